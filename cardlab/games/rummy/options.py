"""House rules of the rummies: what the games have in common here, and an options class for each of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import ClassVar, Self

import param

from ...core.options import Options
from .melds import Terms, Values


class RummyOptions(Options):
    """What every rummy's options say about melds, values and the pack; rules find terms and values in `house`."""

    hand_size: ClassVar[int] = 13
    """Cards that each player is dealt."""

    def terms(self) -> Terms:
        """What counts as a meld."""
        return Terms()

    def worths(self) -> Values:
        """What cards are worth."""
        raise TypeError(type(self).__name__)

    def copies(self, seats: int) -> tuple[int, int]:
        """How many packs of 52 and how many jokers are used."""
        raise TypeError(type(self).__name__)

    def locked(self) -> Self:
        copy = super().locked()
        assert copy._house is not None
        copy._house.terms, copy._house.worths = copy.terms(), copy.worths()
        return copy

    @property
    def house(self) -> SimpleNamespace:
        return self._house or self.locked().house


class RemiOptions(RummyOptions):
    """Points on which tables of StarGames' Remi differ."""

    groups: ClassVar[dict[str, int]] = {
        "The deal": 10, "Laying": 20, "Jokers": 30, "Knocking": 40, "The end of a round": 50, "The match": 60,
    }

    points_limit = param.Selector(
        default=50, objects={"1: a single round": 1, "50": 50}, label="Points to play for", precedence=1,
        doc="Whoever has more negative points than this is out. Source: SG-R3 to SG-R5.")
    handglatt = param.Boolean(
        default=True, label="Handglatt", precedence=2,
        doc="Whether laying all cards in a single turn doubles the others' points. Source: SG-R24.")
    knocking = param.Boolean(
        default=True, label="Knocking", precedence=3,
        doc="Whether a player who is not on turn may take the card just discarded. Source: SG-R20.")
    initial_upcard = param.Boolean(
        default=True, label="A card is turned up", precedence=11,
        doc="Whether the first card of the stock starts the discard pile. Source: SG-R6.")
    most_reshuffles = param.Integer(
        default=3, bounds=(0, 5), label="Reshuffles in a round", precedence=12,
        doc="How often the discards become a new stock before the round ends without a winner. Source: SG-A12.")
    stock_exhaustion = param.Selector(
        default="reshuffle", objects={"The discards are shuffled": "reshuffle", "The round ends": "end_round_no_winner"},
        label="An empty stock", precedence=13, doc="What happens when the stock is used up. Source: SG-A12.")
    forbid_return_same_discard = param.Boolean(
        default=False, label="Keep a card taken from the pile", precedence=14,
        doc="Whether a card taken from the pile may not be thrown back in the same turn. Source: SG-A13.")
    opening_min = param.Integer(
        default=30, bounds=(0, 100), label="Points of the first laying", precedence=21,
        doc="What a player's first melds must be worth together. Source: SG-R15.")
    opening_scope = param.Selector(
        default="turn_total", objects={"All melds of the turn together": "turn_total", "One meld alone": "single_meld"},
        label="What must reach it", precedence=22,
        doc="Whether several melds may add up to the points of the first laying. Source: SG-A4.")
    layoff_in_opening_turn = param.Boolean(
        default=True, label="Add in the turn of the first laying", precedence=23,
        doc="Whether cards may be added and jokers exchanged right after the first laying. Source: SG-A5.")
    joker_layoff = param.Boolean(
        default=True, label="Jokers may be added", precedence=31,
        doc="Whether a joker may be added to a meld on the table. Source: SG-A19.")
    joker_set_swap = param.Selector(
        default="any_missing_suit",
        objects={"Either missing suit frees it": "any_missing_suit", "Only when one suit is missing": "unambiguous_only"},
        label="The joker in a set of three", precedence=32,
        doc="Which card frees the joker of a three-card set. Source: SG-A8.")
    knock_extra_source = param.Selector(
        default="discard", objects={"The discard pile": "discard", "The stock": "stock"},
        label="The two extra cards come from", precedence=41,
        doc="Where a knocker's extra cards come from; in the north they are often drawn from the stock. Source: SG-A1.")
    knock_shortfall = param.Selector(
        default="stock", objects={"The stock gives the rest": "stock", "There are fewer cards": "take_fewer",
                                  "Nobody may knock": "refuse"},
        label="Too few cards in the pile", precedence=42,
        doc="What happens if there are not three cards to take. Source: SG-A2.")
    knock_window_s = param.Integer(
        default=5, bounds=(1, 30), label="Seconds to knock", precedence=43,
        doc="How long bots leave the others time to knock. Source: SG-A3.")
    final_discard = param.Selector(
        default="optional", objects={"You may lay your last card": "optional", "You must discard your last card": "required"},
        label="The last card", precedence=51,
        doc="Whether a discard is needed to go out. Source: SG-A7.")
    handglatt_allows_layoff = param.Boolean(
        default=True, label="Handglatt with added cards", precedence=52,
        doc="Whether adding cards and exchanging jokers leaves a handglatt intact. Source: SG-A9.")
    turn_seconds = param.Selector(
        default=0, objects={"No limit": 0, "20": 20, "60": 60, "120": 120, "300": 300}, label="Seconds for a turn",
        precedence=53, doc="The time limit of a turn. Source: SG-R32.")
    timeout = param.Selector(
        default="auto", objects={"The table plays for you": "auto", "Nothing happens": "none"},
        label="When time runs out", precedence=54, doc="What the table does for a player out of time. Source: SG-A14.")
    limit_test = param.Selector(
        default="exceed", objects={"More than the limit": "exceed", "The limit or more": "reach"}, label="Out with", precedence=61,
        doc="Whether a player exactly on the limit is out. Source: SG-A10.")

    def worths(self) -> Values:
        return Values(hand_ace=15, hand_joker=30)

    def copies(self, seats: int) -> tuple[int, int]:
        return 2, 6


