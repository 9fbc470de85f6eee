"""Learning at a table: what is new, what was broken, what a hand can teach; and a lesson made of it by keys."""

from collections.abc import Callable
from urllib.parse import quote

from browser import PHONE, assert_accessible
from desk import Desk
from playwright.sync_api import Page, expect

LAST = "schnapsen; phase=follow; turn=0; hands=AH KS / JD; shown=- / -; stock=-; eyes=0; trump=H; led=TD; " \
    "tricks=0JC/KC>1 1QC/AC>0 0wQD/AD>1 1JS/AS>0 0TS/QS>0 0KD/JH>1 1KH/TH>0 0TC/QH>1"


def test_a_broken_rule_is_marked_on_the_rules_page_and_a_new_one_told(new_page: Callable[..., Page], app_url: str) -> None:
    desk = Desk(new_page(**PHONE), f"{app_url}/play?pace=0&hints=off&at={quote(LAST)}")
    page = desk.page
    expect(page.locator(".cl-news")).to_have_count(0)
    desk.card("KS").click(force=True)
    desk.settle()
    page.goto(f"{app_url}/rules")
    broken = page.locator(".cl-entry:has(.cl-sign.is-broken)")
    expect(broken).to_have_count(1)
    expect(broken).to_contain_text("(Broken)")
    expect(page.locator(".cl-legend")).to_contain_text("Broken1")
    assert_accessible(page)
    desk = Desk(page, f"{app_url}/play?pace=0&hints=off&at={quote(LAST)}")
    expect(page.locator(".cl-news")).to_contain_text("New in this hand")
    page.locator("[data-do=news-close]").press("Enter")
    expect(page.locator(".cl-news")).to_have_count(0)


def test_a_hand_names_its_lesson_step_and_becomes_a_lesson_by_keys(page: Page, app_url: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    desk = Desk(page, f"{app_url}/play?pace=0&hints=off&at={quote(LAST)}")
    desk.card("AH").press("Enter")
    taught = page.locator("[data-panel=taught]")
    expect(taught).to_contain_text("tip")
    assert_accessible(page)
    page.get_by_role("link", name="Step through the deal").press("Enter")
    page.locator(".cl-transport").wait_for()
    page.get_by_role("button", name="Last").press("Enter")
    expect(page.locator(".cl-ply[aria-current]")).to_have_count(1)
    page.keyboard.press("w")
    expect(page.locator(".cl-ply[aria-current]")).to_contain_text("?")
    page.reload()
    expect(page.locator(".cl-ply[aria-current]")).to_contain_text("?")
    page.get_by_role("button", name="Write the lesson").press("Enter")
    expect(page.locator(".cl-copy")).to_contain_text("checked")
    page.get_by_role("link", name="Open and edit it").press("Enter")
    expect(page.locator(".cl-lesson")).to_contain_text("Which move is best, and why?")
    expect(page.get_by_role("link", name="Download this lesson")).to_be_visible()
