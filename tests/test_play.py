"""Whole matches are played in the terminal, by text alone."""

import re
from pathlib import Path
from typing import Any

import pytest
from terminal import play, run

from cardlab.__main__ import main
from cardlab.coach.hints import hint
from cardlab.commands import output, sitting, words
from cardlab.commands.sources import typed
from cardlab.core.cards import RANKS
from cardlab.core.errors import Unreadable
from cardlab.games import GAMES

GAME = GAMES["schnapsen"]
CARD = re.compile(rf"(10|[{RANKS}])([♠♥♣♦])")


@pytest.mark.parametrize("preset", [each.key for each in GAME.presets])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_match_in_the_terminal(preset: str, seat: int) -> None:
    words = ("--seed", "7", "--preset", preset, "--seat", str(seat), "--strength", "expert")
    said = play(*words)
    assert said.count("The deal is over") == said.count("\nDeal ") >= 3
    assert "Bummerl." in said
    assert said.rstrip().endswith("Goodbye.")
    assert "\x1b" not in said
    assert said == play(*words)


def test_the_transcript_names_no_card_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    sittings: list[Any] = []
    faults: list[str] = []
    say, begin = output.say, sitting.Sitting.begin

    def advice(view: Any) -> list[str]:
        """What is said from the view alone may name the cards that others can hold."""
        found = hint(GAME, view) if view.turn == view.eyes else None
        return words.rungs(found) if found else []

    def begun(self: Any) -> None:
        sittings.append(self)
        begin(self)

    def watched(text: str = "") -> None:
        table = sittings[-1].table if sittings else None
        if table is not None and table.records and not table.over and text not in advice(sittings[-1].view):
            unseen = sittings[-1].view.unseen()
            named = set(map("".join, CARD.findall(text))) | set(re.findall(r"\b[AKQJT][SHCD]\b", text))
            faults.extend(f"{card!s} in {text}" for card in unseen if {format(card), str(card)} & named)
        say(text)

    monkeypatch.setattr(sitting.Sitting, "begin", begun)
    monkeypatch.setattr(output, "say", watched)
    said = play("--seed", "11", "--strength", "expert", asks=("?", "?", "?", "?", "why", "score", "record"), deals=4)
    assert not faults
    assert said.count("[Pack ") > 10


def test_a_refused_move_changes_nothing() -> None:
    deal = ("--seed", "3", "--options", "first_dealer:opponent")
    before = play(*deal, lines=("", "quit"))
    mine = set(map("".join, CARD.findall(before.split("Your hand: ")[1].split(";")[0])))
    other = next(format(face) for face in GAME.pack(GAME.standard) if format(face) not in mine)
    lone = next(face for face in mine if face[0] not in "KQ")
    said = play(*deal, lines=(other, f"w{lone}", "zz", "rules nonsense", "save", "u", "", "quit"))
    assert "rule: card_in_your_hand" in said
    assert "rule: king_or_queen_leads" in said
    assert "“zz” is no move of this game." in said
    assert "no rule “nonsense”" in said
    assert "nothing can be taken back" in said
    table = before.split("Your hand: ")[1].split("> ")[0]
    assert said.count(table) == 2


def test_closing_can_be_taken_back() -> None:
    said = play("--seed", "3", "--options", "first_dealer:opponent", lines=("c", "u", "u", "quit"))
    assert "You close the stock." in said
    assert "Taken back." in said
    assert "nothing can be taken back" in said


def test_a_saved_record_can_be_replay(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    said = play("--seed", "3", lines=(f"save {file}", f"save {file}", f"save {tmp_path}", "help", "rules", "quit"))
    assert said.count("The record of this deal is in") == 2
    assert "already" in said or "folder" in said
    assert "??" in file.read_text()
    assert run("replay", str(file))[0] == 0


def test_a_name_that_no_file_can_have_loses_no_deal(tmp_path: Path) -> None:
    said = play("--seed", "3", lines=("save a\0b", f"save {tmp_path / 'mine.txt'}", "quit"))
    assert "No file can be called" in said and "The record of this deal is in" in said


def test_the_end_of_the_input_is_no_mistake() -> None:
    status, said, complaints = run("play", "schnapsen", "--seed", "1")
    assert (status, complaints) == (0, "")
    assert said.endswith("Goodbye.\n")


def test_an_interrupt_ends_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "schnapsen", "--seed", "1"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("qh", "QH"),
        ("10h", "TH"),
        ("th", "TH"),
        ("Q♥", "QH"),
        ("10♥", "TH"),
        ("wqh", "wQH"),
        ("WQH", "wQH"),
        ("C", "c"),
        ("e", "e"),
        ("oK♣", "oKC"),
    ],
)
def test_cards_may_be_typed_in_many_ways(text: str, word: str) -> None:
    assert str(typed(GAME, text)) == word


@pytest.mark.parametrize("text", ["", "Q", "H", "??", "JK", "qhx", "1h"])
def test_what_is_no_move_stays_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        typed(GAME, text)
