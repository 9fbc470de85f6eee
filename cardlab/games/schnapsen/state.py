"""Where a deal of 66 stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ...core.cards import BACK, FACES, SUITS, Card, Cards
from ...core.cards import card as read_card
from ...core.errors import Unreadable
from ...core.language import translate as _
from ...core.state import CODECS, Codec, Ints, State
from .options import SchnapsenOptions

VALUE = {FACES[rank + suit]: value for suit in SUITS for rank, value in zip("ATKQJ", (11, 10, 4, 3, 2), strict=True)}
"""What each card of the pack is worth. Source: B2."""
PACK: Cards = tuple(VALUE)
TARGET = 66
"""The card points that win a deal. Source: S1.3."""
HAND = 5
"""Cards in a full hand. Source: S2.2."""

TRICK = re.compile(r"([01])(w?)(\w\w)/(\w\w)>([01])")


class Trick(NamedTuple):
    """A finished trick; `declared` if its lead declared a marriage.

    Written `0wQH/AH>1`: who led what, what answered, who took it.
    """

    leader: int
    led: Card
    reply: Card
    taker: int
    declared: bool = False

    def __str__(self) -> str:
        return f"{self.leader}{'w' * self.declared}{self.led!s}/{self.reply!s}>{self.taker}"

    @classmethod
    def read(cls, word: str) -> Trick:
        """Read the text form; raises Unreadable."""
        found = TRICK.fullmatch(word)
        if not found:
            raise Unreadable(_("“{word}” is no trick: expected something like 0QH/AH>1.").format(word=word[:20]))
        leader, declared, led, reply, taker = found.groups()
        return cls(int(leader), read_card(led), read_card(reply), int(taker), bool(declared))


Tricks = tuple[Trick, ...]
CODECS = CODECS | {
    "Tricks": (lambda tricks: " ".join(map(str, tricks)), lambda words: tuple(map(Trick.read, words.split()))),
}


@dataclass(frozen=True)
class SchnapsenState(State):
    """A deal of 66.

    Attributes:
        trump: the letter of the trump suit; the card that shows it lies last in the stock.
        led: the card on the table that waits for an answer.
        declared: whether that card was led to declare a marriage.
        tricks: all finished tricks, in order.
        closer: who closed the stock.
        closed_at: the opponent's points at that moment, which decide the deal's value.
        claimer: who claimed 66.
        winner: who has won the deal.
        standing: the game points of the match before this deal.
    """

    options: SchnapsenOptions
    trump: str = ""
    led: Card | None = None
    declared: bool = False
    tricks: Tricks = ()
    closer: int | None = None
    closed_at: int = 0
    claimer: int | None = None
    winner: int | None = None
    standing: Ints = (7, 7)

    game: ClassVar[str] = "schnapsen"
    phases: ClassVar[tuple[str, ...]] = ("lead", "follow", "draw", "over")
    moments: ClassVar[tuple[str, ...]] = ("duty", "taken")
    codecs: ClassVar[dict[str, Codec]] = CODECS

    def pack(self) -> Cards:
        return PACK

    def piles(self) -> Iterator[Cards]:
        yield from super().piles()
        yield tuple(face for trick in self.tricks for face in (trick.led, trick.reply))
        if self.led is not None:
            yield (self.led,)

    def stock_seen(self) -> Cards:
        return (BACK,) * (len(self.stock) - 1) + self.stock[-1:]

    @property
    def strict(self) -> bool:
        """Whether the duties to follow, to go higher and to trump apply. Source: S4."""
        return not self.stock or self.closer is not None

    @property
    def moment(self) -> str:
        """The phase, but "duty" where a lead must be answered by the duties."""
        return "duty" if self.phase == "follow" and self.strict else self.phase

    @property
    def lead(self) -> Card:
        """The card on the table, while it waits for an answer."""
        assert self.led is not None
        return self.led

    @property
    def upcard(self) -> Card | None:
        """The trump that lies open under the stock, if it is still there to be seen."""
        return self.stock[-1] if self.stock and self.closer is None else None

    @property
    def marriages(self) -> tuple[tuple[int, Card], ...]:
        """The declared marriages in order: who declared, and the card that was led."""
        found = [(trick.leader, trick.led) for trick in self.tricks if trick.declared]
        if self.declared and self.led is not None:
            found.append((1 - self.turn if self.phase == "follow" else self.turn, self.led))
        return tuple(found)

    def has_trick(self, seat: int) -> bool:
        """Whether that seat has taken a trick."""
        return any(trick.taker == seat for trick in self.tricks)

    def trick_points(self, seat: int) -> int:
        """The points of the cards in a seat's tricks."""
        return sum(VALUE[trick.led] + VALUE[trick.reply] for trick in self.tricks if trick.taker == seat)

    def worth_of_marriage(self, card: Card) -> int:
        """The points of the marriage to which this card belongs. Source: S7.1."""
        return 40 if card[1] == self.trump else 20

    def marriage_points(self, seat: int) -> int:
        """The points of a seat's declared marriages, whether or not they count yet."""
        return sum(self.worth_of_marriage(face) for who, face in self.marriages if who == seat)

    def points(self, seat: int) -> int:
        """A seat's points that count now. Source: S7.3, S10.1."""
        points = pairs = 0
        for _leader, led, reply, taker, declared in self.tricks:
            if taker == seat:
                points += VALUE[led] + VALUE[reply]
            pairs += declared
        if not points and self.house.marriage_needs_trick:
            return 0
        return points + self.marriage_points(seat) if pairs or self.declared else points

    def check(self) -> None:
        super().check()
        if self.seats != 2:
            raise Unreadable(_("66 is for two players; this position has {n} hands.").format(n=self.seats))
        if self.trump not in tuple(SUITS) or (self.stock and self.stock[-1][1] != self.trump):
            raise Unreadable(
                _("trump cannot be “{trump}” here: the suit letter of the last card in the stock was expected.").format(
                    trump=self.trump[:20]))
        if len(self.standing) != 2:
            raise Unreadable(_("standing needs two numbers."))
        played = [face for trick in self.tricks for face in (trick.led, trick.reply)]
        if BACK in played or self.led == BACK:
            raise Unreadable(_("A card that was played cannot be face down."))
        if any(trick.declared and trick.led[0] not in "KQ" for trick in self.tricks):
            raise Unreadable(_("A marriage in tricks was not declared with a king or a queen."))
        if any(seat not in (None, 0, 1) for seat in (self.closer, self.claimer, self.winner)):
            raise Unreadable(_("closer, claimer and winner can only be 0 or 1."))
        if self.closed_at < 0:
            raise Unreadable(_("closed_at cannot be below 0."))
        if (self.phase == "over") != (self.winner is not None):
            raise Unreadable(_("A deal that is over needs a winner, and only such a deal has one."))
        if self.declared and (self.led is None or self.led[0] not in "KQ"):
            raise Unreadable(_("declared needs a king or a queen as the card led."))
        self._check_hands()

    def _check_hands(self) -> None:
        if len(self.stock) % 2 or (self.closer is not None and not self.stock):
            raise Unreadable(
                _("The stock holds an even number of cards, and some if it is closed: it cannot hold {n}.").format(
                    n=len(self.stock)))
        if self.phase == "over":
            return
        waiting = self.phase == "follow"
        if waiting != (self.led is not None):
            raise Unreadable(_("A card lies on the table exactly when the phase is follow."))
        mine, other = len(self.hand), len(self.hands[1 - self.turn])
        if mine != other + waiting or mine == 0:
            raise Unreadable(_("The hands hold {mine} and {other} cards, which cannot be in phase {phase}.").format(
                mine=mine, other=other, phase=self.phase))
        if self.phase == "draw" and (self.strict or not self.house.close_before_draw):
            raise Unreadable(
                _("The phase draw needs an open stock and the option {option}.").format(option="close_before_draw:yes"))
        full = HAND - (self.phase == "draw")
        if not self.strict and mine != full:
            raise Unreadable(
                _("While the stock is open the player to move holds {full} cards, not {mine}.").format(
                    full=full, mine=mine))
