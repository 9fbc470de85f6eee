"""The advice for Kanasta, in the order in which it is taught."""

from __future__ import annotations

from ...core.rule import Tip
from .tips_discard import (
    block_with_a_black_three,
    freeze_a_great_pile,
    keep_pairs_rather_than_threes,
    never_feed_the_pile,
    throw_what_is_safe,
    throw_what_stands_alone,
    unload_before_the_stock_ends,
)
from .tips_double import accept_a_fair_chance, double_when_well_ahead, refuse_what_is_lost
from .tips_lay import (
    finish_a_canasta,
    keep_a_full_hand,
    keep_it_clean,
    lay_before_it_is_too_late,
    lay_what_is_ready,
    open_with_few_cards,
    open_with_the_pile,
    spare_your_wild_cards,
    take_back_what_ends_no_turn,
)
from .tips_out import go_out, go_out_with_a_whole_hand, wait_with_going_out
from .tips_pile import (
    a_pair_opens_a_frozen_pile,
    count_what_the_minimum_lacks,
    draw_from_the_stock,
    frozen_until_you_open,
    leave_a_blocked_pile,
    leave_a_small_pile,
    let_the_round_end,
    take_the_pile,
)

LEARNER: tuple[Tip, ...] = (
    take_the_pile,
    draw_from_the_stock,
    leave_a_blocked_pile,
    a_pair_opens_a_frozen_pile,
    frozen_until_you_open,
    throw_what_stands_alone,
    open_with_few_cards,
    count_what_the_minimum_lacks,
    leave_a_small_pile,
    lay_what_is_ready,
    take_back_what_ends_no_turn,
    let_the_round_end,
    finish_a_canasta,
    go_out,
    accept_a_fair_chance,
    refuse_what_is_lost,
)
"""The pile, pairs, the minimum, how a round is won, and what an offer to double is worth."""
CLUB: tuple[Tip, ...] = (
    *LEARNER,
    spare_your_wild_cards,
    never_feed_the_pile,
    throw_what_is_safe,
    block_with_a_black_three,
    double_when_well_ahead,
)
"""Wild cards, what the other player does with a discard, and when to double."""
TIPS: tuple[Tip, ...] = (
    *CLUB,
    open_with_the_pile,
    keep_a_full_hand,
    lay_before_it_is_too_late,
    keep_pairs_rather_than_threes,
    freeze_a_great_pile,
    keep_it_clean,
    wait_with_going_out,
    unload_before_the_stock_ends,
    go_out_with_a_whole_hand,
)
UNASKED: tuple[Tip, ...] = (
    draw_from_the_stock,
    leave_a_blocked_pile,
    a_pair_opens_a_frozen_pile,
    frozen_until_you_open,
    count_what_the_minimum_lacks,
    lay_what_is_ready,
    take_back_what_ends_no_turn,
    let_the_round_end,
    unload_before_the_stock_ends,
    go_out_with_a_whole_hand,
    accept_a_fair_chance,
    refuse_what_is_lost,
    double_when_well_ahead,
)
"""What practice cannot ask: of most nothing competes with the advice, the occasion for two rarely comes by chance, and at the table
of practice the stake is not doubled."""
