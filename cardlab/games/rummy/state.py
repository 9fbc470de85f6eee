"""Where a round of rummy stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import ClassVar, NamedTuple, Self

from ...core.cards import BACK, FACES, JOKER, RANKS, SUITS, Cards, cards, text
from ...core.errors import Unreadable
from ...core.language import translate as _
from ...core.state import CODECS, Codec, Ints, State, _number
from .melds import Melds, held, kind
from .options import RummyOptions

Seats = tuple[int, ...]
GAIN = re.compile(r"(\d)([a-z])([+-]\d{1,4}):(\S*)")


class Gain(NamedTuple):
    """Points that a player won or lost in the course of the round.

    Written `0m+35:QS,KS,JK=AS`: whose, what for (m laid, a added, s joker taken, p pulled, v moved, i not played again,
    l out of time, t table left meaningless), how much, with which cards.
    """

    seat: int
    what: str
    points: int
    cards: Cards = ()

    def __str__(self) -> str:
        return f"{self.seat}{self.what}{self.points:+}:{','.join(map(str, self.cards))}"

    @classmethod
    def read(cls, word: str) -> Gain:
        """Read the text form; raises Unreadable."""
        found = GAIN.fullmatch(word)
        if not found:
            raise Unreadable(_("“{word}” is no gain: expected something like 0m+15:7H,7D,7S.").format(word=word[:20]))
        seat, what, points, faces = found.groups()
        return cls(int(seat), what, int(points), cards(faces.replace(",", " ")))


Gains = tuple[Gain, ...]


def _melds(words: str) -> Melds:
    return tuple(cards(each) for each in words.split("/")) if words.strip("- ") else ()


def _seats(words: str) -> Seats:
    return tuple(map(_number, words.split(","))) if words.strip("- ") else ()


CODECS = CODECS | {
    "Melds": (lambda melds: " / ".join(map(text, melds)) or "-", _melds),
    "Seats": (lambda seats: ",".join(map(str, seats)) or "-", _seats),
    "Gains": (lambda gains: " ".join(map(str, gains)), lambda words: tuple(map(Gain.read, words.split()))),
}


@lru_cache(maxsize=64)
def full_pack(packs: int, jokers: int) -> Cards:
    """The cards of that many packs of 52, and so many jokers."""
    return tuple(FACES[rank + suit] for suit in SUITS for rank in RANKS) * packs + (JOKER,) * jokers


@dataclass(frozen=True)
class RummyState(State):
    """A round of rummy.

    Attributes:
        pile: the discard pile, the top card first.
        melds: what lies in the middle; moves count it from 1.
        opened: the seats that have laid for the first time, in that order.
        fresh: whether the seat on turn has done so in this turn.
        extended: whether that seat has added a card, or used one that is not from its own hand, in this turn.
        taken: what it has taken from the pile in this turn.
        owed: jokers and pulled cards that it still has to play in this turn.
        discarder: who discarded last, while others may knock.
        gains: points credited in the course of the round.
        idle: turns in a row without a card from the stock and without one laid from a hand.
        active: whether the turn has seen one of these.
        reshuffles: how often the discards have become the stock.
        again: the order of cards to come in stocks made of discards, where a record that hides its pack names it.
        luck: what decides that order otherwise; 0 where it is not known.
        drained: who took the last card of the stock, where that ends the round.
        out: the seats that are no longer in the match.
        winner: who has gone out.
        ending: how the round has ended: "out", "stock" or "stuck".
        standing: the totals of the match before this round.
        was_melds, was_gains: the table and the number of gains at the start of the turn, where a meaningless table is put
            back.
    """

    options: RummyOptions
    pile: Cards = ()
    melds: Melds = ()
    opened: Seats = ()
    fresh: bool = False
    extended: bool = False
    taken: Cards = ()
    owed: Cards = ()
    discarder: int | None = None
    gains: Gains = ()
    idle: int = 0
    active: bool = False
    reshuffles: int = 0
    again: Cards = ()
    luck: int = 0
    drained: int | None = None
    out: Seats = ()
    winner: int | None = None
    ending: str = ""
    standing: Ints = (0, 0)
    was_melds: Melds = ()
    was_gains: int = 0

    limits: ClassVar[tuple[int, int]] = (2, 8)
    """The least and the greatest number of players."""
    phases: ClassVar[tuple[str, ...]] = ("draw", "play", "over")
    codecs: ClassVar[dict[str, Codec]] = CODECS

    def pack(self) -> Cards:
        return full_pack(*self.options.copies(self.seats))

    def piles(self) -> Iterator[Cards]:
        yield from super().piles()
        yield self.pile
        yield tuple(map(held, sum(self.melds, ())))

    def view(self, seat: int) -> Self:
        return super().view(seat).but(luck=0, again=())

    def fill(self, rng: Random) -> Self:
        return super().fill(rng).but(luck=rng.randrange(1, 10**6))

    def renewed(self, after: Self) -> Cards:
        if after.reshuffles == self.reshuffles:
            return ()
        return self.new_stock()

    def new_stock(self) -> Cards:
        """The stock that all discards but the top one make; where its order is not known they lie unseen."""
        rest = list(self.pile[1:])
        if len(self.again) >= len(rest):
            return self.again[: len(rest)]
        if not self.luck:
            return (BACK,) * len(rest)
        Random(self.luck + self.reshuffles).shuffle(rest)
        return tuple(rest)

    def coming(self, again: Cards) -> Self:
        return self.but(again=again) if again else self

    @property
    def seat_opened(self) -> bool:
        """Whether the seat on turn has laid for the first time."""
        return self.turn in self.opened

    @property
    def players(self) -> Seats:
        """The seats still in the match."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    def after(self, seat: int) -> int:
        """The next seat in the match."""
        players = self.players
        return next((each for each in players if each > seat), players[0])

    def points(self, seat: int) -> int:
        """What a seat has been credited with so far in this round."""
        return sum(gain.points for gain in self.gains if gain.seat == seat)

    def fragments(self) -> Melds:
        """What lies on the table without being a meld."""
        terms = self.house.terms
        return tuple(meld for meld in self.melds if not kind(meld, terms))

    def check(self) -> None:
        super().check()
        low, high = self.limits
        if not low <= self.seats <= high:
            raise Unreadable(_("This game is for {low} to {high} players; this position has {n} hands.").format(
                low=low, high=high, n=self.seats))
        named = (*self.opened, *self.out, *(gain.seat for gain in self.gains), self.winner or 0, self.drained or 0, self.discarder or 0)
        if not set(named) <= set(range(self.seats)):
            raise Unreadable(_("The position names a seat that is not at the table: there are {n}.").format(n=self.seats))
        if len(self.players) < 2 or self.turn in self.out:
            raise Unreadable(_("Two players at least must be in the match, and the seat on turn must be one of them."))
        if len(self.standing) != self.seats:
            raise Unreadable(_("standing needs {n} numbers.").format(n=self.seats))
        table = (*sum(self.melds, ()), *sum(self.was_melds, ()))
        if BACK in table or BACK in self.pile or BACK in self.owed or JOKER in table or () in self.melds:
            raise Unreadable(_("Cards on the table and in the pile are face up, and a joker in a meld names its card, as in JK=7S."))
        if any("=" in face for hand in (*self.hands, self.stock, self.pile, self.owed, self.taken) for face in hand):
            raise Unreadable(_("Only a joker in a meld names the card that it stands for."))
        if (self.phase == "over") != bool(self.ending) or (self.winner is not None and self.ending != "out"):
            raise Unreadable(_("A round that is over needs an ending, and only such a round has one."))
        if self.ending not in ("", "out", "stock", "stuck"):
            raise Unreadable(_("ending cannot be “{ending}”: expected out, stock or stuck.").format(ending=self.ending[:20]))


class RemiState(RummyState):
    """A round of StarGames' Remi."""

    game: ClassVar[str] = "remi"
    limits: ClassVar[tuple[int, int]] = (2, 4)


class IgraonicaState(RummyState):
    """A round of Igraonica's Remi."""

    game: ClassVar[str] = "igraonica"


class RemikState(RummyState):
    """A round of Remik."""

    game: ClassVar[str] = "remik"
    limits: ClassVar[tuple[int, int]] = (2, 4)
