"""How likely the player on turn wins the match, by what both players can see."""

from __future__ import annotations

from math import erf, sqrt

from ...core.rule import per_view
from .lines import cards_of_melds, mixed_canasta, natural_canasta, red_threes
from .state import KanastaState

S = KanastaState
CARD, OPENED = 50, 200
"""What a card more in the hand than the other player has is worth in the end, and what first melds are."""
DRAWN, HELD, TO_COME = 6, 15, 1500
"""How far a lead goes astray by the end: of this round by so much for each card of the stock and for each in either hand, of the match
by the square root of so much for each point that the higher total lacks. These numbers fit short games of all three strengths:
3,000 between club players, 700 between experts, 800 between learners. Of the turns in which the chance was said to be 20 to 30, 70 to
80, or 90 to 100 in 100, the club player on turn won 17, 84 and 99 in 100, the expert 27, 75 and 97, the learner 31, 71 and 95; in
1,100 matches to 2,500 between club players 18, 82 and 97, in 250 between experts 29, 72 and 87."""
DEALT, WHOLE = 15, 77
"""Cards in a hand and in the stock at the beginning of a round."""


def so_far(view: S, seat: int) -> int:
    """A player's total with what lies on the table."""
    lines = (found for rule in (cards_of_melds, natural_canasta, mixed_canasta, red_threes) for found in rule.test(view))
    points: int = sum(found.points for found in lines if found.seat == seat)
    return view.standing[seat] + points


@per_view
def chance(view: S) -> int:
    """In how many of 100 cases the player on turn wins the match."""
    me, other = view.turn, 1 - view.turn
    hand, held = len(view.hands[me]), len(view.hands[other])
    opened = bool(view.own(me)) - bool(view.own(other))
    lead = so_far(view, me) - so_far(view, other) + CARD * (hand - held) + OPENED * opened
    return won(view, lead, DRAWN * len(view.stock) + HELD * (hand + held))


def chance_without_this_round(view: S) -> int:
    """The same if this round counted nothing."""
    return won(view, view.standing[view.turn] - view.standing[1 - view.turn], DRAWN * WHOLE + HELD * 2 * DEALT)


def won(view: S, lead: int, astray: int) -> int:
    """In how many of 100 cases such a lead wins the match, if it can go so far astray in this round."""
    lacks = max(0, view.house.target - max(view.standing)) if view.house.target > 1 else 0
    return round(50 * (1 + erf(lead / sqrt(2 * (astray**2 + TO_COME * lacks)))))
