"""The worked examples of the spec: 1.4 (SG), 2.4 (IG) and 3.4 (RK)."""

from __future__ import annotations

import pytest
from rummy.tables import at, hand, play, refused, table

from cardlab.core.cards import cards
from cardlab.games import GAMES
from cardlab.games.rummy.faults import fault, settled
from cardlab.games.rummy.match import RemiMatch
from cardlab.games.rummy.melds import kind, worth

OPENED, TRADITIONAL = (1,), "card_values:traditional"

MELDS = [
    ("SG-E1", "remi", "", "TD TC TD", "SET_DUP_SUIT", 0),
    ("SG-E2", "remi", "", "8D 9D TD", "run", 27),
    ("SG-E3", "remi", "", "TC JC QC", "run", 30),
    ("SG-E4", "remi", "", "KS AS 2S", "CORNER", 0),
    ("SG-E5", "remi", "", "AS JK JK", "MIN_NATURALS", 0),
    ("SG-E8", "remi", "", "AS AH AD AC", "set", 44),
    ("SG-E16", "remi", "", "AD 2D 3D", "run", 6),
    ("SG-E16", "remi", "", "QD KD AD", "run", 31),
    ("IG-E1", "igraonica", "", "9S TS JS", "run", 25),
    ("IG-E1", "igraonica", TRADITIONAL, "9S TS JS", "run", 29),
    ("IG-E2", "igraonica", "", "QH KH AH", "run", 35),
    ("IG-E2", "igraonica", TRADITIONAL, "QH KH AH", "run", 31),
    ("IG-E2", "igraonica", "", "AH 2H 3H", "run", 15),
    ("IG-E2", "igraonica", TRADITIONAL, "AH 2H 3H", "run", 6),
    ("IG-E2", "igraonica", "", "KH AH 2H", "CORNER", 0),
    ("IG-E3", "igraonica", "", "3H 3S 3C", "set", 15),
    ("IG-E3", "igraonica", TRADITIONAL, "3H 3S 3C", "set", 9),
    ("IG-E3", "igraonica", "", "3H 3H 3S", "SET_DUP_SUIT", 0),
    ("IG-E4", "igraonica", "", "QS KS JK", "run", 35),
    ("IG-E4", "igraonica", TRADITIONAL, "QS KS JK", "run", 31),
    ("IG-E11", "igraonica", "", "5S 6S JK JK", "JOKER_LIMIT", 0),
    ("IG-E11", "igraonica", "", "5S JK JK", "MIN_NATURALS", 0),
    ("SG-R13", "remi", "", "7H JK JK TH", "run", 34),
    ("SG-R13", "remi", "", "7H JK 7D JK", "set", 28),
    ("SG-R10", "remi", "", "7H 7D 7S 7C JK", "SET_DUP_SUIT", 0),
    ("IG-R39", "igraonica", "identical:yes", "7H 7H 7H", "identical", 45),
    ("IG-R39", "igraonica", "identical:yes " + TRADITIONAL, "AH AH AH JK", "identical", 84),
    ("RK-E1", "remik", "", "8H 8D 8S", "set", 24),
    ("RK-E2", "remik", "", "4C 5C 6C", "run", 15),
    ("RK-E3", "remik", "", "6H JK 8H", "run", 21),
    ("RK-E4", "remik", "", "AS 2S 3S", "run", 6),
    ("RK-E4", "remik", "", "QS KS AS", "run", 31),
    ("RK-E5", "remik", "", "KC AC 2C", "CORNER", 0),
    ("RK-E6", "remik", "", "9C 9C 9D", "SET_DUP_SUIT", 0),
    ("RK-E18", "remik", "", "AD 2D JK", "run", 6),
    ("RK-E18", "remik", "", "8D 8C 8H", "set", 24),
    ("RK-E18", "remik", "", "7S 8S 9S TS", "run", 34),
    ("RK-E22", "remik", "joker_value_in_meld:20", "6H JK 8H", "run", 34),
]


@pytest.mark.parametrize(("name", "key", "house", "faces", "found", "points"), MELDS, ids=[f"{m[0]}-{m[3]}" for m in MELDS])
def test_meld(name: str, key: str, house: str, faces: str, found: str, points: int) -> None:
    rules = GAMES[key].options.read(house).house
    meld = settled(cards(faces), rules.terms)
    wrong = fault(meld, rules.terms)
    assert (wrong[0] if wrong else kind(meld, rules.terms)) == found, name
    if not wrong:
        assert worth(meld, rules.worths) == points, name


def test_a_joker_keeps_the_face_of_its_place() -> None:
    terms = GAMES["remi"].standard.house.terms
    meant = {"QS KS JK": "AS", "JK QS KS": "JS", "JK 3S 4S": "2S", "3S 4S JK": "5S"}
    for words, face in meant.items():
        assert "JK=" + face in settled(cards(words), terms)


REFUSED = [
    ("SG-E2", "remi", "8D 9D TD 2C", "", "m8D,9D,TD", "enough_to_come_out"),
    ("SG-E6", "remi", "7S 7H 7D 2C", "", "m7S,7H,7D", "enough_to_come_out"),
    ("SG-E16", "remi", "AD 2D 3D 2C", "", "mAD,2D,3D", "enough_to_come_out"),
    ("SG-A6", "remi", "KH 2C", "QH JK=KH AH", "s1:JK=KH", "lay_before_you_add"),
    ("IG-E12", "igraonica", "KS KH KD 5C", "", "mKS,KH,KD", "enough_for_the_first_laying"),
    ("RK-E10", "remik", "KH 4D", "QH JK=KH AH", "s1:JK=KH", "lay_before_you_add"),
    ("RK-E22", "remik", "6H JK 8H TS TD", "", "m6H,JK,8H", "enough_for_the_first_laying"),
]


