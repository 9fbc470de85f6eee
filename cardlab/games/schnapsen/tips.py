"""The advice for 66, in the order in which it is taught."""

from __future__ import annotations

from ...core.rule import Tip
from .tips_open import count_to_66, count_trumps, declare_marriages, exchange_the_jack, lead_low, win_cheaply_or_duck

TIPS: tuple[Tip, ...] = (
    count_to_66,
    lead_low,
    declare_marriages,
    exchange_the_jack,
    win_cheaply_or_duck,
    count_trumps,
)
