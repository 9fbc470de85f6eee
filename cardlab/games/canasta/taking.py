"""The rules about taking the discard pile."""

from __future__ import annotations

from ...core.cards import BACK, Card, Cards
from ...core.rule import need, rule
from ...core.sentence import Facts
from .building import on_table, parts, takes_the_top
from .melds import CANASTA, RED_THREES, WILD
from .moves import PutBack, Take
from .needs import blocked, enough, enough_left, freezing, frozen_by, needed, reached, required
from .state import KanastaState

S = KanastaState


def top_card(state: S) -> Card:
    """The top card of the pile."""
    return state.pile[0] if state.pile else BACK


def pair(cards: Cards, top: Card) -> Cards:
    """Those of some cards that have the rank of the top card."""
    return tuple(card for card in cards if card[0] == top[0] and card not in WILD)


@rule(Take)
def pile_has_cards(state: S, move: Take) -> Facts | None:
    """Instead of drawing from the stock you may take the discard pile, always the whole of it. You never have to, as long as
    the stock has cards.

    There is nothing to take: the discard pile has no card. Cards in the stock: {n}.

    Source: C4, C8.9.
    """
    return need(state.pile, n=len(state.stock))


@rule(Take)
def top_card_blocks_the_pile(state: S, move: Take) -> Facts | None:
    """A pile with a three or a wild card on top is blocked: nobody may take it. The next card that covers it ends the
    block.

    {card} on top blocks the pile. It stays where it is until another card covers {card}.

    Source: C8.1.
    """
    return need(not blocked(state), card=top_card(state))


@rule(Take)
def one_card_for_one_card(state: S, move: Take) -> Facts | None:
    """If you hold a single card and the pile is a single card too, you may not take it.

    Your hand is one card, and so is the pile. It may not be taken: {card}.

    Source: C8.2.
    """
    return need(len(state.hand) > 1 or len(state.pile) > 1, card=top_card(state))


@rule(Take)
def top_card_is_laid(state: S, move: Take) -> Facts | None:
    """Whoever takes the pile lays its top card at once: onto the meld of its rank, or with cards of its rank from the hand
    as a new meld. Only then do all other cards of the pile come into the hand. The turn goes on as after any draw.

    {card} must be laid at once, onto your meld of its rank or with such cards from your hand. You hold of its rank:
    {held}.

    Source: C8.5, C8.6.
    """
    top = top_card(state)
    return need(not state.pile or blocked(state) or takes_the_top(state, move), card=top, held=pair(state.hand, top))


@rule(Take)
def wild_card_freezes_the_pile(state: S, move: Take) -> Facts | None:
    """A wild card anywhere in the pile freezes it for both players until somebody takes it; further discards do not
    change that. A red three in it does the same: {buried_red_three_freezes}. A frozen pile can be taken only if the top
    card is laid together with two cards of its rank from your hand that are not wild. How: {frozen_take}.

    The pile is frozen by {freezing}. To take it, lay two cards of the rank of {card} from your hand, none of them wild.
    You hold: {held}.

    Source: C8.3, C8.4, C8.8.
    """
    top = top_card(state)
    if frozen_by(state) != "wild" or len(pair(move.using, top)) > 1:
        return None
    if state.house.frozen_take == "pair_or_own_meld" and on_table(state, top[0]):
        return None
    return {"freezing": freezing(state), "card": top, "held": pair(state.hand, top)}


@rule(Take)
def frozen_until_you_have_melds(state: S, move: Take) -> Facts | None:
    """As long as a player has no meld, the pile is frozen for that player alone: only two cards of its top card's rank,
    none of them wild, can take it.

    You have no meld yet, so the pile is frozen for you. To take it, lay two cards of the rank of {card} from your hand,
    none of them wild. You hold: {held}.

    Source: C8.3, C8.4.
    """
    top = top_card(state)
    return need(frozen_by(state) != "unopened" or len(pair(move.using, top)) > 1, card=top, held=pair(state.hand, top))


@rule(Take)
def pile_onto_a_canasta(state: S, move: Take) -> Facts | None:
    """The pile may also be taken by putting its top card onto your meld when that is a canasta already:
    {take_with_completed_canasta}.

    {card} would go onto your canasta, and at this table the pile is not taken that way. The canasta: {meld}.

    Source: C8.5.
    """
    meld = on_table(state, top_card(state)[0])
    return need(state.house.take_with_completed_canasta or len(meld) < CANASTA, card=top_card(state), meld=meld)


@rule(Take)
def enough_to_open_with_the_pile(state: S, move: Take) -> Facts | None:
    """Whoever opens by taking the pile must reach the minimum at once: with the top card and cards from the hand, which may make
    further melds in the same move. The rest of the pile does not help.

    {cards}: that counts {points}, and your first melds need {least}.

    Source: C7.4, C8.7.
    """
    least = required(state)
    if not least:
        return None
    groups = parts(state, move)
    points = reached(state, groups)
    return need(enough(state, points, least), cards=sum(groups, ()), points=points, least=needed(state, least))


@rule(Take)
def keep_a_card_when_you_take(state: S, move: Take) -> Facts | None:
    """You may take the pile only if you can end your turn: with two cards or more in the hand, of which you discard one, or
    by going out.

    That would leave {n} in your hand, too few to discard one and keep one. To go out you need more canastas: {canastas}
    of {needed}.

    Source: C12.4.
    """
    laid = parts(state, move)
    left = len(state.hand) + 1 - sum(map(len, laid)) + sum(card not in RED_THREES for card in state.pile[1:])
    if left > 1:
        return None
    canastas = canastas_with(state, laid)
    return need(
        enough_left(state, left, canastas), n=left, canastas=canastas, needed=state.house.canastas_to_go_out)


def canastas_with(state: S, groups: tuple[Cards, ...]) -> int:
    """How many canastas the player on turn has once these groups of cards are laid as well."""
    sizes = {meld.rank: len(meld.cards) for meld in state.own(state.turn)}
    for cards in groups:
        rank = next((card[0] for card in cards if card not in WILD), "")
        sizes[rank] = sizes.get(rank, 0) + len(cards)
    return sum(size >= CANASTA for size in sizes.values())


@rule(PutBack)
def pile_can_be_put_back(state: S, move: PutBack) -> Facts | None:
    """A pile just taken can be put back, and you choose your draw anew: {undo_pile_take}.

    At this table whoever takes the pile keeps it. Cards in it: {n}.

    Source: C11.3.
    """
    return need(state.house.undo_pile_take, n=len(state.bought))


@rule(PutBack)
def pile_was_taken_in_this_turn(state: S, move: PutBack) -> Facts | None:
    """Only the pile that you have taken in this turn can be put back.

    You have not taken the pile in this turn, so there is nothing to put back. Your cards: {hand}.

    Source: C11.2, C11.3.
    """
    return need(state.bought, hand=state.hand)


@rule(PutBack)
def nothing_laid_since(state: S, move: PutBack) -> Facts | None:
    """The pile is put back as a whole, and only as long as nothing was laid after it. What was laid can be taken back
    first.

    You have laid cards since you took the pile. Take them back first: {cards}.

    Source: C11.3.
    """
    since = sum((meld.new for meld in state.melds), ())
    return need(not since, cards=since)
