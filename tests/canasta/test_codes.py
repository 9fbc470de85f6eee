"""The error codes of C19: which rule stands for each, and what it says."""

from __future__ import annotations

import pytest
from canasta.places import GAME, at, drawing, refused, said

from cardlab.games.canasta.state import KanastaState

QUEENS, NINES, NATURAL = "QS QH QC", "9S 9H 9C", "QS QH QC QD QS QH QC"
HAND = "KS KH TC 5H 4S JD"
OFFERED = {"phase": "offer", "offer": 1, "resume": "draw", "house": "doubling:yes"}
LAST_THREE = {"left": "table", "drained": True, "house": "last_card_red_three:meld_then_end"}
CODES = [
    ("E_PHASE", drawing(HAND), "xKS", "draw_first"),
    ("E_PHASE", drawing(HAND, QUEENS), "a1:KS", "draw_first"),
    ("E_PHASE", drawing(HAND), "o", "draw_first"),
    ("E_PHASE", at(HAND), "d", "one_draw_a_turn"),
    ("E_PHASE", at(HAND, QUEENS), "t", "one_draw_a_turn"),
    ("E_PHASE", at(HAND), "b", "pile_was_taken_in_this_turn"),
    ("E_PHASE", at(HAND), "y", "somebody_has_offered"),
    ("E_PHASE", drawing(HAND), "n", "stock_is_used_up"),
    ("E_PHASE", at("KS KH 4C", QUEENS, left="table"), "n", "turn_under_way_is_finished"),
    ("E_PHASE", at("KS KH 4C", QUEENS, **LAST_THREE), "xKS", "no_discard_after_the_last_red_three"),
    ("E_PHASE", drawing("KS KH 4C", QUEENS, left="table"), "d", "cards_left_to_draw"),
    ("E_PHASE", drawing("KS KH 4C", NINES, pile="9D 5C", left="table"), "n", "pile_that_must_be_taken"),
    ("E_PHASE", at(HAND, phase="over", ending="out", winner=1, others=""), "d", "round_under_way"),
    ("E_PHASE", at("5C KS 4D", "++QD QS QH", bought="QD 5C", house="undo_pile_take:no"), "b", "pile_can_be_put_back"),
    ("E_PHASE", at("5C KS 4D", "++QD QS QH / +7S 7H 7D", bought="QD 5C"), "b", "nothing_laid_since"),
    ("E_PHASE", at(HAND, house="doubling:yes double_timing:own_turn_before_draw"), "u", "when_to_offer"),
    ("E_PILE_EMPTY", drawing(HAND, QUEENS, pile=""), "t", "pile_has_cards"),
    ("E_PILE_BLOCKED", drawing(HAND, QUEENS, pile="3S 5C"), "t", "top_card_blocks_the_pile"),
    ("E_PILE_BLOCKED", drawing(HAND, QUEENS, pile="JK 5C"), "tKS,KH", "top_card_blocks_the_pile"),
    ("E_PILE_FROZEN_WILD", drawing("KS 9D 4C", NINES, pile="9H 2S"), "t", "wild_card_freezes_the_pile"),
    ("E_PILE_FROZEN_WILD", drawing("9D 2H KS 4C", NINES, pile="9H 2S"), "t9D,2H", "wild_card_freezes_the_pile"),
    ("E_PILE_FROZEN_UNOPENED", drawing("KS JK 4C 5D", pile="KD"), "tKS,JK", "frozen_until_you_have_melds"),
    ("E_ONE_CARD_PILE", drawing("KS", NATURAL, pile="QD"), "t", "one_card_for_one_card"),
    ("E_TOP_CARD_UNUSED", drawing(HAND, QUEENS, pile="7D"), "t", "top_card_is_laid"),
    ("E_TOP_CARD_UNUSED", drawing("KS KH KC 4D", QUEENS, pile="7D"), "tKS,KH,KC", "top_card_is_laid"),
    ("E_TOP_CARD_UNUSED", drawing(HAND, NATURAL, pile="QD 5C", house="take_with_completed_canasta:no"), "t", "pile_onto_a_canasta"),
    ("E_MELD_TOO_SHORT", at("7S 7H KS", QUEENS), "m7S,7H", "three_cards_in_a_meld"),
    ("E_MELD_TOO_SHORT", drawing("7S KS 4C", QUEENS, pile="7D 5C"), "t7S", "three_cards_in_a_meld"),
    ("E_MELD_RANKS", at("7S 7H 8D KS", QUEENS), "m7S,7H,8D", "one_rank_in_a_meld"),
    ("E_MELD_RANKS", at("7S 7H KS", QUEENS), "a1:7S", "one_rank_in_a_meld"),
    ("E_MELD_THREES", at("3S 3C 3S KS", QUEENS), "m3S,3C,3S", "threes_are_not_melded"),
    ("E_MELD_THREES", at("3S 3C 2S KS", QUEENS, house="black_three_meld:when_going_out"), "m3S,3C,2S", "threes_are_not_melded"),
    ("E_MELD_THREES", at("KS 4D", f"{QUEENS} / +3S 3C 3S", house="black_three_meld:when_going_out"), "xKS",
     "black_threes_only_on_going_out"),
    ("E_WILD_MAJORITY", at("7S 2S 2H KS", QUEENS), "m7S,2S,2H", "wild_cards_are_no_majority"),
    ("E_WILD_MAJORITY", at("2S 2H 2C KS", QUEENS), "m2S,2H,2C", "wild_cards_are_no_majority"),
    ("E_WILD_MAX3", at("2S KS 4C", "9S 9H 9C 9D 2H 2C JK"), "a1:2S", "three_wild_cards_at_most"),
    ("E_MINIMUM", at("9C 4D", "+KS KH KD"), "x9C", "enough_for_the_first_melds"),
    ("E_MINIMUM", drawing("QS QH 4C 5D", pile="QD 5C"), "tQS,QH", "enough_to_open_with_the_pile"),
    ("E_KEEP_ONE", at("KS", f"{QUEENS}+QD"), "xKS", "keep_a_card"),
    ("E_KEEP_ONE", drawing("9S 9H", QUEENS, pile="9D"), "t9S,9H", "keep_a_card_when_you_take"),
    ("E_NO_CANASTA", at("KS", f"{QUEENS}+QD"), "o", "canasta_to_go_out"),
    ("more than one card", at("KS 4D", NATURAL), "o", "one_card_left_at_most"),
    ("a card that is not held", at(HAND), "xAS", "card_in_your_hand"),
    ("E_NOT_YOUR_MELD", at("KS 4D", QUEENS, "KH KD KC"), "a2:KS", "meld_of_your_own"),
    ("E_NOT_YOUR_MELD", at("KS 4D", QUEENS, "KH KD KC"), "b2:KH", "meld_of_your_own"),
    ("E_NOT_YOUR_MELD", at("KS 4D", QUEENS), "a9:KS", "meld_of_your_own"),
    ("E_TAKE_BACK_OLD", at("KS 4D", "9S 9H 9C+9D"), "b1:9S", "earlier_cards_stay"),
    ("E_TAKE_BACK_OLD", drawing(HAND, QUEENS), "b1:QS", "earlier_cards_stay"),
    ("E_TAKE_BACK_OLD", at("5C KS 4D", "++QD QS QH", bought="QD 5C"), "b1:QS", "price_of_the_pile_stays"),
    ("E_DOUBLE_OFF", drawing(HAND), "u", "doubling_is_agreed"),
    ("E_DOUBLE_OFF", drawing(HAND, house="doubling:yes", acceptors=(1,)), "u", "who_may_offer"),
    ("E_LIMIT", drawing(HAND, house="doubling:yes", acceptors=(1, 0)), "u", "stake_has_a_limit"),
    *(("E_OFFER_PENDING", at(HAND, QUEENS, **OFFERED), word, "answer_the_offer_first")
      for word in ("d", "t", "mKS,KH,TC", "a1:KS", "b1:QS", "b", "xKS", "o", "n", "u", "q")),
]


