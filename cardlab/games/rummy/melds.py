"""Melds: what counts as one, what it is worth, and which melds some cards can form.

A meld is a tuple of cards in table order; a joker in it says what it stands for (`JK=7S`). In a run the order is data: an
ace in front counts low. A joker's face is stored and never worked out again from the other cards, except in a set, where
it stands for whichever suits are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ...core.cards import BACK, FACES, JOKER, RANKS, SUITS, Card, Cards

Meld = Cards
Melds = tuple[Meld, ...]

LEAST, LONGEST_SET, LONGEST_RUN = 3, 4, 13
"""Cards in the shortest meld, in the longest set and in the longest run."""
PLACE = {rank: place for place, rank in enumerate(RANKS, 1)}
HIGH_ACE = 14
KEPT = 10_000


class Terms(NamedTuple):
    """What counts as a meld at a table.

    Attributes:
        least_naturals: how many cards of a meld must not be jokers.
        most_jokers: how many jokers a meld may hold; None for as many as the rest of the terms allow.
        jokers_minority: whether there must be fewer jokers than other cards.
        identical: whether three or four copies of one card are a meld of their own.
    """

    least_naturals: int = 2
    most_jokers: int | None = None
    jokers_minority: bool = False
    identical: bool = False


class Values(NamedTuple):
    """What cards are worth in a meld, by their place, and in a hand.

    Attributes:
        five_point: whether every card from two to nine counts five instead of its number.
        low_ace: an ace before the two.
        high_ace: an ace after the king or in a set.
        hand_ace: an ace left in the hand; the word "lowest" makes it low where the two of its suit is in the hand too.
        hand_joker: a joker left in the hand.
        joker: a joker in a meld, or None if it counts as the card it stands for.
        identical: what each card of a meld of identical cards counts beyond its high value.
    """

    five_point: bool = False
    low_ace: int = 1
    high_ace: int = 11
    hand_ace: int | str = 11
    hand_joker: int = 20
    joker: int | None = None
    identical: int = 10


def natural(card: Card) -> bool:
    """Whether a card is no joker."""
    return not card.startswith("JK")


def held(card: Card) -> Card:
    """The card as it lies in a hand: a joker without its face."""
    return card if card[0] != "J" or natural(card) else JOKER


def faces(meld: Meld) -> Cards:
    """What each card of a meld stands for."""
    return tuple(FACES[card[3:]] if "=" in card else card for card in meld)


def jokers(meld: Iterable[Card]) -> int:
    """How many jokers there are among some cards."""
    return sum(not natural(card) for card in meld)


def as_joker(face: str) -> Card:
    """The joker that stands for a card."""
    return FACES["JK=" + face]


def one_rank(cards: Cards) -> bool:
    """Whether all cards that are no jokers have one rank."""
    return len({card[0] for card in cards if natural(card)}) == 1


@lru_cache(maxsize=KEPT)
def kind(meld: Meld, terms: Terms) -> str | None:
    """What a meld is: "set", "run" or "identical"; None if it is no meld."""
    fewest = max(terms.least_naturals, len(meld) // 2 + 1 if terms.jokers_minority else 0)
    count = jokers(meld)
    if len(meld) < LEAST or JOKER in meld or len(meld) - count < fewest:
        return None
    if terms.most_jokers is not None and count > terms.most_jokers:
        return None
    return shape(faces(meld), terms.identical)


def shape(seen: Cards, identical: bool = False) -> str | None:
    """The kind of meld that these faces make, whatever its length and jokers."""
    ranks = {face[0] for face in seen}
    if len(ranks) == 1:
        suits = {face[1] for face in seen}
        if len(suits) == len(seen):
            return "set"
        return "identical" if identical and len(suits) == 1 and len(seen) <= LONGEST_SET else None
    return "run" if climbs(seen) else None


def climbs(seen: Cards) -> bool:
    """Whether the faces are of one suit and rise one by one, with an ace only at the very beginning or end."""
    first = seen[0]
    if len(seen) > LONGEST_RUN:
        return False
    start = PLACE.get(first[0], 0)
    return all(
        face[1] == first[1] and PLACE[face[0]] % 13 == place % 13 and place <= HIGH_ACE
        for place, face in enumerate(seen, start))


@lru_cache(maxsize=KEPT)
def worths(meld: Meld, values: Values) -> tuple[int, ...]:
    """What each card of a meld is worth in its place."""
    seen = faces(meld)
    low = len(seen) > 1 and seen[0][0] == "A" and seen[1][0] == "2"
    extra = values.identical if len(seen) > 1 and len(set(seen)) == 1 else 0
    return tuple(
        _in_meld(card, face, values, low and not at) + extra for at, (card, face) in enumerate(zip(meld, seen, strict=True)))


def _in_meld(card: Card, face: Card, values: Values, low: bool) -> int:
    if values.joker is not None and not natural(card):
        return values.joker
    if face[0] == "A":
        return values.low_ace if low else values.high_ace
    return _pips(face, values)


def _pips(card: Card, values: Values) -> int:
    place = PLACE[card[0]]
    return 10 if place >= 10 else 5 if values.five_point else place


@lru_cache(maxsize=KEPT)
def worth(meld: Meld, values: Values) -> int:
    """What a meld is worth."""
    return sum(worths(meld, values))


@lru_cache(maxsize=1000)
def in_hand(card: Card, values: Values) -> int:
    """What a card counts that is left in a hand; an ace of two values counts the high one, an unseen card nothing."""
    if card == BACK:
        return 0
    if not natural(card):
        return values.hand_joker
    if card[0] == "A":
        return values.hand_ace if isinstance(values.hand_ace, int) else values.high_ace
    return _pips(card, values)


def hand_worths(hand: Cards, values: Values) -> tuple[int, ...]:
    """What each card left in a hand counts."""
    lowest = values.hand_ace == "lowest"
    return tuple(
        values.low_ace if lowest and card[0] == "A" and FACES["2" + card[1]] in hand else in_hand(card, values)
        for card in hand)


@lru_cache(maxsize=KEPT)
def arranged(cards: Cards, terms: Terms) -> list[Meld]:
    """Every meld that exactly these cards can form, jokers with faces and runs in order.

    The faces that jokers bring along do not bind. The list is kept: do not change it.
    """
    plain, wild = tuple(filter(natural, cards)), jokers(cards)
    if not plain:
        return []
    found = [*_sets(plain, wild), *_identical(plain, wild, terms), *_runs(plain, wild)]
    return [meld for meld in found if kind(meld, terms)]


def _sets(plain: Cards, wild: int) -> Iterator[Meld]:
    missing = [suit for suit in SUITS if suit not in {card[1] for card in plain}]
    if one_rank(plain) and len(missing) + len(plain) == LONGEST_SET and wild <= len(missing):
        yield plain + tuple(as_joker(plain[0][0] + suit) for suit in missing[:wild])


def _identical(plain: Cards, wild: int, terms: Terms) -> Iterator[Meld]:
    if terms.identical and len(set(plain)) == 1:
        yield plain + (as_joker(plain[0]),) * wild


def _runs(plain: Cards, wild: int) -> Iterator[Meld]:
    suit, by_rank = plain[0][1], {card[0]: card for card in plain}
    length = len(plain) + wild
    if len(by_rank) < len(plain) or any(card[1] != suit for card in plain) or not LEAST <= length <= LONGEST_RUN:
        return
    for start in range(1, HIGH_ACE - length + 2):
        window = [RANKS[(start + at - 1) % 13] for at in range(length)]
        if by_rank.keys() <= set(window):
            yield tuple(by_rank.get(rank) or as_joker(rank + suit) for rank in window)


@lru_cache(maxsize=KEPT)
def grown(meld: Meld, card: Card, terms: Terms) -> list[Meld]:
    """Every meld that adding this card gives; a joker may come with the face it is to have (`JK=7S`).

    Runs grow at their ends. In a set a joker steps aside for the card whose suit it has. The list is kept: do not change it.
    """
    seen = faces(meld)
    if len({face[0] for face in seen}) > 1:
        found = list(_longer_runs(meld, card, seen))
    else:
        plain = tuple(filter(natural, (*meld, card)))
        wild = jokers(meld) + (not natural(card))
        found = [*_sets(plain, wild), *_identical(plain, wild, terms)]
    return [each for each in found if kind(each, terms) and ("=" not in card or card in each)]


def _longer_runs(meld: Meld, card: Card, seen: Cards) -> Iterator[Meld]:
    suit = seen[0][1]
    before, after = PLACE[seen[0][0]] - 1, PLACE[seen[-1][0]] + 1
    ends = ((before, True), (after if seen[-1][0] != "A" else 0, False))
    for place, front in ends:
        if not 1 <= place <= HIGH_ACE:
            continue
        face = FACES[RANKS[(place - 1) % 13] + suit]
        added = as_joker(face) if not natural(card) else card
        if natural(card) and card != face:
            continue
        yield (added, *meld) if front else (*meld, added)
