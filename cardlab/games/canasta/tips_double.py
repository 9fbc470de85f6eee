"""Advice for the stake: when to offer to double it, and what to answer."""

from __future__ import annotations

from ...core.rule import Advice, advise, tip
from ...core.sentence import Facts
from .doubling import answer_to_an_offer
from .moves_stake import Accept, Offer, Refuse
from .prospects import chance, chance_without_this_round, so_far
from .state import KanastaState

S = KanastaState
ANSWER, DOUBLE = 1.0, 120.0
"""How urgent: an answer, where there is nothing else to do, and an offer, before anything else."""
FAIR = 25
"""From so many chances in 100 on, playing for twice the stake costs less than paying the stake once. Source: 7.1.15."""
AHEAD = 70
"""From so many chances in 100 on, an offer pays.

Played on the course of the short games by which the chance was measured, with up to two doublings, it won 0.20 stakes a game from
whoever never offers between club players, and 0.18 between experts and between learners. Offering from 80 on won 0.14, 0.06 and 0.06
less against it, from 60 on 0.01, 0.03 and 0.09 less, and from 50 on 0.25 to 0.27 less. There is no upper bound where a refusal ends
the match: it wins the stake for certain, and playing on wins no more. Offering from 70 to 85 only won 0.01 less.
"""


def fair(view: S) -> int:
    """From how many chances in 100 on an offer is better accepted. If only the round ends, half of what refusing leaves is enough."""
    return FAIR if answer_to_an_offer.test(view) else chance_without_this_round(view) // 2


def well_ahead(view: S) -> bool:
    """Whether an offer pays, before the draw. If only the round ends with a refusal, a lead can be too great for it: so it is if
    the chance falls by more than half of 100, which is what the stake is worth."""
    if view.phase != "draw" or view.acceptors[-1:] == (1 - view.turn,) or chance(view) < AHEAD:
        return False
    return answer_to_an_offer.test(view) or chance(view) <= 50 + chance_without_this_round(view)


def is_fair(view: S) -> bool:
    """Whether the offer is better accepted."""
    return view.phase == "offer" and chance(view) >= fair(view)


def is_lost(view: S) -> bool:
    """Whether the offer is better refused."""
    return view.phase == "offer" and not is_fair(view)


def seen(view: S) -> Facts:
    """What the chance follows from, the chance, and what is at stake."""
    me, other = view.turn, 1 - view.turn
    return {
        "mine": so_far(view, me), "theirs": so_far(view, other), "hand": len(view.hands[me]), "held": len(view.hands[other]),
        "stock": len(view.stock), "chance": chance(view), "stake": view.stake, "twice": 2 * view.stake}


@tip(Accept, when=is_fair)
def accept_a_fair_chance(view: S, move: Accept) -> Advice | None:
    """Accept an offer to double if you win at least 25 of 100 such matches. Refusing loses the stake for certain; accepting wins twice
    as much 25 times and loses it 75 times, which costs no more.

    Totals with what lies on the table: yours {mine}, the other player's {theirs}. Cards in hand: {hand} against {held}; in the
    stock: {stock}. How often would you win from here?

    You win this match in about {chance} of 100 cases, and from {fair} on accepting pays. Refusing loses {stake} for certain;
    accepting wins {twice} that often, and otherwise loses as much.

    Source: C16.2, 7.1.15.
    """
    return advise(ANSWER, fair=fair(view), **seen(view))


@tip(Refuse, when=is_lost)
def refuse_what_is_lost(view: S, move: Refuse) -> Advice | None:
    """Refuse an offer to double if you win fewer than 25 of 100 such matches. Paying the stake once costs less than losing twice as
    much nearly every time.

    Totals with what lies on the table: yours {mine}, the other player's {theirs}. Cards in hand: {hand} against {held}; in the
    stock: {stock}. How often would you win from here?

    You win this match in about {chance} of 100 cases, fewer than {fair}. Refusing loses {stake} and no more; accepting loses
    {twice} in all other cases.

    Source: C16.2, 7.1.15.
    """
    return advise(ANSWER, fair=fair(view), **seen(view))


@tip(Offer, when=well_ahead)
def double_when_well_ahead(view: S, move: Offer) -> Advice | None:
    """Offer to double before you draw, once you win about 70 of 100 such matches. Earlier you give the next offer away for too little.
    No lead is too great for it where a refusal ends the match: then the stake is yours at once, and playing on wins no more.

    Totals with what lies on the table: yours {mine}, the other player's {theirs}. Cards in hand: {hand} against {held}; in the
    stock: {stock}. How often do you win from here?

    You win this match in about {chance} of 100 cases. If the offer is refused, {stake} is yours at once; if it is accepted, you
    play for {twice} and are well ahead.

    Source: C16, 7.1.15.
    """
    return advise(DOUBLE, **seen(view))
