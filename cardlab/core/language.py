"""The language sentences are said in: English is the message id, catalogues are gettext's.

    with use("pl"):
        translate("Follow suit.")
"""

import gettext
import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

SOURCE = "en"
PSEUDO = "xx"
"""The pseudo-locale: every message it says is marked, so text that escaped translation stands out."""

LOCALE = Path(__file__).parent.parent / "locale"

language: ContextVar[str] = ContextVar("language", default=SOURCE)
"""The current language. A page, a command or a test sets it; code that speaks only reads it."""

ACUTE, TILDE, RING, CARON, CIRCUMFLEX = "\u0301", "\u0303", "\u030a", "\u030c", "\u0302"
MARKS = {
    **dict.fromkeys("aeioyl", ACUTE),
    **dict.fromkeys("cdrstz", CARON),
    **dict.fromkeys("hgjw", CIRCUMFLEX),
    "n": TILDE,
    "u": RING,
}
PLACEHOLDER = re.compile(r"(\{[^{}]*\})")


@contextmanager
def use(code: str) -> Iterator[None]:
    """Say everything inside the block in this language."""
    token = language.set(code)
    try:
        yield
    finally:
        language.reset(token)


def translate(message: str) -> str:
    """The message in the current language, or itself where no translation exists."""
    if not message:  # gettext keeps a catalogue's header under the empty id
        return message
    if language.get() == PSEUDO:
        return pseudo(message)
    return catalogue(language.get()).gettext(message)


def plural(one: str, many: str, n: int) -> str:
    """The form of a message that goes with the number n; its `{placeholders}` are still to be filled."""
    if language.get() == PSEUDO:
        return pseudo(one if n == 1 else many)
    return catalogue(language.get()).ngettext(one, many, n)


def languages() -> tuple[str, ...]:
    """The languages that can be chosen: English, and each one that has a compiled catalogue."""
    found = (path.parent.parent.name for path in LOCALE.glob("*/LC_MESSAGES/cardlab.mo"))
    return (SOURCE, *sorted(found))


@lru_cache
def catalogue(code: str) -> gettext.NullTranslations:
    """The catalogue of a language; of `de` where `de_AT` is asked for; an empty one for English."""
    return gettext.translation("cardlab", LOCALE, [code.replace("-", "_")], fallback=True)


def pseudo(message: str) -> str:
    """The message in brackets and with accents, its `{placeholders}` untouched."""
    parts = PLACEHOLDER.split(message)
    return "[" + "".join(part if part.startswith("{") else accented(part) for part in parts) + "]"


def accented(text: str) -> str:
    """The text with an accent on every letter that can carry one."""
    marked = "".join(letter + MARKS.get(letter.lower(), "") for letter in text)
    return unicodedata.normalize("NFC", marked)
