"""The characters: one for each strength, with a deck, a manner, lines and a face of their own."""

import shutil
from pathlib import Path

import pygame
import pytest

from game.content import (
    CHARACTER_MOMENTS,
    ContentError,
    languages,
    load_character_lines,
    load_content,
)
from game.kit import Assets, can_write
from game.opponents import MANNERS, STRENGTHS, Manner
from game.paths import data_dir
from game.play import CHARACTERS, PORTRAITS
from tests.certain import objection

from .play.games import CONTENT

#: As many lines each has for a moment, and as long is the longest in English.
LINES = {"begin": 6, "blow": 6, "struck": 6, "near": 6, "close": 4, "won": 4, "lost": 4}
LONGEST = 60


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(data_dir(), tmp_path / "data"))


def lines_of(language: str) -> list[str]:
    speakers = load_character_lines(language).values()
    return [line for each in speakers for moment in LINES for line in each.said[moment]]


def test_each_strength_has_a_character_with_its_number() -> None:
    assert [each.strength for each in CONTENT.characters] == list(STRENGTHS)
    assert [each.number for each in CONTENT.characters] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert tuple(each.id for each in CONTENT.characters) == CHARACTERS


def test_each_has_a_manner_and_no_two_the_same() -> None:
    assert set(MANNERS) == set(CHARACTERS)
    assert len({*MANNERS.values(), Manner()}) == len(CHARACTERS) + 1


def test_each_has_a_deck_of_its_own_that_has_a_name() -> None:
    decks = [each.deck for each in CONTENT.characters]
    assert len({frozenset(card.id for card in deck.cards) for deck in decks}) == len(decks)
    printed = {frozenset(deck.cards) for deck in (*CONTENT.decks, *CONTENT.even_decks)}
    assert not printed & {frozenset(deck.cards) for deck in decks}
    assert all(CONTENT.strings.text(f"decks.{deck.id}.text") for deck in decks)


@pytest.mark.parametrize("language", languages())
def test_each_has_a_name_that_stands_in_a_seat(language: str) -> None:
    strings = load_content(language).strings
    names = [strings.text(f"characters.{who}.name") for who in CHARACTERS]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 18
    assert all(strings.text(f"characters.{who}.text") for who in CHARACTERS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_each_has_a_face_in_three_moods_that_no_player_can_choose(character: str) -> None:
    assert character not in PORTRAITS
    assets = Assets()
    for mood in ("", "_glad", "_sorry"):
        assert assets.exists(f"portraits/{character}{mood}")


@pytest.mark.parametrize("language", languages())
def test_each_has_lines_for_every_moment(language: str) -> None:
    speakers = load_character_lines(language)
    assert tuple(speakers) == CHARACTERS
    assert set(LINES) == set(CHARACTER_MOMENTS)
    for each in speakers.values():
        assert {moment: len(said) for moment, said in each.said.items()} == LINES


@pytest.mark.parametrize("language", languages())
def test_no_line_is_said_by_two_and_each_is_short(language: str) -> None:
    said = lines_of(language)
    assert len(said) == len(set(said))
    longest = LONGEST if language == "en" else LONGEST * 1.25
    assert [line for line in said if len(line) > longest] == []


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_lines_are_translated(language: str) -> None:
    pairs = zip(lines_of("en"), lines_of(language), strict=True)
    assert [ours for ours, theirs in pairs if ours == theirs] == []


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_lines_has_a_picture(language: str) -> None:
    pygame.font.init()
    letters = set("".join(lines_of(language)))
    assert [letter for letter in sorted(letters) if not can_write(letter)] == []


def test_the_pseudo_language_is_longer() -> None:
    assert len("".join(lines_of("pseudo"))) > 1.3 * len("".join(lines_of("en")))


def test_a_mistake_in_the_lines_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "character_lines"
    folder.mkdir(parents=True)
    (folder / "en.yaml").write_text("pip: {begin: [a]}\n")
    told = objection(ContentError, load_character_lines, "en", tmp_path / "data")
    assert told == "data/character_lines/en.yaml:1: missing key 'blow' of 'pip': add 'blow'"


def test_two_of_one_strength_are_told(data: Path) -> None:
    file = data / "characters.yaml"
    file.write_text(file.read_text("utf-8").replace("beginner", "first_steps"), "utf-8")
    told = objection(ContentError, load_content, "en", data)
    problem = "'pip' plays at the strength 'first_steps' as well: give each person another"
    assert told.startswith("data/characters.yaml:")
    assert told.endswith(problem)


def test_a_deck_of_seven_cards_is_told(data: Path) -> None:
    file = data / "characters.yaml"
    file.write_text(file.read_text("utf-8").replace("zombie, ", "", 1), "utf-8")
    told = objection(ContentError, load_content, "en", data)
    assert "deck 'pip' has 7 cards" in told
