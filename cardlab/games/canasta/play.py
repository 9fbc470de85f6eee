"""Dealing, drawing, melding and ending: how a round of Kanasta goes on."""

from __future__ import annotations

from typing import Any

from ...core.cards import FACES, Card, Cards, Hands, less, without
from ...core.move import Move
from .dealing import dealt
from .ending import last_card_of_the_round, one_discard_ends_the_turn
from .laying import one_meld_of_each_rank
from .melds import RED_THREES, Meld, Melds, rank_of
from .moves import Add, Discard, Draw, EndRound, Lay, PutBack, Summary, Take, TakeBack
from .moves_stake import Accept, Offer, Refuse
from .needs import is_meld
from .options import KanastaOptions
from .state import KanastaState

S = KanastaState


def deal_out(options: KanastaOptions, pack: Cards, dealer: int, match: Any) -> S:
    """The first state of a round from a shuffled pack; the player who did not deal begins."""
    first = 1 - dealer
    hands, threes, stock, pile = dealt(options, pack, first)
    return KanastaState(
        options, "draw", first, hands, ((), ()), stock, dealer, pile=pile, threes=threes, acceptors=match.acceptors,
        standing=match.standing)


def apply(state: S, move: Move) -> S:
    """The state after a legal move."""
    if isinstance(move, Discard):
        return discarded(state, move.card)
    if isinstance(move, Draw):
        return drawn(state)
    if isinstance(move, Take):
        return taken(state, move)
    if isinstance(move, Lay):
        cards = tuple(sum(move.melds, ()))
        return spent(state, cards).but(melds=merged(state.melds, state.turn, move.melds))
    if isinstance(move, Add):
        return spent(state, move.cards).but(melds=longer(state.melds, move.number - 1, move.cards))
    if isinstance(move, TakeBack):
        return taken_back(state, move)
    if isinstance(move, PutBack):
        return put_back(state)
    if isinstance(move, Summary):
        return summed_up(state)
    if isinstance(move, EndRound):
        return over(state, "red three" if state.drained else "stock")
    return staked(state, move)


def staked(state: S, move: Move) -> S:
    """The state after a move about the stake."""
    if isinstance(move, Offer):
        return state.but(offer=state.turn, resume=state.phase, phase="offer", turn=1 - state.turn)
    if isinstance(move, Accept):
        assert state.offer is not None
        return state.but(acceptors=(*state.acceptors, state.turn), phase=state.resume, turn=state.offer, offer=None, resume="")
    ending = "refused" if isinstance(move, Refuse) else "resigned"
    return over(state.but(loser=state.turn, offer=None, resume=""), ending)


def put(hands: Hands, seat: int, cards: Cards) -> Hands:
    """The hands with one of them changed."""
    return (cards, hands[1]) if seat == 0 else (hands[0], cards)


def spent(state: S, cards: Cards) -> S:
    """The state after cards have left the hand on turn."""
    seat, seen = state.turn, state.shown[state.turn]
    shown = put(state.shown, seat, less(seen, cards)) if seen else state.shown
    return state.but(hands=put(state.hands, seat, without(state.hand, *cards)), shown=shown)


def received(state: S, cards: Cards) -> S:
    """The state after cards that both players have seen have come to the hand on turn."""
    seat = state.turn
    return state.but(
        hands=put(state.hands, seat, state.hand + cards), shown=put(state.shown, seat, state.shown[seat] + cards))


def longer(melds: Melds, at: int, cards: Cards, paid: Cards = ()) -> Melds:
    """The melds with cards added to one of them."""
    meld = melds[at]
    return (*melds[:at], Meld(meld.owner, meld.old, meld.new + cards, meld.paid + paid), *melds[at + 1 :])


def merged(melds: Melds, seat: int, groups: tuple[Cards, ...], *, paid: bool = False) -> Melds:
    """The melds with groups of cards laid by a player, each joined to the player's own meld of its rank if there is one."""
    for cards in groups:
        rank = rank_of(cards)
        at = one_meld_of_each_rank.test(melds, seat, rank)
        if at == len(melds):
            melds = (*melds, Meld(seat, ()))
        melds = longer(melds, at, () if paid else cards, cards if paid else ())
    return melds


