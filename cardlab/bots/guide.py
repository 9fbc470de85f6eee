"""The guided bot: it plays the advice it would give you in its seat, and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple

from ..core.game import Game
from ..core.language import translate as _
from ..core.move import Move
from ..core.rule import Advice, Tip
from ..core.sentence import fill


class Choice(NamedTuple):
    """A move, and the advice that speaks for it; no tip where none has anything to say."""

    move: Move
    tip: Tip | None = None
    advice: Advice | None = None

    @property
    def weight(self) -> float:
        """How urgent the advice is; 0 without any."""
        return self.advice.weight if self.advice else 0.0

    def general(self) -> str:
        """What is wise in general, or empty without a tip."""
        return self._said(0)

    def look(self) -> str:
        """Where to look, or empty without a tip."""
        return self._said(1)

    def why(self) -> str:
        """Why this move, now, and whether that is all that could be found out."""
        said = self._said(2) or _("No tip known here speaks for one move, so any of them will do.")
        if self.advice is None or self.advice.exact:
            return said
        return f"{said} {_('There are too many ways to look at all of them; this is the best one found.')}"

    def _said(self, paragraph: int) -> str:
        if self.tip is None or self.advice is None:
            return ""
        said = (self.tip.text, *self.tip.more)
        return fill(said[paragraph], self.advice.facts) if paragraph < len(said) else ""


_urgency = attrgetter("weight")


def choices(game: Game, view: Any, tips: Sequence[Tip] | None = None) -> list[Choice]:
    """Every legal move with its strongest advice, the most urgent first.

    Args:
        view: what the seat whose turn it is has seen.
        tips: the tips that are known; all of the sheet if None.
    """
    return sorted(_advice(game, view, tips), key=_urgency, reverse=True)


def advised(game: Game, view: Any, move: Move, tips: Sequence[Tip] | None = None) -> Choice:
    """One move with its strongest advice, also where the game would not list it."""
    known = game.tips if tips is None else tips
    return _advised(view, move, [tip for tip in known if isinstance(move, tip.on) and tip.speaks(view)])


def _advice(game: Game, view: Any, tips: Sequence[Tip] | None) -> list[Choice]:
    """Every legal move with its strongest advice, in the game's order."""
    known, about = game.tips if tips is None else tips, dict[type, list[Tip]]()
    found = []
    for move in game.legal(view):
        kind = type(move)
        if kind not in about:
            about[kind] = [tip for tip in known if issubclass(kind, tip.on) and tip.speaks(view)]
        found.append(_advised(view, move, about[kind]))
    return found


def _advised(view: Any, move: Move, about: Sequence[Tip]) -> Choice:
    """A move and the strongest advice of tips about its kind."""
    best, most = None, 0.0
    for tip in about:
        advice = tip.test(view, move)
        if advice is not None and (best is None or advice.weight > most):
            best, most = Choice(move, tip, advice), advice.weight
    return best or Choice(move)


def choose(game: Game, view: Any, rng: Random, tips: Sequence[Tip] | None = None) -> Choice:
    """The move that the guided bot plays.

    Without any advice it plays at random, but only moves of the plainest kind, the one that the game lists first.
    """
    found = _advice(game, view, tips)
    best = max(found, key=_urgency)
    if best.tip is not None:
        return best
    return rng.choice([each for each in found if type(each.move) is type(found[0].move)])


def out_of_turn(game: Game, state: Any, tips: Mapping[int, Sequence[Tip]]) -> Move | None:
    """What one of these seats that is not on turn would do, if a tip says so; `tips` are those that each seat knows."""
    for seat, known in tips.items():
        if seat == state.turn or state.phase == "over":
            continue
        view = state.view(seat)
        for each in choices(game, view, known):
            if each.tip is not None and each.move.seat(view) == seat:
                return each.move
    return None
