"""Markdown as a tree of plain parts, which the browser builds up one by one: nothing in a text becomes HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from ..core.cards import spoken
from ..lessons.lesson import Part, Picture

Json = dict[str, Any]
TAGS = frozenset("p strong em code ul ol li table thead tbody tr th td blockquote pre h3 h4 h5 h6 hr br a s".split())
"""What a text may be made of; headings of a text stand below those of the page."""
HEADINGS = {"h1": "h3", "h2": "h3"}


@cache
def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])


def prose(text: str) -> list[Json | str]:
    """A text in Markdown as nested parts: a tag, what is in it, and the address of a link."""
    return list(_parts(SyntaxTreeNode(_reader().parse(text)).children))


def parts(read: Iterable[Part]) -> list[Any]:
    """What is to be read, pictures of cards included."""
    made: list[Any] = []
    for part in read:
        if isinstance(part, Picture):
            made.append({"cards": [{"face": str(face), "name": spoken(face)} for face in part.cards]})
        else:
            made += prose(part.text)
    return made


def _parts(nodes: Sequence[SyntaxTreeNode]) -> Iterable[Json | str]:
    for node in nodes:
        tag = HEADINGS.get(node.tag, node.tag)
        if node.type in ("text", "html_inline", "html_block"):
            if node.content:
                yield node.content
        elif node.type in ("softbreak", "image"):
            yield " " if node.type == "softbreak" else node.content
        elif node.type in ("code_inline", "fence", "code_block"):
            yield {"tag": "code" if node.type == "code_inline" else "pre", "in": [node.content]}
        elif tag in TAGS and not node.hidden:
            made: Json = {"tag": tag, "in": list(_parts(node.children))}
            yield made | ({"href": str(node.attrs["href"])} if tag == "a" else {})
        else:
            yield from _parts(node.children)
