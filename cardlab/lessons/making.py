"""Making a lesson by playing: the marked moves of a record become its steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..bots import guide
from ..core.errors import Unreadable
from ..core.language import translate as _
from ..core.record import Entry, Record
from .place import Place, completed

WIDTH = 110
FEW = 3
"""How many moves there are to choose from, and how many reasons."""


def made(record: Record, title: str = "") -> str:
    """The file of a lesson: `!` is a move to find, `?` a choice between it and what is advised, `!?` a point from which the deal
    is played on, `?!` one from which the turn is; a comment without a mark is a position to look at.

    Raises:
        Unreadable: if nothing in the record is marked.
    """
    steps = list(_steps(record))
    if not steps:
        raise Unreadable(_("No move of this record has a mark or a comment: mark decisions with ! or ?."))
    head = title or _("A lesson in {game}").format(game=record.game.title)
    return f"# {head}\n\n" + "\n".join(steps)


def _steps(record: Record) -> Iterator[str]:
    number = 0
    for entry, move, before, after in zip(record.entries, record.moves, record.states, record.states[1:]):
        if not (entry.mark or entry.comment):
            continue
        number += 1
        seat = move.seat(before)
        place = Place(record.game, completed(before), seat)
        yield _section(number, entry, place, before, after)


def _section(number: int, entry: Entry, place: Place, before: Any, after: Any) -> str:
    kinds = {"!": _find, "!!": _find, "?": _weigh, "??": _weigh, "!?": _go_on, "?!": _go_on_a_turn}
    write = kinds.get(entry.mark)
    comment = f"{entry.comment}\n" if entry.comment else ""
    task = place.game.status(place.view)
    heading = f"## {number}. {task[:1].upper()}{task[1:]}\n"
    if write is None:
        view = after.view(place.seat)
        return f"{heading}\n{comment}\n{_block('look', view, place)}"
    return f"{heading}\n{_block(*write(entry, place))}" + (f"\n{comment}" if comment else "")


Written = tuple[str, Any, Place, dict[str, str]]


def _find(entry: Entry, place: Place) -> Written:
    tip = place.advised.tip.name if place.advised and place.advised.tip and str(place.advised.move) == entry.word else ""
    return "try", place.view, place, {"goal": _("Find the best move."), "move": entry.word, **({"tip": tip} if tip else {})}


def _weigh(entry: Entry, place: Place) -> Written:
    found = guide.choices(place.game, place.view)
    best = found[0]
    words = dict.fromkeys([str(best.move), entry.word, *(str(each.move) for each in found)])
    tips = dict.fromkeys(each.tip.name for each in found if each.tip)
    others = [name for name in (*tips, *(tip.name for tip in place.game.tips)) if best.tip and name != best.tip.name]
    order = [str(move) for move in place.game.legal(place.view)]
    moves = sorted(list(words)[:FEW], key=order.index)
    return "choose", place.view, place, {
        "question": _("Which move is best, and why?"), "moves": " ".join(moves), "tip": best.tip.name if best.tip else "",
        "not": " ".join(list(dict.fromkeys(others))[: FEW - 1])}


def _go_on(entry: Entry, place: Place) -> Written:
    return "play", place.view, place, {"goal": _("Play on to the end of the deal."), "until": "round"}


def _go_on_a_turn(entry: Entry, place: Place) -> Written:
    return "play", place.view, place, {"goal": _("Play your turn to its end."), "until": "turn"}


def _block(kind: str, view: Any, place: Place, values: dict[str, str] | None = None) -> str:
    rows = [f"at: {_folded(view.line())}", *(f"{key}: {value}" for key, value in (values or {}).items())]
    if view.turn != place.seat and view.phase != "over":
        rows.insert(1, f"seat: {place.seat + 1}")
    return "```" + kind + "\n" + "\n".join(rows) + "\n```\n"


def _folded(line: str) -> str:
    """A position over several lines, each but the first begun with blanks."""
    rows, parts = [""], line.split("; ")
    for at, part in enumerate(parts):
        word = part + (";" if at + 1 < len(parts) else "")
        if rows[-1] and len(rows[-1]) + len(word) > WIDTH:
            rows.append("")
        rows[-1] += (" " if rows[-1] else "") + word
    return "\n  ".join(rows)
