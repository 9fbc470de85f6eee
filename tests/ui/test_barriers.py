"""Axe finds no barrier on the pages of play and reading, in any state, light or dark, on a desk or a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser import PHONE, assert_accessible
from desk import Desk, kept
from playwright.sync_api import Page

LOOKS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


@pytest.fixture(scope="module", params=LOOKS)
def look(request: pytest.FixtureRequest) -> dict[str, Any]:
    return {**LOOKS[request.param], "reduced_motion": "reduce", "color_scheme": "light"}


def sound(page: Page, name: str) -> None:
    """Fail if the page has a barrier in the light, too little contrast in the dark, or can be scrolled sideways."""
    page.wait_for_timeout(100)
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{name} is {wide} pixels too wide"
    assert_accessible(page, resultTypes=["violations"])
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(50)
    assert_accessible(page, runOnly=["color-contrast"], resultTypes=["violations"])
    page.emulate_media(color_scheme="light")


def test_reading_pages(new_page: Callable[..., Page], app_url: str, look: dict[str, Any]) -> None:
    page = new_page(**look)
    for path, there in {"": ".cl-course", "rules?rule=follow_suit": ".cl-example .cl-hand", "play?game=x": ".cl-message"}.items():
        page.goto(f"{app_url}/{path}")
        page.locator(there).first.wait_for()
        sound(page, path)


def test_the_table(new_page: Callable[..., Page], app_url: str, app_log: Path, look: dict[str, Any]) -> None:
    desk = Desk(new_page(**look), f"{app_url}/play?t={kept(app_log, seed=3, moves='c')}&pace=0")
    sound(desk.page, "my turn, with a hint")
    for _ in range(3):
        desk.do("hint")
    sound(desk.page, "the whole hint")
    for name in ("hint-close", "talk", "record"):
        desk.do(name)
    sound(desk.page, "the bot's reasons and the record")
    while not desk.hand("is-dim") and desk.scene["kind"] == "table":
        desk.click(desk.hand("is-playable")[-1])
    if desk.hand("is-dim"):
        desk.click(desk.hand("is-dim")[0])
        assert desk.bubble().is_visible()
        sound(desk.page, "a refusal")
        desk.page.keyboard.press("Escape")
    desk.play_deal()
    sound(desk.page, "the score")
    desk.do("table")
    sound(desk.page, "the table after the deal")
    desk.page.goto(f"{app_url}/study?t={desk.token}")
    desk.settle()
    desk.do("hint")
    sound(desk.page, "stepping through")


def test_the_end_of_a_match(new_page: Callable[..., Page], app_url: str, app_log: Path, look: dict[str, Any]) -> None:
    desk = Desk(new_page(**look), f"{app_url}/play?t={kept(app_log, seed=3, match='3,3 3,3')}&pace=0&hints=off")
    desk.play_deal()
    assert any("Bummerl" in note for note in desk.scene["match"]["notes"])
    sound(desk.page, "the end of the match")
