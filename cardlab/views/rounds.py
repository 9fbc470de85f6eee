"""The score of a round among several players: what is left in the hands, what it counts, and the totals by round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..core import score
from ..core.language import language
from ..core.language import translate as _
from ..core.score import Line
from ..table import Table
from .links import link
from .melding import pointed
from .panels import do
from .words import labels, number, signed

Json = dict[str, Any]
Name = Callable[[int], str]
CROWD = 4
"""Players up to whom each has a column of their own."""


def round_scene(table: Table, me: int, name: Name) -> Json:
    """The score page of a finished round, as the reader in seat `me` sees it."""
    game, state = table.game, table.state
    assert game.melding
    order = [me, *(seat for seat in range(state.seats) if seat != me)]
    lines = game.score(state)
    news = table.match.news(lambda seat: table.player(seat, me))
    title = game.melding.ended(state, lambda seat: table.player(seat, me))
    crowd = len(order) > CROWD
    return {
        "kind": "score", "lang": language.get(), "locale": language.get(), "labels": labels(),
        "heading": _("{game} · score of round {n}").format(game=game.title, n=len(table.records)),
        "title": title,
        "lead": " ".join(news) or _("What a card counts stands above it."),
        "heads": [_("What happened"), *([_("Points")] if crowd else map(name, order))],
        "rows": _rows(table, lines, order, name),
        "totals": None if crowd else [_("This round"), *(signed(score.total(lines, "game", seat)) for seat in order)],
        "worth": None,
        "match": _totals(table, lines, order, name),
        "rounds": _by_round(table, order, name),
        "actions": _actions(table, me),
        "panels": [],
        "say": [title, *news],
    }


def history(table: Table) -> list[tuple[int, ...]]:
    """The totals of the running match after each of its rounds; of one just decided, up to its last round."""
    match, found = table.match, []
    for count in range(len(match.results), 0, -1):
        part = replace(match, results=match.results[:count])
        if found and part.finished:
            break
        found.append(part.before_and_after[1])
    return found[::-1]


def _rows(table: Table, lines: score.Score, order: list[int], name: Name) -> list[Json]:
    """A line for everything that counted; among many players only one column, since each line concerns one of them."""
    made, sums = [], dict.fromkeys(order, 0)
    for line in (each for each in score.told(lines) if each.unit == "card"):
        sums[line.seat] += line.points
        columns = [line.seat] if len(order) > CROWD else order
        makes = _("makes {n}").format(n=signed(sums[line.seat]))
        made.append({
            "title": f"{name(line.seat)}: {line.title}", **_shown(line, order[0], name),
            "points": [signed(line.points) if seat == line.seat else "" for seat in columns],
            "sums": [makes if seat == line.seat else "" for seat in columns],
        })
    return made


def _shown(line: Line, me: int, name: Name) -> Json:
    """The cards of a line, with what each counts above it; of a hand that was still held, whose it was."""
    if not line.worths:
        return {"cards": [str(face) for face in line.cards], "note": line.note}
    note = ""
    if line.holder not in (None, line.seat):
        note = _("Your hand") if line.holder == me else _("The hand of {player}").format(player=name(line.holder))
    return {"cards": pointed(line.cards, line.worths), "note": note}


def _totals(table: Table, lines: score.Score, order: list[int], name: Name) -> Json:
    """What the round has made of every player's total, and who is out of the match."""
    match, melding = table.match, table.game.melding
    before, after = match.before_and_after
    out = melding.dropped(match) if melding else ()
    heading, cells = match.ahead() or ("", ())
    of = _("of {n}").format(n=number(match.target)) if match.target else ""
    return {
        "heads": [_("Player"), _("Before"), _("This round"), _("Total"), *([heading] if cells else [])],
        "rows": [{"name": name(seat), "out": seat in out, "total": number(after[seat]), "of": of,
                  "cells": [number(before[seat]), signed(score.total(lines, "game", seat))],
                  "ahead": cells[seat] if cells else ""} for seat in order],
        "notes": match.tally(lambda seat: table.player(seat, order[0])),
    }


def _by_round(table: Table, order: list[int], name: Name) -> Json | None:
    totals = history(table)
    if len(totals) < 2:
        return None
    return {
        "title": _("Totals by round"), "heads": [_("After round"), *map(name, order)],
        "rows": [[str(at), *(number(row[seat]) for seat in order)] for at, row in enumerate(totals, 1)],
    }


def _actions(table: Table, me: int) -> list[Json]:
    finished, melding = table.match.finished, table.game.melding
    out = melding is not None and me in melding.out(table.match)
    made = [do("continue", _("New match") if finished else _("Watch the next round") if out else _("Continue"), main=not out)]
    if out or finished:
        made.append({"label": _("Leave"), "href": "./", "main": out})
    return [
        *made, do("table", _("Back to the table"), plain=True),
        {"label": _("Step through the round"), "plain": True,
         "href": link("study", t=table.token, deal=len(table.records))},
        do("record", _("Save the round as text"), plain=True),
    ]
