"""The frames that a reader at a table is shown: each move on its own, then the table as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..coach.hints import Hint
from ..core.language import translate as _
from ..table import Table
from . import beside, panels
from .desk import Desk
from .look import Look
from .plan import Plan
from .scene import scene

Json = dict[str, Any]
OWN, FULL, NEXT, END = 450, 1100, 550, 1300
"""Milliseconds that a move, a full trick, what follows it and the last table stay in sight."""
MOST = 60
"""Moves that are shown one by one; of more, the earlier ones are only listed."""
BRISK = 330
"""A move where several make a turn and several players follow each other."""


class Pictures:
    """How a table looks to one reader.

    Args:
        table: the table.
        seat: where the reader sits.
        desk: the reader's hand, where melds are laid.
        pace: 1 for the usual pauses between moves, 0 for none.
    """

    def __init__(self, table: Table, seat: int, desk: Desk | None, pace: float) -> None:
        self.table, self.seat, self.desk, self.pace = table, seat, desk, pace

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.player(seat) or _("You")

    def player(self, seat: int) -> str | None:
        """What a seat is called in a sentence; None for the reader."""
        return self.table.player(seat, self.seat)

    def seen(self, state: Any) -> Any:
        """What the reader sees of a state; once a round of melds is over, the hands lie open."""
        return state.but(eyes=self.seat) if self.desk and state.phase == "over" else state.view(self.seat)

    def moves(self, first: int, said: list[str], talking: bool) -> list[Json]:
        """A frame for every move from that ply on."""
        record, game = self.table.record, self.table.game
        first, frames = max(first, len(record.entries) - MOST), []
        for ply in range(first, len(record.entries)):
            before, after, move = record.states[ply], record.states[ply + 1], game.move(record.entries[ply].word)
            pauses = game.pauses(before, move)
            usual = NEXT if pauses else BRISK if self.desk and before.turn != self.seat else OWN
            stops = [*((pause, FULL) for pause in pauses), (after, usual)]
            for at, (state, hold) in enumerate(stops):
                frame = self.table_scene(self.seen(state), mine=False)
                frame["panels"] = self.side(state, said[: ply + 1], talking)
                frame |= {"hold": round(hold * self.pace), "say": [said[ply]] if at == 0 else _taken(frame)}
                if self.desk:
                    frame |= {"skips": True, "actions": [panels.do("skip", _("Skip to the end"), plain=True)], "keys": [], "clock": None}
                frames.append(frame)
        if frames and self.table.over:
            frames[-1]["hold"] = round(END * self.pace)
        return frames

    def table_scene(self, view: Any, *, mine: bool, hint: Hint | None = None, plan: Plan | None = None) -> Json:
        """The table as a view shows it, with the cards and buttons that a hint points at."""
        made = scene(Look(
            self.table.game, view, self.seat, self.name, mine, hint=hint, desk=self.desk, planning=plan is not None))
        if plan and self.desk:
            made["strip"] = plan.bar(self.desk.melding)
        return made

    def side(self, state: Any, said: Sequence[str], talking: bool) -> list[Json]:
        """The panels that are there at every moment."""
        return beside.side(self.table, self.seat, self.name, state, list(said), talking)


def _taken(frame: Json) -> list[str]:
    taken = [zone for zone in frame["zones"] if zone["kind"] == "last" and zone["cards"]]
    return [f"{zone['label']}. {zone['note']}" for zone in taken]
