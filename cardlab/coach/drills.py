"""Practice: fresh positions for one rule, tip or line of the score at a time, whose answers the sheet itself gives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from random import Random
from typing import Any

from ..bots import guide
from ..core.cards import Cards
from ..core.game import Game
from ..core.language import translate as _
from ..core.move import Move
from ..core.rule import Article, Refusal, Rule, ScoreRule, Tip
from ..core.score import Line, told
from .situations import Moment, of_deals, of_example

TIPS, SCORES, RULES, EXAMPLES = 1500, 400, 40, 20
"""Positions of deals that are looked at for a tip, a line of the score and a rule; and after them positions of its example."""
MANY = 12
"""Cards or earlier lines of a score that can be counted in the head."""
NUMBER = re.compile(r"\d+")
LOOKED_AT = 40
"""Moves that are looked at in one position."""
CHOICES = 4
"""Moves to choose from."""


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
        against: for each choice why it is wrong, if a rule says so; empty where no rule does.
        cards: the cards that are counted, if they are known.
        known: what is known already, as sentences.
    """

    article: Article
    view: Any
    ask: str
    choices: tuple[str, ...]
    answer: int
    reason: str
    moves: tuple[Move, ...] = ()
    against: tuple[str, ...] = ()
    cards: Cards = ()
    known: tuple[str, ...] = ()


def question(game: Game, name: str, seed: int) -> Question | None:
    """A question about the article of that name; None if no position for it came up. The same seed asks the same.

    Raises:
        Unreadable: if the game has no such rule or tip.
    """
    article, rng = article_or_tip(game, name), Random(f"{name} {seed}")
    kind = rng.choice(("allowed", "refused", "which"))
    second: Question | None = None
    for at, moment in enumerate(_moments(game, article, rng)):
        if isinstance(article, ScoreRule):
            found = _counted(game, article, moment.state, rng) if moment.state.phase == "over" or at >= SCORES else None
        elif isinstance(article, Tip):
            found = _chosen(game, article, moment.state, rng) if moment.state.phase != "over" else None
        else:
            asked = _Judged.of(game, article, moment, rng).questions() if isinstance(article, Rule) else {}
            found = asked.get(kind)
            second = second or next(iter(asked.values()), None)
        if found is not None:
            return found
    return second


def article_or_tip(game: Game, name: str) -> Article:
    """The rule, score line or tip of that name; raises Unreadable if there is none."""
    return next((tip for tip in game.tips if tip.name == name), None) or game.article(name)


def drilled(game: Game) -> list[str]:
    """The names of everything that can be asked about: rules that judge moves, lines of the score, and most tips."""
    rules = [each.name for each in game.articles.values() if isinstance(each, ScoreRule) or (isinstance(each, Rule) and each.on)]
    return [*rules, *(tip.name for tip in game.tips if tip not in game.unasked)]


def _moments(game: Game, article: Article, rng: Random) -> Iterator[Moment]:
    """Positions in which the article may matter."""
    looked_at = TIPS if isinstance(article, Tip) else SCORES if isinstance(article, ScoreRule) else RULES
    examples = of_example(game, article.name, rng) if article.name in game.examples else iter(())
    return chain(islice(of_deals(game, rng), looked_at), islice(examples, EXAMPLES))


