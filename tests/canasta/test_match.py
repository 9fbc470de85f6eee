"""The match of Kanasta: who begins, who wins, and what becomes of the stake (C1, C15, C16; C-10, C-39, C-41)."""

from __future__ import annotations

from typing import Any

import pytest
from canasta.scored import counts, ended

from cardlab.core.errors import Unreadable
from cardlab.games.canasta.match import KanastaMatch
from cardlab.games.canasta.options import KanastaOptions
from cardlab.games.canasta.results import Result

DOUBLING = "doubling:yes"


def match(results: str = "", house: str = "", first: int = 0) -> KanastaMatch:
    """A match after these results, as a record writes them."""
    rounds = tuple(tuple(map(int, each.split(","))) for each in results.split())
    found = KanastaMatch(KanastaOptions.read(house), rounds, first)
    found.check()
    return found


def named(seat: int) -> str | None:
    """Anna sits in the first seat, the reader in the second."""
    return "Anna" if seat == 0 else None


@pytest.mark.parametrize(("total", "minimum"), [
    (-5, 15), (-1, 15), (0, 50), (1495, 50), (1499, 50), (1500, 90), (2995, 90), (2999, 90), (3000, 120), (4990, 120)])
def test_c_10_the_next_minimum_follows_the_total(total: int, minimum: int) -> None:
    assert match(f"{total},0", "target:5000").ahead() == ("Next minimum", (str(minimum), "50"))


def test_c_39_a_tie_above_the_target_is_played_on() -> None:
    assert match("2450,2300 100,250").standing == (2550, 2550)
    assert "Both have the same total, so another round is played." in match("2450,2300 100,250").news(str)
    done = match("2450,2300 100,300")
    assert done.won == [(1,)] and done.before_and_after == ((2450, 2300), (2550, 2600)) and done.standing == (0, 0)
    assert match("2450,2300 100,250 -50,0").won == [(1,)], "both are still above it"


@pytest.mark.parametrize(("house", "result", "won"), [
    ("", "150,500,1", (1,)), ("both_reach:went_out_first", "150,500,1", (0,)), ("both_reach:went_out_first", "150,500", (1,)),
    ("both_reach:went_out_first", "50,500,1", (1,)), ("both_reach:went_out_first", "150,150,2", (1,)), ("", "150,150,2", None)])
def test_c15_1_both_reach_the_target(house: str, result: str, won: tuple[int, ...] | None) -> None:
    assert match(f"2400,2400 {result}", house).won == ([] if won is None else [won])


def test_c15_1_the_target_can_be_5000() -> None:
    assert not match("2500,0", "target:5000").finished and match("2500,0").finished
    assert match("4995,0", "target:5000").standing == (4995, 0) and match("5000,0", "target:5000").won == [(0,)]
    assert match("", "target:5000").target == 5000 and match("", "target:1").target is None


def test_c15_2_a_single_round_is_won_by_more_points_even_below_zero() -> None:
    assert match("-50,-20", "target:1").won == [(1,)]
    assert match("0,5", "target:1").won == [(1,)]
    drawn = match("5,5", f"target:1 {DOUBLING}")
    assert drawn.won == [()] and drawn.news(named) == ["Nobody wins the match.", "Both get the stake back."]
    assert not match("5,5", "target:1 limit1_tie:extra_round").finished
    assert match("5,5 0,-5", "target:1 limit1_tie:extra_round").won == [(0,)]


@pytest.mark.parametrize(("rotation", "dealers"), [
    ("alternate", [0, 1, 0, 1, 0]), ("loser_starts", [0, 0, 1, 0, 0]), ("winner_starts", [0, 1, 0, 1, 1])])
def test_c1_5_who_begins(rotation: str, dealers: list[int]) -> None:
    results = "100,50 20,30 0,0 0,0,4".split()
    found = [match(" ".join(results[:n]), f"starter_rotation:{rotation} {DOUBLING} double_reject_ends:round").dealer for n in range(5)]
    assert found == dealers
    assert match("", first=1).dealer == 1


