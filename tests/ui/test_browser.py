"""The watch that other UI tests rely on notices what it should."""

import pytest
from browser import PHONE, Watch, assert_accessible
from playwright.sync_api import Browser, Page

SHADOW = """<!doctype html><html lang="en"><title>Table</title><main><h1>Table</h1><div id="host"></div></main><script>
document.getElementById("host").attachShadow({mode: "open"}).innerHTML = '<button></button>'</script>"""


def watched(chromium: Browser, html: str) -> Watch:
    context = chromium.new_context()
    watch = Watch(context)
    page = context.new_page()
    page.set_content(html)
    page.wait_for_timeout(200)
    context.close()
    return watch


@pytest.mark.parametrize(
    ("html", "trouble"),
    [
        ('<img src="https://example.org/a.png">', "for another machine: https://example.org/a.png"),
        ('<script>new WebSocket("wss://example.org/ws")</script>', "for another machine: wss://example.org/ws"),
        ('<script>console.error("lost")</script>', "console: lost"),
        ('<script>throw new Error("broken")</script>', "uncaught: broken"),
    ],
)
def test_trouble_is_noticed(chromium: Browser, html: str, trouble: str) -> None:
    with pytest.raises(AssertionError, match=trouble):
        watched(chromium, html).settle()


def test_a_quiet_page_passes(chromium: Browser) -> None:
    watched(chromium, '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">').settle()


def test_barriers_are_found_inside_shadow_roots(page: Page) -> None:
    page.set_content(SHADOW)
    with pytest.raises(AssertionError, match="button-name"):
        assert_accessible(page)


def test_a_phone_is_touched(new_page) -> None:
    page = new_page(**PHONE)
    page.set_content("<button onpointerdown='this.textContent = event.pointerType'>who</button>")
    page.get_by_role("button").tap()
    assert page.get_by_role("button").text_content() == "touch"
