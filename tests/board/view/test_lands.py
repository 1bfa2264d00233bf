"""The two lands are told apart at a glance, at every hour, and so is the river from marks."""

import pygame
import pytest

from game.board.view.board_ambient import DAY, DUSK
from game.kit import Assets

hours = pytest.mark.parametrize("mood", [DAY, DUSK])
#: A place in a lane, beside the bridges; and one in the river, below the cascade.
LEFT_LAND, RIGHT_LAND = pygame.Rect(40, 170, 300, 120), pygame.Rect(940, 170, 300, 120)
RIVER = pygame.Rect(600, 580, 80, 60)


def mean(mood: str, part: pygame.Rect) -> tuple[int, int, int]:
    land = Assets().sized(f"board_{mood}_small", (1280, 720))
    red, green, blue, _ = pygame.transform.average_color(land, part)
    return red, green, blue


@hours
def test_one_land_is_green_and_the_other_is_orange(mood: str) -> None:
    left, right = mean(mood, LEFT_LAND), mean(mood, RIGHT_LAND)
    assert left[1] >= left[0], "no greener than red"
    assert right[0] > right[1] + 40, "no redder than green"
    assert right[0] - right[1] > left[0] - left[1] + 50


@hours
def test_the_river_is_no_violet(mood: str) -> None:
    red, green, blue = mean(mood, RIVER)
    assert red < green < blue + 40
    assert blue > red + 30


@hours
def test_the_picture_is_light_enough_for_marks_and_cards(mood: str) -> None:
    red, green, blue = mean(mood, pygame.Rect(0, 0, 1280, 720))
    assert 0.3 * red + 0.59 * green + 0.11 * blue > 114
