"""Counting what can happen, to compare the rules of play with known numbers (chess programmers call it perft)."""

from __future__ import annotations

from typing import Any

from .game import Game


def counts(game: Game, state: Any, depth: int) -> list[int]:
    """How many different sequences of 0, 1, ... `depth` legal moves start at a state."""
    found = [0] * (depth + 1)
    _count(game, state, 0, found)
    return found


def _count(game: Game, state: Any, ply: int, found: list[int]) -> None:
    found[ply] += 1
    if ply + 1 == len(found):
        return
    moves = game.legal(state)
    if ply + 2 == len(found):
        found[ply + 1] += len(moves)
        return
    for move in moves:
        _count(game, game.apply(state, move), ply + 1, found)
