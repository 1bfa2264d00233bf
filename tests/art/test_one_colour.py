"""Off the board no one colour is on more than 18 % of a screen."""

import pygame
import pytest

from .one_colour import MOST, commonest, off_the_board, share_of

#: Of each material and each way to lay a page out; all scenes are behind the slow marker.
SOME = (
    *("access", "captains_force", "deck_builder_own", "difficulty", "key_card", "letters_none"),
    *("options", "rulebook", "statistics", "turn_choices", "voyage_log"),
)
SCENES = [s if s in SOME else pytest.param(s, marks=pytest.mark.slow) for s in off_the_board()]


def test_what_is_nearly_of_a_colour_counts_as_of_it() -> None:
    picture = pygame.Surface((480, 270))
    picture.fill((40, 60, 80))
    picture.fill((44, 58, 84), (0, 0, 240, 27))
    picture.fill((60, 60, 80), (240, 0, 240, 27))
    colour, share = commonest(picture)
    assert max(abs(a - b) for a, b in zip(colour, (40, 60, 80), strict=True)) <= 6
    assert share == pytest.approx(0.95, abs=0.01)


@pytest.mark.parametrize("scene", SCENES)
def test_no_colour_fills_a_screen(scene: str) -> None:
    colour, share = share_of(scene)
    assert share <= MOST, (scene, colour)
