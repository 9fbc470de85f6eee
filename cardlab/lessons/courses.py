"""The courses: a folder for each game, a file for each lesson."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..games import GAMES
from .lesson import Lesson
from .reading import read

PACKAGE = Path(__file__).parent.parent
FOLDERS = (PACKAGE / "tutorials", PACKAGE.parent / "tutorials")
"""Where the courses lie: in the installed package, or beside it in a checkout."""


def folder() -> Path:
    """Where the courses lie."""
    return next((each for each in FOLDERS if each.is_dir()), FOLDERS[0])


def keys(game: Game) -> tuple[str, ...]:
    """The keys of the lessons of a game's course, in order; none if it has no course."""
    return tuple(f"{game.key}/{path.stem}" for path in sorted((folder() / game.key).glob("[0-9]*.md")))


def number(key: str) -> int:
    """The number of a lesson in its course."""
    return keys(GAMES[key.partition("/")[0]]).index(key) + 1


def course(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game's course, in order."""
    return tuple(map(lesson, keys(game)))


@lru_cache(maxsize=100)
def lesson(key: str) -> Lesson:
    """The lesson of that key, `schnapsen/01-tricks`; the number is enough for its name. Raises Unreadable."""
    game, _slash, name = key.partition("/")
    found = [path for path in sorted((folder() / game).glob("[0-9]*.md")) if name and path.stem.startswith(name)] if game.isalnum() else []
    if not found:
        raise Unreadable(_("There is no lesson “{key}”: “cardlab lessons” lists them.").format(key=key[:40]))
    return read(found[0].read_text(encoding="utf-8"), f"{game}/{found[0].stem}")


def found(key: str) -> Lesson | None:
    """The lesson of that key; None if there is none any more, or its file is at fault."""
    try:
        return lesson(key)
    except Unreadable:
        return None


@lru_cache(maxsize=1000)
def lesson_of(name: str, game: Game) -> tuple[str, int] | None:
    """The lesson that teaches an article or tip of a game, and the step in it; None if none does.

    A course for those who know a related game leaves out what they know: then it is a lesson of the game it is shared with.
    """
    for other in (game, *(each for each in GAMES.values() if each is not game and shared(name, game, each))):
        for each in course(other):
            for at, step in enumerate(each.steps):
                if step.task and name in step.task.teaches:
                    return each.key, at
    return None


def untaught(game: Game) -> list[str]:
    """The articles and tips of a game's sheet that no lesson teaches, of its own course or of a game it shares them with."""
    return [name for name in (*game.articles, *(tip.name for tip in game.tips)) if lesson_of(name, game) is None]


def shared(name: str, game: Game, other: Game) -> bool:
    """Whether two games have the very same article or tip of that name."""
    one, two = (each.articles.get(name) or next((tip for tip in each.tips if tip.name == name), None) for each in (game, other))
    return one is not None and one is two
