"""Whose progress the terminal keeps: that of whoever sits at this machine, or what was begun in a browser."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core.errors import Unreadable
from ..core.language import translate as _
from . import output

if TYPE_CHECKING:
    from ..learner import Learner

TERMINAL = "terminal"
"""The token of the terminal's own progress: shorter than any that the address of a page can ask for."""


def add_me(parser: argparse.ArgumentParser) -> None:
    """Let a command take a learner."""
    parser.add_argument(
        "--me", metavar="TOKEN", default="", help=_("go on with progress from a browser: what follows “me=” in the link to it"))


def learner(arguments: argparse.Namespace) -> Learner:
    """The learner, in the same database as the app's; raises Unreadable if none is known by the token that was given."""
    from ..learner import Learner
    from ..store import Store, Unsaved

    try:
        store = Store()
    except Unsaved:
        store = None
    found = Learner(store, arguments.me or TERMINAL)
    if found.notice:
        output.say(found.notice)
    elif arguments.me and not found.known:
        raise Unreadable(_("There is no progress of “{token}” in this database: expected what follows “me=” in the link to it.").format(
            token=arguments.me[:40]))
    return found
