"""Rebuilding the table: as good as integer programming, and every step of it legal."""

from __future__ import annotations

import os
import re
from collections import Counter
from random import Random

import pytest
from rummy_hands import AMPLE, table
from table_programme import kinds, most, pullable, replaced

from cardlab.core.cards import FACES, JOKER, Card, Cards, cards
from cardlab.games.rummy.melds import Meld, Melds, Terms, Values, faces, held, jokers, kind, natural, worth
from cardlab.games.rummy.rearrange import Plan, rearranged

TABLES = int(os.environ.get("CARDLAB_TABLES", "72"))
"""How many tables the comparison takes; more of them find rarer mistakes."""
TERMS = Terms(most_jokers=1)
VALUES = (Values(five_point=True, low_ace=5, high_ace=15, hand_ace=15), Values(hand_ace=15))


class Checker:
    """A table and a hand on which steps are replayed by the rules of Igraonica, read strictly."""

    def __init__(self, melds: Melds, hand: Cards, terms: Terms) -> None:
        self.melds, self.hand, self.terms = list(melds), Counter(hand), terms
        self.owed: Counter[Card] = Counter()

    def step(self, word: str) -> None:
        """Make one move, which must be legal."""
        assert self.hand.total(), "the round was over"
        if word[0] == "m":
            meld = cards(word[1:].replace(",", " "))
            assert kind(meld, self.terms)
            self.spend(map(held, meld))
            self.melds.append(meld)
            return
        found = re.fullmatch(r"([pas])(\d+)(?:([:<>])(?:JK=)?(\w\w))?", word)
        assert found, word
        at = int(found[2]) - 1
        meld, card = self.melds[at], FACES[found[4]] if found[4] else None
        if card is None:
            assert not jokers(meld)
            del self.melds[at]
            self.receive(*meld)
        elif found[1] == "p":
            self.melds[at] = self.shorter(meld, card)
            self.receive(card)
        elif found[1] == "a":
            self.spend([card])
            self.melds[at] = self.longer(meld, card, found[3])
        else:
            assert replaced(meld) == [card], "the joker's card is in doubt"
            self.spend([card])
            self.melds[at] = tuple(each if natural(each) else card for each in meld)
            self.receive(JOKER)

    def receive(self, *came: Card) -> None:
        self.hand.update(came)
        self.owed.update(came)

    def spend(self, gone: object) -> None:
        spent = Counter(gone)  # type: ignore[call-overload]
        assert spent <= self.hand
        self.hand -= spent
        self.owed -= spent

    def shorter(self, meld: Meld, card: Card) -> Meld:
        """A meld from which a card was pulled that may be missing there."""
        at = meld.index(card)
        rest = (*meld[:at], *meld[at + 1 :])
        assert kind(rest, self.terms)
        assert not jokers(meld) or len({face[0] for face in faces(meld)}) > 1
        return rest

    def longer(self, meld: Meld, card: Card, place: str) -> Meld:
        """A meld with a card that goes on where it was said."""
        if len({face[0] for face in faces(meld)}) > 1:
            both = [each for each in ((card, *meld), (*meld, card)) if kind(each, self.terms)]
            assert len(both) == 1 or place != ":"
            return both[0] if place != ">" else both[-1]
        plain = (*filter(natural, meld), card)
        suits = [suit for suit in "SHCD" if suit not in {each[1] for each in plain}]
        added = (*plain, *(FACES[f"JK={card[0]}{suit}"] for suit in suits[: jokers(meld)]))
        assert kind(added, self.terms)
        return added


def replayed(melds: Melds, hand: Cards, plan: Plan, terms: Terms) -> None:
    """The steps lead to the plan's table, and nothing is owed at the end."""
    checker = Checker(melds, hand, terms)
    for word in plan.steps:
        checker.step(word)
    assert not checker.owed, plan
    assert Counter(tuple(sorted(map(held, meld))) for meld in checker.melds) == Counter(
        tuple(sorted(map(held, meld))) for meld in plan.melds)
    assert sorted(checker.hand.elements()) == sorted((Counter(hand) - Counter(plan.played)).elements())
    assert kinds(tuple(checker.melds), terms)


def gain(melds: Melds, plan: Plan, values: Values) -> tuple[int, int]:
    """The points that a plan wins and how many cards it plays."""
    return sum(worth(meld, values) for meld in plan.melds) - sum(worth(meld, values) for meld in melds), len(plan.played)


def some_table(number: int, salt: int = 0) -> tuple[Melds, Cards]:
    """A table of two packs with up to two jokers, and a hand with up to two."""
    rng = Random(f"{salt} {number}")
    melds, left = table(rng, rng.randint(1, 8), rng.choice((0, 0, 1, 1, 2)), 2, TERMS)
    wild = rng.choice((0, 0, 1, 1, 2))
    return melds, (*left[: rng.randint(1, 14 - wild)], *(JOKER,) * wild)


