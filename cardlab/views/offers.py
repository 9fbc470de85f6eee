"""Moves as the table offers them: at once, after a question, or with the reason why a rule refuses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.cards import Card
from ..core.language import translate as _
from ..core.move import Move
from .desk import Desk
from .links import rule_link
from .look import Look

Json = dict[str, Any]
KEPT = "cdefghlmnpstuvz"
"""The keys that mean the same at every table of melds."""


def offer(look: Look, move: Move, **more: Any) -> Json:
    """A move to be offered, with the reason if a rule refuses it."""
    refusal = look.refusal(move)
    made: Json = {"word": str(move), **more}
    if refusal is not None:
        made |= {"why": str(refusal), "rule": rule_link(look.game, refusal.rule, look.view.options)}
    return made


def alike(look: Look, move: Move) -> list[str]:
    """The words of the hint's moves that the same button makes; a card that is named has to be that card."""
    return [str(each) for each in look.hint.moves if type(each) is type(move) and each.card == move.card] if look.hint else []


def choosing(look: Look, moves: Sequence[Move]) -> list[Json]:
    """Moves of which one is to be chosen."""
    return [{"word": str(move), "label": move.label(look.view)} for move in moves]


def clicked(look: Look, desk: Desk, key: str) -> Json:
    """What a plain click on a card of the hand does, unless it only picks the card."""
    if key in desk.picked:
        return {}
    moves = desk.melding.click(look.view, desk.face(key), desk.held)
    legal = _legal(look, moves)
    if len(legal) > 1:
        pick = {"do": {"name": "select", "value": key}, "label": _("Pick it")}
        return {"do": None, "choices": [*choosing(look, legal), pick]}
    if not moves:
        return {}
    move = (legal or moves)[0]
    return {"do": None, "does": move.label(look.view), **_asked(look, desk, move)}


def onto_melds(look: Look, desk: Desk, face: Card) -> Json:
    """What becomes of a card that is dropped among the melds, if a click would add it to one."""
    adds = [move for move in _legal(look, desk.melding.click(look.view, face, ())) if move.target == "melds"]
    if not adds:
        return {}
    return {"melds": {"choices": choosing(look, adds)} if len(adds) > 1 else str(adds[0])}


def pressed(look: Look, desk: Desk, zone: str) -> list[Json]:
    """The buttons of a zone, one for each family of moves."""
    if not look.mine or desk.melding.answers(look.view):
        return []
    families: dict[str, list[Move]] = {}
    for move in desk.presses().get(zone, ()):
        families.setdefault(move.family(look.view), []).append(move)
    return [_button(look, desk, label, moves) for label, moves in families.items()]


def answers(look: Look, desk: Desk) -> list[Json]:
    """The buttons that answer a question which waits for the reader; while it does, there are no others."""
    found = desk.melding.answers(look.view) if look.mine else None
    made = [offer(look, move, label=move.label(look.view), key=move.key, **look.pressed(str(move))) for move in (found[1] if found else ())]
    return [each | {"main": not at} for at, each in enumerate(made)]


def _legal(look: Look, moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if look.refusal(move) is None]


def _asked(look: Look, desk: Desk, move: Move, **more: Any) -> Json:
    """A legal move that may need a yes first; one that is refused says why."""
    asks = "" if look.refusal(move) else desk.melding.asks(look.view, move)
    if not asks:
        return offer(look, move, **more)
    return {"question": asks, "choices": [{"word": str(move), "label": _("Yes")}, {"label": _("No")}], **more}


def _button(look: Look, desk: Desk, label: str, moves: Sequence[Move]) -> Json:
    legal = _legal(look, moves)
    key = moves[0].key if moves[0].key not in KEPT else None
    ring = look.pressed(*alike(look, moves[0]))
    if len(legal) > 1:
        return {"label": label, "key": key, "choices": choosing(look, legal), **ring}
    move = (legal or moves)[0]
    return _asked(look, desk, move, label=label, does=move.label(look.view), key=key, **ring)
