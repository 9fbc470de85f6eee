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
    """Up to four players use two packs of 52 cards, five or six use three, seven or eight use four. Where identical
    cards are a combination there are always four packs. Jokers with each pack: {jokers_per_deck}.

    Source: IG-R1, IG-R2, IG-A1.
    """
    return full_pack(*options.copies(seats))


@rule()
def thirteen_cards_each(options: RummyOptions) -> int:
    """Every player is dealt thirteen cards. Whoever is the first to get rid of them goes out and wins the round. The
    cards that are left over lie face down and are the stock.

    Source: SG-R6, RK-R3.
    """
    return options.hand_size


@rule()
def fourteen_cards_each(options: RummyOptions) -> int:
    """The dealer gives every player fourteen cards. Whoever is the first to get rid of them goes out and wins the
    round. The cards that are left over lie face down and are the stock; nobody gets an extra card.

    Source: IG-R3.
    """
    return options.hand_size


@rule()
def a_card_is_turned_up(options: RummyOptions) -> bool:
    """Beside the stock lies the discard pile, face up. The first card of the stock is turned up to start it:
    {initial_upcard}.

    Source: SG-R6, IG-R4.
    """
    return bool(options.house.initial_upcard) and getattr(options.house, "discards", "") != "none"


@rule()
def stock_card_starts_the_pile(options: RummyOptions) -> bool:
    """Beside the stock lies the discard pile, face up. The first card of the stock is turned up and starts it.

    Source: RK-R3.
    """
    return True


@rule()
def worth_by_number(meld: Meld, values: Values) -> tuple[int, ...]:
    """A meld is a set of one rank or a run of one suit. In it, cards from two to nine count their number; ten, jack,
    queen and king count 10. An ace counts 1 before the two, and 11 after the king or in a set. A joker stands for
    another card and counts as that card.

    Source: SG-R16, SG-A15.
    """
    return worths(meld, values)


@rule()
def worth_in_a_meld(meld: Meld, values: Values) -> tuple[int, ...]:
    """A meld is a set of one rank or a run of one suit. In it, cards from two to nine count their number; ten, jack,
    queen and king count 10. An ace counts 1 before the two, and 11 after the king or in a set. A joker, which stands
    for another card, counts: {joker_value_in_meld}.

    Source: RK-R11, RK-A1, RK-A3.
    """
    return worths(meld, values)


@rule()
def worth_in_a_combination(meld: Meld, values: Values) -> tuple[int, ...]:
    """A combination, or meld, is a set of one rank or a run of one suit. In it, ten, jack, queen and king count 10. How
    the other cards count: {card_values}. An ace counts 5 before the two and 15 elsewhere if those count five, otherwise
    1 and 11. A joker stands for another card and counts as that card.

    Source: IG-R14, IG-R30, IG-A22.
    """
    return worths(meld, values)


@rule()
def ace_15_and_joker_30_in_the_hand(card: Card, values: Values) -> int:
    """A card left in the hand counts its number, and ten, jack, queen and king count 10. An ace counts 15 there, and a
    joker 30.

    Source: SG-R26.
    """
    return in_hand(card, values)


@rule()
def ace_and_joker_in_the_hand(card: Card, values: Values) -> int:
    """A card left in the hand counts its number; ten, jack, queen and king count 10, and a joker counts 20. An ace
    counts: {ace_in_hand}.

    Source: RK-A2, RK-R20.
    """
    return in_hand(card, values)


@rule()
def ace_15_and_joker_20_in_the_hand(card: Card, values: Values) -> int:
    """A card left in the hand counts as in a combination, but a joker counts 20 and an ace 15. An ace where two to nine
    count their number: {ace_in_hand_traditional}.

    Source: IG-R26.
    """
    return in_hand(card, values)


@rule()
def identical_cards_are_a_combination(meld: Meld, terms: Terms) -> bool:
    """Three or four cards of the same rank and suit may be a combination of its own kind, with one joker at most. Each
    of them counts 10 more than in a set. Played so: {identical}.

    Source: IG-R39, IG-A21.
    """
    return kind(meld, terms) == "identical"
