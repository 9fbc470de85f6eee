"""A move is a frozen value with one word to write and one sentence to say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from .cards import Card
from .sentence import Facts, fill, paragraphs


@dataclass(frozen=True)
class Move:
    """Something a player does.

    The docstring of a kind of move has three paragraphs or four: what is said when you do it, what is said when
    another `{player}` does it, and the short label of its button; a fourth, if there is one, labels the button
    that several moves of the kind share. Places are filled from `facts`.
    """

    key: ClassVar[str] = ""
    """The letter that offers the move on a keyboard."""
    target: ClassVar[str] = ""
    """The zone of the table onto which the move's card is dropped."""
    card: ClassVar[Card | None] = None
    """The card of the hand with which the move is made."""

    def __str__(self) -> str:
        """The move's word, as in records."""
        raise TypeError(type(self).__name__)

    @classmethod
    def read(cls, word: str) -> Self | None:
        """The move that the word writes, or None if it writes no move of this kind."""
        raise TypeError(cls.__name__)

    def seat(self, state: Any) -> int:
        """Who makes the move: the seat whose turn it is, unless the move can be made out of turn."""
        return int(state.turn)

    def facts(self, state: Any) -> Facts:
        """What fills the move's sentences, given the state in which it is made."""
        return {"card": self.card}

    def dragged(self, state: Any) -> Card | None:
        """The card of the hand that is dropped on the target to make the move."""
        return self.card

    def say(self, state: Any, player: str | None = None) -> str:
        """The move as a sentence about that player, or to the one who makes it if none is named."""
        yours, theirs = paragraphs(type(self))[:2]
        return fill(theirs if player else yours, {**self.facts(state), "player": player})

    def label(self, state: Any) -> str:
        """The words on the move's button."""
        return fill(paragraphs(type(self))[2], self.facts(state))

    def family(self, state: Any) -> str:
        """The words on the one button that stands for several moves of this kind."""
        return fill(paragraphs(type(self))[-1], self.facts(state))


@dataclass(frozen=True)
class Plain(Move):
    """A move that needs no cards to be named: its key is its word."""

    def __str__(self) -> str:
        return self.key

    @classmethod
    def read(cls, word: str) -> Self | None:
        return cls() if word == cls.key else None
