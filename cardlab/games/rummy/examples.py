"""Small positions for the articles that several rummies share. You sit in seat 0."""

from __future__ import annotations

from ...core.sheet import Example
from .positions import Place

HAND = "7H 8H KS 4D 9C"
CLUBS = "7C 8C 9C"
THIRTEEN = "QD KD AD 5C 6C 8S 8H 2S TC 4H JS KS 9D"
LONG = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"


def drawing(at: Place) -> dict[str, Example]:
    """Examples about the beginning of a turn."""
    used_up = at("KS KH AD", phase="draw", pile="KC", others="AS", left="table")
    many = at(HAND, phase="draw", left="pile")
    return {
        "round_under_way": Example(
            at(HAND, phase="over", others="", winner=1, ending="out"), ("d",), "The other player has gone out; your five cards are left."),
        "draw_first": Example(at(HAND, phase="draw"), ("xKS", "d"), "Your turn begins, and you have not drawn yet."),
        "one_draw_a_turn": Example(at(HAND), ("d", "xKS"), "You have drawn 9♣ from the stock."),
        "cards_left_to_draw": Example(used_up, ("d", "t"), "The stock is empty, and the pile has only its top card."),
        "cards_in_the_pile": Example(at(HAND, phase="draw", pile=""), ("t", "d"), "Nobody has discarded anything yet."),
        "only_the_top_card": Example(at(HAND, phase="draw", pile="5D QC 6S"), ("t2", "t", "d"), "5♦ lies on top of the pile."),
        "round_that_cannot_end": Example(used_up, ("t",), "The stock is empty for good; only K♣ can still be taken."),
        "discards_become_the_stock": Example(many, ("d",), "The stock is empty. All discards but 5♦ are shuffled when you draw."),
        "used_up_stock_is_shuffled": Example(many, ("d",), "The stock is empty. All discards but 5♦ are shuffled when you draw."),
    }


def laying(at: Place) -> dict[str, Example]:
    """Examples about laying melds."""
    short = Example(
        at("7S 7H 7D KC 4D", opened=(1,)), ("m7S,7H,7D", "xKC"), "Three sevens are worth 21 or less, which does not open.")
    return {
        "card_in_your_hand": Example(at(HAND), ("xAS", "xKS"), "A♠ is not among your cards."),
        "three_cards_at_least": Example(at(HAND), ("m7H,8H", "xKS"), "You hold 7♥ and 8♥, but no third card of the run."),
        "two_cards_are_no_jokers": Example(
            at("AS JK JK 4D KS"), ("mAS,JK,JK", "xKS"), "With one ace and two jokers nobody could tell what the meld is."),
        "each_suit_once_in_a_set": Example(
            at("TD TC TD TS 4D"), ("mTD,TC,TD", "mTD,TC,TS"), "You hold 10♦ twice, and a set takes it only once."),
        "no_laying_around_the_corner": Example(
            at("KS AS 2S 3S 4D"), ("mKS,AS,2S", "mAS,2S,3S"), "The ace goes before 2♠ or after K♠, not between them."),
        "set_or_run": Example(at("5S 6S 8S 8C 8D"), ("m5S,6S,8S", "m8S,8C,8D"), "7♠ is missing between 6♠ and 8♠."),
        "enough_for_the_first_laying": short,
        "enough_to_come_out": short,
    }


