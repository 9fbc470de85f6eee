"""The score of a round of Igraonica's Remi, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...core.language import translate as _
from ...core.rule import line
from ...core.score import Line
from .lines import hand_line, hand_points, left_over, sums
from .state import RummyState

S = RummyState


def alone(state: S) -> bool:
    """Whether the winner has gone out before anybody else had opened."""
    return state.winner is not None and set(state.opened) <= {state.winner}


def remi(state: S) -> bool:
    """Whether the winner has opened and gone out in one turn."""
    return state.winner is not None and state.fresh


def factor(state: S) -> int:
    """How many times hands count in the challenge."""
    if not remi(state):
        early = alone(state) and state.house.challenge_early_finish == "double"
        return 2 if early else 1
    if state.extended:
        return state.house.challenge_impure_unopened if alone(state) else 2
    return 4 if alone(state) else 3


def _gains(state: S, what: str) -> Iterator[Line]:
    """What was scored during the round, in the order of play and before all that counts at its end."""
    for at, gain in enumerate(state.gains, -len(state.gains)):
        if gain.what in what:
            yield Line(gain.seat, gain.points, "card", cards=gain.cards, at=at)


@line
def points_for_played_cards(state: S) -> Iterator[Line]:
    """Cards score at once when they are played, in a new combination or by extending one. Only hands count instead,
    which is called the challenge: {challenge}.

    Cards played

    {cards}

    Source: IG-R8, IG-R25, IG-R31.
    """
    yield from _gains(state, "ma")


@line
def taking_a_joker(state: S) -> Iterator[Line]:
    """The card that you put in a joker's place is worth as much as the joker was there. Taking a joker brings:
    {joker_swap_scoring}.

    Joker exchanged

    {cards}

    Source: IG-R14, IG-A5.
    """
    yield from _gains(state, "s")


@line
def cards_taken_from_the_table(state: S) -> Iterator[Line]:
    """Cards that you take from the table are subtracted from your points, whoever laid them, and score again in their new
    place. So moving cards gains nothing unless you add your own.

    Cards moved on the table

    {cards}

    Source: IG-R35, IG-R37.
    """
    yield from _gains(state, "pv")


@line
def cards_not_played_again(state: S) -> Iterator[Line]:
    """A joker taken from the table must be played in a new combination in the same turn, and cards taken from combinations
    must return to the table. What is not played costs 300 points, also if it is discarded. Charged for: {penalty_unit}.

    Not played again

    {cards}

    Source: IG-R16, IG-R17, IG-R36, IG-A6 to IG-A9.
    """
    yield from _gains(state, "i")


@line
def table_left_meaningless(state: S) -> Iterator[Line]:
    """Leaving cards on the table that are no combination costs 300 points in that turn. What else happens:
    {invalid_table}.

    No combination

    {cards}

    Source: IG-R36, IG-A6, IG-A7, IG-A10.
    """
    yield from _gains(state, "t")


@line
def out_of_time(state: S) -> Iterator[Line]:
    """Running out of time costs 50 points; in the challenge, where points are bad, 50 are added.

    Out of time

    The turn ended without a discard

    Source: IG-A24.
    """
    yield from _gains(state, "l")


@line
def hands_go_to_the_winner(state: S) -> Iterator[Line]:
    """The winner of a round also gets what is left in the other hands. The others keep what they have scored.

    The others' hands

    {cards}: {worths}

    Source: IG-R26.
    """
    if state.winner is not None and not state.house.challenge:
        for seat in left_over(state):
            yield replace(hand_line(state, seat, hand_points(state, seat)), seat=state.winner)


@line
def nobody_else_has_opened(state: S) -> Iterator[Line]:
    """Whoever goes out before any other player has opened gets a bonus of 100.

    Nobody else had opened

    A bonus of 100

    Source: IG-R27, IG-R29.
    """
    if state.winner is not None and not state.house.challenge and alone(state):
        yield Line(state.winner, 100, "card")


@line
def bonus_of_a_remi(state: S) -> Iterator[Line]:
    """A remi, which is opening and going out in the same turn, brings 200 points, or 300 if it is done with your own
    hand only. The bonus of 100 comes on top.

    Remi: {bonus}

    Extended or used a card from the table: {extended}

    Source: IG-R28, IG-R29, IG-A12 to IG-A14.
    """
    if state.winner is not None and remi(state) and not state.house.challenge:
        bonus = 200 if state.extended else 300
        yield Line(state.winner, bonus, "card", {"bonus": bonus, "extended": _("yes") if state.extended else _("no")})


@line
def own_hands_count_in_the_challenge(state: S) -> Iterator[Line]:
    """In the challenge you want few points. Whoever goes out gets none; the others get the points of their own hands,
    and so does everybody if nobody goes out.

    Cards left in the hand

    {cards}: {worths}

    Source: IG-R31, IG-A19.
    """
    if state.house.challenge:
        yield from (hand_line(state, seat, hand_points(state, seat)) for seat in left_over(state))


@line
def remi_multiplies_the_hands(state: S) -> Iterator[Line]:
    """A remi in the challenge doubles the others' points. With your own hand only it trebles them, and if nobody else
    has opened then, they count four times. With an extension while nobody else has opened: {challenge_impure_unopened}.

    The hand counts {factor} times

    Because of how the round was won, the hand counts as often as that in all

    Source: IG-R33, IG-A15.
    """
    if state.house.challenge and state.winner is not None and factor(state) > 1:
        yield from (
            Line(seat, (factor(state) - 1) * hand_points(state, seat), "card", {"factor": factor(state)})
            for seat in left_over(state))


@line
def going_out_early(state: S) -> Iterator[Line]:
    """Going out in the challenge without a remi, while nobody else has opened, brings: {challenge_early_finish}.

    Out before anybody had opened

    The winner's points are lowered by 100

    Source: IG-A16.
    """
    house = state.house
    if house.challenge and house.challenge_early_finish == "minus_100" and alone(state) and not remi(state):
        assert state.winner is not None
        yield Line(state.winner, -100, "card")


@line
def points_add_up(state: S) -> Iterator[Line]:
    """The points of a round are added to each player's total. They may be negative.

    The round counts {points}

    The total is now {total}

    Source: IG-R25, IG-R31, IG-A7.
    """
    yield from sums(state, CARD_LINES)


CARD_LINES = (
    points_for_played_cards, taking_a_joker, cards_taken_from_the_table, cards_not_played_again, table_left_meaningless,
    out_of_time, hands_go_to_the_winner, nobody_else_has_opened, bonus_of_a_remi, own_hands_count_in_the_challenge,
    remi_multiplies_the_hands, going_out_early)


def why_so_many(state: S) -> list[tuple[int, str, bool]]:
    """The bonuses that a winner can get, and which of them applies; nothing in the challenge or without a winner."""
    if state.winner is None or state.house.challenge:
        return []
    won = 100 * alone(state) + (0 if not remi(state) else 200 if state.extended else 300)
    worth = [(400, _("Remi with the own hand only, and nobody else had opened.")),
             (300, _("Remi with the own hand only; or with an extension, and nobody else had opened.")),
             (200, _("Remi with an extension, while others had opened.")),
             (100, _("No remi, but nobody else had opened.")),
             (0, _("No remi, and others had opened."))]
    return [(n, why, n == won) for n, why in worth]
