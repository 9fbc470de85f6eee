"""The start page and the courses: what can be learned and played, and how far this learner is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..core.game import Game
from ..core.language import language, plural, use
from ..core.language import translate as _
from ..games import GAMES
from ..learner import Learner
from ..lessons import courses
from ..lessons.lesson import Lesson
from ..lessons.progress import Progress, Stage
from ..views import panels
from ..views.links import lesson_page, link, rules_page
from ..views.words import labels
from .compare import related

Json = dict[str, Any]


class Home:
    """The start page as one learner sees it.

    Args:
        learner: who is looking.
        post: called with the JSON text of what is to be shown.
        me: the learner's token where the address names it, for the links to go on with.
        remember: whether the browser is to remember this learner.
    """

    def __init__(self, learner: Learner, post: Callable[[str], None], me: str = "", remember: bool = True) -> None:
        self.learner, self._post, self.me, self.remember, self.lang = learner, post, me, remember, language.get()
        self._panel = ""
        self._rev = 0

    def open(self) -> None:
        """Show the page."""
        with use(self.lang):
            self._show()

    def receive(self, message: Json) -> None:
        """Act on a well-formed message from the browser: show what is kept, or delete it after a question."""
        with use(self.lang):
            name = message.get("name")
            if name == "delete-all" and self._panel == "delete":
                self._panel = "deleted" if self.learner.delete() else "failed"
            else:
                self._panel = {"progress-text": "text", "progress-link": "link", "delete": "delete"}.get(str(name), "")
            self._rev += 1
            self._show()

    def _show(self) -> None:
        self._post(json.dumps({"rev": self._rev, "frames": [self._scene() | {"rev": self._rev}]}, ensure_ascii=False))

    def _scene(self) -> Json:
        made: Json = {
            "kind": "home", "lang": language.get(), "labels": labels(), "title": _("Learn a card game by playing it"),
            "lead": _("The bot explains its moves, every refusal names its rule, and every point can be followed."),
            "resume": resume(self.learner.progress, self.me),
            "courses": [_card(game, self.learner.progress, self.me) for game in GAMES.values()], "panels": self._panels(),
        }
        if self._panel == "deleted":
            made["forget"] = True
        elif self.learner.known and self.remember:
            made["me"] = self.learner.token
        return made

    def _panels(self) -> list[Json]:
        learner, title = self.learner, _("Your progress")
        if self._panel == "deleted":
            return [{"kind": "text", "title": title, "text": _("Everything that was kept about you has been deleted."), "actions": []}]
        if self._panel == "text":
            return [panels.copy_panel("progress", _("Your progress as text"), learner.progress.text())]
        if self._panel == "link":
            title = _("Link to your progress: whoever has it can see, change and delete what is kept")
            return [panels.copy_panel("me", title, "", f"./?me={learner.token}")]
        if self._panel == "delete":
            return [{"kind": "text", "title": title, "text": _("Delete everything that is kept about you? This cannot be undone."),
                     "actions": [panels.do("delete-all", _("Delete it")), panels.do("panel-close", _("Keep it"), main=True)]}]
        if not learner.known:
            return [{"kind": "text", "title": title, "text": learner.notice, "actions": []}] if learner.notice else []
        stages = learner.progress.stages.values()
        said = plural("{n} lesson begun, {passed} of them passed.", "{n} lessons begun, {passed} of them passed.", len(stages))
        text = said.format(n=len(stages), passed=sum(each.passed for each in stages))
        note = _("This browser has the only key to it: there is no account and no name.")
        actions = [panels.do("progress-link", _("Go on with another device")), panels.do("progress-text", _("Show what is kept")),
                   panels.do("delete", _("Delete …"), plain=True)]
        return [{"kind": "text", "title": title, "text": "\n".join(filter(None, (text, note, learner.notice))), "actions": actions}]


def resume(progress: Progress, me: str) -> Json | None:
    """The lesson that was left last, to go on with."""
    found = progress.going()
    lesson = courses.found(found.key) if found else None
    if found is None or lesson is None:
        return None
    text = _("{game}, lesson {n}, step {step} of {of}").format(
        game=lesson.game.title, n=courses.number(lesson.key), step=found.step + 1, of=len(lesson.steps))
    go_on = {"label": _("Go on"), "href": lesson_page(lesson.key, me), "main": True, "name": _("Go on: {title}").format(title=lesson.title)}
    return {"label": _("You were here"), "title": lesson.title, "text": text, "cards": lesson.game.cover.split(), "links": [go_on]}


def practice_link(game: Game, me: str) -> Json:
    """The way to practise a game."""
    return {"label": _("Practise"), "href": link("practise", game=game.key, me=me), "name": _("Practise {game}").format(game=game.title)}


def course_page(game: Game, me: str = "") -> str:
    """The address of a game's course."""
    return link("course", game=game.key, me=me)


