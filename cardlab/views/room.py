"""A learner at a table: what happens when they do something, and what they are shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from ..coach import hints
from ..core.errors import Illegal, Unreadable
from ..core.language import translate as _
from ..core.language import use
from ..table import NotYourTurn, Stale, Table
from . import beside, panels
from .desk import Desk
from .helping import Helping
from .learning import Learning
from .pictures import Pictures
from .plan import Planning
from .scene import bubble, not_now
from .score import score_scene
from .waiting import Waiting

Json = dict[str, Any]
Message = dict[str, Any]


class Room:
    """One browser tab at a table.

    Args:
        table: the table.
        seat: where the reader sits.
        post: called with the JSON text of what is to be shown.
        lang: the language of every sentence.
        always: whether hints appear by themselves when the reader hesitates.
        pace: 1 for the usual pauses between moves, 0 for none.
        learning: the reader's progress; nothing is kept if None.
    """

    def __init__(self, table: Table, seat: int, post: Callable[[str], None], lang: str = "en", *, always: bool = True,
                 pace: float = 1, learning: Learning | None = None) -> None:
        self.table, self.seat, self._post, self.lang, self.pace = table, seat, post, lang, pace
        self.help = Helping(always)
        self.desk = Desk(table.game, seat) if table.game.melding else None
        self.pictures = Pictures(table, seat, self.desk, pace)
        self.waiting = Waiting(table, seat)
        self.planning = Planning(table.game, seat)
        self.learning = learning or Learning(table, seat, None)
        self._bubble: Json | None = None
        self._extra: Json | None = None
        self._score = table.over
        self._acting = False
        self._from = 0
        self._watcher = table.param.watch(lambda _event: self._others(), ["rev", "notice"])
        self._acts: dict[str, Callable[[Any], Any]] = {
            **self.help.acts, **self.learning.acts, **self.planning.acts, "hint-play": self._hint_play, "plan-play": self._plan_played,
            "take-back": self._take_back, "continue": self._continue, "go-on": self._go_on, "time-up": self._time_up,
            "table": lambda _value: self._page(False), "score": lambda _value: self._page(True), "record": self._record,
            "link": self._link, "panel-close": self._close_panel, "plan": lambda _value: self.planning.begin(self._view(), self.table.rev),
        }

    def open(self) -> None:
        """Show the table; if a bot is to begin, it does."""
        with use(self.lang), self.table.lock:
            self._run(self._bots)

    @property
    def scoring(self) -> bool:
        """Whether the score is shown."""
        return self._score

    def leave(self) -> None:
        """Stop watching the table."""
        self.table.param.unwatch(self._watcher)

    def receive(self, message: Message) -> None:
        """Act on a well-formed message from the browser; what concerns the own hand alone may come at any time."""
        with use(self.lang), self.table.lock:
            self._bubble, self.help.asked = None, False
            if self.desk and message["type"] == "do" and message["name"] in self.desk.acts:
                if said := self.desk.act(message["name"], message["value"], self._view()):
                    self._bubble = not_now(said, message["name"])
                self._show(self._from + self._shown_already(message) if message.get("pending") else None)
            elif message["rev"] != self.table.rev:
                self._show()
            elif message["type"] == "move":
                self._run(lambda: self._move(message["word"], message["rev"]))
            elif message["name"] in self._acts:
                self._run(lambda: self._acts[message["name"]](message["value"]))

    def _shown_already(self, message: Message) -> int:
        """How many moves of the latest answer the browser has shown, so that it goes on where it was."""
        return max(0, len(self.table.record.entries) - self._from - int(message["pending"]))

    def _run(self, act: Callable[[], int | None]) -> None:
        """Do something, keep it, and show it; `act` returns the ply from which moves are to be shown one by one."""
        self._acting = True
        try:
            first, rev = act(), self.table.rev
            self.table.save()
            if self.table.rev != rev:
                first = self._moved_elsewhere()
        finally:
            self._acting = False
        self._from = len(self.table.record.entries) if first is None else first
        self._show(first)

    def _moved_elsewhere(self) -> int:
        """Another process has moved first, and the table stands where it left it."""
        first = self._bots()
        self.table.save()
        self._bubble = not_now(_("The table has gone on in another window, so your move was not made."))
        return first

    def _others(self) -> None:
        """The table has changed in another tab."""
        if not self._acting:
            with use(self.lang):
                self.help.forget()
                self._score, self._bubble, self.help.asked = self.table.over, None, False
                self._show()

    def _move(self, word: str, rev: int) -> int | None:
        ply = len(self.table.record.entries)
        move = None
        try:
            move = self.table.game.move(word)
            if self.planning.at(self.table.rev):
                self._bubble = not_now(said) if (said := self.planning.add(move)) else None
                return None
            self.learning.play(move, rev)
        except Illegal as error:
            self._bubble = bubble(error.refusal, move, self.table.game, self._view().options) if move else None
            return None
        except (Unreadable, NotYourTurn) as error:
            self._bubble = not_now(str(error))
            return None
        except Stale:
            return None
        self._bots()
        return ply

    def _bots(self) -> int:
        ply = len(self.table.record.entries)
        while not self.waiting.for_reader() and (self.waiting.bot_acts() or self.table.bot_turn()):
            pass
        self.help.forget()
        self.learning.ended()
        self._score, self._extra = self.table.over, None
        return ply

    def _go_on(self, value: Any) -> int | None:
        self.waiting.let_pass()
        return self._bots()

    def _time_up(self, value: Any) -> int | None:
        ply = len(self.table.record.entries)
        self.planning.drop()
        while move := self.waiting.late():
            self.table.play(self.seat, move)
        self._bots()
        return ply

    def _plan_played(self, value: Any) -> int:
        ply = len(self.table.record.entries)
        for move in self.planning.drop():
            self.learning.play(move)
        self._bots()
        return ply

    def _view(self) -> Any:
        """What the reader sees, or the plan that is tried on it."""
        plan = self.planning.at(self.table.rev)
        return plan.view if plan else self.pictures.seen(self.table.state)

    def _hint_play(self, value: Any) -> int | None:
        hint = self._advice()
        return self._move(str(hint.moves[0]), self.table.rev) if hint else None

    def _page(self, score: bool) -> None:
        self._score = score and self.table.over

    def _take_back(self, value: Any) -> None:
        if not self.table.take_back(self.seat):
            self._bubble = not_now(beside.why_no_take_back(), "take-back")
        self.help.forget()

    def _continue(self, value: Any) -> int | None:
        if not self.table.over:
            return None
        self.table.next_deal()
        return self._bots()

    def _record(self, value: Any) -> None:
        self._score, self._extra = False, beside.record_panel(self.table, self.seat)

    def _link(self, value: Any) -> None:
        line = self.table.state.view(self.seat).line()
        self._extra = panels.link_panel(_("Link to this position, as you see it"), line)

    def _close_panel(self, value: Any) -> None:
        self._extra = None

    def _advice(self) -> hints.Hint | None:
        state = self.table.state
        if state.phase == "over" or state.turn != self.seat or self.planning.at(self.table.rev):
            return None
        return hints.hint(self.table.game, state.view(self.seat))

    def _show(self, first: int | None = None) -> None:
        """Post the scene; moves from ply `first` on are shown one after the other."""
        said = panels.moves_said(self.table.record, self.pictures.player, self.seat)
        frames = [] if first is None else self.pictures.moves(first, said, self.help.talking)
        last = self._last(said)
        if frames and frames[-1]["kind"] == "table" and last["kind"] == "table" and first is not None:
            last["say"] = [*frames.pop()["say"], *last["say"]]
        frames.append(last)
        self.learning.dress(last)
        heading = _("{game} · round {n}") if self.desk else _("{game} · deal {n}")
        heading = heading.format(game=self.table.game.title, n=len(self.table.records))
        for frame in frames:
            frame |= {"rev": self.table.rev, "address": self._address(), "heading": frame.get("heading") or heading}
        self._post(json.dumps({"rev": self.table.rev, "frames": frames}, ensure_ascii=False))

    def _address(self) -> str:
        """What the address of the page asks for, so that a reload comes back to this table as it is shown."""
        shown = {
            "t": self.table.token, "me": self.learning.me, "hints": "" if self.help.always else "off", "pace": "" if self.pace else "0"}
        return urlencode({name: value for name, value in shown.items() if value})

    def _last(self, said: list[str]) -> Json:
        state = self.table.state
        if self._score:
            return self.learning.scored(score_scene(self.table, self.seat, self.pictures.name))
        hint = self._advice() if self.help.rung else None
        own = state.turn == self.seat and state.phase != "over"
        made = self.pictures.table_scene(self._view(), mine=own, hint=self.help.shown(hint), plan=self.planning.at(self.table.rev))
        panel = self.help.panel(hint)
        first = [each for each in (self._extra, panel) if each]
        clock = self.waiting.clock()
        made |= {"bubble": self._bubble, "clock": clock}
        if clock and "task" in clock:
            made["seat"]["status"] = clock["task"]
        deal = beside.deal_panel(self.table, self.seat, made.get("quiet", ()))
        made["panels"] = [*first, *self.learning.news(state.view(self.seat)), *self.pictures.side(state, said, self.help.talking), deal]
        if own:
            self.help.dress(made, hint, panel, self.pace)
        return made
