"""The refusals of S14: which rule stands for each code, and the whole sentence it says."""

from __future__ import annotations

import pytest
from laid import at, refusal

HAND = "JS KH QH AC JD"

CODES = [
    ("E_NOT_LEAD", at(HAND, "AH"), "wKH", "only_on_lead", "You are not on lead now: A♥ waits for your answer."),
    ("E_NOT_LEAD", at(HAND, "AH"), "c", "only_on_lead", "You are not on lead now: A♥ waits for your answer."),
    ("E_NOT_LEAD", at(HAND, "AH"), "e", "exchange_on_your_turn",
     "You exchange only before you lead, and now A♥ waits for your answer."),
    ("E_NOT_IN_HAND", at(HAND), "AS", "card_in_your_hand",
     "A♠ is not in your hand. Your cards: J♠, K♥, Q♥, A♣, J♦."),
    ("E_FOLLOW_HIGHER", at("AC JC TH KS QS", "KC", closer=1), "JC", "go_higher",
     "J♣ is lower than K♣, and you must go higher. You could play: A♣."),
    ("E_FOLLOW_SUIT", at("AC JC TH KS QS", "KC", closer=1), "KS", "follow_suit",
     "K♣ was led and its suit must be followed. You could play: A♣, J♣."),
    ("E_FOLLOW_SUIT", at("JH AS", "KH", closer=1), "AS", "follow_suit",
     "K♥ was led and its suit must be followed. You could play: J♥."),
    ("E_MUST_TRUMP", at("AC JC TH KS QS", "AD", closer=1), "TH", "trump_if_you_cannot_follow",
     "You cannot follow A♦, so you must trump. You could play: K♠, Q♠."),
    ("E_NO_PAIR", at("JS KH QD AC JD"), "wKH", "both_of_a_suit",
     "To declare with K♥ you would need Q♥ too. Your cards: J♠, K♥, Q♦, A♣, J♦."),
    ("E_MARRIAGE_CARD", at(HAND), "wJD", "king_or_queen_leads",
     "J♦ is neither a king nor a queen, and only these declare a marriage."),
    ("E_NO_JACK", at("AS KH QH AC JD", up="TS"), "e", "exchange_the_trump_jack",
     "Only J♠ is exchanged, and it is not in your hand. Your cards: A♠, K♥, Q♥, A♣, J♦."),
    ("E_STOCK_CLOSED", at(HAND, up="TS", closer=0), "e", "exchange_before_closing",
     "The stock is closed, so J♠ can no longer be exchanged for 10♠."),
    ("E_STOCK_EMPTY", at(HAND, used_up=True), "e", "exchange_while_stock_lasts",
     "Cards left in the stock: 0. For an exchange there must be at least 2."),
    ("E_STOCK_EMPTY", at(HAND, used_up=True), "c", "close_while_stock_lasts",
     "Cards left in the stock: 0. To close there must be at least 2."),
    ("E_ALREADY_CLOSED", at(HAND, closer=0), "c", "close_only_once",
     "The stock is closed already. Cards that stay in it: 10."),
]


@pytest.mark.parametrize(("code", "state", "word", "rule", "sentence"), CODES, ids=[f"{c[0]}-{c[2]}" for c in CODES])
def test_s14(code: str, state: object, word: str, rule: str, sentence: str) -> None:
    found = refusal(state, word)  # type: ignore[arg-type]
    assert found is not None and (found.rule.name, str(found)) == (rule, sentence), code
