"""A small position for every article of StarGames' Remi."""

from __future__ import annotations

from functools import partial

from ...core.sheet import Example
from .examples import HAND, optional, shared
from .options import RemiOptions
from .positions import placing
from .state import RemiState

at = placing(RemiState, RemiOptions)
LAST = at("4D", others="KD AS JK 7C")
knock = partial(at, HAND, phase="draw", seats=4, pile="5H 9C 2D KS", opened=(), discarder=3)
WITHOUT = {"used_up_stock_is_shuffled", "enough_for_the_first_laying", "two_packs_and_jokers", "stock_card_starts_the_pile",
           "who_starts_a_round", "worth_in_a_meld"}
"""What only the other rummies know."""

EXAMPLES = {
    name: example for name, example in {**shared(at), **optional(at, "final_discard:required")}.items() if name not in WITHOUT
} | {
    "knocking_is_agreed": Example(knock(house="knocking:no"), ("k2", "d"), "At this table 5♥ waits for you alone."),
    "knock_in_time": Example(
        at(HAND, phase="draw", seats=4, opened=()), ("k2", "d"), "5♦ was turned up at the beginning, so nobody may knock for it."),
    "not_for_your_own_discard": Example(knock(), ("k3", "k2"), "The fourth player has just discarded 5♥."),
    "next_player_just_takes": Example(knock(), ("k0", "t"), "You are next, so you can simply take 5♥."),
    "knockers_are_in_the_match": Example(knock(out=(2,)), ("k2", "k1"), "The third player is out of the match."),
    "three_cards_for_a_knock": Example(
        knock(pile="5H 9C", house="knock_shortfall:refuse"), ("k2", "d"), "Two cards lie in the pile, and a knock takes three."),
    "knocker_is_on_turn": Example(knock(), ("k2",), "The third player knocks, takes 5♥, 9♣ and 2♦, and is on turn instead of you."),
    "time_to_knock": Example(knock(), ("k2", "d"), "Until you draw, the others may knock for 5♥."),
    "when_time_runs_out": Example(at(HAND), ("x9C",), "9♣ came last, so the table would discard it for you."),
    "keep_a_taken_card": Example(
        at("5D KS 4D", pile="9H", house="forbid_return_same_discard:yes", taken=("5D",)), ("x5D", "xKS"),
        "You have taken 5♦ from the pile in this turn."),
    "last_card_ends_the_round": Example(
        at("9S", "6S 7S 8S"), ("a1:9S", "x9S"), "Add 9♠ or throw it away: either ends the round."),
    "ace_15_and_joker_30_in_the_hand": Example(LAST, ("x4D",), "K♦ 10, A♠ 15, joker 30 and 7♣ 7 make 62."),
    "cards_left_in_the_hand": Example(LAST, ("x4D",), "Discard 4♦ and see what the other hand costs."),
    "handglatt_doubles": Example(
        at("4D", "8D 9D TD JD", others="KD AS", opened=(0,), fresh=True), ("x4D",), "You have laid everything in this turn but 4♦."),
    "negative_points_add_up": Example(LAST, ("x4D",), "The negative points of this round go to the total."),
    "more_than_the_limit_is_out": Example(LAST, ("x4D",), "The other hand is worth 62, and that is more than 50."),
    "last_one_left_wins": Example(LAST, ("x4D",), "The other player will be out, so you win the match."),
}
