"""What a finished hand can teach: the tip that it cost most to pass over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..bots import guide
from ..bots.guide import Choice
from ..core.move import Move
from ..core.record import Record
from ..core.rule import Tip
from .place import alike


@dataclass(frozen=True)
class Passed:
    """A move that another one was advised for, as its player saw the table.

    Attributes:
        ply: the number of the move in the deal, from 0.
        view: what its player had seen.
        move: what was done.
        advised: what the best tip spoke for.
        cost: by how much that advice was more urgent than any for the move that was made.
    """

    ply: int
    view: Any
    move: Move
    advised: Choice
    cost: float

    @property
    def tip(self) -> Tip:
        """The tip that was passed over."""
        assert self.advised.tip is not None
        return self.advised.tip


def passed_over(record: Record, seat: int) -> list[Passed]:
    """The moves of a seat in which the tip was passed over that this has cost most in all; the worst first, none if all were followed.

    What was advised counts as followed if it is done later in the same turn.
    """
    found: dict[str, list[Passed]] = {}
    for each in _passed(record, seat):
        found.setdefault(each.tip.name, []).append(each)
    worst = max(found.values(), key=lambda several: sum(each.cost for each in several), default=[])
    return sorted(worst, key=lambda each: -each.cost)


def _passed(record: Record, seat: int) -> Iterator[Passed]:
    moves = record.moves
    for ply, (before, move) in enumerate(zip(record.states, moves)):
        if before.turn != seat or move.seat(before) != seat:
            continue
        view = before.view(seat)
        found = guide.choices(record.game, view)
        best, mine = found[0], next((each for each in found if alike(each.move, move)), None)
        cost = best.weight - (mine or guide.advised(record.game, view, move)).weight
        if best.tip and cost > 0 and not _done_later(record, ply, best.move):
            yield Passed(ply, view, move, best, cost)


def _done_later(record: Record, ply: int, move: Move) -> bool:
    """Whether the same player makes that move further on in the same turn."""
    turn = record.states[ply].turn
    for state, later in zip(record.states[ply + 1 :], record.moves[ply + 1 :]):
        if state.turn != turn:
            return False
        if alike(later, move):
            return True
    return False
