"""The advice for the rummies, in the order in which it is taught; a game picks its tips as it picks its rules."""

from __future__ import annotations

from ...core.rule import Tip
from .tips_discard import (
    keep_pairs_and_neighbours,
    throw_what_costs_most,
    throw_what_is_safe,
    unload_before_the_stock_ends,
    unload_when_somebody_is_near,
    watch_what_they_take,
)
from .tips_draw import draw_what_nobody_has_seen, take_what_you_can_use_at_once
from .tips_jokers import (
    free_a_joker_that_you_can_play,
    free_the_joker,
    play_what_you_owe,
    spend_jokers_before_it_is_too_late,
)
from .tips_knock import knock_only_for_much
from .tips_lay import (
    add_loose_cards,
    end_the_turn_when_nothing_fits,
    go_out_if_you_can,
    go_out_with_a_last_discard,
    lay_what_is_ready,
    open_as_soon_as_you_can,
)
from .tips_rearrange import rebuild_the_table
from .tips_wait import (
    hold_back_for_a_handglatt,
    hold_back_while_nobody_is_near,
    hold_out_for_a_remi,
    hold_out_in_the_challenge,
)

LEARNER, CLUB = 6, 10
"""How many tips a learner and a club player know, from the first on."""
FIRST: tuple[Tip, ...] = (
    draw_what_nobody_has_seen,
    take_what_you_can_use_at_once,
    open_as_soon_as_you_can,
    lay_what_is_ready,
    add_loose_cards,
    throw_what_costs_most,
    keep_pairs_and_neighbours,
)
"""What every rummy begins with."""
CAREFUL: tuple[Tip, ...] = (throw_what_is_safe, watch_what_they_take, unload_when_somebody_is_near)
"""What looks at the others' hands."""
REMI_TIPS: tuple[Tip, ...] = (
    *FIRST, go_out_if_you_can, free_the_joker, spend_jokers_before_it_is_too_late,
    *CAREFUL, knock_only_for_much, hold_back_while_nobody_is_near, hold_back_for_a_handglatt)
IGRAONICA_TIPS: tuple[Tip, ...] = (
    end_the_turn_when_nothing_fits, *FIRST, go_out_if_you_can, free_a_joker_that_you_can_play, play_what_you_owe,
    *CAREFUL, rebuild_the_table, hold_out_for_a_remi, hold_out_in_the_challenge)
REMIK_TIPS: tuple[Tip, ...] = (
    *FIRST, go_out_with_a_last_discard, free_the_joker, spend_jokers_before_it_is_too_late,
    *CAREFUL, unload_before_the_stock_ends, hold_back_while_nobody_is_near)
UNASKED: tuple[Tip, ...] = (
    end_the_turn_when_nothing_fits, knock_only_for_much, unload_before_the_stock_ends, rebuild_the_table, hold_out_in_the_challenge)
"""What practice cannot ask: nothing competes with the first two, and the occasion for the others rarely comes by chance."""
