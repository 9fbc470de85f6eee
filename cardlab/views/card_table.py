"""The card table in the browser: scenes go down in one parameter, intents come up as messages.

The component knows no rule and holds no truth. Whatever arrives from the browser is checked for its shape here
and for its sense by whoever listens on `on_message`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import param
from panel.custom import JSComponent

HERE = Path(__file__).parent
LONGEST = 200
EMPTY = '{"rev": 0, "frames": []}'

SCRIPTS = (
    "art", "people", "faces", "dom", "text", "settings", "pieces", "zones", "melds", "over", "drag", "flight", "keys", "keymap",
    "panels", "frames", "lesson", "practice", "table", "score", "pages", "main",
)  # fmt: skip
STYLES = ("tokens", "base", "cards", "table", "over", "panels", "rummy", "pages", "score", "lesson", "practice")


def _joined(folder: str, names: tuple[str, ...], ending: str) -> str:
    return "\n".join((HERE / folder / f"{name}.{ending}").read_text("utf-8") for name in names)


PAGE_SCRIPT = f"(() => {{\n{_joined('js', ('settings', 'page'), 'js')}\n}})();"
PAGE_STYLE = _joined("css", ("tokens", "base", "page"), "css")

Message = dict[str, Any]


def _short(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST


def _simple(value: object) -> bool:
    return value is None or isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= LONGEST)


def _count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def well_formed(data: object) -> Message | None:
    """The message with its known parts only, or None when the browser sent something else.

    `pending` is how many frames the browser has not shown yet; it is left out where there are none.
    """
    if not isinstance(data, Mapping) or not _count(data.get("rev")):
        return None
    pending = data.get("pending")
    more = {"pending": pending} if isinstance(pending, int) and pending > 0 else {}
    if data.get("type") == "move" and _short(data.get("word")):
        return {"type": "move", "word": data["word"], "rev": data["rev"], **more}
    if data.get("type") == "do" and _short(data.get("name")) and _simple(data.get("value")):
        return {"type": "do", "name": data["name"], "value": data.get("value"), "rev": data["rev"], **more}
    return None


class CardTable(JSComponent):
    """Shows scenes and passes on what the reader does."""

    show = param.String(default=EMPTY, doc="The frames to play, in order, as JSON.")

    _esm = _joined("js", SCRIPTS, "js")
    _stylesheets: ClassVar[list[str]] = [_joined("css", STYLES, "css")]

    def __init__(self, on_message: Callable[[Message], object] | None = None, **params: Any) -> None:
        self.on_message = on_message
        super().__init__(**{"sizing_mode": "stretch_width", "margin": 0, **params})

    @property
    def _linked_properties(self) -> tuple[str, ...]:
        return ()

    def _handle_msg(self, data: Any) -> None:
        message = well_formed(data)
        if message is None or self.on_message is None:
            return
        before = self.show
        self.on_message(message)
        if self.show == before:
            self._send_msg("again")
