"""The fixed words of the card table."""

from __future__ import annotations

from typing import Any

from ..core.language import translate as _

Json = dict[str, Any]


def number(value: int | str) -> str:
    """A number with a minus sign that is as wide as its digits."""
    return str(value).replace("-", "−")


def signed(points: int) -> str:
    """Points as what they add or take away."""
    return number(f"{points:+}") if points else "0"


def labels() -> Json:
    """The fixed words of the card table."""
    return {
        "suits": {"S": _("spades"), "H": _("hearts"), "C": _("clubs"), "D": _("diamonds")},
        "hand": _("Your hand"),
        "table": _("Card table"),
        "side": _("Help and points"),
        "actions": _("What you can do besides playing a card"),
        "points": _("Points"),
        "ladder": _("How much is shown"),
        "your_turn": _("Your turn"),
        "their_turn": _("Another player's turn"),
        "close": _("Close"),
        "keys": _("Keys"),
        "show_all": _("Show all lines"),
        "copied": _("Copied."),
        "offline": _("The connection is lost. The game is kept; this page goes on as soon as the connection is back."),
        "trump": _("trump"),
        "all_rules": _("All rules"),
        "tried": _("What you tried"),
        "example": _("Example you can try"),
        "games": _("Games"),
        "choose": _("Choose"),
        "out": _("Out of the match"),
        "look": _("See its cards"),
        "no_fit": _("No card of your hand fits a meld on the table."),
        "key_shift": _("Shift"),
        "key_alt": _("Alt"),
        "key_space": _("Space"),
        "key_delete": _("Delete"),
        "key_enter": _("Enter"),
        "key_escape": _("Escape"),
    }