def drawn(state: S) -> S:
    """The state after drawing; red threes are laid out and replaced, and the last card of the stock may be one. Source: C5."""
    seat, stock, threes = state.turn, state.stock, state.threes[state.turn]
    got: list[Card] = []
    drained = False
    while stock and len(got) < state.house.draw_count:
        card, stock = stock[0], stock[1:]
        if card in RED_THREES:
            threes, drained = (*threes, FACES[card]), not stock
        else:
            got.append(card)
    after = state.but(
        hands=put(state.hands, seat, (*state.hand, *got)), stock=stock, threes=put(state.threes, seat, threes), phase="meld")
    if not drained:
        return after
    return over(after, "red three") if state.house.last_card_red_three == "round_ends_now" else after.but(drained=True)


def taken(state: S, move: Take) -> S:
    """The state after taking the pile: its top card is laid, the others come to the hand. Source: C8.6."""
    seat, pile = state.turn, state.pile
    red, rest = _sorted_out(pile)
    after = spent(state, (*move.using, *sum(move.melds, ())))
    melds = merged(after.melds, seat, ((pile[0], *move.using), *move.melds), paid=True)
    after = after.but(
        pile=(), bought=pile, melds=melds, phase="meld", threes=put(state.threes, seat, state.threes[seat] + red))
    return received(after, rest)


def _sorted_out(pile: Cards) -> tuple[Cards, Cards]:
    """The red threes of a pile that is taken, and what goes to the hand."""
    rest = pile[1:]
    return tuple(card for card in rest if card in RED_THREES), tuple(card for card in rest if card not in RED_THREES)


def put_back(state: S) -> S:
    """The state before the pile was taken. Source: C11.3."""
    seat, pile = state.turn, state.bought
    red, rest = _sorted_out(pile)
    paid = without(tuple(card for meld in state.melds for card in meld.paid), pile[0])
    melds = tuple(Meld(meld.owner, meld.old) for meld in state.melds if meld.old)
    after = received(spent(state, rest), paid)
    threes = put(state.threes, seat, without(state.threes[seat], *red))
    return after.but(pile=pile, bought=(), melds=melds, phase="draw", threes=threes)


def returning(state: S, move: TakeBack) -> Cards:
    """The cards that go back to the hand: those asked for, or all laid in this turn if what is left would be no meld."""
    meld = state.melds[move.number - 1]
    left = meld.old + meld.paid + less(meld.new, move.cards)
    return move.cards if not left or is_meld(left, state.house) else meld.new


def taken_back(state: S, move: TakeBack) -> S:
    """The state after cards laid in this turn have gone back to the hand. Source: C11."""
    at, back = move.number - 1, returning(state, move)
    meld = state.melds[at]
    left = Meld(meld.owner, meld.old, without(meld.new, *back), meld.paid)
    melds = (*state.melds[:at], *((left,) if left.cards else ()), *state.melds[at + 1 :])
    return received(state, back).but(melds=melds)


def discarded(state: S, card: Card) -> S:
    """The state after a discard, which ends the turn, or the round if it was the last card. Source: C9, C12.3."""
    after, pile = spent(state, (card,)), (card, *state.pile)
    if not after.hand:
        return over(after.but(pile=pile, winner=state.turn), "out")
    melds = tuple(Meld(meld.owner, meld.cards) if meld.new or meld.paid else meld for meld in state.melds)
    after = after.but(pile=pile, melds=melds, turn=one_discard_ends_the_turn.test(state), phase="draw", bought=())
    return over(after, "stock") if not state.stock and state.house.stock_exhaustion == "end_when_empty" else after


def summed_up(state: S) -> S:
    """The state after the player on turn has gone out; a card that is left is the discard. Source: C12."""
    last = last_card_of_the_round.test(state)
    after = spent(state, last).but(pile=(*(FACES[card] for card in last), *state.pile), winner=state.turn)
    return over(after, "out")


def over(state: S, ending: str) -> S:
    """The state at the end of the round, when all hands are shown."""
    return state.but(phase="over", ending=ending, shown=state.turned_up())
