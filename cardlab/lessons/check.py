"""Checking a lesson: every step is passed by following its hints, refusals come from the rule named, and nothing hidden is told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..core.cards import SIGNS, Card
from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from .lesson import Fault, Lesson, Part, Prose, Step
from .place import Place
from .run import Run
from .task import Outcome

MOST = 400
"""Answers after which a step is not passed by following its hints."""
SHORTEST, LONGEST = 3, 8
"""How many minutes a lesson takes."""
CARD = re.compile(rf"(10|[2-9AJQK])([{''.join(SIGNS.values())}])")
LETTERS = {sign: letter for letter, sign in SIGNS.items()}


def check(lesson: Lesson) -> list[Fault]:
    """What is wrong with a lesson that can be read, in the order of its lines."""
    return sorted(_faults(lesson))


def _faults(lesson: Lesson) -> Iterator[Fault]:
    run = Run.begin(lesson)
    for at in range(len(lesson.steps)):
        start = run.start
        found = [] if run.task is None else [told for told in _told(run) if told]
        found += list(_tasks(run)) if run.task and run.place else []
        if run.task and not found:  # a step that contradicts itself is not played
            run = followed(run)
            found += list(_passed(run, start))
        found += [] if run.place is None else [_leak(run.step, run.place, run.step.after)]
        line = run.task.line if run.task else run.step.line
        yield from (Fault(line, reason) for reason in found if reason)
        if at + 1 < len(lesson.steps):
            if not run.passed:
                at = next((later for later in range(at + 1, len(lesson.steps)) if _own(lesson.steps[later])), len(lesson.steps))
                yield from _rest(lesson, at)
                return
            run = run.next()


def _rest(lesson: Lesson, at: int) -> Iterator[Fault]:
    """The faults of the steps from the next position on, since a step before it is not passed."""
    if at < len(lesson.steps):
        yield from (
            each for each in _faults(Lesson(lesson.key, lesson.game, lesson.title, (), lesson.steps[at:])))


def _own(step: Step) -> bool:
    return step.task is not None and step.task.start is not None


def too_long(lesson: Lesson) -> Iterator[Fault]:
    """Whether a lesson of a course is too short or too long."""
    if not SHORTEST <= lesson.minutes <= LONGEST:
        yield Fault(1, _("The lesson takes about {n} minutes: {low} to {high} were expected.").format(
            n=lesson.minutes, low=SHORTEST, high=LONGEST))


def followed(run: Run) -> Run:
    """The step after answering whatever the hints lead to, until it is passed, wrong or lost."""
    for _each in range(MOST):
        if run.passed or run.lost or run.outcome is Outcome.WRONG or not run.fields:
            break
        try:
            run = run.answer(run.solution)
        except Unreadable:
            break
    return run


def _tasks(run: Run) -> Iterator[str]:
    """What the task itself finds wrong."""
    assert run.task and run.place
    try:
        yield from run.task.faults(run.place)
        for texts in ([text for _word, text in field.options] for field in run.task.fields(run.place)):
            yield from (_("Two options read alike: {text}.").format(text=each) for each in set(texts) if texts.count(each) > 1)
    except Unreadable as error:
        yield str(error)


def _passed(run: Run, start: Place | None) -> Iterator[str]:
    """Whether following the hints has passed the step, and whether all that it teaches was met."""
    if not run.passed:
        yield _("Following the hints does not pass this step: {said}").format(said=" ".join(run.said) or _("there is no hint."))
    elif run.task and run.place and start:
        met = run.task.met(start, run.place)
        for name in run.task.teaches:
            if name not in met and _can_be_met(run.place.game, name):
                yield _("“{name}” is not met in this step.").format(name=name)


def _can_be_met(game: Game, name: str) -> bool:
    """Whether a step can show an article to be at work: rules that judge moves, score lines and tips."""
    found = game.articles.get(name)
    return found is None or not hasattr(found, "on") or bool(found.on)


def _told(run: Run) -> Iterator[str]:
    """Cards named before the task that the learner cannot see."""
    if run.place:
        yield _leak(run.step, run.place, (*run.step.before, Prose(f"{run.step.title} {run.goal}")))


def _leak(step: Step, place: Place, parts: Sequence[Part]) -> str:
    """A card that lies hidden in a position written with every card, and that the text names; empty if there is none.

    Where the position is written as a view, nothing is given away: the lesson itself does not know what lies where.
    """
    if step.task is None or not step.task.open_cards:
        return ""
    seen = [face for pile in place.view.piles() for face in pile]
    hidden = {face for face in place.state.hidden(place.seat) if face not in seen}
    for part in parts:
        for rank, sign in CARD.findall(part.text) if isinstance(part, Prose) else ():
            face = Card(("T" if rank == "10" else rank) + LETTERS[sign])
            if face in hidden:
                return _("The text names {card}, which the learner cannot see here: write the position as a view, with ?? for it.").format(
                    card=face)
    return ""
