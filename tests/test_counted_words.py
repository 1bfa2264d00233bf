"""Words that follow a number, in every language, in sentences and in faults."""

import ast
import errno
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale

import game
from game import paths
from game.content import ContentError, Worded, languages, load_strings, system_reason
from game.content.plurals import categories, category
from game.content.strings import Entry, HandForms, PluralForms, places_of
from game.play import Settings, load_settings, open_profile, save_settings
from game.play.records.saved_games import salvage

from .fault_telling import english_in
from .play.games import sure
from .sources import calls

#: A place, and the Hebrew word right behind it.
_BEFORE_A_NOUN = re.compile("\\{([a-z_]+)\\}[\u200e\u200f]* ([\u05d0-\u05ea]+)")
#: Places of words: names of cards, players, abilities, files, days and the like.
_WORDS = {
    *("ability", "aside", "behind", "card", "cards", "code", "date", "deck", "fault", "file"),
    *("captain", "difficulty", "first", "foe", "front", "goal", "left", "rival"),
    *("best", "second", "third", "worst"),
    *("means", "matches", "name", "seed", "strength", "stronghold", "target", "viewer", "wins"),
}
#: Words behind a number that are not what is counted (out of, against, now), and short units.
_NOT_COUNTED = {
    *("מתוך", "נגד", "כעת", "בתור", "בשלב", "על", "לכל", "לתור", "סיימתם"),
    *("בגלל", "בזכות", "מאז", "ו", "ל", "כשהוא"),
    *("או", "כדי", "למשחק", "מ", "נעולה", "עד", "שנ"),
}
#: Texts whose number is never one, and why.
_NEVER_ONE = {
    "almanac.facts.cost.text": "the best hands win more than one duel of a hundred",
    "almanac.facts.length.text": "no duel is over after one turn",
    "almanac.facts.lost.text": "each side loses several creatures",
    "almanac.facts.spells.text": "the best hands win more than one duel of a hundred",
    "board_hints.reach": "four cards are in reach",
    "builder.count": "a deck has eight or ten cards",
    "builder.full": "a deck has eight or ten cards",
    "builder.showing": "the cards to choose from are ten at least",
    "draft.picked": "eight cards are taken",
    "even_odds.always": "a sign stands before it, as in +1",
    "even_odds.given": "a sign stands before it, as in +1",
    "faults.png_sides": "a picture has 32 pixels at least",
    "hardness.hint": "thousands of matches were measured",
    "hardness.rank": "every level has many Hordes",
    "lessons.hint": "there are many lessons",
    "menu.islands_won": "there are five islands",
    "voyage.refusals.company_full": "a company has seven cards at least (R16.30)",
    "voyage.refusals.company_small": "a company has seven cards at least (R16.30)",
    "voyage.refusals.hand_size": "a hand has seven cards at least (R16.20)",
}


def _texts(language: str) -> Iterator[tuple[str, Entry]]:
    strings = load_strings(language)
    yield from ((key, strings.entry(key)) for key in strings)


def _forms(entry: Entry) -> Iterator[tuple[str, str, str]]:
    """Yield the texts of an entry, each with its form and the place of the number."""
    if isinstance(entry, PluralForms):
        yield from ((form, entry.by, text) for form, text in entry.items())
    elif isinstance(entry, HandForms):
        yield from ((hand, "", text) for hand, text in entry.items())
    else:
        yield "", "", entry


def _lacks_one(key: str, entry: Entry) -> bool:
    """Whether a thing that is counted in a text has no form for one of it."""
    for form, by, text in _forms(entry):
        for place, noun in _BEFORE_A_NOUN.findall(text):
            of_words = place in _WORDS and not (place == "left" and noun == "חיים")
            if of_words or place.startswith("key_") or noun in _NOT_COUNTED:
                continue
            # What is dealt is the number that picks the form: both are handed over.
            picks = {by} | ({"amount", "damage"} if by == "count" else set())
            if place not in picks or form == "one":
                return key not in _NEVER_ONE
    return False


def test_every_hebrew_text_with_a_number_says_one_of_a_thing_rightly() -> None:
    """Not "1 חיים", but "נקודת חיים אחת"."""
    assert [key for key, entry in _texts("he") if _lacks_one(key, entry)] == []
    told = [text for _, entry in _texts("he") for _, _, text in _forms(entry)]
    told.append((paths.data_dir() / "rulebook" / "he.yaml").read_text("utf-8"))
    assert [text for text in told if re.search(r"(?<![\d+−.])1 (מאנה|נזק|חיים|קלף)", text)] == []


@pytest.mark.parametrize(
    ("entry", "lacks"),
    [
        ("נשארים {left} חיים", True),
        ("נותרו לכם {mana} מאנה", True),
        ("{count} מתוך {total}", False),
        (PluralForms({"one": "חיים אחדים", "other": "{left} חיים"}, "left"), False),
        (PluralForms({"one": "{left} חיים", "other": "{left} חיים"}, "left"), True),
        (PluralForms({"one": "נזק אחד", "other": "{count} נזק, {left} חיים"}), True),
    ],
)
def test_what_a_hebrew_text_lacks_is_found(entry: Entry, *, lacks: bool) -> None:
    assert _lacks_one("any", entry) is lacks


#: In Esperanto "da" stands behind a noun or an adverb of measure, never behind a bare number.
_NUMBER_AND_DA = re.compile(
    r"(?i)(\}|\d|\b(unu|du|tri|kvar|kvin|ses|sep|ok|naŭ|dek)) (pli )?da |\bda (atako|sano)\b"
)


