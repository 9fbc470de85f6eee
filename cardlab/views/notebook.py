"""The card table, the rules and records in a notebook cell."""

from __future__ import annotations

import sys
from typing import Any

import panel as pn

from ..core.errors import text
from ..core.game import Game
from ..core.language import language
from ..games import find
from ..lessons.lesson import Lesson
from ..table import Table
from .book import Book
from .card_table import CardTable
from .lesson import LessonRoom, Way
from .room import Room
from .study import Study, begun, written


def play(game: Game, preset: str, options: str, strength: str, hints: bool) -> CardTable:
    """A table for one learner, kept in memory."""
    text(preset=preset, options=options, strength=strength)
    _ready()
    table = Table.new(game, game.house_rules(preset, options), strength)
    show = CardTable()
    seat = table.people[0]
    room = Room(table, seat, lambda made: show.param.update(show=made), language.get(), always=hints)
    show.on_message = room.receive
    room.open()
    return show


def rules(game: Game, rule: str, preset: str, options: str) -> CardTable:
    """The rules of a game."""
    text(rule=rule, preset=preset, options=options)
    name = game.article(rule).name if rule else ""
    _ready()
    show = CardTable()
    book = Book(game, game.house_rules(preset, options), name, lambda made: show.param.update(show=made), language.get())
    show.on_message = book.receive
    book.open()
    return show


def study(record: Any) -> CardTable:
    """A record or a position, as a value or as text, to step through."""
    found = written(record) or begun(find(record), 0, "", "", 0)
    _ready()
    show = CardTable()
    study = Study(found, None, lambda made: show.param.update(show=made), language.get())
    show.on_message = study.receive
    study.open()
    return show


def lesson(lesson: Lesson, step: int) -> CardTable:
    """A lesson to go through at the table, beginning at a step counted from 0."""
    _ready()
    show = CardTable()
    room = LessonRoom(lesson, lambda made: show.param.update(show=made), lang=language.get(), step=step, way=Way(remember=False))
    show.on_message = room.receive
    room.open()
    return show


_loaded: list[str] = []
"""The cell whose output holds Panel's scripts, once it does."""


def _ready() -> None:
    """Load Panel so that it works without a network; before 1.10 its scripts must be in the page.

    They are in the output of the cell that was first to show something. When that cell runs again, they have to come again: the page
    may be a new one with the same kernel behind it.
    """
    cell = _cell()
    if not _loaded or cell in _loaded:
        pn.extension(inline=tuple(int(part) for part in pn.__version__.split(".")[:2]) < (1, 10))
        _loaded[:] = [cell or "none"]


def _cell() -> str:
    """The identity of the cell that runs now; empty outside a notebook, or where it is not told."""
    python = sys.modules.get("IPython")
    shell: Any = python.get_ipython() if python else None
    parent = shell.get_parent() if hasattr(shell, "get_parent") else {}
    return str((parent.get("metadata") or {}).get("cellId", ""))
