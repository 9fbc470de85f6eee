"""How much a search may do before it gives the best it has found: counted in steps, so that its answer is always the same."""

from __future__ import annotations


class TooLong(Exception):
    """The steps, or the room for states, are used up."""


class Effort:
    """The steps that are left to a search; any number if nothing is said."""

    def __init__(self, steps: float = float("inf")) -> None:
        self.left = steps

    def spend(self, steps: int) -> None:
        """Count some steps.

        Raises:
            TooLong: if there were not so many left.
        """
        self.left -= steps
        if self.left < 0:
            raise TooLong
