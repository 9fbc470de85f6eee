"""What can be pressed at a table of melds, the map of its keys, and what they read aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.language import translate as _
from ..core.layout import Zone
from ..core.move import Move
from .desk import Desk
from .look import Look
from .offers import alike, answers, offer, pressed
from .panels import do

Json = dict[str, Any]


def actions(look: Look, desk: Desk) -> list[Json]:
    """The buttons beside the hand: what is out of the ordinary first, then laying, then the hand itself."""
    made = [offer(look, move, label=move.label(look.view), key="Shift+F" if look.mine else "k", main=not look.mine)
            for move in _others(look, desk)]
    if made and not look.mine:
        made.append(do("go-on", _("Let it pass"), key="g"))
    if look.view.phase != "over":
        replies = answers(look, desk)
        made += replies or [*_laying(look, desk), *_picked(look, desk), *pressed(look, desk, "hand")]
        made.append({"label": _("Sort"), "choices": _sortings(), "plain": True})
    if look.me in desk.melding.out(look.view):
        made.append({"label": _("Leave"), "href": "./", "main": True})
    if desk.melding.plans(look.view) and look.mine and not look.planning:
        made.append(do("plan", _("Plan"), plain=True))
    return made


def _others(look: Look, desk: Desk) -> list[Move]:
    """Moves that are made with no card and draw none: ending the turn, knocking."""
    drawn = {str(move) for moves in desk.draws().values() for move in moves}
    return [move for move in look.game.candidates(look.view)
            if move.card is None and desk.melding.moves_on(move) and str(move) not in drawn and move.seat(look.view) == look.me
            and look.refusal(move) is None]


def _laying(look: Look, desk: Desk) -> list[Json]:
    melds = desk.meant()
    lay: Json = {"label": _("Lay"), "key": "f"}
    if not melds:
        lay |= {"do": {"name": "lay", "value": None}, "why": _("Pick cards of your hand first, or let me find melds for you.")}
    elif not look.mine:
        lay |= {"do": {"name": "lay", "value": None}, "why": _("You can lay when it is your turn. Until then, prepare.")}
    else:
        move = desk.melding.lay(melds)
        lay |= offer(look, move)
        lay |= {"main": "why" not in lay, **look.pressed(*alike(look, move))}
    made = [lay]
    if desk.drafts:
        made.append(do("clear", _("Put back"), plain=True, key="Escape"))
    else:
        made.append(do("find", _("Find melds"), plain=True, key="m"))
    return made


def _picked(look: Look, desk: Desk) -> list[Json]:
    if not desk.picked:
        return []
    made = [do("draft", _("Put aside"), key="n")]
    if len(desk.picked) == 1 and look.mine:
        discard = desk.melding.discard(desk.face(desk.picked[0]))
        if look.refusal(discard) is None and discard not in desk.presses().get("hand", ()):
            made.append(offer(look, discard, label=discard.label(look.view)))
    return made


def _sortings() -> list[Json]:
    names = {"suit": _("By suit"), "rank": _("By rank"), "received": _("As received"), "melds": _("Melds first")}
    return [{"do": {"name": "sort", "value": key}, "label": name} for key, name in names.items()]


def keys(look: Look, desk: Desk, laid_out: list[Zone], name: Callable[[int], str]) -> list[Json]:
    """The map of the keys; those of buttons are added by the table itself."""
    read = {
        "e": (_("Read how many cards everybody holds"), _counts(laid_out, name)),
        "s": (_("Read the points"), " ".join(f"{name(each.seat)}: {each.total}." for each in look.game.tallies(look.view))),
        "t": (_("Read whose turn it is"), _turn(look, name)),
        "d": (_("Read the discard pile, top card first"), _pile(laid_out)),
        "p": (_("Read what you have put aside"), _drafts(desk)),
    }
    theirs = [zone.name for zone in laid_out if zone.kind == "melds" and zone.seat not in (None, look.me)]
    spread = any(zone.details.get("spread") for zone in laid_out)
    sort = {"Shift+C": ("suit", _("Sort by suit")), "Shift+H": ("rank", _("Sort by rank")), "Shift+M": ("received", _("Sort as received"))}
    return [
        {"key": "c", "label": _("Go to the melds; Enter or the menu key opens what can be done with one"), "go": "melds"},
        *([{"key": "v", "label": _("Go to the melds of the other player"), "go": other} for other in theirs]),
        *([{"key": "l", "label": _("Spread the discard pile"), "look": "pile"}] if spread else []),
        {"key": "Enter", "label": _("Pick the card, or use the button or meld")},
        {"key": "Alt+←/→", "label": _("Move the card within your hand")},
        {"key": "Space", "label": _("Draw from the stock")},
        {"key": "Shift+D", "label": _("Take from the discard pile")},
        {"key": "Delete", "label": _("Discard the card")},
        {"key": "n", "label": _("Put the picked cards aside as a meld")},
        {"key": "f", "label": _("Lay everything that is picked or put aside")},
        {"key": "Shift+P", "label": _("Go to what you have put aside"), "go": "draft"},
        {"key": "Escape", "label": _("Put everything back into the hand"), "do": {"name": "clear", "value": None}},
        {"key": "z", "label": _("Next card that fits a meld"), "fits": 1},
        {"key": "Shift+Z", "label": _("Card before that fits a meld"), "fits": -1},
        *({"key": key, "label": label, "do": {"name": "sort", "value": value}} for key, (value, label) in sort.items()),
        *({"key": key, "label": label, "say": said} for key, (label, said) in read.items()),
        {"key": "?", "label": _("This list")},
    ]


def _counts(laid_out: list[Zone], name: Callable[[int], str]) -> str:
    return " ".join(f"{name(zone.seat or 0)}: {zone.note}." for zone in laid_out if zone.kind in ("seat", "hand"))


def _turn(look: Look, name: Callable[[int], str]) -> str:
    if look.view.phase == "over":
        return look.game.status(look.view)
    return _("{player}: {task}.").format(player=name(look.view.turn), task=look.game.status(look.view))


def _pile(laid_out: list[Zone]) -> str:
    pile = next(zone for zone in laid_out if zone.kind == "pile")
    cards = ", ".join(map(format, pile.cards[::-1])) or _("The discard pile is empty.")
    return " ".join(part for part in (pile.details.get("said"), cards) if part)


def _drafts(desk: Desk) -> str:
    melds = desk.meant()
    return "; ".join(", ".join(map(format, meld)) for meld in melds) or _("Nothing is put aside.")
