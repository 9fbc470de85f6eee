"""cardlab teaches card games: learn the rules by playing them, against a bot that explains itself.

    import cardlab
    cardlab.play("schnapsen")      a table, in a notebook
    cardlab.rules("schnapsen")     the rules, each with an example to try
    cardlab.study(record)          step through a record or a position
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .games import GAMES, find

__all__ = ["GAMES", "find", "play", "rules", "study"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    if name in ("GAMES", "find"):
        from . import games

        return getattr(games, name)
    raise AttributeError(f"cardlab has no attribute {name!r}")


def play(game: str = "schnapsen", preset: str = "", options: str = "", strength: str = "", hints: bool = True) -> Any:
    """A table at which you play, for a notebook cell.

    Args:
        game: the game's key, one of `GAMES`.
        preset: house rules by name, such as "austrian".
        options: single house rules, as in a record: "close_min_stock:4".
        strength: how strong the bot plays; the weakest if empty.
        hints: whether hints appear by themselves.

    Raises:
        Unreadable: naming what is unknown and what was expected.
    """
    from .games import find
    from .views import notebook

    return notebook.play(find(game), preset, options, strength, hints)


def rules(game: str = "schnapsen", rule: str = "", preset: str = "", options: str = "") -> Any:
    """The rules of a game, each with a small position to try it in, for a notebook cell; arguments as for `play`."""
    from .games import find
    from .views import notebook

    return notebook.rules(find(game), rule, preset, options)


def study(record: Any) -> Any:
    """A record or a position, as a value or as text, to step through in a notebook cell; raises as `play` does."""
    from .views import notebook

    return notebook.study(record)


def _rich_displays() -> None:
    """In a notebook, states, records and scores show as cards and tables instead of code."""
    shell = sys.modules["IPython"].get_ipython()
    if shell is None:
        return
    html = shell.display_formatter.formatters["text/html"]

    def lazily(name: str) -> Any:
        def shown(value: Any) -> str:
            from .views import static

            return str(getattr(static, name)(value))
        return shown

    for module, kind in (("state", "State"), ("record", "Record"), ("score", "Score")):
        html.for_type_by_name(f"cardlab.core.{module}", kind, lazily(module))


if "IPython" in sys.modules:
    _rich_displays()
