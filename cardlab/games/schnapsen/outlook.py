"""What each move is worth against every hand the other player can hold, as far as the player to move can know.

It looks only where duties apply soon: once they apply, if the stock were closed now, and at the last trick before the
stock is used up. Of very many hands a fixed number is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from ...core.cards import Card, Cards, without
from ...core.move import Move
from ...core.rule import per_view
from .duties import BIT, mask
from .moves import MARRIAGES, PLAYS
from .reckoning import Count, beats, count, takes
from .solver import BOUND, Endgame
from .state import VALUE, SchnapsenState

S = SchnapsenState
ENOUGH, LEAST, BUDGET = 20, 6, 700
"""How many hands are looked at where there are more, and where searching them takes more positions than the budget."""


@dataclass(frozen=True)
class Outlook:
    """The game points of each move, one number for each hand that was looked at.

    `possible` is the number of hands that the other player can hold.
    """

    possible: int
    values: Mapping[Move, Sequence[int]]

    @property
    def looked(self) -> int:
        """How many hands were looked at."""
        return len(next(iter(self.values.values())))

    @property
    def exact(self) -> bool:
        """Whether every possible hand was looked at."""
        return self.looked == self.possible

    def mean(self, move: Move) -> float:
        """What the move is worth on average."""
        return fmean(self.values[move])

    def worst(self, move: Move) -> int:
        """What the move is worth against the worst hand."""
        return min(self.values[move])

    def wins(self, move: Move) -> int:
        """Against how many of these hands the move wins."""
        return sum(each > 0 for each in self.values[move])

    @property
    def best(self) -> Move:
        """The move that is worth most on average."""
        return max(self.values, key=lambda move: (self.mean(move), self.wins(move)))

    @property
    def second(self) -> float:
        """What the best of the moves that fall short of the best is worth; less than any deal if none does."""
        less = [self.mean(move) for move in self.values if self.mean(move) < self.most]
        return max(less, default=-BOUND - 1.0)

    @property
    def most(self) -> float:
        """What the best move is worth on average."""
        return self.mean(self.best)


def _outlook(endgame: Endgame, view: S, limit: int) -> Outlook:
    here = count(view)
    found: list[dict[Move, int]] = []
    for hand in here.worlds(limit):
        if len(found) < LEAST or len(endgame.memo) < BUDGET:
            found.append(endgame.values(mask(hand)))
    return Outlook(here.hands, {move: [each[move] for each in found] for move in found[0]})


def signed(points: float) -> str:
    """Average game points as they are said: `+1.5`, `+0.0`."""
    return f"{round(points, 1) + 0.0:+.1f}"


@per_view
def strict(view: S) -> Outlook:
    """Once duties apply: every legal move."""
    return _outlook(Endgame(view), view, ENOUGH)


@per_view
def closed(view: S) -> Outlook:
    """If the stock were closed now: every lead after that."""
    return _outlook(Endgame(view, closing=True), view, ENOUGH)


@per_view
def last_draw(view: S) -> Outlook:
    """With two cards in the stock: every answer, or every lead that is worth a thought."""
    return _answers(view) if view.led is not None else _leads(view)


def _answers(view: S) -> Outlook:
    here, table = count(view), Endgame(view)
    values: dict[Move, list[int]] = {PLAYS[face]: [] for face in view.hand}
    for his in here.worlds(ENOUGH):
        drawn = _to_draw(here, his)
        for face in view.hand:
            trick = VALUE[view.lead] + VALUE[face]
            hands = mask(without(view.hand, face)), mask(his)
            values[PLAYS[face]].append(_after(table, hands, drawn, trick, takes(view, face)))
    return Outlook(here.hands, values)


def _leads(view: S) -> Outlook:
    here, table = count(view), Endgame(view)
    leads = {PLAYS[face]: 0 for face in view.hand}
    leads |= {MARRIAGES[face]: view.worth_of_marriage(face) for face in here.pairs}
    values: dict[Move, list[int]] = {move: [] for move in leads}
    for his in here.worlds(ENOUGH):
        drawn = _to_draw(here, his)
        for move, pair in leads.items():
            values[move].append(_answered(table, view, move.card, pair, his, drawn))
    return Outlook(here.hands, values)


def _answered(table: Endgame, view: S, led: Card, pair: int, his: Cards, drawn: tuple[int, int]) -> int:
    """The value of a lead if the other player finds the best answer."""
    mine, all_his, worst = mask(without(view.hand, led)), mask(his), BOUND
    for reply in his:
        hands = mine, all_his ^ BIT[reply]
        found = _after(table, hands, drawn, VALUE[led] + VALUE[reply], not beats(view, led, reply), pair, worst)
        worst = min(worst, found)
    return worst


def _to_draw(here: Count, his: Cards) -> tuple[int, int]:
    """What the winner and the loser of this trick draw if the other player holds that hand."""
    down = without(here.unseen, *(face for face in his if face not in here.known))
    return mask(down), BIT[here.view.stock[-1]]


def _after(
    table: Endgame, hands: tuple[int, int], drawn: tuple[int, int], trick: int, won: bool, pair: int = 0,
    most: int = BOUND,
) -> int:
    """The value for the player to move once this trick is taken and both have drawn."""
    (mine, his), (first, second) = hands, drawn
    (ta, tb), (ma, mb) = table.tricks, table.pairs
    if won:
        return table.lead(mine | first, his | second, ta + trick, ma + pair, tb, mb, 0, -BOUND, most)
    return -table.lead(his | first, mine | second, tb + trick, mb, ta, ma + pair, 1, -most, BOUND)
