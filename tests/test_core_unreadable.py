"""Damaged text: each fault is named in one sentence, and nothing but Unreadable is ever raised."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import houses, record, seeds, walk

from cardlab.core.cards import card, cards
from cardlab.core.errors import Unreadable
from cardlab.core.game import Game
from cardlab.core.record import LONGEST, Record
from cardlab.games import GAMES, find

GAME = GAMES["schnapsen"]
LINE = GAME.deal(1).line()
DEAL = record(GAME, 1)
TEXT = str(DEAL)
PIECES = (
    "; = / , . - ?? ??*9 JK JK=7S QH 7S 0QH/AH>1 [ ] { } \" ! ?? yes no -1 99999 phase=draw phase=over eyes=0 winner=1 "
    "hands= stock=- led=QH closer=1 declared=yes tricks= turn=1 opened=0 discarder=1 owed=JK melds=7H,8H out=1 again=KS gains=0m+5: "
    "ending=stuck pile= drained=0 was_melds=7H fresh=yes idle=9 luck=0 JK=7S a1:7H m7H,8H,9H s1:JK=7H k1 t2 v1@3 z "
    "[Pack [Game [Position [Match [Result wQH oQH e c d o \n"
    "options:x count:up ½ ² ٣ \x00 0x1 1e5 --1 +1 \u2028").split(" ")


def line(old: str, new: str) -> str:
    """The line with one part changed."""
    assert old in LINE
    return LINE.replace(old, new)


def text(old: str, new: str) -> str:
    """The record with one part changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def study(header: str) -> str:
    """A record that begins from a position, with one more header."""
    return f'[Game "schnapsen"]\n{header}[Position "{LINE}"]\n\n'


def read_record(written: str) -> Record:
    return Record.read(written, GAMES)


def part(name: str) -> str:
    """One part of the line, as it stands."""
    return next(each for each in LINE.split("; ") if each.startswith(name + "="))


HAND = part("hands")
STOCK = part("stock").removeprefix("stock=")
LAST = STOCK[-2:]

DAMAGED: list[tuple[str, Callable[[str], Any], str, str]] = [
    ("no card", card, "XX", "“XX” is no card"),
    ("no card in a list", cards, "QH 1H", "“1H” is no card"),
    ("no number of cards", cards, "??*x", "a number was expected after the star"),
    ("no game", find, "chess", "no game “chess”: expected one of remi"),
    ("no preset", GAME.preset, "mine", "no preset “mine”: expected one of standard"),
    ("no strength", GAME.strength, "god", "no strength “god”"),
    ("no move", GAME.move, "zz", "“zz” is no move"),
    ("option without value", GAME.options.read, "count", "“count” is no option"),
    ("unknown option", GAME.options.read, "cuont:up", "no option “cuont”: did you mean count?"),
    ("wrong choice", GAME.options.read, "count:left", "count cannot be “left”: expected down, up"),
    ("wrong switch", GAME.options.read, "floor_zero:1", "floor_zero cannot be “1”: expected yes, no"),
    ("wrong number", GAME.options.read, "match_target:99", "match_target cannot be “99”: expected 1 … 21"),
    ("option twice", GAME.options.read, "count:up count:down", "option count stands twice"),
    ("empty line", GAME.read, "", "“schnapsen” was expected, not “”"),
    ("line of another game", GAME.read, "gin; phase=lead", "expected, not “gin”"),
    ("too long", GAME.read, LINE + " " * 30_000, "too long"),
    ("unknown part", GAME.read, LINE + "; colour=red", "no part “colour”"),
    ("part twice", GAME.read, LINE + "; turn=1", "“turn” stands twice"),
    ("part missing", GAME.read, line(HAND + "; ", ""), "lacks its part “hands”"),
    ("no seat", GAME.read, line("turn=1", "turn=2"), "names a seat that is not at the table: there are 2"),
    ("no number", GAME.read, line("turn=1", "turn=one"), "“one” is no number"),
    ("minus twice", GAME.read, line("turn=1", "turn=--1"), "“--1” is no number"),
    ("no truth", GAME.read, LINE + "; declared=1", "“1” was found where yes or no was expected"),
    ("no phase", GAME.read, line("phase=lead", "phase=bid"), "phase cannot be “bid”: expected lead, follow, draw, over"),
    ("a card missing", GAME.read, line(STOCK[:3], ""), "holds 19 cards; the pack has 20"),
    ("a card twice", GAME.read, line(STOCK[:2], LAST), f"{card(LAST):} is once too often"),
    ("three hands", GAME.read, line("shown=- / -", "shown=- / - / -"), "shown lists 3 hands, but 2 players"),
    ("shown but not held", GAME.read, line("shown=- / -", f"shown={LAST} / -"), "a card that seat 0 does not hold"),
    ("wrong trump", GAME.read, line("trump=", "trump=x"), "trump cannot be"),
    ("no trick", GAME.read, LINE + "; tricks=QH-AH", "“QH-AH” is no trick: expected something like 0QH/AH>1"),
    ("one standing", GAME.read, LINE + "; standing=7", "standing needs two numbers"),
    ("over without winner", GAME.read, line("phase=lead", "phase=over"), "over needs a winner"),
    ("winner too early", GAME.read, LINE + "; winner=1", "only such a deal has one"),
    ("no such closer", GAME.read, LINE + "; closer=2", "can only be 0 or 1"),
    ("follow without a lead", GAME.read, line("phase=lead", "phase=follow"), "exactly when the phase is follow"),
    ("draw without the option", GAME.read, line("phase=lead", "phase=draw"), "close_before_draw:yes"),
    ("not a record", read_record, "hello", "begins with [Game “…”]"),
    ("record too long", read_record, "x" * (LONGEST + 1), "too long: at most 200000"),
    ("unknown header", read_record, text("[Game", '[Colour "red"]\n[Game'), "header [Colour] is unknown"),
    ("header twice", read_record, text("[Game", '[Game "schnapsen"]\n[Game'), "header [Game] is unknown or stands twice"),
    ("three players", read_record, text("Anna | Ben", "A | B | C"), "[Seats] names 3 players: expected 2."),
    ("half a result", read_record, text("[First", '[Match "3"]\n[First'), "[Match] needs 2 numbers"),
    ("no dealer", read_record, text('[Dealer "1"]', '[Dealer "7"]'), "[Dealer] names seat 7: expected 0 to 1"),
    ("short pack", read_record, text(str(DEAL.pack[-1]) + '"]', '"]'), "[Pack] holds 19 cards: 20 were expected"),
    ("wrong card", read_record, text(str(DEAL.pack[-1]) + '"]', '7H"]'), "[Pack] holds 7♥"),
    ("no trump", read_record, text(" ".join(DEAL.pack[5:8]), f"{DEAL.pack[5]!s} ?? {DEAL.pack[7]!s}"), "trump cannot be “?” here"),
    ("other options", read_record, study('[Options "count:up"]\n'), "[Options] says “count:up”, but the position is played with “”"),
    ("other players", read_record, study('[Seats "A | B | C"]\n'), "[Seats] names 3 players: expected 2."),
    ("illegal move", read_record, text("1. ", "1. d 2. "), "Move 1, d: There is nothing to draw now"),
    ("unknown move", read_record, text("1. ", "1. zz 2. "), "Move 1, zz: “zz” is no move"),
    ("open comment", read_record, TEXT + "{ no end", "cannot be read from"),
    ("wrong result", read_record, text('[Result "', '[Result "9,'), "its moves do not lead there"),
    ("result that is none", read_record, text('[Result "', '[Result "x'), "is no number"),
]


