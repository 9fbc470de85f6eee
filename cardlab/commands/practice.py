"""`practise`: fresh questions about the rules and tips of a game, in the terminal."""

from __future__ import annotations

import argparse
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import plural
from ..core.language import translate as _
from ..core.sentence import shown
from ..games import find
from . import output, words
from .prompt import read
from .sources import Command, number

if TYPE_CHECKING:
    from ..coach.drills import Question


def add(command: Command) -> None:
    """Add the command."""
    practise = command("practise", _("answer questions about the rules and tips of a game"))
    practise.add_argument("game", metavar="GAME", help=_("the game"))
    practise.add_argument("names", metavar="NAME", nargs="*", help=_("rules, tips or lines of the score; any if none is named"))
    practise.add_argument("--count", metavar="N", type=number, default=5, help=_("how many questions; 5 by default"))
    practise.add_argument("--seed", metavar="N", type=number, help=_("which questions; any by default"))
    practise.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Ask, and say why each answer is right or wrong."""
    from ..coach.drills import article_or_tip, drilled, question

    game = find(arguments.game)
    names = [article_or_tip(game, name).name for name in arguments.names] or drilled(game)
    if arguments.count < 1:
        raise Unreadable(_("There cannot be {n} questions: 1 or more was expected.").format(n=arguments.count))
    rng = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    right = asked = 0
    while asked < arguments.count and names:
        name = rng.choice(names)
        found = question(game, name, rng.randrange(1 << 30))
        if found is None:
            names.remove(name)
            continue
        try:
            right += put(game, found)
        except (EOFError, KeyboardInterrupt):
            break
        asked += 1
    said = plural("{right} of {n} answer was right.", "{right} of {n} answers were right.", asked)
    output.say("\n" + said.format(right=right, n=asked))
    return 0


def put(game: Game, question: Question) -> bool:
    """Put one question, and whether the answer was right."""
    output.head(question.article.title)
    for line in words.zones(game, question.view, lambda seat: None if seat == question.view.eyes else _("Player {n}").format(n=seat + 1)):
        output.say(line)
    for line in question.known:
        output.say(line)
    output.say(question.ask)
    if question.cards:
        output.say(_("Cards that count: {cards}").format(cards=shown(question.cards)))
    for at, choice in enumerate(question.choices, 1):
        output.say(f"  {at}. {choice}")
    given = answered(len(question.choices))
    right = given == question.answer + (1 if question.choices else 0)
    output.say(_("Right.") if right else _("Not quite."))
    if question.against and not right:
        output.say(question.against[given - 1])
    output.say(question.reason)
    return right


def answered(choices: int) -> int:
    """The number that is typed; asked again until it is one."""
    while True:
        word = read().replace("−", "-")
        if word.removeprefix("-").isascii() and word.removeprefix("-").isdigit() and (not choices or 1 <= int(word) <= choices):
            return int(word)
        said = _("“{word}” is no answer: a number from 1 to {n} was expected.") if choices else _(
            "“{word}” is no answer: a number of points was expected.")
        output.say(said.format(word=word[:20], n=choices))
