"""Exact play of 66 once both hands are known: game points with best play of both sides, as soon as duties apply.

Inside, a hand is a number with one bit for each card, and the search knows nothing of states.
"""

from __future__ import annotations

from functools import lru_cache

from ...core.cards import FACES, Card, Cards
from ...core.move import Move
from .lines import loser_points, value
from .moves import CLAIM, MARRIAGES, PLAYS, SHOWN_CLAIMS
from .state import TARGET, VALUE, SchnapsenState

ORDER: Cards = tuple(FACES[rank + suit] for suit in "SHCD" for rank in "JQKTA")
BIT: dict[Card, int] = {face: 1 << place for place, face in enumerate(ORDER)}
WORTH: dict[int, int] = {BIT[face]: VALUE[face] for face in ORDER}
FACE: dict[int, Card] = {bit: face for face, bit in BIT.items()}
SUIT: dict[int, int] = {BIT[face]: 31 << ORDER.index(face) // 5 * 5 for face in ORDER}
PRICE = tuple(value(points) for points in range(321))
BOUND = 3
"""No deal counts more game points. Source: S11."""

Replies = tuple[tuple[int, int, bool], ...]
Leads = tuple[tuple[int, int], ...]


def mask(hand: Cards) -> int:
    """A hand as a number."""
    return sum(BIT[face] for face in hand)


def split(hand: int) -> list[int]:
    """The single cards of a hand, as numbers."""
    found = []
    while hand:
        found.append(hand & -hand)
        hand &= hand - 1
    return found


class Duties:
    """Which cards may be led and answered under one set of duties and one trump suit, worked out once for each hand."""

    def __init__(self, trump: str, follow_first: bool, any_suit_wins: bool, marriages: bool) -> None:
        self.trumps = 31 << "SHCD".index(trump) * 5
        self.follow_first, self.any_suit_wins, self.marriages = follow_first, any_suit_wins, marriages
        self.known_replies: dict[int, Replies] = {}
        self.known_leads: dict[int, Leads] = {}

    def replies(self, led: int, hand: int) -> Replies:
        """The legal answers to a lead: the card, the points of the trick, whether it takes the trick."""
        found = self.known_replies.get(hand << 20 | led)
        if found is None:
            found = self.known_replies[hand << 20 | led] = self._replies(led, hand)
        return found

    def _replies(self, led: int, hand: int) -> Replies:
        suit = SUIT[led]
        higher, follow, trumps = hand & suit & -(led << 1), hand & suit, hand & self.trumps
        beaters = higher if suit == self.trumps else higher | trumps
        legal = (higher or follow or trumps) if self.follow_first else (beaters or follow)
        found = []
        for bit in split(legal or hand):
            wins = bool(bit & beaters)
            if self.any_suit_wins and suit != self.trumps and not bit & suit:
                wins = wins or WORTH[bit] > WORTH[led]
            found.append((bit, WORTH[bit] + WORTH[led], wins))
        return tuple(sorted(found, key=lambda each: (not each[2], each[1])))

    def leads(self, hand: int) -> Leads:
        """The cards to lead, promising ones first, each with the points of the marriage it declares."""
        found = self.known_leads.get(hand)
        if found is None:
            bits = sorted(split(hand), key=lambda bit: (bool(bit & self.trumps), bit))
            every = [(bit, self.pair(bit, hand)) for bit in reversed(bits)]
            found = self.known_leads[hand] = tuple(sorted(every, key=lambda each: -each[1]))
        return found

    def pair(self, bit: int, hand: int) -> int:
        """The points of the marriage that this card of the hand can declare, or 0."""
        both = (SUIT[bit] & -SUIT[bit]) * 6
        if not (self.marriages and bit & both and hand & both == both):
            return 0
        return 40 if bit & self.trumps else 20


@lru_cache(maxsize=64)
def duties(trump: str, follow_first: bool, any_suit_wins: bool, marriages: bool) -> Duties:
    """The duties under these house rules; kept, since the same hands come up again and again."""
    return Duties(trump, follow_first, any_suit_wins, marriages)


class Endgame:
    """The rest of a deal in which duties apply, seen by the player to move, for any hand the other may hold.

    Seat 0 is the player to move. With `closing` the player closes the stock first.
    """

    def __init__(self, state: SchnapsenState, closing: bool = False) -> None:
        house, me = state.house, state.turn
        self.hand, self.led = mask(state.hand), BIT[state.led] if state.led else 0
        self.tricks = state.trick_points(me), state.trick_points(1 - me)
        self.pairs = state.marriage_points(me), state.marriage_points(1 - me)
        self.manual, self.waits = house.claim_mode == "manual", house.marriage_needs_trick
        self.after_trick = house.marriage_timing == "after_trick"
        self.cards_only = house.loser_points_basis == "trick_cards_only"
        self.at_end, self.least = house.closed_score_basis == "at_end", house.failed_close_min
        self.closer = 0 if closing else None if state.closer is None else int(state.closer != me)
        self.frozen = loser_points(state, 1 - me) if closing else state.closed_at
        self.duties = duties(state.trump, house.follow_before_win, house.offsuit_rule == "higher_value_wins", house.marriage_after_stock)
        self.memo: dict[int, tuple[int, int]] = {}

    def points(self, tricks: int, pairs: int) -> int:
        """The points that count for tricks and marriages."""
        return tricks + pairs if tricks or not self.waits else 0

    def worth(self, winner: int, tricks: int, pairs: int, lost_tricks: int, lost_pairs: int) -> int:
        """What the deal counts for its winner, given what winner and loser have."""
        if self.closer is not None and winner != self.closer:
            lost_tricks, lost_pairs = tricks, pairs
        if self.closer is not None and not self.at_end:
            price = PRICE[self.frozen]
        else:
            price = PRICE[lost_tricks if self.cards_only else self.points(lost_tricks, lost_pairs)]
        return price if self.closer in (None, winner) else max(price, self.least)

    def end(self, who: int, ta: int, ma: int, tb: int, mb: int) -> int:
        """The result for the winner of the last trick."""
        if self.closer is None:
            won = not self.manual and self.points(ta, ma) >= TARGET
            return self.worth(who, ta, ma, tb, mb) if won else 1
        reached = self.points(ta, ma) if who == self.closer else self.points(tb, mb)
        if (reached >= TARGET) == (who == self.closer):
            return self.worth(who, ta, ma, tb, mb)
        return -self.worth(1 - who, tb, mb, ta, ma)

    def lead(self, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int, alpha: int, beta: int) -> int:
        """The value for the leader `who`, holding `a` against `b`; t and m are points of tricks and marriages."""
        if not a:
            return self.end(who, ta, ma, tb, mb)
        most = self.worth(who, ta, ma, tb, mb)
        if (ta + ma if ta or not self.waits else 0) >= TARGET:
            return most
        least = -self.worth(1 - who, tb, mb, ta, ma)
        key = ((((a << 20 | b) << 7 | ta) << 7 | tb) << 8 | ma) << 9 | mb << 1 | who
        low, high = self.memo.get(key, (least, most))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling = max(alpha, low), min(beta, high)
        best = self._lead(a, b, ta, ma, tb, mb, who, floor, ceiling, most)
        self.memo[key] = (best, best) if floor < best < ceiling else (low, best) if best <= floor else (best, high)
        return best

    def _lead(self, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int, alpha: int, beta: int, most: int) -> int:
        best = -BOUND
        declares = ta or not self.after_trick
        for card, pair in self.duties.leads(a):
            m = ma + pair if declares else ma
            if m > ma and (ta or not self.waits) and ta + m >= TARGET:
                return most
            found = self.answered(card, a ^ card, b, ta, m, tb, mb, who, max(alpha, best), beta)
            if found > best:
                best = found
                if best >= beta:
                    break
        return best

    def answered(self, card: int, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int, alpha: int, beta: int) -> int:
        """The value for the leader once `card` lies on the table and the other player answers as well as possible."""
        worst = BOUND
        for reply, points, wins in self.duties.replies(card, b):
            if wins:
                found = -self.lead(b ^ reply, a, tb + points, mb, ta, ma, 1 - who, -beta, -alpha)
            else:
                found = self.lead(a, b ^ reply, ta + points, ma, tb, mb, who, alpha, beta)
            if found < worst:
                worst = found
                if worst <= alpha:
                    break
                beta = min(beta, worst)
        return worst

    def values(self, his: int) -> dict[Move, int]:
        """What each legal move is worth to the player to move if the other player holds `his`."""
        (ta, tb), (ma, mb), hand = self.tricks, self.pairs, self.hand
        if self.led:
            return {PLAYS[FACE[card]]: self._reply(card, points, wins, his) for card, points, wins in self.duties.replies(self.led, hand)}
        found: dict[Move, int] = {}
        for card, pair in self.duties.leads(hand):
            face, rest = FACE[card], hand ^ card
            found[PLAYS[face]] = self.answered(card, rest, his, ta, ma, tb, mb, 0, -BOUND, BOUND)
            if pair and (ta or not self.after_trick):
                found[MARRIAGES[face]] = self._married(card, rest, his, ma + pair)
                if self.manual:
                    found[SHOWN_CLAIMS[face]] = self._claimed(ma + pair)
        if self.manual:
            found[CLAIM] = self._claimed(ma)
        return found

    def _reply(self, card: int, points: int, wins: bool, his: int) -> int:
        (ta, tb), (ma, mb), rest = self.tricks, self.pairs, self.hand ^ card
        if wins:
            return self.lead(rest, his, ta + points, ma, tb, mb, 0, -BOUND, BOUND)
        return -self.lead(his, rest, tb + points, mb, ta, ma, 1, -BOUND, BOUND)

    def _married(self, card: int, rest: int, his: int, ma: int) -> int:
        (ta, tb), mb = self.tricks, self.pairs[1]
        if not self.manual and self.points(ta, ma) >= TARGET:
            return self.worth(0, ta, ma, tb, mb)
        return self.answered(card, rest, his, ta, ma, tb, mb, 0, -BOUND, BOUND)

    def _claimed(self, ma: int) -> int:
        (ta, tb), mb = self.tricks, self.pairs[1]
        if self.points(ta, ma) >= TARGET:
            return self.worth(0, ta, ma, tb, mb)
        if self.closer is None:
            return -2 if tb else -3
        return -self.worth(1, tb, mb, ta, ma)


def solve(state: SchnapsenState) -> dict[Move, int]:
    """What each legal move is worth in game points with best play of both sides, once duties apply and both hands are known.

    Positive numbers are won by the player to move, negative ones by the other.
    """
    return Endgame(state).values(mask(state.hands[1 - state.turn]))
