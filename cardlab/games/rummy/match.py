"""Matches of rummy: totals of rounds, who drops out, and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from ...core.language import plural
from ...core.language import translate as _
from ...core.match import Match, Player
from ...core.state import Ints
from .options import RummyOptions
from .standing import (
    dealer_moves_left,
    fewest_points_win_the_challenge,
    last_one_left_wins,
    length_of_the_match,
    limit_of_the_challenge,
    match_to_the_target,
    more_than_the_limit_is_out,
    next_to_the_left_starts,
    who_starts_a_round,
)
from .state import RummyState, Seats


@dataclass(frozen=True)
class RummyMatch(Match):
    """A series of matches of rummy; each ends by its game's own rule."""

    options: RummyOptions

    @classmethod
    def of(cls, state: RummyState) -> Self:
        """A match with the position's totals, as if one round had brought them, in which its dealer deals now."""
        for first in range(state.seats):
            found = cls(state.options, (state.standing,), first, state.seats)
            if any(state.standing) and not found.finished and (found.out, found.dealer) == (state.out, state.dealer):
                return found
        return cls(state.options, (), state.dealer, state.seats)

    def drops_out(self, total: int) -> bool:
        """Whether a player with that total is out."""
        return False

    def goal(self) -> str:
        """What ends the match, as a sentence."""
        raise TypeError(type(self).__name__)

    def winners(self, totals: Ints, rounds: int, out: Seats, playing: Seats) -> Seats:
        """Who of those that were playing has won the match; nobody while it lasts."""
        raise TypeError(type(self).__name__)

    def next_dealer(self, dealer: int, players: Seats, seed: str) -> int:
        """Who deals the next round."""
        raise TypeError(type(self).__name__)

    @property
    def dealer(self) -> int:
        """The seat before the one that starts."""
        dealer, played = self.first_dealer, type(self)(self.options, (), self.first_dealer, self.seats)
        for points in self.results:
            played = played.add(points)
            players = tuple(seat for seat in range(self.seats) if seat not in played.out)
            dealer = self.next_dealer(dealer, players, f"{self.first_dealer} {played.line()}")
        return dealer

    @property
    def standing(self) -> Ints:
        return self._parts()[0][-1]

    @property
    def out(self) -> Seats:
        """The seats that have dropped out of the running match."""
        return self._out(self.standing)

    @property
    def dropped(self) -> Seats:
        """The seats that are out after the last round, also if it has decided the match."""
        return self._out(self.before_and_after[1])

    @property
    def won(self) -> list[Seats]:
        """Who has won each finished match."""
        return self._parts()[1]

    @property
    def finished(self) -> bool:
        """Whether the last round has decided a match."""
        return bool(self.results) and len(self._parts()[0]) == 1

    @property
    def before_and_after(self) -> tuple[Ints, Ints]:
        """The totals before and after the last round, also if it has decided the match."""
        if not self.results:
            return self.standing, self.standing
        before = type(self)(self.options, self.results[:-1], self.first_dealer, self.seats).standing
        return before, _sum(before, self.results[-1])

    def _out(self, totals: Ints) -> Seats:
        return tuple(seat for seat, total in enumerate(totals) if self.drops_out(total))

    def _parts(self) -> tuple[list[Ints], list[Seats]]:
        start: Ints = (0,) * self.seats
        history, won = [start], []
        for points in self.results:
            were_out = self._out(history[-1])
            history.append(_sum(history[-1], points))
            playing = tuple(seat for seat in range(self.seats) if seat not in were_out)
            winners = self.winners(history[-1], len(history) - 1, self._out(history[-1]), playing)
            if winners:
                won.append(winners)
                history = [start]
        return history, won

    def news(self, player: Player) -> list[str]:
        if not self.results:
            return []
        before, after = self.before_and_after
        gone = [seat for seat in self._out(after) if seat not in self._out(before)]
        said = [_("{player} is out.").format(player=player(seat)) if player(seat) else _("You are out.") for seat in gone]
        winners = self.won[-1] if self.finished else ()
        for seat in winners:
            if len(winners) > 1:
                said.append(_("{player} shares the match.").format(player=player(seat)) if player(seat) else _("You share the match."))
            else:
                said.append(_("{player} wins the match.").format(player=player(seat)) if player(seat) else _("You win the match."))
        return said

    def tally(self, player: Player) -> list[str]:
        won = [sum(seat in each for each in self.won) for seat in range(self.seats)]
        return [self.goal(), *(
            plural("{player}: {n} match won", "{player}: {n} matches won", n).format(player=player(seat) or _("You"), n=n)
            for seat, n in enumerate(won) if n
        )]


def _sum(totals: Ints, points: Ints) -> Ints:
    return tuple(old + new for old, new in zip(totals, points, strict=True))


@dataclass(frozen=True)
class RemiMatch(RummyMatch):
    """Negative points up to a limit; the last one left wins."""

    def drops_out(self, total: int) -> bool:
        return bool(more_than_the_limit_is_out.test(self.options, total))

    def goal(self) -> str:
        said = _("A player is out with more negative points than {limit}.")
        if self.options.house.limit_test == "reach":
            said = _("A player is out with so many negative points: {limit}.")
        return said.format(limit=self.options.house.points_limit)

    def winners(self, totals: Ints, rounds: int, out: Seats, playing: Seats) -> Seats:
        return last_one_left_wins.test(self.options, totals, out, playing)  # type: ignore[no-any-return]

    def next_dealer(self, dealer: int, players: Seats, seed: str) -> int:
        return int(next_to_the_left_starts.test(self.options, dealer, players, seed))


@dataclass(frozen=True)
class IgraonicaMatch(RummyMatch):
    """Points up to a target, or in the challenge the fewest points below a limit."""

    def drops_out(self, total: int) -> bool:
        return bool(limit_of_the_challenge.test(self.options, total))

    def goal(self) -> str:
        if self.options.house.challenge:
            return _("Points that put a player out: {limit}.").format(limit=self.options.house.limit)
        return _("Points that win the match: {target}.").format(target=self.target)

    @property
    def target(self) -> int | None:
        return None if self.options.house.challenge else int(self.options.house.target)

    def winners(self, totals: Ints, rounds: int, out: Seats, playing: Seats) -> Seats:
        if self.options.house.challenge:
            return fewest_points_win_the_challenge.test(self.options, totals, out, playing)  # type: ignore[no-any-return]
        return match_to_the_target.test(self.options, totals)  # type: ignore[no-any-return]

    def next_dealer(self, dealer: int, players: Seats, seed: str) -> int:
        return int(dealer_moves_left.test(self.options, dealer, players, seed))

    def merit(self, points: Ints) -> Ints:
        return tuple(-each for each in points) if self.options.house.challenge else points


@dataclass(frozen=True)
class RemikMatch(RummyMatch):
    """A number of rounds, or until somebody has lost 500; the highest total wins."""

    def goal(self) -> str:
        if self.options.house.match_end == "minus_500":
            return _("Points whose loss ends the match: {n}.").format(n=500)
        played = self.options.house.rounds if self.finished else len(self._parts()[0]) - 1
        return _("Rounds of this match played: {n} of {of}.").format(n=played, of=self.options.house.rounds)

    def winners(self, totals: Ints, rounds: int, out: Seats, playing: Seats) -> Seats:
        return length_of_the_match.test(self.options, totals, rounds)  # type: ignore[no-any-return]

    def next_dealer(self, dealer: int, players: Seats, seed: str) -> int:
        return int(who_starts_a_round.test(self.options, dealer, players, seed))
