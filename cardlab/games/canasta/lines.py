"""The score of a round of Kanasta, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.cards import Cards
from ...core.language import translate as _
from ...core.match import Player
from ...core.rule import line
from ...core.score import Line
from .doubling import answer_to_an_offer
from .melds import Meld, worth
from .needs import minimum_to_open
from .standing import verdict
from .state import KanastaState

S = KanastaState
NATURAL, MIXED, RED, ALL_RED, OUT, HAND_CANASTA = 500, 300, 100, 800, 100, 200
"""Source: A2."""
BESIDES = 100
"""A player's lines about anything but melds come after those of so many melds."""


def place(seat: int, number: int = BESIDES) -> int:
    """Where a line stands: a player's melds by their numbers, each with its bonus, then the rest, then the other player's."""
    return seat * 2 * BESIDES + number


def broken_off(state: S) -> bool:
    """Whether the round has ended without counting, because somebody refused an offer or resigned."""
    return state.ending in ("refused", "resigned")


def melds(state: S) -> Iterator[tuple[int, Meld]]:
    """The melds that count, each with its number."""
    return iter(()) if broken_off(state) else enumerate(state.melds, 1)


def counted(state: S, seat: int, cards: Cards, sign: int, at: int, number: int = 0) -> Line:
    """A line for what cards count, one by one."""
    worths = state.house.worths
    return Line(seat, sign * worth(cards, worths), "card", {"number": number}, cards, at=at, worths=tuple(worths[card] for card in cards))


@line
def cards_of_melds(state: S) -> Iterator[Line]:
    """Every card in your melds counts for you: a joker 50, twos and aces 20, kings to eights 10, sevens to fours 5. A black three
    counts: {black_three_value}.

    Meld {number}

    {cards}: {worths}

    Source: C14, A2.
    """
    for number, meld in melds(state):
        yield counted(state, meld.owner, meld.cards, 1, place(meld.owner, number), number)


@line
def natural_canasta(state: S) -> Iterator[Line]:
    """A canasta without any wild card is natural and brings a bonus of 500. More than seven cards bring no further bonus.

    Natural canasta

    Meld {number}: cards {count}, none of them wild

    Source: C6.6, C14.
    """
    yield from _bonus(state, NATURAL, wild=False)


@line
def mixed_canasta(state: S) -> Iterator[Line]:
    """A canasta with a wild card, be it a joker or a two, is mixed and brings a bonus of 300.

    Mixed canasta

    Meld {number}: cards {count}, wild ones {wild}

    Source: C6.6, C14.
    """
    yield from _bonus(state, MIXED, wild=True)


def _bonus(state: S, points: int, *, wild: bool) -> Iterator[Line]:
    for number, meld in melds(state):
        if meld.canasta and bool(meld.wild) == wild:
            facts = {"number": number, "count": len(meld.cards), "wild": meld.wild}
            yield Line(meld.owner, points, "card", facts, at=place(meld.owner, number))


@line
def red_threes(state: S) -> Iterator[Line]:
    """Each red three that you have laid out brings 100 points, and all four together bring 800. Do they count against a player
    who has laid no meld: {red_three_penalty}.

    Red threes

    {cards}: {each} for each

    All four: {each} for each

    No meld was laid, so they count as a minus: {each} for each

    Source: C5.5, C14.
    """
    for seat, cards in enumerate(state.threes):
        if cards and not broken_off(state):
            each = ALL_RED // 4 if len(cards) == 4 else RED
            against = state.house.red_three_penalty and not state.own(seat)
            way = 3 if against else 1 if each == RED else 2
            each *= -1 if against else 1
            yield Line(seat, each * len(cards), "card", {"each": each}, cards, at=place(seat), way=way)


def hand_canasta(state: S) -> bool:
    """Whether the round was ended by laying the whole hand in one turn. Source: C14."""
    winner = state.winner
    return bool(winner is not None and not state.had_melds(winner) and (state.house.hand_canasta_with_pile or not state.bought))


