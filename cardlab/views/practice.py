"""Practice: one question after another about the rules and tips of a game, each with a position on a table that stands still."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any

from ..coach import schedule
from ..coach.drills import Question, article_or_tip, drilled, question
from ..core.cards import spoken
from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..core.language import use
from ..core.rule import Article, ScoreRule, Tip
from ..learner import Learner
from . import panels
from .links import link, rule_link
from .look import Look
from .scene import scene
from .still import bare, still
from .words import number as printed

Json = dict[str, Any]
Message = dict[str, Any]
TRIES = 3
"""How often a position is looked for before something else is asked."""
LARGEST = 7
"""Characters of a number that is given as an answer."""


def drilled_name(game: Game, name: str) -> str:
    """The name of a rule or tip that can be practised; raises Unreadable if it cannot."""
    article = article_or_tip(game, name)
    if article.name not in drilled(game):
        raise Unreadable(_("“{rule}” cannot be practised: there is nothing to decide or to count in it.").format(rule=article.title))
    return article.name


class Practice:
    """One browser tab in which a learner practises.

    Args:
        game: the game.
        learner: whose answers are remembered.
        post: called with the JSON text of what is to be shown.
        lang: the language of every sentence.
        name: the rule or tip to practise; whatever is due, then what is new, if empty.
        rng: where fresh positions come from.
        now: the clock.
        me: the learner's token where the address names it, for the links to go on with.
        remember: whether the browser is to remember this learner.
    """

    def __init__(self, game: Game, learner: Learner, post: Callable[[str], None], lang: str = "en", *, name: str = "",
                 rng: Random | None = None, now: Callable[[], datetime] = lambda: datetime.now(UTC), me: str = "",
                 remember: bool = True) -> None:
        self.game, self.learner, self._post, self.lang, self.name = game, learner, post, lang, name
        self._rng, self._now, self._me, self._remember = rng or SystemRandom(), now, me, remember
        self._names = drilled(game)
        self._rev = self._asked = self._right = self._number = 0
        self._given: int | None = None
        self._trouble = ""
        self.question: Question | None = None
        self._acts: dict[str, Callable[[Any], None]] = {"answer": self._answer, "next": self._next, "practise": self._choose}

    @property
    def cards(self) -> schedule.Cards:
        """What is remembered of this game."""
        return self.learner.progress.practised(self.game)

    def open(self) -> None:
        """Ask the first question."""
        with use(self.lang):
            self._next(None)
            self._show([])

    def receive(self, message: Message) -> None:
        """Act on a well-formed message from the browser."""
        with use(self.lang):
            said: list[str] = []
            if message["rev"] == self._rev and message["type"] == "do" and message["name"] in self._acts:
                self._trouble = ""
                self._acts[message["name"]](message["value"])
                said = [self._trouble] if self._trouble else self._verdict() if self._given is not None else self._put()
                self._rev += 1
            self._show(said)

    def _next(self, value: Any) -> None:
        """Another question, not about the same as the last one if there is anything else."""
        if self.question and self._given is None:
            return
        last = self.question.article.name if self.question else ""
        names = [self.name] if self.name else schedule.ordered(self._names, self.cards, self._now())
        self._ask([*(name for name in names if name != last), *(name for name in names if name == last)])

    def _ask(self, names: Iterable[str]) -> None:
        self.question, self._given, self._number = None, None, self._number + 1
        for name in names:
            for _try in range(TRIES):
                self.question = question(self.game, name, self._rng.randrange(1 << 30))
                if self.question:
                    return

    def _choose(self, value: Any) -> None:
        if value == "" or value in self._names:
            self.name, self.question = str(value), None
            self._next(None)

    def _answer(self, value: Any) -> None:
        if self.question is None or self._given is not None:
            return
        word = str(value if value is not None else "").strip().replace("−", "-")
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(word) < LARGEST):
            self._trouble = _("A number of points is asked for.")
            return
        given = int(word)
        if self.question.choices and not 0 <= given < len(self.question.choices):
            return
        self._given, self._asked = given, self._asked + 1
        right = given == self.question.answer
        self._right += right
        name = self.question.article.name
        self.learner.practised(self.game.key, name, schedule.reviewed(self.cards.get(name), right, self._now()))

    # ---- what is shown ----

    def _show(self, said: list[str]) -> None:
        made = self._table() if self.question else bare()
        made |= {"rev": self._rev, "hold": 0, "say": said, "heading": self._title(), "practice": self._practice()}
        made["address"] = self._page(self.name).partition("?")[2]
        if self._remember:
            made["me"] = self.learner.token
        self._post(json.dumps({"rev": self._rev, "frames": [made]}, ensure_ascii=False))

    def _page(self, name: str) -> str:
        return link("practise", game=self.game.key, name=name, me=self._me)

    def _title(self) -> str:
        return _("{game} · practice").format(game=self.game.title)

    def _table(self) -> Json:
        assert self.question is not None
        view = self.question.view
        made = scene(Look(self.game, view, view.eyes, lambda seat: _player(seat, view.eyes), view.phase != "over"))
        zones = [still(zone) for zone in made["zones"] if zone["kind"] != "draft"]
        if isinstance(self.question.article, ScoreRule):  # who counts is not told the points
            for each in (*zones, made["seat"]):
                each["note"] = ""
        return made | {"zones": zones, "actions": [], "keys": [], "strip": None, "quiet": None}

    def _practice(self) -> Json:
        """Everything but the table; the answer is in it only once one has been given."""
        made: Json = {
            "title": self._title(), "number": self._number, "contents": self._contents(), "trouble": self._trouble,
            "notice": self.learner.notice, "count": self._count(), "labels": {"what": _("What to practise"), "known": _("What is known")},
        }
        asked = self.question
        if asked is None:
            return made | {"ask": _("No position for this came up. Choose something else to practise."), "house": []}
        done = self._given is not None
        return made | {
            "about": asked.article.title, "house": self._house(asked), "ask": asked.ask, "known": list(asked.known),
            "cards": [{"face": str(face), "name": spoken(face)} for face in asked.cards],
            "choices": [self._choice(at, text) for at, text in enumerate(asked.choices)],
            "field": None if asked.choices or done else {"label": _("Points"), "send": _("Answer")},
            "feedback": self._feedback(asked) if done else None,
            "next": panels.do("next", _("Next question"), main=True, key="Enter") if done else None,
        }

    def _house(self, asked: Question) -> list[str]:
        options = asked.view.options
        changed = [name for name in options.changed() if name in asked.article.options]
        return [_("House rule: {name}: {value}").format(name=_(options.param[name].label), value=options.said([name])[name])
                for name in changed or options.changed()]

    def _choice(self, at: int, text: str) -> Json:
        if self._given is None:
            return panels.do("answer", text, value=at, key=str(at + 1))
        assert self.question is not None
        state = "right" if at == self.question.answer else "wrong" if at == self._given else ""
        sign = {"right": _("the right answer"), "wrong": _("your answer"), "": ""}[state]
        return {"label": text, "state": state, "sign": sign}

    def _verdict(self) -> list[str]:
        """What is said about the answer."""
        asked = self.question
        assert asked is not None and self._given is not None
        right = self._given == asked.answer
        lines = [_("Right.") if right else _("Not quite.")]
        if not asked.choices:
            lines.append(_("Points: {n}.").format(n=printed(asked.answer)))
        elif not right and asked.against:
            lines.append(asked.against[self._given])
        lines.append(asked.reason)
        if isinstance(asked.article, Tip):
            lines.append(_(asked.article.text))
        return lines

    def _feedback(self, asked: Question) -> Json:
        lead, *lines = self._verdict()
        rules = [] if isinstance(asked.article, Tip) else [rule_link(self.game, asked.article, asked.view.options)]
        return {"kind": "right" if self._given == asked.answer else "wrong", "lead": lead, "lines": lines, "rules": rules,
                "about": _("Read the rule:")}

    def _put(self) -> list[str]:
        """What is read aloud of a new question."""
        return [self.question.ask] if self.question else []

    def _count(self) -> str:
        return schedule.standing(self._names, self.cards, self._now())

    def _contents(self) -> list[Json]:
        """What can be practised, by chapter."""
        waiting = set(schedule.due(self._names, self.cards, self._now()))
        every = {"name": "", "title": _("Whatever is due, then what is new"), "href": self._page(""),
                 "tag": None, "current": not self.name}
        parts: list[tuple[str, Iterable[Article]]] = [(chapter.title, chapter.articles) for chapter in self.game.chapters]
        parts.append((_("Tips"), self.game.tips))
        chapters = [{"title": title, "entries": [self._entry(each, waiting) for each in articles if each.name in self._names]}
                    for title, articles in parts]
        return [{"title": "", "entries": [every]}, *(each for each in chapters if each["entries"])]

    def _entry(self, article: Article, waiting: set[str]) -> Json:
        name = article.name
        tag = _("due") if name in waiting else _("known") if name in self.cards else None
        return {"name": name, "title": article.title, "href": self._page(name), "tag": tag,
                "current": self.name == name}


def _player(seat: int, me: int) -> str:
    return _("You") if seat == me else _("Player {n}").format(n=seat + 1)
