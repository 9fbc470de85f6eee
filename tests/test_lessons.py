"""Lessons as data: every kind of step, answered right and wrong."""

from __future__ import annotations

import pytest
from lesson_texts import END, LEAD, LED, LOW, PAIR, REMI, lesson

from cardlab.core.cards import BACK
from cardlab.core.errors import Unreadable
from cardlab.core.game import Game
from cardlab.games import GAMES
from cardlab.lessons.check import check
from cardlab.lessons.lesson import Picture, Prose
from cardlab.lessons.reading import read
from cardlab.lessons.run import Run
from cardlab.lessons.task import Outcome


def begun(*blocks: str) -> Run:
    return Run.begin(read(lesson(*blocks)))


STEPS = {
    "try": (f"try\nat: {LED}\ngoal: Win it.\nmove: TS", "TS", "JD", "10 points or more"),
    "try, refused": (f"try\nat: {LED}\ngoal: Win it.\nmove: TS", "TS", "AH", "A♥ is not in your hand"),
    "try, reach": (f"try\nat: {LED}\ngoal: Win it.\nreach: points +1\nmoves: 1", "TS", "QH", "You have 0 points; 1 were wanted"),
    "refuse": (f"refuse\nat: {LED}\ngoal: Declare.\nmove: wKH\nrule: only_on_lead", "wKH", "TS", "is allowed, so nothing stops you"),
    "refuse, another rule": (
        f"refuse\nat: {LED}\ngoal: Declare.\nmove: wKH\nrule: only_on_lead", "wKH", "AH", "by another rule, Card in your hand"),
    "ask, count": (f"ask\nat: {LED}\nquestion: How many?\ncount: gain\nafter: TS", "13", "14", "Q♠ 3 and 10♠ 10"),
    "ask, cards": (f"ask\nat: {PAIR}\nquestion: Which?\ncards: unseen C", "AC JC", "AC", "Not seen yet: A♣, J♣"),
    "ask, legal cards": (f"ask\nat: {END}\nquestion: Which?\ncards: legal",
                         "QS JS TH AD QD", "QS", "No rule forbids any of your cards"),
    "ask, moves": (f"ask\nat: {PAIR}\nquestion: Which?\nmoves: wQC wKD KC", "wQC KC", "wKD KC", "To declare with K♦ you would need Q♦"),
    "ask, hands": (f"ask\nat: {LEAD}\nquestion: Which?\ncan: w\nhand: KH QH TS JD AC\nhand: KH QS TH JS AC", "1", "2", "1: You lead"),
    "score": (f"score\nat: {PAIR}\nquestion: Count.\nafter: wQC", "5; 40", "5; 20", "Q♣ and K♣: 40 declared, 40 counted"),
    "choose": (f"choose\nat: {LOW}\nquestion: Which?\nmoves: AS JD\ntip: lead_low\nnot: count_to_66\nknown: lead_low",
               "JD; lead_low", "AS; lead_low", "Aces and tens stay at home"),
    "choose, reason": (f"choose\nat: {LOW}\nquestion: Which?\nmoves: AS JD\ntip: lead_low\nnot: count_to_66\nknown: lead_low",
                       "JD lead_low", "JD count_to_66", "another reason"),
    "play": (f"play\nat: {END}\ngoal: Pull it.\nuntil: trick\nuse: pull_trumps_or_force", "TH", "QS", "You did not follow this advice"),
    "play, reach": (f"play\nat: {END}\ngoal: Win it.\nuntil: trick\nreach: points +1", "TH", "JS", "Where you left the advice"),
    "hands that open": (f"ask\nat: {REMI}\nquestion: Which?\ncan: m\nhand: 7S 7H 7D KC 4D\nhand: KS KH KD 7C 4D", "2", "1", "30"),
}


@pytest.mark.parametrize(("block", "right", "wrong", "reason"), STEPS.values(), ids=list(STEPS))
def test_every_kind_of_step_is_passed_or_says_why_not(block: str, right: str, wrong: str, reason: str) -> None:
    run = begun(block)
    assert run.goal and run.who and run.left_said and run.fields and not run.passed
    passed = run.answer(right)
    assert passed.passed and passed.over and passed.outcome is Outcome.RIGHT and not passed.missed
    failed = run.answer(wrong)
    assert not failed.passed and failed.missed == (0,) and failed.tries == 1
    assert reason in " ".join(failed.said) and failed.said
    again = failed.again() if failed.lost else failed
    assert again.answer(right).passed and again.answer(right).missed == (0,)


