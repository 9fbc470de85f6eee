"""The rules about the pack, the deal, and what cards are worth."""

from __future__ import annotations

from ...core.cards import Card, Cards
from ...core.rule import rule
from .melds import Meld, Terms, Values, in_hand, kind, worths
from .options import RummyOptions
from .state import full_pack


@rule()
def two_packs_with_six_jokers(options: RummyOptions, seats: int) -> Cards:
    """Two to four players, each alone, use two packs of 52 cards and six jokers: 110 cards.

    Source: SG-R1, SG-R2.
    """
    return full_pack(*options.copies(seats))


@rule()
def two_packs_and_jokers(options: RummyOptions, seats: int) -> Cards:
    """Two to four players use two packs of 52 cards. Jokers with them: {jokers}.

    Source: RK-R1, RK-R2, RK-R19.
    """
    return full_pack(*options.copies(seats))


@rule()
def packs_by_players(options: RummyOptions, seats: int) -> Cards:
    """Up to four players use two packs of 52 cards, five or six use three, seven or eight use four. Where identical cards
    are a combination there are always four packs. Jokers with each pack: {jokers_per_deck}.

    Source: IG-R1, IG-R2, IG-A1.
    """
    return full_pack(*options.copies(seats))


@rule()
def thirteen_cards_each(options: RummyOptions) -> int:
    """Every player is dealt thirteen cards. The rest lies face down and is the stock.

    Source: SG-R6, RK-R3.
    """
    return options.hand_size


@rule()
def fourteen_cards_each(options: RummyOptions) -> int:
    """The dealer gives every player fourteen cards. The rest is the stock, and nobody gets an extra card.

    Source: IG-R3.
    """
    return options.hand_size


@rule()
def a_card_is_turned_up(options: RummyOptions) -> bool:
    """The discard pile lies open beside the stock. The first card of the stock is turned up to start it:
    {initial_upcard}.

    Source: SG-R6, IG-R4.
    """
    return bool(options.house.initial_upcard) and getattr(options.house, "discards", "") != "none"


@rule()
def stock_card_starts_the_pile(options: RummyOptions) -> bool:
    """The first card of the stock is turned up beside it and starts the discard pile.

    Source: RK-R3.
    """
    return True


@rule()
def worth_by_number(meld: Meld, values: Values) -> tuple[int, ...]:
    """In a meld, cards from two to nine count their number; ten, jack, queen and king count 10. An ace counts 1 before the
    two, and 11 after the king or in a set. A joker counts as the card it replaces.

    Source: SG-R16, SG-A15.
    """
    return worths(meld, values)


@rule()
def worth_in_a_meld(meld: Meld, values: Values) -> tuple[int, ...]:
    """In a meld, cards from two to nine count their number; ten, jack, queen and king count 10. An ace counts 1 before the
    two, and 11 after the king or in a set. A joker counts: {joker_value_in_meld}.

    Source: RK-R11, RK-A1, RK-A3.
    """
    return worths(meld, values)


@rule()
def worth_in_a_combination(meld: Meld, values: Values) -> tuple[int, ...]:
    """Ten, jack, queen and king count 10. How the other cards count: {card_values}. An ace counts 5 before the two and 15
    elsewhere where cards count five, otherwise 1 and 11. A joker counts as the card it replaces.

    Source: IG-R14, IG-R30, IG-A22.
    """
    return worths(meld, values)


@rule()
def ace_15_and_joker_30_in_the_hand(card: Card, values: Values) -> int:
    """A card left in the hand counts its number or 10, an ace always 15, a joker 30.

    Source: SG-R26.
    """
    return in_hand(card, values)


@rule()
def ace_and_joker_in_the_hand(card: Card, values: Values) -> int:
    """A card left in the hand counts its number or 10, and a joker 20. An ace counts: {ace_in_hand}.

    Source: RK-A2, RK-R20.
    """
    return in_hand(card, values)


@rule()
def ace_15_and_joker_20_in_the_hand(card: Card, values: Values) -> int:
    """A card left in a hand counts as in a combination, a joker 20 and an ace 15. An ace counted traditionally:
    {ace_in_hand_traditional}.

    Source: IG-R26.
    """
    return in_hand(card, values)


@rule()
def identical_cards_are_a_combination(meld: Meld, terms: Terms) -> bool:
    """Three or four cards of the same rank and suit may be a combination of its own kind, with one joker at most. Every
    card of it counts 10 more than its high value. Played so: {identical}.

    Source: IG-R39, IG-A21.
    """
    return kind(meld, terms) == "identical"
