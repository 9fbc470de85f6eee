"""A small position for every article of the sheet, in which it can be tried and broken. You sit in seat 0."""

from __future__ import annotations

from functools import partial

from ...core.sheet import Example
from .positions import at

QUEENS, EIGHTS, KINGS = "QS QH QC", "8S 8H 8C", "KS KH KD"
SEVEN_QUEENS = "QS QH QC QD QS QH QC"
SEVEN_NINES = "9S 9H 9C 9S 9H 9C 9D"
HAND = "KS KH TC 5H 4S JD"
FIFTEEN = "AS KS KH QD JD TC 9C 9H 8S 7D 6C 5H 5S 4S 2H"
drawing = partial(at, phase="draw")
staked = partial(drawing, HAND, QUEENS, house="doubling:yes")
DEALT = drawing(FIFTEEN, others=15)
USED_UP = drawing("KS KH 4C", EIGHTS, pile="8D 5C", left="table")

BASICS = {
    "melds_make_points": Example(
        at("7S 7H 7D KS 4C", QUEENS), ("m7S,7H,7D", "xKS"), "Three queens lie on the table for you. Three sevens can join them."),
    "seven_cards_are_a_canasta": Example(
        at("QD KS 4C", "QS QH QC QS QH 2S"), ("a1:QD",), "Five queens and 2♠ lie there. With Q♦ they are a mixed canasta."),
    "what_cards_count": Example(
        at("AS AH JK KS 4C"), ("mAS,AH,JK",), "Two aces count 20 each and the joker 50: together 90."),
    "what_lies_open": Example(
        drawing(HAND, QUEENS, KINGS.replace("KS", "KC"), pile="9D 6S JC 4H"), ("d",),
        "Look through the four cards of the pile and at the melds of both players as long as you like."),
}

DEAL = {
    "two_packs_and_four_jokers": Example(DEALT, ("d",), "Two hands of fifteen cards, one card in the pile, the rest in the stock."),
    "fifteen_cards_each": Example(DEALT, ("d",), "Your fifteen cards."),
    "card_that_starts_the_pile": Example(
        drawing(FIFTEEN, others=15, pile="9D 2S"), ("d",), "2♠ was turned up first and covered with 9♦, so the pile is frozen."),
    "red_threes_are_laid_out": Example(
        drawing(HAND, QUEENS, stock="3H 9S"), ("d",), "3♥ is next in the stock. Draw: it is laid out, and 9♠ comes in its place."),
}

TURN = {
    "round_under_way": Example(
        at(HAND, QUEENS, SEVEN_NINES, phase="over", others="", winner=1, ending="out"), ("d",),
        "The other player has gone out, with your six cards left."),
    "answer_the_offer_first": Example(
        at(HAND, QUEENS, house="doubling:yes", phase="offer", offer=1, resume="draw"), ("d", "y", "r"),
        "The other player offers to play on for 20 in place of 10."),
    "draw_first": Example(drawing(HAND, QUEENS), ("xKS", "d"), "Your turn begins, and you have not drawn yet."),
    "one_draw_a_turn": Example(at(HAND, QUEENS), ("d", "xKS"), "You have drawn J♦ from the stock."),
    "card_in_your_hand": Example(at(HAND, QUEENS), ("xAS", "xKS"), "A♠ is not among your cards."),
    "cards_left_to_draw": Example(USED_UP, ("d", "t"), "The stock is empty, but 8♦ in the pile goes onto your eights."),
}

