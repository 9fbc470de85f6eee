"""The rules about the deal: the pack, the hands, the first card of the pile, and red threes."""

from __future__ import annotations

from typing import Any

from ...core.cards import FACES, Card, Cards, Hands
from ...core.rule import rule
from .melds import PACK, RED_THREES, WILD

HAND = 15
"""Cards that each player is dealt. Source: C3.1."""


@rule()
def two_packs_and_four_jokers(options: Any, seats: int = 2) -> Cards:
    """Two packs of 52 cards and four jokers are used: 108 cards. Jokers and twos are wild: in a meld they stand for any rank
    from four to ace. Suits matter only for threes.

    Source: C2.
    """
    return PACK


@rule()
def fifteen_cards_each(pack: Cards) -> tuple[Cards, Cards, Cards]:
    """Each player is dealt fifteen cards. The others are the stock, face down, and its first card is turned up beside it as
    the discard pile.

    Source: C3.1.
    """
    return pack[:HAND], pack[HAND : 2 * HAND], pack[2 * HAND :]


@rule()
def card_that_starts_the_pile(options: Any, stock: Cards) -> tuple[Cards, Cards]:
    """If a wild card or a three is turned up to start the pile: {starter_card}. A covered card stays in the pile, so a covered
    wild card freezes it.

    Source: C3.2.
    """
    way, count = options.house.starter_card, 1
    while way == "reshuffle" and _unfit(stock[0]):
        middle = len(stock) // 2
        stock = (*stock[1:middle], stock[0], *stock[middle:])
    while way == "cover_until_natural" and _unfit(stock[count - 1]):
        count += 1
    return stock[count:], tuple(FACES[card] for card in reversed(stock[:count]))


def _unfit(card: Card) -> bool:
    """Whether a card does not start the pile; of the cards turned up, one that lies face down again was none that does."""
    return card in WILD or card[0] in "3?"


@rule()
def red_threes_are_laid_out(hand: Cards, stock: Cards) -> tuple[Cards, Cards, Cards]:
    """A red three is never kept in the hand. Whoever draws one lays it out at once and draws another card instead. Red threes
    that were dealt are laid out and replaced before the first turn, those of the player who begins first.

    Source: C3.3, C5.1, C5.2.
    """
    kept, threes = hand, []
    while red := [card for card in kept if card in RED_THREES]:
        threes += [FACES[card] for card in red]
        new, stock = stock[: len(red)], stock[len(red) :]
        kept = tuple(card for card in kept if card not in RED_THREES) + new
    return kept, tuple(threes), stock


def dealt(options: Any, pack: Cards, first: int) -> tuple[Hands, Hands, Cards, Cards]:
    """The hands, the red threes laid out, the stock and the pile before the first turn."""
    one, other, stock = fifteen_cards_each.test(pack)
    stock, pile = card_that_starts_the_pile.test(options, stock)
    one, its, stock = red_threes_are_laid_out.test(one, stock)
    other, others, stock = red_threes_are_laid_out.test(other, stock)
    hands, threes = (one, other), (its, others)
    return (hands, threes, stock, pile) if first == 0 else (hands[::-1], threes[::-1], stock, pile)
