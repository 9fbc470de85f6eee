"""What a learner can be asked to reach, told by the score, the hand and the phase alone."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import score
from ..core.errors import Unreadable
from ..core.game import Game
from ..core.language import translate as _
from ..core.rule import ScoreRule
from ..core.score import Line
from .place import Place

KNOWN = "win, over, points 66, points +10, cards 3, phase lead, line NAME"


@dataclass(frozen=True)
class Reach:
    """Something to reach.

    `win`: the deal is over and nobody has more from it. `over`: it has ended. `points 66`: so many points in the deal,
    `points +10`: so many more than at the start. `cards 3`: no more cards in the hand. `phase lead`: your turn in that
    phase. `line NAME`: a line of the score from that rule for your seat.
    """

    kind: str
    value: str

    @classmethod
    def read(cls, words: str, game: Game) -> Reach:
        """Read the text form; raises Unreadable."""
        kind, _blank, value = words.partition(" ")
        value = value.strip()
        known = {
            "win": value == "", "over": value == "", "points": value.removeprefix("+").isdigit(), "cards": value.isdigit(),
            "phase": value in game.state.phases, "line": isinstance(game.articles.get(value), ScoreRule),
        }
        if not known.get(kind):
            raise Unreadable(_("“{words}” cannot be reached: expected something like {known}.").format(words=words[:40], known=KNOWN))
        return cls(kind, value)

    def done(self, start: Place, now: Place) -> bool:
        """Whether it is reached."""
        if self.kind == "win":
            merit = now.game.match.of(now.state).merit(now.game.points(now.state)) if now.over else ()
            return bool(merit) and merit[now.seat] == max(merit) > min(merit)
        if self.kind == "over":
            return now.over
        if self.kind == "points":
            return points(now, now.seat) >= self.wanted(start)
        if self.kind == "cards":
            return len(now.state.hands[now.seat]) <= int(self.value)
        if self.kind == "phase":
            return bool(now.state.phase == self.value and (now.over or now.mine))
        return any(each.rule and each.rule.name == self.value and each.seat == now.seat for each in now.game.score(now.view))

    def wanted(self, start: Place) -> int:
        """The points to be reached."""
        return int(self.value) + (points(start, start.seat) if self.value.startswith("+") else 0)

    def missed(self, start: Place, now: Place) -> str:
        """Why it is not reached, in a sentence."""
        if self.kind == "points":
            return _("You have {n} points; {wanted} were wanted.").format(n=points(now, now.seat), wanted=self.wanted(start))
        if self.kind == "cards":
            return _("Cards still in your hand: {n}. At most {wanted} were wanted.").format(
                n=len(now.state.hands[now.seat]), wanted=self.value)
        if self.kind == "line":
            return _("The score has no such line yet: {title}.").format(title=now.game.article(self.value).title)
        if self.kind == "win" and now.over:
            return _("The deal is over, and you have not won it.")
        return _("That is not reached yet.")


def points(place: Place, seat: int) -> int:
    """A seat's points in the deal, as the score adds them up."""
    return score.total(place.game.score(place.state), "card", seat)


def score_said(place: Place) -> list[str]:
    """The score at the end of a deal, each line in a sentence, and what the deal decides in the match."""
    points = place.game.points(place.state)
    news = place.game.match.of(place.state).add(points).news(place.player)
    return [*(told(place, each) for each in place.game.score(place.state)), *news]


def told(place: Place, line: Line) -> str:
    """A line of the score in a sentence."""
    return _("{player}: {title}. {note}. {points}.").format(
        player=place.player(line.seat) or _("You"), title=line.title, note=line.note,
        points=f"{line.points:+}".replace("-", "−") if line.points else "0")
