"""Dealing, listing and playing: how a deal of 66 goes on."""

from __future__ import annotations

from ...core.cards import BACK, FACES, Card, Cards, Hands, without
from ...core.move import Move
from .lines import loser_points
from .match import SchnapsenMatch
from .moves import (
    CLAIM,
    CLOSE,
    DRAW,
    EXCHANGE,
    MARRIAGES,
    PLAYS,
    SHOWN_CLAIMS,
    Claim,
    Close,
    DeclareAndClaim,
    Draw,
    Exchange,
    Marry,
    Play,
)
from .options import SchnapsenOptions
from .rules import (
    claim_decides,
    closer_must_reach_66,
    five_cards_each,
    last_trick_wins,
    other_of_pair,
    reaching_66_ends_the_deal,
    who_leads_first,
    who_takes_the_trick,
    winner_draws_first,
)
from .state import SchnapsenState, Trick


def deal_out(options: SchnapsenOptions, pack: Cards, dealer: int, match: SchnapsenMatch) -> SchnapsenState:
    """The first state of a deal from a shuffled pack."""
    hands, stock = five_cards_each.test(options, pack, dealer)
    trump = stock[-1][1]
    first = who_leads_first.test(dealer)
    return SchnapsenState(
        options, "lead", first, hands, ((), ()), stock, dealer, trump=trump, standing=match.standing)


def candidates(state: SchnapsenState) -> list[Move]:
    """Every move that could be tried by the player whose turn it is."""
    phase, hand = state.phase, state.hand
    if phase == "draw":
        return [DRAW, CLOSE, CLAIM] if state.house.claim_mode == "manual" else [DRAW, CLOSE]
    if phase not in ("lead", "follow"):
        return []
    found: list[Move] = [PLAYS[face] for face in hand if face != BACK]
    if phase == "lead":
        pairs = [face for face in hand if face in MARRIAGES and other_of_pair(face) in hand]
        found += [MARRIAGES[face] for face in pairs]
        if state.stock and state.closer is None:
            found.append(CLOSE)
        if state.house.claim_mode == "manual":
            found += [CLAIM, *(SHOWN_CLAIMS[face] for face in pairs)]
    if state.stock and FACES["J" + state.trump] in hand:
        found.append(EXCHANGE)
    return found


def apply(state: SchnapsenState, move: Move) -> SchnapsenState:
    """The state after a legal move."""
    if isinstance(move, Play):
        return _answer(state, move) if state.phase == "follow" else _lead(state, move)
    if isinstance(move, Exchange):
        return _exchange(state)
    if isinstance(move, Close):
        return state.but(phase="lead", closer=state.turn, closed_at=loser_points(state, 1 - state.turn))
    if isinstance(move, Draw):
        return _drawn(state, state.turn)
    assert isinstance(move, Claim)
    return state.but(phase="over", claimer=state.turn, winner=claim_decides.test(state, state.turn))


def pauses(state: SchnapsenState, move: Move) -> list[SchnapsenState]:
    """The full trick as it lies on the table before it is taken away."""
    if state.phase != "follow" or not isinstance(move, Play):
        return []
    after = _taken(state, move, who_takes_the_trick.test(state, move.card))
    return [after.but(phase="taken")]


def _lead(state: SchnapsenState, move: Play) -> SchnapsenState:
    me = state.turn
    hands = _put(state.hands, me, without(state.hands[me], move.card))
    after = state.but(
        hands=hands, shown=_gone(state.shown, me, move.card), led=move.card, phase="follow", turn=1 - me)
    if not isinstance(move, Marry):
        return after
    partner = other_of_pair(move.card)
    if partner not in after.shown[me]:
        after = after.but(shown=_put(after.shown, me, (*after.shown[me], partner)))
    after = after.but(declared=True)
    if isinstance(move, DeclareAndClaim):
        return after.but(phase="over", turn=me, claimer=me, winner=claim_decides.test(after, me))
    return after.but(phase="over", turn=me, winner=me) if reaching_66_ends_the_deal.test(after, me) else after


def _answer(state: SchnapsenState, move: Play) -> SchnapsenState:
    taker = who_takes_the_trick.test(state, move.card)
    after = _taken(state, move, taker)
    if reaching_66_ends_the_deal.test(after, taker):
        return after.but(phase="over", winner=taker)
    if not (after.hands[0] or after.hands[1]):
        return _cards_out(after, taker)
    if not after.stock or after.closer is not None:
        return after
    may_close = after.house.close_before_draw and len(after.stock) >= after.house.close_min_stock
    return after.but(phase="draw") if may_close else _drawn(after, taker)


def _taken(state: SchnapsenState, move: Play, taker: int) -> SchnapsenState:
    me, shown = state.turn, _gone(state.shown, state.turn, move.card)
    hands = _put(state.hands, me, without(state.hands[me], move.card))
    trick = Trick(1 - me, state.lead, move.card, taker, state.declared)
    return state.but(
        hands=hands, shown=shown, led=None, declared=False, phase="lead", turn=taker, tricks=(*state.tricks, trick))


def _cards_out(state: SchnapsenState, taker: int) -> SchnapsenState:
    winner = last_trick_wins.test(state, taker) if state.closer is None else closer_must_reach_66.test(state)
    return state.but(phase="over", winner=winner)


def _drawn(state: SchnapsenState, taker: int) -> SchnapsenState:
    stock = state.stock[2:]
    shown = state.shown
    if not stock:
        shown = _put(shown, 1 - taker, (*shown[1 - taker], state.stock[1]))
    return state.but(hands=winner_draws_first.test(state, taker), stock=stock, shown=shown, phase="lead")


def _exchange(state: SchnapsenState) -> SchnapsenState:
    me, jack, upcard = state.turn, FACES["J" + state.trump], state.stock[-1]
    return state.but(
        hands=_put(state.hands, me, (*without(state.hands[me], jack), upcard)),
        shown=_put(state.shown, me, (*state.shown[me], upcard)),
        stock=(*state.stock[:-1], jack))


def _gone(shown: Hands, seat: int, card: Card) -> Hands:
    return _put(shown, seat, without(shown[seat], card)) if card in shown[seat] else shown


def _put(hands: Hands, seat: int, cards: Cards) -> Hands:
    return (cards, hands[1]) if seat == 0 else (hands[0], cards)
