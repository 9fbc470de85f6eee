"""The worked examples of A4 about play; those about the score and the match are in `test_score.py` and `test_match.py`."""

from __future__ import annotations

import pytest
from canasta.places import GAME, at, drawing, hand, play, refused, table, words

from cardlab.core.cards import Cards, cards, without
from cardlab.games.canasta.melds import BLACK_THREES, PACK, RED_THREES, WILD, fault, worth
from cardlab.games.canasta.needs import frozen_by, minimum_to_open, reached, required

FILL = "AS AD KS QH JD TC 9C 8S 7D 6C"
"""Cards of a hand that matter no further."""


def packed(*first: str) -> Cards:
    """A pack whose cards after the two hands begin with these; the hands hold no three and no wild card."""
    turned = cards(" ".join(first))
    plain = [card for card in without(PACK, *turned) if card not in WILD and card[0] != "3"]
    hands = tuple(plain[:30])
    return hands + turned + without(PACK, *hands, *turned)


def dealt(*first: str, house: str = "") -> object:
    return GAME.deal_out(GAME.options.read(house), packed(*first), 1, GAME.match(GAME.options.read(house)))


def test_c_01_the_pack() -> None:
    pack = GAME.pack(GAME.standard)
    kinds = [sum(card in kind for card in pack) for kind in (WILD, RED_THREES, BLACK_THREES)]
    assert len(pack) == 108 and kinds == [12, 4, 4] and worth(pack, GAME.standard.house.worths) == 1180


def test_c_02_the_deal() -> None:
    state = dealt("9D")
    assert [len(each) for each in (*state.hands, state.stock, state.pile)] == [15, 15, 77, 1]  # type: ignore[attr-defined]


def test_c_04_a_red_three_is_replaced() -> None:
    before = drawing("AS " * 2 + "KS KS QS QH JD TC 9C 8S 7D 6C 5H 4S 4D", stock="3H 9D")
    after = play(before, "d")
    assert after.threes == (cards("3H"), ()) and len(after.hand) == 16 and "9D" in after.hand and after.phase == "meld"
    assert len(before.hand) == 15 and refused(after, "d") == "one_draw_a_turn"


def test_c_05_a_two_turned_up_is_covered_and_freezes() -> None:
    state = dealt("2H", "9D")
    assert state.pile == cards("9D 2H")  # type: ignore[attr-defined]
    assert [frozen_by(state.but(turn=seat)) for seat in (0, 1)] == ["wild", "wild"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("faces", "wrong", "points"), [
    ("7S 7H 2S", "", 30), ("7S 2S 2H", "majority", 0), ("7S 7H 2S 2H", "", 50), ("7S 7H 2S 2H JK", "majority", 0),
    ("7S 7H 7D 2S 2H JK", "", 105)])
def test_c_06_melds(faces: str, wrong: str, points: int) -> None:
    assert fault(cards(faces), "not_majority_max3", threes=False) == wrong
    if not wrong:
        assert worth(cards(faces), GAME.standard.house.worths) == points
    laid = refused(at(f"{faces} KS 4C", "QS QH QC"), "m" + faces.replace(" ", ","))
    assert laid == ("wild_cards_are_no_majority" if wrong else "")


def test_c_08_three_wild_cards_at_most() -> None:
    state = at("JK 2C KS 4C", "9S 9H 9C 2S 2H")
    assert refused(play(state, "a1:JK"), "a1:2C") == "three_wild_cards_at_most"


def test_c_09_cards_of_a_rank_are_one_meld() -> None:
    after = play(at("KC KC 2S 4D 5H", "KS KH KD"), "mKC,KC,2S")
    assert table(after) == "KS KH KD KC KC 2S" and len(after.melds) == 1


@pytest.mark.parametrize(("total", "least"), [
    (-5, 15), (-1, 15), (0, 50), (1495, 50), (1499, 50), (1500, 90), (2995, 90), (2999, 90), (3000, 120), (4990, 120)])
def test_c_10_the_minimum(total: int, least: int) -> None:
    assert minimum_to_open.test(GAME.standard, total) == least
    assert required(drawing(FILL, standing=(total, 0), house="target:5000")) == least


@pytest.mark.parametrize(("comparison", "rule"), [("at_least", ""), ("more_than", "enough_for_the_first_melds")])
def test_c_11_two_melds_make_50(comparison: str, rule: str) -> None:
    state = at("KS KH KD 5S 5H 5C 5D 9C 4D", house=f"first_meld_comparison:{comparison}")
    assert refused(play(state, "mKS,KH,KD m5S,5H,5C,5D"), "x9C") == rule


@pytest.mark.parametrize(("total", "laid", "rule"), [
    (1500, "mAS,AH,JK", ""), (3000, "mAS,AH,JK", "enough_for_the_first_melds"), (3000, "mAS,AH,JK+KS,KH,KD", "")])
def test_c_13_aces_and_a_joker(total: int, laid: str, rule: str) -> None:
    state = at("AS AH JK KS KH KD 9C 4D", standing=(total, 0), house="target:5000")
    assert refused(play(state, laid), "x9C") == rule


def test_c_14_below_zero_three_fours_open() -> None:
    assert refused(play(at("4S 4H 4C 9C KD", standing=(-20, 0)), "m4S,4H,4C"), "x9C") == ""


def test_c_15_a_canasta_of_fours_does_not_open() -> None:
    state = play(at("4S 4S 4H 4H 4C 4C 4D 9C KD"), "m4S,4S,4H,4H,4C,4C,4D")
    assert state.canastas(0) == 1 and reached(state) == 35
    assert refused(state, "x9C") == "enough_for_the_first_melds"


