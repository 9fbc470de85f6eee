"""Tables without a browser: turns, taking back, and how they are kept."""

import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from desk import dealt

from cardlab.bots import guide
from cardlab.core.cards import BACK
from cardlab.core.errors import Illegal, Unreadable
from cardlab.games import GAMES
from cardlab.store import Store, Unsaved
from cardlab.table import NotYourTurn, Stale, Table
from cardlab.views.study import from_line

GAME = GAMES["schnapsen"]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{(tmp_path / 'x.db').as_posix()}")


def finish(table: Table) -> None:
    """Play the deal to its end."""
    while not table.over:
        if not table.bot_turn():
            table.play(0, GAME.legal(table.state)[0])


def test_bots_get_nothing_but_their_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[Any] = []
    choose = guide.choose
    monkeypatch.setattr(guide, "choose", lambda game, view, *rest: views.append(view) or choose(game, view, *rest))
    finish(dealt(5))
    assert views
    for view in views:
        assert view.eyes == 1
        assert all(face == BACK or face in view.shown[0] for face in view.hands[0])
        assert all(face == BACK for face in view.stock[:-1])


def test_whose_turn_it_is() -> None:
    table = dealt(3)
    with pytest.raises(NotYourTurn, match="not your turn"):
        table.play(1, GAME.legal(table.state)[0])
    with pytest.raises(Stale):
        table.play(0, GAME.legal(table.state)[0], table.rev - 1)
    with pytest.raises(Illegal):
        table.play(0, GAME.move(str(table.state.hands[1][0])))
    assert not table.record.entries


def test_only_what_showed_nothing_new_is_taken_back() -> None:
    table = dealt(3)
    assert not table.take_back(0), "nothing was done yet"
    table.play(0, GAME.move("c"))
    assert table.take_back(0)
    assert not table.record.entries
    table.play(0, GAME.legal(table.state)[0])
    while table.bot_turn():
        pass
    assert not table.take_back(0), "the bot has shown a card"


def test_a_match_goes_on_and_is_found_again(store: Store) -> None:
    table = dealt(3, store=store)
    for _ in range(3):
        finish(table)
        table.next_deal()
    table.save()
    again = Table.load(table.token, store)
    assert again is not None
    assert [str(record) for record in again.records] == [str(record) for record in table.records]
    assert again.match == table.match
    assert again.bots == table.bots


def test_a_move_taken_back_is_forgotten_by_the_store_too(store: Store) -> None:
    table = dealt(3, store=store)
    table.play(0, GAME.move("c"))
    table.save()
    table.take_back(0)
    table.play(0, GAME.legal(table.state)[0])
    table.save()
    kept = store.find(table.token)
    assert kept and kept.deals[0].words == [entry.word for entry in table.record.entries]


def test_two_processes_cannot_both_move(store: Store) -> None:
    one = dealt(3, store=store)
    one.save()
    two = Table.load(one.token, store)
    assert two is not None
    first, second = GAME.legal(one.state)[:2]
    one.play(0, first)
    one.save()
    two.play(0, second)
    rev = two.rev
    two.save()
    assert [entry.word for entry in two.record.entries] == [str(first)], "the first to be kept is the truth"
    assert two.rev > rev, "and whoever looks on is told"
    assert not two.notice


def test_a_move_taken_back_elsewhere_leaves_no_gap(store: Store) -> None:
    one = dealt(3, store=store)
    one.play(0, GAME.move("c"))
    one.save()
    two = Table.load(one.token, store)
    assert two is not None
    one.take_back(0)
    one.save()
    two.play(0, GAME.legal(two.state)[0])
    two.save()
    again = Table.load(one.token, store)
    assert again is not None and str(again.record) == str(two.record) == str(one.record)


