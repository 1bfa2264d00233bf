"""Each seat of a ring is told by shapes alone: emblem, frame and banner (R13.7 gives the seats)."""

from itertools import combinations

import pygame
import pytest

from game.board import draw_seat_portrait, emblem
from game.board.view.flags import FRAMES, pennants
from game.kit import Assets, Canvas, Viewport

SEATS = range(4)


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    pygame.display.set_mode((120, 120))
    return Canvas(pygame.Surface((120, 120), pygame.SRCALPHA), Viewport(120, 120, 1.0), Assets())


def outline(picture: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_surface(picture)


def light_parts(picture: pygame.Surface) -> pygame.Mask:
    """Return where a medallion is as light as its golden figure, whatever its colours are."""
    grey = pygame.transform.grayscale(picture)
    return pygame.mask.from_threshold(grey, (200, 200, 200, 255), (60, 60, 60, 255))


def differing(one: pygame.Mask, other: pygame.Mask) -> int:
    return one.count() + other.count() - 2 * one.overlap_area(other, (0, 0))


@pytest.mark.parametrize("radius", [10.0, 26.0])
def test_no_two_emblems_have_the_same_figure(canvas: Canvas, radius: float) -> None:
    masks = [light_parts(emblem(canvas, seat, radius)) for seat in SEATS]
    for one, other in combinations(masks, 2):
        assert differing(one, other) > 0.12 * radius * radius


def test_no_two_frames_have_the_same_outline(canvas: Canvas) -> None:
    masks = []
    for seat in SEATS:
        canvas.surface.fill((0, 0, 0, 0))
        draw_seat_portrait(canvas, "oak", seat, (60, 60), 50)
        masks.append(outline(canvas.surface))
    for one, other in combinations(masks, 2):
        assert differing(one, other) > 300


def test_each_seat_has_a_banner_of_its_own() -> None:
    assert len({sprite.key for seat in SEATS for sprite in pennants(seat)}) == 4 * FRAMES
