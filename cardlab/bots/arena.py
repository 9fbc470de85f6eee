"""Two bots against each other on the same deals, to see how much better one plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from ..core.game import Game
from ..core.move import Move
from ..core.options import Options

Bot = Callable[[Game, Any, Random], Move]


@dataclass(frozen=True)
class Result:
    """What one bot won against another over mirrored deals, each played once from either seat.

    Attributes:
        points: for each pair of deals, the game points per deal that the first bot gained.
        wins: how many single deals the first bot won, of twice as many as there are pairs.
    """

    points: tuple[float, ...]
    wins: int

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return 2 * len(self.points)

    @property
    def mean(self) -> float:
        """Game points per deal that the first bot gained."""
        return fmean(self.points)

    @property
    def error(self) -> float:
        """The standard error of the mean, over pairs of deals."""
        return stdev(self.points) / sqrt(len(self.points)) if len(self.points) > 1 else 0.0

    @property
    def share(self) -> float:
        """The share of deals that the first bot won."""
        return self.wins / self.deals


def duel(game: Game, options: Options | None, one: Bot, other: Bot, deals: int, seed: int) -> Result:
    """Play that many mirrored deals: the same pack and dealer, then the seats swapped."""
    points, wins = [], 0
    for each in range(deals):
        gains = [gain(game, options, one, other, seat, seed + each) for seat in (0, 1)]
        points.append(fmean(gains))
        wins += sum(won > 0 for won in gains)
    return Result(tuple(points), wins)


def gain(game: Game, options: Options | None, one: Bot, other: Bot, seat: int, seed: int) -> int:
    """The game points that the first bot gains in one deal, sitting in that seat against the other; where they are bad, those
    that it is spared. Bots choose among the legal moves, so that nothing is judged again."""
    state, rng = game.deal(seed, options, dealer=seed % 2), Random(seed)
    while state.phase != "over":
        bot = one if state.turn == seat else other
        state = game.apply(state, bot(game, state.view(state.turn), rng))
    points = game.match.of(state).merit(game.points(state))
    return points[seat] - points[1 - seat]
