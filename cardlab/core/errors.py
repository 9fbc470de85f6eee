"""The two ways in which input can be wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .language import translate as _

if TYPE_CHECKING:
    from .rule import Refusal


class Wrong(ValueError):
    """Input that is wrong; a notebook shows the sentence alone, since it says all that whoever wrote the input needs."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class Illegal(Wrong):
    """A move that a rule of the game refuses; `refusal` names the rule and says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


class Unreadable(Wrong):
    """Text that cannot be read; the message names the offending part and what was expected."""


def text(**given: Any) -> str:
    """The last of what is given by name, all of which should be text.

    Raises:
        Unreadable: for what is something else.
    """
    value: Any = ""
    for name, value in given.items():
        if not isinstance(value, str):
            raise Unreadable(_("{name} cannot be {value}: words between quotation marks were expected.").format(
                name=name, value=str(value)[:40]))
    return str(value)
