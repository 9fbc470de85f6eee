"""Hands and tables of a rummy in the middle of a round, made by chance."""

from __future__ import annotations

from collections import Counter
from random import Random

from cardlab.core.cards import FACES, JOKER, RANKS, SUITS, Card, Cards
from cardlab.games.rummy.melds import Melds, Terms, Values, as_joker

PACK = [FACES[rank + suit] for suit in SUITS for rank in RANKS]
TERMS = (
    Terms(), Terms(jokers_minority=True), Terms(most_jokers=1), Terms(most_jokers=1, identical=True), Terms(least_naturals=1),
    Terms(identical=True, least_naturals=1, jokers_minority=True))
AMPLE = 50_000_000
"""Steps in which every table of the tests is searched to the end."""
VALUES = (
    Values(hand_ace=15, hand_joker=30), Values(five_point=True, low_ace=5, high_ace=15, hand_ace=15), Values(),
    Values(joker=20), Values(hand_ace="lowest"), Values(hand_ace=1))


def random_hand(rng: Random, size: int, jokers: int, packs: int = 2) -> Cards:
    """So many cards by chance."""
    return (*rng.sample(PACK * packs, size - jokers), *(JOKER,) * jokers)


def grown_hand(rng: Random, size: int, jokers: int, packs: int = 2) -> Cards:
    """So many cards as a player collects them: most of them in pairs that want to become melds."""
    hand: list[Card] = []
    while len(hand) < size - jokers:
        suits, at = rng.sample(SUITS, 2), rng.randrange(13)
        rank, after = RANKS[at], RANKS[(at + rng.choice((1, 1, 2))) % 13]
        pair = rng.choice(([rank + suits[0], after + suits[0]], [rank + suits[0], rank + suits[1]], [rank + suits[0]]))
        hand += [FACES[face] for face in pair if hand.count(FACES[face]) < packs]
    cards = hand[: size - jokers] + [JOKER] * jokers
    rng.shuffle(cards)
    return tuple(cards)


def table(rng: Random, melds: int, jokers: int, packs: int, terms: Terms) -> tuple[Melds, Cards]:
    """Melds as they may lie on a table, so many of them with a joker, and the cards that are left of the packs, mixed."""
    pack, laid = Counter(PACK * packs), []
    while len(laid) < melds:
        at, suit, length = rng.randrange(1, 15), rng.choice(SUITS), rng.choice((3, 3, 3, 4, 4, 5))
        if rng.random() < 0.5:
            cards = [FACES[RANKS[(at - 1) % 13] + each] for each in rng.sample(SUITS, min(length, 4))]
        elif at + length > 15:
            continue
        else:
            cards = [FACES[RANKS[(place - 1) % 13] + suit] for place in range(at, at + length)]
        wild = rng.randrange(len(cards)) if len(laid) < jokers else -1
        meld = tuple(as_joker(card) if at == wild else card for at, card in enumerate(cards))
        if all(pack[card] for card in meld if "=" not in card):
            pack.subtract(card for card in meld if "=" not in card)
            laid.append(meld)
    rng.shuffle(laid)
    left = list(pack.elements())
    rng.shuffle(left)
    return tuple(laid), tuple(left)
