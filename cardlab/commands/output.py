"""Writing to the terminal: plain text that a screen reader follows, or one JSON document."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from typing import Any

RED_CARD = re.compile(r"(?:10|[2-9AJQK])?[♥♦]")
RED, BOLD, PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[0m"


def coloured() -> bool:
    """Whether to use colour: only on a terminal, and not where NO_COLOR asks for none."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def say(text: str = "") -> None:
    """Write a line."""
    sys.stdout.write((RED_CARD.sub(rf"{RED}\g<0>{PLAIN}", text) if coloured() else text) + "\n")


def head(text: str) -> None:
    """Write a heading, after an empty line."""
    sys.stdout.write(f"\n{BOLD}{text}{PLAIN}\n" if coloured() else f"\n{text}\n")


def complain(text: str) -> None:
    """Write one sentence about what went wrong."""
    sys.stderr.write(f"cardlab: {text}\n")


def document(data: Any) -> None:
    """Write one JSON document."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def prepare() -> None:
    """Make sure that card signs can be written and any bytes read, whatever streams and encodings the system gives."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed, or never there
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), "r" if name == "stdin" else "w", encoding="utf-8"))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding=None if sys.stdin.isatty() else "utf-8", errors="replace")
    for stream in (sys.stdout, sys.stderr):
        try:
            "♠♥♣♦·“”…".encode(stream.encoding or "ascii")
        except (LookupError, UnicodeEncodeError):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding="utf-8")


def close_quietly() -> None:
    """After the reader of a pipe has gone: keep Python from complaining when it flushes at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
