"""What those say who are fought, on a voyage or else: nobody is dumb, no line is said by two."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.content import (
    ContentError,
    SpeakerLines,
    VoyageLines,
    languages,
    load_character_lines,
    load_voyage_lines,
)
from game.content.spoken_lines import MOMENTS
from game.kit import can_write
from game.voyage import KINDS
from tests.certain import objection

from .play.games import CONTENT

#: The persons of goals, and the captains of whom any may be a rival (R16.81, R16.90).
PERSONS = {"tollmaster", "wrecker", "crown", "bell", "overlord", "high_isle"}
CAPTAINS = {*("sanna", "mirel", "tavi", "kelm", "odo", "peg", "ruk", "twins", "nessun", "varg")}
#: As many lines has a kind for each moment, a person, and as long is the longest in English.
OF_KIND, OF_PERSON, LONGEST = 5, 3, 60
KINDS_OF_LINES = pytest.mark.parametrize("kind", ["voyage_lines", "character_lines"])


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


def all_lines(kind: str, language: str) -> list[str]:
    """Return the lines of the voyage, or of the characters whom computers play as."""
    if kind == "voyage_lines":
        return lines_of(load_voyage_lines(language))
    characters = load_character_lines(language).values()
    return [line for each in characters for said in each.said.values() for line in said]


@KINDS_OF_LINES
@pytest.mark.parametrize("language", languages())
def test_no_line_is_said_twice_and_each_is_short(kind: str, language: str) -> None:
    said = all_lines(kind, language)
    assert len(said) == len(set(said))
    longest = LONGEST if language == "en" else LONGEST * 1.25
    assert [line for line in said if len(line) > longest] == []


@KINDS_OF_LINES
@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_lines_are_translated(kind: str, language: str) -> None:
    pairs = zip(all_lines(kind, "en"), all_lines(kind, language), strict=True)
    # A stroke of the bell, and one who says nothing, are the same in many tongues.
    least = len("Ba-dum!") if kind == "voyage_lines" else 0
    assert [line for line, other in pairs if line == other and len(line) > least] == []


@KINDS_OF_LINES
@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_lines_has_a_picture(kind: str, language: str) -> None:
    pygame.font.init()
    letters = set("".join(all_lines(kind, language)))
    assert [letter for letter in sorted(letters) if not can_write(letter)] == []


@pytest.mark.parametrize(
    ("kind", "load", "text"),
    [
        ("voyage_lines", load_voyage_lines, "kinds: {}\npersons: {}\ncaptains: {odo: {begin: []}}"),
        ("character_lines", load_character_lines, "\n\nodo: {begin: [a]}"),
    ],
)
def test_a_mistake_in_the_lines_is_told(
    tmp_path: Path, kind: str, load: Callable[..., object], text: str
) -> None:
    folder = tmp_path / "data" / kind
    folder.mkdir(parents=True)
    (folder / "en.yaml").write_text(text)
    told = objection(ContentError, load, "en", tmp_path / "data")
    assert told == f"data/{kind}/en.yaml:3: missing key 'blow' of 'odo': add 'blow'"


@KINDS_OF_LINES
def test_the_pseudo_language_is_longer(kind: str) -> None:
    plain, long = all_lines(kind, "en"), all_lines(kind, "pseudo")
    assert len("".join(long)) > 1.3 * len("".join(plain))
