"""What can be tried: all draws and discards, and a choice of melds, additions and changes on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...core.cards import BACK, JOKER, Card, Cards
from ...core.move import Move
from .finder import ONE_JOKER, best, opening, possible
from .joining import (
    card_fits_the_meld,
    jokers_may_be_added,
    meld_on_the_table,
    misfit,
    no_adding_around_the_corner,
    room_in_the_set,
    say_which_end,
)
from .jokers import stands_for
from .laying import (
    card_in_your_hand,
    each_suit_once_in_a_set,
    no_laying_around_the_corner,
    set_or_run,
    three_cards_at_least,
    two_cards_are_no_jokers,
)
from .melds import KEPT, PLACE, Meld, Terms, Values, as_joker, faces, grown, in_hand, jokers, kind, natural, worth
from .moves import Add, Discard, Draw, EndTurn, Knock, Lay, Swap
from .shifting import joined, parted
from .shifting_moves import Join, Pull, Split
from .state import RummyState

DRAW, END_TURN = Draw(), EndTurn()
ALWAYS_KEPT = (
    card_in_your_hand,
    three_cards_at_least,
    two_cards_are_no_jokers,
    each_suit_once_in_a_set,
    no_laying_around_the_corner,
    set_or_run,
    meld_on_the_table,
    jokers_may_be_added,
    room_in_the_set,
    no_adding_around_the_corner,
    card_fits_the_meld,
    say_which_end,
)
"""The rules that no move breaks which is offered here."""
MOST, FEW = 24, 8
"""Melds offered at once, and those of a big hand."""


def most(hand: Cards) -> int:
    """How many melds of a hand are offered at once."""
    return MOST if len(hand) <= ONE_JOKER else FEW


@lru_cache(maxsize=500)
def lays(hand: Cards, terms: Terms) -> tuple[Lay, ...]:
    """Single melds of a sorted hand, those with few jokers and many cards first; where there are many, also those that
    together leave least."""
    found = sorted(possible(hand, terms), key=lambda meld: (jokers(meld), -len(meld)))
    least = best(hand, terms, Values()).melds if len(found) > most(hand) else ()
    return tuple(Lay((meld,)) for meld in dict.fromkeys([*found[: most(hand)], *least]))


@lru_cache(maxsize=500)
def openings(hand: Cards, terms: Terms, values: Values, least: int, single: bool) -> tuple[Lay, ...]:
    """First layings of a sorted hand: the cheapest, the one that leaves least, and each single meld that is enough."""
    every = possible(hand, terms)
    if len(hand) <= ONE_JOKER and reach(hand, every, values) < least:
        return ()
    alone = [meld for meld in every if worth(meld, values) >= least]
    alone.sort(key=lambda meld: (jokers(meld), len(meld)))
    found = opening(hand, terms, values, least, whole_turn=not single)
    moves = [Lay(found.melds)] if found and found.melds else []
    whole = best(hand, terms, values).melds if moves and not single else ()
    if whole and sum(worth(meld, values) for meld in whole) >= least:
        moves.append(Lay(whole))
    return tuple(dict.fromkeys([*moves, *(Lay((meld,)) for meld in alone[: most(hand)])]))


def reach(hand: Cards, melds: list[Meld], values: Values) -> int:
    """More than any melds of a hand can be worth together, quickly worked out."""
    useful = {card for meld in melds for card in meld}
    extra = values.identical if any(len(set(meld)) == 1 for meld in melds) else 0
    high = values.high_ace
    points = sum(high if card[0] == "A" else in_hand(card, values) for card in hand if card in useful)
    return points + hand.count(JOKER) * max(high, values.joker or 0) + extra * len(hand) if melds else -1


def laying(state: RummyState) -> tuple[Lay, ...]:
    """Melds that the hand on turn can lay."""
    house, hand = state.house, tuple(sorted(state.hand))
    if state.seat_opened:
        return lays(hand, house.terms)
    single = getattr(house, "opening_scope", "") == "single_meld"
    return openings(hand, house.terms, house.worths, house.opening_min, single)


@lru_cache(maxsize=KEPT)
def fitting(meld: Meld, number: int, card: Card, terms: Terms) -> tuple[Add, ...]:
    """The ways to add a card to a meld."""
    if misfit(meld, card, terms):
        return ()
    longer = grown(meld, card, terms)
    if len(longer) == 1 or not natural(card):
        return tuple(dict.fromkeys(Add(number, _added(meld, each, card)) for each in longer))
    return tuple(Add(number, card, "<" if each[1:] == meld else ">") for each in longer)


def _added(meld: Meld, longer: Meld, card: Card) -> Card:
    """The card of a longer meld that the shorter one lacks; a joker with its face."""
    if natural(card):
        return card
    if longer[1:] == meld:
        return longer[0]
    return longer[-1] if longer[:-1] == meld else as_joker(next(face for face in faces(longer) if face not in faces(meld)))


def adding(state: RummyState) -> Iterator[Move]:
    """What can be added to the table, and which jokers can be taken."""
    terms, hand = state.house.terms, dict.fromkeys(state.hand)
    jokers_too = getattr(state.house, "joker_layoff", False)
    for number, meld in enumerate(state.melds, 1):
        for card in hand:
            if card != BACK and (card != JOKER or jokers_too):
                yield from fitting(meld, number, card, terms)
        for face in stands_for(meld):
            if face in hand:
                yield Swap(number, face)


def moving(state: RummyState) -> Iterator[Move]:
    """Changes of what lies on the table: cards that go with the hand, and, at first, larger ones.

    Nothing is offered while cards that were taken wait to be played, so that no turn goes round in circles.
    """
    terms = state.house.terms
    if state.owed:
        return
    for number, meld in enumerate(state.melds, 1):
        for card in dict.fromkeys(meld):
            if natural(card) and helps(state.hand, card) and all(kind(part, terms) for part in parted(meld, card)):
                yield Pull(number, card)
        for card in dict.fromkeys(state.hand):
            if len(meld) > 4 and card in meld[2:-2] and card not in meld[:1]:
                yield Add(number, card, f"@{meld.index(card)}")
        if not state.extended:
            yield from _larger(state, number, meld)


def _larger(state: RummyState, number: int, meld: Meld) -> Iterator[Move]:
    if not jokers(meld):
        yield Pull(number)
    yield from (Split(number, after) for after in range(3, len(meld) - 2))
    yield from (Join(number, other) for other in range(number + 1, len(state.melds) + 1)
                if joined(meld, state.melds[other - 1], state.house.terms))


def helps(hand: Cards, card: Card) -> bool:
    """Whether a card makes a meld with two cards of the hand, at a quick look."""
    wild = JOKER in hand
    suits = {each[1] for each in hand if each[0] == card[0] and each[1] != card[1]}
    if len(suits) + wild > 1 or hand.count(card) + wild > 1:
        return True
    place = PLACE[card[0]]
    near = {PLACE[each[0]] - place for each in hand if each[1] == card[1] and natural(each)}
    return any(len(near & pair) + wild > 1 for pair in ({-2, -1}, {-1, 1}, {1, 2}))


def knocking(state: RummyState) -> list[Move]:
    """The knock of the player whose view this is."""
    return [Knock(state.eyes)] if state.eyes is not None and state.eyes >= 0 and state.discarder is not None else []


def playing(state: RummyState, move_cards: bool, end_turn: bool) -> list[Move]:
    """Everything that the player on turn could do after drawing, what ends the turn first."""
    found: list[Move] = [END_TURN] if end_turn else [Discard(card) for card in dict.fromkeys(state.hand) if card != BACK]
    found += laying(state)
    if state.melds and state.seat_opened:
        found += adding(state)
        if move_cards:
            found += moving(state)
    return found
