"""The score is built line by line, told aloud, and leads on through the match to its end."""

from pathlib import Path

import pytest
from browser import PHONE
from desk import Desk, dealt, kept, table_of

from cardlab.games.canasta.positions import at

NAMES = {"Bummerl": "5,0", "Schneider": "", "turned": ""}


def last_move(seed: int, **how: str) -> tuple[str, str]:
    """All moves of a deal but the learner's last, and that last one, where the learner wins."""
    table = dealt(seed, **how)
    while not table.over:
        if not table.bot_turn():
            table.play(0, table.game.legal(table.state)[0])
    words = [entry.word for entry in table.record.entries]
    mover = table.record.states[-2].turn
    won = table.game.points(table.state)[0] > 0
    return (" ".join(words[:-1]), words[-1]) if won and mover == 0 else ("", "")


def won_deal() -> tuple[int, str, str]:
    """A seed, the moves before the learner's last, and that last one, with which the deal is won."""
    for seed in range(1, 200):
        moves, last = last_move(seed)
        if last:
            return seed, moves, last
    raise AssertionError("no deal was won")


@pytest.fixture(scope="module")
def won() -> tuple[int, str, str]:
    return won_deal()


def finish(desk: Desk, word: str) -> None:
    """Make the last move of a deal, by its card or by its button."""
    desk.click(desk.page.locator(f'[data-word="{word}"]').first)


def test_lines_come_one_by_one_and_are_told(new_page, app_url: str, app_log: Path, won) -> None:
    seed, moves, last = won
    token = kept(app_log, seed=seed, moves=moves)
    desk = Desk(new_page(), table_of(app_url, token))
    finish(desk, last)
    desk.page.locator(".cl-ledger").wait_for()
    rows = desk.scene["rows"]
    assert desk.page.locator(".cl-ledger tr.is-later").count() > 0, "later lines wait"
    desk.click(desk.button("show-all"))
    assert desk.page.locator(".cl-ledger tr.is-later").count() == 0
    said = desk.said()
    assert any(desk.scene["title"] in line for line in said), "the result is told"
    for row in rows:
        assert any(line.startswith(row["title"]) for line in said), f"{row['title']} is told"


def test_the_page_follows_its_lines_and_keeps_the_way_on_in_sight(new_page, app_url: str, app_log: Path, won) -> None:
    seed, moves, last = won
    desk = Desk(new_page(**PHONE), table_of(app_url, kept(app_log, seed=seed, moves=moves)))
    finish(desk, last)
    desk.page.locator(".cl-ledger .cl-sum:not(.is-later)").wait_for()
    for part in (desk.page.locator(".cl-sum"), desk.button("continue")):
        box = part.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= PHONE["viewport"]["height"]


def test_totals_are_the_sums_of_their_lines(new_page, app_url: str, app_log: Path, won) -> None:
    seed, moves, last = won
    token = kept(app_log, seed=seed, moves=moves)
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, token))
    finish(desk, last)
    scene = desk.scene
    for seat, total in enumerate(scene["totals"][1:]):
        assert sum(int(row["points"][seat] or 0) for row in scene["rows"]) == int(total)
    assert sum(item["true"] for item in scene["worth"]["items"]) == 1


@pytest.mark.parametrize(
    ("before", "news"),
    [("3,0 0,2 3,0", "loses the match"), ("3,0 3,0", "Schneider"), ("0,3 0,3 3,0 3,0", "turned")],
)
def test_a_match_ends(new_page, app_url: str, app_log: Path, won, before: str, news: str) -> None:
    seed, moves, last = won
    token = kept(app_log, seed=seed, match=before, moves=moves)
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, token))
    finish(desk, last)
    assert desk.scene["title"] == "You won the match"
    notes = " ".join(desk.scene["match"]["notes"])
    assert news in desk.scene["lead"]
    assert desk.page.locator(".cl-score").inner_text().count(news) == 1, "it is said once"
    assert news in desk.page.locator(".cl-score").inner_text()
    assert any(news in line for line in desk.said()), "the end of the match is told"
    assert "Bummerl" in notes
    desk.page.reload()
    desk.settle()
    assert news in desk.page.locator(".cl-score").inner_text(), "the score is there after a reload"
    desk.do("continue")
    points = next(panel for panel in desk.scene["panels"] if panel["kind"] == "points")
    assert {row["left"] for row in points["rows"]} == {7}, "the next match starts afresh"
    assert any("Bummerl" in note for note in points["notes"])


def test_from_the_score_back_to_the_table_and_on(new_page, app_url: str, app_log: Path, won) -> None:
    seed, moves, last = won
    token = kept(app_log, seed=seed, moves=moves)
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, token))
    finish(desk, last)
    desk.do("table")
    assert desk.scene["kind"] == "table"
    desk.do("score")
    assert desk.scene["kind"] == "score"
    desk.do("record")
    assert '[Result "' in desk.panel("copy").locator("textarea").input_value()
    desk.button("continue").focus()
    desk.press("Enter")
    assert "deal 2" in desk.scene["heading"]
    assert desk.page.locator(".cl-hand .cl-card:focus").count() == 1, "the keyboard is back at the hand"


def test_totals_with_a_target_and_a_minimum_fit_a_phone(new_page, app_url: str, app_log: Path) -> None:
    line = at("4D", "QS QH QC QD QS QH QC / 8S 8H 8C 8D 8S 2S JK", "AS AH AC AD JK", threes="3H 3D / 3D", standing=(850, 1340))
    desk = Desk(new_page(reduced_motion="reduce", **PHONE), table_of(app_url, kept(app_log, line=line, moves="o")))
    assert [row["ahead"] for row in desk.scene["match"]["rows"]] == ["90", "90"]
    beyond = desk.page.locator(".cl-score table").evaluate_all("""(tables) => tables.map((table) => table.getBoundingClientRect().right
      - table.parentElement.getBoundingClientRect().right + parseFloat(getComputedStyle(table.parentElement).paddingRight))""")
    assert len(beyond) == 3 and max(beyond) < 1
