"""Rules with examples, records to step through, and positions sent as links."""

from pathlib import Path

import pytest
from desk import Desk, deal_of, dealt, kept, table_of
from playwright.sync_api import Page


def finished() -> str:
    """A whole deal as text."""
    table = dealt(4)
    while not table.over:
        if not table.bot_turn():
            table.play(0, table.game.legal(table.state)[0])
    return str(table.record)


def test_a_rule_is_tried_broken_and_left(page: Page, app_url: str) -> None:
    desk = Desk(page, f"{app_url}/rules?rule=follow_suit")
    page.get_by_role("heading", name="Follow suit", exact=True).wait_for()
    desk.do("break")
    tries = page.locator(".cl-tries li")
    assert tries.count() == 1
    assert "Follow suit" in tries.first.inner_text()
    assert page.get_by_role("alert").is_visible()
    desk.do("again")
    assert tries.count() == 0
    desk.click(page.locator(".cl-example .cl-hand .is-playable").first)
    assert tries.count() == 1
    assert "Follow suit" not in tries.first.inner_text()


@pytest.mark.parametrize("where", ["rule=follow_suit", "game=remik&rule=enough_for_the_first_laying"])
def test_an_example_is_seen_whole_and_can_be_tried_at_once(new_page, app_url: str, where: str) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    Desk(page, f"{app_url}/rules?{where}")
    button = page.locator('[data-do="break"]').bounding_box()
    assert button and button["y"] + button["height"] < 800
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        board, own = page.locator(".cl-example :is(.cl-board, .cl-middle)").bounding_box(), page.locator(".cl-mine").bounding_box()
        assert board and own
        assert 0 <= own["y"] - board["y"] - board["height"] < 60, "the hand follows the table, and lies not over it"


def test_every_link_of_the_start_page_names_its_game(page: Page, app_url: str) -> None:
    page.goto(app_url)
    page.get_by_role("heading", level=1).wait_for()
    names = page.locator("article a").evaluate_all("(links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent)")
    assert len(set(names)) == len(names) > 6


def test_the_rules_are_paged_through(page: Page, app_url: str) -> None:
    desk = Desk(page, f"{app_url}/rules")
    rules = desk.scene["chapters"]
    first, second = [rule["title"] for chapter in rules for rule in chapter["rules"]][:2]
    page.get_by_role("heading", name=first, exact=True).wait_for()
    page.locator(".cl-pager .is-main").click()
    page.get_by_role("heading", name=second, exact=True).wait_for()
    page.locator(".cl-contents a").last.click()
    page.locator(".cl-pager .is-main").wait_for(state="detached")


def test_house_rules_are_marked_on_the_rules_page_of_a_refusal(page: Page, app_url: str) -> None:
    Desk(page, f"{app_url}/play?preset=austrian&pace=0&hints=off")
    href = page.get_by_role("link", name="Rules").first.get_attribute("href")
    assert href and "claim_mode" in href
    Desk(page, f"{app_url}/{href}")
    assert page.get_by_text("house rule", exact=True).count() >= 1


def open_text(page: Page, app_url: str, text: str) -> None:
    """Open a text on the page for it."""
    page.goto(f"{app_url}/open")
    page.locator("textarea").first.fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator(".cl-transport").wait_for()


def test_a_record_is_opened_and_stepped_through(page: Page, app_url: str) -> None:
    text = finished()
    open_text(page, app_url, text)
    counter = page.locator(".cl-transport .cl-number")
    last = int(counter.inner_text().split("/")[1])
    assert last == len(page.locator(".cl-ply").all())
    steps = page.locator(".cl-steps .cl-button")
    for at, shown in ((2, "1 /"), (2, "2 /"), (1, "1 /"), (3, f"{last} /"), (0, "0 /")):
        steps.nth(at).click(force=True)
        page.locator(".cl-transport .cl-number", has_text=shown).wait_for()
    steps.nth(2).focus()
    for key, shown in (("End", f"{last} /"), ("ArrowLeft", f"{last - 1} /"), ("Home", "0 /"), ("ArrowRight", "1 /")):
        page.keyboard.press(key)
        page.locator(".cl-transport .cl-number", has_text=shown).wait_for()
    page.locator('[data-ply="5"]').click()
    page.locator(".cl-transport .cl-number", has_text="5 /").wait_for()


def test_a_saved_deal_is_loaded_again(page: Page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=4)
    desk = Desk(page, table_of(app_url, token))
    desk.click(desk.hand("is-playable")[0])
    desk.do("record")
    text = desk.panel("copy").locator("textarea").input_value()
    assert "??" in text
    entries = len(deal_of(app_log, token).record.entries)
    open_text(page, app_url, text)
    assert page.locator(".cl-ply").count() == entries


def test_a_position_is_sent_as_a_link(page: Page, new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=4)
    desk = Desk(page, table_of(app_url, token))
    desk.do("link")
    address = desk.panel("copy").locator("textarea").input_value()
    assert address.startswith(f"{app_url}/study?at=")
    other = Desk(new_page(), address)
    assert other.hand() == desk.hand()
    other.page.get_by_role("link", name="Play on from here").click()
    other.page.wait_for_url("**/play?t=*")
    other.settle()
    assert other.hand() == desk.hand()
    assert other.token != token


def test_the_table_is_stepped_through_while_it_runs(page: Page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=4)
    table = Desk(page, table_of(app_url, token))
    table.click(table.hand("is-playable")[0])
    study = Desk(page, f"{app_url}/study?t={token}")
    study.page.get_by_role("button", name="Last").click(force=True)
    study.settle()
    assert study.hand() == table_hand(app_log, token)
    page.get_by_role("link", name="Back to the table").click()
    page.locator('[data-do="take-back"]').wait_for()


def table_hand(log: Path, token: str) -> list[str]:
    order = "SHCD", "ATKQJ"
    hand = deal_of(log, token).state.hands[0]
    return sorted(map(str, hand), key=lambda face: (order[0].index(face[1]), order[1].index(face[0])))


@pytest.mark.parametrize("deal", ["0", "99", "x", "-1"])
def test_a_deal_that_is_not_there(page: Page, app_url: str, app_log: Path, deal: str) -> None:
    page.goto(f"{app_url}/study?t={kept(app_log)}&deal={deal}")
    page.get_by_text("There is no deal").wait_for()
