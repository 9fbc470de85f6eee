"""Addresses of pages, relative to the app, with everything in them quoted."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from ..core.game import Game
from ..core.language import translate as _
from ..core.options import Options
from ..core.rule import Article
from ..lessons import courses


def link(page: str, **parts: Any) -> str:
    """The address of a page with its parts; parts that are empty are left out."""
    query = urlencode({name: value for name, value in parts.items() if value not in ("", None)})
    return f"./{page}?{query}" if query else f"./{page}"


def rules_page(game: Game, options: Options | None = None, rule: str = "", me: str = "") -> str:
    """The rules page under these house rules, open at a rule; `me` is the learner whose progress colours it."""
    return link("rules", game=game.key, rule=rule, options=options.line() if options else "", me=me)


def rule_link(game: Game, rule: Article, options: Options | None = None) -> dict[str, str]:
    """A rule's title and address, as the card table shows them."""
    return {"title": rule.title, "href": rules_page(game, options, rule.name)}


def lesson_page(key: str, me: str = "", step: int | None = None) -> str:
    """The address of a lesson, open at a step counted from 0."""
    return link("lesson", game=key.partition("/")[0], n=courses.number(key), step=None if step is None else step + 1, me=me)


def lesson_link(game: Game, name: str, me: str = "") -> dict[str, str] | None:
    """The lesson step that teaches a rule or tip, as a link; None if there is none."""
    found = courses.lesson_of(name, game)
    if found is None:
        return None
    key, step = found
    lesson = courses.lesson(key)
    said = _("Lesson {n}, step {step}") if lesson.game is game else _("{game}, lesson {n}, step {step}")
    label = said.format(game=lesson.game.title, n=courses.number(key), step=step + 1)
    return {"label": label, "name": _("{where}: {title}").format(where=label, title=lesson.title), "href": lesson_page(key, me, step)}


def position(line: str) -> str:
    """A link to a position."""
    return link("study", at=line)
