"""The score page and the records of Kanasta: the breakdown, the stake through a match, and a match that is given up."""

from __future__ import annotations

from random import Random
from typing import Any

from desk import standing

from cardlab.core.match import Match
from cardlab.core.record import Record
from cardlab.games import GAMES
from cardlab.games.canasta.moves_stake import Offer, Resign
from cardlab.games.canasta.positions import at
from cardlab.table import Table
from cardlab.views.rounds import history, round_scene

GAME = GAMES["kanasta"]
QUEENS = "QS QH QC QD QS QH QC"
LAST = at("4D", f"{QUEENS} / 8S 8H 8C 8D 8S 2S JK", "AS AH AC AD JK", others="AS 2H 9C", threes="3H 3D / 3D",
          standing=(850, 1340))
OFFERED = at("KS KH TC", QUEENS, house="doubling:yes", phase="offer", offer=1, resume="draw", standing=(850, 1340))


def shown(table: Table, me: int = 0) -> dict[str, Any]:
    """The score page."""
    return round_scene(table, me, lambda seat: table.player(seat, me) or "You")


def test_c14_the_breakdown_names_what_counted_with_its_cards() -> None:
    page = shown(standing(LAST, "o"))
    assert page["title"] == "You have gone out"
    rows = {row["title"]: row for row in page["rows"]}
    assert [title for title in rows if title.startswith("You")] == [
        "You: Meld 1", "You: Natural canasta", "You: Meld 2", "You: Mixed canasta", "You: Red threes", "You: Going out"]
    assert [card["points"] for card in rows["You: Meld 2"]["cards"]] == ["10", "10", "10", "10", "10", "20", "50"]
    assert rows["You: Red threes"]["cards"] == ["3H", "3D"] and rows["You: Red threes"]["points"] == ["+200", ""]
    held = rows["Guided bot: Cards left in the hand"]
    assert [card["points"] for card in held["cards"]] == ["20", "20", "10"] and held["points"] == ["", "−50"]
    assert page["totals"] == ["This round", "+1290", "+180"]


def test_c14_the_new_totals_stand_beside_the_target_and_the_next_minimum() -> None:
    page = shown(standing(LAST, "o"))
    assert page["match"]["heads"][-2:] == ["Total", "Next minimum"]
    assert [(row["total"], row["of"], row["ahead"]) for row in page["match"]["rows"]] == [
        ("2140", "of 2500", "90"), ("1520", "of 2500", "90")]
    done = shown(standing(LAST.replace("standing=850", "standing=1850"), "o"))
    assert done["match"]["heads"][-1] == "Total" and not any(row["ahead"] for row in done["match"]["rows"])
    assert done["lead"] == "You win the match." and done["actions"][0]["label"] == "New match"


def test_c16_2_a_refused_offer_ends_the_match_on_a_page_of_its_own() -> None:
    page = shown(standing(OFFERED, "r"))
    assert page["title"] == "You have refused the offer"
    assert page["lead"] == "Guided bot wins the match. Guided bot wins the stake of 10."
    assert [row["title"] for row in page["rows"]] == ["You: Nothing counts", "Guided bot: Nothing counts"]
    assert page["totals"] == ["This round", "0", "0"] and page["actions"][0]["label"] == "New match"


def test_resigning_has_such_a_page_too() -> None:
    page = shown(standing(LAST, "q"), 1)
    assert page["title"].endswith(" has resigned") and page["lead"] == "You win the match."


def played(match: Match, words: str, seed: int) -> Record:
    """A round that begins with these moves and goes on at random, without any more about the stake."""
    rng = Random(seed)
    record = Record(GAME, match, match.dealer, GAME.shuffled(rng, match.options, 2), ("Anna", "Ben"))
    for word in words.split():
        record = record.add(GAME.move(word))
    while record.state.phase != "over":
        record = record.add(rng.choice([move for move in GAME.legal(record.state) if not isinstance(move, Offer)]))
    return record


def test_c_41_a_doubled_stake_lasts_through_the_records_of_a_match() -> None:
    match: Match = GAME.match(GAME.options.read("doubling:yes limit:40 target:5000"), (), 1)
    for seed, (words, stake) in enumerate((("u y", 10), ("u y", 20), ("", 40))):
        record = played(match, words, seed)
        assert record.start.stake == stake and record.start.standing == match.standing
        again = Record.read(str(record), GAMES)
        assert again == record and again.match == match and again.states == record.states
        match = match.after(record.state, GAME.points(record.state))
        assert not match.finished
    state = GAME.deal(1, match.options, match.dealer, match)
    refusal = GAME.refusal(state.but(turn=state.acceptors[-1]), Offer())
    assert state.acceptors == (1, 0) and refusal and refusal.rule.name == "stake_has_a_limit"
    record = Record(GAME, match, match.dealer, GAME.shuffled(Random(1), match.options, 2), ("Anna", "Ben")).add(Resign())
    done = match.after(record.state, (0, 0))
    assert done.finished and sorted(map(done.balance, (0, 1))) == [-40, 40]


def test_totals_by_round_of_a_match_that_was_given_up() -> None:
    table = standing(OFFERED, "r")
    assert history(table) == [(850, 1340), (850, 1340)]
    table.next_deal()
    assert table.state.standing == (0, 0) and table.state.acceptors == ()
