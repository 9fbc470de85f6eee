"""A lesson at the prompt: the same steps, hints and reasons as everywhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..core.errors import Unreadable
from ..core.language import translate as _
from ..lessons.lesson import Lesson, Part, Picture
from ..lessons.run import Run
from . import output, words
from .prompt import Quit, answer
from .sources import typed


class LessonPrompt:
    """One learner going through one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.now = Run.begin(lesson)
        self._rung = 0
        self.orders: dict[str, Callable[[], None]] = {
            "": self.go_on, "?": self.hint, "hint": self.hint, "again": self.again, "quit": self.quit, "help": self.help,
        }  # fmt: skip

    def run(self) -> None:
        """Go on until the lesson is done, the learner quits or the input ends."""
        output.head(self.now.lesson.title)
        output.say(_("Type an answer, “?” for a hint, or “help”."))
        answer(self.show, self.take)

    def take(self, line: str) -> None:
        """Do what a line says; a line that cannot be understood is told so, and changes nothing."""
        order = self.orders.get(line.lower())
        try:
            if order:
                order()
            else:
                self.answer(line)
        except Unreadable as error:
            output.say(str(error))

    def answer(self, line: str) -> None:
        """Judge an answer and go on."""
        kinds = {field.kind for field in self.now.fields}
        self.now = self.now.answer(str(typed(self.now.lesson.game, line)) if kinds == {"move"} else self._picked(line))
        self._rung = 0
        self._say(self.now.said)
        if self.now.passed:
            output.say(_("Right."))
            self._read(self.now.then)
            self._invite()
        elif self.now.lost:
            output.say(_("Type “again” to try this step once more."))
        elif self.now.fields:
            self._ask(table=kinds == {"move"})

    def _picked(self, line: str) -> str:
        """Options can be named by their numbers."""
        parts = line.split(";")
        if len(parts) == 1 and len(self.now.fields) > 1:
            parts = line.split()
        fields = self.now.fields
        return "; ".join(
            " ".join(_word(each, [word for word, _text in field.options]) for each in part.split())
            for field, part in zip(fields, parts)
        ) if len(parts) == len(fields) else line  # fmt: skip

    def show(self) -> None:
        """Show the step."""
        now = self.now
        count = _("Step {n} of {of}").format(n=now.at + 1, of=len(now.lesson.steps))
        output.head(f"{count}: {now.step.title}")
        self._read(now.read)
        self._say(now.said)
        if now.task:
            self._ask(table=True)
        if now.passed:
            self._read(now.then)
            self._invite()

    def go_on(self) -> None:
        """Go on to the next step if this one is done; otherwise show it once more."""
        if self.now.over:
            raise Quit
        self.now, self._rung = self.now.next(), 0
        self.show()

    def hint(self) -> None:
        """Climb one rung of the hints."""
        rungs = self.now.rungs
        output.say(rungs[min(self._rung, len(rungs) - 1)] if rungs else _("There is no advice for this position."))
        self._rung += 1

    def again(self) -> None:
        """Begin the step again."""
        self.now, self._rung = self.now.again(), 0
        self.show()

    def help(self) -> None:
        """Say what can be typed."""
        for line in (
            _("The word of a move; a number where one is asked; picked options by their numbers."),
            _("Answers to several questions are parted by semicolons."),
            _("?: a hint; each time a little more."),
            _("again: begin the step again."),
            _("Enter: go on to the next step."),
            _("quit: stop."),
        ):
            output.say(line)

    def quit(self) -> None:
        """Stop."""
        raise Quit

    def _ask(self, table: bool) -> None:
        now = self.now
        output.say()
        if now.place and table:
            output.say(now.who)
            self._say(list(words.zones(now.lesson.game, now.view, now.place.player)))
        for line in filter(None, (now.goal, now.left_said)):
            output.say(line)
        for field in now.fields:
            if field.label != now.goal:
                output.say(field.label)
            for at, (word, text) in enumerate(field.options, 1):
                output.say(f"  {word}  {text}" if field.kind == "move" else f"  {at}. {text}")
            if field.kind == "move":
                self._say([f"  {each}" for each in words.moves(now.lesson.game, now.view)])

    def _invite(self) -> None:
        output.say(_("That was the last step. Press Enter to finish.") if self.now.over else _("Press Enter to go on."))

    def _read(self, parts: Sequence[Part]) -> None:
        for part in parts:
            output.say()
            output.say(words.listed(part.cards) if isinstance(part, Picture) else plain(part.text))

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            output.say(line)


def plain(text: str) -> str:
    """Markdown as it is read in a terminal: without the signs for emphasis, each paragraph on one line."""
    bare = re.sub(r"\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`", lambda found: found[1] or found[2] or found[3], text)
    return bare if re.search(r"^\s*([-|]|\d+\.)", bare, re.M) else " ".join(bare.split())


def _word(each: str, options: Sequence[str]) -> str:
    """An option by its word in any case, or by its number."""
    if each.upper() in options:
        return each.upper()
    number = int(each) if each.isdigit() else 0
    return options[number - 1] if each not in options and 0 < number <= len(options) else each
