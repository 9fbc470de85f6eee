"""What a learner shows and finds out about the rules at a table: rules kept and broken, one that is new, what a hand can teach."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from ..core.errors import Illegal
from ..core.language import plural
from ..core.language import translate as _
from ..core.move import Move
from ..core.rule import Rule
from ..learner import Learner
from ..lessons import courses
from ..lessons.progress import Gains, counted, kept
from ..lessons.review import Passed, passed_over
from ..table import Table
from .links import lesson_link, link, rules_page

Json = dict[str, Any]
SOON = 900
"""Milliseconds until a finished hand is looked at: not before its score is on the screen."""


SENTENCE = re.compile(r"(?<=[.!?])\s")
"""Where the first sentence of a rule ends."""
LAST = "~"
"""Comes after the key of every lesson, for what no lesson teaches."""


class Learning:
    """A learner's progress at one table.

    Args:
        table: the table.
        seat: where the learner sits.
        learner: whose progress is kept; None if it is not.
        me: the learner's token where the address names it, for the links to go on with.
        remember: whether the browser is to remember this learner.
    """

    def __init__(self, table: Table, seat: int, learner: Learner | None, me: str = "", remember: bool = False) -> None:
        self.table, self.seat, self.learner, self.me, self._remember = table, seat, learner, me, remember
        self.acts: dict[str, Callable[[Any], None]] = {"news-close": self._close, "review": self._review}
        self._broken: Counter[str] = Counter()
        self._deal, self._ended = 0, table.over
        self._new: Rule | None = None
        self._looked, self._closed = -1, False
        self._lesson: Json | None = None
        self._fresh, self._untold = False, ""

    def play(self, move: Move, rev: int | None = None) -> None:
        """Make the learner's move, and count which rules it keeps or breaks; raises what the table raises."""
        view = self.table.state.view(self.seat)
        try:
            self.table.play(self.seat, move, rev)
        except Illegal as error:
            self._here()
            self._broken[error.refusal.rule.name] += 1
            self._keep({(error.refusal.rule.name, "broken"): 1})
            raise
        self._keep(kept(self.table.game, view, move))

    def ended(self) -> None:
        """Count what has counted, once a deal is over."""
        if self.table.over and not self._ended:
            self._keep(counted(self.table.game, self.table.state, self.seat))
        self._ended = self.table.over

    def dress(self, scene: Json) -> None:
        """Say what is new, and let the browser remember who is learning, as soon as something is kept."""
        if self._untold:
            scene["say"] = [*scene["say"], self._untold]
            self._untold = ""
        if self.learner and self.learner.known and self._remember and not self.learner.notice:
            scene["me"] = self.learner.token

    def news(self, view: Any) -> list[Json]:
        """A line about one rule that is new to somebody who has begun to learn and that applies now; at most one in a deal."""
        self._here()
        ply = len(self.table.record.entries)
        if self._new is None and self._looked < ply and view.turn == self.seat:
            self._looked, self._new = ply, self._unknown(view)
            if self._new:
                self._keep({(self._new.name, "met"): 1})
                self._untold = _("New in this hand: {rule}. {text}").format(rule=self._new.title, text=self._first_sentence(self._new))
        if self._new is None or self._looked != ply or self._closed:
            return []
        game, options = self.table.game, self.table.record.match.options
        rule = {"title": self._new.title, "href": rules_page(game, options, self._new.name, self.me)}
        text = self._first_sentence(self._new)
        lesson = lesson_link(game, self._new.name, self.me)
        return [{"kind": "news", "label": _("New in this hand"), "rule": rule, "text": text, "lesson": lesson}]

    def _first_sentence(self, rule: Rule) -> str:
        return SENTENCE.split(rule.printed(self.table.record.match.options), 1)[0]

    def _unknown(self, view: Any) -> Rule | None:
        """A rule that the learner has neither met nor used and that judges moves which can be made now: the one that is taught first."""
        if self.learner is None or not self.learner.known:
            return None
        game, known = self.table.game, self.learner.progress.known(self.table.game)
        kinds = dict.fromkeys(type(move) for move in game.legal(view))
        rules = dict.fromkeys(rule for kind in kinds for rule in game.judging(view, kind) if rule.name not in known)
        return min(rules, key=lambda rule: courses.lesson_of(rule.name, game) or (LAST, 0), default=None)

    def scored(self, scene: Json) -> Json:
        """The score of a finished deal with what it can teach, or asking for that to be looked for."""
        self._here()
        record = self.table.record
        if self.learner is None or all(move.seat(state) != self.seat for state, move in zip(record.states, record.moves)):
            return scene
        if self._lesson is None:
            scene["later"] = {"name": "review", "after": SOON}
        scene["taught"] = self._lesson or self._panel("", [_("Looking at your moves …")], [])
        if self._fresh:
            self._fresh, scene["say"] = False, scene["taught"]["text"].split("\n")
        return scene

    def _here(self) -> None:
        """Forget what was about an earlier deal."""
        if self._deal != len(self.table.records):
            self._deal, self._new, self._looked, self._closed, self._lesson = len(self.table.records), None, -1, False, None
            self._broken.clear()

    def _close(self, value: Any) -> None:
        self._closed = True

    def _review(self, value: Any) -> None:
        if self.table.over and self._lesson is None:
            self._lesson, self._fresh = self._taught(), True

    def _taught(self) -> Json:
        """The one tip or rule that cost most in the finished deal, with the lesson that teaches it."""
        passed = passed_over(self.table.record, self.seat)
        name, times = max(self._broken.items(), key=lambda each: each[1], default=("", 0))
        if times > max(1, len(passed)):
            return self._panel(name, [self._said_of_rule(name, times)], [])
        if not passed:
            return self._panel("", [_("You followed every tip that had something to say in this hand.")], [])
        href = link("study", t=self.table.token, deal=len(self.table.records), ply=passed[0].ply)
        return self._panel(passed[0].tip.name, self._said_of_tip(passed), [{"label": _("See the move"), "href": href}])

    def _panel(self, name: str, lines: list[str], actions: list[Json]) -> Json:
        lesson = lesson_link(self.table.game, name, self.me) if name else None
        first = [lesson] if lesson else []
        return {"title": _("What this hand can teach you"), "text": "\n".join(lines), "actions": [*first, *actions]}

    def _said_of_rule(self, name: str, times: int) -> str:
        rule = self.table.game.article(name)
        said = plural("{n} time you tried what “{rule}” does not allow. {text}",
                      "{n} times you tried what “{rule}” does not allow. {text}", times)
        return said.format(n=times, rule=rule.title, text=rule.printed(self.table.record.match.options))

    def _said_of_tip(self, passed: list[Passed]) -> list[str]:
        worst = passed[0]
        said = plural("The tip that cost you most is “{tip}”: you passed it over {n} time.",
                      "The tip that cost you most is “{tip}”: you passed it over {n} times.", len(passed))
        made = _("Move {n}: {yours} The hint was: {advised} {why}").format(
            n=worst.ply + 1, yours=worst.move.say(worst.view), advised=worst.advised.move.say(worst.view), why=worst.advised.why())
        return [said.format(tip=worst.tip.title, n=len(passed)), made]

    def _keep(self, gains: Gains) -> None:
        if self.learner:
            self.learner.counted(self.table.game.key, gains)
