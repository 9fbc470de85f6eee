"""Scenes in which nothing can be done, and those without a table."""

from __future__ import annotations

from typing import Any

from ..core.language import language
from .words import labels

Json = dict[str, Any]
ACTS = frozenset("do word choices drops why rule actions keys does playable dim selected fits shortcut".split())
"""What a scene offers to be done with its parts."""


def still(part: Any) -> Any:
    """A part of a scene with which nothing can be done."""
    if isinstance(part, dict):
        return {name: still(each) for name, each in part.items() if name not in ACTS}
    return [still(each) for each in part] if isinstance(part, list) else part


def bare() -> Json:
    """A page of a table without the table."""
    return {"kind": "table", "lang": language.get(), "locale": language.get(), "labels": labels(), "zones": [], "actions": [],
            "panels": [], "seat": None}
