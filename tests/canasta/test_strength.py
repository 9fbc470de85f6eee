"""Each strength of the guided bot beats the one below, on mirrored rounds; `cardlab match` plays as many more as you like."""

from functools import partial

import pytest

from cardlab.bots import guide
from cardlab.bots import random as random_bot
from cardlab.bots.arena import Bot, duel
from cardlab.games import GAMES

GAME, SEED = GAMES["kanasta"], 7_000_000


def bot(strength: str) -> Bot:
    """The bot of that strength."""
    return random_bot.choose if strength == "random" else partial(guide.choose, tips=GAME.strength(strength).tips)


@pytest.mark.parametrize(("stronger", "weaker", "deals"), [
    ("learner", "random", 40), ("club", "learner", 40), ("expert", "club", 12), ("expert", "random", 12)])
def test_stronger_wins(stronger: str, weaker: str, deals: int) -> None:
    found = duel(GAME, None, bot(stronger), bot(weaker), deals, SEED)
    assert found.mean > 2 * found.error, f"{found.mean:+.2f} ± {found.error:.2f}"
