"""A small position for every article of Remik."""

from __future__ import annotations

from ...core.sheet import Example
from .examples import optional, shared
from .options import RemikOptions
from .positions import placing
from .state import RemikState

at = placing(RemikState, RemikOptions)
LAST = at("4D", others="KD AS JK 7C")
WITHOUT = {"discards_become_the_stock", "used_up_stock_is_shuffled", "cards_left_to_draw", "enough_to_come_out",
           "two_packs_with_six_jokers", "a_card_is_turned_up", "next_to_the_left_starts", "worth_by_number"}
"""What only the other rummies know."""

EXAMPLES = {name: example for name, example in {**shared(at), **optional(at, "")}.items() if name not in WITHOUT} | {
    "fewer_jokers_than_cards": Example(
        at("JK KS 4D", "7H 8H JK=9H", house="joker_share:jokers_minority"), ("a1:JK=TH", "xKS"),
        "One joker lies there already, with two other cards."),
    "empty_stock_ends_the_round": Example(
        at("KS KH AD", others="AS", left="table", drained=0), ("xKS",), "You have drawn the last card, so your discard ends the round."),
    "discard_of_the_last_card": Example(LAST, ("x4D",), "Discard 4♦, and the round is yours."),
    "ace_and_joker_in_the_hand": Example(LAST, ("x4D",), "K♦ 10, A♠ 11, joker 20 and 7♣ 7 make 48."),
    "losers_pay_for_their_hands": Example(LAST, ("x4D",), "Discard 4♦ and see what the other hand costs."),
    "winner_gets_the_sum": Example(LAST, ("x4D",), "What the other player loses is yours."),
    "lost_and_won_points_add_up": Example(LAST, ("x4D",), "The points of this round go to the total."),
    "length_of_the_match": Example(LAST, ("x4D",), "This is the first round of the match."),
}
