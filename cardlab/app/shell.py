"""The page around everything: header, settings, and one place for the content."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import panel as pn
from jinja2 import Template

from ..core.language import language
from ..core.language import translate as _
from ..views.card_table import PAGE_SCRIPT, PAGE_STYLE


@cache
def _read(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


@cache
def _template() -> Template:
    return Template(_read("page.html"))


def page(title: str, content: Any, *links: tuple[str, str]) -> pn.viewable.Viewable:
    """Put the shell around the page that is being made, and give its content; `links` are the (label, address) pairs of its header."""
    words = {
        "settings": _("Settings"),
        "menu": _("Menu"),
        "theme": _("Theme"),
        "system": _("As the system"),
        "light": _("Light"),
        "dark": _("Dark"),
        "suits": _("Suits"),
        "two": _("Two colours"),
        "four": _("Four colours"),
        "pages": _("Pages"),
        "home": _("cardlab, home"),
        "skip": _("Skip to the content"),
    }
    shell = pn.state.curdoc
    shell.template, shell.title = _template(), title
    shell.template_variables.update(
        icon="data:image/svg+xml," + quote(_read("icon.svg")), page_title=title, lang=language.get(), links=links, words=words,
        page_style=PAGE_STYLE, page_script=PAGE_SCRIPT,
    )
    return pn.Column(content, name="content", sizing_mode="stretch_width", margin=0)
