"""`play`: a whole match in the terminal, in the sentences of the app."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING

from ..core.errors import Illegal, Unreadable
from ..core.game import LEARNT, Game, Strength
from ..core.language import translate as _
from ..core.move import Move
from ..games import find
from . import output, sheets, words
from .me import add_me, learner
from .prompt import Quit, answer, read
from .sources import Command, add_house, file, number, sentence, typed

if TYPE_CHECKING:
    from .sitting import Sitting


def add(command: Command) -> None:
    """Add the command."""
    play = command("play", _("play a match in the terminal"))
    play.add_argument("game", metavar="GAME", help=_("the game"))
    add_house(play)
    play.add_argument(
        "--strength", metavar="S", default="",
        help=_("how strong the bot plays, or “learnt” for what your lessons have taught; the weakest by default"))
    add_me(play)
    play.add_argument("--seed", metavar="N", type=number, help=_("the same number gives the same cards"))
    play.add_argument("--seat", metavar="N", type=number, default=0, help=_("your seat, from 0 on"))
    play.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the player has had enough."""
    from .sitting import Sitting

    game, seat = find(arguments.game), arguments.seat
    last = game.seats[0] - 1
    if not 0 <= seat <= last:
        raise Unreadable(_("There is no seat {seat}: expected 0 to {last}.").format(seat=seat, last=last))
    options = game.house_rules(arguments.preset, arguments.options)
    seed = SystemRandom().randrange(10**6) if arguments.seed is None else arguments.seed
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (gives the prompt arrow keys and a memory)
    Prompt(Sitting(game, options, strength(game, arguments), seat, seed)).run()
    return 0


def strength(game: Game, arguments: argparse.Namespace) -> Strength:
    """How strong the bot plays; raises Unreadable."""
    if arguments.strength != LEARNT:
        return game.strength(arguments.strength or game.strengths[0].key)
    from ..lessons.progress import learnt_said

    known = learner(arguments).progress.learnt(game)
    output.say(learnt_said(game, known))
    output.say(_("The bot knows: {tips}.").format(tips=", ".join(each.title for each in known.tips)))
    return known


class Prompt:
    """Reads what the player types: the words of moves, and orders to the program."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.saved = sitting, ""
        self.orders: dict[str, Callable[[str], None]] = {
            "": lambda rest: sitting.go_on(),
            "?": lambda rest: sitting.hint(),
            "hint": lambda rest: sitting.hint(),
            "why": lambda rest: output.say(sitting.reason),
            "u": lambda rest: sitting.take_back(),
            "score": lambda rest: sitting.score(),
            "rules": self.rules,
            "record": lambda rest: output.say(sitting.written().rstrip()),
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play deals until the player quits or the input ends."""
        title = self.sitting.game.title
        output.say(_("{game}. Type a move's word to play it, or “help”.").format(game=title))
        answer(self.sitting.begin, self.answer)

    def answer(self, line: str) -> None:
        """Do what the line says; whatever is wrong with it is told in a sentence and changes nothing."""
        name, _blank, rest = line.partition(" ")
        try:
            order = self.orders.get(name.lower())
            if order is None:
                self.move(typed(self.sitting.game, line))
            else:
                order(rest.strip())
        except Illegal as error:
            for each in words.refused(error.refusal):
                output.say(each)
        except Unreadable as error:
            output.say(str(error))
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            output.say(sentence(error))

    def move(self, move: Move) -> None:
        """Make a move; what costs a match is asked about first."""
        asked = words.question(self.sitting.game, self.sitting.view, move)
        if asked:
            output.say(_("{question} Type “yes”, or anything else to leave it.").format(question=asked))
            if read().lower() != "yes":
                return
        self.sitting.play(move)

    def rules(self, name: str) -> None:
        """Print the sheet of this table, or one rule."""
        game, options = self.sitting.game, self.sitting.options
        if name:
            sheets.show_article(game, sheets.named(game, name), options)
        else:
            sheets.show_sheet(game, options)

    def save(self, name: str) -> None:
        """Keep the record in a file, which must be a new one or the one saved to before."""
        if not name:
            raise Unreadable(_("The name of a file is missing: type save and the name."))
        with file(name, "w" if name == self.saved else "x") as target:
            self.saved = name
            target.write(self.sitting.written())
        output.say(_("The record of this deal is in {file}.").format(file=name))

    def help(self, _rest: str) -> None:
        """Say what can be typed."""
        for line in (
            _("A word from the list plays that move; cards may be typed as QH, qh, 10h or Q♥."),
            _("?: advice, step by step; so does “hint”."),
            _("why: why the bot made its last move."),
            _("u: take your last move back, unless you have seen something new since."),
            _("score: the points so far."),
            _("rules: all rules; rules and a name: one of them, with its example."),
            _("record: the record of this deal; save and a name: keep it in a file."),
            _("Enter: show the table again; after a deal, go on to the next."),
            _("quit: stop playing."),
        ):
            output.say(line)

    def quit(self, _rest: str) -> None:
        """Stop."""
        raise Quit
