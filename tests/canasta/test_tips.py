"""The advice for Kanasta: in one position each tip is the reason for a move, with its numbers; in another like it, it is silent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from canasta.places import GAME, at, drawing

from cardlab.bots import guide
from cardlab.core.cards import BACK, Card
from cardlab.games.canasta.melds import BLACK_THREES, WILD
from cardlab.games.canasta.prospects import chance
from cardlab.games.canasta.reckoning import chance as chance_of_cards
from cardlab.games.canasta.state import KanastaState

THREE, SEVEN, JACKS, THEIRS = "QS QH QC", "QS QH QC QD QS QH QC", "JS JH JC JD JS JH JC", "AH AC AD/5S 5H 5C"
DOUBLING, ROUND = "doubling:yes", "doubling:yes double_reject_ends:round"
LAYING, PAIRS, TRIPLES = "KS KH KD 4D 7C 8H", "JS JD 8D 8H TC TD KC KS 4H 4C", "JS JD JH 8D 8H TC TD KC KS 4H 4C"
OPENING, WILDS = "KS KH KD AS AH AD 7C 7D 4H 9S", "KS KH KD 8D 8H AS AH 2S 4D 5C 6C"
HAND, PILE = "9C 9S KS 4D 7C JH", "9D QH 8C KD 4C 7S"
GREAT, SIXES = "9D 6H 7D TH 4D TS AS 6D", "9D 6D 6C 6H 6H 6C"


def asked(house: str = DOUBLING, **more: Any) -> KanastaState:
    """You are asked to double: a canasta, 6 cards against 11, and the other player has two melds."""
    return at("KS KH TC 5H 4S JD", SEVEN, "JS JH JC/AH AC AD", others=11, house=house, phase="offer", offer=1, resume="draw", **more)


def ahead(**more: Any) -> KanastaState:
    """The same before you draw."""
    return drawing("KS KH TC 5H 4S JD", SEVEN, "JS JH JC/AH AC AD", others=11, house=DOUBLING, **more)


CASES = {
    "take_the_pile": (
        drawing(HAND, THREE, pile=PILE), "t9C,9S", {"n": 6, "points": 50, "fits": "9D QH", "worth": 130, "growth": 3},
        drawing(HAND, THREE, pile="9D QH 8C")),
    "draw_from_the_stock": (
        drawing("KS KH 4D 7C JH", THREE, pile="9D QH 8C"), "d", {"waiting": "KS QS", "n": 91},
        drawing("KS KH 4D 7C JH", THREE, pile="3S QH 8C")),
    "leave_a_blocked_pile": (
        drawing("KS KH 4D 7C JH", THREE, pile="3S KD 8C"), "d", {"top": "3S", "n": 3},
        drawing("KS KH 4D 7C JH", THREE, pile="KD 3S 8C")),
    "a_pair_opens_a_frozen_pile": (
        drawing("KS KH 4D 9C", THREE, pile="9D 2S 8C"), "d", {"freezing": "2S", "top": "9D", "held": "9C"},
        drawing("KS KH 4D 9C 9S", THREE, pile="9D 2S 8C")),
    "frozen_until_you_open": (
        drawing("KS KH 4D 9C 7C", pile="9D 8C 4S"), "d", {"top": "9D", "held": "9C"},
        drawing("KS KH 4D 9C 7C", THREE, pile="9D 8C 4S")),
    "throw_what_stands_alone": (
        at("KS KH 8D 8H 4D", THREE), "x4D", {"lone": "4D", "card": "4D", "points": 5, "unseen": 7},
        at("KS KH 8D 8H 4D", THREE, "4S 4H 4C", others=11)),
    "open_with_few_cards": (at(OPENING), "mAS,AH,AD", {"points": 60, "least": 50, "left": 7}, at(OPENING, THREE)),
    "count_what_the_minimum_lacks": (
        drawing("9C 9S KS 4D 7C JH", pile="9D 8C"), "d", {"cards": "9D 9C 9S", "points": 30, "most": 30, "least": 50, "lacks": 20},
        drawing("9C 9S KS 4D 7C 2H", pile="9D 8C")),
    "leave_a_small_pile": (
        drawing(HAND, THREE, pile="9D 8C"), "d", {"n": 2, "cards": "9C 9S", "taken": 5, "drawn": 7},
        drawing(HAND, THREE, pile="9D 8C 5S 6H 5D")),
    "lay_what_is_ready": (at(LAYING, THREE), "mKS,KH,KD", {"cards": "KS KH KD", "points": 30}, at(LAYING)),
    "take_back_what_ends_no_turn": (
        at("4D 7C 8H 5S 6D", "+KS KH KD"), "b1:KS,KH,KD", {"laid": "KS KH KD", "points": 30, "n": 5},
        at("4D 7C 8H 5S 6D", "+AS AH AD")),
    "let_the_round_end": (
        drawing("KS KH 4D 7C JH", THREE, left="table", pile="9D 8C"), "n", {"burden": 40},
        drawing("KS KH 4D 7C JH", THREE, pile="9D 8C")),
    "finish_a_canasta": (
        at("QD QS 4D 7C 8H", "QS QH QC QD QH"), "a1:QD,QS", {"cards": "QD QS", "most": 5, "canastas": 0, "needed": 1},
        at("QD 4D 7C 8H", "QS QH QC QD QH")),
    "go_out": (at("KS KH KD 4D", SEVEN), "mKS,KH,KD", {"n": 4, "theirs": 6}, at("KS KH KD 4D 7C", SEVEN)),
    "accept_a_fair_chance": (
        asked(standing=(700, 1300)), "y",
        {"mine": 1270, "theirs": 1390, "hand": 6, "held": 11, "stock": 77, "chance": 40, "fair": 25, "stake": 10, "twice": 20},
        asked(standing=(700, 1900))),
    "refuse_what_is_lost": (
        asked(standing=(700, 1900), acceptors=(1,)), "r", {"theirs": 1990, "chance": 21, "fair": 25, "stake": 20, "twice": 40},
        asked(standing=(700, 1300), acceptors=(1,))),
    "spare_your_wild_cards": (
        at(f"{WILDS} JK"), "mAS,AH,2S", {"wild": "2S JK", "cards": "AS AH 2S", "spent": 20, "kept": "JK"}, at(WILDS)),
    "never_feed_the_pile": (
        at("KS 8D 8H TC TD 6S", THREE, "KH KC KD/5S 5H 5C", others=11, pile=PILE), "x6S", {"other": "KS", "card": "6S", "n": 7},
        at("KS 8D 8H TC TD 6S", THREE, "5S 5H 5C", others=11, pile=PILE)),
    "throw_what_is_safe": (
        at("JS JD 8D 8H KC KS 4H 4C", theirs=THEIRS, others=11, pile="9D 6H KD KH 4D"), "xKC",
        {"n": 5, "card": "KC", "seen": 4, "risk": 35, "other": "4H", "more": 42},
        at("JS JD 8D 8H KC KS 4H 4C", theirs=THEIRS, others=11, pile="9D 6H 4D")),
    "block_with_a_black_three": (
        at("JS JD 8D 8H 3S", THREE, THEIRS, others=15, pile=GREAT), "x3S", {"n": 8, "points": 70, "other": "JS", "more": 66},
        at("JS JD 8D 8H 3S 6S", THREE, others=15, pile=SIXES)),
    "double_when_well_ahead": (
        ahead(standing=(1900, 1300)), "u", {"mine": 2470, "theirs": 1390, "chance": 76, "stake": 10, "twice": 20},
        ahead(standing=(1300, 1300))),
    "open_with_the_pile": (
        at(OPENING, others=15), "xKS", {"n": 10, "cards": "AS AH AD", "theirs": 15, "card": "KS"}, at(OPENING, theirs=JACKS, others=3)),
    "keep_a_full_hand": (
        at(LAYING, THREE), "xKS", {"n": 6, "ready": "KS KH KD", "card": "KS"}, at(LAYING, THREE, JACKS, others=3)),
    "lay_before_it_is_too_late": (
        at(LAYING, THREE, JACKS, others=3), "mKS,KH,KD", {"stock": 88, "theirs": 3, "cards": "KS KH KD", "points": 30, "most": 7},
        at(LAYING, THREE, JACKS, others=4)),
    "keep_pairs_rather_than_threes": (
        at(TRIPLES, theirs=THEIRS, others=11), "xJS", {"threes": "JS JD JH", "cards": "JS JD JH", "card": "JS", "risk": 42},
        at(PAIRS, theirs=THEIRS, others=11)),
    "freeze_a_great_pile": (
        at("JS JD 8D 8H 2S", THREE, THEIRS, others=15, pile=GREAT), "x2S", {"n": 8, "points": 70, "other": "JS", "more": 65, "pairs": 2},
        at("JS JD 8D 8H 2S 6S", THREE, others=15, pile=SIXES)),
    "keep_it_clean": (
        at("2S 2H KS KH 4D", f"{SEVEN}/JS JH JC JD JS"), "x4D", {"size": 5, "meld": "JS JH JC JD JS", "unseen": 3, "card": "4D"},
        at("2S 2H KS KH 4D", f"{SEVEN}/JS JH JC JD JS", pile="9D JH JC")),
    "wait_with_going_out": (
        at("2S 2H 4D", f"{SEVEN}/KS KH KD", others=8), "x4D", {"theirs": 8, "canastas": 0, "most": 0},
        at("2S 2H 4D", f"{SEVEN}/KS KH KD", others=12)),
    "unload_before_the_stock_ends": (
        at("AS AD 9S 9C", THREE, left="table", stock="5S 6S 7S 8S"), "xAS", {"stock": 4, "card": "AS", "points": 20, "other": "9S"},
        at("AS AD 9S 9C", THREE)),
    "go_out_with_a_whole_hand": (
        at(f"{SEVEN} KS KH KD 4D"), f"m{SEVEN.replace(' ', ',')}", {"n": 11, "bonus": 200, "theirs": 6, "hand": 200, "out": 100},
        at(f"{SEVEN} KS KH KD 4D", "AS AH AC")),
}
ALWAYS = ("take_the_pile", "draw_from_the_stock", "throw_what_stands_alone")
"""Advice for want of a better one: it is silent where another tip knows more."""
every_tip = pytest.mark.parametrize("tip", GAME.tips, ids=lambda tip: tip.name)


def written(value: Any) -> str:
    """A fact as text."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def test_every_tip_has_a_case() -> None:
    assert [tip.name for tip in GAME.tips] == list(CASES)


