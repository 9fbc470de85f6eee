"""All tables of this process, by token; two tabs with one token share one table."""

from __future__ import annotations

import re
from collections import OrderedDict
from random import SystemRandom
from threading import RLock
from weakref import WeakValueDictionary

from ..core.errors import Unreadable
from ..core.language import translate as _
from ..store import Store, Unsaved
from ..table import Table

MOST = 2000
"""How many tables stay in memory unseen; older ones are read from the store again."""
TOKEN = re.compile(r"[\w-]{1,40}", re.ASCII)


class Tables:
    """The tables of a process.

    Args:
        url: the database; the user's own SQLite file if empty. If it cannot be opened, tables live in memory
            and every one of them says so.
    """

    def __init__(self, url: str = "") -> None:
        self._open: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._lock = RLock()
        self.rng = SystemRandom()
        self.trouble = ""
        self.store: Store | None = None
        try:
            self.store = Store(url)
        except Unsaved as error:
            self.trouble = str(error)

    def add(self, table: Table) -> Table:
        """Remember a new table."""
        if self.trouble:
            table.notice = self.trouble
        with self._lock:
            self._open[table.token] = self._recent[table.token] = table
            self._recent.move_to_end(table.token)
            while len(self._recent) > MOST:
                self._recent.popitem(last=False)
        return table

    def find(self, token: str) -> Table:
        """The table of that token: while anybody looks at it there is only one.

        Raises:
            Unreadable: if there is none, or if what is kept of it is damaged.
        """
        with self._lock:
            table = self._open.get(token) or self._kept(token)
            return self.add(table)

    def _kept(self, token: str) -> Table:
        try:
            table = Table.load(token, self.store) if self.store and TOKEN.fullmatch(token) else None
        except Unsaved as error:
            raise Unreadable(str(error)) from error
        if table is None:
            raise Unreadable(_("There is no table at this address: it was mistyped, or is kept in another place."))
        return table
