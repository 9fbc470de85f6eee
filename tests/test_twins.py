"""What a reader is shown depends on nothing that they have not seen: tables that differ only in hidden cards look the same."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from desk import dealt, standing
from rummy_desk import remik
from seen import faces, unseen

from cardlab.bots import guide
from cardlab.core.game import Game
from cardlab.games import GAMES
from cardlab.table import Table
from cardlab.views.room import Room

HOUSES = {"remi": ("", 3), "igraonica": ("manipulation:free", 3), "remik": ("", 3), "kanasta": ("doubling:yes", 2)}


def moments(game: Game, house: str, seats: int, seed: int) -> Iterator[Any]:
    """The states of a round that bots play, in which the reader in the first seat could do something."""
    table, rng = dealt(seed, house, game=game.key, seats=seats, dealer=seats - 1), Random(seed)
    state = table.state
    while state.phase != "over":
        if any(move.seat(state) == 0 for move in game.legal(state.view(0))):
            yield state
        state = game.play(state, guide.choose(game, state.view(state.turn), rng))


class Reader:
    """Somebody at a table, with everything that they were sent."""

    def __init__(self, table: Table) -> None:
        self.table, self.posts = table, [""]
        self.room = Room(table, 0, self.posts.append, pace=0)
        self.room.open()

    def do(self, name: str, value: Any = None) -> None:
        self.room.receive({"type": "do", "name": name, "value": value, "rev": self.table.rev})

    def try_all(self) -> None:
        """Ask for everything that neither draws a card nor ends the turn."""
        for _rung in range(4):
            self.do("hint")
        for name, value in (("hint-close", None), ("talk", True), ("find", None), ("mean", "1,1"), ("clear", None), ("sort", "melds"),
                            ("sort", "rank"), ("sort", "received"), ("record", None), ("link", None), ("plan", None)):
            self.do(name, value)
        view = self.table.state.view(0)
        for move in [*self.table.game.legal(view)][:40]:
            self.do("select", next(iter(view.hands[0]), None))
            if move.seat(view) == 0 and self.room.planning.plan:
                self.room.receive({"type": "move", "word": str(move), "rev": self.table.rev})
        for name in ("draft", "plan-undo", "plan-drop"):
            self.do(name)

    def heard(self) -> list[str]:
        return [post.replace(self.table.token, "TOKEN") for post in self.posts]


@pytest.mark.parametrize("key", [key for key in HOUSES if GAMES[key].tips])
def test_a_whole_round_of_posts_names_no_unseen_card(key: str) -> None:
    house, seats = HOUSES[key]
    table = dealt(5, house, game=key, seats=seats, strength="expert")
    table._rng = Random(1)
    reader, told = Reader(table), 0
    for turn in range(1000):
        if table.over:
            break
        if turn % 4 == 2:
            for name, value in (("talk", True), ("record", None), ("link", None), ("panel-close", None), ("talk", False)):
                reader.do(name, value)
        new = {face for post in reader.posts[told:] for face in faces(post)}
        assert not new & unseen(table.state, 0)
        told = len(reader.posts)
        reader.do("go-on" if table.state.turn else "hint-play")
    assert table.over and told > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_clock_does_not_tell_whether_anybody_wants_the_discard(seats: int) -> None:
    """It runs whenever another could knock, not only when one is about to."""
    for state in moments(GAMES["remi"], "", seats, 6):
        if state.turn == 0 and state.phase == "draw" and state.discarder is not None:
            reader = Reader(standing(state.line()))
            assert bool(json.loads(reader.posts[-1])["frames"][-1]["clock"]) == (seats > 2)
            reader.do("go-on")
            assert not json.loads(reader.posts[-1])["frames"][-1]["clock"]


@pytest.mark.parametrize("key", HOUSES)
def test_twin_tables_look_the_same(key: str) -> None:
    house, seats = HOUSES[key]
    game = GAMES[key]
    found = list(moments(game, house, seats, 3))
    assert len(found) > 8
    for at, state in enumerate(found[:: max(1, len(found) // 5)]):
        twin = state.view(0).fill(Random(at))
        assert twin.hands[1:] != state.hands[1:]
        one, other = Reader(standing(state.line())), Reader(standing(twin.line()))
        for reader in (one, other):
            reader.try_all()
        for mine, yours in zip(one.heard(), other.heard(), strict=True):
            assert mine == yours
        assert len(one.posts) > 20
        assert json.loads(one.posts[-1])["frames"]


def test_an_equal_card_that_is_left_in_the_hand_is_not_put_aside() -> None:
    """Two copies of a card: one is laid with a draft, the other stays; a draft of other cards stays put aside."""
    reader = Reader(standing(remik("6C 6C 7C 8C KH KD KS 2D 3D", "QH QS QC")))
    for keys in (("6C", "7C", "8C"), ("KH", "KD", "KS")):
        for key in keys:
            reader.do("select", key)
        reader.do("draft")
    reader.room.receive({"type": "move", "word": "m6C,7C,8C", "rev": reader.table.rev})
    scene = json.loads(reader.posts[-1])["frames"][-1]
    drafts = next(zone["melds"] for zone in scene["zones"] if zone["kind"] == "draft")
    assert [[card["face"] for card in meld["cards"]] for meld in drafts] == [["KH", "KD", "KS"]]
    hand = next(zone["cards"] for zone in scene["zones"] if zone["kind"] == "hand")
    assert [card["face"] for card in hand] == ["6C", "2D", "3D"]


def test_a_hand_without_melds_says_so() -> None:
    reader = Reader(standing(remik("6C 8D KH 2D 3S", "QH QS QC")))
    reader.do("find")
    assert json.loads(reader.posts[-1])["frames"][-1]["bubble"]["text"] == "Your hand holds no meld."
