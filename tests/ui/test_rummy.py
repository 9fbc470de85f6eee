"""A table of melds: cards are arranged, prepared, laid and added by mouse, by finger and by keys."""

from pathlib import Path

import pytest
from browser import PHONE, assert_accessible
from desk import Desk, placed, table_of
from playwright.sync_api import Page
from rummy_desk import HAND, TABLE, drag, faces, igraonica, meld, remi, remik

from cardlab.games.rummy.options import RemiOptions
from cardlab.games.rummy.state import RemiState


def seated(page: Page, url: str, log: Path, line: str) -> Desk:
    """A reader on turn in that position."""
    return Desk(page, table_of(url, placed(log, line)))


@pytest.fixture
def desk(new_page, app_url: str, app_log: Path) -> Desk:
    return seated(new_page(reduced_motion="reduce"), app_url, app_log, remik(HAND, TABLE, seats=4))


def test_the_table_has_no_barriers(desk: Desk) -> None:
    assert_accessible(desk.page)
    desk.page.keyboard.press("?")
    assert desk.page.get_by_role("dialog", name="Keys").is_visible()
    assert_accessible(desk.page)


def test_a_card_dragged_to_a_run_shows_where_it_goes(desk: Desk) -> None:
    card, goal = desk.card("9S").bounding_box(), meld(desk, 2).bounding_box()
    assert card and goal
    mouse = desk.page.mouse
    mouse.move(card["x"] + 12, card["y"] + 40)
    mouse.down()
    mouse.move(goal["x"] + 20, goal["y"] + 20, steps=5)
    assert meld(desk, 2).locator(".cl-drop.is-right").is_visible()
    mouse.up()
    desk.settle()
    assert faces(desk, 2) == ["5S", "JK=6S", "7S", "8S", "9S"]


def test_a_joker_goes_to_the_end_over_which_it_is_dropped(desk: Desk) -> None:
    drag(desk, desk.card("JK"), meld(desk, 2), 0.1)
    assert faces(desk, 2)[0] == "JK=4S"


def test_a_card_that_could_extend_or_free_a_joker_is_asked_about(new_page, app_url: str, app_log: Path) -> None:
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, remik("8S 2D 3D 9C", "8H 8D JK=8C"))
    desk.click("8S")
    meld(desk, 1).locator("button").click()
    items = desk.page.get_by_role("menuitem")
    assert items.count() == 2
    items.filter(has_text="joker").click()
    desk.settle()
    assert "JK" in desk.hand()


def test_a_card_is_picked_and_added_by_keys(desk: Desk) -> None:
    desk.card("9S").focus()
    desk.press("Enter")
    assert desk.card("9S").get_attribute("aria-pressed") == "true"
    desk.press("c")
    desk.press("ArrowRight")
    assert "Meld 2" in str(desk.page.locator(":focus").last.get_attribute("aria-label"))
    desk.press("Enter")
    assert faces(desk, 2)[-1] == "9S"


def test_a_card_that_does_not_fit_is_refused_by_a_rule(new_page, app_url: str, app_log: Path) -> None:
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, remik(HAND, TABLE, opened=(1,)))
    desk.click("9S")
    meld(desk, 2).locator("button").click()
    desk.settle()
    assert "not laid yet" in desk.bubble().inner_text()


def test_the_hand_is_arranged_and_sorted(desk: Desk) -> None:
    first = desk.hand()[0]
    desk.card(first).focus()
    desk.press("Alt+ArrowRight", "Alt+ArrowRight")
    assert desk.hand()[2] == first
    drag(desk, desk.card(first), desk.card(desk.hand()[-1]), 0.9)
    assert desk.hand()[-1] == first
    desk.press("Shift+M")
    assert desk.hand() == HAND.split()
    desk.press("Shift+H")
    assert [face[0] for face in desk.hand()[:4]] == ["2", "3", "4", "4"]


def test_neighbours_that_form_a_meld_carry_the_blue_line(desk: Desk) -> None:
    desk.press("Shift+H")
    marked = desk.page.locator(".cl-hand .is-in-meld").evaluate_all("(nodes) => nodes.map((node) => node.dataset.face[0])")
    assert marked[:3] == ["K", "K", "K"]


