"""A rule sheet: chapters of rules in the order of play, and what two sheets do differently."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .language import translate as _
from .options import Options
from .rule import Article


@dataclass(frozen=True)
class Chapter:
    """A part of the sheet, headed by a moment of play: "Before you lead"."""

    heading: str
    articles: tuple[Article, ...]

    @property
    def title(self) -> str:
        """The heading in the current language."""
        return _(self.heading)


@dataclass(frozen=True)
class Example:
    """A small position in which an article can be tried and broken.

    Attributes:
        line: the position.
        tries: move words worth trying; for a rule that refuses moves, the first is refused by that very rule.
        note: one sentence that says what to look at.
    """

    line: str
    tries: tuple[str, ...]
    note: str = ""


@dataclass(frozen=True)
class Preset:
    """House rules that belong together, under a name."""

    key: str
    label: str
    doc: str
    values: dict[str, object]


@dataclass(frozen=True)
class Difference:
    """What changes between two sheets at one article; `None` on the side that lacks it."""

    title: str
    here: str | None
    there: str | None


Book = tuple[Sequence[Chapter], Options]


def differences(one: Book, other: Book) -> list[Difference]:
    """The articles by which two sheets under their options differ, in the order of the first, then of the second."""
    here, there = _printed(*one), _printed(*other)
    names = [*here, *(name for name in there if name not in here)]
    none = ("", None)
    return [
        Difference((here.get(name) or there[name])[0], here.get(name, none)[1], there.get(name, none)[1])
        for name in names
        if here.get(name) != there.get(name)
    ]


def _printed(chapters: Sequence[Chapter], options: Options) -> dict[str, tuple[str, str | None]]:
    return {each.name: (each.title, each.printed(options)) for chapter in chapters for each in chapter.articles}