@every_tip
def test_tip_is_the_reason(tip: Any) -> None:
    speaks, word, facts, _silent = CASES[tip.name]
    view = speaks.view(0)
    choice = guide.choices(GAME, view, GAME.tips[: GAME.tips.index(tip) + 1])[0]
    assert (choice.tip, str(choice.move)) == (tip, word)
    assert choice.advice and {name: written(choice.advice.facts[name]) for name in facts} == {
        name: written(value) for name, value in facts.items()}
    assert not {*"{}"} & {*choice.general(), *choice.look(), *choice.why()}


@every_tip
def test_tip_is_silent(tip: Any) -> None:
    view = CASES[tip.name][-1].view(0)
    if tip.name in ALWAYS:
        assert guide.choices(GAME, view)[0].tip is not tip
    else:
        assert not [move for move in GAME.legal(view) if isinstance(move, tip.on) and tip(view, move)]


def test_chances_in_the_advice() -> None:
    seen = {1: 32, 3: 19, 5: 7, 7: 0}
    assert {known: round(100 * chance_of_cards(2, 8 - known, 15, 91)) for known in seen} == seen


@pytest.mark.parametrize(("house", "word"), [(DOUBLING, "y"), (ROUND, "r")])
def test_answer_depends_on_what_a_refusal_ends(house: str, word: str) -> None:
    """A bad round of a good match: 27 chances in 100 with it, 68 without it."""
    state = at("TC 9C 8C 7H 5H 4S", THREE, f"{JACKS}/AH AC AD AS AH AC AD", others=9, house=house, phase="offer", offer=1,
               resume="draw", standing=(1900, 1300))
    assert str(guide.choices(GAME, state.view(0))[0].move) == word


