"""The command line: `cardlab` or `python -m cardlab`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status: 0 done, 1 refused, 2 not understood, 130 stopped."""
    try:
        from .commands import line  # not before, so that whoever stops it this early is answered too

        return line.run(sys.argv[1:] if words is None else words)
    except KeyboardInterrupt:
        from .commands import line

        return line.interrupted()


if __name__ == "__main__":
    sys.exit(main())
