"""What the address of a page asks for; anything in it may be hostile."""

from __future__ import annotations

import panel as pn

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import PSEUDO, languages
from ..core.language import translate as _
from ..core.options import Options
from ..games import find

LONGEST = 25_000
"""More of a part is not looked at; it is enough to say that a position is too long."""


def asked(name: str) -> str:
    """The part of that name in the page's address, or nothing."""
    values = (pn.state.session_args or {}).get(name) or [b""]
    return values[0].decode("utf-8", "replace").strip()[:LONGEST]


def asked_game() -> Game:
    """The game in the address; 66 if none is named; raises Unreadable."""
    return find(asked("game") or "schnapsen")


def asked_options(game: Game) -> Options:
    """The house rules in the address: a preset, options by name, or both; raises Unreadable."""
    return game.house_rules(asked("preset"), asked("options"))


def asked_seats(game: Game) -> int:
    """The number of players in the address, 0 if none is named; raises Unreadable."""
    word, (low, high) = asked("seats"), game.seats
    if word and not (word.isascii() and word.isdigit() and len(word) < 3 and low <= int(word) <= high):
        expected = str(low) if low == high else f"{low} … {high}"
        raise Unreadable(_("There cannot be “{n}” players: expected {expected}.").format(n=word[:10], expected=expected))
    return int(word or 0)


def asked_step() -> int | None:
    """The step in the address, from 0; None for where the learner was."""
    word = asked("step")
    return int(word) - 1 if word.isascii() and word.isdigit() and len(word) < 4 else None


def asked_language() -> str:
    """The language to speak: from the address, else from what the browser accepts, else English."""
    offered = (*languages(), PSEUDO)
    accepted = (pn.state.headers or {}).get("Accept-Language", "")
    wishes = [asked("lang"), *(part.split(";")[0].split("-")[0].strip() for part in accepted.split(","))]
    return next((wish for wish in wishes if wish in offered), "en")