@pytest.mark.parametrize("block", [step[0] for step in STEPS.values()], ids=list(STEPS))
def test_following_the_hints_passes_and_nothing_is_wrong(block: str) -> None:
    found = read(lesson(block))
    assert check(found) == []
    run = Run.begin(found)
    assert run.rungs and all(run.rungs)
    assert run.answer(run.solution).passed


def test_a_step_says_who_you_are_the_goal_and_how_many_moves() -> None:
    run = begun(f"try\nat: {LOW}\ngoal: Win a trick.\nreach: points 1\nmoves: 3")
    assert run.who == "You are player 2 of 2, and it is your turn: lead a card."
    assert (run.goal, run.left, run.left_said) == ("Win a trick.", 3, "Moves left: 3.")
    asked = begun(f"ask\nat: {LED}\nquestion: How many?\ncount: points")
    assert asked.left_said == "No move is made: answer the question."
    assert "end of the trick" in begun(f"play\nat: {LOW}\ngoal: Play.\nuntil: trick").left_said


def test_the_right_move_is_told_why() -> None:
    passed = begun(f"try\nat: {LED}\ngoal: Win it.\nmove: TS\ntip: win_cheaply_or_duck").answer("TS")
    assert passed.said[-1] == "If you answer Q♠ with 10♠, you win 13 points and give away 0."


def test_several_moves_are_made_one_after_the_other() -> None:
    line = LEAD.replace("KS QH TS JD AC", "JD QD TH KS JC")
    run = begun(f"try\nat: {line}\ngoal: 40.\nmove: e then wQD or wKD")
    assert run.left == 2
    run = run.answer("e")
    assert (run.outcome, run.left) == (Outcome.ON, 1)
    assert "New in your hand: K♦." in run.said
    assert run.answer("wKD").passed


def test_a_step_without_a_position_goes_on_from_the_last() -> None:
    found = read(lesson(f"try\nat: {LED}\ngoal: Win it.\nmove: TS", "ask\nquestion: How many?\ncount: points"))
    run = Run.begin(found).answer("TS").next()
    assert (run.at, run.solution) == (1, "13")
    assert run.answer("13").over
    assert Run.begin(found, 1).at == 0


def test_the_others_are_the_guided_bot_and_always_play_alike() -> None:
    blocks = f"try\nat: {LOW}\ngoal: Win.\nreach: points 10\nmoves: 5\nknown: win_cheaply_or_duck"
    one, other = begun(blocks), begun(blocks)
    while not one.passed:
        one, other = one.answer(one.solution), other.answer(other.solution)
        assert one.said == other.said and one.view == other.view


def test_a_hand_that_is_asked_for_is_not_shown() -> None:
    run = begun(STEPS["hands that open"][0])
    assert set(run.view.hands[0]) == {BACK} and run.view.melds == ()


def test_unseen_cards_lie_elsewhere_in_another_deal() -> None:
    one, other = (begun(f"look\nat: {LOW}\ndeal: {deal}") for deal in (1, 2))
    assert one.view == other.view and one.place.state != other.place.state


def test_prose_and_pictures_keep_their_order() -> None:
    text = f"# A lesson\n\n## Step\n\nOne.\n\n```cards\nAS TS\n```\n\nTwo.\n\n```try\nat: {LED}\ngoal: Win.\nmove: TS\n```\n\nThree.\n"
    run = Run.begin(read(text))
    assert [type(part) for part in run.read] == [Prose, Picture, Prose]
    assert run.then == ()
    assert run.answer("TS").then == (Prose("Three."),)


def test_a_long_line_goes_on_with_blanks() -> None:
    folded = LED.replace("; shown", ";\n  shown").replace(" eyes", "\n  eyes")
    assert begun(f"try\nat: {folded}\ngoal: Win.\nmove: TS").view == begun(f"try\nat: {LED}\ngoal: Win.\nmove: TS").view


@pytest.mark.parametrize("answer", ["", "x", "1 2", "13; 2"])
def test_what_is_no_answer_changes_nothing(answer: str) -> None:
    run = begun(f"ask\nat: {LED}\nquestion: How many?\ncount: gain\nafter: TS")
    with pytest.raises(Unreadable):
        run.answer(answer)
    passed = run.answer("13")
    with pytest.raises(Unreadable):
        passed.answer("13")


def test_no_right_answer_is_shown_before_it_is_given() -> None:
    for block, *_rest in STEPS.values():
        assert all(field.right == () for field in begun(block).fields)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_deal_of_every_game_can_be_played_on(game: Game) -> None:
    state = game.deal(3)
    run = begun(f"play\nat: {state.view(state.turn).line()}\ngoal: Play your turn.\nuntil: turn")
    for _each in range(30):
        if run.passed:
            break
        run = run.answer(run.solution)
    assert run.passed and "You followed the advice in" in " ".join(run.said)
