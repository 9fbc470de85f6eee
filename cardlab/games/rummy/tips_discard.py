"""Advice for the end of a turn: which card to discard."""

from __future__ import annotations

from ...core.cards import JOKER
from ...core.rule import Advice, advise, tip
from .moves import Discard
from .outlook import partners
from .reckoning import GIVEN, count
from .state import RummyState

S = RummyState
THROW, KEEP, GUARD = 10.0, 20.0, 30.0


@tip(Discard)
def throw_what_costs_most(view: S, move: Discard) -> Advice | None:
    """Discard a card that belongs to no meld, and of these the one that counts most: it costs you most if somebody goes
    out.

    Look at your cards outside melds: {loose}.

    {card} counts {points} and belongs to no meld. The cards that you keep outside melds count {burden}.

    Source: SG-R26, IG-R26, RK-R18.
    """
    here, card = count(view), move.card
    left = here.outlook.without(card).left
    points = here.points((card,))
    burden = here.points(left)
    weight = THROW - burden / 100 - (card == JOKER)
    return advise(weight, card=card, points=points, loose=here.outlook.without().left, burden=burden)


@tip(Discard)
def keep_pairs_and_neighbours(view: S, move: Discard) -> Advice | None:
    """Keep cards that need one more: two of a rank, or two of a suit that are next to each other or one apart. Throw
    what stands alone, and count the copies of what you wait for that have not been seen.

    Look at your cards outside melds, {loose}, and ask of each what it goes with.

    {card} goes with so many of your loose cards: {few}. You keep {kept}, and cards not yet seen that would make a meld of two
    of them: {outs}.

    Source: RK-R20.
    """
    here, card = count(view), move.card
    left = here.outlook.without(card).left
    loose = here.outlook.without().left
    weight = KEEP - here.costs[card] / 100 - (card == JOKER)
    return advise(weight, card=card, loose=loose, few=len(partners(card, loose, view.house.terms)), kept=left,
                  outs=here.copies(here.waiting(left)))


@tip(Discard)
def give_nothing_away(view: S, move: Discard) -> Advice | None:
    """Whoever plays after you may take what you throw. Prefer cards they can do little with: those whose neighbours and
    copies have been seen, and none next to what they have taken.

    Look at what the next player has taken, {taken}, and at the table.

    {card}: chance that the next player can use it at once, {risk} in 100.

    Source: RK-R20.
    """
    here, card = count(view), move.card
    risk = here.risk(card)
    weight = GUARD - (here.costs[card] + GIVEN * risk) / 100 - (card == JOKER)
    return advise(weight, card=card, taken=view.shown[here.next], risk=round(100 * risk))
