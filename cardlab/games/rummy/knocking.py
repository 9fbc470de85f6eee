"""The rules about knocking: taking the card just discarded although you are not on turn."""

from __future__ import annotations

from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves import Knock
from .state import RummyState

S = RummyState
PRICE = 3
"""Cards that a knocker takes. Source: SG-R21."""


def from_where(state: S) -> tuple[int, int]:
    """How many cards a knocker gets from the pile and how many from the stock."""
    house = state.house
    pile = 1 if house.knock_extra_source == "stock" else min(PRICE, len(state.pile))
    stock = 0 if house.knock_shortfall == "take_fewer" and house.knock_extra_source == "discard" else PRICE - pile
    return pile, min(stock, len(state.stock))


@rule(Knock)
def knocking_is_agreed(state: S, move: Knock) -> Facts | None:
    """If knocking was chosen, a player who is not on turn may knock and take the card just discarded before the next player
    does. Knocking: {knocking}.

    At this table nobody knocks, so {cards} waits for the player on turn.

    Source: SG-R20.
    """
    return need(state.house.knocking, cards=state.pile[:1])


@rule(Knock)
def knock_in_time(state: S, move: Knock) -> Facts | None:
    """You knock right after a discard. It is too late once somebody else has knocked or the next player has drawn.
    Nobody knocks for the card that was turned up at the beginning.

    It is too late to knock, or too early: a knock follows a discard, before the next player draws. Cards in the pile: {n}.

    Source: SG-R21, SG-A3.
    """
    return need(state.phase == "draw" and state.discarder is not None, n=len(state.pile))


@rule(Knock)
def not_for_your_own_discard(state: S, move: Knock) -> Facts | None:
    """Nobody knocks for a card of their own.

    You have discarded {cards} yourself, so you cannot knock for it.

    Source: SG-A3.
    """
    return need(state.discarder != move.by, cards=state.pile[:1])


@rule(Knock)
def next_player_just_takes(state: S, move: Knock) -> Facts | None:
    """The player who is next does not knock but just takes the card. With two players there is therefore no knocking.

    You are on turn: take {cards} without knocking, if you want it.

    Source: SG-A3.
    """
    return need(move.by != state.turn, cards=state.pile[:1])


@rule(Knock)
def knockers_are_in_the_match(state: S, move: Knock) -> Facts | None:
    """Only players who are still in the match may knock.

    Player {n} is not, or not any more, in this match.

    Source: SG-R20, SG-R27.
    """
    return need(move.by in state.players, n=move.by + 1)


@rule(Knock)
def three_cards_for_a_knock(state: S, move: Knock) -> Facts | None:
    """Whoever knocks takes three cards: the one just discarded and two more. The two come from: {knock_extra_source}.
    If the pile has too few: {knock_shortfall}.

    A knock takes three cards, and only {n} can be taken.

    Source: SG-R21, SG-A1, SG-A2.
    """
    n = sum(from_where(state)) if state.house.knock_extra_source == "stock" else len(state.pile)
    return need(state.house.knock_shortfall != "refuse" or n >= PRICE, n=n)


@rule()
def knocker_is_on_turn(state: S, by: int) -> int:
    """A knock takes the place of a draw: you are on turn at once, may lay, and discard one card as usual. Then the
    player to your left is next, and those who were passed over have lost their turn.

    Source: SG-R21, SG-R22.
    """
    return by


@rule()
def time_to_knock(state: S) -> int:
    """Bots leave you some time to knock before the next of them plays. Seconds: {knock_window_s}. If several players
    want to knock, the one who would be on turn soonest may.

    Source: SG-A3.
    """
    return int(state.house.knock_window_s)
