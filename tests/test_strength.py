"""Each strength of the guided bot beats the one below, on mirrored deals that were not used to tune it."""

from functools import partial
from typing import Any

import pytest

from cardlab.bots import guide
from cardlab.bots import random as random_bot
from cardlab.bots.arena import Bot, duel
from cardlab.games import GAMES

GAME = GAMES["schnapsen"]
SEED = 7_000_000
BOTS: dict[str, Bot] = {"random": random_bot.choose}
BOTS |= {each.key: partial(guide.choose, tips=each.tips) for each in GAME.strengths}
PAIRS = list(zip(list(BOTS)[1:], BOTS))


@pytest.mark.parametrize(("stronger", "weaker"), PAIRS)
@pytest.mark.parametrize(("preset", "deals"), [("standard", 90), ("literal", 60), ("austrian", 60)])
def test_stronger_wins(preset: str, deals: int, stronger: str, weaker: str) -> None:
    found = duel(GAME, GAME.preset(preset), BOTS[stronger], BOTS[weaker], deals, SEED)
    assert found.mean > 2 * found.error, f"{found.mean:+.2f} ± {found.error:.2f}"


def test_mirrored_deals_are_fair() -> None:
    def learner(game: Any, view: Any, rng: Any) -> Any:
        return guide.choices(game, view, game.tips[:3])[0].move

    found = duel(GAME, None, learner, learner, 20, SEED)
    assert found.mean == 0 and found.error == 0 and found.deals == 40 and found.wins == 20
