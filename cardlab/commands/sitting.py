"""One person playing in the terminal, with bots in the other seats."""

from __future__ import annotations

from random import Random
from typing import Any

from ..bots import guide
from ..core.cards import less
from ..core.game import Game, Strength
from ..core.language import translate as _
from ..core.match import Match
from ..core.move import Move
from ..core.options import Options
from ..core.record import Record
from ..table import Table
from . import output, words


class Sitting:
    """A match as the person's seat sees it; nothing else is ever printed.

    Args:
        game: what is played.
        options: the house rules.
        level: how strong the bots play.
        seat: where the person sits.
        seed: decides the cards and what bots do by lot.
    """

    def __init__(self, game: Game, options: Options, level: Strength, seat: int, seed: int) -> None:
        self.game, self.options, self.level, self.seat = game, options, level, seat
        self.reason = ""
        self._rung = 0
        self._shuffler, self._lots = Random(seed), Random(f"{seed} bots")
        seats = range(game.seats[0])
        names = tuple(_("You") if each == seat else _("Guided bot") for each in seats)
        self.table = Table(game, {each: self.level for each in seats if each != seat}, names)

    @property
    def view(self) -> Any:
        """What the person sees."""
        return self.table.state.view(self.seat)

    def player(self, seat: int) -> str | None:
        """What a seat is called in a sentence; None for the person."""
        return self.table.player(seat, self.seat)

    def begin(self) -> None:
        """Deal the first deal."""
        seats = self.game.seats[0]
        chosen = {"you": self.seat, "opponent": (self.seat + 1) % seats}
        lot = self._shuffler.randrange(seats)
        dealer = chosen.get(getattr(self.options, "first_dealer", ""), lot)
        self.deal(self.game.match(self.options, (), dealer, seats))

    def deal(self, match: Match) -> None:
        """Shuffle, deal and let the bots play up to the person's turn."""
        pack = self.game.shuffled(self._shuffler, self.options, match.seats)
        self.table.resume(Record(self.game, match, match.dealer, pack, self.table.names))
        self.reason = _("The bot has not moved yet in this deal.")
        self._rung = 0
        output.head(_("Deal {n}").format(n=len(match.results) + 1))
        dealer = self.player(match.dealer)
        output.say(_("{player} deals.").format(player=dealer) if dealer else _("You deal."))
        self.wait()

    def play(self, move: Move) -> None:
        """Make the person's move, then those of the bots; raises Illegal."""
        self._make(self.seat, move)
        self.wait()

    def wait(self) -> None:
        """Let the bots play, then show what the person has to answer."""
        while not self.table.over and self.table.state.turn != self.seat:
            seat, view = self.table.state.turn, self.table.state.view(self.table.state.turn)
            move = guide.choose(self.game, view, self._lots, self.level.tips)
            self._make(seat, move)
            self.reason = self._spoken(guide.advised(self.game, view, move, self.level.tips))
        self._finish() if self.table.over else self._show()

    def go_on(self) -> None:
        """Deal again if the deal is over; otherwise show the table once more."""
        if self.table.over:
            self.deal(self.table.match)
        else:
            self._show()

    def hint(self) -> None:
        """Climb one rung of the ladder of advice."""
        from ..coach.hints import hint

        found = None if self.table.over else hint(self.game, self.view)
        if found is None:
            output.say(_("There is no advice for this position."))
            return
        ladder = words.rungs(found)
        output.say(ladder[min(self._rung, len(ladder) - 1)])
        self._rung += 1

    def take_back(self) -> None:
        """Take back the person's last move if nothing new has been seen since."""
        if self.table.take_back(self.seat):
            self._rung = 0
            output.say(_("Taken back."))
            self._show()
        else:
            output.say(_("You have seen something new since your last move, so nothing can be taken back."))

    def score(self) -> None:
        """Print the points so far."""
        self._print(words.standings(self.game, self.view, self.player))
        self._print(self.table.match.tally(self.player))

    def written(self) -> str:
        """The record of the deal; while it lasts, only as far as the person has seen it."""
        record = self.table.record
        return str(record if self.table.over else record.masked(self.seat))

    def _make(self, seat: int, move: Move) -> None:
        before = self.view
        self.table.play(seat, move)
        self._rung = 0
        output.say(self.game.told(before, move, self.view, self.player))
        new = less(self.view.hands[self.seat], before.hands[self.seat])
        if new:
            output.say(_("New in your hand: {cards}.").format(cards=words.listed(new)))

    def _spoken(self, choice: guide.Choice) -> str:
        """Why the bot moved, in the first words that name no card which the person has not seen."""
        unseen = [format(face) for face in self.view.unseen()]
        for said in (choice.why(), choice.general()):
            if not any(name in said for name in unseen):
                return said
        return _("The bot's reason would show you its cards.")

    def _show(self) -> None:
        output.say()
        self._print(words.zones(self.game, self.view, self.player))
        output.say(_("Your turn: {task}.").format(task=self.game.status(self.view)))
        for line in words.moves(self.game, self.view):
            output.say(f"  {line}")

    def _finish(self) -> None:
        state, match = self.table.state, self.table.match
        output.head(_("The deal is over"))
        self._print(words.score(self.game.score(state), self.player))
        self._print(words.result(self.game, state, self.player))
        self._print(match.news(self.player))
        self._print(match.tally(self.player))
        both = [f"{words.called(self.player, seat)} {points}" for seat, points in enumerate(match.standing)]
        output.say(_("Game points before the next deal: {standing}.").format(standing="; ".join(both)))
        output.say(_("Press Enter for the next deal, or type “quit”."))

    def _print(self, lines: Any) -> None:
        for line in lines:
            output.say(line)
