"""Learning in the browser: a lesson by mouse, one by keyboard alone, questions, progress that lasts, and no barriers."""

from collections.abc import Callable
from pathlib import Path

from browser import PHONE, assert_accessible
from desk import Desk
from playwright.sync_api import Page

from cardlab.lessons import courses

FOCUSED = """(selector) => { let node = document.activeElement
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement
  return Boolean(node?.matches(selector)) }"""


def text_of(key: str) -> str:
    """The text of a lesson's file."""
    return (courses.folder() / f"{courses.lesson(key).key}.md").read_text("utf-8")


class Class(Desk):
    """The page of a lesson."""

    def __init__(self, page: Page, url: str, ask: str) -> None:
        super().__init__(page, f"{url}/lesson?{ask}&pace=0")

    def answer(self, *labels: str) -> None:
        """Fill in a number, or pick options, and send the form."""
        for label in labels:
            if label.lstrip("-").isdigit():
                self.page.locator(".cl-questions input").fill(label)
            else:
                self.page.locator(".cl-questions").get_by_label(label, exact=True).check()
        self.do("answer")

    def step(self) -> str:
        """The heading of the step."""
        return self.page.locator(".cl-step-title").inner_text()

    def told(self) -> str:
        """What is said about the last answer."""
        return self.page.locator(".cl-feedback").inner_text()


def test_a_lesson_is_passed_by_mouse(new_page: Callable[..., Page], app_url: str) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(app_url)
    page.get_by_role("link", name="Start · 66 (Schnapsen)").click()
    page.wait_for_url("**/lesson?game=schnapsen&n=1**")
    desk = Class(page, app_url, "game=schnapsen&n=1")
    desk.click("JD")
    assert "not what is asked" in desk.told() and "A higher card of the suit led" in desk.told()
    desk.click("TS")
    assert desk.told().startswith("Right.")
    desk.do("next")
    desk.answer("12")
    assert "Q♠" not in desk.step() and "3 and 10" in desk.told()
    assert page.locator(".cl-feedback a").first.get_attribute("href") == "./rules?game=schnapsen&rule=what_cards_are_worth"
    assert any("Not quite." in said for said in desk.said())
    page.reload()
    desk.settle()
    assert desk.step() == "Count it", "a reload keeps the place, also where a step goes on from the one before"
    desk.answer("13")
    desk.do("next")
    desk.click("JD")
    desk.do("next")
    desk.answer("0")
    desk.do("next")
    desk.answer("Play 10 spades", "Play A clubs", "Play J diamonds")
    desk.do("next")
    desk.click("KS")
    desk.do("next")
    page.locator('[data-word="d"]').click()
    desk.settle()
    assert page.get_by_role("heading", name="The lesson is done").is_visible()
    assert_accessible(page, resultTypes=["violations"])
    page.get_by_role("link", name="All lessons of").click()
    page.locator(".cl-lessons .is-passed").wait_for()
    assert_accessible(page, resultTypes=["violations"])
    page.goto(app_url)
    page.get_by_text("1 of 10 lessons").wait_for()
    page.get_by_role("link", name="Continue · 66 (Schnapsen)").wait_for()


