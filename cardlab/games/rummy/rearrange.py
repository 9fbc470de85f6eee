"""How own cards come onto the table by rebuilding what lies there.

All cards of the table must lie there again. A joker keeps its place in a run, or the cards beside it in a set, unless it is
taken for the card that it replaces; own jokers and those taken lie in new melds, one in each at most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ...core.cards import Card, Cards
from .arrangement import Slots, excess, rebuilt, tidied
from .choices import POINT
from .effort import Effort, TooLong
from .layers import Layers
from .melds import Melds, Terms, Values, faces, held, jokers, kind, natural, worth
from .pool import Pool
from .route import Blocked, Route, steps

STEPS = 100_000
"""The steps that a search may take where nothing else is said; for most tables of two packs that is more than enough."""
LAID = 1000
"""What it counts to lay out what a search has found."""
QUICK = 0.6
"""The share of the steps after which a search for the best plan gives way to one for a good plan."""


@dataclass(frozen=True)
class Plan:
    """A table laid anew.

    Attributes:
        melds: what lies there afterwards, in the order that the steps give.
        played: the own cards that lie there then.
        steps: the words of the moves that lead there.
        exact: whether no other plan is worth more, or as much with more cards.
    """

    melds: Melds
    played: Cards
    steps: tuple[str, ...]
    exact: bool


def rearranged(melds: Melds, hand: Cards, terms: Terms, values: Values, steps: float = STEPS) -> Plan:
    """The plan that wins most points, and among such plans brings most own cards onto the table.

    Args:
        steps: after so many steps of the search the best plan found so far is returned, and is not called exact.
    """
    search, effort = Rearrangement(melds, hand, terms, values), Effort(steps * QUICK)
    try:
        for number, movable in enumerate(search.attempts()):
            plan = search.plan(movable, effort)
            if plan:
                certain = not number and len(movable) == len(melds) and search.one_joker_each
                return Plan(plan.melds, plan.played, plan.steps, certain)
    except TooLong:
        pass
    return search.good(Effort(steps - steps * QUICK))


class Rearrangement:
    """The search for one table and hand."""

    def __init__(self, melds: Melds, hand: Cards, terms: Terms, values: Values) -> None:
        self.melds, self.hand, self.terms, self.values = melds, hand, terms, values
        self.table = dict(enumerate(melds, 1))
        total = jokers(hand) + sum(map(jokers, melds))
        self.one_joker_each = terms.most_jokers == 1 or total < 2

    def attempts(self) -> Iterator[list[int]]:
        """The melds that may be rebuilt: all of them, then all but lone parts, then all but one with a joker."""
        whole = [number for number, meld in self.table.items() if self._movable(number)]
        yield whole
        sound = [number for number in whole if kind(self.table[number], self.terms)]
        if len(sound) < len(whole):
            yield sound
        for still in sound:
            if jokers(self.table[still]):
                yield [number for number in sound if number != still]
        yield [number for number in sound if not jokers(self.table[number])]

    def _movable(self, number: int) -> bool:
        """Whether a meld can be rebuilt: those with two jokers, and lone parts with one, cannot."""
        meld = self.table[number]
        if not jokers(meld):
            return True
        return jokers(meld) == 1 and bool(kind(meld, self.terms)) and len(set(faces(meld))) == len(meld)

    def plan(self, movable: list[int], effort: Effort) -> Plan | None:
        """The best plan that rebuilds these melds; None if there is none, or no order of moves leads to it."""
        table = {number: self.table[number] for number in movable}
        new = arranged_best(table, self.hand, self.terms, self.values, effort)
        if new is None:
            return None
        kept = {slot.kept for slots in new for slot in slots}
        taken = [number for number, meld in table.items() if jokers(meld) and number not in kept]
        try:
            return self._told(steps(self.melds, self.hand, new, taken, movable, self.terms))
        except Blocked:
            return None

    def _told(self, route: Route) -> Plan:
        """A route as a plan; without any moves if they win nothing."""
        after = tuple(route.melds[key] for key in route.order)
        left = Counter(route.hand)
        played = [card for card in self.hand if not _counted(left, card)]
        plan = Plan(after, tuple(played), tuple(route.words), False)
        return plan if self.gain(plan) > (0, 0) else Plan(self.melds, (), (), False)

    def gain(self, plan: Plan) -> tuple[int, int]:
        """The points that a plan wins, and the number of own cards that it plays."""
        return self._points(plan.melds) - self._points(self.melds), len(plan.played)

    def _points(self, melds: Melds) -> int:
        return sum(worth(meld, self.values) for meld in melds)

    def good(self, effort: Effort) -> Plan:
        """A good plan: the best of those that rebuild ever more melds, those first that have to do with the hand."""
        best = Plan(self.melds, (), (), False)
        sound = [number for number in self.table if self._movable(number) and kind(self.table[number], self.terms)]
        sound.sort(key=lambda number: -self._ties(number))
        try:
            for size in range(len(sound) + 1):
                plan = self.plan(sound[:size], effort)
                best = max(best, plan or best, key=self.gain)
        except TooLong:
            pass
        return best

    def _ties(self, number: int) -> int:
        """How many own cards have to do with a meld, by rank or by suit."""
        seen = faces(self.table[number])
        return sum(card[0] == face[0] or card[1] == face[1] for card in self.hand for face in seen if natural(card))


def _counted(left: Counter[Card], card: Card) -> bool:
    """Whether a card is among those left, which are then one fewer."""
    if not left[held(card)]:
        return False
    left[held(card)] -= 1
    return True


def arranged_best(table: dict[int, tuple[Card, ...]], hand: Cards, terms: Terms, values: Values, effort: Effort) -> list[Slots] | None:
    """The new melds worth most; None if the cards of the table cannot all be laid.

    First without counting the jokers of a run, which is quick; if that gives a run two jokers, strictly, where what the
    quick search has found bounds what can be reached.

    Raises:
        TooLong: if the effort is spent before they are known.
    """
    pool = Pool(table, hand)
    layers = Layers(pool, terms, values, effort)
    way = layers.best()
    if way is None:
        return None
    effort.spend(LAID)
    new = tidied(rebuilt(pool, way.steps), table)
    if max(map(excess, new), default=0) < 2:
        return new
    before = sum(worth(meld, values) for meld in table.values()) * POINT
    step, top = 2 * POINT, way.value
    while top - step > before - POINT - step:
        found = layers.best(True, top - step)
        if found and found.value >= top - step:
            return tidied(rebuilt(pool, found.steps), table)
        step *= 2
    return None
