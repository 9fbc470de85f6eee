"""Servers for tests: a command started as its own process, waited for, and ended with all its children."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 90
"""Seconds a server may take to answer; generous, since a loaded machine starts Panel slowly."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetch(url: str) -> str:
    """The text served at a local address."""
    with urllib.request.urlopen(url, timeout=30) as answer:
        return str(answer.read().decode())


@contextmanager
def running(
    command: Sequence[str], url: str, log: Path, cwd: Path | None = None, **env: str
) -> Iterator[subprocess.Popen]:
    """Run a command until the block ends, entered once the address answers; what it prints goes to the log."""
    with log.open("w") as output:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=os.environ | env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        await_answer(process, url, log)
        yield process
    finally:
        end(process)


def await_answer(process: subprocess.Popen, url: str, log: Path) -> None:
    """Wait until the address answers, or fail with what the process printed."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            fetch(url)
            return
        time.sleep(0.1)
    state = "still runs" if process.poll() is None else f"ended with status {process.returncode}"
    raise AssertionError(f"{' '.join(process.args)} {state} but {url} does not answer:\n{log.read_text()[-4000:]}")


def end(process: subprocess.Popen) -> None:
    """End a process and its children."""
    if sys.platform == "win32":
        process.terminate()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def app(
    folder: Path, *options: str, python: str = sys.executable, cwd: Path | None = None
) -> Iterator[tuple[str, Path]]:
    """`cardlab serve` with its database and its log in the folder; gives the address and the log."""
    port, log = free_port(), folder / "serve.log"
    url = f"http://localhost:{port}"
    database = f"sqlite:///{(folder / 'cardlab.db').as_posix()}"
    command = [python, "-m", "cardlab", "serve", "--port", str(port), "--db", database, *options]
    with running(command, url, log, cwd):
        yield url, log
