"""What a state can be asked by whoever tries things out with it: the answers are those of its game's sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from .game import Game
    from .move import Move
    from .rule import Refusal
    from .score import Score


class Legal(list[Any]):
    """Legal moves, which are shown with their words and sentences; `state` is where they can be made."""

    def __init__(self, state: Any, moves: list[Any]) -> None:
        super().__init__(moves)
        self.state = state

    def __repr__(self) -> str:
        width = max((len(str(move)) for move in self), default=0)
        return "\n".join(f"{move!s:{width}}  {move.say(self.state)}" for move in self)


class Asked:
    """The questions; `sheet` is the game, which names itself here."""

    sheet: ClassVar[Game]

    def legal(self) -> Legal:
        """The moves that no rule refuses."""
        return Legal(self, self.sheet.legal(self))

    def refusal(self, move: Move | str) -> Refusal | None:
        """The rule that refuses a move, given as a value or as its word, and why; None if it is legal."""
        return self.sheet.refusal(self, self._move(move))

    def play(self, move: Move | str) -> Self:
        """The state after a move, given as a value or as its word; raises Illegal or Unreadable."""
        after: Self = self.sheet.play(self, self._move(move))
        return after

    def score(self) -> Score:
        """The score so far, line by line."""
        return self.sheet.score(self)

    def _move(self, move: Move | str) -> Move:
        return self.sheet.move(move) if isinstance(move, str) else move
