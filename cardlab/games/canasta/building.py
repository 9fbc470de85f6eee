"""What a move would leave on the table, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.cards import Cards
from ...core.move import Move
from .melds import WILD, fault, rank_of
from .moves import Add, Discard, Lay, Take, cards_at
from .needs import blocked
from .state import KanastaState

S = KanastaState
NOTHING: tuple[str, Cards] = ("", ())


def takes_the_top(state: S, move: Take) -> bool:
    """Whether a move lays the top card of a pile that is not blocked, with cards of its rank or onto the meld of its rank."""
    if not state.pile or blocked(state):
        return False
    rank = state.pile[0][0]
    return all(card in WILD or card[0] == rank for card in move.using) and bool(move.using or on_table(state, rank))


def parts(state: S, move: Move) -> tuple[Cards, ...]:
    """The cards that a move lays, meld by meld; nothing if the pile cannot be taken so."""
    if isinstance(move, Lay):
        return move.melds
    if isinstance(move, Take):
        return ((state.pile[0], *move.using), *move.melds) if takes_the_top(state, move) else ()
    return (move.cards,) if isinstance(move, Add) else ()


def spent(move: Move) -> Cards:
    """The cards of the hand that a move takes."""
    if isinstance(move, Discard):
        return (move.card,)
    if isinstance(move, Add):
        return move.cards
    return sum(move.melds, move.using) if isinstance(move, Take) else sum(move.melds, ()) if isinstance(move, Lay) else ()


def on_table(state: S, rank: str) -> Cards:
    """The cards of that rank that the player on turn has on the table."""
    meld = state.own_of(state.turn, rank) if rank else None
    return meld.cards if meld else ()


def built(state: S, move: Move) -> Iterable[Cards]:
    """The melds that a move builds or extends, whole: cards of one rank join what their player has there already."""
    if isinstance(move, Add):
        return (cards_at(state, move.number) + move.cards,)
    found: dict[str, Cards] = {}
    for part in parts(state, move):
        rank = rank_of(part)
        found[rank] = (found[rank] if rank in found else on_table(state, rank)) + part
    return found.values()


_last: list[tuple[S | None, Move | None, tuple[str, Cards]]] = [(None, None, NOTHING)]


def faulty(state: S, move: Move, what: str) -> Cards:
    """The first meld of a move that is none, if that is what is wrong with it; each move is looked at once for all rules."""
    seen, asked, found = _last[0]
    if seen is not state or asked is not move:
        house = state.house
        threes = house.black_three_meld != "never" and not isinstance(move, Take)
        faults = ((fault(cards, house.wild_rule, threes), cards) for cards in built(state, move))
        found = next((each for each in faults if each[0]), NOTHING)
        _last[0] = (state, move, found)
    return found[1] if found[0] == what else ()
