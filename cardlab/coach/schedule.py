"""When something practised comes back: after minutes if the answer was wrong, after days that grow if it was right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from fsrs import Card, Rating, Scheduler

from ..core.language import translate as _

Cards = Mapping[str, Card]
"""What is remembered of each rule and tip that was practised, by its name."""

SCHEDULER = Scheduler(enable_fuzzing=False)


def reviewed(card: Card | None, right: bool, now: datetime) -> Card:
    """What is remembered after an answer; `card` is None if this was the first one."""
    after, _log = SCHEDULER.review_card(card or Card(card_id=0, due=now), Rating.Good if right else Rating.Again, now)
    return after


def due(names: Iterable[str], cards: Cards, now: datetime) -> list[str]:
    """What has come back, that which waits longest first."""
    waiting = [name for name in names if name in cards and cards[name].due <= now]
    return sorted(waiting, key=lambda name: cards[name].due)


def fresh(names: Iterable[str], cards: Cards) -> list[str]:
    """What has never been practised, in the order of the sheet."""
    return [name for name in names if name not in cards]


def standing(names: Iterable[str], cards: Cards, now: datetime) -> str:
    """How much is due, known and new, in a sentence."""
    every = list(names)
    waiting, new = len(due(every, cards, now)), len(fresh(every, cards))
    return _("Due: {due}. Known: {known}. New: {new}.").format(due=waiting, known=len(every) - waiting - new, new=new)


def ordered(names: Iterable[str], cards: Cards, now: datetime) -> list[str]:
    """What to practise first: what is due, then what is new, then what comes back soonest."""
    every = list(names)
    first = [*due(every, cards, now), *fresh(every, cards)]
    return [*first, *sorted((name for name in every if name not in first), key=lambda name: cards[name].due)]
