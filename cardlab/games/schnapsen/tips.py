"""The advice for 66, in the order in which it is taught."""

from __future__ import annotations

from ...core.rule import Tip
from .tips_close import (
    close_to_freeze_the_score,
    close_when_sure,
    last_two_cards,
    mind_the_match,
    weigh_the_price,
)
from .tips_open import (
    count_to_66,
    count_trumps,
    declare_marriages,
    exchange_the_jack,
    lead_low,
    win_cheaply_or_duck,
)
from .tips_strict import (
    fight_for_the_last_trick,
    play_for_the_one_chance,
    pull_trumps_or_force,
    search_his_hand,
    throw_in_or_squeeze,
)

TIPS: tuple[Tip, ...] = (
    count_to_66,
    lead_low,
    declare_marriages,
    exchange_the_jack,
    win_cheaply_or_duck,
    count_trumps,
    last_two_cards,
    close_when_sure,
    search_his_hand,
    close_to_freeze_the_score,
    weigh_the_price,
    mind_the_match,
    pull_trumps_or_force,
    fight_for_the_last_trick,
    throw_in_or_squeeze,
    play_for_the_one_chance,
)
