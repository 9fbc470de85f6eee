"""The rules about matches: who begins a round, and who has won."""

from __future__ import annotations

from ...core.rule import rule
from ...core.state import Ints
from .options import KanastaOptions

Verdict = tuple[int, ...] | None
"""Who has won a match: a seat, or none if nobody has; None while it lasts."""


@rule()
def who_begins_a_round(options: KanastaOptions, before: int, loser: int | None) -> int:
    """A player chosen by lot begins the first round, and the other one is called the dealer. Who begins later rounds:
    {starter_rotation}. If a round has neither winner nor loser, the players take turns.

    Source: C1.5.
    """
    way = options.house.starter_rotation
    if way == "alternate" or loser is None:
        return 1 - before
    return loser if way == "loser_starts" else 1 - loser


@rule()
def target_of_the_match(options: KanastaOptions, totals: Ints, out: int | None) -> Verdict:
    """The match ends with the round in which somebody reaches the target, and the higher total wins it. The target: {target}.
    If both reach it in the same round: {both_reach}. With the same total another round is played.

    Source: C1.2, C15.1.
    """
    target = options.house.target
    if max(totals) < target:
        return None
    if min(totals) >= target and options.house.both_reach == "went_out_first" and out is not None:
        return (out,)
    return higher(totals) or None


@rule()
def single_round(options: KanastaOptions, totals: Ints) -> Verdict:
    """In the short game, whose target is 1, a single round decides, whatever it counts. The one with more points wins, also
    below zero. If both have the same: {limit1_tie}.

    Source: C1.3, C15.2.
    """
    return higher(totals) or (() if options.house.limit1_tie == "draw" else None)


def verdict(options: KanastaOptions, totals: Ints, out: int | None) -> Verdict:
    """Who has won the match with these totals after a round in which that seat has gone out, if anybody has."""
    if options.house.target == 1:
        return single_round.test(options, totals)  # type: ignore[no-any-return]
    return target_of_the_match.test(options, totals, out)  # type: ignore[no-any-return]


def higher(totals: Ints) -> tuple[int, ...]:
    """The seat with the higher total; none if both are the same."""
    one, other = totals
    return () if one == other else (int(other > one),)
