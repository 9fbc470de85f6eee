"""Advice for the end of a turn: which card to discard."""

from __future__ import annotations

from ...core.cards import Card, Cards
from ...core.rule import Advice, advise, tip
from .melds import BLACK_THREES, WILD, worth
from .moves import Discard
from .reckoning import Count, count
from .state import KanastaState
from .throwing import Throws, is_late, least, throws

S = KanastaState
THROW, FEED, SAFE, SPREAD, BLACK, FREEZE, UNLOAD = 10.0, 20.0, 22.0, 24.0, 26.0, 28.0, 32.0
"""How urgent each kind of advice is; the later ones know more."""


def lone(here: Count) -> Cards:
    """The cards that stand alone in the hand and go onto no meld."""
    return tuple(cards[0] for rank, cards in here.ranks.items() if len(cards) == 1 and rank not in here.mine)


def plain(view: S) -> Card:
    """The plainest discard."""
    return throws(view).plain


def fed(view: S) -> Card | None:
    """The plainest discard among those that do not give the pile away for certain, if the plainest of all does."""
    found = throws(view)
    return found.fed if found.risk[found.plain] == 1 > found.risk[found.fed] else None


def safer(view: S) -> Card | None:
    """Another discard than that, if the risk speaks for one."""
    found = throws(view)
    return found.safe if found.safe != found.fed and may_be_taken(found, found.safe) else None


def spreading(view: S) -> Card | None:
    """The third card of a rank, if it is the best discard for the pair that is left."""
    found = throws(view)
    return found.wide if found.wide != found.safe and may_be_taken(found, found.wide) else None


def may_be_taken(found: Throws, card: Card) -> bool:
    """Whether the other player may take the pile with a card, though not for certain."""
    return card not in WILD and card not in BLACK_THREES and found.risk[card] < 1


def blocking(view: S) -> Card | None:
    """A black three, if it is the best discard, among others."""
    found = throws(view)
    return found.wide if found.wide in BLACK_THREES and len(found.cards) > 1 else None


def freezer(view: S) -> Card | None:
    """A wild card, if it is the best discard for safety's sake."""
    found = throws(view)
    return found.best if found.best in WILD and found.wide not in WILD else None


def late(view: S) -> Card | None:
    """The best discard, if the stock is low."""
    return throws(view).best if is_late(view) else None


def in_100(risk: float) -> str:
    """A chance in words."""
    return f"{100 * risk:.0f}"


@tip(Discard, when=plain)
def throw_what_stands_alone(view: S, move: Discard) -> Advice | None:
    """Keep pairs: only a pair takes a frozen pile, and for whoever has no meld every pile is frozen. Throw what stands alone in your
    hand, best a rank of which most copies have been seen, and keep wild cards.

    Look at the cards that stand alone in your hand: {lone}.

    {card} counts {points}. Copies of its rank not seen yet: {unseen}. Your pairs stay together.

    Source: 7.1.2.
    """
    here, card = count(view), move.card
    unseen = here.unseen("2" if card in WILD else card[0]) if card not in BLACK_THREES else 0
    return advise(THROW, lone=lone(here), card=card, points=view.house.worths[card], unseen=unseen)


@tip(Discard, when=fed)
def never_feed_the_pile(view: S, move: Discard) -> Advice | None:
    """Before you discard, ask whether the other player would take it. Whoever has a meld of its rank takes a pile that is not frozen
    for certain; so does whoever is known to hold two such cards.

    Look at the melds of the other player, and at the cards known to be in that hand: {known}.

    {other} would give the whole pile away for certain: {n} cards. {card} does not.

    Source: 7.1.7.
    """
    found, card = throws(view), move.card
    return advise(FEED, known=count(view).known, other=found.plain, card=card, n=len(view.pile) + 1)


