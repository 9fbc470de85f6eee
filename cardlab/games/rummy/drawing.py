"""The rules about the beginning of a turn: drawing from the stock or from the pile."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves import Add, Discard, Draw, EndTurn, Lay, Swap, Take
from .shifting_moves import Join, Pull, Split
from .state import RummyState

S = RummyState


@rule(Move, during="over")
def round_under_way(state: S, move: Move) -> Facts | None:
    """Moves are made only while the round lasts.

    This round is over.

    Source: SG-R19, IG-R6, RK-R16.
    """
    return {}


@rule(Lay, Add, Swap, Pull, Split, Join, Discard, EndTurn, during="draw")
def draw_first(state: S, move: Move) -> Facts | None:
    """Every turn begins with drawing a card; only then do you lay, add or discard.

    Draw a card first. You hold {n}, and nothing is laid or discarded before you have drawn.

    Source: SG-R8, IG-R5, RK-R4.
    """
    return {"n": len(state.hand)}


@rule(Draw, Take, during="play")
def one_draw_a_turn(state: S, move: Draw | Take) -> Facts | None:
    """You draw once in a turn, from the stock or from the pile.

    You have had your draw in this turn. Now play on with your own cards: {hand}.

    Source: SG-R8, IG-R5, RK-R6.
    """
    return {"hand": state.hand}


@rule(Draw, during="draw")
def cards_left_to_draw(state: S, move: Draw) -> Facts | None:
    """You draw from the stock while it has cards, or while there are discards of which a new stock can be made.

    The stock is empty. Discards that could become a new stock: {n}.

    Source: SG-A12, IG-A19.
    """
    return need(state.stock or refillable(state), n=max(0, len(state.pile) - 1))


@rule(Take, during="draw")
def cards_in_the_pile(state: S, move: Take) -> Facts | None:
    """You cannot take more from the discard pile than lies there.

    You asked for {n} from the discard pile, and it holds {there}.

    Source: SG-R8, IG-R4, RK-R6.
    """
    return need(move.count <= len(state.pile), n=move.count, there=len(state.pile))


@rule(Take, during="draw")
def only_the_top_card(state: S, move: Take) -> Facts | None:
    """From the discard pile you may take the top card, which was discarded last, and no other. You need not have laid
    anything before, and you need not use the card.

    Only {card} can be taken, the top card of the pile: one card, not {n}.

    Source: SG-R8, SG-R9, RK-R6.
    """
    return need(move.count == 1, card=state.pile[:1], n=move.count)


@rule(Take, during="draw")
def pile_only_after_opening(state: S, move: Take) -> Facts | None:
    """Before you have opened, you may only draw from the stock; the discard pile is locked. You open by laying your
    first combinations.

    You have not opened yet, so {card} stays in the pile. You need {least} points to open.

    Source: IG-R23.
    """
    return need(state.seat_opened, card=state.pile[:1], least=state.house.opening_min)


@rule(Take, during="draw")
def what_the_pile_gives(state: S, move: Take) -> Facts | None:
    """Once you have opened, you may take from the discard pile instead of drawing. If several cards may be taken, you
    get the one you want and all that lie above it, and may keep them. At this table: {discards}.

    At this table you cannot take {n} from the pile, where {cards} would be next.

    Source: IG-R20, IG-R21.
    """
    discards = state.house.discards
    ok = discards == "multiple" or (discards == "single" and move.count == 1)
    return need(ok, n=move.count, cards=state.pile[:1])


@rule()
def discards_become_the_stock(state: S) -> bool:
    """When the stock is used up: {stock_exhaustion}. If they are shuffled, all but the top one become the new stock. How
    often in a round, before it ends without a winner: {most_reshuffles}.

    Source: SG-A12.
    """
    return bool(state.house.stock_exhaustion == "reshuffle" and state.reshuffles < state.house.most_reshuffles)


@rule()
def used_up_stock_is_shuffled(state: S) -> bool:
    """When the stock is used up, all discards but the top one are shuffled and are the new stock. How often in a round,
    before it ends without a winner: {most_reshuffles}.

    Source: IG-R19, IG-A19.
    """
    return bool(state.reshuffles < state.house.most_reshuffles)


@rule()
def empty_stock_ends_the_round(state: S) -> bool:
    """If the stock runs out before anybody has gone out, the round ends without a winner, even if the pile still has
    cards. When: {exhaustion_trigger}.

    Source: RK-R17, RK-A8.
    """
    return bool(state.house.exhaustion_trigger == "end_of_turn")


@rule()
def round_that_cannot_end(state: S, used_up: bool) -> bool:
    """If there is nothing to draw, the draw is left out. The round ends without a winner when everybody has had two
    turns in a row in which the stock gave no card and no hand brought a new card to the table, or ten such turns if
    there is a stock, but all take from the pile.

    Source: IG-A19, RK-A8.
    """
    return state.idle >= (2 if used_up else 10) * len(state.players)


def refillable(state: S) -> bool:
    """Whether the discards can become a stock now."""
    return len(state.pile) > 1


def top_card(state: S) -> Iterator[Take]:
    """What can be taken from a pile whose top card is free for all."""
    if state.pile:
        yield TAKE


def as_the_table_says(state: S) -> Iterator[Take]:
    """What can be taken from Igraonica's pile."""
    discards = state.house.discards
    if state.pile and state.seat_opened and discards in ("single", "multiple"):
        yield TAKE
        if discards == "multiple":
            yield from (Take(count) for count in range(2, len(state.pile) + 1))


TAKE = Take()
