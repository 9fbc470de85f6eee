"""Lessons on the command line: listed, checked, played at the prompt, and made from a record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from terminal import run

from cardlab.bots import guide
from cardlab.core.record import Entry, Record
from cardlab.games import GAMES
from cardlab.lessons import courses
from cardlab.lessons.check import check, followed
from cardlab.lessons.reading import read
from cardlab.lessons.run import Run

GAME = GAMES["schnapsen"]


def marked(**marks: str) -> Record:
    """A deal played by the guided bot, with marks at some plies."""
    pack = GAME.shuffled(Random(8), GAME.standard)
    record, rng = Record(GAME, GAME.match(GAME.standard), 0, pack, ("You", "Guided bot")), Random(1)
    while record.state.phase != "over":
        state = record.state
        record = record.add(guide.choose(GAME, state.view(state.turn), rng))
    entries = [Entry(each.word, marks.get(f"p{ply}", ""), "Look here." if f"p{ply}" in marks else "")
               for ply, each in enumerate(record.entries)]
    return Record(GAME, record.match, 0, pack, record.names, tuple(entries))


def test_lessons_are_listed() -> None:
    said = run("lessons")[1]
    assert all(key in said for game in GAMES.values() for key in courses.keys(game))
    assert said.count("There is no course yet.") == sum(not courses.keys(game) for game in GAMES.values())
    found = json.loads(run("lessons", "list", "schnapsen", "--json")[1])
    assert [each["key"] for each in found] == list(courses.keys(GAME))
    assert all(each["steps"] and each["teaches"] and each["minutes"] for each in found)


def test_a_file_is_checked_with_line_and_reason(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.md", tmp_path / "bad.md"
    text = (courses.folder() / f"{courses.keys(GAME)[0]}.md").read_text(encoding="utf-8")
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("move: TS", "move: QH", 1), encoding="utf-8")
    assert run("lessons", "check", str(good)) == (0, f"{good}: nothing is wrong.\n", "")
    status, said, _ = run("lessons", "check", str(good), str(bad))
    line = 1 + text.splitlines().index("```try")
    assert status == 1 and f"{bad}:{line}: Following the hints does not pass this step" in said
    found = json.loads(run("lessons", "check", str(bad), "--json")[1])
    assert found[str(bad)][0]["line"] == line
    assert run("lessons", "check", "-", typed="nothing")[0] == 1
    assert run("lessons", "check", "schnapsen/01")[0] == 0


@pytest.mark.parametrize("words", [("check",), ("play",), ("play", "nope"), ("make", "no-such-file"), ("play", "a", "b"), ("fly",)])
def test_mistakes_are_one_sentence(words: tuple[str, ...]) -> None:
    status, said, complaint = run("lessons", *words)
    assert (status, said) == (2, "") and complaint.count("\n") == 1 and complaint.endswith(".\n")


@pytest.mark.parametrize("key", [key for game in GAMES.values() for key in courses.keys(game) if game is GAME or "/01" in key])
def test_a_lesson_is_gone_through_at_the_prompt(key: str) -> None:
    typed, now = [], Run.begin(courses.lesson(key))
    while True:
        while not now.passed:
            typed += ["?", now.solution]
            now = now.answer(now.solution)
        typed.append("")
        if now.over:
            break
        now = now.next()
    assert now == followed(now)
    status, said, complaint = run("lessons", "play", key, typed="\n".join(typed) + "\n")
    assert (status, complaint) == (0, "")
    assert said.count("Right.") == sum(bool(step.task and step.task.waits) for step in now.lesson.steps)
    assert said.rstrip().endswith("Goodbye.")
    assert "```" not in said and "**" not in said


def test_the_prompt_says_what_is_wrong_and_takes_numbers() -> None:
    typed = ["JD", "zz", "help", "ts", "", "twelve", "12", "13", "quit"]
    said = run("lessons", "play", "schnapsen/01", typed="\n".join(typed) + "\n")[1]
    for part in ("it is not what is asked", "“zz” is no move", "begin the step again", "You play 10♠.", "a number",
                 "Q♠ 3 and 10♠ 10", "Step 2 of 7"):
        assert part in said
    picked = ["1 2 3", "quit"]
    at = [step.title for step in courses.lesson("schnapsen/06").steps].index("What closing forbids")
    assert at == 1
    said = run("lessons", "play", "schnapsen/06", typed="\n".join(["c", "", *picked]) + "\n")[1]
    assert "The stock is closed already" in said and "so J♦ can no longer be exchanged" in said


def test_a_marked_record_becomes_a_lesson_without_faults(tmp_path: Path) -> None:
    source, target = tmp_path / "deal.txt", tmp_path / "lesson.md"
    source.write_text(str(marked(p0="!", p2="", p4="?", p6="?!")), encoding="utf-8")
    status, said, complaint = run("lessons", "make", str(source), "--out", str(target), "--title", "Mine")
    assert (status, complaint) == (0, "") and str(target) in said
    lesson = read(target.read_text(encoding="utf-8"))
    assert check(lesson) == [] and lesson.title == "Mine"
    assert [step.task and step.task.kind for step in lesson.steps] == ["try", "look", "choose", "play"]
    assert [step.after or step.before for step in lesson.steps]
    assert "??" in target.read_text(encoding="utf-8")
    assert run("lessons", "make", str(source))[1].startswith("# A lesson in 66")
    assert run("lessons", "make", str(source), "--out", str(target))[0] == 2


def test_a_lesson_made_of_a_mistake_says_where(tmp_path: Path) -> None:
    record = marked(p0="!")
    legal = [str(move) for move in GAME.legal(record.start)]
    worst = guide.choices(GAME, record.start.view(record.start.turn))[-1].move
    assert str(worst) in legal
    source = tmp_path / "deal.txt"
    source.write_text(str(Record(GAME, record.match, 0, record.pack, record.names, (Entry(str(worst), "!"),))), encoding="utf-8")
    status, said, complaint = run("lessons", "make", str(source))
    assert status == 1 and said.startswith("# ") and "Line 5: Following the hints does not pass" in complaint


def test_a_record_without_marks_makes_no_lesson(tmp_path: Path) -> None:
    source = tmp_path / "deal.txt"
    source.write_text(str(marked()), encoding="utf-8")
    assert "No move of this record has a mark" in run("lessons", "make", str(source))[2]


def test_lessons_speak_the_language_asked_for() -> None:
    said = run("--lang", "xx", "lessons", "play", "schnapsen/01", typed="?\nTS\n\n13\nquit\n")[1]
    assert "[Šťép" in said and "Right." not in said
