"""The steps of a rebuilt table as moves of Igraonica."""

from __future__ import annotations

from random import Random

import pytest
from rummy_hands import AMPLE, table

from cardlab.core.cards import JOKER, text
from cardlab.games.rummy.igraonica import GAME
from cardlab.games.rummy.melds import Terms, worth
from cardlab.games.rummy.options_igraonica import IgraonicaOptions
from cardlab.games.rummy.positions import placing
from cardlab.games.rummy.rearrange import rearranged
from cardlab.games.rummy.state import IgraonicaState

AT = placing(IgraonicaState, IgraonicaOptions)


@pytest.mark.parametrize("manipulation", ["menu", "free"])
def test_steps_are_legal_and_win_what_the_plan_says(manipulation: str) -> None:
    for number in range(24):
        rng = Random(f"played {number}")
        melds, left = table(rng, rng.randint(1, 8), rng.choice((0, 1, 1, 2)), 2, Terms(most_jokers=1))
        hand = (*left[: rng.randint(2, 12)], *(JOKER,) * rng.choice((0, 1, 2)))
        house = f"manipulation:{manipulation} invalid_table:block_end_of_turn"
        state = GAME.read(AT(text(hand), " / ".join(map(text, melds)), house=house, pile="-"))
        values = state.house.worths
        plan = rearranged(state.melds, state.hand, state.house.terms, values, AMPLE)
        after = state
        for word in plan.steps:
            after = GAME.play(after, GAME.move(word))
        assert not after.owed
        won = sum(worth(meld, values) for meld in plan.melds) - sum(worth(meld, values) for meld in melds)
        assert sum(gain.points for gain in after.gains if gain.what in "masp") == won
