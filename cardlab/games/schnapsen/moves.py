"""The moves of 66, each with its word and its sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from ...core.cards import BACK, FACES, Card
from ...core.move import Move, Plain
from ...core.sentence import Facts
from .state import PACK, SchnapsenState


@dataclass(frozen=True)
class Play(Move):
    """You play {card}.

    {player} plays {card}.

    Play {card}
    """

    card: Card  # type: ignore[misc]
    target: ClassVar[str] = "trick"

    def __str__(self) -> str:
        return str(self.card)

    @classmethod
    def read(cls, word: str) -> Self | None:
        face = FACES.get(word)
        return cls(face) if face is not None and len(face) == 2 and face != BACK and face != "JK" else None


@dataclass(frozen=True)
class Marry(Play):
    """You lead {card} and declare {points}.

    {player} leads {card} and declares {points}.

    Declare {points} with {card}

    Declare {points}
    """

    key: ClassVar[str] = "m"
    target: ClassVar[str] = ""

    def __str__(self) -> str:
        return "w" + str(self.card)

    @classmethod
    def read(cls, word: str) -> Self | None:
        return super().read(word[1:]) if word.startswith("w") else None

    def facts(self, state: SchnapsenState) -> Facts:
        return {"card": self.card, "points": state.worth_of_marriage(self.card)}


@dataclass(frozen=True)
class Exchange(Plain):
    """You exchange {jack} for {upcard}.

    {player} exchanges {jack} for {upcard}.

    Exchange {jack}
    """

    key: ClassVar[str] = "e"
    target: ClassVar[str] = "stock"

    def dragged(self, state: SchnapsenState) -> Card:
        return FACES["J" + state.trump]

    def facts(self, state: SchnapsenState) -> Facts:
        jack = self.dragged(state)
        return {"jack": jack, "upcard": state.stock[-1] if state.stock else jack}


@dataclass(frozen=True)
class Close(Plain):
    """You close the stock.

    {player} closes the stock.

    Close the stock
    """

    key: ClassVar[str] = "c"


@dataclass(frozen=True)
class Draw(Plain):
    """You draw, and so does your opponent.

    {player} draws, and so does the other player.

    Draw
    """

    key: ClassVar[str] = "d"


@dataclass(frozen=True)
class Claim(Plain):
    """You claim 66.

    {player} claims 66.

    Claim 66
    """

    key: ClassVar[str] = "o"


@dataclass(frozen=True)
class DeclareAndClaim(Marry):
    """You show {card} and its partner, declare {points} and claim 66.

    {player} shows {card} and its partner, declares {points} and claims 66.

    Declare {points} with {card} and claim

    Declare and claim
    """

    key: ClassVar[str] = "o"

    def __str__(self) -> str:
        return "o" + str(self.card)

    @classmethod
    def read(cls, word: str) -> Self | None:
        return super(Marry, cls).read(word[1:]) if word.startswith("o") else None


MOVES = (Play, Marry, Exchange, Close, Draw, Claim, DeclareAndClaim)
PLAYS = {face: Play(face) for face in PACK}
MARRIAGES = {face: Marry(face) for face in PACK if face[0] in "KQ"}
SHOWN_CLAIMS = {face: DeclareAndClaim(face) for face in MARRIAGES}
EXCHANGE, CLOSE, DRAW, CLAIM = Exchange(), Close(), Draw(), Claim()
