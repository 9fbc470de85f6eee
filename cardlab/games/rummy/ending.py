"""The rules about discarding, going out, and the end of a round."""

from __future__ import annotations

from ...core.cards import BACK
from ...core.rule import need, rule
from ...core.sentence import Facts
from .moves import Discard, EndTurn
from .state import RummyState

S = RummyState


@rule(Discard)
def keep_a_taken_card(state: S, move: Discard) -> Facts | None:
    """A card that you have taken from the pile must be laid or kept in that turn: {forbid_return_same_discard}.

    You have taken {card} from the pile in this turn, and here you may not throw it back at once.

    Source: SG-A13.
    """
    if not state.house.forbid_return_same_discard or move.card not in state.taken:
        return None
    return need(all(card in state.taken or card == BACK for card in state.hand), card=move.card)


@rule(Discard)
def nothing_is_discarded(state: S, move: Discard) -> Facts | None:
    """Whether you discard a card when your turn ends, and what others may take then: {discards}.

    At this table nothing is discarded; {card} stays with you until you can play it. End your turn instead.

    Source: IG-R21, IG-A20.
    """
    return need(state.house.discards != "none", card=move.card)


@rule(EndTurn)
def a_discard_ends_the_turn(state: S, move: EndTurn) -> Facts | None:
    """A turn ends with one card on the discard pile, unless nothing is discarded at the table. Here: {discards}.

    A turn ends with a discard. Choose one of your cards: {hand}.

    Source: IG-R5, IG-A20.
    """
    return need(state.house.discards == "none", hand=state.hand)


@rule()
def one_discard_ends_the_turn(state: S) -> int:
    """At the end of your turn you throw exactly one card on the discard pile, whether or not you have laid anything. Then
    the next player to the left is on turn.

    Source: SG-R8, RK-R1, RK-R8.
    """
    return state.after(state.turn)


@rule()
def last_card_ends_the_round(state: S) -> bool:
    """The round ends the moment a player has laid, added or discarded the last card of the hand. That player has gone
    out and wins it.

    Source: SG-R7, SG-R19, SG-A7.
    """
    return not state.hand


@rule()
def no_card_is_kept_for_the_pile(state: S) -> bool:
    """Whoever is the first without cards goes out and wins the round, by playing the last card or by discarding it. No
    card has to be kept for the discard.

    Source: IG-R6.
    """
    return not state.hand


@rule()
def discard_of_the_last_card(state: S) -> bool:
    """You go out by discarding your last card when all others are laid. It may be any card, also a joker or the one
    just taken from the pile.

    Source: RK-R4, RK-R16, RK-A10, RK-A13.
    """
    return not state.hand


@rule()
def three_cards_are_announced(state: S, seat: int) -> bool:
    """When a hand is down to three cards or fewer, the table announces it to all.

    Source: IG-R7, IG-A23.
    """
    return 0 < len(state.hands[seat]) <= 3


@rule()
def remi_in_one_turn(state: S) -> bool:
    """Opening and going out in the same turn is a remi. It is done with your own hand only if you extend no combination
    and use no card from the table. Extending those that you have just laid counts too: {own_extension_breaks_pure}.

    Source: IG-R28, IG-A12, IG-A13, IG-A14.
    """
    return state.winner is not None and state.fresh
