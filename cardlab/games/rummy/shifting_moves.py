"""The moves with which Igraonica's players change what lies on the table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from ...core.cards import FACES, Card
from ...core.move import Move
from ...core.sentence import Facts
from .moves import NUMBER, meld_at
from .state import RummyState


@dataclass(frozen=True)
class Pull(Move):
    """You take from meld {number}: {cards}.

    {player} takes from meld {number}: {cards}.

    Take {cards} from meld {number}

    Take from meld {number}
    """

    number: int
    face: Card | None = None
    """The card that is taken; None for the whole meld."""
    key: ClassVar[str] = "p"

    def __str__(self) -> str:
        return f"p{self.number}" + (f":{self.face!s}" if self.face else "")

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(f"p{NUMBER}(?::([A-Z0-9=]+))?", word)
        face = FACES.get(found[2]) if found and found[2] else None
        return cls(int(found[1]), face) if found and (face is not None or not found[2]) else None

    def facts(self, state: RummyState) -> Facts:
        return {"number": self.number, "cards": (self.face,) if self.face else meld_at(state, self.number)}


@dataclass(frozen=True)
class Split(Move):
    """You split meld {number} after {cards}: {meld}.

    {player} splits meld {number} after {cards}: {meld}.

    Split meld {number} after {cards}
    """

    number: int
    after: int

    def __str__(self) -> str:
        return f"v{self.number}@{self.after}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(f"v{NUMBER}@{NUMBER}", word)
        return cls(int(found[1]), int(found[2])) if found else None

    def facts(self, state: RummyState) -> Facts:
        meld = meld_at(state, self.number)
        return {"number": self.number, "cards": meld[self.after - 1 : self.after], "meld": meld}


@dataclass(frozen=True)
class Join(Move):
    """You join meld {number} and meld {other}.

    {player} joins meld {number} and meld {other}.

    Join meld {number} and meld {other}

    Join melds
    """

    number: int
    other: int

    def __str__(self) -> str:
        return f"v{self.number}+{self.other}"

    @classmethod
    def read(cls, word: str) -> Self | None:
        found = re.fullmatch(f"v{NUMBER}[+]{NUMBER}", word)
        return cls(int(found[1]), int(found[2])) if found else None

    def facts(self, state: RummyState) -> Facts:
        return {"number": self.number, "other": self.other}
