"""The best way to lay the cards of a table and of a hand anew: exact, place by place from the low aces to the high ones.

Every suit's open runs, how many low aces it has used and how many jokers are free say all that the places to come need to
know; of the ways that come to the same, the best is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from .choices import FREE, LOW_ACES, MASK, PART, POINT, RUNS, Choice, Choices
from .effort import Effort
from .melds import HIGH_ACE, Terms, Values
from .pool import Pool
from .sets import Counts, Sets, covers

SLACK = 16
"""Added to the number of free jokers, which may be borrowed from jokers that are taken at later places."""
NEVER = -(1 << 60)


class Covered(NamedTuple):
    """Sets at a place: the jokers they need, what they are worth, and the sets.

    `fates` says for each set with a joker what becomes of it: the suit of the card that comes to it, -1 if none comes, or
    None if its joker is taken.
    """

    jokers: int
    gain: int
    sets: Sets
    fates: tuple[int | None, ...]


NO_SETS = [Covered(0, 0, (), ())]
Step = tuple[int, tuple[Choice, ...], Covered]
"""The state before a place and what was chosen there."""


class Way(NamedTuple):
    """What the choices at all places are worth together."""

    value: int
    steps: list[Step]


class Layers:
    """The places one after the other, each with the states that can be reached and the best value of each."""

    def __init__(self, pool: Pool, terms: Terms, values: Values, effort: Effort) -> None:
        self.pool, self.terms, self.effort = pool, terms, effort
        self.choices = Choices(pool, terms, values, effort)
        self.alike = values.identical * POINT
        self.later = [sum(at > place for at in self.choices.taken_at) for place in range(HIGH_ACE + 1)]
        self.covered: dict[tuple[int, int], list[Covered]] = {}
        self.bounds: list[dict[int, int]] = [{} for _ in range(HIGH_ACE)]

    def best(self, strict: bool = False, least: int = 0) -> Way | None:
        """The best way; None if the cards of the table cannot all be laid.

        Args:
            strict: whether a run takes one joker at most; without, the search is quick and what it finds a bound.
            least: with `strict`, ways worth less than this need not be found.

        Raises:
            TooLong: if the effort is spent before that is known.
        """
        layer, trail = {SLACK + self.pool.free << FREE: 0}, []
        for place in range(1, HIGH_ACE + 1):
            layer, steps = self._next(place, layer, strict, least)
            trail.append(steps)
        ends = [state for state in layer if self._complete(state)]
        if not ends:
            return None
        state = max(ends, key=layer.__getitem__)
        value, way = layer[state], []
        for steps in reversed(trail):
            way.append(steps[state])
            state = steps[state][0]
        return Way(value, way[::-1])

    def _complete(self, state: int) -> bool:
        """Whether all jokers that were taken have been laid."""
        return SLACK <= state >> FREE <= SLACK + self.pool.free

    def ahead(self, place: int, state: int) -> int:
        """The most that can still be gained after a place, if the jokers of a run are not counted."""
        if place == HIGH_ACE:
            return 0 if self._complete(state) else NEVER
        found = self.bounds[place].get(state)
        if found is None:
            ends: dict[int, int] = {}
            for end, _, gain, _, _ in self._ends(place + 1, state, False):
                ends[end] = max(gain, ends.get(end, NEVER))
            found = max((gain + self.ahead(place + 1, end) for end, gain in ends.items()), default=NEVER)
            self.bounds[place][state] = found
        return found

    def _next(self, place: int, layer: dict[int, int], strict: bool, least: int) -> tuple[dict[int, int], dict[int, Step]]:
        """The states after a place, with their best values and how they are reached."""
        found: dict[int, int] = {}
        steps: dict[int, Step] = {}
        for state, value in layer.items():
            for end, loose, gain, chosen, covered in self._ends(place, state, strict):
                total = value + gain
                if total > found.get(end, NEVER) and (not strict or total + self.ahead(place, loose) >= least):
                    found[end] = total
                    steps[end] = state, chosen, covered
        self._prune(found)
        return found, steps

    def _ends(self, place: int, state: int, strict: bool) -> Iterator[tuple[int, int, int, tuple[Choice, ...], Covered]]:
        """The states that follow a state, exactly and without knowing where jokers are, and what they gain by what."""
        free, kept = state >> FREE, state & LOW_ACES if place < HIGH_ACE else 0
        least, most = SLACK - self.later[place], free - SLACK + self.later[place - 1]
        ones, twos, threes, fours = [self.choices.at(place, suit, state, strict, most) for suit in range(4)]
        asked = place in self.pool.set_jokers
        self.effort.spend(3 + len(ones) * len(twos) * (1 + len(threes) * len(fours)))
        for one, two in product(ones, twos):
            jokers, runs, gain, sets = one.jokers + two.jokers, one.state + two.state + kept, one.gain + two.gain, one.sets + two.sets
            for three, four in product(threes, fours) if jokers + most >= 0 else ():
                left = free + jokers + three.jokers + four.jokers
                if left + most < free:
                    continue
                question = sets + three.sets + four.sets
                for covered in self._covered(place, question) if question or asked else NO_SETS:
                    if left - covered.jokers >= least:
                        after = left - covered.jokers << FREE
                        loose = after + one.loose + two.loose + three.loose + four.loose + kept if strict else 0
                        total = gain + three.gain + four.gain + covered.gain
                        yield after + runs + three.state + four.state, loose, total, (one, two, three, four), covered

    def _prune(self, layer: dict[int, int]) -> None:
        """Take out states that are never better than another."""
        self.effort.spend(len(layer))
        for state, value in list(layer.items()):
            for suit in range(4):
                runs = state >> RUNS * suit & MASK
                for worse in self.choices.served(runs) if runs else ():
                    other = state + (worse - runs << RUNS * suit)
                    if layer.get(other, value + 1) <= value:
                        del layer[other]

    def _covered(self, place: int, question: int) -> list[Covered]:
        """The best sets at a place for every number of jokers."""
        found = self.covered.get((place, question))
        if found is None:
            best: dict[int, Covered] = {}
            for each in self._covers(place, question):
                self.effort.spend(1)
                if each.jokers not in best or each.gain > best[each.jokers].gain:
                    best[each.jokers] = each
            found = self.covered[place, question] = list(best.values())
        return found

    def _covers(self, place: int, question: int) -> Iterator[Covered]:
        """All sets at a place."""
        parts = [question >> PART * suit for suit in range(4)]
        cards, short, proof = ([part >> 3 * at & 7 for part in parts] for at in range(3))
        kept = self.pool.set_jokers.get(place, [])
        slot, joker = self.choices.slot[place], self.choices.joker[place]
        for fates in product(*[self._fates(place, suits) for _, suits in kept]):
            fixed, due, taken = [0] * 4, list(short), fates.count(None)
            for (_, suits), fate in zip(kept, fates, strict=True):
                for suit in range(4):
                    fixed[suit] += fate is not None and suit in (*suits, fate)
                    due[suit] = max(due[suit], proof[suit]) if fate is None and suit not in suits else due[suit]
            ranges = [range(max(least - at, 0), most - at + 1) for least, at, most in zip(due, fixed, cards, strict=True)]
            held = sum(fixed) * slot + (len(fates) - taken) * joker
            for counts in product(*ranges):
                for wild, (alike, sets) in covers(counts, self.choices.jokers, self.terms.identical).items():
                    yield Covered(wild - taken, held + sum(counts) * slot + wild * joker + alike * self.alike, sets, fates)

    def _fates(self, place: int, suits: Counts) -> list[int | None]:
        """What can become of a set with a joker and these other suits."""
        missing = [suit for suit in range(4) if suit not in suits and len(suits) == 2]
        return [-1, *missing, *([None] if self.pool.exchangeable(place, suits) else [])]
