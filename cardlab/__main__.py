"""The command line: `cardlab` or `python -m cardlab`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import metadata

from .commands import bots, output, play, positions, records, server, sheets, sources
from .core.errors import Illegal, Unreadable
from .core.language import PSEUDO, languages, use
from .core.language import translate as _

GROUPS = (server, play, sheets, positions, records, bots)
OK, REFUSED, UNREADABLE, INTERRUPTED = 0, 1, 2, 130


def version() -> str:
    """The installed version."""
    try:
        return metadata.version("cardlab")
    except metadata.PackageNotFoundError:
        return _("not installed")


def parser() -> argparse.ArgumentParser:
    """All commands, explained in the current language."""
    whole = argparse.ArgumentParser(
        prog="cardlab", description=_("Learn card games by playing them."), allow_abbrev=False
    )
    whole.add_argument("--version", action="version", version=f"cardlab {version()}")
    speak = argparse.ArgumentParser(add_help=False)
    speak.add_argument(
        "--lang",
        metavar="CODE",
        default=argparse.SUPPRESS,
        help=_("the language, one of: {known}").format(known=", ".join(languages())),
    )
    whole.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    commands = whole.add_subparsers(metavar=_("COMMAND"), required=True, dest="command")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(
            name, help=text, description=text, parents=[speak], allow_abbrev=False
        )
        return added

    for group in GROUPS:
        group.add(command)
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


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status: 0 done, 1 refused, 2 not understood."""
    output.prepare()
    given = sys.argv[1:] if words is None else list(words)
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
        output.complain(_("Stopped."))
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
