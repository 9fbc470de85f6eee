"""Sentences: whole messages, translated first and then filled with cards and numbers."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import cache
from typing import Any

from .cards import Card
from .language import translate as _

Facts = Mapping[str, Any]


def paragraphs(documented: Any) -> tuple[str, ...]:
    """The paragraphs of a docstring, each on one line."""
    return _split(documented.__doc__ or "")


@cache
def _split(text: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in inspect.cleandoc(text).split("\n\n") if part.strip())


def title(name: str) -> str:
    """A title from a name in code: `follow_suit` gives "Follow suit"."""
    return name.replace("_", " ").capitalize()


def shown(value: Any) -> Any:
    """A fact as people read it: cards with their suit signs, several cards as a list."""
    if isinstance(value, tuple):
        if all(isinstance(part, Card) for part in value):
            return ", ".join(format(part) for part in value) or _("no card")
        return ", ".join(str(part) for part in value)
    return value


def fill(message: str, facts: Facts) -> str:
    """The message in the current language with its places filled.

    Args:
        message: an English sentence with `{places}`; it is the key of the translation.
        facts: what to put there: cards, tuples of cards, numbers, names.
    """
    return str(_(message).format(**{name: shown(value) for name, value in facts.items()}))
