"""The kinds of task that a lesson's file can hold, each made from its block."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ..core.cards import cards
from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..core.rule import Rule, ScoreRule, Tip
from .asking import COUNTS, Count, laid, parted
from .blocks import Block, Wrong
from .choosing import Choose
from .doing import Look, Refuse, Try, Ways
from .picking import Allowed, Hands, Which, holding
from .place import Place, completed
from .playing import UNTIL, PlayOn
from .reaching import Reach
from .scoring import Ledger
from .task import Task

Common = dict[str, Any]


def made(block: Block, game: Game) -> Task:
    """The task that a block describes; raises Wrong with the line and the reason."""
    task = KINDS[block.kind](block, game, common(block, game))
    block.finish()
    if task.start is not None and isinstance(task, (Count, Which, Allowed, Ledger)):
        with at_line(block.at("after")):
            task = replace(task, teaches=tuple(dict.fromkeys((*task.teaches, *sorted(task.met(task.start, task.start))))))
    return task


def common(block: Block, game: Game) -> Common:
    """What every kind of task has."""
    known = block.one("known")
    strength = block.one("bot")
    with at_line(block.at("bot")):
        bots = game.strength(strength or game.strengths[0].key).tips
    names = [tip.name for tip in game.tips]
    tips = game.tips[: names.index(tip_name(block, game, "known", known)) + 1] if known else None
    start, all_open = position(block, game, tips, bots)
    teaches = tuple(article_name(block, game, "teaches", name) for name in block.words("teaches"))
    return {
        "line": block.line, "start": start, "goal": "", "teaches": teaches, "bots": bots,
        "known": tips, "open_cards": all_open,
    }


def position(block: Block, game: Game, known: Sequence[Tip] | None, bots: Sequence[Tip]) -> tuple[Place | None, bool]:
    """The position that a block begins at, None if it goes on from the step before, and whether it shows every card."""
    line, seat, deal = block.one("at"), block.one("seat"), block.number("deal", 1)
    if not line:
        return None, False
    with at_line(block.at("at")):
        state = game.read(line)
        if state.eyes == -1:
            raise Unreadable(_("This is what a spectator sees: a lesson needs the view of a seat."))
        me = int(seat) - 1 if seat.isdigit() else state.turn if state.eyes is None else state.eyes
        if me not in range(state.seats) or state.eyes not in (None, me):
            raise Wrong(block.at("seat"), _("The learner cannot sit in seat {seat}.").format(seat=seat[:20]))
        return Place(game, completed(state, deal), me, known, bots), not state.unseen()


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """What cannot be read inside is a fault of that line."""
    try:
        yield
    except Unreadable as error:
        raise Wrong(line, str(error)) from None


def look(block: Block, game: Game, base: Common) -> Task:
    """A position to look at."""
    return Look(**base | {"goal": block.one("goal")})


def try_(block: Block, game: Game, base: Common) -> Task:
    """A move to make, or something to reach."""
    ways, reach = ways_of(block, game), reach_of(block, game)
    if bool(ways) == bool(reach):
        raise Wrong(block.line, _("A block “try” needs either “move: …” or “reach: …”."))
    moves = len(ways) or block.number("moves", 1)
    tip = block.one("tip")
    teaches = base["teaches"] + ((tip_name(block, game, "tip", tip),) if tip else ())
    return Try(**base | {"goal": block.need("goal"), "teaches": teaches}, ways=ways, reach=reach, moves=moves, tip=tip)


def ways_of(block: Block, game: Game) -> Ways:
    """Moves to make one after the other, joined by “then”; what may take a move's place is joined by “or”."""
    words = block.one("move")
    ways = tuple(tuple(each.split(" or ")) for each in words.split(" then ")) if words else ()
    return tuple(tuple(move_word(block, game, "move", word) for word in way) for way in ways)


def reach_of(block: Block, game: Game) -> Reach | None:
    """What is to be reached."""
    words = block.one("reach")
    with at_line(block.at("reach")):
        return Reach.read(words, game) if words else None


def refuse(block: Block, game: Game, base: Common) -> Task:
    """A move that must be refused."""
    name = article_name(block, game, "rule", block.need("rule"))
    found = game.articles.get(name)
    if not isinstance(found, Rule) or not found.on:
        raise Wrong(block.at("rule"), _("{name} refuses no move.").format(name=name))
    move = move_word(block, game, "move", block.need("move"))
    return Refuse(**base | {"goal": block.need("goal"), "teaches": (*base["teaches"], name)}, move=move, rule=name)


