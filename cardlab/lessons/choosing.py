"""Choosing a move and the reason for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from ..core.language import translate as _
from .asking import answered
from .place import Place
from .task import Field, Judgement, Outcome, Task, ladder, reasons, refused, title_of


@dataclass(frozen=True)
class Choose(Task):
    """Which move, and for which reason: what is right is what the advice says.

    Attributes:
        words: the moves to choose from.
        tip: the name of the tip that is the reason.
        others: tips that are not.
    """

    words: tuple[str, ...] = ()
    tip: str = ""
    others: tuple[str, ...] = ()

    kind: ClassVar[str] = "choose"
    minutes: ClassVar[float] = 0.7

    def fields(self, place: Place) -> tuple[Field, ...]:
        moves = tuple((word, place.game.move(word).label(place.view)) for word in self.words)
        order = [tip.name for tip in place.game.tips if tip.name in (self.tip, *self.others)]
        best = tuple(str(each.move) for each in place.best)
        found = [Field("pick", self.goal, moves, tuple(word for word in best if word in self.words))]
        if self.others:
            tips = tuple((name, title_of(place, name)) for name in order)
            found.append(Field("pick", _("For which reason?"), tips, (self.tip,)))
        return tuple(found)

    def solution(self, place: Place) -> str:
        return "; ".join(next(iter(field.right), "") for field in self.fields(place))

    def rungs(self, place: Place) -> tuple[str, ...]:
        return ladder(place.advised, place) if place.advised else ()

    def judge(self, place: Place, answer: str, tries: int) -> Judgement:
        fields = self.fields(place)
        given = answered(answer, fields)
        right = [words[0] in field.right for field, words in zip(fields, given)]
        best = place.advised
        if best is None or all(right):
            return Judgement(Outcome.RIGHT, (best.why(),) if best else (), place)
        said = [_("The move is right, but there is another reason for it."), best.general()] if right[0] else reasons(best, place, tries)
        return Judgement(Outcome.WRONG, tuple(said), place)

    def faults(self, place: Place) -> Iterator[str]:
        for word in self.words:
            refusal = place.refusal(place.game.move(word))
            if refusal:
                yield refused(word, refusal)
        if place.advised is None:
            yield _("No tip has anything to say in this position.")
        elif not any(str(each.move) in self.words for each in place.best):
            yield _("The advice is {move}, which is not among the moves.").format(move=place.advised.move)

    def met(self, start: Place, end: Place) -> set[str]:
        return {start.advised.tip.name} if start.advised and start.advised.tip else set()
