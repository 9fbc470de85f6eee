"""The zones of a table on which melds are laid: piles to draw from, melds to add to, the draft, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.cards import BACK, Cards, spoken
from ..core.language import plural
from ..core.language import translate as _
from ..core.layout import Zone
from . import laid
from .desk import Desk, Draft
from .look import Look
from .offers import choosing, clicked, offer, onto_melds

Json = dict[str, Any]


def zones(look: Look, desk: Desk, laid_out: Sequence[Zone], made: list[Json]) -> list[Json]:
    """The zones as the scene has made them, with everything that can be done at them."""
    desk.see(look.view)
    full = []
    for zone, plain in zip(laid_out, made):
        full.append(_dressed(look, desk, zone, plain))
    full.insert(len(full) - 1, _draft(look, desk))
    return full


def _dressed(look: Look, desk: Desk, zone: Zone, plain: Json) -> Json:
    if zone.kind == "seat":
        return plain | _seat(look, desk, zone)
    if zone.kind in ("stock", "pile"):
        return plain | _pile(look, desk, zone)
    if zone.kind == "melds":
        return plain | laid.melds(look, desk, zone)
    if zone.kind == "hand":
        return plain | {"cards": hand(look, desk), "size": 13, "long": True, "keys": {"Delete": "pile"}}
    return plain


def _seat(look: Look, desk: Desk, zone: Zone) -> Json:
    worths = desk.melding.worths(look.view, zone.seat or 0)
    if not worths or not zone.cards:
        return {}
    return {"open": True, "cards": pointed(zone.cards, worths)}


def pointed(faces: Cards, worths: Sequence[int]) -> list[Json]:
    """Cards with the points that they count above them."""
    return [{"face": str(face), "key": f"{face!s}{at}", "name": f"{spoken(face)}, {worth}", "points": str(worth)}
            for at, (face, worth) in enumerate(zip(faces, worths))]


def _pile(look: Look, desk: Desk, zone: Zone) -> Json:
    made: Json = {"cards": _top(look, desk, zone), "deep": len(zone.cards) > 1}
    made["blocked"] = zone.details["blocked"] if "blocked" in zone.details else _shut(look, desk, zone)
    across = zone.details.get("across")
    if across:
        made["across"] = {"face": str(across), "key": "across", "name": spoken(across)}
    if zone.details.get("spread"):
        made |= {"spread": laid.spread(zone.cards[::-1]), "spread_label": _("{pile}, the top card first").format(pile=zone.label),
                 "look": _("Spread")}
    return made


def _top(look: Look, desk: Desk, zone: Zone) -> list[Json]:
    """The top card of a pile: drawn from it, or where a picked card is thrown."""
    if not zone.cards:
        return []
    face = BACK if zone.kind == "stock" else zone.cards[-1]
    card: Json = {"face": str(face), "key": f"{face!s}{len(zone.cards)}"}
    card["name"] = zone.label if face == BACK else f"{zone.label}, {spoken(face)}"
    if zone.details.get("said"):
        card["name"] += f". {zone.details['said']}"
    if zone.details.get("spread"):
        card["aside"] = zone.name
    if not look.mine:
        return [card]
    if zone.kind == "pile" and len(desk.picked) == 1 and not _drawing(look, desk):
        move = desk.melding.discard(desk.face(desk.picked[0]))
        return [card | offer(look, move, name=f"{card['name']}. {move.label(look.view)}", playable=look.refusal(move) is None)]
    moves = desk.draws().get(zone.name, ())
    if not moves:
        return [card]
    legal = [move for move in moves if look.refusal(move) is None]
    card |= offer(look, moves[0], playable=bool(legal), dim=not legal and _drawing(look, desk))
    card |= look.pressed(*map(str, moves))
    if len(legal) > 1:
        card["choices"] = choosing(look, legal)
    if zone.kind == "pile" and desk.melding.waits(look.view):
        card["meld"] = "alone"
    if legal:
        card["shortcut"] = "Space" if zone.kind == "stock" else "Shift+D"
        if legal[0].target:
            card["drops"] = {legal[0].target: {"choices": card["choices"]} if len(legal) > 1 else str(legal[0])}
    elif not card["dim"]:
        card = {name: value for name, value in card.items() if name not in ("word", "why", "rule")}
    return [card]


def _drawing(look: Look, desk: Desk) -> bool:
    """Whether a card is to be drawn now."""
    return any(look.refusal(move) is None for moves in desk.draws().values() for move in moves)


def _shut(look: Look, desk: Desk, zone: Zone) -> bool:
    if zone.kind != "pile" or not zone.cards or not look.mine or not _drawing(look, desk):
        return False
    return all(look.refusal(move) is not None for move in desk.draws().get("pile", ()))


def hand(look: Look, desk: Desk) -> list[Json]:
    """The cards of the hand that are not put aside, in the reader's order."""
    worths = desk.melding.worths(look.view, desk.seat)
    if worths:
        return pointed(look.view.hands[desk.seat], worths)
    marks, hinted, made = desk.marks(look.mine), look.hinted(), []
    for key, mark in zip(desk.shown, marks):
        card = _own(look, desk, key) | {"meld": mark}
        ring = next((each for each in hinted if each[0] == desk.face(key)), None)
        if ring:
            card |= ring[1]
            hinted.remove(ring)
        made.append(card)
    return made


