"""Rules of the three rummies that no worked example shows, each under its number, and the differences of part 4 of the spec."""

from __future__ import annotations

import pytest
from rummy.tables import at, hand, play, refused, table

from cardlab.core.cards import cards
from cardlab.games import GAMES
from cardlab.games.rummy.match import IgraonicaMatch, RemikMatch, RemiMatch

REMI, IGRAONICA, REMIK = GAMES["remi"], GAMES["igraonica"], GAMES["remik"]
CLUBS, FREE = "7C 8C 9C", "manipulation:free"
TABLE = "QH JK=KH AH / 8H 8D JK=8S"


@pytest.mark.parametrize(("key", "seats", "house", "whole", "held", "pile"), [
    pytest.param("remi", 4, "", 110, 13, 1, id="SG-R2, SG-R6"), pytest.param("remi", 2, "initial_upcard:no", 110, 13, 0, id="SG-R6"),
    pytest.param("igraonica", 6, "", 162, 14, 0, id="IG-R1 to IG-R4"), pytest.param("igraonica", 7, "", 216, 14, 0, id="IG-R1"),
    pytest.param("igraonica", 2, "jokers_per_deck:3 initial_upcard:yes", 110, 14, 1, id="IG-A1"),
    pytest.param("igraonica", 2, "discards:none initial_upcard:yes", 108, 14, 0, id="IG-R21"),
    pytest.param("remik", 3, "", 110, 13, 1, id="RK-R2, RK-R3"), pytest.param("remik", 2, "jokers:0", 104, 13, 1, id="RK-R19")])
def test_the_deal(key: str, seats: int, house: str, whole: int, held: int, pile: int) -> None:
    state = GAMES[key].deal(1, GAMES[key].options.read(house), seats=seats)
    assert [len(state.pack()), len(state.pile)] == [whole, pile] and {len(each) for each in state.hands} == {held}
    assert len(state.stock) == whole - seats * held - pile and state.turn == state.after(state.dealer)


DIFFERENCES = [
    ("a discard before opening", "KS 4D", "", "t", {"phase": "draw", "opened": (1,)}, ("", "pile_only_after_opening", "")),
    ("two jokers in a meld", "5S 6S JK JK KS", "", "m5S,6S,JK,JK", {}, ("", "one_joker_in_a_combination", "")),
    ("a joker onto a meld", "JK KS", CLUBS, "a1:JK=TC", {}, ("", "jokers_only_in_new_combinations", "")),
    ("the joker of an open set", "8C KS", TABLE, "s2:JK=8C", {}, ("", "joker_without_doubt", "")),
    ("the last card is added", "TC", CLUBS, "a1:TC", {}, ("", "", "keep_a_card_to_discard")),
    ("a knock", "KS 4D", "", "k2", {"phase": "draw", "seats": 3, "discarder": 2}, ("not_for_your_own_discard",)),
    ("a knock of another", "KS 4D", "", "k1", {"phase": "draw", "seats": 3, "discarder": 2}, ("",)),
]


@pytest.mark.parametrize(
    ("held", "melds", "word", "more", "rules"), [each[1:] for each in DIFFERENCES], ids=[each[0] for each in DIFFERENCES])
def test_differences_of_part_4(held: str, melds: str, word: str, more: dict[str, object], rules: tuple[str, ...]) -> None:
    for key, rule in zip(("remi", "igraonica", "remik"), rules, strict=False):
        assert refused(at(key, held, melds, **more), word) == rule, key


def test_part_4_a_joker_kept_costs_only_in_igraonica() -> None:
    for key, points in (("remi", 0), ("igraonica", -300), ("remik", 0)):
        assert play(at(key, "KH 4D 5C", TABLE), "s1:JK=KH x4D").points(0) == points


def test_part_4_an_empty_stock() -> None:
    for key, phase in (("remi", "draw"), ("igraonica", "draw"), ("remik", "over")):
        state = at(key, "KS 4D", phase="draw", left="pile", pile="5D")
        last = play(state.but(stock=state.pile[-1:], pile=state.pile[:-1]), "d x4D")
        assert last.phase == phase and last.ending == ("stock" if phase == "over" else "")
    going_out = at("remik", "4D", phase="play", drained=0)
    assert play(going_out, "x4D").winner == 0, "RK-A8: whoever took the last card may still go out"


