"""Eight persons stand behind the strengths of the computer, each with a face of their own."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from assets.src import manifest, persons
from game.paths import assets_dir
from game.play import ALL_PORTRAITS

from .shades import likeness

FOLDER = assets_dir() / "portraits"
PERSONS = manifest.modules(persons)
#: The moods of a face by the end of its picture's name, and its side in pixels.
MOODS = {"": 384, "_glad": 288, "_sorry": 288}
SLY = "_sly"
#: How much light and shade two faces may have in common, and one face in two moods.
ALIKE, SAME = 0.8, 0.99


def face(person: str, mood: str = "") -> Path:
    return FOLDER / f"{person}{mood}.webp"


def test_nobody_chooses_the_face_of_a_person() -> None:
    assert len(PERSONS) == 8
    assert not {*PERSONS} & {*ALL_PORTRAITS}


@pytest.mark.parametrize(("mood", "side"), MOODS.items())
def test_a_face_is_as_large_as_the_portraits_that_players_choose(mood: str, side: int) -> None:
    faces = (face(name, mood) for name in (*PERSONS, *ALL_PORTRAITS))
    sizes = {pygame.image.load(each).get_size() for each in faces}
    assert sizes == {(side, side)}


def test_a_sly_face_is_as_large_as_a_glad_one() -> None:
    """Those that players choose are never sly."""
    assert {pygame.image.load(face(name, SLY)).get_size() for name in PERSONS} == {(288, 288)}
    assert not any(face(name, SLY).exists() for name in ALL_PORTRAITS)


def test_no_face_is_another_in_two_colours() -> None:
    pairs = list(combinations((*PERSONS, *ALL_PORTRAITS), 2))
    assert [pair for pair in pairs if likeness(face(pair[0]), face(pair[1])) > ALIKE] == []


@pytest.mark.parametrize("person", PERSONS)
def test_a_face_changes_with_its_mood(person: str) -> None:
    for one, other in combinations((*MOODS, SLY), 2):
        assert likeness(face(person, one), face(person, other)) < SAME
