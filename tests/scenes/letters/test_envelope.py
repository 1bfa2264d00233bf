"""The rows of the matches by letter: whose turn it is, and the envelope that tells it."""

from typing import Any

import pygame
import pytest

from game.play import LetterStage
from game.scenes.letters.letter_examples import example
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


@pytest.mark.parametrize(
    ("stage", "envelope"), [(LetterStage.WATCH, "returned"), (LetterStage.WAITING, "sealed")]
)
def test_a_row_tells_whose_turn_it_is_by_words_and_envelope(
    player: Player, stage: LetterStage, envelope: str
) -> None:
    scene = player.show(example(player.services))
    assert isinstance(scene, LettersScreen)
    match = next(each for each in scene.matches if each.stage is stage)
    seen = Seeing(pygame.Surface(player.size), player.stack.view, player.assets)
    draw_letter_row(player.services, match, seen, pygame.FRect(0, 0, 620, 104))
    assert stage_words(player.services, match) in seen.words
    assert set(others_words(player.services, match).split(", ")) <= set(seen.words)
    assert [each for each in seen.pictures if each.startswith("post/")] == [f"post/{envelope}"]
