"""The running app, for tests in the browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import server


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """`cardlab serve` as a process of its own, with an empty database: its address and its log."""
    with server.app(tmp_path_factory.mktemp("app")) as address_and_log:
        yield address_and_log


@pytest.fixture
def app_log(served: tuple[str, Path]) -> Path:
    """What the server of `app_url` has printed so far."""
    return served[1]


@pytest.fixture
def app_url(served: tuple[str, Path]) -> Iterator[str]:
    """The address of the running app; a traceback in its log fails the test that caused it."""
    url, log = served
    before = len(log.read_text())
    yield url
    printed = log.read_text()[before:]
    assert "Traceback" not in printed, printed
