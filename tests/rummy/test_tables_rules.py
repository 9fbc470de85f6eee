"""What the options of the rummies change: knocking, handglatt, penalties, the empty stock, settlements and matches."""

from __future__ import annotations

from random import Random

import pytest
from rummy.tables import at, hand, play, refused, table

from cardlab.core.cards import cards
from cardlab.core.record import Record
from cardlab.games import GAMES
from cardlab.games.rummy.match import IgraonicaMatch, RemikMatch, RemiMatch
from cardlab.games.rummy.state import RummyState

FREE = "manipulation:free"


def knocked(house: str = "", pile: str = "5H 9C 2D KS") -> RummyState:
    """After a knock of seat 2."""
    state = at("remi", "7H", phase="draw", seats=4, others=13, pile=pile, opened=(), discarder=3, house=house)
    return play(state, "k2")


def test_sg_a1_the_extra_cards_come_from_the_stock() -> None:
    state = knocked("knock_extra_source:stock")
    assert len(state.hands[2]) == 16 and len(state.pile) == 3 and state.shown[2] == cards("5H")


@pytest.mark.parametrize(("house", "cards_held"), [("", 16), ("knock_shortfall:take_fewer", 14)])
def test_sg_a2_too_few_cards_in_the_pile(house: str, cards_held: int) -> None:
    assert len(knocked(house, "5H").hands[2]) == cards_held


@pytest.mark.parametrize(("house", "extended", "points"), [
    ("", True, -50), ("handglatt:no", False, -25), ("handglatt_allows_layoff:no", True, -25), ("handglatt_allows_layoff:no", False, -50)])
def test_sg_r24_handglatt_doubles(house: str, extended: bool, points: int) -> None:
    state = at("remi", "4D", others="KD AS", opened=(0,), fresh=True, extended=extended, house=house)
    assert GAMES["remi"].points(play(state, "x4D")) == (0, points)


def test_sg_a4_one_meld_alone_must_be_enough() -> None:
    state = at("remi", "7H 8H 9H 2S 2D 2C KS", opened=(), house="opening_scope:single_meld")
    assert refused(state, "m7H,8H,9H+2S,2D,2C") == "enough_to_come_out"
    assert not refused(at("remi", "7H 8H 9H 2S 2D 2C KS", opened=()), "m7H,8H,9H+2S,2D,2C")


def test_sg_a10_exactly_on_the_limit_stays_in() -> None:
    game = GAMES["remi"]
    assert not RemiMatch(game.standard).add((0, -50)).finished
    assert RemiMatch(game.options.read("limit_test:reach")).add((0, -50)).finished


def test_sg_r28_the_others_play_on() -> None:
    match = RemiMatch(GAMES["remi"].standard, (), 0, 3).add((0, -51, -20))
    assert match.out == (1,) and not match.finished and match.dealer == 2
    state = GAMES["remi"].deal(1, match=match, dealer=match.dealer)
    assert state.hands[1] == () and state.turn == 0 and state.after(0) == 2
    assert match.add((0, 0, -40)).won == [(0,)]


def test_sg_a12_the_discards_become_the_stock() -> None:
    state = at("remi", "KS 4D", phase="draw", left="pile")
    after = play(state, "d")
    assert after.pile == state.pile[:1] and len(after.stock) == len(state.pile) - 2 and after.reshuffles == 1
    assert state.view(0).new_stock() == (cards("??") * (len(state.pile) - 1))


def test_sg_a12_or_the_round_ends() -> None:
    state = at("remi", "KS 4D", left="table", house="stock_exhaustion:end_round_no_winner", drained=0)
    over = play(state, "xKS")
    assert (over.phase, over.ending, over.winner) == ("over", "stock", None)


def test_ig_a19_two_circuits_without_a_card_end_the_round() -> None:
    state = at("igraonica", "KS KH AD", house="discards:none", pile="", others="AS", left="table")
    over = play(state, "n n n n")
    assert (over.phase, over.ending, over.winner) == ("over", "stuck", None)
    assert play(state, "n n n").phase == "play"


def test_ig_a19_all_take_from_the_pile_for_ever() -> None:
    state = at("igraonica", "KS 4D", "6H 7H 8H", phase="draw", others="QC 4H", pile="TS 9S", opened=(0, 1))
    for _circuit in range(10):
        assert state.phase == "draw" and state.stock
        for _seat in range(2):
            state = play(state, "t")
            state = play(state, f"x{state.hand[0]!s}")
    assert (state.phase, state.ending, state.winner) == ("over", "stuck", None)


def test_ig_a6_each_item_costs_300_or_the_turn_does() -> None:
    for house, points in (("", -600), ("penalty_unit:per_turn", -300)):
        state = at("igraonica", "JK 7S 4D KS", owed=cards("JK 7S"), house=house)
        assert play(state, "x4D").points(0) == points


def test_ig_a8_a_discard_is_no_return() -> None:
    assert play(at("igraonica", "JK 4D", owed=("JK",)), "xJK").points(0) == -300


def test_ig_a7_in_the_challenge_penalties_are_added() -> None:
    assert play(at("igraonica", "JK 4D", owed=("JK",), house="challenge:yes"), "x4D").points(0) == 300


