"""Practice in the browser: by keys and by mouse, at every size, without barriers."""

from collections.abc import Callable

import pytest
from browser import PHONE, assert_accessible
from desk import Desk
from playwright.sync_api import Page


def sound(page: Page) -> None:
    """No barrier, in the light and in the dark, and nothing to scroll sideways to."""
    assert page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert_accessible(page, resultTypes=["violations"])
    page.emulate_media(color_scheme="dark")
    assert_accessible(page, runOnly=["color-contrast"], resultTypes=["violations"])
    page.emulate_media(color_scheme="light")


def test_questions_are_answered_by_keys_alone(page: Page, app_url: str) -> None:
    desk = Desk(page, f"{app_url}/practise?game=schnapsen&name=follow_suit&seed=4")
    page.get_by_role("heading", name=desk.scene["practice"]["ask"].split("?")[0]).wait_for()
    desk.press("1")
    told = desk.scene["practice"]
    assert told["feedback"] and told["feedback"]["lead"] in desk.said()
    page.get_by_role("link", name="Follow suit").first.wait_for()
    desk.press("Enter")
    assert desk.scene["practice"]["number"] == 2 and desk.scene["practice"]["ask"].split("?")[0] in desk.said()[-1]
    page.locator(".cl-practice-list summary").click()
    desk.click(page.locator('[data-practise="points_of_tricks"]'))
    page.wait_for_url("**name=points_of_tricks*")
    page.locator(".cl-points-field input").fill("x")
    desk.press("Enter")
    assert page.locator(".cl-trouble").is_visible()
    page.locator(".cl-points-field input").fill("21")
    desk.press("Enter", "Enter")
    assert desk.scene["practice"]["number"] == 4


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phone"])
def test_practice_has_no_barriers(new_page: Callable[..., Page], app_url: str, look: dict) -> None:
    page = new_page(**look, reduced_motion="reduce", color_scheme="light")
    desk = Desk(page, f"{app_url}/practise?game=remi&name=card_fits_the_meld&seed=2")
    assert not page.locator(".cl-table [data-do], .cl-table [data-word]").count()
    page.locator(".cl-practice-list summary").click()
    sound(page)
    desk.click(page.locator(".cl-choice").first)
    sound(page)
