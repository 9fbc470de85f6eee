"""A small position for every article of Igraonica's Remi."""

from __future__ import annotations

from functools import partial

from ...core.sheet import Example
from .examples import HAND, shared
from .options_igraonica import IgraonicaOptions
from .positions import placing
from .state import IgraonicaState

at = placing(IgraonicaState, IgraonicaOptions)
free = partial(at, house="manipulation:free")
FOURTEEN = "QD KD AD 5C 6C 8S 8H 2S TC 4H JS KS 9D 7D"
DEALT = at(FOURTEEN, phase="draw", others=14, opened=(), pile="")
LAST = at("4D", others="AC JK 9H")
FOUR, FIVE = "4D 5D 6D 7D", "6S 7S 8S 9S TS"
WITHOUT = {"discards_become_the_stock", "two_cards_are_no_jokers", "only_the_top_card", "enough_to_come_out"}
"""What only the other rummies know."""

DEAL = {
    "packs_by_players": Example(DEALT, ("d",), "Two players use two packs: fourteen cards each, and the rest in the stock."),
    "fourteen_cards_each": Example(DEALT, ("d",), "Your fourteen cards; the pile is still empty."),
    "a_card_is_turned_up": Example(DEALT, ("d",), "No card was turned up, so the pile begins with the first discard."),
    "dealer_moves_left": Example(DEALT, ("d",), "The other player has dealt, so you start."),
    "worth_in_a_combination": Example(
        at("QH KH AH 2H 3H AH 4C"), ("mQH,KH,AH", "mAH,2H,3H"), "After K♥ the ace counts 15, before 2♥ it counts 5."),
    "what_the_pile_gives": Example(
        at(HAND, phase="draw", house="discards:discard_only"), ("t", "d"), "At this table 5♦ stays where it is."),
    "pile_only_after_opening": Example(
        at(HAND, phase="draw", opened=(1,)), ("t", "d"), "5♦ lies on the pile, but you have not opened yet."),
    "time_for_a_turn": Example(at(HAND), ("z", "xKS"), "Turns have no time limit here, so you end yours with a discard."),
    "one_joker_in_a_combination": Example(
        at("5S 6S JK JK 4D"), ("m5S,6S,JK,JK", "m5S,6S,JK"), "You hold two jokers, and a run takes only one of them."),
    "identical_cards_are_a_combination": Example(
        at("7H 7H 7H 4D", house="identical:yes"), ("m7H,7H,7H",), "Four packs are used, and you hold 7♥ three times."),
    "jokers_only_in_new_combinations": Example(
        at("JK KS 4D", "5S 6S 7S"), ("a1:JK=8S", "xKS"), "The joker could be 8♠, but it extends nothing."),
    "joker_without_doubt": Example(
        at("7C KS 4D", "7H 7D JK=7S"), ("s1:JK=7C", "a1:7C"), "The joker could be 7♣ or 7♠; extend the set with 7♣ instead."),
    "joker_is_played_at_once": Example(
        at("AS 7H 7D 4C", "QS KS JK=AS"), ("s1:JK=AS",), "With 7♥ and 7♦ you can play the joker at once."),
}

MOVING = {
    "moving_is_agreed": Example(at("4H 4C KS", FOUR), ("p1:4D", "xKS"), "4♦ would go well with your fours, but it stays."),
    "splitting_is_agreed": Example(at("8S KS", FIVE), ("a1:8S@2", "xKS"), "Your 8♠ could make two runs of the one."),
    "card_of_the_meld": Example(free("4H 4C KS", FOUR), ("p1:8D", "p1:4D"), "The run goes from 4♦ to 7♦."),
    "jokers_are_not_pulled": Example(
        free("4H 4C KS", "4D 5D JK=6D 7D"), ("p1:JK=6D", "p1:4D"), "The joker stands for 6♦ and leaves only for that card."),
    "jokers_keep_their_face": Example(
        free("KS 4D", "7H 7D 7C JK=7S"), ("p1:7C", "xKS"), "Without 7♣ nobody would know which seven the joker is."),
    "combinations_stay_behind": Example(
        at("4H 4C KS", "4D 5D 6D", house="manipulation:menu"), ("p1:4D", "xKS"), "5♦ and 6♦ alone would be no run."),
    "split_within_the_meld": Example(free("KS 4D", "4S 5S 6S 7S 8S 9S"), ("v1@9", "v1@3"), "The run has six cards."),
    "both_parts_are_runs": Example(free("8S KS", FIVE), ("a1:8S@1", "a1:8S@2"), "8♠ goes with 6♠ and 7♠, or with 9♠ and 10♠."),
    "parts_go_together": Example(free("KS 4D", "4D 5D 6D / 9S TS JS"), ("v1+2", "xKS"), "A run in diamonds and a run in spades."),
    "leave_the_table_in_order": Example(
        at("6D KS", "4D 5D", house="manipulation:free invalid_table:block_end_of_turn", owed=("6D",), extended=True,
           was_melds=(("4D", "5D", "6D"),)), ("xKS", "a1:6D"), "You have pulled 6♦, and 4♦ and 5♦ are left alone."),
}

