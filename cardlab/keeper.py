"""What of a table is kept in the store already, so that only what is new is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .core.game import Strength
from .core.record import Record
from .store import Store


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

    def reloaded(self, other: Keeper | None) -> None:
        """What is kept is what another table has read; None if the store holds nothing any more."""
        self._cuts = {}
        if other is None:
            self._opened, self._kept = False, [-1] * len(self._kept)
        else:
            self._kept = other._kept

    def write(self, game: str, bots: Mapping[int, Strength], records: Sequence[Record]) -> None:
        """Write what is new; raises Unsaved or Taken."""
        store = self.store
        if store is None:
            return
        if not self._opened:
            store.open(self.token, game, {"bots": {str(seat): level.key for seat, level in bots.items()}})
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
