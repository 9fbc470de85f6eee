"""How Kanasta cards are handled at the table: what a click on a card, a meld or the pile does, and what the buttons are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ...core.cards import JOKER, Card, Cards
from ...core.language import plural
from ...core.language import translate as _
from ...core.melding import Melding, Places
from ...core.move import Move
from .clicks import button_beside_the_piles, click_that_discards
from .doubling import answer_to_an_offer
from .lines import MIXED, NATURAL, ended
from .melds import CANASTA, WILD, rank_of, ranks_named, wilds, worth
from .moves import Add, Discard, Draw, EndRound, Lay, PutBack, Summary, Take, TakeBack
from .moves_stake import Accept, Offer, Refuse, Resign
from .needs import enough_left, is_meld, reached, required
from .offers import openings, takes
from .state import KanastaState

S = KanastaState


def me_of(view: S) -> int:
    """Whose hand is looked at."""
    return view.turn if view.eyes is None else view.eyes


def formed(view: S, cards: Cards) -> list[Cards]:
    """The meld that exactly these cards form, by themselves or with the player's own meld of their rank."""
    rank = rank_of(cards)
    own = view.own_of(me_of(view), rank) if rank else None
    return [cards] if rank and is_meld((own.cards if own else ()) + cards, view.house) else []


def counted(view: S, melds: Sequence[Cards]) -> tuple[int, int]:
    """What counts towards the minimum with these melds, and the minimum; 0 for players who have opened."""
    good = [meld for meld in melds if formed(view, meld)]
    if me_of(view) != view.turn:
        return sum(worth(meld, view.house.worths) for meld in good), 0
    return reached(view, good), required(view)


def found(view: S) -> list[Cards]:
    """The melds that the hand could lay: three or more of a rank, and pairs with wild cards as long as those last."""
    hand = sorted(view.hands[me_of(view)], key=lambda card: -view.house.worths[card])
    if me_of(view) == view.turn and not view.opened(view.turn):
        first = next(openings(view, view.hand, reached(view)), None)
        if first:
            return list(first)
    wild = sorted((card for card in hand if card in WILD), key=lambda card: card == JOKER)
    melds, pairs = [], []
    for rank in dict.fromkeys(card[0] for card in hand if card not in WILD):
        cards = tuple(card for card in hand if card[0] == rank and card not in WILD)
        if formed(view, cards):
            melds.append(cards)
        elif len(cards) > 1:
            pairs.append(cards)
    for pair in pairs:
        if wild and formed(view, (*pair, wild[0])):
            melds.append((*pair, wild.pop(0)))
    while melds and not can_end(view, melds):
        melds.pop()
    return melds


def can_end(view: S, melds: Sequence[Cards]) -> bool:
    """Whether the turn could still be ended with these melds laid."""
    me = me_of(view)
    left = len(view.hands[me]) - sum(map(len, melds))
    sizes = {meld.rank: len(meld.cards) for meld in view.own(me)}
    grown = [sizes.get(rank_of(cards), 0) + len(cards) for cards in melds]
    made = sum(size >= CANASTA > size - len(cards) for size, cards in zip(grown, melds))
    return enough_left(view, left, view.canastas(me) + made)


def drawn(view: S, prepared: Sequence[Cards] = ()) -> dict[str, list[Move]]:
    """What can be drawn from where; the pile with the cards that are prepared, if there are some, or as it could be taken.
    A single card that does not go with the top of the pile is not meant for it."""
    if not view.pile:
        return {"stock": [Draw()], "pile": []}
    rank = view.pile[0][0]
    using = next((cards for cards in prepared if rank_of(cards) in (rank, "")), None)
    found = list(takes(view)) if me_of(view) == view.turn else []
    if using or any(len(cards) > 1 for cards in prepared):
        rest = tuple(tuple(cards) for cards in prepared if cards is not using and len(cards) > 1)
        found.insert(0, Take(tuple(using or at_hand(view)), rest))
    return {"stock": [Draw()], "pile": [*dict.fromkeys(found)] or [Take(at_hand(view))]}


def at_hand(view: S) -> Cards:
    """The cards of the hand that would go with the top of the pile: a pair of its rank, or what there is of it."""
    rank, hand = view.pile[0][0], view.hands[me_of(view)]
    naturals = tuple(card for card in hand if card[0] == rank and card not in WILD)
    return naturals[:2]


def waiting(view: S) -> Cards:
    """The cards of the hand that would be laid with the top of the pile, if it can be taken now."""
    if view.phase != "draw" or view.eyes not in (None, view.turn):
        return ()
    take = next(iter(takes(view)), Take())
    return (*take.using, *sum(take.melds, ()))


def fitting(view: S, card: Card) -> list[Move]:
    """The own melds to which a card can be added."""
    return [move for number in range(1, len(view.melds) + 1) for move, _side in places(view, card, number)]


def places(view: S, card: Card, number: int) -> Places:
    """How a card goes to a meld: to the end, if the meld is the player's own and may hold it."""
    meld = view.melds[number - 1]
    if meld.owner != me_of(view) or not (card in WILD or card[0] == meld.rank) or not is_meld((*meld.cards, card), view.house):
        return []
    return [(Add(number, (card,)), "right")]


def clicked(view: S, card: Card, picked: Cards) -> list[Move]:
    """What a click on a card does: it joins those that are picked, goes to its meld, begins a new one, or is discarded."""
    if view.phase != "meld" or (picked and belongs(view, (*picked, card))):
        return []
    adds = fitting(view, card)
    return adds or ([] if could_begin(view, card) else [Discard(card)])


