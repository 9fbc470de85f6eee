"""A score is a list of lines; a total is only ever their sum."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from .cards import Cards
from .rule import ScoreRule
from .sentence import Facts, fill


@dataclass(frozen=True)
class Line:
    """One line of a score.

    Attributes:
        seat: who gets the points.
        points: how many, in the unit.
        unit: "card" for points within a deal, "game" for what the deal counts in the match.
        facts: what fills the sentences of the score rule.
        cards: the cards that made the points.
        rule: the score rule that gave them.
        at: when in the deal they came, for showing lines in the order of play.
    """

    seat: int
    points: int
    unit: str
    facts: Facts = field(default_factory=dict)
    cards: Cards = ()
    rule: ScoreRule | None = None
    at: int = 0

    @property
    def title(self) -> str:
        """What happened, in a few words."""
        return fill(self.rule.more[0], {"points": self.points, **self.facts}) if self.rule else ""

    @property
    def note(self) -> str:
        """How the points came about."""
        return fill(self.rule.more[1], {"points": self.points, **self.facts}) if self.rule else ""


class Score(tuple[Line, ...]):
    """The lines of a score, in the order of the rules that gave them."""


def lines(rules: Iterable[ScoreRule], state: object) -> Score:
    """All lines that the score rules yield for a state, in the order of the rules."""
    return Score(replace(each, rule=rule) for rule in rules for each in rule(state))


def total(score: Iterable[Line], unit: str, seat: int) -> int:
    """The sum of a seat's lines in one unit."""
    return sum(each.points for each in score if each.unit == unit and each.seat == seat)
