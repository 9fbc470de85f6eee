"""Who may double the stake, and how high it goes."""

from __future__ import annotations

from types import SimpleNamespace

from ...core.state import Ints
from .options import KanastaOptions

MOST = 64_000
"""The highest stake that there is anywhere."""


def highest(house: SimpleNamespace) -> int:
    """The highest stake to which doubling leads. Source: C1.4."""
    return min(int(house.limit), MOST) if house.limit_meaning == "max_stake" else MOST


def may_offer(house: SimpleNamespace, acceptors: Ints, seat: int) -> bool:
    """Whether the next offer is a player's to make, after these players have accepted the earlier ones. Source: C16.3."""
    if house.double_rights == "alternate":
        return acceptors[-1:] != (1 - seat,)
    return bool(house.double_rights == "anyone" or 1 - seat not in acceptors)


def possible(options: KanastaOptions, acceptors: Ints) -> bool:
    """Whether a stake can have been doubled so, each time accepted by one of these players."""
    house, offers = options.house, enumerate(acceptors)
    return not acceptors or bool(
        house.doubling and options.staked(len(acceptors)) <= highest(house)
        and all(may_offer(house, acceptors[:before], 1 - seat) for before, seat in offers))
