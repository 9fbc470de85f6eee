"""The rule sheet of Remik, the Polish rummy."""

from __future__ import annotations

from ...core.game import Game, Strength
from ...core.sheet import Chapter, Preset
from . import dealing, drawing, ending, joining, jokers, laying, lines, match, standing
from .examples_remik import EXAMPLES
from .handling import MELDING
from .kin import KIN
from .layout import layout, no_pauses, status, tallies
from .moves import Add, Discard, Draw, Lay, Swap, Take
from .offers import ALWAYS_KEPT
from .options import RemikOptions
from .play import Course
from .state import RemikState
from .tips import CLUB, LEARNER, REMIK_TIPS, UNASKED

COURSE = Course(
    state=RemikState,
    upcard=dealing.stock_card_starts_the_pile,
    gone_out=ending.discard_of_the_last_card,
    takes=drawing.top_card,
    refills=lambda state: False,
    last_card_ends=drawing.empty_stock_ends_the_round.test)

CHAPTERS = (
    Chapter("The deal", (
        dealing.two_packs_and_jokers,
        dealing.thirteen_cards_each,
        dealing.stock_card_starts_the_pile,
        standing.who_starts_a_round,
        dealing.worth_in_a_meld,
    )),
    Chapter("Your turn: draw", (
        drawing.round_under_way,
        drawing.draw_first,
        drawing.one_draw_a_turn,
        drawing.cards_in_the_pile,
        drawing.only_the_top_card,
    )),
    Chapter("Laying melds", (
        laying.card_in_your_hand,
        laying.three_cards_at_least,
        laying.two_cards_are_no_jokers,
        laying.each_suit_once_in_a_set,
        laying.no_laying_around_the_corner,
        laying.set_or_run,
        laying.enough_for_the_first_laying,
    )),
    Chapter("Adding to melds", (
        joining.meld_on_the_table,
        joining.lay_before_you_add,
        joining.add_after_your_first_laying,
        joining.jokers_may_be_added,
        laying.fewer_jokers_than_cards,
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
        ending.one_discard_ends_the_turn,
        ending.discard_of_the_last_card,
        drawing.empty_stock_ends_the_round,
        drawing.round_that_cannot_end,
    )),
    Chapter("The score", (
        dealing.ace_and_joker_in_the_hand,
        lines.losers_pay_for_their_hands,
        lines.winner_gets_the_sum,
        lines.lost_and_won_points_add_up,
    )),
    Chapter("The match", (
        standing.length_of_the_match,
    )),
)

PRESETS = (
    Preset("standard", "Standard", "Remik as published: the last card is discarded, and an empty stock ends the round.", {}),
    Preset("strict", "Strict", "Jokers are fewer than the other cards of a meld, and adding waits for the turn after the first laying.",
           {"joker_share": "jokers_minority", "layoff_in_opening_turn": False, "joker_set_swap": "unambiguous_only"}),
    Preset("short", "Short", "Two rounds, and a round without a winner costs nobody anything.",
           {"rounds": 2, "exhaustion_settlement": "void"}),
)

GAME = Game(
    key="remik",
    name="Remik",
    blurb="Two packs and six jokers, two to four players. Lay sets and runs, and keep one card to discard.",
    cover="7H 8H",
    seats=RemikState.limits,
    options=RemikOptions,
    presets=PRESETS,
    state=RemikState,
    match=match.RemikMatch,
    moves=(Draw, Take, Discard, Lay, Add, Swap),
    chapters=CHAPTERS,
    tips=REMIK_TIPS,
    strengths=(
        Strength("learner", "Learner", REMIK_TIPS[:LEARNER]), Strength("club", "Club player", REMIK_TIPS[:CLUB]),
        Strength("expert", "Expert", REMIK_TIPS)),
    examples=EXAMPLES,
    pack=dealing.two_packs_and_jokers.test,
    deal_out=COURSE.deal_out,
    candidates=COURSE.candidates,
    kept=ALWAYS_KEPT,
    apply=COURSE.apply,
    layout=layout,
    tallies=tallies,
    status=status,
    worth=lines.no_choice,
    pauses=no_pauses,
    melding=MELDING,
    unasked=UNASKED,
    kin=KIN,
)
