"""The two ways in which input can be wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rule import Refusal


class Wrong(ValueError):
    """Input that is wrong; a notebook shows the sentence alone, since it says all that whoever wrote the input needs."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class Illegal(Wrong):
    """A move that a rule of the game refuses; `refusal` names the rule and says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


class Unreadable(Wrong):
    """Text that cannot be read; the message names the offending part and what was expected."""
