"""The command line as a whole: which commands there are, and what happens to mistakes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import metadata
from typing import NoReturn

from ..core.errors import Illegal, Unreadable
from ..core.language import PSEUDO, languages, use
from ..core.language import translate as _
from . import bots, lessons, output, play, positions, practice, records, server, sheets, sources

GROUPS = (server, play, lessons, practice, sheets, positions, records, bots)
OK, REFUSED, UNREADABLE, INTERRUPTED = 0, 1, 2, 130


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, like all others."""

    def error(self, message: str) -> NoReturn:
        """Say what cannot be understood."""
        raise Unreadable(
            _("{problem}; “{command} --help” tells what is expected.").format(
                problem=message[:1].upper() + message[1:], command=self.prog
            )
        )


def version() -> str:
    """The installed version."""
    try:
        return metadata.version("cardlab")
    except metadata.PackageNotFoundError:
        return _("not installed")


def parser() -> argparse.ArgumentParser:
    """All commands, explained in the current language."""
    whole = Parser(
        prog="cardlab", description=_("Learn card games by playing them."), allow_abbrev=False
    )
    whole.add_argument("--version", action="version", version=f"cardlab {version()}")
    speak = Parser(add_help=False)
    speak.add_argument(
        "--lang",
        metavar="CODE",
        default=argparse.SUPPRESS,
        help=_("the language, one of: {known}").format(known=", ".join(languages())),
    )
    whole.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    commands = whole.add_subparsers(metavar=_("COMMAND"))

    def missing(_arguments: argparse.Namespace) -> NoReturn:
        known = ", ".join(commands.choices)
        raise Unreadable(_("A command is missing: expected one of {known}.").format(known=known))

    def command(name: str, text: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(
            name, help=text, description=text, parents=[speak], allow_abbrev=False
        )
        return added

    for group in GROUPS:
        group.add(command)
    whole.set_defaults(run=missing)
    return whole


def asked_language(words: Sequence[str]) -> str:
    """The language that the words ask for; raises Unreadable if there is no such."""
    early = argparse.ArgumentParser(prog="cardlab", add_help=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?", default=languages()[0])
    code = early.parse_known_args(words)[0].lang or languages()[0]
    known = (*languages(), PSEUDO)
    if code not in known and code.replace("-", "_").split("_")[0] not in known:
        raise Unreadable(
            _("There is no language “{code}”: expected one of {known}.").format(
                code=code[:20], known=", ".join(languages())
            )
        )
    return str(code)


def run(given: Sequence[str]) -> int:
    """Run one command; returns its exit status."""
    output.prepare()
    try:
        with use(asked_language(given)):
            return guarded(given)
    except Unreadable as error:
        output.complain(str(error))
        return UNREADABLE


def guarded(words: Sequence[str]) -> int:
    """Run one command; every expected mistake becomes one sentence."""
    try:
        arguments = parser().parse_args(words)
        status = int(arguments.run(arguments))
        sys.stdout.flush()
        return status
    except Illegal as error:
        output.complain(str(error))
        return REFUSED
    except Unreadable as error:
        output.complain(str(error))
        return UNREADABLE
    except BrokenPipeError:
        output.close_quietly()
        return REFUSED
    except OSError as error:
        output.complain(sources.sentence(error))
        return UNREADABLE
    except KeyboardInterrupt:
        return interrupted()


def interrupted() -> int:
    """After Ctrl-C."""
    output.complain(_("Stopped."))
    return INTERRUPTED
