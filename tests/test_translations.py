"""The languages that the game ships: complete, with every place, in letters that can be drawn."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pygame
import pytest
import yaml

from game import paths
from game.content import (
    CITATION,
    Strings,
    languages,
    leftovers,
    load_rulebook,
    load_strings,
    places_of,
)
from game.content.plurals import category
from game.content.strings import Entry, HandForms, PluralForms
from game.kit import can_write

_DATA = paths.data_dir()
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
    files = [_DATA / folder / f"{language}.yaml" for folder in ("strings", "rulebook")]
    assert all(file.exists() for file in files)
    text = "".join(
        part for file in files for part in _texts(yaml.safe_load(file.read_text("utf-8")))
    )
    assert [
        letter for letter in sorted(set(text)) if letter not in _MARKS and not can_write(letter)
    ] == []


def test_every_name_of_a_language_that_is_shipped_has_pictures() -> None:
    pygame.font.init()
    names = yaml.safe_load((_DATA / "languages.yaml").read_text("utf-8"))
    assert set(SHIPPED) <= set(names)
    for language in SHIPPED:
        assert all(can_write(letter) for letter in names[language])


@pytest.mark.parametrize("language", SHIPPED)
def test_the_rulebook_has_the_same_rules_in_every_language(language: str) -> None:
    files = [_DATA / "rulebook" / f"{name}.yaml" for name in ("en", language)]
    english, other = (_unprinted(yaml.safe_load(file.read_text("utf-8"))) for file in files)
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
    data = yaml.safe_load((_DATA / f"strings/{language}.yaml").read_text("utf-8"))
    told = [data["refusals"]["out_of_reach"], data["board_hints"]["reach"]]
    assert all(STRONGHOLD[language] in text for text in _texts(told) if " " in text)


def test_damage_is_counted_in_damage_and_not_in_hits() -> None:
    """A hit may deal any damage; each point of it moves a stronghold."""
    data = yaml.safe_load((_DATA / "strings/en.yaml").read_text("utf-8"))
    told = [data[section] for section in ("achievements", "board_hints", "first_tips", "hint")]
    assert [text for text in _texts(told) if re.search(r"\bhits?\b", text)] == []
