"""The store: tables by token, moves appended one ply after the other, and clear words where it fails."""

import sqlite3
from pathlib import Path

import pytest

from cardlab.app.tables import Tables
from cardlab.core.errors import Unreadable
from cardlab.games import GAMES
from cardlab.store import Store, Taken, Unsaved
from cardlab.table import Table


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{(tmp_path / 'x.db').as_posix()}")
    store.open("token", "schnapsen", {"bots": {"1": "learner"}})
    store.deal("token", 0, "record")
    return store


def test_what_is_kept_is_found(store: Store) -> None:
    store.append("token", 0, 0, ["c", "QS"])
    store.append("token", 0, 2, ["KS"])
    store.cut("token", 0, 1)
    store.append("token", 0, 1, ["AS"])
    kept = store.find("token")
    assert kept and kept.deals[0].words == ["c", "AS"]
    assert kept.settings == {"bots": {"1": "learner"}}
    assert store.find("other") is None


@pytest.mark.parametrize("ply", [0, 2])
def test_only_the_next_ply_can_be_written(store: Store, ply: int) -> None:
    store.append("token", 0, 0, ["c"])
    with pytest.raises(Taken):
        store.append("token", 0, ply, ["QS"])


def test_a_token_and_a_deal_are_taken_once(store: Store) -> None:
    with pytest.raises(Taken):
        store.open("token", "schnapsen", {})
    with pytest.raises(Taken):
        store.deal("token", 0, "record")


@pytest.mark.parametrize("url", ["nonsense", "mongodb://nowhere/x", "sqlite:////dev/null/x.db", "sqlite:////", "sqlite:///x?timeout=soon", "sqlite:///a\0b",
    "postgresql://me:word@host:port/x",
])
def test_a_database_that_cannot_be_opened_is_one_sentence(url: str) -> None:
    with pytest.raises(Unsaved) as found:
        Store(url)
    assert str(found.value).endswith("so this game is not being saved.")
    assert "\n" not in str(found.value)


def test_a_locked_database_is_one_sentence(store: Store, tmp_path: Path) -> None:
    lock = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Unsaved, match="locked"):
        store.append("token", 0, 0, ["c"])
    lock.execute("ROLLBACK")
    lock.close()
    store.append("token", 0, 0, ["c"])


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(Unsaved, match="not a database"):
        Store(f"sqlite:///{path.as_posix()}")


@pytest.mark.parametrize("token", ["", "missing", "../../etc/passwd", "a" * 100, "\x00", "é", "' OR 1=1 --"])
def test_a_token_that_names_no_table_is_unreadable(tmp_path: Path, token: str) -> None:
    with pytest.raises(Unreadable, match="no table at this address"):
        Tables(f"sqlite:///{(tmp_path / 'x.db').as_posix()}").find(token)


def test_a_process_has_one_table_for_a_token(tmp_path: Path) -> None:
    url = f"sqlite:///{(tmp_path / 'x.db').as_posix()}"
    tables = Tables(url)
    table = tables.add(Table.new(GAMES["schnapsen"], store=tables.store))
    table.save()
    assert tables.find(table.token) is table
    again = Tables(url)
    assert again.find(table.token) is again.find(table.token) is not table


def test_without_a_database_every_table_says_so(tmp_path: Path) -> None:
    tables = Tables(f"sqlite:///{(tmp_path / 'missing' / 'x.db').as_posix()}")
    table = tables.add(Table.new(GAMES["schnapsen"], store=tables.store))
    table.save()
    assert "not being saved" in table.notice
    assert tables.find(table.token) is table
