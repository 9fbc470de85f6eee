"""The score of a round of Kanasta (C14) and its worked examples C-29 and C-32 to C-38."""

from __future__ import annotations

import pytest
from canasta.places import GAME, at
from canasta.scored import counts, ended, lines, told

from cardlab.core.language import use
from cardlab.games.canasta.lines import ended as how
from cardlab.games.canasta.melds import PACK, worth, worth_of_cards


def test_c_01_the_faces_of_the_pack_are_worth_1180() -> None:
    assert worth(PACK, worth_of_cards(5)) == 1180
    assert worth(PACK, worth_of_cards(0)) == 1160


@pytest.mark.parametrize(("house", "points"), [("", 670), ("summary_last_card:counts_minus", 665)])
def test_c_29_the_card_left_on_going_out(house: str, points: int) -> None:
    assert counts(ended("Q*7", hands=("5", ""), house=house))[0] == points


def test_c_32_a_natural_canasta_and_going_out() -> None:
    state = ended("K*7 / 5*4 / A*2 2", "9*3 / Q*2 JK", ("", "A 2 7 b3"), (1, 0))
    assert counts(state) == (850, 50)
    assert told(state) == [
        "Meld 1 70", "Meld 2 20", "Meld 3 60", "Natural canasta 500", "Red threes 100", "Going out 100"]
    assert told(state, 1) == ["Meld 4 30", "Meld 5 70", "Cards left in the hand -50"]


@pytest.mark.parametrize(("house", "other"), [("", 50), ("black_three_value:0", 55), ("red_three_penalty:yes", -350)])
def test_c_33_a_player_without_a_meld(house: str, other: int) -> None:
    state = ended("8*5 2 JK / Q*3", "", ("", "JK 2 A*2 K T 7 4*2 b3"), (0, 2), house)
    assert counts(state) == (550, other)


def test_c_34_four_red_threes_without_a_meld() -> None:
    assert counts(ended("8*7", "", ("", "K"), (0, 4)))[1] == 790
    assert counts(ended("8*7", "", ("", "K"), (0, 4), "red_three_penalty:yes"))[1] == -810


@pytest.mark.parametrize(("meld", "points"), [("6*8", 540), ("6*7 2", 355), ("6*6", 30)])
def test_c_35_a_canasta_has_one_bonus(meld: str, points: int) -> None:
    assert counts(ended(meld, "", out=None))[0] == points


@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 100), (2, 200), (3, 300), (4, 800)])
def test_c_36_red_threes(count: int, bonus: int) -> None:
    state = ended("K*3", threes=(count, 0), out=None, house="red_three_penalty:yes")
    assert counts(state)[0] == 30 + bonus


@pytest.mark.parametrize(
    ("house", "pile", "bonuses"),
    [
        ("", "", ["Hand-Canasta 200"]),
        ("hand_canasta_bonus:adds", "", ["Going out 100", "Hand-Canasta 200"]),
        ("", "9", ["Hand-Canasta 200"]),
        ("hand_canasta_with_pile:no", "9", ["Going out 100"]),
        ("hand_canasta_with_pile:no", "", ["Hand-Canasta 200"]),
    ],
)
def test_c_37_hand_canasta(house: str, pile: str, bonuses: list[str]) -> None:
    state = ended("7*7 / A*3", house=house, fresh=True, bought=pile)
    assert told(state)[3:] == bonuses
    assert told(ended("7*7 / A*3", house=house))[3:] == ["Going out 100"], "not if a meld lay there before"


def test_c_38_nobody_goes_out() -> None:
    state = ended("A*5 2", "5*7", ("K*2 9 4", "JK 8*2 b3"), (1, 0), out=None)
    assert counts(state) == (185, 460)
    assert how(state, str) == "The stock is used up"


def test_c6_7_black_threes_melded_on_going_out_count() -> None:
    assert counts(ended("8*7 / b3*3", house="black_three_meld:when_going_out"))[0] == 70 + 500 + 15 + 100


