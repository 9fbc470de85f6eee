"""The melds that some cards can form, as whole numbers a search can add and compare.

A hand is one number with a few bits for each face that says how often it is there; taking a meld's cards away is a
subtraction, and a bit between the faces tells whether they were all there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, combinations
from typing import NamedTuple

from ...core.cards import FACES, JOKER, RANKS, SUITS, Card, Cards
from .melds import HIGH_ACE, LEAST, LONGEST_RUN, LONGEST_SET, Meld, Terms, Values, as_joker, in_hand

SET, ALIKE = 0, -1
"""In place of a run's first place: a set, and a meld of identical cards."""
BITS = 4
"""Bits for each face: three that count, and one that shows a count below nothing."""
COPIES = (1 << BITS - 1) - 1
PLACED = {suit: (FACES["A" + suit], *(FACES[rank + suit] for rank in RANKS), FACES["A" + suit]) for suit in SUITS}
"""The cards of a suit by their place in a run, the ace at 1 and again at 14."""
ORDER = {card: at for at, card in enumerate([FACES[rank + suit] for suit in SUITS for rank in RANKS] + [JOKER])}
"""Faces in the order in which a search decides about them, the joker last."""


class Group(NamedTuple):
    """Cards of a hand that form a meld, its jokers standing where they are worth most."""

    need: int
    worth: int
    relief: int
    cards: int
    wild: int
    naturals: Cards
    first: int

    def meld(self) -> Meld:
        """The meld with its jokers' faces."""
        if self.first > 0:
            window = PLACED[self.naturals[0][1]][self.first : self.first + self.cards]
            return tuple(card if card in self.naturals else as_joker(card) for card in window)
        rank, taken = self.naturals[0][0], {card[1] for card in self.naturals}
        suits = [self.naturals[0][1]] * self.wild if self.first == ALIKE else [suit for suit in SUITS if suit not in taken]
        return self.naturals + tuple(as_joker(rank + suit) for suit in suits[: self.wild])


