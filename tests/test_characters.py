"""The characters: one for each strength, with a deck, a manner, lines and a face of their own."""

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content import ContentError, languages, load_character_lines, load_content, load_story
from game.content.spoken_lines import CHARACTER_MOMENTS, StoryLine
from game.kit import Assets
from game.opponents import MANNERS, STRENGTHS, Manner
from game.paths import data_dir
from game.play import CHARACTERS, PORTRAITS, YOU
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


# The story between the steps of the climb


def read(folder: Path, text: str) -> object:
    (folder / "story.yaml").write_text(text, "utf-8")
    return load_story(folder)


def test_a_line_has_a_speaker_and_may_have_a_mood(tmp_path: Path) -> None:
    (tmp_path / "story.yaml").write_text("a: {ground: mine, after: 0, lines: [pip, you glad]}\n")
    (scene,) = load_story(tmp_path)
    assert (scene.id, scene.ground, scene.after) == ("a", "mine", 0)
    assert scene.lines == (StoryLine("pip"), StoryLine("you", "glad"))


@pytest.mark.parametrize(
    "text",
    [
        "a: {ground: mine, after: 0, lines: [pip angry]}",
        "a: {ground: mine, after: zero, lines: [pip]}",
        "a: {ground: mine, lines: [pip]}",
        "a: {ground: mine, after: 0, lines: pip}",
    ],
)
def test_what_is_wrong_with_a_story_is_told_with_its_place(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError, match=r"story\.yaml:1: "):
        read(tmp_path, text)


def test_the_games_own_story_is_spoken_by_its_characters_on_its_grounds() -> None:
    for scene in load_story():
        assert {line.speaker for line in scene.lines} <= {*CHARACTERS, YOU}
        assert len({line.speaker for line in scene.lines}) > 1
        assert 3 <= len(scene.lines) <= 6
        ground = paths.assets_dir() / "grounds" / f"{scene.ground}.webp"
        assert ground.is_file()
