"""The melds that come out of laying a table anew, put so that they look as much like the old table as they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from ...core.cards import SUITS, Card
from .groups import PLACED
from .layers import Step
from .melds import HIGH_ACE, LEAST, LONGEST_RUN, Meld, as_joker, faces, shape
from .pool import Pool, place_of
from .runs import Growth, after

FRESH, PLAIN = -1, -2
"""In place of the meld whose joker a card is: a joker laid anew, and a natural card."""


class Slot(NamedTuple):
    """A card of a new meld and the number of the meld on the table whose joker it is."""

    card: Card
    kept: int = PLAIN


Slots = tuple[Slot, ...]


def rebuilt(pool: Pool, way: list[Step]) -> list[Slots]:
    """The new melds that a way through the places lays; a run may have two jokers if they were not counted."""
    open_runs: list[list[tuple[int, Slots]]] = [[], [], [], []]
    melds: list[Slots] = []
    for place, (_, choices, covered) in enumerate(way, 1):
        for suit, choice in enumerate(choices):
            kept = pool.run_jokers.get((suit, place), [])[choice.freed :]
            laid = len(kept) + choice.freed - choice.jokers
            face = PLACED[SUITS[suit]][place]
            jokers = [Slot(as_joker(face), number) for number in kept] + [Slot(as_joker(face), FRESH)] * (laid - len(kept))
            grown, ended = _grown(open_runs[suit], choice.growth, Slot(face), jokers)
            open_runs[suit] = grown
            melds += ended
        melds += _sets(pool, place, covered.sets, covered.fates)
    melds += [run for runs in open_runs for _, run in runs]
    return [part for meld in melds for part in _not_too_long(meld)]


def _grown(runs: list[tuple[int, Slots]], growth: Growth, card: Slot, jokers: list[Slot]) -> tuple[list[tuple[int, Slots]], list[Slots]]:
    """The runs that go on, with the card or a joker each, and the runs that end."""
    runs, going = list(runs), []
    for code, joker in growth.grown:
        run = next((each for each in runs if each[0] == code), (0, ()))
        if code:
            runs.remove(run)
        going.append((after(code, joker), run[1], joker))
    counted = any(joker for _, _, joker in going)
    order = sorted(range(len(going)), key=lambda at: not going[at][2] if counted else excess(going[at][1]))
    added = {at: jokers[number] if number < len(jokers) else card for number, at in enumerate(order)}
    return [(code, (*run, added[at])) for at, (code, run, _) in enumerate(going)], [run for _, run in runs]


def excess(slots: Slots) -> int:
    """How many jokers there are among some cards."""
    return sum(slot.kept != PLAIN for slot in slots)


def _sets(pool: Pool, place: int, sets: tuple[tuple[tuple[int, ...], bool], ...], fates: tuple[int | None, ...]) -> Iterator[Slots]:
    """The sets of one place: those that keep their jokers and the others."""
    for (number, suits), fate in zip(pool.set_jokers.get(place, []), fates, strict=True):
        if fate is not None:
            yield _set(place, (*suits, fate) if fate >= 0 else suits, number)
    for suits, joker in sets:
        yield _set(place, suits, FRESH if joker else PLAIN)


def _set(place: int, suits: tuple[int, ...], joker: int) -> Slots:
    """A set, or identical cards, with a joker from that meld or without one."""
    cards = tuple(Slot(PLACED[SUITS[suit]][place]) for suit in suits)
    if joker == PLAIN:
        return cards
    missing = suits[0] if len(set(suits)) < len(suits) else next(suit for suit in range(4) if suit not in suits)
    return (*cards, Slot(as_joker(PLACED[SUITS[missing]][place]), joker))


def _not_too_long(run: Slots) -> list[Slots]:
    """A run, in two parts if it goes from ace to ace."""
    return [run] if len(run) <= LONGEST_RUN else [run[:LEAST], run[LEAST:]]


def meld_of(slots: Slots) -> Meld:
    """The cards of a new meld."""
    return tuple(slot.card for slot in slots)


class Run(NamedTuple):
    """A run by its first place."""

    first: int
    slots: Slots

    @property
    def last(self) -> int:
        """The place of the last card."""
        return self.first + len(self.slots) - 1


def tidied(melds: list[Slots], table: dict[int, Meld]) -> list[Slots]:
    """The same cards with runs cut, joined and crossed where that gives runs of the old table back."""
    found = [meld for meld in melds if shape(faces(meld_of(meld))) != "run"]
    for suit in SUITS:
        runs = [_placed(meld) for meld in melds if shape(faces(meld_of(meld))) == "run" and meld[0].card[-1] == suit]
        old = [_placed(tuple(map(Slot, meld))) for meld in table.values() if shape(faces(meld)) == "run" and meld[0][-1] == suit]
        wanted = Counter((run.first, run.last) for run in old)
        edges = Counter(run.first for run in old), Counter(run.last for run in old)
        found += [run.slots for run in _improved(runs, wanted, edges)]
    return found


def _placed(slots: Slots) -> Run:
    last = place_of(faces((slots[-1].card,))[0][0])
    return Run(last - len(slots) + 1, slots)


Edges = tuple[Counter[int], Counter[int]]


def _improved(runs: list[Run], wanted: Counter[tuple[int, int]], edges: Edges) -> list[Run]:
    """The runs after every change that brings them nearer to the old ones."""
    while True:
        now = _likeness(runs, wanted, edges)
        better = next((changed for changed in _changes(runs) if _likeness(changed, wanted, edges) > now), None)
        if better is None:
            return runs
        runs = better


def _likeness(runs: list[Run], wanted: Counter[tuple[int, int]], edges: Edges) -> int:
    """How much runs are like the old ones: the same ones count most, then beginnings and ends; no run has two jokers."""
    same = Counter((run.first, run.last) for run in runs) & wanted
    first = Counter(run.first for run in runs) & edges[0]
    last = Counter(run.last for run in runs) & edges[1]
    crowded = sum(max(excess(run.slots) - 1, 0) for run in runs)
    return 4 * same.total() + first.total() + last.total() - 1000 * crowded


def _changes(runs: list[Run]) -> Iterator[list[Run]]:
    """The runs with one of them cut, two joined, or two crossed."""
    for at, run in enumerate(runs):
        others = runs[:at] + runs[at + 1 :]
        for cut in range(LEAST, len(run.slots) - LEAST + 1):
            yield [*others, Run(run.first, run.slots[:cut]), Run(run.first + cut, run.slots[cut:])]
    for one, other in combinations(range(len(runs)), 2):
        others = [run for at, run in enumerate(runs) if at not in (one, other)]
        for changed in _crossed(runs[one], runs[other]):
            if all(_fits(run) for run in changed):
                yield others + changed


def _crossed(one: Run, other: Run) -> Iterator[list[Run]]:
    """Two runs joined, or with their ends exchanged after a place."""
    for low, high in ((one, other), (other, one)):
        if low.last + 1 == high.first:
            yield [Run(low.first, low.slots + high.slots)]
    for place in range(max(one.first, other.first) - 1, min(one.last, other.last) + 1):
        cut, mark = place + 1 - one.first, place + 1 - other.first
        yield [Run(one.first, one.slots[:cut] + other.slots[mark:]), Run(other.first, other.slots[:mark] + one.slots[cut:])]


def _fits(run: Run) -> bool:
    """Whether a run is long enough and not too long."""
    return LEAST <= len(run.slots) <= LONGEST_RUN and run.last <= HIGH_ACE
