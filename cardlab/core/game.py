"""A game is its rule sheet and the few functions that deal, list and play moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from random import Random
from typing import Any

from . import score
from .cards import Cards
from .errors import Illegal, Unreadable
from .language import translate as _
from .layout import Tally, Zone
from .match import Match, Player
from .melding import Melding
from .move import Move
from .options import Options
from .rule import Article, Refusal, Rule, ScoreRule, Tip
from .score import Score
from .sheet import Chapter, Example, Preset
from .state import State


@dataclass(frozen=True)
class Strength:
    """How strong the guided bot plays: by these tips of the sheet."""

    key: str
    label: str
    tips: Sequence[Tip]


LEARNT = "learnt"
"""The key of the strength that grows with what somebody has learnt."""


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """Everything there is to know about one game.

    Attributes:
        key: its name in links, records and on the command line.
        name: its name on the screen.
        blurb: what it is, in one or two sentences.
        cover: cards to show beside its name.
        seats: the least and the greatest number of players.
        options, presets: the house rules.
        state, match, moves: the classes of its states, its match, and its kinds of move in the order a word is tried.
        chapters: the rule sheet, in the order of play, which is also the order of judging.
        tips: the advice, in the order in which it is taught.
        strengths: the bots that can be chosen, weakest first.
        examples: a small position for every article, by name.
        pack: `(options, seats)` to every card of the deal.
        deal_out: `(options, pack, dealer, match)` to the first state.
        candidates: every draw, discard and card play that could be tried, and representative melds.
        kept: rules that no candidate breaks, so that they are asked only about other moves.
        apply: the state after a move that no rule refuses.
        layout: the zones of the table as a view sees them.
        tallies: every player's points and standing as a view sees them.
        status: what the player whose turn it is has to do, as an instruction.
        worth: the possible values of a finished deal, each with its reason, and whether it applies.
        pauses: `(state, move)` to the moments between two states that are worth a look, such as a full trick.
        melding: how melds are laid, if they are.
        unasked: tips about which practice cannot ask: their move is the only one there, or the occasion is too rare.
        kin: rules that take each other's place in this game and its relatives.
        announced: `(before, after, player)` to what is said about a move besides its own sentence; `player(seat)` names a seat.
    """

    key: str
    name: str
    blurb: str
    cover: str
    seats: tuple[int, int]
    options: type[Options]
    presets: Sequence[Preset]
    state: type[State]
    match: type[Match]
    moves: Sequence[type[Move]]
    chapters: Sequence[Chapter]
    tips: Sequence[Tip]
    strengths: Sequence[Strength]
    examples: Mapping[str, Example]
    pack: Callable[..., Cards]
    deal_out: Callable[[Any, Cards, int, Any], Any]
    candidates: Callable[[Any], Iterable[Any]]
    apply: Callable[[Any, Any], Any]
    layout: Callable[[Any], Sequence[Zone]]
    tallies: Callable[[Any], Sequence[Tally]]
    status: Callable[[Any], str]
    worth: Callable[[Any], Sequence[tuple[int, str, bool]]]
    pauses: Callable[[Any, Any], Sequence[Any]]
    kept: Sequence[Article] = ()
    melding: Melding | None = None
    unasked: Sequence[Tip] = ()
    kin: Sequence[Sequence[Article]] = ()
    announced: Callable[[Any, Any, Player], Sequence[str]] = lambda before, after, player: ()

    def __repr__(self) -> str:
        return f"<Game {self.key}>"

    @property
    def title(self) -> str:
        """The game's name in the current language."""
        return _(self.name)

    @cached_property
    def standard(self) -> Options:
        """The default options, locked."""
        return self.options().locked()

    @cached_property
    def articles(self) -> dict[str, Article]:
        """Every article of the sheet by name, in order."""
        return {each.name: each for chapter in self.chapters for each in chapter.articles}

    @cached_property
    def _rules(self) -> dict[str, dict[type[Move], tuple[Rule, ...]]]:
        rules = [each for each in self.articles.values() if isinstance(each, Rule)]
        moments = (*self.state.phases, *self.state.moments)
        return {moment: {kind: tuple(each for each in rules if each.judges(kind, moment)) for kind in self.moves} for moment in moments}

    @cached_property
    def _tests(self) -> dict[str, dict[type[Move], list[Callable[..., Any]]]]:
        return {
            moment: {kind: [each.test for each in rules if each not in self.kept] for kind, rules in kinds.items()}
            for moment, kinds in self._rules.items()
        }

    @cached_property
    def _score_rules(self) -> tuple[ScoreRule, ...]:
        return tuple(each for each in self.articles.values() if isinstance(each, ScoreRule))

    def deal(self, seed: int = 0, options: Options | None = None, dealer: int = 0, match: Match | None = None,
             seats: int = 0) -> Any:
        """A new deal, for the least number of players unless `seats` says another; the same seed always shuffles the same pack."""
        house = options or self.standard
        series = match or self.match(house, seats=seats or self.seats[0])
        return self.deal_out(house, self.shuffled(Random(seed), house, series.seats), dealer, series)

    def shuffled(self, rng: Random, options: Options, seats: int = 0) -> Cards:
        """A pack in random order, for the least number of players unless `seats` says another."""
        pack = list(self.pack(options, seats or self.seats[0]))
        rng.shuffle(pack)
        return tuple(pack)

    def judging(self, state: Any, kind: type[Move]) -> tuple[Rule, ...]:
        """The rules that judge moves of that kind in this state, in the order of judging."""
        return self._rules[state.moment][kind]

    def refusal(self, state: Any, move: Move) -> Refusal | None:
        """The first rule on the sheet that refuses the move, or None if it is legal."""
        for rule in self.judging(state, type(move)):
            facts = rule.test(state, move)
            if facts is not None:
                return Refusal(rule, facts)
        return None

    def legal(self, state: Any) -> list[Any]:
        """The candidates that no rule refuses."""
        tests, found = self._tests[state.moment], []
        for move in self.candidates(state):
            for test in tests[type(move)]:
                if test(state, move) is not None:
                    break
            else:
                found.append(move)
        return found

    def play(self, state: Any, move: Move) -> Any:
        """The state after the move.

        Raises:
            Illegal: with the rule that refuses it and why.
        """
        refusal = self.refusal(state, move)
        if refusal is not None:
            raise Illegal(refusal)
        return self.apply(state, move)

    def told(self, before: Any, move: Move, after: Any, player: Player) -> str:
        """A move in sentences: what was done, and what the table announces about it."""
        return " ".join([move.say(before, player(move.seat(before))), *self.announced(before, after, player)])

    def move(self, word: str) -> Move:
        """Read a move's word.

        Raises:
            Unreadable: naming the word and the words that this game knows.
        """
        for kind in self.moves:
            found = kind.read(word)
            if found is not None:
                return found
        raise Unreadable(_("“{word}” is no move of this game.").format(word=word[:30]))

    def score(self, state: Any) -> Score:
        """The score so far, line by line."""
        return score.lines(self._score_rules, state)

    def points(self, state: Any) -> tuple[int, ...]:
        """What a finished deal counts in the match, by seat."""
        found = self.score(state)
        return tuple(score.total(found, "game", seat) for seat in range(state.seats))

    def read(self, line: str) -> Any:
        """The state that a line of text describes; raises Unreadable."""
        return self.state.read(line, self.options)

    def preset(self, key: str) -> Options:
        """The options of a preset; raises Unreadable if there is none of that name."""
        for each in self.presets:
            if each.key == key:
                return self.options(**each.values).locked()
        known = ", ".join(each.key for each in self.presets)
        raise Unreadable(_("There is no preset “{key}”: expected one of {known}.").format(key=key[:30], known=known))

    def house_rules(self, preset: str = "", options: str = "") -> Options:
        """The house rules of a preset, the standard ones if it is empty, changed by options as text; raises Unreadable."""
        base = self.preset(preset).line() if preset else ""
        self.options.read(options)
        return self.options.parse(dict(part.split(":", 1) for part in f"{base} {options}".split()))

    def article(self, name: str) -> Article:
        """The article of that name; raises Unreadable if there is none."""
        if name not in self.articles:
            near = (get_close_matches(name, self.articles, 1, 0) or [""])[0]
            raise Unreadable(_("There is no rule “{name}” in {game}: did you mean {near}?").format(
                name=name[:40], game=self.title, near=near))
        return self.articles[name]

    def learnt(self, names: Iterable[str]) -> Strength:
        """The strength of a bot that knows these tips, and the first of the sheet in any case."""
        known = {self.tips[0].name, *names}
        return Strength(LEARNT, "What you have learnt", [each for each in self.tips if each.name in known])

    def strength(self, key: str) -> Strength:
        """The strength of that name; raises Unreadable if there is none."""
        for each in self.strengths:
            if each.key == key:
                return each
        known = ", ".join(each.key for each in self.strengths)
        raise Unreadable(_("There is no strength “{key}”: expected one of {known}.").format(key=key[:30], known=known))


def reveals(before: State, after: State, seat: int) -> bool:
    """Whether a move has shown that seat a card it had not seen; such a move cannot be taken back in play."""
    return after.view(seat).unseen() != before.view(seat).unseen()
