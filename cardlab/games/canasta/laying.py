"""The rules about laying melds and adding to them."""

from __future__ import annotations

from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .building import faulty
from .drawing import lacking
from .melds import WILD, Melds, most_wild, wilds
from .moves import Add, Lay, Take, TakeBack, cards_at
from .state import KanastaState

S = KanastaState


@rule(Add, TakeBack)
def meld_of_your_own(state: S, move: Add | TakeBack) -> Facts | None:
    """You add only to your own melds, never to those of the other player.

    Meld {number} does not belong to you. It holds: {meld}.

    Source: C6.5.
    """
    number = move.number
    yours = number <= len(state.melds) and state.melds[number - 1].owner == state.turn
    return need(yours, number=number, meld=cards_at(state, number))


@rule(Take, Lay, Add)
def threes_are_not_melded(state: S, move: Move) -> Facts | None:
    """Threes are not melded. An exception for three or four black threes, without any wild card: {black_three_meld}.

    {meld}: threes do not go into a meld here.

    Source: C6.7.
    """
    meld = faulty(state, move, "threes")
    return need(not meld, meld=meld)


@rule(Take, Lay, Add)
def one_rank_in_a_meld(state: S, move: Move) -> Facts | None:
    """A meld is made of cards of a single rank, from four to ace. Suits do not matter, and there are no sequences.

    {meld}: all but the wild cards must be of one rank, and here there are several: {ranks}.

    Source: C6.1.
    """
    meld = faulty(state, move, "ranks")
    if not meld:
        return None
    ranks = dict.fromkeys(card[0].replace("T", "10") for card in meld if card not in WILD)
    return {"meld": meld, "ranks": tuple(ranks)}


@rule(Take, Lay, Add)
def three_cards_in_a_meld(state: S, move: Move) -> Facts | None:
    """A meld has at least three cards.

    {meld}: a meld has at least three cards, so this is too short by {n}.

    Source: C6.1, C7.6.
    """
    meld = faulty(state, move, "short")
    return need(not meld, meld=meld, n=3 - len(meld))


@rule(Take, Lay, Add)
def three_wild_cards_at_most(state: S, move: Move) -> Facts | None:
    """No meld ever holds more than three wild cards, not even as a canasta.

    {meld}: wild cards in it, {wild}. There may be three at most.

    Source: C6.2, C6.3.
    """
    meld = faulty(state, move, "wild")
    return {"meld": meld, "wild": wilds(meld)} if meld else None


@rule(Take, Lay, Add)
def wild_cards_are_no_majority(state: S, move: Move) -> Facts | None:
    """Wild cards help to fill a meld. How many it may hold: {wild_rule}.

    {meld}: wild cards in it, {wild}; other cards, {naturals}. Wild cards that may lie beside those: {most}.

    Source: C6.2.
    """
    meld = faulty(state, move, "majority")
    if not meld:
        return None
    wild = wilds(meld)
    naturals = len(meld) - wild
    return {"meld": meld, "wild": wild, "naturals": naturals, "most": most_wild(naturals, state.house.wild_rule)}


@rule()
def one_meld_of_each_rank(melds: Melds, seat: int, rank: str) -> int:
    """You have one meld of a rank at most: further cards of that rank join it. Nobody takes wild cards out of a meld again.

    Source: C6.4, C6.8.
    """
    return next((at for at, meld in enumerate(melds) if meld.owner == seat and meld.rank == rank), len(melds))


@rule(TakeBack)
def earlier_cards_stay(state: S, move: TakeBack) -> Facts | None:
    """Until your turn ends you may take back what you have laid in it. What lies there from an earlier turn stays, and no
    card ever moves from one meld to another. If too little is left for a meld, all that you have laid there in this turn
    comes back.

    {cards}: that was not laid in this turn. From this meld you can take back: {new}.

    Source: C6.8, C11.1, C11.4.
    """
    meld = state.melds[move.number - 1]
    missing = lacking(meld.new + meld.paid, move.cards)
    return need(not missing, cards=missing, new=meld.new)


@rule(TakeBack)
def price_of_the_pile_stays(state: S, move: TakeBack) -> Facts | None:
    """What you have laid to take the pile can only be taken back together with the pile itself.

    {cards}: with this you have paid for the pile, so it stays unless you put the whole pile back.

    Source: C11.3.
    """
    meld = state.melds[move.number - 1]
    stuck = lacking(meld.new, move.cards)
    return need(not stuck or lacking(meld.paid, stuck), cards=stuck)
