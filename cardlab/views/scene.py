"""A view as a scene for the card table: its zones, what can be picked, dropped and pressed, and what is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.cards import BACK, Card, spoken
from ..core.game import Game
from ..core.language import language
from ..core.language import translate as _
from ..core.layout import Zone
from ..core.move import Move
from ..core.options import Options
from ..core.rule import Refusal
from . import handles, melding
from .desk import Desk
from .links import rule_link
from .look import Look
from .offers import pressed
from .words import labels

Json = dict[str, Any]
ORDER = {face: at for at, face in enumerate(suit + rank for suit in "SHCD" for rank in "ATKQJ98765432")}


def scene(look: Look) -> Json:
    """The whole table without panels."""
    desk = look.desk or (Desk(look.game, look.me) if look.game.melding else None)
    laid_out = list(look.game.layout(look.view))
    moves = list(look.game.candidates(look.view)) if look.mine and not desk else []
    made: Json = {
        "kind": "table",
        "lang": language.get(),
        "locale": language.get(),
        "labels": labels(),
        "compact": look.compact,
        "zones": [_zone(look, zone, moves) for zone in laid_out],
        "actions": _actions(look, moves),
        "seat": _seat(look),
        "say": [],
        "panels": [],
    }
    if desk:
        made["zones"] = melding.zones(look, desk, laid_out, made["zones"])
        made |= {"actions": handles.actions(look, desk), "keys": handles.keys(look, desk, laid_out, look.name)}
        asked = desk.melding.answers(look.view) if look.mine else None
        made |= {"strip": {"title": asked[0]} if asked else None, "quiet": pressed(look, desk, "match")}
    return made


def bubble(refusal: Refusal, move: Move, game: Game, options: Options) -> Json:
    """A refusal as a bubble that points at what was tried."""
    return {
        "lead": _("Not this card.") if move.card else _("Not now."),
        "text": str(refusal),
        "rule": rule_link(game, refusal.rule, options),
        "card": str(move.card) if move.card else None,
        "action": None if move.card else str(move),
    }


def not_now(text: str, action: str | None = None) -> Json:
    """A bubble that says why something cannot be done, where no rule of the game is the reason."""
    return {"lead": _("Not now."), "text": text, "rule": None, "card": None, "action": action}


def _seat(look: Look) -> Json:
    view = look.view
    out = look.game.melding is not None and look.me in look.game.melding.out(view)
    if view.phase == "over":
        over = _("The round is over") if look.game.melding else _("The deal is over")
        return {"name": look.name(look.me), "status": over, "note": "", "turn": "", "out": out}
    own = view.turn == look.me
    status = look.game.status(view)
    task = _("Your turn: {task}").format(task=status) if status and own and look.mine else look.name(look.me)
    note = next((zone.note for zone in look.game.layout(view) if zone.kind == "hand"), "")
    return {"name": look.name(look.me), "status": task, "note": note, "turn": "yours" if own and look.mine else "", "out": out}


def _zone(look: Look, zone: Zone, moves: Sequence[Move]) -> Json:
    made: Json = {"name": zone.name, "kind": zone.kind, "label": zone.label, "note": zone.note, **zone.details}
    if zone.kind == "hand":
        made["cards"] = _hand(look, zone, moves)
    elif zone.kind == "seat":
        made |= {"label": look.name(zone.seat or 0), "cards": _still(zone.cards)}
        made["turn"] = "theirs" if look.view.turn == zone.seat != look.me and look.view.phase not in ("over", "taken") else ""
    elif zone.kind == "stock":
        made |= {"cards": _still((BACK,) * min(2, len(zone.cards) - bool(zone.details.get("trump")))), "trump": _trump(zone)}
        if zone.details.get("closed") and zone.seat is not None:
            who = _("closed by you") if zone.seat == look.me else _("closed by {player}")
            made["note"] = who.format(player=look.name(zone.seat))
    elif zone.kind == "trick":
        made["cards"] = _trick(look, zone)
    elif zone.kind == "last":
        made["cards"] = _still(zone.cards)
        if zone.cards and zone.seat is not None:
            made["note"] = _("{player}: {points}").format(player=look.name(zone.seat), points=zone.note)
    return made


def _still(faces: Sequence[Card]) -> list[Json]:
    return [{"face": str(face), "key": f"{face}{at}" if face == BACK else str(face), "name": spoken(face)} for at, face in enumerate(faces)]


def _trump(zone: Zone) -> Json | None:
    face = zone.details.get("trump")
    return {"face": str(face), "name": spoken(face)} if face else None


def _trick(look: Look, zone: Zone) -> list[Json]:
    made: list[Json] = []
    for at, seat in enumerate(zone.details["order"]):
        face = zone.cards[at] if at < len(zone.cards) else None
        card = {"face": str(face), "key": str(face), "name": spoken(face)} if face else {"face": None}
        made.append({**card, "owner": look.name(seat)})
    return made if look.me == zone.details["order"][-1] else list(reversed(made))


def _hand(look: Look, zone: Zone, moves: Sequence[Move]) -> list[Json]:
    faces = sorted(zone.cards, key=lambda face: ORDER.get(face[1] + face[0], 99))
    made = {face: [move for move in moves if move.card == face] for face in faces}
    return [_own_card(look, face, faces[:at].count(face), made[face], moves) for at, face in enumerate(faces)]


def _own_card(look: Look, face: Card, copy: int, own: Sequence[Move], moves: Sequence[Move]) -> Json:
    card: Json = {"face": str(face), "key": f"{face}{copy or ''}", "name": spoken(face)}
    if own:
        plain = own[0]
        refusal = look.refusal(plain)
        card |= {"word": str(plain), "playable": refusal is None, "dim": refusal is not None}
        if refusal is not None:
            card |= {"why": str(refusal), "rule": rule_link(look.game, refusal.rule, look.view.options)}
    else:
        card |= {"word": None, "playable": False, "dim": False}
    card["drops"] = {move.target: str(move) for move in moves if move.target and move.dragged(look.view) == face}
    return card | dict(look.hinted()).get(face, {})


def _actions(look: Look, moves: Sequence[Move]) -> list[Json]:
    """A button for every move that is not simply picking a card; moves of one kind share a button."""
    families: dict[str, list[Move]] = {}
    picked = {str(next(move for move in moves if move.card == face)) for face in {move.card for move in moves if move.card}}
    for move in moves:
        if str(move) not in picked:
            families.setdefault(move.family(look.view), []).append(move)
    return [_action(look, label, family) for label, family in families.items()]


def _action(look: Look, label: str, family: Sequence[Move]) -> Json:
    refusal = look.refusal(family[0])
    made: Json = {"label": label if len(family) > 1 else family[0].label(look.view), "key": family[0].key or None}
    if len(family) > 1:
        made["choices"] = [{"word": str(move), "label": move.label(look.view)} for move in family if look.refusal(move) is None]
    made["word"] = str(family[0]) if len(family) == 1 else None
    if refusal is not None:
        rule = rule_link(look.game, refusal.rule, look.view.options)
        made |= {"why": str(refusal), "rule": rule, "choices": None, "word": str(family[0])}
    return made | look.pressed(*map(str, family))
