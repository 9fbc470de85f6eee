"""What can happen to one suit at one place when a table is laid anew.

A state is one number. It holds, for every suit, the number of its open runs and how many aces lie low in it, and how many
jokers are free.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from ...core.cards import SUITS
from .effort import Effort, TooLong
from .groups import PLACED, upto
from .melds import HIGH_ACE, Terms, Values
from .pool import Pool
from .runs import LONG, Growth, Runs, forgotten, growths, serves

POINT, CARD = 1 << 16, 1 << 8
"""What a point and a card on the table weigh; a card that goes from a set to a run or back weighs one against it."""
RUNS, MASK = 9, (1 << 9) - 1
"""Bits of a state for the open runs of each suit; then come four for the low aces of each, and the free jokers."""
ACES, FREE = 4 * RUNS, 4 * RUNS + 16
LOW_ACES = (1 << 16) - 1 << ACES
TAKEN = 8
"""Among the bits for low aces: the joker that stood for one has been taken."""
PART = 9
"""Bits of each suit in the question which sets there can be, three for each of its numbers."""


class Choice(NamedTuple):
    """What happens to one suit at a place.

    Attributes:
        state: the suit's part of the state after it.
        loose: the same part where it is forgotten which runs have a joker.
        gain: what comes to lie in runs is worth.
        jokers: how many more jokers are free.
        sets: the suit's part of the question which sets there can be: `spare` cards may lie in sets and `short` of them must,
            or `proof` where the joker of a set is taken.
        growth: which open runs go on.
        freed: how many jokers of this place are taken.
        low: the suit's part of the state for low aces.
    """

    state: int
    loose: int
    gain: int
    jokers: int
    sets: int
    spare: int
    short: int
    proof: int
    growth: Growth
    freed: int
    low: int

    def no_worse(self, other: Choice) -> bool:
        """Whether this choice, which gains as much, serves wherever the other does."""
        return (
            self.jokers == other.jokers and self.low == other.low and self.spare >= other.spare and self.short <= other.short
            and self.proof <= other.proof and serves(self.growth.runs, other.growth.runs))


class Choices:
    """The choices of a pool of cards, each list made when it is first needed."""

    def __init__(self, pool: Pool, terms: Terms, values: Values, effort: Effort) -> None:
        self.pool, self.effort = pool, effort
        level = upto(values)
        self.slot = [0, *((level[place] - level[place - 1]) * POINT + CARD for place in range(1, HIGH_ACE + 1))]
        self.joker = [slot if values.joker is None else values.joker * POINT + CARD for slot in self.slot]
        self.count = [[pool.there(suit, place) for place in range(HIGH_ACE + 1)] for suit in range(4)]
        self.taken_at = list(pool.takable())
        self.jokers = pool.free + len(self.taken_at)
        most = 2 if self.jokers else 3
        self.sets = [
            terms.identical or place in pool.set_jokers or sum(count[place] > 0 for count in self.count) >= most
            for place in range(HIGH_ACE + 1)]
        self.runs: list[Runs] = [()]
        self.numbers: dict[Runs, int] = {(): 0}
        self.found: dict[int, list[Choice]] = {}
        self.worse: dict[int, list[int]] = {0: []}

    def at(self, place: int, suit: int, state: int, strict: bool, jokers: int) -> list[Choice]:
        """What can happen to a suit at a place in a state, with so many jokers at most.

        Args:
            strict: whether a run takes one joker at most.
        """
        aces = state >> ACES + 4 * suit & 15 if place == HIGH_ACE else 0
        runs = state >> RUNS * suit & MASK
        key = (((jokers * 16 + place) * 4 + suit) * 2 + strict) * 16 + aces << RUNS | runs
        found = self.found.get(key)
        if found is None:
            found = self.found[key] = [choice for choice in self._all(place, suit, runs, strict, aces) if choice.jokers + jokers >= 0]
        return found

    def _all(self, place: int, suit: int, runs: int, strict: bool, aces: int) -> list[Choice]:
        """What can happen with any number of jokers, without what is never better than something else."""
        key = -(((place * 4 + suit) * 2 + strict) * 16 + aces << RUNS | runs)
        if key not in self.found:
            found: list[Choice] = []
            for each in sorted(self._possible(place, suit, self.runs[runs], strict, aces), key=lambda choice: -choice.gain):
                self.effort.spend(6 + len(found))
                if not any(other.no_worse(each) for other in found):
                    found.append(each)
            self.found[key] = found
        return self.found[key]

    def _possible(self, place: int, suit: int, runs: Runs, strict: bool, aces: int) -> Iterator[Choice]:
        pool, card = self.pool, PLACED[SUITS[suit]][place]
        low, taken, laid = aces % TAKEN, aces >= TAKEN, pool.table[card]
        cards, kept = self.count[suit][place] - low, len(pool.run_jokers.get((suit, place), ()))
        takable = kept if pool.can_come(suit, place) else 0
        own = not pool.loose[card]
        for freed, used, wild in product(range(takable + 1), range(cards + 1), range(min(self.jokers, 4) + 1)):
            spare = cards - used if self.sets[place] and place > 1 else 0
            short = max(laid + (own and (freed > 0 or taken)) - used - low, 0) if place > 1 else 0
            if short > spare:
                continue
            proof = max(laid + 1 - used - low, 0) if own and place in pool.set_jokers else 0
            gain = used * self.slot[place] + (kept - freed + wild) * self.joker[place] - self._moved(suit, place, used)
            sets = spare + (short << 3) + (proof << 6) << PART * suit
            aces_low = used + TAKEN * (freed > 0) << ACES + 4 * suit if place == 1 else 0
            for growth in self._growths(place, suit, runs, strict, used, kept - freed, wild):
                state, loose = (self._number(each) << RUNS * suit for each in (growth.runs, forgotten(growth.runs)))
                yield Choice(
                    state + aces_low, loose + aces_low, gain, freed - wild, sets, spare, short, proof, growth, freed, aces_low)

    def _growths(self, place: int, suit: int, runs: Runs, strict: bool, cards: int, kept: int, wild: int) -> Iterator[Growth]:
        """How the open runs can go on with so many cards, jokers that keep their place, and free jokers."""
        begins = kept > 0 or self._may_begin(suit, place)
        for growth in growths(runs, cards, kept + wild, begins) if strict else growths(runs, cards + kept + wild, 0, True):
            if (begins or sum(not code for code, _ in growth.grown) <= cards) and self._can_go_on(suit, place, growth.runs):
                yield growth

    def _number(self, runs: Runs) -> int:
        """The number by which a state names open runs."""
        if runs not in self.numbers:
            self.numbers[runs] = len(self.runs)
            self.runs.append(runs)
            if len(self.runs) > MASK:
                raise TooLong
        return self.numbers[runs]

    def served(self, runs: int) -> list[int]:
        """The numbers of open runs that are never better than these."""
        if runs not in self.worse:
            self.effort.spend(len(self.runs))
            self.worse[runs] = [
                number for number, other in enumerate(self.runs) if number != runs and serves(self.runs[runs], other)]
        return self.worse[runs]

    def _moved(self, suit: int, place: int, used: int) -> int:
        """How many cards go from a set to a run or back if so many lie in runs."""
        before = self.pool.runs[suit, place]
        return max(before - used, used - before - self.pool.own[PLACED[SUITS[suit]][place]], 0)

    def _may_begin(self, suit: int, place: int) -> bool:
        """Whether a free joker may be the lowest of a run: elsewhere it is worth as much, unless the run ends with an ace."""
        return place <= HIGH_ACE - 2 and all(self.count[suit][place + 1 :])

    def _can_go_on(self, suit: int, place: int, runs: Runs) -> bool:
        """Whether there are cards and jokers for the open runs that are too short to end."""
        short = [code for code in runs if code not in LONG]
        if not short:
            return True
        beginning = [code for code in short if code in (1, 4)]
        if place == HIGH_ACE or (place == HIGH_ACE - 1 and beginning):
            return False
        one, two = [*self.count[suit][place + 1 : place + 3], 0][:2]
        kept = [len(self.pool.run_jokers.get((suit, at), ())) + self.jokers for at in (place + 1, place + 2)]
        return (
            sum(code > 3 for code in short) <= one and len(short) <= one + kept[0]
            and beginning.count(4) <= two and len(beginning) <= two + kept[1])
