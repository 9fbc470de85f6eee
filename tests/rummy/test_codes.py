"""The result codes of the spec (0.4): which rule stands for each, and what it says."""

from __future__ import annotations

import pytest
from rummy.tables import at, refused

from cardlab.games import GAMES
from cardlab.games.rummy.state import RummyState

CLUBS = "7C 8C 9C"
KNOCK = {"phase": "draw", "seats": 4, "pile": "5H 9C 2D KS", "opened": (), "discarder": 3}
CODES = [
    ("WRONG_PHASE", at("remik", "KS 4D", phase="draw"), "xKS", "draw_first"),
    ("WRONG_PHASE", at("remi", "KS 4D"), "d", "one_draw_a_turn"),
    ("WRONG_PHASE", at("igraonica", "KS 4D", phase="over", others="", winner=1, ending="out"), "d", "round_under_way"),
    ("WRONG_PHASE", at("remik", "TC KS", CLUBS, fresh=True, house="layoff_in_opening_turn:no"), "a1:TC", "add_after_your_first_laying"),
    ("TOO_SHORT", at("remi", "7H 8H KS"), "m7H,8H", "three_cards_at_least"),
    ("SET_DUP_SUIT", at("remik", "9C 9C 9D KS"), "m9C,9C,9D", "each_suit_once_in_a_set"),
    ("SET_DUP_SUIT", at("igraonica", "7S KS", "7S 7H 7D 7C"), "a1:7S", "room_in_the_set"),
    ("NOT_A_MELD", at("remi", "5S 6S 8S KS"), "m5S,6S,8S", "set_or_run"),
    ("NOT_A_MELD", at("remi", "JC KS", CLUBS), "a1:JC", "card_fits_the_meld"),
    ("CORNER", at("remik", "KC AC 2C KS"), "mKC,AC,2C", "no_laying_around_the_corner"),
    ("CORNER", at("igraonica", "KS 4D", "AS 2S 3S"), "a1:KS", "no_adding_around_the_corner"),
    ("MIN_NATURALS", at("remi", "AS JK JK KS"), "mAS,JK,JK", "two_cards_are_no_jokers"),
    ("JOKER_LIMIT", at("igraonica", "5S 6S JK JK KS"), "m5S,6S,JK,JK", "one_joker_in_a_combination"),
    ("JOKER_LIMIT", at("remik", "5S 6S JK JK KS", house="joker_share:jokers_minority"), "m5S,6S,JK,JK", "fewer_jokers_than_cards"),
    ("OPENING_SHORT", at("remi", "7S 7H 7D KS", opened=()), "m7S,7H,7D", "enough_to_come_out"),
    ("OPENING_SHORT", at("igraonica", "KS KH KD 4D", opened=()), "mKS,KH,KD", "enough_for_the_first_laying"),
    ("NOT_OPENED", at("remik", "TC KS", CLUBS, opened=(1,)), "a1:TC", "lay_before_you_add"),
    ("JOKER_LAYOFF_FORBIDDEN", at("igraonica", "JK KS", CLUBS), "a1:JK=TC", "jokers_only_in_new_combinations"),
    ("JOKER_LAYOFF_FORBIDDEN", at("remi", "JK KS", CLUBS, house="joker_layoff:no"), "a1:JK=TC", "jokers_may_be_added"),
    ("JOKER_AMBIGUOUS", at("igraonica", "7C KS", "7H 7D JK=7S"), "s1:JK=7C", "joker_without_doubt"),
    ("JOKER_AMBIGUOUS", at("remi", "8C KS", "8H 8D JK=8S", house="joker_set_swap:unambiguous_only"), "s1:JK=8C", "joker_of_a_set"),
    ("WRONG_CARD", at("remi", "KS 4D", "QH JK=KH AH"), "s1:JK=KS", "card_that_the_joker_replaces"),
    ("WRONG_CARD", at("remik", "KS 4D"), "xAS", "card_in_your_hand"),
    ("DISCARD_LOCKED", at("igraonica", "KS 4D", phase="draw", opened=()), "t", "pile_only_after_opening"),
    ("MUST_KEEP_DISCARD", at("remik", "9S", "6S 7S 8S"), "a1:9S", "keep_a_card_to_discard"),
    ("MUST_KEEP_DISCARD", at("remi", "9S", "6S 7S 8S", house="final_discard:required"), "a1:9S", "keep_a_card_to_discard"),
    ("KNOCK_CLOSED", at("remi", "KS 4D", seats=4), "k2", "knock_in_time"),
    ("KNOCK_CLOSED", at("remi", "KS 4D", **KNOCK), "k3", "not_for_your_own_discard"),
    ("KNOCK_CLOSED", at("remi", "KS 4D", **KNOCK), "k0", "next_player_just_takes"),
    ("VARIANT_OFF", at("remi", "KS 4D", house="knocking:no", **KNOCK), "k2", "knocking_is_agreed"),
    ("VARIANT_OFF", at("igraonica", "KS 4D", CLUBS), "p1:7C", "moving_is_agreed"),
    ("VARIANT_OFF", at("igraonica", "KS 4D", house="discards:none"), "xKS", "nothing_is_discarded"),
    ("VARIANT_OFF", at("igraonica", "KS 4D"), "n", "a_discard_ends_the_turn"),
    ("VARIANT_OFF", at("igraonica", "KS 4D", phase="draw", pile="5D 6D"), "t2", "what_the_pile_gives"),
]


@pytest.mark.parametrize(("code", "state", "word", "rule"), CODES, ids=[f"{c[0]}-{c[3]}-{n}" for n, c in enumerate(CODES)])
def test_code(code: str, state: RummyState, word: str, rule: str) -> None:
    assert refused(state, word) == rule, code


def test_sentences_name_cards_and_numbers() -> None:
    game = GAMES["remi"]
    state = at("remi", "7S 7H 7D KS", opened=())
    said = str(game.refusal(state, game.move("m7S,7H,7D")))
    assert said == "7♠, 7♥, 7♦: that is worth 21, and your first laying must be worth 30."


def test_two_players_never_knock() -> None:
    state = at("remi", "KS 4D", phase="draw", discarder=1)
    assert [refused(state, f"k{seat}") for seat in (0, 1)] == ["next_player_just_takes", "not_for_your_own_discard"]
