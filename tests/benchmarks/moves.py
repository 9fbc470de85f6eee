"""Random two-handed rummy and Kanasta through the public API, move by move, against the raw gin rummy of `rlcard` in the same run.

Run `python -m tests.benchmarks.moves` with cardlab's extra `bench` installed. All engines play in turns for a moment of
processor time: the list of legal moves, then one of them by chance. The ratio is ours to theirs, per move, the median of all
rounds. Theirs deals ten cards, knows no jokers, and is asked for no features.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from itertools import count
from random import Random
from time import process_time

from cardlab.games import GAMES

GOALS = {"remi": 0.25, "igraonica": 0.25, "remik": 0.25, "kanasta": 0.5}
"""The games, and the least ratio of each."""
ROUNDS = 20
SECONDS = 0.3
Play = Callable[[int], int]


def rate(play: Play, seeds: count[int]) -> float:
    """Moves per second of processor time, over whole rounds."""
    begun, moves = process_time(), 0
    while (spent := process_time() - begun) < SECONDS:
        moves += play(next(seeds))
    return moves / spent


def ours(key: str) -> Play:
    """One round by random moves, which are counted."""
    game = GAMES[key]

    def play(seed: int) -> int:
        rng, state, made = Random(seed), game.deal(seed), 0
        while moves := game.legal(state):
            state, made = game.play(state, rng.choice(moves)), made + 1
        return made

    return play


def theirs() -> Play:
    """The same with the peer's engine."""
    import numpy as np
    from rlcard.games.gin_rummy.game import GinRummyGame

    def play(seed: int) -> int:
        rng, game = Random(seed), GinRummyGame()
        game.np_random = np.random.RandomState(seed)
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
        return len(game.actions)

    return play


def main() -> int:
    """Print each round and the median ratios; fails if the peer is missing or a game is too slow."""
    try:
        peer = theirs()
    except ImportError:
        print('The peer is missing: pip install -e ".[bench]"', file=sys.stderr)
        return 1
    seeds, ratios = count(), {key: list[float]() for key in GOALS}
    plays = {key: ours(key) for key in GOALS}
    for number in range(ROUNDS):
        other = rate(peer, seeds)
        rates = {key: rate(play, seeds) for key, play in plays.items()}
        for key, each in rates.items():
            ratios[key].append(each / other)
        told = "   ".join(f"{key} {each:6.0f} ({ratios[key][-1]:.2f})" for key, each in rates.items())
        print(f"{number + 1:3}. moves/s: rlcard {other:6.0f}   {told}")
    medians = {key: statistics.median(found) for key, found in ratios.items()}
    print("median ratio " + "   ".join(f"{key} {each:.2f}" for key, each in medians.items()))
    return int(any(medians[key] < goal for key, goal in GOALS.items()))


if __name__ == "__main__":
    sys.exit(main())
