"""`rules` and `diff`: rule sheets to read and to compare."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from ..core.errors import text
from ..core.game import Game
from ..core.language import translate as _
from ..core.match import Player
from ..core.options import Options
from ..core.rows import Rows
from ..core.rule import Article
from ..core.sheet import Difference, Example, differences
from ..games import find
from . import output, words
from .sources import Command, add_house, add_json, seen, typed


def add(command: Command) -> None:
    """Add the commands."""
    rules = command("rules", _("print a game's rules, or one of them with its example"))
    rules.add_argument("game", metavar="GAME", help=_("the game"))
    rules.add_argument("name", metavar="NAME", nargs="?", help=_("the name of one rule"))
    add_house(rules)
    add_json(rules)
    rules.set_defaults(run=run_rules)
    diff = command("diff", _("print what changes between two games or two sets of house rules"))
    for side in ("one", "other"):
        diff.add_argument(side, metavar=side[0].upper(), help=_("GAME, GAME:PRESET or GAME:OPTION:VALUE,…"))
    add_json(diff)
    diff.set_defaults(run=run_diff)


def run_rules(arguments: argparse.Namespace) -> int:
    """Print the sheet, or one article."""
    game = find(arguments.game)
    options = game.house_rules(arguments.preset, arguments.options)
    if arguments.name:
        article = named(game, arguments.name)
        if arguments.json:
            output.document(_article(game, article, options) | {"example": _example(game, article)})
        else:
            show_article(game, article, options)
    elif arguments.json:
        chapters = [
            {"title": each.title, "rules": [_article(game, article, options) for article in each.articles]}
            for each in game.chapters
        ]
        output.document({"game": game.key, "title": game.title, "options": options.line(), "chapters": chapters})
    else:
        show_sheet(game, options)
    return 0


def run_diff(arguments: argparse.Namespace) -> int:
    """Print the differences of two sheets."""
    found = compared(arguments.one, arguments.other)
    if arguments.json:
        output.document([{"title": each.title, "one": each.here, "other": each.there} for each in found])
    elif not found:
        output.say(_("Both are played by the same rules."))
    else:
        show_differences(found, arguments.one, arguments.other)
    return 0


def compared(one: str, other: str) -> list[Difference]:
    """The differences of two sheets that are named as on the command line; raises Unreadable."""
    (first, here), (second, there) = book(one), book(other)
    return differences((first.chapters, here), (second.chapters, there), first.kin)


def table(one: str, other: str) -> Rows:
    """The same as a table."""
    missing = _("no such rule")
    return Rows(("rule", one, other), [(each.title, each.here or missing, each.there or missing) for each in compared(one, other)])


def show_sheet(game: Game, options: Options) -> None:
    """Print a whole sheet, chapter by chapter."""
    output.say(game.title)
    for name, value in options.said(options.changed()).items():
        output.say(_("House rule: {label}: {value}").format(label=_(options.param[name].label), value=value))
    for chapter in game.chapters:
        output.head(chapter.title)
        for article in chapter.articles:
            output.say(f"{article.title} [{article.name}]")
            output.say(f"  {article.printed(options)}")
            if is_changed(article, options):
                output.say(
                    "  " + _("House rule; the standard game says: {text}").format(text=article.printed(game.standard))
                )


def show_article(game: Game, article: Article, options: Options) -> None:
    """Print one article with its source and its example."""
    output.say(article.title)
    output.say(article.printed(options))
    if is_changed(article, options):
        output.say(_("House rule; the standard game says: {text}").format(text=article.printed(game.standard)))
    if article.source:
        output.say(_("Source: {source}").format(source=article.source))
    example = game.examples.get(article.name)
    if example is None:
        return
    state = game.read(example.line)
    output.head(_("Example"))
    if example.note:
        output.say(_(example.note))
    for line in words.zones(game, seen(state), _player(state)):
        output.say(line)
    for line in _tried(game, article, example, state):
        output.say(line)


def show_differences(found: list[Difference], one: str, other: str) -> None:
    """Print differences, both sides one below the other."""
    missing = _("no such rule")
    for each in found:
        output.head(each.title)
        output.say(f"  {one}: {each.here or missing}")
        output.say(f"  {other}: {each.there or missing}")


def named(game: Game, name: str) -> Article:
    """The article or tip of that name; raises Unreadable."""
    tip = next((each for each in game.tips if each.name == name), None)
    return tip or game.article(name)


def is_changed(article: Article, options: Options) -> bool:
    """Whether these options change what the article says."""
    return bool(set(article.options) & set(options.changed()))


def book(written: str) -> tuple[Game, Options]:
    """The game and options of `game`, `game:preset` or `game:option:value,option:value`; raises Unreadable."""
    key, _colon, rest = text(game=written).partition(":")
    game = find(key)
    if ":" in rest:
        return game, game.house_rules(options=rest.replace(",", " "))
    return game, game.house_rules(rest)


def _player(state: Any) -> Player:
    me = state.turn if state.eyes is None else state.eyes
    return lambda seat: None if seat == me else _("Other player")


def _tried(game: Game, article: Article, example: Example, state: Any) -> Iterator[str]:
    for word in example.tries:
        move = typed(game, word)
        refusal = game.refusal(state, move)
        if refusal is None:
            yield _("{word} is allowed. {sentence}").format(word=word, sentence=move.say(seen(state)))
            yield from _scored(game, article, game.play(state, move), _player(state))
        else:
            yield _("{word} is refused by {rule}. {sentence}").format(
                word=word, rule=refusal.rule.name, sentence=refusal
            )
    if not example.tries:
        yield from _scored(game, article, state, _player(state))


def _scored(game: Game, article: Article, state: Any, player: Player) -> Iterator[str]:
    """The lines that a score rule gives; none for other articles."""
    yield from words.score([each for each in game.score(state) if each.rule == article], player)


def _article(game: Game, article: Article, options: Options) -> dict[str, Any]:
    return {
        "name": article.name,
        "title": article.title,
        "text": article.printed(options),
        "source": article.source,
        "changed": is_changed(article, options),
    }


def _example(game: Game, article: Article) -> dict[str, Any] | None:
    example = game.examples.get(article.name)
    if example is None:
        return None
    state = game.read(example.line)
    tries = []
    for word in example.tries:
        refusal = game.refusal(state, typed(game, word))
        tries.append(
            {
                "move": word,
                "legal": refusal is None,
                "rule": refusal and refusal.rule.name,
                "sentence": refusal and str(refusal),
            }
        )
    return {"line": example.line, "note": _(example.note), "tries": tries}