def joining(at: Place) -> dict[str, Example]:
    """Examples about adding to melds."""
    return {
        "meld_on_the_table": Example(at("TC KS 4D", CLUBS), ("a2:TC", "a1:TC"), "There is one meld on the table, and 10♣ fits it."),
        "lay_before_you_add": Example(
            at("TC KS 4D", CLUBS, opened=(1,)), ("a1:TC", "xKS"), "10♣ would fit, but you have not laid anything yet."),
        "room_in_the_set": Example(
            at("7S KS 4D", "7S 7H 7D 7C"), ("a1:7S", "xKS"), "All four suits are there, so the set is closed."),
        "no_adding_around_the_corner": Example(
            at("2S KD 4D", "QS KS AS"), ("a1:2S", "xKD"), "The run ends with the ace; 2♠ cannot follow it."),
        "card_fits_the_meld": Example(
            at("JC TC 4D", CLUBS), ("a1:JC", "a1:TC"), "10♣ has to be there before J♣ can follow."),
        "say_which_end": Example(
            at("AS 4D", LONG), ("a1:AS", "a1<AS", "a1>AS"), "Your ace fits before 2♠ and after K♠."),
        "joker_in_the_meld": Example(at("8C KS 4D", CLUBS), ("s1:JK=8C", "xKS"), "There is no joker in this run."),
        "card_that_the_joker_replaces": Example(
            at("KS KH 4D", "QH JK=KH AH"), ("s1:JK=KS", "s1:JK=KH"), "The joker lies between Q♥ and A♥, so it stands for K♥."),
    }


def optional(at: Place, required: str) -> dict[str, Example]:
    """Examples about what Remi and Remik leave to the table; `required` is the option that wants a last discard."""
    dealt = at(THIRTEEN, phase="draw", others=13, opened=())
    return {
        "add_after_your_first_laying": Example(
            at("TC KS 4D", CLUBS, house="layoff_in_opening_turn:no", fresh=True), ("a1:TC", "xKS"),
            "You have laid for the first time in this turn, and here adding has to wait."),
        "jokers_may_be_added": Example(
            at("JK KS 4D", CLUBS, house="joker_layoff:no"), ("a1:JK=TC", "xKS"), "At this table the joker stays in your hand."),
        "joker_of_a_set": Example(
            at("8C KS 4D", "8H 8D JK=8S", house="joker_set_swap:unambiguous_only"), ("s1:JK=8C", "a1:8C"),
            "8♠ and 8♣ are missing, so the joker could be either."),
        "joker_stays_yours": Example(
            at("KH KS 4D", "QH JK=KH AH"), ("s1:JK=KH",), "Take the joker for K♥ and keep it as long as you like."),
        "keep_a_card_to_discard": Example(
            at("9S", "6S 7S 8S", house=required), ("a1:9S", "x9S"),
            "9♠ fits, but it is your last card and has to be discarded."),
        "one_discard_ends_the_turn": Example(at(HAND), ("xKS", "x4D"), "Whatever you throw ends your turn."),
        "thirteen_cards_each": Example(dealt, ("d", "t"), "Your thirteen cards."),
        "two_packs_with_six_jokers": Example(
            dealt, ("d", "t"), "Two hands of thirteen, one card in the pile, the rest in the stock."),
        "two_packs_and_jokers": Example(
            dealt, ("d", "t"), "Two hands of thirteen, one card in the pile, the rest in the stock."),
        "a_card_is_turned_up": Example(dealt, ("t", "d"), "5♦ was turned up and may be taken."),
        "stock_card_starts_the_pile": Example(
            dealt, ("t", "d"), "5♦ was turned up and may be taken."),
        "next_to_the_left_starts": Example(dealt, ("d", "t"), "This round is yours to start."),
        "who_starts_a_round": Example(dealt, ("d", "t"), "This round is yours to start."),
        "worth_by_number": Example(
            at("QD KD AD 4C AS 2S 3S", opened=()), ("mQD,KD,AD",), "After the king the ace counts 11, so these are 31 points."),
        "worth_in_a_meld": Example(
            at("QD KD AD 4C AS 2S 3S", opened=()), ("mQD,KD,AD",), "After the king the ace counts 11, so these are 31 points."),
    }


def shared(at: Place) -> dict[str, Example]:
    """All of them but those that only some rummies know."""
    return {**drawing(at), **laying(at), **joining(at)}


def only(found: dict[str, Example], names: set[str]) -> dict[str, Example]:
    """The examples of the articles with these names."""
    return {name: example for name, example in found.items() if name in names}
