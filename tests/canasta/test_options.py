"""Every house rule of A3: its default, and what each alternative changes. Those about the score and the match alone are tested
with them, and here only for their default."""

from __future__ import annotations

from random import Random

import pytest
from canasta.places import GAME, at, drawing, hand, play, refused, words
from canasta.test_examples import dealt
from hypothesis import given
from walks import houses

from cardlab.core.cards import cards
from cardlab.core.language import use
from cardlab.games import GAMES
from cardlab.games.canasta.needs import frozen_by, minimum_to_open

QUEENS, NATURAL = "QS QH QC", "QS QH QC QD QS QH QC"
DEFAULTS = {
    "target": 2500, "doubling": False, "starter_card": "cover_until_natural", "draw_count": 1, "wild_rule": "not_majority_max3",
    "first_meld_comparison": "at_least", "first_meld_scope": "all_melds_this_turn", "black_three_meld": "never", "black_three_value": 5,
    "frozen_take": "pair_required", "buried_red_three_freezes": False, "take_with_completed_canasta": True, "undo_pile_take": True,
    "canastas_to_go_out": 1, "summary_last_card": "discarded", "hand_canasta_bonus": "replaces", "hand_canasta_minimum": "required",
    "hand_canasta_with_pile": True, "red_three_penalty": False, "stock_exhaustion": "classic", "last_card_red_three": "round_ends_now",
    "starter_rotation": "alternate", "both_reach": "higher_total", "limit1_tie": "draw", "stake": 10, "limit": 40,
    "limit_meaning": "max_stake", "double_rights": "alternate", "double_timing": "own_turn", "double_reject_ends": "match",
    "button_odrzuc": "discard_selected", "confirm_discard": True,
}


def test_a3_defaults() -> None:
    assert GAME.standard.values() == DEFAULTS


def test_presets() -> None:
    assert {each.key for each in GAME.presets} >= {"stargames", "classic_2p"}
    assert GAME.preset("stargames") == GAME.standard
    classic = GAME.preset("classic_2p").changed()
    assert classic["draw_count"] == classic["canastas_to_go_out"] == 2 and classic["wild_rule"] == "two_naturals_max3"


@given(house=houses(GAMES["kanasta"]))
def test_options_are_read_as_written(house: object) -> None:
    again = GAME.options.read(house.line())  # type: ignore[attr-defined]
    assert again == house and hash(again) == hash(house) and again.values() == house.values()  # type: ignore[attr-defined]


def test_every_option_speaks_plainly() -> None:
    with use("xx"):
        for name, value in DEFAULTS.items():
            assert (isinstance(value, int) and not isinstance(value, bool)) or GAME.standard.said([name])[name].startswith("[")


@pytest.mark.parametrize(("count", "stock", "held"), [(1, "9D 9H 9S", 3), (2, "9D 9H 9S", 4), (2, "3H 9H 9S", 4), (2, "9D 3H 9S", 4)])
def test_draw_count(count: int, stock: str, held: int) -> None:
    state = play(drawing("KS 4D", QUEENS, stock=stock, house=f"draw_count:{count}"), "d")
    assert len(state.hand) == held and cards("3H 3D")[0] not in state.hand and state.phase == "meld"


def test_draw_count_with_too_few_cards() -> None:
    last = drawing("KS 4D", QUEENS, stock="9D 9H", house="draw_count:2")
    after = play(last.but(stock=last.stock[:1], pile=last.pile + last.stock[1:]), "d")
    assert hand(after) == "KS 4D 9D" and not after.stock and after.phase == "meld"
    red = drawing("KS 4D", QUEENS, stock="3H 9H", house="draw_count:2")
    after = play(red.but(stock=red.stock[:2], pile=red.pile + red.stock[2:]), "d")
    assert hand(after) == "KS 4D 9H" and after.phase == "meld" and not after.drained


