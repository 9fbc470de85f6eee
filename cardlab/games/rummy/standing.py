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
    """Negative points add up over the rounds. The limit is agreed before the match: {points_limit}. A player is out
    with: {limit_test}. With a limit of 1 a single round decides, since every hand is worth more.

    Source: SG-R3 to SG-R5, SG-R27, SG-A10, SG-A11.
    """
    limit = options.house.points_limit
    return bool(-total > limit if options.house.limit_test == "exceed" else -total >= limit)


@rule()
def last_one_left_wins(options: RummyOptions, totals: Ints, out: Seats, playing: Seats) -> Seats:
    """Players who are out watch while the others play on, and the last one left wins the match. If all who are left drop out
    in one round, the one of them with the fewest negative points wins.

    Source: SG-R28 to SG-R30, SG-A18.
    """
    return _last_left(totals, out, playing)


@rule()
def next_to_the_left_starts(options: RummyOptions, dealer: int, players: Seats, seed: str) -> int:
    """A player chosen by lot starts the first round. Each later one is started by the next player to the left who is
    still in the match.

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
    """The match ends with the round in which somebody reaches the target, and the highest total wins it. While the
    highest total is shared, another round is played. The target: {target}.

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
def fewest_points_win_the_challenge(options: RummyOptions, totals: Ints, out: Seats, playing: Seats) -> Seats:
    """The last player left in the challenge wins the match. If all who are left drop out in one round, the lowest total of
    theirs wins, and players with the same lowest total share the match.

    Source: IG-R32, IG-A18.
    """
    return _last_left(tuple(-total for total in totals), out, playing)


@rule()
def length_of_the_match(options: RummyOptions, totals: Ints, rounds: int) -> Seats:
    """A match ends after: {match_end}. How many rounds, if they are counted: {rounds}. The highest total wins.

    Source: RK-A11.
    """
    house = options.house
    done = rounds >= house.rounds if house.match_end == "rounds" else min(totals) <= -500
    return _best(totals) if done else ()


def _last_left(totals: Ints, out: Seats, playing: Seats) -> Seats:
    """The last of those who were playing that is not out, or if there is none the best of them."""
    left = tuple(seat for seat in playing if seat not in out)
    return () if len(left) > 1 else left or _best(totals, playing)


def _best(totals: Ints, among: Seats = ()) -> Seats:
    seats = among or tuple(range(len(totals)))
    return tuple(seat for seat in seats if totals[seat] == max(totals[each] for each in seats))


def _left_of(seat: int, players: Seats) -> int:
    return next((each for each in players if each > seat), players[0])
