"""The table of a lesson offers what is to be done on it."""

from __future__ import annotations

import json
import re

import pytest
from lesson_reader import Reader

from cardlab.games import GAMES
from cardlab.lessons import courses

KEYS = [key for game in GAMES.values() for key in courses.keys(game)]


@pytest.mark.parametrize(("key", "step", "word", "done"), [
    ("schnapsen/04", 4, "e", []), ("schnapsen/10", 6, "TS", []), ("schnapsen/05", 3, "JD", []), ("schnapsen/02", 2, "KS", ["TS", None])])
def test_what_is_to_be_refused_is_tried_on_the_table_too(key: str, step: int, word: str, done: list[str | None]) -> None:
    """By its button, by its card, and by a card that can do nothing else any more."""
    reader = Reader(courses.lesson(key), pace=0, step=step - 1 - len(done) // 2)
    for each in done:
        reader.move(each) if each else reader.do("next")
    hand = [card for zone in reader.scene["zones"] if zone["kind"] == "hand" for card in zone["cards"]]
    assert [each for each in (*hand, *reader.scene["actions"]) if each.get("word") == word and ("face" in each or not each.get("why"))]
    reader.move(word)
    assert reader.lesson["feedback"]["kind"] == "right"


def test_a_player_who_is_not_on_turn_can_knock() -> None:
    reader = Reader(courses.lesson("remi/08"), pace=0)
    assert [(each["word"], each["key"]) for each in reader.scene["actions"]] == [("k0", "k")]
    reader.do("next")
    assert reader.lesson["at"] == 0 and reader.scene["actions"]
    reader.move("k0")
    assert reader.lesson["feedback"]["kind"] == "right" and not reader.scene["actions"]


@pytest.mark.parametrize("key", KEYS)
def test_a_move_without_cards_has_a_button_or_a_place(key: str) -> None:
    reader = Reader(courses.lesson(key), pace=0)
    while not (run := reader.room.run).over:
        if run.passed:
            reader.do("next")
            continue
        word = run.solution
        if reader.room.moving and re.fullmatch("[a-z][0-9]?", word):
            scene = reader.scene
            offered = json.dumps([scene["zones"], scene["actions"], scene.get("quiet"), scene["lesson"]["tried"]])
            assert f'"word": "{word}"' in offered, (run.step.title, word)
        reader.follow()
