"""Random full deals through the public API, against the `schnapsen` package in the same run.

Run `python -m tests.benchmarks.deals` with cardlab's extra `bench` installed. Both engines play in turns for a moment
of processor time, choosing uniformly among the legal moves; the ratio is ours to theirs, the median of all rounds.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from cardlab.games import GAMES

ROUNDS = 20
SECONDS = 0.3


def rate(deal: Callable[[int], None], first: int) -> float:
    """Deals per second of processor time."""
    begun, played = process_time(), 0
    while (spent := process_time() - begun) < SECONDS:
        deal(first + played)
        played += 1
    return played / spent


def our_deal(seed: int) -> None:
    """One deal of 66 by random moves."""
    game, rng = GAMES["schnapsen"], Random(seed)
    state = game.deal(seed)
    while moves := game.legal(state):
        state = game.play(state, rng.choice(moves))


def their_deal() -> Callable[[int], None]:
    """The same with the peer's engine and its own notion of a bot."""
    from schnapsen.game import Bot, SchnapsenGamePlayEngine

    class RandomBot(Bot):  # type: ignore[misc]
        """Chooses uniformly among the legal moves."""

        def __init__(self, rng: Random) -> None:
            super().__init__("random")
            self.rng = rng

        def get_move(self, perspective: Any, leader_move: Any) -> Any:
            return self.rng.choice(perspective.valid_moves())

    engine = SchnapsenGamePlayEngine()

    def deal(seed: int) -> None:
        rng = Random(seed)
        engine.play_game(RandomBot(rng), RandomBot(rng), Random(seed))

    return deal


def main() -> int:
    """Print each round and the median ratio; fails if the peer is missing."""
    try:
        peer = their_deal()
    except ImportError:
        print('The peer is missing: pip install -e ".[bench]"', file=sys.stderr)
        return 1
    ratios = []
    for number in range(ROUNDS):
        ours, theirs = rate(our_deal, number * 1_000_000), rate(peer, number * 1_000_000)
        ratios.append(ours / theirs)
        print(f"{number + 1:3}. cardlab {ours:6.0f} deals/s   schnapsen {theirs:6.0f} deals/s   ratio {ratios[-1]:.2f}")
    print(f"median ratio {statistics.median(ratios):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
