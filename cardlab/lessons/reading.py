"""Reading a lesson's file: Markdown, in which each section is a step and a fenced block says what is to be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ..core.cards import cards
from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..games import find
from .blocks import Block, Wrong
from .kinds import KINDS, made
from .lesson import Fault, Faulty, Lesson, Part, Picture, Prose, Step

FENCE = re.compile(r"\s*```\s*([\w ]*)$")
OPEN = "```"
"""Stands for the kind of a block that is not closed."""
LONGEST = 200_000
Rows = list[tuple[int, str]]


def read(text: str, key: str = "") -> Lesson:
    """Read a lesson.

    Raises:
        Faulty: with every fault that was found, each with its line.
    """
    return Reader(text[:LONGEST]).lesson(key)


@dataclass
class Section:
    """A part of the file under one heading."""

    title: str
    line: int
    rows: Rows = field(default_factory=list)


class Reader:
    """Reads one file, and collects what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.faults: list[Fault] = []
        self.sections = list(sections(text))
        self.game: Game | None = None

    def lesson(self, key: str) -> Lesson:
        """The lesson; raises Faulty."""
        first, *rest = self.sections
        if not first.title:
            self.faults.append(Fault(first.line, _("A lesson begins with its title: “# …”.")))
        intro = self.step(first)
        if intro.task:
            self.faults.append(Fault(intro.task.line, _("A task belongs to a step: “## …” was expected before it.")))
        steps = tuple(map(self.step, rest))
        if not any(step.task for step in steps) and not self.faults:
            self.faults.append(Fault(first.line, _("A lesson has something to do: no step has a task.")))
        if self.faults or self.game is None:
            raise Faulty(self.faults)
        return Lesson(key, self.game, first.title, intro.before, steps)

    def step(self, section: Section) -> Step:
        """One step; its faults are collected."""
        before: list[Part] = []
        after: list[Part] = []
        task = None
        for line, kind, rows in pieces(section.rows):
            with self.collected(line):
                if kind is None:
                    (after if task else before).append(Prose("\n".join(row for _number, row in rows)))
                elif kind == "cards":
                    (after if task else before).append(Picture(cards(" ".join(row for _number, row in rows))))
                elif kind == OPEN:
                    raise Wrong(line, _("This block is not closed: a line with ``` alone was expected after it."))
                elif kind not in KINDS:
                    raise Wrong(line, _("There is no block “{kind}”: expected one of {known}.").format(
                        kind=kind[:20], known=", ".join((*KINDS, "cards"))))
                elif task:
                    raise Wrong(line, _("A step has one task: begin another step with “## …”."))
                else:
                    block = Block.read(kind, line, rows)
                    task = made(block, self.known_game(block))
        return Step(section.title, section.line, tuple(before), task, tuple(after))

    def known_game(self, block: Block) -> Game:
        """The game of the lesson, which its first position names."""
        if block.one("at"):
            with naming(block.at("at")):
                game = find(block.one("at").partition(";")[0].strip())
                if self.game not in (None, game):
                    raise Wrong(block.at("at"), _("A lesson is about one game: this position is of another."))
                self.game = game
        if self.game is None:
            raise Wrong(block.line, _("The first task needs a position: “at: …”."))
        return self.game

    @contextmanager
    def collected(self, line: int) -> Iterator[None]:
        """Whatever goes wrong inside is one more fault."""
        try:
            yield
        except Wrong as wrong:
            self.faults.append(wrong.fault)
        except Unreadable as error:
            self.faults.append(Fault(line, str(error)))


@contextmanager
def naming(line: int) -> Iterator[None]:
    """What cannot be read inside is a fault of that line."""
    try:
        yield
    except Unreadable as error:
        raise Wrong(line, str(error)) from None


def sections(text: str) -> Iterator[Section]:
    """The parts of a file by heading; the first has the title."""
    section, fenced = Section("", 1), False
    for number, row in enumerate(text.splitlines(), 1):
        fenced ^= bool(FENCE.match(row))
        if not fenced and row.startswith("## "):
            yield section
            section = Section(row[3:].strip(), number)
        elif not fenced and row.startswith("# ") and not section.title and not any(each.strip() for _n, each in section.rows):
            section = Section(row[2:].strip(), number)
        else:
            section.rows.append((number, row))
    yield section


def pieces(rows: Rows) -> Iterator[tuple[int, str | None, Rows]]:
    """Paragraphs (without a kind) and fenced blocks, each with its line."""
    found: Rows = []
    kind: str | None = None
    line = 0
    for number, row in rows:
        fence = FENCE.match(row)
        if fence and kind is None:
            if found:
                yield found[0][0], None, found
            found, kind, line = [], fence[1].strip(), number
        elif fence:
            yield line, kind, found
            found, kind = [], None
        elif kind is None and not row.strip():
            if found:
                yield found[0][0], None, found
            found = []
        else:
            found.append((number, row))
    if kind is not None:
        yield line, OPEN, []
    elif found:
        yield found[0][0], None, found
