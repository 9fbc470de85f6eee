"""Where a learner stands in a step: a position, the moves made from there, and who plays the other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any

from ..bots import guide
from ..bots.guide import Choice
from ..bots.names import seated
from ..core.cards import BACK, less
from ..core.errors import Illegal
from ..core.game import Game
from ..core.language import translate as _
from ..core.move import Move
from ..core.rule import Refusal, Tip

LONGEST = 400
"""More moves than this no other player makes in a row."""


def alike(one: Move | str, other: Move | str) -> bool:
    """Whether two moves are the same but for the order in which cards are named."""
    return _sorted(str(one)) == _sorted(str(other))


def _sorted(word: str) -> tuple[str, list[list[str]]]:
    return word[:1], sorted(sorted(part.split(",")) for part in word[1:].split("+"))


@dataclass(frozen=True)
class Made:
    """One of the learner's own moves: the view in which it was made, and what was advised there."""

    view: Any
    move: Move
    best: tuple[Choice, ...]

    @property
    def advised(self) -> Choice | None:
        """The first advice that there was, or None."""
        return self.best[0] if self.best else None

    @property
    def followed(self) -> str:
        """The name of the tip that advised this very move, or empty."""
        return next((each.tip.name for each in self.best if each.tip and alike(each.move, self.move)), "")


@dataclass(frozen=True)
class Place:
    """A position of a lesson and what has happened since it began.

    Only `view` is for the learner; `state` holds cards that the learner has not seen.

    Attributes:
        game, state: where the deal stands, with every card.
        seat: where the learner sits.
        known: the tips that the hints know; all of the sheet if None.
        bots: the tips that the other seats know, in the same way.
        own: the learner's moves, in order.
        refused: the names of the rules that have refused a move of the learner's.
        paused: whether the last move has ended something worth a look, such as a trick.
        trail: every move since the first position, each with the state in which it was made.
    """

    game: Game
    state: Any
    seat: int
    known: Sequence[Tip] | None = None
    bots: Sequence[Tip] | None = None
    own: tuple[Made, ...] = ()
    refused: tuple[str, ...] = ()
    paused: bool = False
    trail: tuple[tuple[Any, Move], ...] = field(default=(), compare=False, repr=False)

    @cached_property
    def view(self) -> Any:
        """What the learner sees."""
        return self.state.view(self.seat)

    @property
    def mine(self) -> bool:
        """Whether the learner is to move."""
        return bool(self.state.phase != "over" and self.state.turn == self.seat)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return bool(self.state.phase == "over")

    def player(self, seat: int) -> str | None:
        """What a seat is called in a sentence; None for the learner."""
        return None if seat == self.seat else seated(self.seat, self.state.seats)[seat]

    @cached_property
    def best(self) -> tuple[Choice, ...]:
        """The most urgent advice for the learner, for several moves where they are equally good; none if no tip speaks."""
        if self.over:
            return ()
        own = [each for each in guide.choices(self.game, self.view, self.known) if each.move.seat(self.view) == self.seat]
        return tuple(each for each in own if each.tip is not None and each.weight == own[0].weight)

    @property
    def advised(self) -> Choice | None:
        """The first advice for the learner, or None if no tip has anything to say."""
        return self.best[0] if self.best else None

    def refusal(self, move: Move) -> Refusal | None:
        """Why the learner may not make this move, or None."""
        return self.game.refusal(self.view, move)

    def make(self, move: Move) -> tuple[Place, list[str]]:
        """The learner's move, and what the table says about it; raises Illegal."""
        refusal = self.refusal(move)
        if refusal is not None:
            raise Illegal(refusal)
        after, said = self._moved(move)
        return replace(after, own=(*self.own, Made(self.view, move, self.best))), said

    def other(self) -> tuple[Place, list[str]]:
        """The move of the player who is on turn."""
        seat = self.state.turn
        return self._moved(guide.choose(self.game, self.state.view(seat), Random(self.state.line()), self.bots))

    def others(self) -> Iterator[tuple[Place, list[str]]]:
        """The moves of the others, one after the other, until the learner is on turn or the deal has ended."""
        place = self
        for _each in range(LONGEST):
            if place.mine or place.over:
                return
            place, said = place.other()
            yield place, said

    def with_refused(self, name: str) -> Place:
        """The same place, after that rule has refused a move."""
        return replace(self, refused=(*self.refused, name))

    def _moved(self, move: Move) -> tuple[Place, list[str]]:
        after = replace(self, state=self.game.apply(self.state, move), paused=bool(self.game.pauses(self.state, move)),
                        trail=(*self.trail, (self.state, move)))
        said = [self.game.told(self.view, move, after.view, self.player)]
        new = less(after.view.hands[self.seat], self.view.hands[self.seat])
        return after, said + ([_("New in your hand: {cards}.").format(cards=", ".join(map(format, new)))] if new else [])


def completed(view: Any, deal: int = 1) -> Any:
    """The state that a lesson plays on from: the line itself decides where the unseen cards of a view lie, always alike.

    Another number for `deal` puts them elsewhere.
    """
    down = view.eyes is not None or any(BACK in pile for pile in view.piles())
    return view.fill(Random(f"{view.line()} {deal}")) if down else view
