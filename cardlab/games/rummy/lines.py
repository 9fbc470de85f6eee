"""The score of a round of Remi (StarGames) and of Remik, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.rule import ScoreRule, line
from ...core.score import Line
from ...core.state import Ints
from .melds import hand_worths
from .state import RummyState

S = RummyState


def hand_points(state: S, seat: int) -> int:
    """What the cards left in a hand count."""
    return sum(hand_worths(state.hands[seat], state.house.worths))


def left_over(state: S) -> list[int]:
    """The seats that are left with cards at the end of a round."""
    return [seat for seat in state.players if seat != state.winner] if state.phase == "over" else []


def hand_line(state: S, seat: int, points: int) -> Line:
    """The line of a hand, for that many points."""
    hand = state.hands[seat]
    worths = hand_worths(hand, state.house.worths)
    return Line(seat, points, "card", cards=hand, worths=worths, holder=seat)


def sums(state: S, rules: Iterable[ScoreRule]) -> Iterator[Line]:
    """What the lines of each seat add up to, once the round is over."""
    if state.phase != "over":
        return
    totals = dict.fromkeys(state.players, 0)
    for each in (found for rule in rules for found in rule(state)):
        totals[each.seat] = totals.get(each.seat, 0) + each.points
    yield from (Line(seat, points, "game", {"total": state.standing[seat] + points}) for seat, points in totals.items())


@line
def cards_left_in_the_hand(state: S) -> Iterator[Line]:
    """At the end of the round every card still in a hand counts as negative points. Whoever has gone out loses nothing.

    Cards left in the hand

    {cards}: {worths}

    Source: SG-R26.
    """
    yield from (hand_line(state, seat, -hand_points(state, seat)) for seat in left_over(state))


@line
def handglatt_doubles(state: S) -> Iterator[Line]:
    """Laying all your cards in a single turn is a handglatt, if you had laid nothing before. The others' negative
    points of the round then count twice: {handglatt}. You may also add cards and exchange jokers in that turn:
    {handglatt_allows_layoff}.

    Handglatt

    The hand counts once more, because all cards were laid in a single turn

    Source: SG-R24, SG-R25, SG-A9.
    """
    if is_handglatt(state):
        yield from (Line(seat, -hand_points(state, seat), "card") for seat in left_over(state))


def is_handglatt(state: S) -> bool:
    """Whether the round was won with a handglatt that counts."""
    pure = state.house.handglatt_allows_layoff or not state.extended
    return bool(state.winner is not None and state.house.handglatt and state.fresh and pure)


@line
def negative_points_add_up(state: S) -> Iterator[Line]:
    """The negative points of a round are added to each player's total.

    The round counts {points}

    The total is now {total}

    Source: SG-R27.
    """
    yield from sums(state, (cards_left_in_the_hand, handglatt_doubles))


def lowest(state: S) -> list[int]:
    """The seats that count as winners of a round in which nobody has gone out."""
    if state.phase != "over" or state.winner is not None or state.house.exhaustion_settlement != "lowest_wins":
        return []
    hands = {seat: hand_points(state, seat) for seat in state.players}
    return [seat for seat, points in hands.items() if points == min(hands.values())]


@line
def losers_pay_for_their_hands(state: S) -> Iterator[Line]:
    """Everyone who has not gone out loses the points of the cards left in the hand. If nobody has gone out:
    {exhaustion_settlement}.

    Cards left in the hand

    {cards}: {worths}

    Source: RK-R17, RK-R18, RK-A9.
    """
    if state.winner is None and state.house.exhaustion_settlement == "void":
        return
    spared = lowest(state)
    yield from (hand_line(state, seat, -hand_points(state, seat)) for seat in left_over(state) if seat not in spared)


@line
def winner_gets_the_sum(state: S) -> Iterator[Line]:
    """The winner of a round gets what the others lose, taken together.

    The others' hands

    Taken together: {parts}

    Source: RK-R18.
    """
    winners = [state.winner] if state.winner is not None else lowest(state)
    parts: Ints = tuple(-each.points for each in losers_pay_for_their_hands(state))
    yield from (Line(seat, sum(parts) // len(winners), "card", {"parts": parts}) for seat in winners)


@line
def lost_and_won_points_add_up(state: S) -> Iterator[Line]:
    """The points of a round, negative or positive, are added to each player's total.

    The round counts {points}

    The total is now {total}

    Source: RK-R18.
    """
    yield from sums(state, (losers_pay_for_their_hands, winner_gets_the_sum))


def no_choice(state: S) -> list[tuple[int, str, bool]]:
    """Rounds whose worth follows from the hands alone have nothing to choose from."""
    return []
