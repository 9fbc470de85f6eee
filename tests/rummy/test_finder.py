"""The finder of melds against integer programming and against trying every meld."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest
from programme import Programme, every_meld, price
from rummy_hands import TERMS, VALUES, grown_hand, random_hand

from cardlab.core.cards import Card, Cards, cards, without
from cardlab.games.rummy.finder import Found, best, deadwood_after, opening, possible
from cardlab.games.rummy.melds import Terms, Values, hand_worths, held, kind, worth

HANDS = int(os.environ.get("CARDLAB_HANDS", "144"))
"""How many hands the comparison takes; more of them find rarer mistakes."""
KINDS = [(terms, values) for terms in TERMS for values in VALUES]


def some_hands(count: int, salt: int, most: int = 15) -> list[tuple[Cards, Terms, Values]]:
    """Hands of every size and every number of jokers, under every kind of rules."""
    made = []
    for number in range(count):
        rng = Random(f"{salt} {number}")
        terms, values = KINDS[number % len(KINDS)]
        size, packs = rng.randint(5, most), 4 if terms.identical else 2
        make = random_hand if rng.random() < 0.3 else grown_hand
        made.append((make(rng, size, min(rng.choice((0, 0, 1, 1, 2, 2, 3, 4, 6)), size), packs), terms, values))
    return made


def spent(hand: Cards, found: Found, terms: Terms) -> None:
    """The melds are melds, and with the cards that stay over they are the hand."""
    assert all(kind(meld, terms) for meld in found.melds)
    assert sorted([*found.left, *(held(card) for meld in found.melds for card in meld)]) == sorted(hand)


@pytest.mark.parametrize("part", range(8))
def test_as_good_as_integer_programming(part: int) -> None:
    for hand, terms, values in some_hands(HANDS, 1)[part::8]:
        programme = Programme(hand, terms, values)
        found = best(hand, terms, values)
        spent(hand, found, terms)
        assert sum(hand_worths(found.left, values)) == programme.deadwood(), (hand, terms, values)
        found = best(hand, terms, values, "points")
        spent(hand, found, terms)
        assert sum(worth(meld, values) for meld in found.melds) == programme.points(), (hand, terms, values)


@pytest.mark.parametrize("part", range(4))
def test_openings_are_the_cheapest(part: int) -> None:
    for number, (hand, terms, values) in enumerate(some_hands(HANDS // 2, 2)[part::4]):
        least = (30, 40, 51, 80)[number % 4]
        programme, found = Programme(hand, terms, values), opening(hand, terms, values, least)
        expected = programme.opening(least)
        assert (found and sum(price(meld, values) for meld in found.melds)) == expected, (hand, terms, values, least)
        if found:
            spent(hand, found, terms)
            assert sum(worth(meld, values) for meld in found.melds) >= least
        single = opening(hand, terms, values, least, whole_turn=False)
        enough = [price(meld, values) for meld in programme.melds if worth(meld, values) >= least]
        assert (single and price(single.melds[0], values)) == (min(enough) if enough else None)


def test_deadwood_after_each_discard_is_that_of_the_smaller_hand() -> None:
    for hand, terms, values in some_hands(HANDS, 3):
        after = deadwood_after(hand, terms, values)
        assert after.keys() == set(hand)
        for card, deadwood in after.items():
            assert deadwood == sum(hand_worths(best(without(hand, card), terms, values).left, values)), (hand, card, terms, values)


def test_every_meld_of_a_hand_is_found_once() -> None:
    for hand, terms, _ in some_hands(HANDS, 4, most=11):
        found = possible(hand, terms)
        expected = every_meld(hand, terms)
        assert len(found) == len(set(found))
        assert {meld for meld in found if len({card[-2] for card in meld}) > 1} == {
            meld for meld in expected if len({card[-2] for card in meld}) > 1}
        assert {tuple(sorted(map(held, meld))) for meld in found} == {tuple(sorted(map(held, meld))) for meld in expected}
        assert all(kind(meld, terms) for meld in found)


@pytest.mark.parametrize(("hand", "least", "melds"), [
    ("TH JH QH 4S 9D", 30, ["TH JH QH"]),
    ("7S 7H 7D 2C", 30, None),
    ("8H 8D 8S 4C 5C 6C KD", 30, ["4C 5C 6C", "8S 8H 8D"]),
    ("8H 8D 8S 4C 5C 6C JK KD KS", 30, ["4C 5C 6C", "8S 8H 8D"]),
    ("6H 8H JK 2S 3D", 21, ["6H JK=7H 8H"]),
    ("AS 2S 3S QD KD AD", 30, ["QD KD AD"]),
    ("AS JK JK 9D", 5, None)])
def test_openings_of_the_rule_books(hand: str, least: int, melds: list[str] | None) -> None:
    found = opening(cards(hand), Terms(), Values(), least)
    assert (found and sorted(" ".join(meld) for meld in found.melds)) == melds


def test_of_equal_choices_the_jokers_stay() -> None:
    found = best(cards("JK 7S 8S 9S 2D"), Terms(), Values(hand_joker=0, hand_ace=11))
    assert Card("2D") in found.left
    assert best((), Terms(), Values()) == Found((), ())


@pytest.mark.parametrize("size", [20, 34, 60])
def test_a_big_hand_is_laid_out_well_enough(size: int) -> None:
    for number in range(6):
        hand = grown_hand(Random(number), size, 6, 4)
        found = best(hand, TERMS[0], VALUES[0])
        assert all(kind(meld, TERMS[0]) for meld in found.melds)
        assert Counter(map(held, sum(found.melds, ()))) + Counter(found.left) == Counter(hand)
        assert len(found.left) < size // 3
        first = opening(hand, TERMS[0], VALUES[0], 60)
        assert first and sum(worth(meld, VALUES[0]) for meld in first.melds) >= 60
