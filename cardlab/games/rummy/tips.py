"""The advice for the rummies, in the order in which it is taught."""

from __future__ import annotations

from ...core.rule import Tip
from .tips_discard import give_nothing_away, keep_pairs_and_neighbours, throw_what_costs_most
from .tips_draw import draw_what_nobody_has_seen, take_what_you_can_use_at_once
from .tips_lay import add_loose_cards, lay_what_is_ready, open_as_soon_as_you_can

TIPS: tuple[Tip, ...] = (
    draw_what_nobody_has_seen,
    take_what_you_can_use_at_once,
    open_as_soon_as_you_can,
    lay_what_is_ready,
    add_loose_cards,
    throw_what_costs_most,
    keep_pairs_and_neighbours,
    give_nothing_away,
)
