"""A small position for every article about the score and the match. You sit in seat 0."""

from __future__ import annotations

from ...core.sheet import Example
from .positions import at

SEVEN_QUEENS = "QS QH QC QD QS QH QC"
FIVE_KINGS = "KS KH KC KD KS 2S JK"
HAND = "KS KH TC 5H 4S JD"
REFUSED = at(HAND, SEVEN_QUEENS, house="doubling:yes", phase="offer", offer=1, resume="draw", standing=(700, 1200))
NEARLY = at("4D", SEVEN_QUEENS, "KH KD KC", others="AS AH 9C JK", standing=(1900, 2300))

SCORE_EXAMPLES: dict[str, Example] = {
    "cards_of_melds": Example(at("QD QS KS", "QS QH QC"), ("a1:QD,QS", "xKS"), "Five queens count 10 each, so the meld counts 50."),
    "natural_canasta": Example(
        at("QD KS 4C", "QS QH QC QS QH QC"), ("a1:QD",), "With the seventh queen the meld is a natural canasta: 500 points."),
    "mixed_canasta": Example(at("2S KS 4C", "QS QH QC QS QH QC"), ("a1:2S",), "With 2♠ the six queens become a mixed canasta: 300 points."),
    "red_threes": Example(
        at("KS 4C 5D", "QS QH QC", threes="3H 3D 3H / 3D"), ("xKS",),
        "You have three red threes, which bring 300. All four would bring 800."),
    "going_out": Example(
        at("4D", SEVEN_QUEENS), ("o", "x4D"), "You have a canasta and one card left: end the round, and 100 points are yours."),
    "whole_hand_at_once": Example(
        at("4D", f"+{SEVEN_QUEENS} / +AS AH AC"), ("o", "x4D"),
        "Everything on the table was laid in this turn, so ending the round brings 200."),
    "cards_left_in_the_hand": Example(
        at("4D", SEVEN_QUEENS, others="AS 2H 9C JK"), ("o",), "The other player still holds A♠, 2♥, 9♣ and a joker: a minus of 100."),
    "nothing_counts": Example(REFUSED, ("r", "y"), "Refuse, and your canasta of queens is worth nothing any more."),
    "round_counts_in_the_match": Example(NEARLY, ("o",), "You stand at 1,900 and have a natural canasta on the table."),
    "who_begins_a_round": Example(
        at(HAND, phase="draw"), ("d",), "The other player is the dealer of this round, so you begin."),
    "target_of_the_match": Example(
        NEARLY, ("o",), "End the round: your canasta takes you past 2,500, and the others' hand takes points away."),
    "single_round": Example(at("4D", FIVE_KINGS, house="target:1"), ("o", "x4D"), "End the round, and the match is decided."),
}
