"""The rules C1 to C9 under their numbers, as far as no worked example, error code or option shows them."""

from __future__ import annotations

from collections import Counter

import pytest
from canasta.places import GAME, at, drawing, hand, play, refused, table, words
from canasta.test_examples import dealt, packed

from cardlab.core.cards import cards
from cardlab.games.canasta.basics import seven_cards_are_a_canasta
from cardlab.games.canasta.needs import blocked, frozen_by, is_meld

QUEENS, NATURAL = "QS QH QC", "QS QH QC QD QS QH QC"


def test_c1_1_two_players() -> None:
    assert GAME.seats == (2, 2) and GAME.deal(1).seats == 2


def test_c1_5_the_player_who_did_not_deal_begins() -> None:
    assert [GAME.deal(1, dealer=dealer).turn for dealer in (0, 1)] == [1, 0]


def test_c2_1_the_pack() -> None:
    count = Counter(card[0] for card in GAME.pack(GAME.standard))
    assert count.pop("J") == 8 + 4 and set(count.values()) == {8} and len(count) == 12


@pytest.mark.parametrize("rank", "456789TJQKA")
def test_c2_2_wild_cards_stand_for_any_rank(rank: str) -> None:
    house = GAME.standard.house
    assert all(is_meld(cards(f"{rank}S {rank}S {wild}"), house) for wild in ("2S", "2D", "JK"))


def test_c3_1_what_is_dealt() -> None:
    state = dealt("9D")
    assert [len(each) for each in state.hands] == [15, 15] and state.pile == cards("9D")  # type: ignore[attr-defined]


def test_c3_3_red_threes_are_replaced_before_the_first_turn_those_of_the_player_who_begins_first() -> None:
    pack = list(packed("9D", "3D", "AS", "AH", "3H"))
    three = [at for at, card in enumerate(pack) if card in ("3H", "3D") and at > 34]
    pack[0], pack[three[0]] = pack[three[0]], pack[0]
    pack[20], pack[three[1]] = pack[three[1]], pack[20]
    state = GAME.deal_out(GAME.standard, tuple(pack), 1, GAME.match(GAME.standard))
    assert state.turn == 0 and [len(each) for each in state.hands] == [15, 15]
    assert [len(each) for each in state.threes] == [2, 1] and "AS" in state.hands[0] and "AH" in state.hands[1]
    assert len(state.stock) == 77 - 3 and state.stock[0] == "3H"
    other = GAME.deal_out(GAME.standard, tuple(pack), 0, GAME.match(GAME.standard))
    assert other.turn == 1 and other.hands == state.hands[::-1] and other.threes == state.threes[::-1]


def test_c4_a_turn_has_three_parts() -> None:
    state = drawing("KS KH KD 4C 5D", QUEENS, stock="9C")
    assert [refused(state, word) for word in ("mKS,KH,KD", "xKS", "o")] == ["draw_first"] * 3
    after = play(state, "d mKS,KH,KD")
    assert after.phase == "meld" and after.turn == 0 and refused(after, "d") == "one_draw_a_turn"
    done = play(after, "x9C")
    assert done.phase == "draw" and done.turn == 1 and done.melds[1].new == () and done.pile == cards("9C 9D")


def test_c4_minimum_and_last_card_are_looked_at_when_the_turn_ends() -> None:
    short = play(at("KS KH KD 4C"), "mKS,KH,KD")
    assert refused(short, "x4C") == "enough_for_the_first_melds" and words(short) == {"b1:KS,KH,KD"}
    bare = play(at("KS KH KD 4C", QUEENS), "mKS,KH,KD")
    assert refused(bare, "x4C") == "keep_a_card" and words(bare) == {"b2:KS,KH,KD"}
    assert play(bare, "b2:KS,KH,KD x4C").turn == 1


@pytest.mark.parametrize(("stock", "threes", "new"), [("3H 3D 9C", "3H 3D", "9C"), ("3H 9C", "3H", "9C")])
def test_c5_1_red_threes_are_replaced_again_and_again(stock: str, threes: str, new: str) -> None:
    after = play(drawing("KS 4D", QUEENS, stock=stock), "d")
    assert after.threes[0] == cards(threes) and hand(after) == f"KS 4D {new}"


def test_c5_4_the_last_card_is_a_red_three() -> None:
    state = drawing("KS 4D", QUEENS, stock="3H")
    after = play(state.but(stock=state.stock[:1], pile=state.pile + state.stock[1:]), "d")
    assert after.phase == "over" and after.winner is None and after.threes[0] == cards("3H") and hand(after) == "KS 4D"


@pytest.mark.parametrize("run", ["6S 7S 8S", "QS KS AS"])
def test_c6_1_no_sequences(run: str) -> None:
    assert refused(at(f"{run} 4D 5C", QUEENS), "m" + run.replace(" ", ",")) in ("one_rank_in_a_meld",)


def test_c6_3_three_wild_cards_for_the_whole_life_of_a_meld() -> None:
    assert refused(at("2S KS 4C", "9S 9H 9C 9D 2H 2C JK"), "a1:2S") == "three_wild_cards_at_most"
    assert refused(at("2S KS 4C", "9S 9H 9C 9D 9S 2H 2C"), "a1:2S") == ""


