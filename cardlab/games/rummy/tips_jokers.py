"""Advice about jokers: freeing them, keeping them, spending them."""

from __future__ import annotations

from ...core.cards import JOKER, Card, Cards, without
from ...core.rule import Advice, advise, tip
from .jokers import swapped
from .melds import held, natural
from .moves import Add, Lay, Swap, meld_at
from .outlook import Outlook, Plan
from .reckoning import LOOSE, Count, count
from .shifting import PENALTY
from .state import RummyState
from .tips_lay import intended, leaves_nothing

S = RummyState
SPEND, FREE, OWED = 40.0, 80.0, 110.0
"""How urgent: adding a joker, freeing one, and playing one that must be played in the same turn."""
NEAR = 3
"""Somebody with so few cards may go out in the next turn."""


def after_swap(here: Count, move: Swap) -> Plan:
    """What the hand could be laid out to with the joker in place of the card, without the best discard."""
    house, at = here.view.house, move.number - 1
    cards = (*without(here.hand, move.card), JOKER)
    table = here.view.melds
    new = (*table[:at], swapped(table[at], move.card), *table[at + 1 :])
    outlook = Outlook(cards, house.terms, house.worths, new)
    whole = outlook.without()
    return whole if not whole.left else outlook.without(min(dict.fromkeys(cards), key=outlook.burden))


def weight_of(here: Count, left: Cards) -> float:
    """What loose cards cost; a joker is little trouble where it can be added to the table."""
    return sum(LOOSE + here.points((card,)) if natural(card) else 0.0 for card in left)


@tip(Swap)
def free_the_joker(view: S, move: Swap) -> Advice | None:
    """Take a joker from the table when you hold the card it stands for: you are rid of a card, and a joker goes with any
    pair.

    Look for jokers on the table and for the cards they stand for.

    Put {card} in the joker's place in {meld}. With the joker, loose cards that stay: {left}. Without it: {before}.

    Source: SG-R18, RK-R14, RK-R15.
    """
    here = count(view)
    before, after = intended(view), after_swap(here, move)
    if weight_of(here, after.left) >= weight_of(here, before.left):
        return None
    return advise(FREE - weight_of(here, after.left) / 100, card=move.card, meld=meld_at(view, move.number), left=after.left,
                  before=before.left)


@tip(Swap)
def free_a_joker_that_you_can_play(view: S, move: Swap) -> Advice | None:
    """Take a joker from the table only if you can play it in a new combination at once; if you keep it, it costs 300
    points.

    Look for jokers on the table, and for two cards in your hand that only need a joker.

    Put {card} in the joker's place in {meld}. The joker then makes a new combination: {new}. Loose cards that stay:
    {left}.

    Source: IG-R15 to IG-R17.
    """
    here = count(view)
    after = after_swap(here, move)
    new = next((meld for meld in after.melds if not all(map(natural, meld))), ())
    if not new or here.points(after.left) >= here.points(intended(view).left):
        return None
    return advise(FREE - here.points(after.left) / 100, card=move.card, meld=meld_at(view, move.number), new=new, left=after.left)


@tip(Lay, Add)
def play_what_you_owe(view: S, move: Lay | Add) -> Advice | None:
    """A joker or a card that you have taken from the table must be played before your turn ends. Do that first.

    Look at what you still have to play, {owed}, and at the cards that go with it.

    Playing {cards} settles what you have taken from the table: {owed}. What stays with you costs {penalty} points.

    Source: IG-R16, IG-R17, IG-R35, IG-R36.
    """
    cards = (move.card,) if isinstance(move, Add) else move.melds[0]
    if not view.owed or not set(map(held, cards)) & set(view.owed) or (isinstance(move, Lay) and len(move.melds) > 1):
        return None
    left = Outlook(without(view.hand, *map(held, cards)), view.house.terms, view.house.worths, view.melds).burden()
    return advise(OWED - left / 100, cards=cards, owed=view.owed, penalty=PENALTY)


@tip(Add)
def spend_jokers_before_it_is_too_late(view: S, move: Add) -> Advice | None:
    """A joker in the hand is worth waiting with, since it makes a meld of any pair. But one that is left there costs
    {points} points: spend it when it takes you out, or when somebody is about to go out.

    Look at how few cards the others hold. Cards in the shortest hand: {fewest}.

    The joker goes to {meld}. Cards you keep: {left}. Cards in the shortest hand of the others: {fewest}.

    Source: SG-A19, RK-A5, RK-R20.
    """
    here = count(view)
    if natural(move.face) or (here.fewest > NEAR and not leaves_nothing(here)):
        return None
    left: Cards = without(here.hand, JOKER)
    return advise(SPEND, points=here.burdens[Card("JK")], fewest=here.fewest, meld=meld_at(view, move.number), left=left)
