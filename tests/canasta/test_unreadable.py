"""Positions that no round of Kanasta can have are refused, with a sentence that says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from canasta.places import GAME, at

from cardlab.core.errors import Unreadable
from cardlab.games.canasta.positions import at as line

QUEENS, HAND, DOUBLING = "QS QH QC", "KS KH KD 4C", "doubling:yes"
MELD, FEW, STAKE, DRAINED, OFFER = "cannot be a meld", "too few cards", "double the stake", "drained says", "An offer is made by"
ASKED = {"phase": "offer", "offer": 1, "resume": "draw"}
BLACK, LAST = "black_three_meld:when_going_out", "last_card_red_three:meld_then_end"


@pytest.mark.parametrize(("hand", "yours", "more", "said"), [
    (HAND, "QS QH", {}, MELD), (HAND, "QS QH+QC", {}, MELD), (HAND, "QS QH 2S 2H 2C", {}, MELD), (HAND, "+QS QH", {}, MELD),
    (HAND, "QS QH QC QD 2S 2H 2C JK", {}, MELD), (HAND, f"{QUEENS}/+3S 3C 3S", {}, MELD),
    (HAND, f"{QUEENS}/3S 3C 3S", {"house": BLACK}, MELD),
    ("4C", QUEENS, {}, FEW), ("", QUEENS, {"phase": "draw"}, FEW), (HAND, QUEENS, {"others": ""}, FEW),
    ("4C", f"{QUEENS}+QD", {"others": "", "left": "table"}, FEW),
    (HAND, QUEENS, {"acceptors": (1,)}, STAKE), (HAND, QUEENS, ASKED, STAKE),
    (HAND, QUEENS, {"acceptors": (1, 1), "house": DOUBLING}, STAKE), (HAND, QUEENS, {"acceptors": (1, 0, 1), "house": DOUBLING}, STAKE),
    (HAND, QUEENS, {"house": DOUBLING, "acceptors": (0,), **ASKED}, STAKE),
    (HAND, QUEENS, {"acceptors": (1, 1), "house": f"{DOUBLING} double_rights:once"}, STAKE),
    (HAND, QUEENS, {**ASKED, "resume": "meld", "house": f"{DOUBLING} double_timing:own_turn_before_draw"}, STAKE),
    (HAND, QUEENS, {"offer": 0, "house": DOUBLING}, OFFER), (HAND, QUEENS, {"resume": "draw"}, OFFER),
    (HAND, QUEENS, {**ASKED, "offer": 0, "house": DOUBLING}, OFFER),
    (HAND, QUEENS, {"drained": True, "house": LAST}, DRAINED), (HAND, QUEENS, {"drained": True, "left": "table"}, DRAINED),
])
def test_position_is_unreadable(hand: str, yours: str, more: dict[str, Any], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        GAME.read(line(hand, yours, **more))


def test_what_a_round_can_come_to_is_read() -> None:
    assert at("4C", f"{QUEENS}+QD") and at("", "QS QH QC QD QS QH QC") and at("4C", QUEENS, drained=True, left="table", house=LAST)
    assert at(HAND, QUEENS, acceptors=(1, 1), house=f"{DOUBLING} double_rights:anyone")
    assert at(HAND, f"{QUEENS}/+3S 3C 3S", house=BLACK)
