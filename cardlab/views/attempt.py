"""A lesson that is answered in code: each answer says what came of it, and what is to be done next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Self

from ..core.language import translate as _
from ..lessons.lesson import Lesson, Part, Picture
from ..lessons.run import Run


class Attempt:
    """Where a reader stands in a lesson; a notebook shows it as text, the position and what is asked.

    Args:
        lesson: the lesson.
        step: at which step to begin, counted from 1; what comes before it in the same position is done by its hints.
    """

    def __init__(self, lesson: Lesson, step: int = 1) -> None:
        self.now = Run.begin(lesson, step - 1)
        while self.now.at < min(step, len(lesson.steps)) - 1:
            self.now = self.now.next() if self.now.passed else self.now.answer(self.now.solution)
        self.rung = 0
        self.first = True
        """Whether the step has just begun, so that its text is shown."""

    @property
    def goal(self) -> str:
        """What is to be done."""
        return self.now.goal

    @property
    def passed(self) -> bool:
        """Whether the step is done."""
        return self.now.passed

    @property
    def said(self) -> str:
        """What is said about the last answer."""
        return " ".join(self.now.said)

    def answer(self, words: str | int) -> Self:
        """Answer: the word of a move, a number, or picked words; several answers are parted by semicolons.

        Raises:
            Unreadable: for words that are no answer; nothing has changed then.
        """
        if not (self.passed or self.now.lost):
            self.now, self.rung, self.first = self.now.answer(str(words)), 0, False
        return self

    def hint(self) -> Self:
        """A hint; each one says a little more."""
        self.rung, self.first = min(self.rung + 1, len(self.now.rungs)), False
        return self

    def again(self) -> Self:
        """The step from its beginning."""
        self.now, self.rung, self.first = self.now.again(), 0, True
        return self

    def next(self) -> Self:
        """The next step; the same one if it is not done."""
        self.first = self.passed and not self.now.over
        self.now, self.rung = self.now.next(), 0
        return self

    def table(self) -> Any:
        """The lesson from this step on as a live table, for a notebook cell: answers are given by click, drag or key."""
        from . import notebook

        return notebook.lesson(self.now.lesson, self.now.at)

    def heading(self) -> str:
        """The step's number and title."""
        return _("Step {n} of {of}: {title}").format(n=self.now.at + 1, of=len(self.now.lesson.steps), title=self.now.step.title)

    def read(self) -> Sequence[Part]:
        """What is to be read when the step begins."""
        return self.now.read if self.first else ()

    def told(self) -> Iterator[str]:
        """What came of the last answer, and hints, in sentences."""
        yield from self.now.said
        yield from self.now.rungs[: self.rung]
        if self.passed and self.now.task is not None:
            yield _("That was the last step.") if self.now.over else _("Right. Go on with .next().")
        elif self.now.lost:
            yield _("Try this step once more with .again().")

    def asked(self) -> Iterator[str]:
        """What is to be done, in sentences, with the words to answer with."""
        if self.passed or self.now.lost:
            return
        yield from filter(None, (self.now.who, self.goal, self.now.left_said))
        for field in self.now.fields:
            if field.label != self.goal:
                yield field.label
            yield from (f"{word}: {text}" for word, text in field.options)

    def __repr__(self) -> str:
        read, then = (list(map(_plain, parts)) for parts in (self.read(), self.now.then))
        return "\n\n".join([self.heading(), *read, *self.told(), *then, *self.asked()])


def _plain(part: Part) -> str:
    return " ".join(map(format, part.cards)) if isinstance(part, Picture) else part.text
