"""The new-game form, made from the options of the game."""

from __future__ import annotations

from html import escape
from typing import Any

import panel as pn
import param

from ..core.game import Game
from ..core.language import translate as _
from ..core.options import Options
from ..views.card_table import PAGE_STYLE
from ..views.links import link

FIRST = ("first_dealer", "show_points")
"""The options that stand at the top of the form, if the game has them."""


class NewGame(param.Parameterized):
    """What is chosen before the house rules."""

    preset = param.Selector(objects=[""], doc="House rules that belong together.")
    strength = param.Selector(objects=[""], doc="How strong the bot plays.")
    hints = param.Boolean(default=True, doc="Whether hints appear by themselves.")


def new_game_form(game: Game, options: Options) -> pn.Column:
    """The form of a game, with these house rules to begin with."""
    house = game.options(**options.changed())
    choice = _choice(game)
    _translate(house)
    start = pn.pane.HTML("", stylesheets=[PAGE_STYLE], sizing_mode="stretch_width")

    def preset_chosen(event: Any) -> None:
        chosen = game.preset(event.new)
        house.param.update(**chosen.values())

    def address(*_events: Any) -> None:
        href = link("play", game=game.key, options=house.line(), strength=choice.strength, hints="" if choice.hints else "off")
        start.object = f'<a class="cl-button is-main" href="{escape(href)}">{escape(_("Play"))}</a>'

    choice.param.watch(preset_chosen, "preset")
    for each, names in ((house, list(house.values())), (choice, ["preset", "strength", "hints"])):
        each.param.watch(address, names)
    address()
    first = [name for name in FIRST if name in house.values()]
    rest = [name for name in house.values() if name not in first]
    title = pn.pane.HTML(f"<h1>{escape(_('New game of {game}').format(game=game.title))}</h1>", stylesheets=[PAGE_STYLE])
    rules = pn.pane.HTML(f"<h2>{escape(_('House rules'))}</h2>", stylesheets=[PAGE_STYLE])
    return pn.Column(
        title,
        pn.Param(choice, show_name=False, default_layout=pn.FlexBox),
        pn.Param(house, parameters=first, show_name=False, default_layout=pn.FlexBox),
        start, rules,
        pn.Param(house, parameters=rest, show_name=False, default_layout=pn.FlexBox),
        css_classes=["cl-form"], sizing_mode="stretch_width", max_width=1100, margin=(0, 24))


def _choice(game: Game) -> NewGame:
    choice = NewGame()
    choice.param.preset.objects = {_(each.label): each.key for each in game.presets}
    choice.param.strength.objects = {_(each.label): each.key for each in game.strengths}
    choice.param.update(preset=game.presets[0].key, strength=game.strengths[0].key)
    for name, label in (("preset", _("House rules")), ("strength", _("Strength of the bot")), ("hints", _("Hints appear by themselves"))):
        choice.param[name].label = label
    return choice


def _translate(house: Options) -> None:
    for name in house.values():
        parameter = house.param[name]
        parameter.label, parameter.doc = _(parameter.label), _(parameter.doc)
        if isinstance(parameter, param.Selector):
            parameter.objects = {_(label): value for label, value in parameter.names.items()}
