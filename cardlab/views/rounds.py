"""The score of a round among several players: what is left in the hands, what it counts, and the totals by round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import score
from ..core.language import language
from ..core.language import translate as _
from ..core.score import Line
from ..table import Table
from .links import link
from .melding import pointed
from .panels import do
from .words import labels

Json = dict[str, Any]
Name = Callable[[int], str]


def round_scene(table: Table, me: int, name: Name) -> Json:
    """The score page of a finished round, as the reader in seat `me` sees it."""
    game, state = table.game, table.state
    order = [me, *(seat for seat in range(state.seats) if seat != me)]
    lines = game.score(state)
    news = table.match.news(lambda seat: table.player(seat, me))
    title = _title(table, me, name)
    return {
        "kind": "score", "lang": language.get(), "locale": language.get(), "labels": labels(),
        "heading": _("{game} · score of round {n}").format(game=game.title, n=len(table.records)),
        "title": title,
        "lead": _("Above every card that was still held stands what it counts."),
        "heads": [_("What happened"), *(name(seat) for seat in order)],
        "rows": _rows(table, lines, order, name),
        "totals": [_("This round"), *(_signed(score.total(lines, "game", seat)) for seat in order)],
        "worth": None,
        "match": {"rows": _totals(table, order, name), "notes": [*news, *table.match.tally(lambda seat: table.player(seat, me))]},
        "rounds": _by_round(table, order, name),
        "actions": _actions(table, me),
        "panels": [],
        "say": [title, *news],
    }


def history(table: Table) -> list[tuple[int, ...]]:
    """The totals of the running match after each of its rounds; of one just decided, up to its last round."""
    match, found = table.match, []
    for count in range(len(match.results), 0, -1):
        part = type(match)(match.options, match.results[:count], match.first_dealer, match.seats)
        if found and getattr(part, "finished", False):
            break
        found.append(part.before_and_after[1])
    return found[::-1]


def _title(table: Table, me: int, name: Name) -> str:
    melding = table.game.melding
    winner = melding.winner(table.state) if melding else None
    if winner is None:
        return _("Nobody has gone out in this round")
    return _("You have won this round") if winner == me else _("{player} has won this round").format(player=name(winner))


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"


def _rows(table: Table, lines: score.Score, order: list[int], name: Name) -> list[Json]:
    made, sums = [], dict.fromkeys(order, 0)
    for line in sorted((each for each in lines if each.unit == "card"), key=lambda each: each.at):
        sums[line.seat] += line.points
        made.append({
            "cards": _faces(table, line), "title": f"{name(line.seat)}: {line.title}", "note": line.note,
            "points": [_signed(line.points) if seat == line.seat else "" for seat in order],
            "sums": [_("makes {n}").format(n=_signed(sums[seat])) if seat == line.seat else "" for seat in order],
        })
    return made


def _faces(table: Table, line: Line) -> list[Any]:
    """The cards of a line; those of a hand with what they count above them."""
    melding, hand = table.game.melding, table.state.hands[line.seat]
    if melding and line.cards and line.cards == hand:
        return pointed(hand, melding.worths(table.state, line.seat))
    return [str(face) for face in line.cards]


def _totals(table: Table, order: list[int], name: Name) -> list[Json]:
    before, after = table.match.before_and_after
    return [{"name": name(seat), "of": 0, "total": str(after[seat]),
             "spoken": _("from {was} to {now}").format(was=before[seat], now=after[seat])} for seat in order]


def _by_round(table: Table, order: list[int], name: Name) -> Json | None:
    totals = history(table)
    if len(totals) < 2:
        return None
    heads = [_("After round"), *(name(seat) for seat in order)]
    return {"title": _("Totals by round"), "heads": heads,
            "rows": [[str(at), *(str(row[seat]) for seat in order)] for at, row in enumerate(totals, 1)]}


def _actions(table: Table, me: int) -> list[Json]:
    finished, melding = getattr(table.match, "finished", False), table.game.melding
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
