"""Each strength of the guided bot beats the one below in each rummy, on mirrored deals that were not used to tune it.

`cardlab match` plays as many more as you like: over a thousand each difference is far beyond its error.
"""

from __future__ import annotations

from functools import partial

import pytest

from cardlab.bots import guide
from cardlab.bots import random as random_bot
from cardlab.bots.arena import Bot, duel, gain
from cardlab.games import GAMES

SEED = 7_000_000


def bot(key: str, strength: str) -> Bot:
    """The bot of that strength."""
    return random_bot.choose if strength == "random" else partial(guide.choose, tips=GAMES[key].strength(strength).tips)


@pytest.mark.parametrize(("key", "stronger", "weaker", "deals"), [
    (key, stronger, weaker, deals) for key in ("remi", "igraonica", "remik")
    for stronger, weaker, deals in (("learner", "random", 6), ("club", "learner", 24), ("expert", "club", 48 if key == "remik" else 24))])
def test_stronger_wins(key: str, stronger: str, weaker: str, deals: int) -> None:
    found = duel(GAMES[key], None, bot(key, stronger), bot(key, weaker), deals, SEED)
    assert found.mean > 2 * found.error, f"{found.mean:+.2f} ± {found.error:.2f}"


def test_points_are_bad_in_the_challenge() -> None:
    game, challenge = GAMES["igraonica"], GAMES["igraonica"].preset("challenge")
    learner, random = bot("igraonica", "learner"), bot("igraonica", "random")
    found = duel(game, challenge, learner, random, 4, SEED)
    assert found.mean > 0 and found.wins >= 6
    assert gain(game, challenge, learner, random, 0, SEED) == -gain(game, challenge, random, learner, 1, SEED)
