"""In the pseudo-locale no plain English is left on any page."""

import re

import pytest
from playwright.sync_api import Page, expect

from cardlab.games import GAMES

PLAIN = re.compile(r"(?<![^\W_])(?=[a-zA-Z]*[acdeghijlnorstuwyz])[a-zA-Z]{3,}(?![^\W_])")
NAMES = {"cardlab", "card", "lab", *GAMES}
"""Words that are the same in every language: the app's name, and the keys of games."""

READ = """() => {
  const found = [], words = (text) => text?.trim() && found.push(text.trim());
  const walk = (root) => {
    for (const node of root.querySelectorAll("*")) {
      if (["SCRIPT", "STYLE", "NOSCRIPT"].includes(node.tagName)) continue;
      for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) words(child.data);
      for (const name of ["aria-label", "title", "placeholder", "alt"]) words(node.getAttribute(name));
      if (node.shadowRoot) walk(node.shadowRoot);
    }
  };
  words(document.title);
  walk(document.body);
  return found;
}"""
"""Every text and label of a page, hidden ones and those inside shadow roots included."""


PAGES = ["", "new?", "play?pace=0", "play?pace=0&game=kanasta", "rules?", "open?", "study?", "play?game=no", "study?at=no"]


@pytest.mark.parametrize("address", PAGES)
def test_no_english_is_left(page: Page, app_url: str, address: str) -> None:
    page.goto(f"{app_url}/{address}{'&' if '?' in address else '?'}lang=xx")
    expect(page.get_by_role("main")).to_contain_text("[")
    texts = page.evaluate(READ)
    left = {text for text in texts for word in PLAIN.findall(text) if word not in NAMES}
    assert not left, "\n".join(sorted(left))
