"""Advice for the beginning of a turn: the pile, why it may not be taken, and the stock."""

from __future__ import annotations

from ...core.cards import Cards
from ...core.rule import Advice, advise, tip
from .melds import RED_THREES, WILD, worth
from .moves import Draw, EndRound, Take
from .needs import blocked, freezing, needed, reached, required
from .offers import takes
from .reckoning import FITS, Count, count
from .state import KanastaState

S = KanastaState
LEFT, BLIND, CLOSED, SMALL, PILE = 5.0, 10.0, 11.0, 15.0, 30.0
"""How urgent: what is taken for want of a better, the draw, the draw from beside a pile that is closed or small, the pile."""


def growth(view: S, move: Take) -> int:
    """By how many cards the hand grows if the pile is taken so."""
    rest = sum(card not in RED_THREES for card in view.pile[1:])
    return rest - len(move.using) - sum(map(len, move.melds))


def pays(view: S, move: Take) -> bool:
    """Whether the hand grows more by taking the pile than by a draw."""
    return growth(view, move) > view.house.draw_count or not view.stock


def spent_wild(view: S, move: Take) -> int:
    """What the wild cards count that are laid to take the pile."""
    return worth((card for card in (*move.using, *sum(move.melds, ())) if card in WILD), view.house.worths)


def fitting(here: Count, pile: Cards) -> Cards:
    """The cards of a pile that go with melds or pairs, or with anything."""
    ranks = here.ranks
    return tuple(card for card in pile if card in WILD or card[0] in here.mine or len(ranks.get(card[0], ())) > 1)


@tip(Take)
def take_the_pile(view: S, move: Take) -> Advice | None:
    """Most points come from the pile, since it brings many cards at once. Take it whenever your hand grows by it more than by a
    draw, and pay with cards of its rank rather than with wild cards.

    Look at the pile: of its {n} cards, how many go with your melds and pairs?

    The pile counts {points}. Cards in it that go with your melds and pairs, or with anything: {fits}. With 40 for each of them
    it is worth {worth}, and your hand grows by {growth}.

    Source: 7.1.1.
    """
    here, pile = count(view), view.pile
    fits, points, grows = fitting(here, pile), worth(pile, view.house.worths), growth(view, move)
    weight = (PILE if pays(view, move) else LEFT) + grows / 100 - spent_wild(view, move) / 1000
    return advise(weight, n=len(pile), points=points, fits=fits, worth=points + FITS * len(fits), growth=grows)


@tip(Draw)
def draw_from_the_stock(view: S, move: Draw) -> Advice | None:
    """Where nothing of yours takes the pile, draw. Every rank of which you hold a pair is a pile that you may take later.

    Look at your pairs, and at your melds if the pile is not frozen. They wait for these: {waiting}.

    Nothing of yours takes the pile now. You wait for a card like these on top of it: {waiting}. Cards in the stock: {n}.

    Source: 7.1.1, 7.1.2.
    """
    here = count(view)
    pairs = tuple(cards[0] for cards in here.ranks.values() if len(cards) > 1)
    melds = () if here.frozen else tuple(meld.natural for rank, meld in here.mine.items() if len(here.ranks.get(rank, ())) < 2)
    return advise(BLIND, waiting=pairs + melds, n=len(view.stock))


@tip(Draw)
def leave_a_blocked_pile(view: S, move: Draw) -> Advice | None:
    """A black three or a wild card on top blocks the pile: nobody takes it, whatever they hold. A wild card in it freezes it
    besides, and stays there until somebody takes the pile.

    Look at the top of the pile: {top}.

    {top} blocks the pile for you in this turn. Cards in it: {n}. The card that you discard on it ends the block.

    Source: C8.1, C9.2.
    """
    return advise(CLOSED, top=view.pile[0], n=len(view.pile)) if blocked(view) else None


