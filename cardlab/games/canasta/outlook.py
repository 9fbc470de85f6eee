"""What the player to move can make of the hand in this turn: go out, or finish a canasta."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.cards import Card, Cards
from ...core.move import Move
from ...core.rule import per_view
from .melds import BLACK_THREES, CANASTA, WILD, Meld, most_wild, rank_of
from .moves import Add, Discard, Lay, Summary
from .needs import enough, reached, required
from .reckoning import Count, count
from .state import KanastaState

S = KanastaState
LONG, HOPED = 5, 2
"""A meld with so many natural cards may become a natural canasta if so many copies of its rank have not been seen. Source: 7.1.9."""


@dataclass(eq=False)
class Growing:
    """A meld as it would be at the end of the turn."""

    naturals: int
    wild: int
    laid: list[Card]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.naturals + self.wild

    def room(self, rule: str) -> int:
        """How many more wild cards it can hold."""
        return most_wild(self.naturals, rule) - self.wild

    def fill(self, wild: list[Card], count: int) -> None:
        """Lay so many wild cards there, the first ones first."""
        self.laid += wild[:count]
        self.wild += count
        del wild[:count]


def grown(meld: Meld | None, cards: Cards) -> Growing:
    """A meld, or none, with more natural cards."""
    wild = meld.wild if meld else 0
    return Growing((len(meld.cards) - wild if meld else 0) + len(cards), wild, list(cards))


@per_view
def way_out(view: S) -> dict[str, Cards] | None:
    """What is laid of each rank if the player to move goes out in this turn; None if that cannot be done."""
    here = count(view)
    loose, pairs = black_threes(here), 0
    for rank, cards in here.ranks.items():
        if rank not in here.mine and len(cards) < 3:
            loose, pairs = (loose + 1, pairs) if len(cards) == 1 else (loose, pairs + 1)
        if loose > 1 or pairs > len(here.wild):
            return None
    found = laid_out(here, loose)
    return found if found and may_open(view, found) else None


def black_threes(here: Count) -> int:
    """How many black threes stay in a hand that goes out."""
    held = sum(map(here.hand.count, BLACK_THREES))
    return 0 if 2 < held < 5 and here.view.house.black_three_meld != "never" else held


def laid_out(here: Count, loose: int) -> dict[str, Cards] | None:
    """The melds of a hand that goes out: wild cards go to pairs first, then to canastas, then wherever there is room."""
    house, wild = here.view.house, list(here.wild)
    melds = {rank: grown(here.mine.get(rank), here.ranks.get(rank, ())) for rank in {**here.mine, **here.ranks}}
    melds = {rank: meld for rank, meld in melds.items() if meld.size > 1}
    for meld in melds.values():
        meld.fill(wild, int(meld.size == 2))
    made = sum(meld.size >= CANASTA for meld in melds.values())
    for meld in sorted(melds.values(), key=lambda meld: -meld.size):
        lack = CANASTA - meld.size
        if made < house.canastas_to_go_out and 0 < lack <= min(len(wild), meld.room(house.wild_rule)):
            meld.fill(wild, lack)
            made += 1
    for meld in sorted(melds.values(), key=lambda meld: meld.size >= CANASTA and not meld.wild):
        meld.fill(wild, min(len(wild), max(0, meld.room(house.wild_rule))))
    if made < house.canastas_to_go_out or loose + len(wild) > 1:
        return None
    return {rank: tuple(meld.laid) for rank, meld in melds.items() if meld.laid}


def may_open(view: S, laid: dict[str, Cards]) -> bool:
    """Whether what is laid reaches the minimum, if it is needed."""
    least = required(view)
    waived = view.house.hand_canasta_minimum == "waived_if_drawn" and not view.bought
    return not least or waived or enough(view, reached(view, laid.values()), least)


def leads_out(view: S, move: Move) -> bool:
    """Whether a move belongs to the moves with which the player goes out in this turn."""
    if isinstance(move, Discard | Summary):
        return len(view.hand) < 2
    plan = way_out(view)
    if plan is None:
        return False
    if isinstance(move, Add):
        return within(move.cards, plan.get(view.melds[move.number - 1].rank, ()))
    return isinstance(move, Lay) and all(within(cards, plan.get(rank_of(cards), ())) for cards in move.melds)


def within(cards: Cards, others: Cards) -> bool:
    """Whether all of some cards are among others, each as often."""
    return all(others.count(card) >= cards.count(card) for card in cards)


@per_view
def finishing(view: S) -> dict[str, int]:
    """The ranks whose melds the player to move can bring to seven cards in this turn, each with the wild cards that it takes."""
    here, found = count(view), {}
    wild, left, rule = len(here.wild), len(here.hand), view.house.wild_rule
    for rank, meld in here.mine.items():
        cards, size = len(here.ranks.get(rank, ())), len(meld.cards)
        lack = max(0, CANASTA - size - cards)
        if not meld.canasta and lack <= wild and lack + cards < left and lack <= most_wild(size - meld.wild + cards, rule) - meld.wild:
            found[rank] = lack
    for rank, group in here.ranks.items():
        if CANASTA <= len(group) < left and rank not in here.mine:
            found[rank] = 0
    return found


def finishes(view: S, move: Add | Lay) -> bool:
    """Whether a move helps to bring a meld to seven cards in this turn: natural cards first, then wild ones."""
    if isinstance(move, Lay):
        return len(move.melds) == 1 and rank_of(move.melds[0]) in finishing(view)
    rank = view.melds[move.number - 1].rank
    return rank in finishing(view) and (move.cards[0] not in WILD or rank not in count(view).ranks)


def kept_clean(view: S) -> list[Meld]:
    """Melds that could be brought to seven cards with wild cards, and could still become natural canastas."""
    here = count(view)
    return [
        here.mine[rank] for rank, lack in finishing(view).items()
        if lack and not here.mine[rank].wild and lack <= CANASTA - LONG and here.unseen(rank) >= HOPED]


def ready(here: Count) -> Cards:
    """The cards, none of them wild, that the player to move could lay once the first melds are accepted."""
    return tuple(card for rank, cards in here.ranks.items() if rank in here.mine or len(cards) > 2 for card in cards)
