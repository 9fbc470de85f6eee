"""Advice about knocking."""

from __future__ import annotations

from ...core.rule import Advice, advise, tip
from .knocking import from_where
from .moves import Knock
from .reckoning import LOOSE, cheapest, count
from .state import RummyState

S = RummyState
KNOCK, WORTH, BLIND = 20.0, 6.0, 7.0
"""How urgent it is, how much better the hand must become, and what a card from the stock counts on average."""


@tip(Knock)
def knock_only_for_much(view: S, move: Knock) -> Advice | None:
    """A knock costs two cards more, so it must bring more than one: a meld that takes loose cards along, your first
    laying, or the end of the round.

    Look at {card}, at the cards below it, and at your loose cards: {loose}.

    With {cards} you would keep loose cards that count {after} after your best discard; now they count {before}.

    Source: SG-R20 to SG-R22.
    """
    here = count(view)
    known, blind = from_where(view)
    cards = view.pile[:known]
    outlook = here.with_cards(cards)
    throw = cheapest(here, outlook)
    now, then = here.cost(here.outlook), here.cost(outlook, throw) + blind * (LOOSE + BLIND)
    gone = not blind and not outlook.without(throw).left
    if now - then < WORTH and not gone:
        return None
    loose = here.outlook.without().left
    return advise(KNOCK + (now - then) / 1000, card=view.pile[0], cards=cards, loose=loose, before=here.points(loose),
                  after=outlook.burden(throw))
