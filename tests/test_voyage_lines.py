"""What those say who are fought on a voyage: nobody is dumb, and no line is said by two."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.content import (
    MOMENTS,
    ContentError,
    SpeakerLines,
    VoyageLines,
    languages,
    load_voyage_lines,
)
from game.kit import can_write
from game.voyage import KINDS
from tests.certain import objection

from .play.games import CONTENT

#: The persons of goals, and the captains of whom any may be a rival (R16.81, R16.90).
PERSONS = {"tollmaster", "wrecker", "crown", "bell", "overlord", "high_isle"}
CAPTAINS = {*("sanna", "mirel", "tavi", "kelm", "odo", "peg", "ruk", "twins", "nessun", "varg")}
#: As many lines has a kind for each moment, a person, and as long is the longest in English.
OF_KIND, OF_PERSON, LONGEST = 5, 3, 60


def speakers(lines: VoyageLines) -> Iterator[tuple[str, SpeakerLines]]:
    for group in (lines.kinds, lines.persons, lines.captains):
        yield from group.items()


def lines_of(lines: VoyageLines) -> list[str]:
    return [
        line
        for _, speaker in speakers(lines)
        for moment in MOMENTS
        for line in speaker.said[moment]
    ]


@pytest.mark.parametrize("language", languages())
def test_everybody_has_lines_for_every_moment(language: str) -> None:
    """R16.23, R16.81, R16.90: kinds of guards, goals, and rivals."""
    lines = load_voyage_lines(language)
    assert set(lines.kinds) == set(KINDS)
    assert set(lines.persons) == PERSONS
    assert set(lines.captains) == CAPTAINS
    goals = {goal.id for each in CONTENT.voyage.scenarios.values() for goal in each.goals}
    assert goals <= PERSONS | {"rival"}
    assert set(CONTENT.voyage.captains) <= CAPTAINS
    for group, most in ((lines.kinds, OF_KIND), (lines.persons, OF_PERSON)):
        for speaker in group.values():
            assert {moment: len(speaker.said[moment]) for moment in MOMENTS} == dict.fromkeys(
                MOMENTS, most
            )
    assert all(speaker.name and speaker.manner for speaker in lines.kinds.values())


@pytest.mark.parametrize("language", languages())
def test_no_line_is_said_twice_and_each_is_short(language: str) -> None:
    said = lines_of(load_voyage_lines(language))
    assert len(said) == len(set(said))
    longest = LONGEST if language == "en" else LONGEST * 1.25
    assert [line for line in said if len(line) > longest] == []


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_lines_are_translated(language: str) -> None:
    english = load_voyage_lines()
    ours, theirs = lines_of(english), lines_of(load_voyage_lines(language))
    # A stroke of the bell, and one who says nothing, are the same in many tongues.
    same = [line for line, other in zip(ours, theirs, strict=True) if line == other]
    assert [line for line in same if len(line) > len("Ba-dum!")] == []


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_lines_has_a_picture(language: str) -> None:
    pygame.font.init()
    letters = set("".join(lines_of(load_voyage_lines(language))))
    assert [letter for letter in sorted(letters) if not can_write(letter)] == []


def test_a_mistake_in_the_lines_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "voyage_lines"
    folder.mkdir(parents=True)
    (folder / "en.yaml").write_text("kinds: {}\npersons: {}\ncaptains: {odo: {begin: [a]}}\n")
    told = objection(ContentError, load_voyage_lines, "en", tmp_path / "data")
    assert told == "data/voyage_lines/en.yaml:3: missing key 'blow' of 'odo': add 'blow'"


def test_the_pseudo_language_is_longer() -> None:
    plain, long = lines_of(load_voyage_lines()), lines_of(load_voyage_lines("pseudo"))
    assert len("".join(long)) > 1.3 * len("".join(plain))
