"""What stands beside a running table: points, the bot's reasons, the moves so far, what can be done with the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..bots.guide import Choice
from ..core.cards import BACK, Card
from ..core.language import translate as _
from ..table import Table
from . import panels

Json = dict[str, Any]


def side(table: Table, seat: int, name: Callable[[int], str], state: Any, said: list[str], talking: bool) -> list[Json]:
    """The panels that are there at every moment of a deal.

    Args:
        table: the table.
        seat: where the reader sits.
        name: what a seat is called.
        state: the moment that is shown.
        said: the moves up to then as sentences.
        talking: whether the bot gives its reasons.
    """
    notes = table.record.match.tally(lambda each: table.player(each, seat))
    made = [panels.points_panel(table.game, state.view(seat), name, notes)]
    if table.notice:
        made.insert(0, {"kind": "text", "title": _("Not saved"), "text": table.notice, "actions": []})
    bots = [each for each in table.bots if each != seat]
    if bots:
        title = name(bots[0]) if len(bots) == 1 else _("The other players")
        made.append(panels.talk_panel(title, reasons(table, seat) if talking else [], talking))
    return [*made, panels.log_panel(said)]


def record_panel(table: Table, seat: int) -> Json:
    """The running deal as text, as far as the reader has seen it."""
    record = table.record if table.over else table.record.masked(seat)
    title = _("This deal as text") if table.over else _("This deal as text, as far as you have seen it")
    return panels.copy_panel("record", title, str(record))


def deal_panel(table: Table, seat: int, moves: Sequence[Json] = ()) -> Json:
    """What can be done with the deal as a whole, and moves of the game that are about the match."""
    can = table.last_own_ply(seat) is not None and not table.over
    actions = [
        *moves,
        panels.do("take-back", _("Take back"), key="u", why=None if can else why_no_take_back()),
        panels.do("record", _("Save as text"), plain=True),
        panels.do("link", _("Link to this position"), plain=True),
    ]
    if table.over:
        actions = [panels.do("score", _("Score"), main=True), panels.do("continue", _("Continue")), *actions]
    title = _("This round") if table.game.melding else _("This deal")
    return {"kind": "text", "title": title, "text": "", "actions": actions}


def why_no_take_back() -> str:
    """Why nothing can be taken back."""
    return _("Nothing can be taken back now: you have not moved yet, or you have seen something new since then.")


def reasons(table: Table, seat: int) -> list[str]:
    """Why the bot made its latest moves, up to the reader's move before them."""
    found: list[str] = []
    hidden = () if table.over else table.state.view(seat).unseen()
    for ply in range(len(table.record.entries) - 1, -1, -1):
        choice = table.reason(ply)
        if choice is None and found:
            break
        if choice is not None:
            why, names = told(choice, hidden), table.names
            quoted = _("“{why}”") if len(names) == 2 else _("{player}: “{why}”")
            found.insert(0, quoted.format(player=names[table.record.states[ply].turn], why=why))
    return list(dict.fromkeys(found))


def told(choice: Choice, hidden: Sequence[Card]) -> str:
    """The bot's reason, or its advice in general where the reason would tell of cards that the reader has not seen."""
    facts = choice.advice.facts.values() if choice.advice else ()
    named = {face for fact in facts for face in (fact if isinstance(fact, tuple) else (fact,))}
    if named & set(hidden) or () in facts or BACK in named:
        return choice.general()
    return choice.why()
