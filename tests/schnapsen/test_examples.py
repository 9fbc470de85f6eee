"""The worked examples of the rules (B4), by their numbers."""

from __future__ import annotations

import pytest
from laid import GAME, answers, at, faces, play, refused, sums, won

from cardlab.core.cards import Cards, cards
from cardlab.games.schnapsen.lines import value
from cardlab.games.schnapsen.rules import who_takes_the_trick
from cardlab.games.schnapsen.state import VALUE, SchnapsenState

HAND = "HA HJ SQ CT DK"


def spec(words: str) -> str:
    """A list of cards of the spec in the order of cardlab."""
    return faces(words.split())


def deal(pack: Cards, options: str = "", dealer: int = 1) -> SchnapsenState:
    """The deal from a pack, seat 0 on lead."""
    house = GAME.options.read(options)
    state: SchnapsenState = GAME.deal_out(house, pack, dealer, GAME.match(house))
    return state


def test_s_01_the_pack_is_worth_120_and_a_suit_30() -> None:
    assert sum(VALUE.values()) == 120
    assert all(sum(worth for face, worth in VALUE.items() if face[1] == suit) == 30 for suit in "SHCD")


def test_s_02_deal_d1_lies_in_the_order_of_the_deck() -> None:
    state = deal(cards(spec("HK HT DK HQ DJ DA CQ SA SQ HJ CJ SJ CA CK DT HA CT DQ SK ST")))
    assert state.hands == (cards(spec("HK HT DK SA SQ")), cards(spec("HQ DJ DA HJ CJ")))
    assert (state.upcard, state.trump, str(state.stock[0])) == ("QC", "C", "JS")


@pytest.mark.parametrize(
    ("example", "led", "reply", "trump", "options", "taker", "worth"),
    [
        ("S-03", "HK", "HA", "S", "", "follower", 15),
        ("S-04", "HA", "SJ", "S", "", "follower", 13),
        ("S-05", "HT", "CT", "S", "", "leader", 20),
        ("S-05", "HT", "CT", "C", "", "follower", 20),
        ("S-05 literal", "HT", "CT", "S", "offsuit_rule:higher_value_wins", "leader", 20),
        ("S-06", "HJ", "CA", "S", "", "leader", 13),
        ("S-06 literal", "HJ", "CA", "S", "offsuit_rule:higher_value_wins", "follower", 13),
        ("S-06 trump led", "SJ", "CA", "S", "offsuit_rule:higher_value_wins", "leader", 13),
    ],
)
def test_tricks(example: str, led: str, reply: str, trump: str, options: str, taker: str, worth: int) -> None:
    state = at(spec(reply), spec(led), trump=trump, closer=1, options=options)
    seat = 0 if taker == "follower" else 1
    assert who_takes_the_trick(state, state.hand[0]) == seat, example
    assert sums(play(state, spec(reply)))[seat] == worth


def test_s_08_any_card_answers_while_the_stock_is_open() -> None:
    assert answers(at(spec(HAND), "KH")) == set(spec(HAND).split())


@pytest.mark.parametrize("gone", [{"closer": 0}, {"closer": 1}, {"used_up": True}])
@pytest.mark.parametrize(
    ("example", "hand", "led", "legal"),
    [
        ("S-09", HAND, "HK", "HA"),
        ("S-09", HAND, "DA", "DK"),
        ("S-09", HAND, "DJ", "DK"),
        ("S-09", HAND, "CA", "CT"),
        ("S-09", HAND, "CJ", "CT"),
        ("S-09", HAND, "SK", "SQ"),
        ("S-09", HAND, "SJ", "SQ"),
        ("S-11", "HA HJ CT CK", "DJ", "HA HJ CT CK"),
        ("S-11", "HA HJ CT CK", "SA", "HA HJ CT CK"),
        ("S-11", "HA HJ CT CK", "CQ", "CT CK"),
        ("S-11", "HA HJ CT CK", "CA", "CT CK"),
        ("S-12", "HJ SA", "HK", "HJ"),
    ],
)
def test_duties(example: str, hand: str, led: str, legal: str, gone: dict[str, object]) -> None:
    assert answers(at(spec(hand), spec(led), **gone)) == set(spec(legal).split())  # type: ignore[arg-type]


def test_s_11_a_jack_led_keeps_the_trick_from_whatever_is_thrown() -> None:
    state = at(spec("HA HJ CT CK"), "JD", closer=0)
    assert {who_takes_the_trick(state, face) for face in state.hand} == {1}


def test_s_12_a_trump_may_not_replace_the_suit_led() -> None:
    assert refused(at(spec("HJ SA"), "KH", closer=1), "AS") == "follow_suit"


