"""Advice for closing the stock, and for the last trick before it is used up."""

from __future__ import annotations

from statistics import fmean

from ...core.rule import Advice, advise, tip
from .lines import loser_points, value
from .moves import Close, DeclareAndClaim, Play
from .outlook import ENOUGH, Outlook, closed, last_draw, signed, strict
from .plan import Plan
from .reckoning import Count, count
from .solver import BOUND, Endgame
from .state import TARGET, VALUE, SchnapsenState
from .tips_open import declare_marriages, lead_low

S = SchnapsenState
LAST, PRICED, FROZEN, SURE, PROVEN = 62.0, 70.0, 72.0, 77.0, 84.0
"""How urgent: the play of the last two cards, a close that pays, one that pays more now, one that cannot
fail, and the play that keeps it so."""


SPARE = 4
"""Fewer points than this to spare, all tricks won, were never enough to close in the deals that the bot played."""


@tip(Play, Close)
def last_two_cards(view: S, move: Play | Close) -> Advice | None:
    """When two cards are left in the stock, think of closing first if you lead, and of letting the trick go if you
    answer: who loses this trick draws the trump that lies open.

    Look at {upcard}, and count which cards the other player can hold: {possible}.

    Possible hands of the other player: {hands}. If both play their best, this is worth {value} game points on
    average, and the best move {best}.

    Source: T7.
    """
    if len(view.stock) != 2 or view.strict or view.phase == "draw" or isinstance(move, DeclareAndClaim):
        return None
    here, table = count(view), last_draw(view)
    worth = closed(view).most if isinstance(move, Close) else table.mean(move)
    most = max(table.most, closed(view).most) if view.led is None else table.most
    facts = {"upcard": view.upcard, "possible": here.possible, "hands": here.hands}
    cheap = VALUE[move.card] / 1000 if isinstance(move, Play) and view.led is not None else 0.0
    return advise(LAST + worth - cheap, value=signed(worth), best=signed(most), **facts)


@tip(Close, Play)
def close_when_sure(view: S, move: Close | Play) -> Advice | None:
    """Close when even the worst case brings you to 66: your points, your sure winners, and the least that the other
    player must add to them.

    Look at your points, {mine}, and at your highest cards: {highest}. The other player's hand is worth {average}
    points on average.

    Possible hands of the other player: {hands}. You have {mine} points, sure winners bring at least {sure}, and from
    here one plan wins against all of those hands.

    Source: T8.
    """
    here = count(view)
    sure = sure_points(here) if view.led is None else 0
    if isinstance(move, Close):
        few = here.hands <= ENOUGH
        wins = here.mine + sure >= TARGET or (few and has_plan(here, closed(view), True))
        weight = SURE
    else:
        mine = view.closer == here.me and here.hands > 1 and not isinstance(move, DeclareAndClaim)
        wins = mine and has_plan(here, strict(view), False, move)
        weight = PROVEN
    highest = tuple(sorted(view.hand, key=VALUE.__getitem__, reverse=True)[:3])
    facts = {"average": f"{here.average:.1f}", "sure": sure, "hands": here.hands}
    return advise(weight, mine=here.mine, highest=highest, **facts) if wins else None


def has_plan(here: Count, seen: Outlook, closing: bool, move: Play | None = None) -> bool:
    """Whether that move, or any, begins a plan that wins against every hand that the other player can hold."""
    moves = [each for each in seen.values if move in (None, each) and seen.worst(each) > 0] if seen.exact else []
    plan = Plan(Endgame(here.view, closing), here.worlds(seen.looked)) if moves else None
    return plan is not None and any(map(plan.wins, moves))


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


def out_of_reach(here: Count) -> bool:
    """Whether 66 is too far to think of closing: with every trick and what the other player adds to them on average."""
    view = here.view
    pairs = sum(map(view.worth_of_marriage, here.pairs)) // 2
    added = len(view.hand) * here.points_out / len(here.unseen)
    return here.mine + pairs + sum(map(VALUE.__getitem__, view.hand)) + added < TARGET + SPARE


