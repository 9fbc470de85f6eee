"""A small position for every article of the sheet, in which it can be tried and broken. You sit in seat 0."""

from __future__ import annotations

from ...core.sheet import Example

STOCK = "stock=KS QD TC JS JC AS TH QC KD AD"
FIRST_LEAD = f"phase=lead; turn=0; hands=KH QH TS JD AC / AH JH QS TD KC; shown=- / -; {STOCK}; dealer=1; trump=D"
CLOSED = f"{FIRST_LEAD}; closer=0"
QUEEN_LED = f"phase=follow; turn=0; hands=KH QH TS JD AC / AH JH TD KC; shown=- / -; {STOCK}; trump=D; led=QS"
JACK_LED = f"phase=follow; turn=0; hands=KH QH TS JD AC / AH QS TD KC; shown=- / -; {STOCK}; trump=D; led=JH"
DRAWING = (
    f"phase=draw; turn=0; hands=KH QH TS JD / AH JH QS TD; shown=- / -; {STOCK}; dealer=1; trump=D; tricks=0AC/KC>0")

AGAINST = "shown=- / -; stock=AH QC KD TC KH JH QD QH JD JS; trump=S"
CLOSED_ON_YOU = f"phase=follow; turn=0; hands=AC JC TH KS QS / AS TS AD TD; {AGAINST}; led=KC; closer=1"
ACE_LED = f"phase=follow; turn=0; hands=AC JC TH KS QS / AS TS TD KC; {AGAINST}; led=AD; closer=1"
QUEEN_UNDER_ACE = (
    "phase=follow; turn=0; hands=AC JC QD KS QS / AS TS TD KC; shown=- / -; stock=AH QC KD TC KH JH TH QH JD JS; "
    "trump=S; led=AD; closer=1")

LOW_STOCK = (
    "phase=lead; turn=0; hands=TC AC AS AD JS / KD TD AH QH JD; shown=- / -; stock=JH QS; trump=S; "
    "tricks=1KS/QD>1 1JC/TS>0 0QC/TH>0 0KH/KC>0")
LAST_DRAW = (
    "phase=follow; turn=0; hands=KD TC QS QC JS / TH AS KS KC; shown=- / -; stock=AC JD; dealer=1; trump=D; led=KH; "
    "tricks=0AD/QD>0 0AH/TD>1 1JH/JC>1 1wQH/TS>1")
TRUMP_PAIR = (
    "phase=lead; turn=0; hands=JS KD QC AD KC / KH JH KS AC QD; shown=- / -; stock=QS JC AH TS TD AS TH TC; dealer=1; "
    "trump=C; tricks=0JD/QH>0")
NO_STOCK = (
    "phase=lead; turn=0; hands=QC QS KD AH KC / AS AC TH QD JC; shown=- / JC; stock=-; trump=C; "
    "tricks=1JH/KH>0 0TD/TC>1 1JS/TS>0 0JD/KS>0 0QH/AD>0")
WON = (
    "phase=over; turn=0; hands=QS KD AH KC / AS AC TH QD JC; shown=KC / JC; stock=-; trump=C; led=QC; declared=yes; "
    "tricks=1JH/KH>0 0TD/TC>1 1JS/TS>0 0JD/KS>0 0QH/AD>0; winner=0")

TEN_LED = (
    "phase=follow; turn=0; hands=TS AC KS / JC AS; shown=- / -; stock=-; dealer=1; trump=S; led=TH; "
    "tricks=0QD/KH>0 0KC/QH>0 0TC/JD>0 0QS/TD>0 0KD/QC>0 0AH/JH>0 0AD/JS>1")
LAST_CARD = (
    "phase=follow; turn=0; hands=KC / -; shown=- / -; stock=-; trump=S; led=QC; "
    "tricks=1JH/KH>0 0JD/QS>1 1JC/AC>0 0QH/AH>1 1KD/AD>0 0KS/TS>1 1TH/AS>0 0QD/TD>1 1JS/TC>1")
CLOSER_SHORT = (
    "phase=follow; turn=0; hands=AS / -; shown=- / -; stock=TS JC JH TH QC KH; dealer=1; trump=H; led=KS; "
    "tricks=0JD/TD>1 1wQS/QH>0 0AH/TC>0 0AD/QD>0 0KD/JS>0 0KC/AC>1; closer=0; closed_at=32")
CLOSED_AT_14 = (
    "phase=follow; turn=0; hands=TC KH / QS; shown=KH / -; stock=JS TS QC JD TH JH; dealer=1; trump=H; led=KC; "
    "tricks=0KD/TD>1 1QD/AD>0 0wQH/AH>1 1AS/KS>1 1AC/JC>1; closer=0; closed_at=14")
