"""What lies where on the table of 66, in words."""

from __future__ import annotations

from ...core.cards import SIGNS, Cards
from ...core.language import plural
from ...core.language import translate as _
from ...core.layout import Tally, Zone
from .rules import points_that_are_shown
from .state import VALUE, SchnapsenState


def layout(view: SchnapsenState) -> list[Zone]:
    """The zones of the table, from the far side to your own hand."""
    me = max(view.eyes or 0, 0)
    return [_seat(view, 1 - me), _stock(view), _trick(view, me), _last(view), _won(view, me), _hand(view, me)]


def tallies(view: SchnapsenState) -> list[Tally]:
    """Both players' points in this deal and standing in the match."""
    options = view.house
    target, down = options.match_target, options.count == "down"
    return [
        Tally(
            seat=seat,
            points=str(view.points(seat)) if points_that_are_shown.test(view, seat) else "",
            left=max(0, view.standing[seat] if down else target - view.standing[seat]),
            of=target,
            total=str(view.standing[seat]),
        )
        for seat in (0, 1)
    ]


def status(view: SchnapsenState) -> str:
    """What the player whose turn it is has to do, as an instruction."""
    if view.phase == "follow":
        return _("answer {led}").format(led=format(view.led))
    return {
        "lead": _("lead a card"),
        "draw": _("draw, or close the stock"),
        "over": _("the deal is over"),
        "taken": "",
    }[view.phase]


def _points(view: SchnapsenState, seat: int) -> str:
    if not points_that_are_shown.test(view, seat):
        return ""
    points = view.points(seat)
    waiting = view.marriage_points(seat) if not points else 0
    if waiting:
        return _("{n} points wait for a trick").format(n=waiting)
    return plural("{n} point", "{n} points", points).format(n=points)


def _tricks(view: SchnapsenState, seat: int) -> dict[str, object]:
    count = sum(trick.taker == seat for trick in view.tricks)
    return {"count": count, "label": plural("{n} trick", "{n} tricks", count).format(n=count)}


def _seat(view: SchnapsenState, seat: int) -> Zone:
    details = {"won": _tricks(view, seat)}
    return Zone(f"seat{seat}", "seat", note=_points(view, seat), cards=view.hands[seat], seat=seat, details=details)


def _stock(view: SchnapsenState) -> Zone:
    count = len(view.stock)
    if view.closer is not None:
        note = _("closed")
    elif count:
        note = _("{n} in stock").format(n=count)
    else:
        note = _("stock used up")
    details = {
        "trump": view.upcard,
        "closed": view.closer is not None,
        "tag": _("Trump {suit}").format(suit=SIGNS[view.trump]),
    }
    return Zone("stock", "stock", _("Stock"), note, view.stock, view.closer, details)


def _trick(view: SchnapsenState, me: int) -> Zone:
    if view.phase == "taken":
        trick = view.tricks[-1]
        order = {"order": (trick.leader, 1 - trick.leader)}
        return Zone("trick", "trick", _("Trick"), cards=(trick.led, trick.reply), details=order)
    leader = view.turn if view.led is None or view.phase == "over" else 1 - view.turn
    cards: Cards = (view.led,) if view.led is not None else ()
    return Zone("trick", "trick", _("Trick"), cards=cards, details={"order": (leader, 1 - leader)})


def _last(view: SchnapsenState) -> Zone:
    if not view.tricks:
        return Zone("last", "last", _("Last trick"))
    trick = view.tricks[-1]
    worth = VALUE[trick.led] + VALUE[trick.reply]
    return Zone("last", "last", _("Last trick"), str(worth), (trick.led, trick.reply), trick.taker)


def _won(view: SchnapsenState, me: int) -> Zone:
    return Zone("won", "won", _("Won tricks"), seat=me, details=_tricks(view, me))


def _hand(view: SchnapsenState, me: int) -> Zone:
    return Zone("hand", "hand", _("Your hand"), _points(view, me), view.hands[me], me)
