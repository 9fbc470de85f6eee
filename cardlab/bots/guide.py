"""The guided bot: it plays the advice it would give you in its seat, and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple

from ..core.cards import Card
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
    known = _Known(game, view, tips)
    return sorted((_advised(view, move, known[type(move)]) for move in game.legal(view)), key=_urgency, reverse=True)


def advised(game: Game, view: Any, move: Move, tips: Sequence[Tip] | None = None) -> Choice:
    """One move with its strongest advice, also where the game would not list it."""
    return _advised(view, move, _Known(game, view, tips)[type(move)])


def _advised(view: Any, move: Move, known: Sequence[tuple[Tip, Card | bool]]) -> Choice:
    """A move and the strongest advice of tips about its kind."""
    best, most = Choice(move), 0.0
    for tip, about in known:
        advice = tip.test(view, move) if about is True or about == move.card else None
        if advice is not None and advice.weight > most:
            best, most = Choice(move, tip, advice), advice.weight
    return best


def choose(game: Game, view: Any, rng: Random, tips: Sequence[Tip] | None = None) -> Move:
    """The move that the guided bot plays: the one with the strongest advice.

    Without any advice it plays at random, but only moves of the plainest kind, the one that the game lists first.
    """
    legal: list[Move] = game.legal(view)
    if len(legal) == 1:
        return legal[0]
    known, best, most = _Known(game, view, tips), None, 0.0
    for move in legal:
        for tip, about in known[type(move)]:
            if about is True or about == move.card:
                advice = tip.test(view, move)
                if advice is not None and advice.weight > most:
                    best, most = move, advice.weight
    return best or rng.choice([each for each in legal if type(each) is type(legal[0])])


class _Known(dict[type, Sequence[tuple[Tip, Card | bool]]]):
    """The tips that can speak of each kind of move in a view, and the card that they are about, looked for when they are asked for."""

    def __init__(self, game: Game, view: Any, tips: Sequence[Tip] | None) -> None:
        self.view, self.tips = view, game.tips if tips is None else tips

    def __missing__(self, kind: type) -> Sequence[tuple[Tip, Card | bool]]:
        found = [(tip, tip.about(self.view)) for tip in self.tips if issubclass(kind, tip.on)]
        self[kind] = found = [each for each in found if each[1]]
        return found


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
