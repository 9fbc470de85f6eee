"""Advice for the play in which duties apply: the stock is used up or closed."""

from __future__ import annotations

from ...core.language import translate as _
from ...core.rule import Advice, advise, tip
from .moves import DeclareAndClaim, Play
from .outlook import Outlook, strict
from .reckoning import count
from .solver import Endgame, mask
from .state import SchnapsenState

S = SchnapsenState
SEARCHED, NAMED, DESPERATE = 80.0, 80.5, 84.0
"""How urgent searched advice is, with a name for its theme, and when little is left to hope for."""


@tip(Play)
def search_his_hand(view: S, move: Play) -> Advice | None:
    """When the stock is used up, the other player holds exactly the cards that you neither hold nor have seen played: search, do not guess. When it is closed, go through the hands that are possible.

    Look at what the other player can hold: {possible}.

    Hands that the other player can hold: {hands}; looked at: {looked}. With best play of both, {card} is worth {value} game points on average.

    Source: T12.
    """
    if not view.strict or isinstance(move, DeclareAndClaim):
        return None
    seen, here = strict(view), count(view)
    value = seen.mean(move)
    return advise(SEARCHED + value, possible=here.possible, hands=seen.possible, looked=seen.looked, card=move.card, value=f"{value:+.1f}")


@tip(Play)
def pull_trumps_or_force(view: S, move: Play) -> Advice | None:
    """With trump control, pull the other player's trumps before you cash winners in other suits. Without it, lead a suit that must be trumped, so that those trumps are used up.

    Look at the trumps: yours are {mine}, the other player can hold {theirs}.

    Trumps the other player can hold: {theirs}. {card} draws one of them out if it is there, and nothing you could lead is worth more.

    Source: T13.
    """
    here = count(view)
    if not _best(view, move) or view.led is not None or not here.trumps_out:
        return None
    pulls = move.card[1] == view.trump and len(here.trumps) >= len(here.trumps_out)
    forces = move.card[1] != view.trump and all(face[1] != move.card[1] for face in here.possible)
    if not (pulls or forces) or strict(view).most == strict(view).second:
        return None
    return advise(NAMED + 0.2 + strict(view).most, mine=here.trumps, theirs=here.trumps_out, card=move.card)


def _best(view: S, move: Play) -> bool:
    """Whether duties apply and no move promises more than this one."""
    return view.strict and not isinstance(move, DeclareAndClaim) and strict(view).mean(move) == strict(view).most
