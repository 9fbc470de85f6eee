"""States, records, scores, tables and steps of lessons as plain HTML, for a notebook's output."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Any

from markdown_it import MarkdownIt

from ..core.asked import Legal
from ..core.cards import BACK, Card, spoken
from ..core.language import translate as _
from ..core.layout import Zone
from ..core.record import Record
from ..core.rows import Rows
from ..core.rule import Refusal
from ..core.score import Score, told
from ..core.score import total as sum_of
from ..games import GAMES
from ..lessons.lesson import Part, Picture
from .attempt import Attempt
from .panels import moves_said

STYLE = (
    "<style>.cl-s{font:1rem/1.5 system-ui,sans-serif}.cl-s table{border-collapse:collapse}"
    ".cl-s td,.cl-s th{padding:.25rem .75rem;text-align:left}.cl-s .cl-g{white-space:nowrap;margin-right:.75em}"
    ".cl-s b.cl-c{display:inline-block;min-width:2.1em;padding:.1em .3em;margin:.1em;border:1px solid #8a8474;border-radius:.3em;"
    "background:#fffdf8;color:#1c2230;text-align:center}.cl-s b.cl-r{color:#b81f2d}.cl-s b.cl-b{background:#2c5562;color:#e9d7ae}</style>"
)

MANY = 20
"""More cards than that are not drawn one by one if nobody sees them."""

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
"""Lessons may come from anybody, so their text is never taken for HTML."""


def faces(cards: Sequence[Card]) -> str:
    """Cards in a row; of many that lie face down one after the other, one is drawn and the others are counted."""
    return "".join(_run(list(run)) for _card, run in groupby(cards)) or "–"


def _run(cards: Sequence[Card]) -> str:
    if cards[0] == BACK and len(cards) > MANY:
        return f"{_face(BACK)} × {len(cards)}"
    return "".join(map(_face, cards))


def _face(card: Card) -> str:
    kind = "cl-b" if card == BACK else "cl-r" if card[1:2] in ("H", "D") else ""
    sign = "?" if card == BACK else format(card)
    return f'<b class="cl-c {kind}" title="{escape(spoken(card))}">{escape(sign)}</b>'


def state(value: Any) -> str:
    """A state or a view, zone by zone."""
    turn = _("Seat {n} is on turn: {task}").format(n=value.turn + 1, task=GAMES[value.game].status(value))
    return _framed(f"{_table(value)}<p>{escape(turn)}</p>")


def _table(value: Any) -> str:
    game = GAMES[value.game]
    me = value.eyes if value.eyes in range(value.seats) else value.turn
    view = value.but(eyes=me)
    rows = []
    for zone in game.layout(view):
        name = zone.label or _("Seat {n}").format(n=(zone.seat or 0) + 1)
        said = " · ".join(part for part in (zone.details.get("tag"), zone.details.get("beside"), zone.note) if part)
        rows.append(f"<tr><th>{escape(name)}</th><td>{_lying(zone)}</td><td>{escape(said)}</td></tr>")
    return f"<table>{''.join(rows)}</table>"


def _lying(zone: Zone) -> str:
    """What lies in a zone; each meld is a group of its own, with its number if melds are numbered there."""
    melds = zone.details.get("melds", ())
    numbers = zone.details.get("numbers", ("",) * len(melds))
    groups = [f'<span class="cl-g">{escape(str(number))} {faces(meld)}</span>' for number, meld in zip(numbers, melds)]
    return " ".join([*([faces(zone.cards)] if zone.cards or not melds else []), *groups])


def record(value: Record) -> str:
    """A record: its moves as sentences, and its score."""
    names = value.names or tuple(_("Seat {n}").format(n=seat + 1) for seat in range(value.match.seats))
    said = moves_said(value, lambda seat: names[seat], None)
    moves = "".join(f"<li>{escape(each)}</li>" for each in said)
    return _framed(f"<h4>{escape(value.game.title)}</h4><ol>{moves}</ol>{_ledger(value.game.score(value.state))}")


def score(value: Score) -> str:
    """A score, line by line."""
    return _framed(_ledger(value))


def _ledger(lines: Score) -> str:
    seats = sorted({each.seat for each in lines} | {0, 1})
    head = "".join(f"<th>{escape(_('Seat {n}').format(n=seat + 1))}</th>" for seat in seats)
    rows = [
        f"<tr><td>{faces(each.cards) if each.cards else ''}</td><td>{escape(each.title)}</td><td>{escape(each.note)}</td>"
        + "".join(f"<td>{each.points if each.seat == seat else ''}</td>" for seat in seats) + "</tr>"
        for each in told(lines)
    ]
    sums = "".join(f"<td><strong>{sum_of(lines, 'card', seat)}</strong></td>" for seat in seats)
    rows.append(f"<tr><td></td><th>{escape(_('Together'))}</th><td></td>{sums}</tr>")
    return f"<table><tr><th></th><th>{escape(_('What happened'))}</th><th></th>{head}</tr>{''.join(rows)}</table>"


def legal(value: Legal) -> str:
    """Legal moves: each one's word, and what it does."""
    rows = "".join(f"<tr><td><code>{escape(str(move))}</code></td><td>{escape(move.say(value.state))}</td></tr>" for move in value)
    return _framed(f"<table><tr><th>{escape(_('Word'))}</th><th>{escape(_('Move'))}</th></tr>{rows}</table>")


def refusal(value: Refusal) -> str:
    """Why a move is refused, and by which rule."""
    return _framed(f"<p><strong>{escape(value.rule.title)}</strong>: {escape(str(value))} <code>{escape(value.rule.name)}</code></p>")


def rows(value: Rows) -> str:
    """A table."""
    head = "".join(f"<th>{escape(name)}</th>" for name in value.columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in value.written())
    return _framed(f"<table><tr>{head}</tr>{body}</table>")


def attempt(value: Attempt) -> str:
    """A step of a lesson: what to read, what came of the last answer, the position, and what is asked."""
    now = value.now
    told, asked = ("".join(f"<p>{escape(each)}</p>" for each in said) for said in (value.told(), value.asked()))
    table = _table(now.view) if now.view is not None and (asked or told) else ""
    read, then = ("".join(map(_part, parts)) for parts in (value.read(), now.then))
    return _framed(f"<h4>{escape(value.heading())}</h4>{read}{told}{then}{table}{asked}")


def _part(part: Part) -> str:
    return f"<p>{faces(part.cards)}</p>" if isinstance(part, Picture) else MARKDOWN.render(part.text)


def _framed(inner: str) -> str:
    return f'{STYLE}<div class="cl-s">{inner}</div>'
