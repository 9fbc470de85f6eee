"""The card table, the rules and records in a notebook cell."""

from __future__ import annotations

from functools import cache
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


@cache
def _ready() -> None:
    """Load Panel so that it works without a network; before 1.10 its scripts must be in the page."""
    pn.extension(inline=tuple(int(part) for part in pn.__version__.split(".")[:2]) < (1, 10))
