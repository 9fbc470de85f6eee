"""The rules about changing what lies on the table: pulling cards, splitting and joining melds."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ...core.cards import Card
from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .melds import KEPT, LONGEST_SET, Meld, Melds, Terms, faces, jokers, kind, natural
from .moves import Add, Discard, EndTurn, Lay, meld_at
from .shifting_moves import Join, Pull, Split
from .state import RummyState

S = RummyState
PENALTY = 300
"""Points that a card or joker costs that is not played again, and a table that is left meaningless. Source: IG-R17, IG-R36."""


@lru_cache(maxsize=KEPT)
def parted(meld: Meld, face: Card) -> Melds:
    """What remains of a meld when a card is pulled off it: nothing, one part, or two where a run is cut."""
    at = meld.index(face)
    if len({card[0] for card in faces(meld)}) == 1:
        rest = (*meld[:at], *meld[at + 1 :])
        return (rest,) if rest else ()
    return tuple(part for part in (meld[:at], meld[at + 1 :]) if part)


@lru_cache(maxsize=KEPT)
def split_by(meld: Meld, card: Card, after: int, terms: Terms) -> Melds:
    """The two melds that a card makes of a run when it joins one of the parts; empty if it cannot."""
    for one, other in (((*meld[:after], card), meld[after:]), (meld[:after], (card, *meld[after:]))):
        if kind(one, terms) and kind(other, terms):
            return one, other
    return ()


@lru_cache(maxsize=KEPT)
def joined(one: Meld, other: Meld, terms: Terms) -> Meld:
    """The meld that two parts make together, jokers keeping their faces; empty if they make none."""
    for both in (one + other, other + one):
        if kind(both, terms):
            return both
    return ()


def in_doubt_after(meld: Meld, terms: Terms) -> bool:
    """Whether a joker of what is left of a meld would have lost its certain face."""
    plain = [card for card in meld if natural(card)]
    return bool(jokers(meld)) and (not kind(meld, terms) or (len({card[0] for card in plain}) == 1 and len(meld) < LONGEST_SET
                                                              and len({card[1] for card in plain}) > 1))


def lone_parts(state: S) -> Melds:
    """What would be left meaningless by whoever is on turn: parts that did not lie on the table when the turn began."""
    if state.house.manipulation == "off":
        return ()
    return tuple((Counter(state.fragments()) - Counter(state.was_melds)).elements())


@rule(Pull, Split, Join)
def moving_is_agreed(state: S, move: Move) -> Facts | None:
    """Players may agree that combinations on the table are split and joined, and that cards are taken from them:
    {manipulation}.

    At this table combinations that lie there are only extended. Your own cards: {hand}.

    Source: IG-R34.
    """
    return need(state.house.manipulation != "off", hand=state.hand)


@rule(Add)
def splitting_is_agreed(state: S, move: Add) -> Facts | None:
    """Where combinations may be changed, you may put a card between the cards of a run and so make two runs of it.

    {card} would split {meld}, and at this table combinations are only extended at their ends.

    Source: IG-R34.
    """
    ok = move.place[0] != "@" or state.house.manipulation != "off"
    return need(ok, card=move.face, meld=meld_at(state, move.number))


@rule(Add)
def both_parts_are_runs(state: S, move: Add) -> Facts | None:
    """A card that is put between the cards of a run splits it. Both parts must be runs, one of them together with the
    new card.

    {card} does not make two combinations of {meld} there.

    Source: IG-R34.
    """
    meld = meld_at(state, move.number)
    if move.place[0] != "@" or not meld:
        return None
    return need(split_by(meld, move.face, int(move.place[1:]), state.house.terms), card=move.face, meld=meld)


@rule(Pull)
def card_of_the_meld(state: S, move: Pull) -> Facts | None:
    """You pull a card that lies in the combination, or the whole of it.

    {meld}: {card} is not there.

    Source: IG-A11.
    """
    meld = meld_at(state, move.number)
    return need(move.face is None or move.face in meld, meld=meld, card=move.face)


@rule(Pull)
def jokers_are_not_pulled(state: S, move: Pull) -> Facts | None:
    """A joker leaves the table only in exchange for the card it replaces.

    {meld}: the joker in it can only be exchanged for the card it replaces.

    Source: IG-A11.
    """
    meld = meld_at(state, move.number)
    return need(not jokers(meld if move.face is None else (move.face,)), meld=meld)


@rule(Pull, Split)
def jokers_keep_their_face(state: S, move: Pull | Split) -> Facts | None:
    """A combination with a joker may be shortened only if the rest is still a combination in which the joker stands for
    the same card.

    {meld}: afterwards it would no longer be certain what the joker stands for.

    Source: IG-A11.
    """
    meld = meld_at(state, move.number)
    parts = _parts(meld, move)
    return need(not any(in_doubt_after(part, state.house.terms) for part in parts), meld=meld)


def _parts(meld: Meld, move: Pull | Split) -> Melds:
    """What a move leaves of a meld."""
    if isinstance(move, Split):
        return (meld[: move.after], meld[move.after :])
    return parted(meld, move.face) if move.face is not None and move.face in meld else ()


@rule(Pull, Split)
def combinations_stay_behind(state: S, move: Pull | Split) -> Facts | None:
    """What stays behind when cards are taken, or when a combination is split, may have to be a combination at once.
    Cards may be moved: {manipulation}.

    {meld}: what stays behind would be no combination, and at this table it must be one.

    Source: IG-A11.
    """
    meld, terms = meld_at(state, move.number), state.house.terms
    ok = state.house.manipulation != "menu" or all(kind(part, terms) for part in _parts(meld, move))
    return need(ok, meld=meld)


@rule(Split)
def split_within_the_meld(state: S, move: Split) -> Facts | None:
    """A combination is split between two of its cards.

    {meld}: it has {n} cards and cannot be split after card {after}.

    Source: IG-R34.
    """
    meld = meld_at(state, move.number)
    return need(move.after < len(meld) or not meld, meld=meld, n=len(meld), after=move.after)


@rule(Join)
def parts_go_together(state: S, move: Join) -> Facts | None:
    """Two combinations can be joined if they make one together.

    {one} and {other} do not make one combination.

    Source: IG-R34.
    """
    one, other = meld_at(state, move.number), meld_at(state, move.other)
    ok = not one or not other or (move.number != move.other and joined(one, other, state.house.terms))
    return need(ok, one=one, other=other)


@rule(Lay, Add, Discard, EndTurn)
def leave_the_table_in_order(state: S, move: Move) -> Facts | None:
    """At the end of your turn, everything that lies on the table must be a combination again. Otherwise:
    {invalid_table}.

    {cards}: that is no combination, and your turn cannot end like this. At other tables it would cost you {points} points.

    Source: IG-R36, IG-A10.
    """
    if state.house.invalid_table != "block_end_of_turn" or state.house.manipulation == "off":
        return None
    ends = isinstance(move, (Discard, EndTurn)) or len(state.hand) == _spent(move)
    parts = _left_open(state, move) if ends else ()
    return need(not parts, cards=sum(parts, ()), points=PENALTY)


def _spent(move: Move) -> int:
    return sum(map(len, move.melds)) if isinstance(move, Lay) else 1


def _left_open(state: S, move: Move) -> Melds:
    """The lone parts on the table that the move does not repair."""
    parts = lone_parts(state)
    if isinstance(move, Add) and meld_at(state, move.number) in parts:
        parts = tuple((Counter(parts) - Counter([meld_at(state, move.number)])).elements())
    return parts
