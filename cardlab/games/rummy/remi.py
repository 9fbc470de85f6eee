"""The rule sheet of StarGames' Remi, the Slovenian rummy."""

from __future__ import annotations

from dataclasses import replace

from ...core.game import Game, Strength
from ...core.sheet import Chapter, Preset
from . import dealing, drawing, ending, joining, jokers, knocking, laying, lines, match, standing, timing
from .examples_remi import EXAMPLES
from .handling import MELDING
from .kin import KIN
from .layout import layout, no_pauses, status, tallies
from .moves import Add, Discard, Draw, Knock, Lay, Swap, Take
from .offers import ALWAYS_KEPT
from .options import RemiOptions
from .play import Course
from .state import RemiState
from .tips import CLUB, LEARNER, REMI_TIPS, UNASKED

COURSE = Course(
    state=RemiState,
    upcard=dealing.a_card_is_turned_up,
    gone_out=ending.last_card_ends_the_round,
    takes=drawing.top_card,
    refills=drawing.discards_become_the_stock.test,
    last_card_ends=lambda state: not drawing.discards_become_the_stock.test(state))

CHAPTERS = (
    Chapter("The deal", (
        dealing.two_packs_with_six_jokers,
        dealing.thirteen_cards_each,
        dealing.a_card_is_turned_up,
        standing.next_to_the_left_starts,
        dealing.worth_by_number,
    )),
    Chapter("Your turn: draw", (
        drawing.round_under_way,
        drawing.draw_first,
        drawing.one_draw_a_turn,
        drawing.cards_left_to_draw,
        drawing.cards_in_the_pile,
        drawing.only_the_top_card,
        drawing.discards_become_the_stock,
        timing.when_time_runs_out,
    )),
    Chapter("Knocking", (
        knocking.knocking_is_agreed,
        knocking.knock_in_time,
        knocking.not_for_your_own_discard,
        knocking.next_player_just_takes,
        knocking.knockers_are_in_the_match,
        knocking.three_cards_for_a_knock,
        knocking.knocker_is_on_turn,
        knocking.time_to_knock,
    )),
    Chapter("Laying melds", (
        laying.card_in_your_hand,
        laying.three_cards_at_least,
        laying.two_cards_are_no_jokers,
        laying.each_suit_once_in_a_set,
        laying.no_laying_around_the_corner,
        laying.set_or_run,
        laying.enough_to_come_out,
    )),
    Chapter("Adding to melds", (
        joining.meld_on_the_table,
        joining.lay_before_you_add,
        joining.add_after_your_first_laying,
        joining.jokers_may_be_added,
        joining.room_in_the_set,
        joining.no_adding_around_the_corner,
        joining.card_fits_the_meld,
        joining.say_which_end,
    )),
    Chapter("Exchanging a joker", (
        jokers.joker_in_the_meld,
        jokers.card_that_the_joker_replaces,
        jokers.joker_of_a_set,
        jokers.joker_stays_yours,
    )),
    Chapter("The end of the turn and of the round", (
        laying.keep_a_card_to_discard,
        ending.keep_a_taken_card,
        ending.one_discard_ends_the_turn,
        ending.last_card_ends_the_round,
        drawing.round_that_cannot_end,
    )),
    Chapter("The score", (
        dealing.ace_15_and_joker_30_in_the_hand,
        lines.cards_left_in_the_hand,
        lines.handglatt_doubles,
        lines.negative_points_add_up,
    )),
    Chapter("The match", (
        standing.more_than_the_limit_is_out,
        standing.last_one_left_wins,
    )),
)

PRESETS = (
    Preset("standard", "Standard", "StarGames Remi up to 50 negative points, with knocking and handglatt.", {}),
    Preset("short", "Short game", "A limit of 1: a single round decides.", {"points_limit": 1}),
    Preset("plain", "Without knocking and handglatt", "Only drawing, laying and discarding.", {"knocking": False, "handglatt": False}),
)

GAME = Game(
    key="remi",
    name="Remi (StarGames)",
    blurb="Two packs and six jokers, two to four players. Lay your first 30 points, and beware of jokers left in your hand.",
    cover="AS KS",
    seats=RemiState.limits,
    options=RemiOptions,
    presets=PRESETS,
    state=RemiState,
    match=match.RemiMatch,
    moves=(Draw, Take, Discard, Lay, Add, Swap, Knock),
    chapters=CHAPTERS,
    tips=REMI_TIPS,
    strengths=(
        Strength("learner", "Learner", REMI_TIPS[:LEARNER]), Strength("club", "Club player", REMI_TIPS[:CLUB]),
        Strength("expert", "Expert", REMI_TIPS)),
    examples=EXAMPLES,
    pack=dealing.two_packs_with_six_jokers.test,
    deal_out=COURSE.deal_out,
    candidates=COURSE.candidates,
    kept=ALWAYS_KEPT,
    apply=COURSE.apply,
    layout=layout,
    tallies=tallies,
    status=status,
    worth=lines.no_choice,
    pauses=no_pauses,
    melding=replace(MELDING, seconds=timing.seconds, expire=timing.played_for),
    unasked=UNASKED,
    kin=KIN,
)
