"""What a learner shows about the rules at a table: counted, told as news, coloured on the rules page, and looked at after the hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from desk import dealt, standing

from cardlab.bots import guide, series
from cardlab.games import GAMES
from cardlab.learner import Learner
from cardlab.lessons.progress import Times
from cardlab.lessons.review import passed_over
from cardlab.store import Store
from cardlab.table import Table
from cardlab.views.book import Book
from cardlab.views.learning import Learning
from cardlab.views.room import Room

GAME = GAMES["schnapsen"]
CLOSED = GAME.read(
    "schnapsen; phase=follow; turn=0; hands=QS KS AD TC JH / ??*4; shown=- / -; stock=??*3 TH; eyes=0; trump=H; led=KD; "
    "closer=0; closed_at=6; tricks=0JC/KC>1 1QC/AC>0 0TS/JS>0").fill(Random(1)).line()


class Guest:
    """A learner at a table."""

    def __init__(self, table: Table, learner: Learner | None) -> None:
        self.posts: list[dict[str, Any]] = []
        self.room = Room(table, 0, lambda text: self.posts.append(json.loads(text)), pace=0, always=False,
                         learning=Learning(table, 0, learner, remember=True))
        self.room.open()

    @property
    def last(self) -> dict[str, Any]:
        return dict(self.posts[-1]["frames"][-1])

    @property
    def news(self) -> list[dict[str, Any]]:
        return [each for each in self.last["panels"] if each["kind"] == "news"]

    def do(self, name: str) -> None:
        self.room.receive({"rev": self.room.table.rev, "type": "do", "name": name, "value": None})

    def move(self, word: str) -> None:
        self.room.receive({"rev": self.room.table.rev, "type": "move", "word": word})

    def finish(self) -> None:
        while not self.room.table.over:
            view = self.room.table.state.view(0)
            self.move(str(guide.choices(GAME, view)[-1].move))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{(tmp_path / 'x.db').as_posix()}")


def test_rules_are_counted_at_tables_and_kept(store: Store) -> None:
    learner = Learner(store)
    guest = Guest(standing(CLOSED), learner)
    assert "me" not in guest.last and not learner.known
    guest.move("TC")
    guest.move("JH")
    assert learner.progress.times == {("schnapsen", "follow_suit"): Times(broken=2)} and guest.last["me"] == learner.token
    guest.move("AD")
    assert {("schnapsen", "follow_suit"), ("schnapsen", "go_higher")} <= learner.progress.times.keys()
    guest.finish()
    again = Learner(store, learner.token).progress
    assert again == learner.progress and again.known(GAME)["follow_suit"].used and again.known(GAME)["points_of_tricks"].used == 1
    assert again.known(GAMES["remi"]) == {}
    assert '"broken": 2' in again.text() and learner.delete() and not Learner(store, learner.token).progress.times


def test_what_is_counted_in_one_game_is_known_in_another_that_shares_the_rule(store: Store) -> None:
    learner = Learner(store)
    learner.counted("remi", {("card_in_your_hand", "used"): 3, ("no_such_rule", "used"): 1})
    assert learner.progress.known(GAMES["remik"]) == {"card_in_your_hand": Times(used=3)} != learner.progress.known(GAME)


def test_a_rule_that_is_new_is_told_once_a_hand_to_somebody_who_learns(store: Store) -> None:
    learner = Learner(store)
    assert not Guest(standing(CLOSED), None).news and not Guest(standing(CLOSED), learner).news, "a visitor has no progress"
    learner.counted("schnapsen", {("card_in_your_hand", "used"): 1})
    guest = Guest(standing(CLOSED), learner)
    told = guest.news[0]
    rule = next(each for each in GAME.articles.values() if each.title == told["rule"]["title"])
    assert rule.printed(GAME.standard).startswith(told["text"])
    assert guest.last["say"][-1] == f"New in this hand: {rule.title}. {told['text']}"
    assert f"rule={rule.name}" in told["rule"]["href"] and "step=" in told["lesson"]["href"]
    assert learner.progress.known(GAME)[rule.name] == Times(met=1)
    guest.do("hint")
    assert guest.news == [told]
    guest.do("news-close")
    assert not guest.news
    guest.move("AD")
    assert not guest.news
    learner.counted("schnapsen", {(name, "met"): 1 for name in GAME.articles})
    assert not Guest(dealt(3), learner).news, "who has met all is left in peace"


def test_the_hand_names_the_tip_that_cost_most_and_its_lesson() -> None:
    record = series.played(GAME, GAME.standard, [series.bot(GAME, "random"), series.bot(GAME, "learner")], 4)
    worst, *_others = passed_over(record, 0)
    seen = record.states[worst.ply].view(0)
    assert worst.view == seen and worst.advised.move in GAME.legal(seen) and str(worst.move) == record.entries[worst.ply].word
    careful = series.played(GAME, GAME.standard, [series.bot(GAME, "expert")] * 2, 4)
    assert passed_over(careful, 0) == [] == passed_over(careful, 1)


def test_the_score_is_shown_at_once_and_looked_at_afterwards() -> None:
    guest = Guest(standing(CLOSED), Learner(None))
    guest.finish()
    assert guest.last["kind"] == "score" and guest.last["later"]["name"] == "review" and guest.last["taught"]["actions"] == []
    guest.do("review")
    taught = guest.last["taught"]
    assert "later" not in guest.last and guest.last["say"] == taught["text"].split("\n")
    passed = passed_over(guest.room.table.record, 0)
    assert f"“{passed[0].tip.title}”" in taught["text"] and passed[0].advised.move.say(passed[0].view) in taught["text"]
    assert taught["actions"][0]["name"].startswith("Lesson") and f"ply={passed[0].ply}" in taught["actions"][-1]["href"]
    again = Guest(standing(CLOSED), Learner(None))
    for _try in range(12):
        again.move("TC")
    again.finish()
    again.do("review")
    assert again.last["taught"]["text"].startswith("12 times you tried what “Follow suit” does not allow.")


def test_the_rules_page_says_what_is_known() -> None:
    def page(known: dict[str, Times] | None) -> dict[str, Any]:
        posts: list[str] = []
        Book(GAME, GAME.standard, "follow_suit", posts.append, known=known).open()
        return dict(json.loads(posts[-1])["frames"][0])

    plain = page(None)
    assert plain["legend"] == [] and "sign" not in plain["rule"] and all(each["sign"] is None for each in plain["chapters"][0]["rules"])
    told = page({"follow_suit": Times(2, 25, 2), "go_higher": Times(0, 3, 1), "twenty_cards": Times(1)})
    assert [(each["state"], each["n"]) for each in told["legend"]] == [
        ("used", 1), ("met", 1), ("broken", 1), ("new", len(GAME.articles) - 3)]
    assert told["rule"]["sign"] == {"state": "used", "said": "Used"} and told["rule"]["lesson"]["href"].endswith("&step=1")
    assert told["rule"]["times"] == "Met in lessons: 2. Used in your moves: 25. Broken: 2."
    assert page({})["rule"]["times"].startswith("You have not met this rule yet")
