"""R16: everybody whom a voyage meets has a face of their own, in three moods."""

from itertools import combinations
from pathlib import Path
from statistics import correlation

import pygame
import pytest

from game.content import load_content
from game.paths import assets_dir
from game.voyage import KINDS

from .shades import likeness, shades

VOYAGE = assets_dir() / "voyage"
BOOK = load_content("en").voyage
GOALS = {goal.id for scenario in BOOK.scenarios.values() for goal in scenario.goals}

#: The moods of a face by the end of its picture's name, and its side in pixels.
MOODS = {"": 384, "_glad": 288, "_sorry": 288}
#: How much light and shade two faces may have in common; one drawing in two colours has all.
ALIKE = 0.8
#: And how much one face in two moods.
SAME = 0.995


def faces(mood: str = "") -> list[Path]:
    """Return the pictures of all persons in a mood."""
    calm = (
        path
        for folder in ("captains", "goals", "guards")
        for path in sorted((VOYAGE / folder).iterdir())
        if not path.stem.endswith(("_glad", "_sorry"))
    )
    return [path.with_stem(path.stem + mood) for path in calm]


def test_every_person_has_a_face_in_three_moods_and_no_other_is_shipped() -> None:
    """R16.23, R16.40: captains, those who hold a goal, and each kind of guards.

    A rival is a goal before it is known which captain it is.
    """
    named = {"captains": {*BOOK.captains}, "goals": GOALS, "guards": {*KINDS}}
    for folder, persons in named.items():
        found = {path.stem for path in (VOYAGE / folder).iterdir()}
        assert found == {f"{person}{mood}" for person in persons for mood in MOODS}


@pytest.mark.parametrize(("mood", "side"), MOODS.items())
def test_a_face_is_as_large_as_it_is_shown(mood: str, side: int) -> None:
    assert {pygame.image.load(path).get_size() for path in faces(mood)} == {(side, side)}


def test_no_two_persons_are_one_drawing_in_two_colours() -> None:
    seen = {path.stem: shades(path) for path in faces()}
    alike = {
        (one, other)
        for one, other in combinations(seen, 2)
        if correlation(seen[one], seen[other]) > ALIKE
    }
    assert alike == set()


def test_a_face_changes_with_its_mood() -> None:
    for one, other in combinations(MOODS, 2):
        pairs = zip(faces(one), faces(other), strict=True)
        alike = [path.stem for path, felt in pairs if likeness(path, felt) > SAME]
        assert alike == []
