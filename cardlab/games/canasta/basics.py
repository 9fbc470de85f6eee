"""The rules that say what Kanasta is about: melds, canastas, and what lies open."""

from __future__ import annotations

from ...core.cards import Cards
from ...core.rule import rule
from .melds import Meld, Melds, Worths, worth
from .state import KanastaState

S = KanastaState


@rule()
def melds_make_points(state: S, seat: int) -> Melds:
    """Two players play, each for themselves. You collect cards of one rank, such as kings, and lay them on the table as
    melds of three cards or more. What lies on the table at the end of a round counts for you, what is left in your hand
    against you.

    Source: C1.1, C6.1, C14.
    """
    return state.own(seat)


@rule()
def seven_cards_are_a_canasta(meld: Meld) -> str:
    """A meld of seven cards or more is a canasta, which earns a bonus. It is natural if it holds no wild card, and mixed if it
    does. A wild card added to a natural canasta makes it mixed.

    Source: C6.6.
    """
    return ("mixed" if meld.wild else "natural") if meld.canasta else ""


@rule()
def what_cards_count(cards: Cards, worths: Worths) -> int:
    """A joker counts 50, an ace or a two 20. King, queen, jack, ten, nine and eight count 10 each, seven, six, five and four 5
    each. Red threes are bonus cards and count by themselves. Points of a black three: {black_three_value}.

    Source: A2, C10.
    """
    return worth(cards, worths)


@rule()
def what_lies_open(state: S, seat: int) -> tuple[Cards, int]:
    """All melds lie open, and so does the discard pile: both players may look through the whole of it at any time. Of the
    other hand you see how many cards it holds, and those that you have seen it take.

    Source: C9.3, C17.
    """
    return state.pile, len(state.hands[seat])
