"""`serve`: the app in a browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket

from ..core.language import translate as _
from . import output
from .sources import Command

PORT, LAST = 5006, 65535
ATTEMPTS = 50


def add(command: Command) -> None:
    """Add the command."""
    serve = command("serve", _("serve the app for the browser"))
    serve.add_argument(
        "--port", type=_port, metavar="N", help=_("the port; {n} or the next free one by default").format(n=PORT)
    )
    serve.add_argument(
        "--address", default="127.0.0.1", help=_("the address to listen on; only this computer by default")
    )
    serve.add_argument("--open", action="store_true", help=_("open a browser"))
    serve.add_argument(
        "--db", default="", metavar="URL", help=_("the database that keeps the tables; a file of your own by default")
    )
    serve.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        port = chosen(arguments.address, arguments.port)
    except OSError as error:
        output.complain(
            _("Nothing can be served at {address}: {error}.").format(address=arguments.address, error=error.strerror)
        )
        return 1
    if port is None:
        output.complain(_("Port {port} is taken: choose another one with --port.").format(port=arguments.port or PORT))
        return 1
    from ..app import serve

    try:
        serve(port=port, address=arguments.address, db=arguments.db, open_browser=arguments.open)
    except KeyboardInterrupt:
        output.say()
    return 0


def chosen(address: str, asked: int | None) -> int | None:
    """The port asked for, or else the next free one; None if it is taken."""
    ports = range(PORT, PORT + ATTEMPTS) if asked is None else [asked]
    return next((each for each in ports if is_free(address, each)), None)


def is_free(address: str, port: int) -> bool:
    """Whether one could listen there; raises OSError for an address that is none of this computer's."""
    family, kind, protocol, _name, place = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind, protocol) as probe:
        if os.name == "posix":  # elsewhere the option would let two servers share a port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(place)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            return False
    return True


def _port(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6 and int(word) <= LAST):
        text = _("a port from 0 to {last} was expected, not “{word}”").format(last=LAST, word=word[:20])
        raise argparse.ArgumentTypeError(text)
    return int(word)
