"""The rules about adding a card to a meld on the table, and about taking a joker from it."""

from __future__ import annotations

from functools import lru_cache

from ...core.cards import Card, Cards
from ...core.move import Move
from ...core.rule import need, rule
from ...core.sentence import Facts
from .melds import KEPT, Meld, Terms, faces, grown, natural
from .moves import Add, Swap, meld_at
from .shifting_moves import Join, Pull, Split
from .state import RummyState

S = RummyState


def additions(state: S, move: Add) -> list[Meld]:
    """The melds that an addition can mean, its joker with or without a face."""
    meld = meld_at(state, move.number)
    if not meld or move.place[0] == "@":
        return []
    longer = grown(meld, move.face, state.house.terms)
    if move.place == ":":
        return longer
    return [each for each in longer if (each[1:] if move.place == "<" else each[:-1]) == meld]


@lru_cache(maxsize=KEPT)
def misfit(meld: Meld, face: Card, terms: Terms) -> str:
    """Why a card cannot be added: "room" in a set, "corner", "share" of jokers or "fit"; empty if it can."""
    if not meld or grown(meld, face, terms):
        return ""
    if not natural(face) and grown(meld, face, Terms(0)):
        return "share"
    seen = faces(meld)
    if len({card[0] for card in seen}) == 1:
        return "room" if face[-2] in (seen[0][0], "J") else "fit"
    return "corner" if around_the_corner(seen, face) else "fit"


def around_the_corner(seen: Cards, face: Card) -> bool:
    """Whether the face would follow a run's ace on its other side."""
    ends = seen[0][0], seen[-1][0]
    return face[-1] == seen[0][1] and ((ends[1] == "A" and face[-2] == "2") or (ends[0] == "A" and face[-2] == "K"))


def misses(state: S, move: Add) -> str:
    """Why the move's card cannot be added; nothing about additions that split a meld."""
    return "" if move.place[0] == "@" else misfit(meld_at(state, move.number), move.face, state.house.terms)


@rule(Add, Swap, Pull, Split, Join)
def meld_on_the_table(state: S, move: Add | Swap | Pull | Split | Join) -> Facts | None:
    """Melds in the middle belong to nobody: you may add cards to your own and to those of the others.

    There is no meld {number} on the table: there are {n}.

    Source: SG-R17, IG-R8, RK-R14.
    """
    numbers = (move.number, move.other) if isinstance(move, Join) else (move.number,)
    wrong = next((each for each in numbers if not 0 < each <= len(state.melds)), None)
    return need(wrong is None, number=wrong, n=len(state.melds))


@rule(Add, Swap, Pull, Split, Join)
def lay_before_you_add(state: S, move: Move) -> Facts | None:
    """Only after your first laying may you add to what lies on the table, exchange a joker or change anything else there.

    You have not laid yet. Your first laying must be worth {least}; until then the melds on the table are closed to you.

    Source: SG-R17, SG-A6, IG-R23, RK-R13.
    """
    return need(state.seat_opened, least=state.house.opening_min)


@rule(Add, Swap)
def add_after_your_first_laying(state: S, move: Move) -> Facts | None:
    """Cards may be added and jokers exchanged right after the first laying, in the same turn:
    {layoff_in_opening_turn}.

    You have laid for the first time in this turn. Here you wait until your next turn before you play {card} to the table.

    Source: SG-A5, RK-A7.
    """
    return need(not state.fresh or state.house.layoff_in_opening_turn, card=move.card)


@rule(Add)
def jokers_may_be_added(state: S, move: Add) -> Facts | None:
    """A joker may be added to a meld on the table, where it stands for the card of its place: {joker_layoff}.

    At this table no joker is added to a meld, only laid in a new one.

    Source: SG-A19, RK-A5.
    """
    return need(natural(move.face) or state.house.joker_layoff)


@rule(Add)
def jokers_only_in_new_combinations(state: S, move: Add) -> Facts | None:
    """A joker is played in a new combination; it never extends one that lies on the table.

    A joker cannot extend {meld}. Lay it in a new combination, with two other cards.

    Source: IG-R12.
    """
    return need(natural(move.face), meld=meld_at(state, move.number))


@rule(Add)
def room_in_the_set(state: S, move: Add) -> Facts | None:
    """A set takes one card of each suit, and with four cards it is closed.

    {meld}: in this set there is no place for {card}.

    Source: SG-R17, IG-R10, RK-R9.
    """
    return need(misses(state, move) != "room", meld=meld_at(state, move.number), card=move.face)


@rule(Add)
def no_adding_around_the_corner(state: S, move: Add) -> Facts | None:
    """No two follows the ace at the end of a run, and no king stands before an ace at its beginning.

    {meld}: a run ends at its ace, so {card} has no place.

    Source: SG-R12, SG-A19, IG-R9, RK-R10.
    """
    return need(misses(state, move) != "corner", meld=meld_at(state, move.number), card=move.face)


@rule(Add)
def card_fits_the_meld(state: S, move: Add) -> Facts | None:
    """A card is added where it goes on: at an end of a run, or as a missing suit of a set.

    {meld}: {card} does not go on there.

    Source: SG-R17, SG-A19, IG-R8, RK-R14.
    """
    meld, missed = meld_at(state, move.number), misses(state, move)
    if not meld or move.place[0] == "@" or missed in ("room", "corner", "share"):
        return None
    return need(additions(state, move), meld=meld, card=move.face)


@rule(Add)
def say_which_end(state: S, move: Add) -> Facts | None:
    """Where a card fits in two places, you say which one you mean.

    {meld}: {card} fits in front and behind. Say which end you mean.

    Source: SG-A19, SG-R40.
    """
    return need(len(additions(state, move)) < 2, meld=meld_at(state, move.number), card=move.face)
