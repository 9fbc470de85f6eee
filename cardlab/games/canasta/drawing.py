"""The rules about whose move it is, and about the draw from the stock."""

from __future__ import annotations

from ...core.cards import Cards, less
from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .building import spent
from .moves import Add, Discard, Draw, EndRound, Lay, PutBack, Summary, Take, TakeBack
from .moves_stake import Offer, Resign
from .state import KanastaState

S = KanastaState


@rule(Move, during="over")
def round_under_way(state: S, move: Move) -> Facts | None:
    """Moves are made only while the round lasts.

    This round is over.

    Source: C12.2.
    """
    return {}


@rule(Draw, Take, Lay, Add, TakeBack, PutBack, Discard, Summary, EndRound, Offer, Resign, during="offer")
def answer_the_offer_first(state: S, move: Move) -> Facts | None:
    """While an offer to double the stake waits for its answer, nobody makes any other move.

    You are asked to play on for {stake}. Accept or refuse before anything else.

    Source: C16.4.
    """
    return {"stake": 2 * state.stake}


@rule(Lay, Add, Discard, Summary, during="draw")
def draw_first(state: S, move: Move) -> Facts | None:
    """Your turn has three parts: first draw from the stock or take the discard pile, then lay melds if you like, at
    last discard one card. Then it is the other player's turn.

    Draw from the stock or take the pile first. Only then do you lay or discard from your own cards: {hand}.

    Source: C4.
    """
    return {"hand": state.hand}


@rule(Draw, Take, during="meld")
def one_draw_a_turn(state: S, move: Draw | Take) -> Facts | None:
    """You draw once in a turn, or take the pile instead. What you have drawn from the stock never goes back.

    You have had your draw in this turn. Now lay or discard from your own cards: {hand}.

    Source: C4, C11.2.
    """
    return {"hand": state.hand}


@rule(Draw, during="draw")
def cards_left_to_draw(state: S, move: Draw) -> Facts | None:
    """If you draw from the stock, you draw at once. How many cards: {draw_count}. If the stock holds fewer, you draw what is
    there.

    The stock is empty. Cards in the discard pile: {n}.

    Source: C4, C13.
    """
    return need(state.stock, n=len(state.pile))


@rule(Take, Lay, Add, Discard)
def card_in_your_hand(state: S, move: Move) -> Facts | None:
    """You play cards from your own hand, each of them once.

    Not in your hand: {missing}. Your cards: {hand}.

    Source: C4, C9.1.
    """
    if isinstance(move, Discard) and move.card in state.hand:
        return None
    missing = lacking(state.hand, spent(move))
    return need(not missing, missing=missing, hand=state.hand)


def lacking(hand: Cards, wanted: Cards) -> Cards:
    """The wanted cards that a hand does not hold, or not so often."""
    if len(wanted) == 1:
        return () if wanted[0] in hand else wanted
    return less(wanted, hand)
