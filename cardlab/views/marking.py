"""Making a lesson while stepping through a deal: moves are marked as decisions, and the marks become a lesson."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from ..core.language import plural
from ..core.language import translate as _
from ..core.record import Record
from ..lessons.check import check
from ..lessons.lesson import Faulty
from ..lessons.making import made
from ..lessons.packing import packed
from ..lessons.reading import read
from .links import link
from .panels import copy_panel, do

Json = dict[str, Any]
FIND, WEIGH = "!", "?"
MARK = re.compile(r"(\d{1,4})([!?]{1,2})")


def marked(record: Record, ply: int, mark: Any) -> Record:
    """The record with that mark at its last move before a ply, or without it if it was there."""
    if not 0 < ply <= len(record.entries) or mark not in (FIND, WEIGH):
        return record
    entries = list(record.entries)
    was = entries[ply - 1]
    entries[ply - 1] = replace(was, mark="" if was.mark == mark else mark)
    return replace(record, entries=tuple(entries))


def marks(record: Record) -> str:
    """The marks of a record as a word for an address, such as `7!,12?`."""
    return ",".join(f"{ply}{entry.mark}" for ply, entry in enumerate(record.entries, 1) if entry.mark)


def with_marks(record: Record, word: str) -> Record:
    """The record with the marks that an address holds; what is none is left out."""
    entries = list(record.entries)
    for part in word.split(","):
        found = MARK.fullmatch(part.strip())
        if found and 0 < int(found[1]) <= len(entries):
            entries[int(found[1]) - 1] = replace(entries[int(found[1]) - 1], mark=found[2])
    return replace(record, entries=tuple(entries))


def panel(record: Record, ply: int) -> Json:
    """How to make a lesson of the deal: mark the move that was made last, or write the lesson."""
    mark = record.entries[ply - 1].mark if ply else ""
    why = None if ply else _("Go to a move first.")
    count = sum(bool(entry.mark or entry.comment) for entry in record.entries)
    said = _("Mark what is worth asking about: a move to be found, or one to be weighed against better ones.")
    if count:
        said += "\n" + plural("{n} move is marked.", "{n} moves are marked.", count).format(n=count)
    actions = [
        do("mark", _("Remove the “!”") if mark == FIND else _("! To be found"), value=FIND, key="!", why=why),
        do("mark", _("Remove the “?”") if mark == WEIGH else _("? To be weighed"), value=WEIGH, key="w", why=why),
        do("lesson", _("Write the lesson"), main=True, why=None if count else _("Mark a move first.")),
    ]
    return {"kind": "fold", "name": "marked" if count else "unmarked", "title": _("Make a lesson of this deal"), "text": said,
            "actions": actions, "open": bool(count)}


def lesson_panel(record: Record) -> Json:
    """The lesson that the marks make, checked, to copy, to keep or to open; raises Unreadable if nothing is marked."""
    text = made(record)
    faults = faults_of(text)
    shown = copy_panel("lesson", _("Your lesson"), text)
    copy, close = shown["actions"]
    keep = do("download", _("Download"), value="lesson.md")
    opened = {"label": _("Open and edit it"), "href": link("open", own=packed(text))}
    notes = faults or [_("It has been checked: nothing is wrong with it.")]
    return shown | {"notes": notes, "actions": [{**copy, "main": False}, keep, opened, close]}


def faults_of(text: str) -> list[str]:
    """What is wrong with a lesson, in sentences."""
    try:
        return [str(each) for each in check(read(text))]
    except Faulty as error:
        return [str(each) for each in error.faults]
