"""What lies where on the table of a rummy, in words."""

from __future__ import annotations

from typing import Any

from ...core.language import plural
from ...core.language import translate as _
from ...core.layout import Tally, Zone
from ...core.match import Player
from .ending import three_cards_are_announced
from .state import RummyState


def layout(view: RummyState) -> list[Zone]:
    """The zones of the table, from the far side to your own hand."""
    return _zones(view, False)


def announcing_layout(view: RummyState) -> list[Zone]:
    """The same at tables where hands of three cards and fewer are announced."""
    return _zones(view, True)


def tallies(view: RummyState) -> list[Tally]:
    """Every player's points in this round, where they count at once, and the total of the match."""
    return [_tally(view, seat, str(view.points(seat)) if view.gains else "") for seat in range(view.seats)]


def _tally(view: RummyState, seat: int, points: str) -> Tally:
    return Tally(seat=seat, points=points, left=None, of=0, total=str(view.standing[seat]))


def status(view: RummyState) -> str:
    """What the player whose turn it is has to do, as an instruction."""
    if view.phase == "draw":
        return _("draw a card")
    if view.phase == "over":
        return _("the round is over")
    least = view.house.opening_min
    return _("lay, add or discard") if view.seat_opened else _("lay {least} points or more, or discard").format(least=least)


def announced(before: RummyState, after: RummyState, player: Player) -> list[str]:
    """Whose hand a move has brought down to three cards or fewer, as the table announces it."""
    said = []
    for seat in after.players:
        count, name = len(after.hands[seat]), player(seat)
        if three_cards_are_announced.test(after, seat) and count < len(before.hands[seat]):
            theirs = plural("{player} has only {n} card left.", "{player} has only {n} cards left.", count)
            yours = plural("You have only {n} card left.", "You have only {n} cards left.", count)
            said.append((theirs if name else yours).format(player=name, n=count))
    return said


def no_pauses(state: RummyState, move: Any) -> list[RummyState]:
    """No moment between two states of a rummy is worth a look of its own."""
    return []


def _zones(view: RummyState, announcing: bool) -> list[Zone]:
    me = max(view.eyes or 0, 0)
    others = [(me + step) % view.seats for step in range(1, view.seats)]
    return [*(_seat(view, seat, announcing) for seat in others), _stock(view), _pile(view), _melds(view), _hand(view, me, announcing)]


def _note(view: RummyState, seat: int, announcing: bool) -> str:
    if seat in view.out:
        return _("out of the match")
    count = len(view.hands[seat])
    if announcing and three_cards_are_announced.test(view, seat):
        return plural("Only {n} card left!", "Only {n} cards left!", count).format(n=count)
    cards = plural("{n} card", "{n} cards", count).format(n=count)
    return _("{cards}, has laid").format(cards=cards) if seat in view.opened else cards


def _seat(view: RummyState, seat: int, announcing: bool) -> Zone:
    details = {"out": seat in view.out, "opened": seat in view.opened}
    return Zone(f"seat{seat}", "seat", note=_note(view, seat, announcing), cards=view.hands[seat], seat=seat, details=details)


def _stock(view: RummyState) -> Zone:
    count = len(view.stock)
    note = _("{n} in stock").format(n=count) if count else _("stock used up")
    return Zone("stock", "stock", _("Stock"), note, view.stock)


def _pile(view: RummyState) -> Zone:
    count = len(view.pile)
    note = plural("{n} card", "{n} cards", count).format(n=count)
    return Zone("pile", "pile", _("Discard pile"), note, view.pile[::-1])


def _melds(view: RummyState) -> Zone:
    count = len(view.melds)
    note = plural("{n} meld", "{n} melds", count).format(n=count) if count else _("no melds yet")
    return Zone("melds", "melds", _("Melds"), note, details={"melds": view.melds, "broken": view.fragments()})


def _hand(view: RummyState, me: int, announcing: bool) -> Zone:
    details = {"owed": view.owed if me == view.turn else ()}
    return Zone("hand", "hand", _("Your hand"), _note(view, me, announcing), view.hands[me], me, details)
