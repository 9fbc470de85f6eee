"""What a match remembers of a round: its points, how it ended, and who has accepted to play on for twice the stake."""

from __future__ import annotations

from typing import NamedTuple, Self

from ...core.state import Ints
from .state import KanastaState

HOW = ("out", "refused", "resigned")
"""The ways in which a player ends a round; it may also end by itself."""


class Result(NamedTuple):
    """The result of a round.

    Written as numbers: the points of both, then 0 if the round ended by itself, 1 or 2 if the first or second player went
    out, 3 or 4 if that player refused an offer, 5 or 6 if that player resigned; then the seat of whoever accepted, once for
    each doubling. What is 0 at the end is left out.
    """

    points: Ints
    how: str = ""
    seat: int | None = None
    accepted: Ints = ()

    @classmethod
    def of(cls, state: KanastaState, points: Ints, before: int) -> Self:
        """The result of a finished round, before which the stake was doubled so many times."""
        how = state.ending if state.ending in HOW else ""
        seat = {"out": state.winner, "": None}.get(how, state.loser)
        return cls(points, how, seat, state.acceptors[before:])

    @classmethod
    def read(cls, numbers: Ints) -> Self | None:
        """The result that the numbers write; None if they write none."""
        points, code, accepted = numbers[:2], (*numbers[2:3], 0)[0], numbers[3:]
        if len(points) != 2 or not 0 <= code <= 2 * len(HOW) or not set(accepted) <= {0, 1}:
            return None
        if not code:
            return cls(points, accepted=accepted)
        how = HOW[(code - 1) // 2]
        return cls(points, how, (code - 1) % 2, accepted) if how == "out" or not any(points) else None

    @property
    def numbers(self) -> Ints:
        """The result as it is written."""
        code = 0 if self.seat is None else 1 + 2 * HOW.index(self.how) + self.seat
        return (*self.points, code, *self.accepted) if code or self.accepted else self.points

    @property
    def out(self) -> int | None:
        """Who has gone out."""
        return self.seat if self.how == "out" else None

    @property
    def quitter(self) -> int | None:
        """Who has refused an offer or resigned."""
        return self.seat if self.how in ("refused", "resigned") else None