@pytest.mark.parametrize(("name", "key", "held", "melds", "word", "rule"), REFUSED, ids=[each[0] for each in REFUSED])
def test_not_opened(name: str, key: str, held: str, melds: str, word: str, rule: str) -> None:
    assert refused(at(key, held, melds, opened=OPENED), word) == rule, name


LAID = [
    ("SG-E3", "remi", "TC JC QC 2C", "", "mTC,JC,QC", "TC JC QC"),
    ("SG-E8", "remi", "AS AH AD AC 2C", "", "mAS,AH,AD,AC", "AS AH AD AC"),
    ("IG-E13", "igraonica", "KS KH KD 5C 6C 7C 2H", "", "mKS,KH,KD+5C,6C,7C", "KS KH KD / 5C 6C 7C"),
    ("RK-E7", "remik", "8H 8D 8S 4C 5C 6C KS", "", "m8H,8D,8S+4C,5C,6C", "8H 8D 8S / 4C 5C 6C"),
    ("RK-E9", "remik", "TH JH QH KS", "", "mTH,JH,QH", "TH JH QH"),
    ("RK-E21", "remik", "TH JH QH KH 4D", "", "mTH,JH,QH a1:KH", "TH JH QH KH"),
]


@pytest.mark.parametrize(("name", "key", "held", "melds", "words", "after"), LAID, ids=[each[0] for each in LAID])
def test_opening(name: str, key: str, held: str, melds: str, words: str, after: str) -> None:
    state = play(at(key, held, melds, opened=OPENED), words)
    assert table(state) == after and 0 in state.opened, name


def test_sg_e7_adding_one_after_the_other() -> None:
    state = at("remi", "TC JC KS", "7C 8C 9C")
    assert refused(state, "a1:JC") == "card_fits_the_meld"
    after = play(state, "a1:TC a1:JC")
    assert table(after) == "7C 8C 9C TC JC" and hand(after) == "KS"


@pytest.mark.parametrize(("house", "times"), [("", 2), ("handglatt:no", 1)])
def test_sg_e12_handglatt_only_if_agreed(house: str, times: int) -> None:
    state = at("remi", "4D", others="KD AS / 7C 5H", house=house, opened=(0,), fresh=True)
    assert GAMES["remi"].points(play(state, "x4D")) == (0, -25 * times, -12 * times)


def test_sg_e10_hands_count_against_their_owners() -> None:
    over = play(at("remi", "4D", others="KD AS JK 7C"), "x4D")
    assert GAMES["remi"].points(over) == (0, -62)
    match = RemiMatch(GAMES["remi"].standard).add((0, -62))
    assert match.finished and match.won == [(0,)]


def test_sg_e13_a_joker_may_stay_in_the_hand() -> None:
    state = play(at("remi", "KH 4D 5C", "QH JK=KH AH"), "s1:JK=KH")
    assert table(state) == "QH KH AH" and hand(state) == "4D 5C JK" and not state.owed
    assert GAMES["remi"].points(play(state, "x4D").but(phase="play")) == (0, 0)


def test_sg_e14_a_knock_takes_three_cards_and_skips_a_player() -> None:
    state = at("remi", "7H", phase="draw", seats=4, others=13, pile="5H 9C 2D KS", opened=(), discarder=3)
    knocked = play(state, "k1" if state.turn == 1 else "k2")
    assert (knocked.turn, knocked.phase, len(knocked.hands[2])) == (2, "play", 16)
    assert " ".join(map(str, knocked.pile)) == "KS" and hand(knocked, 2).endswith("5H 9C 2D")
    after = play(knocked, "x5H")
    assert len(after.hands[2]) == 15 and after.turn == 3


def test_sg_e18_a_limit_of_one_is_a_single_round() -> None:
    match = RemiMatch(GAMES["remi"].options.read("points_limit:1")).add((0, -2))
    assert match.finished and match.won == [(0,)]


def test_sg_e21_a_draw_closes_the_knock() -> None:
    state = at("remi", "7H 8H", phase="draw", seats=4, opened=(), discarder=3)
    assert refused(state, "k2") == "" and refused(play(state, "d"), "k2") == "knock_in_time"


def test_rk_e11_a_joker_kept_costs_nothing_in_the_round() -> None:
    state = play(at("remik", "KH 4D 5C", "QH JK=KH AH"), "s1:JK=KH x4D")
    assert table(state) == "QH KH AH" and hand(state) == "5C JK" and state.phase == "draw"


def test_rk_e13_add_and_discard_the_last() -> None:
    over = play(at("remik", "9S 4D", "6S 7S 8S"), "a1:9S x4D")
    assert (over.phase, over.winner) == ("over", 0)


def test_rk_e14_the_winner_gets_the_sum() -> None:
    state = at("remik", "4D", others="KH 7C JK / AS 2D", opened=(0, 1, 2))
    assert GAMES["remik"].points(play(state, "x4D")) == (50, -37, -13)


def test_rk_e21_strict_tables_wait_with_adding() -> None:
    state = play(at("remik", "TH JH QH KH 4D", opened=OPENED, house="layoff_in_opening_turn:no"), "mTH,JH,QH")
    assert refused(state, "a1:KH") == "add_after_your_first_laying"


def test_rk_e22_a_joker_of_twenty_opens() -> None:
    state = at("remik", "6H JK 8H TS TD", opened=OPENED, house="joker_value_in_meld:20")
    assert table(play(state, "m6H,JK,8H")) == "6H JK=7H 8H"
