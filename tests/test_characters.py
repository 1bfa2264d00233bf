"""The characters: one for each strength, with a deck, a manner, lines and a face of their own."""

import shutil
from pathlib import Path

import pytest

from game.content import (
    CHARACTER_MOMENTS,
    ContentError,
    languages,
    load_character_lines,
    load_content,
)
from game.kit import Assets
from game.opponents import MANNERS, STRENGTHS, Manner
from game.paths import data_dir
from game.play import CHARACTERS, PORTRAITS
from tests.certain import objection

from .play.games import CONTENT

#: As many lines each has for a moment.
LINES = {"begin": 6, "blow": 6, "struck": 6, "near": 6, "close": 4, "won": 4, "lost": 4}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(data_dir(), tmp_path / "data"))


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