def test_a_lesson_is_passed_by_keyboard_alone(new_page: Callable[..., Page], app_url: str) -> None:
    """Questions, choices with reasons, a card and a button; nothing is ever clicked."""
    page = new_page(reduced_motion="reduce")
    desk = Class(page, app_url, "game=schnapsen&n=6")

    def reach(selector: str) -> None:
        for _each in range(40):
            if page.evaluate(FOCUSED, selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached")

    def onward(title: str) -> None:
        assert desk.told().startswith("Right."), desk.told()
        reach('[data-do="next"]')
        desk.press("Enter")
        assert desk.step() == title
        assert page.evaluate(FOCUSED, ".cl-step-title")

    desk.press("h", "c")
    assert page.locator(".cl-step-do > .cl-hint").is_visible() is False
    onward("What closing forbids")
    reach('input[data-option="0"]')
    for at in range(4):
        reach(f'input[data-option="{at}"]')
        if at in (2, 3):
            page.keyboard.press("Space")
    desk.press("Enter")
    onward("Nothing left to close")
    reach('[data-word="c"]')
    desk.press("Enter")
    onward("What it wins")
    reach("input")
    page.keyboard.type("9")
    desk.press("Enter")
    assert desk.told().startswith("Not quite.")
    page.keyboard.press("Control+A")
    page.keyboard.type("2")
    desk.press("Enter")
    onward("What it costs")
    assert page.evaluate("() => scrollY") == 0


def test_a_question_with_cards_and_reasons_has_no_barrier_on_a_phone(new_page: Callable[..., Page], app_url: str) -> None:
    page = new_page(**PHONE, reduced_motion="reduce", color_scheme="dark")
    desk = Class(page, app_url, "game=schnapsen&n=6&step=8")
    desk.do("answer")
    assert page.locator(".cl-trouble").inner_text() == "Answer every question first."
    desk.answer("Play J clubs", "Lead low")
    for name in ("hint", "hint"):
        desk.do(name)
    assert page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert_accessible(page, resultTypes=["violations"])


def test_progress_is_shown_carried_on_and_deleted(new_page: Callable[..., Page], app_url: str) -> None:
    page = new_page(reduced_motion="reduce")
    desk = Class(page, app_url, "game=schnapsen&n=1")
    desk.click("TS")
    desk.do("next")
    page.goto(app_url)
    page.get_by_role("heading", name="Tricks: who wins one").wait_for()
    home = Desk(page, app_url)
    home.do("progress-text")
    assert '"schnapsen/01-tricks"' in page.locator("textarea").input_value()
    home.do("panel-close")
    home.do("progress-link")
    address = page.locator("textarea").input_value()
    other = new_page()
    other.goto(address)
    other.get_by_role("link", name="Go on: Tricks").click()
    other.locator(".cl-step-title", has_text="Count it").wait_for()
    home.do("panel-close")
    home.do("delete")
    home.do("delete-all")
    assert page.get_by_text("Everything that was kept about you has been deleted.").is_visible()
    assert not [each for each in page.context.cookies() if each["name"] == "cardlab-me"]
    other.goto(address)
    assert "There is no progress at this address" in other.locator(".cl-message").inner_text()


def test_a_lesson_of_ones_own_is_opened_and_sent_as_a_link(new_page: Callable[..., Page], app_url: str) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(f"{app_url}/open")
    field = page.locator("textarea").first
    faulty = text_of("schnapsen/01").replace("move: TS", "move: ZZ").replace("count: gain", "count: cats")
    lines = [f"Line {faulty[: faulty.index(each)].count(chr(10)) + 1}" for each in ("move: ZZ", "count: cats")]
    field.fill(faulty)
    page.get_by_role("button", name="Open", exact=True).click()
    faults = page.get_by_role("alert").get_by_role("listitem")
    faults.nth(1).wait_for()
    assert [text.split(":")[0] for text in faults.all_inner_texts()] == lines
    field.fill(text_of("schnapsen/01").replace("66 is a race", "<img src=x onerror=window.hacked=1> is a race"))
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("link", name="Open this lesson on a page of its own").click()
    page.wait_for_url("**/lesson?own=**")
    desk = Desk(page, page.url)
    assert "<img src=x" in page.locator(".cl-prose").first.inner_text() and page.evaluate("() => window.hacked") is None
    desk.click("TS")
    assert "own=" in page.url and "step=1" in page.url


def test_an_address_of_no_lesson_is_answered_by_a_sentence(page: Page, app_url: str, app_log: Path) -> None:
    for ask, answer in {"lesson?game=schnapsen&n=99": "no lesson “99”", "lesson?own=xyz": "damaged", "course?game=x": "no game “x”",
                        "lesson?me=nobody": "no progress at this address", "?me=<script>": "no progress at this address"}.items():
        page.goto(f"{app_url}/{ask}")
        assert answer in page.locator(".cl-message .cl-lead").inner_text()
