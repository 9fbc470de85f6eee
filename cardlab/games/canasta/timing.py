"""Whether time is short, and whether it is time to go out."""

from __future__ import annotations

from ...core.rule import per_view
from .outlook import way_out
from .reckoning import count
from .state import KanastaState

S = KanastaState
NEAR, FEW, MANY = 6, 3, 12
"""A meld of so many cards may be a canasta in the next turn; whoever holds so few cards may go out in it; and so many cards are
worth catching in a hand."""


@per_view
def near_canasta(view: S) -> bool:
    """Whether the other player can go out as far as canastas are needed, or is a card short of it."""
    here, needed = count(view), view.house.canastas_to_go_out
    sizes = [len(meld.cards) for meld in here.theirs.values()]
    made = sum(meld.canasta for meld in here.theirs.values())
    return bool(made >= needed or (made == needed - 1 and max(sizes, default=0) == NEAR))


@per_view
def last_turn(view: S) -> bool:
    """Whether this is the last turn of the player to move, as far as can be seen, or may be."""
    here = count(view)
    few = len(view.hands[here.other]) <= FEW
    return view.drained or not view.stock or (few and near_canasta(view))


@per_view
def time_to_go(view: S) -> bool:
    """Whether the player to move had better go out in this turn than wait: somebody who holds many cards is caught with them, and
    somebody with a canasta would go out first."""
    here = count(view)
    return way_out(view) is not None and (len(view.hands[here.other]) >= MANY or near_canasta(view) or not view.stock)