def test_s_14_a_marriage_counts_at_once_with_a_trick() -> None:
    state = at("KH QH AD JD KC", tricks="0AS/QS>0 0TC/JC>0")
    assert sums(state)[0] == 26
    after = play(state, "wQH")
    assert sums(after)[0] == 46 and after.phase == "follow"


@pytest.mark.parametrize(
    ("tricks", "points", "worth"),
    [("1AD/TD>1 1TS/JS>1", 33, 1), ("1TD/TS>1 1TC/JD>1", 32, 2), ("", 0, 3)],
)
def test_s_15_a_trump_marriage_ends_the_deal_before_the_reply(tricks: str, points: int, worth: int) -> None:
    state = at("KH QH KS KD KC", trump="H", tricks=f"0AS/QS>0 0AC/JC>0 {tricks}")
    assert sums(state) == (27, points)
    after = play(state, "wKH")
    assert after.phase == "over" and sums(after)[0] == 67 and won(after) == (0, worth)


def test_s_16_a_marriage_waits_for_a_trick() -> None:
    state = at("KH QH AC JD JC", other="AH QC TD JS KC")
    after = play(state, "wQH AH")
    assert sums(after) == (0, 14) and after.marriage_points(0) == 20
    assert sums(play(after, "QC AC")) == (34, 14)


def test_s_18_declaring_needs_the_lead_and_a_king_or_queen() -> None:
    assert refused(at("KH QH AC JD JC", "AS"), "wQH") == "only_on_lead"
    assert refused(at("KH QH JH JD JC"), "wJH") == "king_or_queen_leads"


def test_s_19_the_jack_gets_the_trump() -> None:
    state = at("JS KH QH AC JD", up="AS")
    after = play(state, "e")
    assert "AS" in after.hand and after.upcard == "JS"
    assert (len(after.stock), after.turn, after.phase) == (len(state.stock), 0, "lead")


def test_s_21_exchanging_needs_the_lead_and_an_open_stock() -> None:
    hand = "JS KH QH AC JD"
    assert refused(at(hand, "AH"), "e") == "exchange_on_your_turn"
    assert refused(at(hand, closer=0), "e") == "exchange_before_closing"
    assert refused(at(hand, used_up=True), "e") == "exchange_while_stock_lasts"


@pytest.mark.parametrize(("points", "worth"), [(0, 3), (4, 2), (32, 2), (33, 1), (65, 1)])
def test_s_22_the_losers_points_give_the_value(points: int, worth: int) -> None:
    assert value(points) == worth


@pytest.mark.parametrize(("example", "closed_at", "worth"), [("S-23", 0, 3), ("S-24", 20, 2), ("S-25", 33, 1)])
def test_a_closer_scores_by_what_the_opponent_had_then(example: str, closed_at: int, worth: int) -> None:
    state = at("AH", "KH", tricks="0AS/AD>0 0AC/TC>0 0TD/QD>0 1TS/TH>1", closer=0, closed_at=closed_at)
    assert sums(state) == (56, 20)
    assert won(play(state, "AH")) == (0, worth), example


@pytest.mark.parametrize(("closed_at", "worth"), [(0, 3), (20, 2), (40, 2)])
def test_s_26_a_failed_close_costs_two_at_least(closed_at: int, worth: int) -> None:
    state = at("AH", "KH", tricks="0AS/AD>0 1TS/TH>1", closer=0, closed_at=closed_at)
    assert won(play(state, "AH")) == (1, worth)


@pytest.mark.parametrize(("closed_at", "worth"), [(0, 3), (4, 2)])
def test_s_28_the_last_trick_does_not_help_a_closer_with_65(closed_at: int, worth: int) -> None:
    state = at("AH", "KH", tricks="0AS/AD>0 0AC/TC>0 0KD/QD>0 1JS/JC>1", closer=0, closed_at=closed_at)
    after = play(state, "AH")
    assert (sums(after)[0], after.turn) == (65, 0)
    assert won(after) == (1, worth)


@pytest.mark.parametrize(("basis", "worth"), [("counted_points", 1), ("trick_cards_only", 2)])
def test_s_29_marriages_of_the_loser(basis: str, worth: int) -> None:
    tricks = "1AC/TC>1 1wQH/JH>1 0AS/AD>0 0TS/TD>0 0TH/QS>0 0QD/JD>0"
    state = at("AH KS JS KC", "KH", tricks=tricks, used_up=True, options=f"loser_points_basis:{basis}")
    assert sums(state) == (60, 46)
    assert won(play(state, "AH")) == (0, worth)
