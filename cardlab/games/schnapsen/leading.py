"""The rules of 66 that say when it is your turn and what you may do before you lead."""

from __future__ import annotations

from ...core.cards import FACES
from ...core.language import translate as _
from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves import Claim, Close, DeclareAndClaim, Draw, Exchange, Marry, Play
from .rules import other_of_pair
from .state import SchnapsenState

S = SchnapsenState


@rule(Move, during="over taken")
def only_while_the_deal_lasts(state: S, move: Move) -> Facts | None:
    """Moves are made only while the deal lasts.

    No move can be made now: {why}.

    Source: S10.
    """
    return {"why": _("the deal is over") if state.phase == "over" else _("the trick is being taken away")}


@rule(Draw, during="lead follow duty")
def drawing_goes_by_itself(state: S, move: Draw) -> Facts | None:
    """Drawing goes by itself, unless the winner of a trick may close before it. Closing before drawing:
    {close_before_draw}.

    There is nothing to draw now. Play one of your cards: {hand}.

    Source: S3.6, B3.6.
    """
    return {"hand": state.hand}


@rule(Play, Exchange, during="draw")
def draw_before_leading(state: S, move: Play | Exchange) -> Facts | None:
    """Where closing before drawing is allowed, that choice comes first: close or draw, then lead.

    First draw, or close the stock. Cards that lie there: {n}.

    Source: B3.6.
    """
    return {"n": len(state.stock)}


@rule(Marry, Close, Claim, during="follow duty")
def only_on_lead(state: S, move: Move) -> Facts | None:
    """Only the player on lead declares a marriage, closes the stock or claims 66, and only before playing a card.

    You are not on lead now: {led} waits for your answer.

    Source: S3.1, S7.1, S9.1.
    """
    return {"led": state.led}


@rule(Exchange, during="follow duty")
def exchange_on_your_turn(state: S, move: Exchange) -> Facts | None:
    """The trump jack is exchanged on a turn of your own. When: {exchange_when}.

    You exchange only before you lead, and now {led} waits for your answer.

    Source: S8.1, B3.5.
    """
    return need(state.house.exchange_when == "on_turn", led=state.led)


@rule(Play)
def card_in_your_hand(state: S, move: Play) -> Facts | None:
    """You play a card from your own hand.

    {card} is not in your hand. Your cards: {hand}.

    Source: S13.
    """
    if move.card in state.hand:
        return None
    return {"card": move.card, "hand": state.hand}


@rule(Exchange)
def exchange_before_closing(state: S, move: Exchange) -> Facts | None:
    """Once the stock is closed, nobody exchanges any more.

    The stock is closed, so {jack} can no longer be exchanged for {upcard}.

    Source: S8.2, S9.6.
    """
    return need(state.closer is None, **move.facts(state))


@rule(Exchange)
def exchange_while_stock_lasts(state: S, move: Exchange) -> Facts | None:
    """You may exchange as long as the trump lies under the stock. How much of the stock must be left:
    {exchange_min_stock}.

    Cards left in the stock: {n}. For an exchange there must be at least {least}.

    Source: S8.2, B3.5.
    """
    least = state.house.exchange_min_stock
    return need(len(state.stock) >= least, n=len(state.stock), least=least)


@rule(Exchange)
def exchange_the_trump_jack(state: S, move: Exchange) -> Facts | None:
    """Whoever holds the trump jack may swap it for the trump under the stock. The other player sees both cards, and
    your turn goes on.

    Only {jack} is exchanged, and it is not in your hand. Your cards: {hand}.

    Source: S8.1.
    """
    jack = FACES["J" + state.trump]
    return need(jack in state.hand, jack=jack, hand=state.hand)


@rule(Exchange)
def exchange_after_a_trick(state: S, move: Exchange) -> Facts | None:
    """Some tables let you exchange only once you have taken a trick. At this one: {exchange_needs_trick}.

    You have taken no trick yet, and here you may exchange only after one.

    Source: B3.5.
    """
    return need(not state.house.exchange_needs_trick or state.has_trick(state.turn))


@rule(Close)
def close_only_once(state: S, move: Close) -> Facts | None:
    """The stock is closed at most once: the trump is turned over onto it and nobody draws any more. From that trick
    on you must follow suit, go higher and trump.

    The stock is closed already. Cards that stay in it: {n}.

    Source: S9.1, S9.6.
    """
    return need(state.closer is None, n=len(state.stock))


@rule(Close)
def close_while_stock_lasts(state: S, move: Close) -> Facts | None:
    """You may close from your first lead on. How much of the stock must be left, the trump included:
    {close_min_stock}.

    Cards left in the stock: {n}. To close there must be at least {least}.

    Source: S9.1, B3.6.
    """
    least = state.house.close_min_stock
    return need(len(state.stock) >= least, n=len(state.stock), least=least)


@rule(Marry)
def king_or_queen_leads(state: S, move: Marry) -> Facts | None:
    """A marriage is declared by leading its king or its queen.

    {card} is neither a king nor a queen, and only these declare a marriage.

    Source: S7.1.
    """
    return need(move.card[0] in "KQ", card=move.card)


@rule(Marry)
def both_of_a_suit(state: S, move: Marry) -> Facts | None:
    """A marriage is the king and the queen of one suit, both in your hand. You need not declare it.

    To declare with {card} you would need {partner} too. Your cards: {hand}.

    Source: S7.1, S7.2.
    """
    partner = other_of_pair(move.card)
    return need(partner in state.hand, card=move.card, partner=partner, hand=state.hand)


@rule(Marry)
def marriage_on_your_lead(state: S, move: Marry) -> Facts | None:
    """A marriage is declared on a lead of yours. When: {marriage_timing}.

    You have taken no trick yet, and here a marriage is declared only after one.

    Source: S7.1, B3.4.
    """
    return need(state.house.marriage_timing == "on_lead" or state.has_trick(state.turn))


@rule(Marry)
def marriage_without_stock(state: S, move: Marry) -> Facts | None:
    """When the stock is closed or used up, a marriage may still be declared: {marriage_after_stock}.

    Here no marriage is declared once the stock is closed or used up, so {card} and {partner} bring no points.

    Source: S7.2, B3.4.
    """
    return need(
        state.house.marriage_after_stock or not state.strict, card=move.card, partner=other_of_pair(move.card))


@rule(Claim, DeclareAndClaim)
def claim_66_yourself(state: S, move: Move) -> Facts | None:
    """How a deal ends at 66: {claim_mode}. A claim is made on lead, or together with the marriage that completes the
    points.

    There is nothing to claim: at this table a deal ends by itself as soon as somebody has 66.

    Source: S10.1, B3.3.
    """
    return need(state.house.claim_mode == "manual")
