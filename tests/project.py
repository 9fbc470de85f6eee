"""The project seen from its tests: its root, its files, and what pyproject.toml says."""

import subprocess
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def files(*suffixes: str, under: str = ".") -> list[Path]:
    """The project's files below a folder, as git knows them or would add them."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", under]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    found = (ROOT / name for name in sorted(listed) if not suffixes or name.endswith(suffixes))
    return [path for path in found if path.is_file()]


def pyproject() -> dict[str, Any]:
    """What pyproject.toml says of the project."""
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"])
