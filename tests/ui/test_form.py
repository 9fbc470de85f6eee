"""The new-game form, and the page that opens a record."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from browser import assert_accessible
from playwright.sync_api import Locator, Page, expect

from cardlab.app.file_chooser import LIMIT
from cardlab.games.schnapsen.options import PRESETS, SchnapsenOptions
from cardlab.games.schnapsen.sheet import GAME
from cardlab.store import Store
from cardlab.table import Table

AUSTRIAN = next(preset for preset in PRESETS if preset.key == "austrian")
SIZES = [(360, 740), (1280, 800)]


def play(page: Page) -> Locator:
    return page.get_by_role("link", name="Play", exact=True)


def asked(page: Page) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(play(page).get_attribute("href") or "").query).items()}


def wait_for(page: Page, **parts: str) -> None:
    """Wait until the Play link asks for these parts; an empty one must be missing."""
    for _round in range(100):
        found = asked(page)
        if all(found.get(name, "") == value for name, value in parts.items()):
            return
        page.wait_for_timeout(50)
    assert {name: asked(page).get(name, "") for name in parts} == parts


def line(**changes: Any) -> str:
    """The options that differ from the standard, as the address names them."""
    return SchnapsenOptions(**changes).line()


def choose(page: Page, group: str, value: str) -> None:
    """Choose what begins with this pattern."""
    page.get_by_role("radiogroup", name=group, exact=True).get_by_role("radio", name=re.compile(rf"^{value}")).check()


@pytest.fixture
def form(page: Page, app_url: str) -> Page:
    """The form of 66 as it comes."""
    page.goto(f"{app_url}/new")
    expect(play(page)).to_be_visible()
    return page


def test_the_form_begins_with_the_standard(form: Page) -> None:
    assert asked(form) == {"game": "schnapsen", "strength": "learner"}
    expect(form.get_by_role("radio", name="Standard")).to_be_checked()
    expect(form.get_by_text("house rule", exact=True)).to_have_count(0)
    assert form.get_by_role("heading", level=1).count() == 1


def test_every_option_has_its_field_and_its_sentence(form: Page) -> None:
    for name in SchnapsenOptions().values():
        parameter = SchnapsenOptions.param[name]
        role = "combobox" if name == "match_target" else "radiogroup"
        expect(form.get_by_role(role, name=parameter.label, exact=True)).to_have_count(1)
        expect(form.get_by_text(parameter.doc.split(" Source:")[0], exact=True).first).to_be_visible()
    expect(form.get_by_text("Source:")).to_have_count(0)


def test_a_preset_sets_the_options(form: Page) -> None:
    choose(form, "Which rules", "Austrian")
    wait_for(form, options=line(**AUSTRIAN.values))
    expect(form.get_by_role("radiogroup", name="Reaching 66").get_by_role("radio", name="A player must")).to_be_checked()
    expect(form.get_by_text("house rule", exact=True)).to_have_count(len(AUSTRIAN.values))
    expect(form.get_by_role("status")).not_to_contain_text("changed")


def test_a_changed_option_is_said_and_marked_and_can_go_back(form: Page) -> None:
    choose(form, "Stock needed to close", "4 cards or more")
    form.get_by_role("combobox", name="Game points of a match").select_option("11")
    wait_for(form, options=line(close_min_stock=4, match_target=11))
    expect(form.get_by_role("status")).to_contain_text("2 rules changed")
    expect(form.get_by_text("house rule", exact=True)).to_have_count(2)
    form.get_by_role("button", name="Back to the standard").click()
    wait_for(form, options="")
    expect(form.get_by_role("status")).not_to_contain_text("changed")
    expect(form.get_by_role("combobox", name="Game points of a match")).to_have_value("7")


def test_options_that_make_another_preset_choose_it(form: Page) -> None:
    choose(form, "Answers in another suit", "A higher card of any suit wins")
    expect(form.get_by_role("radio", name="Literal seed")).to_be_checked()
    expect(form.get_by_role("status")).not_to_contain_text("changed")


def test_a_preset_leaves_alone_what_it_does_not_name(form: Page) -> None:
    choose(form, "Who deals first", "You$")
    wait_for(form, options=line(first_dealer="you"))
    choose(form, "Which rules", "Austrian")
    wait_for(form, options=line(first_dealer="you", **AUSTRIAN.values))


def test_strength_and_hints_go_into_the_link(form: Page) -> None:
    choose(form, "Which opponent", "Expert")
    choose(form, "Hints", "When you ask")
    wait_for(form, strength="expert", hints="off")


@pytest.mark.parametrize("query", ["preset=austrian", "options=" + line(**AUSTRIAN.values).replace(" ", "%20")])
def test_the_address_says_what_to_begin_with(page: Page, app_url: str, query: str) -> None:
    page.goto(f"{app_url}/new?{query}")
    expect(page.get_by_role("radio", name="Austrian")).to_be_checked()
    wait_for(page, options=line(**AUSTRIAN.values))
    rules = page.get_by_role("link", name="Read these rules")
    assert parse_qs(urlsplit(rules.get_attribute("href") or "").query)["options"] == [line(**AUSTRIAN.values)]


def test_the_address_names_the_opponent_and_the_hints_too(page: Page, app_url: str) -> None:
    page.goto(f"{app_url}/new?game=remik&strength=expert&hints=off&seats=4")
    expect(page.get_by_role("radio", name=re.compile("^Expert"))).to_be_checked()
    assert asked(page) == {"game": "remik", "strength": "expert", "hints": "off", "seats": "4"}


@pytest.mark.parametrize("query", ["strength=nope", "seats=9", "preset=nope", "options=nope:1", "options=match_target:99", "game=nope"])
def test_what_the_form_does_not_know_is_said(page: Page, app_url: str, query: str) -> None:
    page.goto(f"{app_url}/new?{query}")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    expect(play(page)).to_have_count(0)


def test_keys_alone_lead_to_a_game_by_the_chosen_rules(form: Page, served: tuple[str, Path]) -> None:
    press = form.keyboard.press
    form.get_by_role("radio", name="Standard").focus()
    press("ArrowDown")
    press("ArrowDown")
    wait_for(form, options=line(**AUSTRIAN.values))
    for _stop in range(10):
        press("Tab")
        if (
            form.evaluate(
                "(() => { let at = document; while (at.activeElement?.shadowRoot) at = at.activeElement.shadowRoot;"
                " return at.activeElement.textContent; })()"
            )
            == "Play"
        ):
            break
    press("Enter")
    form.wait_for_url(re.compile(r"/play\?t="))
    token = parse_qs(urlsplit(form.url).query)["t"][0]
    kept = Store(f"sqlite:///{(served[1].parent / 'cardlab.db').as_posix()}").find(token)
    assert kept and f'[Options "{line(**AUSTRIAN.values)}"]' in kept.deals[0].record


@pytest.fixture
def opener(page: Page, app_url: str) -> Page:
    """The page that opens a record."""
    page.goto(f"{app_url}/open")
    expect(page.get_by_role("button", name="Open")).to_be_visible()
    return page


def upload(page: Page, name: str, data: bytes) -> None:
    page.get_by_label("Or choose a file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": data})


def test_a_pasted_record_is_opened(opener: Page, saved: str) -> None:
    opener.get_by_label("Record, position or lesson").fill(saved)
    opener.get_by_role("button", name="Open").click()
    expect(opener.get_by_text("Step through", exact=True)).to_be_visible()
    expect(opener.get_by_role("heading", level=1)).to_have_count(1)


def test_a_file_is_opened(opener: Page, saved: str) -> None:
    upload(opener, "deal.txt", saved.encode())
    expect(opener.get_by_text("Step through", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [(b"\xff\xfe\x00\x01" * 50, "holds no text"), (b"x" * (LIMIT + 1), "is too large"), (b"hello", "A position begins with")],
    ids=["binary", "large", "other"],
)
def test_a_file_that_is_no_record_is_refused(opener: Page, data: bytes, sentence: str) -> None:
    upload(opener, "photo.txt", data)
    expect(opener.get_by_role("alert")).to_contain_text(sentence)


def test_a_refusal_goes_when_a_record_comes(opener: Page, saved: str) -> None:
    opener.get_by_role("button", name="Open").focus()
    opener.keyboard.press("Enter")
    expect(opener.get_by_role("alert")).to_contain_text("nothing to open yet")
    upload(opener, "deal.txt", saved.encode())
    expect(opener.get_by_role("alert")).to_have_count(0)


@pytest.fixture(scope="module")
def saved() -> str:
    """A record of a deal just begun."""
    return str(Table.new(GAME).record)


@pytest.mark.parametrize(("size", "theme"), list(zip(SIZES, ["dark", "light"], strict=True)), ids=["phone", "desk"])
@pytest.mark.parametrize("path", ["new?options=match_target:11", "open"])
def test_no_barriers(new_page: Callable[..., Page], app_url: str, path: str, size: tuple[int, int], theme: str) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, color_scheme=theme)
    page.goto(f"{app_url}/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if path == "open":
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_role("alert")).to_be_visible()
    else:
        expect(play(page)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert_accessible(page)
