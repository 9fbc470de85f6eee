"""Every house rule of B3 by its number: the default, and what each alternative changes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from laid import GAME, answers, at, play, refused, sums, won
from walks import houses

from cardlab.core.language import use
from cardlab.games import GAMES
from cardlab.table import Table

DEFAULTS = {
    "offsuit_rule": "never_wins",
    "loser_points_basis": "counted_points",
    "claim_mode": "auto",
    "marriage_timing": "on_lead",
    "marriage_needs_trick": True,
    "marriage_after_stock": True,
    "exchange_when": "on_lead",
    "exchange_min_stock": 2,
    "exchange_needs_trick": False,
    "close_min_stock": 2,
    "close_before_draw": False,
    "closed_score_basis": "at_closing",
    "failed_close_min": 2,
    "follow_before_win": True,
    "deal_rotation": "alternate",
    "first_dealer": "random",
    "deal_pattern": "3-1-2",
    "match_target": 7,
    "count": "down",
    "floor_zero": True,
    "turned_requires_untouched": False,
    "schneider_bummerl": 1,
    "show_points": "own",
}
HAND = "JS KH QH AC JD"
LOW = "0AS/KS>0 1AD/TD>1 1KD/QS>1 0QC/JC>0"
MANUAL = "claim_mode:manual"
SIXTY_SEVEN = "0AS/AD>0 0AC/TC>0 0TD/TH>0 0KD/JC>0 1TS/QS>1"


def test_b3_defaults() -> None:
    assert GAME.standard.values() == DEFAULTS


def test_presets() -> None:
    assert {each.key: each.values for each in GAME.presets} == {
        "standard": {},
        "literal": {"offsuit_rule": "higher_value_wins"},
        "austrian": {"claim_mode": "manual", "turned_requires_untouched": True, "schneider_bummerl": 2},
    }


@given(house=houses(GAMES["schnapsen"]))
def test_options_are_read_as_written(house: object) -> None:
    again = GAME.options.read(house.line())  # type: ignore[attr-defined]
    assert again == house and hash(again) == hash(house) and again.values() == house.values()  # type: ignore[attr-defined]


def test_every_option_speaks_plainly() -> None:
    with use("xx"):
        for name in DEFAULTS:
            said = GAME.standard.said([name])[name]
            assert isinstance(said, int) or said.startswith("[")


@pytest.mark.parametrize(("options", "worth"), [("", 1), ("loser_points_basis:trick_cards_only", 2)])
def test_b3_2_the_losers_points_when_closing(options: str, worth: int) -> None:
    state = play(at("AH AS JD JC QD", tricks="1TC/AC>1 1wKH/QH>1", options=options), "c")
    assert state.closed_at == (48 if worth == 1 else 28)


def test_b3_3_automatic_deals_know_no_claim() -> None:
    state = at(HAND)
    assert {refused(state, "o"), refused(state, "oKH")} == {"claim_66_yourself"}


def test_b3_3_a_right_claim_wins_by_the_losers_points() -> None:
    state = at("QD JD KC", tricks=SIXTY_SEVEN, used_up=True, options=MANUAL)
    assert state.points(0) >= 66 and 0 < state.points(1) < 33
    assert won(play(state, "o")) == (0, 2)
    assert refused(at("QD JD KC", "JH", tricks=SIXTY_SEVEN, used_up=True, options=MANUAL), "o") == "only_on_lead"


@pytest.mark.parametrize(("tricks", "worth"), [("0AS/AD>0", 3), ("0AS/AD>0 1TS/TD>1", 2)])
def test_b3_3_a_wrong_claim_costs_two_or_three(tricks: str, worth: int) -> None:
    assert won(play(at(HAND, tricks=tricks, options=MANUAL), "o")) == (1, worth)


def test_b3_3_a_wrong_claim_after_closing_is_no_way_out() -> None:
    closer_is_beaten = at("QD JD", tricks="0TS/TD>0", closer=1, closed_at=0, options=MANUAL)
    assert won(play(closer_is_beaten, "o")) == (1, 3)
    half_way = at("QD JD", tricks="0TS/TD>0 1AS/AD>1", closer=1, closed_at=40, options=MANUAL)
    assert won(play(half_way, "o")) == (1, 2)
    closer_claims = at("QD JD", tricks="0TS/TD>0 1AS/AD>1", closer=0, closed_at=40, options=MANUAL + " failed_close_min:1")
    assert won(play(closer_claims, "o")) == (1, 2)


def test_b3_3_a_marriage_can_complete_the_claim() -> None:
    state = at("KS QS JH JD JC", tricks="0AS/AD>0 0TS/KD>0", options=MANUAL)
    assert sums(state)[0] == 36 and won(play(state, "oKS"))[0] == 0
    assert won(play(state, "o"))[0] == 1


def test_b3_3_nothing_ends_by_itself_and_the_last_trick_counts_one() -> None:
    line = GAME.examples["last_trick_wins"].line.replace("schnapsen;", f"schnapsen; {MANUAL};")
    assert won(play(GAME.read(line), "KC")) == (0, 1)
    rich = at("AH", "KH", tricks=SIXTY_SEVEN, used_up=True, options=MANUAL)
    after = play(rich, "AH")
    assert after.points(0) > 66 and after.points(1) < 33 and won(after) == (0, 1)


def test_b3_4_marriages_can_wait_for_a_trick_of_their_own() -> None:
    assert refused(at(HAND, options="marriage_timing:after_trick"), "wKH") == "marriage_on_your_lead"
    assert "wKH" in answers(at(HAND, tricks="0AS/AD>0", options="marriage_timing:after_trick"))


def test_b3_4_marriages_can_count_without_a_trick() -> None:
    state = at(HAND, other="AH TH TC AD QS", options="marriage_needs_trick:no")
    after = play(state, "wKH AH")
    assert sums(after) == (20, 15)


@pytest.mark.parametrize("gone", [{"closer": 0}, {"used_up": True}])
def test_b3_4_marriages_can_end_with_the_stock(gone: dict[str, object]) -> None:
    state = at(HAND, options="marriage_after_stock:no", **gone)  # type: ignore[arg-type]
    assert refused(state, "wKH") == "marriage_without_stock"
    assert "wKH" in answers(at(HAND, options="marriage_after_stock:no"))


def test_b3_5_exchanging_on_any_turn() -> None:
    state = at(HAND, "AH", up="TS", options="exchange_when:on_turn")
    after = play(state, "e")
    assert after.phase == "follow" and "TS" in after.hand and after.upcard == "JS"
    assert "TS" in answers(after)


def test_b3_5_exchanging_needs_cards_in_the_stock() -> None:
    assert "e" in answers(at(HAND, tricks=LOW))
    assert refused(at(HAND, tricks=LOW, options="exchange_min_stock:4"), "e") == "exchange_while_stock_lasts"
    assert "e" in answers(at(HAND, tricks=LOW[:17], options="exchange_min_stock:4"))


def test_b3_5_exchanging_after_a_trick() -> None:
    assert refused(at(HAND, options="exchange_needs_trick:yes"), "e") == "exchange_after_a_trick"
    assert "e" in answers(at(HAND, tricks="0AS/AD>0", options="exchange_needs_trick:yes"))


def test_b3_6_closing_needs_cards_in_the_stock() -> None:
    assert "c" in answers(at(HAND, tricks=LOW))
    assert refused(at(HAND, tricks=LOW, options="close_min_stock:4"), "c") == "close_while_stock_lasts"


def test_b3_6_closing_before_the_draw() -> None:
    state = at("AS KH QH AC JD", other="TS JH TC KC QD", options="close_before_draw:yes")
    after = play(state, "AS TS")
    assert after.phase == "draw" and answers(after) == {"d", "c"}
    assert refused(after, "KH") == refused(after, "wKH") == "draw_before_leading"
    drawn, closed = play(after, "d"), play(after, "c")
    assert len(drawn.hand) == 5 and not drawn.strict and refused(drawn, "d") == "drawing_goes_by_itself"
    assert len(closed.hand) == 4 and closed.strict and closed.closer == 0


def test_b3_6_a_choice_is_offered_only_where_there_is_one() -> None:
    state = at("AS KH QH AC JD", other="TS JH TC KC QD", tricks="0AH/TH>0 1AD/TD>1 1KD/KS>0 0QC/JC>0",
               options="close_before_draw:yes close_min_stock:4")
    assert play(state, "AS TS").phase == "lead"


@pytest.mark.parametrize(("options", "worth"), [("", 3), ("closed_score_basis:at_end", 2)])
def test_b3_7_what_counts_after_closing(options: str, worth: int) -> None:
    state = at("AH", "KH", tricks="0AS/AD>0 0AC/TC>0 0TD/QD>0 1TS/TH>1", closer=0, closed_at=0, options=options)
    assert won(play(state, "AH")) == (0, worth)


@pytest.mark.parametrize(("least", "worth"), [(1, 1), (2, 2), (3, 3)])
def test_b3_8_the_least_price_of_a_failed_close(least: int, worth: int) -> None:
    state = at("AH", "KH", tricks="0AS/AD>0", closer=0, closed_at=40, options=f"failed_close_min:{least}")
    assert won(play(state, "AH")) == (1, worth)


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [("AH JH QS TC", "KH", "AH QS"), ("JH QS TC", "KH", "QS"), ("JH TC", "KH", "JH"), ("QS TC", "KH", "QS")])
def test_b3_9_winning_before_following(hand: str, led: str, legal: str) -> None:
    state = at(hand, led, closer=1, options="follow_before_win:no")
    assert answers(state) == set(legal.split())


@pytest.mark.parametrize(("shown", "seen"), [("own", [True, False]), ("none", [False, False]), ("both", [True, True])])
def test_b3_13_whose_points_are_shown(shown: str, seen: list[bool]) -> None:
    view = at(HAND, tricks="0AS/AD>0 1TS/TD>1", options=f"show_points:{shown}").view(0)
    assert [bool(each.points) for each in GAME.tallies(view)] == seen
    notes = {zone.name: zone.note for zone in GAME.layout(view)}
    assert [bool(notes["hand"]), bool(notes["seat1"])] == seen


@pytest.mark.parametrize(("first", "dealers"), [("you", {1}), ("opponent", {0}), ("random", {0, 1})])
def test_b3_10_who_deals_the_first_deal(first: str, dealers: set[int]) -> None:
    house = GAME.options.read(f"first_dealer:{first}" if first != "random" else "")
    table = Table.new(GAME, house, seat=1)
    table._rng = Random(1)  # type: ignore[assignment]
    assert {table.first_dealer(house, 1, 2) for _deal in range(20)} == dealers
