"""A landscape that does not reach the window's edges goes on there, without a seam."""

from itertools import pairwise

import pygame
import pytest

from game.kit import Assets, Canvas, EdgeLook, Viewport, continue_edges

WINDOW = (1280, 720)
BARE = (255, 0, 255)
LAND = EdgeLook()


def drawn(box: tuple[int, int, int, int], look: EdgeLook = LAND) -> pygame.Surface:
    """A landscape of stripes in ``box``, and what goes on around it."""
    surface = pygame.Surface(WINDOW)
    surface.fill(BARE)
    for x in range(box[0], box[0] + box[2]):
        shade = 60 + x % 160
        pygame.draw.line(surface, (shade, 255 - shade, 80), (x, box[1]), (x, box[1] + box[3] - 1))
    continue_edges(Canvas(surface, Viewport.of(WINDOW), Assets()), box, look)
    return surface


def far(one: pygame.Color, other: pygame.Color) -> int:
    return max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize("box", [(300, 0, 600, 720), (0, 200, 1280, 300), (300, 150, 500, 400)])
def test_nothing_of_the_window_stays_bare(box: tuple[int, int, int, int]) -> None:
    surface = drawn(box)
    assert all(
        tuple(surface.get_at((x, y))[:3]) != BARE
        for x in range(0, WINDOW[0], 9)
        for y in range(0, WINDOW[1], 9)
    )


def test_there_is_no_seam() -> None:
    surface = drawn((300, 0, 600, 720))
    for seam in (300, 900):
        assert far(surface.get_at((seam - 4, 300)), surface.get_at((seam + 4, 300))) < 24


def test_it_is_darker_towards_the_edge() -> None:
    surface = drawn((0, 200, 1280, 300))
    assert sum(surface.get_at((640, 2))[:3]) < 0.6 * sum(surface.get_at((640, 200))[:3])


def test_a_picture_within_its_window_is_left_as_it_is() -> None:
    surface = drawn((0, 0, 1280, 720))
    assert surface.get_at((0, 0))[:3] == (60, 195, 80)


def test_what_is_not_to_be_seen_twice_is_not_mirrored() -> None:
    surface = drawn((640, 0, 640, 720), EdgeLook(reach=8.0, soft=0.02))
    shades = [surface.get_at((x, 360)) for x in range(80, 560)]
    assert max(far(one, next_one) for one, next_one in pairwise(shades)) < 12
