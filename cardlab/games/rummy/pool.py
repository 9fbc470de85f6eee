"""The cards of a table and a hand that are to be laid anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...core.cards import JOKER, RANKS, SUITS, Card
from .groups import PLACED
from .melds import HIGH_ACE, LONGEST_SET, Meld, faces, natural, shape
from .sets import Counts


class Pool:
    """Melds of a table, by the numbers they have there, and own cards.

    Attributes:
        table: the natural cards that lie there, and must lie there afterwards.
        loose: those of them that can be pulled as the melds lie now.
        own: natural cards of the hand.
        free: jokers of the hand.
        runs: how many natural cards lie in a run at that suit and place.
        run_jokers: the melds whose joker stands at that suit and place of a run.
        set_jokers: the melds whose joker lies in a set at that place, with the suits of the other cards.
    """

    def __init__(self, melds: dict[int, Meld], hand: Iterable[Card]) -> None:
        self.table: Counter[Card] = Counter()
        self.loose: Counter[Card] = Counter()
        self.own = Counter(hand)
        self.free = self.own.pop(JOKER, 0)
        self.runs: Counter[tuple[int, int]] = Counter()
        self.run_jokers: dict[tuple[int, int], list[int]] = {}
        self.set_jokers: dict[int, list[tuple[int, Counts]]] = {}
        for number, meld in melds.items():
            self.table.update(filter(natural, meld))
            self.loose.update(_loose(meld))
            if shape(faces(meld)) == "run":
                self._add_run(number, meld)
            elif not all(map(natural, meld)):
                suits = tuple(SUITS.index(card[1]) for card in meld if natural(card))
                self.set_jokers.setdefault(place_of(meld[0][-2]), []).append((number, suits))

    def _add_run(self, number: int, meld: Meld) -> None:
        seen = faces(meld)
        suit, last = SUITS.index(seen[0][1]), place_of(seen[-1][0])
        for place, card in enumerate(meld, last - len(meld) + 1):
            if natural(card):
                self.runs[suit, place] += 1
            else:
                self.run_jokers.setdefault((suit, place), []).append(number)

    def takable(self) -> Iterator[int]:
        """The place of every joker on the table that can be taken."""
        for (suit, place), numbers in self.run_jokers.items():
            if self.can_come(suit, place):
                yield from [place] * len(numbers)
        for place, kept in self.set_jokers.items():
            yield from (place for _, suits in kept if self.exchangeable(place, suits))

    def exchangeable(self, place: int, suits: Counts) -> bool:
        """Whether the joker of a set with these other suits can be taken: all that it may stand for can come."""
        return all(self.can_come(suit, place) for suit in range(4) if suit not in suits)

    def can_come(self, suit: int, place: int) -> bool:
        """Whether a card is in the hand, or can come there."""
        card = PLACED[SUITS[suit]][place]
        return self.own[card] + self.loose[card] > 0

    def there(self, suit: int, place: int) -> int:
        """How many natural cards have that face."""
        card = PLACED[SUITS[suit]][place]
        return self.table[card] + self.own[card]


def place_of(rank: str) -> int:
    """The place of a rank, high for the ace."""
    return HIGH_ACE if rank == "A" else RANKS.index(rank) + 1


def _loose(meld: Meld) -> list[Card]:
    """The natural cards that can be pulled off a meld: with a joker in it, those at the ends of a long run."""
    if all(map(natural, meld)):
        return list(meld)
    if len(meld) < LONGEST_SET or shape(faces(meld)) != "run":
        return []
    return [card for card in (meld[0], meld[-1]) if natural(card)]
