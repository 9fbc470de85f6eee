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


def page(title: str, content: Any, *links: tuple[str, str]) -> pn.Template:
    """A page with this content; `links` are the (label, address) pairs of its header."""
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
    shell = pn.Template(_template())
    shell.add_variable("icon", "data:image/svg+xml," + quote(_read("icon.svg")))
    shell.add_variable("apple_icon", "")
    shell.add_variable("page_title", title)
    shell.add_variable("lang", language.get())
    shell.add_variable("links", links)
    shell.add_variable("words", words)
    shell.add_variable("page_style", PAGE_STYLE)
    shell.add_variable("page_script", PAGE_SCRIPT)
    shell.add_panel("content", content)
    return shell
