"""The rule sheet of Kanasta for two: what there is, in the order of play."""

from __future__ import annotations

from ...core.game import Game, Strength
from ...core.sheet import Chapter
from . import basics, clicks, dealing, doubling, drawing, ending, laying, lines, match, needs, standing, taking
from .examples import EXAMPLES
from .examples_score import SCORE_EXAMPLES
from .handling import MELDING
from .layout import announced, layout, no_pauses, status, tallies
from .moves import Add, Discard, Draw, EndRound, Lay, PutBack, Summary, Take, TakeBack
from .moves_stake import Accept, Offer, Refuse, Resign
from .offers import candidates
from .options import PRESETS, KanastaOptions
from .play import apply, deal_out
from .state import KanastaState
from .tips import CLUB, LEARNER, TIPS, UNASKED

TAKING = Chapter("Or take the pile", (
    taking.pile_has_cards,
    taking.top_card_blocks_the_pile,
    taking.one_card_for_one_card,
    taking.top_card_is_laid,
    taking.wild_card_freezes_the_pile,
    taking.frozen_until_you_have_melds,
    taking.pile_onto_a_canasta,
))
LAYING = Chapter("Laying melds", (
    laying.meld_of_your_own,
    laying.three_cards_in_a_meld,
    laying.one_rank_in_a_meld,
    laying.threes_are_not_melded,
    laying.three_wild_cards_at_most,
    laying.wild_cards_are_no_majority,
    laying.one_meld_of_each_rank,
))
CHAPTERS = (
    Chapter("What it is about", (
        basics.melds_make_points,
        basics.seven_cards_are_a_canasta,
        basics.what_cards_count,
        basics.what_lies_open,
    )),
    Chapter("The deal", (
        dealing.two_packs_and_four_jokers,
        dealing.fifteen_cards_each,
        dealing.card_that_starts_the_pile,
        dealing.red_threes_are_laid_out,
        standing.who_begins_a_round,
    )),
    Chapter("Your turn: draw", (
        drawing.round_under_way,
        drawing.answer_the_offer_first,
        drawing.draw_first,
        drawing.one_draw_a_turn,
        drawing.card_in_your_hand,
        drawing.cards_left_to_draw,
    )),
    TAKING,
    LAYING,
    Chapter("Your first melds of a round", (
        needs.minimum_to_open,
        taking.enough_to_open_with_the_pile,
        ending.enough_for_the_first_melds,
    )),
    Chapter("Taking cards back", (
        laying.earlier_cards_stay,
        laying.price_of_the_pile_stays,
        taking.pile_was_taken_in_this_turn,
        taking.pile_can_be_put_back,
        taking.nothing_laid_since,
    )),
    Chapter("The end of your turn", (
        ending.one_discard_ends_the_turn,
        ending.keep_a_card,
        taking.keep_a_card_when_you_take,
    )),
    Chapter("Going out", (
        ending.one_card_left_at_most,
        ending.canasta_to_go_out,
        ending.last_card_of_the_round,
        ending.black_threes_only_on_going_out,
    )),
    Chapter("When the stock runs out", (
        ending.no_discard_after_the_last_red_three,
        ending.stock_is_used_up,
        ending.turn_under_way_is_finished,
        ending.pile_that_must_be_taken,
    )),
    Chapter("The score", (*lines.CARD_LINES, lines.round_counts_in_the_match)),
    Chapter("The match", (
        standing.target_of_the_match,
        standing.single_round,
    )),
    Chapter("The stake", (
        doubling.somebody_has_offered,
        doubling.doubling_is_agreed,
        doubling.when_to_offer,
        doubling.who_may_offer,
        doubling.stake_has_a_limit,
        doubling.answer_to_an_offer,
        doubling.resigning_costs_the_stake,
    )),
    Chapter("At the table", (
        clicks.click_that_discards,
        clicks.button_beside_the_piles,
    )),
)

GAME = Game(
    key="kanasta",
    name="Kanasta for two",
    blurb="Two packs and four jokers, two players. Collect canastas, guard the pile, and go out in time.",
    cover="KH JK",
    seats=(2, 2),
    options=KanastaOptions,
    presets=PRESETS,
    state=KanastaState,
    match=match.KanastaMatch,
    moves=(Draw, Take, Lay, Add, Discard, TakeBack, PutBack, Summary, EndRound, Offer, Accept, Refuse, Resign),
    chapters=CHAPTERS,
    tips=TIPS,
    unasked=UNASKED,
    strengths=(
        Strength("learner", "Learner", LEARNER),
        Strength("club", "Club player", CLUB),
        Strength("expert", "Expert", TIPS),
    ),
    examples=EXAMPLES | SCORE_EXAMPLES,
    pack=dealing.two_packs_and_four_jokers.test,
    deal_out=deal_out,
    candidates=candidates,
    kept=(
        drawing.card_in_your_hand,
        *TAKING.articles,
        *LAYING.articles,
        taking.enough_to_open_with_the_pile,
        taking.keep_a_card_when_you_take,
    ),
    apply=apply,
    layout=layout,
    tallies=tallies,
    status=status,
    worth=lines.no_choice,
    pauses=no_pauses,
    melding=MELDING,
    announced=announced,
)
