"""`match`: two bots against each other, over many deals."""

from __future__ import annotations

import argparse
import csv
import sys
from typing import TYPE_CHECKING

from ..core.language import translate as _
from ..games import find
from . import output
from .sources import Command, add_house, add_json, number

if TYPE_CHECKING:
    from ..bots.arena import Result
    from ..bots.series import Outcome


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


def run(arguments: argparse.Namespace) -> int:
    """Play and print the table, also if it is interrupted on the way."""
    from ..bots import series

    game = find(arguments.game)
    options = game.house_rules(arguments.preset, arguments.options)
    pairs: list[Result] = []
    interrupted = False
    try:
        duels = series.duels(game, options, arguments.one, arguments.other, arguments.deals, arguments.seed)
        pairs.extend(series.bar(duels, arguments.deals))
    except KeyboardInterrupt:
        interrupted = True
        if not pairs:
            raise
    found = series.outcomes(pairs, arguments.one, arguments.other)
    if arguments.json:
        output.document({"game": game.key, "seed": arguments.seed, "bots": [vars(each) for each in found]})
    elif arguments.csv:
        table = csv.writer(sys.stdout, lineterminator="\n")
        table.writerow(vars(found[0]))
        table.writerows(vars(each).values() for each in found)
    else:
        show(found)
    return 130 if interrupted else 0


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
