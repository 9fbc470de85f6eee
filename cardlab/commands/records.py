"""`replay` and `score`: records read again."""

from __future__ import annotations

import argparse
from typing import Any

from ..core.language import translate as _
from ..core.match import Player
from ..core.record import Record
from . import output, words
from .sources import Command, add_json, found, read_text


def add(command: Command) -> None:
    """Add the commands."""
    for name, text, run in (
        ("replay", _("print every move of a record with its sentence and the line after it"), run_replay),
        ("score", _("print the score of a record line by line"), run_score),
    ):
        parser = command(name, text)
        parser.add_argument("file", metavar="FILE", help=_("a file with a record, or - for standard input"))
        add_json(parser)
        parser.set_defaults(run=run)


def players(record: Record) -> Player:
    """How the players of a record are called: whoever is named “You” is addressed as you."""

    def player(seat: int) -> str | None:
        if seat >= len(record.names):
            return _("Player {n}").format(n=seat + 1)
        return None if record.names[seat] in ("You", _("You")) else record.names[seat]

    return player


def run_replay(arguments: argparse.Namespace) -> int:
    """Print a record move by move."""
    record = found(read_text(arguments.file))
    player = players(record)
    rows = [
        {
            "ply": ply,
            "seat": move.seat(before),
            "move": str(move),
            "mark": entry.mark,
            "comment": entry.comment,
            "sentence": record.game.told(before, move, after, player),
            "line": after.line(),
        }
        for ply, (entry, move, before, after) in enumerate(
            zip(record.entries, record.moves, record.states, record.states[1:]), 1
        )
    ]
    if arguments.json:
        output.document(
            {"game": record.game.key, "names": list(record.names), "start": record.start.line(), "moves": rows}
        )
        return 0
    output.say(record.start.line())
    for row in rows:
        remark = " ".join(str(row[part]) for part in ("mark", "comment") if row[part])
        output.say(f"{row['ply']}. {row['move']}: {row['sentence']}" + (f" {remark}" if remark else ""))
        output.say(f"   {row['line']}")
    return 0


def run_score(arguments: argparse.Namespace) -> int:
    """Print the score of a record."""
    record = found(read_text(arguments.file))
    game, state, player = record.game, record.state, players(record)
    if arguments.json:
        output.document(_score(record, player))
        return 0
    for line in words.score(game.score(state), player):
        output.say(line)
    for line in words.result(game, state, player):
        output.say(line)
    if state.phase != "over":
        output.say(_("The deal is not over yet."))
    else:
        match = record.match.after(state, game.points(state))
        for line in (*match.news(player), *match.tally(player)):
            output.say(line)
    return 0


def _score(record: Record, player: Player) -> dict[str, Any]:
    state = record.state
    lines = [
        {
            "seat": each.seat,
            "player": words.called(player, each.seat),
            "unit": each.unit,
            "points": each.points,
            "title": each.title,
            "note": each.note,
            "cards": list(map(str, each.cards)),
            "rule": each.rule and each.rule.name,
        }
        for each in record.game.score(state)
    ]
    totals = {
        unit: [
            sum(int(str(each["points"])) for each in lines if each["unit"] == unit and each["seat"] == seat)
            for seat in range(state.seats)
        ]
        for unit in ("card", "game")
    }
    return {"game": record.game.key, "over": state.phase == "over", "lines": lines, "totals": totals}
