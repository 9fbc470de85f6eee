"""A learner's way through the steps of a lesson, and what is kept of it."""

from __future__ import annotations

import json

from ..learner import Learner
from ..lessons.lesson import Lesson
from ..lessons.progress import Stage, answered, gained, resumed
from ..lessons.run import Run
from ..lessons.task import Outcome

MOST = 60
"""So many steps are told apart of which it is kept whether they are passed."""
LONGEST = 4000
"""So many letters of answers are kept of a step."""


class Walk:
    """Where a learner is in a lesson: every step they have been at stays as they left it.

    Args:
        lesson: the lesson.
        learner: whose progress is kept; None if it is not.
        step: the step to begin at, from 0; where the learner was if None.
    """

    def __init__(self, lesson: Lesson, learner: Learner | None, step: int | None) -> None:
        self.lesson, self.learner = lesson, learner
        kept = learner.progress.stages.get(lesson.key) if learner else None
        here = kept is not None and (kept.step == step or (step is None and not kept.passed))
        runs = list(resumed(lesson, kept)) if kept and here else [Run.begin(lesson, step or 0)]
        self._runs = {run.at: run for run in runs}
        self.run = runs[-1]
        self.done = kept.done if kept else 0
        self._words = dict(enumerate(kept.answers, runs[0].at)) if kept and here and kept.step == self.run.at else {}

    def is_done(self, at: int) -> bool:
        """Whether a step has been passed, now or at another time."""
        return bool(self.done >> min(at, MOST) & 1)

    def open_steps(self) -> list[int]:
        """The steps that have never been passed."""
        return [at for at in range(len(self.lesson.steps)) if not self.is_done(at)]

    def following(self) -> int | None:
        """The step that comes next, if it may be gone to."""
        after = self.run.at + 1
        if after >= len(self.lesson.steps):
            return None
        known = after in self._runs or (self.is_done(self.run.at) and Run.begin(self.lesson, after).at == after)
        return after if self.run.passed or known else None

    def answer(self, words: str) -> None:
        """Answer; raises Unreadable for words that are no answer."""
        before, self.run = self.run, self.run.answer(words)
        if self.run.outcome is not Outcome.WRONG:
            self._words[before.at] = (*self._words.get(before.at, ()), words)
        self._keep(before)

    def again(self) -> None:
        """Begin the step again."""
        self.run = self.run.again()
        self._words.pop(self.run.at, None)
        self._keep()

    def forward(self) -> None:
        """Go to the next step, if it may be gone to."""
        after = self.following()
        if after is not None:
            self._mark()
            if after not in self._runs:
                self._runs[after] = self.run.next() if self.run.passed else Run.begin(self.lesson, after)
            self.to(after)

    def to(self, step: int) -> None:
        """Go to a step, as it was left, or at its beginning."""
        if 0 <= step < len(self.lesson.steps):
            self.run = self._runs.get(step) or Run.begin(self.lesson, step)
            self._keep()

    def _keep(self, before: Run | None = None) -> None:
        """Keep where the learner is, and what the answer after `before` has shown."""
        self._runs[self.run.at] = self.run
        self._mark()
        if self.learner is None:
            return
        answers = answered(self.lesson, self.run.at, self._words)
        short = answers if len(json.dumps(answers)) <= LONGEST else ()
        stage = Stage(self.lesson.key, self.run.at, self.done, not self.open_steps(), short)
        self.learner.keep(stage, self.lesson.game.key, gained(before, self.run) if before else {})

    def _mark(self) -> None:
        if self.run.passed:
            self.done |= 1 << min(self.run.at, MOST)