ENDING = {
    "nothing_is_discarded": Example(at(HAND, house="discards:none", pile=""), ("xKS", "n"), "At this table you keep your cards."),
    "a_discard_ends_the_turn": Example(at(HAND), ("n", "xKS"), "You have drawn and now have to throw a card."),
    "three_cards_are_announced": Example(at("KS 4D 5C 6C"), ("xKS",), "After your discard three cards are left, and the table says so."),
    "no_card_is_kept_for_the_pile": Example(at("9S", "6S 7S 8S"), ("a1:9S", "x9S"), "Extend the run with 9♠ or throw it away."),
    "remi_in_one_turn": Example(
        at("4D", "QD KD AD", opened=(0, 1), fresh=True), ("x4D",), "You have opened in this turn and can go out in it."),
}

SCORE = {
    "points_for_played_cards": Example(at("9S TS JS 4D"), ("m9S,TS,JS",), "5, 10 and 10 are credited at once."),
    "taking_a_joker": Example(
        at("AS 7H 7D 4C", "QS KS JK=AS", house="joker_swap_scoring:gross"), ("s1:JK=AS",), "At this table A♠ brings 15 in the exchange."),
    "cards_taken_from_the_table": Example(free("4H 4C KS", FOUR), ("p1:4D",), "Taking 4♦ costs 5 points until you lay it again."),
    "cards_not_played_again": Example(at("JK 4D 5C", owed=("JK",), extended=True), ("x4D",), "You have taken the joker in this turn."),
    "table_left_meaningless": Example(
        free("6D KS", "4D 5D", owed=("6D",), extended=True, was_melds=(("4D", "5D", "6D"),)), ("xKS",),
        "You have pulled 6♦, and 4♦ and 5♦ are left alone."),
    "ace_15_and_joker_20_in_the_hand": Example(LAST, ("x4D",), "A♣ 15, joker 20 and 9♥ 5 make 40."),
    "out_of_time": Example(at(HAND, house="turn_seconds:60"), ("z",), "Your minute is over, and you have discarded nothing."),
    "hands_go_to_the_winner": Example(LAST, ("x4D",), "The other hand is worth 40, and you get it."),
    "nobody_else_has_opened": Example(at("4D", others="AC JK 9H", opened=(0,)), ("x4D",), "Only you have opened."),
    "bonus_of_a_remi": Example(at("4D", others="AC JK 9H", fresh=True), ("x4D",), "You have opened in this turn, without extending."),
    "own_hands_count_in_the_challenge": Example(
        at("4D", others="AC JK 9H", house="challenge:yes"), ("x4D",), "The other player gets 40 points, and points are bad."),
    "remi_multiplies_the_hands": Example(
        at("4D", others="AC JK 9H", house="challenge:yes", fresh=True), ("x4D",),
        "A remi with your own hand only: the hand counts three times."),
    "going_out_early": Example(
        at("4D", others="AC JK 9H", opened=(0,), house="challenge:yes challenge_early_finish:minus_100"), ("x4D",),
        "Only you have opened."),
    "points_add_up": Example(LAST, ("x4D",), "The points of this round go to the total."),
    "match_to_the_target": Example(LAST, ("x4D",), "40 points are yours; 1000 win the match."),
    "limit_of_the_challenge": Example(
        at("4D", others="AC JK 9H", house="challenge:yes", standing=(0, 470)), ("x4D",), "The other player has 470 points and gets 40."),
    "fewest_points_win_the_challenge": Example(
        at("4D", others="AC JK 9H", house="challenge:yes", standing=(0, 470)), ("x4D",), "The other player will be out, so you win."),
}

EXAMPLES = {name: example for name, example in shared(at).items() if name not in WITHOUT} | DEAL | MOVING | ENDING | SCORE
