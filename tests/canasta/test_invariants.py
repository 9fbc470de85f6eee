"""What holds in every round of Kanasta, whatever the house rules (C20)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from walks import houses, seeds, walk

from cardlab.core.cards import Cards, cards
from cardlab.core.move import Move
from cardlab.games import GAMES
from cardlab.games.canasta.melds import RED_THREES, WILD, wilds
from cardlab.games.canasta.moves import Add, Lay, PutBack, Take, TakeBack
from cardlab.games.canasta.needs import is_meld

GAME = GAMES["kanasta"]
WILD_CARD = cards("2S")


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


def group(rng: Random, hand: Cards) -> Cards:
    """Some cards of one rank, and perhaps wild ones."""
    rank = rng.choice(hand)[0]
    alike = [card for card in hand if card[0] == rank and card not in WILD]
    wild = [card for card in hand if card in WILD]
    return (*alike[: rng.randint(1, 7)], *wild[: rng.choice((0, 0, 1, 2))]) or hand[:1]


def odd(rng: Random, state: Any) -> Move:
    """A move that nobody would propose."""
    number = rng.randint(1, max(1, len(state.melds)))
    some = group(rng, state.hand or WILD_CARD)
    laid = [card for meld in state.melds[number - 1 : number] for card in meld.cards] or WILD_CARD
    back = tuple(rng.sample(laid, rng.randint(1, len(laid))))
    return rng.choice([Lay((some,)), Add(number, some), Take(some), Take(some, (some,)), TakeBack(number, back), PutBack()])


@settings(max_examples=15)
@given(data=st.data(), seed=seeds)
def test_whatever_is_done_can_be_written_and_gone_on_from(data: Any, seed: int) -> None:
    rng, state = Random(seed), GAME.deal(seed, data.draw(houses(GAME)))
    for _each in range(150):
        legal = GAME.legal(state)
        assert legal or state.phase == "over"
        move = odd(rng, state) if rng.random() < 0.6 else rng.choice(legal or [PutBack()])
        if GAME.refusal(state, move) is None:
            state = GAME.play(state, move)
            assert GAME.read(state.line()) == state and all(is_meld(meld.cards, state.house) for meld in state.melds)
