"""Advice for the end of a turn: which card to discard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...core.cards import JOKER, Card
from ...core.rule import Advice, advise, tip
from .moves import Discard
from .outlook import partners
from .reckoning import GIVEN, Count, count, guarded
from .state import RummyState

S = RummyState
THROW, KEEP, GUARD, WATCH, UNLOAD = 10.0, 20.0, 30.0, 31.0, 40.0
"""How urgent each kind of advice is; the later ones know more."""
NEAR, LAST = 3, 3
"""Somebody with so few cards may go out in the next turn, and a stock with so few draws for each is nearly used up."""


def least(here: Count, cost: Callable[[Card], float]) -> Card:
    """The card whose discard costs least; a joker only if there is nothing else."""
    return min(here.costs, key=lambda card: (card == JOKER, cost(card)))


@tip(Discard)
def throw_what_costs_most(view: S, move: Discard) -> Advice | None:
    """Discard a card that belongs to no meld, and of these the one that counts most: it costs you most if somebody goes
    out.

    Look at your cards outside melds: {loose}.

    In your hand {card} counts {points}. What stays outside melds then counts {burden} together.

    Source: SG-R26, IG-R26, RK-R18.
    """
    here, card = count(view), move.card
    burden = here.outlook.burden(card)
    weight = THROW - burden / 100 - (card == JOKER)
    return advise(weight, card=card, points=here.burdens[card], loose=here.outlook.without().left, burden=burden)


@tip(Discard)
def keep_pairs_and_neighbours(view: S, move: Discard) -> Advice | None:
    """Keep cards that need one more: two of a rank, or two of a suit that are next to each other or one apart. Throw
    what stands alone, and count how many copies of what you wait for have not been seen.

    Look at your cards outside melds, {loose}, and ask of each what it goes with.

    Your loose cards that go with {card}: {few}. You keep {kept}. Cards not yet seen that would make a meld with two of
    these: {outs}.

    Source: RK-R20.
    """
    here, card = count(view), move.card
    if least(here, here.costs.__getitem__) == least(here, here.outlook.burden):
        return None
    left, loose = here.outlook.without(card).left, here.outlook.without().left
    weight = KEEP - here.costs[card] / 100 - (card == JOKER)
    return advise(weight, card=card, loose=loose, few=partners(card, loose, view.house.terms), kept=left,
                  outs=here.copies(here.waiting(left)))


@tip(Discard)
def throw_what_is_safe(view: S, move: Discard) -> Advice | None:
    """Whoever plays after you may take what you throw. Prefer cards with which others can do little: those whose
    neighbours and copies have been seen, and those that fit nothing on the table.

    Look at what has been seen of the neighbours and copies of your loose cards.

    The chance that the next player can use {card} at once is about {risk} in 100. Of the cards around it, copies not yet seen:
    {around}.

    Source: RK-R20.
    """
    here, card = count(view), move.card
    if not here.can_be_taken or least(here, partial(guarded, here)) == least(here, here.costs.__getitem__):
        return None
    weight = GUARD - guarded(here, card) / 100 - (card == JOKER)
    return advise(weight, card=card, risk=round(100 * here.risks[card]), around=here.copies(here.around(card)))


@tip(Discard)
def watch_what_they_take(view: S, move: Discard) -> Advice | None:
    """Remember what the next player has taken from the pile: it goes with something. Do not throw its neighbours, nor
    others of its rank.

    Look at the cards that the next player has taken and still holds: {taken}.

    What the next player has taken, {taken}, does not go with {card}. Your card {other} would go with it.

    Source: RK-R20.
    """
    here, card = count(view), move.card
    taken, terms = view.shown[here.next], view.house.terms
    if not taken or not here.can_be_taken or partners(card, taken, terms):
        return None
    other = least(here, here.costs.__getitem__)
    if not partners(other, taken, terms) or card == JOKER:
        return None
    return advise(WATCH - guarded(here, card) / 100, card=card, taken=taken, other=other)


@tip(Discard)
def unload_when_somebody_is_near(view: S, move: Discard) -> Advice | None:
    """When somebody is about to go out, hope is worth less than points: throw what counts most, even half of a pair.

    Look at how few cards the others hold. Cards in the shortest hand: {fewest}.

    Cards in the shortest hand of the others: {fewest}. Without {card} your loose cards count {burden}.

    Source: SG-R26, IG-R26, RK-R18.
    """
    here, card = count(view), move.card
    if here.fewest > NEAR or not changes(here):
        return None
    weight = UNLOAD - unloading(here, card) / 100 - (card == JOKER)
    return advise(weight, card=card, fewest=here.fewest, burden=here.outlook.burden(card))


@tip(Discard)
def unload_before_the_stock_ends(view: S, move: Discard) -> Advice | None:
    """When the stock runs out the round ends, and every hand counts as it is. In the last turns there is no time left to
    wait for a card: throw what counts most.

    Look at the stock. Cards left in it: {stock}.

    Cards left in the stock: {stock}. Without {card} your loose cards count {burden}.

    Source: RK-R17, RK-A8.
    """
    here, card = count(view), move.card
    if len(view.stock) > LAST * len(view.players) or not changes(here):
        return None
    weight = UNLOAD - unloading(here, card) / 100 - (card == JOKER)
    return advise(weight, card=card, stock=len(view.stock), burden=here.outlook.burden(card))


def changes(here: Count) -> bool:
    """Whether another card is thrown when points count more than hope."""
    return least(here, partial(unloading, here)) != least(here, partial(guarded, here))


def unloading(here: Count, card: Card) -> float:
    """What throwing a card costs when points count more than hope."""
    return (here.costs[card] + here.outlook.burden(card)) / 2 + GIVEN * here.risks[card]
