"""What is committed as text and compared: the counts of move sequences, and whole deals as people read them.

`python tests/written.py` writes all of it anew; read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from walks import HOUSES

from cardlab.core.counts import counts
from cardlab.core.game import Game
from cardlab.core.record import Record

HERE = Path(__file__).parent
NAMES = ("Anna", "Ben")
COUNTED = (1, 2, 3)
DEPTH = 5
DEALS = (5, 4, 12, 31)


def counted(game: Game, preset: str) -> str:
    """How many sequences of moves there are to each depth, as `cardlab count` prints them, for a few deals."""
    house, rows = game.preset(preset), []
    for seed in COUNTED:
        rows.append(f"# seed {seed}")
        rows += [f"{depth}\t{number}" for depth, number in enumerate(counts(game, game.deal(seed, house), DEPTH))]
    return "\n".join(rows) + "\n"


def played(game: Game, preset: str) -> str:
    """The first deals of a match by random moves: each line, each sentence, the score and what it means."""
    match, rows = game.match(game.preset(preset)), []
    for seed in DEALS:
        rng = Random(seed)
        record = Record(game, match, match.dealer, game.shuffled(rng, match.options), NAMES)
        while moves := game.legal(record.state):
            record = record.add(rng.choice(moves))
        rows += [f"# deal {seed}", "", *told(record), str(record)]
        match = match.after(record.state, game.points(record.state))
        rows += [*match.news(NAMES.__getitem__), *match.tally(NAMES.__getitem__), f"standing {match.standing}", ""]
    return "\n".join(rows)


def told(record: Record) -> Iterator[str]:
    """One deal: before each move the position and what is to be done, then the move's sentence."""
    game = record.game
    for before, move, after in zip(record.states, record.moves, record.states[1:]):
        yield before.line()
        yield f"{NAMES[before.turn]}: {game.status(before)} ({' '.join(map(str, game.legal(before)))})"
        yield f"{move!s}: {game.told(before, move, after, NAMES.__getitem__)}"
    yield record.state.line()
    for line in game.score(record.state):
        yield f"{NAMES[line.seat]} +{line.points} {line.unit}: {line.title}. {line.note}"
    for points, why, applies in game.worth(record.state):
        yield f"{'*' if applies else ' '} {points}: {why}"


def texts() -> dict[Path, Callable[[], str]]:
    """Every committed text, by its file."""
    found: dict[Path, Callable[[], str]] = {}
    for game, preset in HOUSES:
        for folder, text in (("counts", counted), ("playthroughs", played)):
            found[HERE / folder / f"{game.key}-{preset}.txt"] = partial(text, game, preset)
    return found


def main() -> None:
    """Write every text anew."""
    for path, text in texts().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(), encoding="utf-8")
        print(path.relative_to(HERE.parent))


if __name__ == "__main__":
    main()
