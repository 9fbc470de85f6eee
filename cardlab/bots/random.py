"""The random bot: any legal move, each as likely as another."""

from __future__ import annotations

from random import Random
from typing import Any

from ..core.game import Game
from ..core.move import Move


def choose(game: Game, view: Any, rng: Random) -> Move:
    """A legal move at random, for no reason."""
    move: Move = rng.choice(game.legal(view))
    return move
