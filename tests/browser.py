"""The browser for tests: where it comes from, and a watch under which nothing goes wrong unseen."""

import re
import shutil
import subprocess
import sys
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Error, Page, Request, WebSocket

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--no-sandbox",  # Chromium refuses to run as root with it
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",  # nothing leaves this machine
]
ELSEWHERE = re.compile(
    r"^(?!(data|blob|about|chrome|devtools):)(?!(https?|wss?)://(localhost|127\.0\.0\.1|\[::1\])([:/]|$))"
)
"""Matches the addresses that are not on this machine."""

MISSING = "The UI tests need Chromium: none is installed, and Playwright could not download its own ({reason})."

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
"""Context options of a small phone, for `new_page(**PHONE)`."""


def launch(kind: BrowserType, *arguments: str) -> Browser:
    """An installed Chromium or Chrome; else Playwright's own, downloaded at need; else one clear failure."""
    args = [*ARGUMENTS, *arguments]
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    if installed:
        return kind.launch(executable_path=installed, args=args)
    for options in ({"channel": "chrome"}, {}):
        try:
            return kind.launch(args=args, **options)
        except Error:
            continue
    download = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, text=True
    )
    try:
        return kind.launch(args=args)
    except Error as error:
        reason = (download.stderr or str(error)).strip().splitlines()[-1]
        raise AssertionError(MISSING.format(reason=reason)) from None


class Watch:
    """Notes what must not happen in a browser context: requests for other machines, errors, uncaught exceptions.

    Args:
        context: the browser context to watch.
        strict: whether errors in the console and uncaught exceptions count.
    """

    def __init__(self, context: BrowserContext, strict: bool = True) -> None:
        self.troubles: list[str] = []
        context.on("page", self._page)
        context.on("request", self._request)
        if strict:
            context.on("console", self._console)
            context.on("weberror", lambda event: self.troubles.append(f"uncaught: {event.error}"))

    def _request(self, request: Request | WebSocket) -> None:
        if ELSEWHERE.match(request.url):
            self.troubles.append(f"a request for another machine: {request.url}")

    def _page(self, page: Page) -> None:
        page.on("websocket", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url')})")

    def settle(self) -> None:
        """Fail with everything noted so far."""
        troubles, self.troubles = self.troubles, []
        assert not troubles, "\n".join(["The page was not at peace:", *troubles])


def assert_accessible(page: Page, **options: Any) -> None:
    """Fail with a line for every place where axe finds a barrier, inside shadow roots too."""
    found = Axe().run(page, options=options or None).response["violations"]
    lines = [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n    {node['html'][:200]}"
        for violation in found
        for node in violation["nodes"]
    ]
    assert not lines, "\n".join([f"{page.url} has barriers:", *lines])
