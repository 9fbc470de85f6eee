"""The cheapest melds of a hand that reach the minimum of the first melds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from ...core.cards import JOKER, Cards
from .melds import WILD, Worths, most_wild, worth
from .needs import enough, required
from .state import KanastaState

MOST = 4
"""Wild cards that an opening is looked for with."""


class Group(NamedTuple):
    """The cards of one rank in a hand, and what they count."""

    cards: Cards
    points: int


@lru_cache(maxsize=64)
def sorted_wilds(hand: Cards) -> Cards:
    """The wild cards of a hand, the cheaper twos first."""
    wild = tuple(card for card in hand if card in WILD)
    return tuple(sorted(wild, key=lambda card: card == JOKER)) if len(wild) > 1 else wild


def natural_groups(ranks: Mapping[str, Cards], worths: Worths, used: str = "") -> list[Group]:
    """Two cards or more of a rank, the most valuable first."""
    found = [Group(cards, worth(cards, worths)) for rank, cards in ranks.items() if len(cards) > 1 and rank not in used]
    return sorted(found, key=lambda group: -group.points)


def cheapest(groups: Sequence[Group], wild: Cards, state: KanastaState, have: int) -> tuple[Cards, ...]:
    """The groups that reach the minimum with the fewest and cheapest wild cards, then with the fewest cards; none if none do."""
    return next(filter(None, (spending(groups, spent, state, have) for spent in wild_choices(wild))), ())


def spending(groups: Sequence[Group], spent: Cards, state: KanastaState, have: int) -> tuple[Cards, ...]:
    """The groups that reach the minimum with just these wild cards, and with the fewest others; none if none do."""
    single = state.house.first_meld_scope == "single_meld"
    most = have + sum(group.points for group in groups) + worth(spent, state.house.worths)
    if not enough(state, most, required(state)):
        return ()
    places = combinations_with_replacement(range(len(groups)), len(spent))
    made = (_made(groups, spent, each, state, have, single) for each in places)
    return min(filter(None, made), key=lambda each: sum(map(len, each)), default=())


def wild_choices(wild: Cards) -> Iterator[Cards]:
    """The sets of wild cards that could be spent, the cheapest first."""
    twos = tuple(card for card in wild if card != JOKER)
    jokers = len(wild) - len(twos)
    for two, joker in _counts(len(twos), jokers):
        yield twos[:two] + (JOKER,) * joker


@cache
def _counts(twos: int, jokers: int) -> list[tuple[int, int]]:
    every = [(two, joker) for two in range(twos + 1) for joker in range(jokers + 1) if two + joker <= MOST]
    return sorted(every, key=lambda each: 20 * each[0] + 50 * each[1])


def _made(groups: Sequence[Group], spent: Cards, places: tuple[int, ...], state: KanastaState, have: int,
          single: bool) -> tuple[Cards, ...]:
    """The melds with wild cards put to these groups, and as many others as are needed; none if that is not enough."""
    house, least = state.house, required(state)
    wild: dict[int, Cards] = {}
    for card, at in zip(spent, places, strict=True):
        wild[at] = (*wild.get(at, ()), card)
    melds: list[Cards] = []
    for at, cards in wild.items():
        naturals = groups[at].cards
        if len(cards) > most_wild(len(naturals), house.wild_rule):
            return ()
        melds.append(naturals + cards)
    counted = [worth(cards, house.worths) for cards in melds]
    if single:
        triples = [group.cards for group in groups if len(group.cards) > 2 and enough(state, group.points, least)]
        if not spent:
            return (min(triples, key=len),) if triples else ()
        return tuple(melds) if len(melds) == 1 and enough(state, counted[0], least) else ()
    points = have + sum(counted)
    for at, group in enumerate(groups):
        if enough(state, points, least):
            break
        if at not in wild and len(group.cards) > 2:
            melds.append(group.cards)
            points += group.points
    return tuple(melds) if melds and enough(state, points, least) else ()
