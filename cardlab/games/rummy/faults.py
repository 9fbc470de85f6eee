"""Why some cards are no meld, and which meld cards that a player has picked are meant to be."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from ...core.cards import JOKER, RANKS, Cards
from ...core.sentence import Facts
from .melds import KEPT, LEAST, LONGEST_RUN, PLACE, Meld, Terms, arranged, faces, held, jokers, kind, natural, one_rank

Fault = tuple[str, Facts]


@lru_cache(maxsize=KEPT)
def fault(meld: Meld, terms: Terms) -> Fault | None:
    """Why some cards are no meld, as a code and facts; None if they are one.

    The codes: TOO_SHORT, MIN_NATURALS, JOKER_LIMIT, SET_DUP_SUIT, CORNER, NOT_A_MELD.
    """
    if kind(meld, terms):
        return None
    facts: Facts = {"meld": meld, "n": len(meld)}
    if len(meld) < LEAST:
        return "TOO_SHORT", facts
    plain, wild = tuple(filter(natural, meld)), jokers(meld)
    if len(plain) < terms.least_naturals:
        return "MIN_NATURALS", {**facts, "n": wild, "naturals": plain}
    if (terms.most_jokers is not None and wild > terms.most_jokers) or (terms.jokers_minority and wild >= len(plain)):
        return "JOKER_LIMIT", {**facts, "n": wild, "naturals": plain}
    if one_rank(plain):
        twice = Counter(card for card in faces(meld) if card != JOKER).most_common(1)[0][0]
        return "SET_DUP_SUIT", {**facts, "card": twice}
    return ("CORNER" if _turns_corner(faces(meld)) else "NOT_A_MELD"), facts


def _turns_corner(seen: Cards) -> bool:
    """Whether the faces would be a run if the two followed the ace after a king."""
    ranks = [face[0] for face in seen if face != JOKER]
    if len({face[1] for face in seen if face != JOKER}) != 1 or len(set(ranks)) != len(ranks):
        return False
    if not {"K", "2"} <= set(ranks):
        return False
    return any(
        all(face == JOKER or face[0] == RANKS[(start + at) % 13] for at, face in enumerate(order))
        for start in range(13) for order in (seen, tuple(sorted(seen, key=lambda face: (PLACE.get(face[0], 0) - start - 1) % 13)))
        if len(seen) <= LONGEST_RUN)


@lru_cache(maxsize=KEPT)
def settled(meld: Meld, terms: Terms) -> Meld:
    """The meld that cards picked in this order mean: jokers get the faces of their places, and a run is put in order.

    Cards that mean no meld come back as they are.
    """
    if kind(meld, terms):
        return meld
    found = [each for each in arranged(meld, terms) if _agrees(meld, each)]
    if not found:
        return meld
    in_order = [each for each in found if all(held(one) == held(other) for one, other in zip(meld, each, strict=True))]
    return (in_order or found)[0]


def _agrees(picked: Meld, meld: Meld) -> bool:
    """Whether the meld gives no joker another face than it was picked with; a set's joker may change its suit."""
    chosen = [card for card in picked if "=" in card]
    return len({face[0] for face in faces(meld)}) == 1 or all(card in meld for card in chosen)
