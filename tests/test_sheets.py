"""Every article of every sheet has a text, a source and an example, and every rule of the examples is needed."""

from __future__ import annotations

from dataclasses import replace
from string import Formatter
from typing import Any

import pytest
from walks import HOUSES, NAMES

from cardlab.core.game import Game
from cardlab.core.language import use
from cardlab.core.rule import Article, Rule, ScoreRule
from cardlab.core.sheet import Chapter
from cardlab.games import GAMES

ARTICLES = [(game, article) for game in GAMES.values() for article in game.articles.values()]
articles = pytest.mark.parametrize(("game", "article"), ARTICLES, ids=lambda each: getattr(each, "name", ""))
REFUSING = [(game, each) for game, each in ARTICLES if isinstance(each, Rule) and each.on]
refusing = pytest.mark.parametrize(("game", "rule"), REFUSING, ids=lambda each: getattr(each, "name", ""))


def places(text: str) -> set[str]:
    """The names in braces."""
    return {name for _text, name, _spec, _conversion in Formatter().parse(text) if name}


def without(game: Game, rule: Rule) -> Game:
    """The game with one rule struck from its sheet."""
    chapters = [Chapter(each.heading, tuple(a for a in each.articles if a != rule)) for each in game.chapters]
    return replace(game, chapters=chapters)


def tried(game: Game, name: str) -> list[tuple[Any, Any]]:
    """The tries of an example, each with its refusal."""
    example = game.examples[name]
    state = game.read(example.line)
    return [(game.move(word), game.refusal(state, game.move(word))) for word in example.tries]


@articles
def test_article_is_complete(game: Game, article: Article) -> None:
    assert article.source and article.text.endswith((".", "}."))
    assert all(name in game.standard.values() for name in article.options)
    if isinstance(article, ScoreRule):
        assert len(article.more) > 1
    elif isinstance(article, Rule):
        assert len(article.more) == bool(article.on)


@articles
def test_choices_stand_after_a_colon(game: Game, article: Article) -> None:
    for name in article.options:
        assert f": {{{name}}}" in article.text


@pytest.mark.parametrize(("game", "preset"), HOUSES, ids=NAMES)
def test_the_sheet_prints(game: Game, preset: str) -> None:
    for article in game.articles.values():
        assert not places(article.printed(game.preset(preset)))
        with use("xx"):
            assert article.printed(game.preset(preset)).startswith("[") and article.title.startswith("[")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_is_explained_by_an_article(game: Game) -> None:
    named = {name for article in game.articles.values() for name in article.options}
    assert named == set(game.standard.values())


@articles
def test_article_has_an_example(game: Game, article: Article) -> None:
    example = game.examples[article.name]
    state = game.read(example.line)
    assert state.line() == example.line and state.turn == 0
    assert example.tries and example.note.endswith(".") and len(example.note) < 140
    tries = tried(game, article.name)
    if isinstance(article, Rule) and article.on:
        assert tries[0][1] and tries[0][1].rule is article
        assert any(refusal is None for _move, refusal in tries) or not game.legal(state)
    else:
        assert all(refusal is None for _move, refusal in tries)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_examples_belong_to_articles(game: Game) -> None:
    assert set(game.examples) == set(game.articles)


@articles
def test_score_line_is_in_its_example(game: Game, article: Article) -> None:
    if isinstance(article, ScoreRule):
        state = game.read(game.examples[article.name].line)
        after = game.play(state, tried(game, article.name)[0][0])
        assert any(line.rule is article for line in game.score(after))


@refusing
def test_rule_alone_refuses_its_example(game: Game, rule: Rule) -> None:
    """Whoever strikes the rule from the sheet fails here: nothing else refuses the move."""
    move, refusal = tried(without(game, rule), rule.name)[0]
    assert refusal is None, f"{move} is refused by {refusal.rule.name} too" if refusal else ""


@refusing
def test_refusal_is_one_sentence_with_the_facts(game: Game, rule: Rule) -> None:
    refusal = tried(game, rule.name)[0][1]
    assert refusal is not None
    said = str(refusal)
    assert said.endswith(".") and not places(said) and places(rule.why) <= set(refusal.facts)
    with use("xx"):
        assert str(refusal).startswith("[")
