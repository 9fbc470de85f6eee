"""The rules of 66 about the deal, the tricks and the end; leading.py holds those about your turn before you lead."""

from __future__ import annotations

from ...core.cards import FACES, Card, Cards, Hands
from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves import Play
from .options import SchnapsenOptions
from .state import HAND, PACK, TARGET, VALUE, SchnapsenState

S = SchnapsenState


def other_of_pair(card: Card) -> Card:
    """The queen for a king, the king for any other card of the suit."""
    return FACES[("Q" if card[0] == "K" else "K") + card[1]]


def beats(card: Card, led: Card, trump: str) -> bool:
    """Whether a card beats the one led as a higher card of its suit or as a trump."""
    return VALUE[card] > VALUE[led] if card[1] == led[1] else card[1] == trump


@rule()
def twenty_cards() -> Cards:
    """Two players use twenty cards: ace, ten, king, queen and jack of each suit. The aim of a deal is 66 points, or
    else the last trick.

    Source: S1.
    """
    return PACK


@rule()
def what_cards_are_worth(card: Card) -> int:
    """The ace is worth 11 points, the ten 10, the king 4, the queen 3 and the jack 2: 30 in a suit and 120 in the
    pack. In a suit they rank in that order.

    Source: B2.
    """
    return VALUE[card]


@rule()
def five_cards_each(options: SchnapsenOptions, pack: Cards, dealer: int) -> tuple[Hands, Cards]:
    """The dealer shuffles and the other player cuts. Each gets five cards, the non-dealer first; one more card is
    turned up, shows the trump suit and lies crosswise under the stock. How they are dealt: {deal_pattern}.

    Source: S2.1 to S2.3, B3.10.
    """
    first, turned, then = (int(count) for count in options.house.deal_pattern.split("-"))
    at = 2 * first + turned
    elder = pack[:first] + pack[at : at + then]
    younger = pack[first : 2 * first] + pack[at + then : at + 2 * then]
    stock = pack[2 * HAND + 1 :] + pack[2 * first : 2 * first + 1]
    return ((younger, elder) if dealer == 0 else (elder, younger)), stock


@rule()
def who_leads_first(dealer: int) -> int:
    """The player who did not deal leads to the first trick.

    Source: S2.4.
    """
    return 1 - dealer


@rule()
def marriage_counts_20_or_40(state: S, card: Card) -> int:
    """A marriage is worth 20 points, in the trump suit 40. Its points wait until you have taken a trick, and without
    one they are lost: {marriage_needs_trick}.

    Source: S7.1, S7.3, S7.4, B3.4.
    """
    return state.worth_of_marriage(card)


@rule()
def any_answer_while_stock_is_open(state: S) -> bool:
    """While the stock is open you may answer with any card, even if you could follow suit. Only when it is closed or
    used up must you follow suit, go higher and trump.

    Source: S4, S5.3.
    """
    return not state.strict


@rule(Play, during="duty")
def win_whenever_you_can(state: S, move: Play) -> Facts | None:
    """At some tables winning comes before following: without a stock you must beat the lead if you can, with a higher
    card of its suit or with a trump. Following comes first here: {follow_before_win}.

    {card} does not beat {led}, but you could: {could}.

    Source: B3.9.
    """
    if state.house.follow_before_win:
        return None
    led, trump = state.lead, state.trump
    if beats(move.card, led, trump):
        return None
    could = tuple(face for face in state.hand if beats(face, led, trump))
    return need(not could, led=led, could=could, card=move.card)


@rule(Play, during="duty")
def follow_suit(state: S, move: Play) -> Facts | None:
    """When the stock is closed or used up, you answer with a card of the suit led if you hold one. This comes before
    winning: {follow_before_win}.

    {led} was led and its suit must be followed. You could play: {could}.

    Source: S5.2, B3.9.
    """
    suit = state.lead[1]
    if move.card[1] == suit or (move.card[1] == state.trump and not state.house.follow_before_win):
        return None
    could = tuple(face for face in state.hand if face[1] == suit)
    return need(not could, led=state.lead, could=could)


