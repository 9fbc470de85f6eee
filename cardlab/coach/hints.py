"""Hints: what to look at, which cards, the move, and why; each rung says a little more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..bots.guide import Choice, choices
from ..core.cards import BACK, Card, Cards
from ..core.game import Game
from ..core.move import Move
from ..core.rule import Tip

STEPS = 3
"""The longest plan that is shown at once."""


@dataclass(frozen=True)
class Hint:
    """Advice for the player to move, in four rungs.

    Attributes:
        look: where to look.
        cards: the cards of the own hand that the advice is about.
        moves: the plan, as far as it needs nothing that is not known yet.
        sentences: the moves of the plan as sentences.
        why: the reason for the first of them.
        tip: the advice behind it.
    """

    look: str
    cards: Cards
    moves: tuple[Move, ...]
    sentences: tuple[str, ...]
    why: str
    tip: Tip


def hint(game: Game, view: Any, tips: int | None = None) -> Hint | None:
    """The best advice for the player to move, or None where no tip has anything to say."""
    if view.phase == "over" or view.eyes not in (None, view.turn) or BACK in view.hand:
        return None
    first = next(iter(choices(game, view, tips)), None)
    if first is None or first.tip is None:
        return None
    steps = _plan(game, view, first, tips)
    pointed = dict.fromkeys(face for state, move in steps for face in _cards(state, move) if face in view.hand)
    return Hint(
        look=first.look(),
        cards=tuple(pointed),
        moves=tuple(move for _state, move in steps),
        sentences=tuple(move.say(state) for state, move in steps),
        why=first.why(),
        tip=first.tip,
    )


def _plan(game: Game, view: Any, first: Choice, tips: int | None) -> list[tuple[Any, Move]]:
    """The advised move and those that follow it without new knowledge, each with the view in which it is made."""
    steps = [(view, first.move)]
    while len(steps) < STEPS:
        state, move = steps[-1]
        after = game.play(state, move)
        if after.phase == "over" or after.turn != view.turn or BACK in after.hand:
            break
        following = choices(game, after, tips)[0]
        if following.tip is None:
            break
        steps.append((after, following.move))
    return steps


def _cards(view: Any, move: Move) -> list[Card]:
    """The cards with which a move is made, also where it is not one card of the hand that is played."""
    if move.card is not None:
        return [move.card]
    return [fact for fact in move.facts(view).values() if isinstance(fact, Card)]
