"""The worked examples of the spec for Igraonica's Remi (2.4), as far as they are played."""

from __future__ import annotations

import pytest
from rummy.tables import at, hand, play, refused, table

from cardlab.games import GAMES

OPENED, TRADITIONAL = (1,), "card_values:traditional"


@pytest.mark.parametrize(("house", "laid", "added"), [("", 15, 5), (TRADITIONAL, 21, 7)])
def test_ig_e5_to_e7_a_joker_goes_round(house: str, laid: int, added: int) -> None:
    state = play(at("igraonica", "AS 7H 7D 4C", "QS KS JK=AS", house=house), "s1:JK=AS m7H,7D,JK")
    assert table(state) == "QS KS AS / 7H 7D JK=7S" and state.points(0) == laid and not state.owed
    cedric = at("igraonica", "7C 4C 2H", "QS KS AS / 7H 7D JK=7S", house=house)
    assert refused(cedric, "s2:JK=7C") == "joker_without_doubt"
    after = play(cedric, "a2:7C")
    assert table(after) == "QS KS AS / 7H 7D 7C JK=7S" and after.points(0) == added


def test_ig_e10_a_joker_extends_nothing() -> None:
    assert refused(at("igraonica", "JK 2C", "5S 6S 7S"), "a1:JK=8S") == "jokers_only_in_new_combinations"


def test_ig_e14_the_pile_is_locked_before_opening() -> None:
    assert refused(at("igraonica", "2C 3D", phase="draw", pile="QH", opened=OPENED), "t") == "pile_only_after_opening"
    assert hand(play(at("igraonica", "2C 3D", phase="draw", pile="QH"), "t x2C")) == "3D QH"


FREE = "manipulation:free"


@pytest.mark.parametrize(("house", "points"), [(FREE, 10), (f"{FREE} {TRADITIONAL}", 8)])
def test_ig_e15_moving_a_four(house: str, points: int) -> None:
    state = play(at("igraonica", "4H 4C KS", "4D 5D 6D 7D", house=house), "p1:4D m4D,4H,4C")
    assert table(state) == "5D 6D 7D / 4D 4H 4C" and state.points(0) == points and not state.owed


@pytest.mark.parametrize(("house", "points"), [(FREE, 5), (f"{FREE} {TRADITIONAL}", 8)])
def test_ig_e16_splitting_a_run(house: str, points: int) -> None:
    state = play(at("igraonica", "8S KS", "6S 7S 8S 9S TS", house=house), "a1:8S@2")
    assert table(state) == "6S 7S 8S / 8S 9S TS" and state.points(0) == points


@pytest.mark.parametrize("house", [FREE, f"{FREE} {TRADITIONAL}"])
def test_ig_e17_an_ace_moved_to_the_low_end_loses_ten(house: str) -> None:
    state = play(at("igraonica", "KS 4D", "JH QH KH AH / 2H 3H 4H", house=house), "p1:AH a2:AH")
    assert table(state) == "JH QH KH / AH 2H 3H 4H" and state.points(0) == -10


@pytest.mark.parametrize(("house", "points"), [
    ("", 40 + 15), (TRADITIONAL, 44 + 12), (f"{TRADITIONAL} ace_in_hand_traditional:11", 40 + 12)])
def test_ig_e21_hands_go_to_the_winner(house: str, points: int) -> None:
    over = play(at("igraonica", "4D", others="AC JK 9H / 2S KD", house=house, opened=(0, 1, 2)), "x4D")
    assert GAMES["igraonica"].points(over) == (points, 0, 0)


BONUS = [
    ((0,), False, True, 100), ((0, 1), True, True, 200), ((0, 1), True, False, 300), ((0,), True, True, 300), ((0,), True, False, 400),
    ((0, 1), False, True, 0),
]


@pytest.mark.parametrize(("opened", "fresh", "extended", "bonus"), BONUS)
def test_ig_e22_bonuses_add_up(opened: tuple[int, ...], fresh: bool, extended: bool, bonus: int) -> None:
    state = play(at("igraonica", "4D", others="2S", opened=opened, fresh=fresh, extended=extended), "x4D")
    assert GAMES["igraonica"].points(state) == (bonus + 5, 0)
    assert [points for points, _why, true in GAMES["igraonica"].worth(state) if true] == [bonus]


def test_ig_e23_everything_in_one_turn() -> None:
    others = "JK JK KS KH QH JS TS / JK AS AH TH TD"
    state = at("igraonica", "QD KD AD 5C 6C 7C 8H 8S 8D TC JC QC KC AC 4H", opened=(), others=others)
    over = play(state, "mQD,KD,AD+5C,6C,7C+8H,8S,8D+TC,JC,QC,KC,AC x4H")
    assert over.points(0) == 120 and GAMES["igraonica"].points(over) == (120 + 90 + 70 + 400, 0, 0)


CHALLENGE = [
    ((0, 1), False, True, 1), ((0,), False, True, 1), ((0,), True, True, 2), ((0, 1), True, True, 2), ((0, 1), True, False, 3),
    ((0,), True, False, 4),
]


@pytest.mark.parametrize(("opened", "fresh", "extended", "times"), CHALLENGE)
def test_ig_e25_the_challenge_multiplies(opened: tuple[int, ...], fresh: bool, extended: bool, times: int) -> None:
    state = at("igraonica", "4D", others="AC JK 9H / 2S KD", house="challenge:yes", opened=opened, fresh=fresh, extended=extended)
    assert GAMES["igraonica"].points(play(state, "x4D")) == (0, 40 * times, 15 * times)


@pytest.mark.parametrize(("seats", "house", "stock"), [(2, "", 80), (4, "", 52), (5, "", 92), (8, "", 104), (2, "identical:yes", 188)])
def test_ig_e28_packs_and_stock(seats: int, house: str, stock: int) -> None:
    game = GAMES["igraonica"]
    state = game.deal(1, game.options.read(house), seats=seats)
    assert len(state.stock) == stock and all(len(each) == 14 for each in state.hands) and not state.pile


def test_ig_e30_the_last_card_ends_the_round() -> None:
    over = play(at("igraonica", "5H", "6H 7H 8H"), "a1:5H")
    assert (over.phase, over.winner, table(over)) == ("over", 0, "5H 6H 7H 8H")
