"""All games, in plain sight."""

from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from .canasta.sheet import GAME as KANASTA
from .rummy.igraonica import GAME as IGRAONICA
from .rummy.remi import GAME as REMI
from .rummy.remik import GAME as REMIK
from .schnapsen.sheet import GAME as SCHNAPSEN

GAMES: dict[str, Game] = {game.key: game for game in (REMI, IGRAONICA, REMIK, KANASTA, SCHNAPSEN)}
for _game in GAMES.values():
    _game.state.sheet = _game


def find(key: str) -> Game:
    """The game of that name; raises Unreadable if there is none."""
    found = GAMES.get(str(key))
    if found is None:
        raise Unreadable(_("There is no game “{key}”: expected one of {known}.").format(key=str(key)[:30], known=", ".join(GAMES)))
    return found


def players(game: Game, seats: int = 0) -> int:
    """So many players, the fewest that can play if 0; raises Unreadable for a number that cannot."""
    low, high = game.seats
    if seats and not (isinstance(seats, int) and low <= seats <= high):
        raise Unreadable(_("{game} cannot be played by {n}: {low} to {high} players were expected.").format(
            game=game.title, n=str(seats)[:20], low=low, high=high))
    return seats or low
