"""The advice for the rummies: each tip is some move's reason in words that fit, and is silent where it has nothing to say.

`PYTHONPATH=tests python tests/rummy/test_tips.py` writes anew what is said in `tests/data/rummy_tips.txt`.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from rummy.tables import PLACES
from rummy_hands import grown_hand

from cardlab.bots import guide
from cardlab.coach.hints import hint
from cardlab.core.cards import text
from cardlab.core.rule import Tip
from cardlab.games import GAMES

FILE = Path(__file__).parents[1] / "data" / "rummy_tips.txt"
KEYS = ("remi", "igraonica", "remik")
ALWAYS = ("draw_what_nobody_has_seen", "throw_what_costs_most", "end_the_turn_when_nothing_fits")
"""Advice for want of a better one."""


class Case(NamedTuple):
    """A tip with the views in which it speaks and is silent."""

    key: str
    name: str
    word: str
    speaks: str
    says: str
    silent: str

    @property
    def tip(self) -> Tip:
        return next(tip for tip in GAMES[self.key].tips if tip.name == self.name)


def read(block: str) -> Case:
    """A case from its four lines."""
    head, *lines = block.splitlines()
    return Case(*(part.strip() for part in head.split("|")), *(line.split(": ", 1)[1] for line in lines))


HEAD, *BLOCKS = FILE.read_text().strip().split("\n\n")
CASES = [read(block) for block in BLOCKS]
every_case = pytest.mark.parametrize("case", CASES, ids=[f"{case.key}-{case.name}" for case in CASES])


def first(case: Case) -> guide.Choice:
    return guide.choices(GAMES[case.key], GAMES[case.key].read(case.speaks))[0]


@pytest.mark.parametrize("key", KEYS)
def test_every_tip_has_a_case(key: str) -> None:
    assert [tip.name for tip in GAMES[key].tips] == [case.name for case in CASES if case.key == key]


@every_case
def test_tip_is_the_reason(case: Case) -> None:
    choice = first(case)
    assert (choice.tip, str(choice.move)) == (case.tip, case.word)
    assert choice.why() == case.says
    for sentence in (choice.general(), choice.look(), choice.why()):
        assert sentence[0].isupper() and sentence[-1] in ".?", sentence
        assert not re.search(r"[{}]|\bNone\b|\?\?", sentence), sentence


@every_case
def test_hint_says_the_same(case: Case) -> None:
    game = GAMES[case.key]
    view: Any = game.read(case.speaks)
    found = hint(game, view)
    if view.eyes != view.turn:
        assert found is None
        return
    assert found is not None and found.tip is case.tip and found.why == case.says and str(found.moves[0]) == case.word
    for move in found.moves:
        assert game.refusal(view, move) is None
        view = game.play(view, move)


@every_case
def test_tip_is_silent(case: Case) -> None:
    game = GAMES[case.key]
    view = game.read(case.silent)
    asked = [move for move in game.legal(view) if isinstance(move, case.tip.on)]
    assert asked
    if case.name in ALWAYS:
        assert guide.choices(game, view)[0].tip is not case.tip
    else:
        assert [case.tip(view, move) for move in asked] == [None] * len(asked)


@every_case
def test_choice_does_not_depend_on_hidden_cards(case: Case) -> None:
    game = GAMES[case.key]
    view: Any = game.read(case.speaks)
    other = view.fill(Random(1)).view(view.eyes)
    one, two = guide.choices(game, view), guide.choices(game, other)
    assert [(each.move, each.tip, each.weight) for each in one] == [(each.move, each.tip, each.weight) for each in two]


def test_advice_that_could_not_look_at_everything_says_so() -> None:
    game = GAMES["remi"]
    view = game.read(PLACES["remi"](text(grown_hand(Random(3), 30, 6)), opened=()))
    choice = guide.choices(game, view)[0]
    assert choice.why().endswith("; this is the best one found."), choice.why()


def test_nobody_waits_where_nothing_is_discarded() -> None:
    waits = next(case for case in CASES if case.name == "hold_out_for_a_remi")
    view: Any = GAMES["igraonica"].read(waits.speaks.replace("igraonica;", "igraonica; discards:none;"))
    choice = guide.choices(GAMES["igraonica"], view)[0]
    assert choice.tip is not None and choice.tip.name == "open_as_soon_as_you_can"


def written(case: Case) -> str:
    """A case as it stands in the file."""
    head = f"{case.key} | {case.name} | {case.word}"
    return f"{head}\nspeaks: {case.speaks}\nsays: {first(case).why()}\nsilent: {case.silent}"


if __name__ == "__main__":
    FILE.write_text("\n\n".join([HEAD, *map(written, CASES)]) + "\n")
