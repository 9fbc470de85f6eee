"""What a learner has done so far: lessons begun and passed, and how often each rule and tip was met, used and broken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from operator import itemgetter
from typing import Any

from fsrs import Card

from ..core.errors import Unreadable
from ..core.game import Game, Strength
from ..core.language import translate as _
from ..core.move import Move
from ..games import GAMES
from . import courses
from .lesson import Lesson
from .run import Run
from .task import Outcome

Answers = tuple[tuple[str, ...], ...]
Gains = Mapping[tuple[str, str], int]
"""How often a rule or tip, by its name, was "met", "used" or "broken"."""
STEADY = 10
"""So many moves that keep a rule make up for one that breaks it."""


@dataclass(frozen=True)
class Stage:
    """How far a learner is in a lesson.

    Attributes:
        key: the lesson's key.
        step: the step where the learner is, from 0.
        done: the steps that have been passed, as a sum of powers of two.
        passed: whether all of them have been.
        answers: what has been answered in this step and in those before it on which its position rests.
    """

    key: str
    step: int = 0
    done: int = 0
    passed: bool = False
    answers: Answers = ()


@dataclass(frozen=True)
class Times:
    """How often a rule or tip was met in a step, followed in a move, and broken by an attempt."""

    met: int = 0
    used: int = 0
    broken: int = 0

    def __add__(self, other: Times) -> Times:
        return Times(self.met + other.met, self.used + other.used, self.broken + other.broken)

    @property
    def state(self) -> str:
        """What stands out: "broken", "used" or "met", or "new" if none of them has happened."""
        if self.broken * STEADY > self.used:
            return "broken"
        return "used" if self.used else "met" if self.met else "new"


@dataclass(frozen=True)
class Progress:
    """All of it.

    Attributes:
        stages: the lessons begun, by key, the latest first.
        times: what is known about rules and tips, by the key of the game and the name.
        cards: what is remembered of those that were practised, in the same way.
    """

    stages: Mapping[str, Stage] = field(default_factory=dict)
    times: Mapping[tuple[str, str], Times] = field(default_factory=dict)
    cards: Mapping[tuple[str, str], Card] = field(default_factory=dict)

    def known(self, game: Game) -> dict[str, Times]:
        """How often each article and tip of a game was met, used and broken, at games that share it too."""
        found: dict[str, Times] = {}
        for (key, name), times in self.times.items():
            if key in GAMES and courses.shared(name, game, GAMES[key]):
                found[name] = found.get(name, Times()) + times
        return found

    def practised(self, game: Game) -> dict[str, Card]:
        """What is remembered of a game's rules and tips, by name."""
        return {name: card for (key, name), card in self.cards.items() if key == game.key}

    def passed(self, game: Game) -> int:
        """How many lessons of a game's course are passed."""
        return sum(key in self.stages and self.stages[key].passed for key in courses.keys(game))

    def going(self) -> Stage | None:
        """The lesson that was left last before its end."""
        return next((each for each in self.stages.values() if not each.passed), None)

    def learnt(self, game: Game) -> Strength:
        """The strength of a bot that knows the tips of the lessons passed so far, those of related games too."""
        lessons = [found for each in self.stages.values() if each.passed and (found := courses.found(each.key))]
        return game.learnt(name for each in lessons for name in each.teaches if courses.shared(name, game, each.game))

    def following(self, game: Game) -> str:
        """The key of the lesson to go on with: one that was begun, else the first that is not passed; empty if there is none."""
        keys = courses.keys(game)
        begun = (key for key, each in self.stages.items() if key in keys and not each.passed)
        fresh = (key for key in keys if key not in self.stages)
        return next(begun, next(fresh, ""))

    def text(self) -> str:
        """Everything that is kept, as JSON."""
        lessons = [asdict(each) for each in self.stages.values()]
        rules = [{"game": game, "name": name, **asdict(times)} for (game, name), times in sorted(self.times.items())]
        cards = [{"game": game, "name": name, **card.to_dict()} for (game, name), card in sorted(self.cards.items(), key=itemgetter(0))]
        return json.dumps({"lessons": lessons, "rules": rules, "practice": cards}, indent=1, ensure_ascii=False)


def learnt_said(game: Game, level: Strength) -> str:
    """What a bot knows that knows what somebody has learnt, in a sentence."""
    if len(level.tips) == 1:
        return _("No lesson that you have passed has taught a tip yet, so it knows the first one alone.")
    return _("Plays by the {n} of {all} tips that your lessons have taught.").format(n=len(level.tips), all=len(game.tips))


def gained(before: Run, after: Run) -> Gains:
    """What an answer has shown about rules and tips."""
    found: Counter[tuple[str, str]] = Counter()
    if after.task is None or before.place is None or after.place is None:
        return found
    if after.outcome is Outcome.WRONG:
        found.update((name, "broken") for name in after.place.refused[len(before.place.refused) :])
    made = after.place.own[len(before.place.own) :]
    found.update((each.followed, "used") for each in made if each.followed)
    for each in made:
        found.update(kept(before.place.game, each.view, each.move))
    if after.passed and not before.passed and after.start:
        found.update((name, "met") for name in {*after.task.teaches, *after.task.met(after.start, after.place)})
    return found


def kept(game: Game, view: Any, move: Move) -> Gains:
    """What a legal move at a table has shown: that the rules which judge it are kept."""
    return Counter((rule.name, "used") for rule in game.judging(view, type(move)))


def counted(game: Game, state: Any, seat: int) -> Gains:
    """What the score of a finished deal has shown: the lines that counted for that seat."""
    return Counter((name, "used") for name in {line.rule.name for line in game.score(state) if line.rule and line.seat == seat})


def answered(lesson: Lesson, at: int, words: Mapping[int, tuple[str, ...]]) -> Answers:
    """The answers by which a step is come to again, from the last position of its own on."""
    first = Run.begin(lesson, at).at
    return tuple(words.get(step, ()) for step in range(first, at + 1))


def resumed(lesson: Lesson, stage: Stage) -> Iterator[Run]:
    """Every step from the last position of its own on, as the learner left it; an answer that fits no longer ends it."""
    run = Run.begin(lesson, stage.step)
    for words in stage.answers or ((),):
        for word in words:
            try:
                run = run.answer(word)
            except Unreadable:
                break
        yield run
        if run.at >= stage.step or not run.passed:
            return
        run = run.next()
