"""What clicks and buttons do at the table."""

from __future__ import annotations

from typing import Any

from ...core.rule import rule


@rule()
def click_that_discards(options: Any) -> bool:
    """A click on a card puts it onto your meld of its rank or begins a new meld with it. If it fits nothing it is discarded,
    which ends your turn. You are asked before that happens: {confirm_discard}.

    Source: C18.1.
    """
    return bool(options.house.confirm_discard)


@rule()
def button_beside_the_piles(options: Any) -> bool:
    """Beside the piles there is a button of its own. What it does: {button_odrzuc}.

    Source: A3.
    """
    return bool(options.house.button_odrzuc == "resign")
