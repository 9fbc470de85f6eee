"""Choosing a small text file in the browser.

Panel's own file input sends whatever is chosen in one message, and a message above the server's limit ends the
session; this one looks at the size first.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import param
from panel.custom import JSComponent

from ..core.errors import Unreadable
from ..core.language import translate as _

LIMIT = 200_000
"""The largest file that is read, in bytes."""


class FileChooser(JSComponent):
    """A file input; what is chosen goes to `on_message` as it arrives, to be read by `text_of`."""

    label = param.String(doc="What to choose.")
    accept = param.String(default=".txt,.pgn,.md,text/plain,text/markdown", doc="The kinds of file that are offered.")
    limit = param.Integer(default=LIMIT, doc="The largest file that is sent, in bytes.")

    _esm = (Path(__file__).parent / "file_chooser.js").read_text("utf-8")

    def __init__(self, on_message: Callable[[Any], object], **params: Any) -> None:
        self.on_message = on_message
        super().__init__(**params)

    @property
    def _linked_properties(self) -> tuple[str, ...]:
        return ()

    def _handle_msg(self, data: Any) -> None:
        self.on_message(data)


def text_of(message: Any) -> str:
    """The text of the chosen file.

    Raises:
        Unreadable: if it is too large or no text; nothing in the message is taken on trust.
    """
    name, data = (message.get("name"), message.get("data")) if isinstance(message, dict) else (None, None)
    if not isinstance(name, str) or not isinstance(data, str | None):
        raise Unreadable(_("The file did not arrive."))
    name = name[:60]
    if data is None or len(data) > LIMIT * 4 // 3 + 4:
        raise Unreadable(
            _("The file {name} is too large: at most {n} kB are read.").format(name=name, n=LIMIT // 1000)
        )
    try:
        text = b64decode(data, validate=True).decode("utf-8-sig")
    except ValueError as error:
        raise Unreadable(_("The file {name} holds no text, so it cannot be opened.").format(name=name)) from error
    if "\0" in text:
        raise Unreadable(_("The file {name} holds no text, so it cannot be opened.").format(name=name))
    return text
