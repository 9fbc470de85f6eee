"""How many rounds two guided bots of the same strength play in a second of one processor's time, through the public API.

Run `python -m tests.benchmarks.pace`, with names of games for some of them only. Each strength is timed several times over the
same rounds and its best time counts, so that what else the machine does matters little. It fails if the bots that a new game is
begun with are below the pace of their game, where it has one.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from cardlab.bots import guide
from cardlab.core.game import Game, Strength
from cardlab.games import GAMES

GOALS = {"kanasta": 100}
"""Rounds a second."""
ROUNDS, TIMES = 30, 5


def played(game: Game, strength: Strength, seed: int) -> int:
    """One round, and the moves that were made."""
    rng, state, moves = Random(seed), game.deal(seed, dealer=seed % 2), 0
    while state.phase != "over":
        state = game.play(state, guide.choose(game, state.view(state.turn), rng, strength.tips).move)
        moves += 1
    return moves


def timed(game: Game, strength: Strength) -> tuple[float, float]:
    """The best pace in rounds a second, and the moves of a round on average."""
    best, moves = float("inf"), 0
    for _time in range(TIMES):
        begun = process_time()
        moves = sum(played(game, strength, seed) for seed in range(ROUNDS))
        best = min(best, process_time() - begun)
    return ROUNDS / best, moves / ROUNDS


def main(chosen: list[str]) -> int:
    """Print a line for every game and strength; 1 if a pace is missed."""
    slow = False
    for key, game in GAMES.items():
        for strength in game.strengths if not chosen or key in chosen else ():
            pace, moves = timed(game, strength)
            goal = GOALS.get(key, 0) if strength is game.strengths[0] else 0
            slow |= pace < goal
            asked = f", asked: {goal}" if goal else ""
            print(f"{key}, {strength.key:8}: {pace:6.1f} rounds a second, {moves:5.1f} moves a round{asked}", flush=True)
    return int(slow)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
