"""The table of Kanasta: cards go to melds and back by a click, the pile is taken or says why not, the stake is doubled."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser import PHONE, assert_accessible
from desk import Desk
from kanasta_desk import NINES, button, fresh, marked, meld, seated
from playwright.sync_api import Page
from rummy_desk import Finger, drag

Opened = Callable[..., Desk]


@pytest.fixture
def sit(new_page: Callable[..., Page], app_url: str, app_log: Path) -> Opened:
    """Sits down at a table: `sit(hand, yours, theirs, **more)`."""

    def down(hand: str, yours: str = "", theirs: str = "", screen: dict[str, Any] | None = None, **more: Any) -> Desk:
        return seated(new_page(reduced_motion="reduce", **(screen or {})), app_url, app_log, hand, yours, theirs, **more)

    return down


def test_a_meld_is_begun_by_clicks_and_taken_back(sit: Opened) -> None:
    desk = sit("KS KH KC 5S 5H 5D 5C 9C 3S")
    assert "50 points to open" in desk.page.locator(".cl-own").inner_text()
    for face in ("KS", "KH", "KC"):
        desk.click(face)
    desk.click(button(desk, "Lay"))
    assert fresh(desk) == ["KS", "KH", "KC"]
    assert "30 of 50 points to open" in desk.page.locator(".cl-own").inner_text()
    for face in ("5S", "5H", "5D", "5C"):
        desk.click(face)
    desk.press("f")
    assert "50 of 50 points to open" in desk.page.locator(".cl-own").inner_text()
    drag(desk, desk.page.locator('.cl-meld .is-fresh[data-face="5S"]'), desk.card("9C"))
    assert "5S" in desk.hand()
    assert len(fresh(desk)) == 6
    drag(desk, desk.page.locator('.cl-meld .is-fresh[data-face="5C"]'), desk.card("9C"))
    assert fresh(desk) == ["KS", "KH", "KC"], "two fives are no meld, so all of them come back"
    desk.click(button(desk, "Take back"))
    assert len(desk.hand()) == 9


def test_a_click_adds_what_fits_and_asks_before_it_discards(sit: Opened) -> None:
    desk = sit("9C 2D 5C 3S 7H", NINES, "QS QH QD / 4S 4H 4D 4C 4S 4H 2C")
    desk.click(meld(desk, 1))
    assert fresh(desk) == ["9C"]
    desk.click(meld(desk, 1))
    assert fresh(desk) == ["9C", "2D"]
    desk.click(meld(desk, 1))
    assert desk.page.get_by_role("menuitem").all_inner_texts() == ["Take back 9, 2", "Take back 9", "Take back 2", "See its cards"]
    desk.press("Escape")
    desk.click("5C")
    assert desk.page.get_by_role("menu", name="Discard 5").is_visible()
    desk.page.get_by_role("menuitem", name="No").click()
    assert "5C" in desk.hand()
    desk.click("5C")
    desk.page.get_by_role("menuitem", name="Yes").click()
    desk.settle()
    assert any("You discard 5♣" in line for line in desk.moves())


def test_the_pile_is_taken_with_a_pair_and_put_back(sit: Opened) -> None:
    desk = sit("8S 8D KS 5H 5D 4C", NINES, pile="8H 5S KD", phase="draw")
    assert marked(desk) == ["8S", "8D"]
    desk.click(button(desk, "Take the pile"))
    assert "8H" in fresh(desk)
    assert {"5S", "KD"} <= set(desk.hand())
    desk.click(button(desk, "Put the pile back"))
    assert desk.scene["zones"][3]["cards"][-1]["face"] == "8H"


def test_a_pile_that_cannot_be_taken_says_why(sit: Opened) -> None:
    desk = sit("KS 5H 8D 2S", NINES, pile="8H 2D 5S", phase="draw")
    assert "frozen" in desk.page.locator('[data-zone="pile"] figcaption').inner_text()
    assert desk.page.locator(".cl-pile .is-across").is_visible()
    desk.click(button(desk, "Take the pile"))
    assert "frozen by" in desk.bubble().inner_text()


def test_the_pile_and_melds_are_pulled_aside(sit: Opened) -> None:
    desk = sit("8S 8D KS 5H 5D 4C", NINES, "QS QH QD QC QS QH QC", pile="8H 5S KD", phase="draw")
    spread = desk.page.locator(".cl-spread-out .cl-card")
    drag(desk, desk.page.locator('[data-zone="pile"] .cl-card').last, desk.page.locator(".cl-seats"))
    assert spread.count() == 3
    desk.page.locator('[data-close="spread"]').click()
    assert spread.count() == 0
    drag(desk, meld(desk, 2), desk.page.locator(".cl-seats"))
    assert spread.count() == 7
    desk.press("Escape")
    assert spread.count() == 0


def test_a_turn_is_played_by_keys_alone(sit: Opened) -> None:
    desk = sit("KS KH KC 5S 5H 5D 5C 9C 3S", "", "QS QH QD", pile="8H 5S KD", phase="draw")
    desk.press("l")
    assert desk.page.locator(".cl-spread-out").is_visible()
    desk.press("Escape", "v")
    assert "Meld 1" in str(desk.page.locator(":focus").last.get_attribute("aria-label"))
    desk.card("9C").focus()
    desk.press("d")
    assert any("8 hearts, 5 spades, K diamonds" in line for line in desk.said())
    desk.press("Space")
    assert len(desk.hand()) == 10
    for faces in (("KS", "KH", "KC"), ("5S", "5H", "5C", "5D")):
        for face in faces:
            desk.card(face).focus()
            desk.press("Enter")
        desk.press("f")
    assert len(fresh(desk)) == 7
    desk.press("o")
    assert "too many" in desk.bubble().inner_text() or desk.bubble().is_visible()
    desk.card("3S").focus()
    desk.press("Delete")
    assert any("You discard 3♠" in line for line in desk.moves())


def test_a_round_is_played_to_its_end_by_keys_alone(sit: Opened) -> None:
    """The last cards of a stock: drawn, laid with what was found, and thrown; then the round is let go."""
    last = {"stock": "4H 6D", "left": "table", "others": "8S 8C 6H TH"}
    desk = sit("KS KH KC 5S 5H 5D 5C 9C 4S", "", "QS QH QD", pile="8H 5S KD", phase="draw", **last)
    for _turn in range(4):
        if desk.scene["kind"] == "score":
            break
        if button(desk, "Let the round end").count():
            button(desk, "Let the round end").focus()
            desk.press("Enter")
            continue
        desk.card(desk.hand()[0]).first.focus()
        desk.press("Space", "m", "f")
        desk.card(desk.hand("is-playable")[0]).first.focus()
        desk.press("Delete")
    assert desk.scene["kind"] == "score"


def test_a_finger_on_a_phone(sit: Opened) -> None:
    desk = sit("9C 5H 5D 6S TH TD TC 8S", NINES, "QS QH QD", screen=PHONE, pile="8H 5S KD")
    page, finger = desk.page, Finger(desk.page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not meld(desk, 2).is_visible()
    page.locator('[data-eye="theirs"]').tap()
    assert meld(desk, 2).is_visible()
    page.locator('[data-eye="theirs"]').tap()
    page.locator('[data-eye="pile"]').tap()
    assert page.locator(".cl-spread-out .cl-card").count() == 3
    page.locator('[data-close="spread"]').tap()
    box = meld(desk, 1).bounding_box()
    assert box
    x, y = box["x"] + 20, box["y"] + 30
    finger.drag((x, y), (x + 60, y - 4), (x + 140, y - 8))
    desk.settle()
    assert page.locator(".cl-spread-out .cl-card").count() == 3, "a meld is pulled aside"
    desk.press("Escape")
    desk.card("9C").tap(position={"x": 8, "y": 20})
    desk.settle()
    assert fresh(desk) == ["9C"]
    finger.carry(desk, page.locator(".cl-meld .is-fresh"), desk.card("5H"))
    assert fresh(desk) == []


def test_the_round_is_ended_and_scored(sit: Opened) -> None:
    desk = sit("9C 5H", "9S 9H 9D 9S 9H 9D", pile="KD")
    desk.click(button(desk, "End the round"))
    assert desk.bubble().is_visible()
    desk.click("9C")
    desk.click(button(desk, "End the round"))
    assert desk.scene["kind"] == "score"
    assert_accessible(desk.page)


def test_doubling_is_offered_and_answered(sit: Opened) -> None:
    desk = sit("9C 5H 5D", NINES, house="doubling:yes", phase="draw")
    desk.click(button(desk, "Double the stake to 20"))
    assert "play on for 20?" in str(desk.page.get_by_role("menu").get_attribute("aria-label"))
    desk.page.get_by_role("menuitem", name="No").click()
    assert not desk.moves()
    desk = sit("9C 5H 5D", NINES, house="doubling:yes", phase="offer", offer=1, resume="draw")
    assert "play on for 20" in desk.page.locator(".cl-strip").inner_text()
    desk.press("Space")
    assert not desk.moves(), "nothing else can be done before the answer"
    desk.click(button(desk, "Accept"))
    assert any("You accept" in line for line in desk.moves())


@pytest.mark.parametrize(("scheme", "screen"), [("light", {}), ("dark", PHONE)], ids=["light", "dark phone"])
def test_the_table_has_no_barriers(sit: Opened, scheme: str, screen: dict[str, Any]) -> None:
    mine, theirs = f"{NINES} + 2C / KS KH KD KS KH KC KC", "QS QH QD QC QS QH 2C"
    look = {"color_scheme": scheme, **screen}
    desk = sit("9C 5H 5D 6S 2H JK 3S", mine, theirs, screen=look, pile="6H 2D 5S", threes="3H / 3D 3H")
    assert_accessible(desk.page)
    desk.click("3S")
    assert_accessible(desk.page)
    desk.press("Escape", "l")
    assert_accessible(desk.page)
