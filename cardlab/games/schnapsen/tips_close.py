"""Advice for closing the stock, and for the last trick before it is used up."""

from __future__ import annotations

from ...core.rule import Advice, advise, tip
from .lines import loser_points, value
from .moves import Close, DeclareAndClaim, Play
from .outlook import Outlook, closed, last_draw, strict
from .reckoning import Count, count
from .state import TARGET, VALUE, SchnapsenState

S = SchnapsenState
LAST, PRICED, FROZEN, SURE = 62.0, 70.0, 72.0, 76.0
"""How urgent: the play of the last two cards, a close that pays, one that pays more now, one that cannot fail."""


@tip(Play, Close)
def last_two_cards(view: S, move: Play | Close) -> Advice | None:
    """When two cards are left in the stock, think of closing first if you lead, and of ducking first if you answer: who
    loses this trick draws the trump that lies open.

    Look at {upcard}, and count which cards the other player can hold: {possible}.

    Hands that the other player can hold: {hands}. With best play this is worth {value} game points on average, and the
    best move {best}.

    Source: T7.
    """
    if len(view.stock) != 2 or view.strict or view.phase == "draw" or isinstance(move, DeclareAndClaim):
        return None
    here, table = count(view), last_draw(view)
    worth = closed(view).most if isinstance(move, Close) else table.mean(move)
    most = max(table.most, closed(view).most) if view.led is None else table.most
    facts = {"upcard": view.upcard, "possible": here.possible, "hands": here.hands}
    return advise(LAST + worth, value=f"{worth:+.1f}", best=f"{most:+.1f}", **facts)


@tip(Close, Play)
def close_when_sure(view: S, move: Close | Play) -> Advice | None:
    """Close when even the worst case brings you to 66: your points, your sure winners, and the least that the other
    player must add to them.

    Look at your points, {mine}, and at your best cards: {sure}.

    You have {mine} points. Hands that the other player can hold: {hands}; this wins against every one of them.

    Source: T8.
    """
    here = count(view)
    if isinstance(move, Close):
        found = closed(view)
        wins = here.mine + sure_points(here) >= TARGET or (found.exact and found.worst(found.best) > 0)
        weight = SURE + 1
    else:
        wins = _closed_by_me(here) and not isinstance(move, DeclareAndClaim) and _wins_always(strict(view), move)
        weight = SURE + 8
    return advise(weight, mine=here.mine, sure=tuple(here.sure()), hands=here.hands) if wins else None


def _closed_by_me(here: Count) -> bool:
    return here.view.closer == here.me and here.hands > 1


def _wins_always(seen: Outlook, move: Play) -> bool:
    return seen.exact and seen.worst(move) > 0


def sure_points(here: Count) -> int:
    """Points that the player to move makes after closing whatever the other player holds, by cashing sure winners."""
    view = here.view
    top = [face for face in here.trumps if all(VALUE[face] > VALUE[his] for his in here.trumps_out)]
    winners = list(top)
    if len(here.trumps_out) <= len(top):
        plain = [face for face in view.hand if face[1] != view.trump]
        winners += [face for face in plain if not set(here.beaten_by(face)) - set(here.trumps_out)]
    added = sorted(map(VALUE.__getitem__, here.possible))[: len(winners)]
    waiting = view.marriage_points(here.me) if winners and not here.mine else 0
    return sum(map(VALUE.__getitem__, winners)) + sum(added) + waiting


@tip(Close)
def close_to_freeze_the_score(view: S, move: Close) -> Advice | None:
    """Close early to freeze the other player's score: against 0 points a closed deal is worth 3, below 33 it is worth 2,
    whatever is taken later.

    Look at the other player's points, {theirs}, and at how far you are from 66 with {mine}.

    The other player has {theirs} points, so closing now is worth {prize} game points. Of the hands looked at, {looked},
    you would win against {wins}.

    Source: T9.
    """
    here, found = count(view), closed(view)
    prize = value(loser_points(view, 1 - here.me))
    if prize == 1 or found.wins(found.best) < 0.75 * found.looked or found.most <= worth_open(here):
        return None
    return advise(FROZEN + found.most, mine=here.mine, theirs=here.theirs, prize=prize, looked=found.looked,
                  wins=found.wins(found.best))


@tip(Close)
def weigh_the_price(view: S, move: Close) -> Advice | None:
    """A failed close has its price. Weigh what you win, times its chance, against what you lose, times the rest, and both
    against what an open stock would give you. Who never loses a close closes too rarely.

    Look at what a close wins and costs now: {prize} against {price}.

    Of the hands looked at, {looked}, you would win against {wins}: closing is worth {value} game points on average, and
    leaving the stock open about {open}.

    Source: T10.
    """
    here, found = count(view), closed(view)
    prize = value(loser_points(view, 1 - here.me))
    price, left = max(prize, view.house.failed_close_min), worth_open(here)
    if found.most <= left:
        return None
    return advise(PRICED + found.most, prize=prize, price=price, looked=found.looked, wins=found.wins(found.best),
                  value=f"{found.most:+.1f}", open=f"{left:+.1f}")


def worth_open(here: Count) -> float:
    """About what the deal is worth if the stock stays open."""
    return 0.8 + 0.015 * (here.mine - here.theirs)
