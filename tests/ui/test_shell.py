"""The bar above every page: settings, menu and skip link."""

from collections.abc import Callable

from playwright.sync_api import Page, expect


def test_settings_are_kept(page: Page, app_url: str) -> None:
    page.goto(f"{app_url}/new")
    root = page.locator("html")
    page.get_by_text("Settings", exact=True).click()
    for name, theme in (("Dark", "dark"), ("Light", "light"), ("Dark", "dark")):
        page.get_by_role("radio", name=name, exact=True).check()
        expect(root).to_have_attribute("data-theme", theme)
    page.get_by_role("radio", name="Four colours").check()
    expect(root).to_have_attribute("data-colours", "four")
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", name="Dark", exact=True)).to_be_hidden()
    page.goto(f"{app_url}/open")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-colours", "four")


def test_a_phone_has_the_links_in_its_menu(new_page: Callable[..., Page], app_url: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    page.goto(f"{app_url}/new")
    rules = page.get_by_role("navigation").get_by_role("link", name="Rules")
    expect(rules).to_have_count(0)
    page.get_by_text("Menu", exact=True).click()
    expect(rules).to_be_visible()


def test_the_skip_link_shows_when_it_has_the_focus(page: Page, app_url: str) -> None:
    page.goto(f"{app_url}/new")
    page.get_by_role("heading", level=1).wait_for()
    skip = page.get_by_role("link", name="Skip to the content")
    hidden = "inset(50%)"
    assert skip.evaluate("link => getComputedStyle(link).clipPath") == hidden
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    assert skip.evaluate("link => getComputedStyle(link).clipPath") != hidden
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
