"""The fields of a form: Panel's widgets with a name that is read aloud, and one look for all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any

import panel as pn
import param

from ..core.language import translate as _
from ..core.options import Options
from ..views.card_table import HERE

STYLES = {
    "box": ("form/boxes",),
    "text": ("form/texts",),
    "choice": ("form/choices",),
    "field": ("form/fields",),
    "file": ("form/chooser",),
    "compare": ("form/texts", "form/compare"),
    "result": ("base", "form/texts", "form/aside"),
}
"""What each kind of part wears; it has a root of its own and knows no other stylesheet."""
SHEETS = {
    kind: "\n".join((HERE / "css" / f"{name}.css").read_text("utf-8") for name in names)
    for kind, names in STYLES.items()
}
FEW = 5
"""A number with at most so many values is chosen among all of them at once."""
MANY = 300
"""Of a number with more values only round ones are offered, besides the usual one and the one that is chosen."""

SOURCE = re.compile(r"\s*\S+: [A-Z]\d[\dA-Z., ]*$")
"""Where an option comes from: the last words of its explanation, of use to authors only."""


class Offered:
    """A field that takes no value but those it offers, whatever somebody makes the browser send."""

    def _process_property_change(self, msg: dict[str, Any]) -> dict[str, Any]:
        try:
            return dict(super()._process_property_change(msg))  # type: ignore[misc]
        except (IndexError, KeyError, TypeError, ValueError):
            return {}


class Choice(Offered, pn.widgets.RadioBoxGroup):
    """One of a few, all of them visible."""

    attributes = param.Dict(default={}, doc="Attributes of the element, for assistive technology.")

    _rename = {"attributes": "html_attributes"}


class Listed(Offered, pn.widgets.Select):
    """One of many, in a list to open."""


class Text(pn.pane.HTML):
    """Some HTML of our own; whatever is not our own in it has been escaped."""

    attributes = param.Dict(default={}, doc="Attributes of the element, for assistive technology.")

    _rename = {"attributes": "html_attributes"}


def look(kind: str, *classes: str) -> dict[str, Any]:
    """The parameters of a part of that kind, with these classes."""
    return {
        "stylesheets": [SHEETS[kind]],
        "css_classes": [f"cl-{each}" for each in classes],
        "margin": 0,
        "sizing_mode": "stretch_width",
    }


def text(html: str, *classes: str, kind: str = "text", **attributes: str) -> Text:
    """A piece of text."""
    return Text(html, attributes=attributes, **look(kind, "text", *classes))


def box(*parts: Any, classes: str) -> pn.Column:
    """Parts that are laid out together."""
    return pn.Column(*parts, **look("box", *classes.split()))


def choice(label: str, options: Mapping[str, Any], value: Any, *classes: str) -> Choice:
    """A choice among a few."""
    attributes = {"role": "radiogroup", "aria-label": label}
    return Choice(options=dict(options), value=value, attributes=attributes, **look("choice", "choice", *classes))


def field(options: Options, name: str) -> pn.widgets.Widget:
    """The field of an option, tied to it both ways."""
    label, values = _(options.param[name].label), allowed(options, name)
    value = getattr(options, name)
    if isinstance(options.param[name], param.Integer) and len(values) > FEW:
        made = Listed(name=label, options=values, value=value, **look("field", "select"))
    else:
        made = choice(label, values, value)
    made.link(options, value=name, bidirectional=True)
    return made


def allowed(options: Options, name: str) -> dict[str, Any]:
    """The values an option can have, by what they are called in the current language."""
    parameter = options.param[name]
    if isinstance(parameter, param.Boolean):
        return {_("Yes"): True, _("No"): False}
    if isinstance(parameter, param.Integer):
        low, high = parameter.bounds
        numbers = range(low, high + 1)
        if len(numbers) > MANY:
            steps = {step * 10**zeros for step in (1, 2, 5) for zeros in range(len(str(high)))}
            return {str(number): number for number in sorted({*steps, parameter.default, getattr(options, name)}) if number in numbers}
        return {str(number): number for number in numbers}
    return {_(label): value for label, value in parameter.names.items()}


def called(options: Options, name: str) -> str:
    """What the value of an option is called in the current language."""
    value = getattr(options, name)
    return next((label for label, each in allowed(options, name).items() if each == value), str(value))


def explained(options: Options, name: str, mark: str = "") -> str:
    """The name and the explanation of an option as HTML, with a mark behind the name."""
    parameter = options.param[name]
    return described(_(parameter.label), SOURCE.sub("", _(parameter.doc or "")), mark)


def described(name: str, doc: str, mark: str = "") -> str:
    """A name, a mark behind it, and below it an explanation, as HTML."""
    tag = f' <span class="cl-tag">{escape(mark)}</span>' if mark else ""
    return f'<p class="cl-option">{escape(name)}{tag}</p><p class="cl-help">{escape(doc)}</p>'