@rule(Play, during="duty")
def go_higher(state: S, move: Play) -> Facts | None:
    """When you follow suit without a stock, you play a higher card than the one led if you hold one.

    {card} is lower than {led}, and you must go higher. You could play: {could}.

    Source: S5.2.
    """
    led = state.lead
    if move.card[1] != led[1] or beats(move.card, led, state.trump):
        return None
    could = tuple(face for face in state.hand if face[1] == led[1] and beats(face, led, state.trump))
    return need(not could, led=led, could=could, card=move.card)


@rule(Play, during="duty")
def trump_if_you_cannot_follow(state: S, move: Play) -> Facts | None:
    """When the stock is closed or used up and you cannot follow suit, you play a trump if you hold one; otherwise any
    card.

    You cannot follow {led}, so you must trump. You could play: {could}.

    Source: S5.2.
    """
    led = state.lead
    if move.card[1] in (led[1], state.trump):
        return None
    could = tuple(face for face in state.hand if face[1] == state.trump)
    return need(not could, led=led, could=could)


@rule()
def who_takes_the_trick(state: S, reply: Card) -> int:
    """A higher card of the suit led beats the lead, and so does a trump, even a lower one. Otherwise the lead takes
    the trick, except at a table where higher cards of other suits win too.

    Source: S6.1 to S6.3.
    """
    if beats(reply, state.lead, state.trump) or higher_card_of_another_suit.test(state, reply):
        return state.turn
    return 1 - state.turn


@rule()
def higher_card_of_another_suit(state: S, reply: Card) -> bool:
    """The published rules say that the higher card wins and do not name the suit. Read as Schnapsen, a plain card of
    another suit never beats the lead. Read word for word, it does if it is worth more and the lead is no trump; of two
    equal cards the first wins. Read here: {offsuit_rule}.

    Source: S6.3, S6.4, B3.1.
    """
    led, trump = state.lead, state.trump
    if state.house.offsuit_rule == "never_wins" or reply[1] == led[1] or trump in (reply[1], led[1]):
        return False
    return VALUE[reply] > VALUE[led]


@rule()
def winner_draws_first(state: S, taker: int) -> Hands:
    """After a trick the winner draws the top card of the stock, then the loser. The trump is drawn last, by the loser
    of the fifth trick. Then the winner leads.

    Source: S3.6, S3.7.
    """
    top, second = state.stock[:2]
    one, other = state.hands
    return ((*one, top), (*other, second)) if taker == 0 else ((*one, second), (*other, top))


@rule()
def reaching_66_ends_the_deal(state: S, seat: int) -> bool:
    """66 points win the deal, after a trick or on declaring a marriage, and no more cards are played. How it ends:
    {claim_mode}.

    Source: S10.1.
    """
    return state.house.claim_mode == "auto" and state.points(seat) >= TARGET


@rule()
def claim_decides(state: S, seat: int) -> int:
    """Where 66 is claimed, the claim ends the deal: with 66 points or more the claimer wins, with fewer the other
    player.

    Source: B3.3.
    """
    return seat if state.points(seat) >= TARGET else 1 - seat


@rule()
def last_trick_wins(state: S, taker: int) -> int:
    """If all cards are played, nobody has closed the stock and nobody has won the deal with 66, the winner of the
    last trick wins it.

    Source: S1.3, S10.2.
    """
    return taker


@rule()
def closer_must_reach_66(state: S) -> int:
    """Who closes the stock must reach 66. If the cards run out first, or the other player wins with 66, the closer
    loses; the last trick does not help.

    Source: S9.3, S9.5.
    """
    closer = state.closer
    assert closer is not None
    return closer if state.points(closer) >= TARGET else 1 - closer


@rule()
def points_that_are_shown(state: S, seat: int) -> bool:
    """Won tricks lie face down, and counting is part of the game. Whose points the table counts for you:
    {show_points}.

    Source: S13, B3.13.
    """
    shown = state.house.show_points
    return state.eyes is None or shown == "both" or (shown == "own" and seat == state.eyes) or state.phase == "over"
