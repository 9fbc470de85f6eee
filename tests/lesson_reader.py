"""A learner in a lesson without a browser."""

from __future__ import annotations

import json
from typing import Any

from cardlab.learner import Learner
from cardlab.lessons.lesson import Lesson
from cardlab.views.lesson import LessonRoom, Way


class Reader:
    """What a learner is sent, and what they send."""

    def __init__(self, lesson: Lesson, learner: Learner | None = None, **how: Any) -> None:
        self.posted: list[str] = []
        self.room = LessonRoom(lesson, self.posted.append, learner, way=Way((("n", "1"),)), **how)
        self.room.open()

    @property
    def scene(self) -> dict[str, Any]:
        return dict(json.loads(self.posted[-1])["frames"][-1])

    @property
    def lesson(self) -> dict[str, Any]:
        return dict(self.scene["lesson"])

    def do(self, name: str, value: Any = None) -> None:
        self.room.receive({"type": "do", "name": name, "value": value, "rev": self.room.rev})

    def move(self, word: str) -> None:
        self.room.receive({"type": "move", "word": word, "rev": self.room.rev})

    def follow(self) -> None:
        """Do what the hints lead to."""
        run = self.room.run
        if self.room.moving:
            self.move(run.solution)
            return
        known = [[word for word, _text in field.options] for field in run.fields]
        parts = [part.split() for part in run.solution.split(";")]
        self.do("answer", ";".join(" ".join(str(options.index(word)) if options else word for word in words)
                                   for options, words in zip(known, parts)))
