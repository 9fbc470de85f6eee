"""What a hand can lay: every meld, the best choice of melds, the cards that stay over, and the cheapest opening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from ...core.cards import FACES, SUITS, Card, Cards, without
from .groups import BITS, COPIES, PLACED, Group, Packed
from .hands import less
from .melds import HIGH_ACE, Meld, Melds, Terms, Values, as_joker, hand_worths, held, jokers, worth

KEPT = 200
WEIGHT = 1 << 13
"""More than any hand is worth: what a search looks at first counts this many times what it looks at next."""
NEVER = 1 << 60
BIGGEST = 32
"""Cards in the biggest hand that is searched; of bigger ones, which grow where many discards are taken, melds are gathered."""


@dataclass(frozen=True)
class Found:
    """Melds that some cards of a hand form, and the cards that stay over."""

    melds: Melds
    left: Cards


class Search:
    """Exact search for the melds of one hand that are worth most, in points or in cards the hand is rid of.

    Cards are decided about in order: the first one stays over, or goes into a meld that has no card before it. What the
    remaining cards can reach is kept, so hands that differ by a card share most of the work.
    """

    def __init__(self, packed: Packed, points: bool) -> None:
        self.packed, self.guard = packed, packed.guard
        self.groups: list[list[tuple[int, int, Group]]] = [[] for _ in packed.unit]
        useful = 0
        for group in packed.groups():
            value = group.worth * WEIGHT + group.relief if points else group.relief * WEIGHT + group.worth
            self.groups[first_face(group.need)].append((group.need, value, group))
            useful |= group.need
        self.useful = sum(unit * COPIES for unit in packed.unit.values() if useful & unit * COPIES)
        self.known: dict[int, int] = {0: 0}
        self.costs: dict[tuple[int, int], int] = {}

    def best(self, hand: int) -> int:
        """The most that melds of these cards are worth."""
        return self.value(hand & self.useful)

    def value(self, hand: int) -> int:
        """The same for cards that are all of some use."""
        found = self.known.get(hand)
        if found is not None:
            return found
        first = first_face(hand)
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


def first_face(hand: int) -> int:
    """The number of the first face that these cards have."""
    return ((hand & -hand).bit_length() - 1) // BITS


def price(group: Group) -> int:
    """What a group costs who wants to keep jokers, many cards and the most valuable ones."""
    return group.wild * WEIGHT * WEIGHT + group.cards * WEIGHT + group.relief


def possible(hand: Cards, terms: Terms) -> list[Meld]:
    """Every meld that cards of a hand form, with the jokers in every place of a run."""
    groups = Packed(hand, terms, Values()).groups()
    return list(dict.fromkeys(meld for group in groups for meld in (_windows(group) if group.first > 0 else [group.meld()])))


def _windows(group: Group) -> Iterator[Meld]:
    """The runs that the same cards and jokers form."""
    for first in range(1, HIGH_ACE - group.cards + 2):
        window = PLACED[group.naturals[0][1]][first : first + group.cards]
        if set(group.naturals) <= set(window):
            yield tuple(card if card in group.naturals else as_joker(card) for card in window)


def best(hand: Cards, terms: Terms, values: Values, aim: str = "deadwood") -> Found:
    """The choice of melds that leaves the least in the hand, or with `points` the one that is worth most."""
    if len(hand) > BIGGEST:
        return _taken(hand, gathered(hand, terms, values))
    chosen = min(_searches(_sorted(hand), terms, values, aim == "points"), key=_left_over)
    return _taken(hand, chosen.melds(chosen.packed.free()))


def deadwood_after(hand: Cards, terms: Terms, values: Values) -> dict[Card, int]:
    """What at least stays over if a card of the hand is thrown, for every card."""
    if len(hand) > BIGGEST:
        left = best(hand, terms, values).left
        return {card: sum(hand_worths(less(left, (card,)), values)) for card in dict.fromkeys(hand)}
    searches = _searches(_sorted(hand), terms, values, False)
    return {card: -(-min(_left_over(search, card) for search in searches) // WEIGHT) for card in dict.fromkeys(hand)}


def opening(hand: Cards, terms: Terms, values: Values, least: int, whole_turn: bool = True) -> Found | None:
    """The cheapest melds that are worth so many points together, or the cheapest single one; None if there are none.

    Jokers are dearest, then the number of cards, then what they count in a hand.
    """
    if len(hand) > BIGGEST:
        melds = gathered(hand, terms, values, least) if whole_turn else [m for m in possible(hand, terms) if worth(m, values) >= least][:1]
        return _taken(hand, melds) if sum(worth(meld, values) for meld in melds) >= least else None
    search = _searches(_sorted(hand), terms, values, True)[0]
    if not whole_turn:
        enough = [group for groups in search.groups for _, _, group in groups if group.worth >= least]
        return _taken(hand, [min(enough, key=price).meld()]) if enough else None
    packed = search.packed
    for spent in range(packed.wild + 1):
        kept = packed.whole - (packed.wild - spent) * packed.joker & search.useful
        if search.value(kept) >= least * WEIGHT:
            return _taken(hand, search.cheapest(kept, least))
    return None


@lru_cache(maxsize=KEPT)
def gathered(hand: Cards, terms: Terms, values: Values, least: int = NEVER) -> Melds:
    """Melds of a hand too big to be searched: the most valuable ones with the fewest jokers, until they are enough."""
    chosen: Melds = ()
    points = 0
    for meld in sorted(possible(hand, terms), key=lambda each: (jokers(each), -worth(each, values))):
        cards = tuple(map(held, meld))
        if points < least and not Counter(cards) - Counter(hand):
            chosen, points, hand = (*chosen, meld), points + worth(meld, values), less(hand, cards)
    return chosen


def _taken(hand: Cards, melds: Iterable[Meld]) -> Found:
    laid = tuple(melds)
    return Found(laid, without(hand, *(held(card) for meld in laid for card in meld)))


def _sorted(hand: Cards) -> Cards:
    return tuple(sorted(hand))


@lru_cache(maxsize=KEPT)
def _searches(hand: Cards, terms: Terms, values: Values, points: bool) -> list[Search]:
    """One search, or one for every choice of aces that count low because the two of their suit stays with them."""
    lowest = values.hand_ace == "lowest" and not points
    pairs = [suit for suit in SUITS if lowest and FACES["A" + suit] in hand and FACES["2" + suit] in hand]
    chosen = ["".join(suits) for size in range(len(pairs) + 1) for suits in combinations(pairs, size)]
    return [Search(Packed(hand, terms, values, low_aces), points) for low_aces in chosen]


def _left_over(search: Search, thrown: Card | None = None) -> int:
    """What counts against a hand, with the points of its melds as the smaller part, without the card that is thrown."""
    packed = search.packed
    free = packed.free() - (packed.unit.get(thrown, 0) if thrown else 0)
    if free < 0 or (free + packed.guard) & packed.guard != packed.guard:
        return NEVER
    return (packed.burden - (packed.relief.get(thrown, 0) if thrown else 0)) * WEIGHT - search.best(free)
