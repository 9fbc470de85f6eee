"""Every rule of 66, once; sheet.py puts them in the order of play."""

from __future__ import annotations

from ...core.cards import FACES, Card, Cards, Hands
from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves import Claim, Close, Draw, Exchange, Marry, Play
from .options import SchnapsenOptions
from .state import HAND, PACK, TARGET, VALUE, SchnapsenState

S = SchnapsenState


@rule()
def twenty_cards() -> Cards:
    """Two players use twenty cards: ace, ten, king, queen and jack of each suit. The aim of a deal is 66 points, or else the last trick.

    Source: S1.
    """
    return PACK


@rule()
def what_cards_are_worth(card: Card) -> int:
    """The ace is worth 11 points, the ten 10, the king 4, the queen 3 and the jack 2: 30 in a suit and 120 in the pack. In a suit they rank in that order.

    Source: B2.
    """
    return VALUE[card]


@rule()
def five_cards_each(options: SchnapsenOptions, pack: Cards, dealer: int) -> tuple[Hands, Cards]:
    """Each player gets five cards, the non-dealer first. One card is turned up as the trump and lies crosswise under the stock. Dealt: {deal_pattern}.

    Source: S2.1 to S2.3, B3.10.
    """
    first, turned, then = (int(count) for count in options.house.deal_pattern.split("-"))
    at = 2 * first + turned
    elder = pack[:first] + pack[at : at + then]
    younger = pack[first : 2 * first] + pack[at + then : at + 2 * then]
    stock = pack[2 * HAND + 1 :] + pack[2 * first : 2 * first + 1]
    return ((younger, elder) if dealer == 0 else (elder, younger)), stock


@rule()
def non_dealer_leads(dealer: int) -> int:
    """The player who did not deal leads to the first trick.

    Source: S2.4.
    """
    return 1 - dealer


@rule(Move)
def deal_under_way(state: S, move: Move) -> Facts | None:
    """Moves are made only while the deal lasts.

    This deal is over.

    Source: S10.
    """
    return None if state.phase != "over" else {}


@rule(Draw)
def nothing_to_draw(state: S, move: Draw) -> Facts | None:
    """Both players draw by themselves, unless the winner of the trick may close first. May the winner close before drawing: {close_before_draw}.

    You have drawn already; now it is time to {task} a card.

    Source: S3.6, B3.6.
    """
    return need(state.phase == "draw", task=state.phase)


@rule(Play, Exchange)
def draw_before_leading(state: S, move: Move) -> Facts | None:
    """Where the winner may close before drawing, the choice comes first: close, or draw.

    Draw first, or close the stock; only then comes your lead.

    Source: B3.6.
    """
    return None if state.phase != "draw" else {}


@rule(Marry, Close, Claim)
def only_on_lead(state: S, move: Move) -> Facts | None:
    """You declare, close and claim only when you are on lead, before you lead.

    You are not on lead: {led} waits for your answer.

    Source: S3.1, S7.1, S9.1.
    """
    return need(state.phase != "follow", led=state.led)


@rule(Exchange)
def exchange_on_your_turn(state: S, move: Exchange) -> Facts | None:
    """The trump jack is exchanged when it is your turn. When in the turn: {exchange_when}.

    You may exchange only before you lead, and now {led} waits for your answer.

    Source: S8.1, B3.5.
    """
    return need(state.phase != "follow" or state.house.exchange_when == "on_turn", led=state.led)


@rule(Play)
def card_in_your_hand(state: S, move: Play) -> Facts | None:
    """You play a card from your own hand.

    You do not hold {card}; your cards are {hand}.

    Source: S13.
    """
    if move.card in state.hand:
        return None
    return {"card": move.card, "hand": state.hand}


@rule(Exchange)
def exchange_before_closing(state: S, move: Exchange) -> Facts | None:
    """Once the stock is closed, nobody exchanges any more.

    The stock is closed, so the trump under it can no longer be exchanged.

    Source: S8.2, S9.6.
    """
    return need(state.closer is None)


@rule(Exchange)
def exchange_while_stock_lasts(state: S, move: Exchange) -> Facts | None:
    """You may exchange as long as the trump lies under the stock. The stock must still hold at least {exchange_min_stock}.

    The stock has {n} cards left; to exchange it needs at least {least}.

    Source: S8.2, B3.5.
    """
    least = state.house.exchange_min_stock
    return need(len(state.stock) >= least, n=len(state.stock), least=least)


