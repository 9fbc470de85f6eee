"""What can be tried: all draws and discards, and a choice of melds, additions and ways to take the pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from ...core.cards import Card, Cards, less
from ...core.move import Move
from ...core.rule import per_view
from .melds import BLACK_THREES, CANASTA, PACK, RED_THREES, WILD, most_wild
from .moves import Add, Discard, Draw, EndRound, Lay, PutBack, Summary, Take, TakeBack
from .moves_stake import Accept, Offer, Refuse
from .needs import blocked, can_go_out, enough, enough_left, frozen_by, reached, required, short_of_minimum
from .openings import cheapest, natural_groups, sorted_wilds, spending, wild_choices
from .state import KanastaState

S = KanastaState
DRAW, SUMMARY, END_ROUND, PUT_BACK = Draw(), Summary(), EndRound(), PutBack()
OFFER, ACCEPT, REFUSE = Offer(), Accept(), Refuse()
add = lru_cache(maxsize=4096)(Add)
DISCARDS = {card: Discard(card) for card in PACK if card not in RED_THREES}


def candidates(state: S) -> list[Move]:
    """Everything that the player on turn could try; nothing in the view of the other player."""
    if state.eyes not in (None, state.turn) or state.phase == "over":
        return []
    if state.phase == "offer":
        return [ACCEPT, REFUSE]
    found: list[Move] = drawing(state) if state.phase == "draw" else playing(state)
    if state.house.doubling:
        found.append(OFFER)
    return found


def drawing(state: S) -> list[Move]:
    """The draw, or the end of the round without a stock, and the ways to take the pile."""
    return [DRAW if state.stock else END_ROUND, *takes(state)]


def playing(state: S) -> list[Move]:
    """Discards first, then melds; where the turn cannot be ended as things lie, what can be taken back."""
    found: list[Move] = [DISCARDS[card] for card in dict.fromkeys(state.hand) if card in DISCARDS]
    if len(state.hand) < 2 and can_go_out(state):
        found.append(SUMMARY)
    if state.drained:
        found.append(END_ROUND)
    if stuck(state):
        found += [TakeBack(number, meld.new) for number, meld in enumerate(state.melds, 1) if meld.new]
        found += [PUT_BACK] if state.bought else []
    return [*found, *laying(state)]


def stuck(state: S) -> bool:
    """Whether too much or too little is laid for the turn to end."""
    if state.moment != "meld:end":
        return False
    seat, left = state.turn, len(state.hand)
    if short_of_minimum(state) or not enough_left(state, left, state.canastas(seat)):
        return True
    threes = state.house.black_three_meld != "never" and state.own_of(seat, "3")
    return bool(threes) and not (left < 2 and can_go_out(state))


@lru_cache(maxsize=64)
def by_rank(cards: Cards) -> Mapping[str, Cards]:
    """The cards that are neither wild nor threes, by rank."""
    found: dict[str, Cards] = {}
    for card in cards:
        if card not in WILD and card[0] not in "3?":
            found[card[0]] = (*found.get(card[0], ()), card)
    return found


def laying(state: S) -> Iterator[Move]:
    """Melds and additions after which the turn can still be ended."""
    least = required(state)
    if least and not enough(state, reached(state), least):
        yield from map(Lay, first_melds(state))
        return
    seat, hand, canastas = state.turn, state.hand, state.canastas(state.turn)
    ranks, wild, left = by_rank(hand), sorted_wilds(hand), len(hand)
    own = {meld.rank: (number, meld) for number, meld in enumerate(state.melds, 1) if meld.owner == seat}
    for rank, cards in ranks.items():
        if rank in own:
            number, meld = own[rank]
            made = not meld.canasta and len(meld.cards) + len(cards) >= CANASTA
            most = len(cards) if enough_left(state, left - len(cards), canastas + made) else left - 2
            if most > 0:
                yield add(number, cards[:most])
        elif len(cards) > 1:
            yield from _new(state, cards, wild, left, canastas)
    kinds = [(card,) for card in dict.fromkeys(wild)]
    for number, meld in own.values() if kinds else ():
        spare = most_wild(len(meld.cards) - meld.wild, state.house.wild_rule) - meld.wild
        made = not meld.canasta and len(meld.cards) + 1 >= CANASTA
        if spare > 0 and meld.rank != "3" and enough_left(state, left - 1, canastas + made):
            for cards in kinds:
                yield add(number, cards)
    if state.house.black_three_meld == "when_going_out":
        yield from _black_threes(state, canastas)


def _new(state: S, cards: Cards, wild: Cards, left: int, canastas: int) -> Iterator[Move]:
    """New melds of a rank: all its cards, or a pair with a wild card."""
    if len(cards) > 2:
        most = len(cards) if enough_left(state, left - len(cards), canastas + (len(cards) >= CANASTA)) else left - 2
        if most > 2:
            yield Lay((cards[:most],))
    elif len(cards) == 2 and wild and enough_left(state, left - 3, canastas):
        yield Lay(((*cards, wild[0]),))


def _black_threes(state: S, canastas: int) -> Iterator[Move]:
    black = tuple(card for card in state.hand if card in BLACK_THREES)
    if 2 < len(black) < 5 and len(state.hand) - len(black) < 2 and canastas >= state.house.canastas_to_go_out:
        yield Lay((black,))


@per_view
def first_melds(state: S) -> list[tuple[Cards, ...]]:
    """The groups of cards with which the player on turn could open from the hand."""
    return list(openings(state, state.hand, reached(state)))


def openings(state: S, hand: Cards, have: int = 0, ranks: str = "", coming: int = 0) -> Iterator[tuple[Cards, ...]]:
    """Groups of cards that reach the minimum: with the fewest and cheapest wild cards, with one wild card of each kind, and all
    natural ones.

    Args:
        have: the points that lie there already.
        ranks: ranks that are used otherwise.
        coming: cards of the pile that come into the hand.
    """
    least = required(state)
    single = state.house.first_meld_scope == "single_meld"
    have = 0 if single else have
    groups = natural_groups(by_rank(hand), state.house.worths, ranks)
    whole = tuple(group.cards for group in groups if len(group.cards) > 2)
    wild = sorted_wilds(hand)
    natural = spending(groups, (), state, have)
    ones = [spending(groups, (card,), state, have) for card in dict.fromkeys((*wild[:1], *wild[-1:]))]
    found = [natural or (ones[0] if ones else ()) or cheapest(groups, wild, state, have), *ones]
    if not single:
        found.append(whole if enough(state, have + sum(group.points for group in groups if len(group.cards) > 2), least) else ())
    for each in dict.fromkeys(found):
        laid = sum(map(len, each))
        made = sum(len(cards) >= CANASTA for cards in each)
        if each and enough_left(state, len(hand) - laid + coming, state.canastas(state.turn) + made):
            yield each


@per_view
def takes(state: S) -> list[Take]:
    """The ways to take the pile."""
    if not state.pile or blocked(state) or (len(state.hand) == 1 and len(state.pile) == 1):
        return []
    seat, top, hand = state.turn, state.pile[0], state.hand
    same = tuple(card for card in hand if card[0] == top[0] and card not in WILD)
    frozen, own = frozen_by(state), state.own_of(seat, top[0])
    uses: list[Cards] = [same[:2], same] if len(same) > 1 else []
    onto = own is not None and (state.house.take_with_completed_canasta or not own.canasta)
    if own is not None and not onto:
        return []
    loose = not frozen or (frozen == "wild" and state.house.frozen_take == "pair_or_own_meld" and state.opened(seat))
    if onto and loose:
        uses.append(())
    if not frozen and own is None and same:
        uses += [(same[0], card) for card in sorted_wilds(hand)[:1]]
    found: list[Take] = []
    for using in dict.fromkeys(uses):
        found += _taking(state, top, using)
    return found


def _taking(state: S, top: Card, using: Cards) -> Iterator[Take]:
    """The ways to take the pile with these cards: as they are, with the cheapest wild cards or with further melds if the minimum
    asks for more."""
    points, left = reached(state, ((top, *using),)), less(state.hand, using)
    if enough(state, points, required(state)):
        if _can_end(state, top, using, ()):
            yield Take(using)
        return
    room = most_wild(1 + len(using), state.house.wild_rule)
    for spent in wild_choices(sorted_wilds(left)) if len(using) > 1 else ():
        fuller = (*using, *spent)
        if 0 < len(spent) <= room and enough(state, reached(state, ((top, *fuller),)), required(state)):
            if _can_end(state, top, fuller, ()):
                yield Take(fuller)
            break
    if state.house.first_meld_scope == "single_meld":
        return
    for melds in openings(state, left, points, top[0], len(state.pile) - 1):
        if _can_end(state, top, using, melds):
            yield Take(using, melds)


def _can_end(state: S, top: Card, using: Cards, melds: tuple[Cards, ...]) -> bool:
    """Whether the turn can still be ended after the pile was taken so."""
    own = state.own_of(state.turn, top[0])
    size = len(own.cards) if own else 0
    made = int(size < CANASTA <= size + 1 + len(using)) + sum(len(cards) >= CANASTA for cards in melds)
    rest = sum(card not in RED_THREES for card in state.pile[1:])
    left = len(state.hand) - len(using) - sum(map(len, melds)) + rest
    return enough_left(state, left, state.canastas(state.turn) + made)
