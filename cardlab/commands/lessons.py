"""`lessons`: list the courses, check a lesson's file, go through a lesson in the terminal, make one from a record."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import Unreadable
from ..core.language import translate as _
from . import output
from .sources import Command, add_json, file, found, read_text

if TYPE_CHECKING:
    from ..lessons.lesson import Fault, Lesson

ACTIONS = ("list", "check", "play", "make")


def add(command: Command) -> None:
    """Add the command."""
    lessons = command("lessons", _("list the lessons; check files, go through a lesson, or make one from a record"))
    lessons.add_argument(
        "action", metavar="ACTION", nargs="?", choices=ACTIONS, default="list",
        help=_("list, check, play or make; the list if nothing is named"))  # fmt: skip
    lessons.add_argument(
        "files", metavar="FILE", nargs="*", help=_("lessons, as files or as in the list; for make a record; - for standard input"))
    lessons.add_argument("--out", metavar="FILE", default="", help=_("for make: the file to write; printed by default"))
    lessons.add_argument("--title", metavar="T", default="", help=_("for make: the title of the lesson"))
    add_json(lessons)
    lessons.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List, check, play or make."""
    if arguments.action == "list":
        return run_list(arguments)
    if not arguments.files:
        raise Unreadable(_("The name of a file is missing: type lessons {action} and the name.").format(action=arguments.action))
    if arguments.action == "check":
        return run_check(arguments)
    if len(arguments.files) > 1:
        raise Unreadable(_("One file was expected, not {n}.").format(n=len(arguments.files)))
    return run_play(arguments) if arguments.action == "play" else run_make(arguments)


def run_list(arguments: argparse.Namespace) -> int:
    """Print every course with its lessons."""
    from ..games import GAMES, find
    from ..lessons import courses

    games = [find(key) for key in arguments.files] or list(GAMES.values())
    if arguments.json:
        output.document([_described(each) for game in games for each in courses.course(game)])
        return 0
    for game in games:
        lessons = courses.course(game)
        output.head(game.title)
        if not lessons:
            output.say(_("There is no course yet."))
        for each in lessons:
            output.say(f"  {each.key}: {each.title} ({each.about()})")
    return 0


def _described(lesson: Lesson) -> dict[str, Any]:
    return {
        "key": lesson.key, "game": lesson.game.key, "title": lesson.title, "minutes": lesson.minutes,
        "steps": [step.title for step in lesson.steps], "teaches": list(lesson.teaches),
    }  # fmt: skip


def opened(name: str) -> Lesson:
    """The lesson in a file, or the one of a course; raises Faulty, Unreadable or OSError."""
    from ..lessons import courses, reading

    if name == "-" or Path(name).is_file():
        return reading.read(read_text(name), Path(name).stem)
    return courses.lesson(name.removesuffix(".md"))


def run_check(arguments: argparse.Namespace) -> int:
    """Print the faults of lessons: the line and the reason of each."""
    faults = {name: _faults(name) for name in arguments.files}
    if arguments.json:
        output.document({name: [{"line": each.line, "reason": each.reason} for each in found] for name, found in faults.items()})
    else:
        for name, found in faults.items():
            for each in found:
                output.say(f"{name}:{each.line}: {each.reason}")
            if not found:
                output.say(_("{name}: nothing is wrong.").format(name=name))
    return 1 if any(faults.values()) else 0


def _faults(name: str) -> list[Fault]:
    from ..lessons.check import check
    from ..lessons.lesson import Faulty

    try:
        return check(opened(name))
    except Faulty as error:
        return list(error.faults)


def run_play(arguments: argparse.Namespace) -> int:
    """Go through a lesson at the prompt."""
    from .lesson_prompt import LessonPrompt

    LessonPrompt(opened(arguments.files[0])).run()
    return 0


def run_make(arguments: argparse.Namespace) -> int:
    """Write the lesson that a record's marks make, and check it."""
    from ..lessons import making, reading
    from ..lessons.check import check
    from ..lessons.lesson import Faulty

    text = making.made(found(read_text(arguments.files[0])), arguments.title)
    if arguments.out:
        with file(arguments.out, "x") as target:
            target.write(text)
        output.say(_("The lesson is in {file}.").format(file=arguments.out))
    else:
        output.say(text.rstrip())
    try:
        faults = check(reading.read(text))
    except Faulty as error:
        faults = list(error.faults)
    for each in faults:
        output.complain(str(each))
    return 1 if faults else 0
