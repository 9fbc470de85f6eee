"""House rules: every option is declared once, as a parameter with a default, a label and its source."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, ClassVar, Self

import param

from .errors import Unreadable
from .language import translate as _


class Options(param.Parameterized):
    """The options of a game, compared by value.

    A choice's sentence is the key of its `objects`; the text form uses the value: `offsuit_rule:never_wins`.
    """

    groups: ClassVar[dict[str, int]] = {}
    """The headings of the form, each with the precedence it begins at; options before the first are asked at once."""

    _house: SimpleNamespace | None = None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.changed() == other.changed()

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.changed().items())))

    def changed(self) -> dict[str, Any]:
        """The options that differ from the default, by name."""
        return {name: value for name, value in self.values().items() if value != type(self).param[name].default}

    def values(self) -> dict[str, Any]:
        """All options by name, in the order of the form."""
        names = sorted((name for name in self.param if name != "name"), key=lambda name: self.param[name].precedence or 0)
        return {name: getattr(self, name) for name in names}

    @classmethod
    def grouped(cls) -> dict[str, list[str]]:
        """The names of the options by heading, in the order of the form; under "" what is asked at once."""
        found: dict[str, list[str]] = {}
        for name in cls().values():
            place = cls.param[name].precedence or 0
            heading = next((each for each, start in reversed(cls.groups.items()) if start <= place), "")
            found.setdefault(heading, []).append(name)
        return found

    def locked(self) -> Self:
        """The same values once and for all: the options of a deal under way."""
        kind: Any = type(self)
        made: Self = _locked(kind, tuple(self.changed().items()))
        return made

    @property
    def house(self) -> SimpleNamespace:
        """The values as plain attributes, which rules read many times a move; a parameter takes ten times as long."""
        return self._house or SimpleNamespace(**self.values())

    def said(self, names: Iterable[str]) -> dict[str, Any]:
        """The values of some options as people read them, in the current language."""
        return {name: self._said(name) for name in names}

    def _said(self, name: str) -> Any:
        value = getattr(self, name)
        if isinstance(value, bool):
            return _("yes") if value else _("no")
        choices = getattr(self.param[name], "names", None) or {}
        return next((_(label) for label, choice in choices.items() if choice == value), value)

    def line(self) -> str:
        """What differs from the default, as text: `close_min_stock:4 follow_before_win:no`."""
        words = {True: "yes", False: "no"}
        return " ".join(f"{name}:{words[value] if isinstance(value, bool) else value}" for name, value in self.changed().items())

    @classmethod
    def read(cls, line: str) -> Self:
        """Read the text form.

        Raises:
            Unreadable: naming the unknown option or the value, and what was expected.
        """
        pairs = {}
        for part in line.split():
            name, colon, value = part.partition(":")
            if not colon:
                raise Unreadable(_("“{part}” is no option: a name, a colon and a value were expected.").format(part=part[:40]))
            if name in pairs:
                raise Unreadable(_("The option {name} stands twice.").format(name=name[:40]))
            pairs[name] = value
        return cls.parse(pairs)

    @classmethod
    def parse(cls, words: dict[str, str]) -> Self:
        """Options from names and values that are text; raises as `read` does."""
        kind: Any = cls
        parsed: Self = _parsed(kind, tuple(words.items()))
        return parsed

    @classmethod
    def _value(cls, name: str, word: str) -> Any:
        known = [each for each in cls.param if each != "name"]
        if name not in known:
            near = get_close_matches(name, known, 1) or known
            raise Unreadable(_("There is no option “{name}”: did you mean {near}?").format(name=name[:40], near=near[0]))
        parameter = cls.param[name]
        if isinstance(parameter, param.Boolean):
            expected, values = "yes, no", {"yes": True, "no": False}
            if word in values:
                return values[word]
        elif isinstance(parameter, param.Integer):
            low, high = parameter.bounds
            expected = f"{low} … {high}"
            if word.isascii() and word.isdigit() and len(word) < 6 and low <= int(word) <= high:
                return int(word)
        else:
            choices = {str(choice): choice for choice in parameter.objects}
            expected = ", ".join(choices)
            if word in choices:
                return choices[word]
        raise Unreadable(_("Option {name} cannot be “{word}”: expected {expected}.").format(name=name, word=word[:40], expected=expected))


@lru_cache(256)
def _parsed(kind: Any, words: tuple[tuple[str, str], ...]) -> Any:
    return kind(**{name: kind._value(name, word) for name, word in words}).locked()


@lru_cache(256)
def _locked(kind: Callable[..., Any], changed: tuple[tuple[str, Any], ...]) -> Any:
    made = kind(**dict(changed))
    for name in made.values():
        made.param[name].constant = True
    made._house = SimpleNamespace(**made.values())
    return made
