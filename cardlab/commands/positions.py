"""`legal`, `try`, `hint` and `count`: what can be done in a position."""

from __future__ import annotations

import argparse
from typing import Any

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..core.rule import Refusal
from ..games import find
from . import output, words
from .sources import Command, add_house, add_json, add_position, number, position, seen, typed


def add(command: Command) -> None:
    """Add the commands."""
    legal = command("legal", _("list the legal moves of a position"))
    add_position(legal)
    add_json(legal)
    legal.set_defaults(run=run_legal)
    attempt = command("try", _("make moves in a position: print the new line, or the rule that refuses"))
    add_position(attempt)
    attempt.add_argument("moves", metavar="MOVE", nargs="+", help=_("the words of moves, such as QH or c"))
    add_json(attempt)
    attempt.set_defaults(run=run_try)
    hint = command("hint", _("give advice in a position"))
    add_position(hint)
    add_json(hint)
    hint.set_defaults(run=run_hint)
    count = command("count", _("count the sequences of moves that are possible after a deal"))
    count.add_argument("game", metavar="GAME", help=_("the game"))
    count.add_argument("--depth", metavar="N", type=number, default=4, help=_("how many moves deep"))
    count.add_argument("--seed", metavar="N", type=number, default=0, help=_("which deal"))
    add_house(count)
    add_json(count)
    count.set_defaults(run=run_count)


def run_legal(arguments: argparse.Namespace) -> int:
    """List the legal moves that the seat to move can know of."""
    game, state = position(arguments)
    view = seen(state)
    if arguments.json:
        listed = [
            {"move": str(move), "label": move.label(view), "sentence": move.say(view)} for move in game.legal(view)
        ]
        output.document({"game": game.key, "phase": view.phase, "turn": view.turn, "moves": listed})
    elif view.phase == "over":
        output.say(_("The deal is over: there are no moves."))
    else:
        for line in words.moves(game, view):
            output.say(line)
    return 0


def run_try(arguments: argparse.Namespace) -> int:
    """Make moves one after the other until one is refused."""
    game, state = position(arguments)
    said: list[dict[str, str]] = []
    for word in arguments.moves:
        move = typed(game, word)
        refusal = game.refusal(state, move)
        if refusal is not None:
            _refuse(refusal, word, arguments.json)
            return 1
        said.append({"move": str(move), "sentence": move.say(state)})
        state = game.play(state, move)
    if arguments.json:
        output.document({"game": game.key, "legal": True, "moves": said, "line": state.line()})
    else:
        output.say(state.line())
    return 0


def _refuse(refusal: Refusal, word: str, as_json: bool) -> None:
    if as_json:
        rule = refusal.rule
        output.document(
            {"legal": False, "move": word, "rule": rule.name, "title": rule.title, "sentence": str(refusal)}
        )
    else:
        for line in words.refused(refusal):
            output.say(line)


def run_hint(arguments: argparse.Namespace) -> int:
    """Print the whole ladder of a hint."""
    from ..coach.hints import hint

    game, state = position(arguments)
    view = seen(state)
    found = hint(game, view)
    if arguments.json:
        output.document(_hint(game, found))
    elif found is None:
        output.say(_("There is no advice for this position."))
    else:
        for rung in words.rungs(found):
            output.say(rung)
    return 0


def _hint(game: Game, found: Any) -> dict[str, Any] | None:
    if found is None:
        return None
    return {
        "game": game.key,
        "look": found.look,
        "cards": list(map(str, found.cards)),
        "moves": list(map(str, found.moves)),
        "sentences": list(found.sentences),
        "why": found.why,
        "tip": found.tip and found.tip.name,
    }


def run_count(arguments: argparse.Namespace) -> int:
    """Print how many sequences of moves there are of each length."""
    from ..core.counts import counts

    game = find(arguments.game)
    if arguments.depth < 0:
        raise Unreadable(_("The depth cannot be {n}: 0 or more was expected.").format(n=arguments.depth))
    state = game.deal(arguments.seed, game.house_rules(arguments.preset, arguments.options))
    found = counts(game, state, arguments.depth)
    if arguments.json:
        output.document({"game": game.key, "seed": arguments.seed, "line": state.line(), "counts": found})
    else:
        for depth, number in enumerate(found):
            output.say(f"{depth}\t{number}")
    return 0
