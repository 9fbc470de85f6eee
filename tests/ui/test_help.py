"""Refusals, hints, the bot's reasons and taking back, as a learner meets them."""

import re
from pathlib import Path

import pytest
from browser import PHONE
from desk import Desk, deal_of, kept, placed, table_of
from rummy_desk import HAND, TABLE, igraonica

MUST_FOLLOW = {"seed": 3, "dealer": 1, "moves": "c"}
"""The learner has closed the stock, so that some answers are refused."""


def refused(desk: Desk) -> str:
    """Play until a card is dimmed; its face."""
    for _ in range(40):
        dim = desk.hand("is-dim")
        if dim:
            return dim[0]
        if desk.scene["kind"] == "score":
            desk.do("continue")
        elif desk.page.locator('[data-word="c"]:not([aria-disabled])').count():
            desk.click(desk.page.locator('[data-word="c"]'))
        else:
            desk.click(desk.hand("is-playable")[-1])
    raise AssertionError("no card was ever refused")


def pointed_at(desk: Desk, face: str) -> bool:
    """Whether the tip of the bubble stands over that card."""
    bubble, card = desk.bubble(), desk.card(face).bounding_box()
    left = (bubble.bounding_box() or {})["x"]
    at = float(bubble.evaluate("(node) => node.style.getPropertyValue('--cl-at')").removesuffix("px"))
    assert card
    shown = bubble.evaluate("(node) => getComputedStyle(node, '::after').display") != "none"
    return shown and card["x"] < left + at < card["x"] + card["width"]


@pytest.fixture
def desk(new_page, app_url: str, app_log: Path) -> Desk:
    return Desk(new_page(reduced_motion="reduce"), table_of(app_url, kept(app_log)))


def test_a_refused_card_says_why_and_changes_nothing(desk: Desk, app_log: Path) -> None:
    face = refused(desk)
    before = deal_of(app_log, desk.token).record
    desk.click(face)
    alert = desk.page.get_by_role("alert")
    assert "Not this card." in alert.inner_text()
    assert len(alert.locator(".cl-name").all()) >= 1, "it names cards"
    link = alert.get_by_role("link")
    assert pointed_at(desk, face), "the bubble points at the card"
    assert deal_of(app_log, desk.token).record == before
    assert face in desk.hand()
    desk.page.keyboard.press("Escape")
    assert desk.bubble().count() == 0
    desk.click(face)
    title = link.inner_text()
    link.click()
    desk.page.get_by_role("heading", name=title, exact=True).wait_for()
    desk.page.go_back()
    desk.settle()
    assert face in desk.hand("is-dim")


def test_a_dimmed_card_says_why_on_focus(desk: Desk) -> None:
    face = refused(desk)
    before = desk.scene["rev"]
    desk.card(desk.hand("is-playable")[0]).focus()
    for _ in range(8):
        desk.page.keyboard.press("ArrowRight")
    for _ in range(8):
        if desk.page.locator(":focus").last.get_attribute("data-face") == face:
            break
        desk.page.keyboard.press("ArrowLeft")
    assert desk.bubble().is_visible()
    described = desk.card(face).get_attribute("aria-describedby")
    why = desk.page.locator(f'[id="{described}"]').text_content()
    assert why and not re.search("[♠♥♦♣]", why)
    assert desk.scene["rev"] == before


def test_a_dimmed_card_says_why_when_touched(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(**PHONE, reduced_motion="reduce"), table_of(app_url, kept(app_log)))
    face = refused(desk)
    card = desk.card(face)
    card.scroll_into_view_if_needed()
    desk.page.wait_for_timeout(400)
    card.tap(force=True)
    desk.settle()
    assert desk.page.get_by_role("alert").get_by_role("link").is_visible()


def test_a_refused_button_says_why(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1)
    desk = Desk(new_page(), table_of(app_url, token))
    button = desk.page.locator('button[data-do="take-back"]')
    assert button.get_attribute("aria-disabled") == "true"
    desk.click(button)
    assert "Nothing can be taken back now" in desk.bubble().inner_text()


@pytest.mark.parametrize("height", [800, 620])
def test_why_nothing_is_taken_back_is_seen_and_covers_no_card(new_page, app_url: str, app_log: Path, height: int) -> None:
    page = new_page(viewport={"width": 1280, "height": height}, reduced_motion="reduce")
    desk = Desk(page, table_of(app_url, placed(app_log, igraonica(HAND, TABLE, seats=8))))
    desk.press("u")
    bubble, hand = desk.bubble().bounding_box(), page.locator(".cl-hand").bounding_box()
    assert bubble and hand
    assert bubble["y"] >= 0 and bubble["y"] + bubble["height"] <= height
    assert bubble["y"] + bubble["height"] <= hand["y"] + 16 or bubble["x"] >= hand["x"] + hand["width"]


def test_hints_climb_a_ladder(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(), f"{app_url}/play?t={kept(app_log, seed=3)}&pace=0")
    panel = desk.panel("hint")
    panel.wait_for()  # hints appear by themselves
    rungs = ["Look", "Cards", "Move", "Why"]
    for at, rung in enumerate(rungs):
        assert panel.locator('[aria-current="step"]').inner_text() == rung
        assert desk.page.locator(".cl-hand .is-hinted").count() == 0 if at == 0 else True
        if at == 0:
            desk.press("h")
        elif at < 3:
            desk.click(panel.locator('[data-do="hint"]'))
    assert desk.page.locator(".is-hinted").count() >= 1
    assert panel.locator(".cl-moves li").count() >= 1
    assert panel.locator(".cl-reason").inner_text()[-10:] in " ".join(desk.said())
    rev = desk.scene["rev"]
    desk.do("hint-play")
    assert desk.scene["rev"] > rev


def test_hints_are_closed_switched_off_and_called_back(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(reduced_motion="reduce"), f"{app_url}/play?t={kept(app_log, seed=3)}&pace=0")
    desk.panel("hint").wait_for()
    desk.do("hint-close")
    assert desk.panel("hint").count() == 0
    question = desk.page.locator(".cl-help")
    desk.click(question)
    assert desk.panel("hint").is_visible()
    desk.do("hints-off")
    desk.click(desk.hand("is-playable")[0])
    assert desk.panel("hint").count() == 0
    desk.page.reload()
    desk.settle()
    assert desk.panel("hint").count() == 0, "a reload keeps hints switched off"
    assert question.get_attribute("aria-label") or question.inner_text()
    desk.click(question)
    assert desk.panel("hint").is_visible()
    desk.do("hints-on")
    desk.page.reload()
    desk.settle()
    desk.panel("hint").wait_for()


def test_the_bot_gives_its_reasons(desk: Desk) -> None:
    talk = desk.panel("talk")
    if not any("bot" in line for line in desk.moves()):
        desk.click(desk.hand("is-playable")[0])
    silent = talk.inner_text()
    desk.do("talk")
    assert talk.inner_text() != silent
    assert "What I told myself" in talk.inner_text()
    assert len(talk.locator(".cl-reason", has_text="“").first.inner_text()) > 20
    desk.do("talk")
    assert talk.inner_text() == silent


def test_what_has_shown_nothing_new_is_taken_back(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1, moves="c")
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, token))
    desk.do("take-back")
    assert not deal_of(app_log, token).record.entries
    assert desk.page.locator('button[data-do="take-back"]').get_attribute("aria-disabled") == "true"
    desk.click(desk.hand("is-playable")[0])
    if desk.scene["kind"] == "table":
        assert desk.page.locator('button[data-do="take-back"]').get_attribute("aria-disabled") == "true"
