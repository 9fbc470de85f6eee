"""The rules about laying melds, and how much the first ones must be worth."""

from __future__ import annotations

from collections import Counter

from ...core.cards import Cards
from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .faults import fault, settled
from .joining import misses
from .melds import Melds, held, jokers, worth
from .moves import Add, Discard, Lay, Swap, meld_at
from .state import RummyState

S = RummyState


def laid(state: S, move: Lay) -> Melds:
    """The melds that a move lays, jokers with faces and runs in order."""
    terms = state.house.terms
    return tuple(settled(meld, terms) for meld in move.melds)


def found(state: S, move: Lay, code: str) -> Facts | None:
    """The facts of the first meld of a move that has this fault."""
    for meld in laid(state, move):
        wrong = fault(meld, state.house.terms)
        if wrong and wrong[0] == code:
            return wrong[1]
    return None


def spent(move: Move) -> Cards:
    """The cards of the hand that a move takes."""
    if isinstance(move, Lay):
        return tuple(held(card) for meld in move.melds for card in meld)
    return (move.card,) if move.card is not None else ()


@rule(Lay, Add, Swap, Discard)
def card_in_your_hand(state: S, move: Move) -> Facts | None:
    """You play cards from your own hand, each of them once.

    Not in your hand: {missing}. Your cards: {hand}.

    Source: SG-R17, IG-R16, RK-R7.
    """
    if move.card in state.hand:
        return None
    missing = tuple((Counter(spent(move)) - Counter(state.hand)).elements())
    return need(not missing, missing=missing, hand=state.hand)


@rule(Lay)
def three_cards_at_least(state: S, move: Lay) -> Facts | None:
    """A meld has three cards at least.

    {meld}: that is not enough cards for a meld, there must be three at least.

    Source: SG-R13, IG-R8, RK-R9.
    """
    return found(state, move, "TOO_SHORT")


@rule(Lay)
def two_cards_are_no_jokers(state: S, move: Lay) -> Facts | None:
    """A joker in a meld stands for a card that you lack. At least two cards of a meld must not be jokers; otherwise
    nobody could tell a set from a run.

    {meld}: jokers in it, {n}; other cards, {naturals}. Two cards at least must not be jokers.

    Source: SG-R13, RK-A4.
    """
    return found(state, move, "MIN_NATURALS")


@rule(Lay, Add)
def fewer_jokers_than_cards(state: S, move: Lay | Add) -> Facts | None:
    """A meld may hold several jokers. How many: {joker_share}.

    {meld}: there must be fewer jokers than other cards, and that would make {n} of them.

    Source: RK-A4.
    """
    if isinstance(move, Lay):
        return found(state, move, "JOKER_LIMIT")
    share = state.house.terms.jokers_minority and misses(state, move) == "share"
    meld = meld_at(state, move.number)
    return need(not share, meld=(*meld, move.face), n=jokers(meld) + 1)


@rule(Lay)
def one_joker_in_a_combination(state: S, move: Lay) -> Facts | None:
    """A joker in a combination stands for a card that you lack. A combination holds one joker at most.

    {meld}: jokers in it, {n}. A combination holds one joker at most.

    Source: IG-R13, IG-A21.
    """
    return found(state, move, "JOKER_LIMIT") or found(state, move, "MIN_NATURALS")


@rule(Lay)
def each_suit_once_in_a_set(state: S, move: Lay) -> Facts | None:
    """A set is three or four cards of one rank, such as three eights. Every suit is in it once at most, and a joker
    takes the place of a suit that is missing.

    {meld}: in a set every suit stands once, so with {card} this is none.

    Source: SG-R10, IG-R10, RK-R9.
    """
    return found(state, move, "SET_DUP_SUIT")


@rule(Lay)
def no_laying_around_the_corner(state: S, move: Lay) -> Facts | None:
    """The ace stands at the beginning of a run, before the two, or at its end, after the king. A run never goes on from
    king to ace to two.

    {meld}: a run ends with the ace after the king; it does not go around the corner.

    Source: SG-R12, IG-R9, RK-R10.
    """
    return found(state, move, "CORNER")


@rule(Lay)
def set_or_run(state: S, move: Lay) -> Facts | None:
    """A run is three to thirteen cards of one suit in order, such as four, five and six of clubs. What is neither a run
    nor a set is no meld.

    {meld}: that is neither cards of one suit in order nor cards of one rank.

    Source: SG-R11, IG-R9, RK-R10.
    """
    return found(state, move, "NOT_A_MELD")


@rule(Lay)
def enough_for_the_first_laying(state: S, move: Lay) -> Facts | None:
    """The first melds that you lay, all in one turn, must be worth enough together. Points needed: {opening_min}.

    {melds}: that is worth {points}, and your first laying must be worth {least}.

    Source: RK-R13, IG-R22.
    """
    if state.seat_opened:
        return None
    melds, least = laid(state, move), state.house.opening_min
    points = sum(worth(meld, state.house.worths) for meld in melds)
    return need(points >= least, melds=sum(melds, ()), points=points, least=least)


@rule(Lay)
def enough_to_come_out(state: S, move: Lay) -> Facts | None:
    """The first melds that you lay, all in one turn, must be worth enough. Points needed: {opening_min}. What must
    reach them: {opening_scope}.

    {melds}: that is worth {points}, and your first laying must be worth {least}.

    Source: SG-R15, SG-R16, SG-A4.
    """
    if state.seat_opened:
        return None
    melds, least = laid(state, move), state.house.opening_min
    points = [worth(meld, state.house.worths) for meld in melds]
    reached = sum(points) if state.house.opening_scope == "turn_total" else max(points, default=0)
    return need(reached >= least, melds=sum(melds, ()), points=reached, least=least)


@rule(Lay, Add)
def keep_a_card_to_discard(state: S, move: Lay | Add) -> Facts | None:
    """You go out when you have no card left. Your last card: {final_discard}.

    Your last card must be discarded, and this would leave you none. Keep one of these back: {cards}.

    Source: SG-A7, RK-R16, RK-A13.
    """
    if state.house.final_discard == "optional":
        return None
    cards = spent(move)
    return need(len(cards) < len(state.hand), cards=state.hand)
