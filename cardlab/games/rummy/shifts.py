"""How cards on the table are moved, and what it costs to leave it in disorder."""

from __future__ import annotations

from ...core.cards import Card, Cards, less
from ...core.move import Move
from .hands import put, received
from .melds import Meld, Melds, held
from .moves import Add
from .shifting import PENALTY, joined, lone_parts, parted, split_by
from .shifting_moves import Join, Pull, Split
from .state import Gain, RummyState

S = RummyState


def split_parts(state: S, move: Add) -> Melds:
    """The two melds that an addition makes of one."""
    return split_by(state.melds[move.number - 1], move.face, int(move.place[1:]), state.house.terms)


def shifted(state: S, move: Move) -> tuple[S, Melds, str, Meld]:
    """What pulling, splitting or joining gives: the state without its new table, that table, what was done and to which cards."""
    assert isinstance(move, (Pull, Split, Join))
    at, melds = move.number - 1, state.melds
    meld = melds[at]
    if isinstance(move, Join):
        both = joined(meld, melds[move.other - 1], state.house.terms)
        rest = tuple(each for place, each in enumerate(melds) if place != move.other - 1)
        low = at - (move.other - 1 < at)
        return state.but(extended=True), (*rest[:low], both, *rest[low + 1 :]), "v", both
    if isinstance(move, Split):
        parts: Melds = (meld[: move.after], meld[move.after :])
        return state.but(extended=True), (*melds[:at], parts[0], *melds[at + 1 :], parts[1]), "v", meld
    cards = meld if move.face is None else (move.face,)
    left = () if move.face is None else parted(meld, move.face)
    after = received(state, cards, owed=True).but(extended=True)
    return after, (*melds[:at], *left[:1], *melds[at + 1 :], *left[1:]), "p", cards


def charged(state: S, discard: Card | None, credits: bool) -> S:
    """The state at the end of a turn with its penalties: for cards not played again, and for a table without meaning."""
    sign, house = -1 if credits else 1, state.house
    lone = lone_parts(state)
    if lone and house.invalid_table != "penalise_keep":  # also where only running out of time can end such a turn
        state = put_back(state, discard)
    price = PENALTY * (len(state.owed) if house.penalty_unit == "per_item" else bool(state.owed))
    gains = [Gain(state.turn, "i", sign * price, state.owed)] if price else []
    if lone:
        gains.append(Gain(state.turn, "t", sign * PENALTY, sum(lone, ())))
    return state.but(gains=(*state.gains, *gains)) if gains else state


def put_back(state: S, discard: Card | None) -> S:
    """The state with the table as it lay when the turn began; a discard that came from the table goes back there too."""
    seat, pile = state.turn, state.pile
    table, before = _flat(state.melds), _flat(state.was_melds)
    if discard is not None and less(before, (*state.hand, *table)):
        table, pile = (*table, discard), pile[1:]
    back = less(table, before)
    kept = less(state.hand, less(before, table))
    opened = tuple(each for each in state.opened if each != seat or not state.fresh)
    return state.but(
        melds=state.was_melds, pile=pile, opened=opened, fresh=False, owed=(), gains=state.gains[: state.was_gains],
        hands=put(state.hands, seat, kept + back),
        shown=put(state.shown, seat, less(less(state.shown[seat], less(before, table)), ()) + back))


def _flat(melds: Melds) -> Cards:
    return tuple(held(card) for meld in melds for card in meld)
