"""The solver of 66: against brute force by the rules, and against positions with known best play."""

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardlab.core.cards import Cards, card, without
from cardlab.games import GAMES
from cardlab.games.schnapsen.duties import mask
from cardlab.games.schnapsen.moves import Claim
from cardlab.games.schnapsen.plan import Plan
from cardlab.games.schnapsen.solver import Endgame, solve
from cardlab.games.schnapsen.state import PACK, VALUE, SchnapsenState, Trick

GAME = GAMES["schnapsen"]
PUBLISHED = json.loads((Path(__file__).parent / "data" / "schnapsen_positions.json").read_text())["positions"]


def turned(words: str | list[str]) -> Cards:
    """Cards written suit first, `S:AK H:T` or a list of `SA`, as the specification writes them."""
    parts = words if isinstance(words, list) else [s[0] + rank for s in words.split() for rank in s[2:]]
    return tuple(card(part[1] + part[0]) for part in parts)


def tricks(played: Cards, points: tuple[int, int], trump: str) -> tuple[Trick, ...]:
    """Tricks of these cards that give both seats their points, with marriages where cards alone do not reach them."""
    missing = sum(points) - sum(map(VALUE.__getitem__, played))
    for mine in (0, 20, 40):
        for size in range(0, len(played) + 1, 2):
            for taken in combinations(played, size):
                if sum(map(VALUE.__getitem__, taken)) == points[0] - mine and mine <= missing:
                    found = [*won(0, taken, mine, trump), *won(1, without(played, *taken), missing - mine, trump)]
                    if sum(20 + 20 * (each.led[1] == trump) for each in found if each.declared) == missing:
                        return tuple(found)
    raise AssertionError(f"no tricks of {played} give {points}")


def won(seat: int, taken: Cards, missing: int, trump: str) -> Iterator[Trick]:
    """The tricks of a seat; queens and kings led declare marriages until the points that are missing are there."""
    low = sorted(taken, key=lambda face: (face[0] != "Q", face[0] != "K", face))
    half = len(low) // 2
    for led, reply in zip(low[:half], low[half:], strict=True):
        worth = 40 if led[1] == trump else 20
        declared = led[0] in "QK" and missing >= worth
        missing -= worth * declared
        yield Trick(seat, led, reply, seat, declared)


def endgame(trump: str, mine: Cards, his: Cards, points: tuple[int, int], stock: Cards = (), **more: Any) -> Any:
    """A position with that many points, seat 0 to lead unless said otherwise."""
    played = without(PACK, *mine, *his, *stock)
    return SchnapsenState(
        GAME.standard, "lead", more.pop("turn", 0), (mine, his), ((), ()), stock, trump=trump,
        tricks=tricks(played, points, trump), **more)


def words(state: Any) -> dict[str, int]:
    """What the solver says, by word."""
    return {str(move): value for move, value in solve(state).items()}


def brute(state: Any) -> int:
    """The value for seat 0 by playing every legal move with the rules themselves."""
    if state.phase == "over":
        points = GAME.points(state)
        return int(points[0] - points[1])
    best = max if state.turn == 0 else min
    return best(brute(GAME.apply(state, move)) for move in GAME.legal(state))


def some_options(rng: Random) -> Any:
    """House rules picked at random."""
    values = {}
    for name in GAME.options().values():
        parameter = GAME.options.param[name]
        choices = list(getattr(parameter, "objects", [])) or ([True, False] if parameter.default in (True, False) else [])
        values[name] = rng.choice(choices) if choices else rng.randint(*parameter.bounds)
    return GAME.options(**values).locked()


def random_endgame(rng: Random, options: Any, size: int) -> Any:
    """A position from random play in which duties apply and at most `size` cards are left to each."""
    while True:
        state = GAME.deal(rng.randrange(10**9), options)
        while state.phase != "over":
            if state.strict and len(state.hand) <= size and state.phase in ("lead", "follow"):
                return state
            moves = [move for move in GAME.legal(state) if not isinstance(move, Claim) and str(move)[0] != "o"]
            state = GAME.play(state, rng.choice(moves))


@pytest.mark.parametrize("seed", range(300))
def test_agrees_with_the_rules(seed: int) -> None:
    rng = Random(seed)
    state = random_endgame(rng, some_options(rng) if seed % 4 else GAME.standard, rng.choice((2, 3, 3)))
    sign = 1 if state.turn == 0 else -1
    assert solve(state) == {move: sign * brute(GAME.apply(state, move)) for move in GAME.legal(state)}, state.line()


