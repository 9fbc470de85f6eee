"""Progress: what is kept of a learner, from several windows, after a restart, and when the database fails."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from cardlab.games import GAMES
from cardlab.learner import Learner
from cardlab.lessons import courses
from cardlab.lessons.progress import Progress, Stage, Times, answered, gained, resumed
from cardlab.lessons.run import Run
from cardlab.store import Store
from cardlab.table import Table

GAME = GAMES["schnapsen"]
TRICKS = courses.lesson("schnapsen/01")
CLOSING = courses.lesson("schnapsen/06")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{(tmp_path / 'x.db').as_posix()}"


def test_what_was_done_is_found_after_a_restart(url: str) -> None:
    learner = Learner(Store(url))
    learner.keep(Stage(TRICKS.key, 1, 1, answers=(("TS",), ())), "schnapsen", {("follow_suit", "met"): 1, ("lead_low", "used"): 2})
    learner.keep(Stage(TRICKS.key, 2, 3, True), "schnapsen", {("follow_suit", "met"): 1, ("follow_suit", "broken"): 1})
    learner.keep(Stage(CLOSING.key, 0, 0), "schnapsen", {})
    again = Learner(Store(url), learner.token)
    assert again.progress == learner.progress
    assert list(again.progress.stages) == [CLOSING.key, TRICKS.key]
    assert again.progress.stages[TRICKS.key] == Stage(TRICKS.key, 2, 3, True)
    assert again.progress.times == {("schnapsen", "follow_suit"): Times(2, 0, 1), ("schnapsen", "lead_low"): Times(0, 2, 0)}
    assert again.progress.passed(GAME) == 1
    assert not Learner(Store(url), "somebody-else-altogether").progress.stages


def test_two_windows_add_up(url: str) -> None:
    one = Learner(Store(url))
    one.keep(Stage(TRICKS.key, 3, 0b1), "schnapsen", {("follow_suit", "met"): 1})
    two, three = (Learner(Store(url), one.token) for _each in range(2))
    two.keep(Stage(TRICKS.key, 5, 0b100001, True), "schnapsen", {("follow_suit", "met"): 1})
    three.keep(Stage(TRICKS.key, 4, 0b10000), "schnapsen", {("follow_suit", "met"): 1})
    kept = Learner(Store(url), one.token).progress
    assert kept.stages[TRICKS.key] == Stage(TRICKS.key, 4, 0b110001, True)
    assert kept.times["schnapsen", "follow_suit"] == Times(3)
    assert not (one.notice or two.notice or three.notice)


def test_what_is_deleted_does_not_come_back(url: str) -> None:
    one = Learner(Store(url))
    one.keep(Stage(TRICKS.key), "schnapsen", {("follow_suit", "met"): 1})
    two = Learner(Store(url), one.token)
    assert one.delete() and one.progress == Progress()
    two.keep(Stage(TRICKS.key, 1), "schnapsen", {})
    assert two.notice == "Your progress was deleted in another window, so nothing is being saved."
    assert Learner(Store(url), one.token).progress == Progress()
    one.keep(Stage(CLOSING.key), "schnapsen", {})
    assert not one.notice and list(Learner(Store(url), one.token).progress.stages) == [CLOSING.key]


def test_a_database_that_cannot_be_written_is_one_sentence(url: str, tmp_path: Path) -> None:
    learner = Learner(Store(url))
    lock = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    learner.keep(Stage(TRICKS.key, 1), "schnapsen", {})
    assert learner.notice.endswith("so your progress is not being saved.") and "locked" in learner.notice
    assert not learner.delete() and learner.notice.endswith("so nothing has been deleted.")
    lock.execute("ROLLBACK")
    lock.close()
    learner.keep(Stage(TRICKS.key, 2), "schnapsen", {})
    assert not learner.notice and learner.progress.stages[TRICKS.key].step == 2
    assert Learner(None).notice.endswith("so your progress is not being saved.")


def test_damaged_answers_begin_the_step_anew(url: str, tmp_path: Path) -> None:
    learner = Learner(Store(url))
    learner.keep(Stage(TRICKS.key, 1, 1, answers=(("TS",), ())), "schnapsen", {})
    with sqlite3.connect(tmp_path / "x.db") as connection:
        connection.execute("UPDATE stages SET answers = '{'")
    assert Learner(Store(url), learner.token).progress.stages[TRICKS.key] == Stage(TRICKS.key, 1, 1)


def test_progress_is_told_as_text(url: str) -> None:
    learner = Learner(Store(url))
    learner.keep(Stage(TRICKS.key, 1, 1), "schnapsen", {("follow_suit", "broken"): 1})
    told = json.loads(learner.progress.text())
    assert told["lessons"][0]["key"] == TRICKS.key
    assert told["rules"] == [{"game": "schnapsen", "name": "follow_suit", "met": 0, "used": 0, "broken": 1}]
    assert learner.token not in learner.progress.text()


def test_a_course_goes_on_where_it_was_left() -> None:
    keys = courses.keys(GAME)
    assert Progress().following(GAME) == keys[0] and Progress().going() is None
    begun = Progress({keys[2]: Stage(keys[2], 1), keys[0]: Stage(keys[0], passed=True)})
    assert begun.following(GAME) == keys[2] and begun.going() == Stage(keys[2], 1)
    assert Progress({keys[0]: Stage(keys[0], passed=True)}).following(GAME) == keys[1]
    assert Progress({key: Stage(key, passed=True) for key in keys}).following(GAME) == ""


def test_a_bot_knows_what_the_passed_lessons_have_taught(url: str) -> None:
    keys = courses.keys(GAME)
    taught = {name for key in keys[:4] for name in courses.lesson(key).teaches}
    assert [tip.name for tip in Progress().learnt(GAME).tips] == [GAME.tips[0].name]
    level = Progress({key: Stage(key, passed=True) for key in keys[:4]} | {keys[5]: Stage(keys[5])}).learnt(GAME)
    assert [tip.name for tip in level.tips] == [tip.name for at, tip in enumerate(GAME.tips) if not at or tip.name in taught]
    assert 1 < len(level.tips) < len(GAME.tips)
    related = Progress({key: Stage(key, passed=True) for key in courses.keys(GAMES["remi"])}).learnt(GAMES["igraonica"])
    assert 1 < len(related.tips) < len(GAMES["igraonica"].tips)
    table = Table.new(GAME, strength=level, store=Store(url))
    table.save()
    again = Table.load(table.token, Store(url))
    assert again and again.bots == table.bots


def test_an_answer_tells_what_was_met_used_and_broken() -> None:
    first = Run.begin(TRICKS)
    assert gained(first, first.answer("AH")) == {("card_in_your_hand", "broken"): 1}
    trump = Run.begin(TRICKS, 2)
    assert gained(trump, trump.answer("JD"))["who_takes_the_trick", "met"] == 1
    refuse = Run.begin(TRICKS, len(TRICKS.steps) - 1)
    assert gained(refuse, refuse.answer("d")) == {("drawing_goes_by_itself", "met"): 1}
    close = Run.begin(CLOSING)
    assert gained(close, close.answer("c"))["close_when_sure", "used"] == 1


def test_a_step_that_rests_on_the_one_before_is_come_to_again() -> None:
    words = {0: ("TS",), 1: ("12",)}
    stage = Stage(TRICKS.key, 1, 1, answers=answered(TRICKS, 1, words))
    runs = list(resumed(TRICKS, stage))
    assert [(run.at, run.passed) for run in runs] == [(0, True), (1, False)] and runs[1].said
    assert [run.at for run in resumed(TRICKS, Stage(TRICKS.key, 1, 1))] == [0]
    assert [run.at for run in resumed(TRICKS, Stage(TRICKS.key, 2, 2))] == [2]
    assert [run.at for run in resumed(TRICKS, Stage(TRICKS.key, 99, 99, answers=(("?",),)))] == [len(TRICKS.steps) - 1]
