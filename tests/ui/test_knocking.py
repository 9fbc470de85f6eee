"""Acting out of turn, dropping out, and leaving: what happens when the others are quicker, or left alone."""

from pathlib import Path

import pytest
from browser import assert_accessible
from desk import Desk, kept, table_of
from rummy_desk import faces, remi

from cardlab.games.rummy.options import RemiOptions
from cardlab.games.rummy.state import RemiState


def offered(window: int = 30) -> str:
    """A position in which the reader may knock before the next player draws."""
    line = remi("2D 3H 4C 9S", "", seats=3, phase="draw", discarder=2, opened=(), pile="5D 6C 9D",
                house=f"knock_window_s:{window} knock_extra_source:discard")
    return RemiState.read(line, RemiOptions).but(turn=1).line()


def test_a_bot_that_wants_the_discard_knocks_when_the_reader_has_had_time(new_page, app_url: str, app_log: Path) -> None:
    line = remi("2D 3H 4C 9S KC", "5S 6S 7S", seats=4, phase="draw", discarder=3, opened=(0, 2, 3), pile="QD 6C 9D",
                others="QH QC KS KH AD 2S")
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, kept(app_log, line=line, strength="expert")))
    assert "seconds to draw before others may act" in str(desk.page.get_by_role("timer").get_attribute("aria-label"))
    assert desk.moves() == []
    desk.page.locator('.cl-meld[data-zone="m2"]').wait_for()
    desk.settle()
    assert "Ana knocks" in desk.moves()[0]
    assert faces(desk, 2) == ["QH", "QC", "QD"]
    assert any("Ana knocks" in line for line in desk.said())


def test_who_draws_in_time_is_first(new_page, app_url: str, app_log: Path) -> None:
    line = remi("2D 3H 4C 9S KC", "5S 6S 7S", seats=4, phase="draw", discarder=3, opened=(0, 2, 3), pile="QD 6C 9D",
                others="QH QC KS KH AD 2S")
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, kept(app_log, line=line, strength="expert")))
    desk.press("Shift+D")
    assert "QD" in desk.hand()
    assert desk.page.get_by_role("timer").count() == 0


def test_a_knock_is_offered_made_and_taken_back(new_page, app_url: str, app_log: Path) -> None:
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, kept(app_log, line=offered())))
    assert "You may act before Ana draws" in desk.page.locator(".cl-own").inner_text()
    assert_accessible(desk.page)
    desk.press("k")
    assert desk.hand() == ["9S", "3H", "4C", "6C", "2D", "5D", "9D"]
    desk.press("u")
    assert sorted(desk.hand()) == ["2D", "3H", "4C", "9S"], "only open cards were taken"
    desk.press("g")
    assert "Ana" in desk.moves()[0]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_reader_who_is_out_watches_or_leaves(new_page, app_url: str, app_log: Path, theme: str) -> None:
    token = kept(app_log, game="remi", seed=5, seats=4, match="0,-10,-20,-30 -51,0,-9,-3", strength="expert")
    desk = Desk(new_page(reduced_motion="reduce", color_scheme=theme), table_of(app_url, token))
    desk.page.locator(".cl-ledger").wait_for()  # the others have played without the reader
    assert desk.page.get_by_role("img", name="Out of the match").count() == 1
    picture = desk.page.locator(".bk-Figure")
    picture.wait_for()
    assert picture.evaluate("(node) => getComputedStyle(node).backgroundColor") == "rgba(0, 0, 0, 0)", "the page shows through"
    assert_accessible(desk.page)
    desk.do("table")
    picture.wait_for(state="hidden")
    assert desk.page.locator(".cl-own").get_by_role("img", name="Out of the match").is_visible()
    assert desk.page.locator(".cl-own-actions").get_by_role("link", name="Leave").is_visible()
    desk.do("score")
    desk.page.get_by_role("link", name="Leave").click()
    desk.page.get_by_role("heading", name="Learn a card game by playing it").wait_for()
