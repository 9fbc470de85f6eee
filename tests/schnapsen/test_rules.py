"""The rules of 66 one by one, S1 to S13, each named after its number."""

from __future__ import annotations

import pytest
from laid import GAME, answers, at, play, refused, sums, won

from cardlab.core.cards import SUITS, Cards, cards
from cardlab.games.schnapsen.rules import beats, higher_card_of_another_suit, what_cards_are_worth
from cardlab.games.schnapsen.state import PACK, SchnapsenState

DECK: Cards = PACK


def dealt(options: str = "", dealer: int = 1) -> SchnapsenState:
    """The deal of a pack in its own order."""
    house = GAME.options.read(options)
    state: SchnapsenState = GAME.deal_out(house, DECK, dealer, GAME.match(house))
    return state


def test_s1_1_twenty_cards() -> None:
    assert sorted(PACK) == sorted(rank + suit for rank in "ATKQJ" for suit in SUITS)


def test_s1_2_the_strength_of_the_opponent_is_chosen() -> None:
    assert len(GAME.strengths) > 1
    assert [len(each.tips) for each in GAME.strengths] == sorted(len(each.tips) for each in GAME.strengths)


def test_s1_3_the_aim_is_66() -> None:
    assert won(play(at("AH", "KH", tricks="0AS/AD>0 0AC/TC>0 0KD/KC>0", closer=0), "AH"))[0] == 0


def test_s2_1_a_seed_always_shuffles_alike() -> None:
    assert GAME.deal(7) == GAME.deal(7) != GAME.deal(8)


@pytest.mark.parametrize(
    ("pattern", "elder", "upcard"),
    [("3-1-2", (0, 1, 2, 7, 8), 6), ("2-1-3", (0, 1, 5, 6, 7), 4), ("5-1-0", (0, 1, 2, 3, 4), 10)],
)
def test_s2_2_five_cards_each_and_a_trump(pattern: str, elder: tuple[int, ...], upcard: int) -> None:
    state = dealt(f"deal_pattern:{pattern}")
    assert state.hands[0] == tuple(DECK[place] for place in elder)
    assert state.upcard == DECK[upcard] and state.trump == DECK[upcard][1]
    assert len(state.hands[1]) == 5 and len(state.stock) == 10


def test_s2_3_the_order_of_the_pack() -> None:
    state = dealt()
    assert state.hands == (DECK[0:3] + DECK[7:9], DECK[3:6] + DECK[9:11])
    assert state.stock == (*DECK[11:20], DECK[6])


@pytest.mark.parametrize("dealer", [0, 1])
def test_s2_4_the_non_dealer_leads_from_the_elder_hand(dealer: int) -> None:
    state = dealt(dealer=dealer)
    assert state.turn == 1 - dealer and state.hand == DECK[0:3] + DECK[7:9]


def test_s3_1_before_leading_exchange_close_and_declare() -> None:
    state = at("JS KS QS AC JD", up="TS")
    after = play(state, "e c")
    assert after.turn == 0 and after.phase == "lead" and len(after.hand) == 5
    assert "wQS" in answers(after)


def test_s3_2_to_s3_7_a_trick() -> None:
    state = at("AS KH QH AC JD", other="TS JH TC KC QD")
    top, second = state.stock[:2]
    after = play(state, "AS TS")
    assert sums(after) == (21, 0) and after.turn == 0 and after.phase == "lead"
    assert after.hands[0][-1] == top and after.hands[1][-1] == second


def test_s3_6_the_loser_of_the_fifth_trick_draws_the_trump() -> None:
    state = at("AS KH QH AC JD", other="TS JH TC KC QD", up="JS",
               tricks="0AH/TH>0 1AD/TD>1 1KD/KS>0 0QC/JC>0")
    assert len(state.stock) == 2
    after = play(state, "AS TS")
    assert after.hands[1][-1] == "JS" and after.shown[1] == cards("JS") and not after.stock


def test_s4_the_strict_phase_begins_with_closing_or_without_stock() -> None:
    assert at("AS", "TS", closer=1).strict and at("AS", "TS", used_up=True).strict
    assert not at("AS KH QH AC JD", "TS").strict


def test_s5_1_the_leader_plays_any_card() -> None:
    hand = "AS KC QH AC JD"
    for state in (at(hand), at(hand, closer=0), at(hand, used_up=True)):
        assert set(hand.split()) <= answers(state)


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        ("AH TH JH AS", "KH", "AH TH"),
        ("QH JH AS", "KH", "QH JH"),
        ("AC JC AS QS", "KH", "AS QS"),
        ("AC JC AD", "KH", "AC JC AD"),
        ("AS QS AC", "KS", "AS"),
        ("QS JS AC", "KS", "QS JS"),
    ],
    ids=["higher", "lower", "trump", "anything", "higher trump", "lower trump"],
)
def test_s5_2_the_duties_in_their_order(hand: str, led: str, legal: str) -> None:
    assert answers(at(hand, led, closer=1)) == set(legal.split())


def test_s5_3_no_duty_while_the_stock_is_open() -> None:
    hand = "AH TH JH AS JC"
    assert answers(at(hand, "KH")) == set(hand.split())


def test_s6_1_in_a_suit_the_higher_card_wins() -> None:
    order = cards("AH TH KH QH JH")
    for place, face in enumerate(order):
        assert all(beats(face, lower, "S") for lower in order[place + 1 :])
        assert not any(beats(lower, face, "S") for lower in order[place:])
    assert [what_cards_are_worth(face) for face in order] == [11, 10, 4, 3, 2]


def test_s6_2_a_trump_beats_every_plain_card() -> None:
    assert all(beats(trump, face, "S") for trump in PACK if trump[1] == "S" for face in PACK if face[1] != "S")
    assert not any(beats(face, trump, "S") for trump in PACK if trump[1] == "S" for face in PACK if face[1] != "S")


