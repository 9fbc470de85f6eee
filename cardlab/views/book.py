"""The rules page: every article of the sheet in the order of play, each with a position in which it can be tried and broken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from ..core.errors import Illegal, Unreadable
from ..core.game import Game
from ..core.language import language, use
from ..core.language import translate as _
from ..core.options import Options
from ..core.rule import Article, Rule
from ..lessons.progress import Times
from .desk import Desk
from .links import lesson_link, link, rules_page
from .look import Look
from .panels import do
from .scene import bubble, not_now, scene
from .words import labels

Json = dict[str, Any]
Message = dict[str, Any]


def states() -> dict[str, str]:
    """How well a rule can be known, in words."""
    return {"used": _("Used"), "met": _("Met"), "broken": _("Broken"), "new": _("Not yet seen")}


class Book:
    """One browser tab at a game's rules.

    Args:
        game: the game.
        options: the house rules; what differs from the standard is marked.
        rule: the article to open; the first if empty or unknown.
        post: called with the JSON text of what is to be shown.
        lang: the language of every sentence.
        known: how often the reader has met, used and broken each article; None for somebody without progress.
        me: the reader's token where the address names it.
    """

    def __init__(self, game: Game, options: Options, rule: str, post: Callable[[str], None], lang: str = "en",
                 known: Mapping[str, Times] | None = None, me: str = "") -> None:
        self.game, self.options, self._post, self.lang, self._known, self._me = game, options, post, lang, known, me
        self._names = list(game.articles)
        self._rev = 0
        self._tries: list[Json] = []
        self._bubble: Json | None = None
        self._open(rule if rule in game.articles else self._names[0])

    @property
    def article(self) -> Article:
        """The article that is open."""
        return self.game.articles[self._name]

    def _open(self, name: str) -> None:
        self._name, self._tries, self._bubble = name, [], None
        example = self.game.examples.get(name)
        self._state = self.game.read(example.line) if example else None
        self._desk: Desk | None = None

    def open(self) -> None:
        """Show the page."""
        with use(self.lang):
            self._show()

    def receive(self, message: Message) -> None:
        """Act on a well-formed message from the browser."""
        with use(self.lang):
            self._bubble = None
            if message["rev"] == self._rev:
                if message["type"] == "move":
                    self._try(message["word"])
                elif message["name"] == "rule" and message["value"] in self.game.articles:
                    self._open(message["value"])
                elif message["name"] == "break":
                    self._try(self.game.examples[self._name].tries[0])
                elif message["name"] == "again":
                    self._open(self._name)
                elif self._desk and self._state and message["name"] in self._desk.acts:
                    said = self._desk.act(message["name"], message["value"], self._state.view(self._state.turn))
                    self._bubble = not_now(said, message["name"]) if said else None
                self._rev += 1
            self._show()

    def _try(self, word: str) -> None:
        if self._state is None:
            return
        move = None
        try:
            move = self.game.move(word)
            after = self.game.play(self._state, move)
        except Illegal as error:
            self._bubble = bubble(error.refusal, move, self.game, self._state.options) if move else None
            broken = error.refusal.rule
            self._tries.append({"ok": False, "text": f"{error.refusal} ({broken.title})"})
        except Unreadable as error:
            self._tries.append({"ok": False, "text": str(error)})
        else:
            self._tries.append({"ok": True, "text": self._said(move)})
            self._state = after

    def _said(self, move: Any) -> str:
        assert self._state is not None
        return str(move.say(self._state.view(self._state.turn), _("Seat {n}").format(n=self._state.turn + 1)))

    def _show(self) -> None:
        page = self._page()
        self._post(json.dumps({"rev": self._rev, "frames": [page]}, ensure_ascii=False))

    def _page(self) -> Json:
        at = self._names.index(self._name)
        chapter = next(each for each in self.game.chapters if self.article in each.articles)
        example = self.game.examples.get(self._name)
        return {
            "kind": "rules", "rev": self._rev, "hold": 0, "lang": language.get(), "locale": language.get(), "labels": labels(),
            "heading": _("Rules of {game}").format(game=self.game.title),
            "title": _("Rules of {game}").format(game=self.game.title),
            "legend": self._legend(),
            "chapters": [self._chapter(each.title, each.articles) for each in self.game.chapters],
            "rule": {
                "name": self._name,
                "label": _("{chapter} · rule {n} of {all}").format(chapter=chapter.title, n=at + 1, all=len(self._names)),
                "title": self.article.title,
                "text": self.article.printed(self.options),
                "notes": self._notes(),
                **self._standing(),
            },
            "example": self._example(),
            "note": _(example.note) if example and example.note else "",
            "tries": self._tries,
            "actions": self._actions(),
            "pager": {"back": self._pager(at - 1, _("Back: {title}")), "next": self._pager(at + 1, _("Next: {title}"))},
            "say": [self._tries[-1]["text"]] if self._tries else [],
        }

    def _chapter(self, title: str, articles: tuple[Article, ...]) -> Json:
        return {"title": title, "rules": [
            {"name": each.name, "title": each.title, "tag": _("house rule") if self._changed(each) else None,
             "href": rules_page(self.game, self.options, each.name, self._me), "sign": self._sign(each.name)} for each in articles]}

    def _sign(self, name: str) -> Json | None:
        """How well the reader knows an article, as a sign that is also said."""
        if self._known is None:
            return None
        state = self._known.get(name, Times()).state
        return {"state": state, "said": states()[state]}

    def _legend(self) -> list[Json]:
        """What the signs mean, and how many rules bear each."""
        if self._known is None:
            return []
        found = Counter(self._known.get(name, Times()).state for name in self._names)
        return [{"state": state, "said": said, "n": found[state]} for state, said in states().items()]

    def _standing(self) -> Json:
        """How well the reader knows the article that is open, and where it is taught."""
        if self._known is None:
            return {}
        times = self._known.get(self._name, Times())
        said = _("Met in lessons: {met}. Used in your moves: {used}. Broken: {broken}.") if times != Times() else _(
            "You have not met this rule yet, neither in a lesson nor at a table.")
        return {"sign": self._sign(self._name), "times": said.format(met=times.met, used=times.used, broken=times.broken),
                "lesson": lesson_link(self.game, self._name, self._me)}

    def _changed(self, article: Article) -> bool:
        return bool(set(article.options) & set(self.options.changed()))

    def _notes(self) -> list[str]:
        notes = []
        if self._changed(self.article):
            notes.append(_("House rule. The standard: {text}").format(text=self.article.printed(self.game.standard)))
        return notes

    def _example(self) -> Json | None:
        if self._state is None:
            return None
        view = self._state.view(self._state.turn)
        names = {view.turn: _("You")}
        if self.game.melding and (self._desk is None or self._desk.seat != view.turn):
            self._desk = Desk(self.game, view.turn)
        made = scene(Look(
            self.game, view, view.turn, lambda seat: names.get(seat, _("Opponent")), view.phase != "over", compact=True, desk=self._desk))
        return made | {"bubble": self._bubble}

    def _actions(self) -> list[Json]:
        if self._state is None:
            return []
        actions = []
        if isinstance(self.article, Rule) and self.article.on and not self._tries:
            actions.append(do("break", _("Try to break it"), main=True))
        if self._tries:
            actions.append(do("again", _("Start again")))
        return [*actions, {"label": _("Open on a table"), "href": link("study", at=self._state.line()), "plain": True}]

    def _pager(self, at: int, label: str) -> Json | None:
        if not 0 <= at < len(self._names):
            return None
        name = self._names[at]
        return {"label": label.format(title=self.game.articles[name].title), "name": name}
