"""The command line says everything as text: every command, and its JSON."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from terminal import in_process, run

from cardlab.core.record import Record
from cardlab.games import GAMES

GAME = GAMES["schnapsen"]
DEAL = GAME.deal(3)
LINE = DEAL.line()


def finished(seed: int = 3) -> Record:
    """A deal played to its end by first legal moves."""
    pack = GAME.shuffled(Random(seed), GAME.standard)
    record = Record(GAME, GAME.match(GAME.standard), 0, pack, ("You", "Guided bot"))
    while record.state.phase != "over":
        record = record.add(GAME.legal(record.state)[0])
    return record


def test_legal_lists_every_move_with_its_word() -> None:
    status, said, _ = run("legal", "--at", LINE)
    assert status == 0
    assert [line.split()[0] for line in said.splitlines()] == [str(move) for move in GAME.legal(DEAL)]
    found = json.loads(run("legal", "--game", "schnapsen", "--at", "-", "--json", typed=LINE)[1])
    assert [each["move"] for each in found["moves"]] == [str(move) for move in GAME.legal(DEAL)]
    assert run("legal", "--at", "-", typed=str(finished()))[1].strip() == "The deal is over: there are no moves."


def test_try_prints_the_new_line() -> None:
    move = GAME.legal(DEAL)[0]
    after = GAME.play(DEAL, move)
    assert run("try", "--at", LINE, str(move)) == (0, f"{after.line()}\n", "")
    then = GAME.legal(after)[0]
    found = json.loads(run("try", "--at", LINE, str(move).lower(), str(then), "--json")[1])
    assert found["line"] == GAME.play(after, then).line()
    assert len(found["moves"]) == 2


def test_try_names_the_rule_that_refuses() -> None:
    other = str(DEAL.hands[1 - DEAL.turn][0])
    status, said, _ = run("try", "--at", LINE, other)
    assert status == 1
    assert said.splitlines() == [str(GAME.refusal(DEAL, GAME.move(other))), "rule: card_in_your_hand"]
    status, said, _ = run("try", "--at", LINE, other, "--json")
    found = json.loads(said)
    assert (status, found["legal"], found["rule"]) == (1, False, "card_in_your_hand")


def test_hint_says_all_rungs() -> None:
    found = json.loads(run("hint", "--at", LINE, "--json")[1])
    assert found["moves"][0] in [str(move) for move in GAME.legal(DEAL)]
    status, said, _ = run("hint", "--at", "-", typed=LINE)
    assert status == 0
    assert said.splitlines()[-1] == found["why"]


@pytest.mark.parametrize("command", ["legal", "hint"])
def test_only_what_the_seat_to_move_has_seen_counts(command: str) -> None:
    view = DEAL.view(DEAL.turn)
    assert run(command, "--at", LINE) == run(command, "--at", view.line())
    status, said, complaint = run(command, "--at", DEAL.view(1 - DEAL.turn).line())
    assert (status, said) == (2, "")
    assert "cards are not known" in complaint


def test_replay_tells_every_move(tmp_path: Path) -> None:
    record = finished()
    file = tmp_path / "deal.txt"
    file.write_text(str(record), encoding="utf-8")
    status, said, _ = run("replay", str(file))
    assert status == 0
    for state in record.states:
        assert state.line() in said
    found = json.loads(run("replay", "-", "--json", typed=str(record))[1])
    assert [each["move"] for each in found["moves"]] == [entry.word for entry in record.entries]
    assert found["moves"][0]["sentence"] in said


def test_score_adds_up() -> None:
    record = finished()
    found = json.loads(run("score", "-", "--json", typed=str(record))[1])
    assert tuple(found["totals"]["game"]) == GAME.points(record.state)
    assert len(found["lines"]) == len(GAME.score(record.state))
    said = run("score", "-", typed=str(record))[1]
    for line in GAME.score(record.state):
        assert line.title in said and line.note in said
    assert "not over yet" in run("score", "-", typed=str(record.cut(3)))[1]


def test_rules_prints_every_article_and_marks_house_rules() -> None:
    said = run("rules", "schnapsen", "--preset", "austrian", "--options", "match_target:9")[1]
    for article in GAME.articles.values():
        assert f"[{article.name}]" in said
    assert "House rule: Game points of a match: 9" in said
    assert "House rule; the standard game says" in said
    assert "House rule" not in run("rules", "schnapsen")[1]
    whole = json.loads(run("rules", "schnapsen", "--json")[1])
    assert [rule["name"] for chapter in whole["chapters"] for rule in chapter["rules"]] == list(GAME.articles)


@pytest.mark.parametrize("name", [*GAME.articles, *(tip.name for tip in GAME.tips)])
def test_rules_prints_one_article_with_its_example(name: str) -> None:
    status, said, _ = run("rules", "schnapsen", name)
    assert status == 0
    assert "Source:" in said or name not in GAME.articles
    found = json.loads(run("rules", "schnapsen", name, "--json")[1])
    example = GAME.examples.get(name)
    assert (found["example"] is None) == (example is None)
    for word in example.tries if example else ():
        assert f"\n{word} is " in said


def test_diff_tells_what_changes() -> None:
    assert "same rules" in run("diff", "schnapsen", "schnapsen:standard")[1]
    assert "up from 0" in run("diff", "schnapsen", "schnapsen:count:up,match_target:9")[1].lower()
    found = json.loads(run("diff", "schnapsen", "schnapsen:austrian", "--json")[1])
    assert found and all(each["one"] != each["other"] for each in found)


def test_match_plays_mirrored_deals() -> None:
    words = ("match", "schnapsen", "--one", "expert", "--other", "random", "--deals", "12", "--seed", "5")
    status, said, complaints = run(*words)
    assert (status, complaints) == (0, "")
    assert "±" in said
    one, other = json.loads(run(*words, "--json")[1])["bots"]
    assert one["wins"] + other["wins"] == one["deals"] == 24
    assert one["points"] == -other["points"] > 0
    assert run(*words, "--csv")[1].splitlines()[1].startswith(f"expert,24,{one['wins']},")


def test_count_counts() -> None:
    found = json.loads(run("count", "schnapsen", "--depth", "3", "--seed", "3", "--json")[1])
    assert found["counts"][:2] == [1, len(GAME.legal(DEAL))]
    assert run("count", "schnapsen", "--depth", "1", "--seed", "3")[1] == f"0\t1\n1\t{len(GAME.legal(DEAL))}\n"


def test_commands_speak_the_language_asked_for() -> None:
    assert "[Ŕ" in run("--lang", "xx", "rules", "schnapsen")[1] or "[Ť" in run("rules", "schnapsen", "--lang", "xx")[1]
    assert "“zz”" not in run("try", "--at", LINE, "zz", "--lang", "xx")[1]
    status, said, _ = run("play", "schnapsen", "--seed", "1", "--lang", "xx", typed="help\n")
    assert status == 0
    own = [line for line in said.splitlines() if line and not line.startswith((">", "  ")) and "[" not in line]
    assert not own


def test_serve_starts_the_app(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[dict[str, Any]] = []
    app = type(sys)("cardlab.app")
    app.serve = lambda **options: calls.append(options)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "cardlab.app", app)
    assert run("serve", "--port", "0", "--open", "--db", "sqlite://")[0] == 0
    assert calls == [{"port": 0, "address": "127.0.0.1", "db": "sqlite://", "open_browser": True}]


def test_in_a_process_of_its_own() -> None:
    assert in_process("--version").stdout.startswith("cardlab ")
    done = in_process("legal", "--at", "-", typed=LINE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Play" in done.stdout
    refused = in_process("try", "--at", LINE, str(DEAL.hands[1 - DEAL.turn][0]))
    assert (refused.returncode, refused.stderr) == (1, "")
