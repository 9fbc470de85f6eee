"""Finds the messages in a module: what a rule, move or option says is as much a message as what is marked with `_`."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from ..core.sentence import title

Message = tuple[int, str | None, str | tuple[str, str], list[str]]
"""What Babel expects: the line, `ngettext` for plurals, the text or its two forms, comments for translators."""

PACKAGE = Path(__file__).parent.parent
MARKS = {"_", "translate", "fill"}
ARTICLES = {"rule", "line", "tip"}
OPTION_TEXTS = {"label", "doc"}
SPOKEN: dict[str, set[int | str]] = {
    "Chapter": {0, "heading"},
    "Example": {2, "note"},
    "Game": {"name", "blurb"},
    "Preset": {1, 2, "label", "doc"},
    "Strength": {1, "label"},
}
"""Of what is written down in a sheet, the arguments that people read, by position and by name."""


def extract(file: IO[bytes], keywords: Any = (), tags: Any = (), options: Any = None) -> list[Message]:
    """All messages of one module in their order; the form is that of Babel's extraction methods."""
    return sorted(messages(ast.parse(file.read())), key=itemgetter(0))


def messages(module: ast.Module) -> Iterator[Message]:
    """All messages of one module."""
    moves, options = derived("Move", module), derived("Options", module)
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            yield from called(node)
        elif isinstance(node, ast.FunctionDef):
            kinds = ARTICLES & {name(each) for each in node.decorator_list}
            for kind in kinds:
                yield node.lineno, None, title(node.name), [f"Title of the {kind} {node.name}."]
                yield from documented(node, kind)
        elif isinstance(node, ast.ClassDef):
            if node.name in moves:
                yield from documented(node, "move")
            if node.name in options:
                yield from declared(node)


def called(call: ast.Call) -> Iterator[Message]:
    """The messages among the arguments of a call."""
    function = name(call)
    if function in MARKS and call.args:
        yield from ((call.lineno, None, text, []) for text in texts(call.args[0]))
    elif function == "plural":
        one, many = (next(texts(each), "") for each in call.args[:2])
        yield call.lineno, "ngettext", (one, many), []
    elif function in SPOKEN:
        named = {key.arg: key.value for key in call.keywords}
        for place, value in [*enumerate(call.args), *named.items()]:
            if place in SPOKEN[function]:
                yield from ((value.lineno, None, text, [f"{function}."]) for text in texts(value))


def documented(node: ast.FunctionDef | ast.ClassDef, kind: str) -> Iterator[Message]:
    """The paragraphs of a docstring, except for the one that names the source."""
    for paragraph in inspect.cleandoc(ast.get_docstring(node) or "").split("\n\n"):
        text = " ".join(paragraph.split())
        if text and not text.startswith("Source:"):
            yield node.lineno, None, text, [f"Of the {kind} {node.name}."]


def declared(options: ast.ClassDef) -> Iterator[Message]:
    """The labels, explanations, choices and headings of the options that a class declares."""
    for call in (each.value for each in options.body if isinstance(each, ast.Assign | ast.AnnAssign)):
        if isinstance(call, ast.Dict):
            for heading in filter(None, call.keys):
                yield from ((heading.lineno, None, text, [f"Of {options.name}."]) for text in texts(heading))
        if not isinstance(call, ast.Call):
            continue
        for key in call.keywords:
            values: Iterable[ast.expr | None] = [key.value] if key.arg in OPTION_TEXTS else []
            if key.arg == "objects" and isinstance(key.value, ast.Dict):
                values = key.value.keys
            for value in filter(None, values):
                yield from ((value.lineno, None, text, [f"Of {options.name}."]) for text in texts(value))


def texts(value: ast.expr) -> Iterator[str]:
    """The texts that an expression may stand for: a literal, or either side of a choice."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from texts(value.body)
        yield from texts(value.orelse)


def name(expression: ast.expr) -> str:
    """The last name of what is called, decorated with or derived from: `rule` for `core.rule(Play)`."""
    if isinstance(expression, ast.Call):
        return name(expression.func)
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


def derived(root: str, module: ast.Module) -> set[str]:
    """The names of the classes, in the module or anywhere in cardlab, that derive from a class of that name."""
    classes = [*bases(module), *everywhere()]
    found: set[str] = set()
    while more := {each for each, parents in classes if parents & {root, *found}} - found:
        found |= more
    return found


def bases(module: ast.Module) -> list[tuple[str, set[str]]]:
    """The classes of a module with the names of what they derive from."""
    classes = (node for node in ast.walk(module) if isinstance(node, ast.ClassDef))
    return [(each.name, {name(base) for base in each.bases}) for each in classes]


@cache
def everywhere() -> list[tuple[str, set[str]]]:
    """The classes of all modules."""
    return [each for path in PACKAGE.rglob("*.py") for each in bases(ast.parse(path.read_bytes()))]
