"""Advice for the table: opening, laying melds and adding to them."""

from __future__ import annotations

from ...core.cards import Cards, without
from ...core.move import Move
from ...core.rule import Advice, advise, per_view, tip
from .melds import held, jokers, natural, worth
from .moves import Add, Discard, EndTurn, Lay, meld_at
from .outlook import Outlook, Plan
from .reckoning import LOOSE, Count, count
from .state import RummyState

S = RummyState
END, ADD, LAY, OPEN, OUT = 10.0, 50.0, 60.0, 70.0, 100.0
"""How urgent: ending the turn, adding, laying, opening, going out."""


@tip(Lay)
def open_as_soon_as_you_can(view: S, move: Lay) -> Advice | None:
    """Open as soon as your melds are worth enough. Until then every card in your hand counts against you, and you can
    add nothing to the table.

    Look for melds in your hand that are worth {least} points together.

    You lay {melds}. Points needed: {least}; points of these: {points}. What stays after all that you can lay and your
    best discard, {left}, counts {burden}.

    Source: SG-R15, IG-R22, RK-R13.
    """
    here = count(view)
    if here.opened:
        return None
    after = rest(here, move)
    left = after.left
    spent = sum(map(jokers, move.melds))
    points = sum(worth(meld, view.house.worths) for meld in move.melds)
    weight = OPEN - (here.points(left) + LOOSE * len(left)) / 100 - spent / 1000 - len(after.added) / 10_000
    return advise(weight, here.exact, melds=sum(move.melds, ()), points=points, least=view.house.opening_min, left=left,
                  burden=here.points(left))


@per_view
def _rests(view: S) -> dict[Lay, Plan]:
    return {}


def rest(here: Count, move: Lay) -> Plan:
    """What is left of the hand after laying these melds and all that can go to the table then, without the best discard."""
    known = _rests(here.view)
    if move not in known:
        known[move] = _rest(here, move)
    return known[move]


def _rest(here: Count, move: Lay) -> Plan:
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


def is_out(here: Count, left: Cards) -> bool:
    """Whether nothing would stay in the hand, or only jokers that can be added to the table."""
    return not left or (getattr(here.view.house, "joker_layoff", False) and not any(map(natural, left)))


def leaves_nothing(here: Count) -> bool:
    """Whether the player to move can go out in this turn."""
    return here.opened and is_out(here, intended(here.view).left)


def leads_out(view: S, move: Move) -> bool:
    """Whether a move belongs to the moves with which the player goes out in this turn."""
    here = count(view)
    if isinstance(move, Discard):
        return len(here.hand) == 1
    if isinstance(move, Lay) and not here.opened:
        return is_out(here, rest(here, move).left)
    if not leaves_nothing(here):
        return False
    plan = intended(view)
    if isinstance(move, Lay):
        return len(move.melds) == 1 and any(same(move.melds[0], meld) for meld in plan.melds)
    return isinstance(move, Add) and (move.card in plan.added or (not natural(move.face) and not plan.melds and not plan.added))


def outward(move: Move) -> float:
    """How urgent it is to go out with this move: laying first, adding next, the discard last."""
    return OUT + (3 + len(move.melds) if isinstance(move, Lay) else 2 * isinstance(move, Add))


@tip(Lay, Add, Discard)
def go_out_if_you_can(view: S, move: Lay | Add | Discard) -> Advice | None:
    """Before anything else see whether you can go out in this turn: lay what makes melds, add what fits the table, and
    discard the last card if there is one.

    Of the cards in your hand, {n}, count those that would stay if you laid and added all you can.

    You can be rid of all your cards in this turn. Cards in the shortest hand of the others: {fewest}.

    Source: SG-R7, SG-R19, IG-R6.
    """
    here = count(view)
    return advise(outward(move), n=len(here.hand), fewest=here.fewest) if leads_out(view, move) else None


@tip(Lay, Add, Discard)
def go_out_with_a_last_discard(view: S, move: Lay | Add | Discard) -> Advice | None:
    """To go out, everything but one card must go to the table, and that card to the pile. So keep one back: of a set of
    four lay three, of a long run leave an end.

    Of the cards in your hand, {n}, count those that would stay if you laid and added all you can.

    You can be rid of all your cards in this turn, with one kept for the discard. Cards in the shortest hand of the others:
    {fewest}.

    Source: RK-R16, RK-A13.
    """
    here = count(view)
    return advise(outward(move), n=len(here.hand), fewest=here.fewest) if leads_out(view, move) else None


def same(cards: Cards, others: Cards) -> bool:
    """Whether the same cards of a hand are meant, whatever jokers stand for."""
    return sorted(map(held, cards)) == sorted(map(held, others))


@tip(Lay)
def lay_what_is_ready(view: S, move: Lay) -> Advice | None:
    """Once you have opened, lay your melds: cards on the table no longer count against you, and whoever goes out next
    may catch you with what you hold.

    Look for melds among your cards, which count {burden} now.

    Laying {meld} takes {points} points out of your hand. What stays: {left}.

    Source: SG-R7, IG-R24, RK-R14.
    """
    here = count(view)
    if not here.opened or len(move.melds) != 1:
        return None
    meld = move.melds[0]
    if not any(same(meld, each) for each in intended(view).melds):
        return None
    cards = tuple(map(held, meld))
    left, points = without(here.hand, *cards), here.points(cards)
    return advise(LAY + points / 1000, here.exact, burden=here.points(here.hand), meld=meld, points=points, left=left)


@tip(EndTurn)
def end_the_turn_when_nothing_fits(view: S, move: EndTurn) -> Advice | None:
    """Where nothing is discarded, the turn is over when you have laid and added all you want to.

    Look once more at the table and at your cards: {hand}.

    Nothing of {hand} is better played now than kept.

    Source: IG-R21, IG-A20.
    """
    return advise(END, hand=view.hand)


@tip(Add)
def add_loose_cards(view: S, move: Add) -> Advice | None:
    """Add loose cards to what lies on the table, whoever has laid it. Each card added is one you need not discard.

    Look at {card} and at {meld}.

    With {card} added to {meld}, your hand counts {points} less.

    Source: SG-R17, IG-R8, RK-R14.
    """
    here = count(view)
    if move.card not in intended(view).added or not natural(move.face):
        return None
    points = here.points((move.card,))
    return advise(ADD + points / 1000, card=move.card, meld=meld_at(view, move.number), points=points)
