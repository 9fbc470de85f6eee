"""The card table, the rules and records in a notebook cell."""

from __future__ import annotations

from functools import cache
from typing import Any

import panel as pn

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import language
from ..core.language import translate as _
from ..core.record import Record
from ..core.state import State
from ..table import Table
from .book import Book
from .card_table import CardTable
from .room import Room
from .study import Study, from_line


def play(game: Game, preset: str, options: str, strength: str, hints: bool) -> CardTable:
    """A table for one learner, kept in memory."""
    _texts(preset=preset, options=options, strength=strength)
    _ready()
    table = Table.new(game, game.house_rules(preset, options), strength)
    show = CardTable()
    seat = table.people[0]
    room = Room(table, seat, lambda text: show.param.update(show=text), language.get(), always=hints)
    show.on_message = room.receive
    room.open()
    return show


def rules(game: Game, rule: str, preset: str, options: str) -> CardTable:
    """The rules of a game."""
    _texts(rule=rule, preset=preset, options=options)
    name = game.article(rule).name if rule else ""
    _ready()
    show = CardTable()
    book = Book(game, game.house_rules(preset, options), name, lambda text: show.param.update(show=text), language.get())
    show.on_message = book.receive
    book.open()
    return show


def study(record: Any) -> CardTable:
    """A record or a position, as a value or as text, to step through."""
    found = _written(record.line() if isinstance(record, State) else record)
    _ready()
    show = CardTable()
    study = Study(found, None, lambda text: show.param.update(show=text), language.get())
    show.on_message = study.receive
    study.open()
    return show


def _written(record: Any) -> Record:
    """The record, which may be text, or the line of a position."""
    from ..games import GAMES, find

    if isinstance(record, Record):
        return record
    _texts(record=record)
    return Record.read(record, GAMES) if record.strip().startswith("[") else from_line(find(record.split(";")[0].strip()), record)


def _texts(**given: Any) -> None:
    """Raise Unreadable for what should be text and is something else."""
    for name, value in given.items():
        if not isinstance(value, str):
            raise Unreadable(_("{name} cannot be {value}: words between quotation marks were expected.").format(
                name=name, value=str(value)[:40]))


@cache
def _ready() -> None:
    """Load Panel so that it works without a network; before 1.10 its scripts must be in the page."""
    pn.extension(inline=tuple(int(part) for part in pn.__version__.split(".")[:2]) < (1, 10))
