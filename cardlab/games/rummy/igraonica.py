"""The rule sheet of Igraonica's Remi, the Serbian rummy of an online game room."""

from __future__ import annotations

from dataclasses import replace

from ...core.game import Game, Strength
from ...core.sheet import Chapter, Preset
from . import dealing, drawing, ending, joining, jokers, laying, lines_igraonica, match, shifting, standing, timing
from .examples_igraonica import EXAMPLES
from .handling import MELDING
from .kin import KIN
from .layout import announced, announcing_layout, no_pauses, status, tallies
from .moves import Add, Discard, Draw, EndTurn, Lay, Swap, Take
from .offers import ALWAYS_KEPT
from .options_igraonica import IgraonicaOptions
from .play import Course
from .shifting_moves import Join, Pull, Split
from .state import IgraonicaState
from .tips import CLUB, IGRAONICA_TIPS, LEARNER, UNASKED

COURSE = Course(
    state=IgraonicaState,
    upcard=dealing.a_card_is_turned_up,
    gone_out=ending.no_card_is_kept_for_the_pile,
    takes=drawing.as_the_table_says,
    refills=drawing.used_up_stock_is_shuffled.test,
    last_card_ends=lambda state: not drawing.used_up_stock_is_shuffled.test(state),
    credits=lambda state: not state.house.challenge,
    moving=lambda state: state.house.manipulation != "off",
    no_discards=lambda state: state.house.discards == "none",
    owing=True)

CHAPTERS = (
    Chapter("The deal", (
        dealing.packs_by_players,
        dealing.fourteen_cards_each,
        dealing.a_card_is_turned_up,
        standing.dealer_moves_left,
        dealing.worth_in_a_combination,
    )),
    Chapter("Your turn: draw", (
        drawing.round_under_way,
        drawing.draw_first,
        drawing.one_draw_a_turn,
        drawing.cards_left_to_draw,
        drawing.what_the_pile_gives,
        drawing.cards_in_the_pile,
        drawing.pile_only_after_opening,
        drawing.used_up_stock_is_shuffled,
        timing.time_for_a_turn,
    )),
    Chapter("Laying combinations", (
        laying.card_in_your_hand,
        laying.three_cards_at_least,
        laying.one_joker_in_a_combination,
        laying.each_suit_once_in_a_set,
        dealing.identical_cards_are_a_combination,
        laying.no_laying_around_the_corner,
        laying.set_or_run,
        laying.enough_for_the_first_laying,
    )),
    Chapter("Extending combinations", (
        joining.meld_on_the_table,
        shifting.moving_is_agreed,
        shifting.splitting_is_agreed,
        joining.lay_before_you_add,
        joining.jokers_only_in_new_combinations,
        joining.room_in_the_set,
        joining.no_adding_around_the_corner,
        joining.card_fits_the_meld,
        joining.say_which_end,
    )),
    Chapter("Taking a joker", (
        jokers.joker_in_the_meld,
        jokers.card_that_the_joker_replaces,
        jokers.joker_without_doubt,
        jokers.joker_is_played_at_once,
    )),
    Chapter("Moving cards on the table", (
        shifting.card_of_the_meld,
        shifting.jokers_are_not_pulled,
        shifting.jokers_keep_their_face,
        shifting.combinations_stay_behind,
        shifting.split_within_the_meld,
        shifting.both_parts_are_runs,
        shifting.parts_go_together,
        shifting.leave_the_table_in_order,
    )),
    Chapter("The end of the turn and of the round", (
        ending.nothing_is_discarded,
        ending.a_discard_ends_the_turn,
        ending.three_cards_are_announced,
        ending.no_card_is_kept_for_the_pile,
        ending.remi_in_one_turn,
        drawing.round_that_cannot_end,
    )),
    Chapter("The score", (
        lines_igraonica.points_for_played_cards,
        lines_igraonica.taking_a_joker,
        lines_igraonica.cards_taken_from_the_table,
        lines_igraonica.cards_not_played_again,
        lines_igraonica.table_left_meaningless,
        lines_igraonica.out_of_time,
        dealing.ace_15_and_joker_20_in_the_hand,
        lines_igraonica.hands_go_to_the_winner,
        lines_igraonica.nobody_else_has_opened,
        lines_igraonica.bonus_of_a_remi,
        lines_igraonica.own_hands_count_in_the_challenge,
        lines_igraonica.remi_multiplies_the_hands,
        lines_igraonica.going_out_early,
        lines_igraonica.points_add_up,
    )),
    Chapter("The match", (
        standing.match_to_the_target,
        standing.limit_of_the_challenge,
        standing.fewest_points_win_the_challenge,
    )),
)

PRESETS = (
    Preset("standard", "Standard", "Igraonica's Remi: open with 40, take the top discard once you have opened.", {}),
    Preset("traditional", "Traditional", "Cards count their number, and any number of discards may be taken.",
           {"card_values": "traditional", "discards": "multiple"}),
    Preset("challenge", "Challenge", "As few points as possible: only hands count, and 500 points put you out.", {"challenge": True}),
    Preset("manipulation", "Manipulation", "Combinations on the table may be taken apart if all is in order when the turn ends.",
           {"manipulation": "free", "invalid_table": "block_end_of_turn"}),
    Preset("identical", "Identical cards", "Four packs, and three copies of one card are a combination.", {"identical": True}),
)

GAME = Game(
    key="igraonica",
    name="Remi (Igraonica)",
    blurb="Two to eight players and up to four packs. Cards score as you play them, and a joker taken must be played at once.",
    cover="7D JK",
    seats=IgraonicaState.limits,
    options=IgraonicaOptions,
    presets=PRESETS,
    state=IgraonicaState,
    match=match.IgraonicaMatch,
    moves=(Draw, Take, Discard, Lay, Add, Swap, Pull, Split, Join, EndTurn, timing.TimeUp),
    chapters=CHAPTERS,
    tips=IGRAONICA_TIPS,
    strengths=(
        Strength("learner", "Learner", IGRAONICA_TIPS[: LEARNER + 1]), Strength("club", "Club player", IGRAONICA_TIPS[: CLUB + 1]),
        Strength("expert", "Expert", IGRAONICA_TIPS)),
    examples=EXAMPLES,
    pack=dealing.packs_by_players.test,
    deal_out=COURSE.deal_out,
    candidates=COURSE.candidates,
    kept=ALWAYS_KEPT,
    apply=COURSE.apply,
    layout=announcing_layout,
    tallies=tallies,
    status=status,
    worth=lines_igraonica.why_so_many,
    pauses=no_pauses,
    melding=replace(MELDING, seconds=timing.seconds, expire=timing.passed),
    announced=announced,
    unasked=UNASKED,
    kin=KIN,
)
