"""Tables and scores in words: what the app draws, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..core.cards import BACK, Card, Cards
from ..core.game import Game
from ..core.language import plural
from ..core.language import translate as _
from ..core.layout import Zone
from ..core.match import Player
from ..core.move import Move
from ..core.score import Line, told


def called(player: Player, seat: int) -> str:
    """A seat's name, at the head of a line."""
    return player(seat) or _("You")


def listed(faces: Cards) -> str:
    """Cards in words: the open ones one by one, the others by their number."""
    shown = [format(face) for face in faces if face != BACK]
    down = len(faces) - len(shown)
    if down:
        shown.append(plural("{n} face down", "{n} face down", down).format(n=down))
    return ", ".join(shown)


def in_order(game: Game, view: Any, faces: Cards) -> Cards:
    """A hand sorted as the pack is, or by rank where the table does so."""
    pack = view.pack()
    ranks = game.melding.order if game.melding and game.melding.sorting == "rank" else ""

    def place(face: Card) -> tuple[int, int]:
        return ranks.find(face.rank) if face.rank in ranks else len(ranks), pack.index(face) if face in pack else len(pack)

    return tuple(sorted(faces, key=place))


def zones(game: Game, view: Any, player: Player) -> Iterator[str]:
    """What lies on the table, a line for each place that is not empty."""
    for zone in game.layout(view):
        parts = [part for part in _parts(game, zone, view, player) if part]
        if parts:
            yield f"{_heading(zone, player)}: {'; '.join(parts)}"


def _heading(zone: Zone, player: Player) -> str:
    return called(player, zone.seat) if zone.kind == "seat" and zone.seat is not None else zone.label


def _parts(game: Game, zone: Zone, view: Any, player: Player) -> Iterator[str]:
    if zone.kind == "pile" and len(zone.cards) > 1:
        yield _("{cards}, the top card first").format(cards=listed(zone.cards[::-1]))
    else:
        yield listed(in_order(game, view, zone.cards) if zone.kind == "hand" else zone.cards)
    yield zone.details.get("beside", "")
    yield from _melds(zone)
    yield str(zone.details.get("tag", ""))
    yield str(zone.details.get("won", zone.details).get("label", ""))
    yield zone.note
    if zone.kind == "last" and zone.seat is not None:
        name = player(zone.seat)
        yield _("taken by {player}").format(player=name) if name else _("taken by you")


def _melds(zone: Zone) -> Iterator[str]:
    """The melds of a zone, with their numbers where only some of all melds lie there, and what is noted about them."""
    melds = zone.details.get("melds", ())
    numbers = [_("meld {n}: ").format(n=number) for number in zone.details.get("numbers", ())] or [""] * len(melds)
    notes = [f" ({note})" if note else "" for note in zone.details.get("notes", ())] or [""] * len(melds)
    yield from (number + " ".join(map(format, meld)) + note for number, meld, note in zip(numbers, melds, notes))


def standings(game: Game, view: Any, player: Player) -> Iterator[str]:
    """Everybody's points in the deal, as far as the table shows them, and in the match."""
    for tally in game.tallies(view):
        parts = [_("points in this deal: {points}").format(points=tally.points)] if tally.points else []
        if tally.left is None:
            parts.append(_("in the match: {total}").format(total=tally.total))
        else:
            parts.append(
                plural("{n} of {of} game points to go", "{n} of {of} game points to go", tally.left).format(
                    n=tally.left, of=tally.of
                )
            )
        yield f"{called(player, tally.seat)}: {'; '.join(parts)}"


def score(lines: Sequence[Line], player: Player) -> Iterator[str]:
    """The score line by line, each with the sum so far."""
    sums: dict[tuple[int, str], int] = {}
    for each in told(lines):
        key = each.seat, each.unit
        sums[key] = sums.get(key, 0) + each.points
        facts = {
            "player": called(player, each.seat),
            "title": each.title,
            "note": each.note,
            "points": f"{each.points:+}",
            "sum": sums[key],
        }
        if each.unit == "game":
            yield _("{player}: {title}. {note}. Game points: {points}.").format(**facts)
        else:
            yield _("{player}: {title}. {note}. Points: {points}, makes {sum}.").format(**facts)


def result(game: Game, state: Any, player: Player) -> Iterator[str]:
    """What everybody has in the end."""
    lines = game.score(state)
    for seat, points in enumerate(game.points(state)):
        cards = sum(each.points for each in lines if each.unit == "card" and each.seat == seat)
        yield _("{player}, together: points {cards}, game points {points}.").format(
            player=called(player, seat), cards=cards, points=points
        )


def refused(refusal: Any) -> Iterator[str]:
    """Why a move is refused, and the rule that refuses it."""
    yield str(refusal)
    yield _("rule: {name}").format(name=refusal.rule.name)


def besides(game: Game, view: Any) -> list[Move]:
    """Moves that have a button at the table, whether they are legal or not."""
    pressed = game.melding.presses(view, (), ()) if game.melding else {}
    return [move for found in pressed.values() for move in found]


def question(game: Game, view: Any, move: Move) -> str:
    """What is asked before such a move is made; empty if nothing is."""
    return game.melding.asks(view, move) if game.melding and move in besides(game, view) and not game.refusal(view, move) else ""


def moves(game: Game, view: Any) -> Iterator[str]:
    """The legal moves, each with its word; what has a button at the table comes last."""
    legal = [*game.legal(view), *(move for move in besides(game, view) if not game.refusal(view, move))]
    legal = list(dict.fromkeys(legal))
    width = max((len(str(move)) for move in legal), default=0)
    yield from (f"{move!s:{width}}  {move.label(view)}" for move in legal)


def rungs(hint: Any) -> list[str]:
    """The four rungs of a hint: where to look, which cards, the move, and why."""
    cards = (
        _("Cards: {cards}.").format(cards=listed(hint.cards))
        if hint.cards
        else _("No card of your hand is needed for it.")
    )
    return [hint.look, cards, " ".join(hint.sentences), hint.why]
