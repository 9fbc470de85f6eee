"""The table of Kanasta without a browser: what is offered, what is marked, and what the words say."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from desk import dealt
from terminal import run

from cardlab.coach.hints import Hint
from cardlab.games import GAMES
from cardlab.games.canasta.positions import at
from cardlab.views import static
from cardlab.views.book import Book
from cardlab.views.desk import Desk
from cardlab.views.look import Look
from cardlab.views.offers import pressed
from cardlab.views.room import Room
from cardlab.views.scene import scene
from cardlab.views.study import Study, from_line

GAME = GAMES["kanasta"]


@pytest.mark.parametrize("how", ["study", "book"])
def test_melds_are_laid_from_a_hand_outside_a_table_too(how: str) -> None:
    """Stepping through a position and trying an example: cards are picked, and what is picked is laid."""
    game, posts = GAMES["kanasta"], []
    if how == "study":
        page: Any = Study(from_line(game, at("KS KH KC 5D 5H", "9S 9H 9D")), None, posts.append)
    else:
        page = Book(game, game.standard, "one_meld_of_each_rank", posts.append)
    page.open()

    def hand() -> list[dict[str, Any]]:
        frame = json.loads(posts[-1])["frames"][-1]
        return next(zone["cards"] for zone in (frame.get("example") or frame)["zones"] if zone["kind"] == "hand")

    def do(name: str, value: Any = None) -> None:
        page.receive({"type": "do", "name": name, "value": value, "rev": json.loads(posts[-1])["rev"]})

    first = hand()[0]["key"]
    do("select", first)
    assert [card["key"] for card in hand() if card["selected"]] == [first]
    do("sort", "received")
    do("clear")
    assert not any(card["selected"] for card in hand())


@pytest.mark.parametrize(("house", "picked", "buttons"), [
    ("", "5D", ["Discard 5♦", "End the round"]), ("", "", ["End the round"]),
    ("button_odrzuc:resign", "5D", ["Resign the match", "End the round"])])
def test_the_button_beside_the_piles_is_an_option(house: str, picked: str, buttons: list[str]) -> None:
    game, view = GAME, GAME.read(at("KS KH 5D", "9S 9H 9D", house=house)).view(0)
    desk = Desk(game, 0)
    desk.see(view)
    desk.select(picked)
    look = Look(game, view, 0, str, desk=desk)
    assert sorted(each["label"] for each in pressed(look, desk, "hand")) == sorted(buttons)


@pytest.mark.parametrize(("hand", "yours", "pile", "tag", "why"), [
    ("KS 5H 8D", "9S 9H 9D", "3S 8H 5S", "blocked", "blocks the pile"),
    ("KS 5H 8D 2S", "9S 9H 9D", "8H 2D 5S", "frozen", "frozen by 2♦"),
    ("KS 5H 8D 2S", "", "8H 5S", "frozen for you", "no meld yet"),
    ("KS 5H 4D", "9S 9H 9D", "8H 5S", "", "must be laid at once"),
    ("8S 8D 5H 4S", "", "8H 5S", "frozen for you", "need 50")])
def test_a_pile_that_cannot_be_taken_says_why(hand: str, yours: str, pile: str, tag: str, why: str) -> None:
    view = GAME.read(at(hand, yours, "QS QH QD", pile=pile, phase="draw")).view(0)
    shown = scene(Look(GAME, view, 0, str))
    heap = next(zone for zone in shown["zones"] if zone["kind"] == "pile")
    assert heap["tag"] == tag
    assert heap["blocked"] == (tag == "blocked")
    take = next(action for action in shown["actions"] if action["label"] == "Take the pile")
    assert why in take["why"]
    assert heap["cards"][0]["dim"]
    assert shown["seat"]["status"] == "Your turn: draw a card"


@pytest.mark.parametrize(("yours", "theirs", "tag"), [
    ("9S 9H 9D", "", "frozen for them"), ("", "", "frozen for both"), ("9S 9H 9D", "QS QH QD", "")])
def test_the_table_says_for_whom_the_pile_is_frozen(yours: str, theirs: str, tag: str) -> None:
    shown = scene(Look(GAME, GAME.read(at("8S 8D KS 5H", yours, theirs, pile="8H 5S")).view(0), 0, str))
    assert next(zone for zone in shown["zones"] if zone["kind"] == "pile")["tag"] == tag


@pytest.mark.parametrize(("hand", "yours", "more", "task"), [
    ("8S 8D KS 5H", "9S 9H 9D", {"phase": "draw"}, "draw a card, or take the pile"),
    ("8S 8D KS 5H", "9S 9H 9D", {"phase": "draw", "house": "draw_count:2"}, "draw 2 cards, or take the pile"),
    ("5D 5H", "+ KS KH KC", {}, "reach 50 points, or take cards back"),
    ("5D", "9S 9H 9D 9C 9S 9H 9C", {}, "end the round")])
def test_the_table_says_what_can_be_done_now(hand: str, yours: str, more: dict[str, Any], task: str) -> None:
    assert GAME.status(GAME.read(at(hand, yours, pile="8H 5S", **more)).view(0)) == task


@pytest.mark.parametrize(("house", "asks"), [("", True), ("confirm_discard:no", False)])
def test_a_click_that_discards_asks_first_and_so_does_giving_up(house: str, asks: bool) -> None:
    view = GAME.read(at("5C 3S 7H", "9S 9H 9D", house=house)).view(0)
    shown = scene(Look(GAME, view, 0, str))
    card = next(each for each in shown["zones"][-1]["cards"] if each["face"] == "5C")
    assert (card.get("question") == "Discard 5♣? That ends your turn.") == asks
    assert (card.get("word") == "x5C") != asks
    assert [each["question"] for each in shown["quiet"]] == ["Resign the match? You lose 10."]


def test_a_pile_that_can_be_taken_shows_with_what() -> None:
    view = GAME.read(at("8S 8D KS 5H", "9S 9H 9D", pile="8H 5S", phase="draw")).view(0)
    shown = scene(Look(GAME, view, 0, str))
    assert [card["face"] for card in shown["zones"][-1]["cards"] if card["meld"]] == ["8S", "8D"]
    assert "why" not in next(action for action in shown["actions"] if action["label"] == "Take the pile")


@pytest.mark.parametrize(("hand", "yours", "found"), [
    ("8S 8H 8D 5C 5D 5H 4C KH", "9S 9H 9D", 2), ("8S 8H 8D 5C 5D 5H", "9S 9H 9D", 1), ("8S 8H 8D 5C 5D 5H", "9S 9H 9D 9C 9S 9H 9C", 2)])
def test_melds_are_found_after_which_the_turn_can_be_ended(hand: str, yours: str, found: int) -> None:
    assert GAME.melding
    assert len(GAME.melding.find(GAME.read(at(hand, yours, pile="KD")).view(0))) == found


def test_a_notebook_shows_the_melds_of_both_players() -> None:
    shown = static.state(GAME.read(at("KS KH", "9S 9H 9D 9C + 2C", "QS QH QD", pile="8H 2D", threes="3H / -")))
    for part in ("9♣", "Q♦", "1 red three", "frozen", "8♥"):
        assert part in shown, part
    assert "30 of 50 points to open" in static.state(GAME.read(at("KS KH 5D", "+ 9S 9H 9D")))


def test_a_match_is_given_up_in_the_terminal_only_after_a_question() -> None:
    status, said, _complaints = run("play", "kanasta", "--seed", "4", "--seat", "0", typed="q\nno\nq\nyes\nquit\n")
    assert status == 0
    assert said.count("Resign the match? You lose 10.") == 2
    assert said.count("You resign the match.") == 1


@pytest.mark.parametrize(("yours", "word"), [("9S 9H 9D 9C 9S 9H 9C", "None"), ("9S 9H 9D 9C 9S 9H 2C", "a1:2D"), ("9S 9H 9D", "a1:2D")])
def test_a_click_spoils_no_natural_canasta(yours: str, word: str) -> None:
    assert GAME.melding
    assert str(GAME.melding.touch(GAME.read(at("KS 5H 2D JK", yours, pile="KD")).view(0), 1, ())) == word


def test_what_was_picked_is_gone_with_the_card_and_a_stray_pick_takes_no_part_in_the_pile() -> None:
    state = GAME.read(at("KS KS 5H 8S 8D", "9S 9H 9D", pile="8H 5S"))
    desk = Desk(GAME, 0)
    desk.see(state.view(0))
    desk.select("KS")
    draw = GAME.read(at("KS KS 5H 8S 8D", "9S 9H 9D", pile="8H 5S", phase="draw")).view(0)
    assert [str(move) for move in desk.melding.draws(draw, desk.meant())["pile"]] == ["t8S,8D"]
    desk.see(GAME.play(state, GAME.move("xKS")).view(0))
    assert "KS" in desk.shown
    assert not desk.picked


def offered(shown: dict[str, Any]) -> Iterator[str]:
    """Every move that the table offers without a reason against it, wherever it can be made."""
    things = [*shown["actions"], *shown["panels"][-1]["actions"]]
    for zone in shown["zones"]:
        for thing in (*zone.get("cards", ()), *zone.get("melds", ())):
            things += [thing, *(drop if isinstance(drop, dict) else {"word": drop} for drop in (thing.get("drops") or {}).values())]
            things += thing.get("menu") or ()
        for meld in zone.get("melds", ()):
            things += [{"word": drop} for card in meld["cards"] for drop in (card.get("drops") or {}).values() if isinstance(drop, str)]
    for thing in things:
        if not thing.get("why"):
            yield from (each["word"] for each in (thing, *(thing.get("choices") or ())) if each.get("word"))


def played(seed: int) -> set[str]:
    """A whole round of things that are simply clicked; gives the kinds of moves that were made."""
    table, posts, rng = dealt(seed, "target:1 doubling:yes", game="kanasta"), [""], Random(seed)
    room, made = Room(table, 0, posts.append, pace=0), set()
    room.open()
    for _step in range(900):
        if table.over:
            return made
        for name in ("clear", *(("find",) if rng.random() < 0.4 else ())):
            room.receive({"type": "do", "name": name, "value": None, "rev": table.rev})
        shown = json.loads(posts[-1])["frames"][-1]
        legal = [word for word in dict.fromkeys(offered(shown)) if GAME.refusal(table.state, GAME.move(word)) is None]
        cards = [card for zone in shown["zones"] for card in zone.get("cards", ()) if not card.get("why")]
        assert {word for card in cards for word in words(card)} <= set(legal)
        wanted = [word for word in legal if word[0] not in "qb" or (word[0] == "b" and rng.random() < 0.4)]
        before = table.rev
        room.receive({"type": "move", "word": rng.choice(wanted or legal), "rev": before})
        assert table.rev > before
        made |= {each.word[0] for each in table.record.entries}
    raise AssertionError("the round does not end")


def test_whatever_the_table_offers_can_be_done() -> None:
    """Drops of discards and additions may be refused; they say why then."""
    assert set().union(*map(played, (1, 2, 3))) >= set("dtxmab")


def words(card: dict[str, Any]) -> list[str]:
    """What a click on a card does."""
    return [each["word"] for each in (card, *(card.get("choices") or ())) if each.get("word")]


@pytest.mark.parametrize(("hand", "yours", "phase", "word", "place"), [
    ("8S 8D KS 5H", "9S 9H 9D", "draw", "d", "stock"), ("8S 8D KS 5H", "9S 9H 9D", "draw", "t8S,8D", "pile"),
    ("9C KS 5H", "9S 9H 9D", "meld", "a1:9C", "melds"), ("KC KS KH 5H 4H", "9S 9H 9D", "meld", "mKC,KS,KH", "Lay"),
    ("5H", "9S 9H 9D 9C 9S 9H 9C", "meld", "o", "End the round"), ("5H", "9S 9H 9D + 9C", "meld", "b1:9C", "Take back")])
def test_a_hint_puts_its_ring_where_the_move_is_made(hand: str, yours: str, phase: str, word: str, place: str) -> None:
    view, move = GAME.read(at(hand, yours, pile="8H 5S", phase=phase)).view(0), GAME.move(word)
    desk = Desk(GAME, 0)
    desk.see(view)
    if place == "Lay":
        desk.find(None)
    shown = scene(Look(GAME, view, 0, str, hint=Hint("", (), (), (move,), ("",), "", None), desk=desk))  # type: ignore[arg-type]
    ringed = [each["label"] for each in shown["actions"] if each.get("hinted")]
    ringed += [zone["name"] for zone in shown["zones"] for thing in (*zone.get("cards", ()), *zone.get("melds", ())) if thing.get("hinted")]
    assert place in ringed