@pytest.mark.parametrize(("count", "rule"), [(1, ""), (2, "canasta_to_go_out")])
def test_canastas_to_go_out(count: int, rule: str) -> None:
    house = f"canastas_to_go_out:{count}"
    assert refused(at("4D", f"{NATURAL}+QD", house=house), "o") == rule
    assert refused(at("4D", f"{NATURAL}+QD", house=house), "x4D") == ("keep_a_card" if rule else "")
    assert refused(at("4D", f"{NATURAL} / KS KH KC KD KS KH KC", house=house), "o") == ""


@pytest.mark.parametrize(("rule", "found"), [("not_majority_max3", "wild_cards_are_no_majority"), ("two_naturals_max3", "")])
def test_wild_rule(rule: str, found: str) -> None:
    state = at("7S 7H 7D 2S 2H 2C JK KS", QUEENS, house=f"wild_rule:{rule}")
    assert refused(state, "m7S,7H,2S,2H,JK") == found
    assert refused(state, "m7S,2S,2H") == "wild_cards_are_no_majority"
    assert refused(state, "m7S,7H,7D,2S,2H,2C,JK") == "three_wild_cards_at_most"


@pytest.mark.parametrize(("comparison", "rule"), [("at_least", ""), ("more_than", "enough_to_open_with_the_pile")])
def test_first_meld_comparison(comparison: str, rule: str) -> None:
    state = drawing("KS KH TS TH JK 4C 5D", pile="KD 5C", house=f"first_meld_comparison:{comparison}")
    assert refused(state, "tKS,KH,JK") == ""
    assert refused(drawing("KS KH 2S 4C 5D", pile="KD 5C", house=f"first_meld_comparison:{comparison}"), "tKS,KH,2S") == rule
    assert refused(at("9C 4D", "+KS KH KD 2S", house=f"first_meld_comparison:{comparison}"), "x9C") == (
        "enough_for_the_first_melds" if rule else "")


@pytest.mark.parametrize(("scope", "rule"), [("all_melds_this_turn", ""), ("single_meld", "enough_for_the_first_melds")])
def test_first_meld_scope(scope: str, rule: str) -> None:
    house = f"first_meld_scope:{scope}"
    assert refused(at("9C 4D", "+KS KH KD / +TS TH TC", house=house), "x9C") == rule
    assert refused(at("9C 4D", "+KS KH KD KC KS / +TS TH TC", house=house), "x9C") == ""
    one = drawing("KS KH TS TH TC 4C 5D", pile="KD 5C", house=house)
    assert refused(one, "tKS,KH+TS,TH,TC") == ("enough_to_open_with_the_pile" if rule else "")


@pytest.mark.parametrize(("house", "pile", "frozen"), [
    ("", "9D 2H", "wild"), ("starter_card:reshuffle", "9D", "unopened"), ("starter_card:as_is", "2H", "wild")])
def test_starter_card(house: str, pile: str, frozen: str) -> None:
    state = dealt("2H", "9D", house=house)
    assert state.pile == cards(pile) and frozen_by(state) == frozen  # type: ignore[attr-defined]
    assert len(state.stock) + len(state.pile) == 78 and refused(state, "d") == ""  # type: ignore[attr-defined,arg-type]


def test_starter_card_that_is_a_three() -> None:
    assert dealt("3H", "3S", "2H", "9D").pile == cards("9D 2H 3S 3H")  # type: ignore[attr-defined]
    assert refused(dealt("3S", "9D", house="starter_card:as_is"), "t") == "top_card_blocks_the_pile"  # type: ignore[arg-type]
    assert refused(dealt("3H", "9D", house="starter_card:as_is"), "t") == "top_card_blocks_the_pile"  # type: ignore[arg-type]


def test_c5_3_a_red_three_in_a_taken_pile_is_not_replaced() -> None:
    state = drawing("9S 9H 4C", QUEENS, pile="9D 5C 3H")
    after = play(state, "t9S,9H")
    assert hand(after) == "4C 5C" and after.threes[0] == cards("3H") and after.stock == state.stock
    assert play(after, "b").but(shown=state.shown, hands=state.hands) == state


