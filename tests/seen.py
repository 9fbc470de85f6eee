"""Which cards a text names, in any of the ways in which cardlab writes or says them."""

import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any
from urllib.parse import unquote_plus

WRITTEN = re.compile(r"(?<![\w%-])(?:[01]?w|[01]|[mx])?([ATJQK2-9][SHDC])(?![\w-])")
PRINTED = re.compile(r"(10|[AJQK2-9])([♠♥♦♣])")
NAMES = "ace two three four five six seven eight nine ten jack queen king"
JOKER = re.compile(r"JK=[A-Z0-9]{2}|joker as \w+(?: of)?[ ♠♥♦♣]\w*")
"""A joker that stands for a card is not that card."""
RANKS = dict(zip(NAMES.split(), "A23456789TJQK"))
SPOKEN = re.compile(rf"\b({'|'.join(RANKS)}|10|[AKQJ2-9])(?: of)? (spades|hearts|diamonds|clubs)\b")
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
PROGRAM = "export function render("
"""What tells the program of the page, which is the same for everybody, from all other texts."""


def faces(text: str) -> set[str]:
    """The faces that a text names: `QH`, `wQH`, `0QH/AH>1`, `Q♥`, `10♥`, `queen of hearts`, also inside addresses."""
    whole = JOKER.sub("", f"{text} {unquote_plus(text)}")
    found = set(WRITTEN.findall(whole))
    found |= {rank.replace("10", "T") + SUITS[sign] for rank, sign in PRINTED.findall(whole)}
    return found | {RANKS.get(rank, rank.replace("10", "T")) + suit[0].upper() for rank, suit in SPOKEN.findall(whole)}


def unseen(state: Any, seat: int) -> set[str]:
    """The faces of which the seat has seen no copy."""
    hidden, pack = Counter(map(str, state.view(seat).unseen())), Counter(map(str, state.pack()))
    return {face for face, count in hidden.items() if count == pack[face]}


def strings(value: Any) -> Iterable[str]:
    """All strings inside a JSON value, the program of the page apart."""
    if isinstance(value, str):
        if PROGRAM not in value:
            yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from (name, *strings(part))
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


def named(payload: str | bytes) -> set[str]:
    """The faces that a message or a page names."""
    text = payload if isinstance(payload, str) else payload.decode("utf-8", "replace")
    try:
        parts = list(strings(json.loads(text)))
    except ValueError:
        parts = [text]
    return {face for part in parts for face in faces(part)}
