"""Running a lesson: what to show, what is asked, and what an answer leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ..core.errors import Unreadable
from ..core.language import translate as _
from .lesson import Lesson, Part, Step
from .place import Place
from .task import Field, Outcome, Task


@dataclass(frozen=True)
class Run:
    """Where a learner stands in a lesson: a value, so that going back is keeping an earlier one.

    Everything a page shows comes from its properties; nothing in them tells a card that the learner has not seen,
    except for `place`, which is not for showing.

    Attributes:
        lesson: the lesson.
        at: the number of the step, from 0.
        place: the position with every card; None in a step without one.
        start: the place where the step began.
        tries: how many answers have been wrong in this step.
        outcome: what the last answer has led to; `ON` before the first.
        said: what is said about the last answer, in sentences.
        missed: the numbers of the steps in which an answer was wrong.
    """

    lesson: Lesson
    at: int = 0
    place: Place | None = None
    start: Place | None = None
    tries: int = 0
    outcome: Outcome = Outcome.ON
    said: tuple[str, ...] = ()
    missed: tuple[int, ...] = ()

    @classmethod
    def begin(cls, lesson: Lesson, at: int = 0) -> Run:
        """Begin a lesson, at its first step unless another is named; an earlier one where a step goes on from the last."""
        at = max(0, min(at, len(lesson.steps) - 1))
        while at and not _begins(lesson.steps[at]):
            at -= 1
        return cls(lesson)._at(at, None)

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[self.at]

    @property
    def task(self) -> Task | None:
        """What is to be done in the step, if anything."""
        return self.step.task

    @property
    def passed(self) -> bool:
        """Whether the step is done."""
        return self.task is None or not self.task.waits or self.outcome is Outcome.RIGHT

    @property
    def lost(self) -> bool:
        """Whether the step has to be begun again."""
        return self.outcome is Outcome.LOST

    @property
    def over(self) -> bool:
        """Whether the lesson is done."""
        return self.passed and self.at == len(self.lesson.steps) - 1

    @property
    def read(self) -> tuple[Part, ...]:
        """What is to be read: before the task, and once it is done what stands after it."""
        intro = self.lesson.intro if self.at == 0 else ()
        return (*intro, *self.step.before)

    @property
    def then(self) -> tuple[Part, ...]:
        """What is to be read once the step is done."""
        return self.step.after if self.passed else ()

    @property
    def view(self) -> Any:
        """The position as the learner sees it, or None."""
        if self.place is None:
            return None
        return self.task.table(self.place) if self.task else self.place.view

    @property
    def who(self) -> str:
        """Who the learner is and whose turn it is, in a sentence; empty without a position."""
        place = self.place
        if place is None:
            return ""
        if place.over:
            return _("The deal is over.")
        seat = {"n": place.seat + 1, "of": place.state.seats, "task": place.game.status(place.view)}
        if not place.mine:
            return _("You are player {n} of {of}, and another player is on turn.").format(**seat)
        return _("You are player {n} of {of}, and it is your turn: {task}.").format(**seat)

    @property
    def goal(self) -> str:
        """What is to be done, as an instruction or a question."""
        return self.task.goal if self.task else ""

    @property
    def left(self) -> int | None:
        """How many moves or answers are left; None for as many as it takes."""
        if self.task is None or self.place is None or self.passed:
            return 0
        return self.task.limit(self.place)

    @property
    def left_said(self) -> str:
        """How many moves are left, in words."""
        if self.task is None or self.passed or not self.task.waits:
            return ""
        if self.fields and self.fields[0].kind != "move":
            return _("No move is made: answer the question.")
        return self.task.bound() if self.left is None else _("Moves left: {n}.").format(n=self.left)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """What is asked, without the right answers; empty once the step is passed or lost."""
        if self.task is None or self.place is None or self.passed or self.lost:
            return ()
        return tuple(replace(field, right=()) for field in self.task.fields(self.place))

    @property
    def rungs(self) -> tuple[str, ...]:
        """Hints for what is asked now, each saying a little more."""
        return self.task.rungs(self.place) if self.task and self.place and self.fields else ()

    @property
    def solution(self) -> str:
        """The answer to which the hints lead."""
        return self.task.solution(self.place) if self.task and self.place and self.fields else ""

    def answer(self, words: str) -> Run:
        """Answer: the word of a move, a number, or picked words; several fields are parted by semicolons.

        Raises:
            Unreadable: for words that are no answer; nothing has changed then.
        """
        if self.task is None or self.place is None or not self.fields:
            raise Unreadable(_("Nothing is asked now."))
        found = self.task.judge(self.place, words.strip(), self.tries)
        wrong = found.outcome in (Outcome.WRONG, Outcome.LOST)
        missed = tuple(dict.fromkeys((*self.missed, self.at))) if wrong else self.missed
        return replace(
            self, place=found.place, tries=self.tries + wrong, outcome=found.outcome, said=found.said, missed=missed)

    def again(self) -> Run:
        """The step from its beginning; what was wrong before is not forgotten."""
        return replace(self, place=self.start, outcome=Outcome.ON, said=())

    def next(self) -> Run:
        """The next step; the same if it is the last, or this one is not passed."""
        if not self.passed or self.at + 1 >= len(self.lesson.steps):
            return self
        return self._at(self.at + 1, self.place)

    def _at(self, at: int, before: Place | None) -> Run:
        task = self.lesson.steps[at].task
        place, said = before, list[str]()
        if task and task.start:
            place = task.start
        elif task and before:
            place = replace(before, own=(), refused=(), known=task.known, bots=task.bots)
            for each, more in place.others():
                place, said = each, [*said, *more]
        elif task is None:
            return replace(self, at=at, tries=0, outcome=Outcome.ON, said=(), start=before, place=before)
        return replace(self, at=at, place=place, start=place, tries=0, outcome=Outcome.ON, said=tuple(said))


def _begins(step: Step) -> bool:
    """Whether a step has a position of its own, and so needs none that came before it."""
    return step.task is not None and step.task.start is not None
