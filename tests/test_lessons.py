"""Lessons as data: the file's format with exact faults, and every kind of step, answered right and wrong."""

from __future__ import annotations

import pytest

from cardlab.core.cards import BACK
from cardlab.core.errors import Unreadable
from cardlab.core.game import Game
from cardlab.games import GAMES
from cardlab.lessons.check import check
from cardlab.lessons.lesson import Faulty, Picture, Prose
from cardlab.lessons.reading import read
from cardlab.lessons.run import Run
from cardlab.lessons.task import Outcome

LED = "schnapsen; phase=follow; turn=0; hands=KH QH TS JD AC / ??*4; shown=- / -; stock=??*9 AD; eyes=0; trump=D; led=QS"
LEAD = "schnapsen; phase=lead; turn=0; hands=KS QH TS JD AC / ??*5; shown=- / -; stock=??*9 KD; dealer=1; eyes=0; trump=D"
PAIR = ("schnapsen; phase=lead; turn=0; hands=JS KD QC AD KC / ??*5; shown=- / -; stock=??*7 TC; dealer=1; eyes=0; trump=C; "
        "tricks=0JD/QH>0")
LOW = "schnapsen; phase=lead; turn=1; hands=??*5 / QH AS TC JD QC; shown=- / -; stock=??*9 KH; eyes=1; trump=H"
END = ("schnapsen; phase=lead; turn=0; hands=QS JS TH AD QD / ??*5; shown=- / -; stock=-; eyes=0; trump=H; "
       "tricks=0KS/JD>0 0AH/JH>0 0JC/TS>0 1QC/AC>1 1KH/TC>1")
REMI = ("remi; phase=play; turn=0; hands=7S 7H 7D KC 4D / ??*6; shown=- / -; stock=??*98; dealer=1; eyes=0; opened=1; pile=5D; "
        "luck=1; standing=0,0")


def lesson(*blocks: str) -> str:
    """The text of a lesson with a step for each block."""
    steps = "\n\n".join(f"## Step\n\n```{block}\n```" for block in blocks)
    return f"# A lesson\n\nAbout it.\n\n{steps}\n"


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


FAULTS = {
    "no title": ("## Step\n\nText.\n", 1, "begins with its title"),
    "nothing to do": ("# A\n\n## Step\n\nText.\n", 1, "no step has a task"),
    "unknown block": (lesson("guess\nat: x"), 7, "There is no block “guess”: expected one of look, try"),
    "not closed": ("# A\n\n## Step\n\n```try\ngoal: x\n", 5, "not closed"),
    "no position": (lesson("try\ngoal: Win.\nmove: TS"), 7, "The first task needs a position"),
    "unknown game": (lesson("try\nat: chess; x\ngoal: Win.\nmove: TS"), 8, "There is no game “chess”"),
    "bad position": (lesson(f"try\nat: {LED.replace('QS', 'KH')}\ngoal: Win.\nmove: TS"), 8, "once too often"),
    "spectator": (lesson("look\nat: schnapsen; phase=lead; turn=0; hands=??*5 / ??*5; shown=- / -; stock=??*9 AD; eyes=-1; trump=D"),
                  8, "spectator"),
    "no goal": (lesson(f"try\nat: {LED}\nmove: TS"), 7, "needs “goal: …”"),
    "neither move nor reach": (lesson(f"try\nat: {LED}\ngoal: Win."), 7, "either “move: …” or “reach: …”"),
    "no key": (lesson(f"try\nat: {LED}\ngoal: Win.\nmove: TS\nsomething"), 11, "a key, a colon and a value"),
    "unknown key": (lesson(f"try\nat: {LED}\ngoal: Win.\nmove: TS\nmoev: 3"), 11, "has no “moev”: expected one of at"),
    "twice": (lesson(f"try\nat: {LED}\ngoal: Win.\ngoal: Lose.\nmove: TS"), 10, "“goal” stands twice"),
    "no move of the game": (lesson(f"try\nat: {LED}\ngoal: Win.\nmove: zz"), 10, "“zz” is no move"),
    "unknown rule": (lesson(f"refuse\nat: {LED}\ngoal: x\nmove: e\nrule: folow_suit"), 11, "did you mean follow_suit"),
    "rule that refuses nothing": (lesson(f"refuse\nat: {LED}\ngoal: x\nmove: e\nrule: twenty_cards"), 11, "twenty_cards refuses no move"),
    "unknown tip": (lesson(f"choose\nat: {LED}\nquestion: x\nmoves: TS JD\ntip: nope"), 11, "There is no tip “nope”"),
    "unknown count": (lesson(f"ask\nat: {LED}\nquestion: x\ncount: cats"), 10, "“cats” cannot be counted"),
    "wrong answer typed": (lesson(f"ask\nat: {LED}\nquestion: x\ncount: gain\nafter: TS\nanswer: 14"), 12, "The answer is 13, not 14"),
    "unreachable": (lesson(f"try\nat: {LED}\ngoal: Win.\nreach: the moon"), 10, "“the moon” cannot be reached"),
    "number": (lesson(f"try\nat: {LED}\ngoal: Win.\nreach: over\nmoves: many"), 11, "“moves” cannot be “many”"),
    "hand that cannot be": (lesson(f"ask\nat: {LEAD}\nquestion: x\ncan: w\nhand: KH KH QH TS JD"), 11, "once too often"),
    "no melds": (lesson(f"ask\nat: {REMI}\nquestion: x\ncount: melds xKC"), 10, "“xKC” lays no melds"),
    "thought against the rules": (lesson(f"ask\nat: {LED}\nquestion: x\ncount: gain\nafter: AH"), 11, "AH is refused by card_in_your_hand"),
    "two games": (lesson(f"try\nat: {LED}\ngoal: x\nmove: TS", f"try\nat: {REMI}\ngoal: x\nmove: xKC"), 16, "about one game"),
    "two tasks": (f"# A\n\n## Step\n\n```look\nat: {LED}\n```\n\n```look\nat: {LED}\n```\n", 9, "A step has one task"),
    "seat": (lesson(f"look\nat: {LED}\nseat: 7"), 9, "cannot sit in seat 7"),
}


