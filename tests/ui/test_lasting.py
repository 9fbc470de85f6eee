"""Reloading, losing the connection, restarting the server or losing the database costs no game."""

import socket
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import server
from desk import Desk, deal_of, kept, table_of

PATIENCE = 30_000


@contextmanager
def serving(folder: Path, port: int, db: str = "") -> Iterator[Path]:
    """The app on a port of its own; gives its log, in which no traceback may stand."""
    log = folder / "serve.log"
    url = db or f"sqlite:///{(folder / 'cardlab.db').as_posix()}"
    command = [sys.executable, "-m", "cardlab", "serve", "--port", str(port), "--db", url]
    with server.running(command, f"http://localhost:{port}", log):
        yield log
    assert "Traceback" not in log.read_text(), log.read_text()


class Wire:
    """A wire between browser and server that can be cut and mended."""

    def __init__(self, to: int) -> None:
        self.port, self._to, self._ends = server.free_port(), to, list[socket.socket]()
        self._ear: socket.socket | None = None
        self.mend()

    def mend(self) -> None:
        self._ear = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self._ear,), daemon=True).start()

    def cut(self) -> None:
        assert self._ear
        for end in (self._ear, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def _accept(self, ear: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _address = ear.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._to))
                except OSError:
                    near.close()
                    continue
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)


def back_again(desk: Desk) -> None:
    """Wait until the page has come back by itself after it noticed that the connection was lost."""
    desk.page.locator(".cl-app:not(.is-offline) .cl-hand .cl-card").first.wait_for(timeout=PATIENCE)
    desk.settle()


def test_a_reload_comes_back_to_the_same_table(page, app_url: str, app_log: Path) -> None:
    desk = Desk(page, table_of(app_url, kept(app_log)))
    desk.click(desk.hand("is-playable")[0])
    hand, token, moves = desk.hand(), desk.token, desk.moves()
    page.reload()
    desk.settle()
    assert (desk.hand(), desk.token, desk.moves()) == (hand, token, moves)


def test_a_cut_connection_and_a_restarted_server_come_back(new_page, tmp_path: Path) -> None:
    port = server.free_port()
    page = new_page(strict=False, reduced_motion="reduce")
    with serving(tmp_path, port) as log:
        wire = Wire(port)
        desk = Desk(page, table_of(f"http://localhost:{wire.port}", kept(log)))
        desk.click(desk.hand("is-playable")[0])
        hand, token = desk.hand(), desk.token
        wire.cut()
        page.locator(".cl-app.is-offline").wait_for()
        assert "The connection is lost" in page.locator(".cl-offline").inner_text()
        desk.card(hand[0]).click(force=True)
        wire.mend()
        back_again(desk)
        assert (desk.hand(), desk.token) == (hand, token)
        desk.click(desk.hand("is-playable")[0])
        hand, moves = desk.hand(), desk.moves()
    page.locator(".cl-app.is-offline").wait_for()
    with serving(tmp_path, port):
        back_again(desk)
        assert (desk.hand(), desk.token, desk.moves()) == (hand, token, moves)
        if desk.scene["kind"] == "table":
            desk.click(desk.hand("is-playable")[0])
            assert len(desk.moves()) > len(moves)
    wire.cut()


def test_a_locked_database_is_told_and_caught_up_with(new_page, tmp_path: Path) -> None:
    port = server.free_port()
    with serving(tmp_path, port) as log:
        desk = Desk(new_page(reduced_motion="reduce"), table_of(f"http://localhost:{port}", kept(log)))
        desk.click(desk.hand("is-playable")[0])
        notice = desk.panel("text").filter(has_text="Not saved")
        with locked(log.parent / "cardlab.db"):
            desk.click(desk.hand("is-playable")[0])
            notice.wait_for()
            assert "is not being saved" in notice.inner_text()
        desk.click(desk.hand("is-playable")[0])
        notice.wait_for(state="detached")
        assert len(deal_of(log, desk.token).record.entries) == len(desk.moves())


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Somebody else writes into the database as long as the block lasts."""
    lock = sqlite3.connect(database, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        lock.execute("ROLLBACK")
        lock.close()


def test_a_deleted_database_is_written_again(new_page, tmp_path: Path) -> None:
    port, database = server.free_port(), tmp_path / "cardlab.db"
    with serving(tmp_path, port) as log:
        desk = Desk(new_page(reduced_motion="reduce"), table_of(f"http://localhost:{port}", kept(log)))
        desk.play_deal()
        desk.do("continue")
        for path in tmp_path.glob("cardlab.db*"):
            path.unlink()
        desk.click(desk.hand("is-playable")[0])
        assert database.exists()
        table = deal_of(log, desk.token)
        assert len(table.records) == 2
        assert table.records[0].state.phase == "over"
        assert desk.panel("text").filter(has_text="Not saved").count() == 0


@pytest.mark.parametrize("where", ["sqlite:///{folder}/missing/x.db", "sqlite:///file:{folder}/x.db?mode=ro&uri=true"])
def test_a_database_that_cannot_be_opened_is_told(new_page, tmp_path: Path, where: str) -> None:
    (tmp_path / "x.db").touch()
    port = server.free_port()
    with serving(tmp_path, port, where.format(folder=tmp_path.as_posix())) as log:
        desk = Desk(new_page(reduced_motion="reduce"), f"http://localhost:{port}/play?pace=0&hints=off")
        desk.click(desk.hand("is-playable")[0])
        assert "is not being saved" in desk.panel("text").filter(has_text="Not saved").inner_text()
        hand = desk.hand()
        desk.page.reload()
        desk.settle()
        assert desk.hand() == hand, "the game goes on as long as the server runs"
        assert "cannot be used" in log.read_text()
