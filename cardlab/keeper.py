"""What of a table is kept in the store already, so that only what is new is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from .core.game import LEARNT, Game, Strength, reveals
from .core.record import Record
from .store import Store, damaged


class Keeper:
    """Writes a table's records as they grow.

    Args:
        store: where the table is kept, if anywhere.
        token: the table's token.
    """

    def __init__(self, store: Store | None, token: str) -> None:
        self.store, self.token = store, token
        self._opened = False
        self._kept: list[int] = []
        self._cuts: dict[int, int] = {}

    def has(self, moves: list[int]) -> None:
        """So many moves of each deal are kept already."""
        self._opened, self._kept = True, moves

    def new_deal(self) -> None:
        """A deal begins of which nothing is kept."""
        self._kept.append(-1)

    def cut(self, ply: int) -> None:
        """The running deal goes back to that ply."""
        if self._kept[-1] > ply:
            self._kept[-1] = self._cuts[len(self._kept) - 1] = ply

    def reloaded(self, other: Keeper) -> None:
        """What is kept is what another table has read."""
        self._kept, self._cuts = other._kept, {}

    def begin_anew(self) -> None:
        """The store has lost what was kept, so all is to be written again; raises Unsaved."""
        assert self.store is not None
        self.store.clear(self.token)
        self._opened, self._kept, self._cuts = False, [-1] * len(self._kept), {}

    def lost(self, ours: Sequence[Record], theirs: Sequence[Record], people: Sequence[int]) -> bool:
        """Whether the store has lost a deal or moves; moves that have shown nobody anything may have been taken back."""
        for number, kept in enumerate(self._kept):
            if kept >= 0 and number >= len(theirs):
                return True
            left = len(theirs[number].entries) if kept >= 0 else kept
            if left < kept and ours[number].entries[:left] == theirs[number].entries:
                states, last = ours[number].states[left : kept + 1], number == len(self._kept) - 1
                if not last or any(reveals(*pair, seat) for pair in pairwise(states) for seat in people):
                    return True
        return False

    def write(self, game: str, bots: Mapping[int, Strength], records: Sequence[Record]) -> None:
        """Write what is new; raises Unsaved or Taken."""
        store = self.store
        if store is None:
            return
        if not self._opened:
            store.open(self.token, game, settings_of(bots))
            self._opened = True
        for number, record in enumerate(records):
            if number in self._cuts:
                store.cut(self.token, number, self._cuts[number])
                del self._cuts[number]
            if self._kept[number] < 0:
                store.deal(self.token, number, str(record.cut(0)))
                self._kept[number] = 0
            words = [entry.word for entry in record.entries[self._kept[number] :]]
            if words:
                store.append(self.token, number, self._kept[number], words)
                self._kept[number] = len(record.entries)


def settings_of(bots: Mapping[int, Strength]) -> dict[str, object]:
    """The bots as they are kept; of those that know what was learnt when the table was opened, what that was."""
    learnt = next((level for level in bots.values() if level.key == LEARNT), None)
    kept: dict[str, object] = {"bots": {str(seat): level.key for seat, level in bots.items()}}
    return kept | {LEARNT: [tip.name for tip in learnt.tips]} if learnt else kept


def bots_of(game: Game, settings: Mapping[str, Any], seats: int) -> dict[int, Strength]:
    """The bots as they are kept, in all seats but one; raises Unreadable."""
    kept = settings.get("bots")
    if not isinstance(kept, dict) or len(kept) != seats - 1 or not set(kept) <= set(map(str, range(seats))):
        raise damaged()
    learnt = settings.get(LEARNT) or []
    if not isinstance(learnt, list):
        raise damaged()
    return {int(seat): game.learnt(map(str, learnt)) if key == LEARNT else game.strength(str(key)) for seat, key in kept.items()}
