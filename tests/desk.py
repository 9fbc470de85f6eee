"""A learner at the table in the browser: what they see, and what their hands do."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from cardlab.core.record import Record
from cardlab.games import GAMES
from cardlab.store import Store
from cardlab.table import Table
from cardlab.views.study import from_line

MODEL = """() => { for (const document of Bokeh.documents) for (const model of document._all_models.values())
  if (model.data?.attributes && "show" in model.data.attributes) return model }"""
SENDER = """() => { const all = (view) => [view, ...(view.child_views ?? []).flatMap(all)]
  return [...Bokeh.index].flatMap(all).map((view) => view.model_proxy).find((model) => model?.send_msg) }"""
SHOWN = f"() => ({MODEL})().data.show"


class Desk:
    """The page of a table, driven as a learner drives it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        page.goto(url)
        self.settle()

    @property
    def scene(self) -> dict[str, Any]:
        """The last scene that the server has sent."""
        frames = json.loads(self.page.evaluate(SHOWN))["frames"]
        return dict(frames[-1])

    @property
    def token(self) -> str:
        """The table's token, from the address."""
        return self.page.url.split("t=")[1].split("&")[0]

    def settle(self) -> None:
        """Wait until the server has answered and every frame is on the screen."""
        self.page.wait_for_function(f"() => window.Bokeh?.documents?.length && ({MODEL})()")
        self.page.locator(".cl-app:not(.is-waiting)").first.wait_for()
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 60))")

    def card(self, face: str) -> Locator:
        """A card of the own hand."""
        return self.page.locator(f'.cl-hand .cl-card[data-face="{face}"]')

    def hand(self, kind: str = "") -> list[str]:
        """The faces of the own hand, `is-playable` or `is-dim` ones only if asked."""
        cards = self.page.locator(f".cl-hand .cl-card{'.' + kind if kind else ''}")
        return list(cards.evaluate_all("(nodes) => nodes.map((node) => node.dataset.face)"))

    def button(self, name: str) -> Locator:
        """A button that asks the server to do something."""
        return self.page.locator(f'[data-do="{name}"]').first

    def click(self, what: str | Locator) -> None:
        """Click a card of the hand or a button, and wait for the answer."""
        node = self.card(what) if isinstance(what, str) else what
        corner = {"x": 12.0, "y": 24.0} if isinstance(what, str) else None  # the next card covers the middle
        node.click(force=node.get_attribute("aria-disabled") == "true", position=corner)  # it says why, though it does nothing
        self.settle()

    def do(self, name: str) -> None:
        """Press a button."""
        self.click(self.button(name))

    def press(self, *keys: str) -> None:
        """Press keys, each after the answer to the one before."""
        for key in keys:
            self.page.keyboard.press(key)
            self.settle()

    def said(self) -> list[str]:
        """What the live region has announced."""
        return list(self.page.locator("[aria-live] p").all_text_contents())

    def moves(self) -> list[str]:
        """The moves of the deal so far, as the page lists them."""
        return next(panel["lines"] for panel in self.scene["panels"] if panel["kind"] == "log")

    def panel(self, kind: str) -> Locator:
        """The panels of a kind."""
        return self.page.locator(f'[data-panel="{kind}"]')

    def bubble(self) -> Locator:
        """The sentence that says why not."""
        return self.page.locator(".cl-bubble")

    def forge(self, message: Any) -> None:
        """Send something from the browser's console."""
        self.page.evaluate(f"(message) => ({SENDER})().send_msg(message)", message)
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 150))")

    def play_deal(self) -> None:
        """Play the first card that may be played until the score is shown."""
        while self.scene["kind"] == "table":
            self.click(self.hand("is-playable")[0])


def dealt(seed: int = 1, options: str = "", match: str = "", moves: str = "", strength: str = "learner",
          store: Store | None = None, dealer: int = 1, game: str = "schnapsen", seats: int = 2) -> Table:
    """A table with a known pack, whose first seat is the learner's."""
    sheet = GAMES[game]
    house = sheet.options.read(options)
    results = tuple(tuple(map(int, each.split(","))) for each in match.split())
    names = ("You", *(f"Bot {seat}" for seat in range(1, seats)))
    record = Record(sheet, sheet.match(house, results, dealer, seats), dealer, sheet.shuffled(Random(seed), house, seats), names)
    for word in moves.split():
        record = record.add(sheet.move(word))
    return Table.new(sheet, house, strength, store=store, record=record)


def standing(line: str, moves: str = "", strength: str = "learner", store: Store | None = None, seat: int = 0) -> Table:
    """A table that stands at a position which names every card, and goes on with these moves."""
    game = GAMES[line.split(";")[0]]
    record = from_line(game, line)
    for word in moves.split():
        record = record.add(game.move(word))
    return Table.new(game, record.start.options, strength, seat, store=store, record=record)


def kept(log: Path, **how: Any) -> str:
    """The token of such a table, written into the database of the running app; it stands at a `line` if one is given."""
    make = standing if "line" in how else dealt
    return saved(log, lambda store: make(store=store, **how))


def placed(log: Path, line: str, seed: int = 1, strength: str = "") -> str:
    """The token of a table that goes on from a position: what its reader does not see is filled in from the seed."""
    game = GAMES[line.split(";")[0]]
    state = game.read(line)
    seat = state.eyes if state.eyes in range(state.seats) else state.turn
    record = from_line(game, state.view(seat).fill(Random(seed)).line())
    return saved(log, lambda store: Table.new(game, state.options, strength, seat, store=store, record=record))


def saved(log: Path, make: Callable[[Store], Table]) -> str:
    """The token of a table in the database of the running app."""
    table = make(Store(f"sqlite:///{(log.parent / 'cardlab.db').as_posix()}"))
    table.save()
    assert not table.notice, table.notice
    return table.token


def table_of(url: str, token: str, ask: str = "pace=0&hints=off") -> str:
    """The address of a table."""
    return f"{url}/play?t={token}&{ask}"


def deal_of(log: Path, token: str) -> Table:
    """The table as the database of the running app keeps it."""
    table = Table.load(token, Store(f"sqlite:///{(log.parent / 'cardlab.db').as_posix()}"))
    assert table is not None
    return table
