"""Random play, which most tests of games are about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import param
from hypothesis import strategies as st

from cardlab.core.game import Game
from cardlab.core.match import Match
from cardlab.core.options import Options
from cardlab.core.record import Record
from cardlab.games import GAMES

HOUSES = [(game, preset.key) for game in GAMES.values() for preset in game.presets]
"""Every game under each of its presets."""
NAMES = [f"{game.key}-{preset}" for game, preset in HOUSES]

MOST = 60
"""Moves after which a record is long enough."""

seeds = st.integers(0, 10**6)


def values(parameter: Any) -> st.SearchStrategy[Any]:
    """Every value that an option can have."""
    if isinstance(parameter, param.Boolean):
        return st.booleans()
    if isinstance(parameter, param.Integer):
        return st.integers(*parameter.bounds)
    return st.sampled_from(list(parameter.objects))


def houses(game: Game) -> st.SearchStrategy[Options]:
    """Any options of a game."""
    names = [name for name in game.options.param if name != "name"]
    chosen = st.fixed_dictionaries({}, optional={name: values(game.options.param[name]) for name in names})
    return chosen.map(lambda given: game.options(**given).locked())


def players(game: Game, seed: int) -> int:
    """How many play a deal: any number up to four that the game allows."""
    low, high = game.seats
    return low + seed // 2 % (min(high, 4) - low + 1)


def walk(game: Game, seed: int, options: Options | None = None) -> Iterator[Any]:
    """The states of a deal played at random, from the first to the last."""
    rng, seats = Random(seed), players(game, seed)
    state = game.deal(seed, options, dealer=seed % seats, seats=seats)
    yield state
    while moves := game.legal(state):
        state = game.play(state, rng.choice(moves))
        yield state


def record(game: Game, seed: int, options: Options | None = None, match: Match | None = None, most: int = MOST) -> Record:
    """The record of a deal played at random."""
    house, rng = options or game.standard, Random(seed)
    series = match or game.match(house, seats=players(game, seed))
    names = ("Anna", "Ben", "Cleo", "Dan")[: series.seats]
    played = Record(game, series, seed % series.seats, game.shuffled(rng, house, series.seats), names)
    while (moves := game.legal(played.state)) and len(played.entries) < most:
        played = played.add(rng.choice(moves))
    return played
