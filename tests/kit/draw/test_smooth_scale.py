"""Pictures of a single pixel either way are enlarged without a look behind their last one."""

from unittest.mock import patch

import pygame
import pytest

from game.kit import scaled_smoothly

SIZES = [(wide, high) for wide in (1, 2, 3, 7) for high in (1, 2, 3, 7)]
LARGER = [(1, 1), (1, 9), (2, 2), (5, 1), (9, 40), (40, 3)]


def painted(size: tuple[int, int], depth: int) -> pygame.Surface:
    flags = pygame.SRCALPHA if depth == 32 else 0
    picture = pygame.Surface(size, flags, depth)
    for x in range(size[0]):
        for y in range(size[1]):
            picture.set_at((x, y), (30 * x, 30 * y, 200, 255 - 20 * x))
    return picture


def bytes_of(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("depth", [24, 32])
@pytest.mark.parametrize("target", LARGER)
def test_the_picture_is_that_of_pygame(depth: int, target: tuple[int, int]) -> None:
    for size in SIZES:
        picture = painted(size, depth)
        expected = pygame.transform.smoothscale(picture, target)
        found = scaled_smoothly(picture, target)
        assert bytes_of(found) == bytes_of(expected), size
        assert found.get_masks() == expected.get_masks()
        over = pygame.Surface(target, expected.get_flags(), expected)
        scaled_smoothly(picture, target, over)
        assert bytes_of(over) == bytes_of(expected), size


@pytest.mark.parametrize("target", LARGER)
def test_pygame_is_never_given_a_single_pixel_to_enlarge(target: tuple[int, int]) -> None:
    with patch.object(pygame.transform, "smoothscale") as scale:
        for size in SIZES:
            scaled_smoothly(painted(size, 32), target)
    assert len(scale.call_args_list) == len(SIZES)
    for call in scale.call_args_list:
        picture, (wide, high) = call.args
        assert picture.get_width() > 1 or wide == 1
        assert picture.get_height() > 1 or high == 1