@pytest.mark.parametrize("seed", range(12))
def test_agrees_with_the_rules_on_longer_hands(seed: int) -> None:
    rng = Random(seed)
    state = random_endgame(rng, some_options(rng) if seed % 2 else GAME.standard, 4)
    sign = 1 if state.turn == 0 else -1
    assert solve(state) == {move: sign * brute(GAME.apply(state, move)) for move in GAME.legal(state)}, state.line()


KNOWN = [
    ("P-01", "C", "S:K H:T C:TJ D:J", "S:AT H:A C:K D:Q", (40, 33), {"TC": 1, "KS": -1, "TH": -1, "JC": -1, "JD": -1}),
    ("P-02", "H", "S:J H:TK C:Q D:J", "S:TK H:J C:AK", (32, 36), {"TH": 1, "KH": 1, "QC": -1, "JS": -1, "JD": -2}),
    ("P-06", "H", "S:QJ H:T D:AQ", "S:A H:Q C:K D:TK", (31, 28), {"TH": 1, "QS": -1, "JS": -1, "AD": -1, "QD": -1}),
    ("P-08", "S", "S:J H:Q C:AKJ", "S:A H:AKJ C:Q", (38, 29), {"AC": 1, "KC": 1, "JC": -1, "QH": -1, "JS": -1}),
    ("P-09", "D", "S:K H:AQ C:QJ", "H:TJ D:AQJ", (43, 26), {"KS": 1, "QC": 1, "JC": 1, "AH": -1, "QH": -1}),
    ("P-16", "D", "H:A C:TKQ D:J", "S:AQ H:TJ D:A", (33, 20),
     {"AH": 2, "TC": 1, "KC": 1, "QC": 1, "JD": 1, "wKC": 1, "wQC": 1}),
    ("P-18", "H", "S:TKQ C:T D:J", "H:AQJ C:KQ", (35, 33),
     {"TC": 1, "TS": -1, "KS": -1, "QS": -1, "JD": -1, "wKS": -1, "wQS": -1}),
]


@pytest.mark.parametrize(("name", "trump", "mine", "his", "points", "expected"), KNOWN, ids=lambda each: str(each)[:4])
def test_known_positions(
    name: str, trump: str, mine: str, his: str, points: tuple[int, int], expected: dict[str, int]
) -> None:
    assert words(endgame(trump, turned(mine), turned(his), points)) == expected


def test_p04_opponent_leads() -> None:
    found = words(endgame("D", turned("S:Q H:TQ D:Q"), turned("H:AK C:K D:J"), (47, 33), turn=1))
    assert found["JD"] > 0 > max(found[word] for word in ("KC", "AH", "KH"))


def plans(trump: str, mine: str, unseen: str, upcard: str, points: tuple[int, int]) -> set[str]:
    """The leads after closing that begin one plan against all hands which the other player can hold."""
    hidden = turned(unseen)
    state = endgame(trump, turned(mine), hidden[1:], points, (hidden[0], card(upcard)))
    table = Endgame(state, closing=True)
    plan = Plan(table, [without(hidden, down) for down in hidden])
    return {str(move) for move in table.values(mask(hidden[1:])) if plan.wins(move)}


def test_p11_close_and_lead_the_trump_queen() -> None:
    assert plans("C", "S:TQ C:AQ D:T", "S:AKJ H:T C:TK", "JC", (47, 33)) == {"QC"}


def test_p14_close_and_lead_ace_or_jack() -> None:
    assert plans("S", "S:Q H:K D:AKJ", "H:ATQ C:A D:TQ", "JS", (33, 13)) == {"AD", "JD"}


@pytest.mark.parametrize(("down", "best"), [("AD", 1), ("TH", -2)])
def test_p13_desperate_close(down: str, best: int) -> None:
    his = without(turned("S:J H:T C:QJ D:AK"), card(down))
    state = endgame("S", turned("S:TQ H:K C:T D:T"), his, (22, 38), (card(down), card("AS")))
    assert max(Endgame(state, closing=True).values(mask(his)).values()) == best


EXACT = [each for each in PUBLISHED if each["type"] == "perfect-info endgame"]


@pytest.mark.parametrize("record", EXACT, ids=[each["id"] for each in EXACT])
def test_published_endgames(record: dict[str, Any]) -> None:
    points = record["trick_points"]["me"], record["trick_points"]["opp"]
    found = words(endgame(record["trump"], turned(record["my_cards"]), turned(record["unseen_cards"]), points))
    for word in (record["best_move"], *record["acceptable_alternatives"]):
        assert found[str(turned([word])[0])] == max(found.values()), found
