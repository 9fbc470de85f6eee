"""Two games side by side, rule by rule: what changes between their sheets."""

from __future__ import annotations

from html import escape

from ..core.game import Game
from ..core.language import translate as _
from ..core.sheet import Difference, differences
from ..views.links import link, rules_page
from .fields import box, text


def comparison(one: Game, other: Game, games: dict[str, Game]) -> object:
    """The rules by which two games differ, as a table."""
    found = differences((one.chapters, one.standard), (other.chapters, other.standard), one.kin)
    title = _("{one} and {other}: what is different").format(one=one.title, other=other.title)
    lead = _("Only rules that differ are listed, under the usual house rules of both. What is not here is the same in both games.")
    head = text(f'<h1>{escape(title)}</h1><p class="cl-lead">{escape(lead)}</p>', "head")
    pairs, table = text(_others(one, other, games), kind="compare"), text(_table(one, other, found), kind="compare")
    return box(head, pairs, table, classes="open")


def _others(one: Game, other: Game, games: dict[str, Game]) -> str:
    """Links to the other pairs of games that share rules."""
    links = [
        f'<a href="{escape(link("compare", one=first.key, other=second.key))}">'
        f"{escape(_('{one} and {other}').format(one=first.title, other=second.title))}</a>"
        for first in games.values() for second in games.values()
        if first is not second and {first.key, second.key} != {one.key, other.key}
        and list(games).index(first.key) < list(games).index(second.key) and related(first, second)
    ]
    return f'<p class="cl-label">{escape(_("Compare:"))} {" · ".join(links)}</p>' if links else ""


def related(one: Game, other: Game) -> bool:
    """Whether two games have a good part of their rules in common."""
    return 4 * len(set(one.articles) & set(other.articles)) > len(one.articles)


def _table(one: Game, other: Game, found: list[Difference]) -> str:
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in (_("Rule"), one.title, other.title))
    rows = "".join(
        f'<tr><th scope="row">{escape(each.title)}</th>{_cell(one, each.here)}{_cell(other, each.there)}</tr>' for each in found)
    return f'<table class="cl-compare"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _cell(game: Game, said: str | None) -> str:
    if said is None:
        return f'<td data-head="{escape(game.title)}"><span class="cl-soft">{escape(_("No such rule."))}</span></td>'
    return f'<td data-head="{escape(game.title)}">{escape(said)}</td>'


def rules_links(one: Game, other: Game) -> list[tuple[str, str]]:
    """Links to both sheets, for the header."""
    return [(_("Rules of {game}").format(game=game.title), rules_page(game)) for game in (one, other)]
