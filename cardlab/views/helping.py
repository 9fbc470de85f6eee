"""How much help a reader gets, and how it was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..coach.hints import Hint
from ..core.language import translate as _
from . import panels

Json = dict[str, Any]
HESITATION = 2500
"""Milliseconds until help is offered."""


class Helping:
    """The ladder of hints as one reader stands on it.

    Args:
        always: whether hints appear by themselves when the reader hesitates.
    """

    def __init__(self, always: bool) -> None:
        self.always, self.talking, self.rung = always, False, 0
        self.asked = self._closed = False
        self.acts: dict[str, Callable[[Any], None]] = {
            "hint": self._more, "hints": self._more, "hint-auto": self._hesitated, "hint-less": self._less, "hint-close": self._close,
            "hints-on": lambda _value: self._choose(True), "hints-off": lambda _value: self._choose(False), "talk": self._talk,
        }

    def forget(self) -> None:
        """A new situation: nothing is shown yet."""
        self.rung, self._closed = 0, False

    def shown(self, hint: Hint | None) -> Hint | None:
        """The hint as far as it points at cards and buttons."""
        return hint if self.rung >= panels.CARDS else None

    def panel(self, hint: Hint | None) -> Json | None:
        """The panel with the hint."""
        return panels.hint_panel(hint, self.rung, self.always) if hint else None

    def dress(self, scene: Json, hint: Hint | None, panel: Json | None, pace: float) -> None:
        """Add to the reader's own turn how help can be had, and say what was asked for."""
        if self.always and not (self.rung or self._closed):
            scene["later"] = {"name": "hint-auto", "after": round(HESITATION * pace)}
        if panel is None:
            scene["help"] = panels.do("hints", _("Show a hint"), icon="question", key="h")
            return
        scene["help"] = {"label": _("Go to the hint"), "icon": "question", "to": "hint"}
        if hint and self.asked:
            panel["asked"] = True
            scene["say"] = panels.hint_said(hint, panel)

    def _more(self, value: Any) -> None:
        self.asked, self.rung = True, min(panels.RUNGS, self.rung + 1)

    def _hesitated(self, value: Any) -> None:
        self.rung = max(self.rung, int(self.always))

    def _less(self, value: Any) -> None:
        self.asked, self.rung = True, max(1, self.rung - 1)

    def _close(self, value: Any) -> None:
        self.rung, self._closed = 0, True

    def _choose(self, always: bool) -> None:
        self.always, self.rung = always, max(1, self.rung) if always else 0

    def _talk(self, value: Any) -> None:
        self.talking = bool(value)
