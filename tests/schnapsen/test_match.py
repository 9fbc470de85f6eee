"""The match of 66 (S12) and its worked examples S-30 to S-34."""

from __future__ import annotations

import pytest
from laid import GAME

from cardlab.core.record import Record
from cardlab.games.schnapsen.match import SchnapsenMatch


def match(results: str, options: str = "", first: int = 0) -> SchnapsenMatch:
    """A match after these results; `A3 B1` says who won how much."""
    points = tuple((int(each[1]), 0) if each[0] == "A" else (0, int(each[1])) for each in results.split())
    return SchnapsenMatch(GAME.options.read(options), points, first)


def test_s_30_seven_to_nil_is_schneider() -> None:
    standings = [match(" ".join("A3 A2 A1 A1".split()[:n])).before_and_after[1] for n in range(1, 5)]
    assert standings == [(4, 7), (2, 7), (1, 7), (0, 7)]
    done = match("A3 A2 A1 A1")
    assert done.finished and [(each.seat, each.bummerl, each.kind) for each in done.lost] == [(1, 1, "schneider")]
    assert (done.bummerl(0), done.bummerl(1)) == (0, 1)


def test_s_32_the_standing_stops_at_nought() -> None:
    assert match("A3 A3 A3").before_and_after == ((1, 7), (0, 7))
    assert match("A3 A3 A3", "floor_zero:no").before_and_after[1] == (-2, 7)


@pytest.mark.parametrize(("untouched", "kind"), [("no", "turned"), ("yes", "")])
def test_s_34_a_turned_match(untouched: str, kind: str) -> None:
    before = match("A2 B3 B3")
    assert before.standing == (5, 1)
    done = match("A2 B3 B3 A2 A2 A1", f"turned_requires_untouched:{untouched}")
    assert [(each.seat, each.kind) for each in done.lost] == [(1, kind)]


def test_s12_1_both_start_at_seven_and_the_loser_gets_a_bummerl() -> None:
    assert match("").standing == (7, 7) and not match("").finished
    done = match("A3 B1 A3 A1")
    assert done.finished and done.standing == (7, 7)
    assert (done.bummerl(0), done.bummerl(1)) == (0, 1) and done.lost[0].kind == ""


def test_s12_2_schneider_is_a_loser_without_a_game_point() -> None:
    assert match("A3 A3 A1").lost[0].kind == "schneider"
    assert match("B1 A3 A3 A1").lost[0].kind == ""


def test_s12_3_a_match_is_turned_when_the_loser_stood_at_one() -> None:
    assert match("B3 B3 A3 A3 A1").lost[0].kind == "turned"
    assert match("B3 B3 A3 A3 A1", "turned_requires_untouched:yes").lost[0].kind == "turned"
    assert match("B3 B2 A3 A3 A1").lost[0].kind == ""


def test_s12_4_names_do_not_change_the_bummerl_unless_the_table_says_so() -> None:
    assert match("A3 A3 A1").bummerl(1) == 1
    assert match("A3 A3 A1", "schneider_bummerl:2").bummerl(1) == 2
    assert match("B3 B3 A3 A3 A1", "schneider_bummerl:2").bummerl(1) == 1


def test_s12_5_the_target_can_be_agreed() -> None:
    assert match("A3 B3", "match_target:11").standing == (8, 8)
    assert match("A1", "match_target:1").finished
    assert match("A1", "match_target:1").lost[0].kind == "schneider"


def test_b3_11_points_can_be_counted_up() -> None:
    assert match("A3 B1", "count:up").standing == (3, 1)
    assert match("A3 A3 A3", "count:up").before_and_after[1] == (7, 0)
    assert match("A3 A3 A3", "count:up floor_zero:no").before_and_after[1] == (9, 0)


@pytest.mark.parametrize(
    ("rotation", "dealers"), [("alternate", [0, 1, 0, 1]), ("loser_deals", [0, 1, 0, 1]), ("winner_deals", [0, 0, 1, 0])])
def test_b3_10_who_deals(rotation: str, dealers: list[int]) -> None:
    results = "A1 B2 A1".split()
    found = [match(" ".join(results[:n]), f"deal_rotation:{rotation}").dealer for n in range(4)]
    assert found == dealers
    assert match("", first=1).dealer == 1


@pytest.mark.parametrize(("rotation", "dealer"), [("alternate", 0), ("loser_deals", 1), ("winner_deals", 0)])
def test_b3_10_two_deals_won_by_one_player(rotation: str, dealer: int) -> None:
    assert match("A1 A1", f"deal_rotation:{rotation}").dealer == dealer


@pytest.mark.parametrize(
    ("results", "words"),
    [
        ("A3 A3 A1", "Schneider"),
        ("B3 B3 A3 A3 A1", "turned"),
        ("B1 A3 A3 A1", "loses"),
    ],
)
def test_the_end_of_a_match_is_said(results: str, words: str) -> None:
    done = match(results)
    for said in (done.news(lambda seat: "Ben"), done.news(lambda seat: None)):
        assert words.removesuffix("s") in said[0] and "1 Bummerl" in said[1]
    assert done.tally(lambda seat: "Anna" if seat == 0 else None) == ["Anna: 0 Bummerl", "You: 1 Bummerl"]
    assert not match("A1").news(lambda seat: None) and not match("A1").tally(lambda seat: None)


def test_a_deal_knows_the_standing() -> None:
    played = match("A3 B1")
    state = Record(GAME, played, played.dealer, GAME.pack(played.options)).start
    assert state.standing == (4, 6) and state.dealer == 0
    assert [(each.left, each.of, each.total) for each in GAME.tallies(state)] == [(4, 7, "4"), (6, 7, "6")]
    up = match("A3 B1", "count:up")
    state = GAME.deal(1, up.options, match=up)
    assert [(each.left, each.of, each.total) for each in GAME.tallies(state)] == [(4, 7, "3"), (6, 7, "1")]
