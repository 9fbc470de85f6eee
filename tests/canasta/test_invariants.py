"""What holds in every round of Kanasta, whatever the house rules (C20)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from walks import houses, seeds, walk

from cardlab.games import GAMES
from cardlab.games.canasta.melds import RED_THREES, wilds
from cardlab.games.canasta.needs import is_meld

GAME = GAMES["kanasta"]


@settings(max_examples=40)
@given(data=st.data(), seed=seeds)
def test_c20_invariants(data: Any, seed: int) -> None:
    house = data.draw(houses(GAME))
    states = list(walk(GAME, seed, house))
    for before, state in pairwise(states):
        assert all(RED_THREES.isdisjoint(hand) for hand in state.hands)
        if state.turn != before.turn and state.phase == "draw":
            assert state.hands[before.turn], "whoever discards keeps a card"
            settled(state, house)
    last = states[-1]
    assert last.phase == "over" and all(points % 5 == 0 for points in GAME.points(last))
    assert all(line.points % 5 == 0 for line in GAME.score(last))


def settled(state: Any, house: Any) -> None:
    """The table between two turns."""
    assert all(is_meld(meld.cards, state.house) and not meld.new and not meld.paid for meld in state.melds)
    assert max(Counter((meld.owner, meld.rank) for meld in state.melds).values(), default=1) == 1
    for meld in state.melds:
        wild = wilds(meld.cards)
        assert wild <= 3 and (wild <= len(meld.cards) - wild or house.wild_rule == "two_naturals_max3")
        assert len(meld.cards) >= 3 and len(meld.cards) - wild >= 2
    assert not state.bought and not state.drained


@settings(max_examples=25)
@given(data=st.data(), seed=seeds)
def test_c20_red_threes_lie_where_they_were_laid(data: Any, seed: int) -> None:
    """None is ever discarded: in the pile are at most those that were turned up at the beginning."""
    states = list(walk(GAME, seed, data.draw(houses(GAME))))
    first = Counter(card for card in states[0].pile if card in RED_THREES)
    for state in states:
        assert Counter(card for card in state.pile if card in RED_THREES) <= first


@settings(max_examples=25)
@given(data=st.data(), seed=seeds)
def test_a_turn_can_always_be_ended(data: Any, seed: int) -> None:
    """Random play never takes cards back: nothing is offered after which the turn could not end."""
    for state in walk(GAME, seed, data.draw(houses(GAME))):
        assert not any(str(move).startswith("b") for move in GAME.legal(state))
