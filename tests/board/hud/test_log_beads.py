"""The bead before a line of the log tells whose it is by its shape as well as by its colour."""

import pygame
import pytest

from game.board.hud import log_panel
from game.board.log_writer import SETUP, LogLine
from game.kit import Assets, Canvas, Viewport
from game.rules import NOBODY

SIZE = (40, 40)


def bead(side: int) -> frozenset[tuple[int, int]]:
    """Return the pixels of a bead, four times as large as usual."""
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    canvas = Canvas(surface, Viewport(10, 10, 4.0), Assets())
    log_panel._draw_bead(canvas, LogLine("", side, SETUP), (5, 5))
    return frozenset(
        (x, y) for x in range(SIZE[0]) for y in range(SIZE[1]) if surface.get_at((x, y)).a > 127
    )


@pytest.mark.parametrize("one", range(4))
def test_each_seat_has_a_shape_of_its_own(one: int) -> None:
    for other in range(one):
        assert len(bead(one) ^ bead(other)) > 100, (one, other)


def test_a_line_of_nobody_has_the_disc() -> None:
    assert bead(NOBODY) == bead(0)
