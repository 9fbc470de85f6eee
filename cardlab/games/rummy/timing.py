"""The time limit of a turn: the rules about it, and what the table does when it is over. Clocks belong to the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from ...core.cards import Cards
from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves import Discard, Draw, Take
from .state import RummyState

S = RummyState
LATE = 50
"""Points that it costs to run out of time. Source: IG-A24."""


@dataclass(frozen=True)
class TimeUp(Move):
    """Your time is over, and your turn ends without a discard.

    {player} runs out of time, and the turn ends without a discard.

    Let the time run out
    """

    def __str__(self) -> str:
        return "z"

    @classmethod
    def read(cls, word: str) -> Self | None:
        return cls() if word == "z" else None


@rule(TimeUp)
def time_for_a_turn(state: S, move: TimeUp) -> Facts | None:
    """A table may limit the time of a turn. Seconds: {turn_seconds}. For a player who has not drawn when it is over, the
    table draws a card from the stock. Then the turn ends without a discard, and costs points.

    At this table nobody runs out of time. Take as long as you like with your cards: {hand}.

    Source: IG-A24.
    """
    return need(state.house.turn_seconds, hand=state.hand)


@rule()
def when_time_runs_out(state: S) -> Cards:
    """A table may limit the time of a turn. Seconds: {turn_seconds}. When it is over: {timeout}. Playing for you means
    drawing from the stock if you have not drawn, and discarding the card that came last.

    Source: SG-A14, SG-R32.
    """
    return state.hand[-1:] if state.house.timeout == "auto" else ()


def seconds(view: S) -> int:
    """How long a turn may take; 0 for as long as the player likes."""
    return int(view.house.turn_seconds)


def passed(view: S) -> Move | None:
    """What is played in Igraonica's Remi for somebody whose time is over."""
    return TimeUp() if view.phase in ("draw", "play") else None


def played_for(view: S) -> Move | None:
    """What is played in Remi for somebody whose time is over: a draw, then the card that came last is thrown."""
    if view.phase not in ("draw", "play") or view.house.timeout != "auto":
        return None
    if view.phase == "draw":
        return Draw() if view.stock or len(view.pile) > 1 else Take()
    kept = view.taken if view.house.forbid_return_same_discard else ()
    return Discard(next((card for card in reversed(view.hand) if card not in kept), when_time_runs_out.test(view)[0]))
