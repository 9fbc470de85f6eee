"""Melds that lie on the table: what can be added to them, taken from them, and how they are read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.cards import Card, spoken
from ..core.language import translate as _
from ..core.layout import Zone
from ..core.move import Move
from .desk import Desk
from .look import Look
from .offers import offer

Json = dict[str, Any]


def melds(look: Look, desk: Desk, zone: Zone) -> Json:
    """The melds of a zone, and the cards that lie beside them."""
    faces = zone.details["melds"]
    numbers = zone.details.get("numbers", range(1, len(faces) + 1))
    made = [_meld(look, desk, zone, number, at) for at, number in enumerate(numbers)]
    return {"melds": made, "cards": spread(zone.cards), "theirs": zone.seat not in (None, look.me)}


def spread(faces: Sequence[Card]) -> list[Json]:
    """Cards side by side, each to be read."""
    return [{"face": str(face), "key": f"{face!s}{faces[:at].count(face) or ''}", "name": spoken(face)} for at, face in enumerate(faces)]


def _meld(look: Look, desk: Desk, zone: Zone, number: int, at: int) -> Json:
    meld, fresh = zone.details["melds"][at], _of(zone, "fresh", at) or 0
    label = _("Meld {n}. {kind}: {cards}").format(
        n=number, kind=desk.melding.called(look.view, meld), cards=", ".join(map(spoken, meld)))
    if fresh:
        label += ". " + _("Laid in this turn: {cards}").format(cards=", ".join(map(spoken, meld[-fresh:])))
    cards = spread(meld)
    for card, face in list(zip(cards, meld))[len(meld) - fresh :]:
        card |= _fresh(look, desk, number, face)
    made: Json = {"name": f"m{number}", "number": str(number), "cards": cards, "label": label, "note": _of(zone, "notes", at)}
    made["title"] = _("Meld {n}. {kind}").format(n=number, kind=desk.melding.called(look.view, meld))
    made |= {"broken": meld in zone.details.get("broken", ()), "top": _of(zone, "tops", at), "looks": "tops" in zone.details}
    if look.mine:
        made |= _touched(look, desk, number)
        menu = [move for move in desk.melding.changes(look.view, number) if look.refusal(move) is None]
        made["menu"] = [{"word": str(move), "label": move.label(look.view)} for move in menu]
    return made | (look.pressed(*map(str, _all_ways(look, desk, number))) if look.hint else {})


def _of(zone: Zone, name: str, at: int) -> Any:
    """What a zone tells about one of its melds, if anything."""
    return zone.details[name][at] if name in zone.details else None


def _fresh(look: Look, desk: Desk, number: int, face: Card) -> Json:
    """A card that was laid in this turn, and may go back."""
    back = desk.melding.returns(look.view, number, face) if look.mine else None
    return {"fresh": True, "drops": {"hand": str(back)} if back and look.refusal(back) is None else None}


def _touched(look: Look, desk: Desk, number: int) -> Json:
    """What a click on the meld does: it takes what is picked, or what fits."""
    move = desk.melding.touch(look.view, number, desk.held)
    if move:
        return offer(look, move, does=move.label(look.view), target="right" if desk.picked else None)
    return _target(look, desk, desk.held[0], number) if len(desk.picked) == 1 else {}


def _all_ways(look: Look, desk: Desk, number: int) -> list[Move]:
    """Every move that a hint could mean by pointing at the meld."""
    hand = dict.fromkeys(look.view.hands[desk.seat])
    touch = desk.melding.touch(look.view, number, ())
    ways = [move for face in hand for move, _side in desk.melding.places(look.view, face, number)]
    return [touch, *ways] if touch else ways


def _target(look: Look, desk: Desk, card: Card, number: int) -> Json:
    """What becomes of a picked card at that meld."""
    ways = list(desk.melding.places(look.view, card, number))
    if not ways:
        return {}
    if len(ways) == 1:
        return offer(look, ways[0][0], target=ways[0][1])
    sides = {side for _move, side in ways}
    choices = [offer(look, move, label=labelled(look, move, side), side=side) for move, side in ways]
    return {"choices": choices, "target": "both" if sides >= {"left", "right"} else sides.pop()}


def labelled(look: Look, move: Move, side: str) -> str:
    """A way to add a card, told apart from the others by its end."""
    where = {"left": _("{move}, in front"), "right": _("{move}, at the end")}.get(side, "{move}")
    return where.format(move=move.label(look.view))