CLOSED_AT_34 = (
    "phase=follow; turn=0; hands=AS TD / KH; shown=- / -; stock=JC JS; trump=S; led=TH; "
    "tricks=1QH/AH>0 0AC/KC>0 0JH/QD>0 0JD/KD>1 1TC/QC>1 1KS/TS>0 0AD/QS>1; closer=1; closed_at=34")
ENOUGH = (
    "phase=lead; turn=0; hands=TD QD / AD AH; shown=- / -; stock=-; trump=C; "
    "tricks=1JH/TS>1 1QS/TC>0 0KC/AS>0 0JD/TH>0 0KS/JS>0 0QH/KH>1 1JC/QC>0 0AC/KD>0")
NOT_ENOUGH = (
    "phase=lead; turn=0; hands=TD QD QS / AC TH JC; shown=QS / -; stock=-; dealer=1; trump=S; "
    "tricks=0JS/JH>0 0KH/TC>0 0KC/KS>1 1QC/TS>0 0JD/AS>1 1KD/AD>0 0AH/QH>0")


def at(position: str, *options: str) -> str:
    """The line of a position under these options."""
    return "; ".join(("schnapsen", *options, position))


DEAL = {
    "twenty_cards": Example(
        at(FIRST_LEAD), ("AC",), "Five cards are yours, five the other player's, and ten are in the stock."),
    "what_cards_are_worth": Example(
        at(QUEEN_LED), ("TS", "AC"), "10♠ on Q♠ makes a trick of 13 points: 10 and 3."),
    "five_cards_each": Example(
        at(FIRST_LEAD), ("TS",), "A♦ lies open under the stock, so diamonds are trumps."),
    "who_leads_first": Example(
        at(FIRST_LEAD), ("KH", "TS"), "The other player has dealt, so the first lead is yours."),
}

TURN = {
    "only_while_the_deal_lasts": Example(
        at(WON), ("QS",), "Q♣ was led, 40 were declared, and that was enough: no card is played any more."),
    "drawing_goes_by_itself": Example(
        at(FIRST_LEAD), ("d", "TS"), "Your hand is full, so there is nothing to draw."),
    "draw_before_leading": Example(
        at(DRAWING, "close_before_draw:yes"), ("TS", "d", "c"),
        "You have taken the first trick and may close now, with four cards in each hand, or draw."),
    "only_on_lead": Example(
        at(QUEEN_LED), ("wKH", "c", "TS"), "You hold K♥ and Q♥, but Q♠ has to be answered first."),
    "exchange_on_your_turn": Example(
        at(QUEEN_LED), ("e", "TS"), "You hold J♦, but Q♠ has to be answered first."),
    "card_in_your_hand": Example(
        at(FIRST_LEAD), ("AH", "AC"), "A♥ is not among your five cards."),
    "points_that_are_shown": Example(
        at(TRUMP_PAIR, "show_points:none"), ("JS",), "A trick is yours, and here you count its 5 points yourself."),
}

EXCHANGE = {
    "exchange_before_closing": Example(
        at(CLOSED), ("e", "AC"), "You have closed the stock with J♦ still in your hand."),
    "exchange_while_stock_lasts": Example(
        at(LOW_STOCK, "exchange_min_stock:4"), ("e", "AC"),
        "Only two cards are left in the stock, and at this table it must be four."),
    "exchange_the_trump_jack": Example(
        at(TRUMP_PAIR), ("e", "JS"), "10♣ lies under the stock, but you do not hold J♣."),
    "exchange_after_a_trick": Example(
        at(FIRST_LEAD, "exchange_needs_trick:yes"), ("e", "AC"),
        "At this table J♦ has to wait until you have taken a trick."),
}

CLOSE = {
    "close_only_once": Example(
        at(CLOSED), ("c", "AC"), "You have closed the stock and now have to lead."),
    "close_while_stock_lasts": Example(
        at(NO_STOCK), ("c", "wQC"), "All cards are drawn, so there is no stock left to close."),
}

MARRIAGE = {
    "king_or_queen_leads": Example(
        at(TRUMP_PAIR), ("wAD", "wKC", "wQC"), "K♣ or Q♣ declares the marriage in clubs; A♦ and K♦ are no pair."),
    "both_of_a_suit": Example(
        at(TRUMP_PAIR), ("wKD", "wKC", "KD"), "You hold K♦ without Q♦, but the pair in clubs is complete."),
    "marriage_on_your_lead": Example(
        at(FIRST_LEAD, "marriage_timing:after_trick"), ("wQH", "QH"),
        "You hold K♥ and Q♥, but at this table the first trick has to come first."),
    "marriage_without_stock": Example(
        at(CLOSED, "marriage_after_stock:no"), ("wQH", "QH"),
        "You have closed the stock, and at this table that ends all marriages."),
    "marriage_counts_20_or_40": Example(
        at(TRUMP_PAIR), ("wQC",), "Clubs are trumps and you have a trick: your 5 points become 45 at once."),
}

