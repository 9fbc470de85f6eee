"""What every kind of task has in common: the form it asks with, and how an answer is judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from ..bots.guide import Choice
from ..core.language import translate as _
from ..core.rule import Refusal, Tip
from .place import Place


class Outcome(Enum):
    """What an answer leads to: `RIGHT` the step is passed, `WRONG` try again, `ON` go on, `LOST` begin the step again."""

    RIGHT = "right"
    WRONG = "wrong"
    ON = "on"
    LOST = "lost"


@dataclass(frozen=True)
class Field:
    """One thing to answer.

    Attributes:
        kind: "move" (a move made at the table), "number", "pick" (one of the options) or "picks" (any of them).
        label: what is asked.
        options: what can be picked: the word to answer with, and the text to show; for a move only one that the table does not
            offer, since it is to be refused.
        right: the words that are right, for checking; never shown.
    """

    kind: str
    label: str
    options: tuple[tuple[str, str], ...] = ()
    right: tuple[str, ...] = ()


@dataclass(frozen=True)
class Judgement:
    """What comes of an answer: the outcome, the sentences that say why, and the place where the learner stands now."""

    outcome: Outcome
    said: tuple[str, ...]
    place: Place


@dataclass(frozen=True)
class Task:
    """Something to do.

    Attributes:
        line: where it begins in the file.
        start: the position and the seat, or None to go on from where the step before has ended.
        goal: what is to be reached or answered, as an instruction or a question.
        teaches: the names of the rules, score lines and tips it teaches.
        known: the tips that the hints know; all if None.
        bots: the tips that the other seats know.
    """

    line: int
    start: Place | None
    goal: str
    teaches: tuple[str, ...]
    known: Sequence[Tip] | None
    bots: Sequence[Tip] | None
    open_cards: bool
    """Whether the position is written with cards that the learner cannot see."""

    kind: ClassVar[str] = ""
    minutes: ClassVar[float] = 0.4
    waits: ClassVar[bool] = True
    """Whether there is something to answer; otherwise the step is passed by going on."""

    def limit(self, place: Place) -> int | None:
        """How many moves there are in all; None for as many as it takes."""
        return 1

    def bound(self) -> str:
        """How far to go where the number of moves is not limited."""
        return ""

    def fields(self, place: Place) -> tuple[Field, ...]:
        """What is asked."""
        return ()

    def table(self, place: Place) -> Any:
        """The position as the learner sees it."""
        return place.view

    def judge(self, place: Place, answer: str, tries: int) -> Judgement:
        """Judge an answer; `tries` have been wrong before. Raises Unreadable for words that are no answer."""
        return Judgement(Outcome.RIGHT, (), place)

    def solution(self, place: Place) -> str:
        """The answer to which the hints lead, or empty if there is none."""
        return ""

    def rungs(self, place: Place) -> tuple[str, ...]:
        """Hints, each saying a little more than the one before."""
        return ()

    def faults(self, place: Place) -> Iterator[str]:
        """What is wrong with the task at this place, in sentences."""
        yield from ()

    def met(self, start: Place, end: Place) -> set[str]:
        """What a learner who follows the hints has met in the end; everything in `teaches` that can be met must be."""
        return set()


def ladder(choice: Choice, place: Place) -> tuple[str, ...]:
    """The rungs of advice: where to look, the principle, the move and why."""
    return tuple(filter(None, (choice.look(), choice.general(), f"{choice.move.say(place.view)} {choice.why()}")))


def reasons(choice: Choice, place: Place, tries: int) -> list[str]:
    """Why another move is advised: the principle and where to look first, then the move itself."""
    first = [choice.general(), choice.look()] if tries == 0 else [choice.move.say(place.view), choice.why()]
    return [each for each in first if each]


def title_of(place: Place, name: str) -> str:
    """The title of an article or a tip."""
    tips = {tip.name: tip for tip in place.game.tips}
    return tips[name].title if name in tips else place.game.article(name).title


def refused(word: str, refusal: Refusal) -> str:
    """That a move is refused, by which rule and why."""
    return _("{word} is refused by {rule}. {sentence}").format(word=word, rule=refusal.rule.name, sentence=refusal)


def nothing_like_it(answer: str, expected: str) -> str:
    """An answer of the wrong form, in a sentence."""
    return _("“{answer}” is no answer here: expected {expected}.").format(answer=answer[:40], expected=expected)
