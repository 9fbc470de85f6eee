"""The house rules of Kanasta for two."""

from __future__ import annotations

from types import SimpleNamespace
from typing import ClassVar, Self

import param

from ...core.options import Options
from ...core.sheet import Preset
from .melds import worth_of_cards


class KanastaOptions(Options):
    """Every point on which tables differ; the default is the StarGames reading. Rules find the worth of cards in `house`."""

    groups: ClassVar[dict[str, int]] = {
        "The deal": 10, "Melds": 20, "The pile": 30, "Going out": 40, "The end of the stock": 50, "The match": 60, "The stake": 70,
        "At the table": 80,
    }

    target = param.Selector(
        default=2500, objects={"1: a single round": 1, "2,500": 2500, "5,000": 5000}, label="Points to play for", precedence=1,
        doc="The match ends with the round in which somebody has so many points. Source: C1.2, C1.3, C15.")
    doubling = param.Boolean(
        default=False, label="The stake may be doubled", precedence=2,
        doc="Whether a player may offer to play on for twice the stake. Source: C1.2, C16.1.")
    starter_card = param.Selector(
        default="cover_until_natural",
        objects={"It is covered with the next card": "cover_until_natural", "It goes back into the stock": "reshuffle",
                 "It stays as it is": "as_is"},
        label="A wild card or a three turned up", precedence=11,
        doc="What happens if the first card of the pile is a wild card or a three. Source: C3.2.")
    draw_count = param.Selector(
        default=1, objects={"1": 1, "2": 2}, label="Cards drawn", precedence=12,
        doc="How many cards are drawn from the stock in a turn. Source: C4.")
    wild_rule = param.Selector(
        default="not_majority_max3",
        objects={"No more than the other cards, and three at most": "not_majority_max3",
                 "Two other cards at least, and three at most": "two_naturals_max3"},
        label="Wild cards in a meld", precedence=21, doc="How many wild cards a meld may hold. Source: C6.2.")
    first_meld_comparison = param.Selector(
        default="at_least", objects={"The minimum is enough": "at_least", "It must be exceeded": "more_than"},
        label="Reaching the minimum", precedence=22, doc="Whether exactly the minimum opens. Source: C7.3.")
    first_meld_scope = param.Selector(
        default="all_melds_this_turn",
        objects={"All melds of the turn together": "all_melds_this_turn", "One meld alone": "single_meld"},
        label="What must reach the minimum", precedence=23,
        doc="Whether several melds may add up to the minimum. Source: C7.2.")
    black_three_meld = param.Selector(
        default="never", objects={"Never": "never", "Three or four of them, when you go out": "when_going_out"},
        label="Black threes are melded", precedence=24, doc="Whether black threes can be melded at all. Source: C6.7.")
    black_three_value = param.Selector(
        default=5, objects={"5": 5, "0": 0}, label="Points of a black three", precedence=25,
        doc="What a black three counts. Source: A2.")
    frozen_take = param.Selector(
        default="pair_required",
        objects={"Only with a pair from the hand": "pair_required", "With a pair, or onto your own meld": "pair_or_own_meld"},
        label="Taking a frozen pile", precedence=31, doc="What takes a pile that a wild card has frozen. Source: C8.4.")
    buried_red_three_freezes = param.Boolean(
        default=False, label="A red three freezes the pile", precedence=32,
        doc="Whether a red three in the pile freezes it, as a wild card does. Source: C8.3.")
    take_with_completed_canasta = param.Boolean(
        default=True, label="Taking onto a canasta", precedence=33,
        doc="Whether the top card may be taken onto a canasta of your own. Source: C8.5.")
    undo_pile_take = param.Boolean(
        default=True, label="The pile can be put back", precedence=34,
        doc="Whether taking the pile can be taken back while nothing else was done. Source: C11.3.")
    canastas_to_go_out = param.Selector(
        default=1, objects={"1": 1, "2": 2}, label="Canastas needed to go out", precedence=41,
        doc="How many canastas a player needs to end the round. Source: C12.1.")
    summary_last_card = param.Selector(
        default="discarded", objects={"It is discarded": "discarded", "It counts as a minus": "counts_minus"},
        label="The last card of whoever goes out", precedence=42,
        doc="What becomes of a card that is left when the round is ended. Source: C12.3.")
    hand_canasta_bonus = param.Selector(
        default="replaces", objects={"200 in place of 100": "replaces", "200 besides the 100": "adds"},
        label="Bonus of a Hand-Canasta", precedence=43,
        doc="What laying the whole hand in one turn earns. Source: C14.")
    hand_canasta_minimum = param.Selector(
        default="required", objects={"It is required": "required", "Not if you drew from the stock": "waived_if_drawn"},
        label="The minimum for a Hand-Canasta", precedence=44,
        doc="Whether a Hand-Canasta must reach the minimum. Source: C14.")
    hand_canasta_with_pile = param.Boolean(
        default=True, label="Hand-Canasta after taking the pile", precedence=45,
        doc="Whether it is a Hand-Canasta if the pile was taken in that turn. Source: C14.")
    red_three_penalty = param.Boolean(
        default=False, label="Red threes count against you without a meld", precedence=46,
        doc="Whether the red threes of a player without a meld are minus points. Source: C5.5.")
    stock_exhaustion = param.Selector(
        default="classic",
        objects={"Take the pile if it fits, or the round ends": "classic", "Take the pile or end the round": "optional_take",
                 "The round ends at once": "end_when_empty"},
        label="An empty stock", precedence=51, doc="How the round goes on when the stock is used up. Source: C13.")
    last_card_red_three = param.Selector(
        default="round_ends_now", objects={"The round ends at once": "round_ends_now", "Its owner may meld first": "meld_then_end"},
        label="A red three as the last card", precedence=52,
        doc="What happens if the last card of the stock is a red three. Source: C5.4.")
    starter_rotation = param.Selector(
        default="alternate", objects={"Turn about": "alternate", "The loser": "loser_starts", "The winner": "winner_starts"},
        label="Who starts later rounds", precedence=61, doc="Who starts the rounds after the first. Source: C1.5.")
    both_reach = param.Selector(
        default="higher_total", objects={"The higher total wins": "higher_total", "Whoever went out wins": "went_out_first"},
        label="Both reach the target", precedence=62, doc="Who wins if both reach the target in one round. Source: C15.1.")
    limit1_tie = param.Selector(
        default="draw", objects={"Nobody wins": "draw", "Another round is played": "extra_round"},
        label="A tie in a single round", precedence=63, doc="What happens if a single round is a tie. Source: C15.2.")
    stake = param.Integer(
        default=10, bounds=(1, 1000), label="Stake", precedence=71, doc="What the match is played for. Source: C1.2.")
    limit = param.Integer(
        default=40, bounds=(1, 64000), label="Limit", precedence=72,
        doc="How high doubling may take the stake. Source: C1.4.")
    limit_meaning = param.Selector(
        default="max_stake", objects={"The highest stake": "max_stake", "It is ignored": "ignored"}, label="What the limit does",
        precedence=73, doc="Whether the limit stops offers to double. Source: C1.4.")
    double_rights = param.Selector(
        default="alternate",
        objects={"Whoever accepted last": "alternate", "Either player": "anyone", "Each player once": "once"},
        label="Who may offer next", precedence=74, doc="Who may offer to double after an offer was accepted. Source: C16.3.")
    double_timing = param.Selector(
        default="own_turn", objects={"At any time of your turn": "own_turn", "Before you draw": "own_turn_before_draw"},
        label="When to offer", precedence=75, doc="When a player may offer to double. Source: C16.3.")
    double_reject_ends = param.Selector(
        default="match", objects={"The match": "match", "The round": "round"}, label="A refused offer ends", precedence=76,
        doc="What is over when an offer to double is refused. Source: C16.2.")
    button_odrzuc = param.Selector(
        default="discard_selected", objects={"Discards the picked card": "discard_selected", "Resigns the match": "resign"},
        label="The button beside the piles", precedence=81, doc="What the button beside the piles does. Source: A3.")
    confirm_discard = param.Boolean(
        default=True, label="A click asks before it discards", precedence=82,
        doc="Whether a click that would discard a card asks first. Source: C18.1.")

    def locked(self) -> Self:
        copy = super().locked()
        assert copy._house is not None
        copy._house.worths = worth_of_cards(copy.black_three_value)
        return copy

    def staked(self, doublings: int) -> int:
        """What a match is played for after so many doublings. Source: C16.2."""
        return int(self.house.stake * 2**doublings)

    @property
    def house(self) -> SimpleNamespace:
        return self._house or self.locked().house


PRESETS = (
    Preset("stargames", "StarGames", "Kanasta as StarGames plays it: one card a draw, one canasta to go out.", {}),
    Preset("classic_2p", "Classic for two", "Draw two cards, and go out with two canastas; black threes may be melded on going out.",
           {"draw_count": 2, "canastas_to_go_out": 2, "wild_rule": "two_naturals_max3", "black_three_meld": "when_going_out",
            "red_three_penalty": True, "buried_red_three_freezes": True, "hand_canasta_minimum": "waived_if_drawn"}),
    Preset("stakes", "For a stake", "The stake may be doubled, from 10 up to 40.", {"doubling": True}),
)