@tip(Draw)
def a_pair_opens_a_frozen_pile(view: S, move: Draw) -> Advice | None:
    """A wild card in the pile freezes it for both players. Then it is taken only with two cards of the top card's rank from the
    hand: no wild card helps, and neither does a meld of that rank. So keep pairs.

    Look into the pile for wild cards: {freezing}.

    The pile is frozen by {freezing}. To take it you need two cards like {top} in your hand; you have: {held}.

    Source: C8.3, C8.4, 7.1.2.
    """
    if blocked(view) or not freezing(view) or takes(view):
        return None
    return advise(CLOSED, freezing=freezing(view), top=view.pile[0], held=alike(view))


@tip(Draw)
def frozen_until_you_open(view: S, move: Draw) -> Advice | None:
    """As long as you have no meld, the pile is frozen for you alone: it is taken only with two cards of the top card's rank from
    your hand. So a hand of many pairs is a hand that opens.

    Look at {top} on the pile. Is there a pair like it in your hand?

    You have no meld yet, so you need two cards like {top} in your hand to take the pile; you have: {held}.

    Source: C8.3, 7.1.2.
    """
    if not view.pile or blocked(view) or view.opened(view.turn) or freezing(view) or len(alike(view)) > 1:
        return None
    return advise(CLOSED, top=view.pile[0], held=alike(view))


@tip(Draw)
def count_what_the_minimum_lacks(view: S, move: Draw) -> Advice | None:
    """Whoever opens with the pile must reach the minimum with the top card and cards of the hand alone. Aces, twos and jokers
    carry most of it: two aces and a joker count 90.

    Look at {cards}, and count what you could lay besides. Your minimum: {least}.

    {cards} count {points}. With all else that you could lay it would be {most}, and you need {least}: {lacks} are missing.

    Source: C7.4, 7.1.3.
    """
    if not view.pile or blocked(view) or view.opened(view.turn) or len(alike(view)) < 2 or takes(view):
        return None
    top, least = (view.pile[0], *alike(view)), required(view)
    points = worth(top, view.house.worths)
    most = reached(view, most_laid(count(view), top))
    if most >= least:
        return None
    return advise(CLOSED, cards=top, points=points, most=most, least=needed(view, least), lacks=least - most)


def alike(view: S) -> Cards:
    """The cards of the hand that have the rank of the top card."""
    return count(view).ranks.get(view.pile[0][0], ()) if view.pile else ()


def most_laid(here: Count, top: Cards) -> list[Cards]:
    """About the most that could be laid with cards for the pile: they with as many wild cards as go with them, and all threes of
    a rank."""
    most = here.wild[::-1][: min(3, len(top))]
    return [top + most, *(cards for rank, cards in here.ranks.items() if len(cards) > 2 and rank != top[0][0])]


@tip(Draw)
def leave_a_small_pile(view: S, move: Draw) -> Advice | None:
    """A small pile costs more than it brings: the pair that you lay for it, and the card that you would have drawn. Leave it, let
    it grow, and keep the pair.

    Look at the pile: cards in it, {n}. Taking it costs you {cards}.

    With the pile you would hold {taken} cards, after a draw {drawn}. From your hand you would lay for it: {cards}.

    Source: 7.1.1.
    """
    found = takes(view)
    if not found or any(pays(view, each) for each in found):
        return None
    best = max(found, key=lambda each: growth(view, each))
    cards = (*best.using, *sum(best.melds, ()))
    held = len(view.hand)
    return advise(SMALL, n=len(view.pile), cards=cards, taken=held + growth(view, best), drawn=held + view.house.draw_count)


@tip(EndRound)
def let_the_round_end(view: S, move: EndRound) -> Advice | None:
    """Without a stock the round ends as soon as nobody takes the pile. Nobody has gone out then, and both count their hands as a
    minus: so lay all you can before.

    Look at the stock, which is used up, and at your hand, which counts {burden}.

    Nothing is left to be done that brings more. Your hand counts {burden} as a minus.

    Source: C13.
    """
    return advise(LEFT, burden=worth(view.hand, view.house.worths))