def test_no_esperanto_text_has_a_number_before_da() -> None:
    told = [text for _, entry in _texts("eo") for _, _, text in _forms(entry)]
    rules = (paths.data_dir() / "rulebook" / "eo.yaml").read_text("utf-8")
    assert [text for text in (*told, " ".join(rules.split())) if _NUMBER_AND_DA.search(text)] == []


@pytest.mark.parametrize("text", ["{count} da manao", "kun 3 da damaĝo", "Du pli da kartoj"])
def test_a_number_before_da_is_found(text: str) -> None:
    assert _NUMBER_AND_DA.search(text)


#: All languages whose plural forms the game knows.
LANGUAGES = (
    *("ar", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "en", "eo", "es", "et", "fa", "fi"),
    *("fr", "he", "hr", "hu", "it", "lt", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sr", "sv"),
    *("tr", "uk", "ur", "yi"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_takes_the_form_that_cldr_gives_it(language: str) -> None:
    """A text needs just the forms that its numbers take."""
    locale = Locale.parse(language)
    found = [category(language, count) for count in range(2000)]
    assert found == [locale.plural_form(count) for count in range(2000)]
    assert set(categories(language) or ()) == set(found)


_CODES = "faults."


def _worded() -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the codes that the program makes words with, and the values that come with them."""
    for _, call in calls(Path(game.__file__).parent, r"\bWorded\("):
        if getattr(call.func, "id", "") == "Worded":
            code, values = call.args[0], {word.arg for word in call.keywords if word.arg}
            parts = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
            for part in parts:
                if isinstance(part, ast.Constant):
                    yield str(part.value), frozenset(values)


def test_every_fault_has_words_and_no_words_are_left_over() -> None:
    english = load_strings("en")
    handed_on = {"damaged_line", "damaged_file", "no_folder", "no_voyage_folder"}
    reasons = {system_reason(OSError(number, "no")).code for number in errno.errorcode}
    codes = {code for code, _ in _worded()} | reasons | handed_on
    assert codes == {key.removeprefix(_CODES) for key in english if key.startswith(_CODES)}
    for code, values in _worded():
        assert places_of(english.entry(_CODES + code)) <= values, code


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_no_words_of_a_fault_are_english(language: str) -> None:
    english, other = load_strings("en"), load_strings(language)
    keys = [key for key in english if key.startswith(_CODES)]
    plain = [
        key for key in keys if re.search("[a-z]{3}", re.sub(r"{\w+}", "", str(english.entry(key))))
    ]
    assert [key for key in plain if other.entry(key) == english.entry(key)] == []


def test_a_line_is_said_with_all_that_is_inside_it() -> None:
    problem = Worded("too_high", "'attack' of 'wolf' is 30", key="attack", card="wolf", figure=30)
    hint = Worded("write_most", "write 12 or less", most=12)
    error = ContentError("cards/ash.yaml", 1, problem, hint)
    assert str(error) == "cards/ash.yaml:1: 'attack' of 'wolf' is 30: write 12 or less"
    said = {language: load_strings(language).say(str(error)) for language in ("en", "fr", "uk")}
    assert said == {
        "en": "cards/ash.yaml, line 1: “attack” of “wolf” is 30. Write 12 or less.",
        "fr": "cards/ash.yaml, ligne 1\u00a0: «\u00a0attack\u00a0» de «\u00a0wolf\u00a0» vaut 30."
        " Écrivez 12 ou moins.",
        "uk": "cards/ash.yaml, рядок 1: «attack» картки «wolf» — 30. Напишіть 12 або менше.",
    }
    assert english_in(str(error)) == []


def test_what_is_known_in_english_alone_is_said_in_general() -> None:
    error = ContentError("a.jsonl", 5, "'seed' has more than 64 bits", "write a smaller number")
    assert load_strings("en").say(str(error)) == str(error)
    assert load_strings("ru").say(str(error)) == "a.jsonl, строка 5: Это невозможно понять."


def test_a_text_with_a_fault_in_it_says_that_as_well() -> None:
    reason = system_reason(OSError(errno.ENOSPC, "No space left on device"))
    assert str(reason) == "no space left on device"
    assert "הדיסק מלא" in load_strings("he").text("own_cards.not_written", reason=reason)


def test_words_are_the_same_in_another_process() -> None:
    words = Worded("write_most", "write 12 or less", most=12)
    again = pickle.loads(pickle.dumps(words))
    assert str(again) == again.english
    assert isinstance(str(again), Worded)
    assert (again, again.code, again.values) == (words, words.code, words.values)


@pytest.mark.parametrize(
    "data",
    [b"", b"no record\n", b'{"boe": 99}\n', b'{"a": 1}\n', b"\xff\n", b"x" * 20_000_000],
    ids=["empty", "words", "format", "other", "signs", "large"],
)
def test_a_damaged_match_is_told_in_every_language(data: bytes) -> None:
    assert english_in(str(salvage(data, "saved.jsonl").problem)) == []


@pytest.mark.parametrize("text", ["language: [\n", "speed: fast\n", "nmae: 1\n", "language: xx\n"])
def test_damaged_settings_are_told_in_every_language(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text, "utf-8")
    _, line = load_settings(path)
    assert english_in(sure(line)) == []


def test_settings_that_cannot_be_written_are_told_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert english_in(sure(save_settings(Settings(), tmp_path / "file" / "settings.yaml"))) == []


@pytest.mark.parametrize("data", [b"no database", b"SQLite format 3\0" + b"\xff" * 2000])
def test_a_damaged_profile_is_told_in_every_language(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "profile.sqlite"
    path.write_bytes(data)
    profile, line = open_profile(path)
    profile.close()
    assert english_in(sure(line)) == []
