"""A record is the truth of a deal: its pack in order and its moves. Whoever holds it can replay everything."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from .cards import BACK, Cards, cards, text
from .errors import Illegal, Unreadable
from .game import Game
from .language import translate as _
from .masking import covered
from .match import Match
from .move import Move
from .state import Ints, _number

HEADER = re.compile(r'\[(\w+) "([^"\n]*)"\]\s*')
TOKEN = re.compile(r"\{([^{}]*)\}|([!?]{1,2})(?=[\s{]|$)|\d+\.(?=\s|$)|([^\s{}]+?)([!?]{1,2})?(?=[\s{]|$)")
KNOWN = ("Game", "Options", "Match", "First", "Dealer", "Pack", "Position", "Again", "Seats", "Result")
LONGEST = 200_000


@dataclass(frozen=True)
class Entry:
    """One move of a record with its mark (`!`, `?`, `??` ...) and comment."""

    word: str
    mark: str = ""
    comment: str = ""

    def __str__(self) -> str:
        return self.word + self.mark + (f" {{{self.comment}}}" if self.comment else "")


@dataclass(frozen=True)
class Record:
    """One deal from its shuffled pack, or a study from a position, with the moves made.

    Attributes:
        game: the game.
        match: the match as it stood before the deal; it holds the options.
        dealer: the seat that dealt.
        pack: the cards in the order in which they were dealt; cards that nobody whose record this is has seen are `??`.
        names: what the players are called, by seat.
        entries: the moves.
        position: the line of the first state, if the record starts from a position instead of a pack.
        again: the cards of stocks that were made of discards in the deal, in order, where the pack does not tell it.
    """

    game: Game
    match: Match
    dealer: int = 0
    pack: Cards = ()
    names: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    position: str = ""
    again: Cards = ()
    _replayed: list[Any] = field(default_factory=list, repr=False, compare=False)

    @cached_property
    def start(self) -> Any:
        """The state before the first move."""
        if self.position:
            return self.game.read(self.position).coming(self.again)
        return self.game.deal_out(self.match.options, self.pack, self.dealer, self.match).coming(self.again)

    @property
    def states(self) -> list[Any]:
        """The state before the first move and after each move.

        Raises:
            Unreadable: naming the move that cannot be read or is against the rules.
        """
        states = self._replayed or [self.start]
        for ply, entry in enumerate(self.entries[len(states) - 1 :], len(states)):
            try:
                states.append(self.game.play(states[-1], self.game.move(entry.word)))
            except (Unreadable, Illegal) as error:
                raise Unreadable(_("Move {ply}, {word}: {error}").format(ply=ply, word=entry.word[:30], error=error)) from None
        if not self._replayed:
            self._replayed.extend(states)
        return states

    @property
    def state(self) -> Any:
        """The state after the last move."""
        return self.states[-1]

    @property
    def moves(self) -> list[Move]:
        """The moves as values."""
        return [self.game.move(each.word) for each in self.entries]

    def add(self, move: Move | str, comment: str = "") -> Self:
        """The record with one more move, given as a value or as its word; raises Illegal if a rule refuses it."""
        move = self.game.move(move) if isinstance(move, str) else move
        after = self.game.play(self.state, move)
        entry = Entry(str(move), comment=_plain(comment))
        return replace(self, entries=(*self.entries, entry), _replayed=[*self.states, after])

    def cut(self, ply: int) -> Self:
        """The record with only its first `ply` moves."""
        return replace(self, entries=self.entries[:ply], _replayed=[])

    def masked(self, seat: int) -> Self:
        """The record as far as that seat has seen it: unseen cards of the pack or the position are face down."""
        first, again = covered(self, seat)
        shown = {"position": first.line()} if self.position else {"pack": first}
        return replace(self, **shown, again=again, _replayed=[])

    def __str__(self) -> str:
        head = {
            "Game": self.game.key,
            "Options": self.match.options.line(),
            "Match": self.match.line(),
            "First": str(self.match.first_dealer),
            "Dealer": str(self.dealer),
            "Pack": text(self.pack) if self.pack else "",
            "Position": self.position,
            "Again": text(self.again) if self.again else "",
            "Seats": " | ".join(map(_plain, self.names)),
            "Result": ",".join(map(str, self.game.points(self.state))) if self.state.phase == "over" else "",
        }
        lines = [f'[{name} "{value}"]' for name, value in head.items() if value]
        moves = [f"{ply}. {entry}" for ply, entry in enumerate(self.entries, 1)]
        return "\n".join([*lines, "", *_wrapped(moves)]) + "\n"

    @classmethod
    def read(cls, written: str, games: Mapping[str, Game]) -> Self:
        """Read one record and replay it.

        Raises:
            Unreadable: with one sentence that names what is wrong and where.
        """
        if len(written) > LONGEST:
            raise Unreadable(_("The record is too long: at most {n} characters were expected.").format(n=LONGEST))
        head, rest = _head(written.strip())
        game = games.get(head.get("Game", ""))
        if game is None:
            found, known = head.get("Game", "")[:30], ", ".join(games)
            raise Unreadable(
                _("A record begins with [Game “…”]: found “{found}”, expected one of {known}.").format(
                    found=found, known=known))
        record = cls(game, _match(game, head), **_deal(game, head), entries=tuple(_entries(rest)))
        record.start.check()
        state, result = record.state, head.get("Result")
        if result is not None and (state.phase != "over" or tuple(_ints(result)) != game.points(state)):
            raise Unreadable(_("The record says its result is {result}, but its moves do not lead there.").format(result=result[:20]))
        return record


def _plain(comment: str) -> str:
    return " ".join(re.sub(r'[{}\[\]"|]', " ", comment).split())


def _wrapped(words: list[str], width: int = 100) -> list[str]:
    rows = [""]
    for word in words:
        if rows[-1] and len(rows[-1]) + len(word) >= width:
            rows.append("")
        rows[-1] += (" " if rows[-1] else "") + word
    return rows


def _head(written: str) -> tuple[dict[str, str], str]:
    head: dict[str, str] = {}
    at = 0
    while found := HEADER.match(written, at):
        name, value = found.groups()
        if name not in KNOWN or name in head:
            raise Unreadable(
                _("The header [{name}] is unknown or stands twice: expected {known}.").format(
                    name=name[:30], known=", ".join(KNOWN)))
        head[name], at = value, found.end()
    return head, written[at:]


def _ints(words: str) -> Ints:
    return tuple(_number(each) for each in words.split(","))


def _match(game: Game, head: Mapping[str, str]) -> Match:
    first = game.read(head["Position"]) if "Position" in head else None
    house = first.options.line() if first else ""
    options = game.options.read(head.get("Options", house))
    if first and options != first.options:
        raise Unreadable(_("[Options] says “{said}”, but the position is played with “{house}”.").format(
            said=options.line()[:40], house=house[:40]))
    seats = len(head["Seats"].split("|")) if "Seats" in head else first.seats if first else 2
    if first and seats != first.seats:
        raise Unreadable(_("[Seats] names {n} players: expected {known}.").format(n=seats, known=first.seats))
    results = tuple(_ints(each) for each in head.get("Match", "").split())
    low, high = game.seats
    if not low <= seats <= high:
        known = str(low) if low == high else f"{low} … {high}"
        raise Unreadable(_("[Seats] names {n} players: expected {known}.").format(n=seats, known=known))
    found = game.match(options, results, _seat(head, "First", seats), seats)
    found.check()
    return found


def _seat(head: Mapping[str, str], name: str, seats: int) -> int:
    seat = _number(head.get(name, "0"))
    if not 0 <= seat < seats:
        raise Unreadable(_("[{name}] names seat {seat}: expected 0 to {last}.").format(name=name, seat=seat, last=seats - 1))
    return seat


def _deal(game: Game, head: Mapping[str, str]) -> dict[str, Any]:
    names = tuple(_plain(each) for each in head["Seats"].split("|")) if "Seats" in head else ()
    if "Position" in head:
        return {"position": head["Position"], "names": names, "again": cards(head.get("Again", ""))}
    pack, whole = cards(head.get("Pack", "")), list(game.pack(game.options.read(head.get("Options", "")), max(2, len(names))))
    size = len(whole)
    for face in pack:
        if face != BACK and face not in whole:
            raise Unreadable(_("[Pack] holds {card}, which is not in the pack or is there too often.").format(card=face))
        if face != BACK:
            whole.remove(face)
    if len(pack) != size:
        raise Unreadable(_("[Pack] holds {found} cards: {n} were expected.").format(found=len(pack), n=size))
    return {"pack": pack, "again": cards(head.get("Again", "")), "dealer": _seat(head, "Dealer", max(2, len(names))), "names": names}


def _entries(rest: str) -> list[Entry]:
    found: list[Entry] = []
    at = 0
    for token in TOKEN.finditer(rest):
        if rest[at : token.start()].strip():
            break
        at = token.end()
        comment, mark, word, glued = token.groups()
        if word:
            found.append(Entry(word, glued or ""))
        elif found and mark:
            found[-1] = replace(found[-1], mark=mark)
        elif found and comment is not None:
            found[-1] = replace(found[-1], comment=_plain(comment))
    if rest[at:].strip():
        raise Unreadable(_("The moves cannot be read from “{part}” on.").format(part=rest[at:].strip()[:30]))
    return found
