"""Questions whose answers the sheet knows, and how many there are of something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from ..core.cards import BACK, SUITS, Card, Cards
from ..core.errors import Illegal, Unreadable
from ..core.language import translate as _
from ..core.score import Line
from .place import Place
from .reaching import points, told
from .task import Field, Judgement, Outcome, Task, nothing_like_it, refused

COUNTS = "points, their points, gain, game points, their game points, unseen, moves, melds"


@dataclass(frozen=True)
class Ask(Task):
    """A question answered with numbers or picks.

    Attributes:
        after: the words of moves made before the question is answered, in thought.
    """

    after: tuple[str, ...] = ()

    kind: ClassVar[str] = "ask"

    def solution(self, place: Place) -> str:
        return "; ".join(" ".join(field.right) for field in self.fields(place))

    def rungs(self, place: Place) -> tuple[str, ...]:
        return (*self.why(place), _("The answer: {answer}.").format(answer=", ".join(self.shown(place))))

    def shown(self, place: Place) -> list[str]:
        """The right answer as people read it."""
        return [dict(field.options).get(word, word) for field in self.fields(place) for word in field.right]

    def why(self, place: Place) -> tuple[str, ...]:
        """The reason for the right answer."""
        return ()

    def judge(self, place: Place, answer: str, tries: int) -> Judgement:
        fields = self.fields(place)
        given = answered(answer, fields)
        wrong = [at for at, (field, words) in enumerate(zip(fields, given)) if sorted(words) != sorted(field.right)]
        if not wrong:
            return Judgement(Outcome.RIGHT, self.why(place), place)
        return Judgement(Outcome.WRONG, tuple(self.explained(place, fields, given, wrong, tries)), place)

    def explained(
        self, place: Place, fields: tuple[Field, ...], given: list[list[str]], wrong: list[int], tries: int
    ) -> Iterator[str]:
        """Why an answer is wrong."""
        yield from self.why(place)

    def thought(self, place: Place) -> Place:
        """The place after the moves that are made in thought; raises Unreadable if one is refused."""
        state = place.state
        for word in self.after:
            try:
                state = place.game.play(state, place.game.move(word))
            except Illegal as error:
                raise Unreadable(refused(word, error.refusal)) from None
        return Place(place.game, state, place.seat)

    def faults(self, place: Place) -> Iterator[str]:
        self.thought(place)
        yield from ()


def answered(answer: str, fields: tuple[Field, ...]) -> list[list[str]]:
    """The words given to each field; fields are parted by semicolons, numbers also by blanks. Raises Unreadable."""
    parts = [part.split() for part in answer.split(";")]
    if len(fields) > 1 and len(parts) == 1 and len(parts[0]) == len(fields):
        parts = [[word] for word in parts[0]]
    for field, words in zip(fields, parts):
        known = [word for word, _text in field.options]
        for word in words:
            if field.kind == "number" and not word.removeprefix("-").isdigit():
                raise Unreadable(nothing_like_it(word, _("a number")))
            if known and word not in known:
                raise Unreadable(nothing_like_it(word, ", ".join(known)))
        if len(words) != 1 and field.kind in ("number", "pick"):
            raise Unreadable(nothing_like_it(answer, _("one answer to each question")))
    if len(parts) != len(fields):
        raise Unreadable(nothing_like_it(answer, _("one answer to each question")))
    return [[str(int(word)) if field.kind == "number" else word for word in words] for field, words in zip(fields, parts)]


@dataclass(frozen=True)
class Count(Ask):
    """How many: points so far, what moves would gain, cards not seen, and so on.

    Attributes:
        what: one of `COUNTS`, and for unseen cards the suit or rank they are of.
    """

    what: str = "points"

    def fields(self, place: Place) -> tuple[Field, ...]:
        return (Field("number", self.goal, right=(str(self.number(place)),)),)

    def number(self, place: Place) -> int:
        """The right number."""
        kind, of = parted(self.what)
        now, them = self.thought(place), (place.seat + 1) % place.state.seats
        if kind in ("points", "their points"):
            return points(now, place.seat if kind == "points" else them)
        if kind == "gain":
            return points(now, place.seat) - points(place, place.seat)
        if kind in ("game points", "their game points"):
            return int(now.game.points(now.state)[place.seat if kind == "game points" else them])
        if kind == "unseen":
            return len(unseen(now.view, of))
        if kind == "melds":
            return self._melds(place)
        return len(now.game.legal(now.view))

    def _melds(self, place: Place) -> int:
        melding = place.game.melding
        assert melding is not None
        return melding.counts(place.view, laid(place.game.move(parted(self.what)[1])))[0]

    def why(self, place: Place) -> tuple[str, ...]:
        kind, of = parted(self.what)
        now = self.thought(place)
        if kind == "unseen":
            cards = unseen(now.view, of)
            return (_("Not seen yet: {cards}.").format(cards=", ".join(map(format, cards)) or _("no card")),)
        if kind == "moves":
            return tuple(move.label(now.view) + "." for move in now.game.legal(now.view))
        if kind == "melds":
            melding = place.game.melding
            melds = laid(place.game.move(of))
            return tuple(f"{' '.join(map(format, each))}: {melding.called(place.view, each)}." for each in melds) if melding else ()
        lines = tuple(told(place, each) for each in self.lines(place))
        return lines or (_("The score has no line for it yet."),)

    def lines(self, place: Place) -> list[Line]:
        """The lines of the score that make the number."""
        kind, _of = parted(self.what)
        now, unit = self.thought(place), "game" if "game" in kind else "card"
        found = [each for each in now.game.score(now.state) if each.unit == unit]
        if kind == "gain":
            before = list(place.game.score(place.state))
            return [each for each in found if each not in before]
        seat = (place.seat + 1) % place.state.seats if kind.startswith("their") else place.seat
        return [each for each in found if each.seat == seat]

    def met(self, start: Place, end: Place) -> set[str]:
        if parted(self.what)[0] in ("unseen", "moves", "melds"):
            return set()
        return {each.rule.name for each in self.lines(start) if each.rule}


def parted(words: str) -> tuple[str, str]:
    """A quantity and what it is of: `unseen D` gives `unseen` and `D`."""
    for kind in sorted(COUNTS.split(", "), key=len, reverse=True):
        if words == kind or words.startswith(kind + " "):
            return kind, words[len(kind) :].strip()
    return words, ""


def is_of(face: Card, of: str) -> bool:
    """Whether a card is of a suit or rank, or of any if none is named."""
    return face != BACK and (not of or (face.suit if of in SUITS else face.rank) == of)


def unseen(view: Any, of: str) -> Cards:
    """The cards that lie face down somewhere, of a suit or rank."""
    return tuple(face for face in view.unseen() if is_of(face, of))


def laid(move: Any) -> tuple[Cards, ...]:
    """The melds that a move lays."""
    return tuple(getattr(move, "melds", ()))