PILE = {
    "pile_has_cards": Example(drawing(HAND, QUEENS, pile=""), ("t", "d"), "The other player has just taken the pile."),
    "top_card_blocks_the_pile": Example(
        drawing(HAND, QUEENS, pile="3S QD 5C"), ("t", "d"), "Q♦ would go onto your queens, but 3♠ lies on top of it."),
    "one_card_for_one_card": Example(
        drawing("KS", SEVEN_NINES, pile="9D"), ("t", "d"), "9♦ would go onto your nines, but you hold only K♠."),
    "top_card_is_laid": Example(
        drawing(HAND, QUEENS, pile="7D 5C"), ("tKS,KH", "d"), "You have no sevens, neither on the table nor in your hand, to lay with 7♦."),
    "wild_card_freezes_the_pile": Example(
        drawing("KS KH 9C 5H JD", "9S 9H 9S", pile="9D 2S 5C"), ("t", "d"), "9♦ would go onto your nines, but you hold only one more."),
    "frozen_until_you_have_melds": Example(
        drawing("KS KH JK 5H 4S JD", pile="KD 5C"), ("tKS,JK", "tKS,KH,JK"), "You have no meld yet, but you hold two kings."),
    "pile_onto_a_canasta": Example(
        drawing(HAND, SEVEN_NINES, house="take_with_completed_canasta:no", pile="9D 5C"), ("t", "d"),
        "Your nines are a canasta already, and at this table 9♦ stays in the pile."),
}

MELDS = {
    "meld_of_your_own": Example(
        at("KS 9C 4D", QUEENS, "KH KD KC"), ("a2:KS", "xKS"), "The kings belong to the other player."),
    "three_cards_in_a_meld": Example(at("7S 7H KS 4C", QUEENS), ("m7S,7H", "xKS"), "You hold two sevens, but no third."),
    "one_rank_in_a_meld": Example(
        at("7S 7H 7D 8S 9S", QUEENS), ("m7S,8S,9S", "m7S,7H,7D"), "7♠, 8♠ and 9♠ follow each other, but their ranks differ."),
    "threes_are_not_melded": Example(at("3S 3C 3S KS 4C", QUEENS), ("m3S,3C,3S", "x3S"), "You hold three black threes."),
    "three_wild_cards_at_most": Example(
        at("9S 9H 9C 9D 2S 2H 2C JK KS 4D", QUEENS), ("m9S,9H,9C,9D,2S,2H,2C,JK", "m9S,9H,9C,9D,2S,2H,2C"),
        "Four nines and three twos are a canasta; the joker is one wild card too many."),
    "wild_cards_are_no_majority": Example(
        at("7S 7H 2S 2H JK KS 4C", QUEENS), ("m7S,7H,2S,2H,JK", "m7S,7H,2S,2H"), "Two sevens may be joined by two wild cards."),
    "one_meld_of_each_rank": Example(
        at("KC KC 2S 4D 5H", KINGS), ("mKC,KC,2S",), "Your kings lie there. Two more and 2♠ make one meld of six cards."),
}

FIRST = {
    "minimum_to_open": Example(
        at("KS KH KD 5S 5H 5C 5D 9C 4D"), ("mKS,KH,KD+5S,5H,5C,5D",), "You need 50: three kings count 30, four fives 20."),
    "enough_to_open_with_the_pile": Example(
        drawing("QS QH 4C 5D 7H 8S", pile="QD AS AH AC"), ("tQS,QH", "d"), "Three queens count 30. The aces below do not help."),
    "enough_for_the_first_melds": Example(
        at("9C 4D 5H", f"+{KINGS}"), ("x9C", "b1:KS,KH,KD"), "You have laid three kings, which count 30. You need 50."),
}

BACK = {
    "earlier_cards_stay": Example(
        at("KS 4D 5H", "9S 9H 9C+9D"), ("b1:9S", "b1:9D"), "You have added 9♦ in this turn. The three others lie there longer."),
    "price_of_the_pile_stays": Example(
        at("5C 6H KS 4D", "++QD QS QH", bought="QD 5C 6H"), ("b1:QS", "b"), "You have taken the pile with Q♠ and Q♥."),
    "pile_was_taken_in_this_turn": Example(at(HAND, QUEENS), ("b", "xKS"), "You have drawn from the stock in this turn."),
    "pile_can_be_put_back": Example(
        at("5C 6H KS 4D", "++QD QS QH", bought="QD 5C 6H", house="undo_pile_take:no"), ("b", "xKS"),
        "You have taken the pile with Q♠ and Q♥, and at this table that stands."),
    "nothing_laid_since": Example(
        at("5C 6H KS 4D", "++QD QS QH / +7S 7H 7D", bought="QD 5C 6H"), ("b", "b2:7S,7H,7D"),
        "You have taken the pile and then laid three sevens."),
}

