"""What a reader has in hand at a table of melds: the order of the cards, those picked, and melds not laid yet.

None of it belongs to the state: nobody else sees it, and it changes at any time, also while others play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.cards import BACK, Card, Cards
from ..core.game import Game
from ..core.language import translate as _
from ..core.melding import Melding
from ..core.move import Move
from .arrange import Arrangement, chosen, face_of, keyed, lines

MOST = 20
"""Melds that may be prepared at once."""


@dataclass(frozen=True)
class Draft:
    """Cards that are put aside to be laid together, and the meld they are meant as."""

    keys: tuple[str, ...]
    meld: Cards


class Desk:
    """One reader's hand.

    Args:
        game: the game, in which melds are laid.
        seat: the reader's seat.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.arrangement = Arrangement(self.melding.sorting, self.melding.order)
        self.picked: list[str] = []
        self.drafts: list[Draft] = []
        self._cards: dict[str, Card] = {}
        self._view: Any = None
        self.acts: dict[str, Callable[[Any], str | None]] = {
            "select": self.select, "arrange": self.arrange, "sort": self.sort, "draft": self.draft, "back": self.back,
            "clear": self.clear, "find": self.find, "mean": self.mean,
        }

    @property
    def melding(self) -> Melding:
        """How melds are laid in this game."""
        assert self.game.melding is not None
        return self.game.melding

    def act(self, name: str, value: Any, view: Any) -> str | None:
        """Do something with the hand as it is now; gives a sentence if it cannot be done."""
        self.see(view)
        return self.acts[name](value)

    def see(self, view: Any) -> None:
        """Look at the hand as it is now: what has left it is no longer picked or prepared."""
        before, self._view, self._cards = self._cards, view, keyed(view.hands[self.seat])
        gone, free = Counter(before.values()) - Counter(self._cards.values()), list(self._cards)
        kept = []
        for draft in self.drafts:
            faces = Counter(before[key] for key in draft.keys if key in before)
            if gone and faces <= gone:
                gone -= faces  # it has been laid; an equal card that is left belongs to the hand
            elif keys := _again(free, draft.keys):
                kept.append(self._draft(keys, draft))
        self.drafts, picked, self.picked = kept, self.picked, []
        for key in picked:
            if gone[before[key]]:
                gone[before[key]] -= 1
            elif key in free:
                self.picked.append(key)
        self.order = self.arrangement.ordered(list(self._cards))

    def face(self, key: str) -> Card:
        """The card of a key."""
        return self._cards[key]

    @property
    def held(self) -> Cards:
        """The cards that are picked."""
        return tuple(self.face(key) for key in self.picked)

    @property
    def shown(self) -> list[str]:
        """The keys of the cards in the hand that are not put aside, in the reader's order."""
        aside = {key for draft in self.drafts for key in draft.keys}
        return [key for key in self.order if key not in aside]

    def marks(self, mine: bool) -> list[str | None]:
        """The blue line: what would be laid with the pile if it can be taken now, else which neighbours in the hand form a meld."""
        faces = tuple(self.face(key) for key in self.shown)
        waiting = list(self.melding.waits(self._view)) if mine else []
        return chosen(faces, waiting) if waiting else lines(faces, lambda cards: bool(self.formed(cards)))

    def formed(self, cards: Sequence[Card]) -> Sequence[Cards]:
        """The melds that exactly these cards form."""
        return () if BACK in cards else self.melding.arranged(self._view, tuple(cards))

    def draws(self) -> Mapping[str, Sequence[Move]]:
        """What can be drawn from where, together with what would be laid now."""
        return self.melding.draws(self._view, self.meant())

    def presses(self) -> Mapping[str, Sequence[Move]]:
        """The moves that have a button, by zone."""
        return self.melding.presses(self._view, self.held, self.meant())

    def meant(self) -> list[Cards]:
        """What would be laid now: the prepared melds, and the picked cards as one more."""
        melds = [draft.meld for draft in self.drafts]
        picked = self.held
        if len(picked) > 1 or (picked and not melds):
            melds.append(next(iter(self.formed(picked)), picked))
        return melds

    def select(self, value: Any) -> None:
        """Pick a card, or no longer; cards with which it cannot form a meld are put aside if they form one, or put back."""
        if value in self.picked:
            self.picked.remove(value)
        elif value in self._cards:
            if not self._gather((*self.held, self.face(value))):
                if self.formed(self.held):
                    self.draft(None)
                self.picked = []
            self.picked.append(value)

    def arrange(self, value: Any) -> None:
        """Move a card within the hand; the value is `key,place` among the cards not put aside."""
        key, _comma, place = str(value).partition(",")
        shown = self.shown
        if key in shown and place.isascii() and place.isdigit():
            rest = [each for each in shown if each != key]
            after = rest[int(place)] if int(place) < len(rest) else None
            others = [each for each in self.order if each != key]
            self.arrangement.move(key, others.index(after) if after else len(others))

    def sort(self, value: Any) -> None:
        """Sort by suit, by rank, as received, or melds first."""
        if value == "melds":
            keys, left = [], list(self.order)
            for meld in self.melding.find(self._view):
                keys += _taken(left, meld)
            self.arrangement.sort(self.melding.sorting)
            self.arrangement.ordered(list(self._cards))
            self.arrangement.first(keys)
        elif value in ("suit", "rank", "received"):
            self.arrangement.sort(value)

    def draft(self, value: Any) -> None:
        """Put picked cards aside as a meld; the value may name a card first and then the meld it goes to."""
        key, _comma, where = str(value or "").partition(",")
        keys = list(self.picked) if not key or key in self.picked else [key]
        keys = [each for each in keys if each in self.shown]
        at = int(where) - 1 if where.isascii() and where.isdigit() else self._company(keys)
        if 0 <= at < len(self.drafts):
            self.drafts[at] = self._draft((*self.drafts[at].keys, *keys))
        elif keys and len(self.drafts) < MOST:
            self.drafts.append(self._draft(tuple(keys)))
        self.picked = [each for each in self.picked if each not in keys]

    def back(self, value: Any) -> None:
        """Take a card back into the hand."""
        kept = [(tuple(key for key in draft.keys if key != value), draft) for draft in self.drafts]
        self.drafts = [self._draft(keys, draft) for keys, draft in kept if keys]

    def clear(self, value: Any = None) -> None:
        """Take all cards back and pick none."""
        self.drafts, self.picked = [], []

    def find(self, value: Any) -> str:
        """Put aside the melds that the hand holds; gives a sentence if it holds none."""
        self.clear()
        left = list(self.order)
        self.drafts = [Draft(tuple(_taken(left, meld)), meld) for meld in self.melding.find(self._view)][:MOST]
        return "" if self.drafts else _("Your hand holds no meld.")

    def mean(self, value: Any) -> None:
        """Choose what the cards put aside are meant as; the value is `meld,number of the choice`."""
        at, _comma, choice = str(value).partition(",")
        if f"{at}{choice}".isascii() and at.isdigit() and choice.isdigit() and 0 < int(at) <= len(self.drafts):
            draft = self.drafts[int(at) - 1]
            found = self.choices(draft)
            if int(choice) < len(found):
                self.drafts[int(at) - 1] = Draft(draft.keys, found[int(choice)])

    def choices(self, draft: Draft) -> Sequence[Cards]:
        """Everything that the cards of a draft could be meant as."""
        return self.formed([self.face(key) for key in draft.keys])

    def _gather(self, cards: Cards) -> bool:
        return self.melding.belongs is None or self.melding.belongs(self._view, cards)

    def _company(self, keys: Sequence[str]) -> int:
        """The place of the draft that cards put aside join by themselves, or -1."""
        if self.melding.belongs is None:
            return -1
        faces = tuple(map(self.face, keys))
        return next((at for at, draft in enumerate(self.drafts) if self._gather((*map(self.face, draft.keys), *faces))), -1)

    def _draft(self, keys: tuple[str, ...], before: Draft | None = None) -> Draft:
        if before and keys == before.keys:
            return before
        cards = tuple(self.face(key) for key in keys)
        return Draft(keys, next(iter(self.formed(cards)), cards))


def _again(free: list[str], keys: Sequence[str]) -> tuple[str, ...]:
    """The same cards in a hand whose equal cards have been numbered anew; they are taken from `free`."""
    found = []
    for key in keys:
        same = key if key in free else next((each for each in free if face_of(each) == face_of(key)), None)
        if same:
            free.remove(same)
            found.append(same)
    return tuple(found)


def _taken(left: list[str], meld: Cards) -> list[str]:
    """The keys of the meld's cards, which are taken from `left`."""
    keys = []
    for card in meld:
        key = next((each for each in left if face_of(each) == card[:2]), None)
        if key:
            left.remove(key)
            keys.append(key)
    return keys
