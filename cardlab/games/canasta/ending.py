"""The rules about the end of a turn and of the round."""

from __future__ import annotations

from ...core.cards import Cards
from ...core.rule import need, rule
from ...core.sentence import Facts
from .building import on_table
from .moves import Discard, EndRound, Summary, Take
from .needs import blocked, can_go_out, frozen_by, needed, short_of_minimum
from .state import KanastaState
from .taking import keep_a_card_when_you_take, one_card_for_one_card, pile_onto_a_canasta

S = KanastaState


def goes_out(state: S, move: Discard | Summary | EndRound) -> bool:
    """Whether a move, if it is legal, makes the player on turn go out."""
    return isinstance(move, Summary) or (isinstance(move, Discard) and len(state.hand) == 1)


@rule(Discard, Summary, EndRound, during="meld:end")
def enough_for_the_first_melds(state: S, move: Discard | Summary | EndRound) -> Facts | None:
    """Whether your first melds reach the minimum is looked at when your turn ends; until then you may lay and take back as
    you like. Whoever lays the whole hand in one turn needs the minimum too: {hand_canasta_minimum}.

    {cards}: that counts {points}, and your first melds need {least}. Lay more, or take these cards back.

    Source: C4, C7.1, C14.
    """
    short = short_of_minimum(state, goes_out(state, move))
    return {"cards": state.laid, "points": short[0], "least": needed(state, short[1])} if short else None


@rule()
def one_discard_ends_the_turn(state: S) -> int:
    """Your turn ends when you put one card of your hand face up onto the pile. A wild card freezes the pile; a black three only
    keeps the other player from taking it in the next turn.

    Source: C9.1, C9.2.
    """
    return 1 - state.turn


@rule(Discard, during="meld:end")
def keep_a_card(state: S, move: Discard) -> Facts | None:
    """Whoever cannot go out must keep a card in the hand after discarding.

    {card} is your last card, and you may discard it only if you can go out. Your canastas: {canastas} of {needed}.

    Source: C12.4.
    """
    if len(state.hand) > 1 or can_go_out(state):
        return None
    return {"card": move.card, "canastas": state.canastas(state.turn), "needed": state.house.canastas_to_go_out}


@rule(Summary)
def one_card_left_at_most(state: S, move: Summary) -> Facts | None:
    """You go out when all your cards are laid, or all but one. You need not: whoever has a canasta and more cards may go
    on as before.

    Cards left in your hand: {n}. To go out there may be one at most: {hand}.

    Source: C12.1, C12.5.
    """
    return need(len(state.hand) < 2, n=len(state.hand), hand=state.hand)


@rule(Summary)
def canasta_to_go_out(state: S, move: Summary) -> Facts | None:
    """Nobody goes out without canastas. How many you need: {canastas_to_go_out}. You may complete them in the same turn.

    You cannot go out yet. Your canastas: {canastas} of {needed}. The cards of your largest meld: {most}.

    Source: C6.6, C12.1.
    """
    if can_go_out(state):
        return None
    sizes = [len(meld.cards) for meld in state.own(state.turn)]
    return {
        "canastas": state.canastas(state.turn), "needed": state.house.canastas_to_go_out, "most": max(sizes, default=0)}


@rule()
def last_card_of_the_round(state: S) -> Cards:
    """Whoever goes out ends the round at once, and it is scored. If a card was left in that hand: {summary_last_card}.

    Source: C12.2, C12.3.
    """
    return state.hand if state.house.summary_last_card == "discarded" else ()


@rule(Discard, EndRound, during="meld:end")
def black_threes_only_on_going_out(state: S, move: Discard | EndRound) -> Facts | None:
    """Where black threes may be melded, it is only in the turn in which their player goes out.

    {cards}: black threes are laid only when you go out, and this does not. Take them back.

    Source: C6.7.
    """
    if state.house.black_three_meld == "never":
        return None
    threes = on_table(state, "3")
    return need(not threes or goes_out(state, move), cards=threes)


@rule(Discard, during="meld:end")
def no_discard_after_the_last_red_three(state: S, move: Discard) -> Facts | None:
    """If the last card of the stock is a red three, nothing replaces it: {last_card_red_three}. If it does not end at once,
    it ends without another discard, unless that is the last card of a player who goes out.

    The stock has ended with a red three, so {card} is not discarded any more. Lay what you can and end the round.

    Source: C5.4.
    """
    return need(not state.drained or goes_out(state, move), card=move.card)


@rule(EndRound)
def stock_is_used_up(state: S, move: EndRound) -> Facts | None:
    """When the stock is used up and nothing ends the round by itself, the player on turn ends it: nobody has gone out, and
    both count their cards.

    The round goes on as long as there is a card to draw. Cards in the stock: {n}.

    Source: C13.
    """
    return need(not state.stock, n=len(state.stock))


@rule(EndRound, during="meld")
def turn_under_way_is_finished(state: S, move: EndRound) -> Facts | None:
    """A turn that has begun ends with a discard or by going out, even if the stock is empty.

    You have had your draw, so end your turn with a discard. Your cards: {hand}.

    Source: C4.
    """
    return need(state.drained, hand=state.hand)


@rule(EndRound, during="draw")
def pile_that_must_be_taken(state: S, move: EndRound) -> Facts | None:
    """What happens on your turn if the stock is empty: {stock_exhaustion}. The pile fits if it is not frozen for you, its top
    card goes onto a meld of yours, and you can end your turn after that; a pile that does not fit may still be taken with a pair.

    {card} goes onto your meld, so you must take the pile: {meld}.

    Source: C13.
    """
    meld = must_take(state)
    return need(not meld, card=state.pile[:1], meld=meld)


def must_take(state: S) -> Cards:
    """The own meld onto which the top of the pile must be taken because the stock is empty; none if that is not so."""
    house = state.house
    if state.stock or not state.pile or house.stock_exhaustion != "classic" or blocked(state) or frozen_by(state):
        return ()
    meld = on_table(state, state.pile[0][0])
    return meld if meld and all(rule.test(state, TAKE) is None for rule in ENDED) else ()


TAKE, ENDED = Take(), (pile_onto_a_canasta, one_card_for_one_card, keep_a_card_when_you_take)
"""Taking with the top card alone, and the rules that may still refuse it."""
