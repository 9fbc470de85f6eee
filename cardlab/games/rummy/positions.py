"""Positions laid out for examples: what matters is named, the other cards lie wherever they fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from ...core.cards import RANKS, SUITS, Card, Cards, cards, less, without
from .melds import Melds, held
from .options import RummyOptions
from .state import RummyState, full_pack

Place = Callable[..., str]


@lru_cache(maxsize=16)
def mixed(packs: int, jokers: int) -> Cards:
    """A pack in an order that looks like any other."""
    found = list(full_pack(packs, jokers))
    Random(packs).shuffle(found)
    return tuple(found)


def runs(faces: Cards) -> tuple[Melds, Cards]:
    """Some cards as long runs, and what is left over."""
    melds: list[Cards] = []
    for suit in SUITS:
        run: list[Card] = []
        for rank in RANKS * max(1, len(faces) // 26):
            if rank == "A" and run:
                melds, run = [*melds, tuple(run)], []
            if Card(rank + suit) in faces:
                run.append(next(face for face in faces if face == rank + suit))
                faces = without(faces, run[-1])
            elif run:
                melds, run = [*melds, tuple(run)], []
        melds += [tuple(run)] if run else []
    short = tuple(face for meld in melds if len(meld) < 3 for face in meld)
    return tuple(meld for meld in melds if len(meld) > 2), faces + short


def placing(state: type[RummyState], options: type[RummyOptions]) -> Place:
    """The function that writes positions of a game as lines; you sit in seat 0 and are on turn."""

    def at(hand: str, melds: str = "", *, house: str = "", others: str | int = 6, seats: int = 2, pile: str = "5D",
           left: str = "stock", **more: Any) -> str:
        """A position's line.

        Args:
            hand: your cards.
            melds: the table, with a stroke between melds.
            house: the options that differ from the default.
            others: the cards of the next seats, with a stroke between hands, or how many every other seat holds.
            pile: the discard pile, its top first.
            left: where the cards lie that are not named: in the "stock", the "pile" or on the "table".
        """
        chosen = options.read(house)
        table = tuple(cards(each) for each in melds.split("/")) if melds else ()
        named = tuple(cards(each) for each in others.split("/")) if isinstance(others, str) else ()
        seats = max(seats, len(named) + 1)
        used = (*cards(hand), *cards(pile), *sum(named, ()), *(held(card) for meld in table for card in meld))
        rest = less(mixed(*chosen.copies(seats)), used)
        hands = [cards(hand)]
        for seat in range(1, seats):
            count = 0 if seat in more.get("out", ()) or isinstance(others, str) else others
            hands.append(named[seat - 1] if seat <= len(named) else rest[:count])
            rest = rest[count:]
        heap = cards(pile)
        if left == "table":
            laid, over = runs(rest)
            table, rest, hands[1] = table + laid, (), hands[1] + over
        elif left == "pile":
            heap, rest = heap + rest, ()
        more = {name: cards(" ".join(value)) if name in ("taken", "owed") else value for name, value in more.items()}
        if "was_melds" in more:
            more["was_melds"] = tuple(cards(" ".join(meld)) for meld in more["was_melds"])
        more = {"phase": "play", "opened": (0, 1), "luck": 1, "standing": (0,) * seats, **more}
        phase = more.pop("phase")
        return state(chosen, phase, 0, tuple(hands), ((),) * seats, rest, 1, pile=heap, melds=table, **more).line()

    return at
