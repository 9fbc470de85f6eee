"""Advice about holding a hand back: waiting to lay all of it in one turn.

Where nothing is discarded nobody is told to wait: every card drawn would have to find a place, and who waits loses.
"""

from __future__ import annotations

from ...core.cards import JOKER, Card
from ...core.rule import Advice, advise, per_view, tip
from .melds import natural
from .moves import Discard
from .offers import laying
from .outlook import Plan
from .reckoning import Count, count, guarded
from .standing import more_than_the_limit_is_out
from .state import RummyState
from .tips_lay import rest

S = RummyState
WAIT, DOUBLE = 90.0, 94.0
"""How urgent waiting is, and waiting for a round that counts double."""
BONUS, PURE, ALONE = 200, 300, 100
"""What a remi brings, what one with the own hand alone brings, and what comes on top while nobody else has opened."""
NEAR = 3
"""Somebody with so few cards may go out in the next turn."""
FEW = 2
"""With several others, at most so many loose cards are worth waiting for: found by playing rounds."""


@per_view
def best_opening(view: S) -> Plan | None:
    """What would stay after the best first laying; None if there is none."""
    here = count(view)
    plans = [rest(here, move) for move in laying(view)] if not here.opened else []
    return min(plans, key=lambda plan: (sum(map(natural, plan.left)), here.points(plan.left)), default=None)


def held_back(here: Count) -> Plan | None:
    """What would stay after a first laying that had better wait; None if there is none."""
    plan = best_opening(here.view)
    if plan is None or here.fewest <= NEAR or not any(map(natural, plan.left)):
        return None
    return plan if len(here.others) == 1 or len(plan.left) <= FEW else None


def saving(here: Count, card: Card, urgent: float = WAIT) -> float:
    """How urgent it is to wait and to throw this card."""
    return urgent - guarded(here, card) / 100 - (card == JOKER)


@tip(Discard)
def hold_back_while_nobody_is_near(view: S, move: Discard) -> Advice | None:
    """Melds on the table help the others, who add to them. As long as nobody is about to go out, yours are as good in
    your hand: later you lay them in one turn, together with all that fits the table by then.

    Look at how many cards the others hold. Cards in the shortest hand: {fewest}.

    You could lay, and {left} would stay. Cards in the shortest hand of the others: {fewest}. So throw {card} and wait.

    Source: RK-R14, RK-R20.
    """
    here = count(view)
    plan = held_back(here)
    if plan is None:
        return None
    return advise(saving(here, move.card), here.exact, card=move.card, left=plan.left, fewest=here.fewest)


@tip(Discard)
def hold_back_for_a_handglatt(view: S, move: Discard) -> Advice | None:
    """Laying all your cards in a single turn counts double. As long as nobody is about to go out, wait for it, unless the
    others would be out of the match anyway; your melds in the hand give the others nothing to add to.

    Look at how many cards the others hold, and at what you would have left if you laid now: {left}.

    You could lay, and {left} would stay. Cards in the shortest hand of the others: {fewest}. So throw {card} and wait; that
    hand would count about {points} points if you laid all of yours in one turn.

    Source: SG-R24, SG-R27, SG-A9.
    """
    here = count(view)
    plan = held_back(here)
    if plan is None or not view.house.handglatt or not doubling_matters(here):
        return None
    return advise(saving(here, move.card, DOUBLE), here.exact, card=move.card, left=plan.left, fewest=here.fewest,
                  points=round(2 * average(here) * here.fewest))


@tip(Discard)
def hold_out_for_a_remi(view: S, move: Discard) -> Advice | None:
    """Opening and going out in the same turn brings a bonus of {bonus} points, {pure} with your own cards alone. That is
    more than most hands score, so wait for it while nobody is about to go out.

    Look at what you would have left if you opened now: {left}.

    You could open, and {left} would stay. Cards in the shortest hand of the others: {fewest}. So throw {card} and wait; a
    remi with your own cards alone would bring {worth} points.

    Source: IG-R27 to IG-R29.
    """
    here = count(view)
    plan = held_back(here)
    if plan is None or view.house.challenge:
        return None
    worth = PURE + (0 if view.opened else ALONE)
    return advise(saving(here, move.card), here.exact, card=move.card, left=plan.left, fewest=here.fewest,
                  bonus=BONUS, pure=PURE, worth=worth)


@tip(Discard)
def hold_out_in_the_challenge(view: S, move: Discard) -> Advice | None:
    """In the challenge the others pay for their hands: twice if you open and go out in the same turn, three times with
    your own cards alone, and four times if nobody else has opened.

    Look at what you would have left if you opened now: {left}.

    You could open, and {left} would stay. Cards in the shortest hand of the others: {fewest}. So throw {card} and wait; with
    your own cards alone the factor of their hands would be {times}.

    Source: IG-R33.
    """
    here = count(view)
    plan = held_back(here)
    if plan is None or not view.house.challenge:
        return None
    return advise(saving(here, move.card), here.exact, card=move.card, left=plan.left, fewest=here.fewest,
                  times=3 if view.opened else 4)


def doubling_matters(here: Count) -> bool:
    """Whether somebody would probably stay in the match after losing this round, but perhaps not if it counts double."""
    view, limit = here.view, more_than_the_limit_is_out.test
    return any(not limit(view.options, view.standing[seat] - round(average(here) * len(view.hands[seat]))) for seat in here.others)


def average(here: Count) -> float:
    """What a card that has not been seen counts on average."""
    return sum(here.burdens[card] * copies for card, copies in here.unseen.items()) / here.hidden
