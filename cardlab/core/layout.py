"""What lies where on the table, in words: a game describes its zones, and every way of showing them uses that."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .cards import Cards


@dataclass(frozen=True)
class Zone:
    """One place on the table.

    Attributes:
        name: its key, which moves name as their `target`.
        kind: seat, stock, pile, trick, last, melds, won or hand; how it is drawn.
        label: what it is called.
        note: what is to be said about it: "4 in stock".
        cards: the cards that lie there, in order.
        seat: whose place it is, if somebody's.
        details: what its kind needs besides, by name.
    """

    name: str
    kind: str
    label: str = ""
    note: str = ""
    cards: Cards = ()
    seat: int | None = None
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Tally:
    """One player's standing in the match.

    Attributes:
        seat: whose.
        points: points of the deal as text, empty if they are not shown.
        left: game points still to go, or None where a match is not counted in pegs.
        of: game points at the start.
        total: the standing as text.
    """

    seat: int
    points: str
    left: int | None
    of: int
    total: str
