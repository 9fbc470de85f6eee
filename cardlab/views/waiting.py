"""Whom a table waits for: a reader whose time is limited, or somebody who could act out of turn."""

from __future__ import annotations

from time import monotonic
from typing import Any

from ..core.language import translate as _
from ..core.move import Move
from ..table import Table

Json = dict[str, Any]
GRACE = 1.5
"""Seconds that a browser's clock may be ahead."""
HUMAN = 4
"""Seconds that a bot leaves the reader before it acts out of turn."""


class Waiting:
    """The clocks of one reader's table.

    Args:
        table: the table.
        seat: where the reader sits.
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self._passed = (0, -1)
        self._turn, self._until = (0, -1), 0.0

    @property
    def _now(self) -> tuple[int, int]:
        return len(self.table.records), len(self.table.record.entries)

    def for_reader(self) -> bool:
        """Whether the reader could act now although it is a bot's turn, and has not let that pass."""
        return self.table.state.turn != self.seat and self._passed != self._now and self.seat in self._quick()

    def _quick(self) -> set[int]:
        """Who may act although it is another's turn, whether they want to or not."""
        melding, state = self.table.game.melding, self.table.state
        if melding is None or state.phase == "over" or not melding.knocks(state):
            return set()
        others = (seat for seat in range(state.seats) if seat != state.turn)
        return {seat for seat in others if any(move.seat(state) == seat for move in self.table.game.legal(state.view(seat)))}

    def let_pass(self) -> None:
        """The reader has had the time to act."""
        self._passed = self._now

    def bot_acts(self) -> bool:
        """Let a bot act out of turn, if it wants to and the reader has had the time to do so first."""
        melding, state = self.table.game.melding, self.table.state
        if melding is None or state.phase == "over" or not melding.knocks(state):
            return False
        return (state.turn != self.seat or self._passed == self._now) and self.table.bot_out_of_turn()

    def clock(self) -> Json | None:
        """The clock that the reader sees, if one runs."""
        melding, state = self.table.game.melding, self.table.state
        if melding is None or state.phase == "over":
            return None
        if self.for_reader():
            task = _("You may act before {player} draws").format(player=self.table.player(state.turn, self.seat))
            label = _("{n} seconds to act before the next player")
            return {"seconds": melding.knocks(state), "label": label, "task": task, "do": {"name": "go-on"}}
        if state.turn != self.seat:
            return None
        if melding.seconds(state):
            left = self._deadline(melding.seconds(state)) - monotonic()
            if left < GRACE and melding.expire(state) is None:
                return None
            return {"seconds": max(1, round(left)), "label": _("{n} seconds left for your turn"), "do": {"name": "time-up"}}
        if self._passed != self._now and self._quick():
            return {"seconds": HUMAN, "label": _("{n} seconds to draw before others may act"), "do": {"name": "go-on"}}
        return None

    def late(self) -> Move | None:
        """The move that is made for the reader whose time is over."""
        melding, state = self.table.game.melding, self.table.state
        if melding is None or state.phase == "over" or state.turn != self.seat or not melding.seconds(state):
            return None
        return melding.expire(state) if monotonic() > self._deadline(melding.seconds(state)) - GRACE else None

    def _deadline(self, seconds: int) -> float:
        """When the turn ends that is running; it begins when it is first looked at."""
        states, start = self.table.record.states, len(self.table.record.entries)
        while start > 0 and states[start - 1].turn == self.seat:
            start -= 1
        turn = len(self.table.records), start
        if turn != self._turn:
            self._turn, self._until = turn, monotonic() + seconds
        return self._until
