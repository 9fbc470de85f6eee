"""Which cards of one rank sets can take, and how many jokers that needs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

Counts = tuple[int, ...]
"""How many cards of a rank there are in each of the four suits."""


class SetOf(NamedTuple):
    """A set by its suits, or identical cards by one suit again and again, with or without a joker."""

    suits: Counts
    joker: bool

    @property
    def alike(self) -> bool:
        """Whether these are identical cards."""
        return len(set(self.suits)) < len(self.suits)


Sets = tuple[SetOf, ...]


@lru_cache(maxsize=20_000)
def covers(counts: Counts, jokers: int, identical: bool) -> dict[int, tuple[int, Sets]]:
    """Sets that take exactly these cards, for every number of jokers they can use.

    With each comes how many of its cards, jokers included, lie in melds of identical cards; the most of them is taken.
    """
    if not any(counts):
        return {0: (0, ())}
    first = next(suit for suit, count in enumerate(counts) if count)
    found: dict[int, tuple[int, Sets]] = {}
    for each in _with(first, counts, jokers, identical):
        left = tuple(count - each.suits.count(suit) for suit, count in enumerate(counts))
        for wild, (alike, sets) in covers(left, jokers - each.joker, identical).items():
            alike += (len(each.suits) + each.joker) * each.alike
            if alike > found.get(wild + each.joker, (-1,))[0]:
                found[wild + each.joker] = alike, (each, *sets)
    return found


def _with(first: int, counts: Counts, jokers: int, identical: bool) -> Iterator[SetOf]:
    """Every set of some of these cards that holds the first suit."""
    others = [suit for suit in range(first + 1, 4) if counts[suit]]
    for size in range(1, len(others) + 1):
        for more in combinations(others, size):
            if size >= 2:
                yield SetOf((first, *more), False)
            if size <= 2 and jokers:
                yield SetOf((first, *more), True)
    for size in range(2, min(counts[first], 4) + 1) if identical else ():
        if size >= 3:
            yield SetOf((first,) * size, False)
        if size <= 3 and jokers:
            yield SetOf((first,) * size, True)
