"""Melds by integer programming: an independent way to the best melds, for tests only."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

from cardlab.core.cards import FACES, JOKER, RANKS, SUITS, Cards
from cardlab.games.rummy.melds import Meld, Terms, Values, as_joker, held, in_hand, kind, worth

Columns = dict[tuple[tuple[str, int], ...], Meld]


def every_meld(cards: Cards, terms: Terms) -> list[Meld]:
    """Every meld that some of these cards form, each slot tried as the card itself and as a joker."""
    counts = Counter(cards)
    found: set[Meld] = set()
    for suit in SUITS:
        ring = [FACES[rank + suit] for rank in RANKS + "A"]
        for first, last in combinations(range(15), 2):
            found |= slots(ring[first:last], counts)
    for rank in RANKS:
        for size in (3, 4):
            for suits in combinations(SUITS, size):
                found |= slots([FACES[rank + suit] for suit in suits], counts)
            for suit in SUITS if terms.identical else "":
                found |= slots([FACES[rank + suit]] * size, counts)
    return [meld for meld in found if kind(meld, terms)]


def slots(faces: list[str], counts: Counter[str]) -> set[Meld]:
    """These faces as melds, with jokers in every choice of places that the cards allow."""
    choices = [[face] * (counts[face] > 0) + [as_joker(face)] * (counts[JOKER] > 0) for face in faces]
    if len(faces) < 3 or sum(not counts[face] for face in faces) > counts[JOKER]:
        return set()
    melds = {meld for meld in product(*choices) if sum("=" in card for card in meld) <= counts[JOKER]}
    return {meld for meld in melds if all(meld.count(card) <= counts[card] for card in set(meld) if "=" not in card)}


def columns(melds: list[Meld], values: Values) -> list[Meld]:
    """Of melds that take the same cards the one that is worth most."""
    best: dict[Cards, Meld] = {}
    for meld in melds:
        taken = tuple(sorted(map(held, meld)))
        if taken not in best or worth(best[taken], values) < worth(meld, values):
            best[taken] = meld
    return list(best.values())


class Programme:
    """The choice of melds of a hand as an integer programme."""

    def __init__(self, hand: Cards, terms: Terms, values: Values) -> None:
        self.hand, self.values = hand, values
        self.counts = Counter(hand)
        self.kinds = sorted(self.counts)
        self.melds = columns(every_meld(hand, terms), values)
        self.takes = np.array([[sum(held(card) == face for card in meld) for meld in self.melds] for face in self.kinds], dtype=float)
        self.worths = np.array([worth(meld, values) for meld in self.melds], dtype=float)

    def solve(self, cost: np.ndarray, *extra: LinearConstraint, more: int = 0) -> float | None:
        """The least cost of melds for the hand, with further columns at the end; None if there are none."""
        size = len(self.melds) + more
        if not size:
            return None if extra else 0.0
        takes = np.hstack([self.takes.reshape(len(self.kinds), len(self.melds)), np.zeros((len(self.kinds), more))])
        fits = LinearConstraint(takes, -np.inf, [self.counts[face] for face in self.kinds])
        found = milp(cost, integrality=np.ones(size), bounds=Bounds(0, np.inf), constraints=[fits, *extra], options={"mip_rel_gap": 0})
        return found.fun if found.success else None

    def points(self) -> int:
        """The most that melds are worth."""
        return round(-(self.solve(-self.worths) or 0))

    def deadwood(self) -> int:
        """The least that stays over; an ace of two values is low next to the two of its suit."""
        loads = np.array([in_hand(FACES[face], self.values) for face in self.kinds], dtype=float)
        burden = sum(in_hand(FACES[card], self.values) for card in self.hand)
        suits = [suit for suit in SUITS if self.values.hand_ace == "lowest" and self.counts["A" + suit] and self.counts["2" + suit]]
        saved, size, rows, limits = self.values.high_ace - self.values.low_ace, len(self.melds), [], []
        for at, suit in enumerate(suits):
            for face, rate in (("A" + suit, saved), ("2" + suit, 1000)):
                own = np.zeros(len(suits))
                own[at] = 1
                rows.append(np.concatenate([rate * self.takes[self.kinds.index(face)].reshape(size), own]))
                limits.append(rate * self.counts[face])
        extra = [LinearConstraint(np.array(rows), -np.inf, limits)] if rows else []
        cost = np.concatenate([-(loads @ self.takes.reshape(len(self.kinds), size)), -np.ones(len(suits))])
        return round(burden + (self.solve(cost, *extra, more=len(suits)) or 0))

    def opening(self, least: int) -> int | None:
        """The least cost (jokers, cards, what they count) of melds worth so much."""
        if not self.melds:
            return None
        cost = np.array([price(meld, self.values) for meld in self.melds], dtype=float)
        found = self.solve(cost, LinearConstraint(self.worths.reshape(1, -1), least, np.inf))
        return None if found is None else round(found)


def price(meld: Meld, values: Values) -> int:
    """What a meld costs who opens: jokers, then cards, then what they count in a hand."""
    return sum(10_000 * ("=" in card) + 512 + in_hand(held(card), values) for card in meld)
