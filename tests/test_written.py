"""The committed counts and playthroughs still come out the same: `python tests/written.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from written import HERE, texts

FILES = texts()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_text_is_as_committed(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path](), "Run python tests/written.py and read the difference"


def test_no_text_is_left_over() -> None:
    folders = {path.parent for path in FILES}
    assert {path for folder in folders for path in folder.glob("*.txt")} == set(FILES) and len(folders) == 2
    assert all(folder.parent == HERE for folder in folders)