@tip(Discard, when=safer)
def throw_what_is_safe(view: S, move: Discard) -> Advice | None:
    """The more copies of a rank you can see, the less likely the other player holds a pair of it: of 15 cards 32 times in 100 if you
    see one copy, 19 times if you see three, 7 times if you see five, and never if you see seven. The larger the pile, the safer your
    discard must be.

    Look at the pile, {n} cards, and count the copies that you can see of each rank in your hand.

    Copies of the rank of {card} that you can see: {seen}. The chance that the other player takes the pile with it is about {risk}
    in 100; with {other} it is about {more}.

    Source: 7.1.5.
    """
    found, card = throws(view), move.card
    return advise(SAFE, n=len(view.pile), card=card, seen=count(view).seen.get(card[0], 0), risk=in_100(found.risk[card]),
                  other=found.fed, more=in_100(found.risk[found.fed]))


@tip(Discard, when=spreading)
def keep_pairs_rather_than_threes(view: S, move: Discard) -> Advice | None:
    """Six different pairs catch more discards than four threes. Of three cards of a rank throw one: a pair is left, which takes the
    pile just as well, and the more copies you hold yourself, the safer the card is.

    Look for ranks of which you hold three or more: {threes}.

    {cards} take no more piles than two of them do. The chance that the other player takes the pile with {card} is about {risk} in
    100.

    Source: 7.1.2, 7.1.5.
    """
    found, card, ranks = throws(view), move.card, count(view).ranks
    threes = tuple(each for cards in ranks.values() if len(cards) > 2 for each in cards)
    return advise(SPREAD, threes=threes, cards=ranks[card[0]], card=card, risk=in_100(found.risk[card]))


@tip(Discard, when=blocking)
def block_with_a_black_three(view: S, move: Discard) -> Advice | None:
    """A black three on top keeps the other player from taking the pile, for one turn and for certain. So keep black threes until the
    pile is worth it and everything else in your hand is dangerous.

    Look at the pile: {n} cards that count {points}.

    {card} blocks the pile for a turn: {n} cards that count {points}. With {other} the chance that the other player takes it would be
    about {more} in 100.

    Source: C8.1, 7.1.5.
    """
    found, card = throws(view), move.card
    other = least(found.widely, [each for each in found.cards if each not in BLACK_THREES])
    return advise(BLACK, card=card, n=len(view.pile), points=worth(view.pile, view.house.worths), other=other,
                  more=in_100(found.risk[other]))


@tip(Discard, when=freezer)
def freeze_a_great_pile(view: S, move: Discard) -> Advice | None:
    """A wild card on the pile blocks it for a turn, and then freezes it until somebody takes it with a pair. It is worth a two, rarely
    a joker, when the pile is large, all your other discards are dangerous, and you hold pairs to take it with later.

    Look at the pile, {n} cards that count {points}, and at your pairs.

    {card} saves a pile of {n} cards, which count {points}. With {other} the chance that the other player takes it would be about
    {more} in 100. Ranks of which you hold a pair: {pairs}.

    Source: 7.1.6.
    """
    found, card = throws(view), move.card
    pairs = sum(len(cards) > 1 for cards in count(view).ranks.values())
    return advise(FREEZE, card=card, n=len(view.pile), points=worth(view.pile, view.house.worths), other=found.wide,
                  more=in_100(found.risk[found.wide]), pairs=pairs)


@tip(Discard, when=late)
def unload_before_the_stock_ends(view: S, move: Discard) -> Advice | None:
    """When the stock runs low, the round may end before you go out, and your hand counts against you: a joker 50, twos and aces 20. If
    two cards are about as safe, throw the dearer one.

    Look at the stock. Cards left in it: {stock}.

    Cards left in the stock: {stock}. {card} counts {points}, more than {other}, and is about as safe.

    Source: 7.1.12.
    """
    found, card, worths = throws(view), move.card, view.house.worths
    other = least(found.widely, found.cards)
    if other == card or worths[card] <= worths[other]:
        return None
    return advise(UNLOAD, stock=len(view.stock), card=card, points=worths[card], other=other)
