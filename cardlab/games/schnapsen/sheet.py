"""The rule sheet of 66: what there is, in the order of play."""

from __future__ import annotations

from ...core.game import Game, Strength
from ...core.sheet import Chapter
from . import leading, lines, match, rules
from .examples import EXAMPLES
from .layout import layout, status, tallies
from .moves import MOVES
from .options import PRESETS, SchnapsenOptions
from .play import apply, candidates, deal_out, pauses
from .state import PACK, SchnapsenState
from .tips import TIPS

CHAPTERS = (
    Chapter("The deal", (
        rules.twenty_cards,
        rules.what_cards_are_worth,
        rules.five_cards_each,
        rules.who_leads_first,
    )),
    Chapter("Your turn", (
        leading.only_while_the_deal_lasts,
        leading.drawing_goes_by_itself,
        leading.draw_before_leading,
        leading.only_on_lead,
        leading.exchange_on_your_turn,
        leading.card_in_your_hand,
        rules.points_that_are_shown,
    )),
    Chapter("Before you lead: exchange", (
        leading.exchange_before_closing,
        leading.exchange_while_stock_lasts,
        leading.exchange_the_trump_jack,
        leading.exchange_after_a_trick,
    )),
    Chapter("Before you lead: close", (
        leading.close_only_once,
        leading.close_while_stock_lasts,
    )),
    Chapter("Before you lead: marriages", (
        leading.king_or_queen_leads,
        leading.both_of_a_suit,
        leading.marriage_on_your_lead,
        leading.marriage_without_stock,
        rules.marriage_counts_20_or_40,
    )),
    Chapter("Answering a lead", (
        rules.any_answer_while_stock_is_open,
        rules.win_whenever_you_can,
        rules.follow_suit,
        rules.go_higher,
        rules.trump_if_you_cannot_follow,
    )),
    Chapter("After the trick", (
        rules.who_takes_the_trick,
        rules.higher_card_of_another_suit,
        rules.winner_draws_first,
    )),
    Chapter("The end of the deal", (
        rules.reaching_66_ends_the_deal,
        leading.claim_66_yourself,
        rules.claim_decides,
        rules.last_trick_wins,
        rules.closer_must_reach_66,
    )),
    Chapter("The score", (
        lines.points_of_tricks,
        lines.points_of_marriages,
        lines.worth_of_an_open_deal,
        lines.worth_of_the_last_trick,
        lines.worth_of_a_closed_deal,
        lines.price_of_a_failed_close,
        lines.price_of_a_wrong_claim,
    )),
    Chapter("The match", (
        match.game_points_of_a_match,
        match.who_deals_next,
        match.schneider,
        match.turned_game,
        match.loser_gets_a_bummerl,
    )),
)

GAME = Game(
    key="schnapsen",
    name="66 (Schnapsen)",
    blurb="Twenty cards, two players. Count to 66 and close the stock at the right moment.",
    cover="QH KH",
    seats=(2, 2),
    options=SchnapsenOptions,
    presets=PRESETS,
    state=SchnapsenState,
    match=match.SchnapsenMatch,
    moves=MOVES,
    chapters=CHAPTERS,
    tips=TIPS,
    strengths=(
        Strength("learner", "Learner", TIPS[:3]),
        Strength("club", "Club player", TIPS[:8]),
        Strength("expert", "Expert", TIPS),
    ),
    examples=EXAMPLES,
    pack=lambda options, seats=2: PACK,
    deal_out=deal_out,
    candidates=candidates,
    apply=apply,
    layout=layout,
    tallies=tallies,
    status=status,
    worth=lines.why_so_many,
    pauses=pauses,
)