def test_c_16_opening_with_the_pile() -> None:
    state = drawing("QS QH KS KH KD 4C", pile="QD 5C 6H 7S 8D 9H")
    after = play(state, "tQS,QH+KS,KH,KD")
    assert table(after) == "QD QS QH / KS KH KD" and hand(after) == "4C 5C 6H 7S 8D 9H" and after.phase == "meld"
    assert "tQS,QH+KS,KH,KD" in words(state)


@pytest.mark.parametrize(("total", "house", "found"), [
    (0, "", "tQS,QH,2S"), (1500, "", "tQS,QH,2S,JK"), (1500, "first_meld_scope:single_meld", "tQS,QH,2S,JK")])
def test_c8_7_opening_with_the_pile_and_wild_cards_is_offered(total: int, house: str, found: str) -> None:
    state = drawing("QS QH JK 2S 4C 5H", pile="QD 5C", standing=(total, 0), house=house)
    assert words(state) == {"d", found}


def test_c_17_cards_in_the_pile_do_not_help() -> None:
    assert refused(drawing("QS QH 4C 5D", pile="QD AS AH AC"), "tQS,QH") == "enough_to_open_with_the_pile"


def test_c_19_the_top_card_onto_the_own_meld() -> None:
    state = drawing("KS KH 4C", "8S 8H 8C", pile="8D 5C")
    assert table(play(state, "t")) == "8S 8H 8C 8D" and "t" in words(state)


def test_c_20_a_natural_and_a_wild_card_take_an_unfrozen_pile() -> None:
    state = drawing("8S 2H KS 4C", "QS QH QC", pile="8D 5C")
    assert table(play(state, "t8S,2H")) == "QS QH QC / 8D 8S 2H" and "t8S,2H" in words(state)


def test_c_21_two_wild_cards_do_not() -> None:
    assert refused(drawing("2S 2H KS 4C", "QS QH QC", pile="8D 5C"), "t2S,2H") == "wild_cards_are_no_majority"


@pytest.mark.parametrize(("pile", "alone"), [("8D 5C", ""), ("8D 2C 5C", "wild_card_freezes_the_pile")])
def test_c_22_c_23_a_pair_onto_the_own_meld(pile: str, alone: str) -> None:
    state = drawing("8S 8C KS 4C", "8S 8H 8C", pile=pile)
    assert table(play(state, "t8S,8C")) == "8S 8H 8C 8D 8S 8C" and refused(state, "t") == alone


def test_c_24_a_black_three_blocks_but_does_not_freeze() -> None:
    state = drawing("9S 9H KS 4C", "QS QH QC", pile="3S 5C")
    assert [refused(state, word) for word in ("t", "t9S,9H")] == ["top_card_blocks_the_pile"] * 2
    other = at("9D KS 4C", "QS QH QC", "JS JH JC", others="9S 2H 7D", pile="3S 5C")
    after = play(other, "x9D")
    assert after.turn == 1 and frozen_by(after) == "" and refused(after, "t9S,2H") == ""


@pytest.mark.parametrize(("held", "pile", "rule"), [
    ("KS", "9D", "one_card_for_one_card"), ("KS", "9D 5C", ""), ("KS 4C", "9D", "")])
def test_c_26_one_card_does_not_take_one_card(held: str, pile: str, rule: str) -> None:
    assert refused(drawing(held, "9S 9H 9C", pile=pile), "t") == rule


def test_c_27_the_new_pile_is_not_frozen() -> None:
    state = drawing("4S 4H KS 9C", "QS QH QC", "JS JH JC", pile="4D 9D 2S")
    after = play(state, "t4S,4H x9C")
    assert after.pile == cards("9C") and frozen_by(after) == "" and hand(after) == "KS 9D 2S"


def test_c_29_the_last_card_is_the_discard() -> None:
    state = play(at("QD 5C", "QS QH QC QS QH QC"), "a1:QD")
    assert {"o", "x5C"} <= words(state)
    after = play(state, "o")
    assert after.phase == "over" and after.winner == 0 and after.hands[0] == () and after.pile[0] == "5C"


def test_c_30_two_cards_are_too_many() -> None:
    state = at("KS 5C", "QS QH QC QS QH QC QD")
    assert refused(state, "o") == "one_card_left_at_most" and "o" not in words(state)


def test_c_43_cards_laid_come_back() -> None:
    state = play(at("KS KH KD 9C 4D 5H"), "mKS,KH,KD")
    assert refused(state, "x9C") == "enough_for_the_first_melds"
    back = play(state, "b1:KS,KH,KD")
    assert sorted(back.hand) == sorted(cards("KS KH KD 9C 4D 5H")) and back.melds == () and refused(back, "x9C") == ""


def test_c_44_only_new_cards_come_back() -> None:
    state = at("KS 4D 5H", "9S 9H 9C+9D")
    assert table(play(state, "b1:9D")) == "9S 9H 9C" and refused(state, "b1:9S") == "earlier_cards_stay"
    assert refused(state, "b1:9D,9S") == "earlier_cards_stay"


def test_c_46_clicks_on_a_meld() -> None:
    state, clicked = at("9D 2S 5C KS", "9S 9H 9C"), []
    while move := GAME.melding.touch(state.view(0), 1, ()):
        state, clicked = GAME.play(state, move), [*clicked, str(move)]
    assert clicked == ["a1:9D", "a1:2S"]


@pytest.mark.parametrize(("house", "found"), [("", {"t"}), ("stock_exhaustion:optional_take", {"t", "n"})])
def test_c_49_an_empty_stock(house: str, found: set[str]) -> None:
    state = drawing("KS KH 4C", "8S 8H 8C", pile="8D 5C", left="table", house=house)
    assert not state.stock and frozen_by(state) == "" and words(state) == found
