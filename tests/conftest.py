"""What all tests share: Hypothesis' settings, the browser, and watched pages."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser import Watch, launch
from hypothesis import settings
from playwright.sync_api import Browser, Page, sync_playwright

settings.register_profile("cardlab", deadline=None)  # a busy machine is no failure
settings.load_profile("cardlab")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture
def new_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens watched pages, each in a context of its own: `new_page(**PHONE)`, `new_page(color_scheme="dark")`."""
    contexts, watches = [], []

    def opened(strict: bool = True, **options: Any) -> Page:
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        contexts.append(context)
        watches.append(Watch(context, strict))
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
    for watch in watches:
        watch.settle()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A watched page of desktop size."""
    return new_page()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that use the browser carry the marker `ui`, so that `-m "not ui"` leaves them out."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.ui)
