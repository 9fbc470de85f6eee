"""Stepping through a record or a position, forwards and backwards, and trying other moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlencode

from ..coach import hints
from ..core import score
from ..core.errors import Illegal, Unreadable, text
from ..core.game import Game
from ..core.language import translate as _
from ..core.language import use
from ..core.record import Record
from ..core.state import State
from ..games import GAMES, find, players
from . import marking, panels
from .desk import Desk
from .links import link
from .look import Look
from .scene import bubble, not_now, scene

Json = dict[str, Any]
Message = dict[str, Any]


def from_line(game: Game, line: str) -> Record:
    """A record without moves that begins at a position; raises Unreadable."""
    state = game.read(line)
    names = [_("Seat {n}").format(n=seat + 1) for seat in range(state.seats)]
    if state.eyes in range(state.seats):
        names[state.eyes] = _("You")
    return Record(game, game.match.of(state), state.dealer, names=tuple(names), position=line)


def written(record: Any) -> Record | None:
    """The record that a text writes; a position, or its line, begins one without moves. None for a single word; raises Unreadable."""
    if isinstance(record, Record):
        return record
    line = record.line() if isinstance(record, State) else text(record=record).strip()
    if line.startswith("["):
        return Record.read(line, GAMES)
    return from_line(find(line.partition(";")[0].strip()), line) if ";" in line else None


def begun(game: Game, seed: int, preset: str, options: str, seats: int) -> Record:
    """The record of a new deal; raises Unreadable."""
    text(preset=preset, options=options)
    house = game.house_rules(preset, options)
    match = game.match(house, seats=players(game, seats))
    return Record(game, match, pack=game.shuffled(Random(seed), house, match.seats))


class Study:
    """One browser tab with a record.

    Args:
        record: the deal; cards in it that nobody may see are face down.
        seat: the seat at the bottom, or None for whoever is on turn.
        post: called with the JSON text of what is to be shown.
        lang: the language of every sentence.
        ply: where to begin.
        address: what the address of the page asks for, apart from the move and the marks; it is kept up to date if there is any.
    """

    def __init__(self, record: Record, seat: int | None, post: Callable[[str], None], lang: str = "en", ply: int = 0,
                 address: tuple[tuple[str, str], ...] = ()) -> None:
        self.record, self.seat, self._post, self.lang, self._address = record, seat, post, lang, address
        self.ply = max(0, min(ply, len(record.entries)))
        self._all, self._rung, self._rev = False, 0, 0
        self._bubble: Json | None = None
        self._extra: Json | None = None
        self._desk: Desk | None = None
        self._acts: dict[str, Callable[[Any], None]] = {
            "ply": self._go, "eyes": self._eyes, "hint": self._hint, "hint-less": self._less, "hint-close": self._close,
            "hint-play": self._do_it,
            "mark": self._mark, "lesson": self._lesson, "record": self._text, "link": self._link, "panel-close": self._put_away,
        }

    @property
    def state(self) -> Any:
        """The state at which the reader looks."""
        return self.record.states[self.ply]

    @property
    def me(self) -> int:
        """The seat at the bottom of the table."""
        eyes = self.state.eyes
        return eyes if eyes in range(self.state.seats) else self.state.turn if self.seat is None else self.seat

    @property
    def view(self) -> Any:
        """What is shown of the state: one seat's view, or every card if the reader asked for that."""
        return self.state if self._all or self.state.eyes is not None else self.state.view(self.me)

    def open(self) -> None:
        """Show the record."""
        with use(self.lang):
            self._show([])

    def receive(self, message: Message) -> None:
        """Act on a well-formed message from the browser."""
        with use(self.lang):
            said: list[str] = []
            self._bubble = None
            if message["rev"] == self._rev:
                before = self.ply
                if message["type"] == "move":
                    self._move(message["word"])
                elif message["name"] in self._acts:
                    self._acts[message["name"]](message["value"])
                elif (desk := self._hand()) and message["name"] in desk.acts:
                    said_of_hand = desk.act(message["name"], message["value"], self.view)
                    self._bubble = not_now(said_of_hand, message["name"]) if said_of_hand else None
                if self.ply == before + 1:
                    said = [self._said()[self.ply - 1]]
                self._rev += 1
            self._show(said)

    def _hand(self) -> Desk | None:
        """The reader's hand, where melds are laid; it is another one when another seat is at the bottom."""
        if self.record.game.melding and (self._desk is None or self._desk.seat != self.me):
            self._desk = Desk(self.record.game, self.me)
        return self._desk

    def _move(self, word: str) -> None:
        move = None
        try:
            move = self.record.game.move(word)
            self.record = self.record.cut(self.ply).add(move)
        except Illegal as error:
            self._bubble = bubble(error.refusal, move, self.record.game, self.state.options) if move else None
        except Unreadable as error:
            self._bubble = not_now(str(error))
        else:
            self.ply, self._rung, self._address = self.ply + 1, 0, ()

    def _go(self, value: Any) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            self.ply, self._rung = max(0, min(value, len(self.record.entries))), 0

    def _eyes(self, value: Any) -> None:
        self._all = bool(value)

    def _hint(self, value: Any) -> None:
        self._rung = min(panels.RUNGS, self._rung + 1)

    def _less(self, value: Any) -> None:
        self._rung = max(1, self._rung - 1)

    def _close(self, value: Any) -> None:
        self._rung = 0

    def _do_it(self, value: Any) -> None:
        hint = self._advice()
        if hint:
            self._move(str(hint.moves[0]))

    def _mark(self, value: Any) -> None:
        self.record, self._extra = marking.marked(self.record, self.ply, value), None

    def _lesson(self, value: Any) -> None:
        if marking.marks(self.record):
            self._extra = marking.lesson_panel(self.record)

    def _text(self, value: Any) -> None:
        self._extra = panels.copy_panel("record", _("This record as text"), str(self.record))

    def _link(self, value: Any) -> None:
        self._extra = panels.link_panel(_("Link to this position, as it is shown"), self.view.line())

    def _put_away(self, value: Any) -> None:
        self._extra = None

    def _advice(self) -> hints.Hint | None:
        state = self.state
        if state.phase == "over" or state.turn != self.me:
            return None
        return hints.hint(self.record.game, state if state.eyes is not None else state.view(self.me))

    def _name(self, seat: int) -> str:
        return self.record.names[seat] if seat < len(self.record.names) else _("Seat {n}").format(n=seat + 1)

    def _player(self, seat: int) -> str | None:
        """What a seat is called in a sentence; None for a player whom the record calls you."""
        name = self._name(seat)
        return None if name == _("You") else name

    def _said(self) -> list[str]:
        eyes = None if self._all or self.state.eyes is not None else self.me
        return panels.moves_said(self.record, self._player, eyes)

    def _show(self, said: list[str]) -> None:
        hint = self._advice() if self._rung else None
        mine = self.state.phase != "over" and (self._all or self.state.turn == self.me) and self.state.eyes != -1
        pointed = hint if hint and self._rung >= panels.CARDS else None
        look = Look(self.record.game, self.view, self.me, self._name, mine, hint=pointed, desk=self._hand())
        made = scene(look) | {"rev": self._rev, "hold": 0, "bubble": self._bubble, "say": said}
        made["heading"] = _("{game} · step through").format(game=self.record.game.title)
        made["panels"] = [*([self._extra] if self._extra else []), *([self._hint_panel(hint)] if hint else []),
                          self._transport(), *([marking.panel(self.record, self.ply)] if self.record.entries else []),
                          self._score_panel(), self._more()]
        if self._address:
            made["address"] = urlencode([*self._address, ("ply", self.ply), ("marks", marking.marks(self.record))])
        if hint is None and mine and self.state.turn == self.me:
            made["help"] = panels.do("hint", _("Show a hint"), icon="question", key="h")
        self._post(json.dumps({"rev": self._rev, "frames": [made]}, ensure_ascii=False))

    def _hint_panel(self, hint: hints.Hint) -> Json:
        made = panels.hint_panel(hint, self._rung, True)
        made["actions"] = [each for each in made["actions"] if not each["do"]["name"].startswith("hints")]
        return made

    def _transport(self) -> Json:
        last, at = len(self.record.entries), self.ply
        steps = [(_("First"), 0, at > 0), (_("Back"), at - 1, at > 0), (_("Forward"), at + 1, at < last), (_("Last"), last, at < last)]
        none = _("There is no further move in that direction.")
        told = zip(self._said(), self.record.entries)
        moves = [{"ply": ply, "label": f"{ply}. {said} {entry.mark}".rstrip(), "current": ply == at, "value": ply}
                 for ply, (said, entry) in enumerate(told, 1)]
        return {
            "kind": "transport", "title": _("Step through"), "ply": at, "of": last, "moves": moves,
            "actions": [panels.do("ply", label, value=value, why=None if can else none) for label, value, can in steps],
        }

    def _score_panel(self) -> Json:
        return panels.points_panel(self.record.game, self.view, self._name, self._score_lines())

    def _score_lines(self) -> list[str]:
        if self.state.phase != "over":
            return []
        return [f"{self._name(line.seat)}: {line.title}. {line.note}." for line in score.told(self.record.game.score(self.state))]

    def _more(self) -> Json:
        actions = []
        if self.state.eyes is None:
            actions.append(panels.do("eyes", _("Show one hand") if self._all else _("Show all cards"), value=not self._all))
        actions += [panels.do("link", _("Link to this position"), plain=True), panels.do("record", _("Save as text"), plain=True)]
        if self.state.phase != "over":
            actions.insert(0, {"label": _("Play on from here"), "href": link("play", at=self.view.line()), "main": False})
        return {"kind": "text", "title": _("This position"), "text": "", "actions": actions}
