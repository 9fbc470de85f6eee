"""A lesson is made while a deal is stepped through: moves are marked, the address keeps the marks, and the lesson is checked."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from cardlab.bots import series
from cardlab.games import GAMES
from cardlab.lessons.packing import unpacked
from cardlab.lessons.reading import read
from cardlab.views import marking
from cardlab.views.study import Study

GAME = GAMES["schnapsen"]
RECORD = series.played(GAME, GAME.standard, [series.bot(GAME, "learner")] * 2, 5)


class Teacher:
    """Somebody who steps through a deal."""

    def __init__(self, **how: Any) -> None:
        self.posts: list[dict[str, Any]] = []
        self.study = Study(RECORD, 0, lambda text: self.posts.append(json.loads(text)), address=(("t", "abc"), ("deal", "1")), **how)
        self.study.open()

    @property
    def last(self) -> dict[str, Any]:
        return dict(self.posts[-1]["frames"][-1])

    def do(self, name: str, value: Any = None) -> dict[str, Any]:
        self.study.receive({"rev": self.last["rev"], "type": "do", "name": name, "value": value})
        return {panel["kind"]: panel for panel in self.last["panels"]}


def test_marked_moves_become_a_lesson() -> None:
    teacher = Teacher()
    panel = {each["do"]["name"]: each for each in teacher.do("mark", "!")["fold"]["actions"]}
    assert panel["mark"]["why"] and panel["lesson"]["why"], "no move has been made yet"
    teacher.do("ply", 3)
    teacher.do("mark", "!")
    teacher.do("mark", "!")
    assert not marking.marks(teacher.study.record), "the same mark again takes it away"
    teacher.do("mark", "!")
    teacher.do("ply", 8)
    assert teacher.do("mark", "?")["transport"]["moves"][7]["label"].endswith(" ?")
    assert teacher.last["address"] == "t=abc&deal=1&ply=8&marks=3%21%2C8%3F"
    made = teacher.do("lesson")["copy"]
    assert made["notes"] == ["It has been checked: nothing is wrong with it."]
    lesson = read(made["text"])
    assert [step.task.kind for step in lesson.steps if step.task] == ["try", "choose"]
    opened = next(each["href"] for each in made["actions"] if "href" in each)
    assert unpacked(parse_qs(urlsplit(opened).query)["own"][0]) == made["text"]
    teacher.study.receive({"rev": teacher.last["rev"], "type": "move", "word": str(GAME.legal(teacher.study.state)[0])})
    assert "address" not in teacher.last, "another move than the deal's is not at that address"


@pytest.mark.parametrize(("word", "kept"), [("3!,8?", "3!,8?"), ("0!,999!,x,3?!,-1?", "3?!"), ("", ""), ("3!3!", "")])
def test_marks_come_back_from_the_address(word: str, kept: str) -> None:
    assert marking.marks(marking.with_marks(RECORD, word)) == kept
