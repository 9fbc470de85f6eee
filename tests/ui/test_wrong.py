"""Whatever comes in wrong is answered with one clear sentence, and nothing is lost."""

from pathlib import Path

from desk import MODEL, SENDER, Desk, deal_of, kept, table_of
from playwright.sync_api import Page

LINE = "schnapsen; phase=lead; turn=0; hands=AS KS QS TH JC / ??*5; shown=- / -; stock=??*9 AD; trump=D"
SCRIPT = "<script>window.hacked=1</script><img src=x onerror='window.hacked=1'>"
HUGE = "a" * 300_000

ADDRESSES = {
    "play?game=bridge": "There is no game “bridge”",
    "play?preset=chaos": "There is no preset “chaos”",
    "play?options=wild:yes": "wild",
    "play?preset=chaos&options=match_target:3": "There is no preset “chaos”",
    "rules?rule=nope": "There is no rule “nope”",
    "play?strength=god": "There is no strength “god”",
    "play?t=missing": "There is no table at this address",
    "play?t=..%2F..%2Fetc%2Fpasswd": "There is no table at this address",
    "play?t=%00": "There is no table at this address",
    f"play?at={LINE.replace('JC', 'XX')}": "“XX” is no card",
    f"play?at={LINE.replace('lead', 'over')}": "winner",
    "study": "Nothing to step through",
    "study?t=missing": "There is no table at this address",
    "study?at=%FF%FE": "A position begins with the name of its game",
    f"study?at={SCRIPT}": "A position begins with the name of its game",
    f"study?at=schnapsen; {HUGE}=1": "too long",
    f"rules?game={SCRIPT}": "There is no game",
    f"new?options={SCRIPT}": "script",
    f"play?game={HUGE}": "There is no game",
}


def test_a_bad_address_is_answered_by_a_sentence(page: Page, app_url: str) -> None:
    for address, answer in ADDRESSES.items():
        page.goto(f"{app_url}/{address}")
        message = page.locator(".cl-message .cl-lead")
        message.wait_for()
        text = message.inner_text()
        assert answer in text, address[:80]
        assert len(text) < 500
        assert text.rstrip().endswith((".", "?"))
        assert page.evaluate("() => window.hacked") is None
    page.get_by_role("link", name="To the start page").click()
    page.locator(".cl-course").first.wait_for()


def test_a_path_that_leads_nowhere_shows_nothing(new_page, app_url: str) -> None:
    page = new_page(strict=False)
    for path in ("nothing", "static/..%2F..%2F..%2Fetc/passwd", "components/..%2F..%2Fx", "play/../../x"):
        answer = page.goto(f"{app_url}/{path}")
        assert answer and answer.status in (400, 403, 404)
        assert "root:" not in page.content()


MESSAGES = [
    None, 7, "QS", [], {}, {"type": "move"}, {"type": "move", "word": 7, "rev": 0}, {"type": "move", "word": "QS"},
    {"type": "move", "word": "QS", "rev": 10**9}, {"type": "move", "word": "QS", "rev": -1},
    {"type": "move", "word": "QS", "rev": "1"}, {"type": "move", "word": "QS", "rev": 1.5},
    {"type": "move", "word": "QS", "rev": True}, {"type": "do", "name": "__init__", "value": None, "rev": 0},
    {"type": "do", "name": "hint", "value": {"a": [1]}, "rev": 0}, {"type": "do", "name": ["hint"], "rev": 0},
    {"type": "steal", "word": "QS", "rev": 0}, {"type": "move", "word": "Q" * 900_000, "rev": 0},
    {"__proto__": {"type": "move"}, "rev": 0},
]  # fmt: skip


def test_forged_messages_change_nothing(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1)
    desk = Desk(new_page(), table_of(app_url, token))
    before = deal_of(app_log, token).record
    for message in MESSAGES:
        desk.forge(message)
    assert deal_of(app_log, token).record == before
    desk.click(desk.hand("is-playable")[0])
    assert deal_of(app_log, token).record.entries


def test_words_of_others_and_of_nobody_are_refused(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1)
    desk = Desk(new_page(), table_of(app_url, token))
    table = deal_of(app_log, token)
    theirs = str(table.state.hands[1][0])
    for word, answer in ((theirs, "Not this card."), ("w" + theirs, "Not this card."), ("nonsense", "no move"),
                         ("??", "no move"), (SCRIPT[:200], "no move"), ("d", "Not now."), ("x" * 200, "no move")):
        desk.forge({"type": "move", "word": word, "rev": desk.scene["rev"]})
        assert answer in desk.bubble().inner_text(), word
    assert desk.page.evaluate("() => window.hacked") is None
    assert deal_of(app_log, token).record == table.record


