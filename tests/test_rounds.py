"""The score of a round among two to eight players: who has won, what every card counts, and what the match makes of it."""

from random import Random
from typing import Any

import pytest
from desk import dealt, standing

from cardlab.app.chart import OTHERS, OWN, TotalsChart
from cardlab.games.rummy.options import RemikOptions
from cardlab.games.rummy.options_igraonica import IgraonicaOptions
from cardlab.games.rummy.positions import placing
from cardlab.games.rummy.state import IgraonicaState, RemikState
from cardlab.table import Table
from cardlab.views.rounds import history, round_scene

remik, igraonica = placing(RemikState, RemikOptions), placing(IgraonicaState, IgraonicaOptions)
MELDS = "QH QS QC / TD JD QD"


def shown(table: Table, me: int = 0) -> dict[str, Any]:
    return round_scene(table, me, lambda seat: table.player(seat, me) or "You")


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_player_has_a_line_of_totals_and_every_held_card_its_points(seats: int) -> None:
    table = standing(igraonica("2D", MELDS, seats=seats, others=5), "x2D")
    page = shown(table)
    assert page["title"] == "You have won this round"
    assert [row["name"] for row in page["match"]["rows"]] == ["You", *table.names[1:]]
    assert {len(row["points"]) for row in page["rows"]} == {len(page["heads"]) - 1}
    held = [card for row in page["rows"] for card in row["cards"] if "points" in card]
    assert len(held) == 5 * (seats - 1)
    owners = [row["note"] for row in page["rows"] if row["cards"]]
    assert owners == [f"The hand of {name}" for name in table.names[1:]]
    gained = sum(int(row["points"][0]) for row in page["rows"])
    assert page["match"]["rows"][0]["total"] == str(gained)


def test_another_winner_is_named() -> None:
    table = standing(remik("2D", MELDS, seats=3, others=5), "x2D")
    assert shown(table, 1)["title"] == f"{table.names[0]} has won this round"


@pytest.mark.parametrize(("settlement", "totals"), [("void", ["0", "0"]), ("lowest_wins", ["5", "−5"]), ("all_negative", ["−3", "−5"])])
def test_a_round_that_nobody_wins_says_so(settlement: str, totals: list[str]) -> None:
    house = f"exhaustion_settlement:{settlement}"
    page = shown(standing(remik("2D 3H", MELDS, others="2S 3C", left="pile", drained=0, house=house), "x2D"))
    assert page["title"] == "Nobody has gone out in this round"
    assert [row["total"] for row in page["match"]["rows"]] == totals


def finished(results: str, **how: Any) -> dict[str, Any]:
    """The score after a round of Remi that bots have played to its end, after these results."""
    table = dealt(game="remi", match=results, seed=4, strength="expert", **how)
    table.bots = dict.fromkeys(range(len(table.names)), table.game.strength("expert"))
    table._rng = Random(1)
    while not table.over:
        table.bot_turn()
    return shown(table)


def test_who_drops_out_is_told_and_crossed_out() -> None:
    page = finished("0,-49,-49,-49", seats=4)
    out = [row["name"] for row in page["match"]["rows"] if row["out"]]
    assert out
    assert page["lead"].startswith(" ".join("You are out." if name == "You" else f"{name} is out." for name in out))
    assert ("wins the match." in page["lead"]) == (len(out) == 3)


def test_an_eliminated_reader_is_offered_to_leave() -> None:
    page = finished("-51,0,-9,-3", seats=4)
    assert page["match"]["rows"][0]["out"]
    assert [action["label"] for action in page["actions"][:2]] == ["Watch the next round", "Leave"]
    assert [action["main"] for action in page["actions"][:2]] == [False, True]


def test_the_totals_of_a_match_are_told_and_drawn_from_nothing_to_now() -> None:
    page = finished("0,-4,-5,-3 -2,0,-9,-3", seats=4)
    rows = page["rounds"]["rows"]
    assert rows[1] == ["2", "−2", "−4", "−14", "−6"]
    table = dealt(game="remi", match="0,-4,-5,-3 -2,0,-9,-3", seats=4)
    chart = TotalsChart(table, 0)
    chart.show(True)
    assert chart.place.visible
    lines = [(glyph.glyph.line_color, list(glyph.data_source.data["y"])) for glyph in chart.place[0].object.renderers]
    assert lines == [(OWN, [0, 0, -2]), (OTHERS, [0, -4, -4]), (OTHERS, [0, -5, -14]), (OTHERS, [0, -3, -6])]
    chart.show(False)
    assert not chart.place.visible


def test_a_new_match_begins_its_totals_anew() -> None:
    table = dealt(game="remi", match="-51,0 -2,0 0,-3", seats=2)
    assert history(table) == [(-2, 0), (-2, -3)]


def test_totals_stand_beside_the_target_and_are_drawn_against_it() -> None:
    page = shown(standing(igraonica("2D", MELDS, others=5, standing=(300, 120)), "x2D"))
    assert [(row["cells"][0], row["of"]) for row in page["match"]["rows"]] == [("300", "of 1000"), ("120", "of 1000")]
    assert not any(row["of"] for row in finished("0,-4,-5,-3", seats=4)["match"]["rows"]), "a limit is no target"
    table = dealt(game="igraonica", match="300,120 10,40", seats=2)
    chart = TotalsChart(table, 0)
    chart.show(True)
    target = chart.place[0].object.renderers[-1].data_source.data
    assert (list(target["x"]), list(target["y"])) == ([0, 1, 2], [1000, 1000, 1000])
