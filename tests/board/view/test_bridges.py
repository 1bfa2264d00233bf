"""What lies on the bridges: the colours of both banks, and from turn to turn more of the fights."""

from functools import partial
from random import Random

import pygame
import pytest

from game.board import Table
from game.board.effects.crumbling import paint_stronghold
from game.board.ring.ring_table import board_of
from game.board.view.board_ambient import DAY, board_frame
from game.board.view.bridge_decks import DECKS, HALF, Traces
from game.board.view.ground import light_hour
from game.board.view.strongholds import Camp
from tests.board.telling import canvas_of
from tests.rules.matches import random_ring


def shown(bridge: int, turn: int) -> object:
    table = Table(random_ring(Random(1), "four"), 0)
    table.turn = turn
    state = Traces(table, bridge, dusk=False).state_at(0.0)
    return state and (state.sprite.key, state.x, state.y)


@pytest.mark.parametrize("bridge", [0, 1])
def test_from_turn_to_turn_more_is_left_of_the_fights(bridge: int) -> None:
    assert shown(bridge, 1) is None
    states = [shown(bridge, turn) for turn in range(2, 30)]
    assert len(set(states)) > 4
    # At last there is no room for more.
    assert states[-1] == states[-2]


def test_a_new_turn_is_seen_on_the_bridges_at_once() -> None:
    traces = Traces(table := Table(random_ring(Random(1), "four"), 0), 0, dusk=False)
    assert not traces.stand()
    table.turn += 1
    assert traces.stand()
    assert not traces.stand()


def test_both_ends_of_a_bridge_have_the_colours_of_their_banks() -> None:
    """In a ring the lower bridge leads to another land than the upper one (R13.2)."""
    table = Table(random_ring(Random(1), "four"), 0)
    canvas = canvas_of()
    board_of(table, ("", ""), DAY).ambient.draw(canvas)
    frame = board_frame(canvas.view)
    means = {}
    for bridge, (x, y) in enumerate(DECKS):
        for way in (-1, 1):
            left = frame.x + x + way * HALF[0] * 0.76 - 10
            place = canvas.view.rect_px((left, frame.y + y - 22, 20, 44))
            pixels = canvas.surface.subsurface(place)
            found = [pixels.get_at((a, b)) for a in range(place.w) for b in range(place.h)]
            means[bridge, way] = [sum(pixel[k] for pixel in found) / len(found) for k in range(3)]
    (green, orange), (same, purple) = ([means[bridge, way] for way in (-1, 1)] for bridge in (0, 1))
    assert green[1] > green[0]
    assert same[1] > same[0]
    assert orange[0] > orange[2] + 20
    assert purple[2] > purple[1]


# The light of an hour


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