def test_what_is_shown_cannot_be_forged(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1)
    desk = Desk(new_page(strict=False), table_of(app_url, token))
    for value in ('{"rev": 99, "frames": []}', '{"rev": 1, "frames": [{"kind": "message", "text": "x"}]}'):
        desk.page.evaluate(f"(value) => {{ ({MODEL})().data.show = value }}", value)
        desk.page.wait_for_timeout(200)
    assert not deal_of(app_log, token).record.entries
    desk.page.reload()
    desk.settle()
    desk.click(desk.hand("is-playable")[0])
    assert deal_of(app_log, token).record.entries


def test_a_double_click_makes_one_move(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1)
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, token))
    desk.card(desk.hand("is-playable")[0]).dblclick()
    desk.settle()
    own = [state.turn for state in deal_of(app_log, token).record.states[:-1]].count(0)
    assert own == 1


def test_fast_clicks_on_many_cards_make_one_move(new_page, app_url: str, app_log: Path) -> None:
    token = kept(app_log, seed=3, dealer=1)
    desk = Desk(new_page(reduced_motion="reduce"), table_of(app_url, token))
    before = desk.scene["rev"]
    desk.page.evaluate(f"""(rev) => {{ const model = ({SENDER})()
      for (const word of {desk.hand()}) model.send_msg({{type: "move", word, rev}}) }}""", before)
    desk.page.wait_for_function(f"(rev) => JSON.parse(({MODEL})().data.show).rev > rev", arg=before)
    desk.page.wait_for_timeout(400)
    states = deal_of(app_log, token).record.states[:-1]
    assert [state.turn for state in states].count(0) == 1
    assert len(desk.hand()) == len(deal_of(app_log, token).state.hands[0])


def test_two_tabs_share_one_table(new_page, app_url: str, app_log: Path) -> None:
    page = new_page(reduced_motion="reduce")
    one = Desk(page, table_of(app_url, kept(app_log)))
    two = Desk(page.context.new_page(), f"{app_url}/play?t={one.token}&pace=0&hints=off")
    for desk, other in ((one, two), (two, one), (one, two)):
        if desk.scene["kind"] != "table":
            break
        desk.click(desk.hand("is-playable")[0])
        other.page.wait_for_function(f"(rev) => JSON.parse(({MODEL})().data.show).rev === rev", arg=desk.scene["rev"])
        assert other.hand() == desk.hand()
    stale = one.scene["rev"] - 1
    one.forge({"type": "move", "word": one.hand()[0] if one.hand() else "QS", "rev": stale})
    assert one.scene["rev"] == two.scene["rev"] == stale + 1


DAMAGED = [
    '[Game "bridge"]', '[Game "schnapsen"]\n[Pack "QS QS"]', SCRIPT, "schnapsen; hands=", "\x00\x01",
    '[Game "schnapsen"]\n[Options "wild:yes"]', '[Game "schnapsen"]\n[Match "x,y"]', '[Game "schnapsen"] 1. QS {open',
    LINE + "; turn=1", "schnapsen; phase=lead; turn=9",
]  # fmt: skip


def test_a_damaged_record_is_answered_by_a_sentence(page: Page, app_url: str) -> None:
    page.goto(f"{app_url}/open")
    for text in DAMAGED:
        page.locator("textarea").first.fill(text)
        page.get_by_role("button", name="Open", exact=True).click()
        page.wait_for_timeout(150)
        message = page.get_by_role("alert")
        message.wait_for()
        assert message.inner_text().strip().endswith((".", "?")), text
        assert page.evaluate("() => window.hacked") is None


FORGED_FIELDS = """() => { for (const document of Bokeh.documents) for (const model of document._all_models.values()) {
  if (model.type.endsWith("RadioGroup")) model.active = 99
  if (model.type.endsWith("Select")) model.value = "no such"
  if (model.type.endsWith("HTML")) model.text = "<b>forged</b>" } }"""


def test_forged_fields_of_the_form_change_nothing(new_page, app_url: str) -> None:
    page = new_page(strict=False)
    page.goto(f"{app_url}/new?game=schnapsen&options=count:up")
    play = page.locator("a.cl-button.is-main").first
    play.wait_for()
    address = play.get_attribute("href")
    page.evaluate(FORGED_FIELDS)
    page.get_by_role("radio", name="Expert").check()
    page.locator('a.cl-button.is-main[href*="expert"]').wait_for()
    assert play.get_attribute("href") == f"{address}".replace("strength=learner", "strength=expert")


def test_going_back_and_forward_comes_to_the_same_table(new_page, app_url: str, app_log: Path) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(app_url)
    page.locator(".cl-course").first.wait_for()
    desk = Desk(page, f"{app_url}/play?game=schnapsen&pace=0&hints=off")
    desk.click(desk.hand("is-playable")[0])
    token, moves = desk.token, desk.moves()
    for _time in range(2):
        page.go_back()
        page.locator(".cl-course").first.wait_for()
        page.go_forward()
        desk.settle()
        assert (desk.token, desk.moves()) == (token, moves)
    desk.click(desk.hand("is-playable")[0])
    assert len(deal_of(app_log, token).record.entries) > len(moves)
