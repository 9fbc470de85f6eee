"""A lesson's text as a word that fits into an address, and back."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from ..core.errors import Unreadable
from ..core.language import translate as _
from .reading import LONGEST


def packed(text: str) -> str:
    """The text as a word."""
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(word: str) -> str:
    """The text of a word; raises Unreadable for one that is damaged, or holds more than a lesson."""
    try:
        opener = zlib.decompressobj()
        text = opener.decompress(urlsafe_b64decode(word + "=" * (-len(word) % 4)), 4 * LONGEST)
        if not opener.eof or len(text) > LONGEST:
            raise ValueError
        return text.decode()
    except (ValueError, zlib.error) as error:
        raise Unreadable(_("This link to a lesson is damaged: it may have been cut off.")) from error
