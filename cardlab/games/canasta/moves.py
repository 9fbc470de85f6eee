"""The moves of Kanasta, each with its word and its sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from ...core.cards import BACK, FACES, Card, Cards, listed
from ...core.move import Move, Plain
from ...core.sentence import Facts
from .melds import ranks_named
from .state import KanastaState

CARD = "(?:[A-Z0-9]{2})"
CARDS = f"{CARD}(?:,{CARD})*"


def joined(cards: Cards) -> str:
    """Cards as a word."""
    return ",".join(map(str, cards))


def cards_at(state: KanastaState, number: int) -> Cards:
    """The cards of the meld of that number, counted from 1; none if there is no such meld."""
    return state.melds[number - 1].cards if 0 < number <= len(state.melds) else ()


@dataclass(frozen=True)
class Draw(Plain):
    """You draw from the stock.

    {player} draws from the stock.

    Draw from the stock
    """

    key: ClassVar[str] = "d"
    target: ClassVar[str] = "hand"


@dataclass(frozen=True)
class Take(Move):
    """You take the pile of {count} and lay {cards}.

    {player} takes the pile of {count} and lays {cards}.

    Take the pile and lay {cards}

    Take the pile
    """

    using: Cards = ()
    """The cards of the hand that are laid together with the top card; without any it goes to the own meld of its rank."""
    melds: tuple[Cards, ...] = ()
    """Further melds of the hand, laid in the same action to reach the minimum."""
    key: ClassVar[str] = "t"
    target: ClassVar[str] = "melds"

    def __str__(self) -> str:
        return "t" + "+".join([joined(self.using), *map(joined, self.melds)])

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(rf"t({CARDS})?((?:\+{CARDS})*)", word)
        if not found:
            return None
        parts = [listed(part) for part in (found[1] or "").split("+") + found[2].split("+")[1:] if part]
        if None in parts:
            return None
        using = listed(found[1]) if found[1] else ()
        return cls(using or (), tuple(part for part in parts[bool(found[1]) :] if part))

    def facts(self, state: KanastaState) -> Facts:
        return {"count": len(state.pile), "cards": (*state.pile[:1], *self.using, *sum(self.melds, ()))}


@dataclass(frozen=True)
class Lay(Move):
    """You lay {cards}.

    {player} lays {cards}.

    Lay {cards}

    Lay
    """

    melds: tuple[Cards, ...]
    key: ClassVar[str] = "m"
    target: ClassVar[str] = "melds"

    def __str__(self) -> str:
        return "m" + "+".join(map(joined, self.melds))

    @classmethod
    def read(cls, word: str) -> Self | None:
        if not re.fullmatch(rf"m{CARDS}(?:\+{CARDS})*", word):
            return None
        melds = [listed(part) for part in word[1:].split("+")]
        return cls(tuple(meld for meld in melds if meld)) if all(melds) else None

    def facts(self, state: KanastaState) -> Facts:
        return {"cards": tuple(sum(self.melds, ()))}


@dataclass(frozen=True)
class Add(Move):
    """You add {cards} to meld {number}: {meld}.

    {player} adds {cards} to meld {number}: {meld}.

    Add {cards} to meld {number}, {rank}

    Add {cards}
    """

    number: int
    cards: Cards
    key: ClassVar[str] = "a"
    target: ClassVar[str] = "melds"

    @property
    def card(self) -> Card:  # type: ignore[override]
        """The first of its cards."""
        return self.cards[0]

    def __str__(self) -> str:
        return f"a{self.number}:{joined(self.cards)}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(rf"a([1-9][0-9]?):({CARDS})", word)
        cards = listed(found[2]) if found else None
        return cls(int(found[1]), cards) if found and cards else None

    def facts(self, state: KanastaState) -> Facts:
        meld = cards_at(state, self.number)
        return {"cards": self.cards, "number": self.number, "meld": meld, "rank": ranks_named(meld)}


@dataclass(frozen=True)
class TakeBack(Move):
    """You take back {cards} from meld {number}.

    {player} takes back {cards} from meld {number}.

    Take back {cards}

    Take back
    """

    number: int
    cards: Cards
    key: ClassVar[str] = "b"
    target: ClassVar[str] = "hand"

    def __str__(self) -> str:
        return f"b{self.number}:{joined(self.cards)}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(rf"b([1-9][0-9]?):({CARDS})", word)
        cards = listed(found[2]) if found else None
        return cls(int(found[1]), cards) if found and cards else None

    def facts(self, state: KanastaState) -> Facts:
        return {"cards": self.cards, "number": self.number}


@dataclass(frozen=True)
class PutBack(Plain):
    """You put the pile back.

    {player} puts the pile back.

    Put the pile back
    """

    key: ClassVar[str] = "b"


@dataclass(frozen=True)
class Discard(Move):
    """You discard {card}.

    {player} discards {card}.

    Discard {card}
    """

    card: Card  # type: ignore[misc]
    key: ClassVar[str] = "x"
    target: ClassVar[str] = "pile"

    def __str__(self) -> str:
        return f"x{self.card!s}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        face = FACES.get(word[1:]) if word.startswith("x") else None
        return cls(face) if face is not None and face != BACK and "=" not in face else None


@dataclass(frozen=True)
class Summary(Plain):
    """You end the round.

    {player} ends the round.

    End the round
    """

    key: ClassVar[str] = "o"


@dataclass(frozen=True)
class EndRound(Plain):
    """You leave the pile, and the round ends without a stock.

    {player} leaves the pile, and the round ends without a stock.

    Let the round end
    """

    key: ClassVar[str] = "n"
