"""The moves of the rummies, each with its word and its sentences."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from ...core.cards import BACK, FACES, Card, listed
from ...core.move import Move, Plain
from ...core.sentence import Facts
from .melds import Meld, Melds, held
from .state import RummyState

NUMBER = "([1-9][0-9]?)"


def meld_at(state: RummyState, number: int) -> Meld:
    """The meld of that number, counted from 1; empty if there is none."""
    return state.melds[number - 1] if 0 < number <= len(state.melds) else ()


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
    """You take from the pile: {cards}.

    {player} takes from the pile: {cards}.

    Take {cards}

    Take from the pile
    """

    count: int = 1
    key: ClassVar[str] = "t"
    target: ClassVar[str] = "hand"

    def __str__(self) -> str:
        return "t" if self.count == 1 else f"t{self.count}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch("t([1-9][0-9]{0,2})?", word)
        return cls(int(found[1] or 1)) if found and word != "t1" else None

    def facts(self, state: RummyState) -> Facts:
        return {"cards": state.pile[: self.count]}


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
        return "x" + str(self.card)

    @classmethod
    def read(cls, word: str) -> Self | None:
        face = FACES.get(word[1:]) if word.startswith("x") else None
        return cls(face) if face is not None and face != BACK and "=" not in face else None


@dataclass(frozen=True)
class Lay(Move):
    """You lay {melds}.

    {player} lays {melds}.

    Lay {melds}

    Lay
    """

    melds: Melds
    key: ClassVar[str] = "m"
    target: ClassVar[str] = "melds"

    def __str__(self) -> str:
        return "m" + "+".join(",".join(map(str, meld)) for meld in self.melds)

    @classmethod
    def read(cls, word: str) -> Self | None:
        if not word.startswith("m"):
            return None
        melds = [listed(part) for part in word[1:].split("+")]
        return cls(tuple(meld for meld in melds if meld)) if all(melds) else None

    def facts(self, state: RummyState) -> Facts:
        return {"melds": tuple(sum(self.melds, ()))}


@dataclass(frozen=True)
class Add(Move):
    """You add {card} to meld {number}: {meld}.

    {player} adds {card} to meld {number}: {meld}.

    Add {card} to meld {number}

    Add {card}
    """

    number: int
    face: Card
    place: str = ":"
    """`:` wherever it fits, `<` in front, `>` behind, or `@2` after the second card, which splits the meld."""
    key: ClassVar[str] = "a"
    target: ClassVar[str] = "melds"

    @property
    def card(self) -> Card:  # type: ignore[override]
        """The card of the hand with which the move is made."""
        return held(self.face)

    def __str__(self) -> str:
        if self.place.startswith("@"):
            return f"a{self.number}:{self.face!s}{self.place}"
        return f"a{self.number}{self.place}{self.face!s}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(f"a{NUMBER}([:<>])([A-Z0-9=]+)(@[1-9][0-9]?)?", word)
        face = FACES.get(found[3]) if found else None
        if not found or face is None or (found[4] and found[2] != ":"):
            return None
        return cls(int(found[1]), face, found[4] or found[2])

    def facts(self, state: RummyState) -> Facts:
        return {"card": self.face, "number": self.number, "meld": meld_at(state, self.number)}


@dataclass(frozen=True)
class Swap(Move):
    """You put {card} in the place of the joker in meld {number} and take the joker.

    {player} puts {card} in the place of the joker in meld {number} and takes the joker.

    Take the joker for {card}

    Take the joker
    """

    number: int
    face: Card
    key: ClassVar[str] = "s"
    target: ClassVar[str] = "melds"

    @property
    def card(self) -> Card:  # type: ignore[override]
        """The card of the hand with which the move is made."""
        return self.face

    def __str__(self) -> str:
        return f"s{self.number}:JK={self.card!s}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(f"s{NUMBER}:JK=([A-Z0-9]{{2}})", word)
        face = FACES.get(found[2]) if found else None
        return cls(int(found[1]), face) if found and face is not None and face != "JK" else None

    def facts(self, state: RummyState) -> Facts:
        return {"card": self.card, "number": self.number, "meld": meld_at(state, self.number)}


@dataclass(frozen=True)
class EndTurn(Plain):
    """You end your turn.

    {player} ends the turn.

    End the turn
    """

    key: ClassVar[str] = "n"


@dataclass(frozen=True)
class Knock(Move):
    """You knock and take {cards}, and two more cards.

    {player} knocks and takes {cards}, and two more cards.

    Knock
    """

    by: int
    key: ClassVar[str] = "k"

    def __str__(self) -> str:
        return f"k{self.by}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch("k([0-9])", word)
        return cls(int(found[1])) if found else None

    def seat(self, state: RummyState) -> int:
        return self.by

    def facts(self, state: RummyState) -> Facts:
        return {"cards": state.pile[:1]}
