"""Practice questions are fresh, and the sheet answers them."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from cardlab.__main__ import main
from cardlab.bots import guide
from cardlab.coach.drills import Question, drilled, question
from cardlab.coach.situations import of_example
from cardlab.core.errors import Unreadable
from cardlab.core.rule import Rule, ScoreRule, Tip
from cardlab.games import GAMES

GAME = GAMES["schnapsen"]


def asked(name: str, seed: int) -> Question:
    found = question(GAME, name, seed)
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["follow_suit", "both_of_a_suit", "close_while_stock_lasts"])
def test_whether_a_move_is_allowed_is_what_the_rule_says(name: str) -> None:
    answers = set()
    for seed in range(8):
        found = asked(name, seed)
        refusals = [GAME.refusal(found.view, move) for move in found.moves]
        if len(refusals) > 1:
            assert [at for at, refusal in enumerate(refusals) if refusal is None] == [found.answer]
        else:
            assert found.answer == (refusals[0] is not None)
            answers.add(found.answer)
        assert all(refusal.rule.name == name for refusal in refusals if refusal)
    assert answers == {0, 1}


def test_which_of_several_moves_is_allowed_and_why_not_the_others() -> None:
    found = next(each for each in map(partial(asked, "follow_suit"), range(20)) if len(each.moves) > 1)
    assert found.ask == "Which of these is allowed now?" and len(found.choices) == len(found.moves) == len(found.against) > 2
    assert [bool(why) for why in found.against] == [at != found.answer for at in range(len(found.moves))]


@pytest.mark.parametrize("key", ["schnapsen", "remik", "kanasta"])
def test_every_name_on_the_list_is_asked_about(key: str) -> None:
    game = GAMES[key]
    assert [name for name in drilled(game) if not any(question(game, name, seed) for seed in range(3))] == []


@pytest.mark.parametrize("key", GAMES)
def test_examples_in_other_suits_are_still_examples(key: str) -> None:
    game, rng = GAMES[key], Random(1)
    for name, article in game.articles.items():
        moment = next(of_example(game, name, rng))
        if isinstance(article, Rule) and article.on:
            refusal = game.refusal(moment.state, moment.recent[0])
            assert refusal and refusal.rule is article, name


@pytest.mark.parametrize("name", ["lead_low", "exchange_the_jack"])
def test_what_to_do_is_what_the_tip_says(name: str) -> None:
    found = asked(name, 3)
    best = guide.choices(GAME, found.view)[0]
    assert isinstance(found.article, Tip) and best.tip is found.article
    assert found.moves[found.answer] == best.move and len(found.choices) > 1


def test_points_are_those_of_the_score() -> None:
    found = asked("points_of_tricks", 5)
    assert isinstance(found.article, ScoreRule) and not found.choices
    assert found.answer in {line.points for line in GAME.score(found.view) if line.rule is found.article}


def test_every_seed_asks_something_new_and_the_same_seed_the_same() -> None:
    lines = [asked("follow_suit", seed).view.line() for seed in range(6)]
    assert len(set(lines)) == 6
    assert asked("follow_suit", 0).view.line() == lines[0]


def test_a_question_shows_only_what_its_player_sees() -> None:
    view = asked("lead_low", 1).view
    assert view.eyes == view.turn and "??" in view.hands[1 - view.turn]


def test_an_article_that_is_not_there_is_named() -> None:
    with pytest.raises(Unreadable, match="no_such_rule"):
        question(GAME, "no_such_rule", 0)


def test_the_terminal_asks_and_says_why(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["x", "1", "2", "1", "2", "1"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    assert main(["practise", "schnapsen", "follow_suit", "--count", "4", "--seed", "2"]) == 0
    said = capsys.readouterr().out
    assert "“x” is no answer: a number from 1 to" in said
    assert "of 4 answers were right." in said and said.count("allowed now?") == 4


def test_the_terminal_keeps_what_was_practised(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda _prompt: "1")
    for new in (2, 4):
        assert main(["practise", "schnapsen", "--count", "2"]) == 0
        said = capsys.readouterr().out
        assert said.count("allowed now?") == 2 and f"New: {len(drilled(GAME)) - new}." in said
    assert main(["practise", "schnapsen", "--me", "nobody"]) == 2
    assert "no progress of “nobody”" in capsys.readouterr().err
    monkeypatch.setattr("builtins.input", lambda _prompt: "quit")
    assert main(["play", "schnapsen", "--strength", "learnt"]) == 0
    said = capsys.readouterr().out
    assert "No lesson that you have passed has taught a tip yet" in said and f"The bot knows: {GAME.tips[0].title}." in said


def test_nothing_can_be_asked_about_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practise", "schnapsen", "folow_suit"]) == 2
    assert "folow_suit" in capsys.readouterr().err
