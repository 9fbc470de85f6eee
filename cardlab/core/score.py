"""A score is a list of lines; a total is only ever their sum."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from .cards import Cards
from .rule import ScoreRule
from .sentence import Facts, fill
from .state import Ints


@dataclass(frozen=True)
class Line:
    """One line of a score.

    Attributes:
        seat: who gets the points.
        points: how many, in the unit.
        unit: "card" for points within a deal, "game" for what the deal counts in the match.
        facts: what fills the sentences of the score rule, besides the points, the cards and their worths.
        cards: the cards that made the points.
        rule: the score rule that gave them.
        at: when in the deal they came, for showing lines in the order of play.
        worths: what each of the cards counts, where that is to be seen above them.
        holder: in whose hand the cards were left, if they were.
        way: which of the rule's explanations fits, counted from 1.
    """

    seat: int
    points: int
    unit: str
    facts: Facts = field(default_factory=dict)
    cards: Cards = ()
    rule: ScoreRule | None = None
    at: int = 0
    worths: Ints = ()
    holder: int | None = None
    way: int = 1

    @property
    def title(self) -> str:
        """What happened, in a few words."""
        return self._filled(0)

    @property
    def note(self) -> str:
        """How the points came about."""
        return self._filled(self.way)

    def _filled(self, paragraph: int) -> str:
        facts = {"points": self.points, "cards": self.cards, "worths": self.worths, **self.facts}
        return fill(self.rule.more[paragraph], facts) if self.rule else ""


class Score(tuple[Line, ...]):
    """The lines of a score, in the order of the rules that gave them."""


def lines(rules: Iterable[ScoreRule], state: object) -> Score:
    """All lines that the score rules yield for a state, in the order of the rules."""
    return Score(replace(each, rule=rule) for rule in rules for each in rule(state))


def total(score: Iterable[Line], unit: str, seat: int) -> int:
    """The sum of a seat's lines in one unit."""
    return sum(each.points for each in score if each.unit == unit and each.seat == seat)


def told(score: Iterable[Line]) -> list[Line]:
    """The lines in the order of play, and after them what the deal counts in the match."""
    return sorted(score, key=lambda each: (each.unit == "game", each.at))
