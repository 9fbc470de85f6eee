"""Tasks at the table: a move to make, something to reach, or a move that must be refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ..core.language import translate as _
from ..core.move import Move
from ..core.rule import Rule
from .place import Place, alike
from .reaching import Reach, score_said
from .task import Field, Judgement, Outcome, Task, ladder, reasons, refused, title_of

Ways = tuple[tuple[str, ...], ...]
"""The words of moves to make one after the other, with what may take each one's place."""


@dataclass(frozen=True)
class Look(Task):
    """A position to look at."""

    kind: ClassVar[str] = "look"
    minutes: ClassVar[float] = 0.2
    waits: ClassVar[bool] = False

    def limit(self, place: Place) -> int | None:
        return 0


@dataclass(frozen=True)
class AtTheTable(Task):
    """A task that is answered with the words of moves."""

    def fields(self, place: Place) -> tuple[Field, ...]:
        return (Field("move", self.goal),)

    def solution(self, place: Place) -> str:
        return str(place.advised.move) if place.advised else ""

    def rungs(self, place: Place) -> tuple[str, ...]:
        return ladder(place.advised, place) if place.advised else ()

    def played(self, place: Place, move: Move, tries: int) -> Judgement | tuple[Place, list[str]]:
        """Make a move; a refused one is judged at once."""
        refusal = place.refusal(move)
        if refusal is None:
            return place.make(move)
        return Judgement(Outcome.WRONG, (str(refusal),), place.with_refused(refusal.rule.name))


@dataclass(frozen=True)
class Try(AtTheTable):
    """Make certain moves, or reach something within so many.

    Attributes:
        ways: the moves to make, each with what may take its place; empty where something is to be reached.
        reach: what is to be reached, or None.
        moves: how many moves there are.
        tip: the tip that advises it, or empty.
    """

    ways: Ways = ()
    reach: Reach | None = None
    moves: int = 1
    tip: str = ""

    kind: ClassVar[str] = "try"
    minutes: ClassVar[float] = 0.5

    def limit(self, place: Place) -> int | None:
        return self.moves - len(place.own)

    def solution(self, place: Place) -> str:
        wanted = self.ways[len(place.own)] if self.ways else ()
        advised = super().solution(place)
        return advised if advised or not wanted else wanted[0]

    def rungs(self, place: Place) -> tuple[str, ...]:
        found = super().rungs(place)
        if found or not self.ways:
            return found
        return (place.game.move(self.ways[len(place.own)][0]).say(place.view),)

    def judge(self, place: Place, answer: str, tries: int) -> Judgement:
        move = place.game.move(answer)
        if self.ways and not self._wanted(place, move) and place.refusal(move) is None:
            return Judgement(Outcome.WRONG, tuple(self._other(place, move, tries)), place)
        done = self.played(place, move, tries)
        if isinstance(done, Judgement):
            return done
        after, said = done
        return self._after(place, after, said)

    def _wanted(self, place: Place, move: Move) -> bool:
        return any(alike(move, word) for word in self.ways[len(place.own)])

    def _other(self, place: Place, move: Move, tries: int) -> list[str]:
        """What is said about a legal move that is not the one to make: the rules that the step teaches, or else the advice."""
        articles = place.game.articles
        taught = [articles[name] for name in self.teaches if isinstance(articles.get(name), Rule)] if not self.tip else []
        if not taught and place.advised and self._wanted(place, place.advised.move):
            return [_("“{label}” is allowed, but there is something better.").format(label=move.label(place.view)),
                    *reasons(place.advised, place, tries)]
        return [_("“{label}” is allowed, but it is not what is asked: {goal}").format(label=move.label(place.view), goal=self.goal),
                *(rule.printed(place.state.options) for rule in taught)]

    def _after(self, before: Place, after: Place, said: list[str]) -> Judgement:
        start = self._start(before)
        if self.ways:
            if len(after.own) == len(self.ways):
                return self._reached(after, said)
            if after.mine:
                return Judgement(Outcome.ON, tuple(said), after)
        if self.reach and self.reach.done(start, after):
            return self._reached(after, said)
        for each, more in after.others():
            after, said = each, [*said, *more]
            if self.reach and self.reach.done(start, after):
                return self._reached(after, said)
        if after.over or len(after.own) >= self.moves:
            return Judgement(Outcome.LOST, (*said, *self._missed(start, after)), after)
        return Judgement(Outcome.ON, tuple(said), after)

    def _reached(self, after: Place, said: list[str]) -> Judgement:
        last = after.own[-1]
        why = [each.why() for each in last.best if self.tip and each.tip and each.tip.name == self.tip and alike(each.move, last.move)]
        return Judgement(Outcome.RIGHT, (*said, *why[:1], *(score_said(after) if after.over else ())), after)

    def _missed(self, start: Place, after: Place) -> Iterator[str]:
        if self.reach:
            yield self.reach.missed(start, after)
        for made in after.own:
            if made.advised and not made.followed:
                yield _("Your move was “{yours}”; the advice was: {sentence} {why}").format(
                    yours=made.move.label(made.view), sentence=made.advised.move.say(made.view), why=made.advised.why())
                return

    def _start(self, place: Place) -> Place:
        """The place as it was before the learner's first move, as far as a goal compares with it."""
        if not place.own:
            return place
        return Place(place.game, place.own[0].view, place.seat)

    def faults(self, place: Place) -> Iterator[str]:
        if not place.mine and not (self.ways and self._out_of_turn(place)):
            yield _("It is not the learner's turn in this position.")
            return
        if self.reach and self.reach.done(place, place):
            yield _("What is to be reached is so from the start.")
        for word in self.ways[0] if self.ways else ():
            refusal = place.refusal(place.game.move(word))
            if refusal:
                yield refused(word, refusal)

    def _out_of_turn(self, place: Place) -> bool:
        return all(place.game.move(word).seat(place.view) == place.seat for word in self.ways[0])

    def met(self, start: Place, end: Place) -> set[str]:
        tips = {made.followed for made in end.own}
        lines = {each.rule.name for each in end.game.score(end.view) if each.rule and (end.over or each.seat == end.seat)}
        return tips | lines