@pytest.mark.parametrize(("code", "state", "word", "rule"), CODES, ids=[f"{c[0]}-{c[3]}-{n}" for n, c in enumerate(CODES)])
def test_code(code: str, state: KanastaState, word: str, rule: str) -> None:
    assert refused(state, word) == rule, code


def test_every_code_but_the_tables_has_a_rule_and_every_rule_a_code() -> None:
    wanted = """E_PHASE, E_PILE_EMPTY, E_PILE_BLOCKED, E_PILE_FROZEN_WILD, E_PILE_FROZEN_UNOPENED, E_ONE_CARD_PILE, E_TOP_CARD_UNUSED,
    E_MELD_TOO_SHORT, E_MELD_RANKS, E_MELD_THREES, E_WILD_MAJORITY, E_WILD_MAX3, E_MINIMUM, E_KEEP_ONE, E_NO_CANASTA, E_NOT_YOUR_MELD,
    E_TAKE_BACK_OLD, E_DOUBLE_OFF, E_LIMIT, E_OFFER_PENDING""".replace(",", "").split()
    assert {code for code, *_rest in CODES} == {*wanted, "more than one card", "a card that is not held"}
    judging = {name for name, article in GAME.articles.items() if getattr(article, "on", ())}
    assert {rule for *_rest, rule in CODES} == judging


def test_sentences_name_cards_and_numbers() -> None:
    assert said(at("9C 4D", "+KS KH KD"), "x9C") == (
        "K♠, K♥, K♦: that counts 30, and your first melds need 50. Lay more, or take these cards back.")
    assert "need more than 50." in said(at("9C 4D", "+KS KH KD / +4S 4H 4C 4D", house="first_meld_comparison:more_than"), "x9C")
    assert said(drawing("KS 9D 4C", "9S 9H 9C", pile="9H 2S"), "t") == (
        "The pile is frozen by 2♠. To take it, lay two cards of the rank of 9♥ from your hand, none of them wild. You hold: 9♦.")
    assert said(at("7S 2S 2H KS", QUEENS), "m7S,2S,2H") == (
        "7♠, 2♠, 2♥: wild cards in it, 2; other cards, 1. Wild cards that may lie beside those: 1.")