ANSWER = {
    "any_answer_while_stock_is_open": Example(
        at(QUEEN_LED), ("AC", "KH", "TS"), "You hold a spade, and still any of your cards may answer Q♠."),
    "win_whenever_you_can": Example(
        at(QUEEN_UNDER_ACE, "follow_before_win:no"), ("QD", "QS", "KS"),
        "Q♦ follows suit but cannot win; your trumps K♠ and Q♠ can, and at this table that comes first."),
    "follow_suit": Example(
        at(CLOSED_ON_YOU), ("QS", "AC"), "Spades are trumps, but you hold clubs and have to follow K♣."),
    "go_higher": Example(
        at(CLOSED_ON_YOU), ("JC", "AC"), "J♣ and A♣ both follow K♣, but only A♣ is higher."),
    "trump_if_you_cannot_follow": Example(
        at(ACE_LED), ("TH", "QS", "KS"), "You hold no diamond, so Q♠ or K♠ has to trump A♦."),
}

AFTER = {
    "who_takes_the_trick": Example(
        at(QUEEN_LED), ("TS", "JD", "KH"), "10♠ is higher than Q♠, J♦ is a trump; K♥ is neither and loses."),
    "higher_card_of_another_suit": Example(
        at(JACK_LED, "offsuit_rule:higher_value_wins"), ("AC", "JD"),
        "A♣ takes the trick from J♥ here, word for word; in the other reading J♥ keeps it, and only hearts or a trump "
        "could win."),
    "winner_draws_first": Example(
        at(LAST_DRAW), ("KD", "JS"),
        "A♣ and J♦ are left: take the trick with K♦ and you draw A♣; lose it and the trump J♦ is yours."),
}

END = {
    "reaching_66_ends_the_deal": Example(
        at(NO_STOCK), ("wQC", "QS"), "You have 38 points, and clubs are trumps: declaring 40 ends the deal at once."),
    "claim_66_yourself": Example(
        at(NO_STOCK), ("o", "wQC"), "Here the table counts for you, so nobody claims."),
    "claim_decides": Example(
        at(ENOUGH, "claim_mode:manual"), ("o", "TD"), "Your tricks make 66 points: claim them before you lead again."),
    "last_trick_wins": Example(
        at(LAST_CARD), ("KC",), "Nobody can reach 66 any more, and K♣ takes the last trick."),
    "closer_must_reach_66": Example(
        at(CLOSER_SHORT), ("AS",), "You have closed; A♠ takes the last trick but makes only 62 points."),
}

SCORE = {
    "points_of_tricks": Example(
        at(TEN_LED), ("TS", "KS"), "10♥ and 10♠ make a trick of 20 points."),
    "points_of_marriages": Example(
        at(FIRST_LEAD), ("wQH",), "You declare 20, but they wait until you have taken a trick."),
    "worth_of_an_open_deal": Example(
        at(TEN_LED), ("TS", "KS"), "You reach 66 while the other player has 13 points: more than none, fewer than 33."),
    "worth_of_the_last_trick": Example(
        at(LAST_CARD), ("KC",), "The other player has 58 points and you end with 62: the last trick counts 1."),
    "worth_of_a_closed_deal": Example(
        at(CLOSED_AT_14), ("TC",),
        "10♣ makes 68 points. The other player has 56 by now, but had only 14 when you closed."),
    "price_of_a_failed_close": Example(
        at(CLOSED_AT_34), ("AS",),
        "The other player has closed; A♠ brings you to 69. You had 34 then, which is worth 1, but a failed close costs "
        "more."),
    "price_of_a_wrong_claim": Example(
        at(NOT_ENOUGH, "claim_mode:manual"), ("o", "TD"), "Your points are 60: a claim now gives the deal away."),
}

MATCH = {
    "game_points_of_a_match": Example(
        at(f"{CLOSED_AT_14}; standing=2,5"), ("TC",), "You need 2 game points, and 10♣ wins a deal that counts 2."),
    "who_deals_next": Example(
        at(f"{LAST_CARD}; standing=1,4"), ("KC",), "You have dealt, so after this deal it is the other player's turn."),
    "schneider": Example(
        at(f"{CLOSED_AT_14}; standing=1,7"), ("TC",), "The other player still needs all 7 game points."),
    "turned_game": Example(
        at(f"{CLOSED_AT_14}; standing=2,1"), ("TC",),
        "The other player needs only 1 game point, and 10♣ decides the match for you."),
    "loser_gets_a_bummerl": Example(
        at(f"{TEN_LED}; standing=2,3"), ("TS",),
        "The deal counts 2 and ends the match: the other player gets a Bummerl."),
}

EXAMPLES: dict[str, Example] = {
    **DEAL, **TURN, **EXCHANGE, **CLOSE, **MARRIAGE, **ANSWER, **AFTER, **END, **SCORE, **MATCH}
