"""Whatever is wrong on a command line is told in one sentence, with the exit status that goes with it."""

import os
import socket
import subprocess
import sys
from typing import Any

import pytest
from terminal import in_process, run

from cardlab.commands import line, server
from cardlab.core.cards import SIGNS
from cardlab.games import GAMES

GAME = GAMES["schnapsen"]
LINE = GAME.deal(3).line()


@pytest.mark.parametrize(
    ("words", "given", "status", "part"),
    [
        (["legal", "--at", ""], "", 2, "expected"),
        (["legal", "--at", "-"], "", 2, "nothing to read"),
        (["legal", "--at", "whist; phase=lead"], "", 2, "no game “whist”"),
        (["legal", "--game", "whist", "--at", LINE], "", 2, "no game “whist”"),
        (["legal", "--at", "schnapsen; moon=full"], "", 2, "no part “moon”"),
        (["try", "--at", LINE, "zz"], "", 2, "“zz”"),
        (["replay", "missing.txt"], "", 2, "There is no file “missing.txt”"),
        (["replay", "."], "", 2, "folder"),
        (["replay", sys.executable], "", 2, "no text"),
        (["score", "-"], "[Game", 2, "A record begins with"),
        (["replay", "-"], f'[Game "schnapsen"]\n[Position "{LINE}"]\n\n1. zz', 2, "Move 1, zz"),
        (["rules", "whist"], "", 2, "no game “whist”"),
        (["rules", "schnapsen", "no_such"], "", 2, "no rule “no_such”"),
        (["rules", "schnapsen", "--preset", "lunar"], "", 2, "no preset “lunar”"),
        (["rules", "schnapsen", "--options", "count:sideways"], "", 2, "Option count"),
        (["rules", "schnapsen", "--options", "count"], "", 2, "no option"),
        (["diff", "schnapsen", "schnapsen:lunar"], "", 2, "no preset “lunar”"),
        (["play", "schnapsen", "--seat", "2"], "", 2, "no seat 2"),
        (["play", "schnapsen", "--strength", "titan"], "", 2, "no strength “titan”"),
        (["match", "schnapsen", "--one", "titan", "--other", "random"], "", 2, "no strength “titan”"),
        (["match", "schnapsen", "--one", "random", "--other", "random", "--deals", "0"], "", 2, "At least one"),
        (["count", "schnapsen", "--depth", "-1"], "", 2, "depth"),
        (["serve", "--port", "70000"], "", 2, "port"),
        (["--lang", "qq", "rules", "schnapsen"], "", 2, "no language “qq”"),
        (["gamble"], "", 2, "gamble"),
        (["serve", "--port", "abc"], "", 2, "a port from 0 to 65535 was expected, not “abc”"),
        (["play", "schnapsen", "--seed", "x"], "", 2, "--seed: a whole number was expected, not “x”"),
        (["count", "schnapsen", "--depth", "9" * 5000], "", 2, "a whole number was expected"),
        (["play"], "", 2, "required: GAME; “cardlab play --help” tells what is expected."),
        (["play", "schnapsen", "extra"], "", 2, "extra; “cardlab --help”"),
        (["legal", "--at", LINE, "--nope"], "", 2, "--nope"),
        (["--nope"], "", 2, "--nope"),
        (["replay", ""], "", 2, "“"),
        ([], "", 2, "A command is missing: expected one of serve, play"),
    ],
)
def test_mistakes_get_one_sentence(words: list[str], given: str, status: int, part: str) -> None:
    found, said, complaint = run(*words, typed=given)
    assert (found, said) == (status, "")
    assert part in complaint
    assert complaint.startswith("cardlab: ") and complaint.endswith((".\n", "?\n")) and complaint.count("\n") == 1


def test_a_file_without_permission_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_args: Any, **_options: Any) -> None:
        raise PermissionError(13, "Permission denied", "secret.txt")

    monkeypatch.setattr("pathlib.Path.open", refused)
    assert run("replay", "secret.txt")[0] == 2
    assert "permission" in run("replay", "secret.txt")[2]


def test_games_that_differ_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "other", GAME)
    status, _, complaint = run("legal", "--game", "other", "--at", LINE)
    assert status == 2
    assert "“other”" in complaint and "“schnapsen”" in complaint


def test_a_taken_port_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status, said, complaint = run("serve", "--port", str(port))
        assert (status, said) == (1, "")
        assert complaint == f"cardlab: Port {port} is taken: choose another one with --port.\n"
        assert not server.is_free("127.0.0.1", port)


def test_a_reader_that_leaves_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "cardlab", "rules", "schnapsen"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""


def test_an_ascii_terminal_still_gets_card_signs() -> None:
    done = in_process("legal", "--at", LINE, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert any(sign in done.stdout for sign in SIGNS.values())


@pytest.mark.parametrize("address", ["192.0.2.1", "nowhere.invalid"])
def test_an_address_of_another_machine_is_told(address: str) -> None:
    status, said, complaint = run("serve", "--address", address)
    assert (status, said, complaint.count("\n")) == (1, "", 1)
    assert address in complaint


@pytest.mark.parametrize(
    ("closed", "words", "status"), [(0, "play schnapsen --seed 1", 0), (1, "rules schnapsen", 0), (2, "rules chess", 2)])
def test_a_closed_stream_is_no_mistake(closed: int, words: str, status: int) -> None:
    script = f"exec {closed}<&-; exec '{sys.executable}' -m cardlab {words}"
    done = subprocess.run(["sh", "-c", script], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (status, "")


def test_stopping_while_the_program_starts_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_arguments: object) -> None:
        raise KeyboardInterrupt

    code = "import cardlab.__main__, sys; assert not {m for m in sys.modules if m.startswith('cardlab.')} - {'cardlab.__main__'}"
    subprocess.run([sys.executable, "-c", code], check=True)
    monkeypatch.setattr(line, "run", stopped)
    assert run("rules", "schnapsen") == (130, "", "cardlab: Stopped.\n")


def test_bytes_that_are_no_text_are_told() -> None:
    command = [sys.executable, "-m", "cardlab"]
    done = subprocess.run([*command, "score", "-"], input=b"\xff\xfe[", capture_output=True)
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    done = subprocess.run(
        [*command, "play", "schnapsen", "--seed", "1"], input=b"\xff\xfe\nquit\n", capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is no move of this game." in done.stdout
