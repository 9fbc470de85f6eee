"""Asking at the prompt, line by line, until the person has had enough."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ..core.language import translate as _
from . import output


class Quit(Exception):
    """The person has had enough, or there is nothing more to ask."""


def read() -> str:
    """The next line; repeated in the output where nobody sees it typed.

    Raises:
        EOFError: at the end of the input.
    """
    line = input("> ")
    if not sys.stdin.isatty():
        output.say(line)
    return line.strip()


def answer(begin: Callable[[], None], take: Callable[[str], None]) -> None:
    """Begin, and hand on line after line, until there is an end: of the input, by the person, or by what takes the lines."""
    try:
        begin()
        while True:
            take(read())
    except (EOFError, Quit):
        output.say(_("Goodbye."))
    except KeyboardInterrupt:
        output.say("\n" + _("Goodbye."))
