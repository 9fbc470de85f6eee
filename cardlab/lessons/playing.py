"""Playing on from a position to the end of the trick, the turn or the round, and being judged by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from ..core.language import translate as _
from .doing import AtTheTable, titles
from .place import Place
from .reaching import Reach, score_said
from .task import Judgement, Outcome, title_of

UNTIL = ("trick", "turn", "round")
"""How far is played on."""


@dataclass(frozen=True)
class PlayOn(AtTheTable):
    """Play on; the guided bot plays the other seats.

    Attributes:
        until: trick, turn or round.
        reach: what is to be reached by then, or None.
        use: the names of the tips that must be followed on the way.
    """

    until: str = "round"
    reach: Reach | None = None
    use: tuple[str, ...] = ()

    kind: ClassVar[str] = "play"
    minutes: ClassVar[float] = 1.5

    def limit(self, place: Place) -> int | None:
        return None

    def bound(self) -> str:
        if self.until == "trick":
            return _("As many moves as it takes, to the end of the trick.")
        if self.until == "turn":
            return _("As many moves as it takes, to the end of your turn.")
        return _("As many moves as it takes, to the end of the deal.")

    def rungs(self, place: Place) -> tuple[str, ...]:
        found = super().rungs(place)
        return found or ((_("No tip speaks for one move here, so any of them will do."),) if place.mine else ())

    def solution(self, place: Place) -> str:
        if place.advised:
            return str(place.advised.move)
        legal = place.game.legal(place.view)
        return str(legal[0]) if legal else ""

    def judge(self, place: Place, answer: str, tries: int) -> Judgement:
        move = place.game.move(answer)
        done = self.played(place, move, tries)
        if isinstance(done, Judgement):
            return done
        after, said = done
        after = replace(after, refused=tuple(dict.fromkeys((*after.refused, *self._rules_met(place)))))
        while not (self._ended(place.seat, after) or after.mine):
            after, more = after.other()
            said += more
        if not self._ended(place.seat, after):
            return Judgement(Outcome.ON, tuple(said), after)
        return self._judged(self._start(place), after, said)

    def _ended(self, seat: int, after: Place) -> bool:
        if self.until == "trick":
            return after.paused or after.over
        return after.over or (self.until == "turn" and bool(after.state.turn != seat))

    def _start(self, place: Place) -> Place:
        return Place(place.game, place.own[0].view, place.seat) if place.own else place

    def _judged(self, start: Place, end: Place, said: list[str]) -> Judgement:
        said = [*said, *(score_said(end) if end.over else []), *self._report(end)]
        missing = [name for name in self.use if name not in _used(end)]
        if self.reach and not self.reach.done(start, end):
            return Judgement(Outcome.LOST, (*said, self.reach.missed(start, end), *_first_departure(end)), end)
        if missing:
            wanted = _("You did not follow this advice: {titles}.").format(titles=", ".join(title_of(end, name) for name in missing))
            return Judgement(Outcome.LOST, (*said, wanted, *_first_departure(end)), end)
        return Judgement(Outcome.RIGHT, tuple(said), end)

    def _report(self, end: Place) -> list[str]:
        advised = [made for made in end.own if made.advised]
        said = [_("You followed the advice in {n} of {of} moves.").format(n=sum(bool(made.followed) for made in advised), of=len(advised))]
        if _used(end):
            said.append(_("Tips used: {titles}.").format(titles=titles(end, _used(end))))
        if end.refused:
            said.append(_("Rules met: {titles}.").format(titles=titles(end, set(end.refused))))
        return said

    def _rules_met(self, place: Place) -> Iterator[str]:
        """The rules that forbid some of what could be tried at this place."""
        for move in place.game.candidates(place.view):
            refusal = place.refusal(move)
            if refusal:
                yield refusal.rule.name

    def faults(self, place: Place) -> Iterator[str]:
        if not place.mine:
            yield _("It is not the learner's turn in this position.")

    def met(self, start: Place, end: Place) -> set[str]:
        lines = {each.rule.name for each in end.game.score(end.view) if each.rule} if end.over else set()
        return _used(end) | lines | set(end.refused)


def _used(end: Place) -> set[str]:
    return {made.followed for made in end.own} - {""}


def _first_departure(end: Place) -> Iterator[str]:
    made = next((each for each in end.own if each.advised and not each.followed), None)
    if made and made.advised:
        yield _("Where you left the advice: {yours}. It was: {sentence} {why}").format(
            yours=made.move.label(made.view), sentence=made.advised.move.say(made.view), why=made.advised.why())
