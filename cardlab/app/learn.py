"""The pages where people learn: courses, lessons, lessons of one's own, and progress."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import panel as pn

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import language
from ..core.language import translate as _
from ..learner import Learner
from ..lessons import courses
from ..lessons.lesson import Lesson
from ..lessons.packing import unpacked
from ..lessons.reading import read
from ..store import Store
from ..views.card_table import CardTable
from ..views.lesson import Way
from ..views.links import lesson_page, link, rules_page
from ..views.practice import Practice, drilled_name
from .home import Home, course_page, course_scene
from .open import room_for, shown
from .request import asked, asked_game
from .shell import page

TOKEN = re.compile(r"[\w-]{20,40}", re.ASCII)
COOKIE = "cardlab-me"


class Learn:
    """The pages over one store.

    Args:
        store: where progress is kept, if anywhere.
    """

    def __init__(self, store: Store | None) -> None:
        self.store = store

    def learner(self) -> Learner:
        """Who is learning: the one in the address, else the one whom the browser remembers, else somebody new; raises Unreadable."""
        word = asked("me")
        if word:
            found = Learner(self.store, word) if TOKEN.fullmatch(word) else None
            if found is None or not found.known:
                raise Unreadable(_("There is no progress at this address: it was mistyped, deleted, or is kept in another place."))
            return found
        return Learner(self.store, remembered())

    def lesson(self) -> Any:
        """A lesson of a course, or one of somebody's own that the address holds."""
        if asked("own"):
            own = read(unpacked(asked("own")))
            return page(own.title, room_for(own, None, Way((("own", asked("own")),))), (_("Rules"), rules_page(own.game)))
        game, learner = asked_game(), self.learner()
        lesson = asked_lesson(game)
        keys = courses.keys(game)
        at = keys.index(lesson.key) + 1
        after = courses.lesson(keys[at]) if at < len(keys) else None
        way = Way(
            (("game", game.key), ("n", str(at)), ("me", asked("me"))),
            (_("All lessons of {game}").format(game=game.title), course_page(game, asked("me"))),
            (after.title, lesson_page(after.key, asked("me"))) if after else None, self.remembers())
        links = (_("All lessons"), course_page(game, asked("me"))), (_("Rules"), rules_page(game))
        return page(lesson.title, room_for(lesson, learner, way), *links)

    def home(self) -> Any:
        """What can be learned and played."""
        show = CardTable()
        home = Home(self.learner(), lambda text: show.param.update(show=text), asked("me"), self.remembers())
        show.on_message = home.receive
        home.open()
        return page("cardlab", show, (_("Open a record or a lesson"), link("open")))

    def course(self) -> Any:
        """The lessons of a game."""
        game = asked_game()
        if not courses.keys(game):
            raise Unreadable(no_course(game))
        scene = course_scene(game, self.learner(), asked("me"))
        return page(_("Learn {game}").format(game=game.title), shown(scene), (_("Rules"), rules_page(game)))

    def practise(self) -> Any:
        """Questions about a game: about whatever is due, or the rule or tip in the address; with a seed the same again."""
        game, name, seed = asked_game(), asked("name"), asked("seed")
        show = CardTable()
        practice = Practice(
            game, self.learner(), lambda text: show.param.update(show=text), language.get(), name=drilled_name(game, name) if name else "",
            rng=Random(seed) if seed else None, me=asked("me"), remember=self.remembers())
        show.on_message = practice.receive
        practice.open()
        links = [(_("All lessons"), course_page(game, asked("me")))] if courses.keys(game) else []
        return page(_("{game} · practice").format(game=game.title), show, *links, (_("Rules"), rules_page(game)))

    def remembers(self) -> bool:
        """Whether the browser is to remember who is learning: not if it remembers somebody else already."""
        return asked("me") == "" or remembered() in ("", asked("me"))


def remembered() -> str:
    """The token of the learner whom the browser remembers; empty if there is none."""
    found = str((pn.state.cookies or {}).get(COOKIE, ""))
    return found if TOKEN.fullmatch(found) else ""


def no_course(game: Game) -> str:
    """That a game has no lessons, in a sentence."""
    return _("There is no course for {game} yet.").format(game=game.title)


def asked_lesson(game: Game) -> Lesson:
    """The lesson in the address, by its number in the course or by its name; the first if none is named; raises Unreadable."""
    word, keys = asked("n") or "1", courses.keys(game)
    if not keys:
        raise Unreadable(no_course(game))
    named = [key for key in keys if word in (key.partition("/")[2], key.partition("-")[2])]
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
    if not named and not 0 < number <= len(keys):
        raise Unreadable(_("There is no lesson “{n}” in this course: expected 1 to {last}.").format(n=word[:20], last=len(keys)))
    return courses.lesson(named[0] if named else keys[number - 1])
