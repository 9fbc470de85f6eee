"""No card that the learner has not seen reaches the browser: every message, page and line of the log is read."""

from pathlib import Path

import pytest
from desk import Desk, deal_of, kept, table_of
from playwright.sync_api import Page, Response, WebSocket
from seen import faces, named, unseen


class Ear:
    """Hears everything that reaches a browser page and everything that the server prints."""

    def __init__(self, page: Page, log: Path) -> None:
        self.page, self.log = page, log
        self._heard: list[str | bytes] = []
        self._answers: list[Response] = []
        self._printed = len(log.read_text())
        self.count = 0
        page.on("websocket", self._listen)
        page.on("response", lambda response: self._answers.append(response))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._heard.append(payload))

    def _answered(self) -> list[str]:
        """Addresses and texts of what was asked for by HTTP, the libraries apart."""
        far = [each for each in self._answers if each.url.startswith("http") and "/static/" not in each.url]
        answers, self._answers = far, []
        return [text for each in answers for text in (each.url, each.text())]

    def news(self) -> set[str]:
        """The faces named since the last time this was asked."""
        printed = self.log.read_text()
        heard = [*self._heard, *self._answered(), printed[self._printed :], self.page.url]
        self._heard, self._printed = [], len(printed)
        self.count += len(heard)
        return {face for each in heard for face in named(each)}


def seen(log: Path, token: str) -> set[str]:
    """What the learner has seen of the running deal; every card once it is over."""
    state = deal_of(log, token).state
    pack = set(map(str, state.pack()))
    return pack if state.phase == "over" else pack - unseen(state, 0)


def check(ear: Ear, token: str) -> None:
    told = ear.news() - seen(ear.log, token)
    assert not told, f"{sorted(told)} were told before they were seen"


def look_around(desk: Desk, ear: Ear, app_url: str) -> None:
    """Ask for everything that a learner can ask for in the middle of a deal."""
    for name in ("talk", "record", "panel-close", "link", "panel-close", "take-back"):
        if desk.button(name).count():
            desk.click(desk.button(name))
        if name == "talk":
            desk.do("talk")
    check(ear, desk.token)
    study = desk.page.context.new_page()
    other = Ear(study, ear.log)
    study.goto(f"{app_url}/study?t={desk.token}")
    study.locator(".cl-transport").wait_for()
    study.locator('[data-do="record"]').click()
    study.locator('[data-panel="copy"]').wait_for()
    study.get_by_role("button", name="First").click(force=True)
    study.wait_for_timeout(100)
    check(other, desk.token)
    study.close()


@pytest.mark.parametrize("rules", ["", "claim_mode:manual close_before_draw:yes show_points:both"])
def test_no_unseen_card_reaches_the_browser(new_page, app_url: str, app_log: Path, rules: str) -> None:
    token = kept(app_log, seed=5, options=rules, strength="expert")
    page = new_page(reduced_motion="reduce")
    ear = Ear(page, app_log)
    desk = Desk(page, table_of(app_url, token))
    desk.do("talk")
    for turn in range(24):
        check(ear, token)
        if turn % 6 == 2 and desk.scene["kind"] == "table":
            look_around(desk, ear, app_url)
        step(desk)
    check(ear, token)
    assert ear.count > 40
    assert len(deal_of(app_log, token).records) > 1


def step(desk: Desk) -> None:
    """The next card, the next deal, or whatever else has to be done."""
    if desk.scene["kind"] == "score":
        desk.do("continue")
        return
    desk.page.keyboard.press("Escape")  # a sentence that says why not may lie over the cards
    playable = desk.hand("is-playable")
    desk.click(playable[-1] if playable else desk.page.locator('[data-word="d"]'))


RUMMIES = {"remi": "", "igraonica": "manipulation:free opening_min:30", "remik": ""}


@pytest.mark.parametrize("game", RUMMIES)
def test_a_round_of_rummy_tells_nothing_before_its_end(new_page, app_url: str, app_log: Path, game: str) -> None:
    """Drafts, plans, pauses for a knock and the score included; hints may name what could still come, so twins prove those."""
    token = kept(app_log, game=game, seats=3, seed=7, options=RUMMIES[game], strength="expert")
    page = new_page(reduced_motion="reduce")
    ear = Ear(page, app_log)
    desk = Desk(page, table_of(app_url, token))
    for turn in range(80):
        check(ear, token)
        if desk.scene["kind"] == "score":
            break
        if turn in (2, 9):
            look_around(desk, ear, app_url)
        for name in ("find", "clear", "plan", "plan-drop"):
            if turn % 3 == 1 and desk.button(name).count():
                desk.do(name)
        if desk.button("go-on").count():
            desk.do("go-on")
        else:
            desk.forge({"type": "do", "name": "hint-play", "value": None, "rev": desk.scene["rev"]})
            desk.settle()
    desk.do("table")
    desk.do("record")
    check(ear, token)
    assert deal_of(app_log, token).over
    assert ear.count > 20


def test_a_table_that_began_at_a_position_tells_nothing_either(new_page, app_url: str, app_log: Path) -> None:
    page = new_page(reduced_motion="reduce")
    ear = Ear(page, app_log)
    line = "schnapsen; phase=lead; turn=0; hands=AS KS QS TH JC / ??*5; shown=- / -; stock=??*9 AD; trump=D"
    desk = Desk(page, f"{app_url}/play?at={line.replace(' ', '+')}&pace=0&hints=off")
    desk.do("record")
    check(ear, desk.token)
    step(desk)
    look_around(desk, ear, app_url)
    check(ear, desk.token)


def test_every_way_to_name_a_card_is_known() -> None:
    for text in ("xQH", "mQH,QS,QD", "a2:QH", "a2<JH QH"):
        assert "QH" in faces(text), text
    for text in ("QH", "1. wQH", "hands=QH+KS", "at%3DQH%20KS", "0QH/AH>1", "Q♥.", "queen of hearts", "Q hearts"):
        assert "QH" in faces(text), text
    assert faces("10♠ and ten of clubs") == {"TS", "TC"}
    assert named('{"show": "{\\"face\\": \\"QH\\"}"}') == {"QH"}
    assert not faces("AS-1 token_KS xQHx JK=QH joker as Q♥ joker as queen of hearts")
    assert faces("seven of hearts, 2♠ and 9D") == {"7H", "2S", "9D"}
