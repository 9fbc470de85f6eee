"""Any move that somebody can write, in any state that a deal can reach: it is refused with a sentence, or it is played."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import houses, seeds, walk

from cardlab.coach.hints import hint
from cardlab.core.cards import BACK, FACES
from cardlab.core.errors import Unreadable
from cardlab.core.game import Game
from cardlab.core.move import Move
from cardlab.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
PART = re.compile(r"JK=|[2-9TJQKA][SHDC]|JK|[0-9]+|.")
WORDS = "d t t2 t99 x k0 k1 k7 k9 n z c o e m a1: a9< s1:JK= p1 p1: p99 v1@1 v1@9 v1+2 v1+1 v9+9 w".split()
"""Words of every game and halves of words, to which cards are added."""


def odd_words(rng: Random, known: list[str]) -> list[str]:
    """Words like those of a deal with other cards, numbers and ends, and some that nobody would think of."""
    faces = [str(face) for face in FACES if face != BACK]

    def other(part: str) -> str:
        if rng.random() < 0.6:
            return part
        return rng.choice("123459") if part.isdigit() else rng.choice(faces) if len(part) == 2 else part

    changed = ["".join(other(part) for part in PART.findall(rng.choice(known))) for _each in range(40)]
    made = [rng.choice(WORDS) + ",".join(rng.choices(faces, k=rng.choice((0, 1, 1, 3, 14)))) for _each in range(20)]
    return [*WORDS, *changed, *made]


def understood(game: Game, words: list[str]) -> list[Move]:
    """The moves among some words."""
    found = []
    for word in dict.fromkeys(words):
        try:
            found.append(game.move(word))
        except Unreadable as error:
            assert str(error)
    return found


def some_states(game: Game, data: Any, seed: int) -> list[Any]:
    """States of a random deal, from its beginning, its middle and its end."""
    long = data.draw(st.sampled_from((40, 250, 4000)))
    states = list(islice(walk(game, seed, data.draw(houses(game))), long))
    return [*states[:: 1 + len(states) // 4], states[-1]]


@games
@settings(max_examples=25)
@given(data=st.data(), seed=seeds)
def test_any_word_is_refused_or_played(game: Game, data: Any, seed: int) -> None:
    rng, states = Random(seed), some_states(game, data, seed)
    known = [str(move) for state in states for move in game.candidates(state)] or ["d"]
    for state in states:
        whole = Counter(face for pile in state.piles() for face in pile)
        for move in understood(game, odd_words(rng, known)):
            assert move.say(state) and move.say(state, "Anna") and move.label(state)
            refusal = game.refusal(state, move)
            if refusal is not None:
                assert str(refusal).endswith(".") and not set("{}") & set(str(refusal)), (move, str(refusal))
                continue
            after = game.play(state, move)
            assert Counter(face for pile in after.piles() for face in pile) == whole, (state.line(), str(move))
            assert game.read(after.line()) == after, (state.line(), str(move))


@games
@settings(max_examples=10)
@given(data=st.data(), seed=seeds)
def test_every_state_and_every_pause_can_be_looked_at(game: Game, data: Any, seed: int) -> None:
    states = some_states(game, data, seed)
    pauses = [pause for state in states for move in game.legal(state) for pause in game.pauses(state, move)]
    moves = understood(game, [*WORDS, *(str(move) for state in states for move in game.candidates(state))])
    for state in (*states, *pauses):
        still = state.phase == "over" or state not in states
        for view in (state, *(state.view(seat) for seat in range(-1, state.seats))):
            assert game.layout(view) and game.tallies(view) and isinstance(game.status(view), str)
            assert isinstance(game.score(view), tuple)
            assert not still or (not game.legal(view) and hint(game, view) is None)
        assert still or hint(game, state.view(state.turn)) or game.legal(state)
        assert not still or all(game.refusal(state, move) for move in moves)
