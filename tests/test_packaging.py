"""What is shipped: the wheel holds everything, and runs where no checkout is."""

import re
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest
import server
from playwright.sync_api import Page, expect
from project import ROOT, files, pyproject

CONDA_NAMES = {"build": "python-build"}
"""Where conda-forge calls a package differently."""


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source distribution as an index would hold it."""
    folder = tmp_path_factory.mktemp("dist")
    built = subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment in which nothing but the wheel was installed."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = subprocess.run([python, "-m", "pip", "install", "-q", "--no-compile", wheel], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return python


def test_wheel_holds_every_file_that_is_not_a_test(wheel: Path) -> None:
    shipped = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    package = {path.relative_to(ROOT).as_posix() for path in files(under="cardlab")}
    lessons = files(under="tutorials") + files(under="notebooks")
    beside = {f"cardlab/{path.relative_to(ROOT).as_posix()}" for path in lessons}
    assert shipped == package | beside


def test_wheel_serves_far_from_the_checkout(installed: Path, tmp_path: Path, page: Page) -> None:
    with server.app(tmp_path, python=str(installed), cwd=tmp_path) as (url, _log):
        page.goto(url)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        links = page.get_by_role("link").evaluate_all("links => links.map(link => link.href)")
        for link in filter(lambda link: link.startswith(url), links):
            assert server.fetch(link)


def test_command_runs_far_from_the_checkout(installed: Path, tmp_path: Path) -> None:
    command = installed.with_name("cardlab" + installed.suffix)
    shown = subprocess.run([command, "--help"], cwd=tmp_path, capture_output=True, text=True)
    assert shown.returncode == 0 and "serve" in shown.stdout, shown.stdout + shown.stderr


def test_courses_are_found_far_from_the_checkout(installed: Path, tmp_path: Path) -> None:
    command = installed.with_name("cardlab" + installed.suffix)
    listed = subprocess.run([command, "lessons"], cwd=tmp_path, capture_output=True, text=True, encoding="utf-8")
    lessons = [path for path in files(".md", under="tutorials") if path.stem != "README"]
    keys = [path.relative_to(ROOT / "tutorials").with_suffix("").as_posix() for path in lessons]
    assert keys and all(key in listed.stdout for key in keys), listed.stdout + listed.stderr
    checked = subprocess.run([command, "lessons", "check", keys[0]], cwd=tmp_path, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_conda_environment_names_the_same_packages() -> None:
    lines = re.findall(r"^ +- (\S.*)$", (ROOT / "environment.yml").read_text(), re.MULTILINE)
    project = pyproject()
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {re.sub(r"^[\w-]+", lambda found: CONDA_NAMES.get(found[0], found[0]), each) for each in wanted}
    named = {*lines} - {"conda-forge", "nodefaults", "pip", "pip:", "-e .[dev]"}
    assert named == names | {f"python{project['requires-python']}"}


def test_readme_begins_with_two_commands() -> None:
    commands = re.findall(r"^```sh\n(.*)\n```", (ROOT / "README.md").read_text(), re.MULTILINE)
    assert commands[:2] == [
        "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/cardlab serve --open",
        'python3 -m venv .venv && .venv/bin/pip install -q -e ".[dev]" && .venv/bin/pytest',
    ]
