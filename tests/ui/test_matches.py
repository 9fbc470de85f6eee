"""Whole matches of each rummy in the browser: with the mouse, with a finger on a phone, and by the keyboard alone."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

import pytest
from browser import PHONE
from desk import SHOWN, Desk, deal_of, kept, table_of
from playwright.sync_api import Locator
from rummy_desk import drag

SHORT = {"remi": "points_limit:1", "igraonica": "target:100 opening_min:30", "remik": "rounds:1"}
PILE = '[data-zone="pile"] .cl-pile'


class Mouse:
    """Everything is clicked, and cards are dragged to the pile."""

    screen: ClassVar[dict[str, Any]] = {}

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def use(self, node: Locator) -> None:
        self.desk.click(node)

    def draw(self) -> None:
        self.use(self.desk.page.locator('[data-zone="stock"] .cl-card[data-word]'))

    def find(self) -> None:
        self.use(self.desk.button("find"))

    def lay(self) -> bool:
        button = self.desk.page.locator(".cl-own-actions button", has_text="Lay").first
        ready = button.get_attribute("aria-disabled") != "true"
        self.use(button if ready else self.desk.button("clear"))
        return ready

    def discard(self, face: str) -> None:
        drag(self.desk, self.desk.card(face).first, self.desk.page.locator(PILE))

    def go_on(self) -> None:
        self.use(self.desk.button("continue"))


class Touch(Mouse):
    """Everything is tapped; a card is picked and then thrown by its button."""

    screen = PHONE

    def use(self, node: Locator) -> None:
        before = self.desk.page.evaluate(SHOWN)
        node.tap(position={"x": 10, "y": 20})  # the next card covers the middle
        self.desk.page.wait_for_function(f"(before) => ({SHOWN})() !== before", arg=before)
        self.desk.settle()

    def discard(self, face: str) -> None:
        self.use(self.desk.card(face).first)
        self.use(self.desk.page.locator(".cl-own-actions button", has_text="Discard"))


class Keys(Mouse):
    """Nothing but keys, beginning wherever the page has left the focus."""

    def draw(self) -> None:
        self.desk.press("Space")

    def find(self) -> None:
        self.desk.press("m")

    def lay(self) -> bool:
        before = self.desk.scene["rev"]
        self.desk.press("f")
        ready = bool(self.desk.scene["rev"] > before)
        if not ready:
            self.desk.press("Escape", "Escape")  # closes the reason, then puts everything back
        return ready

    def discard(self, face: str) -> None:
        self.reach(lambda at: at["zone"] == "hand")
        self.desk.press("Home")
        for _step in range(self.desk.hand().index(face)):
            self.desk.page.keyboard.press("ArrowRight")
        self.desk.press("Delete")

    def go_on(self) -> None:
        self.reach(lambda at: at["name"] == "continue")
        self.desk.press("Enter")

    def reach(self, there: Callable[[dict[str, Any]], bool]) -> None:
        for _press in range(60):
            at = self.desk.page.evaluate("""() => { let node = document.activeElement;
              while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
              return { zone: node.dataset.at ?? null, name: node.dataset.do ?? null } }""")
            if there(at):
                return
            self.desk.page.keyboard.press("Tab")
        raise AssertionError("no such place can be reached by Tab")


def turn(hand: Mouse) -> bool:
    """Draw, lay what can be laid, and throw the highest loose card; whether something was laid."""
    desk = hand.desk
    hand.draw()
    hand.find()
    laid = bool(desk.page.locator(".cl-draft").count()) and hand.lay()
    if desk.scene["kind"] == "table" and desk.scene["seat"]["turn"] == "yours":
        loose = [face for face in desk.hand("is-playable") if face != "JK"] or desk.hand("is-playable")
        hand.discard(max(loose, key=lambda face: "A23456789TJQK".find(face[0])))
    return laid


@pytest.mark.parametrize(("game", "way"), [*product(SHORT, (Mouse, Keys)), ("igraonica", Touch)])
def test_a_match_is_played_to_its_end(new_page, app_url: str, app_log: Path, game: str, way: type[Mouse]) -> None:
    token = kept(app_log, game=game, seed=8, options=SHORT[game], strength="expert", dealer=1)
    desk = Desk(new_page(reduced_motion="reduce", **way.screen), table_of(app_url, token))
    hand, laid = way(desk), 0
    for _turn in range(60):
        if desk.scene["kind"] == "table":
            laid += turn(hand)
            continue
        desk.page.locator(".cl-ledger").wait_for()
        if deal_of(app_log, token).match.finished:
            break
        hand.go_on()
    assert laid
    played = len(deal_of(app_log, token).records)
    assert desk.page.get_by_role("button", name="New match").is_visible()
    hand.go_on()
    assert desk.scene["kind"] == "table"
    assert len(deal_of(app_log, token).records) == played + 1
