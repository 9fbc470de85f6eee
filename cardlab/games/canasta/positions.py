"""Positions laid out for examples: what matters is named, the other cards lie wherever they fit. You sit in seat 0."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from ...core.cards import Card, Cards, cards
from .melds import MOST_WILD, PACK, RED_THREES, WILD, Meld, Melds
from .options import KanastaOptions
from .state import KanastaState


@cache
def mixed() -> Cards:
    """The pack in an order that looks like any other."""
    found = list(PACK)
    Random(1).shuffle(found)
    return tuple(found)


@cache
def options(house: str) -> KanastaOptions:
    """The house rules of a position."""
    return KanastaOptions.read(house)


def without(faces: Cards, gone: Iterable[Card]) -> Cards:
    """Many cards without others, each once."""
    left = Counter(gone)
    found = []
    for card in faces:
        if left[card]:
            left[card] -= 1
        else:
            found.append(card)
    return tuple(found)


def at(hand: str, yours: str = "", theirs: str = "", *, house: str = "", others: str | int = 6, pile: str | None = None,
       threes: str = "- / -", stock: str = "", left: str = "stock", bought: str = "", phase: str = "meld", **more: Any) -> str:
    """A position's line; you are on turn and have drawn.

    Args:
        hand: your cards.
        yours, theirs: the melds of both players with strokes between them; what follows a plus was laid in this turn, what
            follows a second plus was laid to take the pile.
        house: the options that differ from the default.
        others: the other player's cards, or how many there are.
        stock: the next cards of the stock.
        pile: the discard pile, its top first.
        bought: the pile that you have taken in this turn.
        left: where the cards lie that are not named: in the "stock", or on the "table" of the other player.
    """
    melds = _read(0, yours) + _read(1, theirs)
    red = tuple(cards(each) for each in threes.split("/"))
    heap = cards(("" if bought else "9D") if pile is None else pile)
    used = (*cards(hand), *heap, *cards(stock), *sum(red, ()), *sum((meld.cards for meld in melds), ()))
    other = cards(others) if isinstance(others, str) else ()
    rest = without(mixed(), (*used, *other))
    if isinstance(others, int):
        other = tuple(card for card in rest if card not in RED_THREES)[:others]
        rest = without(rest, other)
    if left == "table":
        laid, over, reds = _tabled(rest, {meld.rank for meld in melds if meld.owner == 1})
        melds, heap, red, rest = melds + laid, heap + over, (red[0], red[1] + reds), ()
    return KanastaState(
        options(house), phase, 0, (cards(hand), other), ((), ()), (*cards(stock), *rest), 1, pile=heap, melds=melds,
        threes=red, bought=cards(bought), **more).line()


def _read(owner: int, words: str) -> Melds:
    """Melds written with strokes between them."""
    found = []
    for word in filter(None, (each.strip() for each in words.split("/"))):
        old, new, paid = (cards(part) for part in (word + "++").split("+")[:3])
        found.append(Meld(owner, old, new, paid))
    return tuple(found)


def _tabled(rest: Cards, taken: set[str]) -> tuple[Melds, Cards, Cards]:
    """Cards as melds of the other player, what is left over, and the red threes."""
    red = tuple(card for card in rest if card in RED_THREES)
    wild = [card for card in rest if card in WILD]
    ranks: dict[str, list[Card]] = {}
    for card in rest:
        if card in WILD or card[0] == "3":
            continue
        ranks.setdefault(card[0], []).append(card)
    melds = []
    for rank, naturals in ranks.items():
        if len(naturals) > 2 and rank not in taken:
            most = min(MOST_WILD, len(naturals), len(wild))
            melds.append(Meld(1, (*naturals, *(wild.pop() for _each in range(most)))))
    laid = tuple(card for meld in melds for card in meld.old)
    return tuple(melds), without(rest, (*laid, *red)), red
