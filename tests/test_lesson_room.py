"""A lesson on its page, without a browser: what is posted, what comes in, what is kept, and that nothing unseen is told."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from lesson_reader import Reader

from cardlab.core.errors import Unreadable
from cardlab.learner import Learner
from cardlab.lessons import courses
from cardlab.lessons.packing import packed, unpacked
from cardlab.lessons.reading import read
from cardlab.store import Store
from cardlab.views.prose import prose

TRICKS, RACE = courses.lesson("schnapsen/01"), courses.lesson("schnapsen/02")
TAUGHT = ["schnapsen/01", "schnapsen/05", "schnapsen/06", "remi/03", "remi/07", "igraonica/03", "igraonica/04", "remik/01"]
"""Lessons with every kind of step, on tables of every kind."""


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_is_passed_by_following_its_hints(key: str) -> None:
    reader = Reader(courses.lesson(key), pace=0)
    while not reader.room.run.over:
        before = reader.room.run
        for _rung in before.rungs:
            reader.do("hint")
        if before.passed:
            reader.do("next")
        else:
            reader.follow()
        assert reader.room.run is not before, reader.lesson
    assert reader.lesson["end"]["title"] == "The lesson is done" and reader.lesson["part"] == 100


@pytest.mark.parametrize("key", TAUGHT)
def test_nothing_is_posted_that_hangs_on_unseen_cards(key: str) -> None:
    """Other cards where the learner cannot see: everything that is shown and every hint stays the same."""
    lesson = courses.lesson(key)
    told = {}
    for seed in (None, 1, 2):
        for at, step in enumerate(lesson.steps):
            start = step.task.start if step.task else None
            if start is None or not start.view.unseen():
                continue
            other = start if seed is None else replace(start, state=start.view.fill(Random(seed)))
            steps = tuple(replace(each, task=replace(each.task, start=other)) if each is step and each.task else each
                          for each in lesson.steps)
            reader = Reader(replace(lesson, steps=steps), step=at)
            for _rung in range(4):
                reader.do("hint")
            assert reader.room.run.place is not None
            assert told.setdefault(at, reader.posted) == reader.posted


def test_a_wrong_move_gives_the_reason_and_the_rule() -> None:
    reader = Reader(TRICKS)
    reader.move("AH")
    told = reader.lesson["feedback"]
    assert told["kind"] == "wrong" and "not in your hand" in told["lines"][0]
    assert told["rules"] == [{"title": "Card in your hand", "href": "./rules?game=schnapsen&rule=card_in_your_hand"}]
    assert reader.scene["bubble"]["card"] == "AH" and not reader.scene["say"], "the bubble reads itself aloud"
    reader.move("TS")
    assert reader.lesson["feedback"]["kind"] == "right" and reader.scene["say"][0] == "Right."


def test_a_wrong_answer_gives_the_reason_and_an_empty_one_a_sentence() -> None:
    reader = Reader(TRICKS)
    reader.move("TS")
    reader.do("next")
    reader.do("answer", "")
    assert reader.lesson["trouble"] == "Answer every question first." == reader.scene["say"][0] and reader.room.run.tries == 0
    reader.do("answer", "x")
    assert "expected a number" in reader.lesson["trouble"] and reader.room.run.tries == 0
    reader.do("answer", "12")
    assert "Q♠ 3 and 10♠ 10" in reader.lesson["feedback"]["lines"][0] and not reader.lesson["trouble"]
    reader.do("answer", "13")
    assert reader.room.run.passed and reader.lesson["form"] is None


def test_what_is_tried_in_a_plan_is_an_answer_once_it_is_played_or_refused() -> None:
    lesson = courses.lesson("igraonica/03")
    reader = Reader(lesson, step=1)
    reader.do("plan")
    reader.move(reader.room.run.solution)
    assert reader.scene["strip"] and not reader.room.run.place.own  # type: ignore[union-attr]
    reader.do("plan-play")
    assert not reader.scene["strip"] and len(reader.room.run.place.own) == 1  # type: ignore[union-attr]
    at = next(at for at, step in enumerate(lesson.steps) if step.task and step.task.kind == "refuse")
    reader = Reader(lesson, step=at)
    reader.do("plan")
    reader.move(reader.room.run.solution)
    assert reader.room.run.passed and not reader.scene["strip"]


def test_a_hint_is_read_aloud_once() -> None:
    reader = Reader(courses.lesson("remi/03"), step=1)
    reader.do("hint")
    assert reader.scene["say"] == [reader.room.run.rungs[0]]
    reader.do("select", "KH")
    assert reader.scene["say"] == [] and reader.lesson["hint"]["lines"] == [reader.room.run.rungs[0]]


def test_the_moves_of_the_others_are_shown_one_by_one() -> None:
    reader = Reader(TRICKS, step=5)
    reader.move("KS")
    frames = json.loads(reader.posted[-1])["frames"]
    assert len(frames) > 2 and all(frame["hold"] > 0 for frame in frames[:-1])
    assert all(frame["lesson"]["feedback"] is None for frame in frames[:-1]) and frames[-1]["lesson"]["feedback"]


def test_steps_are_gone_back_to_as_they_were_left() -> None:
    reader = Reader(RACE)
    assert not any(each["do"]["name"] in ("back", "next") for each in reader.lesson["actions"])
    while reader.room.run.at < 2:
        reader.follow() if not reader.room.run.passed else reader.do("next")
    reader.do("back")
    assert reader.room.run.at == 1 and reader.room.run.passed
    reader.do("again")
    assert not reader.room.run.passed
    reader.do("next")
    assert reader.room.run.at == 2


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{(tmp_path / 'x.db').as_posix()}")


def test_a_lesson_goes_on_where_it_was_left(store: Store) -> None:
    reader = Reader(TRICKS, Learner(store))
    assert reader.room.learner and not reader.room.learner.known, "who only looks leaves nothing behind"
    reader.move("JD")
    reader.move("TS")
    reader.do("next")
    again = Reader(TRICKS, Learner(store, reader.room.learner.token))
    assert again.room.run.at == 1 and again.lesson["step"] == "Count it" and "step=2" in again.scene["address"]
    again.do("answer", "13")
    again.do("back")
    assert again.room.run.at == 0 and again.room.run.passed
    assert again.room.learner and again.room.learner.progress.times["schnapsen", "what_cards_are_worth"].met == 1


def test_a_lesson_is_passed_when_every_step_is(store: Store) -> None:
    reader = Reader(TRICKS, Learner(store), step=len(TRICKS.steps) - 1)
    assert reader.room.learner
    reader.follow()
    end = reader.lesson["end"]
    assert end["title"] == "Some steps are still to be done" and len(end["again"]) == len(TRICKS.steps) - 1
    assert not reader.room.learner.progress.stages[TRICKS.key].passed
    reader.do("step", 0)
    for _each in range(30):
        reader.follow() if not reader.room.run.passed else reader.do("next")
    assert reader.room.learner.progress.stages[TRICKS.key].passed
    assert Reader(TRICKS, Learner(store, reader.room.learner.token)).room.run.at == 0, "a passed lesson begins anew"


FORGED: list[tuple[str, Any]] = [
    ("answer", None), ("answer", 7), ("answer", "99"), ("answer", "0;0;0"), ("step", "2"), ("step", True), ("step", 99), ("step", -1),
    ("step", 1.5),
    ("plan", None), ("plan-play", None), ("plan-undo", None), ("nonsense", None), ("__init__", None), ("next", None), ("select", "KH"),
]


@pytest.mark.parametrize(("name", "value"), FORGED)
@pytest.mark.parametrize("key", ["schnapsen/01", "igraonica/03"])
def test_whatever_comes_in_wrong_changes_nothing(key: str, name: str, value: Any) -> None:
    lesson = courses.lesson(key)
    at = next(at for at, step in enumerate(lesson.steps) if step.task and step.task.kind == "try")
    reader = Reader(lesson, step=at)
    reader.do(name, value)
    reader.room.receive({"type": "move", "word": "zz", "rev": reader.room.rev + 7})
    reader.move("nonsense")
    assert not reader.room.run.passed and reader.room.run.tries == 0
    assert json.loads(reader.posted[-1])


def test_markdown_becomes_plain_parts_and_never_html() -> None:
    assert prose("**One** *two* `three`") == [
        {"tag": "p", "in": [{"tag": "strong", "in": ["One"]}, " ", {"tag": "em", "in": ["two"]}, " ", {"tag": "code", "in": ["three"]}]}]
    assert prose("- a\n- b")[0]["in"] == [{"tag": "li", "in": ["a"]}, {"tag": "li", "in": ["b"]}]  # type: ignore[index]
    hostile = json.dumps(prose("<script>x</script>\n\n<img src=x onerror=y> [a](javascript:b) ![c](http://d/e)"))
    assert '"tag": "script"' not in hostile and '"tag": "img"' not in hostile and '"href"' not in hostile
    assert '"tag": "a"' in json.dumps(prose("[rules](./rules)"))


def test_a_lesson_of_ones_own_fits_into_a_link() -> None:
    text = (courses.folder() / "schnapsen" / "01-tricks.md").read_text("utf-8")
    assert unpacked(packed(text)) == text and len(packed(text)) < 3000 and read(unpacked(packed(text))).title == TRICKS.title
    for word in ("", "x", "!!", packed(text)[:-9], packed("a" * 300_000)):
        with pytest.raises(Unreadable, match="damaged"):
            unpacked(word)
