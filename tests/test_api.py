"""What a notebook is given: every example in its docstrings runs, and whatever is shown reads well as text, too."""

import doctest
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from IPython.core.interactiveshell import InteractiveShell
from project import ROOT

import cardlab
from cardlab.core import rows
from cardlab.core.errors import Unreadable
from cardlab.core.record import Record
from cardlab.views import showing, static


@pytest.mark.parametrize("module", [cardlab, rows], ids=lambda module: str(module.__name__))
def test_examples_run(module: ModuleType) -> None:
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner()
    for test in finder.find(module, globs={**vars(module), "cardlab": cardlab}):
        test.globs = {"cardlab": cardlab, "Rows": rows.Rows}
        runner.run(test)
    assert runner.tries > 5 and not runner.failures


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    yield InteractiveShell.instance()
    InteractiveShell.clear_instance()


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("cardlab.deal('schnapsen', seed=7)", "Your hand"),
        ("cardlab.deal('remi', seed=7).legal()", "You draw"),
        ("cardlab.deal('schnapsen', seed=7).refusal('QH')", "Q♥ is not in your hand"),
        ("cardlab.record('remik').add('d')", "Seat 2"),
        ("cardlab.record('schnapsen').state.score()", "Together"),
        ("cardlab.diff('remi', 'remik')", "no such rule"),
        ("cardlab.lesson('remi/01')", "Step 1 of"),
        ("cardlab.lesson('schnapsen/01', step=2).answer(1)", "No move is made"),
    ],
)
def test_a_notebook_shows_it_as_a_table_with_words(shell: InteractiveShell, code: str, shown: str) -> None:
    showing.register()
    value = eval(code, {"cardlab": cardlab})
    found, _about = shell.display_formatter.format(value)
    assert shown in found["text/html"] and found["text/plain"]


def test_following_the_solutions_ends_a_lesson() -> None:
    lesson = cardlab.lesson("schnapsen/01")
    while not lesson.now.over:
        while not lesson.passed:
            lesson.answer(lesson.now.solution)
        lesson.next()
    assert lesson.heading().startswith("Step 7 of 7") and "That was the last step." in repr(lesson)


def test_a_step_that_is_not_done_stays() -> None:
    lesson = cardlab.lesson("schnapsen/01").answer("JD").next()
    assert not lesson.passed and lesson.now.at == 0 and lesson.hint().rung == 1


def test_a_lesson_of_ones_own_is_opened_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.md"
    text = (ROOT / "tutorials/schnapsen/01-tricks.md").read_text().replace("66 is", "<script> is", 1)
    path.write_text(text.replace("# Tricks", "# Mine", 1))
    lesson = cardlab.lesson(str(path))
    assert "Mine" in lesson.now.lesson.title
    assert "&lt;script&gt; is a race" in static.attempt(lesson) and "<script" not in static.attempt(lesson)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: cardlab.deal("remi", seats=9), "Remi (StarGames) cannot be played by 9: 2 to"),
        (lambda: cardlab.simulate("schnapsen", 0), "At least one deal must be played, not 0."),
        (lambda: cardlab.simulate("schnapsen", 1, "learner club expert"), "3 strengths were named: expected one for all players"),
        (lambda: cardlab.match("schnapsen", "titan", "random"), "There is no strength “titan”"),
        (lambda: cardlab.lesson("schnapsen/99"), "There is no lesson “schnapsen/99”"),
        (lambda: cardlab.state("schnapsen"), "The position lacks its part “phase”."),
        (lambda: cardlab.record(5), "record cannot be 5: words between quotation marks were expected."),
        (lambda: cardlab.diff("remi", "chess"), "There is no game “chess”"),
        (lambda: cardlab.deal(seed=7).play("zz"), "“zz” is no move of this game."),
    ],
)
def test_a_mistake_is_one_sentence(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(Unreadable) as caught:
        ask()
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_every_row_of_a_simulation_can_be_played_again() -> None:
    table = cardlab.simulate("remik", 2, "random", also={"record": str})
    for row in table:
        record = cardlab.record(row["record"])
        assert (len(record.moves), record.dealer) == (row["moves"], row["dealer"])
        assert record.game.points(record.state) == (row["points_0"], row["points_1"])


def test_whoever_stops_a_simulation_keeps_what_was_played() -> None:
    def stop(record: Record) -> bool:
        if record.dealer == 1:
            raise KeyboardInterrupt
        return True

    assert len(cardlab.simulate("schnapsen", 5, "random", also={"kept": stop})) == 1


def test_a_table_is_saved(tmp_path: Path) -> None:
    table = cardlab.simulate("schnapsen", 20, "random")
    text = table.to_csv(str(tmp_path / "deals.csv"))
    assert (tmp_path / "deals.csv").read_text() == text and len(text.splitlines()) == 21
    assert len(table.written()) == 13 and len(table.where(lambda row: row["dealer"] == 0)) == 10 == len(table[:10])
    assert list(table.data()) == list(table.columns)


def test_a_stock_is_one_card_and_a_number() -> None:
    shown = static.state(cardlab.deal("remi", seed=1).view(0))
    assert shown.count("<b class") < 40 and "× " in shown


def test_a_lesson_is_answered_at_a_live_table() -> None:
    show = cardlab.lesson("schnapsen/01", step=3).table()
    first = json.loads(show.show)
    assert "A trump beats the other suits" in show.show
    show._handle_msg({"type": "move", "word": "JD", "rev": first["rev"]})
    assert "Thirteen points for your lowest trump." in show.show