class Packed:
    """A hand as one number, and the groups it holds.

    Attributes:
        counts: how often each natural card is there, in the order of the bits.
        whole: the number of the hand.
        unit: the number of each card.
        size: how many cards they are.
        guard: the bits between the faces.
        relief: what each card counts in a hand; a meld relieves the hand of it.
    """

    def __init__(self, hand: Cards, terms: Terms, values: Values, low_aces: str = "") -> None:
        self.terms, self.values = terms, values
        held = sorted((card for card in hand if card in ORDER), key=ORDER.__getitem__)
        self.size = len(held)
        self.counts = {card: held.count(card) for card in held}
        self.wild = min(self.counts.pop(JOKER, 0), COPIES)
        self.unit = {card: 1 << BITS * at for at, card in enumerate((*self.counts, JOKER))}
        self.joker = self.unit[JOKER]
        self.whole = sum(self.unit[card] * count for card, count in self.counts.items()) + self.wild * self.joker
        self.guard = sum(unit << BITS - 1 for unit in self.unit.values())
        self.relief = {card: in_hand(card, values) for card in self.unit}
        for suit in low_aces:
            self.relief[FACES["A" + suit]] = values.low_ace
        self.bound = sum(self.unit[FACES["2" + suit]] for suit in low_aces)
        self.burden = sum(self.relief[card] * count for card, count in self.counts.items()) + self.wild * self.relief[JOKER]
        self.most = [self._most_wild(naturals) for naturals in range(LONGEST_RUN + 2)]

    def free(self) -> int:
        """The number of the cards that may go into melds."""
        return self.whole - self.bound

    def _most_wild(self, naturals: int) -> int:
        """How many jokers may go with so many other cards; below nothing if these cards are too few."""
        most = self.wild if self.terms.most_jokers is None else min(self.wild, self.terms.most_jokers)
        if self.terms.jokers_minority:
            most = min(most, naturals - 1)
        return most if naturals >= self.terms.least_naturals else -1

    def groups(self) -> Iterator[Group]:
        """Every choice of cards that forms a meld, with every number of jokers, once each."""
        for suit in SUITS:
            yield from self._runs(suit)
        for rank in RANKS:
            held = [card for suit in SUITS if (card := FACES[rank + suit]) in self.counts]
            for naturals in range(1, len(held) + 1):
                if naturals + self.most[naturals] >= LEAST:
                    for cards in combinations(held, naturals):
                        yield from self._alike(cards, 0, SET)
        if self.terms.identical:
            for card, count in self.counts.items():
                for naturals in range(1, min(count, LONGEST_SET) + 1):
                    yield from self._alike((card,) * naturals, self.values.identical, ALIKE)

    def _alike(self, cards: Cards, extra: int, form: int) -> Iterator[Group]:
        """The groups of these cards of one rank, with every number of jokers."""
        naturals, card = len(cards), cards[0]
        each = (self.values.high_ace if card[0] == "A" else in_hand(card, self.values)) + extra
        joker = each if self.values.joker is None else self.values.joker + extra
        need, relief = sum(self.unit[card] for card in cards), sum(self.relief[card] for card in cards)
        for wild in range(max(LEAST - naturals, 0), min(self.most[naturals], LONGEST_SET - naturals) + 1):
            yield Group(
                need + wild * self.joker, naturals * each + wild * joker, relief + wild * self.relief[JOKER],
                naturals + wild, wild, cards, form)

    def _runs(self, suit: str) -> Iterator[Group]:
        """The runs of one suit, with every number of jokers that fills their gaps and lengthens them, upwards first."""
        level, joker, relieved = upto(self.values), self.joker, self.relief[JOKER]
        for cards, first, last, need, relief in self._rising(suit):
            naturals = len(cards)
            gaps = last - first + 1 - naturals
            for wild in range(max(gaps, LEAST - naturals), min(self.most[naturals], LONGEST_RUN - naturals) + 1):
                end = min(last + wild - gaps, HIGH_ACE)
                begin = end - naturals - wild
                if begin >= 0:
                    worth = level[end] - level[begin]
                    if self.values.joker is not None and wild:
                        worth = sum(self._worth(card, first) for card in cards) + wild * self.values.joker
                    yield Group(need + wild * joker, worth, relief + wild * relieved, naturals + wild, wild, cards, begin + 1)

    def _worth(self, card: Card, first: int) -> int:
        """What a card of a run is worth that begins or has its lowest card at this place."""
        if card[0] == "A":
            return self.values.low_ace if first == 1 else self.values.high_ace
        return in_hand(card, self.values)

    def _rising(self, suit: str) -> Iterator[tuple[Cards, int, int, int, int]]:
        """Cards of a suit that a run can hold: them, their first and last place, their number and what they count in a hand."""
        placed, most = PLACED[suit], max(self.most)
        places = [place for place in range(1, HIGH_ACE + 1) if placed[place] in self.counts]
        begun: list[tuple[int, Cards, int, int, int]] = [
            (at, (), first, 0, 0) for at, first in enumerate(places) if len(places) - at + most >= LEAST]
        while begun:
            at, cards, first, need, relief = begun.pop()
            card = placed[places[at]]
            cards, need, relief = (*cards, card), need + self.unit[card], relief + self.relief[card]
            yield cards, first, places[at], need, relief
            for further in range(at + 1, len(places)):
                if places[further] - first - len(cards) > most or places[further] - first >= LONGEST_RUN:
                    break
                begun.append((further, cards, first, need, relief))


@cache
def upto(values: Values) -> list[int]:
    """What the cards of a suit up to each place of a run are worth together."""
    each = [in_hand(PLACED["S"][place], values) for place in range(2, HIGH_ACE)]
    return list(accumulate([0, values.low_ace, *each, values.high_ace]))
