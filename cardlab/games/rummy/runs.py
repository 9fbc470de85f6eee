"""How the open runs of one suit go on from one place to the next.

A run is open while its next card may still come. All that matters of it is how many cards it has, three standing for three
or more, and whether it holds its one joker: a code from 1 to 3, or from 4 to 6 with the joker.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

Runs = tuple[int, ...]
LONG = (3, 6)
"""The codes of runs that may end."""


class Growth(NamedTuple):
    """Open runs after a place, and how each of them came there: the code it had (0 if it begins) and whether a joker came."""

    runs: Runs
    grown: tuple[tuple[int, bool], ...]


@lru_cache(maxsize=20_000)
def growths(runs: Runs, cards: int, jokers: int, begins: bool) -> list[Growth]:
    """Every way to put so many cards and jokers on the runs, without those that are never better than another.

    Args:
        begins: whether a joker may be the lowest card of a run.
    """
    found: dict[Runs, Growth] = {}
    for grown in _shared(tuple((code, runs.count(code)) for code in sorted(set(runs))), cards, jokers, begins):
        codes = tuple(sorted(after(code, joker) for code, joker in grown))
        found.setdefault(codes, Growth(codes, grown))
    return [each for each in found.values() if not any(other is not each and serves(other.runs, each.runs) for other in found.values())]


def after(code: int, joker: bool) -> int:
    """The code of a run with that code when a card or a joker comes."""
    length, wild = (code - 1) % 3 + 1 if code else 0, code > 3 or joker
    return min(length + 1, 3) + 3 * wild


@lru_cache(maxsize=1000)
def forgotten(runs: Runs) -> Runs:
    """The same runs as if none had a joker."""
    return tuple(sorted((code - 1) % 3 + 1 for code in runs))


def _shared(open_runs: tuple[tuple[int, int], ...], cards: int, jokers: int, begins: bool) -> Iterator[tuple[tuple[int, bool], ...]]:
    """Every way to share cards and jokers among open runs and new ones."""
    if not open_runs:
        if begins or not jokers:
            yield ((0, False),) * cards + ((0, True),) * jokers
        return
    (code, count), rest = open_runs[0], open_runs[1:]
    for wild in range(min(count, jokers) + 1 if code < 4 else 1):
        most = min(count - wild, cards)
        for plain in range(0 if code in LONG else count - wild, most + 1):
            for others in _shared(rest, cards - plain, jokers - wild, begins):
                yield ((code, False),) * plain + ((code, True),) * wild + others


@lru_cache(maxsize=20_000)
def serves(runs: Runs, others: Runs) -> bool:
    """Whether whatever completes the other runs completes these too; a run that may end serves where there is none."""
    left = list(runs)
    for other in sorted(others, reverse=True):
        better = [code for code in left if (code - 1) % 3 >= (other - 1) % 3 and (code < 4 or other > 3)]
        if not better:
            return False
        left.remove(max(better))
    return all(code in LONG for code in left)
