"""The time limit of a turn: what the rules make of it, and the table's clock."""

from __future__ import annotations

from typing import Any

import pytest
from rummy.tables import at, hand, play, refused, table

from cardlab.core.record import Record
from cardlab.games import GAMES
from cardlab.games.rummy.state import RummyState
from cardlab.table import Table
from cardlab.views import waiting
from cardlab.views.waiting import Waiting

IGRAONICA = GAMES["igraonica"]
MINUTE = "turn_seconds:60"
FOURS = ("4D", "5D", "6D")


def test_ig_a24_without_a_limit_nobody_runs_out_of_time() -> None:
    assert refused(at("igraonica", "KS 4D"), "z") == "time_for_a_turn"
    assert "z" not in map(str, IGRAONICA.legal(at("igraonica", "KS 4D", house=MINUTE)))


@pytest.mark.parametrize(("house", "points"), [("", -50), ("challenge:yes", 50)])
def test_ig_a24_out_of_time_costs_50_and_passes_without_a_discard(house: str, points: int) -> None:
    state = at("igraonica", "KS 4D", house=f"{MINUTE} {house}")
    after = play(state, "z")
    assert (after.turn, after.phase, hand(after), after.pile) == (1, "draw", "KS 4D", state.pile)
    assert after.points(0) == points and IGRAONICA.read(after.line()) == after
    assert [line.title for line in IGRAONICA.score(after)] == ["Out of time"]


def test_ig_a24_a_card_is_drawn_first() -> None:
    state = at("igraonica", "KS 4D", phase="draw", house=MINUTE)
    after = play(state, "z")
    assert after.hands[0] == (*state.hands[0], state.stock[0]) and after.stock == state.stock[1:] and after.turn == 1


def test_ig_a24_without_a_card_to_draw_the_turn_just_ends() -> None:
    state = at("igraonica", "KS KH AD", phase="draw", pile="KC", others="AS", left="table", house=MINUTE)
    after = play(state, "z")
    assert hand(after) == "KS KH AD" and after.idle == 1 and after.points(0) == -50


def test_ig_a24_drawing_for_the_last_time_may_end_the_round() -> None:
    state = at("igraonica", "KS KH AD", phase="draw", left="pile", house=f"{MINUTE} most_reshuffles:0")
    over = play(state, "z")
    assert over.ending == "stock" and IGRAONICA.points(over) == (-50, 0)


@pytest.mark.parametrize(("house", "after", "points"), [
    ("", "4D / 6D", -5 - 300 - 300 - 50), ("invalid_table:penalise_rollback", "4D 5D 6D", -300 - 50),
    ("invalid_table:block_end_of_turn", "4D 5D 6D", -300 - 50)])
def test_ig_a24_what_is_owed_is_charged_too(house: str, after: str, points: int) -> None:
    state = at("igraonica", "KS 4H", "4D 5D 6D", house=f"{MINUTE} manipulation:free {house}", was_melds=(FOURS,))
    late = play(state, "p1:5D z")
    assert table(late) == after and late.points(0) == points


def test_sg_a14_the_table_plays_for_the_player() -> None:
    remi = GAMES["remi"].melding
    assert remi
    state = at("remi", "KS 4D", phase="draw", house=MINUTE)
    assert [str(remi.expire(state)), str(remi.expire(play(state, "d")))] == ["d", f"x{state.stock[0]!s}"]
    assert remi.expire(at("remi", "KS 4D", house=f"{MINUTE} timeout:none")) is None
    kept = at("remi", "KS 4D", house=f"{MINUTE} forbid_return_same_discard:yes", taken=("4D",))
    assert str(remi.expire(kept)) == "xKS"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of the table's clock."""
    now = [1000.0]
    monkeypatch.setattr(waiting, "monotonic", lambda: now[0])
    return now


def table_at(state: RummyState) -> tuple[Table, Waiting]:
    """A table at that position, and what the reader in the first seat waits for."""
    game = GAMES[state.game]
    names = tuple("ABCD"[: state.seats])
    found = Table.new(game, state.options, record=Record(game, game.match.of(state), position=state.line(), names=names))
    return found, Waiting(found, 0)


@pytest.mark.parametrize(("key", "words"), [("remi", ["d", "x"]), ("igraonica", ["z"])])
def test_the_clock_runs_down_and_the_turn_ends(key: str, words: list[str], clock: list[float]) -> None:
    place, wait = table_at(at(key, "KS 4D", phase="draw", house=MINUTE))
    shown: Any = wait.clock()
    assert shown["seconds"] == 60 and wait.late() is None
    clock[0] += 40
    shown = wait.clock()
    assert shown["seconds"] == 20 and wait.late() is None
    clock[0] += 20
    while move := wait.late():
        place.play(0, move)
    assert [each.word[0] for each in place.record.entries] == words and place.state.turn == 1


def test_where_nothing_happens_the_clock_just_ends(clock: list[float]) -> None:
    _place, wait = table_at(at("remi", "KS 4D", phase="draw", house=f"{MINUTE} timeout:none"))
    assert wait.clock()
    clock[0] += 60
    assert wait.late() is None and wait.clock() is None


def test_without_a_limit_there_is_no_clock() -> None:
    for key in ("remi", "igraonica", "remik"):
        assert table_at(at(key, "KS 4D"))[1].clock() is None
