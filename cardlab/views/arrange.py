"""A hand in the reader's own order: keys for cards, sorting, and which neighbours form a meld."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.cards import Card, Cards

SUITS = "SHCD"
Keys = list[str]


def keyed(hand: Sequence[Card]) -> dict[str, Card]:
    """The cards by key; copies of a face are told apart by a number."""
    return {f"{face!s}{hand[:at].count(face) or ''}": face for at, face in enumerate(hand)}


def face_of(key: str) -> str:
    """The face that a key names."""
    return key[:2]


class Arrangement:
    """The order in which a reader holds the cards: sorted, as received, or moved about by hand.

    Args:
        sorting: by "suit", by "rank", or as "received".
        ranks: the ranks in their order.
    """

    def __init__(self, sorting: str, ranks: str) -> None:
        self.sorting, self.ranks = sorting, ranks
        self._order: Keys = []

    def ordered(self, keys: Keys) -> Keys:
        """The keys in the reader's order; new cards come last, or where the sorting puts them."""
        if self.sorting == "received":
            self._order = list(keys)
        else:
            self._order = [key for key in self._order if key in keys] + [key for key in keys if key not in self._order]
        if self.sorting in ("suit", "rank"):
            self._order.sort(key=self._place)
        return list(self._order)

    def _place(self, key: str) -> tuple[int, int, str]:
        face = face_of(key)
        if face == "JK":
            return 99, 0, key
        places = SUITS.find(face[1]), self.ranks.find(face[0])
        return (*places, key) if self.sorting == "suit" else (*places[::-1], key)

    def sort(self, sorting: str) -> None:
        """Keep the hand sorted in this way from now on."""
        self.sorting = sorting

    def first(self, keys: Keys) -> None:
        """Put these cards first, in this order, and leave the others as they are."""
        self.sorting, self._order = "", [*keys, *(key for key in self._order if key not in keys)]

    def move(self, key: str, to: int) -> None:
        """Move a card to a place among the others."""
        if key in self._order:
            rest = [each for each in self._order if each != key]
            self.sorting, self._order = "", [*rest[:to], key, *rest[to:]]


def lines(faces: Cards, form: Callable[[Cards], bool]) -> list[str | None]:
    """For each card whether it begins, continues or ends a meld of neighbours; as many cards as possible are in one."""
    marks, spans = [None] * len(faces), _spans(faces, form)  # type: list[str | None], list[tuple[int, int]]
    for start, end in spans:
        marks[start:end] = ["start", *["in"] * (end - start - 2), "end"]
    return marks


def chosen(faces: Cards, wanted: list[Card]) -> list[str | None]:
    """The same marks for certain cards, each of which is marked once."""
    left, marked = list(wanted), []
    for face in faces:
        marked.append(face in left)
        if marked[-1]:
            left.remove(face)
    around = [False, *marked, False]
    names = {(False, False): "alone", (False, True): "start", (True, True): "in", (True, False): "end"}
    return [names[around[at], around[at + 2]] if mark else None for at, mark in enumerate(marked)]


def _spans(faces: Cards, form: Callable[[Cards], bool]) -> list[tuple[int, int]]:
    best: list[tuple[int, list[tuple[int, int]]]] = [(0, [])]
    for end in range(1, len(faces) + 1):
        found = best[-1]
        for start in range(max(0, end - 13), end - 2):
            covered = best[start][0] + end - start
            if covered > found[0] and form(tuple(faces[start:end])):
                found = covered, [*best[start][1], (start, end)]
        best.append(found)
    return best[-1][1]
