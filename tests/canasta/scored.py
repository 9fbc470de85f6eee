"""Rounds of Kanasta at their end, written as the worked examples of the rules are: `K*7 / A*2 2`, with `JK`, `b3` and `r3`."""

from __future__ import annotations

from typing import Any

from cardlab.core.cards import Cards
from cardlab.core.score import Line, total
from cardlab.core.score import lines as scored
from cardlab.games.canasta.lines import SCORE
from cardlab.games.canasta.melds import BLACK_THREES, PACK, RED_THREES, Meld
from cardlab.games.canasta.options import KanastaOptions
from cardlab.games.canasta.state import KanastaState


class Pack:
    """The pack, from which cards are taken by their ranks."""

    def __init__(self) -> None:
        self.left = list(PACK)

    def take(self, words: str) -> Cards:
        """The next cards of these ranks."""
        found = []
        for word in words.split():
            name, _star, count = word.partition("*")
            threes = {"b3": BLACK_THREES, "r3": RED_THREES}.get(name, ())
            for _each in range(int(count or 1)):
                face = next(card for card in self.left if card in threes or (not threes and name in (card, card[:1])))
                self.left.remove(face)
                found.append(face)
        return tuple(found)


def ended(one: str = "", other: str = "", hands: tuple[str, str] = ("", ""), threes: tuple[int, int] = (0, 0), house: str = "",
          out: int | None = 0, fresh: bool = False, bought: str = "", **more: Any) -> KanastaState:
    """The state at the end of a round.

    Args:
        one: the melds of the first player, with a stroke between them.
        other: those of the second player.
        hands: what both still hold.
        threes: how many red threes each has laid out.
        house: the options that differ from the default.
        out: who has gone out; None if nobody has.
        fresh: whether the first player laid all melds in the last turn.
        bought: the pile taken in that turn.
        more: other fields of the state.
    """
    pack = Pack()
    melds = []
    for owner, written in enumerate((one, other)):
        for part in filter(None, map(str.strip, written.split("/"))):
            cards = pack.take(part)
            melds.append(Meld(owner, (), cards) if fresh and owner == 0 else Meld(owner, cards))
    held = tuple(map(pack.take, hands))
    laid = tuple(pack.take(f"r3*{count}") if count else () for count in threes)
    more = {"winner": out, "ending": "stock" if out is None else "out", "bought": Pack().take(bought), **more}
    state = KanastaState(
        KanastaOptions.read(house), "over", out or 0, held, held, tuple(pack.left), 1, melds=tuple(melds), threes=laid, **more)
    return KanastaState.read(state.line(), KanastaOptions)


def lines(state: KanastaState) -> list[Line]:
    """All lines of its score."""
    return list(scored(SCORE, state))


def counts(state: KanastaState) -> tuple[int, int]:
    """What the round counts for both; the lines about cards add up to it."""
    found = lines(state)
    for seat in (0, 1):
        assert total(found, "card", seat) == total(found, "game", seat)
    return total(found, "game", 0), total(found, "game", 1)


def told(state: KanastaState, seat: int = 0) -> list[str]:
    """A player's lines, each as its title and its points."""
    return [f"{each.title} {each.points}" for each in lines(state) if each.seat == seat and each.unit == "card"]
