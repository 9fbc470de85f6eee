"""How many rounds two guided bots of the same strength play in a second of one processor's time, as `cardlab match` lets them.

Run `python -m tests.benchmarks.pace`, with names of games for some of them only. Each strength is timed several times over the
same rounds and its best time counts, so that what else the machine does matters little. It fails if the bots that a new game is
begun with are below the pace of their game, where it has one.
"""

from __future__ import annotations

import sys
from time import process_time

from cardlab.bots import arena, series
from cardlab.core.game import Game, Strength
from cardlab.games import GAMES

GOALS = {"kanasta": 100}
"""Rounds a second."""
ROUNDS, TIMES = 30, 5


def timed(game: Game, strength: Strength) -> float:
    """The best pace in rounds a second."""
    best, bot = float("inf"), series.bot(game, strength.key)
    for _time in range(TIMES):
        begun = process_time()
        for seed in range(ROUNDS):
            arena.gain(game, None, bot, bot, seat=0, seed=seed)
        best = min(best, process_time() - begun)
    return ROUNDS / best


def main(chosen: list[str]) -> int:
    """Print a line for every game and strength; 1 if a pace is missed."""
    slow = False
    for key, game in GAMES.items():
        for strength in game.strengths if not chosen or key in chosen else ():
            pace = timed(game, strength)
            goal = GOALS.get(key, 0) if strength is game.strengths[0] else 0
            slow |= pace < goal
            asked = f", asked: {goal}" if goal else ""
            print(f"{key}, {strength.key:8}: {pace:6.1f} rounds a second{asked}", flush=True)
    return int(slow)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
