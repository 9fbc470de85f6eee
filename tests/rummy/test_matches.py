"""Matches of the rummies, and what is said beside the moves: who drops out, who wins, and which hands are nearly empty."""

from __future__ import annotations

import pytest
from rummy.tables import at, play

from cardlab.core.record import Record
from cardlab.core.sheet import differences
from cardlab.games import GAMES
from cardlab.games.rummy.kin import KIN
from cardlab.games.rummy.match import IgraonicaMatch, RemiMatch

REMI, IGRAONICA = GAMES["remi"], GAMES["igraonica"]


def test_sg_a18_of_those_who_drop_out_at_once_the_best_wins() -> None:
    match = RemiMatch(REMI.standard, seats=3).add((0, -60, -20))
    assert match.out == (1,) and not match.finished
    assert match.add((-70, 0, -60)).won == [(0,)], "seat 1 has fewer points, but was out before"
    assert match.add((-70, 0, -50)).won == [(0, 2)], "equal ones share"


def test_ig_a18_in_the_challenge_too() -> None:
    match = IgraonicaMatch(IGRAONICA.options.read("challenge:yes"), seats=3).add((0, 500, 400))
    assert match.add((520, 0, 120)).won == [(0, 2)]
    assert match.add((520, 0, 110)).won == [(2,)]


@pytest.mark.parametrize(("key", "house", "said"), [
    ("remi", "", "more negative points than 50."), ("remi", "points_limit:1 limit_test:reach", "so many negative points: 1."),
    ("igraonica", "", "Points that win the match: 1000."), ("igraonica", "challenge:yes", "Points that put a player out: 500."),
    ("remik", "", "Rounds of this match played: 1 of 5."), ("remik", "rounds:1", "played: 1 of 1."),
    ("remik", "match_end:minus_500", ": 500.")])
def test_sg_r5_what_ends_the_match_is_always_told(key: str, house: str, said: str) -> None:
    match = GAMES[key].match(GAMES[key].options.read(house)).add((0, -2))
    assert match.tally(str)[0].endswith(said)


@pytest.mark.parametrize(("words", "said"), [
    ("x9S", "Anna discards 9♠. Anna has only 3 cards left."),
    ("m7C,8C,9C", "Anna lays 7♣, 8♣, 9♣. Anna has only 1 card left.")])
def test_ig_a23_a_hand_down_to_three_cards_is_announced_once(words: str, said: str) -> None:
    state = at("igraonica", "7C 8C 9C 9S", others="KS KH 2D")
    record = Record(IGRAONICA, IGRAONICA.match.of(state), position=state.line(), names=("Anna", "Ben")).add(IGRAONICA.move(words))
    before, after = record.states
    assert IGRAONICA.told(before, record.moves[0], after, record.names.__getitem__) == said
    assert IGRAONICA.told(before, record.moves[0], after, lambda seat: None).count("You have only") == 1


def test_ig_a23_not_when_a_card_is_drawn_and_not_in_other_games() -> None:
    for key, words in (("igraonica", "d"), ("remi", "x9S"), ("remik", "x9S")):
        phase = "draw" if words == "d" else "play"
        state = at(key, "7C 8C 9S" if words == "d" else "7C 8C 9C 9S", phase=phase)
        assert not GAMES[key].announced(state, play(state, words), str)


def test_knocks_are_told_of_the_one_who_knocks() -> None:
    state = at("remi", "7H", phase="draw", seats=4, others=13, pile="5H 9C 2D KS", opened=(), discarder=3)
    knock = REMI.move("k2")
    assert REMI.told(state, knock, REMI.play(state, knock), ("Anna", "Ben", "Cleo", "Dan").__getitem__).startswith("Cleo knocks")


def test_rules_in_each_others_place_are_compared() -> None:
    found = {each.title: each for each in differences(
        (REMI.chapters, REMI.standard), (IGRAONICA.chapters, IGRAONICA.standard), REMI.kin)}
    dealt = found["Thirteen cards each / Fourteen cards each"]
    assert dealt.here and dealt.there and "thirteen" in dealt.here and "fourteen" in dealt.there
    assert found["Knock in time"].there is None


@pytest.mark.parametrize("key", ["remi", "igraonica", "remik"])
def test_each_game_answers_a_question_once(key: str) -> None:
    for part in KIN:
        assert sum(each.name in GAMES[key].articles for each in part) <= 1, part
    assert all(any(each.name in game.articles for game in GAMES.values()) for part in KIN for each in part)


@pytest.mark.parametrize(("key", "standing", "out"), [
    ("remi", (-20, 0, -5), ()), ("remi", (0, -5, -60), (2,)), ("igraonica", (120, 0, 300), ()), ("remik", (-30, 50, -20), ())])
@pytest.mark.parametrize("dealer", [0, 1])
def test_a_position_goes_on_with_its_totals_and_its_dealer(key: str, standing: tuple[int, ...], out: tuple[int, ...], dealer: int) -> None:
    state = at(key, "7C 8C 9C", seats=3, standing=standing, out=out).but(dealer=dealer)
    match = GAMES[key].match.of(state)
    assert (match.standing, match.out, match.dealer) == (standing, out, dealer)


def test_totals_that_decide_a_match_begin_a_new_one() -> None:
    match = IgraonicaMatch.of(at("igraonica", "7C 8C 9C", standing=(1200, 0)))
    assert match.standing == (0, 0) and match.dealer == 1
