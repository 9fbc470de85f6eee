"""A state is a frozen value; a view is the same class with every card a seat has not seen turned down."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, field, fields
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar, Self

from .asked import Asked
from .cards import BACK, Cards, Hands, card, cards, less, place, text
from .errors import Unreadable
from .language import translate as _
from .options import Options

Ints = tuple[int, ...]
Codec = tuple[Callable[[Any], str], Callable[[str], Any]]
NUMBER = re.compile("-?[0-9]{1,6}")
LONGEST = 20_000
"""No line of any game is nearly as long."""


def _number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise Unreadable(_("“{word}” is no number.").format(word=word[:20]))
    return int(word)


def _truth(word: str) -> bool:
    if word not in ("yes", "no"):
        raise Unreadable(_("“{word}” was found where yes or no was expected.").format(word=word[:20]))
    return word == "yes"


CODECS: dict[str, Codec] = {
    "Cards": (text, cards),
    "Hands": (lambda hands: " / ".join(map(text, hands)), lambda words: tuple(map(cards, words.split("/")))),
    "Ints": (lambda ints: ",".join(map(str, ints)), lambda words: tuple(map(_number, words.split(",")))),
    "Card | None": (str, card),
    "int": (str, _number),
    "int | None": (str, _number),
    "bool": (lambda truth: "yes" if truth else "no", _truth),
    "str": (str, str),
}
"""How a field is written and read, by its annotation."""


@dataclass(frozen=True)
class State(Asked):
    """Where a deal stands.

    Attributes:
        options: the house rules of the deal.
        phase: what is to be done next, a key of the game's phases; `over` when the deal has ended.
        turn: the seat that moves next, 0 to seats - 1.
        hands: the cards of each seat, in the order in which they came.
        shown: the cards of each hand that the others have seen and not yet seen leave it.
        stock: the cards not yet drawn, the top one first.
        dealer: the seat that dealt.
        eyes: whose view this is: a seat, -1 for a spectator, None if every card is as it lies.
        house: the values of the options, for rules to read.
    """

    options: Options
    phase: str
    turn: int
    hands: Hands
    shown: Hands
    stock: Cards
    dealer: int = 0
    eyes: int | None = None
    house: SimpleNamespace = field(init=False, repr=False, compare=False)

    game: ClassVar[str] = ""
    """The key of the game."""
    phases: ClassVar[tuple[str, ...]] = ("over",)
    """Every value of `phase`."""
    moments: ClassVar[tuple[str, ...]] = ()
    """What `moment` may name besides the phases."""
    codecs: ClassVar[dict[str, Codec]] = CODECS

    def __post_init__(self) -> None:
        object.__setattr__(self, "house", self.options.house)

    @property
    def moment(self) -> str:
        """The phase, or a finer part of it in which other rules judge."""
        return self.phase

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return len(self.hands)

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose turn it is."""
        return self.hands[self.turn]

    def but(self, **changes: Any) -> Self:
        """The same state with some fields changed."""
        new = object.__new__(type(self))
        object.__setattr__(new, "__dict__", {**self.__dict__, **changes})
        return new

    def pack(self) -> Cards:
        """Every card of the deal."""
        raise TypeError(type(self).__name__)

    def piles(self) -> Iterator[Cards]:
        """Every place that holds cards, so that each card of the pack is in exactly one of them."""
        yield from self.hands
        yield self.stock

    def stock_seen(self) -> Cards:
        """The stock as everybody sees it."""
        return (BACK,) * len(self.stock)

    def view(self, seat: int) -> Self:
        """What that seat has seen (-1: what a spectator has seen); everything else is face down.

        The seen cards of another hand come first: their places would tell when the others had come.
        """
        if self.eyes is not None and self.eyes != seat:
            raise ValueError(f"a view of seat {self.eyes} cannot become one of seat {seat}")
        hands = [(*seen, *(BACK,) * (len(hand) - len(seen))) for hand, seen in zip(self.hands, self.shown)]
        if seat >= 0:
            hands[seat] = self.hands[seat]
        return self.but(hands=tuple(hands), stock=self.stock_seen(), eyes=seat)

    def turned_up(self) -> Hands:
        """All hands as they lie open at the end: what was seen of them comes first, as in every view before."""
        return tuple((*seen, *less(hand, seen)) for hand, seen in zip(self.hands, self.shown))

    def hidden(self, seat: int) -> Cards:
        """The very cards that lie where that seat cannot see them."""
        found = [face for face, seen in zip(self.stock, self.stock_seen()) if seen == BACK]
        for each, hand in enumerate(self.hands):
            if each != seat:
                left = list(hand)
                for face in self.shown[each]:
                    left.pop(place(left, face))
                found += left
        return tuple(found)

    def renewed(self, after: Self) -> Cards:
        """The cards of the new stock, in order, if one was made between this state and the next."""
        return ()

    def coming(self, again: Cards) -> Self:
        """The state with the order of stocks yet to be made given; only games that make some can tell."""
        return self

    def unseen(self) -> Cards:
        """The cards that lie face down somewhere in this view, in the order of the pack."""
        left = list(self.pack())
        for pile in self.piles():
            for face in pile:
                if face != BACK:
                    left.remove(face)
        return tuple(left)

    def fill(self, rng: Random) -> Self:
        """A full state that looks like this view: the unseen cards are dealt at random to where backs lie."""
        left = list(self.unseen())
        rng.shuffle(left)

        def turned(pile: Cards) -> Cards:
            return tuple(left.pop() if face == BACK else face for face in pile)
        return self.but(hands=tuple(map(turned, self.hands)), stock=turned(self.stock), eyes=None)

    def line(self) -> str:
        """The state as one line of text: the game, its options, and each field that differs from its default."""
        parts = [self.game, *self.options.line().split()]
        for name, kind, default in _fields(type(self)):
            value = getattr(self, name)
            if value != default:
                parts.append(f"{name}={self.codecs[kind][0](value)}")
        return "; ".join(parts)

    @classmethod
    def read(cls, line: str, options: type[Options]) -> Self:
        """Read a line again.

        Raises:
            Unreadable: naming the part that cannot be read, is missing or is impossible.
        """
        if len(line) > LONGEST:
            raise Unreadable(_("The position is too long: at most {n} characters were expected.").format(n=LONGEST))
        key, *parts = [part.strip() for part in line.strip().split(";") if part.strip()] or [""]
        if key != cls.game:
            raise Unreadable(_("A position of “{game}” was expected, not “{found}”.").format(game=cls.game, found=key[:30]))
        house = options.read(" ".join(part for part in parts if "=" not in part))
        known = {name: (kind, default) for name, kind, default in _fields(cls)}
        values: dict[str, Any] = {name: default for name, (_kind, default) in known.items() if default is not MISSING}
        read: set[str] = set()
        for part in parts:
            name, equals, words = part.partition("=")
            if not equals:
                continue
            if name in read:
                raise Unreadable(_("The part “{name}” stands twice in this position.").format(name=name[:30]))
            if name not in known:
                raise Unreadable(
                    _("A position has no part “{name}”: expected one of {known}.").format(name=name[:30], known=", ".join(known)))
            read.add(name)
            values[name] = cls.codecs[known[name][0]][1](words.strip())
        for name in known:
            if name not in values:
                raise Unreadable(_("The position lacks its part “{name}”.").format(name=name))
        state = cls(options=house, **values)
        state.check()
        return state

    def check(self) -> None:
        """Raise `Unreadable` if no deal can look like this."""
        if self.phase not in self.phases:
            raise Unreadable(_("phase cannot be “{phase}”: expected {known}.").format(
                phase=self.phase[:20], known=", ".join(self.phases)))
        pack, found = list(self.pack()), [face for pile in self.piles() for face in pile]
        seats = range(len(self.hands))
        if self.turn not in seats or self.dealer not in seats or self.eyes not in (None, -1, *seats):
            raise Unreadable(_("The position names a seat that is not at the table: there are {n}.").format(n=len(self.hands)))
        if len(self.shown) != len(self.hands):
            raise Unreadable(_("shown lists {found} hands, but {n} players hold cards.").format(found=len(self.shown), n=len(self.hands)))
        for face in found:
            if face != BACK and face not in pack:
                raise Unreadable(_("{card} is once too often in this position.").format(card=face))
            if face != BACK:
                pack.remove(face)
        if len(found) != len(self.pack()):
            raise Unreadable(_("The position holds {found} cards; the pack has {n}.").format(found=len(found), n=len(self.pack())))
        for seat in seats:
            if any(self.shown[seat].count(face) > self.hands[seat].count(face) for face in self.shown[seat]):
                raise Unreadable(_("shown names a card that seat {seat} does not hold.").format(seat=seat))



_listed: dict[type, tuple[tuple[str, str, Any], ...]] = {}


def _fields(kind: type[State]) -> tuple[tuple[str, str, Any], ...]:
    if kind not in _listed:
        _listed[kind] = tuple((each.name, str(each.type), each.default) for each in fields(kind) if each.name not in ("options", "house"))
    return _listed[kind]
