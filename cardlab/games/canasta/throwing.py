"""What each discard costs, by measures that know more and more, and the best card by each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from ...core.cards import BACK, JOKER, Card
from ...core.rule import per_view
from .melds import PACK, RED_THREES, WILD, worth
from .reckoning import COPIES, count
from .state import KanastaState

TAKEN, CARD, POINT, SURE = 80.0, 9.0, 1.0, 1000.0
"""What it costs if the other player takes the pile: at all, for each of its cards, for each of their points, and for certain. These
numbers and those that follow were found by playing rounds."""
TWO, JOKERS, BLACK, ADDED, THREES, SPARE, PAIR, COPY = 90.0, 100.0, 30.0, 20.0, 35.0, 8.0, 35.0, 3.0
"""What it costs to throw a two, a joker, a black three, a card for an own meld, one of three as it seems and as it is, one of a
pair, and, for each copy not yet seen, a card that stands alone."""
LOW = 10
"""With so few cards in the stock, what stays in the hand may have to be paid for. Source: 7.1.12."""

KIND = {card: card if card in WILD else card[0] for card in PACK} | dict.fromkeys((*RED_THREES, BACK), "")
"""Which cards are thrown alike: those of a rank, and each kind of wild card; none if a card is never thrown."""

Costs = Mapping[Card, float]


def least(costs: Costs, cards: Iterable[Card]) -> Card:
    """The first of the cards that cost least."""
    return min(cards, key=costs.__getitem__)


class Throws:
    """The discards of the player whose view it is; one card stands for all of its rank.

    By `safe` and `wide` wild cards are not thrown for safety's sake.

    Attributes:
        here: the count of the view.
        cards: the first card of each rank that may be thrown, and each kind of wild card.
    """

    def __init__(self, view: KanastaState) -> None:
        self.here = count(view)
        kinds: dict[str, Card] = {}
        for card in self.here.hand:
            kinds.setdefault(KIND[card], card)
        self.cards = tuple(card for kind, card in kinds.items() if kind)

    @cached_property
    def risk(self) -> Costs:
        """How likely the other player takes the pile with each card."""
        return {card: self.here.takes(card) for card in self.cards}

    @cached_property
    def plainly(self) -> Costs:
        """What it costs to be without a card, as it seems at first."""
        return {card: self._kept(card) for card in self.cards}

    @cached_property
    def safely(self) -> Costs:
        """The same with the risk."""
        pile = self.here.view.pile
        price = TAKEN + CARD * (len(pile) + 1) + POINT * worth(pile, self.here.view.house.worths)
        return {card: cost + self.risk[card] * price + SURE * (self.risk[card] == 1) for card, cost in self.plainly.items()}

    @cached_property
    def widely(self) -> Costs:
        """The same, knowing that the third card of a rank is less than a pair of another."""
        return {card: cost - (THREES - SPARE) * self._third(card) for card, cost in self.safely.items()}

    @cached_property
    def wholly(self) -> Costs:
        """The same, less what the card counts in the hand if the round may soon be over."""
        view = self.here.view
        return {card: cost - view.house.worths[card] * is_late(view) for card, cost in self.widely.items()}

    @cached_property
    def plain(self) -> Card:
        """The card that costs least plainly."""
        return least(self.plainly, self.cards)

    @cached_property
    def fed(self) -> Card:
        """The card that costs least plainly among those that do not give the pile away for certain, if there are any."""
        return least(self.plainly, [card for card in self.cards if self.risk[card] < 1] or self.cards)

    @cached_property
    def safe(self) -> Card:
        """The card that costs least safely."""
        return least(self.safely, self._tame())

    @cached_property
    def wide(self) -> Card:
        """The card that costs least widely."""
        return least(self.widely, self._tame())

    @cached_property
    def best(self) -> Card:
        """The card that costs least wholly."""
        return least(self.wholly, self.cards)

    def _tame(self) -> Iterable[Card]:
        return [card for card in self.cards if card not in WILD] or self.cards

    def _third(self, card: Card) -> bool:
        here = self.here
        return card not in WILD and len(here.ranks.get(card[0], ())) > 2 and card[0] not in here.mine

    def _kept(self, card: Card) -> float:
        here, rank = self.here, card[0]
        if card in WILD:
            return JOKERS if card == JOKER else TWO
        if rank == "3":
            return BLACK
        held, points = len(here.ranks[rank]), int(here.view.house.worths[card])
        if rank in here.mine:
            return ADDED + points
        if held > 2:
            return THREES + points
        unseen = COPIES - here.seen[rank]
        return PAIR * min(1, unseen / 2) + points / 3 if held == 2 else COPY * unseen


@per_view
def throws(view: KanastaState) -> Throws:
    """The discards of a view whose hand is not empty."""
    return Throws(view)


def is_late(view: KanastaState) -> bool:
    """Whether the stock is low."""
    return len(view.stock) <= LOW
