"""A rule sheet: chapters of rules in the order of play, and what two sheets do differently."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def differences(one: Book, other: Book, kin: Sequence[Sequence[Article]] = ()) -> list[Difference]:
    """The articles by which two sheets under their options differ, in the order of the first, then of the second.

    Of `kin` each part lists articles that take each other's place: those of the two sheets are one difference.
    """
    place = {each.name: part[0].name for part in kin for each in part}
    here, there = _printed(*one, place), _printed(*other, place)
    none = ("", None)
    return [
        Difference(*_both(here.get(name, none), there.get(name, none)))
        for name in dict.fromkeys([*here, *there])
        if here.get(name) != there.get(name)
    ]


Printed = tuple[str, str | None]


def _both(here: Printed, there: Printed) -> tuple[str, str | None, str | None]:
    """The titles of an article and of the one in its place, and what each of them says."""
    titles = dict.fromkeys(title for title, _said in (here, there) if title)
    return " / ".join(titles), here[1], there[1]


def _printed(chapters: Sequence[Chapter], options: Options, place: Mapping[str, str]) -> dict[str, Printed]:
    return {
        place.get(each.name, each.name): (each.title, each.printed(options)) for chapter in chapters for each in chapter.articles}