@tip(Close)
def close_to_freeze_the_score(view: S, move: Close) -> Advice | None:
    """Close early to freeze the other player's score: against 0 points a closed deal is worth 3, below 33 it is
    worth 2, whatever is taken later.

    Look at the other player's points, {theirs}, and at how far you are from 66 with {mine}.

    The other player has {theirs} points, so closing now is worth {prize} game points. You would win against {wins}
    of {looked} possible hands.

    Source: T9.
    """
    here = count(view)
    if out_of_reach(here):
        return None
    found, prize = closed(view), value(loser_points(view, 1 - here.me))
    if prize == 1 or found.wins(found.best) < 0.75 * found.looked or found.most <= worth_open(here):
        return None
    return advise(FROZEN + found.most, mine=here.mine, theirs=here.theirs, prize=prize, looked=found.looked,
                  wins=found.wins(found.best))


@tip(Close)
def weigh_the_price(view: S, move: Close) -> Advice | None:
    """A failed close has its price. Weigh what you win, times its chance, against what you lose, times the rest,
    and both against what an open stock would give you. Who never loses a close closes too rarely.

    Look at the price of closing the stock now, in game points: {prize} to win, {price} to lose.

    You would win against {wins} of {looked} possible hands. Closing is worth {value} game points on average, and
    leaving the stock open about {open}.

    Source: T10.
    """
    here = count(view)
    if out_of_reach(here):
        return None
    found, prize = closed(view), value(loser_points(view, 1 - here.me))
    price, left = max(prize, view.house.failed_close_min), worth_open(here)
    if found.most <= left:
        return None
    return advise(PRICED + found.most, prize=prize, price=price, looked=found.looked, wins=found.wins(found.best),
                  value=signed(found.most), open=signed(left))


@tip(Close, Play)
def mind_the_match(view: S, move: Close | Play) -> Advice | None:
    """The match score changes the price. What goes beyond the end of the match counts for nothing: against a player
    who needs 1 or 2 game points a failed close costs no more than that, and if you need 1 the surest single point
    is best.

    Look at the match score. Game points still needed: yours {need}, the other player's {theirs}.

    Game points still needed: yours {need}, the other player's {theirs}. Counting no more than that, closing is
    worth {value} game points on average, and leaving the stock open about {open}.

    Source: T11.
    """
    if view.closer is not None or not view.stock or view.led is not None or isinstance(move, DeclareAndClaim):
        return None
    limits = needed(view)
    here = count(view)
    if min(limits) > BOUND - 1 or len(view.stock) < view.house.close_min_stock or out_of_reach(here):
        return None
    found = closed(view)
    closes, opens = limited_most(found, limits), worth_open(here, limits)
    if (closes > opens) == (found.most > worth_open(here)) or isinstance(move, Close) != (closes > opens):
        return None
    weight = PRICED if isinstance(move, Close) else FROZEN + BOUND + _quiet(view, move) / 100
    return advise(weight + closes, need=limits[0], theirs=limits[1], value=signed(closes), open=signed(opens))


def needed(view: S) -> tuple[int, int]:
    """The game points that the player to move and the other player need to win the match."""
    house, me = view.house, view.turn
    left = view.standing if house.count == "down" else tuple(house.match_target - won for won in view.standing)
    return left[me], left[1 - me]


def limited(points: float, limits: tuple[int, int]) -> float:
    """Game points, as far as they matter for the match."""
    return max(-limits[1], min(limits[0], points))


def limited_most(found: Outlook, limits: tuple[int, int]) -> float:
    """What the best move is worth on average if no more counts than is needed."""
    return max(fmean(limited(each, limits) for each in values) for values in found.values.values())


def _quiet(view: S, move: Play) -> float:
    """How good the lead is if the stock stays open."""
    if len(view.stock) == 2:
        return last_draw(view).mean(move)
    return max((each.weight for each in (lead_low(view, move), declare_marriages(view, move)) if each), default=0.0)


def worth_open(here: Count, limits: tuple[int, int] = (BOUND, BOUND)) -> float:
    """About what the deal is worth if the stock stays open, by the trumps and points of both.

    With two cards left it is searched. The numbers for more were fitted to positions that the bot played on from.
    """
    view = here.view
    if len(view.stock) == 2 and view.phase == "lead":
        return limited_most(last_draw(view), limits)
    hand = sum(VALUE[face] for face in view.hand) + sum(map(view.worth_of_marriage, here.pairs)) / 2
    guess = 0.7 * len(here.trumps) + 0.027 * hand + 0.03 * here.mine - 0.024 * here.theirs - 1.6
    return limited(guess, limits)
