"""A learner at a table: what they see, and what happens when they do something."""

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
from .scene import Look, bubble, not_now, scene
from .score import score_scene

Json = dict[str, Any]
Message = dict[str, Any]
OWN, FULL, NEXT, END, HESITATION = 450, 1100, 550, 1300, 2500
"""Milliseconds that a move, a full trick, what follows it and the last table stay in sight, and until help is offered."""


class Room:
    """One browser tab at a table.

    Args:
        table: the table.
        seat: where the reader sits.
        post: called with the JSON text of what is to be shown.
        lang: the language of every sentence.
        always: whether hints appear by themselves when the reader hesitates.
        pace: 1 for the usual pauses between moves, 0 for none.
    """

    def __init__(self, table: Table, seat: int, post: Callable[[str], None], lang: str = "en", *, always: bool = True,
                 pace: float = 1) -> None:
        self.table, self.seat, self._post, self.lang, self.pace = table, seat, post, lang, pace
        self.always, self.talking, self.rung, self._closed = always, False, 0, False
        self._bubble: Json | None = None
        self._extra: Json | None = None
        self._asked = False
        self._score = table.over
        self._acting = False
        self._watcher = table.param.watch(lambda _event: self._others(), ["rev", "notice"])
        self._acts: dict[str, Callable[[Any], int | None]] = {
            "hint": self._hint, "hints": self._hint, "hint-auto": self._hesitated, "hint-less": self._less, "hint-close": self._close_hint,
            "hint-play": self._hint_play, "hints-on": self._hints_on, "hints-off": self._hints_off, "talk": self._talk,
            "take-back": self._take_back, "continue": self._continue,
            "table": lambda _value: self._page(False), "score": lambda _value: self._page(True),
            "record": self._record, "link": self._link, "panel-close": self._close_panel,
        }

    def open(self) -> None:
        """Show the table; if a bot is to begin, it does."""
        with use(self.lang), self.table.lock:
            self._run(self._bots)

    def leave(self) -> None:
        """Stop watching the table."""
        self.table.param.unwatch(self._watcher)

    def receive(self, message: Message) -> None:
        """Act on a well-formed message from the browser."""
        with use(self.lang), self.table.lock:
            self._bubble, self._asked = None, False
            if message["rev"] != self.table.rev:
                self._show()
            elif message["type"] == "move":
                self._run(lambda: self._move(message["word"], message["rev"]))
            elif message["name"] in self._acts:
                self._run(lambda: self._acts[message["name"]](message["value"]))

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
                self.rung, self._closed, self._score, self._bubble, self._asked = 0, False, self.table.over, None, False
                self._show()

    def _move(self, word: str, rev: int) -> int | None:
        ply = len(self.table.record.entries)
        move = None
        try:
            move = self.table.game.move(word)
            self.table.play(self.seat, move, rev)
        except Illegal as error:
            self._bubble = bubble(error.refusal, move, self.table.game, self.table.state.options) if move else None
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
        while self.table.bot_turn():
            pass
        self.rung, self._closed, self._score, self._extra = 0, False, self.table.over, None
        return ply

    def _hint(self, value: Any) -> None:
        self._asked = True
        self.rung = min(panels.RUNGS, self.rung + 1)

    def _hesitated(self, value: Any) -> None:
        self.rung = max(self.rung, int(self.always))

    def _less(self, value: Any) -> None:
        self._asked = True
        self.rung = max(1, self.rung - 1)

    def _close_hint(self, value: Any) -> None:
        self.rung, self._closed = 0, True

    def _hints_on(self, value: Any) -> None:
        self.always, self.rung = True, max(1, self.rung)

    def _hints_off(self, value: Any) -> None:
        self.always, self.rung = False, 0

    def _hint_play(self, value: Any) -> int | None:
        hint = self._advice()
        return self._move(str(hint.moves[0]), self.table.rev) if hint else None

    def _page(self, score: bool) -> None:
        self._score = score and self.table.over

    def _talk(self, value: Any) -> None:
        self.talking = bool(value)

    def _take_back(self, value: Any) -> None:
        if not self.table.take_back(self.seat):
            self._bubble = not_now(beside.why_no_take_back(), "take-back")
        self.rung, self._closed = 0, False

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
        if state.phase == "over" or state.turn != self.seat:
            return None
        return hints.hint(self.table.game, state.view(self.seat))

    def _name(self, seat: int) -> str:
        return self.table.player(seat, self.seat) or _("You")

    def _player(self, seat: int) -> str | None:
        return self.table.player(seat, self.seat)

    def _show(self, first: int | None = None) -> None:
        """Post the scene; moves from ply `first` on are shown one after the other."""
        said = panels.moves_said(self.table.record, self._player, self.seat)
        frames = [] if first is None else self._moves(first, said)
        last = self._last(said)
        if frames and frames[-1]["kind"] == "table" and last["kind"] == "table" and first is not None:
            last["say"] = [*frames.pop()["say"], *last["say"]]
        frames.append(last)
        heading = _("{game} · deal {n}").format(game=self.table.game.title, n=len(self.table.records))
        for frame in frames:
            frame |= {"rev": self.table.rev, "address": self._address(), "heading": frame.get("heading") or heading}
        self._post(json.dumps({"rev": self.table.rev, "frames": frames}, ensure_ascii=False))

    def _address(self) -> str:
        """What the address of the page asks for, so that a reload comes back to this table as it is shown."""
        shown = {"t": self.table.token, "hints": "" if self.always else "off", "pace": "" if self.pace else "0"}
        return urlencode({name: value for name, value in shown.items() if value})

    def _moves(self, first: int, said: list[str]) -> list[Json]:
        record, game = self.table.record, self.table.game
        frames = []
        for ply in range(first, len(record.entries)):
            before, after, move = record.states[ply], record.states[ply + 1], game.move(record.entries[ply].word)
            pauses = game.pauses(before, move)
            stops = [*((pause, FULL) for pause in pauses), (after, NEXT if pauses else OWN)]
            for at, (state, hold) in enumerate(stops):
                frame = self._table_scene(state, mine=False)
                frame["panels"] = self._side(state, said[: ply + 1])
                frame |= {"hold": round(hold * self.pace), "say": [said[ply]] if at == 0 else self._taken(frame)}
                frames.append(frame)
        if frames and self.table.over:
            frames[-1]["hold"] = round(END * self.pace)
        return frames

    def _taken(self, frame: Json) -> list[str]:
        taken = [zone for zone in frame["zones"] if zone["kind"] == "last" and zone["cards"]]
        return [f"{zone['label']}. {zone['note']}" for zone in taken]

    def _table_scene(self, state: Any, *, mine: bool, hint: hints.Hint | None = None) -> Json:
        pointed = hint if hint and self.rung >= 2 else None
        return scene(Look(
            self.table.game, state.view(self.seat), self.seat, self._name, mine,
            hinted=pointed.cards if pointed else (), pressed=[str(move) for move in pointed.moves] if pointed else ()))

    def _last(self, said: list[str]) -> Json:
        state = self.table.state
        if self._score:
            return score_scene(self.table, self.seat, self._name)
        hint = self._advice() if self.rung else None
        own = state.turn == self.seat and state.phase != "over"
        made = self._table_scene(state, mine=own, hint=hint)
        made["bubble"] = self._bubble
        panel = panels.hint_panel(hint, self.rung, self.always) if hint else None
        first = [each for each in (self._extra, panel) if each]
        made["panels"] = [*first, *self._side(state, said), beside.deal_panel(self.table, self.seat)]
        if own and self.always and not (self.rung or self._closed):
            made["later"] = {"name": "hint-auto", "after": round(HESITATION * self.pace)}
        if panel is None and own:
            made["help"] = panels.do("hints", _("Show a hint"), icon="question", key="h")
        if hint and panel and self._asked:
            made["say"] = panels.hint_said(hint, panel)
        return made

    def _side(self, state: Any, said: list[str]) -> list[Json]:
        return beside.side(self.table, self.seat, self._name, state, said, self.talking)
