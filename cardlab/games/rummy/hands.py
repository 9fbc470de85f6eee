"""How cards move between hands, pile, stock and table, and what the others have seen of a hand."""

from __future__ import annotations

from ...core.cards import Card, Cards, Hands, less, without
from .state import RummyState

S = RummyState


def put(hands: Hands, seat: int, cards: Cards) -> Hands:
    """The hands with one of them changed."""
    return (*hands[:seat], cards, *hands[seat + 1 :])


def spent(state: S, cards: Cards) -> S:
    """The state after cards of the hand on turn have gone to the table; what was owed of them is settled."""
    seat, fresh = state.turn, less(cards, state.owed)
    return state.but(
        hands=put(state.hands, seat, without(state.hand, *cards)),
        shown=put(state.shown, seat, less(state.shown[seat], cards)) if state.shown[seat] else state.shown,
        owed=less(state.owed, cards) if state.owed else (),
        active=state.active or bool(fresh))


def received(state: S, cards: Cards, owed: bool = False) -> S:
    """The state after cards that all have seen have gone to the hand on turn."""
    seat = state.turn
    return state.but(
        hands=put(state.hands, seat, state.hand + cards),
        shown=put(state.shown, seat, state.shown[seat] + cards),
        owed=state.owed + cards if owed else state.owed)


def taken(state: S, count: int) -> S:
    """The state after the player on turn has taken so many cards from the pile."""
    cards = state.pile[:count]
    return received(state, cards).but(pile=state.pile[count:], taken=cards, phase="play", discarder=None)


def thrown(state: S, card: Card) -> S:
    """The state after a card of the hand on turn has gone to the pile."""
    seat = state.turn
    return state.but(
        hands=put(state.hands, seat, without(state.hand, card)),
        shown=put(state.shown, seat, less(state.shown[seat], (card,))) if state.shown[seat] else state.shown,
        pile=(card, *state.pile))


def refilled(state: S) -> S:
    """The state with all discards but the top one shuffled into a new stock."""
    stock = state.new_stock()
    return state.but(stock=stock, pile=state.pile[:1], again=state.again[len(stock) :], reshuffles=state.reshuffles + 1)


def turn_begun(state: S, seat: int) -> S:
    """The state at the beginning of a seat's turn, with nothing done in it."""
    return state.but(
        turn=seat, phase="draw", fresh=False, extended=False, taken=(), owed=(), discarder=None, active=False)


def over(state: S, ending: str) -> S:
    """The state at the end of the round, when all hands are shown."""
    return state.but(phase="over", ending=ending, discarder=None, shown=state.turned_up())
