"""Where a round of Kanasta stands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Self

from ...core.cards import BACK, Cards, Hands, cards
from ...core.errors import Unreadable
from ...core.language import translate as _
from ...core.state import CODECS, Codec, Ints, State
from .melds import PACK, RED_THREES, WILD, Meld, Melds, fault, worth
from .options import KanastaOptions
from .staking import possible

MELD = re.compile(r"([01]):([A-Z0-9,]*)(?:\+([A-Z0-9,]*))?(?:\+([A-Z0-9,]+))?")
ENDINGS = ("out", "stock", "red three", "refused", "resigned")


def _written(meld: Meld) -> str:
    parts = [",".join(map(str, part)) for part in (meld.old, meld.new, meld.paid)]
    return f"{meld.owner}:{'+'.join(parts).rstrip('+')}"


def _read(word: str) -> Meld:
    found = MELD.fullmatch(word)
    if not found or not (found[2] or found[3] or found[4]):
        raise Unreadable(_("“{word}” is no meld: expected something like 0:KS,KH,KD+2S.").format(word=word[:40]))
    old, new, paid = (cards((part or "").replace(",", " ")) for part in found.groups()[1:])
    return Meld(int(found[1]), old, new, paid)


CODECS = CODECS | {"Melds": (lambda melds: " ".join(map(_written, melds)), lambda words: tuple(map(_read, words.split())))}


@dataclass(frozen=True)
class KanastaState(State):
    """A round of Kanasta.

    Attributes:
        pile: the discard pile, the top card first.
        melds: the melds of both players; moves count them from 1.
        threes: the red threes that each player has laid out.
        bought: the pile that the player on turn has taken in this turn, the top card first.
        drained: whether the last card of the stock was a red three whose owner may still meld.
        offer: who has offered to double the stake and waits for an answer.
        resume: the phase to which the round goes back after the answer.
        acceptors: who has accepted each doubling of the match's stake, in order.
        winner: who has gone out.
        loser: who has refused an offer or resigned.
        ending: how the round has ended: "out", "stock", "red three", "refused" or "resigned".
        standing: the totals of the match before this round.
    """

    options: KanastaOptions
    pile: Cards = ()
    melds: Melds = ()
    threes: Hands = ((), ())
    bought: Cards = ()
    drained: bool = False
    offer: int | None = None
    resume: str = ""
    acceptors: Ints = ()
    winner: int | None = None
    loser: int | None = None
    ending: str = ""
    standing: Ints = (0, 0)

    game: ClassVar[str] = "kanasta"
    phases: ClassVar[tuple[str, ...]] = ("draw", "meld", "offer", "over")
    moments: ClassVar[tuple[str, ...]] = ("meld:end",)
    codecs: ClassVar[dict[str, Codec]] = CODECS

    @property
    def moment(self) -> str:
        """The phase; `meld:end` once the end of the turn has to be judged: first melds or black threes were laid, or few cards are
        left, in the hand or in the stock."""
        if self.phase != "meld":
            return self.phase
        if self.drained or len(self.hand) < 2:
            return "meld:end"
        fresh = [meld.rank for meld in self.melds if meld.new]
        return "meld:end" if fresh and ("3" in fresh or not self.opened(self.turn)) else "meld"

    def pack(self) -> Cards:
        return PACK

    def piles(self) -> Iterator[Cards]:
        yield from super().piles()
        yield self.pile
        yield from self.threes
        for meld in self.melds:
            yield meld.cards

    def fill(self, rng: Random) -> Self:
        """A full state that looks like this view; red threes that nobody has seen are in the stock, never in a hand."""
        left = list(self.unseen())
        rng.shuffle(left)
        left.sort(key=RED_THREES.__contains__)
        hands = tuple(tuple(left.pop(0) if card == BACK else card for card in hand) for hand in self.hands)
        rng.shuffle(left)
        return self.but(hands=hands, stock=tuple(left.pop() if card == BACK else card for card in self.stock), eyes=None)

    def check(self) -> None:
        super().check()
        if self.seats != 2 or len(self.standing) != 2 or len(self.threes) != 2:
            raise Unreadable(_("Kanasta is for two players: hands, threes and standing need two parts each."))
        seats = (self.winner, self.loser, self.offer, *self.acceptors)
        if not set(seats) <= {None, 0, 1}:
            raise Unreadable(_("winner, loser, offer and acceptors name seats that are 0 or 1."))
        if (self.phase == "over") != bool(self.ending) or self.ending not in ("", *ENDINGS):
            raise Unreadable(_("A round that is over needs an ending, and only such a round has one: {known}.").format(
                known=", ".join(ENDINGS)))
        if (self.winner is not None) != (self.ending == "out") or (self.loser is not None) != (self.ending in ("refused", "resigned")):
            raise Unreadable(_("winner is who has gone out, loser who has refused or resigned; nobody else is either."))
        offer, back = (1 - self.turn, ("draw", "meld")) if self.phase == "offer" else (None, ("",))
        if self.offer != offer or self.resume not in back:
            raise Unreadable(_("An offer is made by the player who is not on turn, and resume says draw or meld."))
        self._check_table()
        self._check_melds()
        self._check_hands()
        self._check_stake()

    @property
    def player(self) -> int:
        """Whose turn it is, also while the other player answers an offer."""
        return self.turn if self.offer is None else self.offer

    def _check_table(self) -> None:
        """Raise `Unreadable` if melds, red threes or the pile taken cannot lie so."""
        if not RED_THREES.issuperset(sum(self.threes, ())) or any(not RED_THREES.isdisjoint(hand) for hand in self.hands):
            raise Unreadable(_("threes holds the red threes that are laid out, and no hand holds any."))
        ranks = [(meld.owner, meld.rank) for meld in self.melds]
        odd = [meld for meld in self.melds if {card[0] for card in meld.cards if card not in WILD} != {meld.rank}]
        if odd or len(set(ranks)) < len(ranks) or BACK in self.pile:
            raise Unreadable(_("Each player has one meld of a rank at most, and it holds cards of that rank and wild cards."))
        on_turn = self.player
        laid = tuple(card for meld in self.melds for card in meld.paid + meld.new)
        begun = any(meld.owner != on_turn for meld in self.melds if meld.new or meld.paid) or "draw" in (self.phase, self.resume)
        rest = Counter(self.bought[1:]) - Counter((*self.hands[on_turn], *self.threes[on_turn], *laid))
        if self.phase != "over" and ((begun and (laid or self.bought)) or (self.bought and (self.pile or rest))):
            raise Unreadable(_("Only the player on turn has laid cards in this turn, and holds the pile that was taken in it."))

    def _check_melds(self) -> None:
        """Raise `Unreadable` if a meld could not have been laid."""
        rule, threes = self.house.wild_rule, self.house.black_three_meld != "never"
        before = threes and self.phase == "over"
        for meld in self.melds:
            parts = (meld.old, before), (meld.old + meld.paid, before), (meld.cards, threes)
            wrong = [part for part, black in parts if part and fault(part, rule, black)]
            if wrong:
                raise Unreadable(_(
                    "{cards} cannot be a meld at this table: three cards or more of one rank were expected, with few enough wild cards."
                ).format(cards=" ".join(wrong[0])))

    def _check_hands(self) -> None:
        """Raise `Unreadable` if a player holds too few cards to go on with."""
        if self.phase == "over":
            return
        held = [len(hand) for hand in self.hands]
        melding = "meld" in (self.phase, self.resume)
        if self.drained and (self.stock or not melding or self.house.last_card_red_three != "meld_then_end"):
            raise Unreadable(_("drained says that a red three was the last card of the stock and its player may still meld."))
        if melding and not self.drained and self.canastas(self.player) < self.house.canastas_to_go_out:
            held[self.player] += sum(len(meld.new) for meld in self.melds) - 1
        elif melding:
            held[self.player] = 1
        if min(held) < 1:
            raise Unreadable(_("A hand holds too few cards: whoever cannot go out keeps one when the turn ends."))

    def _check_stake(self) -> None:
        """Raise `Unreadable` if the stake could not have been doubled so."""
        early = self.resume == "meld" and self.house.double_timing == "own_turn_before_draw"
        offered = () if self.offer is None else (1 - self.offer,)
        if early or not possible(self.options, self.acceptors + offered):
            raise Unreadable(_("acceptors and offer double the stake as these house rules do not allow."))

    def own(self, seat: int) -> Melds:
        """A player's melds."""
        return tuple(meld for meld in self.melds if meld.owner == seat)

    def own_of(self, seat: int, rank: str) -> Meld | None:
        """A player's meld of that rank, if there is one."""
        for meld in self.melds:
            if meld.owner == seat and meld.rank == rank:
                return meld
        return None

    def canastas(self, seat: int) -> int:
        """How many canastas a player has."""
        found = 0
        for meld in self.melds:
            if meld.owner == seat and meld.canasta:
                found += 1
        return found

    def had_melds(self, seat: int) -> bool:
        """Whether a player had a meld before this turn."""
        return any(meld.owner == seat and meld.old for meld in self.melds)

    def opened(self, seat: int) -> bool:
        """Whether a player's first melds are accepted: since an earlier turn, or because they took the pile. Source: C7."""
        return self.had_melds(seat) or (bool(self.bought) and seat == self.turn)

    @property
    def laid(self) -> Cards:
        """All cards that the player on turn has laid in this turn, those for the pile among them."""
        return tuple(card for meld in self.melds for card in meld.paid + meld.new)

    @property
    def laid_points(self) -> int:
        """What these cards count. Source: C7.2."""
        return worth(self.laid, self.house.worths)

    @property
    def stake(self) -> int:
        """What the match is played for now."""
        return self.options.staked(len(self.acceptors))

    @property
    def wild_in_pile(self) -> bool:
        """Whether a wild card lies in the pile."""
        return not WILD.isdisjoint(self.pile)
