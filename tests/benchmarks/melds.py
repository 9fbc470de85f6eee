"""How long the search for melds takes: medians and the slowest of twenty, in milliseconds of processor time.

Run `python -m tests.benchmarks.melds`. It fails if a median with a limit is over it.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from cardlab.core.cards import JOKER, Cards
from cardlab.games.rummy import finder
from cardlab.games.rummy.melds import Melds, Terms, Values
from cardlab.games.rummy.rearrange import rearranged
from tests.rummy_hands import AMPLE, grown_hand, random_hand, table

ANY, ONE = Terms(), Terms(most_jokers=1)
VALUES = Values(five_point=True, low_ace=5, high_ace=15, hand_ace=15)
HANDS, TABLES = 200, 40
Task = tuple[str, Callable[[int], object], int, float | None]


def hands(make: Callable[[Random, int, int], Cards], size: int, jokers: int) -> list[Cards]:
    """Many hands of one kind."""
    return [make(Random(number), size, jokers) for number in range(HANDS)]


def searches() -> list[Task]:
    """The searches in one hand."""
    tasks: list[Task] = []
    for name, make in (("random", random_hand), ("mid-game", grown_hand)):
        for size, jokers, limit in ((10, 0, None), (13, 0, None), (14, 1, None), (15, 2, 1.0), (15, 4, 10.0), (15, 6, 10.0)):
            given = hands(make, size, jokers)
            tasks.append((
                f"best, {name}, {size} cards with {jokers} jokers",
                lambda at, given=given: finder.best(given[at], ANY, VALUES), HANDS, limit))  # type: ignore[misc]
    given = hands(grown_hand, 15, 2)
    tasks += [
        ("best by points, mid-game, 15 cards with 2 jokers", lambda at: finder.best(given[at], ANY, VALUES, "points"), HANDS, None),
        ("deadwood after each discard, 15 with 2", lambda at: finder.deadwood_after(given[at], ANY, VALUES), HANDS, None),
        ("cheapest opening of 40, 15 with 2", lambda at: finder.opening(given[at], ANY, VALUES, 40), HANDS, None),
        ("one joker in a meld, 15 with 2", lambda at: finder.best(given[at], ONE, VALUES), HANDS, None)]
    return tasks


def tables() -> list[Task]:
    """Rebuilding a table of eight melds with a hand of fourteen, two packs."""
    tasks: list[Task] = []
    for laid, held, limit in ((0, 0, 25.0), (0, 1, None), (1, 0, 25.0), (1, 1, None), (2, 2, None)):
        given = [laid_out(Random(number), laid, held) for number in range(TABLES)]
        tasks.append((
            f"rearranged, {laid} jokers on the table, {held} in the hand",
            lambda at, given=given: rearranged(*given[at], ONE, VALUES, AMPLE), TABLES, limit))  # type: ignore[misc]
    given = [dealt(Random(number)) for number in range(TABLES)]
    tasks.append(("rearranged, all cards dealt by chance", lambda at: rearranged(*given[at], ONE, VALUES, AMPLE), TABLES, 25.0))
    return tasks


def laid_out(rng: Random, laid: int, held: int) -> tuple[Melds, Cards]:
    """A table with so many jokers, and a hand with so many."""
    melds, left = table(rng, 8, laid, 2, ONE)
    return melds, (*left[: 14 - held], *(JOKER,) * held)


def dealt(rng: Random) -> tuple[Melds, Cards]:
    """A table and a hand among which the four jokers of two packs have fallen as they do."""
    places = rng.sample(range(108), 4)
    return laid_out(rng, sum(place < 28 for place in places), sum(28 <= place < 42 for place in places))


def main() -> int:
    """Print a line for every task; 1 if one is too slow."""
    slow = False
    for name, task, count, limit in searches() + tables():
        spent = []
        for at in range(count):
            finder._searches.cache_clear()
            begun = process_time()
            task(at)
            spent.append((process_time() - begun) * 1000)
        median, late = statistics.median(spent), statistics.quantiles(spent, n=20)[-1]
        slow |= limit is not None and median > limit
        print(f"{name:60} median {median:8.2f}   p95 {late:8.2f}" + (f"   limit {limit:g}" if limit else ""))
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
