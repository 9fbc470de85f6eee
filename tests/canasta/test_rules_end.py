"""The rules C11 to C17 under their numbers, as far as no worked example, error code or option shows them."""

from __future__ import annotations

import pytest
from canasta.places import GAME, at, drawing, hand, play, refused, table, words

from cardlab.core.cards import cards

QUEENS, NATURAL = "QS QH QC", "QS QH QC QD QS QH QC"


def test_c11_2_a_draw_stays() -> None:
    assert refused(at("KS 4C", QUEENS), "b") == "pile_was_taken_in_this_turn"


def test_c11_3_the_pile_is_put_back_as_it_lay() -> None:
    state = drawing("QS QH KS KH KD 4C", pile="QD 5C 6H")
    after = play(state, "tQS,QH+KS,KH,KD")
    back = play(after, "b")
    assert (back.phase, back.pile, back.melds, back.bought) == ("draw", state.pile, (), ()) and sorted(back.hand) == sorted(state.hand)
    assert refused(back, "d") == "" and refused(play(after, "x4C"), "b") != ""


def test_c11_3_what_was_laid_since_goes_back_first() -> None:
    state = play(drawing("QS QH 5D 5H KS", "9S 9H 9C", pile="QD 5C 6H"), "tQS,QH m5D,5H,5C")
    assert refused(state, "b") == "nothing_laid_since" and refused(state, "b2:QS") == "price_of_the_pile_stays"
    assert play(state, "b3:5D,5H,5C b").phase == "draw"


def test_c11_3_onto_an_own_meld() -> None:
    state = drawing("KS 4C", QUEENS, pile="QD 5C 6H")
    back = play(state, "t b")
    assert table(back) == QUEENS and back.pile == state.pile and hand(back) == "KS 4C"


@pytest.mark.parametrize(("yours", "word", "left"), [
    ("+7S 7H 7D", "b1:7S", ""), ("+7S 7H 7D 7C", "b1:7S", "7H 7D 7C"), ("+7S 7H 7D 2S 2H JK", "b1:7S", ""),
    ("+7S 7H 7D 2S 2H", "b1:7S", "7H 7D 2S 2H"), ("+7S 7H 7D 2S 2H", "b1:2S", "7S 7H 7D 2H"),
    ("7S 7H 7D+7C 2S 2H 2C", "b1:7C", "7S 7H 7D 2S 2H 2C"), ("7S 7H 2D+7C 2S 2H", "b1:7C", "7S 7H 2D")])
def test_c11_4_what_is_no_meld_any_more_comes_back_whole(yours: str, word: str, left: str) -> None:
    after = play(at("KS 4D", yours), word)
    assert table(after) == left and len(after.hand) + len(cards(left)) == 2 + len(cards(yours.replace("+", " ")))


@pytest.mark.parametrize(("held", "yours", "rule"), [
    ("4D", NATURAL, ""), ("", NATURAL, ""), ("4D KS", NATURAL, "one_card_left_at_most"), ("4D", f"{QUEENS}+QD", "canasta_to_go_out"),
    ("", "QS QH QC+QD QS", "canasta_to_go_out"), ("4D", "QS QH QC QD QS+QH 2S", "")])
def test_c12_1_when_the_round_can_be_ended(held: str, yours: str, rule: str) -> None:
    assert refused(at(held, yours), "o") == rule
    assert ("o" in words(at(held, yours))) == (not rule)


def test_c12_1_not_before_the_draw() -> None:
    assert refused(drawing("4D", NATURAL), "o") == "draw_first"


def test_c12_3_the_last_card_thrown_ends_the_round_too() -> None:
    one, other = play(at("4D", NATURAL), "o"), play(at("4D", NATURAL), "x4D")
    assert one == other and one.winner == 0 and GAME.points(one) == GAME.points(other)


def test_c12_4_keep_one() -> None:
    assert refused(at("4D", f"{QUEENS}+QD"), "x4D") == "keep_a_card" and refused(at("4D KS", QUEENS), "x4D") == ""


def test_c12_4_a_player_who_takes_the_pile_must_be_able_to_go_on() -> None:
    assert refused(drawing("9S 9H 4C", QUEENS, pile="9D"), "t9S,9H") == "keep_a_card_when_you_take"
    assert refused(drawing("9S 9H 4C", QUEENS, pile="9D 5C"), "t9S,9H") == ""
    assert refused(drawing("9S 9H 4C", QUEENS, pile="9D 3H"), "t9S,9H") == "keep_a_card_when_you_take", "a red three does not stay"
    assert refused(drawing("9S 9H", "9C 9D 9S 2S", pile="9H"), "t9S,9H") == "", "the canasta is completed"


def test_c12_5_going_out_is_never_compulsory() -> None:
    after = play(at("4D KS", NATURAL), "x4D")
    assert after.phase == "draw" and after.turn == 1


def test_c13_the_round_ends_without_a_bonus() -> None:
    state = drawing("KS KH 4C", QUEENS, pile="8D 5C", left="table")
    after = play(state, "n")
    assert after.ending == "stock" and after.winner is None and all(each.rule.name != "going_out" for each in GAME.score(after))


def test_c16_4_an_offer_locks_everything_else() -> None:
    asked = play(drawing("KS KH 4D", QUEENS, house="doubling:yes"), "u")
    assert asked.turn == 1 and words(asked) == {"y", "r"}
    assert {refused(asked, word) for word in ("d", "xKS", "q", "o", "b")} == {"answer_the_offer_first"}
    assert refused(drawing("KS KH 4D", QUEENS, house="doubling:yes"), "y") == "somebody_has_offered"


def test_c17_what_is_visible() -> None:
    state = drawing("KS KH 4D", QUEENS, "JS JH JC", others="9S 5D 6D", pile="8D 5C 2S", threes="3H / 3D")
    view = state.view(1)
    assert (view.pile, view.melds, view.threes) == (state.pile, state.melds, state.threes)
    assert [len(each) for each in view.hands] == [3, 3] and set(view.hands[0]) == set(view.stock) == {"??"}


def test_c17_cards_that_were_seen_stay_seen() -> None:
    taken = play(drawing("9S 9H 4C", QUEENS, "JS JH JC", pile="9D 5C 6H", others="KS KD 7D"), "t9S,9H x4C")
    assert taken.view(1).hands[0] == cards("5C 6H")
    gone = play(taken, "d xKS d x5C")
    assert sorted(gone.view(1).hands[0]) == sorted(cards("6H ??"))
    laid = play(at("7S 7H 7D KS", QUEENS), "m7S,7H,7D b2:7S")
    assert laid.view(1).hands[0] == cards("7S 7H 7D ??")


def test_resigning_ends_the_match() -> None:
    after = play(at("KS 4C", QUEENS), "q")
    assert after.phase == "over" and after.ending == "resigned" and after.loser == 0 and "q" not in words(at("KS 4C", QUEENS))
    assert GAME.match(after.options).after(after, GAME.points(after)).won == [(1,)]


def test_c13_a_pile_after_which_no_turn_could_end_need_not_be_taken() -> None:
    state = drawing("KS", "8S 8H 8C", pile="8D 3H", left="table")
    assert words(state.but(pile=state.pile[:2])) == {"n"}
