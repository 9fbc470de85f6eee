"""Tables of the three rummies for tests in the browser: positions, and hands that drag and look."""

from desk import Desk
from playwright.sync_api import Locator

from cardlab.games.rummy.options import RemikOptions, RemiOptions
from cardlab.games.rummy.options_igraonica import IgraonicaOptions
from cardlab.games.rummy.positions import placing
from cardlab.games.rummy.state import IgraonicaState, RemikState, RemiState

remik, remi = placing(RemikState, RemikOptions), placing(RemiState, RemiOptions)
igraonica = placing(IgraonicaState, IgraonicaOptions)
HAND = "KH KD KC TH JS QS 9S 3H 4H 4D 8C JK 2D"
TABLE = "QH QS QC / 5S JK=6S 7S 8S / TD JD QD"


def drag(desk: Desk, start: Locator, goal: Locator, part: float = 0.5) -> None:
    """Drag from one place to a part of the way through another."""
    box, end = start.bounding_box(), goal.bounding_box()
    assert box and end
    mouse = desk.page.mouse
    mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + 30, box["y"] - 10, steps=3)
    mouse.move(end["x"] + end["width"] * part, end["y"] + end["height"] / 2, steps=5)
    mouse.up()
    desk.settle()


def meld(desk: Desk, number: int) -> Locator:
    """A meld on the table."""
    return desk.page.locator(f'.cl-meld[data-zone="m{number}"]')


def faces(desk: Desk, number: int) -> list[str]:
    """The faces of a meld, in their order."""
    return list(meld(desk, number).locator(".cl-card").evaluate_all("(nodes) => nodes.map((node) => node.dataset.face)"))