def test_an_opening_is_put_together_and_laid_at_once(new_page, app_url: str, app_log: Path) -> None:
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, remik("7H 8H 9H 2C 2D 2S KH 5C", TABLE, opened=(1,)))
    for face in ("7H", "8H", "9H"):
        desk.click(face)
    desk.do("draft")
    assert "24" in desk.page.locator(".cl-draft").inner_text()
    lay = desk.page.locator(".cl-own-actions button", has_text="Lay").first
    assert lay.get_attribute("aria-disabled") == "true"
    for face in ("2C", "2D", "2S"):
        desk.card(face).focus()
        desk.press("Enter")
    desk.press("n", "f")
    assert faces(desk, 4) == ["7H", "8H", "9H"]
    assert len(faces(desk, 5)) == 3


def test_melds_are_found_and_put_back(desk: Desk) -> None:
    desk.do("find")
    assert desk.page.locator(".cl-draft .cl-card").count() >= 3
    desk.press("Escape")
    assert desk.page.locator(".cl-draft").count() == 0
    assert len(desk.hand()) == 13


def test_zones_are_read_aloud(desk: Desk) -> None:
    desk.card("9S").focus()
    for key, word in (("e", "cards"), ("t", "lay"), ("d", "5 diamonds"), ("p", "Nothing")):
        desk.press(key)
        assert any(word in line for line in desk.said()), key


def test_the_focused_card_is_discarded(desk: Desk) -> None:
    desk.card("2D").focus()
    desk.press("Delete")
    assert "2D" not in desk.hand()
    assert any("You discard 2♦" in line for line in desk.moves())


def test_a_round_ends_with_points_above_the_cards(new_page, app_url: str, app_log: Path) -> None:
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, remik("2D", TABLE, seats=3, others=3))
    desk.card("2D").focus()
    desk.press("Delete")
    assert desk.scene["kind"] == "score"
    assert desk.page.locator(".cl-ledger .cl-badge.is-points").count() == 6
    assert "You have won this round" in desk.page.get_by_role("heading", level=1).inner_text()
    assert_accessible(desk.page)
    desk.do("table")
    assert desk.page.locator(".cl-opponent .cl-badge.is-points").count() == 6


def test_knocking_is_offered_before_the_next_player_draws(new_page, app_url: str, app_log: Path) -> None:
    line = remi("2D 3H 4C 9S", "", seats=3, phase="draw", discarder=2, house="knock_window_s:30", opened=(), pile="5D 6C 9D")
    state = RemiState.read(line, RemiOptions).but(turn=1, eyes=0)
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, state.line())
    assert desk.page.locator(".cl-clock").is_visible()
    desk.press("k")
    assert len(desk.hand()) == 7


def test_a_phone_holds_the_hand_in_sight(new_page, app_url: str, app_log: Path) -> None:
    page = new_page(**PHONE, reduced_motion="reduce")
    desk = seated(page, app_url, app_log, remik(HAND, TABLE, seats=4))
    box = desk.card("KH").bounding_box()
    assert box and box["y"] + box["height"] < 740
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_when_the_time_is_over_the_table_plays(new_page, app_url: str, app_log: Path) -> None:
    line = remi("2D 3H 4C 9S", "", seats=3, phase="draw", house="turn_seconds:20", opened=())
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, line)
    assert desk.page.get_by_role("timer").is_visible()
    before = len(desk.moves())
    desk.forge({"type": "do", "name": "time-up", "value": None, "rev": desk.scene["rev"]})
    assert len(desk.moves()) == before, "the browser cannot make time pass"
    desk.page.wait_for_timeout(20_500)
    assert any("You draw" in move for move in desk.moves())
    assert any("You discard" in move for move in desk.moves())


def test_igraonica_shows_the_time_that_is_left(new_page, app_url: str, app_log: Path) -> None:
    line = igraonica("2D 3H 4C 9S", house="turn_seconds:600")
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, line)
    label = desk.page.get_by_role("timer").get_attribute("aria-label")
    assert label and "seconds left for your turn" in label


def test_a_plan_is_tried_and_then_played(new_page, app_url: str, app_log: Path) -> None:
    line = igraonica("4H 4C 8S KD 2C", "4D 5D 6D 7D / JH QH KH AH", house="manipulation:free", seats=3)
    desk = seated(new_page(reduced_motion="reduce"), app_url, app_log, line)
    before = len(desk.moves())
    desk.do("plan")
    meld(desk, 1).locator("button").click(button="right")
    desk.page.get_by_role("menuitem").first.click()
    desk.settle()
    for face in ("4D", "4H", "4C"):
        desk.click(face)
    desk.press("f")
    assert "+10" in desk.page.locator(".cl-strip").inner_text()
    assert len(desk.moves()) == before
    desk.do("plan-play")
    assert len(desk.moves()) == before + 2
    assert faces(desk, 3) == ["4D", "4H", "4C"]
