"""Which rules take each other's place in the three rummies, so that two of them can be compared rule by rule.

Whoever looks for what differs between the games finds it here: each row is one question, and its rules are the answers.
"""

from __future__ import annotations

from ...core.rule import Article
from . import dealing, drawing, ending, joining, jokers, laying, lines, lines_igraonica, standing, timing

KIN: tuple[tuple[Article, ...], ...] = (
    (dealing.two_packs_with_six_jokers, dealing.packs_by_players, dealing.two_packs_and_jokers),
    (dealing.thirteen_cards_each, dealing.fourteen_cards_each),
    (dealing.a_card_is_turned_up, dealing.stock_card_starts_the_pile),
    (standing.next_to_the_left_starts, standing.dealer_moves_left, standing.who_starts_a_round),
    (dealing.worth_by_number, dealing.worth_in_a_combination, dealing.worth_in_a_meld),
    (drawing.only_the_top_card, drawing.what_the_pile_gives),
    (drawing.discards_become_the_stock, drawing.used_up_stock_is_shuffled, drawing.empty_stock_ends_the_round),
    (timing.when_time_runs_out, timing.time_for_a_turn),
    (laying.two_cards_are_no_jokers, laying.one_joker_in_a_combination),
    (laying.enough_to_come_out, laying.enough_for_the_first_laying),
    (joining.jokers_may_be_added, joining.jokers_only_in_new_combinations),
    (jokers.joker_of_a_set, jokers.joker_without_doubt),
    (jokers.joker_stays_yours, jokers.joker_is_played_at_once),
    (ending.one_discard_ends_the_turn, ending.a_discard_ends_the_turn),
    (ending.last_card_ends_the_round, ending.no_card_is_kept_for_the_pile, ending.discard_of_the_last_card),
    (dealing.ace_15_and_joker_30_in_the_hand, dealing.ace_15_and_joker_20_in_the_hand, dealing.ace_and_joker_in_the_hand),
    (lines.cards_left_in_the_hand, lines_igraonica.hands_go_to_the_winner, lines.losers_pay_for_their_hands),
    (lines.handglatt_doubles, lines_igraonica.bonus_of_a_remi),
    (lines.negative_points_add_up, lines_igraonica.points_add_up, lines.lost_and_won_points_add_up),
    (standing.more_than_the_limit_is_out, standing.limit_of_the_challenge),
    (standing.last_one_left_wins, standing.match_to_the_target, standing.length_of_the_match),
)