def _own(look: Look, desk: Desk, key: str) -> Json:
    face = desk.face(key)
    aside = {"do": {"name": "draft", "value": key}}
    made: Json = {"face": str(face), "key": key, "name": spoken(face), "selected": key in desk.picked,
                  "do": {"name": "select", "value": key}, "drops": {"hand": {"do": {"name": "arrange"}}, "melds": aside, "draft": aside}}
    for number in range(1, len(desk.drafts) + 1):
        made["drops"][f"draft{number}"] = {"do": {"name": "draft", "value": f"{key},{number}"}, "side": "right"}
    if not look.mine:
        return made
    made |= clicked(look, desk, key)
    made["drops"] |= onto_melds(look, desk, face)
    discard = desk.melding.discard(face)
    made["drops"]["pile"] = str(discard)
    made["playable"] = look.refusal(discard) is None
    for number in range(1, len(look.view.melds) + 1):
        ways = desk.melding.places(look.view, face, number)
        if ways:
            drops = [{"word": str(move), "label": laid.labelled(look, move, side), "side": side} for move, side in ways]
            made["drops"][f"m{number}"] = drops[0] if len(drops) == 1 else {"choices": drops}
            made["fits"] = made.get("fits") or any(look.refusal(move) is None for move, _side in ways)
    return made


def _draft(look: Look, desk: Desk) -> Json:
    melds = desk.meant()
    points, least = desk.melding.counts(look.view, melds)
    total: Json = {"points": str(points), "of": plural("point", "points", points), "part": None}
    if least:
        of = _("of {n} to open").format(n=least)
        total |= {"of": of, "part": points / least, "spoken": f"{points} {of}", "label": _("Points for the first laying")}
    note = _("Nothing of this is laid yet.")
    if least > points and melds:
        note = plural("Nothing of this is laid yet. {n} point is missing.", "Nothing of this is laid yet. {n} points are missing.",
                      least - points).format(n=least - points)
    return {
        "name": "draft", "kind": "draft", "label": _("Draft: melds not laid yet"), "note": note, "total": total,
        "melds": [_draft_meld(look, desk, at, draft) for at, draft in enumerate(desk.drafts, 1)],
    }


def _draft_meld(look: Look, desk: Desk, at: int, draft: Draft) -> Json:
    formed = desk.choices(draft)
    called = desk.melding.called(look.view, draft.meld)
    cards, keys = [], list(draft.keys)
    for face in draft.meld:
        key = next(each for each in keys if each[:2] == face[:2])
        keys.remove(key)
        card: Json = {"face": str(face), "key": key, "name": spoken(face), "do": {"name": "back", "value": key},
                      "drops": {"hand": {"do": {"name": "back", "value": key}}}}
        if face.startswith("JK") and len(formed) > 1:
            back = {"do": {"name": "back", "value": key}, "label": _("Back to the hand")}
            card["choices"] = [*({"do": {"name": "mean", "value": f"{at},{choice}"}, "label": " ".join(map(format, meld))}
                                 for choice, meld in enumerate(formed)), back]
        cards.append(card)
    return {"name": f"draft{at}", "cards": cards, "label": f"{called}: {', '.join(map(spoken, draft.meld))}", "note": called,
            "broken": not formed}
