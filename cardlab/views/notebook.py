"""The card table, the rules and records in a notebook cell."""

from __future__ import annotations

from functools import cache
from typing import Any

import panel as pn

from ..core.game import Game
from ..core.language import language
from ..core.options import Options
from ..core.record import Record
from ..table import Table
from .book import Book
from .card_table import CardTable
from .room import Room
from .study import Study, from_line


def play(game: Game, preset: str, options: str, strength: str, hints: bool) -> CardTable:
    """A table for one learner, kept in memory."""
    _ready()
    table = Table.new(game, _house(game, preset, options), strength)
    show = CardTable()
    seat = next(seat for seat in range(len(table.names)) if seat not in table.bots)
    room = Room(table, seat, lambda text: show.param.update(show=text), language.get(), always=hints)
    show.on_message = room.receive
    room.open()
    return show


def rules(game: Game, rule: str, preset: str, options: str) -> CardTable:
    """The rules of a game."""
    _ready()
    show = CardTable()
    book = Book(game, _house(game, preset, options), rule, lambda text: show.param.update(show=text), language.get())
    show.on_message = book.receive
    book.open()
    return show


def study(record: Any) -> CardTable:
    """A record, or a position's line, to step through."""
    from ..games import GAMES, find

    _ready()
    if isinstance(record, str):
        record = Record.read(record, GAMES) if record.strip().startswith("[") else from_line(find(record.split(";")[0].strip()), record)
    show = CardTable()
    study = Study(record, None, lambda text: show.param.update(show=text), language.get())
    show.on_message = study.receive
    study.open()
    return show


def _house(game: Game, preset: str, options: str) -> Options:
    return game.preset(preset) if preset else game.options.read(options)


@cache
def _ready() -> None:
    """Load Panel so that it works without a network; before 1.10 its scripts must be in the page."""
    pn.extension(inline=tuple(int(part) for part in pn.__version__.split(".")[:2]) < (1, 10))
