"""Questions answered by picking: cards, moves or hands. What is right is asked of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..core.cards import BACK, Card, Cards
from ..core.language import translate as _
from ..core.move import Move
from .asking import Ask, is_of, parted, unseen
from .place import Place
from .task import Field


@dataclass(frozen=True)
class Which(Ask):
    """Which cards: those of the hand that may be played, or those not yet seen of a suit or rank.

    Attributes:
        cards: `legal`, or `unseen` with a suit or rank.
    """

    cards: str = "legal"

    def fields(self, place: Place) -> tuple[Field, ...]:
        kind, of = parted(self.cards)
        hand = place.view.hands[place.seat]
        pool = hand if kind == "legal" else tuple(face for face in place.view.pack() if is_of(face, of))
        right = playable(place) if kind == "legal" else unseen(place.view, of)
        options = tuple((str(face), format(face)) for face in dict.fromkeys(pool))
        return (Field("picks", self.goal, options, tuple(map(str, dict.fromkeys(right)))),)

    def why(self, place: Place) -> tuple[str, ...]:
        kind, of = parted(self.cards)
        if kind == "unseen":
            cards = unseen(place.view, of)
            return (_("Not seen yet: {cards}.").format(cards=", ".join(map(format, cards)) or _("no card")),)
        refusals = (place.refusal(place.game.move(word)) for word in self._tried(place))
        return tuple(dict.fromkeys(str(each) for each in refusals if each)) or (_("No rule forbids any of your cards here."),)

    def _tried(self, place: Place) -> list[str]:
        """The words of the moves with cards of the hand that are refused."""
        return [str(move) for move in place.game.candidates(place.view) if move.card is not None and place.refusal(move)]

    def met(self, start: Place, end: Place) -> set[str]:
        if self.cards != "legal":
            return set()
        refusals = (start.refusal(start.game.move(word)) for word in self._tried(start))
        return {each.rule.name for each in refusals if each}


@dataclass(frozen=True)
class Allowed(Ask):
    """Which of some moves are allowed.

    Attributes:
        words: the moves.
    """

    words: tuple[str, ...] = ()

    def fields(self, place: Place) -> tuple[Field, ...]:
        moves = [(word, place.game.move(word)) for word in self.words]
        right = tuple(word for word, move in moves if place.refusal(move) is None)
        return (Field("picks", self.goal, tuple((word, move.label(place.view)) for word, move in moves), right),)

    def why(self, place: Place) -> tuple[str, ...]:
        return tuple(_("{label}: {reason}").format(label=move.label(place.view), reason=_reason(place, move))
                     for move in map(place.game.move, self.words))

    def explained(
        self, place: Place, fields: tuple[Field, ...], given: list[list[str]], wrong: list[int], tries: int
    ) -> Iterator[str]:
        for word in self.words:
            if (word in given[0]) != (word in fields[0].right):
                move = place.game.move(word)
                yield _("{label}: {reason}").format(label=move.label(place.view), reason=_reason(place, move))

    def met(self, start: Place, end: Place) -> set[str]:
        refusals = (start.refusal(start.game.move(word)) for word in self.words)
        return {each.rule.name for each in refusals if each}


@dataclass(frozen=True)
class Hands(Ask):
    """Which of some hands could make a kind of move, such as laying the first melds.

    Attributes:
        hands: the hands, each in place of the learner's own.
        can: the letter with which the words of those moves begin.
    """

    hands: tuple[Cards, ...] = ()
    can: str = ""

    def fields(self, place: Place) -> tuple[Field, ...]:
        right = tuple(str(at) for at, hand in enumerate(self.hands, 1) if self.move(place, hand))
        options = tuple((str(at), ", ".join(map(format, hand))) for at, hand in enumerate(self.hands, 1))
        return (Field("picks", self.goal, options, right),)

    def table(self, place: Place) -> Any:
        down = tuple((BACK,) * len(hand) if seat == place.seat else hand for seat, hand in enumerate(place.view.hands))
        return place.view.but(hands=down)

    def move(self, place: Place, hand: Cards) -> str:
        """Such a move with that hand, as a sentence; empty if there is none."""
        view = holding(place, hand)
        return next((move.say(view) for move in place.game.legal(view) if str(move).startswith(self.can)), "")

    def refused(self, place: Place, hand: Cards) -> str:
        """Why no such move is allowed with that hand."""
        view = holding(place, hand)
        moves = [move for move in self._attempts(place, view, hand) if str(move).startswith(self.can)]
        found = (place.game.refusal(view, move) for move in moves)
        return next((str(each) for each in found if each), _("There is nothing to make such a move with."))

    def _attempts(self, place: Place, view: Any, hand: Cards) -> list[Move]:
        melding = place.game.melding
        found = list(place.game.candidates(view))
        return [*found, melding.lay(melding.find(view))] if melding and melding.find(view) else found

    def why(self, place: Place) -> tuple[str, ...]:
        return tuple(f"{at}: {self.move(place, hand) or self.refused(place, hand)}" for at, hand in enumerate(self.hands, 1))

    def explained(
        self, place: Place, fields: tuple[Field, ...], given: list[list[str]], wrong: list[int], tries: int
    ) -> Iterator[str]:
        for at, hand in enumerate(self.hands, 1):
            if (str(at) in given[0]) != (str(at) in fields[0].right):
                yield f"{at}: {self.move(place, hand) or self.refused(place, hand)}"


def holding(place: Place, hand: Cards) -> Any:
    """The learner's view with another hand; raises Unreadable if the position cannot hold it."""
    hands = tuple(hand if seat == place.seat else each for seat, each in enumerate(place.view.hands))
    view = place.view.but(hands=hands)
    view.check()
    return view


def playable(place: Place) -> list[Card]:
    """The cards of the hand with which something may be done."""
    hand = place.view.hands[place.seat]
    return list(dict.fromkeys(move.card for move in place.game.legal(place.view) if move.card in hand))


def _reason(place: Place, move: Move) -> str:
    refusal = place.refusal(move)
    return str(refusal) if refusal else _("allowed.")
