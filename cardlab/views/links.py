"""Addresses of pages, relative to the app, with everything in them quoted."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from ..core.game import Game
from ..core.options import Options
from ..core.rule import Article


def link(page: str, **parts: Any) -> str:
    """The address of a page with its parts; parts that are empty are left out."""
    query = urlencode({name: value for name, value in parts.items() if value not in ("", None)})
    return f"./{page}?{query}" if query else f"./{page}"


def rules_page(game: Game, options: Options | None = None, rule: str = "") -> str:
    """The rules page under these house rules, open at a rule."""
    return link("rules", game=game.key, rule=rule, options=options.line() if options else "")


def rule_link(game: Game, rule: Article, options: Options | None = None) -> dict[str, str]:
    """A rule's title and address, as the card table shows them."""
    return {"title": rule.title, "href": rules_page(game, options, rule.name)}


def position(line: str) -> str:
    """A link to a position."""
    return link("study", at=line)
