"""The score of a deal of 66, line by line: card points first, then what the deal counts in the match."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.language import translate as _
from ...core.rule import line
from ...core.score import Line
from .rules import other_of_pair
from .state import TARGET, VALUE, SchnapsenState

S = SchnapsenState
SCHNEIDER_LINE = 33
"""From this many points on, the loser gives only one game point. Source: S11."""


def loser_points(state: S, seat: int) -> int:
    """The points by which a loser is measured. Source: S11, B3.2."""
    return state.points(seat) if state.house.loser_points_basis == "counted_points" else state.trick_points(seat)


def value(points: int) -> int:
    """The game points of a deal for this many points of the loser. Source: S11."""
    return 3 if points == 0 else 2 if points < SCHNEIDER_LINE else 1


@line
def points_of_tricks(state: S) -> Iterator[Line]:
    """Each trick gives its taker the points of both its cards.

    Trick {number}

    {led} {first} and {reply} {second}

    Source: S3.4, B2.
    """
    for number, trick in enumerate(state.tricks, 1):
        first, second = VALUE[trick.led], VALUE[trick.reply]
        facts = {"number": number, "led": trick.led, "reply": trick.reply, "first": first, "second": second}
        yield Line(trick.taker, first + second, "card", facts, (trick.led, trick.reply), at=2 * number)


@line
def points_of_marriages(state: S) -> Iterator[Line]:
    """A declared marriage gives 20 points, in trumps 40. It needs a trick of its owner to count:
    {marriage_needs_trick}.

    Marriage

    {card} and {partner}: {worth} declared, {counted} counted

    Source: S7.3, S7.4.
    """
    for seat, face in state.marriages:
        worth = state.worth_of_marriage(face)
        counted = worth if state.has_trick(seat) or not state.house.marriage_needs_trick else 0
        facts = {"card": face, "partner": other_of_pair(face), "worth": worth, "counted": counted}
        led = next((number for number, trick in enumerate(state.tricks) if trick.led == face), len(state.tricks))
        yield Line(seat, counted, "card", facts, (face, other_of_pair(face)), at=2 * led + 1)


@line
def worth_of_an_open_deal(state: S) -> Iterator[Line]:
    """If the stock was not closed, the winner gets 3 game points if the loser has no points, 2 if the loser has fewer
    than 33, and 1 otherwise. What counts for the loser: {loser_points_basis}.

    The deal counts {points}

    The loser's points that count: {loser}

    Source: S11, B3.2.
    """
    if state.winner is not None and state.closer is None and not _wrong_claim(state) and not _last_trick(state):
        loser = loser_points(state, 1 - state.winner)
        yield Line(state.winner, value(loser), "game", {"loser": loser})


@line
def worth_of_the_last_trick(state: S) -> Iterator[Line]:
    """A deal that is won by its last trick counts 1 game point.

    The last trick counts {points}

    Nobody had won the deal with 66. The loser's points: {loser}

    Source: S10.3, B3.3.
    """
    if state.winner is not None and _last_trick(state):
        yield Line(state.winner, 1, "game", {"loser": loser_points(state, 1 - state.winner)})


@line
def worth_of_a_closed_deal(state: S) -> Iterator[Line]:
    """A closer who wins gets 3 game points if the opponent has no points, 2 if the opponent has fewer than 33, and 1
    otherwise. The opponent's points that count: {closed_score_basis}.

    The closed deal counts {points}

    The opponent's points {when}: {loser}

    Source: S9.2, S9.4, B3.7.
    """
    if state.winner is not None and state.winner == state.closer and not _wrong_claim(state):
        yield Line(state.winner, _closed_worth(state), "game", {"loser": _points_against_closer(state), "when": _when(state)})


@line
def price_of_a_failed_close(state: S) -> Iterator[Line]:
    """If the closer fails, the opponent gets what the closer would have got. Game points at least:
    {failed_close_min}.

    The failed close counts {points}

    The closer's points: {closer}. The opponent's points {when}: {loser}

    Source: S9.5, B3.8.
    """
    if state.winner is not None and _closer_failed(state) and not _wrong_claim(state):
        facts = {"loser": _points_against_closer(state), "closer": state.points(1 - state.winner), "when": _when(state)}
        yield Line(state.winner, _closed_worth(state), "game", facts)


@line
def price_of_a_wrong_claim(state: S) -> Iterator[Line]:
    """A wrong claim gives the opponent 2 game points, or 3 if the opponent has no trick. After closing it is never
    cheaper than losing the closed deal.

    The wrong claim counts {points}

    The claimer's points: {claimer}

    Source: B3.3.
    """
    if state.winner is not None and _wrong_claim(state):
        worth = 2 if state.has_trick(state.winner) else 3
        if state.closer is not None:
            worth = max(worth, _closed_worth(state))
        yield Line(state.winner, worth, "game", {"claimer": state.points(1 - state.winner)})


def why_so_many(state: S) -> list[tuple[int, str, bool]]:
    """The possible values of a finished deal, each with its reason, and whether it is the one that applies."""
    game = next(each for rule in GAME_LINES for each in rule(state))
    worth = [(3, _("The loser has no points.")), (2, _("The loser has 1 to 32 points.")), (1, _("The loser has 33 points or more."))]
    if _wrong_claim(state):
        worth = [(3, _("The opponent has no trick, or would have won 3 in the closed deal.")),
                 (2, _("The opponent has a trick."))]
    elif state.closer is not None:
        worth = _worth_against_closer(state)
    elif _last_trick(state):
        worth = [(1, _("A deal won by its last trick always counts 1."))]
    return [(n, why, n == game.points) for n, why in worth]


def _worth_against_closer(state: S) -> list[tuple[int, str]]:
    if _frozen(state):
        worth = [(3, _("The closer's opponent had no points when the stock was closed.")),
                 (2, _("The closer's opponent had 1 to 32 points when the stock was closed.")),
                 (1, _("The closer's opponent had 33 points or more when the stock was closed."))]
    else:
        worth = [(3, _("The closer's opponent has no points.")), (2, _("The closer's opponent has 1 to 32 points.")),
                 (1, _("The closer's opponent has 33 points or more."))]
    if _closer_failed(state):
        least = state.house.failed_close_min
        worth = [(n, why) for n, why in worth if n > least] + [(least, _("A failed close never costs less than this."))]
    return worth


def _frozen(state: S) -> bool:
    return bool(state.house.closed_score_basis == "at_closing")


def _when(state: S) -> str:
    return _("when the stock was closed") if _frozen(state) else _("at the end")


def _wrong_claim(state: S) -> bool:
    return state.claimer is not None and state.claimer != state.winner


def _closer_failed(state: S) -> bool:
    return state.closer is not None and state.closer != state.winner


def _last_trick(state: S) -> bool:
    """Whether an unclosed deal was decided by its last trick rather than by 66."""
    out = state.closer is None and state.claimer is None and not any(state.hands)
    return out and (state.house.claim_mode == "manual" or state.points(state.winner or 0) < TARGET)


def _points_against_closer(state: S) -> int:
    assert state.closer is not None
    return state.closed_at if _frozen(state) else loser_points(state, 1 - state.closer)


def _closed_worth(state: S) -> int:
    return max(value(_points_against_closer(state)), state.house.failed_close_min if _closer_failed(state) else 1)


GAME_LINES = (
    worth_of_an_open_deal,
    worth_of_the_last_trick,
    worth_of_a_closed_deal,
    price_of_a_failed_close,
    price_of_a_wrong_claim,
)