@pytest.mark.parametrize(("text", "line", "reason"), FAULTS.values(), ids=list(FAULTS))
def test_a_fault_is_told_with_its_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(Faulty) as caught:
        read(text)
    fault = caught.value.faults[0]
    assert fault.line == line and reason in fault.reason, caught.value
    assert str(fault).startswith(f"Line {line}: ")


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(Faulty) as caught:
        read(lesson(f"try\nat: {LED}\ngoal: x\nmove: zz", f"refuse\nat: {LED}\ngoal: x\nmove: e\nrule: nope"))
    assert [each.line for each in caught.value.faults] == [10, 19]


WRONG = {
    "hint elsewhere": (f"try\nat: {LED}\ngoal: Lose it.\nmove: JD", "Following the hints does not pass"),
    "allowed after all": (f"refuse\nat: {LED}\ngoal: x\nmove: TS\nrule: card_in_your_hand", "TS is allowed here"),
    "another rule": (f"refuse\nat: {LED}\ngoal: x\nmove: e\nrule: only_on_lead", "e is refused by exchange_on_your_turn"),
    "illegal move": (f"try\nat: {LED}\ngoal: x\nmove: AH", "AH is refused by card_in_your_hand"),
    "another tip": (f"try\nat: {LED}\ngoal: x\nmove: TS\ntip: lead_low", "“lead_low” is not met"),
    "rule not met": (f"try\nat: {LED}\ngoal: x\nmove: TS\nteaches: follow_suit", "“follow_suit” is not met"),
    "advice not offered": (f"choose\nat: {LOW}\nquestion: x\nmoves: AS TC\ntip: lead_low", "which is not among the moves"),
    "alike": (f"ask\nat: {LOW}\nquestion: x\nmoves: JD JD", "Two options read alike: Play J♦"),
    "cannot be reached": (f"try\nat: {LOW}\ngoal: x\nreach: points 66\nmoves: 1", "You have"),
    "not your turn": (f"try\nat: {LED}\nseat: 1\ngoal: x\nreach: points 0", "so from the start"),
}


@pytest.mark.parametrize(("block", "reason"), WRONG.values(), ids=list(WRONG))
def test_what_a_lesson_says_is_checked_against_the_game(block: str, reason: str) -> None:
    faults = check(read(lesson(block)))
    assert [each.line for each in faults] == [7] and reason in faults[0].reason


def test_after_a_faulty_step_the_others_are_checked_too() -> None:
    bad = f"try\nat: {LED}\ngoal: Lose it.\nmove: JD"
    faults = check(read(lesson(bad, "ask\nquestion: x\ncount: points", f"look\nat: {LED}", bad)))
    assert [each.line for each in faults] == [7, 28]


def test_text_does_not_name_what_the_learner_cannot_see() -> None:
    hands, stock = "KH QH TS JD AC / AH JH TD KC", "KS QD TC JS JC AS TH QC KD AD"
    whole = f"schnapsen; phase=follow; turn=0; hands={hands}; shown=- / -; stock={stock}; trump=D; led=QS"
    block = f"try\nat: {whole}\ngoal: Win it, before 10♦ is played.\nmove: TS"
    faults = check(read(lesson(block)))
    assert len(faults) == 1 and "10♦, which the learner cannot see" in faults[0].reason
    assert check(read(lesson(block.replace("10♦", "A♦")))) == []


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
