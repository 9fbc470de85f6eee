"""Runs commands as somebody at a terminal would, and plays there."""

import io
import re
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any
from unittest.mock import patch

from cardlab.__main__ import main


def run(*words: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command: its exit status, its output and its complaints."""
    said, complaints = io.StringIO(), io.StringIO()
    with patch("sys.stdin", io.StringIO(typed)), redirect_stdout(said), redirect_stderr(complaints):
        try:
            status = main(words)
        except SystemExit as stop:
            status = int(stop.code or 0)
    return status, said.getvalue(), complaints.getvalue()


def in_process(*words: str, typed: str = "", **options: Any) -> subprocess.CompletedProcess[str]:
    """Runs a command in a process of its own."""
    command = [sys.executable, "-m", "cardlab", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", **options)


def play(*words: str, lines: Iterable[str] = (), asks: Iterable[str] = (), deals: int = 50) -> str:
    """Play 66 in the terminal with a `Player` at the prompt; returns the transcript."""
    said = io.StringIO()
    with patch("sys.stdin", Player(said, lines, asks, deals)), redirect_stdout(said):
        assert main(["play", "schnapsen", *words]) == 0
    return said.getvalue()


class Player(io.TextIOBase):
    """Sits at the prompt: types the given lines, then at every turn all of `asks` and the first legal word.

    It quits when a match is decided, or after a number of deals.
    """

    def __init__(self, screen: io.StringIO, lines: Iterable[str], asks: Iterable[str], deals: int) -> None:
        self._screen, self._lines, self._asks, self._deals = screen, list(lines), list(asks), deals
        self._read = 0
        self._next: list[str] = []

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        fresh = self._screen.getvalue()[self._read :]
        self._read += len(fresh)
        if "Your turn: " in fresh:
            self._next = [*self._asks, re.findall(r"^  (\S+)  ", fresh.rpartition("Your turn: ")[2], re.M)[0]]
        elif "Press Enter" in fresh:
            self._deals -= 1
            self._next = ["quit" if "It costs" in fresh or not self._deals else ""]
        return (self._lines or self._next).pop(0) + "\n"
