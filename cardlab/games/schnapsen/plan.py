"""A plan that wins after closing without knowing the other player's hand: the same cards are played against every hand
that has not been ruled out by what was played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from ...core.cards import Cards
from ...core.move import Move
from .duties import BIT, mask, split
from .moves import Marry, Play
from .solver import Endgame
from .state import TARGET

Worlds = frozenset[int]
LONGEST = 400
"""After so many situations the search gives up: then it is not said that there is a plan."""


class Plan:
    """The search for such a plan, for the closer, who is to move."""

    def __init__(self, table: Endgame, hands: Iterable[Cards]) -> None:
        self.table, self.worlds = table, frozenset(map(mask, hands))
        self.known: dict[tuple[int, Worlds, int, int, int, int, bool], bool] = {}

    def wins(self, move: Move) -> bool:
        """Whether the move begins a plan that reaches 66 whatever the other player holds."""
        assert isinstance(move, Play)
        table, bit = self.table, BIT[move.card]
        (ta, tb), (ma, mb), a = table.tricks, table.pairs, table.hand
        if table.led:
            return self._answer(table.led, bit, a, self.worlds, ta, ma, tb, mb)
        pair = table.duties.pair(bit, a) if isinstance(move, Marry) else 0
        return self._led(bit, pair, a, self.worlds, ta, ma, tb, mb)

    def _go(self, a: int, worlds: Worlds, ta: int, ma: int, tb: int, mb: int, mine: bool) -> bool:
        """Whether the plan goes on to 66 once a trick is taken; `mine` if by the player who plans."""
        table = self.table
        if mine and table.points(ta, ma) >= TARGET:
            return True
        if not a or (not mine and table.points(tb, mb) >= TARGET):
            return False
        if len(self.known) > LONGEST:
            return False
        key = a, worlds, ta, ma, tb, mb, mine
        if key not in self.known:
            search = self._my_lead if mine else self._his_lead
            self.known[key] = search(a, worlds, ta, ma, tb, mb)
        return self.known[key]

    def _my_lead(self, a: int, worlds: Worlds, ta: int, ma: int, tb: int, mb: int) -> bool:
        return any(self._led(bit, pair, a, worlds, ta, ma, tb, mb) for bit, pair in self.table.duties.leads(a))

    def _led(self, bit: int, pair: int, a: int, worlds: Worlds, ta: int, ma: int, tb: int, mb: int) -> bool:
        table = self.table
        ma += pair if ta or not table.after_trick else 0
        if table.points(ta, ma) >= TARGET:
            return True
        groups: defaultdict[tuple[int, int, bool], set[int]] = defaultdict(set)
        for his in worlds:
            for reply, points, taken in table.duties.replies(bit, his):
                groups[reply, points, taken].add(his ^ reply)
        for (_reply, points, taken), left in groups.items():
            won, lost = (0, points) if taken else (points, 0)
            if not self._go(a ^ bit, frozenset(left), ta + won, ma, tb + lost, mb, not taken):
                return False
        return True

    def _his_lead(self, a: int, worlds: Worlds, ta: int, ma: int, tb: int, mb: int) -> bool:
        table = self.table
        groups: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
        for his in worlds:
            for bit in split(his):
                pair = table.duties.pair(bit, his) if tb or not table.after_trick else 0
                groups[bit, pair].add(his ^ bit)
        for (bit, pair), left in groups.items():
            if table.points(tb, mb + pair) >= TARGET:
                return False
            replies = table.duties.replies(bit, a)
            if not any(self._answer(bit, reply, a, frozenset(left), ta, ma, tb, mb + pair) for reply, _p, _t in replies):
                return False
        return True

    def _answer(self, led: int, reply: int, a: int, worlds: Worlds, ta: int, ma: int, tb: int, mb: int) -> bool:
        found = self.table.duties.replies(led, a)
        points, taken = next((points, taken) for bit, points, taken in found if bit == reply)
        won, lost = (points, 0) if taken else (0, points)
        return self._go(a ^ reply, worlds, ta + won, ma, tb + lost, mb, taken)