def test_a_database_that_fails_is_told_and_caught_up_with(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt(3, store=store)
    table.save()

    def fail(*_arguments: Any) -> None:
        raise Unsaved("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(store, "append", fail)
        table.play(0, GAME.move("c"))
        table.save()
        assert "(disk full)" in table.notice
    table.play(0, GAME.legal(table.state)[0])
    table.save()
    assert not table.notice
    kept = store.find(table.token)
    assert kept and len(kept.deals[0].words) == 2


@pytest.mark.parametrize("emptied", ["rows", "file"])
def test_a_database_that_was_emptied_is_written_again(store: Store, tmp_path: Path, emptied: str) -> None:
    table = dealt(3, store=store)
    finish(table)
    table.next_deal()
    table.save()
    if emptied == "file":
        for path in tmp_path.glob("x.db*"):
            path.unlink()
    else:
        with store._engine.begin() as connection:
            for name in ("moves", "deals", "tables"):
                connection.execute(sql.text(f"DELETE FROM {name}"))
    while table.bot_turn():
        pass
    table.play(0, GAME.legal(table.state)[0])
    table.save()
    assert not table.notice
    again = Table.load(table.token, Store(f"sqlite:///{(tmp_path / 'x.db').as_posix()}"))
    assert again is not None
    assert [str(record) for record in again.records] == [str(record) for record in table.records]


@pytest.mark.parametrize("loss", [
    "DELETE FROM moves", "DELETE FROM moves WHERE ply = 0", "DELETE FROM deals", "DELETE FROM tables",
    "DELETE FROM moves WHERE deal = 1 AND ply > 0", "DELETE FROM deals WHERE deal = 0",
])  # fmt: skip
def test_what_a_database_has_lost_is_written_again(store: Store, loss: str) -> None:
    table = dealt(3, store=store)
    table._rng = random.Random(3)  # type: ignore[assignment]
    finish(table)
    table.next_deal()
    own_moves(table, 2)
    table.save()
    kept = table.record.entries
    with store._engine.connect() as connection:
        connection.execute(sql.text("PRAGMA foreign_keys=OFF"))
        connection.execute(sql.text(loss))
        connection.commit()
    own_moves(table, 1)
    table.save()
    assert table.record.entries[: len(kept)] == kept and len(table.record.entries) > len(kept) and table.records[0].entries
    again = Table.load(table.token, store)
    assert again is not None and not table.notice
    assert [str(record) for record in again.records] == [str(record) for record in table.records]


def own_moves(table: Table, count: int) -> None:
    """Play so many moves of the learner, and the bot's before them."""
    for _move in range(count):
        while table.bot_turn():
            pass
        table.play(0, GAME.legal(table.state)[-1])


@pytest.mark.parametrize("damage", [
    "UPDATE deals SET record = 'nonsense'", "UPDATE tables SET settings = '{}'", "UPDATE tables SET settings = '{'",
    "UPDATE tables SET settings = '{\"bots\": {\"9\": \"learner\"}}'", "UPDATE tables SET game = 'bridge'",
    "UPDATE tables SET settings = '{\"bots\": {\"1\": \"god\"}}'", "UPDATE moves SET word = 'xx'",
    "UPDATE moves SET ply = 7", "UPDATE deals SET deal = 3", "UPDATE tables SET settings = '[]'",
    "UPDATE deals SET record = substr(record, 1, 60)",
    "UPDATE tables SET settings = '{\"bots\": {\"0\": \"learner\", \"1\": \"learner\"}}'",
    "UPDATE tables SET settings = '{\"bots\": {}}'",
])  # fmt: skip
def test_a_damaged_table_is_unreadable(store: Store, damage: str) -> None:
    table = dealt(3, moves="c", store=store)
    table.save()
    with store._engine.connect() as connection:
        connection.execute(sql.text("PRAGMA foreign_keys=OFF"))
        connection.execute(sql.text(damage))
        connection.commit()
    with pytest.raises(Unreadable) as found:
        Table.load(table.token, store)
    assert str(found.value).endswith((".", "?"))


@pytest.mark.parametrize("standing", ["7,7", "3,7", "1,2", "-3,900"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_a_match_goes_on_from_a_position(standing: str, dealer: int) -> None:
    line = "schnapsen; phase=lead; turn=0; hands=AS KS QS TH JC / ??*5; shown=- / -; stock=??*9 AD; trump=D"
    state = GAME.read(f"{line}; dealer={dealer}; standing={standing}").fill(random.Random(1))
    table = Table.new(GAME, state.options, record=from_line(GAME, state.line()))
    before = table.record.match
    possible = all(0 < int(each) <= 7 for each in standing.split(","))
    assert before.standing == (state.standing if possible else (7, 7))
    finish(table)
    table.next_deal()
    assert table.record.dealer == 1 - dealer
    assert table.state.standing == table.match.standing != before.standing
