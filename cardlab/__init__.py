"""cardlab teaches card games: learn the rules by playing them, against a bot that explains itself.

    import cardlab
    cardlab.play("schnapsen")              a table, in a notebook
    cardlab.rules("schnapsen")             the rules, each with an example to try
    cardlab.lesson("schnapsen/01")         a lesson, step by step
    cardlab.study(record)                  step through a record or a position

    cardlab.deal("schnapsen", seed=7)      a new deal: .legal(), .refusal("KS"), .play("KS"), .score(), .view(0)
    cardlab.state(line)                    a position from its line of text
    cardlab.record("schnapsen")            a record to add moves to, or one that was saved
    cardlab.match("schnapsen", "learner", "random")    one bot against another
    cardlab.simulate("schnapsen", 1000)    many deals between bots, as a table
    cardlab.diff("remi", "remik")          what two games do differently, as a table
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.game import Game
    from .core.record import Record
    from .core.rows import Rows
    from .core.state import State
    from .games import GAMES, find
    from .views.attempt import Attempt

__all__ = ["GAMES", "deal", "diff", "find", "lesson", "match", "play", "record", "rules", "simulate", "state", "study"]
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
    from .views import notebook

    return notebook.play(_game(game), preset, options, strength, hints)


def rules(game: str = "schnapsen", rule: str = "", preset: str = "", options: str = "") -> Any:
    """The rules of a game, each with a small position to try it in, for a notebook cell; arguments as for `play`."""
    from .views import notebook

    return notebook.rules(_game(game), rule, preset, options)


def study(record: Any) -> Any:
    """A record or a position, as a value or as text, to step through in a notebook cell; raises as `play` does."""
    from .views import notebook

    return notebook.study(record)


def lesson(name: str, step: int = 1) -> Attempt:
    """A lesson, to be answered in code, step by step; `.table()` shows it as a live table.

    >>> lesson = cardlab.lesson("schnapsen/01")
    >>> print(lesson.goal)
    Win the trick with a higher card of the suit that was led.
    >>> lesson.answer("JD").passed
    False
    >>> lesson.answer("TS").passed
    True
    >>> print(lesson.next().goal)
    You have taken Q♠ with 10♠. How many points is that?

    Args:
        name: its key, of which the number is enough: "schnapsen/01"; or the name of a file of your own.
        step: at which step to begin.

    Raises:
        Unreadable: for a lesson that does not exist or cannot be run, with the line and the reason of each fault.
    """
    from .commands.lessons import opened
    from .core.errors import text
    from .views.attempt import Attempt

    return Attempt(opened(text(name=name)), step)


def deal(game: str = "schnapsen", seed: int = 0, preset: str = "", options: str = "", seats: int = 0) -> State:
    """A new deal; the same seed always gives the same cards.

    >>> state = cardlab.deal("schnapsen", seed=7)
    >>> state.legal()
    KD  You play K♦.
    AD  You play A♦.
    TC  You play 10♣.
    QS  You play Q♠.
    JC  You play J♣.
    c   You close the stock.
    >>> print(state.refusal("QH"))
    Q♥ is not in your hand. Your cards: K♦, A♦, 10♣, Q♠, J♣.
    >>> state.play("QS").phase
    'follow'

    Args:
        game, preset, options: as for `play`.
        seats: how many players there are; as few as the game can be played by, if 0.

    Raises:
        Unreadable: naming what is unknown and what was expected.
    """
    from .views import study

    first: State = study.begun(_game(game), seed, preset, options, seats).start
    return first


def state(line: str) -> State:
    """The position that a line of text describes, such as the text of *Link to this position*.

    >>> line = cardlab.deal("remik", seed=1).line()
    >>> cardlab.state(line).phase
    'draw'

    Raises:
        Unreadable: naming the part that cannot be read.
    """
    from .core.errors import text
    from .games import find

    found: State = find(text(line=line).partition(";")[0].strip()).read(line)
    return found


def record(start: Any = "schnapsen", seed: int = 0, preset: str = "", options: str = "", seats: int = 0) -> Record:
    """A record: of a new deal, to which moves can be added, or of one that was saved as text.

    >>> record = cardlab.record("schnapsen", seed=7).add("QS")
    >>> len(record.moves), record.state.phase
    (1, 'follow')
    >>> cardlab.record(str(record)) == record
    True

    Args:
        start: a game's key, or the text of a record or of a position, or a position.
        seed, preset, options, seats: for a new deal, as for `deal`.

    Raises:
        Unreadable: naming what is wrong, and in which move.
    """
    from .views import study

    return study.written(start) or study.begun(_game(start), seed, preset, options, seats)


def match(game: str, one: str, other: str, deals: int = 100, seed: int = 0, preset: str = "", options: str = "") -> Rows:
    """Two bots against each other; each pack is dealt twice, so that either has either hand.

    >>> table = cardlab.match("schnapsen", "learner", "random", deals=20)
    >>> table["deals"], table["share"][0] > 0.5
    ([40, 40], True)

    Args:
        one, other: strengths of the game's bots, or "random".
        deals: how many packs are dealt; whoever stops it sees what was played until then.

    Raises:
        Unreadable: naming what is unknown and what was expected.
    """
    from .bots import series

    rules = _game(game)
    return series.match(rules, rules.house_rules(preset, options), one, other, deals, seed)


def simulate(game: str = "schnapsen", deals: int = 1000, strength: str = "", seed: int = 0, preset: str = "",
             options: str = "", also: Mapping[str, Callable[[Record], Any]] | None = None) -> Rows:
    """Many deals between bots, as a table with a row for each.

    >>> table = cardlab.simulate("schnapsen", 3, also={"closed": lambda record: record.state.closer is not None})
    >>> table
    deal  dealer  moves  turns  winner  points_0  points_1  decided                closed
    1     0       16     13     1       0         1         worth_of_an_open_deal  False
    2     1       14     13     0       2         0         worth_of_an_open_deal  False
    3     0       16     13     1       0         2         worth_of_an_open_deal  False

    Seats are counted from 0. `turns` says how often a player was on turn, `winner` who had the most points if only one
    had, `points_0` what the deal counts for the first seat in the match, and `decided` which score lines said so.

    Args:
        deals: how many; whoever stops it sees what was played until then.
        strength: of all bots, the weakest if empty, or of each in turn: "expert random".
        also: more columns, each with a function that is given the record of a deal.

    Raises:
        Unreadable: naming what is unknown and what was expected.
    """
    from .bots import series

    rules = _game(game)
    return series.simulate(rules, rules.house_rules(preset, options), strength, deals, seed, also or {})


def diff(one: str, other: str) -> Rows:
    """What changes between two games, or between two sets of house rules, as a table.

    >>> table = cardlab.diff("schnapsen", "schnapsen:literal")
    >>> table.columns
    ('rule', 'schnapsen', 'schnapsen:literal')
    >>> table["rule"]
    ['Higher card of another suit']

    Args:
        one, other: "remi", "schnapsen:austrian" (a preset) or "remi:opening_min:40,knocking:no" (house rules).

    Raises:
        Unreadable: naming what is unknown and what was expected.
    """
    from .commands import sheets

    return sheets.table(one, other)


def _game(key: str) -> Game:
    """The game of that key; raises Unreadable."""
    from .games import find

    return find(key)


if "IPython" in sys.modules:
    from .views import showing

    showing.register()
