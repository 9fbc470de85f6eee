"""A room at a table, without a browser: what it posts, and what it does with what comes in."""

import json
import random
from typing import Any

import pytest
from desk import dealt, standing
from rummy_desk import remik
from seen import faces

from cardlab.core.game import Game
from cardlab.core.record import Record
from cardlab.games import GAMES
from cardlab.table import Table
from cardlab.views import beside
from cardlab.views.book import Book
from cardlab.views.card_table import LONGEST, CardTable, well_formed
from cardlab.views.room import Room
from cardlab.views.study import Study, from_line


class Guest:
    """Somebody in a room, with everything that was posted."""

    def __init__(self, table: Table, **how: Any) -> None:
        self.posts: list[dict[str, Any]] = []
        self.room = Room(table, 0, lambda text: self.posts.append(json.loads(text)), **{"pace": 0, **how})
        self.room.open()

    @property
    def last(self) -> dict[str, Any]:
        return dict(self.posts[-1]["frames"][-1])

    def hand(self) -> list[dict[str, Any]]:
        return next(zone["cards"] for zone in self.last["zones"] if zone["kind"] == "hand")

    def send(self, **message: Any) -> None:
        self.room.receive({"rev": self.room.table.rev, "type": "do", "value": None, **message})

    def play(self) -> None:
        """The first card that may be played, or the first button that may be pressed."""
        words = [card["word"] for card in self.hand() if card["playable"]]
        words += [action["word"] for action in self.last["actions"] if action["word"] and not action.get("why")]
        self.send(type="move", word=words[0])

    def panel(self, kind: str) -> dict[str, Any] | None:
        return next((panel for panel in self.last["panels"] if panel["kind"] == kind), None)


def test_frames_show_every_move_in_its_order() -> None:
    guest = Guest(dealt(3), always=False)
    before = len(guest.room.table.record.entries)
    guest.play()
    said = [sentence for frame in guest.posts[-1]["frames"] for sentence in frame["say"]]
    moves = guest.panel("log")["lines"][before:]
    assert [sentence for sentence in said if sentence in moves] == moves
    assert {frame["rev"] for frame in guest.posts[-1]["frames"]} == {guest.room.table.rev}


def test_pauses_follow_the_pace() -> None:
    slow, quick = Guest(dealt(3), pace=1), Guest(dealt(3), pace=0)
    for guest in (slow, quick):
        guest.play()
    assert any(frame.get("hold") for frame in slow.posts[-1]["frames"])
    assert not any(frame.get("hold") for frame in quick.posts[-1]["frames"])
    assert "pace=0" in quick.last["address"]


def test_two_rooms_show_one_table() -> None:
    table = dealt(3)
    one, two = Guest(table), Guest(table)
    one.play()
    assert two.last["rev"] == one.last["rev"] == table.rev
    assert two.hand() == one.hand()
    stale = table.rev
    one.play()
    posts = len(two.posts)
    two.room.receive({"type": "move", "word": str(two.hand()[0]["word"]), "rev": stale})
    assert table.rev == one.last["rev"], "a move meant for an older position is not made"
    assert len(two.posts) == posts + 1, "but the room that sent it sees the table as it is"
    two.room.leave()
    posts = len(two.posts)
    one.send(name="hint")
    one.play()
    assert len(two.posts) == posts


def test_a_refusal_links_to_the_rule_under_these_house_rules() -> None:
    table = dealt(3, options="claim_mode:manual")
    guest = Guest(table)
    theirs = str(table.state.hands[1][0])
    rev = table.rev
    guest.send(type="move", word=theirs)
    assert guest.last["bubble"]["card"] == theirs
    assert "claim_mode" in guest.last["bubble"]["rule"]["href"]
    assert table.rev == rev
    guest.send(name="hint")
    assert guest.last["bubble"] is None


@pytest.mark.parametrize("word", ["", "nonsense", "??", "QS QS", "w", "\x00", "♥", "Q" * 200])
def test_an_unreadable_word_is_one_sentence(word: str) -> None:
    guest = Guest(dealt(3))
    guest.send(type="move", word=word)
    assert guest.last["bubble"]["text"].endswith(".")
    assert guest.room.table.rev == guest.last["rev"]


@pytest.mark.parametrize("data", [
    None, 3, "QS", [], {}, {"type": "move", "rev": 1}, {"type": "move", "word": "", "rev": 1},
    {"type": "move", "word": "QS", "rev": True}, {"type": "move", "word": "QS", "rev": 1.0},
    {"type": "move", "word": "Q" * (LONGEST + 1), "rev": 1}, {"type": "do", "name": "hint", "value": [], "rev": 1},
    {"type": "do", "name": 1, "value": None, "rev": 1}, {"type": "oops", "rev": 1},
])  # fmt: skip
def test_a_malformed_message_is_dropped(data: Any) -> None:
    assert well_formed(data) is None


def test_nothing_but_known_parts_of_a_message_comes_in() -> None:
    heard: list[Any] = []
    table = CardTable(heard.append)
    table._handle_msg({"type": "do", "name": "hint", "rev": 1, "extra": "x", "__class__": "y"})
    assert heard == [{"type": "do", "name": "hint", "value": None, "rev": 1}]
    assert table._linked_properties == ()


