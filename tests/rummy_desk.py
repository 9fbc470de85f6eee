"""Tables of the three rummies for tests in the browser: positions, and hands that drag and look."""

from itertools import pairwise

from desk import Desk
from playwright.sync_api import Locator, Page

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


class Finger:
    """A finger on the screen of a phone.

    Args:
        page: the page that it touches.
    """

    def __init__(self, page: Page) -> None:
        self._send = page.context.new_cdp_session(page).send

    def drag(self, *points: tuple[float, float]) -> None:
        """Put the finger down, move it from point to point, and lift it."""
        self._touch("touchStart", points[0])
        for (x, y), (to_x, to_y) in pairwise(points):
            for part in (0.25, 0.5, 0.75, 1):
                self._touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        self._send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def carry(self, desk: Desk, start: Locator, goal: Locator, part: float = 0.5) -> None:
        """Drag a card from its corner to a part of the way through a place."""
        box, end = start.bounding_box(), goal.bounding_box()
        assert box and end
        corner = box["x"] + 10, box["y"] + 30
        self.drag(corner, (corner[0] + 12, corner[1] - 40), (end["x"] + end["width"] * part, end["y"] + end["height"] / 2))
        desk.settle()
