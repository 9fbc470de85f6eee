"""Positions of the rummies laid out for tests: `at("remi", "KS 4D", "7C 8C 9C")`; you sit in seat 0 and have drawn."""

from __future__ import annotations

from typing import Any

from cardlab.core.cards import cards
from cardlab.games import GAMES
from cardlab.games.rummy.positions import placing
from cardlab.games.rummy.state import RummyState

PLACES = {key: placing(GAMES[key].state, GAMES[key].options) for key in ("remi", "igraonica", "remik")}  # type: ignore[arg-type]


def at(key: str, hand: str, melds: str = "", **more: Any) -> RummyState:
    """A position of a game."""
    state: RummyState = GAMES[key].read(PLACES[key](hand, melds, **more))
    return state


def play(state: RummyState, words: str) -> RummyState:
    """The state after some moves."""
    game = GAMES[state.game]
    for word in words.split():
        state = game.play(state, game.move(word))
    return state


def refused(state: RummyState, word: str) -> str:
    """The name of the rule that refuses a move; empty if it is legal."""
    game = GAMES[state.game]
    found = game.refusal(state, game.move(word))
    return found.rule.name if found else ""


def table(state: RummyState) -> str:
    """The melds on the table as text."""
    return " / ".join(" ".join(map(str, meld)) for meld in state.melds)


def hand(state: RummyState, seat: int = 0) -> str:
    """A hand as text."""
    return " ".join(map(str, state.hands[seat]))


def faces(words: str) -> Any:
    """Cards."""
    return cards(words)
