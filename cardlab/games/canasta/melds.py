"""What a meld of Kanasta is: cards of one rank, with some wild cards among them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ...core.cards import BACK, FACES, JOKER, RANKS, SUITS, Card, Cards
from ...core.language import translate as _

PACK: Cards = tuple(FACES[rank + suit] for suit in SUITS for rank in RANKS) * 2 + (JOKER,) * 4
"""Two packs of 52 and four jokers. Source: C2.1."""
WILD = frozenset(FACES[name] for name in ("2S", "2H", "2C", "2D", "JK"))
"""Jokers and twos, which stand for any rank in a meld. Source: C2."""
RED_THREES = frozenset((FACES["3H"], FACES["3D"]))
BLACK_THREES = frozenset((FACES["3S"], FACES["3C"]))
LEAST, CANASTA, MOST_WILD = 3, 7, 3
"""Cards of the smallest meld and of a canasta, and wild cards of any meld. Source: C6.1, C6.2, C6.6."""
POINTS = dict.fromkeys("KQJT98", 10) | dict.fromkeys("7654", 5) | {"A": 20, "2": 20}

Worths = Mapping[Card, int]


@lru_cache(maxsize=2)
def worth_of_cards(black_three: int) -> Worths:
    """What each card counts, in a meld or against a hand; one that lies face down counts nothing yet. Source: A2."""
    worths = {card: POINTS.get(card[0], 0) for card in PACK}
    return worths | dict.fromkeys(BLACK_THREES, black_three) | {JOKER: 50, BACK: 0}


@dataclass(frozen=True)
class Meld:
    """One player's meld of a rank.

    Written `0:KS,KH,KD+2S`: whose it is, what has lain there since before this turn, and what was laid in this turn; in
    `0:KS,KH,KD++KC` a third part, with which the pile was taken, may not go back by itself.
    """

    owner: int
    old: Cards
    new: Cards = ()
    paid: Cards = ()
    cards: Cards = field(init=False, repr=False, compare=False)
    """All its cards, in the order in which they were laid."""
    rank: str = field(init=False, repr=False, compare=False)
    """The letter of its rank."""
    wild: int = field(init=False, repr=False, compare=False)
    """How many of its cards are wild."""
    canasta: bool = field(init=False, repr=False, compare=False)
    """Whether it has seven cards or more."""

    @property
    def natural(self) -> Card:
        """One of its cards that is not wild."""
        return next(card for card in self.cards if card not in WILD)

    def __post_init__(self) -> None:
        cards = self.old + self.paid + self.new
        self.__dict__.update(cards=cards, rank=rank_of(cards), wild=wilds(cards), canasta=len(cards) >= CANASTA)


Melds = tuple[Meld, ...]


def wilds(cards: Iterable[Card]) -> int:
    """How many of some cards are wild."""
    return len([card for card in cards if card in WILD])


def rank_of(cards: Iterable[Card]) -> str:
    """The rank of the first card that is not wild; empty if there is none."""
    for card in cards:
        if card not in WILD:
            return card[0]
    return ""


def ranks_named(meld: Cards) -> str:
    """The rank of a meld in words: kings."""
    names = {
        "A": _("aces"), "3": _("black threes"), "4": _("fours"), "5": _("fives"), "6": _("sixes"), "7": _("sevens"), "8": _("eights"),
        "9": _("nines"), "T": _("tens"), "J": _("jacks"), "Q": _("queens"), "K": _("kings"), "": _("wild cards")}
    return names[rank_of(meld)]


def worth(cards: Iterable[Card], worths: Worths) -> int:
    """What some cards count together, without bonuses."""
    return sum(map(worths.__getitem__, cards))


def most_wild(naturals: int, rule: str) -> int:
    """How many wild cards a meld with so many other cards may hold. Source: C6.2."""
    if rule == "not_majority_max3":
        return min(naturals, MOST_WILD)
    return MOST_WILD if naturals > 1 else 0


@lru_cache(maxsize=4096)
def fault(cards: Cards, rule: str, threes: bool) -> str:
    """Why cards that lie together are no meld; empty if they are one. `threes` says whether black threes are melded."""
    naturals = [card for card in cards if card not in WILD]
    ranks = {card[0] for card in naturals}
    if "3" in ranks and not (threes and BLACK_THREES.issuperset(cards)):
        return "threes"
    if len(ranks) > 1:
        return "ranks"
    if len(cards) < LEAST:
        return "short"
    wild = len(cards) - len(naturals)
    if wild > MOST_WILD:
        return "wild"
    return "majority" if wild > most_wild(len(naturals), rule) else ""