def test_every_card_shows_what_it_counts() -> None:
    state = ended("K*7 / A*2 2", "Q*2 JK", ("", "A 2 7 b3"), (4, 0))
    shown = [each for each in lines(state) if each.worths]
    assert [each.title for each in shown] == ["Meld 1", "Meld 2", "Meld 3", "Cards left in the hand"]
    assert all(len(each.worths) == len(each.cards) and abs(each.points) == sum(each.worths) for each in shown)


def test_a_players_melds_come_first_each_with_its_bonus() -> None:
    state = ended("K*7 / 8*5 2*2", "9*3", ("", "A"), (1, 1))
    found = sorted((each for each in lines(state) if each.unit == "card"), key=lambda each: each.at)
    assert [each.title for each in found] == [
        "Meld 1", "Natural canasta", "Meld 2", "Mixed canasta", "Red threes", "Going out", "Meld 3", "Red threes", "Cards left in the hand"]


@pytest.mark.parametrize(
    ("standing", "house", "more", "note"),
    [
        ((1000, 0), "", {}, "The total is now 1670 of 2500. The first melds of the next round need 90"),
        ((-1000, 0), "", {}, "The total is now -330 of 2500. The first melds of the next round need 15"),
        ((2000, 0), "", {}, "The total is now 2670, and the match is decided"),
        ((2000, 2680), "", {}, "The total is now 2670, and the match is decided"),
        ((2000, 2670), "", {}, "The total is now 2670 of 2500. The first melds of the next round need 90"),
        ((0, 0), "target:1", {}, "The total is now 670, and the match is decided"),
        ((0, 670), "target:1 limit1_tie:extra_round", {}, "The total is now 670. The first melds of the next round need 50"),
        ((1000, 0), "doubling:yes", {"ending": "refused", "loser": 1}, "The total stays at 1000, and the match is over"),
        ((1000, 0), "doubling:yes double_reject_ends:round", {"ending": "refused", "loser": 1},
         "The total is now 1000 of 2500. The first melds of the next round need 50"),
        ((1000, 0), "", {"ending": "resigned", "loser": 0}, "The total stays at 1000, and the match is over"),
    ],
)
def test_c14_what_the_round_makes_of_the_total(standing: tuple[int, int], house: str, more: dict[str, object], note: str) -> None:
    out = {"out": None} if more else {}
    state = ended("K*7", house=house, standing=standing, **out, **more)
    assert next(each.note for each in lines(state) if each.unit == "game") == note


@pytest.mark.parametrize(("ending", "why", "title"), [
    ("refused", "An offer to double the stake was refused", "Anna has refused the offer"),
    ("resigned", "The match was given up", "Anna has resigned")])
def test_c16_2_a_round_that_is_broken_off_counts_nothing(ending: str, why: str, title: str) -> None:
    state = ended("K*7", "9*3", ("A", "A"), (1, 3), "doubling:yes", out=None, ending=ending, loser=1, standing=(300, -20))
    assert counts(state) == (0, 0)
    assert [(each.title, each.note) for each in lines(state) if each.unit == "card"] == [("Nothing counts", why)] * 2
    assert how(state, lambda seat: "Anna") == title and how(state, lambda seat: None).startswith("You have ")


def test_nothing_of_a_hand_is_told_before_the_end() -> None:
    state = ended("K*7", "9*3", ("A", "A"), (1, 0)).but(phase="draw", winner=None, ending="")
    assert told(state) == ["Meld 1 70", "Natural canasta 500", "Red threes 100"] and told(state, 1) == ["Meld 2 30"]
    assert not [each for each in lines(state) if each.unit == "game"]


def test_cards_that_nobody_has_seen_count_nothing() -> None:
    view = at("4D", "QS QH QC QD QS QH QC", others=12).view(0)
    assert GAME.points(GAME.play(view, GAME.move("o"))) == (670, 0)


def test_all_of_it_can_be_translated() -> None:
    with use("xx"):
        state = ended("K*7", "9*3", ("A", "A"), (1, 3))
        assert all(each.title.startswith("[") and each.note.startswith("[") for each in lines(state))
        assert how(state, str).startswith("[")
