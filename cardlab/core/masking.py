"""Which cards of a record's pack a seat has not seen, worked out by following every single card through the deal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from .cards import BACK, Card, Cards, without


def covered(record: Any, seat: int) -> tuple[Any, Cards]:
    """The pack, or the first state if there is no pack, and the stocks made later, with what the seat has not seen face down."""
    start, made = record.start, sum((one.renewed(other) for one, other in pairwise(record.states)), ())
    later = _single(made)
    if record.position:
        pack: Cards = ()
        hands, stock = tuple(map(_unshown, start.hands, start.shown)), _single(start.stock)
        first = start.but(hands=hands, stock=stock)
    else:
        pack = _single(record.pack)
        first = record.game.deal_out(record.match.options, pack, record.dealer, record.match)
    state = first.coming(later)
    for move in record.moves:
        state = record.game.apply(state, move)
    hidden = {id(card) for card in state.hidden(seat)}
    seen = _turned(later, hidden)
    if not record.position:
        return _turned(pack, hidden), seen
    found = start.view(seat).but(eyes=start.eyes)
    turned = (_turned(hand, hidden) for hand in hands)
    hands = tuple(hand if each == seat else _gathered(hand, start.shown[each]) for each, hand in enumerate(turned))
    return found.but(hands=hands, stock=_turned(stock, hidden)), seen


def _single(faces: Iterable[Card]) -> Cards:
    """The cards as objects of their own, so that equal ones can be told apart."""
    return tuple(face if face == BACK else Card(face) for face in faces)


def _unshown(hand: Cards, shown: Cards) -> Cards:
    """A hand in which the cards that nobody has seen are objects of their own."""
    left, found = list(shown), []
    for face in hand:
        if face in left:
            left.remove(face)
            found.append(face)
        else:
            found += _single((face,))
    return tuple(found)


def _gathered(hand: Cards, shown: Cards) -> Cards:
    """A hand with its seen cards first, so that their places do not tell when the others came."""
    rest = without(hand, *shown)
    return (*shown, *(face for face in rest if face != BACK), *(face for face in rest if face == BACK))


def _turned(faces: Cards, hidden: set[int]) -> Cards:
    return tuple(BACK if id(face) in hidden else face for face in faces)
