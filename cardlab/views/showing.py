"""In a notebook, what cardlab gives shows as cards and tables instead of code."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

SHOWN = (
    ("core.state", "State"), ("core.record", "Record"), ("core.score", "Score"), ("core.asked", "Legal"), ("core.rule", "Refusal"),
    ("core.rows", "Rows"), ("views.attempt", "Attempt"),
)  # fmt: skip
"""What is shown by the function of its name in `static`, which is loaded when something is shown for the first time."""


def register() -> None:
    """Tell IPython, if it is running."""
    shell = sys.modules["IPython"].get_ipython()
    if shell is None:
        return
    html = shell.display_formatter.formatters["text/html"]
    for module, kind in SHOWN:
        html.for_type_by_name(f"cardlab.{module}", kind, _shower(kind.lower()))


def _shower(name: str) -> Callable[[Any], str]:
    def shown(value: Any) -> str:
        from . import static

        return str(getattr(static, name)(value))

    return shown
