"""Hints: what to look at, which cards, the move, and why; each rung says a little more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.guide import Choice, choices
from ..core.cards import BACK, Card, Cards
from ..core.game import Game
from ..core.move import Move
from ..core.rule import Advice, Tip

STEPS = 3
"""The longest plan that is shown at once."""


@dataclass(frozen=True)
class Hint:
    """Advice for the player to move, in four rungs.

    Attributes:
        look: where to look.
        cards: the cards of the own hand that the advice is about.
        steps: for each of these cards, which move of the plan it is for, counted from 1.
        moves: the plan, as far as it needs nothing that is not known yet.
        sentences: the moves of the plan as sentences.
        why: the reason for the first of them.
        tip: the advice behind it.
    """

    look: str
    cards: Cards
    steps: tuple[int, ...]
    moves: tuple[Move, ...]
    sentences: tuple[str, ...]
    why: str
    tip: Tip


def hint(game: Game, view: Any, tips: Sequence[Tip] | None = None) -> Hint | None:
    """The best advice for the player to move, or None where no tip has anything to say."""
    if view.phase == "over" or view.eyes not in (None, view.turn) or BACK in view.hand:
        return None
    first = next(iter(choices(game, view, tips)), None)
    if first is None or first.tip is None:
        return None
    plan = _plan(game, view, first, tips)
    pointed = _pointed(game, view, plan) or [(face, 1) for face in _named(first.advice, view.hand)]
    return Hint(
        look=first.look(),
        cards=tuple(face for face, _step in pointed),
        steps=tuple(step for _face, step in pointed),
        moves=tuple(move for _state, move in plan),
        sentences=tuple(move.say(state) for state, move in plan),
        why=first.why(),
        tip=first.tip,
    )


def _plan(game: Game, view: Any, first: Choice, tips: Sequence[Tip] | None) -> list[tuple[Any, Move]]:
    """The advised move and those that follow it without new knowledge, each with the view in which it is made."""
    steps = [(view, first.move)]
    while len(steps) < STEPS:
        state, move = steps[-1]
        after = game.play(state, move)
        if after.phase == "over" or after.turn != view.turn or BACK in after.hand:
            break
        following = choices(game, after, tips)[0]
        if following.tip is None:
            break
        steps.append((after, following.move))
    return steps


def _pointed(game: Game, view: Any, plan: Sequence[tuple[Any, Move]]) -> list[tuple[Card, int]]:
    """The cards of the hand that the plan uses, each with the number of its move."""
    left, made = Counter(view.hand), []
    for number, (state, move) in enumerate(plan, 1):
        for face in (move.card,) if move.card is not None else _used(state, game.play(state, move)):
            if left[face]:
                left[face] -= 1
                made.append((face, number))
    return made


def _used(state: Any, after: Any) -> Cards:
    """The cards that have left the hand of the player to move."""
    return tuple((Counter(state.hand) - Counter(after.hands[state.turn])).elements())


def _named(advice: Advice | None, hand: Cards) -> Cards:
    """The cards of the hand that an advice speaks about."""
    facts = advice.facts.values() if advice else ()
    several = [fact if isinstance(fact, tuple) else (fact,) for fact in facts]
    named = Counter(face for faces in several for face in faces if isinstance(face, Card))
    return tuple((named & Counter(hand)).elements())
