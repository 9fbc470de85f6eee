"""The advice for 66: each tip is some move's reason, its sentences are whole, and nobody who follows it peeks or errs."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlab.bots import guide
from cardlab.bots import random as random_bot
from cardlab.coach.hints import hint
from cardlab.core.rule import Tip
from cardlab.games import GAMES

GAME = GAMES["schnapsen"]
LINES = (Path(__file__).parent / "data" / "tips.txt").read_text().splitlines()
POSITIONS = [tuple(part.strip() for part in line.split("|")) for line in LINES if not line.startswith("#")]
NAMES = [name for name, _word, _line in POSITIONS]


def options_of(rng: Random) -> Any:
    """House rules picked at random."""
    values = {}
    for name in GAME.options().values():
        parameter = GAME.options.param[name]
        if hasattr(parameter, "objects"):
            values[name] = rng.choice(list(parameter.objects))
        elif isinstance(parameter.default, bool):
            values[name] = rng.random() < 0.5
        else:
            values[name] = rng.randint(*parameter.bounds)
    return GAME.options(**values).locked()


def played(seed: int, options: Any, tips: Sequence[Tip] | None, wild: float = 0.2) -> Iterator[Any]:
    """The states of a deal that the guided bot plays for both seats, sometimes with a random move."""
    rng = Random(seed)
    state = GAME.deal(seed, options)
    while state.phase != "over":
        yield state
        view = state.view(state.turn)
        move = random_bot.choose(GAME, view, rng) if rng.random() < wild else guide.choose(GAME, view, rng, tips)
        state = GAME.play(state, move)


def said(choice: guide.Choice) -> list[str]:
    return [choice.general(), choice.look(), choice.why()]


def test_every_tip_has_a_position() -> None:
    assert [tip.name for tip in GAME.tips] == NAMES
    assert sorted(tip.source for tip in GAME.tips) == sorted(f"T{number}." for number in range(1, 17))


@pytest.mark.parametrize(("name", "word", "line"), POSITIONS, ids=NAMES)
def test_tip_is_the_reason(name: str, word: str, line: str) -> None:
    view = GAME.read(line)
    choice = guide.choices(GAME, view)[0]
    assert choice.tip is not None and choice.move == guide.choose(GAME, view, Random(0))
    assert (choice.tip.name, str(choice.move)) == (name, word)
    for sentence in said(choice):
        assert sentence and sentence[0].isupper() and sentence[-1] in ".?", sentence
        assert not re.search(r"[{}]|\bNone\b|\?\?", sentence), sentence
    found = hint(GAME, view)
    assert found is not None and found.tip is choice.tip and str(found.moves[0]) == word
    assert found.cards and set(found.cards) <= set(view.hand)


@pytest.mark.parametrize(("name", "word", "line"), POSITIONS, ids=NAMES)
def test_bot_that_does_not_know_the_tip_never_names_it(name: str, word: str, line: str) -> None:
    known = NAMES.index(name)
    found = guide.choices(GAME, GAME.read(line), GAME.tips[:known])
    assert all(choice.tip is None or choice.tip.name in NAMES[:known] for choice in found)


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 16).map(lambda n: GAME.tips[:n]), st.sampled_from(["standard", "literal", "austrian", ""]))
def test_guided_bot_finishes_every_deal(seed: int, tips: Sequence[Tip], preset: str) -> None:
    options = GAME.preset(preset) if preset else options_of(Random(seed))
    for state in played(seed, options, tips):
        found = guide.choices(GAME, state.view(state.turn), tips)
        assert sorted(str(choice.move) for choice in found) == sorted(map(str, GAME.legal(state)))
        assert [choice.weight for choice in found] == sorted((choice.weight for choice in found), reverse=True)
        assert not any(re.search(r"[{}]", sentence) for choice in found for sentence in said(choice))


@settings(max_examples=10)
@given(st.integers(0, 10**6))
def test_following_the_hint_is_legal(seed: int) -> None:
    for state in played(seed, options_of(Random(seed)), None, wild=0.5):
        found = hint(GAME, state.view(state.turn))
        after = state
        for move in found.moves if found else ():
            after = GAME.play(after, move)
        assert found is None or len(found.moves) == len(found.sentences)


@settings(max_examples=10)
@given(st.integers(0, 10**6))
def test_choice_does_not_depend_on_hidden_cards(seed: int) -> None:
    rng = Random(seed)
    for state in played(seed, options_of(rng), None):
        view = state.view(state.turn)
        other = view.fill(rng).view(state.turn)
        one, two = guide.choices(GAME, view), guide.choices(GAME, other)
        assert [(each.move, each.tip, each.weight) for each in one] == [(each.move, each.tip, each.weight) for each in two]


def test_no_advice_is_said_as_such() -> None:
    view = GAME.deal(1).view(1)
    move = guide.choose(GAME, view, Random(0), tips=())
    choice = guide.advised(GAME, view, move, tips=())
    assert choice.tip is None and choice.look() == "" and choice.why().endswith(".")
    assert hint(GAME, view, tips=()) is None
    assert type(move) is type(GAME.legal(view)[0])


def test_a_hand_all_of_which_is_known_is_one_hand_although_the_stock_is_not() -> None:
    view = GAME.read(
        "schnapsen; claim_mode:manual; phase=lead; turn=0; hands=QC / QH; shown=- / QH; stock=??*5 JD; dealer=1; eyes=0; trump=D; "
        "tricks=0JC/JH>0 0QS/AS>1 1wKH/AH>0 0AD/TD>0 0TC/QD>1 1TH/KD>0; closer=1; closed_at=4")
    assert str(guide.choose(GAME, view, Random(0))) == "QC"
