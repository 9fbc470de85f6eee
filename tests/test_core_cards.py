"""Cards, their text, and what people read and hear of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlab.core.cards import BACK, FACES, JOKER, Card, card, cards, spoken, text, without
from cardlab.core.language import use

faces = st.lists(st.sampled_from(list(FACES.values())), max_size=30).map(tuple)


@given(hand=faces)
def test_cards_are_read_as_written(hand: tuple[Card, ...]) -> None:
    assert cards(text(hand)) == hand


def test_backs_are_counted_and_nothing_is_a_dash() -> None:
    assert text(cards("QH ?? ?? TS")) == "QH ??*2 TS"
    assert text(()) == "-" and cards("-") == cards("") == ()


@pytest.mark.parametrize(
    ("word", "shown", "said"),
    [
        ("TH", "10♥", "ten of hearts"),
        ("QS", "Q♠", "queen of spades"),
        ("??", "a face-down card", "a face-down card"),
        ("JK", "joker", "joker"),
        ("JK=7S", "joker as 7♠", "joker as 7♠"),
    ],
)
def test_a_card_for_people(word: str, shown: str, said: str) -> None:
    assert (f"{card(word)}", spoken(card(word)), str(card(word))) == (shown, said, word)
    with use("xx"):
        assert spoken(card(word)).startswith("[")


def test_faces_are_interned_and_name_their_rank_and_suit() -> None:
    assert card("QH") is card("QH") and (card("QH").rank, card("QH").suit) == ("Q", "H")
    assert (JOKER.rank, JOKER.suit) == ("JK", "") and (BACK.rank, BACK.suit) == ("?", "?")
    assert (card("JK=7S").rank, card("JK=7S").suit) == ("JK", "")


def test_cards_are_taken_away_once_each() -> None:
    assert without(cards("QH QH KH"), card("QH")) == cards("QH KH")
    with pytest.raises(ValueError):
        without(cards("QH"), card("KH"))
