"""The full deals of the rules (D1, D2, D4, D6, D8), replayed from their scripts, and the deals that end by the last trick."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from laid import GAME, faces, play, sums
from walks import houses, seeds, walk

from cardlab.core.cards import cards
from cardlab.core.record import Record
from cardlab.games import GAMES
from cardlab.games.schnapsen.moves import CLOSE

DEALS = json.loads((Path(__file__).parent.parent / "data" / "schnapsen_deals.json").read_text())["deals"]
SEAT = {"N": 0, "D": 1}
BEFORE = {"x": "e", "c": "c"}
HOW = {
    "last trick": "worth_of_the_last_trick",
    "closer failed": "price_of_a_failed_close",
    "66 in trick": "worth_of_an_open_deal",
}
UNCLOSED = 3000


def tricks(script: list[str]) -> Iterator[tuple[str, str]]:
    """Who leads each trick and the words of its moves, from a script like `N|x,c,m|CQ/SQ`."""
    for line in script:
        leader, before, both = line.split("|")
        led, reply = faces(both.split("/")).split()
        words = [BEFORE[each] for each in before.split(",") if each in BEFORE]
        yield leader, " ".join([*words, "w" + led if "m" in before else led, reply])


@pytest.mark.parametrize("deal", DEALS, ids=[each["id"] for each in DEALS])
def test_deal(deal: dict[str, Any]) -> None:
    options = GAME.standard
    record = Record(GAME, GAME.match(options), 1, cards(faces(deal["deck"])), ("N", "D"))
    state = record.start
    assert state.trump == deal["trump"]
    for (leader, words), (points, taker) in zip(tricks(deal["script"]), deal["running"], strict=True):
        assert state.turn == SEAT[leader]
        state = play(state, words)
        assert sums(state) == (points["N"], points["D"])
        assert state.tricks[-1].taker == SEAT[taker]
        for word in words.split():
            record = record.add(GAME.move(word))
    result = deal["result"]
    assert (state.winner, GAME.points(state)[state.winner]) == (SEAT[result["winner"]], result["value"])
    how = "worth_of_a_closed_deal" if state.closer == state.winner else HOW[result["how"]]
    assert [line.rule.name for line in GAME.score(state) if line.unit == "game" and line.rule] == [how]
    assert Record.read(str(record), GAMES).state == state


def test_s_35_a_deal_decided_by_the_last_trick_counts_one() -> None:
    """Theorem S10.3: both players then have 55 to 65 points, and together exactly 120."""
    decided = 0
    for seed in range(UNCLOSED):
        state = last_of_unclosed(seed)
        if max(sums(state)) < 66:
            decided += 1
            assert min(sums(state)) >= 55 and sum(sums(state)) == 120
            assert max(GAME.points(state)) == 1 and len(state.tricks) == 10
            assert state.winner == state.tricks[-1].taker
    assert decided > UNCLOSED / 100


def last_of_unclosed(seed: int) -> Any:
    """The end of a random deal in which nobody closes."""
    rng, state = Random(seed), GAME.deal(seed)
    while moves := [move for move in GAME.legal(state) if move is not CLOSE]:
        state = GAME.play(state, rng.choice(moves))
    return state


@given(seed=seeds, house=houses(GAMES["schnapsen"]))
def test_s15_every_deal_has_one_winner_and_counts_one_to_three(seed: int, house: Any) -> None:
    for state in walk(GAME, seed, house):
        invariants(state)
    lines = [line for line in GAME.score(state) if line.unit == "game"]
    assert len(lines) == 1 and lines[0].seat == state.winner and 1 <= lines[0].points <= 3
    if state.closer is not None and state.winner != state.closer:
        assert lines[0].points >= house.failed_close_min
    assert [points for points, _why, applies in GAME.worth(state) if applies] == [lines[0].points]
    cards_won = [line.points for line in GAME.score(state) if line.rule and line.rule.name == "points_of_tricks"]
    assert sum(cards_won) <= 120
    for seat in (0, 1):
        counted = sum(line.points for line in GAME.score(state) if line.unit == "card" and line.seat == seat)
        assert counted == state.points(seat)


def invariants(state: Any) -> None:
    """What S15 says of every state."""
    open_stock = bool(state.stock) and state.closer is None
    if open_stock and state.phase == "lead":
        assert [len(hand) for hand in state.hands] == [5, 5]
    assert len(state.tricks) <= 10
    for seat in (0, 1):
        if state.house.marriage_needs_trick and state.marriage_points(seat) and not state.points(seat):
            assert not state.has_trick(seat)
        assert (state.trick_points(seat) == 0) == (not state.has_trick(seat))


def test_every_ending_occurs_under_the_presets() -> None:
    found = set()
    for preset in GAME.presets:
        house = GAME.preset(preset.key)
        for seed in range(200):
            *_rest, last = walk(GAME, seed, house)
            found |= {line.rule.name for line in GAME.score(last) if line.unit == "game" and line.rule}
    assert len(found) == 5
