"""Languages: which there are, what their files may say, what they lack, what the game's own say."""

import io
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest
import yaml

from game import paths
from game.content import (
    CITATION,
    ContentError,
    Strings,
    language_names,
    languages,
    load_rulebook,
    load_strings,
    rule_command,
    strings_command,
)
from game.content.language_files import leftovers
from game.content.plurals import category
from game.content.strings import Entry, HandForms, PluralForms, places_of
from game.kit import can_write
from game.kit.draw.text.bidi import runs
from game.play import Settings, save_settings
from game.start import make_services
from tests.certain import objection

_WHO = "menu:\n  quit: Wyjdź\n"


@pytest.fixture(autouse=True)
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Give the player an empty folder of languages."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    folder = paths.user_languages_dir()
    folder.mkdir(parents=True)
    return folder


def test_a_file_in_the_players_folder_is_a_language(own: Path) -> None:
    assert "pl" not in languages()
    (own / "pl.yaml").write_text(_WHO, "utf-8")
    (own / "notes.yaml").write_text(_WHO, "utf-8")
    (own / "pl.yaml.bak").write_text(_WHO, "utf-8")
    assert "pl" in languages()
    assert not {"notes", "pl.yaml"} & set(languages())
    assert language_names()["pl"] == "Polski"
    assert next(iter(language_names().items())) == ("en", "English")
    assert load_strings("pl").text("menu.quit") == "Wyjdź"


def test_what_a_language_lacks_is_said_in_english_and_told(own: Path) -> None:
    english = load_strings()
    (own / "pl.yaml").write_text(_WHO, "utf-8")
    polish = load_strings("pl")
    assert list(polish) == list(english)
    assert polish.text("menu.play") == english.text("menu.play")
    assert len(polish.missing) == len(list(english)) - 1
    assert "menu.quit" not in polish.missing
    # The forms of an English text are chosen as English counts.
    key = "problems.language_gaps"
    values = {"file": "a", "command": "b"}
    assert polish.text(key, count=2, **values) == english.text(key, count=2, **values)
    assert english.missing == ()
    services = make_services("pl")
    line = f"{own / 'pl.yaml'}: {len(polish.missing)} texts are missing and appear in English"
    assert [problem for problem in services.problems if problem.startswith(line)] != []


def test_an_own_text_goes_before_that_of_the_game(own: Path) -> None:
    (own / "en.yaml").write_text("menu: {quit: Be gone}\n", "utf-8")
    strings = load_strings()
    assert (strings.text("menu.quit"), strings.missing) == ("Be gone", ())


def test_a_head_tells_of_a_language_that_the_game_does_not_know(own: Path) -> None:
    head = "language: {name: tlhIngan Hol, direction: rtl, plurals: ru}\n"
    forms = "{one: '1 {reason}', few: f, many: m}"
    (own / "tlh.yaml").write_text(head + "history:\n  wins: x\n" + _WHO, "utf-8")
    strings = load_strings("tlh")
    assert language_names()["tlh"] == "tlhIngan Hol"
    assert strings.rtl
    assert not any(key.startswith("language.") for key in strings)
    text = f"{head}problems:\n  language_gaps: {forms.replace(' {reason}', '')}\n"
    (own / "tlh.yaml").write_text(text, "utf-8")
    told = load_strings("tlh")
    assert "".join(told.text("problems.language_gaps", count=n) for n in (1, 2, 5)) == "1fm"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            _WHO,
            ": no plural rule for the language 'tlh':"
            " name a language that counts alike, as in language: {plurals: fr}",
        ),
        (
            "language:\n  plurals: xx\n",
            ":2: no plural rule is called 'xx':"
            " name a language that counts alike, such as en, fr, he, pl or ru",
        ),
        (
            "language:\n  name: a\n  direction: up\n",
            ":3: unknown direction 'up': known are ltr, rtl",
        ),
        ("language:\n  nmae: a\n", ":2: unknown key 'nmae' of 'language': write 'name'"),
        (
            "language: {plurals: en}\nmenu:\n  quit: Quit {nmae}\n",
            ":3: the place {nmae} in 'menu.quit' is unknown: the places of this text are none",
        ),
        (
            "language: {plurals: en}\nmenu:\n  quit: {one: a, other: b}\n",
            ":3: 'menu.quit' has plural forms, but no number:"
            " write one text, or name the place of a number, as in 'by: left'",
        ),
        (
            "language: {plurals: en}\nmenu: [\n",
            ":3: this is no YAML, did not find expected node content:"
            " mend the line or the one before it",
        ),
    ],
)
def test_a_broken_language_is_told_in_one_line(own: Path, text: str, line: str) -> None:
    path = own / "tlh.yaml"
    path.write_text(text, "utf-8")
    told = objection(ContentError, load_strings, "tlh")
    assert told in (f"{path}{line}", f"{path}:1{line}")
    # It neither hides the other languages nor is hidden itself.
    assert language_names()["tlh"] in ("tlh", "a")


