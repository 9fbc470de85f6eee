"""Tables of Kanasta for tests in the browser: positions, and what lies there."""

from pathlib import Path
from typing import Any

from desk import Desk, placed, table_of
from playwright.sync_api import Locator, Page

from cardlab.games.canasta.positions import at

NINES = "9S 9H 9D"


def seated(page: Page, url: str, log: Path, hand: str, yours: str = "", theirs: str = "", **more: Any) -> Desk:
    """A reader on turn with these cards and melds."""
    return Desk(page, table_of(url, placed(log, at(hand, yours, theirs, **more))))


def meld(desk: Desk, number: int) -> Locator:
    """A meld on the table."""
    return desk.page.locator(f'.cl-meld[data-zone="m{number}"]')


def fresh(desk: Desk) -> list[str]:
    """The cards on the table that were laid in this turn."""
    return list(desk.page.locator(".cl-meld .is-fresh").evaluate_all("(nodes) => nodes.map((node) => node.dataset.face)"))


def button(desk: Desk, text: str) -> Locator:
    """A button with that text above or below the hand."""
    return desk.page.locator(".cl-own-actions button", has_text=text).first


def marked(desk: Desk) -> list[str]:
    """The cards of the hand with the blue line."""
    return list(desk.page.locator(".cl-hand .is-in-meld").evaluate_all("(nodes) => nodes.map((node) => node.dataset.face)"))
