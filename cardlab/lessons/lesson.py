"""What a lesson is made of: steps, each with something to read and something to do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..core.cards import Cards
from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import plural
from ..core.language import translate as _
from .task import Task

WORDS_A_MINUTE, TASK = 130, 0.4
"""How fast a lesson is read, and how many minutes something to do takes besides."""


@dataclass(frozen=True, order=True)
class Fault:
    """Something wrong with a lesson's file: the line, and the reason in one sentence."""

    line: int
    reason: str = field(compare=False)

    def __str__(self) -> str:
        return _("Line {line}: {reason}").format(line=self.line, reason=self.reason)


class Faulty(Unreadable):
    """A lesson's file that cannot be run; `faults` are in the order of its lines."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__("\n".join(map(str, self.faults)))


@dataclass(frozen=True)
class Prose:
    """A paragraph, list or table to read, in Markdown."""

    text: str


@dataclass(frozen=True)
class Picture:
    """A row of cards to look at."""

    cards: Cards


Part = Prose | Picture


@dataclass(frozen=True)
class Step:
    """One step of a lesson.

    Attributes:
        title: its heading.
        line: where it begins in the file.
        before: what is read first.
        task: what is to be done; None where there is only something to read.
        after: what is read once it is done.
    """

    title: str
    line: int
    before: tuple[Part, ...] = ()
    task: Task | None = None
    after: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson: one idea, in a few minutes.

    Attributes:
        key: its name in links and in progress, such as `schnapsen/01-tricks`; a file's name for one of your own.
        game: the game it is about.
        title: its heading.
        intro: what is read before the first step.
        steps: the steps, in order.
    """

    key: str
    game: Game
    title: str
    intro: tuple[Part, ...]
    steps: tuple[Step, ...]

    @property
    def teaches(self) -> tuple[str, ...]:
        """The names of the rules, score lines and tips that the steps teach, in order."""
        return tuple(dict.fromkeys(name for step in self.steps if step.task for name in step.task.teaches))

    @property
    def blurb(self) -> str:
        """Its first paragraph."""
        return next((part.text for part in self.intro if isinstance(part, Prose)), "")

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        words = sum(len(part.text.split()) for part in self.parts() if isinstance(part, Prose))
        doing = sum(step.task.minutes for step in self.steps if step.task)
        return max(1, round(words / WORDS_A_MINUTE + doing))

    def parts(self) -> Iterator[Part]:
        """Everything there is to read."""
        yield from self.intro
        for step in self.steps:
            yield from (*step.before, *step.after)

    def about(self) -> str:
        """How long it takes and how many steps it has, in words."""
        steps = plural("{n} step", "{n} steps", len(self.steps)).format(n=len(self.steps))
        return _("about {minutes} min, {steps}").format(minutes=self.minutes, steps=steps)
