"""A deal is played by clicking, by dragging and by keyboard alone, and says everything aloud."""

from pathlib import Path

import pytest
from browser import PHONE
from desk import Desk, deal_of, kept, table_of
from playwright.sync_api import Page


@pytest.fixture
def desk(new_page, app_url: str, app_log: Path) -> Desk:
    return Desk(new_page(reduced_motion="reduce"), table_of(app_url, kept(app_log)))


def test_a_deal_is_played_by_clicking(desk: Desk) -> None:
    assert len(desk.hand("is-playable")) == 5 or desk.scene["zones"][2]["cards"]
    desk.play_deal()
    assert desk.page.get_by_role("heading", name="deal").first.is_visible()
    desk.do("continue")
    assert "deal 2" in desk.scene["heading"]
    assert len(desk.hand()) == 5


def test_own_and_bot_moves_are_announced_in_their_order(desk: Desk) -> None:
    before = len(desk.moves())
    desk.click(desk.hand("is-playable")[0])
    new = [spoken(line) for line in desk.moves()[before:]]
    said = desk.said()
    assert len(new) >= 2
    assert [line for line in said if line in new] == new
    assert not any(sign in line for line in said for sign in "♠♥♦♣"), "a suit is said as a word"


def test_a_card_is_dragged_with_the_mouse(desk: Desk) -> None:
    face = desk.hand("is-playable")[0]
    card, trick = desk.card(face), desk.page.locator('[data-zone="trick"]')
    box, goal = card.bounding_box(), trick.bounding_box()
    assert box and goal
    mouse = desk.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] - 20, steps=4)
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    mouse.up()
    desk.settle()
    assert f"You play {face_sign(face)}." in desk.moves()


def test_a_card_dropped_elsewhere_goes_back(desk: Desk) -> None:
    before = desk.scene["rev"]
    box = desk.card(desk.hand("is-playable")[0]).bounding_box()
    assert box
    mouse = desk.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(5, 300, steps=6)
    mouse.up()
    desk.settle()
    assert desk.scene["rev"] == before
    assert len(desk.hand()) == 5


def touch_drag(page: Page, start: dict[str, float], goal: dict[str, float]) -> None:
    """A finger that carries something from the middle of one box to the middle of another."""
    client = page.context.new_cdp_session(page)
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, goal)]
    (x, y), (to_x, to_y) = middles

    def touch(kind: str, *points: tuple[float, float]) -> None:
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y - y) * step / 5))
    touch("touchEnd")
    client.detach()


def test_a_whole_deal_by_touch_alone(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(**PHONE, reduced_motion="reduce"), table_of(app_url, kept(app_log)))
    while desk.scene["kind"] == "table":
        before = desk.scene["rev"]
        card = desk.card(desk.hand("is-playable")[0])
        card.scroll_into_view_if_needed()
        start, goal = card.bounding_box(), desk.page.locator('[data-zone="trick"]').bounding_box()
        assert start and goal
        touch_drag(desk.page, start, goal)
        desk.settle()
        assert desk.scene["rev"] > before
    desk.page.wait_for_timeout(2000)  # Chromium takes a touch soon after another for a double tap
    desk.button("continue").tap()
    desk.settle()
    assert "deal 2" in desk.scene["heading"]


def test_the_arrow_keys_walk_the_hand_and_focus_stays_in_it(desk: Desk) -> None:
    hand = desk.hand()
    desk.card(desk.hand("is-playable")[0]).focus()
    desk.page.keyboard.press("Home")
    desk.page.keyboard.press("ArrowRight")
    desk.page.keyboard.press("End")
    desk.page.keyboard.press("ArrowLeft")
    assert focused_face(desk) == hand[-2]
    desk.press("Enter")
    if desk.scene["kind"] == "table":
        assert focused_face(desk) in desk.hand()


def focused_face(desk: Desk) -> str:
    return str(desk.page.locator(":focus").last.get_attribute("data-face"))


def test_a_whole_match_by_keyboard_alone(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, kept(app_log, options="match_target:3")))
    desk.page.keyboard.press("Tab")
    for _ in range(400):
        if desk.scene["kind"] == "score" and desk.scene["match"]["notes"]:
            break
        tab_to(desk, ".cl-hand .cl-card.is-playable" if desk.scene["kind"] == "table" else '[data-do="continue"]')
        desk.press("Enter")
    assert desk.scene["title"].endswith("won the match")
    assert any(news in desk.scene["lead"] for news in ("loses the match", "lose the match", "Schneider", "turned"))
    assert any("Bummerl" in note for note in desk.scene["match"]["notes"])
    assert deal_of(app_log, desk.token).match.finished


def tab_to(desk: Desk, selector: str) -> None:
    """Press Tab until what is looked for has the focus; the hand is one Tab stop, walked with the arrow keys."""
    for _ in range(60):
        if ".cl-hand" in selector and desk.page.locator(".cl-hand .cl-card:focus").count():
            desk.page.keyboard.press("Home")
            for _card in desk.hand()[1:]:
                if desk.page.locator(f"{selector}:focus").count():
                    break
                desk.page.keyboard.press("ArrowRight")
        if desk.page.locator(f"{selector}:focus").count():
            return
        desk.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with the keyboard")


def test_letters_press_the_buttons_that_bear_them(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1)
    desk = Desk(new_page(), table_of(app_url, token))
    desk.card(desk.hand()[0]).focus()  # letters are the table's only while the focus is in it
    desk.press("c")
    assert deal_of(app_log, token).record.entries[0].word == "c"
    desk.press("u")
    assert not deal_of(app_log, token).record.entries


def spoken(line: str) -> str:
    """A sentence as the live region says it."""
    for sign, word in {"♠": " spades", "♥": " hearts", "♣": " clubs", "♦": " diamonds"}.items():
        line = line.replace(sign, word)
    return line


def face_sign(face: str) -> str:
    return {"T": "10"}.get(face[0], face[0]) + {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}[face[1]]
