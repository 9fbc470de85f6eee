"""The random bot: any legal move, each as likely as another."""

from __future__ import annotations

from random import Random
from typing import Any

from ..core.game import Game
from .guide import Choice


def choose(game: Game, view: Any, rng: Random) -> Choice:
    """A legal move at random, for no reason."""
    return Choice(rng.choice(game.legal(view)))
