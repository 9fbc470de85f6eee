"""What a game in which melds are laid tells the table, so that a reader can pick, arrange and prepare cards.

Every function takes a view; whether what it offers is legal is asked of the rules as always.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .cards import Card, Cards
from .match import Player
from .move import Move

Places = Sequence[tuple[Move, str]]


def _nothing(*_args: Any) -> Any:
    return ()


@dataclass(frozen=True)
class Melding:
    """How melds are laid, extended and changed.

    Attributes:
        arranged: every meld that exactly these cards can form, the likeliest first.
        lay: the move that lays melds, or what is meant as melds.
        counts: what melds count together, and how much the player still needs to lay them (0 for nothing).
        find: melds of the player's hand that could be laid together.
        draws: by zone of the table, the moves that draw from there; `(view, prepared)`, where melds that the player has
            prepared may be laid with what is drawn.
        discard: the move that throws a card.
        places: the moves with which a card goes to the meld of that number, each with the end it joins:
            left, right, or in where it takes another card's place.
        changes: the moves that take the meld of that number apart.
        called: what a meld is called when it is read aloud.
        worths: what each card that a seat still holds counts at the end, or nothing before it.
        ended: how a finished round has ended, as a heading; `(view, player)`, where `player(seat)` names a seat, or None for the
            reader.
        plans: whether a player may try changes before making them.
        account: after a plan, what it is worth and what is still owed, as sentences; `(before, after)`.
        seconds: how long the player on turn may think; 0 for as long as they like.
        expire: the move that is made when the time is over, or None.
        knocks: how long others are waited for who could act out of turn; 0 if nobody could.
        moves_on: whether a move ends the turn.
        out: the seats that are out of a match, or of the match of a view.
        dropped: the seats that are out of a match after its last round, also if that has decided it.
        order: the ranks in the order of a hand that is sorted by them.
        sorting: how a hand is sorted at first.
        click: what a plain click on a card of the hand does; `(view, card, picked)` to one move, several to choose from,
            or none, and then the card is picked.
        touch: the move that a plain click on the meld of that number makes; `(view, number, picked)` to it or None.
        belongs: whether cards could be part of one meld, so that those picked or put aside gather by themselves; None if
            they stay as the player has picked them.
        waits: cards of the hand that would be laid with the top of the pile, if it can be taken.
        presses: by zone of the table, moves that have a button there, also while a rule refuses them, and under "match" those
            that are about the match; `(view, picked, prepared)`.
        returns: the move with which a card that was laid in this turn goes back into the hand; `(view, number, card)`.
        asks: the question to be answered before a click or a button makes the move; empty if it is made at once.
        answers: the question that waits for the player on turn, and the moves that answer it; nothing else is offered then.
    """

    arranged: Callable[[Any, Cards], Sequence[Cards]]
    lay: Callable[[Sequence[Cards]], Move]
    counts: Callable[[Any, Sequence[Cards]], tuple[int, int]]
    find: Callable[[Any], Sequence[Cards]]
    draws: Callable[[Any, Sequence[Cards]], Mapping[str, Sequence[Move]]]
    discard: Callable[[Card], Move]
    places: Callable[[Any, Card, int], Places]
    called: Callable[[Any, Cards], str]
    worths: Callable[[Any, int], Sequence[int]]
    ended: Callable[[Any, Player], str]
    changes: Callable[[Any, int], Sequence[Move]] = _nothing
    plans: Callable[[Any], bool] = lambda view: False
    account: Callable[[Any, Any], Sequence[str]] = _nothing
    seconds: Callable[[Any], int] = lambda view: 0
    expire: Callable[[Any], Move | None] = lambda view: None
    knocks: Callable[[Any], int] = lambda view: 0
    moves_on: Callable[[Move], bool] = lambda move: False
    out: Callable[[Any], Sequence[int]] = lambda match: ()
    dropped: Callable[[Any], Sequence[int]] = lambda match: ()
    order: str = "A23456789TJQK"
    sorting: str = "suit"
    click: Callable[[Any, Card, Cards], Sequence[Move]] = _nothing
    touch: Callable[[Any, int, Cards], Move | None] = lambda view, number, picked: None
    belongs: Callable[[Any, Cards], bool] | None = None
    waits: Callable[[Any], Cards] = _nothing
    presses: Callable[[Any, Cards, Sequence[Cards]], Mapping[str, Sequence[Move]]] = lambda view, picked, prepared: {}
    returns: Callable[[Any, int, Card], Move | None] = lambda view, number, card: None
    asks: Callable[[Any, Move], str] = lambda view, move: ""
    answers: Callable[[Any], tuple[str, Sequence[Move]] | None] = lambda view: None
