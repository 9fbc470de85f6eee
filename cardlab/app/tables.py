"""All tables of this process, by token; two tabs with one token share one table."""

from __future__ import annotations

from collections import OrderedDict
from random import SystemRandom
from threading import Lock

from ..core.errors import Unreadable
from ..core.language import translate as _
from ..store import Store, Unsaved
from ..table import Table

MOST = 2000
"""How many tables stay in memory; older ones are read from the store again."""


class Tables:
    """The tables of a process.

    Args:
        url: the database; the user's own SQLite file if empty. If it cannot be opened, tables live in memory
            and every one of them says so.
    """

    def __init__(self, url: str = "") -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._lock = Lock()
        self.rng = SystemRandom()
        self.trouble = ""
        self.store: Store | None = None
        try:
            self.store = Store(url)
        except Unsaved as error:
            self.trouble = str(error)

    def add(self, table: Table) -> Table:
        """Remember a new table."""
        table.notice = self.trouble
        with self._lock:
            self._tables[table.token] = table
            while len(self._tables) > MOST:
                self._tables.popitem(last=False)
        return table

    def find(self, token: str) -> Table:
        """The table of that token.

        Raises:
            Unreadable: if there is none, or if what is kept of it is damaged.
        """
        with self._lock:
            if token in self._tables:
                self._tables.move_to_end(token)
                return self._tables[token]
        try:
            table = Table.load(token, self.store) if self.store and len(token) <= 40 else None
        except Unsaved as error:
            raise Unreadable(str(error)) from error
        if table is None:
            raise Unreadable(_("There is no table at this address: it may have been mistyped, or kept in another place."))
        return self.add(table)