@pytest.mark.parametrize(("house", "rule"), [("", ""), ("buried_red_three_freezes:yes", "wild_card_freezes_the_pile")])
def test_buried_red_three_freezes(house: str, rule: str) -> None:
    assert refused(drawing("KS KH 4C", "9S 9H 9C", pile="9D 5C 3H", house=house), "t") == rule


THREES = "black_three_meld:when_going_out"


@pytest.mark.parametrize(("house", "rule"), [("", "threes_are_not_melded"), (THREES, "")])
def test_black_three_meld(house: str, rule: str) -> None:
    state = at("3S 3C 3S 4D", NATURAL, house=house)
    assert refused(state, "m3S,3C,3S") == rule and ("m3S,3C,3S" in words(state)) == (not rule)
    if not rule:
        assert {"o", "x4D"} <= words(play(state, "m3S,3C,3S"))


def test_black_threes_are_melded_only_on_going_out() -> None:
    state = at("3S 3C 3S 4D KS", NATURAL, house=THREES)
    assert "m3S,3C,3S" not in words(state)
    laid = play(state, "m3S,3C,3S")
    assert refused(laid, "x4D") == "black_threes_only_on_going_out" and words(laid) == {"b2:3S,3C,3S"}
    assert refused(play(laid, "b2:3S,3C,3S"), "x4D") == ""
    assert refused(drawing("9S 9H 3S 3C 3S KS", NATURAL, pile="9D 5C", house=THREES), "t9S,9H+3S,3C,3S") == "threes_are_not_melded", (
        "they could not be taken back")
    assert refused(at("3S 3C KS 4D", NATURAL, house=THREES), "m3S,3C") == "three_cards_in_a_meld"
    assert refused(at("3S 3C JK KS 4D", NATURAL, house=THREES), "m3S,3C,JK") == "threes_are_not_melded"


@pytest.mark.parametrize(("house", "rule"), [("", "wild_card_freezes_the_pile"), ("frozen_take:pair_or_own_meld", "")])
def test_frozen_take(house: str, rule: str) -> None:
    state = drawing("KS KH 4C", "9S 9H 9C", pile="9D 2S 5C", house=house)
    assert refused(state, "t") == rule and ("t" in words(state)) == (not rule)
    alone = drawing("9S JK 4C KS", QUEENS, pile="9D 2S 5C", house=house)
    assert refused(alone, "t9S,JK") == "wild_card_freezes_the_pile", "a meld of queens is none of nines"


@pytest.mark.parametrize(("house", "rule"), [("", ""), ("take_with_completed_canasta:no", "pile_onto_a_canasta")])
def test_take_with_completed_canasta(house: str, rule: str) -> None:
    state = drawing("KS KH 4C", NATURAL, pile="QD 5C", house=house)
    assert refused(state, "t") == rule and ("t" in words(state)) == (not rule)


def test_take_with_completed_canasta_lets_a_round_end() -> None:
    state = drawing("KS KH 4C", NATURAL, pile="QD 5C", left="table", house="take_with_completed_canasta:no")
    assert words(state) == {"n"}


@pytest.mark.parametrize(("house", "rule"), [("", ""), ("undo_pile_take:no", "pile_can_be_put_back")])
def test_undo_pile_take(house: str, rule: str) -> None:
    assert refused(play(drawing("QS QH KS 4D", "9S 9H 9C", pile="QD 5C", house=house), "tQS,QH"), "b") == rule


@pytest.mark.parametrize(("house", "held", "top"), [("", "-", "4D"), ("summary_last_card:counts_minus", "4D", "9D")])
def test_summary_last_card(house: str, held: str, top: str) -> None:
    after = play(at("4D", NATURAL, house=house), "o")
    assert hand(after) == held and after.pile[0] == top and after.winner == 0


@pytest.mark.parametrize(("house", "drawn", "rule"), [
    ("", True, "enough_for_the_first_melds"), ("hand_canasta_minimum:waived_if_drawn", True, "")])
