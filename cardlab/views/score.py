"""The score of a finished deal, built line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import score
from ..core.language import language, plural
from ..core.language import translate as _
from ..table import Table
from .links import link, rule_link
from .panels import do
from .rounds import round_scene
from .words import labels

Json = dict[str, Any]


def score_scene(table: Table, me: int, name: Callable[[int], str]) -> Json:
    """The score page of the table's finished deal, as the reader in seat `me` sees it."""
    if table.game.melding:
        return round_scene(table, me, name)
    game, state = table.game, table.state
    order = [me, *(seat for seat in range(state.seats) if seat != me)]
    lines = game.score(state)
    worth = next(line for line in lines if line.unit == "game")
    news = table.match.news(lambda seat: table.player(seat, me))
    verdict = _verdict(table, me, name, worth.points, news)
    return {
        "kind": "score",
        "lang": language.get(),
        "locale": language.get(),
        "labels": labels(),
        "heading": _("{game} · score of deal {n}").format(game=game.title, n=len(table.records)),
        **verdict,
        "heads": [_("What happened"), *(name(seat) for seat in order)],
        "rows": _rows(lines, order),
        "totals": [_("Together"), *(str(score.total(lines, "card", seat)) for seat in order)],
        "worth": {
            "title": worth.title,
            "note": worth.note,
            "rule": rule_link(game, worth.rule, state.options) if worth.rule else None,
            "items": [{"points": str(points), "text": why, "true": true} for points, why, true in game.worth(state)],
        },
        "match": _match(table, order, name),
        "actions": [
            do("continue", _("New match") if news else _("Continue"), main=True),
            do("table", _("Back to the table"), plain=True),
            {"label": _("Step through the deal"), "href": link("study", t=table.token, deal=len(table.records)), "plain": True},
            do("record", _("Save the deal as text"), plain=True),
        ],
        "panels": [],
        "say": [verdict["title"], *([verdict["lead"]] if news else [])],
    }


def _verdict(table: Table, me: int, name: Callable[[int], str], points: int, news: list[str]) -> Json:
    """How the deal has ended, or the match if it has decided that too."""
    winner = table.game.points(table.state)[me] > 0
    if winner:
        title = plural("You won this deal: {n} game point", "You won this deal: {n} game points", points)
    else:
        title = plural("You lost this deal: {n} game point for {player}", "You lost this deal: {n} game points for {player}", points)
    other = next(name(seat) for seat in range(len(table.names)) if seat != me)
    deal = title.format(n=points, player=other)
    if news:
        whole = _("You won the match") if winner else _("{player} won the match").format(player=other)
        return {"title": whole, "lead": " ".join([deal + ".", *news])}
    return {"title": deal, "lead": _("Every point is in a line below.")}


def _rows(lines: score.Score, order: list[int]) -> list[Json]:
    made, sums = [], dict.fromkeys(order, 0)
    for line in (each for each in score.told(lines) if each.unit == "card"):
        sums[line.seat] += line.points
        made.append({
            "cards": [str(face) for face in line.cards],
            "title": line.title,
            "note": line.note,
            "points": [f"+{line.points}" if seat == line.seat else "" for seat in order],
            "sums": [_("makes {n}").format(n=sums[seat]) if seat == line.seat else "" for seat in order],
        })
    return made


def _match(table: Table, order: list[int], name: Callable[[int], str]) -> Json:
    before, after = table.match.before_and_after
    rows = []
    for tally in sorted(table.game.tallies(table.state), key=lambda each: order.index(each.seat)):
        was, now = before[tally.seat], after[tally.seat]
        left, had = (tally.left, tally.of)
        steps = abs(now - was)
        rows.append({
            "name": name(tally.seat), "was": left, "left": max(0, (left or 0) - steps), "of": had, "total": str(now),
            "spoken": _("from {was} to {now}").format(was=was, now=now),
        })
    notes = table.match.tally(lambda seat: table.player(seat, order[0]))
    return {"title": _("Game points to go"), "rows": rows, "notes": notes}
