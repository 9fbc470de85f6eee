"""Many players, melds and packs: everything keeps its place and can be read, on every screen and in both themes."""

from pathlib import Path
from typing import Any

import pytest
from browser import PHONE, assert_accessible
from desk import Desk, kept, table_of
from rummy_desk import igraonica, meld

HAND = "KH KD KC TH JS QS 9S 3H 4H 4D 8C JK 2D 2D"
MELDS = (
    "QH QS QC / 5S JK=6S 7S 8S / TD JD QD / 2C 3C 4C 5C 6C / KS KH KD JK=KC / 9H TH JH QH KH AH / 4D 4S 4H / 7D 8D 9D / "
    "AS 2S 3S / 5H 6H 7H / 8C 9C TC JC / 6D 6S 6C / 9S TS JS QS / JH JS JC JD / 8H 9H TH / 2D 3D 4D / TS TC TD / 3C 3S 3H / "
    "JC QC KC AC / 7C 7S 7H / 6H 7H 8H 9H TH JH QH KH / 2H 2S 2C / 9D TD JD / 5D 6D 7D"
)
SCREENS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
    "projector": {"viewport": {"width": 1920, "height": 1080}},
}


@pytest.mark.parametrize(("screen", "theme"), list(zip(SCREENS, ["light", "dark", "light"], strict=True)))
def test_eight_players_and_two_dozen_melds(new_page, app_url: str, app_log: Path, screen: str, theme: str) -> None:
    line = igraonica(HAND, MELDS, seats=8, others=9, house="manipulation:free")
    page = new_page(**SCREENS[screen], color_scheme=theme, reduced_motion="reduce")
    desk = Desk(page, table_of(app_url, kept(app_log, line=line)))
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    rows = {round(seat.bounding_box()["y"]) for seat in page.locator(".cl-opponent").all()}
    assert len(rows) == (2 if screen == "phone" else 1)
    hand = desk.page.locator(".cl-hand .cl-card").last.bounding_box()
    assert hand and hand["y"] + hand["height"] <= height, "the hand is in sight"
    for number in (1, 13, 24):
        meld(desk, number).locator("button").focus()
        box, edge = meld(desk, number).bounding_box(), page.locator(".cl-mine").bounding_box()
        assert box and edge
        assert box["y"] >= 0 and box["y"] + box["height"] <= edge["y"] + 1, f"meld {number} comes into sight"
        assert box["width"] >= 75
    assert page.locator(".cl-meld-number").all_text_contents() == [str(number) for number in range(1, 25)]
    assert_accessible(page)


def test_the_number_of_a_meld_is_said_with_it(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(), table_of(app_url, kept(app_log, line=igraonica(HAND, "QH QS QC / 4D 4S 4H"))))
    for number in (1, 2):
        assert meld(desk, number).locator(".cl-meld-number").inner_text() == str(number)
        assert desk.page.get_by_role("button", name=f"Meld {number}. Set").count() == 1


@pytest.mark.parametrize("screen", SCREENS)
def test_the_menu_of_a_long_meld_stays_on_the_screen(new_page, app_url: str, app_log: Path, screen: str) -> None:
    line = igraonica("KC KD 4S", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", house="manipulation:free")
    page = new_page(**SCREENS[screen], reduced_motion="reduce")
    desk = Desk(page, table_of(app_url, kept(app_log, line=line)))
    meld(desk, 1).locator("button").focus()
    page.keyboard.press("Enter")
    items = page.get_by_role("menuitem")
    assert items.count() > 20
    for key in ("Home", "End"):
        page.keyboard.press(key)
        box = page.locator(":focus").last.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"]
    assert_accessible(page)
    page.keyboard.press("Escape")
    assert page.get_by_role("menu").count() == 0


def test_the_arrows_of_neighbours_do_not_touch(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, kept(app_log, line=igraonica(HAND, MELDS, seats=8, others=9))))
    desk.click("JK")
    boxes = [box for arrow in desk.page.locator(".cl-melds .cl-drop").all() if (box := arrow.bounding_box())]
    assert len(boxes) > 20
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            apart = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            assert apart or abs(one["y"] - other["y"]) > 20
