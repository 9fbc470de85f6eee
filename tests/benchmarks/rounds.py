"""Rounds of the rummies and of Kanasta at every number of seats and under any options: does each of them end by a rule?

Run `python -m tests.benchmarks.rounds [COUNT [FIRST [GAME]]]`; 20,000 rounds if nothing is said. The seats are taken by
guided bots of any strength and by random ones. Cards are counted, moves that fit another position are tried, and every
refusal must be a whole sentence. Prints how the rounds ended; 1 if anything was wrong.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cardlab.bots import guide
from cardlab.bots import random as random_bot
from cardlab.core.game import Game
from cardlab.core.options import Options
from cardlab.core.rule import Tip
from cardlab.games import GAMES

KEYS = ("remi", "igraonica", "remik", "kanasta")
COUNT = 20_000
LONGEST = 5000
"""Moves after which a round is said not to end."""
TOLD = 2000
WILD = re.compile(r"[{}]|\bNone\b|\?\?")
RANDOM = None
"""In place of tips: a seat that plays at random."""


class Fault(AssertionError):
    """A round that did not go as it must."""


def house(game: Game, rng: Random) -> Options:
    """Any house rules; about half of them as they are by default."""
    chosen = {}
    for name in game.options.param:
        if name != "name" and rng.random() < 0.5:
            parameter = game.options.param[name]
            if hasattr(parameter, "objects"):
                chosen[name] = rng.choice(list(parameter.objects))
            else:
                chosen[name] = rng.random() < 0.5 if isinstance(parameter.default, bool) else rng.randint(*parameter.bounds)
    return game.options(**chosen).locked()


def players(game: Game, rng: Random, seats: int) -> list[Sequence[Tip] | None]:
    """The tips that each seat knows: all seats of a kind in some rounds, mixed in the others."""
    kinds = [RANDOM, (), game.tips[:3], *(each.tips for each in game.strengths)]
    return [rng.choice(kinds)] * seats if rng.random() < 0.5 else [rng.choice(kinds) for _seat in range(seats)]


def walk(seed: int, key: str = "") -> Iterator[Any]:
    """The states of one round; everything about it follows from the seed."""
    rng = Random(seed)
    game = GAMES[key or rng.choice(KEYS)]
    seats = rng.randint(*game.seats)
    options, tips = house(game, rng), players(game, rng, seats)
    state, words = game.deal(seed, options, dealer=rng.randrange(seats), seats=seats), [""]
    yield state
    while state.phase != "over":
        move = None
        if getattr(state, "discarder", None) is not None:
            guided = {seat: known for seat, known in enumerate(tips) if known is not RANDOM and seat in state.players}
            move = guide.out_of_turn(game, state, guided)
        if move is None:
            view, known = state.view(state.turn), tips[state.turn]
            move = random_bot.choose(game, view, rng) if known is RANDOM else guide.choose(game, view, rng, known)
        refused(game, state, rng.choice(words))
        words = [*words[-50:], str(move)]
        state = game.play(state, move)
        yield state


def refused(game: Game, state: Any, word: str) -> None:
    """Try a move that was made elsewhere: if it is refused, it is said why."""
    refusal = game.refusal(state, game.move(word)) if word else None
    if refusal is not None and WILD.search(str(refusal)):
        raise Fault(f"{word}: {refusal}")


def ending(seed: int, key: str = "") -> tuple[str, int]:
    """How a round ended, and after how many moves.

    Raises:
        Fault: if it did not end, or cards were lost.
    """
    moves, whole, state = -1, Counter[Any](), None
    for state in walk(seed, key):
        moves += 1
        whole = whole or Counter(state.pack())
        if moves > LONGEST:
            raise Fault(f"no end: {state.line()[:TOLD]}")
        if (state.phase == "over" or not moves % 20) and Counter(card for pile in state.piles() for card in pile) != whole:
            raise Fault(f"cards lost: {state.line()[:TOLD]}")
    assert state is not None
    return f"{state.game} {state.ending}", moves


def main(count: int = COUNT, first: int = 0, key: str = "") -> int:
    """Play, and print how the rounds ended."""
    ends, lengths, faults = Counter[str](), Counter[str](), 0
    for seed in range(first, first + count):
        try:
            name, moves = ending(seed, key)
        except Exception as fault:
            faults += 1
            print(f"seed {seed}: {type(fault).__name__}: {fault}", flush=True)
            continue
        ends[name] += 1
        lengths[name] = max(lengths[name], moves)
        if (seed + 1 - first) % 500 == 0:
            print(f"{seed + 1 - first} rounds, {faults} faults, {dict(ends)}", flush=True)
    for name, number in sorted(ends.items()):
        print(f"{name:20} {number:6} rounds, the longest of {lengths[name]} moves")
    print(f"{faults} faults in {count} rounds")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:4]))
