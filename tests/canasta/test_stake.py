"""Doubling the stake (C16): every option of A3 about it, and what an offer leads to."""

from __future__ import annotations

import pytest
from canasta.places import GAME, at, drawing, play, refused, table, words

from cardlab.games.canasta.handling import asked, to_answer

QUEENS = "QS QH QC"
STAKES = "doubling:yes"


@pytest.mark.parametrize(("house", "acceptors", "rule"), [
    ("", (), "doubling_is_agreed"), (STAKES, (), ""), (STAKES, (0,), ""), (STAKES, (1,), "who_may_offer"),
    (STAKES, (1, 0), "stake_has_a_limit"),
    (f"{STAKES} limit:80", (1, 0), ""), (f"{STAKES} limit:19", (), "stake_has_a_limit"), (f"{STAKES} limit:20", (), ""),
    (f"{STAKES} limit_meaning:ignored", (1, 0), ""), (f"{STAKES} limit_meaning:ignored stake:1000", (1, 0) * 3, "stake_has_a_limit"),
    (f"{STAKES} double_rights:anyone", (1,), ""), (f"{STAKES} double_rights:once", (1,), "who_may_offer"),
    (f"{STAKES} double_rights:once limit:80", (1, 0), "who_may_offer"), (f"{STAKES} double_rights:once", (0,), "")])
def test_doubling(house: str, acceptors: tuple[int, ...], rule: str) -> None:
    state = drawing("KS KH 4D", QUEENS, house=house, acceptors=acceptors)
    assert refused(state, "u") == rule and ("u" in words(state)) == (not rule)


@pytest.mark.parametrize(("house", "rule"), [("", ""), (" double_timing:own_turn_before_draw", "when_to_offer")])
def test_double_timing(house: str, rule: str) -> None:
    assert refused(drawing("KS KH 4D", QUEENS, house=STAKES + house), "u") == ""
    assert refused(at("KS KH 4D", QUEENS, house=STAKES + house), "u") == rule


def test_c_41_the_stake_is_doubled_in_turns() -> None:
    state = drawing("KS KH 4D", QUEENS, "JS JH JC", others="9S 9H 5D", house=STAKES)
    one = play(state, "u y")
    assert one.stake == 20 and one.acceptors == (1,) and one.turn == 0 and one.phase == "draw"
    two = play(one, "d x4D u y")
    assert two.stake == 40 and two.acceptors == (1, 0) and two.turn == 1
    assert refused(two, "u") == "who_may_offer"
    assert refused(play(two, "d x5D"), "u") == "stake_has_a_limit"


@pytest.mark.parametrize("ends", ["match", "round"])
def test_double_reject_ends(ends: str) -> None:
    after = play(drawing("KS KH 4D", QUEENS, house=f"{STAKES} double_reject_ends:{ends}"), "u r")
    assert after.phase == "over" and after.ending == "refused" and after.loser == 1 and after.stake == 10
    assert GAME.points(after) == (0, 0)
    offered = play(drawing("KS KH 4D", QUEENS, house=after.options.line()), "u")
    answered = to_answer(offered)
    assert answered and f"the {ends} is over and you lose 10" in answered[0]
    assert (ends == "match") == ("win the match" in asked(after.but(phase="draw"), GAME.move("u")))
    series = GAME.match(after.options).after(after, GAME.points(after))
    assert series.finished == (ends == "match")


def test_an_offer_comes_back_to_where_it_was_made() -> None:
    laid = play(at("KS KH KD 4D 5H", house=STAKES), "mKS,KH,KD")
    asked = play(laid, "u")
    assert asked.turn == 1 and words(asked) == {"y", "r"} and asked.view(0).hand == asked.view(0).hands[1]
    again = play(asked, "y")
    assert again.phase == "meld" and again.turn == 0 and table(again) == "KS KH KD" and refused(again, "b1:KS,KH,KD") == ""
