"""Many deals between bots: two strengths against each other, or deal after deal with a row about each."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, fields
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, TypeVar

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..core.options import Options
from ..core.record import Entry, Record
from ..core.rows import Rows
from . import arena, guide, random
from .arena import Bot, Result

T = TypeVar("T")
RANDOM = "random"
Asking = Callable[[Record], Any]


def match(game: Game, options: Options, one: str, other: str, number: int, seed: int) -> Rows:
    """What each of two bots has reached against the other; raises Unreadable."""
    pairs = collected(duels(game, options, one, other, number, seed), number)
    return Rows([each.name for each in fields(Outcome)], map(astuple, outcomes(pairs, one, other)))


def simulate(game: Game, options: Options, strength: str, number: int, seed: int, also: Mapping[str, Asking]) -> Rows:
    """A row about each of many deals, with what the reader asks of its record; raises Unreadable."""
    several(number)
    words = at_table(game, strength)
    bots = [bot(game, word) for word in words]
    rows = (_row(each, played(game, options, bots, seed + each), also) for each in range(number))
    points = [f"points_{seat}" for seat in range(len(words))]
    return Rows(["deal", "dealer", "moves", "turns", "winner", *points, "decided", *also], collected(rows, number))


@dataclass(frozen=True)
class Outcome:
    """What one bot has reached, with standard errors over pairs of deals."""

    bot: str
    deals: int
    wins: int
    share: float
    share_error: float
    points: float
    points_error: float


def bot(game: Game, strength: str) -> Bot:
    """The bot of that strength; raises Unreadable."""
    if strength == RANDOM:
        return random.choose
    tips = game.strength(strength).tips
    return lambda game, view, rng: guide.choose(game, view, rng, tips)


def duels(game: Game, options: Options, one: str, other: str, deals: int, seed: int) -> Iterator[Result]:
    """Play pair after pair of mirrored deals; raises Unreadable before the first."""
    several(deals)
    bots = bot(game, one), bot(game, other)
    return (arena.duel(game, options, *bots, 1, seed + each) for each in range(deals))


def outcomes(pairs: list[Result], one: str, other: str) -> list[Outcome]:
    """Both bots' results; the errors come from the spread over the pairs."""
    shares, gains = [pair.share for pair in pairs], [pair.mean for pair in pairs]
    deals, wins = sum(pair.deals for pair in pairs), sum(pair.wins for pair in pairs)
    share, points = fmean(shares), fmean(gains)
    errors = _error(shares), _error(gains)
    return [
        Outcome(one, deals, wins, share, errors[0], points, errors[1]),
        Outcome(other, deals, deals - wins, 1 - share, errors[0], -points, errors[1]),
    ]


def at_table(game: Game, strength: str) -> list[str]:
    """The strength of each player: one for as few as can play, the weakest if none is named, or one for each; raises Unreadable."""
    words, (low, high) = strength.split() or [game.strengths[0].key], game.seats
    if len(words) == 1:
        return words * low
    if not low <= len(words) <= high:
        raise Unreadable(_("{n} strengths were named: expected one for all players, or {low} to {high}.").format(
            n=len(words), low=low, high=high))
    return words


def played(game: Game, options: Options, bots: list[Bot], seed: int) -> Record:
    """The record of one deal, one bot in each seat; the seats deal in turn."""
    rng, seats = Random(seed), len(bots)
    pack = game.shuffled(rng, options, seats)
    record = Record(game, game.match(options, seats=seats), seed % seats, pack)
    states, entries = [record.start], list[Entry]()
    while states[-1].phase != "over":
        state = states[-1]
        move = bots[state.turn](game, state.view(state.turn), rng)
        entries.append(Entry(str(move)))
        states.append(game.apply(state, move))
    return Record(game, record.match, record.dealer, pack, entries=tuple(entries), _replayed=states)


def bar(each: Iterable[T], of: int) -> Iterator[T]:
    """The same things, with a progress bar where somebody sees it; in a notebook what goes to stderr looks like an error."""
    from tqdm import tqdm

    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    notebook = hasattr(shell, "kernel")
    seen = notebook or sys.stderr.isatty()
    return iter(tqdm(each, total=of, leave=False, disable=not seen, file=sys.stdout if notebook else sys.stderr))


def collected(each: Iterable[T], of: int) -> list[T]:
    """All of them; whoever interrupts keeps what there is."""
    found: list[T] = []
    try:
        found.extend(bar(each, of))
    except KeyboardInterrupt:
        if not found:
            raise
    return found


def several(number: int) -> None:
    """Raise Unreadable unless at least one deal is to be played."""
    if not isinstance(number, int) or number < 1:
        raise Unreadable(_("At least one deal must be played, not {n}.").format(n=number))


def _row(number: int, record: Record, also: Mapping[str, Asking]) -> tuple[Any, ...]:
    game, state = record.game, record.state
    points = game.points(state)
    merit = game.match.of(state).merit(points)
    best = [seat for seat in range(state.seats) if merit[seat] == max(merit)]
    turns = 1 + sum(one.turn != other.turn for one, other in zip(record.states, record.states[1:]))
    decided = dict.fromkeys(line.rule.name for line in game.score(state) if line.unit == "game" and line.rule)
    winner = best[0] if len(best) == 1 else None
    return (number + 1, record.dealer, len(record.entries), turns, winner, *points, " ".join(decided),
            *(ask(record) for ask in also.values()))


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
