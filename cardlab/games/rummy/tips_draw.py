"""Advice for the beginning of a turn: the stock or the pile."""

from __future__ import annotations

from ...core.cards import Cards
from ...core.rule import Advice, advise, per_view, tip
from .melds import held
from .moves import Draw, Take
from .reckoning import Count, cheapest, count
from .state import RummyState

S = RummyState
BLIND, USEFUL = 10.0, 20.0
"""How urgent: drawing blind, and taking what helps."""
HOPE, DEEPEST = 4.0, 6
"""What a card from the stock is worth that nobody knows yet, and the most cards whose taking is thought about."""


@tip(Draw)
def draw_what_nobody_has_seen(view: S, move: Draw) -> Advice | None:
    """Draw from the stock when the open card does nothing for you. A card taken from the pile is a card shown: the
    others know that you hold it.

    Look at your loose cards, those that are in no meld: which cards would help them?

    Cards that would make a meld with two of your loose cards and have not been seen yet: {outs} of {hidden}.

    Source: SG-R8, IG-R5, RK-R6.
    """
    here = count(view)
    loose = here.outlook.without().left
    return advise(BLIND, loose=loose, outs=here.copies(here.waiting(loose)), hidden=here.hidden)


@tip(Take)
def take_what_you_can_use_at_once(view: S, move: Take) -> Advice | None:
    """Take the open card if it goes into a meld at once. It is certain, and a card from the stock helps much less
    often.

    Look at {top} on the pile, and at what it would complete.

    With {cards} you have {meld}. Your loose cards count {before} now, and {after} after your best discard.

    Source: SG-R9, IG-R20, RK-R20.
    """
    here = count(view)
    cards = view.pile[: move.count]
    gain = gains(view).get(move.count, 0.0)
    used = use(here, cards) if gain > 0 else ()
    if not used:
        return None
    after = here.with_cards(cards)
    best = min((card for card in here.hand + cards if card not in cards), key=after.burden, default=cards[0])
    return advise(USEFUL + gain / 1000, here.exact, top=view.pile[0], cards=cards, meld=used, before=here.outlook.burden(),
                  after=after.burden(best))


def use(here: Count, cards: Cards) -> Cards:
    """The meld, or the added cards, for which cards from the pile would be used; empty if not all of them are."""
    plan = here.with_cards(cards).without()
    if any(plan.left.count(card) > here.hand.count(card) for card in cards):
        return ()
    melds = [meld for meld in plan.melds if cards[0] in map(held, meld)]
    return melds[0] if melds else plan.added


def hand_cost(here: Count, cards: Cards) -> float:
    """What the hand with these cards costs after the best discard."""
    outlook = here.with_cards(cards)
    return here.cost(outlook, cheapest(here, outlook))


@per_view
def gains(view: S) -> dict[int, float]:
    """What taking so many cards from the pile gains over drawing from the stock."""
    here = count(view)
    now = here.cost(here.outlook)
    return {number: now - hand_cost(here, view.pile[:number]) - HOPE for number in range(1, min(len(view.pile), DEEPEST) + 1)}