@pytest.mark.parametrize("rule", ["never_wins", "higher_value_wins"])
def test_s6_3_of_equal_cards_the_first_wins(rule: str) -> None:
    state = at("TC", "TH", closer=1, options=f"offsuit_rule:{rule}")
    assert play(state, "TC").tricks[-1].taker == 1


def test_s6_4_two_readings_of_a_higher_card_of_another_suit() -> None:
    takers = {
        rule: play(at("AC", "JH", closer=1, options=f"offsuit_rule:{rule}"), "AC").tricks[-1].taker
        for rule in ("never_wins", "higher_value_wins")
    }
    assert takers == {"never_wins": 1, "higher_value_wins": 0}
    literal = at("AC JC", "JS", closer=1, options="offsuit_rule:higher_value_wins")
    assert not higher_card_of_another_suit(literal, cards("AC")[0])


@pytest.mark.parametrize(("trump", "worth"), [("H", 40), ("S", 20)])
def test_s7_1_a_marriage_is_king_and_queen_of_a_suit(trump: str, worth: int) -> None:
    state = at("KH QH AC JD JC", trump=trump)
    assert {"wKH", "wQH"} <= answers(state)
    assert play(state, "wKH").marriage_points(0) == worth
    assert refused(at("KH QD AC JD JC"), "wKH") == "both_of_a_suit"
    assert refused(at("KH QH AC JD JC", "JH"), "wKH") == "only_on_lead"


def test_s7_2_from_the_first_lead_on_optional_and_once() -> None:
    for state in (at("KH QH AC JD JC"), at("KH QH AC JD JC", closer=0), at("KH QH AC JD JC", used_up=True)):
        assert {"wKH", "KH"} <= answers(state)
    after = play(at("KH QH KC QC JD", other="JH TH JC TC QS"), "wKH JH")
    assert "wQH" not in answers(after) and "wQC" in answers(after)


def test_s7_3_pending_until_a_trick_and_then_at_once() -> None:
    state = at("KH QH AC JD JC", other="JH TH TC AD QS")
    declared = play(state, "wKH")
    assert sums(declared) == (0, 0) and declared.marriage_points(0) == 20
    assert sums(play(declared, "JH")) == (26, 0)


def test_s7_4_pending_points_can_be_lost() -> None:
    state = at("KH", "AH", tricks="1AS/AD>1 0wQH/TH>1", closer=0)
    assert state.marriage_points(0) == 20
    after = play(state, "KH")
    assert sums(after)[0] == 0 and won(after) == (1, 3)


def test_s8_1_the_jack_is_exchanged_on_lead() -> None:
    state = at("JS KH QH AC JD", up="AS")
    after = play(state, "e")
    assert after.shown[0] == cards("AS") and after.upcard == "JS"
    assert refused(at("JH KH QH AC JD", up="AS"), "e") == "exchange_the_trump_jack"


def test_s8_2_the_new_card_may_serve_a_marriage() -> None:
    state = at("JS KS QH AC JD", up="QS")
    assert "wKS" not in answers(state) and "wKS" in answers(play(state, "e"))


def test_s9_1_only_the_leader_closes() -> None:
    hand = "AS KH QH AC JD"
    assert "c" in answers(at(hand)) and refused(at(hand, "JH"), "c") == "only_on_lead"
    after = play(at(hand, other="TS JH TC KC QD"), "c")
    assert after.strict and after.turn == 0 and after.upcard is None
    assert len(play(after, "AS TS").hand) == 4


def test_s9_2_the_opponents_points_are_kept() -> None:
    state = at("AS KH QH AC JD", tricks="1TD/QD>1")
    assert play(state, "c").closed_at == 13


def test_s9_3_the_closer_needs_66() -> None:
    state = at("AH", "KH", tricks="0AS/AD>0", closer=0)
    assert play(state, "AH").winner == 1


@pytest.mark.parametrize(("then", "worth"), [(0, 3), (1, 2), (32, 2), (33, 1)])
def test_s9_4_a_close_that_succeeds(then: int, worth: int) -> None:
    state = at("AH", "KH", tricks="0AS/AD>0 0AC/TC>0 0TD/QD>0", closer=0, closed_at=then)
    assert won(play(state, "AH")) == (0, worth)


@pytest.mark.parametrize(("then", "worth"), [(0, 3), (1, 2), (33, 2)])
def test_s9_5_a_close_that_fails(then: int, worth: int) -> None:
    cards_out = at("AH", "KH", tricks="0AS/AD>0", closer=0, closed_at=then)
    beaten = at("AH QD", "KH", tricks="0AS/AD>0 0AC/TC>0 0TD/KD>0", closer=1, closed_at=then)
    assert won(play(cards_out, "AH")) == (1, worth)
    assert won(play(beaten, "AH")) == (0, worth)


def test_s9_6_no_exchange_and_no_second_closing() -> None:
    state = play(at("JS KH QH AC JD"), "c")
    assert refused(state, "e") == "exchange_before_closing" and refused(state, "c") == "close_only_once"


def test_s10_1_the_deal_ends_at_66_at_once() -> None:
    state = at("AH JD JC", "KH", tricks="0AS/AD>0 0AC/TC>0 0TD/QD>0", closer=1)
    after = play(state, "AH")
    assert after.phase == "over" and after.hands[0] == cards("JD JC") and not GAME.legal(after)


def test_s10_2_the_last_trick_wins_if_nobody_has_closed() -> None:
    after = play(GAME.read(GAME.examples["last_trick_wins"].line), "KC")
    assert max(sums(after)) < 66 and won(after) == (0, 1)