@pytest.mark.parametrize(("house", "word"), [(DOUBLING, "u"), (ROUND, "d")])
def test_a_great_round_is_no_reason_to_offer_if_a_refusal_ends_only_that(house: str, word: str) -> None:
    state = drawing("TC 9C 8C 7H 5H 4S", f"{SEVEN}/{JACKS}/KS KH KC KD KS KH KC", "AH AC AD", house=house, threes="3H 3D 3H 3D / -",
                    standing=(300, 1900))
    assert str(guide.choices(GAME, state.view(0))[0].move) == word


@pytest.mark.parametrize("house", [DOUBLING, f"{DOUBLING} target:1", f"{DOUBLING} target:5000"])
def test_both_players_see_the_same_chance(house: str) -> None:
    for standing in ((0, 0), (-300, 900), (2000, 1200)):
        state = asked(house, standing=standing)
        other = state.but(phase="draw", turn=1, offer=None, resume="")
        assert chance(state.view(0)) + chance(other.view(1)) == 100


def taken(view: KanastaState, card: Card) -> bool:
    """Whether the other player can take the pile with a card for certain, by melds and cards that were seen."""
    other, rank = 1 - view.turn, card[0]
    hand = [each for each in view.hands[other] if each != BACK]
    alike, wild = sum(each[0] == rank for each in hand), any(each in WILD for each in hand)
    if card in WILD | BLACK_THREES or (len(view.hands[other]) == 1 and not view.pile):
        return False
    if not view.own(other):
        least = 15 if view.standing[other] < 0 else 50
        return alike > 1 and 3 * view.house.worths[card] >= least
    loose = not view.wild_in_pile
    return alike > 1 or (loose and (view.own_of(other, rank) is not None or (alike == 1 and wild)))


@pytest.mark.parametrize("strength", ["club", "expert"])
def test_pile_is_not_given_away_where_that_can_be_seen(strength: str) -> None:
    tips, given, thrown = GAME.strength(strength).tips, 0, 0
    for seed in range(6):
        state, rng = GAME.deal(seed), Random(seed)
        while state.phase != "over":
            view = state.view(state.turn)
            move = guide.choose(GAME, view, rng, tips)
            if str(move).startswith("x") and len(view.hand) > 1:
                thrown += 1
                given += taken(view, move.card)
                assert not taken(view, move.card) or all(taken(view, card) for card in view.hand), f"{view.line()} {move}"
            state = GAME.play(state, move)
    assert 0 < given < thrown / 5


def test_advice_reckons_with_a_card_just_drawn_that_nobody_has_turned() -> None:
    view = GAME.play(drawing("KS KH 8D 8H", THREE).view(0), GAME.move("d"))
    assert BACK in view.hand and str(guide.choices(GAME, view)[0].move) == "xKS"
