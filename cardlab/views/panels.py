"""What stands beside the table: hint, points, the bot's reasons, the moves so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..coach.hints import Hint
from ..core.game import Game
from ..core.language import plural
from ..core.language import translate as _
from ..core.match import Player
from ..core.record import Record
from .links import position
from .words import number

Json = dict[str, Any]
RUNGS, CARDS = 4, 2
"""How many rungs the ladder of hints has, and which of them shows the cards."""


def do(name: str, label: str, value: Any = None, **more: Any) -> Json:
    """A button that asks the server to do something."""
    return {"do": {"name": name, "value": value}, "label": label, **more}


def hint_panel(hint: Hint, rung: int, always: bool) -> Json:
    """The ladder up to a rung: where to look, which cards, the move, why."""
    titles = (_("A place to look"), _("These cards"), _("What I would do"), _("Why"))
    more = {1: _("Show the cards"), 2: _("Show the move"), 3: _("Tell me why")}
    actions = [do("hint", more[rung], main=True, key="h")] if rung < RUNGS else []
    if rung >= 3:
        actions.append(do("hint-play", _("Do it"), main=rung == RUNGS))
    if rung > 1:
        actions.append(do("hint-less", _("Less help"), plain=True))
    switch = do("hints-off", _("Only when I ask"), icon="close") if always else do("hints-on", _("Show hints by themselves"))
    actions.append(switch | {"plain": True})
    cards = [_("No card of your hand is needed for it.")] if rung == CARDS and not hint.cards else []
    return {
        "kind": "hint",
        "title": titles[rung - 1],
        "rungs": [_("Look"), _("Cards"), _("Move"), _("Why")],
        "reached": rung,
        "moves": list(hint.sentences) if rung >= 3 else [],
        "reason": hint.why if rung == RUNGS else "\n".join([hint.look, *cards]),
        "tip": _("Tip: {tip}").format(tip=hint.tip.title) if rung == RUNGS and hint.tip else "",
        "actions": actions,
    }


def hint_said(hint: Hint, panel: Json) -> list[str]:
    """The hint as it is read aloud."""
    pointed = [", ".join(format(face) for face in hint.cards)] if panel["reached"] == CARDS and hint.cards else []
    return [panel["title"], *pointed, *panel["moves"], panel["reason"]]


def points_panel(game: Game, view: Any, name: Callable[[int], str], notes: Sequence[str]) -> Json:
    """Points of the deal as far as they are shown, and the standing of the match."""
    rows = []
    for tally in sorted(game.tallies(view), key=lambda each: each.seat != view.eyes):
        left = plural("{n} of {of} game point to go", "{n} of {of} game points to go", tally.left or 0)
        rows.append({
            "name": name(tally.seat),
            "points": number(tally.points or "–"),
            "total": number(tally.total) if tally.left is None else None,
            "left": tally.left,
            "of": tally.of,
            "spoken": left.format(n=tally.left, of=tally.of) if tally.left is not None else tally.total,
        })
    totals = any(row["total"] for row in rows)
    heads = [_("Player"), _("This round") if totals else _("Points"), _("Total") if totals else _("Game points to go")]
    if totals and not any(tally.points for tally in game.tallies(view)):  # nothing counts before the end of the round
        heads.pop(1)
        rows = [row | {"points": None} for row in rows]
    return {"kind": "points", "heads": heads, "rows": rows, "notes": list(notes)}


def talk_panel(name: str, reasons: Sequence[str], shown: bool) -> Json:
    """Why the bot moved, if the learner wants to hear it."""
    actions = [do("talk", _("Keep it to yourself") if shown else _("Explain your moves"), value=not shown, plain=True)]
    if not shown:
        text = _("I can tell you why I moved, from what I could see.")
    else:
        text = "\n".join([_("What I told myself:"), *reasons]) if reasons else _("I have not moved yet in this deal.")
    return {"kind": "talk", "title": name, "text": text, "actions": actions}


def log_panel(lines: Sequence[str]) -> Json:
    """All moves of the deal as sentences."""
    return {"kind": "log", "title": _("Moves so far"), "lines": list(lines), "open": False}


def copy_panel(name: str, title: str, text: str, href: str = "") -> Json:
    """A text to take away; an address is completed by the browser, which knows where the app is served."""
    actions = [do("copy", _("Copy"), main=True), do("panel-close", _("Close"), plain=True)]
    return {"kind": "copy", "name": name, "title": title, "text": text, "href": href or None, "actions": actions}


def link_panel(title: str, line: str) -> Json:
    """A link to a position."""
    return copy_panel("link", title, "", position(line))


def sentence(record: Record, ply: int, player: Player, eyes: int | None) -> str:
    """What was done at a ply, as a sentence for the reader at seat `eyes`."""
    before, after = (state if eyes is None else state.view(eyes) for state in record.states[ply : ply + 2])
    return record.game.told(before, record.game.move(record.entries[ply].word), after, player)


def moves_said(record: Record, player: Player, eyes: int | None, first: int = 0) -> list[str]:
    """All moves from a ply on, as sentences."""
    return [sentence(record, ply, player, eyes) for ply in range(first, len(record.entries))]