def test_the_game_starts_in_english_when_the_language_is_broken(own: Path) -> None:
    (own / "pl.yaml").write_text("menu: [\n", "utf-8")
    save_settings(Settings(language="pl"))
    services = make_services()
    assert (services.content.strings.language, services.settings.language) == ("en", "pl")
    (problem,) = services.problems
    said = f"The game speaks English. {own / 'pl.yaml'}, line 2: This is not valid YAML."
    assert problem.startswith(said)
    # Asked for by name, it is an error.
    with pytest.raises(ContentError):
        make_services("pl")


def test_a_rulebook_of_its_own(own: Path) -> None:
    english = load_rulebook()
    assert load_rulebook("pl") == english
    (own / "rulebook").mkdir()
    text = "R3: {title: Słowa, rules: {R3.1: {title: Most, text: Dwa mosty., later: Trzy.}}}"
    (own / "rulebook" / "pl.yaml").write_text(text, "utf-8")
    assert load_rulebook("pl").chapters[0].title == "Słowa"
    assert load_rulebook() == english
    (own / "pl.yaml").write_text("rulebook: {later: 'Później: {text}'}\n", "utf-8")
    out, err = io.StringIO(), io.StringIO()
    assert rule_command(["r3.1"], out, err, "pl") == 0
    assert out.getvalue() == "R3.1  Most\n  Dwa mosty.\n  Później: Trzy.\n"


def test_translators_see_note_english_and_translation(own: Path) -> None:
    text = _WHO + "  qiut: x\nproblems: {language_gaps: {one: '1', few: f, many: m}}\n"
    (own / "pl.yaml").write_text(text, "utf-8")
    out, err = io.StringIO(), io.StringIO()
    assert strings_command("pl", out, err) == 1
    sheets = out.getvalue().split("\n\n")
    (sheet,) = (sheet for sheet in sheets if sheet.startswith("menu.quit\n"))
    note, english, polish = sheet.splitlines()[1:]
    assert note.startswith("  note: ")
    assert (english, polish) == ("  en: Quit", "  pl: Wyjdź")
    (plural,) = (sheet for sheet in sheets if sheet.startswith("problems.language_gaps\n"))
    assert "  pl (few): f" in plural.splitlines()
    last = sheets[-1].splitlines()
    assert "missing: menu.play" in last
    assert "left over: menu.qiut" in last
    total = len(list(load_strings()))
    assert last[-1] == f"pl: 2 of {total} texts, {total - 2} missing, 1 left over"
    assert leftovers("pl") == ("menu.qiut",)


def test_translators_of_a_complete_and_of_a_broken_file_get_one_line(own: Path) -> None:
    out, err = io.StringIO(), io.StringIO()
    assert strings_command("en", out, err, brief=True) == 0
    total = len(list(load_strings()))
    told = f"en: {total} of {total} texts, 0 missing, 0 left over\n"
    assert (out.getvalue(), err.getvalue()) == (told, "")
    (own / "pl.yaml").write_text("menu: 5", "utf-8")
    assert strings_command("pl", out, err) == 2
    assert (out.getvalue(), err.getvalue().count("\n")) == (told, 1)


def test_a_latin_name_stands_for_itself_in_a_sentence_from_the_right(own: Path) -> None:
    text = "log: {fort: 'המצודה של {name}: 6', last_turn: '{name}: 6'}\n"
    (own / "he.yaml").write_text(text, "utf-8")
    hebrew = load_strings("he")
    assert hebrew.text("log.fort", name="Morwen") == "המצודה של \u200eMorwen\u200e\u200f: 6"
    assert hebrew.text("log.fort", name="Morwen (2)") == "המצודה של \u200eMorwen (2)\u200e\u200f: 6"
    assert hebrew.text("log.fort", name="הנחיל") == "המצודה של הנחיל: 6"
    # A text without a word of the language is left as it is.
    assert hebrew.text("log.last_turn", name="Morwen") == "Morwen: 6"
    assert load_strings().text("log.fort", name="Morwen") == "Morwen’s Fort is destroyed."


def test_a_sentence_from_the_right_keeps_the_signs_at_its_end(own: Path) -> None:
    (own / "he.yaml").write_text("rulebook: {ruling: 'הכרעה: {text}'}\n", "utf-8")
    ruling = load_strings("he").text("rulebook.ruling", text="אינו מקור (R12.2).")
    assert ruling == "הכרעה: אינו מקור (R12.2).\u200f"
    assert [run.text for run in runs(ruling, rtl=True)] == [").", "R12.2", "הכרעה: אינו מקור ("]


@cache
def _data(kind: str, language: str) -> Any:
    """Return what stands in a file of a language: of ``strings``, or of ``rulebook``."""
    file = paths.data_dir() / kind / f"{language}.yaml"
    return yaml.load(file.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


#: In the player's folder there are none while tests run.
SHIPPED = languages()
_MARKS = "\u200e\u200f\u00a0\n"


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)


def _shape(value: object) -> object:
    """Return what a file holds without its words."""
    if isinstance(value, Mapping):
        return {key: _shape(part) for key, part in value.items()}
    return [_shape(part) for part in value] if isinstance(value, list) else None


