"""A match of 66: game points counted down from seven, and the Bummerl of whoever loses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from ...core.language import plural
from ...core.language import translate as _
from ...core.match import Match, Player
from ...core.rule import rule
from ...core.state import Ints
from .options import SchnapsenOptions
from .state import SchnapsenState


@dataclass(frozen=True)
class Lost:
    """A finished match to seven: who lost it, how many Bummerl that cost, and its name.

    `kind` is "schneider", "turned" or empty.
    """

    seat: int
    bummerl: int
    kind: str


@rule()
def game_points_of_a_match(options: SchnapsenOptions, won: Ints) -> Ints:
    """Whoever wins a deal gets its game points, and the first to have enough wins the match. Enough: {match_target}.
    They are counted: {count}. Surplus points of the last deal are dropped: {floor_zero}.

    Source: S12.1, S12.5, B3.11.
    """
    house = options.house
    target = house.match_target
    if house.floor_zero:
        won = tuple(min(each, target) for each in won)
    return won if house.count == "up" else tuple(target - each for each in won)


@rule()
def who_deals_next(options: SchnapsenOptions, results: tuple[Ints, ...], first: int) -> int:
    """Who deals first: {first_dealer}. Who deals after that: {deal_rotation}.

    Source: S2.4, B3.10.
    """
    if not results or options.deal_rotation == "alternate":
        return (first + len(results)) % 2
    winner = int(results[-1][1] > 0)
    return winner if options.deal_rotation == "winner_deals" else 1 - winner


@rule()
def schneider(options: SchnapsenOptions, won: Ints, loser: int) -> bool:
    """A player who loses the match without a single game point is Schneider. What that costs: {schneider_bummerl}.

    Source: S12.2, S12.4, B3.12.
    """
    return won[loser] == 0


@rule()
def turned_game(options: SchnapsenOptions, history: list[Ints], loser: int) -> bool:
    """If the loser of a match once needed only one more game point, the winner has turned the match. Must the winner
    have been without a game point at that time: {turned_requires_untouched}.

    Source: S12.3, B3.12.
    """
    near = options.match_target - 1
    at_one = next((won for won in history if won[loser] == near), None)
    return at_one is not None and near > 0 and (not options.turned_requires_untouched or at_one[1 - loser] == 0)


@rule()
def loser_gets_a_bummerl(options: SchnapsenOptions, kind: str) -> int:
    """The loser of a match gets a Bummerl, which is a black mark, and the next match starts afresh.

    Source: S12.1, S12.4.
    """
    return int(options.schneider_bummerl) if kind == "schneider" else 1


@dataclass(frozen=True)
class SchnapsenMatch(Match):
    """A series of matches to seven between two players."""

    options: SchnapsenOptions

    @classmethod
    def of(cls, state: SchnapsenState) -> Self:
        """A match with the position's standing, as if each player had won it in one deal."""
        target = state.house.match_target
        won = [target - each if state.house.count == "down" else each for each in state.standing]
        if not all(0 <= each < target for each in won):
            won = [0, 0]
        results = tuple(each for each in ((won[0], 0), (0, won[1])) if any(each))
        return cls(state.options, results, (state.dealer + len(results)) % 2)

    @property
    def dealer(self) -> int:
        return int(who_deals_next.test(self.options, self.results, self.first_dealer))

    @property
    def standing(self) -> Ints:
        """The game points before the next deal: still needed, or won if they are counted up."""
        history, _lost = self._parts()
        return self._counted(history[-1])

    @property
    def lost(self) -> list[Lost]:
        """The finished matches, in order."""
        return self._parts()[1]

    @property
    def finished(self) -> bool:
        """Whether the last deal has decided a match."""
        return bool(self.results) and len(self._parts()[0]) == 1

    @property
    def before_and_after(self) -> tuple[Ints, Ints]:
        """The game points before and after the last deal, also if it has decided the match."""
        if not self.results:
            return self.standing, self.standing
        before = SchnapsenMatch(self.options, self.results[:-1], self.first_dealer)._parts()[0][-1]
        after = tuple(old + new for old, new in zip(before, self.results[-1], strict=True))
        return self._counted(before), self._counted(after)

    def bummerl(self, seat: int) -> int:
        """How many Bummerl a seat has collected."""
        return sum(each.bummerl for each in self.lost if each.seat == seat)

    def _counted(self, won: Ints) -> Ints:
        return tuple(game_points_of_a_match.test(self.options, won))

    def _parts(self) -> tuple[list[Ints], list[Lost]]:
        history: list[Ints] = [(0, 0)]
        lost: list[Lost] = []
        for points in self.results:
            history.append((history[-1][0] + points[0], history[-1][1] + points[1]))
            if max(history[-1]) >= self.options.match_target:
                lost.append(self._lost(history))
                history = [(0, 0)]
        return history, lost

    def _lost(self, history: list[Ints]) -> Lost:
        loser = int(history[-1][0] >= self.options.match_target)
        kind = ""
        if schneider.test(self.options, history[-1], loser):
            kind = "schneider"
        elif turned_game.test(self.options, history, loser):
            kind = "turned"
        return Lost(loser, loser_gets_a_bummerl.test(self.options, kind), kind)

    def news(self, player: Player) -> list[str]:
        if not self.finished:
            return []
        last, name = self.lost[-1], player(self.lost[-1].seat)
        if last.kind == "schneider":
            what = (_("{player} is Schneider: a match lost without a single game point.") if name
                    else _("You are Schneider: a match lost without a single game point."))
        elif last.kind == "turned":
            what = (_("The match is turned: {player} needed one last point and still lost.") if name
                    else _("The match is turned: you needed one last point and still lost."))
        else:
            what = _("{player} loses the match.") if name else _("You lose the match.")
        gets = plural("It costs {n} Bummerl.", "It costs {n} Bummerl.", last.bummerl).format(n=last.bummerl)
        return [what.format(player=name), gets]

    def tally(self, player: Player) -> list[str]:
        if not self.lost:
            return []
        return [
            _("{player}: {n} Bummerl").format(player=player(seat) or _("You"), n=self.bummerl(seat)) for seat in (0, 1)
        ]
