"""Every notebook runs, and its card table answers in a real JupyterLab without internet."""

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
import server
from nbclient import NotebookClient
from playwright.sync_api import Page, expect
from project import ROOT, files

NOTEBOOKS = files(".ipynb", under="notebooks")
TOKEN = "lab"
OFFLINE = [
    "--LabApp.news_url=",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
]
"""JupyterLab asks for news, updates and extensions by itself; these options keep it quiet."""


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A JupyterLab of its own, without anybody's settings, on a copy of the notebooks: its address."""
    folder, port = tmp_path_factory.mktemp("lab"), server.free_port()
    shutil.copytree(ROOT / "notebooks", folder / "notebooks")
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--ServerApp.port={port}"]
    command += [f"--ServerApp.root_dir={folder / 'notebooks'}", f"--IdentityProvider.token={TOKEN}", *OFFLINE]
    settings = {name: str(folder / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")}
    url = f"http://localhost:{port}"
    with server.running(command, f"{url}/api", folder / "lab.log", **settings):
        yield url


def open_and_run(page: Page, lab: str, name: str) -> None:
    """Open a notebook in JupyterLab and run all its cells."""
    page.goto(f"{lab}/lab/tree/{name}?token={TOKEN}")
    expect(page.get_by_role("contentinfo")).to_contain_text("| Idle", timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": path.parent}}).execute()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook_is_kept_without_outputs(path: Path) -> None:
    cells = json.loads(path.read_text())["cells"]
    assert not [cell["id"] for cell in cells if cell.get("outputs") or cell.get("execution_count")]


def test_a_card_is_played_in_jupyterlab(new_page: Callable[..., Page], lab: str) -> None:
    page = new_page(strict=False)  # JupyterLab's own console is its own affair
    open_and_run(page, lab, NOTEBOOKS[0].name)
    table = page.locator(".jp-OutputArea-output").filter(has=page.get_by_role("group", name="Your hand")).first
    card = table.locator(".cl-hand button:not([aria-disabled], [aria-haspopup])").first
    expect(card).to_be_visible(timeout=60_000)
    said, name = table.get_by_role("log").inner_text(), card.get_attribute("aria-label")
    card.click()
    expect(table.locator(".cl-hand").get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(table.get_by_role("log")).not_to_have_text(said)

    again = new_page(strict=False)  # a new page, and the same kernel behind it
    open_and_run(again, lab, NOTEBOOKS[0].name)
    expect(again.locator(".cl-hand .cl-card").first).to_be_visible(timeout=60_000)
