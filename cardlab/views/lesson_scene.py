"""How a step of a lesson looks: what is read, the table, what is asked, what is said about the answer, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core.cards import FACES, spoken
from ..core.language import translate as _
from ..lessons.run import Run
from ..lessons.task import Field, Outcome, title_of
from . import panels
from .links import rule_link, rules_page
from .look import Look
from .pictures import BRISK, FULL, NEXT, OWN
from .prose import parts
from .scene import scene
from .still import bare

if TYPE_CHECKING:
    from .lesson import LessonRoom

Json = dict[str, Any]
MOST = 60
"""Moves that are shown one by one; of more, only the last."""


def seen(run: Run, state: Any) -> Any:
    """What the learner sees of a state; once a round of melds is over, the hands lie open."""
    place = run.place
    assert place is not None
    return state.but(eyes=place.seat) if place.game.melding and state.phase == "over" else state.view(place.seat)


def scene_of(room: LessonRoom, news: bool) -> Json:
    """The step as it stands; `news` says that something has come of an answer, or another step is shown."""
    made = _table(room, room.view, mine=True) if room.run.place else bare()
    made["lesson"] = _lesson(room)
    made |= {"bubble": room.bubble, "heading": room.lesson.title, "say": _said(room, news)}
    if room.learner and room.way.remember:
        made["me"] = room.learner.token
    return made


def between(room: LessonRoom, before: Run) -> list[Json]:
    """A frame for every move that was made since, the last excepted."""
    old, new = before.place, room.run.place
    if old is None or new is None or before.at != room.run.at or new.trail[: len(old.trail)] != old.trail:
        return []
    moves = new.trail[len(old.trail) :][-MOST:]
    frames = []
    for at, (state, move) in enumerate(moves):
        pauses = new.game.pauses(state, move)
        after = moves[at + 1][0] if at + 1 < len(moves) else new.state
        hold = NEXT if pauses else BRISK if room.desk and state.turn != new.seat else OWN
        for shown, pause in (*((each, FULL) for each in pauses), (after, hold)):
            frame = _table(room, seen(room.run, shown), mine=False)
            frame["lesson"] = _lesson(room) | {"feedback": None, "form": None, "hint": None, "then": [], "end": None, "tried": None}
            frames.append(frame | {"hold": round(pause * room.pace), "skips": True, "actions": [], "heading": room.lesson.title})
    return frames[:-1]


def _table(room: LessonRoom, view: Any, *, mine: bool) -> Json:
    place = room.run.place
    assert place is not None
    plan = room.planning.at(room.rev) if mine else None
    asked = mine and room.moving and place.mine
    names = {seat: place.player(seat) or _("You") for seat in range(place.state.seats)}
    made = scene(Look(place.game, view, place.seat, names.__getitem__, asked, hint=room.advice() if mine else None, desk=room.desk,
                      planning=plan is not None))
    if plan and room.desk:
        made["strip"] = plan.bar(room.desk.melding)
    if not asked:
        out_of_turn = [action for action in made["actions"] if action.get("word")] if mine and room.moving else []
        made |= {"actions": out_of_turn, "keys": [], "strip": None}
    if mine:
        _let_try(room.run, made)
    return made


def _let_try(run: Run, made: Json) -> None:
    """Let the card or button of a move that is to be refused make it too, where it does nothing else."""
    word = "" if run.passed else (_tried(run) or {}).get("word", "")
    face = str(run.lesson.game.move(word).card) if word else ""
    for action in made["actions"]:
        if word and action.get("word") == word:
            action.pop("why", None)
    for zone in made["zones"] if face else ():
        for card in zone["cards"] if zone["kind"] == "hand" else ():
            if card["face"] == face and not (card.get("word") or card.get("do") or card.get("choices")):
                card["word"] = word


def _lesson(room: LessonRoom) -> Json:
    run = room.run
    return {
        "title": run.lesson.title, "at": run.at, "step": run.step.title, "of": len(run.lesson.steps),
        "part": round(100 * (len(run.lesson.steps) - len(room.walk.open_steps())) / len(run.lesson.steps)),
        "count": _("Step {n} of {of}").format(n=run.at + 1, of=len(run.lesson.steps)),
        "prose": parts(run.read), "then": parts(run.then), "who": run.who if run.task else "",
        "goal": run.goal, "left": _("Done.") if run.passed and run.task and run.task.waits else run.left_said,
        "form": _form(run), "tried": _tried(run), "feedback": _feedback(room),
        "hint": _hint(room), "end": _end(room), "actions": _actions(room), "trouble": room.trouble,
        "notice": room.learner.notice if room.learner else "", "labels": {"task": _("Your task"), "then": _("Afterwards")},
    }


def _form(run: Run) -> Json | None:
    """The questions, each with its control."""
    if not run.fields or run.fields[0].kind == "move":
        return None
    return {"key": f"{run.at}", "fields": [_field(each) for each in run.fields], "send": _("Answer"),
            "note": _("Choose all that are right, or none.") if any(each.kind == "picks" for each in run.fields) else ""}


def _field(field: Field) -> Json:
    return {"kind": field.kind, "label": field.label, "options": [_option(word, text) for word, text in field.options]}


def _option(word: str, text: str) -> Json:
    """An option, with a picture if it is a card."""
    face = FACES.get(word)
    return {"label": text} if face is None or format(face) != text else {"label": text, "face": str(face), "name": spoken(face)}


def _tried(run: Run) -> Json | None:
    """A move that the table does not offer, since it is to be refused."""
    options = run.fields[0].options if run.fields and run.fields[0].kind == "move" else ()
    return {"word": options[0][0], "label": _("Try: {move}").format(move=options[0][1])} if options else None


def _feedback(room: LessonRoom) -> Json | None:
    """What came of the last answer, with the rules to read about it."""
    run = room.run
    if not run.said and not (run.passed and run.task and run.task.waits):
        return None
    wrong = run.outcome in (Outcome.WRONG, Outcome.LOST)
    lead = {Outcome.RIGHT: _("Right."), Outcome.WRONG: _("Not quite."), Outcome.LOST: _("Not this time: begin the step again.")}
    game, options = run.lesson.game, run.place.state.options if run.place else None
    rules = [rule_link(game, each, options) for each in room.articles()[:3]] if wrong or run.passed else []
    return {"kind": "wrong" if wrong else "right" if run.passed else "on", "lead": lead.get(run.outcome, _("Go on.")),
            "lines": list(dict.fromkeys(run.said)), "rules": rules, "about": _("Read the rule:")}


def _hint(room: LessonRoom) -> Json | None:
    return {"title": _("Hint"), "lines": list(room.run.rungs[: room.rung])} if room.rung and room.run.rungs else None


def _actions(room: LessonRoom) -> list[Json]:
    """The ways on; the next sensible one is the main one."""
    run, made = room.run, list[Json]()
    if run.at:
        made.append(panels.do("back", _("Back")))
    if run.rungs and room.rung < len(run.rungs):
        made.append(panels.do("hint", _("Show me more") if room.rung else _("Show me"), icon="question", key="h"))
    if run.said or run.outcome is not Outcome.ON:
        made.append(panels.do("again", _("Begin this step again"), main=run.lost, plain=not run.lost))
    if room.walk.following() is not None:
        made.append(panels.do("next", _("Next"), main=run.passed))
    return made


def _end(room: LessonRoom) -> Json | None:
    """What was learned, what is worth another look, and where to go from here."""
    run, game = room.run, room.lesson.game
    if not run.over or run.place is None:
        return None
    learned = [{"label": title_of(run.place, name), "href": rules_page(game, rule=name) if name in game.articles else None}
               for name in run.lesson.teaches]
    left = [at for at in room.walk.open_steps() if at != run.at]
    again = [panels.do("step", _("Step {n}: {title}").format(n=at + 1, title=run.lesson.steps[at].title), value=at)
             for at in left or run.missed]
    after, course = room.way.after, room.way.course
    ways: list[Json] = [{"label": _("Next lesson: {title}").format(title=after[0]), "href": after[1], "main": True}] if after else []
    ways += [{"label": course[0], "href": course[1], "main": not after}] if course else []
    if left:
        return {"title": _("Some steps are still to be done"), "text": "", "learned": [], "again": again, "look": "", "actions": ways}
    return {"title": _("The lesson is done"), "text": _("You have learned:"), "learned": learned,
            "again": again, "look": _("Worth another look:"), "actions": ways}


def _said(room: LessonRoom, news: bool) -> list[str]:
    """What is read aloud: the outcome and its reasons, what is wrong with the answer, or the newest hint."""
    told = _feedback(room)
    if not news:
        newest = [room.trouble] if room.trouble else list(room.run.rungs[room.rung - 1 : room.rung]) if room.rung else []
        return newest if room.asked else []
    aloud = [told["lead"], *told["lines"]] if told and not room.bubble else []
    return [*aloud, *filter(None, [room.learner.notice if room.learner else ""])]
