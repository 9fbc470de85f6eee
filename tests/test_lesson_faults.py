"""What is wrong with a lesson's file is told with its line and its reason."""

from __future__ import annotations

import pytest
from lesson_texts import LEAD, LED, LOW, REMI, lesson

from cardlab.lessons.check import check
from cardlab.lessons.lesson import Faulty
from cardlab.lessons.reading import read

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
