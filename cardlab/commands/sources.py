"""What commands are given: files, standard input, positions, records, house rules and words typed by hand."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from ..core.cards import SIGNS
from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..core.move import Move
from ..core.record import LONGEST, Record
from ..games import GAMES, find

Command = Callable[[str, str], argparse.ArgumentParser]
"""What a group of commands adds itself with: a name and a sentence give the parser of a new command."""

SUIT_LETTERS = str.maketrans({sign: letter for letter, sign in SIGNS.items()})
TYPED_CARD = re.compile(r"(?:10|[2-9atjqk])[shcd]|jk", re.IGNORECASE)


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`; raises OSError or Unreadable."""
    if name == "-":
        text = sys.stdin.read(LONGEST + 1)
    else:
        with file(name, "r") as source:
            text = source.read(LONGEST + 1)
    if "\0" in text or "\N{REPLACEMENT CHARACTER}" in text:
        raise Unreadable(_("“{name}” is no text: a record or a position was expected.").format(name=name))
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    if not text.strip():
        raise Unreadable(_("There is nothing to read: a record or a position was expected."))
    return text.strip()


def file(name: str, mode: str) -> IO[str]:
    """Open a file of text; raises OSError, or Unreadable for a name that no file can have."""
    try:
        return Path(name).open(mode, encoding="utf-8", errors="replace" if mode == "r" else None)
    except ValueError:
        raise Unreadable(_("No file can be called “{name}”.").format(name=name[:40])) from None


def number(word: str) -> int:
    """A whole number on the command line."""
    try:
        return int(word)
    except ValueError:
        text = _("a whole number was expected, not “{word}”").format(word=word[:20])
        raise argparse.ArgumentTypeError(text) from None


def found(text: str, key: str | None = None) -> Record:
    """The record that a text writes; a position becomes a record without moves.

    Args:
        text: a record, or the line of a position.
        key: the game it must be of, if one was named.

    Raises:
        Unreadable: if it is neither, or of another game.
    """
    if key is not None:
        find(key)
    if text.startswith("["):
        record = Record.read(text, GAMES)
    else:
        game = find(text.partition(";")[0].strip())
        record = _from_position(game, text)
    if key not in (None, record.game.key):
        raise Unreadable(
            _("--game names “{key}”, but this is a deal of “{found}”.").format(key=key, found=record.game.key)
        )
    return record


def _from_position(game: Game, line: str) -> Record:
    state = game.read(line)
    return Record(game, game.match.of(state), state.dealer, position=line)


def position(args: argparse.Namespace) -> tuple[Game, Any]:
    """The game and the state that `--at` and `--game` name."""
    record = found(read_text("-") if args.at == "-" else args.at.strip(), args.game)
    return record.game, record.state


def seen(state: Any) -> Any:
    """The state as the seat to move sees it.

    Raises:
        Unreadable: if it is already the view of another seat.
    """
    if state.eyes is None:
        return state.view(state.turn)
    if state.eyes != state.turn and state.phase != "over":
        raise Unreadable(
            _("This is what seat {eyes} sees, but seat {turn} is to move: its cards are not known.").format(
                eyes=state.eyes, turn=state.turn
            )
        )
    return state


def typed(game: Game, text: str) -> Move:
    """The move somebody typed, with cards in any case and suit signs allowed: `qh`, `10h`, `Q♥`, `wqh`.

    Raises:
        Unreadable: if no move of the game is written like that.
    """
    word = text.strip().translate(SUIT_LETTERS)
    tidy = TYPED_CARD.sub(lambda card: card[0].upper().replace("10", "T"), word)
    for attempt in (word, tidy, tidy[:1].lower() + tidy[1:]):
        try:
            return game.move(attempt)
        except Unreadable:
            continue
    return game.move(text)


def sentence(error: OSError) -> str:
    """What is wrong with a file, in one sentence."""
    name = error.filename
    if isinstance(error, FileNotFoundError):
        return _("There is no file “{name}”.").format(name=name)
    if isinstance(error, FileExistsError):
        return _("There is a file “{name}” already: choose another name.").format(name=name)
    if isinstance(error, IsADirectoryError):
        return _("“{name}” is a folder: a file was expected.").format(name=name)
    if isinstance(error, PermissionError):
        return _("“{name}” may not be opened: the permission is missing.").format(name=name)
    return _("This did not work: {error}.").format(error=error.strerror or error)


def add_house(parser: argparse.ArgumentParser) -> None:
    """Let a command take house rules."""
    parser.add_argument("--preset", metavar="P", default="", help=_("house rules that belong together, by their name"))
    parser.add_argument("--options", metavar="O", default="", help=_("single house rules, such as “count:up match_target:5”"))


def add_position(parser: argparse.ArgumentParser) -> None:
    """Let a command take a position."""
    parser.add_argument("--game", metavar="G", help=_("the game; not needed, since a position names it"))
    parser.add_argument(
        "--at",
        metavar="LINE",
        required=True,
        help=_("the line of a position, or - for a line or a record on standard input"),
    )


def add_json(parser: argparse._ActionsContainer) -> None:
    """Let a command print JSON."""
    parser.add_argument("--json", action="store_true", help=_("print one JSON document"))
