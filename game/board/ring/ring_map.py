"""The map of the ring: all bridges, the creatures that are out of sight, and whose turn it is."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.kit import Canvas, Colour, Colours, Point, draw_panel
from game.rules import BOTTOM, TOP

from ..cards.seat_emblem import draw_emblem
from ..ring_layout import RingLayout
from ..table import Table

#: A bridge in the map: its stones and the edge around them, and how wide it is.
_STONE: Colour = (150, 138, 128)
_EDGE: Colour = (30, 24, 34)
_WIDE = 5.0
#: The light around the emblem whose turn it is.
_SPREAD = 9.0
#: The pips that stand for creatures on the viewer's own bridges.
_PIP, _PITCH, _CLEAR = 1.9, 5.0, 17.0


def draw_map_ground(canvas: Canvas, layout: RingLayout, table: Table) -> None:
    """Draw the map below its creatures: the ground, the bridges, and the seats' emblems."""
    box = layout.ring_map
    draw_panel(canvas, box)
    for seat in table.field.sides:
        _draw_bridge(canvas, layout, table, seat)
    for side, lane in layout.rows_out_of_sight:
        row = pygame.FRect(layout.lane(side, lane)).inflate(2, 4)
        canvas.fill(row, Colours.sides_deep[side], radius=5, alpha=190)
        canvas.frame(row, Colours.sides[side], width=1, radius=5, alpha=110)
    for seat in table.field.sides:
        _draw_seat(canvas, layout, table, seat)


def _draw_seat(canvas: Canvas, layout: RingLayout, table: Table, seat: int) -> None:
    spot = layout.emblem(seat)
    if table.active == seat:
        light = pygame.FRect(spot.rect).inflate(-4, -4)
        canvas.glow(
            light, Colours.sides[seat], strength=255, spread=_SPREAD, radius=light.width / 2
        )
        canvas.circle((spot.x, spot.y), spot.width / 2 + 2, Colours.gold)
    draw_emblem(canvas, seat, (spot.x, spot.y), spot.width / 2)


def _draw_bridge(canvas: Canvas, layout: RingLayout, table: Table, seat: int) -> None:
    """Draw the bridge between a seat's top lane and the next seat."""
    other = table.field.next_side[seat]
    shared = layout.viewer in (seat, other)
    ends = _ends(layout, seat, other) if shared else _ends_out_of_sight(layout, seat, other)
    for wide, colour in ((_WIDE + 3, _EDGE), (_WIDE, _STONE)):
        for start, end in pairwise(ends):
            canvas.line(start, end, colour, width=wide)
    if shared:
        mine = layout.viewer
        lane = TOP if seat == mine else BOTTOM
        theirs, met = table.field.across[mine][lane]
        _draw_pips(canvas, ends, len(table.sides[mine].lanes[lane]), mine)
        _draw_pips(canvas, ends[::-1], len(table.sides[theirs].lanes[met]), theirs)


def _ends(layout: RingLayout, seat: int, other: int) -> list[Point]:
    """Return the way of a bridge that the viewer shares, from the viewer's emblem on."""
    mine, theirs = (seat, other) if seat == layout.viewer else (other, seat)
    near, far = layout.emblem(mine), layout.emblem(theirs)
    return [(near.x, near.y), (near.x, far.y), (far.x, far.y)]


def _ends_out_of_sight(layout: RingLayout, seat: int, other: int) -> list[Point]:
    """Return the ends of a bridge between two rows of the map."""
    one, two = pygame.FRect(layout.lane(seat, 0)), pygame.FRect(layout.lane(other, 1))
    if one.y == two.y:
        near, far = sorted((one, two), key=lambda row: row.x)
        return [(near.right, near.centery), (far.x, far.centery)]
    beyond = one.right + 9 * layout.zoom
    return [(one.right, one.centery), (beyond, one.centery), (beyond, two.centery),
            (two.right, two.centery)]  # fmt: skip


def _draw_pips(canvas: Canvas, ends: list[Point], count: int, seat: int) -> None:
    """Draw a pip for each creature at the first end of a bridge, in its seat's colour."""
    (x0, y0), (x1, y1) = ends[0], ends[1]
    length = max(1.0, abs(x1 - x0) + abs(y1 - y0))
    away = _CLEAR
    pitch = min(_PITCH, (length / 2) / max(count, 1))
    for number in range(count):
        share = min(1.0, (away + number * pitch) / length)
        middle = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        canvas.circle(middle, _PIP + 1, _EDGE)
        canvas.circle(middle, _PIP, Colours.sides[seat])
