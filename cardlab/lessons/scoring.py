"""The score line by line: the learner counts each line, and the sheet tells which of them is different."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ..core.language import translate as _
from ..core.score import Line
from .asking import Ask
from .place import Place
from .reaching import told
from .task import Field


@dataclass(frozen=True)
class Ledger(Ask):
    """Count the score line by line.

    Attributes:
        rules: the names of the score rules whose lines are counted; all of them if empty.
    """

    rules: tuple[str, ...] = ()

    kind: ClassVar[str] = "score"
    minutes: ClassVar[float] = 1.0

    def lines(self, place: Place) -> list[Line]:
        """The lines to be counted."""
        now = self.thought(place)
        score = now.game.score(now.state)
        return [each for each in score if each.rule and (not self.rules or each.rule.name in self.rules)]

    def fields(self, place: Place) -> tuple[Field, ...]:
        return tuple(Field("number", _label(place, each), right=(str(each.points),)) for each in self.lines(place))

    def why(self, place: Place) -> tuple[str, ...]:
        return tuple(told(place, each) for each in self.lines(place))

    def explained(
        self, place: Place, fields: tuple[Field, ...], given: list[list[str]], wrong: list[int], tries: int
    ) -> Iterator[str]:
        yield _("Lines counted right: {n} of {of}.").format(n=len(fields) - len(wrong), of=len(fields))
        for at in wrong:
            yield told(place, self.lines(place)[at])

    def faults(self, place: Place) -> Iterator[str]:
        yield from super().faults(place)
        if not self.lines(place):
            yield _("The score has no lines here.")

    def met(self, start: Place, end: Place) -> set[str]:
        return {each.rule.name for each in self.lines(start) if each.rule}


def _label(place: Place, line: Line) -> str:
    """What a line is about, without its points."""
    about = line.rule.title if line.rule else ""
    if line.cards:
        about = _("{title}: {cards}").format(title=about, cards=", ".join(map(format, line.cards)))
    return _("{player}: {title}").format(player=place.player(line.seat) or _("You"), title=about)
