"""The pages of the app: each takes what its address asks for and fills the shell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import panel as pn

from ..core.errors import Unreadable
from ..core.game import LEARNT, Game, Strength
from ..core.language import language, use
from ..core.language import translate as _
from ..core.record import Record
from ..games import GAMES, find
from ..lessons import courses
from ..lessons.packing import unpacked
from ..table import Table
from ..views.book import Book
from ..views.card_table import CardTable
from ..views.learning import Learning
from ..views.links import link, rules_page
from ..views.room import Room
from ..views.study import from_line
from ..views.words import labels
from .chart import TotalsChart
from .compare import comparison, rules_links
from .form import new_game_form
from .learn import Learn
from .open import Opener, position, shown, studied
from .request import asked, asked_game, asked_language, asked_options, asked_seats
from .shell import page
from .tables import Tables

Page = Callable[[], Any]


class Pages:
    """All pages over one set of tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._learn = Learn(tables.store)

    def routes(self) -> dict[str, Page]:
        """The pages by address."""
        made = {"/": self.home, "/new": self.new, "/play": self.play, "/rules": self.rules, "/study": self.study, "/open": self.open,
                "/compare": self.compare, "/lesson": self._learn.lesson, "/course": self._learn.course,
                "/practise": self._learn.practise}
        return {path: self._guarded(each) for path, each in made.items()}

    def _guarded(self, build: Page) -> Page:
        def guarded() -> Any:
            with use(asked_language()):
                try:
                    return build()
                except Unreadable as error:
                    return message(_("This address does not lead anywhere"), str(error))
        return guarded

    def home(self) -> Any:
        """What can be learned and played."""
        return self._learn.home()

    def new(self) -> Any:
        """The new-game form."""
        game = asked_game()
        title = _("New game of {game}").format(game=game.title)
        chosen = {"strength": asked("strength"), "hints": asked("hints") != "off", "seats": asked_seats(game), "me": asked("me")}
        if courses.keys(game):
            chosen["learnt"] = self._learn.learner().progress.learnt(game)
        return page(title, new_game_form(game, asked_options(game), **chosen), (_("Rules"), rules_page(game)))

    def play(self) -> Any:
        """A table: a new one, or the one that the address names."""
        token = asked("t")
        table = self._tables.find(token) if token else self._new_table()
        game = table.game
        show = CardTable()
        seat = table.people[0]
        chart = TotalsChart(table, seat) if game.melding else None

        def post(text: str) -> None:
            show.param.update(show=text)
            if chart:
                chart.show(room.scoring)

        learning = Learning(table, seat, self._learn.learner(), asked("me"), self._learn.remembers())
        room = Room(table, seat, post, language.get(), always=asked("hints") != "off",
                    pace=0 if asked("pace") == "0" else 1, learning=learning)
        show.on_message = room.receive
        pn.state.on_session_destroyed(lambda _context: room.leave())
        room.open()
        links = [(_("New game"), link("new", game=game.key)), (_("Rules"), rules_page(game, table.record.match.options))]
        return page(game.title, pn.Column(show, chart.place, sizing_mode="stretch_width", margin=0) if chart else show, *links)

    def _new_table(self) -> Table:
        line, store = asked("at"), self._tables.store
        if not line:
            game = asked_game()
            table = Table.new(game, asked_options(game), self._strength(game), store=store, seats=asked_seats(game))
            return self._tables.add(table)
        state, game = position(line)
        if state.phase == "over":
            raise Unreadable(_("This deal is over, so it cannot be played on."))
        seat = state.eyes if state.eyes in range(state.seats) else state.turn
        whole = (state.view(seat) if state.eyes is None else state).fill(self._tables.rng)
        table = Table.new(game, state.options, self._strength(game), seat, store=store, record=from_line(game, whole.line()))
        return self._tables.add(table)

    def _strength(self, game: Game) -> str | Strength:
        """The strength in the address; what the learner has learnt is looked up."""
        return self._learn.learner().progress.learnt(game) if asked("strength") == LEARNT else asked("strength")

    def rules(self) -> Any:
        """The rules of a game."""
        game = asked_game()
        show = CardTable()
        options = asked_options(game)
        rule = asked("rule")
        learner = self._learn.learner()
        book = Book(game, options, game.article(rule).name if rule else "", lambda text: show.param.update(show=text), language.get(),
                    learner.progress.known(game) if learner.known else None, asked("me"))
        show.on_message = book.receive
        book.open()
        return page(_("Rules of {game}").format(game=game.title), show, (_("Play"), link("play", game=game.key, options=options.line())))

    def study(self) -> Any:
        """A record or a position to step through."""
        token, line = asked("t"), asked("at")
        address: tuple[tuple[str, str], ...] = ()
        if token:
            record, seat, deal = self._kept(token)
            address = ("t", token), ("deal", deal)
        elif line:
            record, seat = from_line(position(line)[1], line), None
        else:
            raise Unreadable(_("Nothing to step through: the address names neither a table nor a position."))
        return page(record.game.title, studied(record, seat, address), *_study_links(token, record.game))

    def _kept(self, token: str) -> tuple[Record, int, str]:
        table = self._tables.find(token)
        seat = table.people[0]
        number = asked("deal") or str(len(table.records))
        if not (number.isascii() and number.isdigit() and len(number) < 6 and 1 <= int(number) <= len(table.records)):
            sentence = _("There is no deal “{n}” at this table: expected 1 to {last}.")
            raise Unreadable(sentence.format(n=number[:20], last=len(table.records)))
        record = table.records[int(number) - 1]
        return (record if record.state.phase == "over" else record.masked(seat)), seat, number

    def open(self) -> Any:
        """A place to paste or load a record; the lesson in the address is there already."""
        return page(_("Open a record or a lesson"), Opener(unpacked(asked("own")) if asked("own") else "").content())

    def compare(self) -> Any:
        """What two games do differently."""
        keys = asked("one") or "remi", asked("other") or "igraonica"
        one, other = (find(key) for key in keys)
        title = _("{one} and {other}").format(one=one.title, other=other.title)
        return page(title, comparison(one, other, GAMES), *rules_links(one, other))


def message(title: str, text: str) -> Any:
    """A page with one clear sentence and the way home."""
    return page(title, shown(_message(title, text)))


def _message(title: str, text: str) -> dict[str, Any]:
    return {"kind": "message", "title": title, "text": text, "labels": labels(), "lang": language.get(),
            "actions": [{"label": _("To the start page"), "href": "./", "main": True}]}


def _study_links(token: str, game: Game) -> list[tuple[str, str]]:
    links = [(_("Rules"), rules_page(game))]
    return [(_("Back to the table"), link("play", t=token)), *links] if token else links
