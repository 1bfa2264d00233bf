"""The picture of a ring tells the modes apart by its drawing (R13.1, R13.20, R14.1)."""

from itertools import combinations

import pygame
import pytest

from game.kit import Assets, Canvas, Viewport
from game.rules import MODES
from game.scenes.common import draw_ring, ring_spots

BOX = pygame.FRect(0, 0, 180, 110)


def drawn(mode: str) -> pygame.Surface:
    pygame.display.init()
    pygame.display.set_mode((180, 110))
    surface = pygame.Surface((180, 110))
    draw_ring(Canvas(surface, Viewport(180, 110, 1.0), Assets()), BOX, mode)
    return surface


def test_every_mode_has_a_picture_of_its_own() -> None:
    pictures = {mode: pygame.image.tobytes(drawn(mode), "RGB") for mode in MODES}
    for one, other in combinations(MODES, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        assert sum(abs(a - b) > 40 for a, b in pairs) > 400, (one, other)


@pytest.mark.parametrize("count", [3, 4])
def test_the_seats_stand_inside_the_box(count: int) -> None:
    assert all(BOX.inflate(-30, -30).collidepoint(spot) for spot in ring_spots(BOX, count))
