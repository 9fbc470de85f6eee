"""A rule is one small function with one sentence; so are score lines and tips."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from string import Formatter
from typing import Any, NamedTuple, TypeVar

from .cards import Card
from .language import translate as _
from .options import Options
from .sentence import Facts, fill, paragraphs, title

S = TypeVar("S")
T = TypeVar("T")


@dataclass(frozen=True)
class Article:
    """What rules, score lines and tips share: a function, its name, and the sentences of its docstring.

    Attributes:
        name: the function's name, which is also its key in links and statistics.
        text: the first paragraph: the rule as it is printed. It may name options in `{braces}`.
        more: the paragraphs that follow, whose meaning depends on the kind.
        source: where the rule or number comes from, from a last paragraph `Source: ...`.
    """

    name: str
    text: str
    more: tuple[str, ...]
    source: str
    test: Callable[..., Any] = field(repr=False, compare=False)

    def __call__(self, *args: Any) -> Any:
        return self.test(*args)

    @property
    def title(self) -> str:
        """The name as a heading, in the current language."""
        return _(title(self.name))

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options that this article depends on: those its text names."""
        return tuple(name for _text, name, _spec, _conversion in Formatter().parse(self.text) if name)

    def printed(self, options: Options) -> str:
        """The article's text under these options, in the current language."""
        return fill(self.text, options.said(self.options))


@dataclass(frozen=True)
class Rule(Article):
    """A rule of the game.

    With kinds of move in `on` it judges those, at the moments named by `during` or at all if there are none:
    it returns None, or the facts of the refusal.
    Without kinds of move it tells how play goes on, and the game's own play calls it.
    """

    on: tuple[type, ...] = ()
    during: tuple[str, ...] = ()

    def judges(self, kind: type, moment: str) -> bool:
        """Whether the rule has a say on moves of this kind at this moment, or in the phase that `meld:end` is a part of."""
        during = self.during
        return issubclass(kind, self.on) and (not during or moment in during or moment.partition(":")[0] in during)

    @property
    def why(self) -> str:
        """What a player who breaks the rule is told, with places for the facts."""
        return self.more[0] if self.more else self.text


@dataclass(frozen=True)
class ScoreRule(Article):
    """A rule that yields lines of the score; its second paragraph heads a line, its third explains it, and further ones explain
    lines that came about in other ways."""


@dataclass(frozen=True)
class Tip(Article):
    """A piece of advice: what is wise in general; where to look; why this move, now.

    Its function takes a view and a legal move and returns None or an `Advice`. It is not asked in views where `when` is false, and
    where that gives a card only about moves with this card.
    """

    on: tuple[type, ...] = ()
    when: Callable[[Any], object] | None = field(default=None, repr=False, compare=False)

    def __call__(self, view: Any, move: Any) -> Advice | None:
        about = self.about(view)
        return self.test(view, move) if about is True or about == move.card else None

    def about(self, view: Any) -> Card | bool:
        """Whether there can be a move in this view that the tip is about; the card of such a move if it can be no other."""
        found = self.when is None or self.when(view)
        return found if isinstance(found, Card) else bool(found)


class Advice(NamedTuple):
    """What a tip says about one move.

    Attributes:
        weight: how urgent it is; of several advised moves the heaviest is played.
        facts: what fills the tip's sentences.
        exact: whether everything was looked at for it; if not, it is the best that was found.
    """

    weight: float
    facts: Facts
    exact: bool = True


@dataclass(frozen=True)
class Refusal:
    """The rule that refuses a move, and the facts that say why."""

    rule: Rule
    facts: Facts

    def __str__(self) -> str:
        return fill(self.rule.why, self.facts)


def need(ok: object, **facts: Any) -> Facts | None:
    """None if `ok`, otherwise the facts of the refusal."""
    return None if ok else facts


def advise(weight: float, exact: bool = True, /, **facts: Any) -> Advice:
    """Advice of that weight; the facts fill the tip's sentences."""
    return Advice(weight, facts, exact)


def _read(function: Callable[..., Any]) -> dict[str, Any]:
    parts = list(paragraphs(function))
    source = parts.pop().removeprefix("Source:").strip() if parts[-1].startswith("Source:") else ""
    return {"name": function.__name__, "text": parts[0], "more": tuple(parts[1:]), "source": source, "test": function}


def rule(*on: type, during: str = "") -> Callable[[Callable[..., Any]], Rule]:
    """Make a function a rule on these kinds of move at these moments, or, without any, a rule of how play goes on."""
    return lambda function: Rule(**_read(function), on=on, during=tuple(during.split()))


def line(function: Callable[..., Any]) -> ScoreRule:
    """Make a function a score rule: it takes a state and yields lines."""
    return ScoreRule(**_read(function))


def tip(*on: type, when: Callable[[Any], object] | None = None) -> Callable[[Callable[..., Any]], Tip]:
    """Make a function a tip about these kinds of move, in the views where `when` is true, or about the card that it gives."""
    return lambda function: Tip(**_read(function), on=on, when=when)


def per_view(function: Callable[[S], T]) -> Callable[[S], T]:
    """Work something out once for a view, since every tip asks again for every move; what the last few views gave is kept."""
    last: tuple[tuple[S, T], ...] = ()

    def once(view: S) -> T:
        nonlocal last
        for seen, found in last:
            if seen is view:
                return found
        found = function(view)
        last = (view, found), *last[:2]
        return found

    return once
