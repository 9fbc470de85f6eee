"""What the player to move can count: copies not yet seen, pairs that the other player may hold, and what each discard costs."""

from __future__ import annotations

from functools import cache, cached_property
from math import comb
from typing import NamedTuple

from ...core.cards import BACK, JOKER, Card
from ...core.rule import per_view
from .melds import RED_THREES, WILD, Meld, worth
from .moves import Discard
from .needs import freezing, minimum_to_open
from .offers import by_rank
from .openings import sorted_wilds
from .state import KanastaState

COPIES, WILD_CARDS = 8, 12
"""Copies of a rank in the pack, and wild cards. Source: C2.1."""
FITS = 40
"""What a card of the pile is worth beyond its points if it goes with a meld, a pair or anything. Source: 7.1.1."""
MISSING = 200
"""If a pair lacks so many points of the minimum, it takes the pile for an unopened player hardly ever. This number and those
that follow were found by playing rounds."""
TAKEN, CARD, POINT, SURE = 80.0, 9.0, 1.0, 1000.0
"""What it costs if the other player takes the pile: at all, for each of its cards, for each of their points, and for certain."""
TWO, JOKERS, BLACK, ADDED, THREES, SPARE, PAIR, COPY = 90.0, 100.0, 30.0, 20.0, 35.0, 8.0, 35.0, 3.0
"""What it costs to throw a two, a joker, a black three, a card for an own meld, one of three as it seems and as it is, one of a
pair, and, for each copy not yet seen, a card that stands alone."""
LOW = 10
"""With so few cards in the stock, what stays in the hand may have to be paid for. Source: 7.1.12."""


@cache
def chance(least: int, copies: int, cards: int, hidden: int) -> float:
    """How likely it is that at least so many copies of a card, of those among `hidden` cards, are among `cards` of them."""
    if least <= 0:
        return 1.0
    cards = min(cards, hidden)
    fewer = sum(comb(copies, each) * comb(hidden - copies, cards - each) for each in range(min(least, cards + 1)))
    return 1 - fewer / comb(hidden, cards)


class Throw(NamedTuple):
    """What it costs to throw a card.

    Attributes:
        risk: how likely the other player takes the pile with it.
        plain: what it costs to be without it, as it seems at first.
        safe: the same with the risk.
        wide: the same, knowing that the third card of a rank is less than a pair of another.
        cost: the same, less what the card counts in the hand if the round may soon be over.
    """

    risk: float
    plain: float
    safe: float
    wide: float
    cost: float


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
        self.known = tuple(card for card in his if card != BACK)
        self.backs = len(his) - len(self.known)
        self.hidden = max(1, self.backs + len(view.stock))
        self.mine: dict[str, Meld] = {}
        self.theirs: dict[str, Meld] = {}
        for meld in view.melds:
            (self.mine if meld.owner == self.me else self.theirs)[meld.rank] = meld

    @cached_property
    def seen(self) -> dict[str, int]:
        """How many copies of each rank have been seen; wild cards count as twos."""
        found: dict[str, int] = {}
        for cards in (self.hand, self.view.pile, self.known, *(meld.cards for meld in self.view.melds)):
            for card in cards:
                rank = "2" if card == JOKER else card[0]
                found[rank] = found.get(rank, 0) + 1
        return found

    def unseen(self, rank: str) -> int:
        """How many copies of a rank have not been seen; of all wild cards if it is "2"."""
        return (WILD_CARDS if rank == "2" else COPIES) - self.seen.get(rank, 0)

    @cached_property
    def shown(self) -> dict[str, int]:
        """How many cards of each rank are known to be in the other player's hand; wild cards count as twos."""
        found: dict[str, int] = {}
        for card in self.known:
            rank = "2" if card == JOKER else card[0]
            found[rank] = found.get(rank, 0) + 1
        return found

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

    @cached_property
    def throws(self) -> dict[Card, Throw]:
        """What it costs to throw each card; cards of a rank cost the same."""
        found: dict[Card, Throw] = {}
        known: dict[str, Throw] = {}
        for card in self.hand:
            if card in found or card in RED_THREES:
                continue
            rank = card if card in WILD else card[0]
            if rank not in known:
                known[rank] = self._throw(card)
            found[card] = known[rank]
        return found

    @cached_property
    def price(self) -> float:
        """What it costs if the other player takes the pile with the next card."""
        pile = self.view.pile
        return TAKEN + CARD * (len(pile) + 1) + POINT * worth(pile, self.view.house.worths)

    def _throw(self, card: Card) -> Throw:
        risk, plain = self.takes(card), self._kept(card)
        danger = risk * self.price + (SURE if risk == 1 else 0)
        three = card not in WILD and len(self.ranks.get(card[0], ())) > 2 and card[0] not in self.mine
        wide = plain + danger - (THREES - SPARE if three else 0)
        late = len(self.view.stock) <= LOW
        return Throw(risk, plain, plain + danger, wide, wide - self.view.house.worths[card] * late)

    def _kept(self, card: Card) -> float:
        """What it seems to cost to be without a card."""
        rank = card[0]
        if card in WILD:
            return JOKERS if card == JOKER else TWO
        if rank == "3":
            return BLACK
        points, count = int(self.view.house.worths[card]), len(self.ranks[rank])
        if rank in self.mine:
            return ADDED + points
        if count > 2:
            return THREES + points
        return PAIR * min(1, self.unseen(rank) / 2) + points / 3 if count == 2 else COPY * self.unseen(rank)


class Best(NamedTuple):
    """The card that costs least to throw by each measure of `Throw`; for `fed`, one that is not taken for certain if there is any.

    By all but `cost` wild cards are not thrown for safety's sake, except as `fed`.
    """

    plain: Card
    fed: Card
    safe: Card
    wide: Card
    cost: Card


@per_view
def best(view: KanastaState) -> Best:
    """The best discards of a hand that is not empty."""
    throws = count(view).throws
    tame = [card for card in throws if card not in WILD] or list(throws)
    return Best(
        min(throws, key=lambda card: throws[card].plain),
        min(throws, key=lambda card: (throws[card].risk == 1, throws[card].plain)),
        min(tame, key=lambda card: throws[card].safe),
        min(tame, key=lambda card: throws[card].wide),
        min(throws, key=lambda card: throws[card].cost))


@per_view
def count(view: KanastaState) -> Count:
    """The count of a view."""
    return Count(view if view.eyes is not None else view.view(view.turn))


def is_best(view: KanastaState, move: Discard) -> bool:
    """Whether a discard is the best one."""
    return move.card == best(view).cost
