"""The blocks of a lesson's file: lines of a key and a value between two fences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..core.language import translate as _
from .lesson import Fault

KEY = re.compile(r"([a-z][a-z ]*):(?:\s+(.*))?")


class Wrong(Exception):
    """A fault that ends the reading of a block."""

    def __init__(self, line: int, reason: str) -> None:
        self.fault = Fault(line, reason)
        super().__init__(reason)


@dataclass
class Block:
    """A block: what kind of task it is, and its values by key.

    A line that begins with blanks goes on with the value before it; a key may stand several times.
    """

    kind: str
    line: int
    values: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)

    @classmethod
    def read(cls, kind: str, line: int, rows: list[tuple[int, str]]) -> Block:
        """Read the lines between the fences."""
        block, last = cls(kind, line), None
        for number, row in rows:
            if not row.strip():
                continue
            if row[0].isspace() and last is not None:
                at, value = last[-1]
                last[-1] = at, f"{value} {row.strip()}".strip()
                continue
            found = KEY.fullmatch(row.rstrip())
            if not found:
                raise Wrong(number, _("“{row}” cannot be read: a key, a colon and a value were expected.").format(row=row.strip()[:40]))
            last = block.values.setdefault(found[1], [])
            last.append((number, found[2] or ""))
        return block

    def at(self, key: str) -> int:
        """The line of a key, or of the block if it has none."""
        return self.values[key][0][0] if key in self.values else self.line

    def one(self, key: str, default: str = "") -> str:
        """The value of a key that may stand once."""
        self.used.add(key)
        found = self.values.get(key, [])
        if len(found) > 1:
            raise Wrong(found[1][0], _("“{key}” stands twice in this block.").format(key=key))
        return found[0][1].strip() if found else default

    def need(self, key: str) -> str:
        """The value of a key that must be there."""
        found = self.one(key)
        if not found:
            raise Wrong(self.at(key), _("A block “{kind}” needs “{key}: …”.").format(kind=self.kind, key=key))
        return found

    def words(self, key: str) -> tuple[str, ...]:
        """A value as words."""
        return tuple(self.one(key).split())

    def all(self, key: str) -> Iterator[tuple[int, str]]:
        """Every value of a key, with its line."""
        self.used.add(key)
        yield from self.values.get(key, [])

    def number(self, key: str, default: int) -> int:
        """A value as a number of 1 or more."""
        found = self.one(key)
        if not found:
            return default
        if not found.isdigit() or not 0 < int(found) < 1000:
            raise Wrong(self.at(key), _("“{key}” cannot be “{value}”: a number of 1 or more was expected.").format(
                key=key, value=found[:20]))
        return int(found)

    def finish(self) -> None:
        """Complain about keys that nobody asked for."""
        for key in self.values:
            if key not in self.used:
                raise Wrong(self.at(key), _("A block “{kind}” has no “{key}”: expected one of {known}.").format(
                    kind=self.kind, key=key, known=", ".join(sorted(self.used))))