def test_hints_climb_and_come_and_go() -> None:
    guest = Guest(dealt(3), always=True)
    later = guest.last["later"]
    assert guest.panel("hint") is None, "nobody waits for a hint"
    guest.send(name=later["name"])
    for rung in (1, 2, 3, 4, 4):
        panel = guest.panel("hint")
        assert panel and panel["reached"] == rung
        assert guest.last["help"]["to"] == "hint", "a button leads to it, wherever it stands"
        guest.send(name="hint")
    assert any(card.get("hinted") for card in guest.hand()) or any(each["hinted"] for each in guest.last["actions"])
    guest.send(name="hint-close")
    assert guest.panel("hint") is None
    assert guest.last["help"]["do"]["name"] == "hints"
    guest.send(name="hints")
    assert guest.panel("hint")["reached"] == 1
    assert guest.last["say"], "a hint that was asked for is read aloud"
    guest.send(name="hints-off")
    guest.play()
    if guest.last["kind"] == "table":
        assert guest.panel("hint") is None
        assert "hints=off" in guest.last["address"]


def test_the_numbers_on_cards_and_buttons_are_those_of_the_steps() -> None:
    line = "schnapsen; phase=lead; turn=0; hands=AS TS TH KC JC / ??*5; shown=- / -; stock=??*9 QC; eyes=0; trump=C"
    guest = Guest(standing(GAMES["schnapsen"].read(line).fill(random.Random(1)).line()), always=False)
    for _rung in range(3):
        guest.send(name="hint")
    assert guest.panel("hint")["moves"] == ["You exchange J♣ for Q♣.", "You close the stock.", "You lead K♣ and declare 40."]
    assert {card["face"]: card["badge"] for card in guest.hand() if card.get("hinted")} == {"JC": "1", "KC": "3"}
    pressed = {action["label"]: action["badge"] for action in guest.last["actions"] if action["hinted"]}
    assert pressed == {"Exchange J♣": "1", "Close the stock": "2"}


@pytest.mark.parametrize(("cards", "pile", "phase", "badges"), [
    ("KH KD KC TH JS 2D", "5D", "play", {"KH": "1", "KD": "1", "KC": "1", "JS": "2"}),
    ("KH KD TC 5H 9S 2D", "7D", "draw", dict.fromkeys(("KH", "KD", "TC", "5H", "9S", "2D"))),
])
def test_every_card_that_a_step_uses_is_shown(cards: str, pile: str, phase: str, badges: dict[str, str | None]) -> None:
    line = remik(cards, "QH QS QC / 5S 6S 7S", phase=phase, pile=pile)
    guest = Guest(standing(line), always=False)
    for _rung in range(2):
        guest.send(name="hint")
    assert {card["face"]: card["badge"] for card in guest.hand() if card.get("hinted")} == badges


def test_the_bot_does_not_tell_what_the_reader_has_not_seen() -> None:
    for seed in range(12):
        table = dealt(seed, strength="club")
        while not table.over:
            told = faces(" ".join(beside.reasons(table, 0)))
            assert not told & set(map(str, table.state.view(0).unseen()))
            if not table.bot_turn():
                table.play(0, random.Random(seed).choice(table.game.legal(table.state)))


def test_a_whole_match_of_posts_tells_no_unseen_card() -> None:
    guest = Guest(dealt(8), always=False)
    guest.send(name="talk", value=True)
    for _ in range(60):
        state = guest.room.table.state
        if state.phase == "over":
            guest.send(name="continue")
            continue
        for name in ("record", "link"):
            guest.send(name=name)
            assert not faces(json.dumps(guest.posts[-1], ensure_ascii=False)) & set(map(str, state.view(0).unseen()))
        guest.play()


@pytest.mark.parametrize("value", [None, True, -1, 10**9, 1.5, "", "x" * 200, "QS", "[1, 2]"])
def test_every_button_stands_every_value(value: Any) -> None:
    for seed in range(3):
        guest = Guest(dealt(seed))
        acts = [*guest.room._acts, *(guest.room.desk.acts if guest.room.desk else ())]
        for name in acts:
            guest.send(name=name, value=value)
            posts = len(guest.posts)
            guest.send(name="nonsense", value=value)
            assert len(guest.posts) == posts, "what nobody offers does nothing"
            if guest.last["kind"] == "score":
                guest.send(name="continue")


def test_a_position_that_hides_the_own_hand_gives_no_hint() -> None:
    game = GAMES["schnapsen"]
    line = "schnapsen; phase=follow; turn=0; hands=??*5 / JS AS KH QD; shown=- / -; stock=??*9 TC; trump=C; led=QH"
    posts: list[str] = []
    study = Study(from_line(game, line), None, posts.append)
    study.open()
    for name in ("hint", "hint-play", "eyes", "record", "link"):
        study.receive({"type": "do", "name": name, "value": True, "rev": study._rev})
    assert not json.loads(posts[-1])["frames"][-1].get("hint")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_of_every_game_has_its_page(game: Game) -> None:
    posts: list[str] = []
    book = Book(game, game.standard, "nonsense", posts.append)
    book.open()
    for name in game.articles:
        for act, value in (("rule", name), ("break", None), ("again", None)):
            book.receive({"type": "do", "name": act, "value": value, "rev": json.loads(posts[-1])["rev"]})
            page = json.loads(posts[-1])["frames"][-1]
            assert page["rule"]["name"] == name
            assert page["rule"]["text"]


def test_who_steps_through_a_deal_of_their_own_is_addressed_as_you() -> None:
    posts: list[str] = []
    record = Record.read(str(dealt(3, moves="c").record), GAMES)
    Study(record, 0, posts.append, ply=1).open()
    moves = next(panel for panel in json.loads(posts[-1])["frames"][-1]["panels"] if panel["kind"] == "transport")["moves"]
    assert moves[0]["label"] == "1. You close the stock."
