"""A learner's progress, kept by the same kind of token as tables: no account, no name, no address."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import sqlalchemy as sql
from fsrs import Card

from .core.language import translate as _
from .lessons.progress import Gains, Progress, Stage, Times
from .store import METADATA, Store, Taken, Unsaved

LEARNERS = sql.Table(
    "learners", METADATA,
    sql.Column("token", sql.String(40), primary_key=True),
    sql.Column("seen", sql.Float, nullable=False),
)
STAGES = sql.Table(
    "stages", METADATA,
    sql.Column("token", sql.String(40), primary_key=True),
    sql.Column("lesson", sql.String(120), primary_key=True),
    sql.Column("step", sql.Integer, nullable=False),
    sql.Column("done", sql.BigInteger, nullable=False),
    sql.Column("passed", sql.Boolean, nullable=False),
    sql.Column("answers", sql.Text, nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
)
WHAT = ("met", "used", "broken")
TIMES = sql.Table(
    "times", METADATA,
    sql.Column("token", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("name", sql.String(120), primary_key=True),
    *(sql.Column(each, sql.Integer, nullable=False, default=0) for each in WHAT),
)
PRACTICE = sql.Table(
    "practice", METADATA,
    sql.Column("token", sql.String(40), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("name", sql.String(120), primary_key=True),
    sql.Column("card", sql.Text, nullable=False),
)
ADD = TIMES.update().where(*(TIMES.c[each] == sql.bindparam(f"its_{each}") for each in ("token", "game", "name"))).values(
    {each: TIMES.c[each] + sql.bindparam(f"its_{each}") for each in WHAT})
"""Adds to what is kept of a rule or tip; made once, since it is needed with every move."""
KEPT = [
    sql.select(table).where(table.c.token == sql.bindparam("its_token")).order_by(*order)
    for table, order in ((LEARNERS, ()), (STAGES, (STAGES.c.seen.desc(),)), (TIMES, ()), (PRACTICE, ()))]
"""Everything that is kept of a learner; made once, since it is asked for with every page."""


class Learner:
    """One learner, as one window sees them; what several windows write adds up.

    Args:
        store: where progress is kept, if anywhere.
        token: the learner's token; a new one if empty.
    """

    def __init__(self, store: Store | None, token: str = "") -> None:
        self.store, self.token = store, token or secrets.token_urlsafe(18)
        self.progress = Progress()
        self.notice = "" if store else _("The database cannot be used, so your progress is not being saved.")
        self.known = False
        if store and token:
            try:
                self.known, self.progress = _found(store, token)
            except Unsaved as error:
                self.notice = _unsaved(error)

    def keep(self, stage: Stage, game: str, gains: Gains) -> None:
        """Keep how far a lesson has come, and what was shown about rules and tips; `notice` says so if it cannot be."""
        self.progress = _with(self.progress, stage, game, gains)
        self._keep(lambda connection, now: _write_lesson(connection, self.token, now, stage, game, gains))

    def counted(self, game: str, gains: Gains) -> None:
        """Keep what moves at a table have shown about rules; `notice` says so if it cannot be."""
        self.progress = replace(self.progress, times=_times(self.progress, game, gains))
        self._keep(lambda connection, _now: _write_gains(connection, self.token, game, gains))

    def practised(self, game: str, name: str, card: Card) -> None:
        """Keep what is remembered of a rule or tip after an answer, and that it was met; `notice` says so if it cannot be."""
        met = {(name, "met"): 1}
        self.progress = replace(self.progress, cards={**self.progress.cards, (game, name): card}, times=_times(self.progress, game, met))
        self._keep(lambda connection, _now: _write_practice(connection, {"token": self.token, "game": game, "name": name}, card, met))

    def _keep(self, write: Callable[[sql.Connection, float], None]) -> None:
        if self.store is None:
            return
        try:
            try:
                self._write(self.store, write)
            except Taken:  # another window was quicker, so that what was new is there now
                self._write(self.store, write)
        except (Unsaved, Taken) as error:
            self.notice = _unsaved(error)

    def delete(self) -> bool:
        """Forget everything about this learner; False if that cannot be done, for which `notice` has the reason."""
        try:
            if self.store:
                with self.store.writing() as connection:
                    for each in (PRACTICE, TIMES, STAGES, LEARNERS):
                        connection.execute(each.delete().where(each.c.token == self.token))
        except Unsaved as error:
            self.notice = _("The database cannot be used ({cause}), so nothing has been deleted.").format(cause=error.cause)
            return False
        self.progress, self.known = Progress(), False
        return True

    def _write(self, store: Store, write: Callable[[sql.Connection, float], None]) -> None:
        now = time.time()
        with store.writing() as connection:
            if not connection.execute(LEARNERS.update().where(LEARNERS.c.token == self.token).values(seen=now)).rowcount:
                if self.known:
                    self.notice = _("Your progress was deleted in another window, so nothing is being saved.")
                    return
                connection.execute(LEARNERS.insert().values(token=self.token, seen=now))
            write(connection, now)
        self.known, self.notice = True, ""


def _found(store: Store, token: str) -> tuple[bool, Progress]:
    with store.reading() as connection:
        known, stages, times, cards = (connection.execute(each, {"its_token": token}).all() for each in KEPT)
    return bool(known), Progress(
        {row.lesson: Stage(row.lesson, row.step, row.done, row.passed, _answers(row.answers)) for row in stages},
        {(row.game, row.name): Times(row.met, row.used, row.broken) for row in times},
        {(row.game, row.name): card for row in cards if (card := _card(row.card))})


def _answers(text: str) -> tuple[tuple[str, ...], ...]:
    """The answers as they are kept; none if they are damaged, and the step begins anew."""
    try:
        return tuple(tuple(map(str, words)) for words in json.loads(text))
    except (ValueError, TypeError):
        return ()


def _card(text: str) -> Card | None:
    """What is remembered as it is kept; nothing if it is damaged, and it counts as new."""
    try:
        return Card.from_json(text)
    except (ValueError, TypeError, KeyError):
        return None


def _write_lesson(connection: sql.Connection, token: str, now: float, stage: Stage, game: str, gains: Gains) -> None:
    _write_stage(connection, token, stage, now)
    _write_gains(connection, token, game, gains)


def _write_gains(connection: sql.Connection, token: str, game: str, gains: Gains) -> None:
    for name, changes in _by_name(gains).items():
        _add(connection, {"token": token, "game": game, "name": name}, changes)


def _write_practice(connection: sql.Connection, key: Mapping[str, str], card: Card, met: Gains) -> None:
    _write_gains(connection, key["token"], key["game"], met)
    here = [PRACTICE.c[name] == value for name, value in key.items()]
    if not connection.execute(PRACTICE.update().where(*here).values(card=card.to_json())).rowcount:
        connection.execute(PRACTICE.insert().values(**key, card=card.to_json()))


def _write_stage(connection: sql.Connection, token: str, stage: Stage, now: float) -> None:
    here = (STAGES.c.token == token, STAGES.c.lesson == stage.key)
    kept: dict[str, Any] = {"step": stage.step, "answers": json.dumps(stage.answers), "seen": now}
    more = {"passed": True} if stage.passed else {}
    if not connection.execute(STAGES.update().where(*here).values(**kept, done=STAGES.c.done.op("|")(stage.done), **more)).rowcount:
        connection.execute(STAGES.insert().values(token=token, lesson=stage.key, done=stage.done, passed=stage.passed, **kept))


def _add(connection: sql.Connection, key: Mapping[str, str], changes: Mapping[str, int]) -> None:
    more = {name: changes.get(name, 0) for name in WHAT}
    if not connection.execute(ADD, {f"its_{name}": value for name, value in {**key, **more}.items()}).rowcount:
        connection.execute(TIMES.insert(), {**key, **more})


def _by_name(gains: Gains) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (name, what), n in gains.items():
        found.setdefault(name, {})[what] = n
    return found


def _with(progress: Progress, stage: Stage, game: str, gains: Gains) -> Progress:
    before = progress.stages.get(stage.key, stage)
    stage = replace(stage, done=stage.done | before.done, passed=stage.passed or before.passed)
    stages = {stage.key: stage} | {key: each for key, each in progress.stages.items() if key != stage.key}
    return replace(progress, stages=stages, times=_times(progress, game, gains))


def _times(progress: Progress, game: str, gains: Gains) -> dict[tuple[str, str], Times]:
    times = dict(progress.times)
    for name, changes in _by_name(gains).items():
        times[game, name] = times.get((game, name), Times()) + Times(**changes)
    return times


def _unsaved(error: Unsaved | Taken) -> str:
    if isinstance(error, Taken):
        return _("Another window is writing just now; your next answer will be saved again.")
    return _("The database cannot be used ({cause}), so your progress is not being saved.").format(cause=error.cause)