@rule(Exchange)
def exchange_the_trump_jack(state: S, move: Exchange) -> Facts | None:
    """Whoever holds the trump jack may swap it for the trump that lies open under the stock. The other player sees both cards, and the lead stays yours.

    You need {jack} to take {upcard}, and you do not hold it; your cards are {hand}.

    Source: S8.1.
    """
    jack = FACES["J" + state.trump]
    return need(jack in state.hand, jack=jack, upcard=state.stock[-1], hand=state.hand)


@rule(Exchange)
def exchange_after_a_trick(state: S, move: Exchange) -> Facts | None:
    """Must you have taken a trick before you exchange: {exchange_needs_trick}.

    You have taken no trick yet, and this table lets you exchange only after one.

    Source: B3.5.
    """
    return need(not state.house.exchange_needs_trick or state.has_trick(state.turn))


@rule(Close)
def close_only_once(state: S, move: Close) -> Facts | None:
    """The stock is closed once: the trump is turned over onto it, nobody draws any more, and all duties apply from this trick on.

    The stock is closed already.

    Source: S9.1, S9.6.
    """
    return need(state.closer is None)


@rule(Close)
def close_while_stock_lasts(state: S, move: Close) -> Facts | None:
    """You may close from the very first lead on. The stock must still hold at least {close_min_stock}, the trump included.

    The stock has {n} cards left; to close it needs at least {least}.

    Source: S9.1, B3.6.
    """
    least = state.house.close_min_stock
    return need(len(state.stock) >= least, n=len(state.stock), least=least)


@rule(Marry)
def king_or_queen_leads(state: S, move: Marry) -> Facts | None:
    """A marriage is declared by leading its king or its queen.

    {card} is neither a king nor a queen, so no marriage can be declared with it.

    Source: S7.1.
    """
    return need(move.card[0] in "KQ", card=move.card)


@rule(Marry)
def both_of_a_suit(state: S, move: Marry) -> Facts | None:
    """A marriage is the king and the queen of one suit, both in your hand. Declaring it is your choice.

    To declare with {card} you need {partner} too; your cards are {hand}.

    Source: S7.1, S7.2.
    """
    partner = other_of_pair(move.card)
    return need(partner in state.hand, card=move.card, partner=partner, hand=state.hand)


@rule(Marry)
def marriage_in_time(state: S, move: Marry) -> Facts | None:
    """A marriage may be declared on any lead, the first included. When: {marriage_timing}. Also when the stock is closed or used up: {marriage_after_stock}.

    Not now: this table allows a marriage only {when}.

    Source: S7.2, B3.4.
    """
    options = state.house
    if options.marriage_timing == "after_trick" and not state.has_trick(state.turn):
        return {"when": "after your first trick"}
    return need(options.marriage_after_stock or not state.strict, when="while the stock is open")


@rule()
def marriage_counts_20_or_40(state: S, seat: int) -> int:
    """A marriage is worth 20 points, in the trump suit 40. Its points wait until you have taken a trick: {marriage_needs_trick}.

    Source: S7.1, S7.3, S7.4, B3.4.
    """
    return state.points(seat)


@rule(Claim)
def claim_66_yourself(state: S, move: Claim) -> Facts | None:
    """How a deal ends at 66: {claim_mode}. Claiming is done on lead; who claims wrongly loses the deal.

    There is nothing to claim: at this table the deal ends by itself as soon as somebody has 66.

    Source: S10.1, B3.3.
    """
    return need(state.house.claim_mode == "manual")


@rule()
def any_answer_while_stock_is_open(state: S) -> bool:
    """While the stock is open you may answer with any card. Once it is closed or used up you must follow suit, go higher and trump.

    Source: S4, S5.3.
    """
    return not state.strict


@rule(Play)
def follow_suit(state: S, move: Play) -> Facts | None:
    """When the stock is closed or used up, you answer with a card of the suit led if you hold one. Even when you could trump: {follow_before_win}.

    {led} was led and you hold {could}: the suit must be followed, so {card} stays in your hand.

    Source: S5.2, B3.9.
    """
    led = state.led
    if led is None or not state.strict or move.card[1] == led[1]:
        return None
    could = tuple(face for face in state.hand if face[1] == led[1])
    if not state.house.follow_before_win and any(_beats(face, led, state.trump) for face in state.hand):
        return None
    return need(not could, led=led, could=could, card=move.card)


