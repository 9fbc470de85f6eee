"""Advice for the play while the stock is open: counting, leading, answering, declaring and exchanging."""

from __future__ import annotations

from ...core.cards import FACES, Card
from ...core.rule import Advice, advise, tip
from .moves import Claim, DeclareAndClaim, Exchange, Marry, Play
from .reckoning import Count, count, takes
from .rules import other_of_pair
from .state import TARGET, VALUE, SchnapsenState

S = SchnapsenState
WIN, EXCHANGE_FIRST, DECLARE, CASH, ANSWER, LEAD = 100.0, 85.0, 50.0, 30.0, 20.0, 10.0
"""How urgent each kind of advice is: what wins at once comes first, a quiet lead last."""
KEPT = {"A": 12, "T": 10, "K": 4, "Q": 3, "J": 1}
"""What a card is worth in the hand for later tricks; like the next numbers it was found by playing deals."""
LED_TRUMP, LED_PAIR, TRUMP, PAIR = 6, 6, 8, 1
"""What a trump and half of a possible marriage are worth besides, when they are led and when they answer."""


@tip(Play, Claim)
def count_to_66(view: S, move: Play | Claim) -> Advice | None:
    """Keep both totals in your head: 66 points win the deal. The pack holds 120, so your points, those of the other
    player, and all cards not yet taken make 120, marriages apart.

    Look at the points: you have {mine}, the other player {theirs}, and the cards you have not seen hold {out}.

    You have {mine} points, and this brings you to {after} at least: 66 are enough.

    Source: T1.
    """
    here = count(view)
    after = _points_after(here, move)
    if after < TARGET:
        return None
    return advise(WIN + after / 1000, mine=here.mine, theirs=here.theirs, out=here.points_out, after=after)


def _points_after(here: Count, move: Play | Claim) -> int:
    """The points that the player to move has for certain once the move is answered; 0 if that is not certain."""
    view, me = here.view, here.me
    if isinstance(move, Claim):
        return here.mine
    pairs, tricks = view.marriage_points(me), view.trick_points(me)
    if isinstance(move, Marry):
        pairs += view.worth_of_marriage(move.card)
        counts = tricks or not view.house.marriage_needs_trick
        if counts and tricks + pairs >= TARGET:
            return tricks + pairs
        if isinstance(move, DeclareAndClaim):
            return 0
    if view.led is not None:
        return tricks + pairs + VALUE[view.led] + VALUE[move.card] if takes(view, move.card) else 0
    return 0 if here.beaten_by(move.card) else tricks + pairs + VALUE[move.card] + here.cheapest_reply()


@tip(Play)
def lead_low(view: S, move: Play) -> Advice | None:
    """While the stock is open, lead a jack or a lone queen outside the trump suit. Aces and tens stay at home,
    since any card may answer them, a trump too; and half of a pair stays as long as its partner may still come.

    Look at your low cards outside the trump suit: which of them could you lose without regret?

    {card} risks {points} points. You keep {kept} for later.

    Source: T3.
    """
    if view.led is not None or view.strict or type(move) is not Play:
        return None
    here, card = count(view), move.card
    loss = KEPT[card[0]] + VALUE[card] + LED_TRUMP * (card[1] == view.trump) + LED_PAIR * _half_of_pair(here, card)
    kept = tuple(face for face in view.hand if face != card and (face[0] in "AT" or face[1] == view.trump))
    return advise(LEAD - loss / 100, card=card, points=VALUE[card], kept=kept)


def _half_of_pair(here: Count, card: Card) -> bool:
    """Whether the card's partner may still make a marriage with it."""
    if card[0] not in "KQ":
        return False
    partner = other_of_pair(card)
    return partner in here.view.hand or partner in here.unseen or partner == here.view.upcard


@tip(Play)
def win_cheaply_or_duck(view: S, move: Play) -> Advice | None:
    """While the stock is open, take a trick if it is worth having and costs little: 10 points or more, or a lead
    that could go on with a marriage. Otherwise let it go and play your lowest card. A jack on the table is
    not worth a trump.

    Look at {led}: what would it cost to take it, and what do you lose if you let it go?

    If you answer {led} with {card}, you win {won} points and give away {given}.

    Source: T4.
    """
    led = view.led
    if led is None or view.strict:
        return None
    here, card = count(view), move.card
    trick, wins = VALUE[led] + VALUE[card], takes(view, card)
    cost = KEPT[card[0]] + TRUMP * (card[1] == view.trump) + PAIR * _half_of_pair(here, card)
    score = (trick if wins else -trick) - cost
    if not wins and here.theirs + trick >= TARGET:
        score -= 50
    return advise(ANSWER + score / 100, led=led, card=card, won=trick * wins, given=trick * (not wins))


@tip(Play)
def declare_marriages(view: S, move: Play) -> Advice | None:
    """Declare 40 as soon as you are on lead, and 20 as soon as you can afford the lead. Lead the queen while a
    higher card of the suit may still beat the king, and the king once it wins. One hand in five is dealt with a
    pair, but only one in seventeen with that of the trumps.

    Look for a king and a queen of the same suit in your hand.

    {card} and {partner} are worth {points} points, as soon as you have a trick. Cards that could beat {card}:
    {beaters}.

    Source: T5.
    """
    if type(move) is not Marry:
        return None
    here, card = count(view), move.card
    points, beaters = view.worth_of_marriage(card), here.beaten_by(card)
    better = -VALUE[card] if beaters else VALUE[card]
    weight = DECLARE + points / 10 + better / 100
    return advise(weight, card=card, partner=other_of_pair(card), points=points, beaters=beaters)


@tip(Exchange)
def exchange_the_jack(view: S, move: Exchange) -> Advice | None:
    """Exchange the trump jack as soon as you may: you get a better trump for it. Only remember that the other
    player then knows one of your cards. If the jack is not turned up itself, it is dealt to you once in four deals.

    Look at {upcard} under the stock and at {jack} in your hand.

    You give {jack}, worth 2 points, and get {upcard}, worth {points}.

    Source: T6.
    """
    upcard = view.stock[-1]
    return advise(EXCHANGE_FIRST, jack=FACES["J" + view.trump], upcard=upcard, points=VALUE[upcard])


@tip(Play)
def count_trumps(view: S, move: Play) -> Advice | None:
    """There are five trumps. Those that are neither in your hand nor played nor turned up are the ones the other
    player may have: with at least as many of your own you have control of the trumps. When none is out, your best
    cards in the other suits are safe.

    Look at the five trumps: you hold {trumps}; played or turned up: {gone}; still out: {out}.

    Trumps that the other player can hold: {out}. Nothing can beat {card}, so it takes {points} points at least.

    Source: T2.
    """
    here, card = count(view), move.card
    if view.led is not None or type(move) is not Play or card[1] == view.trump:
        return None
    if here.trumps_out or here.beaten_by(card):
        return None
    points = VALUE[card] + here.cheapest_reply()
    return advise(CASH + points / 100, trumps=here.trumps, gone=here.trumps_gone, out=here.trumps_out, card=card,
                  points=points)
