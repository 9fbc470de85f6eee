"""A finger on a phone: cards are dragged to melds, to the pile and within the hand, and melds are tapped."""

from pathlib import Path

import pytest
from browser import PHONE
from desk import Desk, kept, table_of
from rummy_desk import HAND, TABLE, Finger, faces, igraonica, meld, remik


@pytest.fixture
def desk(new_page, app_url: str, app_log: Path) -> Desk:
    page = new_page(**PHONE, reduced_motion="reduce")
    return Desk(page, table_of(app_url, kept(app_log, line=remik(HAND, TABLE, seats=4))))


def test_cards_are_dragged_to_the_end_of_a_meld(desk: Desk) -> None:
    finger = Finger(desk.page)
    finger.carry(desk, desk.card("9S"), meld(desk, 2))
    assert faces(desk, 2) == ["5S", "JK=6S", "7S", "8S", "9S"]
    finger.carry(desk, desk.card("JK"), meld(desk, 2), 0.1)
    assert faces(desk, 2)[0] == "JK=4S"


def test_the_hand_is_arranged_and_a_card_thrown(desk: Desk) -> None:
    finger, before = Finger(desk.page), desk.hand()
    finger.carry(desk, desk.card(before[0]), desk.card(before[3]), 0.4)
    assert desk.hand().index(before[0]) == 3
    finger.carry(desk, desk.card("2D"), desk.page.locator('[data-zone="pile"] .cl-pile'))
    assert "You discard 2♦." in desk.moves()


def test_a_meld_that_is_tapped_shows_what_can_be_done_with_it(new_page, app_url: str, app_log: Path) -> None:
    line = igraonica("4H 4C 8S KD 2C", "4D 5D 6D 7D / JH QH KH AH", house="manipulation:free", seats=3)
    desk = Desk(new_page(**PHONE, reduced_motion="reduce"), table_of(app_url, kept(app_log, line=line)))
    desk.page.locator('[data-do="plan"]').tap()
    desk.settle()
    meld(desk, 1).locator("button").tap()
    desk.page.get_by_role("menuitem", name="Split meld 1 after 5").tap()
    desk.settle()
    assert faces(desk, 1) + faces(desk, 3) == ["4D", "5D", "6D", "7D"]
    for name in ("plan-play", "plan-undo", "plan-drop"):
        box, edge = desk.button(name).bounding_box(), desk.page.locator(".cl-mine").bounding_box()
        assert box and edge
        assert box["y"] + box["height"] <= edge["y"], f"{name} is not under the hand"
    desk.button("plan-drop").tap()
    desk.settle()
    assert faces(desk, 1) == ["4D", "5D", "6D", "7D"]
