"""A plain table: named columns and rows of values, to look at, to count, and to save."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, overload

Row = tuple[Any, ...]
SHOWN = 12
"""How many rows are shown of a long table."""


class Rows:
    """A table.

    >>> table = Rows(["bot", "points"], [("one", 3), ("other", 1), ("one", 2)])
    >>> table
    bot    points
    one    3
    other  1
    one    2
    >>> table["points"]
    [3, 1, 2]
    >>> table[0]
    {'bot': 'one', 'points': 3}
    >>> table.count("bot")
    bot    rows  share
    one    2     0.667
    other  1     0.333
    >>> table.mean("points", by="bot")
    bot    rows  mean  error
    one    2     2.5   0.5
    other  1     1     0

    Args:
        columns: their names.
        rows: the values of each row, in the order of the columns.
    """

    def __init__(self, columns: Iterable[str], rows: Iterable[Iterable[Any]] = ()) -> None:
        self.columns = tuple(columns)
        self.rows: list[Row] = [tuple(row) for row in rows]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (dict(zip(self.columns, row)) for row in self.rows)

    @overload
    def __getitem__(self, at: int | str) -> Any: ...

    @overload
    def __getitem__(self, at: slice) -> Rows: ...

    def __getitem__(self, at: int | str | slice) -> Any:
        """A row by its number, a column by its name, or a part of the table."""
        if isinstance(at, slice):
            return Rows(self.columns, self.rows[at])
        if isinstance(at, str):
            place = self._place(at)
            return [row[place] for row in self.rows]
        return dict(zip(self.columns, self.rows[at]))

    def where(self, test: Callable[[dict[str, Any]], object]) -> Rows:
        """The rows that pass a test."""
        return Rows(self.columns, [row for row, each in zip(self.rows, self) if test(each)])

    def count(self, column: str) -> Rows:
        """How often each value of a column is there, and its share of all rows."""
        found = Counter(self[column])
        return Rows((column, "rows", "share"), [(value, found[value], found[value] / len(self)) for value in _sorted(found)])

    def mean(self, column: str, by: str) -> Rows:
        """The mean of a column and its standard error, apart for each value of another column."""
        groups: dict[Any, list[float]] = {}
        for value, number in zip(self[by], self[column]):
            groups.setdefault(value, []).append(number)
        return Rows((by, "rows", "mean", "error"), [
            (value, len(found), fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0)
            for value, found in ((value, groups[value]) for value in _sorted(groups))])

    def data(self) -> dict[str, list[Any]]:
        """The columns by name, as HoloViews and pandas take them."""
        return {name: self[name] for name in self.columns}

    def to_csv(self, path: str = "") -> str:
        """The table as comma-separated values, also written to a file if one is named."""
        text = StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(self.columns)
        table.writerows(self.rows)
        if path:
            Path(path).write_text(text.getvalue(), encoding="utf-8")
        return text.getvalue()

    def written(self) -> list[list[str]]:
        """The rows that are shown, as text; of a long table the first and the last ones."""
        half = SHOWN // 2
        gap = [["…"] * len(self.columns)] if len(self) > SHOWN else []
        shown = [[_text(value) for value in row] for row in self.rows]
        return [*shown[:half], *gap, *shown[-half:]] if gap else shown

    def __repr__(self) -> str:
        table = [list(self.columns), *self.written()]
        widths = [max(map(len, column)) for column in zip(*table)]
        return "\n".join("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths)).rstrip() for row in table)

    def _place(self, column: str) -> int:
        if column not in self.columns:
            raise KeyError(f"{column}: expected one of {', '.join(self.columns)}")
        return self.columns.index(column)


def _sorted(values: Iterable[Any]) -> list[Any]:
    """Values in order, those that are missing last."""
    return sorted(values, key=lambda each: (each is None, each if each is not None else 0))


def _text(value: Any) -> str:
    return "" if value is None else f"{value:.3g}" if isinstance(value, float) else str(value)
