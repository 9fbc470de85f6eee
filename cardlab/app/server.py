"""Starting the server."""

from __future__ import annotations

import logging

import panel as pn
from tornado.websocket import WebSocketClosedError

from .pages import Pages
from .tables import Tables

LARGEST_MESSAGE = 1_000_000
LARGEST_ADDRESS = 1_000_000
"""A longer address is cut off without an answer; so much is read only to say what is wrong with it."""
PATIENCE = 30_000
"""How long a session without a connection is kept, in milliseconds; the page that comes back begins a new one."""


def serve(port: int = 5006, address: str = "127.0.0.1", db: str = "", open_browser: bool = False) -> None:
    """Serve the app until it is interrupted.

    Args:
        port: where to listen.
        address: on which address; only this machine by default.
        db: the database as SQLAlchemy names it; the user's own SQLite file if empty.
        open_browser: whether to open the app in the browser.
    """
    logging.getLogger("asyncio").addFilter(_worth_a_line)
    pn.extension(reconnect=False, notifications=False, browser_info=False)  # the page reloads by itself, and finds its table by token
    tables = Tables(db)
    if tables.trouble:
        print(tables.trouble)  # noqa: T201
    pn.serve(
        Pages(tables).routes(), port=port, address=address, show=open_browser, title="cardlab",
        websocket_max_message_size=LARGEST_MESSAGE, unused_session_lifetime_milliseconds=PATIENCE,
        http_server_kwargs={"max_header_size": LARGEST_ADDRESS}, verbose=True, location=False,
    )


def _worth_a_line(record: logging.LogRecord) -> bool:
    """A page that is closed while something is sent to it is no error."""
    return not (record.exc_info and isinstance(record.exc_info[1], WebSocketClosedError))
