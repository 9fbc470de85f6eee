"""Advice for the table: opening, laying melds and adding to them."""

from __future__ import annotations

from ...core.cards import Cards, without
from ...core.rule import Advice, advise, tip
from .melds import held, jokers, natural, worth
from .moves import Add, Lay, meld_at
from .outlook import Outlook, Plan
from .reckoning import Count, count, per_view
from .state import RummyState

S = RummyState
ADD, LAY, OPEN = 50.0, 60.0, 70.0
"""How urgent: adding, laying, opening."""


@tip(Lay)
def open_as_soon_as_you_can(view: S, move: Lay) -> Advice | None:
    """Open as soon as your melds are worth enough. Until then every card in your hand counts against you, and you can
    add nothing to the table.

    Look for melds in your hand that are worth {least} points together.

    {melds} are worth {points} points, and {least} are needed. Cards left in your hand after your best discard: {left}.
    They count {burden}.

    Source: SG-R15, IG-R22, RK-R13.
    """
    here = count(view)
    if here.opened:
        return None
    after = rest(here, move)
    left = after.left
    spent = sum(map(jokers, move.melds))
    points = sum(worth(meld, view.house.worths) for meld in move.melds)
    weight = OPEN - (here.points(left) + 8 * len(left)) / 100 - spent / 1000
    return advise(weight, melds=sum(move.melds, ()), points=points, least=view.house.opening_min, left=left,
                  burden=here.points(left))


def rest(here: Count, move: Lay) -> Plan:
    """What is left of the hand after laying these melds and all that can go to the table then, without the best discard."""
    house, view = here.view.house, here.view
    cards = without(here.hand, *(held(card) for meld in move.melds for card in meld))
    outlook = Outlook(cards, house.terms, house.worths, view.melds + move.melds)
    return outlook.without(min(dict.fromkeys(cards), key=outlook.burden, default=None))


@per_view
def intended(view: S) -> Plan:
    """What the player to move would lay and add in this turn."""
    here = count(view)
    whole = here.outlook.without()
    if not whole.left and getattr(view.house, "final_discard", "optional") == "optional":
        return whole
    return here.outlook.without(min(here.costs, key=here.costs.__getitem__))


def same(cards: Cards, others: Cards) -> bool:
    """Whether the same cards of a hand are meant, whatever jokers stand for."""
    return sorted(map(held, cards)) == sorted(map(held, others))


@tip(Lay)
def lay_what_is_ready(view: S, move: Lay) -> Advice | None:
    """Once you have opened, lay your melds: cards on the table no longer count against you, and whoever goes out next
    may catch you with what you hold.

    Look for melds among your cards, which count {burden} now.

    {meld} takes {points} points out of your hand. What stays: {left}.

    Source: SG-R7, IG-R24, RK-R14.
    """
    here = count(view)
    if not here.opened or len(move.melds) != 1:
        return None
    meld = move.melds[0]
    if not any(same(meld, each) for each in intended(view).melds):
        return None
    cards = tuple(map(held, meld))
    left = without(here.hand, *cards)
    return advise(LAY + here.points(cards) / 1000, burden=here.points(here.hand), meld=meld, points=here.points(cards), left=left)


@tip(Add)
def add_loose_cards(view: S, move: Add) -> Advice | None:
    """Add loose cards to what lies on the table, whoever has laid it. Each card added is one you need not discard.

    Look at {card} and at {meld}.

    {card} goes to {meld}, and your hand counts {points} points less.

    Source: SG-R17, IG-R8, RK-R14.
    """
    here = count(view)
    if move.card not in intended(view).added or not natural(move.face):
        return None
    points = here.points((move.card,))
    return advise(ADD + points / 1000, card=move.card, meld=meld_at(view, move.number), points=points)
