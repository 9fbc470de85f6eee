"""Exact play of 66 once both hands are known: game points with best play of both sides, as soon as duties apply.

Inside, a hand is a number with one bit for each card, and the search knows nothing of states.
"""

from __future__ import annotations

from ...core.move import Move
from .duties import BIT, FACE, QUEENS, WORTH, Replies, duties, mask, split
from .lines import loser_points, value
from .moves import CLAIM, MARRIAGES, PLAYS, SHOWN_CLAIMS
from .state import TARGET, SchnapsenState

PRICE = tuple(value(points) for points in range(321))
"""The game points of a deal by the loser's points."""
BOUND = 3
"""No deal counts more game points. Source: S11."""


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
        higher_wins = house.offsuit_rule == "higher_value_wins"
        self.duties = duties(state.trump, house.follow_before_win, higher_wins, house.marriage_after_stock)
        self.memo: dict[tuple[int, int, int], tuple[int, int]] = {}
        self.total = 0
        self.frozen_prices = self._frozen_prices()

    def _frozen_prices(self) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """By leader, what the leader can win and lose at most, if closing has fixed that."""
        if self.closer is None or self.at_end:
            return None
        price = PRICE[self.frozen]
        closer, other = (price, -max(price, self.least)), (max(price, self.least), -price)
        return (closer, other) if self.closer == 0 else (other, closer)

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
        points = ta + ma if ta or not self.waits else 0
        if self.frozen_prices is not None:
            most, least = self.frozen_prices[who]
            if not self.reachable(a, b, ta, ma, tb, mb, who):
                return least if who == self.closer else most
        elif self.cards_only or self.closer is not None:
            most, least = self.worth(who, ta, ma, tb, mb), -self.worth(1 - who, tb, mb, ta, ma)
        else:
            most, least = PRICE[tb + mb if tb or not self.waits else 0], -PRICE[points]
        if points >= TARGET or most <= alpha:
            return most
        if least >= beta:
            return least
        key = a << 20 | b, ta << 7 | tb, ma << 9 | mb << 1 | who
        low, high = self.memo.get(key, (least, most))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        best = self.best_lead(a, b, ta, ma, tb, mb, who, alpha, beta, most)
        self.memo[key] = (best, best) if alpha < best < beta else (low, best) if best <= alpha else (best, high)
        return best

    def best_lead(
        self, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int, alpha: int, beta: int, most: int
    ) -> int:
        """The value of the best lead. Cards that nothing beats are tried first."""
        free, declares = ta or not self.waits, ta or not self.after_trick
        known, replies = self.duties.known_replies, self.duties.replies
        sure: list[tuple[int, int, Replies]] = []
        others: list[tuple[int, int, Replies]] = []
        for card, pair in self.duties.leads(a):
            m = ma + pair if declares else ma
            if m > ma and free and ta + m >= TARGET:
                return most
            answers = known.get(b << 20 | card) or replies(card, b)
            (others if answers[0][2] else sure).append((card, m, answers))
        best = -BOUND
        for card, m, answers in sure + others:
            found = self.answered(answers, a ^ card, b, ta, m, tb, mb, who, alpha, beta)
            if found > best:
                best = found
                if best >= beta:
                    break
                alpha = max(alpha, best)
        return best

    def reachable(self, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int) -> bool:
        """Whether the closer could reach 66 with every card that is left and every pair."""
        if who != self.closer:
            a, ta, ma, tb = b, tb, mb, ta
        pairs = 100 if a & a >> 1 & QUEENS else 0
        return self.total - tb + ma + pairs >= TARGET

    def answered(
        self, answers: Replies, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int, alpha: int, beta: int
    ) -> int:
        """The value for the leader once a card lies on the table and the other player picks one of these answers."""
        worst = BOUND
        for reply, points, wins in answers:
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
        (ta, tb), ma, hand = self.tricks, self.pairs[0], self.hand
        self.total = ta + tb + sum(WORTH[card] for card in split(hand | his | self.led))
        if self.led:
            answers = self.duties.replies(self.led, hand)
            return {PLAYS[FACE[card]]: self._reply(card, points, wins, his) for card, points, wins in answers}
        found: dict[Move, int] = {}
        for card, pair in self.duties.leads(hand):
            face = FACE[card]
            found[PLAYS[face]] = self._led(card, his, ma)
            if pair and (ta or not self.after_trick):
                found[MARRIAGES[face]] = self._led(card, his, ma + pair)
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

    def _led(self, card: int, his: int, ma: int) -> int:
        (ta, tb), mb = self.tricks, self.pairs[1]
        if ma > self.pairs[0] and not self.manual and self.points(ta, ma) >= TARGET:
            return self.worth(0, ta, ma, tb, mb)
        answers = self.duties.replies(card, his)
        return self.answered(answers, self.hand ^ card, his, ta, ma, tb, mb, 0, -BOUND, BOUND)

    def _claimed(self, ma: int) -> int:
        (ta, tb), mb = self.tricks, self.pairs[1]
        if self.points(ta, ma) >= TARGET:
            return self.worth(0, ta, ma, tb, mb)
        price = 2 if tb else 3
        return -price if self.closer is None else -max(price, self.worth(1, tb, mb, ta, ma))

    def line(self, his: int, led: int) -> tuple[list[tuple[int, int, int]], bool]:
        """Best play of both after that lead, as who leads, the card and the answer; and whether somebody reaches 66."""
        self.values(his)
        (ta, tb), (ma, mb) = self.tricks, self.pairs
        found: list[tuple[int, int, int]] = []
        a, b, who = self.hand, his, 0
        while True:
            ma += self.duties.pair(led, a) if ta or not self.after_trick else 0
            if not self.manual and self.points(ta, ma) >= TARGET:
                return [*found, (who, led, 0)], True
            a ^= led
            reply, points, wins = self._best_reply(led, a, b, ta, ma, tb, mb, who)
            b ^= reply
            found.append((who, led, reply))
            if wins:
                a, b, ta, ma, tb, mb, who = b, a, tb + points, mb, ta, ma, 1 - who
            else:
                ta += points
            reached = self.points(ta, ma) >= TARGET
            if not a or reached:
                return found, reached
            led = self._best_led(a, b, ta, ma, tb, mb, who)

    def _best_reply(
        self, led: int, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int
    ) -> tuple[int, int, bool]:
        answers = self.duties.replies(led, b)
        return min(answers, key=lambda each: self.answered((each,), a, b, ta, ma, tb, mb, who, -BOUND, BOUND))

    def _best_led(self, a: int, b: int, ta: int, ma: int, tb: int, mb: int, who: int) -> int:
        def worth(card: int, pair: int) -> int:
            declared = ma + pair if ta or not self.after_trick else ma
            if declared > ma and not self.manual and self.points(ta, declared) >= TARGET:
                return BOUND
            answers = self.duties.replies(card, b)
            return self.answered(answers, a ^ card, b, ta, declared, tb, mb, who, -BOUND, BOUND)

        return max(self.duties.leads(a), key=lambda each: worth(*each))[0]


def solve(state: SchnapsenState) -> dict[Move, int]:
    """What each legal move is worth in game points with best play of both, once duties apply and both hands are known.

    Positive numbers are won by the player to move, negative ones by the other.
    """
    return Endgame(state).values(mask(state.hands[1 - state.turn]))
