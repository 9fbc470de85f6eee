"""The new-game form, made from the options of the game."""

from __future__ import annotations

from html import escape
from typing import Any

import panel as pn
import param

from ..core.game import LEARNT, Game, Strength
from ..core.language import language, plural, use
from ..core.language import translate as _
from ..core.options import Options
from ..core.sheet import Preset
from ..lessons.progress import learnt_said
from ..views.links import link, rules_page
from .fields import box, called, choice, described, explained, field, look, text


def new_game_form(game: Game, options: Options, **chosen: Any) -> pn.Column:
    """The form of a game, with these house rules and whatever else is chosen to begin with."""
    return Form(Setup(game, options, **chosen)).content()


class Setup(param.Parameterized):
    """What has been chosen.

    Args:
        game: the game.
        options: the options to begin with; the preset is the one that they are nearest to.
        strength: the key of the strength to begin with; the weakest if empty.
        hints: whether hints appear by themselves.
        seats: how many players there are; the usual number if 0.
        learnt: the strength that knows what the learner has learnt, where there is a course.
        me: the learner's token where the address names it.

    Raises:
        Unreadable: if there is no such strength.
    """

    preset = param.String(doc="The key of the house rules that belong together.")
    strength = param.String(doc="The key of the bot's strength.")
    hints = param.Boolean(default=True, doc="Whether hints appear by themselves.")
    seats = param.Integer(doc="How many players there are.")

    def __init__(self, game: Game, options: Options, strength: str = "", hints: bool = True, seats: int = 0,
                 learnt: Strength | None = None, me: str = "") -> None:
        self.game, self.me = game, me
        self.strengths = [*game.strengths, *([learnt] if learnt else [])]
        self.house = game.options(**options.changed())
        groups = self.house.grouped()
        self.asked_first = groups.get("", [])
        self.groups = {heading: names for heading, names in groups.items() if heading}
        nearest = min(game.presets, key=lambda each: len(self._changes(each)))
        level = learnt if learnt and strength == learnt.key else game.strength(strength or game.strengths[0].key)
        super().__init__(preset=nearest.key, strength=level.key, hints=hints, seats=seats or self.usual_seats)
        self.param.watch(lambda _event: self.take(), "preset")
        self.house.param.watch(lambda *_events: self._recognise(), list(self.house.values()))

    @property
    def usual_seats(self) -> int:
        """How many players there are unless another number is chosen: two, or one more where more can play."""
        low, high = self.game.seats
        return min(low + 1, high)

    def take(self) -> None:
        """Set the house rules of the preset; what is asked first stays, unless the preset names it."""
        self.house.param.update(**self._values(game_preset(self.game, self.preset)))

    def changes(self) -> list[str]:
        """The options that differ from the preset."""
        return self._changes(game_preset(self.game, self.preset))

    def href(self) -> str:
        """The address of the game that has been chosen."""
        return link(
            "play",
            game=self.game.key,
            options=self.house.line(),
            strength=self.strength,
            hints="" if self.hints else "off",
            me=self.me,
            seats=self.seats if self.game.seats[1] > self.game.seats[0] else "",
        )

    def _recognise(self) -> None:
        if self.changes():
            self.preset = next((each.key for each in self.game.presets if not self._changes(each)), self.preset)

    def _changes(self, preset: Preset) -> list[str]:
        return [name for name, value in self._values(preset).items() if getattr(self.house, name) != value]

    def _values(self, preset: Preset) -> dict[str, Any]:
        usual = self.game.standard.values()
        return {**{name: usual[name] for names in self.groups.values() for name in names}, **preset.values}


def game_preset(game: Game, key: str) -> Preset:
    """The preset of that key."""
    return next(each for each in game.presets if each.key == key)


