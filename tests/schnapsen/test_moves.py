"""The moves of 66: their words and sentences, and that no legal move is missing among the candidates."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from laid import GAME, answers, at
from walks import houses, seeds, walk

from cardlab.core.move import Move
from cardlab.core.options import Options
from cardlab.games.schnapsen.state import PACK

WORDS = [prefix + str(face) for prefix in ("", "w", "o") for face in PACK] + ["e", "c", "d", "o"]
EVERY = [GAME.move(word) for word in WORDS]


def test_every_move_has_a_word_of_its_own() -> None:
    assert len(set(EVERY)) == len(EVERY) == 64
    assert [str(move) for move in EVERY] == WORDS


@settings(max_examples=30)
@given(seed=seeds, house=houses(GAME))
def test_every_move_that_no_rule_refuses_is_a_candidate(seed: int, house: Options) -> None:
    for state in walk(GAME, seed, house):
        assert {str(move) for move in EVERY if GAME.refusal(state, move) is None} == answers(state)


@pytest.mark.parametrize(
    ("word", "yours", "theirs", "label"),
    [
        ("AC", "You play A♣.", "Ben plays A♣.", "Play A♣"),
        ("wKH", "You lead K♥ and declare 20.", "Ben leads K♥ and declares 20.", "Declare 20 with K♥"),
        ("wKS", "You lead K♠ and declare 40.", "Ben leads K♠ and declares 40.", "Declare 40 with K♠"),
        ("e", "You exchange J♠ for 10♠.", "Ben exchanges J♠ for 10♠.", "Exchange J♠"),
        ("c", "You close the stock.", "Ben closes the stock.", "Close the stock"),
        ("d", "You draw, and so does your opponent.", "Ben draws, and so does the other player.", "Draw"),
        ("o", "You claim 66.", "Ben claims 66.", "Claim 66"),
        ("oKH", "You show K♥ and its partner, declare 20 and claim 66.",
         "Ben shows K♥ and its partner, declares 20 and claims 66.", "Declare 20 with K♥ and claim"),
    ],
)
def test_what_moves_say(word: str, yours: str, theirs: str, label: str) -> None:
    state, move = at("KH QH KS AC JD", up="TS"), GAME.move(word)
    assert (move.say(state), move.say(state, "Ben"), move.label(state)) == (yours, theirs, label)
    assert isinstance(move, Move)


def test_declared_cards_are_known_to_the_other_player() -> None:
    state = at("KH QH JS AC JD", up="TS")
    declared = GAME.play(state, GAME.move("wQH"))
    exchanged = GAME.play(state, GAME.move("e"))
    assert [str(face) for face in declared.view(1).hands[0]] == ["KH", "??", "??", "??"]
    assert [str(face) for face in exchanged.view(1).hands[0]] == ["TS"] + ["??"] * 4
    assert str(exchanged.view(1).stock[-1]) == "JS"
