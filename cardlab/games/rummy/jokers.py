"""The rules about taking a joker from a meld on the table."""

from __future__ import annotations

from functools import lru_cache

from ...core.cards import FACES, Card, Cards
from ...core.rule import need, rule
from ...core.sentence import Facts
from .melds import KEPT, Meld, faces, jokers, natural
from .moves import Swap, meld_at
from .state import RummyState

S = RummyState


@lru_cache(maxsize=KEPT)
def stands_for(meld: Meld) -> Cards:
    """The cards that the jokers of a meld replace; in a set all suits that are missing."""
    seen = faces(meld)
    if not jokers(meld):
        return ()
    if len({face[0] for face in seen}) == 1 and len({face[1] for face in seen}) == len(seen):
        plain = {card[1] for card in meld if natural(card)}
        return tuple(FACES[seen[0][0] + suit] for suit in "SHCD" if suit not in plain)
    return tuple(FACES[card[3:]] for card in meld if not natural(card))


def swapped(meld: Meld, card: Card) -> Meld:
    """The meld with that card in the place of the joker that stands for it, or of a set's first joker."""
    joker = next((each for each in meld if each == "JK=" + card), None)
    at = meld.index(joker) if joker else next(at for at, each in enumerate(meld) if not natural(each))
    return (*meld[:at], card, *meld[at + 1 :])


@rule(Swap)
def joker_in_the_meld(state: S, move: Swap) -> Facts | None:
    """A joker can be taken from any meld on the table that has one.

    {meld}: there is no joker in it.

    Source: SG-R18, IG-R15, RK-R14.
    """
    meld = meld_at(state, move.number)
    return need(jokers(meld), meld=meld)


@rule(Swap)
def card_that_the_joker_replaces(state: S, move: Swap) -> Facts | None:
    """You take a joker by putting the card that it stands for in its place. In a run, the place says which card that
    is.

    {meld}: the joker stands for {could}, and {card} does not take its place.

    Source: SG-R18, IG-R15, IG-A2, RK-R14.
    """
    meld = meld_at(state, move.number)
    could = stands_for(meld)
    return need(move.card in could or not jokers(meld), meld=meld, could=could, card=move.card)


def in_doubt(meld: Meld) -> bool:
    """Whether a joker of the meld may stand for either of two suits."""
    return len(stands_for(meld)) > jokers(meld)


@rule(Swap)
def joker_of_a_set(state: S, move: Swap) -> Facts | None:
    """In a set of three cards the joker may stand for either of the two missing suits. What frees it: {joker_set_swap}.

    {meld}: the joker could be any of {could}. Here it is taken only when one suit is missing.

    Source: SG-A8, RK-A6.
    """
    meld = meld_at(state, move.number)
    ok = state.house.joker_set_swap == "any_missing_suit" or not in_doubt(meld)
    return need(ok, meld=meld, could=stands_for(meld))


@rule(Swap)
def joker_without_doubt(state: S, move: Swap) -> Facts | None:
    """A joker is taken only when there is no doubt which card it replaces. In a set of three there is, until the fourth
    card lies there.

    {meld}: the joker could be any of {could}, so it stays. You may extend the set instead.

    Source: IG-R18.
    """
    meld = meld_at(state, move.number)
    return need(not in_doubt(meld), meld=meld, could=stands_for(meld))


@rule()
def joker_stays_yours(meld: Meld) -> Cards:
    """A joker that you have taken is yours, to be used in the same turn or in a later one. It costs you nothing unless
    you still hold it when the round ends.

    Source: SG-R18, RK-R15.
    """
    return tuple(card for card in meld if not natural(card))


@rule()
def joker_is_played_at_once(meld: Meld) -> Cards:
    """A joker that you have taken must be played in the same turn in a new combination, where it may stand for any card.
    Discarding it is not playing it.

    Source: IG-R16, IG-R17, IG-A8.
    """
    return tuple(card for card in meld if not natural(card))
