"""The light of an hour: lanes lie in it, edges and bridges in shade, and castles face it."""

from functools import partial

import pygame
import pytest

from game.board.effects.crumbling import paint_stronghold
from game.board.view.camps import Camp
from game.board.view.hour_light import light_hour
from tests.board.telling import canvas_of

CAMPS = Camp(0, 0, False), Camp(1, 1, True)


def brightness(surface: pygame.Surface, x: int, y: int, width: int, height: int) -> int:
    return sum(pygame.transform.average_color(surface, (x, y, width, height))[:3])


@pytest.mark.parametrize("dusk", [False, True])
def test_lanes_are_brighter_than_bridges_and_the_edges_of_the_land(dusk: bool) -> None:
    canvas = canvas_of()
    canvas.fill(canvas.view.rect, (200, 200, 200))
    light_hour(canvas, CAMPS, dusk=dusk)
    wide, high = canvas.size_px
    at = partial(brightness, canvas.surface, width=wide // 40, height=high // 40)
    lane = at(x=wide * 9 // 32, y=high * 5 // 18)
    assert lane > at(x=wide // 2, y=high * 5 // 18)
    assert lane > at(x=wide * 39 // 40, y=high * 5 // 18)
    assert lane > at(x=wide * 9 // 32, y=high * 39 // 40)


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
