"""Tables kept by token, appended move by move, in SQLite or any database that SQLAlchemy speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from .core.errors import Unreadable
from .core.language import translate as _

METADATA = sql.MetaData()
TABLES = sql.Table(
    "tables", METADATA,
    sql.Column("token", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("settings", sql.JSON, nullable=False),
    sql.Column("opened", sql.DateTime, server_default=sql.func.now()),
)
DEALS = sql.Table(
    "deals", METADATA,
    sql.Column("token", sql.String(40), sql.ForeignKey("tables.token"), primary_key=True),
    sql.Column("deal", sql.Integer, primary_key=True),
    sql.Column("record", sql.Text, nullable=False),
)
MOVES = sql.Table(
    "moves", METADATA,
    sql.Column("token", sql.String(40), primary_key=True),
    sql.Column("deal", sql.Integer, primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True),
    sql.Column("word", sql.String(80), nullable=False),
    sql.ForeignKeyConstraint(["token", "deal"], ["deals.token", "deals.deal"]),
)


def _count(table: sql.Table, *where: sql.ColumnElement[bool]) -> sql.ScalarSelect[int]:
    return sql.select(sql.func.count()).select_from(table).where(table.c.token == sql.bindparam("kept"), *where).scalar_subquery()


COUNTED = sql.select(_count(TABLES), _count(DEALS), _count(MOVES, MOVES.c.deal == sql.bindparam("number")))
"""How much is kept of a table: itself, its deals, and the moves of one deal."""


class Unsaved(Exception):
    """The database cannot be read or written for that cause; the message says so in one sentence."""

    def __init__(self, cause: str) -> None:
        self.cause = cause
        super().__init__(_("The database cannot be used ({cause}), so this game is not being saved.").format(cause=cause))


class Taken(Exception):
    """Another process has written this ply first; the table must be read again."""


@dataclass
class Deal:
    """A deal as it is kept: its record before the first move, and the words of its moves."""

    record: str
    words: list[str] = field(default_factory=list)


@dataclass
class Kept:
    """A table as it is kept."""

    game: str
    settings: dict[str, object]
    deals: list[Deal]


def default_url() -> str:
    """A SQLite file in the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "cardlab"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


class Store:
    """Where tables are kept.

    Args:
        url: a database as SQLAlchemy names it; the user's own SQLite file if empty.

    Raises:
        Unsaved: if the database cannot be opened.
    """

    def __init__(self, url: str = "") -> None:
        try:
            self._engine = sql.create_engine(url or default_url())
            if self._engine.dialect.name == "sqlite":
                sql.event.listen(self._engine, "connect", _quick_sqlite)
            METADATA.create_all(self._engine)
        except (SQLAlchemyError, OSError, ImportError, ValueError, TypeError) as error:
            raise Unsaved(_cause(error)) from error
        self._file = self._identity()

    def open(self, token: str, game: str, settings: dict[str, object]) -> None:
        """Begin to keep a table."""
        with self.writing() as connection:
            connection.execute(TABLES.insert().values(token=token, game=game, settings=settings))

    def deal(self, token: str, number: int, record: str) -> None:
        """Keep the record of a new deal, before its first move."""
        with self.writing() as connection:
            connection.execute(DEALS.insert().values(token=token, deal=number, record=record))

    def append(self, token: str, number: int, ply: int, words: list[str]) -> None:
        """Append moves from that ply on; raises Taken if that is no longer the next ply, or the table is not whole."""
        rows = [{"token": token, "deal": number, "ply": ply + at, "word": word} for at, word in enumerate(words)]
        with self.writing() as connection:
            tables, deals, moves = connection.execute(COUNTED, {"kept": token, "number": number}).one()
            if not tables or deals <= number or moves != ply:
                raise Taken
            connection.execute(MOVES.insert(), rows)

    def cut(self, token: str, number: int, ply: int) -> None:
        """Forget the moves of a deal from that ply on: they were taken back."""
        later = (MOVES.c.token == token, MOVES.c.deal == number, MOVES.c.ply >= ply)
        with self.writing() as connection:
            connection.execute(MOVES.delete().where(*later))

    def clear(self, token: str) -> None:
        """Forget a table, of which only a part is left."""
        with self.writing() as connection:
            for each in (MOVES, DEALS, TABLES):
                connection.execute(each.delete().where(each.c.token == token))

    def find(self, token: str) -> Kept | None:
        """The table of that token, or None.

        Raises:
            Unsaved: if the database cannot be read.
            Unreadable: if what it holds is damaged.
        """
        try:
            with self.reading() as connection:
                head = connection.execute(sql.select(TABLES).where(TABLES.c.token == token)).first()
                if head is None:
                    return None
                deals = connection.execute(sql.select(DEALS).where(DEALS.c.token == token).order_by(DEALS.c.deal)).all()
                order = (MOVES.c.deal, MOVES.c.ply)
                moves = connection.execute(sql.select(MOVES).where(MOVES.c.token == token).order_by(*order)).all()
        except ValueError as error:  # settings that are no JSON
            raise damaged() from error
        return _assembled(head, deals, moves)

    @contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """A connection to read from; raises Unsaved."""
        try:
            self._same_file()
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Unsaved(_cause(error)) from error

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A connection on which all is written or nothing; raises Unsaved, or Taken if somebody else has written it first."""
        try:
            self._same_file()
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken from error
        except SQLAlchemyError as error:
            raise Unsaved(_cause(error)) from error

    def _identity(self) -> tuple[int, int] | None:
        """Which file the database is; None if it is no file of this machine."""
        if self._engine.dialect.name != "sqlite":
            return None
        try:
            found = os.stat(self._engine.url.database or "")
        except (OSError, ValueError):
            return None
        return found.st_dev, found.st_ino

    def _same_file(self) -> None:
        """Begin anew if the file has been deleted or replaced: open connections would write into the old one."""
        if self._identity() != self._file:
            self._engine.dispose()
            METADATA.create_all(self._engine)
            self._file = self._identity()


def damaged() -> Unreadable:
    """The error for a table of which the database holds nonsense."""
    return Unreadable(_("What is kept of this table is damaged, so it cannot be shown."))


def _assembled(head: Any, deals: Sequence[Any], moves: Sequence[Any]) -> Kept:
    found = [Deal(row.record) for row in deals]
    if [row.deal for row in deals] != list(range(len(deals))) or not isinstance(head.settings, dict):
        raise damaged()
    for row in moves:
        if not 0 <= row.deal < len(found) or row.ply != len(found[row.deal].words):
            raise damaged()
        found[row.deal].words.append(row.word)
    return Kept(head.game, head.settings, found)


def _quick_sqlite(connection: object, _record: object) -> None:
    """A move then costs a fraction of a millisecond, and a power cut at most the last moves."""
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=2000"):
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]


def _cause(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0][:120]
