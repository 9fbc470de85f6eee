"""How a view is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.cards import Card
from ..core.game import Game
from ..core.move import Move
from ..core.rule import Refusal
from .desk import Desk


@dataclass(frozen=True)
class Look:
    """How a view is shown.

    Attributes:
        game: the game.
        view: what the reader has seen; never a state with more.
        me: the seat shown at the bottom.
        name: what a seat is called.
        mine: whether the reader moves for the seat whose turn it is.
        hinted: the cards that a hint points at, in the order of its steps.
        pressed: the words of moves that a hint points at.
        compact: whether the table is a small example.
        desk: the reader's hand, where melds are laid.
        planning: whether the view is a plan that is being tried.
    """

    game: Game
    view: Any
    me: int
    name: Callable[[int], str]
    mine: bool = True
    hinted: Sequence[Card] = ()
    pressed: Sequence[str] = ()
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