def _unprinted(value: Any) -> Any:
    """Return what a rulebook holds without the words of printed sheets, which few have."""
    if isinstance(value, Mapping):
        return {key: _unprinted(part) for key, part in value.items() if key != "printed"}
    return value


@pytest.mark.parametrize("language", SHIPPED)
def test_every_text_is_there_and_none_is_left_over(language: str) -> None:
    assert load_strings(language).missing == ()
    assert leftovers(language) == ()


@pytest.mark.parametrize("language", SHIPPED)
def test_every_place_is_in_every_language(language: str) -> None:
    english, strings = load_strings(), load_strings(language)
    lost = {}
    for key in english:
        entry = strings.entry(key)
        # A form such as "one card" may do without the number itself.
        whole = places_of(english.entry(key)) - {"count"}
        forms = {"": entry} if isinstance(entry, str) else entry
        for form, text in forms.items():
            by_hand = isinstance(english.entry(key), HandForms) and form
            wanted = _places_of_form(english.entry(key), form) if by_hand else whole
            told = places_of(text) | (_said_in_words(strings, key, form) if form else frozenset())
            if not wanted <= told:
                lost[key] = wanted - told
    assert lost == {}


def _places_of_form(entry: Entry, hand: str) -> frozenset[str]:
    """Return the places of the form for a device in hand."""
    assert isinstance(entry, HandForms)
    return places_of(entry.get(hand, entry["keys"]))


def _said_in_words(strings: Strings, key: str, form: str) -> frozenset[str]:
    """Return the places that a form for one number only may say in words: "one life"."""
    entry, rule = strings.entry(key), strings.head.plurals
    if not isinstance(entry, PluralForms) or sum(category(rule, n) == form for n in range(200)) > 1:
        return frozenset()
    return frozenset({entry.by}) | ({"amount", "damage"} if entry.by == "count" else set())


@pytest.mark.parametrize("language", SHIPPED)
def test_every_letter_has_a_picture(language: str) -> None:
    pygame.font.init()
    text = "".join(_texts([_data(kind, language) for kind in ("strings", "rulebook")]))
    assert [
        letter for letter in sorted(set(text)) if letter not in _MARKS and not can_write(letter)
    ] == []


def test_every_name_of_a_language_that_is_shipped_has_pictures() -> None:
    pygame.font.init()
    names = _data("", "languages")
    assert set(SHIPPED) <= set(names)
    for language in SHIPPED:
        assert all(can_write(letter) for letter in names[language])


@pytest.mark.parametrize("language", SHIPPED)
def test_the_rulebook_has_the_same_rules_in_every_language(language: str) -> None:
    english, other = (_unprinted(_data("rulebook", name)) for name in ("en", language))
    words = {number: chapter.pop("words", {}) for number, chapter in english.items()}
    others = {number: chapter.pop("words", {}) for number, chapter in other.items()}
    assert _shape(other) == _shape(english)
    assert {n: len(each) for n, each in others.items()} == {
        n: len(each) for n, each in words.items()
    }
    # Each text cites the rules that it cites in English.
    pairs = zip(_texts(english), _texts(other), strict=True)
    odd = [
        theirs
        for ours, theirs in pairs
        if set(CITATION.findall(ours)) != set(CITATION.findall(theirs))
    ]
    assert odd == []
    assert load_rulebook(language).numbers == load_rulebook().numbers


@pytest.mark.parametrize("language", SHIPPED)
def test_keys_and_figures_are_those_of_english(language: str) -> None:
    """A text that names a rule or a number of it has them in every language."""
    english, strings = load_strings(), load_strings(language)
    odd = []
    for key in english:
        ours, theirs = english.entry(key), strings.entry(key)
        if isinstance(ours, str) and isinstance(theirs, str):
            figures = re.findall(r"\bF\d+\b", ours)
            odd += [key for figure in figures if figure not in theirs]
    assert odd == []


#: The stronghold, as far as its forms have it in common.
STRONGHOLD = {
    "en": "stronghold",
    "eo": "fortikaĵ",
    "fr": "citadelle",
    "he": "מעוז",
    "ru": "тверды",
    "uk": "тверди",
}


@pytest.mark.parametrize("language", SHIPPED)
def test_the_leftmost_cards_are_counted_without_the_stronghold(language: str) -> None:
    """It may be the leftmost of the row, and is no card that could be played (R3.2)."""
    data = _data("strings", language)
    told = [data["refusals"]["out_of_reach"], data["board_hints"]["reach"]]
    assert all(STRONGHOLD[language] in text for text in _texts(told) if " " in text)


def test_damage_is_counted_in_damage_and_not_in_hits() -> None:
    """A hit may deal any damage; each point of it moves a stronghold."""
    data = _data("strings", "en")
    told = [data[section] for section in ("achievements", "board_hints", "first_tips", "hint")]
    assert [text for text in _texts(told) if re.search(r"\bhits?\b", text)] == []
