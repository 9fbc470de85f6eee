"""Tables kept by token, appended move by move, in SQLite or any database that SQLAlchemy speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

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


class Unsaved(Exception):
    """The database cannot be read or written; the message says so in one sentence."""


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
        except (SQLAlchemyError, OSError, ImportError) as error:
            raise Unsaved(_sentence(error)) from error

    def open(self, token: str, game: str, settings: dict[str, object]) -> None:
        """Begin to keep a table."""
        with self._writing() as connection:
            connection.execute(TABLES.insert().values(token=token, game=game, settings=settings))

    def deal(self, token: str, number: int, record: str) -> None:
        """Keep the record of a new deal, before its first move."""
        with self._writing() as connection:
            connection.execute(DEALS.insert().values(token=token, deal=number, record=record))

    def append(self, token: str, number: int, ply: int, words: list[str]) -> None:
        """Append moves from that ply on; raises Taken if somebody else has written one of them."""
        rows = [{"token": token, "deal": number, "ply": ply + at, "word": word} for at, word in enumerate(words)]
        with self._writing() as connection:
            connection.execute(MOVES.insert(), rows)

    def cut(self, token: str, number: int, ply: int) -> None:
        """Forget the moves of a deal from that ply on: they were taken back."""
        with self._writing() as connection:
            connection.execute(MOVES.delete().where(MOVES.c.token == token, MOVES.c.deal == number, MOVES.c.ply >= ply))

    def find(self, token: str) -> Kept | None:
        """The table of that token, or None."""
        try:
            with self._engine.connect() as connection:
                head = connection.execute(sql.select(TABLES.c.game, TABLES.c.settings).where(TABLES.c.token == token)).first()
                if head is None:
                    return None
                deals = connection.execute(sql.select(DEALS.c.record).where(DEALS.c.token == token).order_by(DEALS.c.deal))
                kept = Kept(head.game, head.settings, [Deal(row.record) for row in deals])
                order = (MOVES.c.deal, MOVES.c.ply)
                for row in connection.execute(sql.select(MOVES.c.deal, MOVES.c.word).where(MOVES.c.token == token).order_by(*order)):
                    kept.deals[row.deal].words.append(row.word)
                return kept
        except SQLAlchemyError as error:
            raise Unsaved(_sentence(error)) from error

    @contextmanager
    def _writing(self) -> Iterator[sql.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken from error
        except SQLAlchemyError as error:
            raise Unsaved(_sentence(error)) from error


def _quick_sqlite(connection: object, _record: object) -> None:
    """A move then costs a fraction of a millisecond, and a power cut at most the last moves."""
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=2000"):
        connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]


def _sentence(error: Exception) -> str:
    cause = str(getattr(error, "orig", None) or error).splitlines()[0]
    return _("The database cannot be used ({cause}), so this game is not being saved.").format(cause=cause[:120])
