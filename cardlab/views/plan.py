"""Trying changes of the table before they are made: a plan is played, or dropped, as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.game import Game
from ..core.language import translate as _
from ..core.melding import Melding
from ..core.move import Move
from .panels import do

Json = dict[str, Any]


class Plan:
    """Moves that are tried on a view.

    Args:
        game: the game.
        view: what the player has seen when the plan begins.
        rev: the revision of the table to which the plan belongs.
    """

    def __init__(self, game: Game, view: Any, rev: int) -> None:
        self.game, self.rev = game, rev
        self.moves: list[Move] = []
        self._views = [view]

    @property
    def view(self) -> Any:
        """The table as it would be."""
        return self._views[-1]

    def add(self, move: Move) -> None:
        """Try one more move; raises Illegal."""
        self._views.append(self.game.play(self.view, move))
        self.moves.append(move)

    def undo(self) -> None:
        """Take the last step back."""
        if self.moves:
            self.moves.pop()
            self._views.pop()

    def bar(self, melding: Melding) -> Json:
        """What stands on the table about the plan."""
        none = None if self.moves else _("Nothing has been tried yet.")
        note = " ".join(melding.account(self._views[0], self.view)) if self.moves else _(
            "Move cards as you like: nothing counts before you play the plan.")
        return {
            "title": _("A plan: nothing of it is played yet"), "note": note,
            "actions": [
                do("plan-play", _("Play it"), main=not none, why=none),
                do("plan-undo", _("One step back"), why=none),
                do("plan-drop", _("Drop it"), plain=True),
            ],
        }


class Planning:
    """Whether a reader is planning, and how a plan is begun, changed and ended.

    Args:
        game: the game.
        seat: the reader's seat.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.plan: Plan | None = None
        self.acts: dict[str, Callable[[Any], None]] = {"plan-undo": self._undo, "plan-drop": self._give_up}

    def at(self, rev: int) -> Plan | None:
        """The plan that belongs to this revision of the table; an older one is given up."""
        if self.plan and self.plan.rev != rev:
            self.plan = None
        return self.plan

    def begin(self, view: Any, rev: int) -> None:
        """Begin a plan, if the game allows one now."""
        melding = self.game.melding
        if melding and not self.at(rev) and view.turn == self.seat and melding.plans(view):
            self.plan = Plan(self.game, view, rev)

    def add(self, move: Move) -> str:
        """Try a move; gives a sentence if a plan is no place for it, and raises Illegal."""
        if self.plan is None or (self.game.melding and self.game.melding.moves_on(move)):
            return _("A plan is only about the melds. Play it or drop it first.")
        self.plan.add(move)
        return ""

    def drop(self) -> list[Move]:
        """End the plan; gives the moves that were tried."""
        moves = self.plan.moves if self.plan else []
        self.plan = None
        return moves

    def _undo(self, value: Any) -> None:
        if self.plan:
            self.plan.undo()

    def _give_up(self, value: Any) -> None:
        self.drop()