def test_c6_4_two_melds_of_a_rank_in_one_move_are_one() -> None:
    after = play(at("7S 7H 7D 7C 7S 2S KS", QUEENS), "m7S,7H,7D+7C,7S,2S")
    assert table(after) == "QS QH QC / 7S 7H 7D 7C 7S 2S"
    assert refused(at("7S 7H 2D 2H 2C 2S 7C 4D", QUEENS), "m7S,7H,2D,2H+7C,2C,2S") == "three_wild_cards_at_most"


def test_c6_4_both_players_may_have_a_meld_of_a_rank() -> None:
    after = play(at("KS KH KD 4C 5D", QUEENS, "KC KC KD"), "mKS,KH,KD")
    assert [(meld.owner, meld.rank) for meld in after.melds] == [(0, "Q"), (1, "K"), (0, "K")]


def test_c6_6_natural_and_mixed() -> None:
    state = at("2S QD KS", NATURAL)
    assert [seven_cards_are_a_canasta.test(play(state, word).melds[0]) for word in ("a1:QD", "a1:2S")] == ["natural", "mixed"]
    assert seven_cards_are_a_canasta.test(at("KS 4D", QUEENS).melds[0]) == ""


def test_c7_1_the_total_at_the_start_of_the_round_counts() -> None:
    assert refused(at("9C 4D", "+AS AH AC", standing=(1500, 0)), "x9C") == "enough_for_the_first_melds"
    assert refused(at("9C 4D", "+AS AH AC", standing=(0, 1500)), "x9C") == ""


def test_c7_1_every_round_begins_unopened() -> None:
    assert not any(GAME.deal(1).opened(seat) for seat in (0, 1))


def test_c7_2_melds_of_the_turn_count_together_also_one_by_one() -> None:
    state = at("KS KH KD 5S 5H 5C 5D 9C 4D")
    assert refused(play(state, "mKS,KH,KD m5S,5H,5C,5D"), "x9C") == refused(play(state, "mKS,KH,KD+5S,5H,5C,5D"), "x9C") == ""


def test_c7_4_with_the_pile_the_minimum_is_reached_at_once() -> None:
    state = drawing("QS QH KS KH KD 4C 5D", pile="QD 5C")
    assert refused(state, "tQS,QH") == "enough_to_open_with_the_pile" and refused(state, "tQS,QH+KS,KH,KD") == ""
    assert refused(play(state, "tQS,QH+KS,KH,KD"), "x4C") == ""


@pytest.mark.parametrize("top", ["3S", "3C", "2H", "JK"])
def test_c8_1_what_blocks_the_pile(top: str) -> None:
    state = drawing("KS KH 9C 4C", QUEENS, pile=f"{top} 9D")
    assert blocked(state) and words(state) == {"d"} and refused(state, "t") == "top_card_blocks_the_pile"


def test_c8_3_a_wild_card_freezes_for_both_a_missing_meld_for_one() -> None:
    state = drawing("KS 4C", QUEENS, pile="9D 5C")
    assert [frozen_by(state.but(turn=seat)) for seat in (0, 1)] == ["", "unopened"]
    wild = drawing("KS 4C", QUEENS, "JS JH JC", pile="9D 2S")
    assert [frozen_by(wild.but(turn=seat)) for seat in (0, 1)] == ["wild", "wild"]


def test_c8_4_the_pair_may_not_be_wild() -> None:
    state = drawing("9S 2S JK KS 4C", "9H 9C 9D", pile="9H 5C 2H")
    assert [refused(state, word) for word in ("t9S", "t9S,2S", "t2S,JK")] == ["wild_card_freezes_the_pile"] * 3
    assert refused(drawing("9S 9C 2S KS 4C", "9H 9C 9D", pile="9H 5C 2H"), "t9S,9C,2S") == ""


def test_c8_6_all_other_cards_come_into_the_hand() -> None:
    after = play(drawing("9S 9H 4C", QUEENS, pile="9D 5C 6H 2S"), "t9S,9H")
    assert hand(after) == "4C 5C 6H 2S" and after.pile == () and after.shown[0] == cards("5C 6H 2S")
    assert after.phase == "meld" and refused(after, "d") == "one_draw_a_turn"


def test_c8_8_natural_discards_thaw_nothing() -> None:
    state = at("9D 8D KS 4C", QUEENS, "JS JH JC", others="9S 5D 6D", pile="5C 2S")
    assert frozen_by(play(state, "x9D")) == "wild" and frozen_by(play(state, "x9D d x5D")) == "wild"


def test_c8_9_taking_is_never_a_must_while_there_is_a_stock() -> None:
    assert words(drawing("KS 4C", QUEENS, pile="QD 5C")) == {"d", "t"}


def test_c9_1_any_card_may_be_discarded() -> None:
    assert {each for each in words(at("2S JK 3S KS 4C", QUEENS)) if each[0] == "x"} == {"x2S", "xJK", "x3S", "xKS", "x4C"}


def test_c9_2_what_a_discard_does() -> None:
    state = at("2S 3S KS 4C", QUEENS, "JS JH JC", pile="5C")
    found = {word: (blocked(play(state, word)), frozen_by(play(state, word))) for word in ("x2S", "x3S", "x4C")}
    assert found == {"x2S": (True, "wild"), "x3S": (True, ""), "x4C": (False, "")}
