"""Words that follow a number, in the languages in which one of a thing is said otherwise."""

import re
from collections.abc import Iterator

import pytest

from game import paths
from game.content import load_strings
from game.content.strings import Entry, HandForms, PluralForms

#: A place, and the Hebrew word right behind it.
_BEFORE_A_NOUN = re.compile("\\{([a-z_]+)\\}[\u200e\u200f]* ([\u05d0-\u05ea]+)")
#: Places of words: names of cards, players, abilities, files, days and the like.
_WORDS = {
    *("ability", "aside", "behind", "card", "cards", "code", "date", "deck", "fault", "file"),
    *("first", "front", "goal", "left"),
    *("means", "matches", "name", "seed", "strength", "stronghold", "target", "viewer", "wins"),
}
#: Words behind a number that are not what is counted (out of, against, now), and short units.
_NOT_COUNTED = {
    *("מתוך", "נגד", "כעת", "בתור", "בשלב", "על", "לכל", "לתור", "סיימתם"),
    *("בגלל", "בזכות", "מאז"),
    *("או", "כדי", "למשחק", "מ", "נעולה", "עד", "שנ"),
}
#: Texts whose number is never one, and why.
_NEVER_ONE = {
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
