"""The exact search for the melds of one hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from .effort import Effort, TooLong
from .groups import BITS, COPIES, Group, Packed
from .melds import Meld

EXACT, STEPS = 15, 10_000
"""Hands of so many cards are always searched to the end; bigger ones, which grow where many discards are taken, in so many
steps."""
WEIGHT = 1 << 13
"""More than any hand is worth: what a search looks at first counts this many times what it looks at next."""
NEVER = 1 << 60


class Search:
    """Exact search for the melds of one hand that are worth most, in points or in cards the hand is rid of.

    Cards are decided about in order: the first one stays over, or goes into a meld that has no card before it. What the
    remaining cards can reach is kept, so hands that differ by a card share most of the work.

    Attributes:
        cut: whether the hand is too big for the search, which then has no answers.
    """

    def __init__(self, packed: Packed, points: bool) -> None:
        self.packed, self.guard, self.cut = packed, packed.guard, False
        self.effort = allowed(packed)
        self.groups: list[list[tuple[int, int, Group]]] = [[] for _ in packed.unit]
        useful = 0
        for group in packed.groups():
            self.effort.left -= 1
            if self.effort.left < 0:
                break
            value = group.worth * WEIGHT + group.relief if points else group.relief * WEIGHT + group.worth
            self.groups[first_face(group.need)].append((group.need, value, group))
            useful |= group.need
        self.useful = sum(unit * COPIES for unit in packed.unit.values() if useful & unit * COPIES)
        self.known: dict[int, int] = {0: 0}
        self.costs: dict[tuple[int, int], int] = {}

    def explored(self) -> Self:
        """The search after a first look at the whole hand, which tells whether it is too big."""
        try:
            self.effort.spend(0)
            self.best(self.packed.whole)
        except TooLong:
            self.cut = True
        self.effort = Effort()
        return self

    def best(self, hand: int) -> int:
        """The most that melds of these cards are worth."""
        return self.value(hand & self.useful)

    def value(self, hand: int) -> int:
        """The same for cards that are all of some use."""
        found = self.known.get(hand)
        if found is not None:
            return found
        first = first_face(hand)
        self.effort.spend(4 + len(self.groups[first]))
        found, guard = self.value(hand & ~(COPIES << BITS * first)), self.guard
        covered = hand | guard
        for need, value, _ in self.groups[first]:
            if (covered - need) & guard == guard:
                value += self.value(hand - need)
                if value > found:
                    found = value
        self.known[hand] = found
        return found

    def fitting(self, hand: int) -> Iterator[tuple[int, int, Group]]:
        """The groups of these cards that hold the first of them."""
        for group in self.groups[first_face(hand)]:
            if ((hand | self.guard) - group[0]) & self.guard == self.guard:
                yield group

    def melds(self, hand: int) -> Iterator[Meld]:
        """Melds worth most; of equally good ones those with fewer jokers come first."""
        hand &= self.useful
        while hand:
            reached = [group for group in self.fitting(hand) if group[1] + self.value(hand - group[0]) == self.value(hand)]
            if reached:
                need, _, group = min(reached, key=lambda each: (each[2].wild, -each[2].cards))
                yield group.meld()
                hand -= need
            else:
                hand &= ~(COPIES << BITS * first_face(hand))

    def cost(self, hand: int, least: int) -> int:
        """The least that melds worth so many points cost: jokers, then cards, then what these count in a hand."""
        if least <= 0:
            return 0
        if self.value(hand) < least * WEIGHT:
            return NEVER
        found = self.costs.get((hand, least))
        if found is None:
            self.effort.spend(4 + len(self.groups[first_face(hand)]))
            found = self.cost(hand & ~(COPIES << BITS * first_face(hand)), least)
            for need, _, group in self.fitting(hand):
                found = min(found, price(group) + self.cost(hand - need, least - group.worth))
            self.costs[hand, least] = found
        return found

    def cheapest(self, hand: int, least: int) -> Iterator[Meld]:
        """The melds that cost least and are worth so many points."""
        while least > 0:
            for need, _, group in self.fitting(hand):
                if price(group) + self.cost(hand - need, least - group.worth) == self.cost(hand, least):
                    yield group.meld()
                    hand, least = hand - need, least - group.worth
                    break
            else:
                hand &= ~(COPIES << BITS * first_face(hand))


def allowed(packed: Packed) -> Effort:
    """The steps in which a hand is searched."""
    return Effort(STEPS) if packed.size > EXACT else Effort()


def first_face(hand: int) -> int:
    """The number of the first face that these cards have."""
    return ((hand & -hand).bit_length() - 1) // BITS


def price(group: Group) -> int:
    """What a group costs who wants to keep jokers, many cards and the most valuable ones."""
    return group.wild * WEIGHT * WEIGHT + group.cards * WEIGHT + group.relief