@rule(Play)
def go_higher(state: S, move: Play) -> Facts | None:
    """When you must follow suit, you play a higher card of the suit if you hold one.

    You hold {could}, which beats {led}: you must go higher, so {card} stays in your hand.

    Source: S5.2.
    """
    led = state.led
    if led is None or not state.strict or _beats(move.card, led, state.trump):
        return None
    if move.card[1] != led[1] and state.house.follow_before_win:
        return None
    could = tuple(face for face in state.hand if face[1] == led[1] and VALUE[face] > VALUE[led])
    if not could and not state.house.follow_before_win:
        could = tuple(face for face in state.hand if _beats(face, led, state.trump))
    return need(not could, led=led, could=could, card=move.card)


@rule(Play)
def trump_if_you_cannot_follow(state: S, move: Play) -> Facts | None:
    """When you must follow suit and cannot, you play a trump if you hold one; otherwise any card.

    You cannot follow {led}, but you hold {could}: you must trump, so {card} stays in your hand.

    Source: S5.2.
    """
    led = state.led
    if led is None or not state.strict or move.card[1] in (led[1], state.trump):
        return None
    return need(all(face[1] != state.trump for face in state.hand), led=led, card=move.card,
                could=tuple(face for face in state.hand if face[1] == state.trump))


@rule()
def who_takes_the_trick(state: S, reply: Card) -> int:
    """The higher card of the suit led takes the trick, and a trump beats every card of another suit. In other cases: {offsuit_rule}; of two equal cards the first wins.

    Source: S6, B3.1.
    """
    led = state.led
    assert led is not None
    wins = _beats(reply, led, state.trump)
    if not wins and reply[1] != led[1] and led[1] != state.trump:
        wins = state.house.offsuit_rule == "higher_value_wins" and VALUE[reply] > VALUE[led]
    return state.turn if wins else 1 - state.turn


@rule()
def winner_draws_first(state: S, taker: int) -> Hands:
    """After a trick the winner draws the top card of the stock, then the loser; the last to be drawn is the trump, by the loser of the fifth trick. Then the winner leads.

    Source: S3.6, S3.7.
    """
    drawn = (state.stock[0], state.stock[1])
    return tuple((*hand, drawn[seat != taker]) for seat, hand in enumerate(state.hands))


@rule()
def sixty_six_ends_the_deal(state: S, seat: int) -> bool:
    """Who has 66 points wins the deal at once, after a trick or on declaring a marriage.

    Source: S10.1.
    """
    return state.points(seat) >= TARGET and state.house.claim_mode == "auto"


@rule()
def last_trick_wins(state: S, taker: int) -> int:
    """If all cards are played, the stock was not closed and nobody has 66, the winner of the last trick wins the deal.

    Source: S1.3, S10.2.
    """
    return taker


@rule()
def closer_must_reach_66(state: S) -> int:
    """Who closed the stock must reach 66. If the cards run out first, or the other player reaches 66, the closer loses, even with the last trick.

    Source: S9.3, S9.5.
    """
    closer = state.closer
    assert closer is not None
    return closer if state.points(closer) >= TARGET else 1 - closer


@rule()
def claim_decides(state: S, seat: int) -> int:
    """A claim ends the deal: with 66 points or more the claimer wins, otherwise the other player.

    Source: B3.3.
    """
    return seat if state.points(seat) >= TARGET else 1 - seat


@rule()
def points_that_are_shown(state: S, seat: int) -> bool:
    """Won tricks lie face down. The table counts points for you: {show_points}.

    Source: S13, B3.13.
    """
    shown = state.house.show_points
    return state.eyes is None or shown == "both" or (shown == "own" and seat == state.eyes) or state.phase == "over"


def other_of_pair(card: Card) -> Card:
    """The queen for a king, the king for any other card of the suit."""
    return FACES[("Q" if card[0] == "K" else "K") + card[1]]


def _beats(card: Card, led: Card, trump: str) -> bool:
    if card[1] == led[1]:
        return VALUE[card] > VALUE[led]
    return card[1] == trump
