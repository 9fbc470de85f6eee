"""A small position for every article of the sheet, in which it can be tried and broken."""

from __future__ import annotations

from ...core.sheet import Example

EXAMPLES: dict[str, Example] = {}
