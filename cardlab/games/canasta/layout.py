"""What lies where on the table of Kanasta, in words."""

from __future__ import annotations

from typing import Any

from ...core.cards import Card, Cards
from ...core.language import plural
from ...core.language import translate as _
from ...core.layout import Tally, Zone
from ...core.match import Player
from .melds import WILD, Meld
from .needs import blocked, can_go_out, freezing, frozen_by, reached, required, short_of_minimum
from .offers import takes
from .state import KanastaState

S = KanastaState


def layout(view: S) -> list[Zone]:
    """The zones of the table: who plays, the piles, the melds of both, and your own hand."""
    me = max(view.eyes or 0, 0)
    melds = [_melds(view, 1 - me, "theirs", _("Your opponent's melds")), _melds(view, me, "melds", _("Your melds"))]
    return [_seat(view, 1 - me, view.hands[1 - me]), _seat(view, me, ()), _stock(view), _pile(view, me), *melds, _hand(view, me)]


def tallies(view: S) -> list[Tally]:
    """The totals of the match; in a round nothing counts before its end."""
    return [Tally(seat=seat, points="", left=None, of=0, total=str(view.standing[seat])) for seat in (0, 1)]


def status(view: S) -> str:
    """What the player whose turn it is has to do, as an instruction."""
    if view.phase == "offer":
        return _("accept or refuse")
    if view.phase == "over":
        return _("the round is over")
    if view.phase == "draw":
        return _drawing(view)
    if short_of_minimum(view):
        return _("reach {least} points, or take cards back").format(least=required(view))
    if len(view.hand) < 2 and can_go_out(view):
        return _("end the round")
    least = required(view)
    return _("lay {least} points or more, or discard").format(least=least) if least else _("lay, add or discard")


def _drawing(view: S) -> str:
    """What can be drawn; the pile is named if it can be taken, as far as the viewer knows."""
    pile = view.pile and (view.eyes not in (None, view.turn) or takes(view))
    if not view.stock:
        return _("take the pile, or let the round end") if pile else _("let the round end")
    draw = plural("draw a card", "draw {n} cards", view.house.draw_count).format(n=view.house.draw_count)
    return _("{draw}, or take the pile").format(draw=draw) if pile else draw


def no_pauses(state: S, move: Any) -> list[S]:
    """No moment between two states is worth a look of its own."""
    return []


def announced(before: S, after: S, player: Player) -> list[str]:
    """What a move brings with it: red threes that are laid out, canastas that are completed, a pile that is frozen."""
    said = []
    for seat in (0, 1):
        name, red = player(seat), after.threes[seat][len(before.threes[seat]):]
        if red:
            theirs, yours = _("{player} lays out {cards}."), _("You lay out {cards}.")
            said.append((theirs if name else yours).format(player=name, cards=", ".join(map(format, red))))
        if after.canastas(seat) > before.canastas(seat):
            theirs, yours = _("{player} has a canasta."), _("You have a canasta.")
            said.append((theirs if name else yours).format(player=name))
    if freezing(after) and not freezing(before):
        said.append(_("The pile is frozen."))
    return said


def owed(view: S, seat: int) -> int:
    """The points that a player still needs to open; 0 if they have opened."""
    return required(view if seat == view.turn else view.but(turn=seat, bought=()))


def _seat(view: S, seat: int, cards: Cards) -> Zone:
    count = plural("{n} card", "{n} cards", len(view.hands[seat])).format(n=len(view.hands[seat]))
    note = _("{cards}, total {points}").format(cards=count, points=str(view.standing[seat]).replace("-", "−"))
    return Zone(f"seat{seat}", "seat", note=note, cards=cards, seat=seat)


def _stock(view: S) -> Zone:
    count = len(view.stock)
    return Zone("stock", "stock", _("Stock"), _("{n} in stock").format(n=count) if count else _("stock used up"), view.stock)


def _pile(view: S, me: int) -> Zone:
    count = len(view.pile)
    note = plural("{n} card", "{n} cards", count).format(n=count)
    tag, said = _taking(view, me)
    across = next(iter(freezing(view.but(pile=view.pile[1:]))), None)
    details = {"tag": tag, "said": said, "blocked": blocked(view), "across": across, "spread": True}
    return Zone("pile", "pile", _("Discard pile"), note, view.pile[::-1], details=details)


def _taking(view: S, me: int) -> tuple[str, str]:
    """Whether a player could take the pile as it lies, in a word and in a sentence."""
    if not view.pile:
        return "", ""
    if blocked(view):
        return _("blocked"), _("Nobody can take the pile while {card} lies on top.").format(card=view.pile[0])
    mine, theirs = _frozen(view, me), _frozen(view, 1 - me)
    pair = _("only two cards of its rank from the hand take it")
    if mine == "wild":
        return _("frozen"), _("The pile is frozen for both: {pair}.").format(pair=pair)
    if mine and theirs:
        return _("frozen for both"), _("The pile is frozen for each of you until they have melds: {pair}.").format(pair=pair)
    if mine:
        return _("frozen for you"), _("The pile is frozen for you until you have melds: {pair}.").format(pair=pair)
    if theirs:
        return _("frozen for them"), _("The pile is frozen for your opponent until they have melds, but not for you.")
    return "", ""


def _frozen(view: S, seat: int) -> str:
    """What freezes the pile for a player."""
    return frozen_by(view if seat == view.turn else view.but(turn=seat, bought=()))


def _melds(view: S, seat: int, name: str, label: str) -> Zone:
    numbered = [(number, meld) for number, meld in enumerate(view.melds, 1) if meld.owner == seat]
    details: dict[str, Any] = {
        "melds": tuple(meld.cards for _number, meld in numbered), "numbers": tuple(number for number, _meld in numbered),
        "fresh": tuple(len(meld.paid + meld.new) for _number, meld in numbered),
        "notes": tuple(_note(meld) for _number, meld in numbered), "tops": tuple(_top(meld) for _number, meld in numbered),
    }
    threes = view.threes[seat]
    if threes:
        details["beside"] = plural("{n} red three", "{n} red threes", len(threes)).format(n=len(threes))
    count = len(numbered)
    note = plural("{n} meld", "{n} melds", count).format(n=count) if count else _("no melds yet")
    return Zone(name, "melds", label, note, threes, seat, details)


def _note(meld: Meld) -> str:
    """How many cards a meld has once it is worth counting them, and what it is once it is a canasta."""
    if not meld.canasta:
        count = len(meld.cards)
        return plural("{n} card", "{n} cards", count).format(n=count) if count > 3 else ""
    said = _("mixed, {n}") if meld.wild else _("natural, {n}")
    return said.format(n=len(meld.cards))


def _top(meld: Meld) -> Card | None:
    """The card on top of a canasta that is squared up: a red one if it is natural, a black one if it is mixed."""
    if not meld.canasta or meld.new or meld.paid:
        return None
    suits = "SC" if meld.wild else "HD"
    naturals = [card for card in meld.cards if card not in WILD]
    return next((card for card in naturals if card[1] in suits), naturals[0])


def _hand(view: S, me: int) -> Zone:
    least, mine = owed(view, me), me == view.turn and view.phase in ("draw", "meld")
    if not least:
        note = _("you have opened")
    elif mine and view.laid:
        note = _("{points} of {least} points to open").format(points=reached(view), least=least)
    else:
        note = _("{least} points to open").format(least=least)
    return Zone("hand", "hand", _("Your hand"), note, view.hands[me], me)
