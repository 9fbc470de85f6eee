"""Positions of 66 laid out for a test: what matters is named, the other cards lie wherever they fit."""

from __future__ import annotations

from collections.abc import Iterable

from cardlab.core.cards import Cards, cards, without
from cardlab.core.rule import Refusal
from cardlab.games import GAMES
from cardlab.games.schnapsen.state import PACK, SchnapsenState, Trick

GAME = GAMES["schnapsen"]


def at(
    hand: str, led: str = "", *, trump: str = "S", other: str = "", up: str = "", tricks: str = "",
    closer: int | None = None, used_up: bool = False, options: str = "", **more: object,
) -> SchnapsenState:
    """A position with seat 0 to move.

    Args:
        hand: the hand of seat 0.
        led: the card that waits for its answer; without one, seat 0 is on lead.
        other: cards that the other hand holds; it is filled up.
        up: the trump under the stock, if it matters which.
        tricks: what has been played, in the form of a line.
        closer: who has closed the stock.
        used_up: whether the rest of the cards has been played in tricks of nobody in particular.
    """
    mine, theirs = cards(hand), cards(other)
    played = tuple(map(Trick.read, tricks.split()))
    gone = [face for trick in played for face in (trick.led, trick.reply)]
    used = [*mine, *theirs, *cards(led), *cards(up), *gone]
    rest = list(without(PACK, *used))
    if not up and not used_up:
        up = next(str(face) for face in rest if face[1] == trump)
        rest.remove(up)
    missing = len(mine) - bool(led) - len(theirs)
    theirs += tuple(rest[:missing])
    rest = rest[missing:]
    if used_up:
        pairs = zip(rest[::2], rest[1::2])
        played += tuple(Trick(0, one, two, number % 2) for number, (one, two) in enumerate(pairs))
        rest = []
    stock: Cards = (*rest, *cards(up))
    state = SchnapsenState(
        GAME.options.read(options), "follow" if led else "lead", 0, (mine, theirs), ((), ()), stock, trump=trump,
        led=cards(led)[0] if led else None, tricks=played, closer=closer, **more)  # type: ignore[arg-type]
    state.check()
    return state


def play(state: SchnapsenState, words: str) -> SchnapsenState:
    """The state after some moves."""
    for word in words.split():
        state = GAME.play(state, GAME.move(word))
    return state


def refusal(state: SchnapsenState, word: str) -> Refusal | None:
    """The refusal of one move, or None."""
    return GAME.refusal(state, GAME.move(word))


def refused(state: SchnapsenState, word: str) -> str:
    """The name of the rule that refuses a move; empty if it is legal."""
    found = refusal(state, word)
    return found.rule.name if found else ""


def answers(state: SchnapsenState) -> set[str]:
    """The legal moves as words."""
    return set(map(str, GAME.legal(state)))


def won(state: SchnapsenState) -> tuple[int | None, int]:
    """Who has won a deal, and what it counts."""
    return state.winner, max(GAME.points(state))


def sums(state: SchnapsenState) -> tuple[int, int]:
    """The points of both seats."""
    return state.points(0), state.points(1)


def faces(words: Iterable[str]) -> str:
    """Cards of the spec, suit first (`HK`), in the order of cardlab (`KH`)."""
    return " ".join(word[1] + word[0] for word in words)
