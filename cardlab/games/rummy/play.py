"""Dealing, drawing, laying and discarding: how a round of rummy goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from ...core.cards import FACES, JOKER, Card, Cards, text
from ...core.match import Match
from ...core.move import Move
from ...core.rule import Rule
from . import shifts
from .drawing import refillable, round_that_cannot_end
from .ending import one_discard_ends_the_turn
from .hands import over, put, received, refilled, spent, taken, thrown, turn_begun
from .joining import additions
from .jokers import swapped
from .knocking import from_where, knocker_is_on_turn
from .laying import laid
from .melds import Meld, Melds, held, worth, worths
from .moves import Add, Discard, Draw, EndTurn, Knock, Lay, Swap, Take
from .offers import DRAW, knocking, playing
from .options import RummyOptions
from .state import Gain, Gains, RummyState
from .timing import LATE, TimeUp

S = RummyState


@dataclass(frozen=True)
class Course:
    """How play goes on at the tables of one game: the rules that its sheet has picked.

    Attributes:
        state: the class of its states.
        upcard: whether a card of the stock starts the pile.
        takes: what can be taken from the pile.
        refills: whether an empty stock is made anew.
        last_card_ends: whether the round ends after the turn in which the stock runs out.
        gone_out: whether the player on turn has gone out.
        credits: whether cards are credited as they are played.
        moving: whether cards on the table may be moved.
        owing: whether a recovered joker has to be played in the same turn.
    """

    state: type[RummyState]
    upcard: Rule
    gone_out: Rule
    takes: Callable[[Any], Iterable[Take]]
    refills: Callable[[Any], bool]
    last_card_ends: Callable[[Any], bool]
    credits: Callable[[Any], bool] = lambda state: False
    moving: Callable[[Any], bool] = lambda state: False
    no_discards: Callable[[Any], bool] = lambda state: False
    owing: bool = False

    def deal_out(self, options: RummyOptions, pack: Cards, dealer: int, match: Match) -> RummyState:
        """The first state of a round from a shuffled pack."""
        out = tuple(match.out)  # type: ignore[attr-defined]
        active = [seat for seat in range(match.seats) if seat not in out]
        order = [seat for seat in active if seat > dealer] + [seat for seat in active if seat <= dealer]
        size = options.hand_size
        hands: list[Cards] = [()] * match.seats
        for at, seat in enumerate(order):
            hands[seat] = pack[at * size : (at + 1) * size]
        rest, turned = pack[len(order) * size :], int(self.upcard.test(options))
        stock, pile = rest[turned:], tuple(FACES[face] for face in rest[:turned])  # seen by all, so the same object as in moves
        state = self.state(
            options, "draw", order[0], tuple(hands), ((),) * match.seats, stock, dealer, pile=pile, out=out,
            luck=crc32(text(pack).encode()) % 999_999 + 1, standing=match.standing)
        return self.begin(state, order[0])

    def candidates(self, state: S) -> list[Move]:
        """What could be tried by the player on turn; in the view of another player, the knock."""
        if state.eyes not in (None, state.turn):
            return knocking(state) if state.phase == "draw" else []
        if state.phase == "draw":
            return [DRAW, *self.takes(state)]
        return playing(state, self.moving(state), self.no_discards(state)) if state.phase == "play" else []

    def apply(self, state: S, move: Move) -> S:
        """The state after a legal move."""
        if isinstance(move, Discard):
            return self.end_turn(thrown(state, move.card), move.card)
        if isinstance(move, Draw):
            return self.drawn(state)
        if isinstance(move, Take):
            return taken(state, move.count)
        if isinstance(move, Knock):
            return self.knocked(state, move.by)
        if isinstance(move, EndTurn):
            return self.end_turn(state)
        if isinstance(move, TimeUp):
            return self.timed_out(state)
        after = self.shifted(state, move)
        return after if after.hand else self.end_turn(after)

    def shifted(self, state: S, move: Move) -> S:
        """The state after a move that changes the table."""
        if isinstance(move, Lay):
            melds = laid(state, move)
            opened = state.opened if state.seat_opened else (*state.opened, state.turn)
            after = spent(state, tuple(held(card) for meld in melds for card in meld))
            after = after.but(opened=opened, fresh=state.fresh or not state.seat_opened)
            return self.credited(after, state.melds + melds, "m", melds)
        if isinstance(move, Add):
            return self.added(state, move)
        if isinstance(move, Swap):
            return self.swap(state, move)
        after, melds, what, cards = shifts.shifted(state, move)
        return self.credited(after, melds, what, (cards,))

    def added(self, state: S, move: Add) -> S:
        """The state after adding a card to a meld, or splitting one by it."""
        at = move.number - 1
        own = not state.house.own_extension_breaks_pure and state.melds[at] not in state.was_melds if self.owing else False
        after = spent(state, (move.card,)).but(extended=state.extended or not own)
        parts = (additions(state, move)[0],) if move.place[0] != "@" else shifts.split_parts(state, move)
        melds = (*state.melds[:at], parts[0], *state.melds[at + 1 :], *parts[1:])
        return self.credited(after, melds, "a", ((move.face,),))

    def swap(self, state: S, move: Swap) -> S:
        """The state after taking a joker for the card it replaces."""
        at, seat = move.number - 1, state.turn
        meld = swapped(state.melds[at], move.card)
        after = received(spent(state, (move.card,)), (JOKER,), owed=self.owing).but(extended=True)
        after = self.credited(after, (*state.melds[:at], meld, *state.melds[at + 1 :]), "s", ((move.card,),))
        if self.credits(state) and state.house.joker_swap_scoring == "gross":
            points = worths(meld, state.house.worths)[meld.index(move.card)]
            after = after.but(gains=(*after.gains, Gain(seat, "s", points, (move.card,))))
        return after

    def credited(self, state: S, melds: Melds, what: str, cards: Iterable[Meld]) -> S:
        """The state with these melds on the table and what the change is worth credited to the player on turn."""
        after = state.but(melds=melds)
        if not self.credits(state):
            return after
        values = state.house.worths
        points = sum(worth(meld, values) for meld in melds) - sum(worth(meld, values) for meld in state.melds)
        gain = Gain(state.turn, what, points, tuple(sum(cards, ())))
        return after.but(gains=(*state.gains, gain)) if points else after

    def drawn(self, state: S) -> S:
        """The state after drawing from the stock; without any cards left the round ends."""
        if not state.stock:
            if not refillable(state) or not self.refills(state):
                return over(state, "stock")
            state = refilled(state)
        hands = put(state.hands, state.turn, state.hand + state.stock[:1])
        return self.drained(state.but(hands=hands, stock=state.stock[1:], phase="play", discarder=None, active=True))

    def drained(self, state: S) -> S:
        """The state, with a note if the stock has run out for good."""
        return state.but(drained=state.turn) if not state.stock and self.last_card_ends(state) else state

    def knocked(self, state: S, by: int) -> S:
        """The state after a knock."""
        pile, stock = from_where(state)
        after = taken(turn_begun(state, knocker_is_on_turn.test(state, by)), pile)
        extra = state.stock[:stock]
        hands = put(after.hands, by, (*after.hands[by], *extra))
        return self.drained(after.but(hands=hands, stock=state.stock[stock:], active=bool(extra)))

    def timed_out(self, state: S) -> S:
        """The state after somebody's time is over: a card is drawn if none was, and the turn has ended."""
        if state.phase == "draw" and (state.stock or refillable(state)):
            state = self.drawn(state)
        late = (Gain(state.turn, "l", -LATE if self.credits(state) else LATE),)
        return self.end_turn(state, late=late) if state.phase != "over" else state.but(gains=state.gains + late)

    def end_turn(self, state: S, discard: Card | None = None, late: Gains = ()) -> S:
        """The state after a turn has ended, with the discard on the pile already."""
        state = shifts.charged(state, discard, self.credits(state)) if self.owing else state
        state = state.but(gains=state.gains + late) if late else state
        if self.gone_out.test(state):
            return over(state.but(winner=state.turn, discarder=None), "out")
        if state.drained is not None:
            return over(state, "stock")
        used_up = not state.stock and not (refillable(state) and self.refills(state))
        state = state.but(idle=0 if state.active else state.idle + 1)
        if round_that_cannot_end.test(state, used_up):
            return over(state, "stuck")
        knocks = discard is not None and getattr(state.house, "knocking", False) and len(state.players) > 2
        seat = state.turn
        after = self.begin(state, one_discard_ends_the_turn.test(state))
        return after.but(discarder=seat) if knocks and after.phase == "draw" else after

    def begin(self, state: S, seat: int) -> S:
        """The state at the beginning of a seat's turn; the draw is left out if there is none."""
        after = turn_begun(state, seat).but(was_melds=state.melds if self.owing else (), was_gains=len(state.gains))
        if after.stock or not self.refills(after) or refillable(after) or any(self.takes(after)):
            return after
        return after.but(phase="play")
