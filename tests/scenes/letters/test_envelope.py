"""The letters of a match: who seals them and to whom they go, and the row that tells it."""

from typing import Any

import pygame
import pytest

from game.play import LetterMatch, LetterStage
from game.scenes.letters.envelope import Envelope, envelope_of
from game.scenes.letters.letter_examples import example, example_over
from game.scenes.letters.letter_row import draw_letter_row
from game.scenes.letters.letter_words import others_words, stage_words
from game.scenes.letters.letters_screen import LettersScreen

from ..table import Player, Reading


class Seeing(Reading):
    """A canvas that notes the names of pictures, too."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.pictures: list[str] = []

    def image(self, name: str, *place: Any, **look: Any) -> None:
        self.pictures.append(name)
        super().image(name, *place, **look)


def _match(player: Player, stage: LetterStage) -> LetterMatch:
    """Return a match at a stage: what came is watched where that is the own turn."""
    scene = player.show(example(player.services))
    assert isinstance(scene, LettersScreen)
    came = stage in (LetterStage.WATCH, LetterStage.YOURS)
    wanted = LetterStage.WATCH if came else stage
    match = next(each for each in scene.matches if each.stage is wanted)
    if stage is LetterStage.YOURS:
        match.note_seen()
    assert match.stage is stage
    return match


def _row(player: Player, match: LetterMatch) -> Seeing:
    seen = Seeing(pygame.Surface(player.size), player.stack.view, player.assets)
    draw_letter_row(player.services, match, seen, pygame.FRect(0, 0, 620, 104))
    return seen


@pytest.mark.parametrize(
    ("stage", "envelope"),
    [
        (LetterStage.WATCH, Envelope(False, 1, "oak", "Player one")),
        (LetterStage.YOURS, Envelope(True, 0, "tide", "Ben")),
        (LetterStage.WAITING, Envelope(False, 0, "tide", "Cleo, Dov")),
    ],
)
def test_an_envelope_tells_who_wrote_to_whom(
    player: Player, stage: LetterStage, envelope: Envelope
) -> None:
    assert envelope_of(player.services, _match(player, stage)) == envelope


@pytest.mark.parametrize(
    ("stage", "sign"),
    [
        (LetterStage.WATCH, "post/wax"),
        (LetterStage.YOURS, "post/quill"),
        (LetterStage.WAITING, "post/wax"),
    ],
)
def test_a_row_tells_whose_turn_it_is_by_words_and_by_seal_or_quill(
    player: Player, stage: LetterStage, sign: str
) -> None:
    match = _match(player, stage)
    seen = _row(player, match)
    assert stage_words(player.services, match) in seen.words
    assert set(others_words(player.services, match).split(", ")) <= set(seen.words)
    assert [each for each in seen.pictures if each.startswith("post/")] == [sign]


def test_a_row_shows_the_medal_of_a_match_that_is_over(player: Player) -> None:
    scene = player.show(example_over(player.services))
    assert "medals/outcome_won" in _row(player, scene.matches[0]).pictures
