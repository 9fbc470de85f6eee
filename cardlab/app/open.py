"""Opening a record, a position or a lesson that somebody wrote down."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from html import escape
from typing import Any
from urllib.parse import quote

import panel as pn

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import language, use
from ..core.language import translate as _
from ..core.record import LONGEST, Record
from ..games import GAMES
from ..learner import Learner
from ..lessons.check import check
from ..lessons.lesson import Fault, Faulty, Lesson
from ..lessons.packing import packed
from ..lessons.reading import read
from ..views.card_table import CardTable
from ..views.lesson import LessonRoom, Way
from ..views.links import link
from ..views.marking import with_marks
from ..views.study import Study, from_line
from .fields import box, look
from .fields import text as html
from .file_chooser import FileChooser, text_of
from .request import asked, asked_step


def position(line: str) -> tuple[Any, Game]:
    """The state on a line and its game; raises Unreadable."""
    key = line.split(";")[0].strip()
    if key not in GAMES:
        raise Unreadable(
            _("A position begins with the name of its game, not “{found}”: expected one of {known}.").format(
                found=key[:30], known=", ".join(GAMES)
            )
        )
    return GAMES[key].read(line), GAMES[key]


def written(text: str) -> Record:
    """The record in a text, or one that begins at the position in it; raises Unreadable."""
    text = text.strip()
    if not text:
        raise Unreadable(_("There is nothing to open yet: paste a record or a position, or choose a file."))
    return Record.read(text, GAMES) if text.startswith("[") else from_line(position(text)[1], text)


def studied(record: Record, seat: int | None, address: tuple[tuple[str, str], ...] = ()) -> CardTable:
    """A record on a table, to step through; where and with which marks is in the address, which is kept up to date if it names a deal."""
    ply = asked("ply")
    show = CardTable()
    at = int(ply) if ply.isascii() and ply.isdigit() and len(ply) < 6 else 0
    marked = with_marks(record, asked("marks"))
    study = Study(marked, seat, lambda text: show.param.update(show=text), language.get(), at, address)
    show.on_message = study.receive
    study.open()
    return show


def room_for(lesson: Lesson, learner: Learner | None, way: Way) -> CardTable:
    """A lesson on its table."""
    show = CardTable()
    room = LessonRoom(lesson, lambda text: show.param.update(show=text), learner, language.get(), step=asked_step(), way=way,
                      pace=0 if asked("pace") == "0" else 1)
    show.on_message = room.receive
    room.open()
    return show


def taught(text: str) -> list[Any]:
    """A lesson in a text, below a link to it; raises Faulty."""
    lesson = read(text)
    faults = check(lesson)
    href, label = link("lesson", own=packed(text)), _("Open this lesson on a page of its own; the address of that page is a link to send.")
    kept = f'<a download="lesson.md" href="data:text/markdown;charset=utf-8,{quote(text)}">{escape(_("Download this lesson"))}</a>'
    head = text_of_faults(faults) + f'<p><a href="{escape(href)}">{escape(label)}</a></p><p>{kept}</p>'
    return [box(html(head), classes="open"), room_for(lesson, None, Way())]


def text_of_faults(faults: Sequence[Fault]) -> str:
    """What is wrong with a lesson, as HTML; empty if nothing is."""
    rows = "".join(f"<li>{escape(str(each))}</li>" for each in faults)
    return f'<div role="alert"><p>{escape(_("What is wrong with this lesson:"))}</p><ul>{rows}</ul></div>' if rows else ""


def shown(scene: dict[str, Any]) -> CardTable:
    """A scene that does not change."""
    return CardTable(show=json.dumps({"rev": 0, "frames": [scene]}, ensure_ascii=False))


class Opener:
    """The content of the page: a field and a file input, and below them what was opened.

    Args:
        given: the text to begin with, opened already.
    """

    def __init__(self, given: str = "") -> None:
        self._lang, self._given = language.get(), given
        title = _("Open a record or a lesson")
        lead = _("Step through a deal that somebody wrote down or through any position, or go through a lesson of your own.")
        self._head = html(f'<h1>{escape(title)}</h1><p class="cl-lead">{escape(lead)}</p>', "head")
        self._field = pn.widgets.TextAreaInput(
            name=_("Record, position or lesson, as text"), value=given, rows=9, max_length=LONGEST + 1, **look("field", "area")
        )
        button = pn.widgets.Button(name=_("Open"), **look("field", "go"))
        button.on_click(lambda _event: self._open(lambda: self._field.value or ""))
        chooser = FileChooser(
            lambda message: self._open(lambda: text_of(message)), label=_("Or choose a file"), **look("file", "file")
        )
        self._alert = html("", "alert")
        self._alert.visible = False
        row = box(button, chooser, classes="open-row")
        self._form = box(self._head, box(self._field, row, self._alert, classes="first sheet"), classes="open")
        self._result = pn.Column(sizing_mode="stretch_width", margin=0)
        if given:
            self._open(lambda: given)

    def content(self) -> pn.Column:
        """All of it."""
        return pn.Column(self._form, self._result, sizing_mode="stretch_width", margin=0)

    def _open(self, given: Callable[[], str]) -> None:
        with use(self._lang):
            try:
                found = given().strip()
                self._show(taught(found) if found.startswith("#") else [studied(written(found), None)])
            except Faulty as error:
                self._show([], text_of_faults(error.faults))
            except Unreadable as error:
                self._show([], f'<p role="alert">{escape(str(error))}</p>')

    def _show(self, found: list[Any], trouble: str = "") -> None:
        """The heading of what was found takes the place of the page's own."""
        self._head.visible, self._field.rows = not found, 3 if found and not self._given else 9
        self._alert.param.update(object=trouble, visible=bool(trouble))
        self._result[:] = found
