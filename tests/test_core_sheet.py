"""Rules made of functions, sheets and their differences, options, scores and records."""

from __future__ import annotations

import sys
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest
from walks import record

from cardlab.core.cards import cards
from cardlab.core.errors import Illegal, Unreadable
from cardlab.core.record import Entry, Record
from cardlab.core.rule import advise, line, need, per_view, rule, tip
from cardlab.core.score import Line, lines, told, total
from cardlab.core.sentence import fill
from cardlab.core.sheet import Chapter, differences
from cardlab.games import GAMES
from cardlab.games.schnapsen.moves import Close, DeclareAndClaim, Exchange, Marry, Play

GAME = GAMES["schnapsen"]
DEAL = record(GAME, 1)


@rule(Play, during="lead")
def keep_aces(state: Any, move: Play) -> Any:
    """Aces are never led.

    {card} is an ace.

    Source: none.
    """
    return need(move.card[0] != "A", card=move.card)


@line
def a_point_a_trick(state: Any) -> Any:
    """Each trick counts {points}.

    Trick {number}

    It counts {points}
    """
    for number, trick in enumerate(state.tricks, 1):
        yield Line(trick.taker, 1, "card", {"number": number})


@tip(Play)
def lead_low(view: Any, move: Play) -> Any:
    """Lead low.

    Look at your low cards.

    {card} is low.
    """
    return advise(1, card=move.card)


def test_a_function_becomes_a_rule() -> None:
    assert (keep_aces.name, keep_aces.title) == ("keep_aces", "Keep aces")
    assert (keep_aces.text, keep_aces.why) == ("Aces are never led.", "{card} is an ace.")
    assert (keep_aces.source, keep_aces.on, keep_aces.during) == ("none.", (Play,), ("lead",))
    assert (lead_low.text, len(lead_low.more), lead_low.source) == ("Lead low.", 2, "")


@pytest.mark.parametrize(
    ("kind", "moment", "judged"),
    [(Play, "lead", True), (Marry, "lead", True), (DeclareAndClaim, "lead", True), (Close, "lead", False),
     (Exchange, "lead", False), (Play, "follow", False), (Play, "duty", False)],
)
def test_a_rule_judges_its_kinds_of_move_at_its_moments(kind: type, moment: str, judged: bool) -> None:
    assert keep_aces.judges(kind, moment) == judged


def test_a_new_rule_joins_the_sheet() -> None:
    game = replace(GAME, chapters=(*GAME.chapters, Chapter("House", (keep_aces, a_point_a_trick))))
    state = game.deal(1)
    ace = next(face for face in state.hand if face[0] == "A")
    assert str(ace) in map(str, GAME.legal(state)) and str(ace) not in map(str, game.legal(state))
    with pytest.raises(Illegal, match="is an ace") as caught:
        game.play(state, game.move(str(ace)))
    assert caught.value.refusal.rule is keep_aces
    assert any(each.rule is a_point_a_trick for each in game.score(DEAL.state))


def test_a_total_is_the_sum_of_lines() -> None:
    score = lines((a_point_a_trick,), DEAL.state)
    assert total(score, "card", 0) + total(score, "card", 1) == len(DEAL.state.tricks)
    assert (score[0].title, score[0].note) == ("Trick 1", "It counts 1") and total(score, "game", 0) == 0


def test_sheets_differ_where_their_options_do() -> None:
    literal = GAME.preset("literal")
    found = differences((GAME.chapters, GAME.standard), (GAME.chapters, literal))
    assert [each.title for each in found] == ["Higher card of another suit"]
    assert found[0].here != found[0].there
    shorter = GAME.chapters[:-1]
    assert {each.there for each in differences((GAME.chapters, literal), (shorter, literal))} == {None}
    assert {each.here for each in differences((shorter, literal), (GAME.chapters, literal))} == {None}


def test_facts_are_shown_as_people_read_them() -> None:
    assert fill("{hand}: {n}", {"hand": cards("QH TS"), "n": 3}) == "Q♥, 10♠: 3"
    assert fill("{hand}", {"hand": ()}) == "no card" and fill("{names}", {"names": ("a", "b")}) == "a, b"


def test_options_are_values() -> None:
    literal = GAME.preset("literal")
    assert literal == GAME.options.read("offsuit_rule:higher_value_wins") != GAME.standard
    assert literal.changed() == {"offsuit_rule": "higher_value_wins"} and not GAME.standard.changed()
    assert len({literal, GAME.preset("literal"), GAME.standard}) == 2
    with pytest.raises(TypeError):
        literal.offsuit_rule = "never_wins"
    assert literal.house.offsuit_rule == "higher_value_wins"


def test_marks_and_comments_are_kept() -> None:
    first, *rest = DEAL.entries
    marked = replace(DEAL, entries=(Entry(first.word, "?!", "too early"), *rest), _replayed=[])
    again = Record.read(str(marked), GAMES)
    assert again.entries[0] == Entry(first.word, "?!", "too early")
    glued = Record.read(str(DEAL).replace(f"1. {first.word} ", f"1. {first.word}{{a note}} !! "), GAMES)
    assert glued.entries[0] == Entry(first.word, "!!", "a note")


def test_a_comment_cannot_break_the_record() -> None:
    start = DEAL.cut(0)
    move = GAME.legal(start.state)[0]
    noted = start.add(move, 'a } "brace" [and] more')
    assert Record.read(str(noted), GAMES).entries == noted.entries


def test_a_record_may_start_from_a_position() -> None:
    state = DEAL.states[3]
    study = Record(GAME, DEAL.match, position=state.line()).add(GAME.legal(state)[0])
    again = Record.read(str(study), GAMES)
    assert again.state == study.state and again.start == state
    masked = again.masked(0)
    assert masked.state.view(0) == study.state.view(0) and "??" in masked.position


def test_cutting_takes_moves_back() -> None:
    assert DEAL.cut(4).state == DEAL.states[4] and DEAL.cut(0).state == DEAL.start
    with pytest.raises(Unreadable, match="Move 3, AC: A♣ is not in your hand"):
        _ = replace(DEAL, entries=DEAL.entries[::-1], _replayed=[]).states


def test_a_view_is_of_one_seat() -> None:
    view = DEAL.start.view(0)
    assert view.view(0) == view
    with pytest.raises(ValueError):
        view.view(1)


def test_lines_are_told_in_the_order_of_play_and_what_counts_in_the_match_last() -> None:
    found = [Line(0, 5, "game"), Line(0, 3, "card", at=2), Line(1, 2, "card", at=1), Line(1, 4, "card", at=2)]
    assert [each.points for each in told(found)] == [2, 3, 4, 5]


def test_what_is_worked_out_for_a_view_is_never_given_for_another() -> None:
    class View:
        """Something looked at."""

    views, wrong = [View() for _each in range(6)], list[object]()
    once = per_view(lambda view: view)

    def ask(step: int) -> None:
        try:
            wrong.extend(view for each in range(8000) if once(view := views[each * step % len(views)]) is not view)
        except Exception as error:
            wrong.append(error)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=ask, args=(step,)) for step in range(1, 7)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong
