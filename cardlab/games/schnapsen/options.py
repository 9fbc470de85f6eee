"""The house rules of 66."""

from __future__ import annotations

from typing import ClassVar

import param

from ...core.options import Options
from ...core.sheet import Preset


class SchnapsenOptions(Options):
    """Every point on which tables differ; the default is the StarGames reading."""

    groups: ClassVar[dict[str, int]] = {
        "Taking tricks": 10,
        "Marriages": 20,
        "Exchanging the trump jack": 30,
        "Closing the stock": 40,
        "The end of a deal": 50,
        "Dealing": 60,
        "The match": 70,
    }

    first_dealer = param.Selector(
        default="random", objects={"By lot": "random", "You": "you", "Your opponent": "opponent"},
        label="Who deals first", precedence=1,
        doc="Who deals the first deal of a match. Source: B3.10.")
    show_points = param.Selector(
        default="own", objects={"Your own": "own", "Nobody's": "none", "Both": "both"},
        label="Points shown", precedence=2,
        doc="Whose card points the table counts for you. Source: S13, B3.13.")
    offsuit_rule = param.Selector(
        default="never_wins",
        objects={
            "Only the suit led or a trump can win": "never_wins",
            "A higher card of any suit wins": "higher_value_wins",
        },
        label="Answers in another suit", precedence=11,
        doc="Whether a higher card of another plain suit takes the trick. Source: S6.4, B3.1.")
    follow_before_win = param.Boolean(
        default=True, label="Following comes before winning", precedence=12,
        doc="Whether a lower card of the suit led must be followed rather than a trump played. Source: S5.2, B3.9.")
    marriage_timing = param.Selector(
        default="on_lead", objects={"Whenever you lead": "on_lead", "Only after your first trick": "after_trick"},
        label="When to declare", precedence=21,
        doc="When a marriage may be declared. Source: S7.1, B3.4.")
    marriage_needs_trick = param.Boolean(
        default=True, label="Marriages wait for a trick", precedence=22,
        doc="Whether the points of a marriage count only once its owner has taken a trick. Source: S7.3, B3.4.")
    marriage_after_stock = param.Boolean(
        default=True, label="Marriages without a stock", precedence=23,
        doc="Whether a marriage may still be declared when the stock is closed or used up. Source: S7.2, B3.4.")
    exchange_when = param.Selector(
        default="on_lead", objects={"Before leading": "on_lead", "On any turn of yours": "on_turn"},
        label="When to exchange", precedence=31,
        doc="When the trump jack may be exchanged. Source: S8.1, B3.5.")
    exchange_min_stock = param.Selector(
        default=2, objects={"2 cards or more": 2, "4 cards or more": 4}, label="Stock needed to exchange", precedence=32,
        doc="The least number of cards in the stock, the trump included. Source: S8.2, B3.5.")
    exchange_needs_trick = param.Boolean(
        default=False, label="Exchange only after a trick", precedence=33,
        doc="Whether you must have taken a trick before you exchange. Source: B3.5.")
    close_min_stock = param.Selector(
        default=2, objects={"2 cards or more": 2, "4 cards or more": 4}, label="Stock needed to close", precedence=41,
        doc="The least number of cards in the stock, the trump included. Source: S9.1, B3.6.")
    close_before_draw = param.Boolean(
        default=False, label="Close before drawing", precedence=42,
        doc="Whether the winner of a trick may close before both players draw. Source: B3.6.")
    closed_score_basis = param.Selector(
        default="at_closing", objects={"When it was closed": "at_closing", "At the end": "at_end"},
        label="Opponent's points that count after closing", precedence=43,
        doc="Which points of the opponent decide the value of a closed deal. Source: S9.4, B3.7.")
    failed_close_min = param.Integer(
        default=2, bounds=(1, 3), label="Least price of a failed close", precedence=44,
        doc="The game points that a failed close costs at least. Source: S9.5, B3.8.")
    claim_mode = param.Selector(
        default="auto",
        objects={"The deal ends by itself at 66": "auto", "A player must claim 66": "manual"},
        label="Reaching 66", precedence=51,
        doc="Whether 66 is noticed by the table or has to be claimed by the player. Source: S10.1, B3.3.")
    loser_points_basis = param.Selector(
        default="counted_points",
        objects={"Tricks and marriages": "counted_points", "Only cards in tricks": "trick_cards_only"},
        label="The loser's points", precedence=52,
        doc="Whether marriages count when the value of a deal is read off the loser's points. Source: S11, B3.2.")
    deal_pattern = param.Selector(
        default="3-1-2", objects={"Three, trump, two": "3-1-2", "Two, trump, three": "2-1-3", "Five, trump": "5-1-0"},
        label="How cards are dealt", precedence=61,
        doc="How many cards each player gets before and after the trump is turned. Source: S2.2, B3.10.")
    deal_rotation = param.Selector(
        default="alternate", objects={"In turn": "alternate", "The loser": "loser_deals", "The winner": "winner_deals"},
        label="Who deals next", precedence=62,
        doc="Who deals the deals after the first. Source: S2.4, B3.10.")
    match_target = param.Integer(
        default=7, bounds=(1, 21), label="Game points of a match", precedence=71,
        doc="How many game points win a match. Source: S12.1, S12.5, B3.11.")
    count = param.Selector(
        default="down", objects={"Down to 0": "down", "Up from 0": "up"},
        label="Game points count", precedence=72,
        doc="Whether game points are struck off or added. Source: S12.1, B3.11.")
    floor_zero = param.Boolean(
        default=True, label="Stop at 0", precedence=73,
        doc="Whether surplus game points of the last deal are dropped. Source: S12.1, B3.11.")
    turned_requires_untouched = param.Boolean(
        default=False, label="Turned game needs an untouched winner", precedence=74,
        doc="Whether a game counts as turned only if the winner had no game point when the loser needed one. "
            "Source: S12.3, B3.12.")
    schneider_bummerl = param.Selector(
        default=1, objects={"1 Bummerl": 1, "2 Bummerl": 2}, label="A Schneider costs", precedence=75,
        doc="How many Bummerl a player gets who lost without a game point. Source: S12.4, B3.12.")


PRESETS = (
    Preset(
        "standard", "Standard",
        "StarGames 66: only the suit led or a trump takes a trick, and 66 is noticed for you.", {}),
    Preset(
        "literal", "Literal seed",
        "The published text word for word: the higher card takes the trick, whatever its suit, unless a trump does.",
        {"offsuit_rule": "higher_value_wins"}),
    Preset(
        "austrian", "Austrian",
        "You claim 66 yourself, a Schneider costs two Bummerl, and a turned match needs an untouched winner.",
        {"claim_mode": "manual", "turned_requires_untouched": True, "schneider_bummerl": 2}),
)
