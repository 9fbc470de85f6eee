"""The page of practice: what it sends, what it makes of answers, and in which order it asks."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from seen import named, unseen

from cardlab.core.errors import Unreadable
from cardlab.games import GAMES
from cardlab.learner import Learner
from cardlab.views.practice import Practice, drilled_name
from cardlab.views.still import still

NOW = datetime(2026, 3, 2, 9, 30, tzinfo=UTC)
GAME = GAMES["schnapsen"]


class Tab:
    """A learner who practises, with a clock that they turn themselves."""

    def __init__(self, key: str = "schnapsen", name: str = "", seed: int = 1) -> None:
        self.now, self.sent = NOW, [""]
        self.practice = Practice(GAMES[key], Learner(None), self.sent.append, name=name, rng=Random(seed), now=lambda: self.now)
        self.practice.open()

    @property
    def scene(self) -> dict[str, Any]:
        return dict(json.loads(self.sent[-1])["frames"][0])

    @property
    def shown(self) -> dict[str, Any]:
        return dict(self.scene["practice"])

    def do(self, name: str, value: Any = None) -> dict[str, Any]:
        self.practice.receive({"type": "do", "name": name, "value": value, "rev": self.scene["rev"]})
        return self.shown

    def answer(self, right: bool) -> dict[str, Any]:
        asked = self.practice.question
        assert asked is not None
        choices = max(2, len(asked.choices))
        return self.do("answer", asked.answer if right else (asked.answer + 1) % choices)


def test_an_answer_gets_its_reason_and_the_rule_to_read() -> None:
    tab = Tab(name="follow_suit")
    assert tab.shown["feedback"] is None and tab.shown["next"] is None and tab.shown["choices"][0]["key"] == "1"
    told = tab.answer(False)
    assert told["feedback"]["kind"] == "wrong" and told["feedback"]["rules"][0]["href"].startswith("./rules?game=schnapsen&rule=")
    assert {each["state"] for each in told["choices"]} >= {"right", "wrong"}
    assert tab.scene["say"][0] == "Not quite."
    before = tab.sent[-1]
    tab.do("answer", 0)
    assert json.loads(tab.sent[-1])["frames"][0]["practice"]["feedback"] == json.loads(before)["frames"][0]["practice"]["feedback"]
    assert tab.do("next")["number"] == 2 and tab.scene["say"] == [tab.shown["ask"]]
    assert tab.answer(True)["feedback"]["lead"] == "Right."


def test_what_is_due_comes_first_then_what_is_new_in_the_order_of_the_sheet() -> None:
    tab = Tab()
    names = []
    for right in (True, False, True):
        assert tab.practice.question is not None
        names.append(tab.practice.question.article.name)
        tab.answer(right)
        tab.do("next")
    assert names == [name for name in GAME.articles if name in tab.practice._names][:3]
    assert tab.shown["count"] == f"Due: 0. Known: 3. New: {len(tab.practice._names) - 3}."
    tab.answer(True)
    tab.now += timedelta(minutes=2)
    assert tab.do("next")["count"].startswith("Due: 1. Known: 3.")
    assert tab.practice.question and tab.practice.question.article.name == names[1]
    tags = {each["name"]: each["tag"] for part in tab.shown["contents"] for each in part["entries"]}
    assert (tags[names[1]], tags[names[0]], tags["lead_low"]) == ("due", "known", None)


def test_points_are_typed_and_what_is_no_number_is_asked_for_again() -> None:
    tab = Tab(name="points_of_tricks")
    assert not any(each["note"] for each in (*tab.scene["zones"], tab.scene["seat"]))
    assert tab.shown["field"] and tab.shown["cards"] and not tab.shown["choices"]
    for word in ("", "x", "1e3", "--2", "123456789", None):
        assert tab.do("answer", word)["trouble"] == "A number of points is asked for." and tab.shown["feedback"] is None
    assert tab.practice.question is not None
    told = tab.do("answer", f" {tab.practice.question.answer} ")
    assert told["feedback"]["kind"] == "right" and f"Points: {tab.practice.question.answer}." in told["feedback"]["lines"]


def test_something_else_is_chosen_and_nonsense_changes_nothing() -> None:
    tab = Tab()
    assert tab.do("practise", "go_higher")["about"] == "Go higher" and tab.scene["address"] == "game=schnapsen&name=go_higher"
    for name, value in (("practise", "no_such"), ("practise", 3), ("answer", 9), ("answer", True), ("next", None), ("x", 1)):
        assert tab.do(name, value)["number"] == 2 and tab.shown["feedback"] is None
    assert tab.do("practise", "")["number"] == 3 and tab.scene["address"] == "game=schnapsen"
    with pytest.raises(Unreadable, match="cannot be practised"):
        drilled_name(GAME, "who_takes_the_trick")


@pytest.mark.parametrize(("key", "name"), [("schnapsen", "lead_low"), ("remi", "meld_on_the_table"), ("kanasta", "card_in_your_hand")])
def test_the_table_stands_still_and_shows_only_what_the_player_sees(key: str, name: str) -> None:
    tab = Tab(key, name)
    view = tab.practice.question.view if tab.practice.question else None
    scene = {part: value for part, value in tab.scene.items() if part != "practice"}
    assert not named(json.dumps(scene)) & unseen(view, view.eyes)
    assert scene["zones"] == still(scene["zones"]) and not scene["actions"]
    for message in ({"type": "move", "word": "AS"}, {"type": "do", "name": "pick", "value": "x"}):
        tab.practice.receive({**message, "rev": tab.scene["rev"]})
        assert tab.shown["number"] == 1
