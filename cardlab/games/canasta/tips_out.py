"""Advice for going out, or waiting with it."""

from __future__ import annotations

from ...core.cards import Card
from ...core.move import Move
from ...core.rule import Advice, advise, tip
from .lines import HAND_CANASTA, OUT
from .moves import Add, Discard, Lay, Summary
from .outlook import finishing, kept_clean, leads_out, way_out
from .reckoning import count
from .state import KanastaState
from .throwing import throws
from .timing import time_to_go

S = KanastaState
GO, HAND, WAIT, STEP = 100.0, 101.0, 102.0, 104.0
"""How urgent: going out, going out with a whole hand, waiting with it, staying below a step."""


def order(move: Move) -> float:
    """Of the moves with which a player goes out, additions come first, then new melds, then the end."""
    return 0.3 * isinstance(move, Add) + 0.2 * isinstance(move, Lay) + 0.1 * isinstance(move, Summary)


def may_go(view: S) -> bool:
    """Whether one can go out in this turn."""
    return len(view.hand) < 2 or way_out(view) is not None


def may_go_at_once(view: S) -> bool:
    """Whether one can go out in the turn in which the first meld is laid, and gets the bonus for it."""
    return may_go(view) and not view.had_melds(count(view).me) and (not view.bought or view.house.hand_canasta_with_pile)


def waiting(view: S) -> Card | None:
    """The best discard, if one can go out in this turn, and had better wait."""
    if len(view.hand) < 2 or way_out(view) is None or time_to_go(view):
        return None
    return throws(view).best if len(finishing(view)) <= len(kept_clean(view)) else None


@tip(Lay, Add, Discard, Summary, when=may_go)
def go_out(view: S, move: Lay | Add | Discard | Summary) -> Advice | None:
    """Going out brings 100 points, and the other player pays for every card that is left. Once you have a canasta, see whether all
    your cards but one can be laid in this turn.

    Count the cards in your hand, {n}, that would stay if you laid all you can.

    You can lay all your cards in this turn, or all but one for the discard. Cards that the other player is left with: {theirs}.

    Source: C12, 7.1.11.
    """
    here = count(view)
    if not leads_out(view, move):
        return None
    return advise(GO + order(move), n=len(here.hand), theirs=len(view.hands[here.other]))


@tip(Lay, Add, Discard, Summary, when=may_go_at_once)
def go_out_with_a_whole_hand(view: S, move: Lay | Add | Discard | Summary) -> Advice | None:
    """A Hand-Canasta, all your melds laid in the turn in which you go out, brings {hand} in place of {out}. That is not much: take it
    when it comes, and never hold a great hand back for it when the other player may go out.

    Look whether all of your {n} cards go into melds, with a canasta among them.

    You have no meld on the table yet and can lay your whole hand now, which brings {bonus} besides your melds. Cards that the
    other player is left with: {theirs}.

    Source: 7.1.14.
    """
    here = count(view)
    if not leads_out(view, move):
        return None
    bonus = HAND_CANASTA + (OUT if view.house.hand_canasta_bonus == "adds" else 0)
    return advise(HAND + order(move), n=len(here.hand), bonus=bonus, theirs=len(view.hands[here.other]), hand=HAND_CANASTA, out=OUT)


@tip(Discard, when=waiting)
def wait_with_going_out(view: S, move: Discard) -> Advice | None:
    """You need not go out when you can. If the other player has no canasta, is not near one and holds few cards, play on: you take
    more piles and finish more canastas. Go out at once when many cards are left there, or when the other player could go out.

    Look at the other player: cards held, {theirs}; canastas, {canastas}; the largest meld, {most}.

    You could go out, but the other player, with {theirs} cards, the largest meld {most}, is not about to. Wait: your hand still
    brings more.

    Source: 7.1.11.
    """
    here = count(view)
    return advise(WAIT, theirs=len(view.hands[here.other]), canastas=view.canastas(here.other),
                  most=max((len(meld.cards) for meld in here.theirs.values()), default=0))
