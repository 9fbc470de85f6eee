"""How a view is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..coach.hints import Hint
from ..core.cards import Card
from ..core.game import Game
from ..core.move import Move
from ..core.rule import Refusal
from .desk import Desk

Json = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """How a view is shown.

    Attributes:
        game: the game.
        view: what the reader has seen; never a state with more.
        me: the seat shown at the bottom.
        name: what a seat is called.
        mine: whether the reader moves for the seat whose turn it is.
        hint: the hint that points at cards and buttons.
        compact: whether the table is a small example.
        desk: the reader's hand, where melds are laid.
        planning: whether the view is a plan that is being tried.
    """

    game: Game
    view: Any
    me: int
    name: Callable[[int], str]
    mine: bool = True
    hint: Hint | None = None
    compact: bool = False
    desk: Desk | None = None
    planning: bool = False
    refused: dict[str, Refusal | None] = field(default_factory=dict)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is refused, worked out once."""
        word = str(move)
        if word not in self.refused:
            self.refused[word] = self.game.refusal(self.view, move)
        return self.refused[word]

    def hinted(self) -> list[tuple[Card, Json]]:
        """The cards that the hint points at, each with its ring and the number of its step."""
        return [(face, self._ring(step)) for face, step in zip(self.hint.cards, self.hint.steps)] if self.hint else []

    def pressed(self, *words: str) -> Json:
        """The ring and the number of the first step of the hint that one of these words makes; no ring if none does."""
        steps = [step for step, move in enumerate(self.hint.moves if self.hint else (), 1) if str(move) in words]
        return self._ring(steps[0]) if steps else {"hinted": False}

    def _ring(self, step: int) -> Json:
        several = self.hint is not None and len(self.hint.moves) > 1
        return {"hinted": True, "badge": str(step) if several else None}
