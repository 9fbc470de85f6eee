"""What holds for every game under any house rules, over random play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import HOUSES, NAMES, houses, record, seeds, walk

from cardlab.core.cards import BACK, FACES, Card
from cardlab.core.errors import Illegal
from cardlab.core.game import Game, reveals
from cardlab.core.record import Record
from cardlab.core.rule import need, rule
from cardlab.core.sheet import Chapter
from cardlab.games import GAMES
from cardlab.games.schnapsen.moves import Close

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
presets = pytest.mark.parametrize(("game", "preset"), HOUSES, ids=NAMES)
few, fewer = settings(max_examples=25), settings(max_examples=10)
deals = given(data=st.data(), seed=seeds)


def any_deal(game: Game, data: Any, seed: int) -> list[Any]:
    """The states of a random deal under random options; of a long one a few, near its beginning or some way into it."""
    states = list(islice(walk(game, seed, data.draw(houses(game))), data.draw(st.sampled_from((8, 30, 160)))))
    return states if len(states) < 30 else states[-8:]


def views(state: Any) -> list[Any]:
    """What a spectator and each seat have seen."""
    return [state.view(seat) for seat in range(-1, state.seats)]


@games
@fewer
@deals
def test_states_views_and_moves_are_read_as_written(game: Game, data: Any, seed: int) -> None:
    for state in any_deal(game, data, seed):
        for each in (state, *views(state)):
            assert game.read(each.line()) == each
        for move in game.candidates(state):
            assert game.move(str(move)) == move


@games
@few
@deals
def test_records_are_read_as_written_and_replay_identically(game: Game, data: Any, seed: int) -> None:
    played = record(game, seed, data.draw(houses(game)))
    again = Record.read(str(played), GAMES)
    assert again == played and again.states == played.states
    assert str(again) == str(played)


@games
@few
@deals
def test_masked_records_replay_and_hide(game: Game, data: Any, seed: int) -> None:
    played = record(game, seed, data.draw(houses(game)))
    part = played.cut(data.draw(st.integers(0, len(played.entries))))
    for seat in range(part.state.seats):
        view = part.state.view(seat)
        masked = Record.read(str(part.masked(seat)), GAMES)
        assert masked.state.view(seat) == view
        assert (*masked.pack, *masked.again).count(BACK) == len(view.unseen())


@games
@few
@deals
def test_studies_from_a_position_replay_and_hide(game: Game, data: Any, seed: int) -> None:
    played = record(game, seed, data.draw(houses(game)))
    start = data.draw(st.integers(0, len(played.entries) - 1))
    study = replace(
        played, pack=(), dealer=0, position=played.states[start].line(), entries=played.entries[start:], _replayed=[])
    part = study.cut(data.draw(st.integers(0, len(study.entries))))
    for seat in range(part.state.seats):
        masked = Record.read(str(part.masked(seat)), GAMES)
        assert masked.state.view(seat) == part.state.view(seat)
        assert masked.state.unseen() == part.state.view(seat).unseen()


@games
@pytest.mark.parametrize("seed", [11, 23])
def test_hands_shown_at_the_end_of_a_study_are_in_the_same_order(game: Game, seed: int) -> None:
    whole = record(game, seed, most=500)
    start = 17 * len(whole.entries) // 20
    study = replace(whole, pack=(), dealer=0, position=whole.states[start].line(), entries=whole.entries[start:], _replayed=[])
    assert study.state.phase == "over"
    for seat in range(study.state.seats):
        assert Record.read(str(study.masked(seat)), GAMES).state.view(seat) == study.state.view(seat)


@games
@few
@deals
def test_no_card_is_lost_or_made(game: Game, data: Any, seed: int) -> None:
    for state in any_deal(game, data, seed):
        for each in (state, *views(state)):
            each.check()
        assert Counter(face for pile in state.piles() for face in pile) == Counter(state.pack())


@games
@few
@deals
def test_filling_a_view_keeps_it(game: Game, data: Any, seed: int) -> None:
    for state in any_deal(game, data, seed):
        for view in views(state):
            full = view.fill(Random(seed))
            assert full.view(view.eyes) == view
            assert not full.unseen() and full.eyes is None


@presets
@few
@given(seed=seeds)
def test_rules_need_no_hidden_card(game: Game, preset: str, seed: int) -> None:
    states = list(walk(game, seed, game.preset(preset)))
    for state in states[:: 1 + len(states) // 30]:
        assert game.legal(state.view(state.turn)) == game.legal(state)


@games
@few
@deals
def test_rules_need_no_hidden_card_under_any_options(game: Game, data: Any, seed: int) -> None:
    for state in any_deal(game, data, seed):
        view = state.view(state.turn)
        assert [str(game.refusal(view, move)) for move in game.candidates(view)] == [
            str(game.refusal(state, move)) for move in game.candidates(state)
        ]


@games
@few
@deals
def test_a_move_is_refused_or_played(game: Game, data: Any, seed: int) -> None:
    for state in any_deal(game, data, seed):
        legal = game.legal(state)
        for move in game.candidates(state):
            refusal = game.refusal(state, move)
            assert (refusal is None) == (move in legal)
            if refusal is None:
                game.play(state, move)
            else:
                assert not set("{}") & set(str(refusal))
                with pytest.raises(Illegal) as caught:
                    game.play(state, move)
                assert caught.value.refusal == refusal


@games
@few
@deals
def test_a_deal_ends_when_nobody_can_move(game: Game, data: Any, seed: int) -> None:
    *before, last = walk(game, seed, data.draw(houses(game)))
    assert last.phase == "over" and not game.legal(last)
    assert all(state.phase != "over" for state in before)
    assert len(game.points(last)) == last.seats


@games
@few
@deals
def test_what_was_seen_stays_seen(game: Game, data: Any, seed: int) -> None:
    states = any_deal(game, data, seed)
    for before, after in pairwise(states):
        for seat in range(before.seats):
            was, now = Counter(before.view(seat).unseen()), Counter(after.view(seat).unseen())
            assert now <= was or len(after.stock) > len(before.stock)
            assert reveals(before, after, seat) == (now != was)


@games
@few
@deals
def test_the_table_shows_no_unseen_card(game: Game, data: Any, seed: int) -> None:
    for state in any_deal(game, data, seed):
        for view in views(state):
            seen = Counter(face for pile in view.piles() for face in pile if face != BACK)
            said = [game.status(view), *(f"{each.points} {each.total}" for each in game.tallies(view))]
            for zone in game.layout(view):
                faces = [*zone.cards, *(each for each in zone.details.values() if isinstance(each, Card))]
                assert set(faces) - {BACK} <= set(seen)
                said += [zone.label, zone.note, *(str(each) for each in zone.details.values())]
            hidden = set(view.unseen()) - set(seen)
            assert not [face for face in hidden for text in said if format(face) in text]


@games
@few
@deals
def test_every_move_can_be_said(game: Game, data: Any, seed: int) -> None:
    for state in any_deal(game, data, seed):
        for move in game.legal(state):
            for text in (move.say(state), move.say(state, "Anna"), move.label(state), move.family(state)):
                assert text and not set("{}") & set(text)
            for pause in game.pauses(state, move):
                assert all(game.layout(view) for view in views(pause))
        for line in game.score(state):
            assert line.title and line.note and line.rule


def peeking(kind: type, test: Any) -> Game:
    """66 with one more rule, which judges moves of a kind."""
    test.__doc__ = "A rule of the test."
    cheat = Chapter("Cheating", (rule(kind)(test),))
    return replace(GAMES["schnapsen"], chapters=(*GAMES["schnapsen"].chapters, cheat))


def caught(game: Game) -> bool:
    """Whether the contract finds that a rule has looked at hidden cards."""
    return any(
        game.legal(state.view(state.turn)) != game.legal(state) for seed in range(40) for state in walk(game, seed))


def test_a_rule_that_peeks_into_a_hand_is_caught() -> None:
    assert caught(peeking(Close, lambda state, move: need(FACES["A" + state.trump] not in state.hands[1 - state.turn])))


def test_a_rule_that_peeks_into_the_stock_is_caught() -> None:
    assert caught(peeking(Close, lambda state, move: need(state.stock[0][0] not in "AT")))


def test_an_honest_rule_is_not() -> None:
    assert not caught(peeking(Close, lambda state, move: need("K" in {face[0] for face in state.hand})))
