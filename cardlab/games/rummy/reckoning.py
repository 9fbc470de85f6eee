"""What the player to move can count: cards not yet seen, points at risk, outs, and what a discard gives away."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from ...core.cards import BACK, FACES, JOKER, SUITS, Card, Cards
from ...core.rule import per_view
from .finder import opening
from .groups import PLACED
from .melds import HIGH_ACE, held, natural
from .outlook import Outlook, burdens, open_ends, places, unseen, waiting_for
from .state import RummyState

LOOSE, HORIZON, GIVEN = 8.0, 4.0, 12.0
"""What a card that stays over costs beyond its points, how many draws a waiting pair is given, and what a card costs that
the next player can use: found by playing rounds."""


@dataclass(frozen=True, eq=False)
class Count:
    """The count of one view, for the player whose view it is."""

    view: RummyState

    @property
    def me(self) -> int:
        """The seat that counts."""
        eyes = self.view.eyes
        return eyes if eyes is not None and eyes >= 0 else self.view.turn

    @property
    def hand(self) -> Cards:
        """The own cards."""
        return self.view.hands[self.me]

    @property
    def opened(self) -> bool:
        """Whether the player has laid for the first time."""
        return self.me in self.view.opened

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats in the match, the next one first."""
        players, seat, found = self.view.players, self.me, []
        for _each in range(len(players) - 1):
            seat = self.view.after(seat)
            found.append(seat)
        return tuple(found)

    @property
    def next(self) -> int:
        """The seat that can take what is discarded."""
        return self.others[0]

    @cached_property
    def fewest(self) -> int:
        """How many cards the shortest hand of the others holds."""
        return min(len(self.view.hands[seat]) for seat in self.others)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """How many copies of each card have not been seen."""
        view = self.view
        known = [card for seat in self.others for card in view.hands[seat] if card != BACK]
        table = [held(card) for meld in view.melds for card in meld]
        return unseen(view.pack(), (*self.hand, *known, *view.pile, *table))

    @cached_property
    def hidden(self) -> int:
        """How many cards have not been seen."""
        return max(1, self.unseen.total())

    @cached_property
    def outlook(self) -> Outlook:
        """What the hand can be laid out to."""
        return self.with_cards(())

    def with_cards(self, cards: Cards) -> Outlook:
        """What the hand with some more cards can be laid out to."""
        house = self.view.house
        hand = self.hand + cards
        can = self.opened or opening(hand, house.terms, house.worths, house.opening_min) is not None
        return Outlook(hand, house.terms, house.worths, self.view.melds if can else ())

    @property
    def exact(self) -> bool:
        """Whether the hand was looked at in every way."""
        return not self.outlook.search.cut

    @cached_property
    def burdens(self) -> dict[Card, int]:
        """What each card counts in a hand."""
        return burdens(self.view.house.worths)

    def points(self, cards: Cards) -> int:
        """What cards count in a hand."""
        return sum(map(self.burdens.__getitem__, cards))

    def copies(self, cards: Any) -> int:
        """How many copies of some cards have not been seen."""
        return sum(self.unseen[card] for card in cards)

    def waiting(self, left: Cards) -> dict[Card, tuple[Card, Card]]:
        """The cards not yet seen that would make a meld with two of these."""
        found = waiting_for(left, self.view.house.terms.identical)
        return {card: pair for card, pair in found.items() if self.unseen[card]}

    def cost(self, outlook: Outlook, card: Card | None = None) -> float:
        """What the hand costs that is kept without a card: its loose cards, less what they can still become."""
        plan = outlook.without(card)
        left, unseen_ = plan.left, self.unseen
        hope = sum(unseen_[out] * (self.points(pair) + 3 * LOOSE) for out, pair in self.waiting(left).items())
        ends = open_ends(plan.melds, self.view.house.terms) | (
            open_ends(self.view.melds, self.view.house.terms) if self.opened else frozenset())
        hope += sum(unseen_[out] for out in ends) * LOOSE
        return self.points(left) + LOOSE * len(left) - HORIZON * hope / self.hidden

    @cached_property
    def costs(self) -> dict[Card, float]:
        """What the hand costs after each discard."""
        outlook = self.outlook
        return {card: self.cost(outlook, card) for card in dict.fromkeys(self.hand) if card != BACK}

    @cached_property
    def risks(self) -> dict[Card, float]:
        """How likely it is that the next player can use each card of the hand at once."""
        return {card: self.risk(card) for card in self.costs} if self.can_be_taken else dict.fromkeys(self.costs, 0.0)

    @cached_property
    def can_be_taken(self) -> bool:
        """Whether the next player may take what is discarded."""
        house = self.view.house
        if getattr(house, "discards", "single") not in ("single", "multiple"):
            return False
        return self.next in self.view.opened or not hasattr(house, "discards")

    def risk(self, card: Card) -> float:
        """How likely it is that the next player can use a card at once."""
        view, seat = self.view, self.next
        if seat in view.opened and (card in open_ends(view.melds, view.house.terms) or card == JOKER):
            return 1.0
        if card == JOKER:
            return 1.0
        missed = 1.0
        for one, other in _thirds(card):
            missed *= 1 - self.holds(seat, one) * self.holds(seat, other)
        return 1 - missed

    def around(self, card: Card) -> set[Card]:
        """The cards with which a card could be in a meld."""
        return {each for pair in _thirds(card) for each in pair} if natural(card) else set()

    def holds(self, seat: int, card: Card) -> float:
        """How likely it is that a seat holds a card."""
        hand = self.view.hands[seat]
        if card in hand:
            return 1.0
        return min(1.0, self.unseen[card] * hand.count(BACK) / self.hidden)


def _thirds(card: Card) -> list[tuple[Card, Card]]:
    """The pairs of cards that make a meld with a card."""
    found = list(combinations([FACES[card[0] + suit] for suit in SUITS if suit != card[1]], 2))
    placed = PLACED[card[1]]
    for place in places(card):
        for low in range(max(1, place - 2), min(place, HIGH_ACE - 2) + 1):
            one, other = (placed[each] for each in range(low, low + 3) if each != place)
            found.append((one, other))
    return found


def guarded(here: Count, card: Card) -> float:
    """What it costs to throw a card, with what it may give to the next player."""
    return here.costs[card] + GIVEN * here.risks[card]


def cheapest(here: Count, outlook: Outlook) -> Card:
    """The card that a hand can best do without."""
    return min(dict.fromkeys(outlook.hand), key=lambda card: here.cost(outlook, card))


@per_view
def count(view: RummyState) -> Count:
    """The count of a view."""
    return Count(view if view.eyes is not None else view.view(view.turn))
