"""The light of an hour: lanes lie in it, edges and bridges in shade, and castles face it."""

from functools import partial

import pygame
import pytest

from game.board.effects.crumbling import paint_stronghold
from game.board.view.board_ambient import board_frame
from game.board.view.camps import Camp
from game.board.view.hour_light import light_hour
from tests.board.telling import canvas_of

CAMPS = Camp(0, 0, False), Camp(1, 1, True)


def brightness(surface: pygame.Surface, x: int, y: int, width: int, height: int) -> int:
    return sum(pygame.transform.average_color(surface, (x, y, width, height))[:3])


@pytest.mark.parametrize("dusk", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_lanes_are_brighter_than_bridges_and_the_edges_of_the_land(
    size: tuple[int, int], dusk: bool
) -> None:
    canvas = canvas_of(*size)
    canvas.fill(canvas.view.rect, (200, 200, 200))
    light_hour(canvas, CAMPS, dusk=dusk)
    frame, scale = board_frame(canvas.view), canvas.view.scale

    def at(x: int, y: int) -> int:
        left, top = (
            round((at + of * frame.cover) * scale) for at, of in ((frame.x, x), (frame.y, y))
        )
        return brightness(canvas.surface, left, top, 12, 12)

    lane = at(420, 330)
    # Both ends of the bridge, wherever the window cuts the board off.
    assert lane > 1.05 * at(468, 330)
    assert at(870, 330) > 1.05 * at(812, 330)
    assert lane > at(1100, 330)
    assert lane > at(420, 690)


def test_lamps_of_the_bridges_shine_at_dusk() -> None:
    lit = []
    for dusk in (False, True):
        canvas = canvas_of()
        canvas.fill(canvas.view.rect, (120, 120, 120))
        light_hour(canvas, CAMPS, dusk=dusk)
        scale = canvas.size_px[0] / 1280
        at = partial(brightness, canvas.surface, width=8, height=8)
        lit.append(
            at(round(476 * scale), round(234 * scale)) / at(round(640 * scale), round(120 * scale))
        )
    assert lit[1] > 1.2 * lit[0]


def test_a_castle_at_the_right_is_lit_from_the_left_as_well() -> None:
    canvas = canvas_of(190, 262)
    canvas.surface.fill((0, 0, 0, 0))
    paint_stronghold("strongholds/meadow_whole", True, False, canvas)
    wide, high = canvas.size_px
    half = partial(brightness, canvas.surface, y=high // 2, width=wide // 3, height=high // 3)
    assert half(x=wide // 8) > 1.15 * half(x=wide * 7 // 8 - wide // 3)