def test_hand_canasta_minimum(house: str, drawn: bool, rule: str) -> None:
    fours = "+4S 4H 4C 4D 4S 4H 4C"
    assert refused(at("9C", fours, house=house), "o") == refused(at("9C", fours, house=house), "x9C") == rule
    assert refused(at("9C KS", fours, house=house), "x9C") == "enough_for_the_first_melds"
    assert refused(at("9C", "+4S 4H 4C 4D 4S 4H", house=house), "o") == "enough_for_the_first_melds"


def test_hand_canasta_minimum_is_required_with_the_pile() -> None:
    house = "hand_canasta_minimum:waived_if_drawn"
    assert refused(drawing("4S 4H 4C 4D 4S 4H 9C", pile="4C", house=house), "t4S,4H,4C,4D,4S,4H") == "enough_to_open_with_the_pile"


@pytest.mark.parametrize(("house", "phase"), [
    ("", "draw"), ("stock_exhaustion:optional_take", "draw"), ("stock_exhaustion:end_when_empty", "over")])
def test_stock_exhaustion(house: str, phase: str) -> None:
    state = play(at("KS KH 4D", QUEENS, left="table", house=house), "xKS")
    assert state.phase == phase and state.ending == ("stock" if phase == "over" else "")


@pytest.mark.parametrize(("pile", "yours", "found"), [
    ("8D 5C", "8S 8H 8C", {"t"}), ("8D 5C", QUEENS, {"n"}), ("8D 2S", "8S 8H 8C", {"n"}), ("3S 8D", "8S 8H 8C", {"n"}),
    ("8D 5C", "", {"n"})])
def test_stock_exhaustion_classic(pile: str, yours: str, found: set[str]) -> None:
    assert words(drawing("KS KH 4C", yours, pile=pile, left="table")) == found


def test_stock_exhaustion_a_pile_with_a_pair_need_not_be_taken() -> None:
    state = drawing("8S 8H KS 4C", QUEENS, pile="8D 5C", left="table")
    assert words(state) == {"n", "t8S,8H"}
    assert play(state, "n").ending == "stock" and play(state, "n").winner is None


@pytest.mark.parametrize(("house", "phase"), [("", "over"), ("last_card_red_three:meld_then_end", "meld")])
def test_last_card_red_three(house: str, phase: str) -> None:
    state = drawing("KS KH KD 4D", QUEENS, stock="3H", house=house)
    after = play(state.but(stock=state.stock[:1], pile=state.pile + state.stock[1:]), "d")
    assert after.phase == phase and after.threes[0] == cards("3H") and after.ending == ("red three" if phase == "over" else "")
    if phase == "meld":
        assert words(after) == {"n", "mKS,KH,KD"}
        assert play(after, "mKS,KH,KD n").ending == "red three"
        assert play(after, "mKS,KH,KD n").winner is None


def test_last_card_red_three_may_be_followed_by_going_out() -> None:
    state = at("KS KH KD 4D", NATURAL, drained=True, left="table", house="last_card_red_three:meld_then_end")
    laid = play(state, "mKS,KH,KD")
    assert {"o", "x4D", "n"} <= words(laid) and play(laid, "x4D").winner == 0


@pytest.mark.parametrize("target", [1, 2500, 5000])
def test_target_does_not_change_the_minimum(target: int) -> None:
    house = GAME.options.read(f"target:{target}")
    assert [minimum_to_open.test(house, total) for total in (-5, 0, 1500, 3000)] == [15, 50, 90, 120]


@pytest.mark.parametrize(("name", "chosen"), [("button_odrzuc", "resign"), ("confirm_discard", "no")])
def test_options_of_the_table_change_no_rule(name: str, chosen: str) -> None:
    for seed in range(3):
        rng, one, other = Random(seed), GAME.deal(seed), GAME.deal(seed, GAME.options.read(f"{name}:{chosen}"))
        while moves := GAME.legal(one):
            assert GAME.legal(other) == moves
            move = rng.choice(moves)
            one, other = GAME.play(one, move), GAME.play(other, move)
