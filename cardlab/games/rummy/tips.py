"""The advice for the rummies, in the order in which it is taught."""

from __future__ import annotations

from ...core.rule import Tip

TIPS: tuple[Tip, ...] = ()
