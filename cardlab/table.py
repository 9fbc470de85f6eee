"""The one reactive object of a running deal: its record, who sits where, and what may be taken back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from random import SystemRandom
from threading import RLock
from typing import Any, Self

import param

from .bots import guide
from .bots.guide import Choice
from .bots.names import seated
from .core.errors import Unreadable
from .core.game import Game, Strength, reveals
from .core.language import translate as _
from .core.match import Match
from .core.move import Move
from .core.options import Options
from .core.record import Entry, Record
from .games import GAMES, find
from .keeper import Keeper, bots_of
from .store import Store, Taken, Unsaved, damaged


class Stale(ValueError):
    """A move was meant for a position that is no longer there, such as the second half of a double click."""


class NotYourTurn(ValueError):
    """A seat tried to move while it was another's turn."""


class Table(param.Parameterized):
    """A match under way.

    Everything that has happened is in `records`, one for each deal; `rev` rises with every change, so whoever
    shows the table watches it. Bots get nothing but the view of their own seat.
    """

    records = param.List(doc="The records of all deals, the running one last.")
    rev = param.Integer(default=0, doc="Rises with every change.")
    notice = param.String(default="", doc="A sentence about the table itself, such as that it cannot be saved.")

    def __init__(self, game: Game, bots: Mapping[int, Strength], names: tuple[str, ...], token: str = "",
                 store: Store | None = None, **params: Any) -> None:
        super().__init__(**params)
        self.game, self.bots, self.names = game, dict(bots), names
        self.token = token or secrets.token_urlsafe(18)
        self._keeper = Keeper(store, self.token)
        self._rng = SystemRandom()
        self.lock = RLock()  # held while somebody acts, since sessions may run in different threads

    @classmethod
    def new(cls, game: Game, options: Options | None = None, strength: str | Strength = "", seat: int = 0,
            store: Store | None = None, record: Record | None = None, seats: int = 0) -> Self:
        """A table with one learner and bots in the other seats.

        Args:
            game: what is played.
            options: the house rules; the standard ones if None.
            strength: the bots' strength or its key; the weakest if empty.
            seat: where the learner sits.
            store: where the table is kept, if anywhere.
            record: what is played on; a fresh deal if None.
            seats: how many players there are; the least that the game is played by if 0.
        """
        house = options or game.standard
        seats = record.match.seats if record else seats or game.seats[0]
        level = strength if isinstance(strength, Strength) else game.strength(strength or game.strengths[0].key)
        names = seated(seat, seats)
        table = cls(game, {each: level for each in range(seats) if each != seat}, names, store=store)
        if record is not None:
            table.resume(replace(record, names=names))
            return table
        table.begin(game.match(house, (), table.first_dealer(house, seat, seats), seats))
        return table

    @classmethod
    def load(cls, token: str, store: Store) -> Self | None:
        """The table of that token as the store keeps it, or None; raises Unsaved or Unreadable."""
        kept = store.find(token)
        if kept is None or not kept.deals:
            return None
        game = find(kept.game)
        records = [replace(Record.read(deal.record, GAMES), entries=tuple(map(Entry, deal.words)), _replayed=[])
                   for deal in kept.deals]
        names = records[-1].names
        if any(record.game is not game for record in records) or len(names) != len(records[-1].state.hands):
            raise damaged()
        table = cls(game, bots_of(game, kept.settings, len(names)), names, token, store, records=records)
        table._keeper.has([len(record.entries) for record in records])
        return table

    def first_dealer(self, options: Options, seat: int, seats: int) -> int:
        """Who deals the first deal under these options, which name the learner "you"."""
        asked = getattr(options, "first_dealer", "random")
        return {"you": seat, "opponent": (seat + 1) % seats}.get(asked, self._rng.randrange(seats))

    @property
    def record(self) -> Record:
        """The record of the running deal."""
        return self.records[-1]  # type: ignore[no-any-return]

    @property
    def state(self) -> Any:
        """Where the deal stands, with every card; only views of it may leave the table."""
        return self.record.state

    @property
    def over(self) -> bool:
        """Whether the running deal has ended."""
        return bool(self.state.phase == "over")

    @property
    def match(self) -> Match:
        """The match, the running deal included if it is over."""
        before = self.record.match
        return before.after(self.state, self.game.points(self.state)) if self.over else before

    def player(self, seat: int, reader: int) -> str | None:
        """What a seat is called in a sentence for `reader`; None for the reader, who is addressed as you."""
        return None if seat == reader else self.names[seat]

    def begin(self, match: Match) -> None:
        """Shuffle and deal."""
        pack = self.game.shuffled(self._rng, match.options, match.seats)
        self.resume(Record(self.game, match, match.dealer, pack, self.names))

    def resume(self, record: Record) -> None:
        """Make a record the running deal, from its last move on."""
        self._keeper.new_deal()
        self._changed([*self.records, record])

    def play(self, seat: int, move: Move, rev: int | None = None) -> None:
        """Make a move.

        Raises:
            Stale: if `rev` is not the table's.
            NotYourTurn: with a sentence.
            Illegal: with the refusal.
        """
        if rev is not None and rev != self.rev:
            raise Stale
        if self.state.phase != "over" and move.seat(self.state) != seat:
            raise NotYourTurn(_("It is not your turn: wait for {player}.").format(player=self.names[self.state.turn]))
        self._replace(self.record.add(move))

    def bot_turn(self) -> bool:
        """Let the bot whose turn it is make one move; False if it is nobody's or a person's turn."""
        state = self.state
        level = self.bots.get(state.turn)
        if state.phase == "over" or level is None:
            return False
        self._replace(self.record.add(guide.choose(self.game, state.view(state.turn), self._rng, level.tips)))
        return True

    def wish_out_of_turn(self) -> Move | None:
        """What a bot that is not on turn wants to do, if its advice says so."""
        return guide.out_of_turn(self.game, self.state, {seat: level.tips for seat, level in self.bots.items()})

    def bot_out_of_turn(self) -> bool:
        """Let a bot act that is not on turn; False if none wants to."""
        move = self.wish_out_of_turn()
        if move:
            self._replace(self.record.add(move))
        return move is not None

    def reason(self, ply: int) -> Choice | None:
        """Why the bot made that move (0 for the deal's first), from what it could see; None for a person's move."""
        before, move = self.record.states[ply], self.game.move(self.record.entries[ply].word)
        seat = move.seat(before)
        level = self.bots.get(seat)
        if level is None:
            return None
        found = guide.choices(self.game, before.view(seat), level.tips)
        return next((each for each in found if each.move == move), None)

    @property
    def people(self) -> list[int]:
        """The seats of people; the others are bots'."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def last_own_ply(self, seat: int) -> int | None:
        """The ply to which that seat may take back: before its last move, if nothing has been revealed since."""
        states = self.record.states
        for ply in range(len(states) - 2, -1, -1):
            if any(reveals(states[ply], states[ply + 1], each) for each in self.people):
                return None
            if self.game.move(self.record.entries[ply].word).seat(states[ply]) == seat:
                return ply
        return None

    def take_back(self, seat: int) -> bool:
        """Take back that seat's last move; False if it has shown somebody something new."""
        ply = self.last_own_ply(seat)
        if ply is None or self.over:
            return False
        self._keeper.cut(ply)
        self._replace(self.record.cut(ply))
        return True

    def next_deal(self) -> None:
        """Go on to the next deal of the match."""
        if self.over:
            self.begin(self.match)

    def save(self) -> None:
        """Keep what is not kept yet; what cannot be kept is tried again at the next change."""
        store = self._keeper.store
        if store is None:
            return
        try:
            try:
                self._keeper.write(self.game.key, self.bots, self.records)
            except Taken:
                self._reload(store)
                self._keeper.write(self.game.key, self.bots, self.records)
        except (Unsaved, Unreadable) as error:
            self.notice = str(error)
        except Taken:
            self.notice = _("This table is being played in another place too; your next move will be saved again.")
        else:
            self.notice = ""

    def _reload(self, store: Store) -> None:
        """Another process has moved first, and its moves are the truth; or the database has lost some, and ours are."""
        with suppress(Unreadable):
            other = type(self).load(self.token, store)
            if other and not self._keeper.lost(self.records, other.records, self.people):
                self._keeper.reloaded(other._keeper)
                self._changed(other.records)
                return
        self._keeper.begin_anew()

    def _replace(self, record: Record) -> None:
        self._changed([*self.records[:-1], record])

    def _changed(self, records: list[Record]) -> None:
        self.param.update(records=records, rev=self.rev + 1)
