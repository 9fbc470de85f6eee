"""What the player to move can count: copies not yet seen, pairs that the other player may hold, and what each discard costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from itertools import chain
from math import comb

from ...core.cards import BACK, JOKER, Card
from ...core.rule import per_view
from .melds import PACK, WILD, Meld
from .needs import freezing, minimum_to_open
from .offers import by_rank
from .openings import sorted_wilds
from .state import KanastaState

COPIES, WILD_CARDS = 8, 12
"""Copies of a rank in the pack, and wild cards. Source: C2.1."""
RANK = {card: "2" if card == JOKER else card[0] for card in (*PACK, BACK)}
"""The rank under which a card is counted: all wild cards are twos."""
FITS = 40
"""What a card of the pile is worth beyond its points if it goes with a meld, a pair or anything. Source: 7.1.1."""
MISSING = 200
"""If a pair lacks so many points of the minimum, it takes the pile for an unopened player hardly ever. Found by
playing rounds."""


@cache
def chance(least: int, copies: int, cards: int, hidden: int) -> float:
    """How likely it is that at least so many copies of a card, of those among `hidden` cards, are among `cards` of them."""
    if least <= 0:
        return 1.0
    cards = min(cards, hidden)
    fewer = sum(comb(copies, each) * comb(hidden - copies, cards - each) for each in range(min(least, cards + 1)))
    return 1 - fewer / comb(hidden, cards)


def copies(cards: Iterable[Card]) -> Mapping[str, int]:
    """How many cards there are of each rank; wild cards count as twos."""
    return Counter(map(RANK.__getitem__, cards))


class Count:
    """The count of one view, for the player whose view it is.

    Attributes:
        me, other: the seats of that player and of the other one.
        hand, ranks, wild: the own cards: all, by rank without wild cards and threes, and the wild ones, the cheaper first.
        mine, theirs: the melds of both players by rank.
        known: the cards of the other player's hand that were seen.
        backs, hidden: how many others that hand holds, and how many cards lie face down altogether.
    """

    def __init__(self, view: KanastaState) -> None:
        self.view = view
        eyes = view.eyes
        self.me = eyes if eyes is not None and eyes >= 0 else view.turn
        self.other = 1 - self.me
        self.hand = view.hands[self.me]
        self.ranks = by_rank(self.hand)
        self.wild = sorted_wilds(self.hand)
        his = view.hands[self.other]
        self.known = tuple([card for card in his if card != BACK])
        self.backs = len(his) - len(self.known)
        self.hidden = max(1, self.backs + len(view.stock))
        self.mine: dict[str, Meld] = {}
        self.theirs: dict[str, Meld] = {}
        for meld in view.melds:
            (self.mine if meld.owner == self.me else self.theirs)[meld.rank] = meld

    @cached_property
    def seen(self) -> Mapping[str, int]:
        """How many copies of each rank have been seen; wild cards count as twos."""
        return copies(chain(self.hand, self.view.pile, self.known, *(meld.cards for meld in self.view.melds)))

    def unseen(self, rank: str) -> int:
        """How many copies of a rank have not been seen; of all wild cards if it is "2"."""
        return (WILD_CARDS if rank == "2" else COPIES) - self.seen.get(rank, 0)

    @cached_property
    def shown(self) -> Mapping[str, int]:
        """How many cards of each rank are known to be in the other player's hand; wild cards count as twos."""
        return copies(self.known)

    def holds(self, rank: str, least: int) -> float:
        """How likely it is that the other player holds so many cards of a rank, or wild cards if it is "2"."""
        return chance(least - self.shown.get(rank, 0), self.unseen(rank), self.backs, self.hidden)

    @cached_property
    def their_minimum(self) -> int:
        """The points that the other player still needs to open."""
        view = self.view
        return 0 if view.had_melds(self.other) else int(minimum_to_open.test(view.options, view.standing[self.other]))

    @cached_property
    def frozen(self) -> bool:
        """Whether the pile is frozen for both players."""
        return bool(freezing(self.view))

    def takes(self, card: Card) -> float:
        """How likely it is that the other player takes the pile if this card is discarded onto it."""
        view, rank = self.view, card[0]
        if card in WILD or rank == "3" or (len(view.hands[self.other]) == 1 and not view.pile):
            return 0.0
        house, meld = view.house, self.theirs.get(rank)
        if meld and meld.canasta and not house.take_with_completed_canasta:
            return 0.0
        pair = self.holds(rank, 2)
        if self.their_minimum:
            lacks = self.their_minimum - 3 * house.worths[card]
            return float(pair * min(1.0, max(0.05, 1 - lacks / MISSING)))
        if meld and (not self.frozen or house.frozen_take == "pair_or_own_meld"):
            return 1.0
        return pair if self.frozen else pair + (self.holds(rank, 1) - pair) * self.holds("2", 1)


@per_view
def count(view: KanastaState) -> Count:
    """The count of a view."""
    return Count(view if view.eyes is not None else view.view(view.turn))
