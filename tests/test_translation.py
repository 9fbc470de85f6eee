"""Every sentence can be translated, and the committed template knows them all."""

import gettext
from io import BytesIO
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from cardlab.core import language
from cardlab.core.language import languages, plural, translate, use
from cardlab.locale import __main__ as tool
from cardlab.locale.extract import extract

MODULE = '''
class Hop(Move):
    """You hop over {card}.

    {player} hops
    over {card}.
    """

class House(Options):
    groups: ClassVar[dict[str, int]] = {"The board": 10}
    size = param.Selector(default=1, objects={"Small": 1, "Big": 2}, label="Size", doc="How big it is.")

@rule(Hop)
def hop_once(state, move):
    """Hop once in a turn.

    You have already hopped over {card}.

    Source: H1.2.
    """
    return need(state.count < 1, card=move.card)

def words(n, busy):
    """Not a message."""
    translate("Wait." if busy else "Go on.")
    return plural("{n} hop", "{n} hops", n) + _("over " "there") + _(busy)

SHEET = Game(key="hop", name="Hop", chapters=(Chapter("Hopping", (hop_once,)),))
'''


def places(message: str) -> set[str]:
    """The names in braces."""
    return {name for _text, name, _spec, _conversion in Formatter().parse(message) if name}


def known(catalog: Catalog) -> set[str | tuple[str, str]]:
    """The ids of a catalogue."""
    return {each.id for each in catalog if each.id}


def test_everything_people_read_is_found() -> None:
    assert [message for _line, _kind, message, _comments in extract(BytesIO(MODULE.encode()))] == [
        "You hop over {card}.",
        "{player} hops over {card}.",
        "The board",
        "Small",
        "Big",
        "Size",
        "How big it is.",
        "Hop once",
        "Hop once in a turn.",
        "You have already hopped over {card}.",
        "Wait.",
        "Go on.",
        ("{n} hop", "{n} hops"),
        "over there",
        "Hop",
        "Hopping",
    ]


def test_the_template_is_up_to_date() -> None:
    committed, fresh = known(read_po(BytesIO(tool.TEMPLATE.read_bytes()))), known(tool.template())
    assert committed == fresh, "Run python -m cardlab.locale"


def test_the_pseudo_locale_marks_text_and_keeps_places() -> None:
    with use("xx"):
        assert translate("Keep {card}.") == "[Kéép {card}.]"
        assert places(plural("{n} card", "{n} cards", 2)) == {"n"}
    assert translate("Keep {card}.") == "Keep {card}."


def test_the_empty_message_is_no_header() -> None:
    assert translate("") == ""


@pytest.fixture
def polish(tmp_path, monkeypatch):
    """A Polish catalogue of two messages."""
    messages = Catalog()
    for message in ("Keep {card}.", ("{n} card", "{n} cards")):
        messages.add(message)
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    tool.update(folder, messages)
    catalog = read_po(BytesIO((folder / "cardlab.po").read_bytes()))
    catalog["Keep {card}."].string = "Zatrzymaj {card}."
    catalog["{n} card"].string = ("{n} karta", "{n} karty", "{n} kart")
    (folder / "cardlab.po").write_bytes(tool.written(catalog))
    assert tool.update(folder, messages) == "pl: 2 of 2 messages translated"
    monkeypatch.setattr(language, "LOCALE", tmp_path)
    language.catalogue.cache_clear()
    yield
    language.catalogue.cache_clear()


@pytest.mark.usefixtures("polish")
def test_a_catalogue_speaks_its_language() -> None:
    assert languages() == ("en", "pl")
    with use("pl"):
        assert translate("Keep {card}.") == "Zatrzymaj {card}."
        assert [plural("{n} card", "{n} cards", n) for n in (1, 3, 5)] == ["{n} karta", "{n} karty", "{n} kart"]
        assert translate("Not yet translated.") == "Not yet translated."
    with use("de"):
        assert plural("{n} card", "{n} cards", 3) == "{n} cards"


def test_translations_keep_the_places() -> None:
    for code in languages()[1:]:
        folder = language.LOCALE / code / "LC_MESSAGES"
        for message in read_po(BytesIO((folder / "cardlab.po").read_bytes())):
            ids = message.id if isinstance(message.id, tuple) else (message.id,)
            strings = message.string if isinstance(message.string, tuple) else (message.string,)
            for string in filter(None, strings if message.id else ()):
                assert places(string) <= places(ids[-1]), f"{code}: {string}"


def test_catalogues_are_compiled() -> None:
    for code in languages()[1:]:
        folder = language.LOCALE / code / "LC_MESSAGES"
        with (folder / "cardlab.mo").open("rb") as compiled:
            spoken = gettext.GNUTranslations(compiled)
        for message in read_po(BytesIO((folder / "cardlab.po").read_bytes())):
            if isinstance(message.id, str) and message.id and message.string and not message.fuzzy:
                assert spoken.gettext(message.id) == message.string, f"{code}: run python -m cardlab.locale"
