"""The rules about doubling the stake of a match, and about giving up."""

from __future__ import annotations

from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves_stake import Accept, Offer, Refuse
from .staking import highest, may_offer
from .state import KanastaState

S = KanastaState


@rule(Accept, Refuse, during="draw meld")
def somebody_has_offered(state: S, move: Accept | Refuse) -> Facts | None:
    """Only an offer of the other player can be accepted or refused.

    Nobody has offered to double the stake, so there is nothing to answer. The stake is {stake}.

    Source: C16.1.
    """
    return {"stake": state.stake}


@rule(Offer)
def doubling_is_agreed(state: S, move: Offer) -> Facts | None:
    """A match is played for a stake: {stake}. A player may offer to play on for twice as much: {doubling}.

    At this table the stake is never doubled. It stays at {stake}.

    Source: C1.2, C16.1.
    """
    return need(state.house.doubling, stake=state.stake)


@rule(Offer)
def when_to_offer(state: S, move: Offer) -> Facts | None:
    """A player offers only on turn. When: {double_timing}.

    You have had your draw, and at this table the stake is doubled only before it. It stays at {stake} for now.

    Source: C16.3.
    """
    return need(state.phase == "draw" or state.house.double_timing == "own_turn", stake=state.stake)


@rule(Offer)
def who_may_offer(state: S, move: Offer) -> Facts | None:
    """The first offer is open to both players. Who may offer after one was accepted: {double_rights}.

    An offer of yours was accepted, so the next is not yours to make. The stake is {stake}.

    Source: C16.3.
    """
    return need(may_offer(state.house, state.acceptors, state.turn), stake=state.stake)


@rule(Offer)
def stake_has_a_limit(state: S, move: Offer) -> Facts | None:
    """Doubling may take the stake up to a limit: {limit}. What that number means here: {limit_meaning}. A stake above 64,000
    is never played for.

    Doubled, the stake would be {twice}. That is more than the limit of {limit}.

    Source: C1.4, C16.3.
    """
    limit = highest(state.house)
    return need(2 * state.stake <= limit, twice=2 * state.stake, limit=limit)


@rule()
def answer_to_an_offer(state: S) -> bool:
    """Whoever is asked may accept, and the match goes on for twice the stake. Whoever refuses loses the stake as it was
    before the offer. What ends with that, without counting any points of the round: {double_reject_ends}.

    Source: C16.2.
    """
    return bool(state.house.double_reject_ends == "match")


@rule()
def resigning_costs_the_stake(state: S) -> int:
    """The player on turn may give up at any time. Whoever resigns loses the match and its stake.

    Source: A3.
    """
    return 1 - state.turn
