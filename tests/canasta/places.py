"""Positions of Kanasta laid out for tests: `at("KS KH", "QS QH QC")`; you sit in seat 0 and have drawn."""

from __future__ import annotations

from typing import Any

from cardlab.core.cards import text
from cardlab.games import GAMES
from cardlab.games.canasta import positions
from cardlab.games.canasta.state import KanastaState

GAME = GAMES["kanasta"]


def at(hand: str, yours: str = "", theirs: str = "", **more: Any) -> KanastaState:
    """A position; what lies where is said as in the examples of the sheet."""
    state: KanastaState = GAME.read(positions.at(hand, yours, theirs, **more))
    return state


def drawing(hand: str, yours: str = "", theirs: str = "", **more: Any) -> KanastaState:
    """The same before you have drawn."""
    return at(hand, yours, theirs, phase="draw", **more)


def play(state: KanastaState, words: str) -> KanastaState:
    """The state after some moves."""
    for word in words.split():
        state = GAME.play(state, GAME.move(word))
    return state


def refused(state: KanastaState, word: str) -> str:
    """The name of the rule that refuses a move; empty if it is legal."""
    found = GAME.refusal(state, GAME.move(word))
    return found.rule.name if found else ""


def said(state: KanastaState, word: str) -> str:
    """What the player who tries that move is told."""
    return str(GAME.refusal(state, GAME.move(word)) or "")


def words(state: KanastaState) -> set[str]:
    """The legal moves that are offered."""
    return set(map(str, GAME.legal(state)))


def table(state: KanastaState, seat: int = 0) -> str:
    """A player's melds as text."""
    return " / ".join(text(meld.cards) for meld in state.own(seat))


def hand(state: KanastaState, seat: int = 0) -> str:
    """A hand as text."""
    return text(state.hands[seat])
