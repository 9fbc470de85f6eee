"""Cards as bits: which cards may be led and answered once duties apply, worked out once for each hand."""

from __future__ import annotations

from functools import lru_cache

from ...core.cards import FACES, Card, Cards
from .state import VALUE

ORDER: Cards = tuple(FACES[rank + suit] for suit in "SHCD" for rank in "JQKTA")
BIT: dict[Card, int] = {face: 1 << place for place, face in enumerate(ORDER)}
WORTH: dict[int, int] = {BIT[face]: VALUE[face] for face in ORDER}
FACE: dict[int, Card] = {bit: face for face, bit in BIT.items()}
SUIT: dict[int, int] = {BIT[face]: 31 << ORDER.index(face) // 5 * 5 for face in ORDER}
QUEENS = sum(BIT[FACES["Q" + suit]] for suit in "SHCD")
KEPT = 50_000
"""How many answers are kept before they are worked out anew."""

Replies = tuple[tuple[int, int, bool], ...]
Leads = tuple[tuple[int, int], ...]


def mask(hand: Cards) -> int:
    """A hand as a number."""
    return sum(BIT[face] for face in hand)


def split(hand: int) -> list[int]:
    """The single cards of a hand, as numbers."""
    found = []
    while hand:
        found.append(hand & -hand)
        hand &= hand - 1
    return found


class Duties:
    """Which cards may be led and answered under one set of duties and one trump suit, worked out once for each hand."""

    def __init__(self, trump: str, follow_first: bool, any_suit_wins: bool, marriages: bool) -> None:
        self.trumps = 31 << "SHCD".index(trump) * 5
        self.follow_first, self.any_suit_wins, self.marriages = follow_first, any_suit_wins, marriages
        self.known_replies: dict[int, Replies] = {}
        self.known_leads: dict[int, Leads] = {}

    def replies(self, led: int, hand: int) -> Replies:
        """The legal answers to a lead: the card, the points of the trick, whether it takes the trick."""
        found = self.known_replies.get(hand << 20 | led)
        if found is None:
            if len(self.known_replies) > KEPT:
                self.known_replies.clear()
            found = self.known_replies[hand << 20 | led] = self._replies(led, hand)
        return found

    def _replies(self, led: int, hand: int) -> Replies:
        suit = SUIT[led]
        higher, follow, trumps = hand & suit & -(led << 1), hand & suit, hand & self.trumps
        beaters = higher if suit == self.trumps else higher | trumps
        legal = (higher or follow or trumps) if self.follow_first else (beaters or follow)
        found = []
        for bit in split(legal or hand):
            wins = bool(bit & beaters)
            if self.any_suit_wins and suit != self.trumps and not bit & suit:
                wins = wins or WORTH[bit] > WORTH[led]
            found.append((bit, WORTH[bit] + WORTH[led], wins))
        return tuple(sorted(found, key=lambda each: (not each[2], each[1])))

    def leads(self, hand: int) -> Leads:
        """The cards to lead, promising ones first, each with the points of the marriage it declares."""
        found = self.known_leads.get(hand)
        if found is None:
            bits = sorted(split(hand), key=lambda bit: (bool(bit & self.trumps), bit))
            every = [(bit, self.pair(bit, hand)) for bit in reversed(bits)]
            found = self.known_leads[hand] = tuple(sorted(every, key=lambda each: -each[1]))
        return found

    def pair(self, bit: int, hand: int) -> int:
        """The points of the marriage that this card of the hand can declare, or 0."""
        both = (SUIT[bit] & -SUIT[bit]) * 6
        if not (self.marriages and bit & both and hand & both == both):
            return 0
        return 40 if bit & self.trumps else 20


@lru_cache(maxsize=64)
def duties(trump: str, follow_first: bool, any_suit_wins: bool, marriages: bool) -> Duties:
    """The duties under these house rules; kept, since the same hands come up again and again."""
    return Duties(trump, follow_first, any_suit_wins, marriages)