@dataclass(frozen=True)
class Refuse(AtTheTable):
    """Attempt what a beginner would: it must be refused by the named rule.

    Attributes:
        move: the word of a move that is refused by it.
        rule: the rule's name.
    """

    move: str = ""
    rule: str = ""

    kind: ClassVar[str] = "refuse"
    minutes: ClassVar[float] = 0.3

    def limit(self, place: Place) -> int | None:
        return 1

    def fields(self, place: Place) -> tuple[Field, ...]:
        return (Field("move", self.goal, ((self.move, place.game.move(self.move).label(place.view)),)),)

    def solution(self, place: Place) -> str:
        return self.move

    def rungs(self, place: Place) -> tuple[str, ...]:
        return place.game.article(self.rule).printed(place.state.options), place.game.move(self.move).label(place.view)

    def judge(self, place: Place, answer: str, tries: int) -> Judgement:
        move = place.game.move(answer)
        refusal = place.refusal(move)
        if refusal is None:
            said = _("“{label}” is allowed, so nothing stops you. {goal}").format(label=move.label(place.view), goal=self.goal)
            return Judgement(Outcome.WRONG, (said, *self._principle(place, tries)), place)
        if refusal.rule.name != self.rule:
            said = _("That is refused too, but by another rule, {title}.").format(title=refusal.rule.title)
            return Judgement(Outcome.WRONG, (str(refusal), said, *self._principle(place, tries)), place)
        refused = _("Refused, as it should be: {title}.").format(title=refusal.rule.title)
        return Judgement(Outcome.RIGHT, (refused, str(refusal)), place.with_refused(self.rule))

    def _principle(self, place: Place, tries: int) -> tuple[str, ...]:
        return self.rungs(place)[: 1 + (tries > 0)] if tries else ()

    def faults(self, place: Place) -> Iterator[str]:
        refusal = place.refusal(place.game.move(self.move))
        if refusal is None:
            yield _("{word} is allowed here; it was expected to be refused by {rule}.").format(word=self.move, rule=self.rule)
        elif refusal.rule.name != self.rule:
            yield _("{word} is refused by {found}, not by {rule}.").format(
                word=self.move, found=refusal.rule.name, rule=self.rule)

    def met(self, start: Place, end: Place) -> set[str]:
        return set(end.refused)


def titles(place: Place, names: set[str]) -> str:
    """The titles of some articles and tips, in the order of the sheet."""
    order = [*place.game.articles, *(tip.name for tip in place.game.tips)]
    return ", ".join(title_of(place, name) for name in order if name in names)
