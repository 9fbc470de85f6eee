"""Takes the README's screenshots: `python -m tests.screenshots` writes `.readme/*.png`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

import server
from browser import launch

from cardlab.games.canasta.positions import at
from cardlab.games.rummy.options import RemikOptions
from cardlab.games.rummy.positions import placing
from cardlab.games.rummy.state import RemikState

FOLDER = Path(__file__).parents[1] / ".readme"
TRICKS = "tricks=0JC/KC>1 1QC/AC>0 0TS/JS>0"
LEAD = f"schnapsen; phase=lead; turn=0; hands=QS KS AD TC JH / ??*5; shown=- / -; stock=??*3 TH; eyes=0; trump=H; {TRICKS}"
CLOSED = (
    "schnapsen; phase=follow; turn=0; hands=QS KS AD TC JH / ??*4; shown=- / -; stock=??*3 TH; eyes=0; trump=H; led=KD; "
    f"closer=0; closed_at=6; {TRICKS}"
)
LAST = (
    "schnapsen; phase=follow; turn=0; hands=AH KS / JD; shown=- / -; stock=-; eyes=0; trump=H; led=TD; "
    "tricks=0JC/KC>1 1QC/AC>0 0wQD/AD>1 1JS/AS>0 0TS/QS>0 0KD/JH>1 1KH/TH>0 0TC/QH>1"
)

MELDS = placing(RemikState, RemikOptions)("KH KD KC TH JS QS 9S 3H 4H 4D 8C JK 2D", "QH QS QC / 5S JK=6S 7S 8S / TD JD QD", seats=4)

PILE = at(
    "8S 8D KS KC 5H 4D 4C JK AH QS", "9S 9H 9D 9C 9S 2C 9H / JS JH JD JC", "QS QH QD QC 2S / 6S 6H 6D / AS AC AD",
    pile="8H 5S KD 4S TC 2D 7C", threes="3H / 3D", phase="draw", others=7)


def table(page: Page, url: str, line: str) -> None:
    """Open a table at a position."""
    page.goto(f"{url}/play?pace=0&at={quote(line)}")
    page.wait_for_selector(".cl-hand .cl-card")


def taken(page: Page, url: str) -> None:
    """Bring the page to each state and take its picture."""
    table(page, url, LEAD)
    for _rung in range(3):
        page.locator("[data-do=hint]").first.click()
        page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / "table.png")
    table(page, url, CLOSED)
    page.locator("[data-face=TC]").click(force=True)
    page.wait_for_selector(".cl-bubble")
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / "refusal.png")
    table(page, url, LAST)
    page.locator(".cl-hand [data-face=AH]").click()
    page.wait_for_selector("[data-do=continue]")
    page.wait_for_timeout(6000)
    page.evaluate("() => scrollTo(0, 0)")
    page.screenshot(path=FOLDER / "score.png")
    table(page, url, MELDS)
    for face in ("KH", "KD", "KC"):
        page.locator(f".cl-hand [data-face={face}]").click()
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / "rummy.png")
    table(page, url, PILE)
    for _rung in range(3):
        page.locator("[data-do=hint]").first.click()
        page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / "kanasta.png")
    page.goto(f"{url}/rules?rule=go_higher")
    page.locator("[data-do=break]").click()
    page.wait_for_selector(".cl-bubble")
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / "rule.png")


def main() -> None:
    """Start a server, take the pictures, end."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, server.app(Path(folder)) as (url, _log), sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        taken(browser.new_page(viewport={"width": 1280, "height": 800}), url)
        browser.close()


if __name__ == "__main__":
    main()
