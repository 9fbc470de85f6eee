"""How long advice takes at every number of seats: hints, and whole turns of the guided bot, in milliseconds of processor time.

Run `python -m tests.benchmarks.advice`, with names of games or presets (`igraonica-manipulation`) for some of them only. It
fails if a hint or a turn is over its limit at the 95th percentile, or a turn is far beyond it even once.
"""

from __future__ import annotations

import statistics
import sys
from random import Random
from time import process_time
from typing import Any

from cardlab.bots import guide
from cardlab.bots import random as random_bot
from cardlab.coach.hints import hint
from cardlab.core.game import Game
from cardlab.core.options import Options
from cardlab.games import GAMES

ROUNDS, HINTED, WILD = 8, 0.15, 0.1
"""Rounds for each number of seats, the share of positions that are hinted at, and of moves that are played at random."""
LIMITS = {"kanasta": (50, 200)}
OTHERS, WORST = (100, 300), 400
"""Limits in milliseconds of hints and turns: of some games, of the others, and of a single turn."""


class Times:
    """What was measured at one table."""

    def __init__(self) -> None:
        self.hints: list[float] = []
        self.turns: list[float] = []

    def round(self, game: Game, options: Options, seats: int, seed: int) -> None:
        """Play a round with guided bots that now and then err, and ask for hints on the way."""
        rng, spent, turn = Random(seed), 0.0, -1
        state = game.deal(seed, options, dealer=seed % seats, seats=seats)
        while state.phase != "over":
            if state.turn != turn and spent:
                self.turns.append(spent)
                spent = 0.0
            turn, view = state.turn, state.view(state.turn)
            if rng.random() < HINTED:
                self.hints.append(self.timed(hint, game, state.view(turn))[0])
            taken, move = self.timed(guide.choose, game, view, rng)
            spent += taken
            state = game.play(state, random_bot.choose(game, view, rng) if rng.random() < WILD else move)

    def timed(self, function: Any, *given: Any) -> tuple[float, Any]:
        """The milliseconds that a call takes, and its answer."""
        begun = process_time()
        found = function(*given)
        return (process_time() - begun) * 1000, found


def p95(times: list[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(times, n=20)[-1]


def told(name: str, times: list[float], limit: float) -> str:
    """The percentiles in words."""
    cuts = statistics.quantiles(times, n=100)
    return f"{name} {len(times):5}: p50 {cuts[49]:6.1f}  p95 {cuts[94]:6.1f}  max {max(times):7.1f}  limit p95 {limit}"


def main(chosen: list[str]) -> int:
    """Print a line for every game, preset and number of seats; 1 if advice is too slow."""
    slow = False
    for game in GAMES.values():
        for preset in game.presets:
            if chosen and game.key not in chosen and f"{game.key}-{preset.key}" not in chosen:
                continue
            hint_limit, turn_limit = LIMITS.get(game.key, OTHERS)
            for seats in range(game.seats[0], game.seats[1] + 1):
                times = Times()
                for seed in range(ROUNDS):
                    times.round(game, game.preset(preset.key), seats, seed)
                print(f"{game.key}-{preset.key}, {seats} seats: {told('hints', times.hints, hint_limit)}; "
                      f"{told('turns', times.turns, turn_limit)}", flush=True)
                slow |= p95(times.hints) > hint_limit or p95(times.turns) > turn_limit or max(times.turns) > WORST
    return int(slow)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
