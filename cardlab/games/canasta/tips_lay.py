"""Advice for the table: opening, laying, canastas, and what is better kept in the hand."""

from __future__ import annotations

from ...core.cards import Card, Cards
from ...core.rule import Advice, advise, tip
from .melds import WILD, worth
from .moves import Add, Discard, Lay, PutBack, TakeBack
from .needs import needed, reached, required
from .offers import first_melds
from .outlook import finishes, finishing, kept_clean, leads_out, ready
from .reckoning import Count, count
from .state import KanastaState
from .throwing import throws
from .timing import last_turn, time_to_go

S = KanastaState
BACK, LAY, OPEN, KEEP, LATE, FINISH, CLEAN = 1.0, 40.0, 50.0, 60.0, 80.0, 105.0, 106.0
"""How urgent: taking cards back, laying, opening, keeping cards in the hand, laying everything, a canasta, keeping it clean."""


def may_lay(view: S) -> bool:
    """Whether the first melds are accepted."""
    return not required(view)


def may_finish(view: S) -> bool:
    """Whether some meld can be brought to seven cards in this turn."""
    return not required(view) and bool(finishing(view))


def may_spare(view: S) -> bool:
    """Whether the first melds can be had with more and with less expensive wild cards."""
    return required(view) > 0 and len({spent(count(view), melds) for melds in first_melds(view)}) > 1


def waiting(view: S) -> Card | None:
    """The best discard, if one could open from the hand, and need not."""
    if required(view) and not view.laid and not last_turn(view) and not time_to_go(view) and first_melds(view):
        return throws(view).best
    return None


def keeping(view: S) -> Card | None:
    """The best discard, if one could lay cards, and need not."""
    return throws(view).best if not required(view) and not last_turn(view) and ready(count(view)) else None


def keeping_clean(view: S) -> Card | None:
    """The best discard, if the only melds that could be brought to seven cards would be mixed canastas, and none is needed."""
    clean = kept_clean(view)
    if not clean or len(clean) < len(finishing(view)) or not view.canastas(count(view).me):
        return None
    return None if last_turn(view) or time_to_go(view) else throws(view).best


@tip(Lay, when=required)
def open_with_few_cards(view: S, move: Lay) -> Advice | None:
    """Your first melds need a minimum that grows with your total. Reach it with few cards: what stays in your hand takes piles
    later.

    Count what your melds are worth. Your minimum: {least}.

    These cards count {points}, and your first melds need {least}. Cards that stay in your hand: {left}.

    Source: C7.1, 7.1.3.
    """
    least = required(view)
    cards = sum(move.melds, ())
    left = len(view.hand) - len(cards)
    return advise(OPEN + left / 100, points=reached(view, move.melds), least=needed(view, least), left=left)


@tip(Lay, Add, when=may_lay)
def lay_what_is_ready(view: S, move: Lay | Add) -> Advice | None:
    """Cards on the table count for you, and cards in the hand against you. A meld on the table also takes piles that are not
    frozen, with nothing but their top card.

    Look for three cards of a rank, and for cards that go onto your melds.

    {cards} count {points} for you on the table, and as much against you in your hand.

    Source: C14, 7.1.8.
    """
    cards = move.cards if isinstance(move, Add) else sum(move.melds, ())
    if not WILD.isdisjoint(cards):
        return None
    points = worth(cards, view.house.worths)
    return advise(LAY + points / 1000, cards=cards, points=points)


@tip(Add, Lay, when=may_finish)
def finish_a_canasta(view: S, move: Add | Lay) -> Advice | None:
    """A canasta brings 500, with wild cards in it 300, and without one nobody ends the round. Make the first one quickly, be it
    mixed; twos are spent before jokers.

    Look for a meld that you can bring to seven cards. Your largest has {most}.

    In this turn you can make a meld of seven cards, with {cards}. Canastas that you have so far: {canastas}; to go out you need
    {needed}.

    Source: C6.6, C12.1, 7.1.8.
    """
    if not finishes(view, move) or (time_to_go(view) and not leads_out(view, move)):
        return None
    here = count(view)
    cards = move.cards if isinstance(move, Add) else move.melds[0]
    weight = FINISH - spent(here, (cards,)) / 1000
    return advise(weight, cards=cards, most=max((len(meld.cards) for meld in here.mine.values()), default=0),
                  canastas=view.canastas(here.me), needed=view.house.canastas_to_go_out)


