"""What a hand can still become: melds and cards to add now, and the cards that would bring the next meld."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from ...core.cards import BACK, FACES, JOKER, SUITS, Card, Cards, without
from .finder import gathered
from .groups import COPIES, PLACED, Group, Packed
from .melds import HIGH_ACE, PLACE, Meld, Melds, Terms, Values, faces, grown, held, in_hand, kind, natural
from .search import WEIGHT, Search, first_face

ADDED = -2
"""In place of a run's first place: cards that go to a meld on the table."""


class Laying(Search):
    """The search for the melds of a hand that also knows which cards can be added to the table."""

    def __init__(self, packed: Packed, spots: Iterable[Cards]) -> None:
        super().__init__(packed, False)
        for cards in spots:
            need, relief = sum(packed.unit[card] for card in cards), sum(packed.relief[card] for card in cards)
            group = Group(need, 0, relief, len(cards), 0, cards, ADDED)
            self.groups[first_face(need)].append((need, relief * WEIGHT, group))
            self.useful |= sum(packed.unit[card] * COPIES for card in cards)


@dataclass(frozen=True, eq=False)
class Plan:
    """How a hand would best be laid out now.

    Attributes:
        melds: new melds.
        added: cards that go to melds on the table.
        left: the cards that stay over.
    """

    melds: Melds
    added: Cards
    left: Cards


class Outlook:
    """The plans of one hand at one table, whole or without a card."""

    def __init__(self, hand: Cards, terms: Terms, values: Values, table: Melds = ()) -> None:
        self.hand, self.terms, self.values = hand, terms, values
        self.packed = Packed(hand, terms, values)
        self.spots = spots(hand, table, terms)
        self.search = Laying(self.packed, self.spots).explored()
        self.plans: dict[Card | None, Plan] = {}

    def without(self, card: Card | None = None) -> Plan:
        """The plan for the hand without that card."""
        found = self.plans.get(card)
        if found is None:
            if self.search.cut:
                return self._roughly(card)
            kept = self.packed.whole - (self.packed.unit[card] if card else 0)
            melds: list[Meld] = []
            added: list[Card] = []
            for meld in self.search.melds(kept):
                if kind(meld, self.terms):
                    melds.append(meld)
                else:
                    added += meld
            rest = without(self.hand, card) if card else self.hand
            left = without(rest, *map(held, sum(melds, ())), *added)
            found = self.plans[card] = Plan(tuple(melds), tuple(added), left)
        return found

    def burden(self, card: Card | None = None) -> int:
        """What stays over without that card counts so much in a hand."""
        packed = self.packed
        if self.search.cut:
            return sum(packed.relief[each] for each in self.without(card).left)
        kept = packed.whole - (packed.unit[card] if card else 0)
        return packed.burden - (packed.relief[card] if card else 0) - self.search.best(kept) // WEIGHT

    def _roughly(self, card: Card | None) -> Plan:
        """A plan for a hand too big to be searched: what is gathered from it, without the meld of that card."""
        melds = gathered(tuple(sorted(self.hand)), self.terms, self.values)
        left = without(self.hand, *map(held, sum(melds, ())))
        if card and card not in left:
            broken = next(meld for meld in melds if card in map(held, meld))
            melds, left = tuple(meld for meld in melds if meld is not broken), (*left, *map(held, broken))
        left = without(left, card) if card else left
        added = tuple(each for each in dict.fromkeys(left) if (each,) in self.spots)
        plan = self.plans[card] = Plan(melds, added, without(left, *added))
        return plan


@lru_cache(maxsize=2000)
def _ends(meld: Meld) -> tuple[Cards, Cards]:
    """The cards that would follow a run downwards and upwards, nearest first."""
    seen = faces(meld)
    placed, low = PLACED[seen[0][1]], PLACE[seen[0][0]]
    return placed[low - 1 : 0 : -1], placed[low + len(seen) : HIGH_ACE + 1]


def is_run(meld: Meld) -> bool:
    """Whether a meld is a run."""
    return len({face[0] for face in faces(meld)}) > 1


def spots(hand: Cards, table: Melds, terms: Terms) -> tuple[Cards, ...]:
    """The natural cards of a hand that can be added to the table, those that follow each other together."""
    found: dict[Cards, None] = {}
    for meld in table:
        if not kind(meld, terms):
            continue
        if is_run(meld):
            for end in _ends(meld):
                chain: Cards = ()
                for card in end:
                    if card not in hand:
                        break
                    chain = (*chain, card)
                    found[chain] = None
        else:
            found |= {(card,): None for card in dict.fromkeys(hand) if natural(card) and grown(meld, card, terms)}
    return tuple(found)


@lru_cache(maxsize=2000)
def open_ends(melds: Melds, terms: Terms) -> frozenset[Card]:
    """The cards that could be added to some melds."""
    found: set[Card] = set()
    for meld in melds:
        if is_run(meld):
            found |= {card for end in _ends(meld) for card in end[:1]}
        else:
            rank = faces(meld)[0][0]
            found |= {FACES[rank + suit] for suit in SUITS if grown(meld, FACES[rank + suit], terms)}
    return frozenset(found)


@lru_cache(maxsize=20_000)
def completing(one: Card, other: Card, identical: bool) -> Cards:
    """The cards with which two others are a meld."""
    if one == other:
        return (one,) if identical else ()
    if one[0] == other[0]:
        return tuple(FACES[one[0] + suit] for suit in SUITS if suit not in (one[1], other[1]))
    if one[1] != other[1]:
        return ()
    placed = PLACED[one[1]]
    found: list[Card] = []
    for low, high in ((x, y) for x in places(one) for y in places(other)):
        low, high = min(low, high), max(low, high)
        if high - low == 1:
            found += [placed[each] for each in (low - 1, high + 1) if 1 <= each <= HIGH_ACE]
        elif high - low == 2:
            found.append(placed[low + 1])
    return tuple(dict.fromkeys(found))


def places(card: Card) -> tuple[int, ...]:
    """Where a card stands in a run; an ace at either end."""
    return (1, HIGH_ACE) if card[0] == "A" else (PLACE[card[0]],)


@lru_cache(maxsize=1000)
def waiting_for(left: Cards, identical: bool) -> dict[Card, tuple[Card, Card]]:
    """The cards that would make a meld with two of these, each with such two. The answer is kept: do not change it."""
    found: dict[Card, tuple[Card, Card]] = {}
    for one, other in combinations([card for card in left if natural(card)], 2):
        if one[0] == other[0] or one[1] == other[1]:
            for card in completing(one, other, identical):
                found.setdefault(card, (one, other))
    return found


@lru_cache(maxsize=20)
def burdens(values: Values) -> dict[Card, int]:
    """What each card counts in a hand."""
    return {card: in_hand(card, values) for card in (*FACES.values(), JOKER) if card != BACK and "=" not in card}


def unseen(pack: Cards, seen: Iterable[Card]) -> Counter[Card]:
    """How many copies of each card have not been seen."""
    found = Counter(pack)
    found.subtract(card for card in seen if card in found)
    return +found


def partners(card: Card, cards: Cards, terms: Terms) -> Cards:
    """The cards among some that a third one could make a meld of together with this one."""
    rest = without(cards, card) if card in cards else cards
    return tuple(each for each in rest if JOKER in (card, each) or completing(card, each, terms.identical))