END = {
    "one_discard_ends_the_turn": Example(
        at("2S 3S KS KH 4D", QUEENS), ("x2S", "x3S", "x4D"), "2♠ would freeze the pile; 3♠ would block it for one turn; 4♦ does neither."),
    "keep_a_card": Example(
        at("KS", f"{QUEENS} / +7S 7H 7D"), ("xKS", "b2:7S,7H,7D"), "You have no canasta, and K♠ is your last card."),
    "keep_a_card_when_you_take": Example(
        drawing("9S 9H", QUEENS, pile="9D"), ("t9S,9H", "d"), "Two nines and the pile of a single card would leave your hand empty."),
}

OUT = {
    "one_card_left_at_most": Example(at("KS 4D", SEVEN_QUEENS), ("o", "xKS"), "You have a canasta and two cards left."),
    "canasta_to_go_out": Example(
        at("4D", "QS QH QC QD QS+QH"), ("o", "b1:QH"), "One card is left, but your longest meld has only six cards."),
    "last_card_of_the_round": Example(at("4D", SEVEN_QUEENS), ("o", "x4D"), "You have a canasta and one card left."),
    "black_threes_only_on_going_out": Example(
        at("KS 4D", f"{SEVEN_QUEENS} / +3S 3C 3S", house="black_three_meld:when_going_out"), ("xKS", "b2:3S,3C,3S"),
        "With two cards left you do not go out, so the black threes cannot stay there."),
}

STOCK = {
    "no_discard_after_the_last_red_three": Example(
        at("KS KH 4C", EIGHTS, threes="3H / -", left="table", drained=True, house="last_card_red_three:meld_then_end"), ("xKS", "n"),
        "You have drawn 3♥, the last card of the stock."),
    "stock_is_used_up": Example(drawing(HAND, QUEENS), ("n", "d"), "There are cards in the stock."),
    "turn_under_way_is_finished": Example(
        at("KS KH 4C", EIGHTS, left="table"), ("n", "xKS"), "You have drawn the last card of the stock."),
    "pile_that_must_be_taken": Example(USED_UP, ("n", "t"), "The stock is empty, and 8♦ goes onto your eights."),
}

STAKE = {
    "somebody_has_offered": Example(staked(), ("y", "d"), "The stake may be doubled here, but nobody has offered it."),
    "doubling_is_agreed": Example(drawing(HAND, QUEENS), ("u", "d"), "This match is played for 10, whatever happens."),
    "when_to_offer": Example(
        at(HAND, QUEENS, house="doubling:yes double_timing:own_turn_before_draw"), ("u", "xKS"), "You have drawn J♦ already."),
    "who_may_offer": Example(
        staked(acceptors=(1,)), ("u", "d"), "You have offered, and the other player has accepted. Now the stake is 20."),
    "stake_has_a_limit": Example(staked(acceptors=(1, 0)), ("u", "d"), "The stake was doubled twice, from 10 to 40, which is the limit."),
    "answer_to_an_offer": Example(
        at(HAND, QUEENS, house="doubling:yes", phase="offer", offer=1, resume="draw"), ("y", "r"),
        "Accept and the match is played for 20. Refuse and you lose 10."),
    "resigning_costs_the_stake": Example(staked(standing=(300, 2100)), ("q", "d"), "You are 1,800 points behind."),
}

TABLE = {
    "click_that_discards": Example(at(HAND, QUEENS), ("xJD",), "J♦ fits nothing of yours, so a click would discard it."),
    "button_beside_the_piles": Example(at(HAND, QUEENS), ("xJD",), "Pick J♦ and throw it with the button beside the piles."),
}

EXAMPLES: dict[str, Example] = {
    **BASICS, **DEAL, **TURN, **PILE, **MELDS, **FIRST, **BACK, **END, **OUT, **STOCK, **STAKE, **TABLE}
