"""What the player to move can work out by counting: points, trumps, and the hands the other player can hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from random import Random

from ...core.cards import BACK, Card, Cards
from ...core.rule import per_view
from .rules import other_of_pair, who_takes_the_trick
from .state import VALUE, SchnapsenState


@dataclass(frozen=True, eq=False)
class Count:
    """The count of one view, for the player to move."""

    view: SchnapsenState

    @property
    def me(self) -> int:
        """The seat that counts."""
        return self.view.turn

    @cached_property
    def mine(self) -> int:
        """The points of the player to move that count."""
        return self.view.points(self.me)

    @cached_property
    def theirs(self) -> int:
        """The points of the other player that count."""
        return self.view.points(1 - self.me)

    @cached_property
    def known(self) -> Cards:
        """The cards of the other hand that have been seen."""
        return tuple(face for face in self.view.hands[1 - self.me] if face != BACK)

    @cached_property
    def unseen(self) -> Cards:
        """The cards that lie face down somewhere."""
        return self.view.unseen()

    @cached_property
    def possible(self) -> Cards:
        """Every card that the other player can hold."""
        return self.known + self.unseen

    @property
    def hidden(self) -> int:
        """How many cards of the other hand have not been seen."""
        return len(self.view.hands[1 - self.me]) - len(self.known)

    @property
    def hands(self) -> int:
        """How many different hands the other player can hold."""
        return comb(len(self.unseen), self.hidden)

    @cached_property
    def pairs(self) -> Cards:
        """The kings and queens with which the player to move may declare a marriage now."""
        view = self.view
        if view.house.marriage_timing == "after_trick" and not view.has_trick(self.me):
            return ()
        if view.strict and not view.house.marriage_after_stock:
            return ()
        return tuple(face for face in view.hand if face[0] in "KQ" and other_of_pair(face) in view.hand)

    @cached_property
    def trumps(self) -> Cards:
        """The trumps in the hand of the player to move."""
        return tuple(face for face in self.view.hand if face[1] == self.view.trump)

    @cached_property
    def trumps_out(self) -> Cards:
        """The trumps that the other player can hold."""
        return tuple(face for face in self.possible if face[1] == self.view.trump)

    @property
    def trumps_gone(self) -> Cards:
        """The trumps that have been played or lie turned up."""
        left = {*self.trumps, *self.trumps_out}
        return tuple(face for face in VALUE if face[1] == self.view.trump and face not in left)

    @property
    def average(self) -> float:
        """The points that the other player's hand holds on average."""
        known = sum(map(VALUE.__getitem__, self.known))
        return known + self.hidden * self.points_out / len(self.unseen) if self.unseen else known

    @property
    def points_out(self) -> int:
        """The points of all cards that lie face down."""
        return sum(map(VALUE.__getitem__, self.unseen))

    def worlds(self, limit: int) -> list[Cards]:
        """Hands that the other player can hold: all of them, or `limit` of them spread evenly."""
        if self.hands <= limit:
            return [self.known + some for some in combinations(self.unseen, self.hidden)]
        rng = Random(limit)
        return [self.known + tuple(rng.sample(self.unseen, self.hidden)) for _each in range(limit)]

    def beaten_by(self, card: Card) -> Cards:
        """The cards that the other player can hold and that would take a trick to which `card` is led."""
        return tuple(face for face in self.possible if beats(self.view, card, face))

    def cheapest_reply(self) -> int:
        """The fewest points that the other player can add to a trick."""
        return min(map(VALUE.__getitem__, self.possible), default=0)


def beats(view: SchnapsenState, led: Card, reply: Card) -> bool:
    """Whether the reply takes the trick from the card led."""
    if reply[1] == led[1]:
        return VALUE[reply] > VALUE[led]
    if reply[1] == view.trump:
        return True
    higher = led[1] != view.trump and VALUE[reply] > VALUE[led]
    return higher and view.house.offsuit_rule == "higher_value_wins"


def takes(view: SchnapsenState, card: Card) -> bool:
    """Whether answering with that card takes the trick on the table."""
    return bool(who_takes_the_trick.test(view, card) == view.turn)


@per_view
def count(view: SchnapsenState) -> Count:
    """The count of a view."""
    return Count(view)