def _card(game: Game, progress: Progress, me: str) -> Json:
    """A game on the start page: its course, and the ways to play it."""
    following, keys = progress.following(game), courses.keys(game)
    begun = any(key in progress.stages for key in keys)
    links: list[Json] = [
        {"label": _("Play"), "href": link("play", game=game.key, me=me), "main": not following},
        {"label": _("New game …"), "href": link("new", game=game.key, me=me)},
        {"label": _("Rules"), "href": rules_page(game, me=me), "plain": True},
    ]
    if following:
        links.insert(0, {"label": _("Continue") if begun else _("Start"), "href": lesson_page(following, me), "main": True})
    more = [practice_link(game, me), *_compared(game)]
    if keys:
        more.insert(0, {"label": plural("{n} lesson", "All {n} lessons", len(keys)).format(n=len(keys)), "href": course_page(game, me),
                        "name": _("All lessons of {game}").format(game=game.title)})
    made = {"title": game.title, "blurb": _(game.blurb), "cards": game.cover.split(), "links": links, "more": more}
    return made | ({"progress": progress_bar(game, progress)} if begun else {})


def progress_bar(game: Game, progress: Progress) -> Json:
    """How much of a course is passed."""
    passed, of, following = progress.passed(game), len(courses.keys(game)), progress.following(game)
    label = _("All lessons passed")
    if following:
        label = _("Lesson {n}: {title}").format(n=courses.number(following), title=courses.lesson(following).title)
    note = plural("{passed} of {of} lesson", "{passed} of {of} lessons", of).format(passed=passed, of=of)
    return {"label": label, "note": note, "part": round(100 * passed / of)}


def _compared(game: Game) -> list[Json]:
    """A link to how a game differs from the one before it on the list that shares its rules, if there is one."""
    listed = list(GAMES.values())
    before = next((each for each in reversed(listed[: listed.index(game)]) if related(each, game)), None)
    if before is None:
        return []
    label = _("What differs from {game}").format(game=before.title)
    return [{"label": label, "href": link("compare", one=before.key, other=game.key)}]


def course_scene(game: Game, learner: Learner, me: str) -> Json:
    """A course: its lessons with their minutes, and what is passed."""
    progress, following = learner.progress, learner.progress.following(game)
    lessons = courses.course(game)
    begun = any(each.key in progress.stages for each in lessons)
    actions = [{"label": _("Continue") if begun else _("Start"), "href": lesson_page(following, me), "main": True}] if following else []
    return {
        "kind": "course", "lang": language.get(), "labels": labels(), "title": _("Learn {game}").format(game=game.title),
        "lead": _(game.blurb), "progress": progress_bar(game, progress) if begun else None,
        "lessons": [_row(each, progress.stages.get(each.key), me) for each in lessons],
        "actions": [*actions, {"label": _("Play"), "href": link("play", game=game.key, me=me)}, practice_link(game, me),
                    {"label": _("Open a lesson of your own"), "href": link("open"), "plain": True}],
        "notice": learner.notice,
    }


def _row(lesson: Lesson, stage: Stage | None, me: str) -> Json:
    state = "passed" if stage and stage.passed else "begun" if stage else ""
    said = _("Passed") if state == "passed" else _("Step {n} of {of}").format(n=stage.step + 1, of=len(lesson.steps)) if stage else ""
    return {"title": lesson.title, "about": lesson.about(), "href": lesson_page(lesson.key, me), "state": state, "said": said}
