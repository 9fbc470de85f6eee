"""Advice about rebuilding the combinations on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ...core.cards import Cards, less
from ...core.move import Move
from ...core.rule import Advice, advise, per_view, tip
from . import dealing, drawing, ending, joining, jokers, shifting
from .melds import Melds, Terms, Values, held
from .moves import Add, Lay, Swap
from .offers import playing
from .play import Course
from .rearrange import Plan, rearranged
from .reckoning import count
from .shifting_moves import Join, Pull, Split
from .state import IgraonicaState, RummyState

S = RummyState
KINDS: tuple[type[Move], ...] = (Lay, Add, Swap, Pull, Split, Join)
REARRANGE = 85.0
STEPS = 35_000
"""The steps of the search for one plan."""
COURSE = Course(
    state=IgraonicaState, upcard=dealing.a_card_is_turned_up, gone_out=ending.no_card_is_kept_for_the_pile,
    takes=drawing.as_the_table_says, refills=drawing.used_up_stock_is_shuffled.test, last_card_ends=lambda state: False, owing=True)
"""How the table changes, whatever is credited for it."""
RULES = (
    shifting.jokers_are_not_pulled, shifting.jokers_keep_their_face, shifting.combinations_stay_behind,
    shifting.both_parts_are_runs, shifting.parts_go_together, joining.card_fits_the_meld, joining.say_which_end,
    jokers.joker_without_doubt)
"""The rules that a step may break before the table is in order again."""


@dataclass(frozen=True)
class Way:
    """What is still to be done of a plan when the table and the sorted hand look like this.

    Attributes:
        steps: the words of the moves, the next one first.
        played: the own cards that will lie on the table.
        more: how many more these are than without taking anything apart.
        exact: whether no other plan is worth more.
    """

    melds: Melds
    hand: Cards
    steps: tuple[str, ...]
    played: Cards
    more: int
    exact: bool


@lru_cache(maxsize=100)
def plan_of(melds: Melds, hand: Cards, terms: Terms, values: Values) -> Plan:
    """The plan for a table and a sorted hand; kept, since every step of it asks again."""
    return rearranged(melds, hand, terms, values, STEPS)


@lru_cache(maxsize=1000)
def word(step: str) -> Move:
    """The move that a step writes."""
    return next(move for kind in KINDS if (move := kind.read(step)))


def ways(state: S) -> list[Way]:
    """Every stage of the plan for a turn; none if it brings no more cards to the table, or a step of it is refused."""
    house = state.house
    plan = plan_of(state.melds, tuple(sorted(state.hand)), house.terms, house.worths)
    plain = count(state).outlook.without()
    more = len(plan.played) - len(state.hand) + len(plain.left)
    found: list[Way] = []
    if more <= 0:
        return []
    for at, step in enumerate(plan.steps):
        move = word(step)
        refused = any(isinstance(move, rule.on) and rule.test(state, move) is not None for rule in RULES)
        if refused or move not in playing(state, True, False):
            return []
        found.append(Way(state.melds, tuple(sorted(state.hand)), plan.steps[at:], plan.played, more, plan.exact))
        state = COURSE.shifted(state, move)
    return found


@tip(Lay, Add, Swap, Pull, Split, Join)
def rebuild_the_table(view: S, move: Move) -> Advice | None:
    """Where combinations may be taken apart, look beyond their ends: a card pulled off here may let your own cards in
    there. Work out all steps before the first, since everything must lie in order when you end your turn.

    Look at combinations of four cards or more, and at your cards {hand}.

    Steps still to be made: {left}. In the end these cards of yours lie on the table: {played}. Cards more than without
    rebuilding it: {more}.

    Source: IG-R34 to IG-R38, IG-A11.
    """
    found = way(view)
    if found is None or str(move) != found.steps[0]:
        return None
    return advise(REARRANGE, found.exact, hand=view.hand, left=len(found.steps), played=found.played, more=found.more)


@per_view
def way(view: S) -> Way | None:
    """The rest of the plan with which the turn began; None if there is none, or if play has left it."""
    here = count(view)
    if view.house.manipulation == "off" or view.phase != "play" or not here.opened or view.fresh:
        return None
    return next((each for each in ways(start(view)) if each.melds == view.melds and each.hand == tuple(sorted(view.hand))), None)


def start(view: S) -> S:
    """The state as it was after the draw, worked out from what lies where."""
    own = less((*view.hand, *_cards(view.melds)), _cards(view.was_melds))
    hands = tuple(own if seat == view.turn else hand for seat, hand in enumerate(view.hands))
    return view.but(hands=hands, melds=view.was_melds, owed=(), extended=False)


def _cards(melds: Melds) -> Cards:
    return tuple(held(card) for meld in melds for card in meld)
