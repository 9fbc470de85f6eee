"""What a move in Kanasta needs: points to open, a pile that can be taken, canastas to go out."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from ...core.cards import Cards
from ...core.language import translate as _
from ...core.rule import per_view, rule
from .melds import RED_THREES, WILD, fault, rank_of, worth
from .state import KanastaState

S = KanastaState


@rule()
def minimum_to_open(options: Any, total: int) -> int:
    """The first melds of a round must be worth a minimum, which depends on your total when the round began: 15 below zero, 50
    below 1,500, 90 below 3,000, and 120 from there on. Only the faces of the cards count, wild cards at their own value;
    bonuses, red threes and the hand do not. What must reach the minimum: {first_meld_scope}. Reaching it:
    {first_meld_comparison}.

    Source: C7.1 to C7.3.
    """
    if total < 0:
        return 15
    return 50 if total < 1500 else 90 if total < 3000 else 120


@per_view
def required(state: S) -> int:
    """The points that the player on turn still has to lay in one turn; 0 once their first melds are accepted."""
    return 0 if state.opened(state.turn) else int(minimum_to_open.test(state.options, state.standing[state.turn]))


def reached(state: S, more: Iterable[Cards] = ()) -> int:
    """What counts towards the minimum: the cards laid in this turn and some more groups, together or the best meld alone."""
    worths = state.house.worths
    points: dict[str, int] = {}
    for cards in (*(meld.paid + meld.new for meld in state.melds if meld.paid or meld.new), *more):
        rank = rank_of(cards)
        points[rank] = points.get(rank, 0) + worth(cards, worths)
    if not points:
        return 0
    return sum(points.values()) if state.house.first_meld_scope == "all_melds_this_turn" else max(points.values())


def enough(state: S, points: int, least: int) -> bool:
    """Whether points reach a minimum, or exceed it where they must. Source: C7.3."""
    return points >= least if state.house.first_meld_comparison == "at_least" or not least else points > least


def needed(state: S, least: int) -> str:
    """A minimum in words."""
    return str(least) if state.house.first_meld_comparison == "at_least" else _("more than {n}").format(n=least)


def waived(state: S) -> bool:
    """Whether whoever lays the whole hand now needs no minimum. Source: C14."""
    house = state.house
    return bool(house.hand_canasta_minimum == "waived_if_drawn" and not state.bought and state.canastas(state.turn)
                and not state.had_melds(state.turn))


def short_of_minimum(state: S, going_out: bool = False) -> tuple[int, int] | None:
    """What the player on turn has laid and what is needed, if they have laid too little to end the turn."""
    return None if going_out and waived(state) else _short(state)


@per_view
def _short(state: S) -> tuple[int, int] | None:
    if state.opened(state.turn) or not state.laid:
        return None
    points, least = reached(state), required(state)
    return None if enough(state, points, least) else (points, least)


def can_go_out(state: S) -> bool:
    """Whether the player on turn has the canastas to go out. Source: C12.1."""
    return bool(state.canastas(state.turn) >= state.house.canastas_to_go_out)


def enough_left(state: S, left: int, canastas: int) -> bool:
    """Whether a turn can be ended with so many cards in the hand: two at least, or canastas enough to go out; any number do if
    the round ends without a discard. Source: C5.4, C12.4."""
    return left > 1 or bool(state.drained or canastas >= state.house.canastas_to_go_out)


def is_meld(cards: Cards, house: SimpleNamespace) -> bool:
    """Whether cards form a meld: three or more of a rank from four to ace, with few enough wild cards. Source: C6."""
    return not fault(cards, house.wild_rule, house.black_three_meld != "never")


def blocked(state: S) -> bool:
    """Whether nobody may take the pile because of its top card. Source: C8.1."""
    return bool(state.pile) and (state.pile[0] in WILD or state.pile[0][0] == "3")


def freezing(state: S) -> Cards:
    """The cards of the pile that freeze it for both players. Source: C8.3."""
    red = RED_THREES if state.house.buried_red_three_freezes else ()
    return tuple(card for card in state.pile if card in WILD or card in red)


def frozen_by(state: S) -> str:
    """What freezes the pile for the player on turn: "wild" for a card in it, "unopened", or nothing. Source: C8.3."""
    if state.wild_in_pile or (state.house.buried_red_three_freezes and not RED_THREES.isdisjoint(state.pile)):
        return "wild"
    return "" if state.opened(state.turn) else "unopened"
