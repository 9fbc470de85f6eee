"""Nothing a game says escapes translation: random deals in the pseudo-locale, which accents every message."""

import gettext
import re
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any

import param
import pytest
from babel.messages.pofile import read_po

from cardlab.core import language
from cardlab.core.game import Game
from cardlab.core.language import translate, use
from cardlab.core.options import Options
from cardlab.core.sentence import fill
from cardlab.games import GAMES
from cardlab.locale.__main__ import TEMPLATE

PLAIN = re.compile(r"(?<![^\W_])(?=[a-zA-Z]*[acdeghijlnorstuwyz])[a-zA-Z]{3,}(?![^\W_])")
"""A word of three letters and more that the pseudo-locale would have accented."""

DEALS = 10


@pytest.fixture(params=GAMES.values(), ids=GAMES.keys())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game in turn."""
    return request.param


def sheet(game: Game) -> Iterator[str]:
    """What stands on the sheet, and what the options are called."""
    yield from (game.title, translate(game.blurb), *(chapter.title for chapter in game.chapters))
    yield from (translate(each.label) for each in game.strengths)
    for preset in game.presets:
        yield from (translate(preset.label), translate(preset.doc))
        options = game.preset(preset.key)
        yield from (article.printed(options) for article in game.articles.values())
        yield from map(str, options.said(options.values()).values())
    yield from (article.title for article in [*game.articles.values(), *game.tips])
    yield from (translate(example.note) for example in game.examples.values())
    yield from choices(game.options)


def choices(options: type[Options]) -> Iterator[str]:
    """The labels of the options and of what can be chosen; their sources stay as they are."""
    for name in options().values():
        yield translate(options.param[name].label)
        yield from map(translate, getattr(options.param[name], "names", None) or ())


def house(game: Game, rng: Random) -> Options:
    """Options drawn by chance."""
    drawn = {}
    for name in game.options().values():
        parameter = game.options.param[name]
        if isinstance(parameter, param.Boolean):
            drawn[name] = rng.random() < 0.5
        elif isinstance(parameter, param.Integer):
            drawn[name] = rng.randint(*parameter.bounds)
        else:
            drawn[name] = rng.choice(list(parameter.objects))
    return game.options(**drawn).locked()


def played(game: Game, seed: int) -> list[Any]:
    """The states of a random deal under random options."""
    rng = Random(seed)
    states = [game.deal(seed, house(game, rng))]
    while legal := game.legal(states[-1]):
        states.append(game.play(states[-1], rng.choice(legal)))
    return states


def deal(game: Game, seed: int) -> Iterator[str]:
    """What is said in the course of a random deal, in which every move is tried at every moment; of a long deal some at some."""
    whole = played(game, seed)
    long = len(whole) > 40
    states = [*whole[: -1 : len(whole) // 8], whole[-1]] if long else whole
    moves = {str(move): move for state in states for move in game.candidates(state)}
    if long:
        moves = dict(Random(seed).sample(sorted(moves.items()), min(40, len(moves))))
    for state in states:
        view = state.view(state.turn)
        yield from table(game, view)
        for move in moves.values():
            refusal = game.refusal(view, move)
            yield from [str(refusal)] if refusal else [move.say(view), move.say(view, "7"), move.label(view)]
            yield from advice(game, view, move) if not refusal else ()
    yield from (text for line in game.score(states[-1]) for text in (line.title, line.note))


def table(game: Game, view: Any) -> Iterator[str]:
    """What stands at the zones of the table."""
    yield game.status(view)
    for zone in game.layout(view):
        yield from (zone.label, zone.note)
    for tally in game.tallies(view):
        yield from (tally.points, tally.total)


def advice(game: Game, view: Any, move: Any) -> Iterator[str]:
    """The paragraphs of every tip that advises the move."""
    for tip in game.tips:
        found = tip(view, move) if isinstance(move, tip.on) else None
        if found:
            yield from (fill(text, found.facts) for text in tip.more)


def said(game: Game) -> Iterator[str]:
    """All that a game says: on its sheet and in a few deals."""
    yield from sheet(game)
    for seed in range(DEALS):
        yield from deal(game, seed)


def test_no_text_escapes(game: Game) -> None:
    with use("xx"):
        escaped = {text for text in said(game) if PLAIN.search(text)}
    assert not escaped, "\n".join(sorted(escaped))


def test_every_message_is_in_the_template(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    template = read_po(BytesIO(TEMPLATE.read_bytes()))
    known = {text for each in template for text in (each.id if isinstance(each.id, tuple) else [each.id])}
    asked: set[str] = set()

    class Listener(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            asked.add(message)
            return message

        def ngettext(self, one: str, many: str, n: int) -> str:
            asked.update((one, many))
            return one

    monkeypatch.setattr(language, "catalogue", lambda code: Listener())
    for _text in said(game):
        pass
    assert asked <= known, "\n".join(sorted(asked - known))