@pytest.mark.parametrize("part", range(8))
def test_as_good_as_integer_programming(part: int) -> None:
    for number in range(part, TABLES, 8):
        melds, hand = some_table(number)
        values = VALUES[number % 2]
        plan = rearranged(melds, hand, TERMS, values, AMPLE)
        replayed(melds, hand, plan, TERMS)
        best = most(melds, hand, TERMS, values)
        assert best is not None and plan.exact and gain(melds, plan, values) == best, (melds, hand, number, plan, best)


@pytest.mark.parametrize("number", range(TABLES // 6))
def test_identical_cards_of_four_packs(number: int) -> None:
    terms, rng = Terms(most_jokers=1, identical=True), Random(number)
    melds, left = table(rng, rng.randint(0, 3), rng.choice((0, 1)), 4, terms)
    hand = (*[card for card in left if card[0] in "A234" and card[1] in "SH"][:9], JOKER)
    plan = rearranged(melds, hand, terms, VALUES[0], AMPLE)
    replayed(melds, hand, plan, terms)
    assert plan.exact and gain(melds, plan, VALUES[0]) == most(melds, hand, terms, VALUES[0])


@pytest.mark.parametrize(("before", "hand", "after", "won"), [
    pytest.param("4D 5D 6D 7D", "4H 4C KS", ["4D 4H 4C", "5D 6D 7D"], 10, id="IG-E15"),
    pytest.param("6S 7S 8S 9S TS", "8S KD", ["6S 7S 8S", "8S 9S TS"], 5, id="IG-E16"),
    pytest.param("QS KS JK=AS", "AS 7H 7D", ["7H 7D JK", "QS KS AS"], 15, id="IG-E5"),
    pytest.param("QS KS AS / 7H 7D JK=7C", "7C KD 2H", ["7C 7H 7D JK", "QS KS AS"], 5, id="IG-E7"),
    pytest.param("5S 6S 7S", "JK 2H KD", ["5S 6S 7S JK"], 5, id="IG-E10, the joker in a new meld"),
    pytest.param("JH QH KH AH / 2H 3H 4H", "9S", ["2H 3H 4H", "JH QH KH AH"], 0, id="IG-E17"),
    pytest.param("5S 6S / 9H 9D 9C", "7S KD", ["5S 6S 7S", "9H 9D 9C"], 5, id="a lone part is repaired"),
    pytest.param("5S 6S / 9H 9D 9C", "9S KD", ["5S 6S", "9H 9D 9S 9C"], 5, id="a lone part stays")])
def test_examples(before: str, hand: str, after: list[str], won: int) -> None:
    melds = tuple(cards(each) for each in before.split("/"))
    plan = rearranged(melds, cards(hand), TERMS, VALUES[0])
    assert sorted(sorted(map(held, meld)) for meld in plan.melds) == sorted(sorted(cards(each)) for each in after)
    assert gain(melds, plan, VALUES[0])[0] == won
    assert bool(plan.steps) == bool(plan.played)


@pytest.mark.parametrize("number", range(3))
def test_large_tables_get_a_good_plan(number: int) -> None:
    melds, left = table(Random(number), 16, 4, 4, TERMS)
    hand = (*left[:12], JOKER, JOKER)
    plan = rearranged(melds, hand, TERMS, VALUES[0], 300_000)
    replayed(melds, hand, plan, TERMS)
    assert gain(melds, plan, VALUES[0]) > gain((), rearranged((), hand, TERMS, VALUES[0]), VALUES[0])


def test_tables_of_other_rules_are_not_called_exact() -> None:
    melds = (cards("5S JK=6S JK=7S 8S"), cards("9H 9D 9C"))
    plan = rearranged(melds, cards("9S 4D 5D 6D"), Terms(), VALUES[1])
    assert not plan.exact and melds[0] in plan.melds
    replayed(melds, cards("9S 4D 5D 6D"), plan, Terms())


def test_pulled_cards_are_those_the_programme_allows() -> None:
    assert pullable((cards("5S JK=6S 7S"), cards("5H 5D JK=5C"))) == Counter()
    assert pullable((cards("5S JK=6S 7S 8S"),)) == Counter(cards("5S 8S"))


def test_a_search_that_is_cut_gives_the_same_plan_each_time() -> None:
    melds, left = table(Random(7), 12, 2, 2, TERMS)
    hand = (*left[:10], JOKER)
    plans = [rearranged(melds, hand, TERMS, VALUES[0], 5000) for _time in range(2)]
    assert plans[0] == plans[1] and not plans[0].exact
    replayed(melds, hand, plans[0], TERMS)
