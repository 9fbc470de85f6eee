"""Rebuilding a table by integer programming: an independent way to the best plan, for tests only."""

from __future__ import annotations

from collections import Counter

import numpy as np
from programme import every_meld
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from cardlab.core.cards import FACES, JOKER, SUITS, Card, Cards
from cardlab.games.rummy.melds import Meld, Melds, Terms, Values, as_joker, faces, jokers, kind, natural, worth

CARDS = 64
"""A point counts as much as so many cards."""


def replaced(meld: Meld) -> list[Card]:
    """The cards that are needed to take a meld's joker."""
    joker = next(card for card in meld if not natural(card))
    if len({face[0] for face in faces(meld)}) > 1:
        return [FACES[joker[3:]]]
    return [FACES[joker[3] + suit] for suit in SUITS if FACES[joker[3] + suit] not in meld]


def pullable(melds: Melds) -> Counter[Card]:
    """The natural cards that can be pulled off melds as they lie."""
    found: Counter[Card] = Counter()
    for meld in melds:
        if not jokers(meld):
            found.update(meld)
        elif len({face[0] for face in faces(meld)}) > 1 and len(meld) > 3:
            found.update(filter(natural, (meld[0], meld[-1])))
    return found


def staying(meld: Meld, every: list[Meld]) -> list[Meld]:
    """What a meld can become whose joker stays."""
    joker = next(card for card in meld if not natural(card))
    if len({face[0] for face in faces(meld)}) > 1:
        return [other for other in every if joker in other and len({face[0] for face in faces(other)}) > 1]
    plain = tuple(filter(natural, meld))
    missing = replaced(meld)
    if len(missing) == 1:
        return [meld]
    return [meld, *((*plain, add, as_joker(other)) for add, other in (missing, missing[::-1]))]


def most(melds: Melds, hand: Cards, terms: Terms, values: Values) -> tuple[int, int] | None:
    """The most points that rebuilding the table wins and the number of own cards that go with them; None if the table cannot be laid."""
    own, table = Counter(hand), Counter(card for meld in melds for card in meld if natural(card))
    wild = own.pop(JOKER, 0)
    old = [meld for meld in melds if jokers(meld)]
    every = [meld for meld in every_meld((*own.elements(), *table.elements(), JOKER), terms) if len(meld) <= 5]
    options = [(meld, -1) for meld in every]
    for number, meld in enumerate(old):
        options += [(other, number) for other in staying(meld, every) if set(filter(natural, other)) <= set(own | table)]
    size, loose = len(options), pullable(melds)
    gain = [CARDS * worth(meld, values) + len(meld) for meld, _ in options] + [0] * len(old)
    rows, low, high = [], [], []
    for face in sorted(own | table):
        rows.append([meld.count(face) for meld, _ in options] + [0] * len(old))
        low.append(table[face])
        high.append(table[face] + own[face])
        for number, meld in enumerate(old):
            if face in replaced(meld) and not loose[face]:
                rows.append(rows[-1][:size] + [-(each == number) for each in range(len(old))])
                low.append(table[face])
                high.append(np.inf)
    fresh = [int(kept < 0 and jokers(meld) > 0) for meld, kept in options]
    rows.append(fresh + [-1] * len(old))
    low.append(0)
    high.append(wild)
    for number in range(len(old)):
        rows.append([int(kept == number) for _, kept in options] + [int(each == number) for each in range(len(old))])
        low.append(1)
        high.append(1)
    possible = [int(all(own[face] + loose[face] for face in replaced(meld))) for meld in old]
    found = milp(
        -np.array(gain, dtype=float), integrality=np.ones(size + len(old)), bounds=Bounds(0, [4] * size + possible),
        constraints=LinearConstraint(csr_array(np.array(rows, dtype=float)), low, high), options={"mip_rel_gap": 0})
    if not found.success:
        return None
    value = round(-found.fun) - sum(CARDS * worth(meld, values) + len(meld) for meld in melds)
    return divmod(value, CARDS)


def kinds(melds: Melds, terms: Terms) -> bool:
    """Whether all are melds."""
    return all(kind(meld, terms) for meld in melds)
