"""House rules of Igraonica's Remi."""

from __future__ import annotations

from typing import ClassVar

import param

from .melds import Terms, Values
from .options import RummyOptions


class IgraonicaOptions(RummyOptions):
    """Points on which tables of Igraonica's Remi differ."""

    groups: ClassVar[dict[str, int]] = {
        "The deal": 10, "Opening and the pile": 20, "Combinations": 30, "Moving what lies on the table": 40, "Points": 50,
        "The match": 60,
    }
    hand_size: ClassVar[int] = 14

    challenge = param.Boolean(
        default=False, label="Challenge", precedence=1,
        doc="Whether points are bad and only come from hands at the end of a round. Source: IG-R31.")
    manipulation = param.Selector(
        default="off", objects={"No": "off", "Only what leaves combinations": "menu", "Freely": "free"},
        label="Moving cards on the table", precedence=2,
        doc="Whether combinations may be split, joined and taken from. Source: IG-R34, IG-A11.")
    identical = param.Boolean(
        default=False, label="Identical cards", precedence=3,
        doc="Whether three or four copies of one card are a combination; four packs are used then. Source: IG-R39.")
    jokers_per_deck = param.Integer(
        default=2, bounds=(0, 4), label="Jokers for each pack", precedence=11, doc="How many jokers there are. Source: IG-A1.")
    initial_upcard = param.Boolean(
        default=False, label="A card is turned up", precedence=12,
        doc="Whether the first card of the stock starts the discard pile. Source: IG-R4.")
    most_reshuffles = param.Integer(
        default=3, bounds=(0, 5), label="Reshuffles in a round", precedence=13,
        doc="How often the discards become a new stock before the round ends without a winner. Source: IG-R19, IG-A19.")
    opening_min = param.Selector(
        default=40,
        objects={"30": 30, "35": 35, "40": 40, "45": 45, "50": 50, "55": 55, "60": 60, "65": 65, "70": 70, "75": 75, "80": 80},
        label="Points of the opening", precedence=21,
        doc="What a player's first combinations must be worth together. Source: IG-R22, IG-A3.")
    discards = param.Selector(
        default="single",
        objects={"Nothing is discarded": "none", "Discards may not be taken": "discard_only",
                 "The top card may be taken": "single", "Several cards may be taken": "multiple"},
        label="The discard pile", precedence=22, doc="What is discarded and what may be taken. Source: IG-R21.")
    turn_seconds = param.Selector(
        default=0, objects={"No limit": 0, "20": 20, "60": 60, "120": 120, "300": 300, "600": 600},
        label="Seconds for a turn", precedence=23, doc="The time limit of a turn. Source: IG-A24.")
    penalty_unit = param.Selector(
        default="per_item", objects={"Each card and joker": "per_item", "Each turn": "per_turn"},
        label="300 are charged for", precedence=41, doc="What the penalty is charged for. Source: IG-A6.")
    invalid_table = param.Selector(
        default="penalise_keep",
        objects={"It costs 300 and stays": "penalise_keep", "It costs 300 and is put back": "penalise_rollback",
                 "The turn cannot end": "block_end_of_turn"},
        label="A meaningless table", precedence=42, doc="What happens if cards are left that are no combination. Source: IG-A10.")
    card_values = param.Selector(
        default="five_point", objects={"Two to nine count five": "five_point", "Two to nine count their number": "traditional"},
        label="Card values", precedence=51, doc="How cards are counted. Source: IG-R30.")
    ace_in_hand_traditional = param.Selector(
        default=15, objects={"15": 15, "11": 11}, label="An ace in the hand, counted traditionally", precedence=52,
        doc="What an ace left in the hand counts in the traditional way. Source: IG-R26.")
    joker_swap_scoring = param.Selector(
        default="net", objects={"Nothing": "net", "The card put in its place": "gross"},
        label="Taking a joker brings", precedence=53, doc="What a player gets for taking a joker. Source: IG-A5.")
    own_extension_breaks_pure = param.Boolean(
        default=True, label="Extending your own combination counts as extending", precedence=54,
        doc="Whether a remi that extends the player's own new combinations brings 200 instead of 300. Source: IG-A12.")
    challenge_impure_unopened = param.Selector(
        default=2, objects={"Twice": 2, "Three times": 3}, label="Challenge: remi with an extension, nobody else open",
        precedence=55, doc="The factor of such a remi in the challenge. Source: IG-A15.")
    challenge_early_finish = param.Selector(
        default="off", objects={"Nothing": "off", "The winner loses 100 points": "minus_100", "The others count twice": "double"},
        label="Challenge: going out while nobody else is open", precedence=56,
        doc="What going out without a remi brings while nobody else has opened. Source: IG-A16.")
    target = param.Integer(
        default=1000, bounds=(100, 5000), label="Points that win the match", precedence=61,
        doc="What ends a match; the highest total wins. Source: IG-A17.")
    limit = param.Integer(
        default=500, bounds=(100, 5000), label="Challenge: points that put you out", precedence=62,
        doc="Whoever reaches it in the challenge is out. Source: IG-A18.")

    def terms(self) -> Terms:
        return Terms(most_jokers=1, identical=self.identical)

    def worths(self) -> Values:
        if self.card_values == "five_point":
            return Values(five_point=True, low_ace=5, high_ace=15, hand_ace=15)
        return Values(hand_ace=self.ace_in_hand_traditional)

    def copies(self, seats: int) -> tuple[int, int]:
        packs = 4 if self.identical or seats > 6 else 3 if seats > 4 else 2
        return packs, packs * self.jokers_per_deck
