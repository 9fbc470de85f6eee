"""Collect all messages and bring the catalogues up to date; languages named on the command line are begun anew."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import BytesIO
from itertools import product
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from ..core.cards import RANKS, SUITS, card, english_name
from ..core.language import LOCALE
from .extract import PACKAGE, extract

TEMPLATE = LOCALE / "cardlab.pot"
PASSING = tuple(b'"' + each for each in b"POT- PO- Generated- Project- Report- Last- Language-Team".split())
"""Headers that say nothing about the messages."""


def template() -> Catalog:
    """All messages of cardlab."""
    catalog = Catalog(header_comment="# Every message of cardlab.", fuzzy=False)
    for file, _line, message, comments, _context in extract_from_dir(PACKAGE, method_map=[("**.py", extract)]):
        catalog.add(message, locations=[(f"cardlab/{Path(file).as_posix()}", None)], auto_comments=comments)
    for rank, suit in product(RANKS, SUITS):
        message = english_name(card(rank + suit))
        catalog.add(message, locations=[("cardlab/core/cards.py", None)], auto_comments=["A card read aloud."])
    return catalog


def written(catalog: Catalog) -> bytes:
    """The text of a catalogue, without the headers that would change it every day."""
    text = BytesIO()
    write_po(text, catalog, width=120, include_lineno=False, sort_by_file=True)
    return b"".join(line for line in text.getvalue().splitlines(keepends=True) if not line.startswith(PASSING))


def update(folder: Path, messages: Catalog) -> str:
    """Bring one language up to date and compile it; tells how far its translation is."""
    path, language = folder / "cardlab.po", folder.parent.name
    old = BytesIO(path.read_bytes() if path.exists() else b"")
    catalog = read_po(old, locale=language)
    catalog.update(messages)
    path.write_bytes(written(catalog))
    with path.with_suffix(".mo").open("wb") as file:
        write_mo(file, catalog)
    done = sum(1 for each in catalog if each.id and each.string and not each.fuzzy)
    return f"{language}: {done} of {len(catalog)} messages translated"


def main(languages: Sequence[str] = ()) -> None:
    """Write the template, then every catalogue there is, and a new one for each language named."""
    messages = template()
    TEMPLATE.write_bytes(written(messages))
    print(f"{TEMPLATE.name}: {len(messages)} messages")
    for language in languages:
        (LOCALE / language / "LC_MESSAGES").mkdir(parents=True, exist_ok=True)
    for folder in sorted(LOCALE.glob("*/LC_MESSAGES")):
        print(update(folder, messages))


if __name__ == "__main__":
    main(sys.argv[1:])