def could_begin(view: S, card: Card) -> bool:
    """Whether the hand could form a new meld with a card."""
    hand = view.hands[me_of(view)]
    wild = tuple(each for each in hand if each in WILD)
    if card in WILD:
        return any(count > 1 for rank, count in Counter(each[0] for each in hand if each not in WILD).items() if rank != "3")
    naturals = tuple(each for each in hand if each[0] == card[0] and each not in WILD)
    return bool(formed(view, naturals) or formed(view, (*naturals, *wild[:1])))


def touched(view: S, number: int, picked: Cards) -> Move | None:
    """What a click on a meld does: it takes the picked cards, or the cards of its rank, or else a wild card, unless that would spoil
    a natural canasta."""
    meld = view.melds[number - 1]
    hand, me = view.hands[me_of(view)], me_of(view)
    if meld.owner != me or view.phase != "meld":
        return None
    if picked:
        return Add(number, picked) if rank_of(picked) in (meld.rank, "") and is_meld(meld.cards + picked, view.house) else None
    naturals = tuple(card for card in hand if card[0] == meld.rank and card not in WILD)
    if naturals:
        return Add(number, naturals)
    if meld.canasta and not meld.wild:
        return None
    wild = sorted((card for card in hand if card in WILD), key=lambda card: card == JOKER)
    return Add(number, (wild[0],)) if wild and is_meld((*meld.cards, wild[0]), view.house) else None


def belongs(view: S, cards: Cards) -> bool:
    """Whether cards are of one rank, wild cards apart."""
    return len({card[0] for card in cards if card not in WILD}) < 2


def changes(view: S, number: int) -> list[Move]:
    """The ways back into the hand for what was laid on a meld in this turn: all of it, or one card."""
    meld = view.melds[number - 1]
    if meld.owner != me_of(view) or not meld.new:
        return []
    return [TakeBack(number, meld.new), *(TakeBack(number, (card,)) for card in dict.fromkeys(meld.new) if len(meld.new) > 1)]


def returned(view: S, number: int, card: Card) -> Move | None:
    """The way back into the hand for one card that was laid in this turn."""
    meld = view.melds[number - 1]
    return TakeBack(number, (card,)) if card in meld.new and meld.owner == me_of(view) else None


def pressed(view: S, picked: Cards, prepared: Sequence[Cards]) -> Mapping[str, Sequence[Move]]:
    """The buttons of a turn above the hand, and beside the table what is about the match."""
    resigns = button_beside_the_piles.test(view.options)
    if view.phase == "draw":
        hand = [*drawn(view, prepared)["pile"], *([] if view.stock else [EndRound()])]
    else:
        hand = [*([Discard(picked[0])] if len(picked) == 1 and not resigns else []), *_laying(view)]
    if resigns:
        hand.append(Resign())
    if view.house.doubling:
        hand.append(Offer())
    return {"hand": hand, "match": [] if resigns else [Resign()]}


def _laying(view: S) -> list[Move]:
    backs = [TakeBack(number, meld.new) for number, meld in enumerate(view.melds, 1) if meld.new]
    return [Summary(), *([EndRound()] if view.drained else []), *backs, *([PutBack()] if view.bought else [])]


def asked(view: S, move: Move) -> str:
    """What is asked before a move is made that a slip of the hand should not make."""
    if isinstance(move, Discard) and click_that_discards.test(view.options):
        return _("Discard {card}? That ends your turn.").format(card=format(move.card))
    if isinstance(move, Offer):
        said = _("Offer to play on for {stake}? If it is refused, you win the match at {now}.") if answer_to_an_offer.test(view) else _(
            "Offer to play on for {stake}? If it is refused, the round is over and you win {now}.")
        return said.format(stake=2 * view.stake, now=view.stake)
    if isinstance(move, Resign):
        return _("Resign the match? You lose {stake}.").format(stake=view.stake)
    return ""


def to_answer(view: S) -> tuple[str, Sequence[Move]] | None:
    """The offer to double the stake that waits for an answer."""
    if view.phase != "offer":
        return None
    said = _("You are asked to play on for {stake}. If you refuse, the match is over and you lose {now}.") if answer_to_an_offer.test(
        view) else _("You are asked to play on for {stake}. If you refuse, the round is over and you lose {now}.")
    return said.format(stake=2 * view.stake, now=view.stake), (Accept(), Refuse())


def called(view: S, meld: Cards) -> str:
    """What a meld is, and what it counts."""
    points, kind = worth(meld, view.house.worths), "{ranks}"
    if len(meld) >= CANASTA:
        kind = _("Mixed canasta of {ranks}") if wilds(meld) else _("Natural canasta of {ranks}")
        points += MIXED if wilds(meld) else NATURAL
    title = kind.format(ranks=ranks_named(meld))
    return plural("{meld}, {n} point", "{meld}, {n} points", points).format(meld=title, n=points)


def held_worths(view: S, seat: int) -> tuple[int, ...]:
    """What each card still held counts at the end of the round."""
    return tuple(_worths(view, view.hands[seat])) if view.phase == "over" else ()


def _worths(view: S, cards: Iterable[Card]) -> Iterable[int]:
    return (view.house.worths[card] for card in cards)


MELDING = Melding(
    arranged=formed, lay=lambda melds: Lay(tuple(map(tuple, melds))), counts=counted, find=found, draws=drawn, discard=Discard,
    places=places, called=called, worths=held_worths, changes=changes, ended=ended,
    order="3456789TJQKA2", sorting="rank", click=clicked, touch=touched, belongs=belongs, waits=waiting, presses=pressed,
    returns=returned, asks=asked, answers=to_answer)
