"""What bots are called."""

from __future__ import annotations

from ..core.language import translate as _

BOTS = ("Ana", "Bojan", "Cilka", "Dušan", "Ela", "Franc", "Gaja")


def seated(seat: int, seats: int) -> tuple[str, ...]:
    """What the players are called: you, and the bots by names of their own where there are several."""
    bots = iter(BOTS if seats > 2 else (_("Guided bot"),))
    return tuple(_("You") if each == seat else next(bots) for each in range(seats))
