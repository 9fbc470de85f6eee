"""What can be measured without a server: `python -m tests.benchmarks.small` prints the time to import cardlab and to give a hint."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from random import Random

from cardlab.coach.hints import hint
from cardlab.games import GAMES

IMPORT = "import time; begun = time.perf_counter(); import cardlab; print(time.perf_counter() - begun)"
DEALS = 40


def imports() -> None:
    """In fresh processes, on a warm disk."""
    runs = [subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, check=True, text=True) for _each in range(11)]
    times = [float(run.stdout) for run in runs]
    print(f"import cardlab: median {statistics.median(times) * 1000:.0f} ms, max {max(times) * 1000:.0f} ms, limit 100 ms")


def hints(key: str) -> None:
    """For every position of random deals, seen by the seat to move."""
    game, times = GAMES[key], []
    for seed in range(DEALS):
        rng, state = Random(seed), game.deal(seed)
        while legal := game.legal(state):
            view = state.view(state.turn)
            begun = time.perf_counter()
            hint(game, view)
            times.append(time.perf_counter() - begun)
            state = game.play(state, rng.choice(legal))
    cuts = statistics.quantiles(times, n=100)
    print(f"{key}: a hint, {len(times)} positions: p50 {cuts[49] * 1000:.1f} ms, p95 {cuts[94] * 1000:.1f} ms, "
          f"max {max(times) * 1000:.1f} ms, limit p95 20 ms")


if __name__ == "__main__":
    imports()
    for name in GAMES:
        hints(name)