@tip(Lay, when=may_spare)
def spare_your_wild_cards(view: S, move: Lay) -> Advice | None:
    """Open with as few wild cards as you can, and with twos before jokers. A wild card finishes a canasta later, which is worth
    much more than the points it counts now.

    Look at your wild cards, {wild}: what could you open with if you kept them?

    With {cards} you spend wild cards that count {spent} together; you keep: {kept}.

    Source: 7.1.4.
    """
    here = count(view)
    cards = sum(move.melds, ())
    kept = tuple(card for card in here.wild if card not in cards)
    cost = spent(here, move.melds)
    return advise(OPEN + 1 - cost / 1000 - len(cards) / 100_000, wild=here.wild, cards=cards, spent=cost, kept=kept)


def spent(here: Count, melds: tuple[Cards, ...]) -> int:
    """What the wild cards in some melds count together."""
    return sum(here.view.house.worths[card] for cards in melds for card in cards if card in WILD)


@tip(Discard, when=waiting)
def open_with_the_pile(view: S, move: Discard) -> Advice | None:
    """Open by taking the pile rather than from your hand alone. Melds from the hand cost you the very cards with which you would
    take piles, and give nothing in return yet. From the hand you open when the round is about to end.

    Look at what an opening would leave you of your {n} cards, and at the other player: cards left there, {theirs}.

    You could open with {cards}, but in your hand they take piles. The other player, with {theirs} cards, is not about to go out:
    discard {card}.

    Source: 7.1.3.
    """
    here = count(view)
    return advise(KEEP, n=len(here.hand), cards=sum(first_melds(view)[0], ()), theirs=len(view.hands[here.other]), card=move.card)


@tip(Discard, when=keeping)
def keep_a_full_hand(view: S, move: Discard) -> Advice | None:
    """Do not strip your hand. Cards on the table take no frozen pile, and from a small hand you soon have nothing harmless left to
    discard. Lay what makes a canasta, and the rest when the round is about to end.

    Look at your hand of {n} cards: which of them take piles, and which can be thrown without harm?

    You could lay {ready}, but in your hand they take piles, and there is time to lay until the other player is about to go out.
    Discard {card}.

    Source: 7.1.10.
    """
    here = count(view)
    return advise(KEEP, n=len(here.hand), ready=ready(here), card=move.card)


@tip(Discard, when=keeping_clean)
def keep_it_clean(view: S, move: Discard) -> Advice | None:
    """A natural canasta brings 200 more than a mixed one. Once you have a canasta, keep wild cards away from a meld of five or six
    as long as two copies of its rank have not been seen; put them there when the time comes to go out.

    Look at your meld of {size}, {meld}. Copies of its rank not seen yet: {unseen}.

    With wild cards {meld} would be a mixed canasta. Copies not seen yet: {unseen}. Wait for them, and discard {card}.

    Source: 7.1.9.
    """
    here, meld = count(view), max(kept_clean(view), key=lambda each: len(each.cards))
    return advise(CLEAN, size=len(meld.cards), meld=meld.cards, unseen=here.unseen(meld.rank), card=move.card)


@tip(Lay, Add, when=last_turn)
def lay_before_it_is_too_late(view: S, move: Lay | Add) -> Advice | None:
    """When the round is about to end, lay all you can: with the last cards of the stock, and when the other player has few cards
    left and a canasta, or nearly one. What stays in your hand then counts against you.

    Look at the end of the round: cards in the stock, {stock}; cards in the other hand, {theirs}.

    This may be your last turn. Cards in the stock: {stock}. Cards that the other player holds: {theirs}; the largest meld there
    has {most}. {cards} count {points} on the table.

    Source: 7.1.8, 7.1.12.
    """
    here, worths = count(view), view.house.worths
    cards = move.cards if isinstance(move, Add) else sum(move.melds, ())
    points = worth(cards, worths)
    weight = LATE + points / 1000 + WILD.isdisjoint(cards)
    return advise(weight, stock=len(view.stock), theirs=len(view.hands[here.other]), cards=cards, points=points,
                  most=max((len(meld.cards) for meld in here.theirs.values()), default=0))


@tip(TakeBack, PutBack)
def take_back_what_ends_no_turn(view: S, move: TakeBack | PutBack) -> Advice | None:
    """If your first melds are worth too little, or you have laid so much that you can neither go out nor discard and keep a card,
    take cards back. Until your turn ends nothing is lost.

    Look at what you have laid in this turn: {laid}.

    As it lies, your turn cannot end. Laid in this turn: {laid}; they count {points}. Cards in your hand: {n}.

    Source: C4, C11.1, C12.4.
    """
    return advise(BACK + isinstance(move, TakeBack), laid=view.laid, points=view.laid_points, n=len(view.hand))
