"""A learner in a lesson: what happens when they do something, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from ..coach import hints
from ..core.errors import Unreadable
from ..core.language import translate as _
from ..core.language import use
from ..core.move import Move
from ..core.rule import Article, Refusal
from ..learner import Learner
from ..lessons.lesson import Lesson
from ..lessons.run import Run
from . import lesson_scene
from .desk import Desk
from .plan import Plan, Planning
from .scene import bubble, not_now
from .walk import Walk

Json = dict[str, Any]
Message = dict[str, Any]


@dataclass(frozen=True)
class Way:
    """Where a lesson stands in its course.

    Attributes:
        address: what the address of the page asks for, apart from the step.
        course: the title and address of the course, or None for a lesson of one's own.
        after: the title and address of the next lesson, if there is one.
        remember: whether the browser is to remember the learner.
    """

    address: tuple[tuple[str, str], ...] = ()
    course: tuple[str, str] | None = None
    after: tuple[str, str] | None = None
    remember: bool = True


class LessonRoom:
    """One browser tab in a lesson.

    Args:
        lesson: the lesson.
        post: called with the JSON text of what is to be shown.
        learner: whose progress is kept; None if it is not.
        lang: the language of every sentence.
        step: the step to begin at, from 0; where the learner was if None.
        way: where the lesson stands in its course.
        pace: 1 for the usual pauses between moves, 0 for none.
    """

    def __init__(self, lesson: Lesson, post: Callable[[str], None], learner: Learner | None = None, lang: str = "en", *,
                 step: int | None = None, way: Way = Way(), pace: float = 1) -> None:
        self.lesson, self._post, self.learner, self.lang, self.way, self.pace = lesson, post, learner, lang, way, pace
        self.walk = Walk(lesson, learner, step)
        self.desk: Desk | None = None
        self.rung, self.rev = 0, 0
        self.refusal: Refusal | None = None
        self.bubble: Json | None = None
        self.trouble = ""
        self.asked = False
        self._acts: dict[str, Callable[[Any], None]] = {
            "answer": self._answered, "hint": self._hint, "again": self._again, "back": self._back, "next": self._next,
            "step": self._to, "plan": lambda _value: self.planning.begin(self.view, self.rev), "plan-play": self._plan_played,
        }
        self._enter()

    @property
    def run(self) -> Run:
        """The step as it stands."""
        return self.walk.run

    def _enter(self) -> None:
        """A step is come to: nothing is picked, and no hint is shown."""
        place = self.run.place
        self.desk = Desk(place.game, place.seat) if place and place.game.melding else None
        self.planning = Planning(self.lesson.game, place.seat if place else 0)
        self._news()

    def _news(self) -> None:
        self.rung, self.refusal, self.bubble, self.trouble = 0, None, None, ""

    @property
    def view(self) -> Any:
        """What the learner sees, or the plan that is tried on it; once a round of melds is over, its hands lie open."""
        place = self.run.place
        plan = self.planning.at(self.rev)
        return plan.view if plan else lesson_scene.seen(self.run, place.state) if place and place.over else self.run.view

    @property
    def moving(self) -> bool:
        """Whether a move is asked for."""
        return bool(self.run.fields) and self.run.fields[0].kind == "move"

    def advice(self) -> hints.Hint | None:
        """What the hints point at on the table, if they have come so far."""
        place = self.run.place
        if not (self.moving and self.rung > 1 and place and place.mine):
            return None
        found = hints.hint(place.game, place.view, place.known)
        return found if found and str(found.moves[0]) == self.run.solution else None

    def articles(self) -> list[Article]:
        """The rules to read about the last answer: the one that has refused it, else those that the step teaches."""
        if self.refusal:
            return [self.refusal.rule]
        known = self.lesson.game.articles
        return [known[name] for name in (self.run.task.teaches if self.run.task else ()) if name in known]

    def open(self) -> None:
        """Show the lesson."""
        with use(self.lang):
            self._show([])

    def receive(self, message: Message) -> None:
        """Act on a well-formed message from the browser; what concerns the own hand alone changes nothing else."""
        with use(self.lang):
            before = self.run
            self.bubble, self.asked = None, False
            if self.desk and message["type"] == "do" and message["name"] in self.desk.acts:
                self.desk.see(self.view)
                if said := self.desk.acts[message["name"]](message["value"]):
                    self.bubble = not_now(said, message["name"])
            elif message["rev"] == self.rev:
                self._act(message)
            self._show(lesson_scene.between(self, before) if self.run is not before else [], self.run is not before)

    def _act(self, message: Message) -> None:
        if message["type"] == "move":
            self._move(message["word"])
        elif message["name"] in self.planning.acts:
            self.planning.acts[message["name"]](message["value"])
            return
        elif message["name"] in self._acts:
            self.asked = message["name"] in ("hint", "answer")
            self._acts[message["name"]](message["value"])
        if message.get("name") not in ("plan", "hint") and not self.planning.at(self.rev):
            self.rev += 1

    def _move(self, word: str) -> None:
        place = self.run.place
        if not (place and self.moving):
            return
        try:
            move = self.lesson.game.move(word)
            plan = self.planning.at(self.rev)
            if plan and not self._planned(plan, move):
                return
        except Unreadable as error:
            self.bubble = not_now(str(error))
            return
        refusal = place.refusal(move)
        self._judge(word)
        self.refusal = refusal
        if refusal and not self.run.passed:
            self.bubble = bubble(refusal, move, place.game, place.state.options)

    def _planned(self, plan: Plan, move: Move) -> bool:
        """Try a move in the plan; True if it is refused at once, which is an answer and ends the plan."""
        refusal = self.lesson.game.refusal(plan.view, move)
        if refusal and not plan.moves:
            self.planning.drop()
            return True
        said = "" if refusal else self.planning.add(move)
        self.bubble = bubble(refusal, move, self.lesson.game, plan.view.options) if refusal else not_now(said) if said else None
        return False

    def _plan_played(self, value: Any) -> None:
        for move in self.planning.drop():
            if self.moving:
                self._judge(str(move))

    def _answered(self, value: Any) -> None:
        """An answer to questions: numbers as they are, picked options by their numbers from 0."""
        given = str(value if value is not None else "").split(";")
        fields = self.run.fields
        if self.moving or len(given) != len(fields):
            return
        words = []
        for field, part in zip(fields, given):
            known, picked = [word for word, _text in field.options], part.split()
            if field.kind != "picks" and len(picked) != 1:
                self.trouble = _("Answer every question first.")
                return
            words.append(" ".join(known[int(at)] if at.isascii() and at.isdigit() and int(at) < len(known) else at for at in picked)
                         if known else part)
        self._judge("; ".join(words))

    def _judge(self, words: str) -> None:
        self._news()
        try:
            self.walk.answer(words)
        except Unreadable as error:
            self.trouble = str(error)

    def _hint(self, value: Any) -> None:
        self.rung = min(len(self.run.rungs), self.rung + 1)

    def _again(self, value: Any) -> None:
        self.walk.again()
        self._enter()

    def _back(self, value: Any) -> None:
        self._to(self.run.at - 1)

    def _next(self, value: Any) -> None:
        self.walk.forward()
        self._enter()

    def _to(self, value: Any) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            self.walk.to(value)
            self._enter()

    def _show(self, frames: list[Json], news: bool = False) -> None:
        last = lesson_scene.scene_of(self, news)
        address = {**dict(self.way.address), "step": str(self.run.at + 1), "pace": "" if self.pace else "0"}
        shown = urlencode({name: value for name, value in address.items() if value}) if self.way.address else None
        for frame in (*frames, last):
            frame |= {"rev": self.rev, "address": shown}
        self._post(json.dumps({"rev": self.rev, "frames": [*frames, last]}, ensure_ascii=False))
