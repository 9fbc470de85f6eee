"""What a hand can lay: every meld, the best choice of melds, the cards that stay over, and the cheapest opening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from ...core.cards import FACES, JOKER, SUITS, Card, Cards, less, without
from .effort import Effort, TooLong
from .groups import PLACED, Group, Packed
from .melds import HIGH_ACE, Meld, Melds, Terms, Values, as_joker, hand_worths, held, jokers, natural, worth
from .search import NEVER, WEIGHT, Search, allowed, price

KEPT, SEARCHES = 200, 8
"""Answers that are kept, and whole searches, each of which may hold thousands of partial hands."""
ONE_JOKER = 22
"""Of hands with more cards, melds with one joker at most are listed."""


@dataclass(frozen=True)
class Found:
    """Melds that some cards of a hand form, and the cards that stay over."""

    melds: Melds
    left: Cards


def possible(hand: Cards, terms: Terms) -> list[Meld]:
    """Every meld that cards of a hand form, with the jokers in every place of a run; of a big hand not those with several."""
    if len(hand) > ONE_JOKER:
        hand = (*filter(natural, hand), *(JOKER,) * min(1, hand.count(JOKER)))
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
    searches = _searches(_sorted(hand), terms, values, aim == "points")
    if searches[0].cut:
        return _taken(hand, gathered(_sorted(hand), terms, values))
    chosen = min(searches, key=_left_over)
    return _taken(hand, chosen.melds(chosen.packed.free()))


def deadwood_after(hand: Cards, terms: Terms, values: Values) -> dict[Card, int]:
    """What at least stays over if a card of the hand is thrown, for every card."""
    searches = _searches(_sorted(hand), terms, values, False)
    if searches[0].cut:
        left = best(hand, terms, values).left
        return {card: sum(hand_worths(less(left, (card,)), values)) for card in dict.fromkeys(hand)}
    return {card: -(-min(_left_over(search, card) for search in searches) // WEIGHT) for card in dict.fromkeys(hand)}


def opening(hand: Cards, terms: Terms, values: Values, least: int, whole_turn: bool = True) -> Found | None:
    """The cheapest melds that are worth so many points together, or the cheapest single one; None if there are none.

    Jokers are dearest, then the number of cards, then what they count in a hand.
    """
    melds = _cheapest(_sorted(hand), terms, values, least, whole_turn)
    return None if melds is None else _taken(hand, melds)


@lru_cache(maxsize=KEPT)
def _cheapest(hand: Cards, terms: Terms, values: Values, least: int, whole_turn: bool) -> Melds | None:
    """The melds of the cheapest opening."""
    search = _searches(hand, terms, values, True)[0]
    if not whole_turn:
        alone = [meld for meld in possible(hand, terms) if worth(meld, values) >= least] if search.cut else []
        enough = [group for groups in search.groups for _, _, group in groups if group.worth >= least and not search.cut]
        return (min(enough, key=price).meld(),) if enough else tuple(alone[:1]) or None
    packed = search.packed
    for spent in range(packed.wild + 1) if not search.cut else ():
        kept = packed.whole - (packed.wild - spent) * packed.joker & search.useful
        if search.value(kept) >= least * WEIGHT:
            search.costs, search.effort = {}, allowed(packed)
            try:
                return tuple(search.cheapest(kept, least))
            except TooLong:
                return enough_of(best(hand, terms, values, "points").melds, values, least)
            finally:
                search.effort = Effort()
    return enough_of(gathered(hand, terms, values), values, least) if search.cut else None


def enough_of(melds: Melds, values: Values, least: int) -> Melds | None:
    """Those of some melds that are worth most, until they are enough; None if they are not."""
    chosen: Melds = ()
    for meld in sorted(melds, key=lambda each: (jokers(each), -worth(each, values))):
        if sum(worth(each, values) for each in chosen) < least:
            chosen = (*chosen, meld)
    return chosen if sum(worth(each, values) for each in chosen) >= least else None


@lru_cache(maxsize=KEPT)
def gathered(hand: Cards, terms: Terms, values: Values) -> Melds:
    """Melds of a hand too big to be searched: the best ones without jokers, then those with jokers of what is left."""
    plain = tuple(filter(natural, hand))
    melds: Melds = ()
    for cards in (plain, hand):
        left = less(cards, tuple(map(held, sum(melds, ()))))
        search = Search(Packed(left, terms, values), False).explored()
        melds += _picked(left, terms, values) if search.cut else tuple(search.melds(search.packed.whole))
    return melds


def _picked(hand: Cards, terms: Terms, values: Values) -> Melds:
    """Melds of a very big hand, the most valuable ones with the fewest jokers first."""
    chosen: Melds = ()
    left = Counter(hand)
    for meld in sorted(possible(hand, terms), key=lambda each: (jokers(each), -worth(each, values))):
        cards = Counter(map(held, meld))
        if cards <= left:
            chosen, left = (*chosen, meld), left - cards
    return chosen


def _taken(hand: Cards, melds: Iterable[Meld]) -> Found:
    laid = tuple(melds)
    return Found(laid, without(hand, *(held(card) for meld in laid for card in meld)))


def _sorted(hand: Cards) -> Cards:
    return tuple(sorted(hand))


@lru_cache(maxsize=SEARCHES)
def _searches(hand: Cards, terms: Terms, values: Values, points: bool) -> list[Search]:
    """One search, or one for every choice of aces that count low because the two of their suit stays with them."""
    lowest = values.hand_ace == "lowest" and not points
    pairs = [suit for suit in SUITS if lowest and FACES["A" + suit] in hand and FACES["2" + suit] in hand]
    chosen = ["".join(suits) for size in range(len(pairs) + 1) for suits in combinations(pairs, size)]
    return [Search(Packed(hand, terms, values, low_aces), points).explored() for low_aces in chosen]


def _left_over(search: Search, thrown: Card | None = None) -> int:
    """What counts against a hand, with the points of its melds as the smaller part, without the card that is thrown."""
    packed = search.packed
    free = packed.free() - (packed.unit.get(thrown, 0) if thrown else 0)
    if free < 0 or (free + packed.guard) & packed.guard != packed.guard:
        return NEVER
    return (packed.burden - (packed.relief.get(thrown, 0) if thrown else 0)) * WEIGHT - search.best(free)