def test_part_4_what_hands_count() -> None:
    for key, points in (("remi", (0, -45)), ("igraonica", (35, 0)), ("remik", (31, -31))):
        assert GAMES[key].points(play(at(key, "4D", others="AS JK"), "x4D")) == points


def test_sg_r20_two_players_never_knock() -> None:
    state = play(at("remi", "KS 4D 5C"), "x4D")
    assert state.discarder is None and refused(state, "k0") == "knock_in_time"


def test_sg_a3_the_first_knock_closes_the_window() -> None:
    state = at("remi", "7H", phase="draw", seats=4, others=13, pile="5H 9C 2D KS", opened=(), discarder=3)
    assert refused(play(state, "k1"), "k2") == "knock_in_time"
    upcard = REMI.deal(1, seats=4)
    assert upcard.pile and refused(upcard, f"k{upcard.after(upcard.turn)}") == "knock_in_time"


def test_sg_a5_rk_a7_adding_in_the_opening_turn() -> None:
    for key in ("remi", "remik"):
        state = play(at(key, "TH JH QH KH 4D", opened=(1,), house="layoff_in_opening_turn:no"), "mTH,JH,QH")
        assert refused(state, "a1:KH") == "add_after_your_first_laying"
        later = state.but(fresh=False)
        assert refused(later, "a1:KH") == ""


def test_sg_a7_the_last_card_may_be_laid_or_thrown() -> None:
    assert play(at("remi", CLUBS), "m7C,8C,9C").winner == 0
    assert play(at("remi", "KS"), "xKS").winner == 0


def test_sg_a13_a_taken_card_goes_back_only_where_it_may() -> None:
    state = play(at("remi", "KS 4D", phase="draw", pile="5D"), "t")
    assert refused(state, "x5D") == ""
    kept = play(at("remi", "KS 4D", phase="draw", pile="5D", house="forbid_return_same_discard:yes"), "t")
    assert refused(kept, "x5D") == "keep_a_taken_card" and refused(kept, "xKS") == ""


@pytest.mark.parametrize(("meld", "word", "after"), [
    (CLUBS, "a1<JK", "JK=6C 7C 8C 9C"), (CLUBS, "a1>JK", "7C 8C 9C JK=TC"), (CLUBS, "a1:JK=6C", "JK=6C 7C 8C 9C"),
    ("QH KH AH", "a1:JK", "JK=JH QH KH AH"), ("AC 2C 3C", "a1:JK", "AC 2C 3C JK=4C"), ("8H 8D 8S", "a1:JK", "8H 8D 8S JK=8C")])
def test_sg_a19_rk_a5_a_joker_stands_for_the_card_of_its_end(meld: str, word: str, after: str) -> None:
    for key in ("remi", "remik"):
        assert table(play(at(key, "JK KS", meld), word)) == after


def test_sg_a19_where_no_card_follows_a_joker_is_refused() -> None:
    assert refused(at("remi", "JK KS", CLUBS), "a1:JK") == "say_which_end"
    assert refused(at("remi", "JK KS", "QH KH AH"), "a1:JK=2H") == "no_adding_around_the_corner"
    assert refused(at("remi", "JK KS", "8H 8D 8S 8C"), "a1:JK") == "room_in_the_set"
    assert refused(at("remi", "JK KS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"), "a1:JK") == "card_fits_the_meld"


def test_ig_a4_right_after_opening_all_is_allowed() -> None:
    state = at("igraonica", "TH JH QH KD KS KC AS 4D", "QS KS JK=AS", opened=(1,))
    assert refused(state, "s1:JK=AS") == "lay_before_you_add"
    after = play(state, "mTH,JH,QH+KD,KS,KC s1:JK=AS")
    assert after.owed == ("JK",) and after.extended, "IG-A13: the joker is not from the hand"


@pytest.mark.parametrize(("house", "points"), [("", 0), ("joker_swap_scoring:gross", 15)])
def test_ig_a5_what_taking_a_joker_brings(house: str, points: int) -> None:
    assert play(at("igraonica", "AS 7H 7D 4C", "QS KS JK=AS", house=house), "s1:JK=AS").points(0) == points