@line
def going_out(state: S) -> Iterator[Line]:
    """Whoever goes out gets 100 points.

    Going out

    The round ended with it

    Source: C14.
    """
    if state.winner is not None and not (hand_canasta(state) and state.house.hand_canasta_bonus == "replaces"):
        yield Line(state.winner, OUT, "card", at=place(state.winner))


@line
def whole_hand_at_once(state: S) -> Iterator[Line]:
    """Laying the whole hand in one turn, without a meld before it and with a canasta among the melds, is a Hand-Canasta. At most
    one card may be left to discard. What it brings: {hand_canasta_bonus}. Does it count if you took the pile in that turn:
    {hand_canasta_with_pile}.

    Hand-Canasta

    All melds were laid in the last turn

    Source: C14.
    """
    if state.winner is not None and hand_canasta(state):
        yield Line(state.winner, HAND_CANASTA, "card", at=place(state.winner))


@line
def cards_left_in_the_hand(state: S) -> Iterator[Line]:
    """Every card that is still in a hand counts as a minus. What becomes of the card that may be left to whoever goes out:
    {summary_last_card}.

    Cards left in the hand

    {cards}: {worths}

    Source: C12.3, C14.
    """
    if state.phase != "over" or broken_off(state):
        return
    for seat, hand in enumerate(state.hands):
        if hand and (seat != state.winner or state.house.summary_last_card == "counts_minus"):
            yield counted(state, seat, hand, -1, place(seat))


@line
def nothing_counts(state: S) -> Iterator[Line]:
    """A round that ends with a refused offer or because a player resigns is not counted.

    Nothing counts

    An offer to double the stake was refused

    The match was given up

    Source: C16.2.
    """
    if broken_off(state):
        yield from (Line(seat, 0, "card", way=1 if state.ending == "refused" else 2) for seat in (0, 1))


@line
def round_counts_in_the_match(state: S) -> Iterator[Line]:
    """The points of a round, also if they are negative, are added to each player's total, which decides how much the first
    melds of the next round must count.

    The round counts {points}

    The total is now {total} of {target}. The first melds of the next round need {minimum}

    The total is now {total}. The first melds of the next round need {minimum}

    The total is now {total}, and the match is decided

    The total stays at {total}, and the match is over

    Source: C7.1, C14, C15.
    """
    if state.phase != "over":
        return
    gained = [0, 0]
    for each in (found for rule in CARD_LINES for found in rule(state)):
        gained[each.seat] += each.points
    totals = tuple(before + points for before, points in zip(state.standing, gained))
    way = _way(state, totals)
    for seat, total in enumerate(totals):
        minimum = minimum_to_open.test(state.options, total)
        yield Line(seat, gained[seat], "game", {"total": total, "target": state.house.target, "minimum": minimum}, way=way)


def _way(state: S, totals: tuple[int, ...]) -> int:
    """How a round has changed the match: it goes on, to a target or until there is no tie, it is won or lost, or it is broken off."""
    if broken_off(state):
        over = state.ending == "resigned" or answer_to_an_offer.test(state)
    else:
        over = verdict(state.options, totals, state.winner) is not None
    if over:
        return 4 if broken_off(state) else 3
    return 1 if state.house.target > 1 else 2


CARD_LINES = (
    cards_of_melds, natural_canasta, mixed_canasta, red_threes, going_out, whole_hand_at_once, cards_left_in_the_hand, nothing_counts)
SCORE = (*CARD_LINES, round_counts_in_the_match)


def no_choice(state: S) -> list[tuple[int, str, bool]]:
    """What a round is worth follows from its lines alone."""
    return []


def ended(state: S, player: Player) -> str:
    """How a round has ended."""
    seat = state.winner if state.winner is not None else state.loser
    if seat is None:
        return _("The stock is used up") if state.ending == "stock" else _("The last card of the stock was a red three")
    name = player(seat)
    yours = {"out": _("You have gone out"), "refused": _("You have refused the offer"), "resigned": _("You have resigned")}
    theirs = {"out": _("{player} has gone out"), "refused": _("{player} has refused the offer"), "resigned": _("{player} has resigned")}
    return theirs[state.ending].format(player=name) if name else yours[state.ending]