def test_ig_a10_a_meaningless_table() -> None:
    words = "p1:5D"
    kept = play(at("igraonica", "KS 4H", "4D 5D 6D", house=FREE, was_melds=(("4D", "5D", "6D"),)), f"{words} xKS")
    assert table(kept) == "4D / 6D" and kept.points(0) == -5 - 300 - 300
    house = f"{FREE} invalid_table:penalise_rollback"
    back = play(at("igraonica", "KS 4H", "4D 5D 6D", house=house, was_melds=(("4D", "5D", "6D"),)), f"{words} xKS")
    assert table(back) == "4D 5D 6D" and back.points(0) == -300 and hand(back) == "4H"
    house = f"{FREE} invalid_table:block_end_of_turn"
    block = play(at("igraonica", "KS 4H", "4D 5D 6D", house=house, was_melds=(("4D", "5D", "6D"),)), words)
    assert refused(block, "xKS") == "leave_the_table_in_order"


def test_ig_a10_the_next_player_does_not_pay_for_an_old_fragment() -> None:
    state = at("igraonica", "KS 4H", "4D 5D", house=FREE, was_melds=(("4D", "5D"),))
    assert play(state, "xKS").points(0) == 0


def test_ig_a12_own_extension() -> None:
    for house, extended in (("", True), ("own_extension_breaks_pure:no", False)):
        state = play(at("igraonica", "QD KD AD JD TD 4C", opened=(), house=house), "mJD,QD,KD,AD a1:TD")
        assert state.extended == extended


def test_ig_a16_going_out_early_in_the_challenge() -> None:
    for house, points in (("minus_100", (-100, 40)), ("double", (0, 80)), ("off", (0, 40))):
        state = at("igraonica", "4D", others="AC JK 9H", opened=(0,), house=f"challenge:yes challenge_early_finish:{house}")
        assert GAMES["igraonica"].points(play(state, "x4D")) == points


def test_ig_r21_several_cards_may_be_taken() -> None:
    state = play(at("igraonica", "KS 4D", phase="draw", pile="5D 6D QC", house="discards:multiple"), "t2")
    assert hand(state) == "KS 4D 5D 6D" and state.shown[0] == cards("5D 6D") and state.pile == cards("QC")


def test_ig_a17_a_shared_top_plays_on() -> None:
    match = IgraonicaMatch(GAMES["igraonica"].standard).add((1000, 1000))
    assert not match.finished and match.add((10, 5)).won == [(0,)]


def test_ig_a18_all_drop_at_once() -> None:
    match = IgraonicaMatch(GAMES["igraonica"].options.read("challenge:yes"), (), 0, 3)
    assert match.add((500, 510, 500)).won == [(0, 2)] and match.merit((0, 40, 15)) == (0, -40, -15)


@pytest.mark.parametrize(("settlement", "points"), [("all_negative", (-4, -30)), ("void", (0, 0)), ("lowest_wins", (30, -30))])
def test_rk_a9_a_round_without_a_winner(settlement: str, points: tuple[int, int]) -> None:
    state = at("remik", "KS 4D", others="KD QC TC", drained=0, house=f"exhaustion_settlement:{settlement}")
    assert GAMES["remik"].points(play(state, "xKS")) == points


def test_rk_a8_the_round_ends_when_a_draw_fails() -> None:
    state = at("remik", "KS 4D", phase="draw", left="table", house="exhaustion_trigger:on_failed_draw")
    over = play(state, "d")
    assert (over.ending, over.winner) == ("stock", None)


@pytest.mark.parametrize(("house", "points"), [("", 11), ("ace_in_hand:1", 1), ("ace_in_hand:lowest", 11)])
def test_rk_a2_an_ace_in_the_hand(house: str, points: int) -> None:
    assert GAMES["remik"].points(play(at("remik", "4D", others="AS", house=house), "x4D")) == (points, -points)


def test_rk_a2_lowest_with_the_two() -> None:
    assert GAMES["remik"].points(play(at("remik", "4D", others="AS 2S", house="ace_in_hand:lowest"), "x4D")) == (3, -3)


def test_rk_a11_match_lengths() -> None:
    options = GAMES["remik"].options
    five = RemikMatch(options.read(""))
    for _round in range(5):
        assert not five.finished
        five = five.add((10, -10))
    assert five.won == [(0,)]
    assert RemikMatch(options.read("match_end:minus_500")).add((500, -500)).finished


def test_cards_taken_from_the_pile_stay_known() -> None:
    state = play(at("remi", "KS 4D", phase="draw", pile="5D 6D"), "t")
    assert state.shown[0] == cards("5D") and state.view(1).hands[0] == cards("5D ?? ??")
    assert play(state, "x5D").shown[0] == ()


@pytest.mark.parametrize("key", ["remi", "igraonica", "remik"])
def test_a_reshuffle_stays_hidden_in_a_masked_record(key: str) -> None:
    game, rng = GAMES[key], Random(5)
    house = game.options.read("opening_min:30" if key == "igraonica" else "opening_min:100")
    played = Record(game, game.match(house, seats=3), 0, game.shuffled(rng, house, 3), ("Anna", "Ben", "Cleo"))
    while (moves := game.legal(played.state)) and len(played.entries) < 260:
        quiet = [move for move in moves if str(move)[0] in "dx"] or moves
        played = played.add(rng.choice(quiet))
    for seat in range(3):
        masked = Record.read(str(played.masked(seat)), GAMES)
        assert masked.state.view(seat) == played.state.view(seat)
    assert key == "remik" or played.state.reshuffles
