"""A match of Kanasta: totals up to a target, and a stake that lasts from round to round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from ...core.errors import Unreadable
from ...core.language import plural
from ...core.language import translate as _
from ...core.match import Match, Player
from ...core.state import Ints
from .doubling import answer_to_an_offer
from .needs import minimum_to_open
from .options import KanastaOptions
from .results import Result
from .staking import possible
from .standing import Verdict, higher, verdict, who_begins_a_round
from .state import KanastaState


@dataclass(frozen=True)
class Course:
    """How a running match, or one that the last round has decided, stands.

    Attributes:
        before, totals: the totals before and after the last round.
        acceptors: who has accepted each doubling of the stake, in order.
        won: who has won it, as a rule tells it; None while it lasts.
        last: the result of the last round.
    """

    before: Ints = (0, 0)
    totals: Ints = (0, 0)
    acceptors: Ints = ()
    won: Verdict = None
    last: Result | None = None

    def after(self, options: KanastaOptions, numbers: Ints) -> Course:
        """How it stands after one more round with that result."""
        here = Course() if self.won is not None else self
        last = Result.read(numbers)
        assert last is not None
        totals = here.totals[0] + last.points[0], here.totals[1] + last.points[1]
        if last.quitter is None:
            won = verdict(options, totals, last.out)
        else:
            over = last.how == "resigned" or answer_to_an_offer.test(options)
            won = (1 - last.quitter,) if over else None
        return Course(here.totals, totals, here.acceptors + last.accepted, won, last)

    @property
    def payer(self) -> int | None:
        """Who has lost the stake with the last round, if anybody has."""
        if self.last and self.last.quitter is not None:
            return self.last.quitter
        return 1 - self.won[0] if self.won else None


@dataclass(frozen=True)
class KanastaMatch(Match):
    """A series of matches of Kanasta."""

    options: KanastaOptions

    @classmethod
    def of(cls, state: KanastaState) -> Self:
        """A match with the position's totals and stake, as if one round had brought them."""
        result = Result(state.standing, accepted=state.acceptors).numbers
        found = cls(state.options, (result,), 1 - state.dealer)
        return replace(found, results=(), first_dealer=state.dealer) if found.finished or not any(result) else found

    def check(self) -> None:
        course = Course()
        for numbers in self.results:
            if Result.read(numbers) is None:
                raise Unreadable(_("[Match] cannot hold “{result}” for a round of Kanasta.").format(
                    result=",".join(map(str, numbers))[:40]))
            course = course.after(self.options, numbers)
            if not possible(self.options, course.acceptors):
                raise Unreadable(_("[Match] doubles the stake as these house rules do not allow."))

    def after(self, state: KanastaState, points: Ints) -> Self:
        return self.add(Result.of(state, points, len(self.acceptors)).numbers)

    @property
    def dealer(self) -> int:
        """The player who does not begin."""
        first = 1 - self.first_dealer
        for course in self._courses():
            assert course.last is not None
            best = higher(course.last.points)
            loser = course.last.quitter if course.last.quitter is not None else 1 - best[0] if best else None
            first = who_begins_a_round.test(self.options, first, loser)
        return 1 - int(first)

    @property
    def standing(self) -> Ints:
        """The totals before the next round."""
        return (0, 0) if self.finished else self._last().totals

    @property
    def acceptors(self) -> Ints:
        """Who has accepted each doubling of the stake before the next round, in order."""
        return () if self.finished else self._last().acceptors

    @property
    def finished(self) -> bool:
        return self._last().won is not None

    @property
    def before_and_after(self) -> tuple[Ints, Ints]:
        return self._last().before, self._last().totals

    @property
    def won(self) -> list[Ints]:
        """Who has won each finished match: a seat, or none."""
        return [course.won for course in self._courses() if course.won is not None]

    def balance(self, seat: int) -> int:
        """What a seat has won in stakes; negative for what it has lost."""
        return sum(self.options.staked(len(course.acceptors)) * (1 if course.payer == 1 - seat else -1)
                   for course in self._courses() if course.payer is not None)

    @property
    def target(self) -> int | None:
        target = int(self.options.house.target)
        return target if target > 1 else None

    def ahead(self) -> tuple[str, tuple[str, ...]] | None:
        if self.finished:
            return None
        return _("Next minimum"), tuple(str(minimum_to_open.test(self.options, total)) for total in self.standing)

    def news(self, player: Player) -> list[str]:
        course = self._last()
        if course.last is None:
            return []
        said = []
        if course.won == ():
            said.append(_("Nobody wins the match."))
        elif course.won:
            winner = player(course.won[0])
            said.append(_("{player} wins the match.").format(player=winner) if winner else _("You win the match."))
        elif course.last.quitter is None and max(course.totals) >= self.options.house.target and not higher(course.totals):
            said.append(_("Both have the same total, so another round is played."))
        return said + self._paid(course, player)

    def tally(self, player: Player) -> list[str]:
        goal = _("A single round decides the match.")
        said = [_("Points that win the match: {target}.").format(target=self.target) if self.target else goal]
        doubling = self.options.house.doubling
        if doubling and not self.finished:
            said.append(_("The match is played for: {stake}.").format(stake=self.options.staked(len(self.acceptors))))
        for seat in range(self.seats):
            name, n, stakes = player(seat) or _("You"), self.won.count((seat,)), self.balance(seat)
            if n:
                said.append(plural("{player}: {n} match won", "{player}: {n} matches won", n).format(player=name, n=n))
            if doubling and stakes:
                said.append(_("{player}: stakes won and lost, {n}").format(player=name, n=f"{stakes:+}".replace("-", "−")))
        return said

    def _paid(self, course: Course, player: Player) -> list[str]:
        """Who wins the stake, where it can be doubled."""
        if not self.options.house.doubling:
            return []
        if course.payer is None:
            return [_("Both get the stake back.")] if course.won == () else []
        stake, winner = self.options.staked(len(course.acceptors)), player(1 - course.payer)
        return [_("{player} wins the stake of {stake}.").format(player=winner, stake=stake) if winner
                else _("You win the stake of {stake}.").format(stake=stake)]

    def _last(self) -> Course:
        return self._courses()[-1] if self.results else Course()

    def _courses(self) -> list[Course]:
        """How things stood after each round."""
        found, course = [], Course()
        for numbers in self.results:
            course = course.after(self.options, numbers)
            found.append(course)
        return found
