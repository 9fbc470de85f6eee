"""Random rounds of the rummies with every number of players: cards are kept, knocks are tried, and a rule ends the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import houses

from cardlab.core.game import Game
from cardlab.core.options import Options
from cardlab.games import GAMES

KEYS = ("remi", "igraonica", "remik")


def walk(game: Game, house: Options, seats: int, seed: int) -> Iterator[Any]:
    """The states of a random round, in which the others knock now and then."""
    rng = Random(seed)
    state = game.deal(seed, house, dealer=seed % seats, seats=seats)
    yield state
    while moves := game.legal(state):
        if state.phase == "draw" and state.discarder is not None and rng.random() < 0.3:
            others = (game.legal(state.view(seat)) for seat in range(seats) if seat != state.turn)
            moves = next(filter(None, others), moves)
        state = game.play(state, rng.choice(moves))
        yield state


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in KEYS for seats in range(2, GAMES[key].seats[1] + 1)])
@settings(max_examples=2)
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_round_ends_by_a_rule_and_loses_no_card(key: str, seats: int, data: Any, seed: int) -> None:
    game = GAMES[key]
    house = data.draw(houses(game))
    whole, state = Counter(game.pack(house, seats)), None
    for at, state in enumerate(walk(game, house, seats, seed)):
        if not at % 20:
            assert Counter(card for pile in state.piles() for card in pile) == whole
    assert state.phase == "over" and state.ending in ("out", "stock", "stuck")
    assert (state.winner is not None) == (state.ending == "out")
    assert Counter(card for pile in state.piles() for card in pile) == whole


@pytest.mark.parametrize("key", KEYS)
def test_a_knock_is_offered_to_those_who_may(key: str) -> None:
    found = set()
    for seed in range(4):
        for state in walk(GAMES[key], GAMES[key].standard, min(4, GAMES[key].seats[1]), seed):
            found |= {str(move) for seat in range(state.seats) if seat != state.turn for move in GAMES[key].legal(state.view(seat))}
    assert bool(found) == (key == "remi") and all(word[0] == "k" for word in found)