@pytest.mark.parametrize(("reader", "written", "said"), [each[1:] for each in DAMAGED], ids=[each[0] for each in DAMAGED])
def test_damage_is_named(reader: Callable[[str], Any], written: str, said: str) -> None:
    with pytest.raises(Unreadable) as caught:
        reader(written)
    assert said in str(caught.value)
    assert str(caught.value)[-1] in ".?" and "\n" not in str(caught.value) and len(str(caught.value)) < 500


def test_a_study_is_played_as_its_position_says() -> None:
    game = GAMES["igraonica"]
    state = game.deal(1, game.options.read("challenge:yes"), seats=3)
    match = read_record(f'[Game "igraonica"]\n[Position "{state.line()}"]\n').match
    assert match.options == state.options and match.seats == 3


@st.composite
def damaged(draw: st.DrawFn, sound: st.SearchStrategy[str]) -> str:
    """Sound text with a few places cut out, doubled or overwritten."""
    written = draw(sound)
    for _change in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(written)))
        end = min(len(written), start + draw(st.integers(0, 12)))
        middle = draw(st.sampled_from(["", written[start:end] * 2, *PIECES]) | st.text(max_size=6))
        written = written[:start] + middle + written[end:]
    return written


def lines_of(game: Game, seed: int, house: Any) -> st.SearchStrategy[str]:
    """The lines of some states and views of a random deal."""
    states = list(islice(walk(game, seed, house), 60))[-20:]
    views = [state.view(seat) for state in states for seat in (-1, 0)]
    return st.sampled_from([*states, *views]).map(lambda state: state.line())


games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@games
@given(data=st.data(), seed=seeds)
def test_damaged_lines_are_unreadable_or_playable(game: Game, data: st.DataObject, seed: int) -> None:
    written = data.draw(damaged(lines_of(game, seed, data.draw(houses(game)))))
    try:
        state = game.read(written)
    except Unreadable:
        return
    assert game.read(state.line()) == state
    if state.eyes is not None:
        state = state.view(state.eyes)
    for move in game.candidates(state):
        refusal = game.refusal(state, move)
        assert str(refusal) if refusal else game.play(state, move)
    assert game.layout(state) and game.tallies(state) and game.status(state)
    assert isinstance(game.score(state), tuple)


@games
@given(data=st.data(), seed=seeds)
def test_damaged_records_are_unreadable_or_replay(game: Game, data: st.DataObject, seed: int) -> None:
    written = data.draw(damaged(st.just(str(record(game, seed, data.draw(houses(game)))))))
    try:
        found = Record.read(written, GAMES)
    except Unreadable:
        return
    assert Record.read(str(found), GAMES).states == found.states


@given(written=damaged(houses(GAME).map(lambda house: house.line())))
def test_damaged_options_are_unreadable_or_options(written: str) -> None:
    try:
        house = GAME.options.read(written)
    except Unreadable:
        return
    assert GAME.options.read(house.line()) == house


@given(written=st.text(max_size=40))
def test_words_are_moves_or_unreadable(written: str) -> None:
    for reader in (GAME.move, card, cards, GAME.read, read_record, GAME.options.read):
        try:
            reader(written)
        except Unreadable as error:
            assert str(error)
