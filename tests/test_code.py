"""How the code is kept: checked, typed, in layers, in small files, and free of leftovers."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from project import ROOT, files

LAYERS = "core games bots coach lessons classroom store keeper learner table views app".split()
"""Each may import itself and what stands before it; what is not listed is a door of the package and may import all."""
DOORS = {"__init__", "__main__", "commands", "locale"}
PURE = {"core", "games"}
"""These run wherever Python does, in a browser too."""
LONGEST = 250


@pytest.mark.parametrize("tool", [["ruff", "check", "--output-format=concise"], ["mypy"]], ids=lambda tool: tool[0])
def test_tool_finds_nothing(tool: list[str]) -> None:
    found = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        pytest.fail(found.stdout + found.stderr, pytrace=False)


def layer(path: Path) -> str:
    """The layer of a file: the folder or module it is right below the package."""
    return path.relative_to(ROOT / "cardlab").parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[tuple[str, ...]]:
    """The modules that a file imports, anywhere in it, as absolute names in parts."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (tuple(each.name.split(".")) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = (*above, *(node.module.split(".") if node.module else ()))
            yield from ((*module, each.name) for each in node.names)


def test_imports_point_one_way() -> None:
    wrong = []
    for path in files(".py", under="cardlab"):
        here = layer(path)
        assert here in {*LAYERS, *DOORS}, f"cardlab/{here} needs a place in LAYERS or DOORS"
        below = LAYERS[: LAYERS.index(here) + 1] if here in LAYERS else [*LAYERS, *DOORS]
        for module in imported(path):
            if module[0] == "cardlab" and len(module) > 1 and module[1] not in below:
                wrong.append(f"{path.relative_to(ROOT)} imports {'.'.join(module)}")
    assert not wrong, "\n".join(wrong)


def test_core_and_games_need_param_alone() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {'.'.join(module)}"
        for path in files(".py", under="cardlab")
        if layer(path) in PURE
        for module in imported(path)
        if module[0] not in {"cardlab", "param", *sys.stdlib_module_names}
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("module", ["cardlab", "cardlab.games"])
def test_import_stays_light(module: str) -> None:
    code = f"import {module}, sys; print(*({{'panel', 'bokeh', 'numpy', 'sqlalchemy'}} & sys.modules.keys()))"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert not loaded.stdout.split()


def test_files_are_small() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): path.read_text().count("\n") for path in files(".py", ".js")}
    assert not {name: length for name, length in lengths.items() if length > LONGEST}


def test_no_leftovers() -> None:
    folders = "|".join("home Users root work tmp opt mnt".split())
    leftover = re.compile("TO" "DO|FIX" rf"ME|(?<![\w.~:/])/({folders})/\w|[A-Z]:\\Users")
    found = []
    for path in files():
        for number, line in enumerate(path.read_text(errors="ignore").splitlines(), 1):
            if leftover.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not found, "\n".join(found)
