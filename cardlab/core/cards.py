"""Cards are two letters, rank then suit: the text is the card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby

from .errors import Unreadable
from .language import translate as _

RANKS, SUITS = "A23456789TJQK", "SHCD"
SIGNS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}


class Card(str):
    """One face: `QH` the queen of hearts, `TS` the ten of spades, `JK` a joker, `JK=7S` a joker standing for 7♠, `??` face down.

    Equal faces are equal cards; a pack with two identical cards simply holds the face twice.
    `str(card)` is the form for machines (`TH`), `format(card)` the one for people (`10♥`).
    """

    __slots__ = ()

    @property
    def rank(self) -> str:
        """One letter of `A23456789TJQK`; `JK` for a joker, `?` face down."""
        return "JK" if self.startswith("JK") else self[0]

    @property
    def suit(self) -> str:
        """One letter of `SHCD`; empty for a joker, `?` face down."""
        return "" if self.startswith("JK") else self[1]

    def __format__(self, spec: str) -> str:
        if self == BACK:
            return _("a face-down card")
        if self.startswith("JK"):
            return _("joker as {card}").format(card=card(self[3:])) if "=" in self else _("joker")
        return ("10" if self[0] == "T" else self[0]) + SIGNS[self[1]]


Cards = tuple[Card, ...]
Hands = tuple[Cards, ...]

BACK, JOKER = Card("??"), Card("JK")
FACES = {str(face): face for face in (Card(rank + suit) for suit in SUITS for rank in RANKS)}
FACES |= {"??": BACK, "JK": JOKER} | {f"JK={face}": Card(f"JK={face}") for face in FACES}


def card(word: str) -> Card:
    """Read one card.

    Raises:
        Unreadable: naming the word, if it is no card.
    """
    face = FACES.get(word)
    if face is None:
        raise Unreadable(_("“{word}” is no card: expected a rank of {ranks} and a suit of {suits}.").format(
            word=word[:20], ranks=RANKS, suits=SUITS))
    return face


def cards(words: str) -> Cards:
    """Read cards separated by blanks; `??*5` stands for five face-down cards and `-` for none.

    >>> cards("QH ??*2")
    ('QH', '??', '??')
    """
    found: list[Card] = []
    for word in words.replace("-", " ").split():
        face, star, count = word.partition("*")
        if star and not (count.isascii() and count.isdigit() and len(count) < 4):
            raise Unreadable(_("“{word}” is no card: a number was expected after the star.").format(word=word[:20]))
        found += [card(face)] * int(count or 1)
    return tuple(found)


def text(faces: Iterable[Card]) -> str:
    """Write cards in their order, so that `cards` reads them again.

    >>> text(cards("QH ?? ??"))
    'QH ??*2'
    """
    words: list[str] = []
    for down, run in groupby(faces, key=lambda face: face == BACK):
        group = list(run)
        words += [f"??*{len(group)}"] if down else [str(face) for face in group]
    return " ".join(words) or "-"


def place(faces: Sequence[Card], face: Card) -> int:
    """Where a card lies: the very object if it is there, otherwise the first equal one."""
    for at, each in enumerate(faces):
        if each is face:
            return at
    return faces.index(face)


def without(faces: Iterable[Card], *gone: Card) -> Cards:
    """The cards that remain when each of `gone` is taken away once."""
    left = tuple(faces)
    for face in gone:
        at = place(left, face)
        left = left[:at] + left[at + 1 :]
    return left


def listed(word: str) -> Cards | None:
    """The cards of a word such as `KS,KH`; None if it writes none."""
    found = tuple(FACES[part] for part in word.split(",") if part in FACES and part != BACK)
    return found if found and len(found) == word.count(",") + 1 else None


def less(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The cards without those of `gone` that are among them, each once."""
    for card in gone:
        if card in cards:
            cards = without(cards, card)
    return cards


@cache
def english_name(face: Card) -> str:
    """The English message that names a card: `queen of hearts`."""
    ranks = dict(zip(RANKS, "ace two three four five six seven eight nine ten jack queen king".split(), strict=True))
    suits = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
    return f"{ranks[face[0]]} of {suits[face[1]]}"


def spoken(face: Card) -> str:
    """A card's name as it is read aloud, in the current language."""
    if face == BACK or face.startswith("JK"):
        return format(face)
    return _(english_name(face))
