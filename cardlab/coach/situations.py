"""Positions for practice: of deals that are played as a match, and of the sheet's own examples in other suits."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from ..bots import guide
from ..core.cards import SUITS
from ..core.errors import Illegal, Unreadable
from ..core.game import Game
from ..core.move import Move

RECENT, LONGEST = 60, 40
"""Moves of earlier positions that are remembered, and moves by which an example is played on."""
WISE = 0.5
"""How often a move on the way is one that the weakest guided bot would make; the others are made at random."""
SUIT = re.compile(r"(?<=[A2-9TJQK])[SHCD](?![A-Za-z])|(?<==)[SHCD](?=\s*(?:;|$))")
"""The suits in the text of a position or a move."""


@dataclass(frozen=True)
class Moment:
    """A state, and moves that were thought of shortly before."""

    state: Any
    recent: tuple[Move, ...] = ()


def of_deals(game: Game, rng: Random) -> Iterator[Moment]:
    """Positions of match after match, played with good moves and bad ones."""
    while True:
        match = game.match(game.standard, first_dealer=rng.randrange(game.seats[0]), seats=game.seats[0])
        while not match.finished:
            state = game.deal(rng.randrange(1 << 30), dealer=match.dealer, match=match)
            for moment in _played(game, state, rng):
                yield moment
            match = match.after(moment.state, game.points(moment.state))


def of_example(game: Game, name: str, rng: Random) -> Iterator[Moment]:
    """The example of an article in other suits, with what it proposes to try, and positions that come after it."""
    example = game.examples[name]
    while True:
        state, suits = _read(game, example.line, rng)
        seat = state.eyes if state.eyes in range(state.seats) else state.turn
        state = (state.view(seat) if state.eyes is None else state).fill(rng)
        tries = tuple(game.move(_renamed(word, suits)) for word in example.tries)
        yield Moment(state, tries)
        for move in tries:
            try:
                state = game.play(state, move)
            except Illegal:
                continue
            yield Moment(state, tries)
        yield from _played(game, state, rng, tries, LONGEST)


def _read(game: Game, line: str, rng: Random) -> tuple[Any, dict[str, str]]:
    """The position in other suits, and what became of each; where the colours matter they stay."""
    suits = dict(zip(SUITS, rng.sample(SUITS, len(SUITS))))
    try:
        return game.read(_renamed(line, suits)), suits
    except Unreadable:
        suits = dict(zip("SCHD", rng.sample("SC", 2) + rng.sample("HD", 2)))
        return game.read(_renamed(line, suits)), suits


def _renamed(text: str, suits: dict[str, str]) -> str:
    return SUIT.sub(lambda found: suits[found[0]], text)


def _played(game: Game, state: Any, rng: Random, recent: tuple[Move, ...] = (), most: int = 1000) -> Iterator[Moment]:
    """The positions from this one to the end of the deal, or so many of them."""
    known, thought = game.strengths[0].tips, deque(recent, maxlen=RECENT)
    for _ply in range(most):
        yield Moment(state, tuple(thought))
        if state.phase == "over":
            return
        view = state.view(state.turn)
        legal = game.legal(view)
        thought.extend(game.candidates(view))
        state = game.play(state, guide.choose(game, view, rng, known) if rng.random() < WISE else rng.choice(legal))
