"""`practise`: fresh questions about the rules and tips of a game, in the terminal."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import plural
from ..core.language import translate as _
from ..core.sentence import shown
from ..games import find
from . import output, words
from .me import add_me, learner
from .prompt import read
from .sources import Command, number

if TYPE_CHECKING:
    from ..coach.drills import Question
    from ..learner import Learner


def add(command: Command) -> None:
    """Add the command."""
    practise = command("practise", _("answer questions about the rules and tips of a game"))
    practise.add_argument("game", metavar="GAME", help=_("the game"))
    practise.add_argument("names", metavar="NAME", nargs="*", help=_("rules, tips or lines of the score; any if none is named"))
    practise.add_argument("--count", metavar="N", type=number, default=5, help=_("how many questions; 5 by default"))
    practise.add_argument(
        "--seed", metavar="N", type=number, help=_("which questions, of which nothing is kept; by default what is due and what is new"))
    add_me(practise)
    practise.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Ask, and say why each answer is right or wrong."""
    from ..coach.drills import article_or_tip, drilled, question

    game = find(arguments.game)
    names = [article_or_tip(game, name).name for name in arguments.names] or drilled(game)
    if arguments.count < 1:
        raise Unreadable(_("There cannot be {n} questions: 1 or more was expected.").format(n=arguments.count))
    rng = SystemRandom() if arguments.seed is None else Random(arguments.seed)
    memory = Memory(game, learner(arguments)) if arguments.seed is None else None
    right = asked = 0
    while asked < arguments.count and names:
        name = memory.first(names) if memory else rng.choice(names)
        found = question(game, name, rng.randrange(1 << 30))
        if found is None:
            names.remove(name)
            continue
        try:
            well = put(game, found)
        except (EOFError, KeyboardInterrupt):
            break
        if memory:
            memory.keep(name, well)
        right, asked = right + well, asked + 1
    said = plural("{right} of {n} answer was right.", "{right} of {n} answers were right.", asked)
    output.say("\n" + said.format(right=right, n=asked))
    if memory:
        output.say(memory.learner.notice or memory.said(drilled(game)))
    return 0


class Memory:
    """What one learner remembers of a game: it says what to ask first, and is told how the answers were."""

    def __init__(self, game: Game, learner: Learner) -> None:
        self.game, self.learner, self._last = game, learner, ""

    def first(self, names: list[str]) -> str:
        """What is due, else what is new, else what comes back soonest; not the same twice in a row."""
        from ..coach.schedule import ordered

        found = ordered(names, self.learner.progress.practised(self.game), datetime.now(UTC))
        self._last = next((name for name in found if name != self._last), found[0])
        return self._last

    def keep(self, name: str, right: bool) -> None:
        """Keep how an answer was."""
        from ..coach.schedule import reviewed

        card = self.learner.progress.practised(self.game).get(name)
        self.learner.practised(self.game.key, name, reviewed(card, right, datetime.now(UTC)))

    def said(self, names: list[str]) -> str:
        """How much is due, known and new."""
        from ..coach.schedule import standing

        return standing(names, self.learner.progress.practised(self.game), datetime.now(UTC))


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
