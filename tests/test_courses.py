"""The courses: nothing is wrong with any lesson, every rule and tip is taught, and whatever is answered gets a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from project import ROOT, files

from cardlab.core.errors import Unreadable
from cardlab.games import GAMES
from cardlab.lessons import courses
from cardlab.lessons.asking import COUNTS
from cardlab.lessons.check import check, followed, too_long
from cardlab.lessons.kinds import KINDS
from cardlab.lessons.lesson import Faulty
from cardlab.lessons.reaching import KNOWN
from cardlab.lessons.reading import read
from cardlab.lessons.run import Run
from cardlab.lessons.task import Outcome

KEYS = [key for game in GAMES.values() for key in courses.keys(game)]
COURSES = {game.key: game for game in GAMES.values() if courses.keys(game)}
lessons = pytest.mark.parametrize("key", KEYS)


@cache
def steps(key: str) -> tuple[Run, ...]:
    """Every step of a lesson at its beginning, as one comes to it by following the hints."""
    found = [Run.begin(courses.lesson(key))]
    while not (after := followed(found[-1])).over:
        found.append(after.next())
    return tuple(found)


def test_there_is_a_course_and_every_file_is_in_it() -> None:
    assert "schnapsen" in COURSES
    assert [f"tutorials/{key}.md" for key in sorted(KEYS)] == [
        path.relative_to(ROOT).as_posix() for path in files(".md", under="tutorials") if path.name != "README.md"]


@lessons
def test_nothing_is_wrong_with_a_lesson(key: str) -> None:
    lesson = courses.lesson(key)
    assert [*check(lesson), *too_long(lesson)] == []
    assert lesson.key == key and lesson.blurb and lesson.teaches


@pytest.mark.parametrize("game", COURSES.values(), ids=list(COURSES))
def test_every_rule_score_line_and_tip_is_taught(game) -> None:
    assert courses.untaught(game) == []
    for name in (*game.articles, *(tip.name for tip in game.tips)):
        found = courses.lesson_of(name, game)
        assert found and name in courses.lesson(found[0]).steps[found[1]].task.teaches
        assert found[0].partition("/")[0] in COURSES


@lessons
def test_what_is_said_does_not_depend_on_hidden_cards(key: str) -> None:
    for run in steps(key):
        if run.place is None or not run.place.view.unseen():
            continue
        other = replace(run, place=replace(run.place, state=run.place.view.fill(Random(7))))
        assert (run.view, run.who, run.fields, run.rungs) == (other.view, other.who, other.fields, other.rungs)


def wrong(run: Run) -> Iterator[str]:
    """Answers of the right form that are probably wrong."""
    field = run.fields[0]
    if field.kind == "move":
        yield from (str(move) for move in run.lesson.game.legal(run.view))
    elif field.kind == "number":
        yield "; ".join("999" for _each in run.fields)
    else:
        yield "; ".join([each.options[0][0] for each in run.fields])
        yield "; ".join([each.options[-1][0] for each in run.fields])


@lessons
def test_a_wrong_answer_is_never_bare(key: str) -> None:
    for run in steps(key):
        for answer in wrong(run) if run.fields else ():
            after = run.answer(answer)
            assert after.said and all(sentence[-1] in ".?!" and "{" not in sentence for sentence in after.said), (answer, after.said)
            if after.outcome is Outcome.WRONG:
                assert after.missed == (run.at,) and after.answer(answer).said


@lessons
def test_steps_can_be_begun_anywhere_and_again(key: str) -> None:
    lesson = courses.lesson(key)
    for at in range(len(lesson.steps)):
        run = Run.begin(lesson, at)
        assert run.at <= at and (run.place or run.at == at == 0)
        after = run.answer(run.solution) if run.fields else run
        assert after.again().fields == run.fields


def test_what_is_written_about_the_format_is_so() -> None:
    text = (ROOT / "tutorials" / "README.md").read_text(encoding="utf-8")
    sample = re.search("````markdown\n(.*?)````", text, re.DOTALL)
    assert sample and check(read(sample[1])) == []
    assert all(f"| `{kind}` |" in text for kind in (*KINDS, "cards"))
    for known in (KNOWN, COUNTS):
        assert all(f"`{each.strip()}" in text for each in known.split(","))


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_done_to_a_file_its_faults_are_told(seed: int) -> None:
    rng = Random(seed)
    texts = [(courses.folder() / f"{key}.md").read_text(encoding="utf-8").splitlines() for key in KEYS]
    lines = list(rng.choice(texts))
    for _each in range(rng.choice((1, 2, 4))):
        at = rng.randrange(len(lines))
        other = rng.choice(rng.choice(texts))
        lines[at:at + 1] = rng.choice(([], [other], [lines[at], other], [lines[at][:-1]], [lines[at], lines[at]]))
    try:
        found = check(read("\n".join(lines)))
    except Faulty as error:
        found = list(error.faults)
    assert all(0 < each.line <= len(lines) and each.reason[-1] in ".?" and "\n" not in each.reason for each in found)


def test_a_lesson_that_is_not_there_is_one_sentence() -> None:
    for key in ("", "schnapsen", "schnapsen/99", "chess/01", "../x/01"):
        with pytest.raises(Unreadable):
            courses.lesson(key)
    assert courses.lesson("schnapsen/01").key == KEYS[KEYS.index("schnapsen/01-tricks")]
