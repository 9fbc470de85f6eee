"""The rules about matches: who starts, who drops out, and who wins."""

from __future__ import annotations

from random import Random
from zlib import crc32

from ...core.rule import rule
from ...core.state import Ints
from .options import RummyOptions
from .state import Seats


@rule()
def more_than_the_limit_is_out(options: RummyOptions, total: int) -> bool:
    """Negative points add up over the rounds. The limit is agreed before the match: {points_limit}. Out is who has:
    {limit_test}. A limit of 1 makes a match of a single round, since every hand is worth more.

    Source: SG-R3 to SG-R5, SG-R27, SG-A10, SG-A11.
    """
    limit = options.house.points_limit
    return bool(-total > limit if options.house.limit_test == "exceed" else -total >= limit)


@rule()
def last_one_left_wins(options: RummyOptions, totals: Ints, out: Seats) -> Seats:
    """Who is out watches while the others play on, and the last one left wins. If all go out at once, the player with the
    fewest negative points wins.

    Source: SG-R28 to SG-R30, SG-A18.
    """
    left = tuple(seat for seat in range(len(totals)) if seat not in out)
    return () if len(left) > 1 else left or _best(totals)


@rule()
def starter_by_lot_then_left(options: RummyOptions, dealer: int, players: Seats, seed: str) -> int:
    """The first round is started by lot, each later one by the next player to the left who is still in the match.

    Source: SG-A17.
    """
    return _left_of(dealer, players)


@rule()
def dealer_moves_left(options: RummyOptions, dealer: int, players: Seats, seed: str) -> int:
    """The player to the left of the dealer starts. The deal moves to the left, past players who are out.

    Source: IG-A25.
    """
    return _left_of(dealer, players)


@rule()
def who_starts_a_round(options: RummyOptions, dealer: int, players: Seats, seed: str) -> int:
    """The first round is started by a player chosen by lot. Who starts the later ones: {starter_rotation}.

    Source: RK-R5, RK-A12.
    """
    if options.house.starter_rotation == "left":
        return _left_of(dealer, players)
    return Random(crc32(seed.encode())).choice(players)


@rule()
def match_to_the_target(options: RummyOptions, totals: Ints) -> Seats:
    """When a round ends and somebody has enough points, the highest total wins the match; while it is shared, another round
    is played. Enough: {target}.

    Source: IG-A17.
    """
    best = _best(totals)
    return best if len(best) == 1 and max(totals) >= options.house.target else ()


@rule()
def limit_of_the_challenge(options: RummyOptions, total: int) -> bool:
    """In the challenge points are bad, and a player who reaches the limit is out. Played so: {challenge}. The limit:
    {limit}.

    Source: IG-R31, IG-R32.
    """
    return bool(options.house.challenge and total >= options.house.limit)


@rule()
def fewest_points_win_the_challenge(options: RummyOptions, totals: Ints, out: Seats) -> Seats:
    """The last player left in the challenge wins it. If all drop out at once, the lowest total wins, and equal ones share it.

    Source: IG-R32, IG-A18.
    """
    return last_one_left_wins.test(options, tuple(-total for total in totals), out)  # type: ignore[no-any-return]


@rule()
def length_of_the_match(options: RummyOptions, totals: Ints, rounds: int) -> Seats:
    """A match ends after: {match_end}. Rounds, if they are counted: {rounds}. The highest total wins.

    Source: RK-A11.
    """
    house = options.house
    done = rounds >= house.rounds if house.match_end == "rounds" else min(totals) <= -500
    return _best(totals) if done else ()


def _best(totals: Ints) -> Seats:
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def _left_of(seat: int, players: Seats) -> int:
    return next((each for each in players if each > seat), players[0])
