"""A match is the list of its deals' results; everything else about it is derived."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Self

from .errors import Unreadable
from .language import translate as _
from .state import Ints

Player = Callable[[int], str | None]
"""What a seat is called in a sentence; None for the reader, who is addressed as you."""


@dataclass(frozen=True)
class Match:
    """A series of deals.

    Attributes:
        options: the house rules.
        results: for each finished deal the game points of each seat, and after them whatever else the match goes by.
        first_dealer: who dealt the first deal.
        seats: how many players there are.
    """

    options: Any
    results: tuple[Ints, ...] = ()
    first_dealer: int = 0
    seats: int = 2

    @classmethod
    def of(cls, state: Any) -> Self:
        """A match in which a deal can stand at this position."""
        return cls(state.options, seats=state.seats)

    def check(self) -> None:
        """Raise `Unreadable` if no deals can have these results."""
        if any(len(each) != self.seats for each in self.results):
            raise Unreadable(_("[Match] needs {n} numbers with a comma between them for each deal.").format(n=self.seats))

    def add(self, points: Ints) -> Self:
        """The match after one more deal with that result."""
        return replace(self, results=(*self.results, points))

    def after(self, state: Any, points: Ints) -> Self:
        """The match after a deal that has ended in this state and counts these points."""
        return self.add(points)

    @property
    def dealer(self) -> int:
        """Who deals next."""
        raise TypeError(type(self).__name__)

    @property
    def standing(self) -> Ints:
        """What each seat has, or still needs, before the next deal."""
        raise TypeError(type(self).__name__)

    @property
    def before_and_after(self) -> tuple[Ints, Ints]:
        """The standing before and after the last deal, also if that deal has decided the match."""
        raise TypeError(type(self).__name__)

    @property
    def finished(self) -> bool:
        """Whether the last deal has decided the match."""
        raise TypeError(type(self).__name__)

    @property
    def target(self) -> int | None:
        """The total that wins a match, where there is one."""
        return None

    def ahead(self) -> tuple[str, tuple[str, ...]] | None:
        """What the totals mean for the next deal: a heading, and what stands below it for each seat; None if nothing."""
        return None

    def merit(self, points: Ints) -> Ints:
        """How good the points of a deal are for each seat: more is better."""
        return points

    def news(self, player: Player) -> list[str]:
        """Sentences about what the last deal has decided in the match; `player(seat)` names a seat, or None for the reader."""
        raise TypeError(type(self).__name__)

    def tally(self, player: Player) -> list[str]:
        """Sentences about what stands beside the points: won matches and the like."""
        raise TypeError(type(self).__name__)

    def line(self) -> str:
        """The results as text: `3,0 0,2`."""
        return " ".join(",".join(map(str, each)) for each in self.results)