class RemikOptions(RummyOptions):
    """Points on which tables of Remik differ."""

    groups: ClassVar[dict[str, int]] = {"Laying": 10, "Jokers": 20, "The end of a round": 30, "The match": 40}

    opening_min = param.Integer(
        default=30, bounds=(0, 100), label="Points of the first laying", precedence=11,
        doc="What a player's first melds must be worth together. Source: RK-R13.")
    layoff_in_opening_turn = param.Boolean(
        default=True, label="Add in the turn of the first laying", precedence=12,
        doc="Whether cards may be added and jokers exchanged right after the first laying. Source: RK-A7.")
    jokers = param.Integer(
        default=6, bounds=(0, 8), label="Jokers in the pack", precedence=21, doc="How many jokers there are. Source: RK-R2, RK-R19.")
    joker_share = param.Selector(
        default="min_naturals", objects={"Two cards of a meld are no jokers": "min_naturals",
                                         "Jokers are fewer than the other cards": "jokers_minority"},
        label="Jokers in a meld", precedence=22, doc="How many jokers a meld may hold. Source: RK-A4.")
    joker_layoff = param.Boolean(
        default=True, label="Jokers may be added", precedence=23,
        doc="Whether a joker may be added to a meld on the table. Source: RK-A5.")
    joker_set_swap = param.Selector(
        default="any_missing_suit",
        objects={"Either missing suit frees it": "any_missing_suit", "Only when one suit is missing": "unambiguous_only"},
        label="The joker in a set of three", precedence=24,
        doc="Which card frees the joker of a three-card set. Source: RK-A6.")
    joker_value_in_meld = param.Selector(
        default="represented", objects={"The card it stands for": "represented", "20": 20},
        label="A joker in a meld counts", precedence=25, doc="What a joker adds to the first laying. Source: RK-A1.")
    final_discard = param.Selector(
        default="required", objects={"You may lay your last card": "optional", "You must discard your last card": "required"},
        label="The last card", precedence=31,
        doc="Whether a discard is needed to go out. Source: RK-R16, RK-R19.")
    exhaustion_trigger = param.Selector(
        default="end_of_turn", objects={"After the turn of whoever took its last card": "end_of_turn",
                                        "When somebody wants to draw from it": "on_failed_draw"},
        label="An empty stock ends the round", precedence=32, doc="When an empty stock ends the round. Source: RK-A8.")
    exhaustion_settlement = param.Selector(
        default="all_negative", objects={"Everybody loses the own hand": "all_negative", "Nobody loses anything": "void",
                                         "The lowest hand wins": "lowest_wins"},
        label="A round without a winner", precedence=33,
        doc="How a round is settled in which nobody went out. Source: RK-A9.")
    ace_in_hand = param.Selector(
        default=11, objects={"11": 11, "1": 1, "1 with the two of its suit, otherwise 11": "lowest"},
        label="An ace left in the hand", precedence=34, doc="What an ace costs that is left in the hand. Source: RK-A2.")
    match_end = param.Selector(
        default="rounds", objects={"A number of rounds": "rounds", "A player at -500": "minus_500"},
        label="The match ends after", precedence=41, doc="What ends the match. Source: RK-A11.")
    rounds = param.Integer(
        default=5, bounds=(1, 20), label="Rounds of a match", precedence=42, doc="How many rounds a match has. Source: RK-A11.")
    starter_rotation = param.Selector(
        default="left", objects={"The next player to the left": "left", "By lot each time": "random_each"},
        label="Who starts the later rounds", precedence=43, doc="Who starts after the first round. Source: RK-A12.")

    def terms(self) -> Terms:
        return Terms(jokers_minority=self.joker_share == "jokers_minority")

    def worths(self) -> Values:
        joker = None if self.joker_value_in_meld == "represented" else 20
        return Values(hand_ace=self.ace_in_hand, hand_joker=20, joker=joker)

    def copies(self, seats: int) -> tuple[int, int]:
        return 2, self.jokers