class Form:
    """The form on the page: what is asked first, the house rules, and beside them what that makes."""

    def __init__(self, setup: Setup) -> None:
        self._setup, self._lang = setup, language.get()
        self._summary = text("", "summary", kind="result", role="status")
        self._play = text("", "play", kind="result")
        self._texts = {name: text("") for name in setup.house.values()}
        self._show()
        for each, names in ((setup, ["preset", "strength", "hints", "seats"]), (setup.house, list(setup.house.values()))):
            each.param.watch(lambda *_events: self._show(), names)

    def content(self) -> pn.Column:
        """All of it."""
        title = _("New game of {game}").format(game=self._setup.game.title)
        lead = _("Everything is ready: play at once, or choose first how.")
        head = text(f'<h1>{escape(title)}</h1><p class="cl-lead">{escape(lead)}</p>', "head")
        aside = box(self._summary, self._play, classes="aside")
        return box(head, self._first(), aside, self._house(), classes="form")

    def _first(self) -> pn.Column:
        setup = self._setup
        presets = {f"{_(each.label)}\n{_(each.doc)}": each.key for each in setup.game.presets}
        strengths = {f"{_(each.label)}\n{self._tips(each)}": each.key for each in setup.strengths}
        hints = {_("By themselves"): True, _("When you ask"): False}
        parts = [
            self._heading(_("Which rules")),
            self._tied("preset", _("Which rules"), presets, "cards"),
            self._heading(_("Which opponent")),
            self._tied("strength", _("Which opponent"), strengths, "cards"),
        ]
        rows = [*self._players(), *(part for name in setup.asked_first for part in self._row(name))]
        hint = described(_("Hints"), _("Whether help shows as soon as you hesitate, or only when you ask for it."))
        rows += [text(hint), self._tied("hints", _("Hints"), hints)]
        return box(*parts, self._heading(_("At the table")), box(*rows, classes="rows"), classes="first sheet")

    def _players(self) -> list[Any]:
        low, high = self._setup.game.seats
        if low == high:
            return []
        label = _("Players")
        said = described(label, _("How many sit at the table, you included; every other seat is a bot's."))
        return [text(said), self._tied("seats", label, {str(n): n for n in range(low, high + 1)})]

    def _house(self) -> pn.Column:
        back = pn.widgets.Button(name=_("Back to the standard"), **look("field", "back"))
        back.on_click(lambda _event: self._standard())
        lead = _("Tables differ, and so can yours. “{mark}” stands where a rule is not the standard one.").format(
            mark=_("house rule")
        )
        head = text(f'<h2>{escape(_("House rules"))}</h2><p class="cl-lead">{escape(lead)}</p>', "part")
        groups = [
            box(
                text(f"<h3>{escape(_(heading))}</h3>"),
                box(*(part for name in names for part in self._row(name)), classes="rows"),
                classes="group sheet",
            )
            for heading, names in self._setup.groups.items()
        ]
        return box(box(head, back, classes="house-head"), *groups, classes="house")

    def _heading(self, words: str) -> Any:
        return text(f"<h2>{escape(words)}</h2>", "h2")

    def _row(self, name: str) -> tuple[Any, Any]:
        return self._texts[name], field(self._setup.house, name)

    def _tied(self, name: str, label: str, options: dict[str, Any], *classes: str) -> Any:
        made = choice(label, options, getattr(self._setup, name), *classes)
        made.link(self._setup, value=name, bidirectional=True)
        return made

    def _tips(self, strength: Strength) -> str:
        every = len(self._setup.game.tips)
        if strength.key == LEARNT:
            return learnt_said(self._setup.game, strength)
        if len(strength.tips) >= every:
            return _("Plays by all {n} tips.").format(n=every)
        return _("Plays by the first {n} of {all} tips and overlooks the rest.").format(n=len(strength.tips), all=every)

    def _standard(self) -> None:
        self._setup.preset = self._setup.game.presets[0].key
        self._setup.take()

    def _show(self) -> None:
        with use(self._lang):
            house, usual = self._setup.house, self._setup.game.standard
            for name, part in self._texts.items():
                differs = name not in self._setup.asked_first and getattr(house, name) != getattr(usual, name)
                part.object = explained(house, name, _("house rule") if differs else "")
            self._summary.object = self._summed_up()
            rules = rules_page(self._setup.game, house)
            self._play.object = (
                f'<a class="cl-button is-main" href="{escape(self._setup.href())}">{escape(_("Play"))}</a>'
                f'<a class="cl-button is-plain" href="{escape(rules)}">{escape(_("Read these rules"))}</a>'
            )

    def _summed_up(self) -> str:
        setup = self._setup
        preset = _(game_preset(setup.game, setup.preset).label)
        changes = setup.changes()
        strength = next(_(each.label) for each in setup.strengths if each.key == setup.strength)
        changed = (
            plural("{n} rule changed", "{n} rules changed", len(changes)).format(n=len(changes)) if changes else ""
        )
        items = "".join(
            f"<li><b>{escape(_(setup.house.param[name].label))}</b> {escape(called(setup.house, name))}</li>"
            for name in changes
        )
        tag = f' <span class="cl-tag">{escape(changed)}</span>' if changed else ""
        return (
            f'<p class="cl-label">{escape(_("Your game"))}</p><p class="cl-big">{escape(preset)}{tag}</p>'
            f'<p class="cl-against">{escape(_("Opponent: {strength}").format(strength=strength))}</p>'
            f'<ul class="cl-changes">{items}</ul>'
        )
