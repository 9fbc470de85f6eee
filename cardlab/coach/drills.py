"""Practice: fresh positions for one rule, tip or line of the score at a time, whose answers the sheet itself gives."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from ..bots import guide
from ..core.game import Game
from ..core.language import translate as _
from ..core.move import Move
from ..core.rule import Article, Rule, ScoreRule, Tip

POSITIONS, RECENT, LOOKED_AT = 1500, 60, 40
"""Positions that are looked at, moves of earlier ones that are tried again, and how many of them at once."""
WISE = 0.5
"""How often a move on the way is one that the weakest guided bot would make; the others are made at random."""
CHOICES, CLEAR = 4, 1.2
"""Moves to choose from, and how many times more urgent the best of them is than the others that are offered."""


@dataclass(frozen=True)
class Question:
    """A position and what is asked about it.

    Attributes:
        article: the rule, tip or score line that is practised.
        view: what the player sees who is asked.
        ask: the question.
        choices: what can be answered; empty where a number is asked for.
        answer: the place of the right choice, counted from 0, or the number.
        reason: why that is the answer.
        moves: the moves that are the choices, or the one that is asked about.
    """

    article: Article
    view: Any
    ask: str
    choices: tuple[str, ...]
    answer: int
    reason: str
    moves: tuple[Move, ...] = ()


def question(game: Game, name: str, seed: int) -> Question | None:
    """A question about the article of that name; None if no position for it came up. The same seed asks the same.

    Raises:
        Unreadable: if the game has no such rule or tip.
    """
    article, rng = article_or_tip(game, name), Random(f"{name} {seed}")
    legal = rng.random() < 0.5
    for moment in islice(_positions(game, rng), POSITIONS):
        found = _asked(game, article, moment, rng, legal)
        if found is not None:
            return found
    return None


def article_or_tip(game: Game, name: str) -> Article:
    """The rule, score line or tip of that name; raises Unreadable if there is none."""
    return next((tip for tip in game.tips if tip.name == name), None) or game.article(name)


def drilled(game: Game) -> list[str]:
    """The names of everything that can be asked about: rules that judge moves, lines of the score, and tips."""
    rules = [each.name for each in game.articles.values() if isinstance(each, ScoreRule) or (isinstance(each, Rule) and each.on)]
    return [*rules, *(tip.name for tip in game.tips)]


@dataclass(frozen=True)
class _Moment:
    """A state, and moves that were thought of shortly before."""

    state: Any
    recent: tuple[Move, ...]


def _positions(game: Game, rng: Random) -> Iterator[_Moment]:
    """Positions of deal after deal, played with good moves and bad ones."""
    known = game.strengths[0].tips
    while True:
        recent: deque[Move] = deque(maxlen=RECENT)
        state = game.deal(rng.randrange(1 << 30), dealer=rng.randrange(game.seats[0]))
        while state.phase != "over":
            yield _Moment(state, tuple(recent))
            view = state.view(state.turn)
            legal = game.legal(view)
            recent.extend(game.candidates(view))
            wise = rng.random() < WISE
            state = game.play(state, guide.choose(game, view, rng, known).move if wise else rng.choice(legal))
        yield _Moment(state, tuple(recent))


def _asked(game: Game, article: Article, moment: _Moment, rng: Random, legal: bool) -> Question | None:
    """A question that this position asks about the article."""
    over = moment.state.phase == "over"
    if isinstance(article, ScoreRule):
        return _counted(game, article, moment.state, rng) if over else None
    if over:
        return None
    view = moment.state.view(moment.state.turn)
    if isinstance(article, Tip):
        return _chosen(game, article, view, rng)
    return _allowed(game, article, view, moment.recent, rng, legal) if isinstance(article, Rule) and article.on else None


def _allowed(game: Game, rule: Rule, view: Any, recent: tuple[Move, ...], rng: Random, legal: bool) -> Question | None:
    """Whether a move may be made that this rule has nothing against, or refuses."""
    if not any(rule.judges(kind, view.moment) for kind in game.moves):
        return None
    moves = [move for move in dict.fromkeys((*game.candidates(view), *recent)) if rule.judges(type(move), view.moment)]
    rng.shuffle(moves)
    for move in moves[:LOOKED_AT]:
        refusal = game.refusal(view, move)
        if (not legal and refusal and refusal.rule is rule) or (legal and not refusal):
            reason = str(refusal) if refusal else _("Nothing forbids it: {rule}").format(rule=rule.printed(view.options))
            ask = _("Is this allowed now? {move}").format(move=move.label(view))
            return Question(rule, view, ask, (_("Yes"), _("No")), int(refusal is not None), reason, (move,))
    return None


def _chosen(game: Game, tip: Tip, view: Any, rng: Random) -> Question | None:
    """Which move a tip speaks for, where it is the best advice by far."""
    if not any(isinstance(move, tip.on) and tip(view, move) for move in game.legal(view)):
        return None
    found = guide.choices(game, view)
    best = found[0]
    others = [each.move for each in found[1:] if best.weight > CLEAR * max(0.0, each.weight)]
    if best.tip is not tip or not others:
        return None
    moves = [best.move, *rng.sample(others, min(len(others), CHOICES - 1))]
    rng.shuffle(moves)
    labels = tuple(move.label(view) for move in moves)
    if len(set(labels)) < len(labels):
        return None
    return Question(tip, view, _("What would you do?"), labels, moves.index(best.move), best.why(), tuple(moves))


def _counted(game: Game, rule: ScoreRule, state: Any, rng: Random) -> Question | None:
    """How many points a line of the score gives."""
    lines = [line for line in game.score(state) if line.rule is rule]
    if not lines:
        return None
    line = rng.choice(lines)
    ask = _("A line of your score: {line}. How many points is it?") if line.seat == 0 else _(
        "A line of the score of player {n}: {line}. How many points is it?")
    return Question(
        rule, state.view(0), ask.format(line=line.title, n=line.seat + 1), (), line.points, f"{line.title}. {line.note}", ())