@dataclass(frozen=True)
class _Judged:
    """Moves that a rule judges in a position: those it has nothing against, and those it refuses."""

    rule: Rule
    view: Any
    allowed: tuple[Move, ...]
    refused: tuple[tuple[Move, Refusal], ...]

    @classmethod
    def of(cls, game: Game, rule: Rule, moment: Moment, rng: Random) -> _Judged:
        """The moves that can be thought of now."""
        view = moment.state.view(moment.state.turn)
        if not any(rule.judges(kind, view.moment) for kind in game.moves):
            return cls(rule, view, (), ())
        moves = [move for move in dict.fromkeys((*game.candidates(view), *moment.recent)) if rule.judges(type(move), view.moment)]
        rng.shuffle(moves)
        judged = [(move, game.refusal(view, move)) for move in moves[:LOOKED_AT]]
        allowed = [move for move, refusal in judged if refusal is None]
        return cls(rule, view, tuple(allowed), tuple((move, refusal) for move, refusal in judged if refusal and refusal.rule is rule))

    def questions(self) -> dict[str, Question]:
        """The questions that can be asked: of each kind one at most."""
        made: dict[str, Question] = {}
        if self.refused:
            move, refusal = self.refused[0]
            made["refused"] = self._whether(move, str(refusal), 1)
        if self.allowed:
            made["allowed"] = self._whether(self.allowed[0], self._free(), 0)
            which = self._which(self.allowed[0])
            if which:
                made["which"] = which
        return made

    def _free(self) -> str:
        return _("Nothing forbids it: {rule}").format(rule=self.rule.printed(self.view.options))

    def _whether(self, move: Move, reason: str, answer: int) -> Question:
        ask = _("Is this allowed now? {move}").format(move=move.label(self.view))
        return Question(self.rule, self.view, ask, (_("Yes"), _("No")), answer, reason, (move,))

    def _which(self, right: Move) -> Question | None:
        """Which one of several moves is allowed; their order is that of their words, which tells nothing."""
        labels = {right.label(self.view): (right, "")}
        for move, refusal in self.refused:
            if len(labels) < CHOICES:
                labels.setdefault(move.label(self.view), (move, str(refusal)))
        if len(labels) < CHOICES - 1:
            return None
        offered = sorted(labels)
        moves, against = zip(*(labels[label] for label in offered))
        return Question(
            self.rule, self.view, _("Which of these is allowed now?"), tuple(offered), moves.index(right), self._free(), moves, against)


def _chosen(game: Game, tip: Tip, state: Any, rng: Random) -> Question | None:
    """Which move a tip speaks for, where it is the best advice, among others that are the least advised."""
    view = state.view(state.turn)
    if not any(isinstance(move, tip.on) and tip(view, move) for move in game.legal(view)):
        return None
    found = guide.choices(game, view)
    best = found[0]
    others = [each.move for each in found[1:] if each.weight < best.weight]
    if best.tip is not tip or not others:
        return None
    moves = [best.move, *others[1 - CHOICES :]]
    rng.shuffle(moves)
    labels = tuple(move.label(view) for move in moves)
    if len(set(labels)) < len(labels):
        return None
    return Question(tip, view, _("What would you do?"), labels, moves.index(best.move), best.why(), tuple(moves))


def _counted(game: Game, rule: ScoreRule, state: Any, rng: Random) -> Question | None:
    """How many points a line of the score gives: at the end of a deal, or so far."""
    me = 0 if state.phase == "over" else state.turn
    score = told(game.score(state))
    lines = [(at, line) for at, line in enumerate(score) if line.rule is rule and len(line.cards) <= MANY and (line.cards or at <= MANY)]
    lines = [(at, line) for at, line in lines if state.phase == "over" or line.holder in (None, me)]
    if not lines:
        return None
    at, line = rng.choice(lines)
    ask = _("A line of your score: {line}. How many points is it?") if line.seat == me else _(
        "A line of the score of player {n}: {line}. How many points is it?")
    named = rule.title if str(abs(line.points)) in NUMBER.findall(line.title) else line.title
    known = () if line.cards else tuple(_known(each, me) for each in score[:at])
    return Question(
        rule, state.view(me), ask.format(line=named, n=line.seat + 1), (), line.points, f"{line.title}. {line.note}",
        cards=line.cards, known=known)


def _known(line: Line, me: int) -> str:
    """A line of the score that stands above the one that is asked about."""
    player = _("You") if line.seat == me else _("Player {n}").format(n=line.seat + 1)
    return f"{player}: {line.title}. {line.note}."
