"""What comes in through notebooks and addresses: whatever is wrong with it is one sentence, and nothing else is raised."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import panel as pn
import pytest
from bokeh.document import Document
from hypothesis import given, settings
from hypothesis import strategies as st
from IPython.core.interactiveshell import InteractiveShell
from panel.io.state import set_curdoc
from test_core_unreadable import damaged, lines_of
from walks import houses, seeds

import cardlab
from cardlab.app.pages import Pages
from cardlab.app.tables import Tables
from cardlab.core.errors import Unreadable
from cardlab.core.game import Game
from cardlab.games import GAMES
from cardlab.views.card_table import CardTable
from cardlab.views.desk import Desk

LINE = GAMES["schnapsen"].deal(1).line()
SPECTATOR = "schnapsen; phase=lead; turn=0; hands=??*5 / ??*5; shown=- / -; stock=??*9 AD; eyes=-1; trump=D"
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: cardlab.play("nope"), "There is no game “nope”: expected one of remi"),
        (lambda: cardlab.play(5), "There is no game “5”"),
        (lambda: cardlab.play(preset="x"), "There is no preset “x”: expected one of standard"),
        (lambda: cardlab.play(options="cuont:up"), "There is no option “cuont”: did you mean count?"),
        (lambda: cardlab.play(preset="austrian", options="cuont:up"), "There is no option “cuont”"),
        (lambda: cardlab.play(options={"count": "up"}), "options cannot be {'count': 'up'}: words between"),
        (lambda: cardlab.play(strength=3), "strength cannot be 3: words between quotation marks were expected."),
        (lambda: cardlab.play(strength="titan"), "There is no strength “titan”: expected one of learner"),
        (lambda: cardlab.rules("schnapsen", "folow_suit"), "There is no rule “folow_suit” in 66 (Schnapsen): did you mean follow_suit?"),
        (lambda: cardlab.study(None), "record cannot be None: words between quotation marks were expected."),
        (lambda: cardlab.study("hello"), "There is no game “hello”"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_notebook_is_one_sentence(ask: Callable[[], Any], said: str) -> None:
    with pytest.raises(Unreadable) as caught:
        ask()
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_a_notebook_shows_the_sentence_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    shell = InteractiveShell.instance()
    shell.run_cell("import cardlab; cardlab.rules('chess')")
    InteractiveShell.clear_instance()
    assert capsys.readouterr().out.strip() == "There is no game “chess”: expected one of remi, igraonica, remik, kanasta, schnapsen."


def test_a_preset_and_single_house_rules_are_both_played() -> None:
    assert '"left": 4' in str(cardlab.play(preset="austrian", options="match_target:4").show)
    house = GAMES["schnapsen"].house_rules("austrian", "match_target:4 schneider_bummerl:1")
    assert house.line() == "claim_mode:manual match_target:4 turned_requires_untouched:yes"


def test_a_position_is_studied_as_a_value_too() -> None:
    assert cardlab.study(GAMES["schnapsen"].deal(1)).show == cardlab.study(LINE).show


def opened(path: str, **asked: str) -> str:
    """The JSON of the table on a page, or the sentence on it."""
    arguments = {name: [value.encode()] for name, value in asked.items()}
    with set_curdoc(Document()), patch.object(type(pn.state), "session_args", arguments):
        page: Any = Pages(Tables("sqlite://")).routes()[path]()
    return next(each.show for each in page.select(CardTable))


@pytest.mark.parametrize(
    ("path", "asked", "said"),
    [
        ("/rules", {"rule": "nope"}, "There is no rule “nope”"),
        ("/rules", {"preset": "chaos", "options": "count:up"}, "There is no preset “chaos”"),
        ("/play", {"at": SPECTATOR}, '"kind": "table"'),
        ("/study", {"at": SPECTATOR}, '"kind": "table"'),
    ],
)
def test_an_address_is_answered(path: str, asked: dict[str, str], said: str) -> None:
    assert said in opened(path, **asked)


@games
@settings(max_examples=25)
@given(data=st.data(), seed=seeds)
def test_any_position_in_an_address_is_answered(game: Game, data: st.DataObject, seed: int) -> None:
    line = data.draw(damaged(lines_of(game, seed, data.draw(houses(game)))))
    for path in ("/play", "/study"):
        assert opened(path, at=line), line


@pytest.mark.parametrize("value", ["²,0", "0,²", "1,1", "9" * 200, "-1,0", "1,٣", ",", None, 1.5])
def test_a_forged_choice_of_a_meaning_changes_nothing(value: Any) -> None:
    game = GAMES["remi"]
    desk = Desk(game, 0)
    desk.see(game.deal(1).view(0))
    desk.select(desk.shown[0])
    desk.draft(None)
    before = desk.drafts
    desk.mean(value)
    assert desk.drafts == before
