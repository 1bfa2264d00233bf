"""Shapes are painted anew for each that asks, and large ones look like small ones."""

import pygame
import pytest

from game.kit.context.paint_stores import SurfaceCache
from game.kit.draw.shape_masks import Rim, halo, rim_strips, rounded

AMBER, SHADE = (200, 120, 40), (0, 0, 0)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("size", [(40, 20), (300, 200)])
def test_a_light_is_as_it_was_after_a_shadow_was_made_of_it(size: tuple[int, int]) -> None:
    before = pixels(halo(size, 4, 9, SHADE, filled=True))
    list(rim_strips(SurfaceCache(1 << 20), Rim(size, 4, 9, 3, 120)))
    light = halo(size, 4, 9, SHADE, filled=True)
    assert pixels(light) == before
    light.fill(AMBER)
    assert pixels(halo(size, 4, 9, SHADE, filled=True)) == before


@pytest.mark.parametrize("reach", [9, 40, 90])
def test_the_corner_of_a_light_does_not_depend_on_its_length(reach: int) -> None:
    long, longer = (halo((wide, 900), 14, reach, AMBER, filled=True) for wide in (1600, 1800))
    corner = pygame.Rect(0, 0, 3 * reach, 3 * reach)
    assert pixels(long.subsurface(corner)) == pixels(longer.subsurface(corner))


def test_a_large_plate_is_clear_at_its_corner_and_full_within() -> None:
    plate = rounded((900, 700), 20, AMBER)
    assert plate.get_at((0, 0))[3] == 0
    for place in ((450, 350), (0, 350), (450, 699), (899, 350), (20, 20)):
        assert tuple(plate.get_at(place)) == (*AMBER, 255)


def test_a_large_frame_is_clear_within() -> None:
    frame = rounded((900, 700), 20, AMBER, 3)
    assert [frame.get_at((x, 350))[3] for x in (0, 2, 3, 450)] == [255, 255, 0, 0]
