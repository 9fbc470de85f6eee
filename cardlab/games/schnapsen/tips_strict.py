"""Advice for the play in which duties apply: the stock is used up or closed."""

from __future__ import annotations

from ...core.language import translate as _
from ...core.rule import Advice, advise, tip
from .duties import BIT, FACE, mask
from .moves import Close, DeclareAndClaim, Marry, Play
from .outlook import Outlook, closed, last_draw, signed, strict
from .reckoning import count
from .solver import BOUND, Endgame
from .state import SchnapsenState
from .tips_close import limited_most, needed

S = SchnapsenState
SEARCHED, NAMED, DESPERATE = 80.0, 80.1, 84.0
"""How urgent searched advice is, with a name for its theme, and when little is left to hope for."""


@tip(Play)
def search_his_hand(view: S, move: Play) -> Advice | None:
    """When the stock is used up, the other player holds exactly the cards that you neither hold nor have seen
    played: search, do not guess. When it is closed, go through the hands that are possible.

    Look at what the other player can hold: {possible}.

    Possible hands of the other player: {hands}, of which {looked} were tried. If both play their best, {card} is
    worth {value} game points on average.

    Source: T12.
    """
    if not view.strict or isinstance(move, DeclareAndClaim):
        return None
    seen, here = strict(view), count(view)
    value = seen.mean(move)
    facts = {"hands": seen.possible, "looked": seen.looked, "value": signed(value)}
    weight = SEARCHED + value + 0.01 * isinstance(move, Marry)
    return advise(weight, possible=here.possible, card=move.card, **facts)


@tip(Play)
def pull_trumps_or_force(view: S, move: Play) -> Advice | None:
    """With trump control, pull the other player's trumps before you play your sure winners in other suits. Without
    it, lead a suit that must be trumped, so that those trumps are used up.

    Look at the trumps: yours are {mine}, the other player can hold {theirs}.

    Trumps that the other player can hold: {theirs}. {card} draws one of them out if it is there. It is worth
    {value} game points on average, and no lead is worth more.

    Source: T13.
    """
    here = count(view)
    if view.led is not None or not here.trumps_out or not _best(view, move):
        return None
    pulls = move.card[1] == view.trump and len(here.trumps) >= len(here.trumps_out)
    forces = move.card[1] != view.trump and all(face[1] != move.card[1] for face in here.possible)
    if not (pulls or forces) or strict(view).second < -BOUND:
        return None
    most = strict(view).most
    return advise(NAMED + 0.2 + most, mine=here.trumps, theirs=here.trumps_out, card=move.card, value=signed(most))


@tip(Play)
def fight_for_the_last_trick(view: S, move: Play) -> Advice | None:
    """If nobody can reach 66, the last trick decides. Count the cards with which each side can still win a trick:
    lead low cards to use up those of the other player and keep your own, for whoever runs out first loses.

    Look at the end: which of your cards can take the last trick from {his}?

    If both play their best, nobody reaches 66 after {card}, and {last} takes the last trick for you.

    Source: T14.
    """
    if view.stock or view.led is not None or not _best(view, move) or strict(view).most != 1:
        return None
    line, reached = _line(view, move)
    if reached:
        return None
    leader, led, reply = line[-1]
    last = FACE[led if leader == 0 else reply]
    return advise(NAMED + 0.1 + 1, card=move.card, his=count(view).possible, last=last)


@tip(Play)
def throw_in_or_squeeze(view: S, move: Play) -> Advice | None:
    """Some leads win by what they force. A throw-in gives the other player the trick and with it a lead that suits
    you; a squeeze is a winner on which the other player must give up a card that was needed.

    Look at what the other player has to do next with {his}.

    {card} is {name}. It is worth {value} game points, and leads that miss it are worth {second} at most.

    Source: T15.
    """
    here = count(view)
    if view.led is not None or here.hands > 1 or not _best(view, move):
        return None
    seen = strict(view)
    if seen.most <= 0 or seen.second < -BOUND:
        return None
    name = _name_of_lead(view, move)
    if name is None:
        return None
    facts = {"value": f"{seen.most:+.0f}", "second": f"{seen.second:+.0f}"}
    return advise(NAMED + 0.3 + seen.most, his=here.possible, card=move.card, name=name, **facts)


def _name_of_lead(view: S, move: Play) -> str | None:
    line, _reached = _line(view, move)
    _who, led, reply = line[0]
    if not reply or len(line) < 2:
        return None
    if line[1][0] == 1:
        back = len(line) > 2 and line[2][0] == 0
        return _("a throw-in: the other player takes the trick and must lead to you") if back else None
    lost = FACE[reply]
    if lost[1] in (FACE[led][1], view.trump):
        return None
    return _("a squeeze: the other player must give up a card and can spare none")


@tip(Play, Close)
def play_for_the_one_chance(view: S, move: Play | Close) -> Advice | None:
    """If only few hands of the other player let you win, play as if it were one of those: against the others
    nothing helps.

    Look for a hand of the other player against which you can still win, among {possible}.

    This wins against {wins} of {looked} possible hands, and nothing else wins against more.

    Source: T16.
    """
    here = count(view)
    if isinstance(move, Close):
        found = closed(view)
        wins = _chances(found) if _hopeless(view) and _costs_no_more(view) else 0
    elif here.hands > 1 and _best(view, move):
        found = strict(view)
        wins = found.wins(move)
    else:
        return None
    if not 0 < wins <= found.looked / 2 or wins < _chances(found):
        return None
    return advise(DESPERATE + found.most / 10, possible=here.possible, looked=found.looked, wins=wins)


def _hopeless(view: S) -> bool:
    """Whether no lead wins against any hand if the last two cards are drawn."""
    return len(view.stock) == 2 and view.phase == "lead" and not _chances(last_draw(view))


def _costs_no_more(view: S) -> bool:
    """Whether closing is worth at least as much for the match as drawing the last two cards."""
    limits = needed(view)
    return limited_most(closed(view), limits) >= limited_most(last_draw(view), limits)


def _chances(found: Outlook) -> int:
    """Against how many hands the luckiest move wins."""
    return max(map(found.wins, found.values))


def _best(view: S, move: Play) -> bool:
    """Whether duties apply and no move promises more than this one."""
    return view.strict and not isinstance(move, DeclareAndClaim) and strict(view).mean(move) == strict(view).most


def _line(view: S, move: Play) -> tuple[list[tuple[int, int, int]], bool]:
    """Best play after a lead against the only hand that the other player can hold, and whether somebody reaches 66."""
    return Endgame(view).line(mask(count(view).worlds(1)[0]), BIT[move.card])