def test_ig_a9_an_equal_card_settles_the_debt() -> None:
    state = at("igraonica", "4D 4H 4C KS", "4D 5D 6D 7D", house=FREE)
    assert not play(state, "p1:4D m4D,4H,4C xKS").points(0) - 10
    later = play(at("igraonica", "JK 4D 5C", owed=("JK",)), "x4D")
    assert later.owed == () and later.points(0) == -300, "IG-A9: charged once"


def test_ig_a11_what_may_be_taken() -> None:
    assert refused(at("igraonica", "KS 4D", "5D JK=6D 7D 8D", house=FREE), "p1:8D") == ""
    assert refused(at("igraonica", "KS 4D", "5D JK=6D 7D", house=FREE), "p1:7D") == "jokers_keep_their_face"
    assert play(at("igraonica", "KS 4D", CLUBS, house=FREE), "p1").owed == cards(CLUBS)
    assert refused(at("igraonica", "KS 4D", CLUBS, house="manipulation:menu"), "p1:8C") == "combinations_stay_behind"


@pytest.mark.parametrize(("times", "house"), [(2, ""), (3, "challenge_impure_unopened:3")])
def test_ig_a15_an_extended_remi_while_nobody_has_opened(times: int, house: str) -> None:
    state = at("igraonica", "4D", others="KS", house=f"challenge:yes {house}", opened=(0,), fresh=True, extended=True)
    assert IGRAONICA.points(play(state, "x4D")) == (0, 10 * times)


def test_ig_a20_where_nothing_is_discarded_the_turn_is_ended() -> None:
    state = at("igraonica", "KS 4D", pile="", house="discards:none")
    assert play(state, "n").turn == 1 and hand(play(state, "n")) == "KS 4D"
    assert refused(state, "xKS") == "nothing_is_discarded" and refused(at("igraonica", "KS 4D"), "n") == "a_discard_ends_the_turn"


def test_ig_a21_a22_identical_cards() -> None:
    state = at("igraonica", "7H 7H 7H 7H JK KS", opened=(1,), house="identical:yes")
    after = play(state, "m7H,7H,7H")
    assert after.points(0) == 45, "the premium counts for the opening"
    assert table(play(after, "a1:7H")) == "7H 7H 7H 7H" and refused(after, "a1:JK=7H") == "jokers_only_in_new_combinations"
    swapped = play(at("igraonica", "7H KS 4D", "7H 7H JK=7H", house="identical:yes"), "s1:JK=7H")
    assert table(swapped) == "7H 7H 7H" and swapped.owed == ("JK",)
    assert refused(at("igraonica", "7H JK JK KS", house="identical:yes"), "m7H,JK,JK") == "one_joker_in_a_combination"


def test_rk_a4_the_minority_holds_for_added_jokers_too() -> None:
    house = "joker_share:jokers_minority"
    assert refused(at("remik", "JK KS", "5S 6S JK=7S", house=house), "a1>JK") == "fewer_jokers_than_cards"
    assert refused(at("remik", "JK KS", "5S 6S JK=7S"), "a1>JK") == ""


def test_rk_a10_a13_any_card_may_be_the_last() -> None:
    assert play(at("remik", "JK"), "xJK").winner == 0
    assert play(at("remik", "8C 8D 8S 8H", phase="draw", pile="5D"), "t m8C,8D,8S,8H x5D").winner == 0
    four = at("remik", "8C 8D 8S 8H")
    assert refused(four, "m8C,8D,8S,8H") == "keep_a_card_to_discard" and play(four, "m8C,8D,8S x8H").winner == 0


def test_sg_a17_ig_a25_rk_a12_who_starts_next() -> None:
    assert RemiMatch(REMI.standard, seats=3, first_dealer=2).add((0, -5, -5)).dealer == 0
    assert IgraonicaMatch(IGRAONICA.options.read("challenge:yes"), seats=3).add((0, 500, 5)).dealer == 2
    assert RemikMatch(REMIK.standard, seats=4, first_dealer=3).add((0, 0, 0, 0)).dealer == 0
    lots = REMIK.options.read("starter_rotation:random_each")
    dealers = {RemikMatch(lots, seats=4).add((points, -points, 0, 0)).dealer for points in range(1, 30)}
    assert dealers == {0, 1, 2, 3}