def test_c_41_doublings_last_through_the_match() -> None:
    house = f"{DOUBLING} limit:40"
    once = match("100,50,1,1", house)
    assert once.acceptors == (1,) and "The match is played for: 20." in once.tally(named)
    twice = match("100,50,1,1 0,30,0,0", house)
    assert twice.acceptors == (1, 0) and "The match is played for: 40." in twice.tally(named)
    done = match("100,50,1,1 0,30,0,0 2400,0,1", house)
    assert done.acceptors == () and done.balance(0) == 40 and done.balance(1) == -40
    assert done.news(named) == ["Anna wins the match.", "Anna wins the stake of 40."]
    assert done.tally(named) == [
        "Points that win the match: 2500.", "Anna: 1 match won", "Anna: stakes won and lost, +40", "You: stakes won and lost, −40"]
    assert done.add((10, 0)).standing == (10, 0) and "The match is played for: 10." in done.add((10, 0)).tally(named)


def test_c16_2_refusing_ends_the_match_at_the_old_stake() -> None:
    done = match("500,50,1,1 0,0,4", DOUBLING)
    assert done.finished and done.won == [(0,)] and done.balance(1) == -20
    assert done.before_and_after == ((500, 50), (500, 50)) and done.ahead() is None
    assert done.news(named) == ["Anna wins the match.", "Anna wins the stake of 20."]


def test_c16_2_refusing_can_end_the_round_alone() -> None:
    on = match("500,50,1,1 0,0,4", f"{DOUBLING} double_reject_ends:round")
    assert not on.finished and on.standing == (500, 50) and on.acceptors == (1,)
    assert on.news(named) == ["Anna wins the stake of 20."] and on.balance(0) == 20
    assert on.add((2000, 0)).balance(0) == 40


@pytest.mark.parametrize(("house", "said"), [
    ("", ["You win the match."]),
    (DOUBLING, ["You win the match.", "You win the stake of 10."]),
    (f"{DOUBLING} double_reject_ends:round", ["You win the match.", "You win the stake of 10."])])
def test_resigning_loses_the_match_and_the_stake(house: str, said: list[str]) -> None:
    done = match("500,50 0,0,5", house)
    assert done.won == [(1,)] and done.news(named) == said


@pytest.mark.parametrize(("more", "numbers"), [
    ({"out": 0}, (670, 30, 1)), ({"out": 1}, (570, 130, 2)), ({"out": None}, (570, 30)),
    ({"out": None, "acceptors": (1, 0)}, (570, 30, 0, 0)), ({"out": 0, "acceptors": (1,)}, (670, 30, 1)),
    ({"out": None, "ending": "refused", "loser": 1, "acceptors": (1, 0)}, (0, 0, 4, 0)),
    ({"out": None, "ending": "resigned", "loser": 0}, (0, 0, 5))])
def test_a_finished_round_becomes_a_result(more: dict[str, Any], numbers: tuple[int, ...]) -> None:
    state = ended("K*7", "9*3", house=DOUBLING, **more)
    before = match("0,0,0,1" if "acceptors" in more else "", DOUBLING)
    after = before.after(state, counts(state))
    assert after.results[-1] == numbers and Result.read(numbers)
    assert not after.finished or after.acceptors == ()
    after.check()


@pytest.mark.parametrize("numbers", ["1", "5,5,7", "5,5,-1", "5,5,1,2", "5,0,3", "0,5,6"])
def test_results_that_no_round_can_have_are_unreadable(numbers: str) -> None:
    with pytest.raises(Unreadable, match=r"\[Match\]"):
        match(numbers, DOUBLING)


@pytest.mark.parametrize(("house", "most"), [("", 0), (DOUBLING, 2), (f"{DOUBLING} limit_meaning:ignored", 12)])
def test_doublings_that_no_match_can_have_are_unreadable(house: str, most: int) -> None:
    match(",".join(["5,5", *"0" * (most > 0), *("01" * most)[:most]]), house)
    for number in (most + 1, 10_000):
        with pytest.raises(Unreadable, match="doubles the stake"):
            match(",".join(["5,5,0", *("01" * number)[:number]]), house)


@pytest.mark.parametrize(("standing", "acceptors", "dealer"), [
    ((0, 0), (), 0), ((300, -20), (), 1), ((2600, 2600), (1,), 0), ((0, 0), (1,), 1)])
def test_a_position_stands_in_a_match(standing: tuple[int, int], acceptors: tuple[int, ...], dealer: int) -> None:
    state = ended("K*7", house=DOUBLING, standing=standing, acceptors=acceptors).but(dealer=dealer)
    found = KanastaMatch.of(state)
    found.check()
    assert (found.standing, found.acceptors, found.dealer) == (standing, acceptors, dealer)


def test_a_position_that_no_match_can_reach_begins_one() -> None:
    found = KanastaMatch.of(ended("K*7", standing=(3000, 0)))
    assert found.standing == (0, 0) and found.dealer == 1
