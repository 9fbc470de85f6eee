"""How rummy cards are handled at the table: what picked cards could form, where one of them goes, what could be changed."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.cards import Card, Cards
from ...core.language import plural
from ...core.language import translate as _
from ...core.match import Player
from ...core.melding import Melding, Places
from ...core.move import Move
from .faults import settled
from .finder import best, opening
from .joining import additions
from .jokers import stands_for
from .melds import Meld, Melds, arranged, grown, hand_worths, kind, natural, worth
from .moves import Add, Discard, Draw, EndTurn, Knock, Lay, Swap, Take, meld_at
from .offers import fitting
from .shifting import split_by
from .shifting_moves import Join, Pull, Split
from .state import RummyState
from .timing import TimeUp

S = RummyState


def formed(view: S, cards: Cards) -> list[Meld]:
    """Every meld that exactly these cards form; the one first that their order means."""
    terms = view.house.terms
    found, meant = arranged(cards, terms), settled(cards, terms)
    return [meant, *(each for each in found if each != meant)] if meant in found else list(found)


def counted(view: S, melds: Sequence[Cards]) -> tuple[int, int]:
    """What the melds are worth together, and what a first laying must be worth."""
    values, me = view.house.worths, view.turn if view.eyes is None else view.eyes
    return sum(worth(meld, values) for meld in melds if kind(meld, view.house.terms)), 0 if me in view.opened else view.house.opening_min


def found(view: S) -> Melds:
    """The melds of the own hand to lay now: enough to open if there are, otherwise those that leave the least."""
    house, me = view.house, view.turn if view.eyes is None else view.eyes
    hand = tuple(sorted(view.hands[me]))
    if me not in view.opened:
        first = opening(hand, house.terms, house.worths, house.opening_min)
        if first:
            return first.melds
    return best(hand, house.terms, house.worths).melds


def drawn(view: S, prepared: Sequence[Cards] = ()) -> dict[str, list[Move]]:
    """What can be drawn from where."""
    several = getattr(view.house, "discards", "") == "multiple"
    counts = range(1, len(view.pile) + 1 if several else min(2, len(view.pile) + 1))
    return {"stock": [Draw()], "pile": [Take(count) for count in counts]}


def places(view: S, card: Card, number: int) -> Places:
    """Where a card can go on a meld: to its ends, into a set, for its joker, or between its cards."""
    meld, terms = meld_at(view, number), view.house.terms
    if not meld:
        return []
    ways: list[tuple[Move, str]] = [(add, _side(view, add, meld)) for add in fitting(meld, number, card, terms)]
    if natural(card) and card in stands_for(meld):
        ways.append((Swap(number, card), "in"))
    if getattr(view.house, "manipulation", "off") != "off" and natural(card):
        ways += [
            (Add(number, card, f"@{after}"), "in") for after in range(2, len(meld) - 1)
            if split_by(meld, card, after, terms)]
    return ways


def _side(view: S, add: Add, meld: Meld) -> str:
    longer = additions(view, add) or grown(meld, add.face, view.house.terms)
    return "left" if longer and longer[0][1:] == meld and kind(longer[0], view.house.terms) == "run" else "right"


def called(view: S, meld: Cards) -> str:
    """A meld's kind and what it is worth."""
    points = worth(meld, view.house.worths) if kind(meld, view.house.terms) else 0
    names = {"set": _("Set"), "run": _("Run"), "identical": _("Identical cards"), None: _("No meld")}
    title = names[kind(meld, view.house.terms)]
    return plural("{meld}, {n} point", "{meld}, {n} points", points).format(meld=title, n=points) if points else title


def changes(view: S, number: int) -> list[Move]:
    """How the meld could be taken apart or joined to another."""
    if getattr(view.house, "manipulation", "off") == "off":
        return []
    meld = meld_at(view, number)
    moves: list[Move] = [Pull(number, card) for card in dict.fromkeys(meld) if natural(card)]
    moves += [Pull(number), *(Split(number, after) for after in range(1, len(meld)))]
    return moves + [Join(number, other) for other in range(1, len(view.melds) + 1) if other != number]


def planned(view: S) -> bool:
    """Whether cards on the table may be moved, so that trying first pays."""
    return view.phase == "play" and view.seat_opened and getattr(view.house, "manipulation", "off") != "off"


def account(before: S, after: S) -> list[str]:
    """What the changes of a plan are worth, and what is still owed."""
    gained = after.points(after.turn) - before.points(after.turn)
    said = [_("Points so far: {n}.").format(n=f"{gained:+}".replace("-", "−") if gained else 0)]
    if after.owed:
        said.append(_("Still to be played in this turn: {cards}.").format(cards=", ".join(map(format, after.owed))))
    if after.fragments():
        said.append(_("No combination: {melds}.").format(melds="; ".join(" ".join(map(format, meld)) for meld in after.fragments())))
    return said


def held_worths(view: S, seat: int) -> tuple[int, ...]:
    """What each card still held counts at the end of the round."""
    return hand_worths(view.hands[seat], view.house.worths) if view.phase == "over" else ()


def to_knock(view: S) -> int:
    """How many seconds a knock is waited for."""
    return int(getattr(view.house, "knock_window_s", 5)) if view.phase == "draw" and view.discarder is not None else 0


def ends_turn(move: Move) -> bool:
    """Whether a move ends the turn or begins one."""
    return isinstance(move, (Discard, EndTurn, TimeUp, Draw, Take, Knock))


def ended(view: S, player: Player) -> str:
    """How a round has ended."""
    if view.winner is None:
        return _("Nobody has gone out in this round")
    name = player(view.winner)
    return _("{player} has won this round").format(player=name) if name else _("You have won this round")


MELDING = Melding(
    arranged=formed, lay=lambda melds: Lay(tuple(map(tuple, melds))), counts=counted, find=found, draws=drawn, discard=Discard,
    places=places, called=called, worths=held_worths, ended=ended, changes=changes, plans=planned, account=account,
    knocks=to_knock, moves_on=ends_turn, out=lambda match: match.out, dropped=lambda match: match.dropped)
