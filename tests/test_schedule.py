"""What was practised comes back, and is kept like the rest of what a learner has done."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cardlab.coach import schedule
from cardlab.learner import Learner
from cardlab.lessons.progress import Times
from cardlab.store import Store

NOW = datetime(2026, 3, 2, 9, 30, tzinfo=UTC)
NAMES = ["follow_suit", "go_higher", "lead_low"]


def test_right_answers_come_back_after_growing_intervals_and_wrong_ones_at_once() -> None:
    card, now, waits = None, NOW, []
    for _review in range(5):
        card = schedule.reviewed(card, True, now)
        waits.append(card.due - now)
        now = card.due
    assert waits == sorted(waits) and waits[0] < timedelta(hours=1) < timedelta(days=1) < waits[2] < waits[-1]
    wrong = schedule.reviewed(card, False, now)
    assert wrong.due - now < timedelta(hours=1)
    assert schedule.reviewed(None, False, NOW).due - NOW < waits[0]


def test_what_is_due_comes_first_then_what_is_new_in_the_order_of_the_sheet() -> None:
    wrong, right = schedule.reviewed(None, False, NOW), schedule.reviewed(None, True, NOW)
    cards = {"lead_low": wrong, "go_higher": right}
    assert schedule.ordered(NAMES, {}, NOW) == NAMES == schedule.fresh(NAMES, {})
    assert schedule.ordered(NAMES, cards, NOW) == ["follow_suit", "lead_low", "go_higher"]
    later = NOW + timedelta(hours=1)
    assert schedule.due(NAMES, cards, later) == ["lead_low", "go_higher"]
    assert schedule.ordered(NAMES, cards, later) == ["lead_low", "go_higher", "follow_suit"]


def test_what_was_practised_is_kept_exported_and_forgotten(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{(tmp_path / 'x.db').as_posix()}")
    learner, card = Learner(store), schedule.reviewed(None, True, NOW)
    learner.practised("schnapsen", "follow_suit", schedule.reviewed(None, False, NOW))
    learner.practised("schnapsen", "follow_suit", card)
    again = Learner(store, learner.token)
    assert again.progress == learner.progress and again.progress.cards == {("schnapsen", "follow_suit"): card}
    assert again.progress.times == {("schnapsen", "follow_suit"): Times(met=2)}
    assert '"practice": [\n  {\n   "game": "schnapsen"' in again.progress.text()
    with sqlite3.connect(tmp_path / "x.db") as connection:
        connection.execute("UPDATE practice SET card = '{'")
    assert not Learner(store, learner.token).progress.cards
    assert again.delete() and not again.progress.cards
    learner.practised("schnapsen", "follow_suit", card)
    assert "deleted in another window" in learner.notice and not Learner(store, learner.token).progress.cards
