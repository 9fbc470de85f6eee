"""`match`: two bots against each other, over many deals."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..games import find
from . import output
from .sources import Command, add_house, add_json, number

WIDTH = 30
RANDOM = "random"


def add(command: Command) -> None:
    """Add the command."""
    match = command("match", _("let two bots play many deals, each deal once from either seat"))
    match.add_argument("game", metavar="GAME", help=_("the game"))
    match.add_argument("--one", metavar="S", required=True, help=_("the strength of one bot, or random"))
    match.add_argument("--other", metavar="S", required=True, help=_("the strength of the other bot, or random"))
    match.add_argument("--deals", metavar="N", type=number, default=100, help=_("how many packs are dealt, each twice"))
    match.add_argument("--seed", metavar="N", type=number, default=0, help=_("the same number gives the same cards"))
    add_house(match)
    form = match.add_mutually_exclusive_group()
    add_json(form)
    form.add_argument("--csv", action="store_true", help=_("print comma-separated values"))
    match.set_defaults(run=run)


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


def run(arguments: argparse.Namespace) -> int:
    """Play and print the table, also if it is interrupted on the way."""
    game = find(arguments.game)
    if arguments.deals < 1:
        raise Unreadable(_("At least one deal must be played, not {n}.").format(n=arguments.deals))
    pairs: list[Any] = []
    interrupted = False
    try:
        for pair in duels(game, arguments):
            pairs.append(pair)
            _progress(len(pairs), arguments.deals)
    except KeyboardInterrupt:
        interrupted = True
        if not pairs:
            raise
    _progress(0, arguments.deals)
    found = outcomes(pairs, arguments.one, arguments.other)
    if arguments.json:
        output.document({"game": game.key, "seed": arguments.seed, "bots": [vars(each) for each in found]})
    elif arguments.csv:
        table = csv.writer(sys.stdout, lineterminator="\n")
        table.writerow(vars(found[0]))
        table.writerows(vars(each).values() for each in found)
    else:
        show(found)
    return 130 if interrupted else 0


def duels(game: Game, arguments: argparse.Namespace) -> Iterator[Any]:
    """Play pair after pair of mirrored deals."""
    from ..bots import arena

    options = game.house_rules(arguments.preset, arguments.options)
    one, other = bot(game, arguments.one), bot(game, arguments.other)
    for each in range(arguments.deals):
        yield arena.duel(game, options, one, other, 1, arguments.seed + each)


def bot(game: Game, strength: str) -> Callable[[Game, Any, Random], Any]:
    """The bot of that strength; raises Unreadable."""
    from ..bots import guide, random

    if strength == RANDOM:
        return random.choose
    tips = game.strength(strength).tips
    return lambda game, view, rng: guide.choose(game, view, rng, tips)


def outcomes(pairs: list[Any], one: str, other: str) -> list[Outcome]:
    """Both bots' results; the errors come from the spread over the pairs."""
    from statistics import fmean

    shares = [pair.share for pair in pairs]
    gains = [pair.mean for pair in pairs]
    deals, wins = sum(pair.deals for pair in pairs), sum(pair.wins for pair in pairs)
    share, points = fmean(shares), fmean(gains)
    errors = _error(shares), _error(gains)
    return [
        Outcome(one, deals, wins, share, errors[0], points, errors[1]),
        Outcome(other, deals, deals - wins, 1 - share, errors[0], -points, errors[1]),
    ]


def show(found: list[Outcome]) -> None:
    """Print the table."""
    heads = _("bot"), _("deals"), _("wins"), _("share of wins"), _("game points per deal")
    rows = [
        (each.bot, str(each.deals), str(each.wins), f"{each.share:.3f} ± {each.share_error:.3f}",
         f"{each.points:+.3f} ± {each.points_error:.3f}")
        for each in found
    ]  # fmt: skip
    widths = [max(map(len, column)) for column in zip(heads, *rows)]
    for row in (heads, *rows):
        output.say("  ".join(f"{word:<{width}}" for word, width in zip(row, widths)).rstrip())
    output.say(_("Game points are those gained over the other bot; after ± stands the standard error."))


def _error(values: list[float]) -> float:
    from statistics import stdev

    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _progress(done: int, of: int) -> None:
    """Draw the bar on a terminal's error stream; 0 wipes it away."""
    if sys.stderr.isatty():
        bar = "#" * (WIDTH * done // of)
        sys.stderr.write(f"\r{bar:<{WIDTH}} {done}/{of}" if done else "\r\x1b[K")
        sys.stderr.flush()
