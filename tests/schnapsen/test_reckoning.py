"""The numbers that the advice for 66 names, and the published answers to positions with one unknown card."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path
from typing import Any

import pytest
from laid import GAME, at
from test_solver import tricks, turned

from cardlab.bots import guide
from cardlab.core.cards import Cards, cards
from cardlab.games.schnapsen.moves import PLAYS
from cardlab.games.schnapsen.outlook import Outlook
from cardlab.games.schnapsen.reckoning import count
from cardlab.games.schnapsen.state import SchnapsenState

POSITIONS = json.loads((Path(__file__).parent.parent / "data" / "schnapsen_positions.json").read_text())["positions"]
MATTER_OF_TASTE = {
    "013-forcing-b": "whether to count on the other player's mistakes",
    "076-leeway": "a close that loses 2 rather than 1, four times in five",
    "098-close": "the answer is not known",
    "116-second": "who has closed is not known",
}
"""Positions without one answer in game points, and why."""
CHEAPER = 0.02
"""What a cheaper card weighs more than another that is worth as many game points."""
ONE_UNKNOWN = [each for each in POSITIONS if each["type"] == "one unknown card" and each["id"] not in MATTER_OF_TASTE]


@pytest.mark.parametrize(
    ("hand", "up", "played", "unseen", "average"),
    [
        ("AH QH KC TD JS", "AS", "1AC/JH>1 1AD/TC>1 1JD/JC>1", 8, 25.6),
        ("AS AH AC TS TH", "QD", "", 14, 22.9),
    ],
    ids=["column 020", "column 124"],
)
def test_t8_what_a_hand_holds_on_average(hand: str, up: str, played: str, unseen: int, average: float) -> None:
    here = count(position(hand, up, played))
    assert len(here.unseen) == unseen and round(here.average, 1) == average


def position(hand: str, up: str, played: str) -> SchnapsenState:
    """The view of whoever leads with that hand."""
    return at(hand, up=up, tricks=played, trump=up[1]).view(0)


@pytest.mark.parametrize(("hands", "mean"), [(6, 4 / 3), (5, 6 / 5)])
def test_t10_a_close_that_wins_2_against_all_hands_but_one(hands: int, mean: float) -> None:
    move = PLAYS[cards("AS")[0]]
    assert Outlook(hands, {move: [2] * (hands - 1) + [-2]}).most == pytest.approx(mean)


def test_t5_and_t6_how_often_a_pair_or_the_jack_is_dealt() -> None:
    hands = comb(20, 5)
    pair = (4 * comb(18, 3) - 6 * comb(16, 1)) / hands
    of_trumps = comb(17, 3) / comb(19, 5)
    assert (round(1 / pair), round(1 / of_trumps), round(1 / (5 / 19))) == (5, 17, 4)


def test_t2_five_trumps_are_held_gone_or_out() -> None:
    here = count(position("AS KS QH AC JD", "JS", "0TS/JH>0"))
    assert (here.trumps, here.trumps_gone, here.trumps_out) == (cards("AS KS"), cards("TS JS"), cards("QS"))


def published(given: dict[str, Any]) -> Any:
    """The view of a published position; of the other hand, whatever fits."""
    led = turned([given["opp_led"]["card"]])[0] if given["opp_led"] else None
    unseen = [face for face in turned(given["unseen_cards"]) if face != led]
    known = [face for face in turned(given["known_opponent_cards"]) if face != led]
    mine, up, trump = turned(given["my_cards"]), turned([given["trump_card"]])[0], given["trump"]
    order = [*known, *(face for face in unseen if face not in known)]
    size = len(mine) - (led is not None)
    points = given["trick_points"]["me"], given["trick_points"]["opp"]
    declared = led is not None and given["opp_led"]["marriage_declared_with_lead"]
    if declared and given["opp_led"]["marriage_points_already_in_trick_points"]:
        points = points[0], points[1] - (40 if led[1:] == trump else 20)
    standing = tuple(given["game_points"][who] or 7 for who in ("me", "opp"))
    stock: Cards = (*order[size:], up)
    return SchnapsenState(
        GAME.standard, "follow" if led else "lead", 0, (mine, tuple(order[:size])), ((), tuple(known)), stock, trump=trump,
        led=led, declared=declared, tricks=tricks(turned(given["won_cards"]), points, trump), standing=standing,
        closer={"me": 0, "opp": 1}[given["closed_by"]] if given["closed"] else None)


def word(answer: str) -> str:
    """A published move as cardlab writes it."""
    return str(turned([answer.split()[-1]])[0]) if not answer.startswith("close") else "c"


@pytest.mark.parametrize("given", ONE_UNKNOWN, ids=[each["id"] for each in ONE_UNKNOWN])
def test_the_expert_finds_the_published_answer(given: dict[str, Any]) -> None:
    state = published(given)
    state.check()
    found = guide.choices(GAME, state.view(0))
    best = {str(each.move) for each in found if each.weight > found[0].weight - CHEAPER}
    answers = [given["best_move"], *given["acceptable_alternatives"]]
    assert best & set(map(word, answers)), (best, answers)
    if best == {"c"}:
        then = guide.choices(GAME, GAME.play(state, found[0].move).view(0))[0].move
        assert str(then) in {str(turned([each.split()[-1]])[0]) for each in answers}