def ask(block: Block, game: Game, base: Common) -> Task:
    """A question."""
    base = base | {"goal": block.need("question")}
    after = tuple(move_word(block, game, "after", word) for word in block.words("after"))
    answer, asked = block.one("answer"), [key for key in ("count", "cards", "moves", "can") if block.one(key)]
    if len(asked) != 1:
        raise Wrong(block.line, _("A block “ask” needs one of: count, cards, moves, can with hand."))
    task = _question(block, game, base, asked[0], after)
    with at_line(block.at("after")):
        right = task.solution(task.start) if answer and task.start else answer
    if right != answer:
        raise Wrong(block.at("answer"), _("The answer is {right}, not {answer}.").format(right=right, answer=answer[:40]))
    return task


def _question(block: Block, game: Game, base: Common, asked: str, after: tuple[str, ...]) -> Task:
    if asked == "count":
        kind, of = parted(block.one("count"))
        if kind not in COUNTS.split(", "):
            raise Wrong(block.at("count"), _("“{what}” cannot be counted: expected one of {known}.").format(
                what=kind[:20], known=COUNTS))
        if kind == "melds" and not (game.melding and laid(game.move(move_word(block, game, "count", of)))):
            raise Wrong(block.at("count"), _("“{word}” lays no melds.").format(word=of[:40]))
        return Count(**base, after=after, what=block.one("count"))
    if asked == "cards":
        if parted(block.one("cards"))[0] not in ("legal", "unseen"):
            raise Wrong(block.at("cards"), _("“cards” can be legal, or unseen with a suit or rank."))
        return Which(**base, after=after, cards=block.one("cards"))
    if asked == "moves":
        words = tuple(move_word(block, game, "moves", word) for word in block.words("moves"))
        return Allowed(**base, after=after, words=words)
    hands = []
    for line, hand in block.all("hand"):
        with at_line(line):
            hands.append(cards(hand))
            if base["start"]:
                holding(base["start"], hands[-1])
    return Hands(**base, after=after, hands=tuple(hands), can=block.one("can"))


def score(block: Block, game: Game, base: Common) -> Task:
    """The score line by line."""
    rules = tuple(article_name(block, game, "lines", name) for name in block.words("lines"))
    if not all(isinstance(game.articles.get(name), ScoreRule) for name in rules):
        raise Wrong(block.at("lines"), _("Only rules of the score give lines."))
    after = tuple(move_word(block, game, "after", word) for word in block.words("after"))
    return Ledger(**base | {"goal": block.need("question")}, after=after, rules=rules)


def choose(block: Block, game: Game, base: Common) -> Task:
    """A choice of moves and reasons."""
    tip = tip_name(block, game, "tip", block.need("tip"))
    others = tuple(tip_name(block, game, "not", name) for name in block.words("not"))
    block.need("moves")
    words = tuple(move_word(block, game, "moves", word) for word in block.words("moves"))
    return Choose(**base | {"goal": block.need("question"), "teaches": (*base["teaches"], tip)}, words=words, tip=tip, others=others)


def play(block: Block, game: Game, base: Common) -> Task:
    """Playing on."""
    until = block.one("until", "round")
    if until not in UNTIL:
        raise Wrong(block.at("until"), _("“until” cannot be “{until}”: expected one of {known}.").format(
            until=until[:20], known=", ".join(UNTIL)))
    use = tuple(tip_name(block, game, "use", name) for name in block.words("use"))
    return PlayOn(**base | {"goal": block.need("goal"), "teaches": (*base["teaches"], *use)},
                  until=until, reach=reach_of(block, game), use=use)


KINDS: dict[str, Callable[[Block, Game, Common], Task]] = {
    "look": look, "try": try_, "refuse": refuse, "ask": ask, "score": score, "choose": choose, "play": play,
}
"""How each kind of block becomes a task."""


def move_word(block: Block, game: Game, key: str, word: str) -> str:
    """The word of a move of this game."""
    with at_line(block.at(key)):
        return str(game.move(word.strip()))


def tip_name(block: Block, game: Game, key: str, name: str) -> str:
    """The name of a tip of this game."""
    if name not in {tip.name for tip in game.tips}:
        raise Wrong(block.at(key), _("There is no tip “{name}” in {game}.").format(name=name[:40], game=game.title))
    return name


def article_name(block: Block, game: Game, key: str, name: str) -> str:
    """The name of a rule, a score line or a tip of this game."""
    if name in {tip.name for tip in game.tips}:
        return name
    with at_line(block.at(key)):
        return game.article(name).name
