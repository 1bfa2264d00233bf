"""The map of the ring: the same painting as the large one, small, and whose turn it is.

The creatures that are out of sight stand on it; those at the viewer's own bridges are pips.
"""

from collections.abc import Callable
from functools import partial

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours, Viewport, draw_cached_panel
from game.rules import BOTTOM, TOP

from ..cards.seat_emblem import draw_emblem
from ..layout import Layout
from ..stronghold_place import land_of, ruin_of
from ..table import Table
from .painted_map import draw_coast_land, draw_sea, draw_stone_bridge, draw_stronghold

#: How much smaller the painting is than that of the large map.
_SMALLER = 3.0
_EDGE: Colour = (30, 24, 34)
#: The light around the emblem whose turn it is.
_SPREAD = 9.0
#: The pips that stand for creatures at the viewer's own bridges, and the first one's way off it.
_PIP, _PITCH, _CLEAR = 2.2, 5.6, 6.0
#: How many pips lie beside one another.
_ABREAST = 4


def ruins_of(table: Table) -> tuple[str, ...]:
    """Return what is left of each stronghold, as the map shows it."""
    return tuple(ruin_of(table, seat) for seat in table.field.sides)


def draw_map_ground(canvas: Canvas, layout: Layout, table: Table, mood: str) -> None:
    """Draw the map below its creatures: the sea, lands, bridges, strongholds, and the emblems."""
    rows = tuple(len(row) for side in table.sides for row in side.lanes)
    key = ("ring map", layout, table.active, rows, ruins_of(table), mood)
    paint = partial(_paint, layout=layout, table=table, mood=mood)
    draw_cached_panel(canvas, layout.map.box, key, paint)


def _paint(canvas: Canvas, layout: Layout, table: Table, mood: str) -> None:
    painting = canvas.sprite(
        ("painted map", layout, ruins_of(table), mood),
        layout.map.water.size,
        partial(_paint_small, layout=layout, table=table, mood=mood),
        upright=True,
    )
    canvas.blit(painting, layout.map.water.topleft)
    canvas.frame(layout.map.water, Colours.bronze, width=1.2, radius=3)
    _draw_pips(canvas, layout, table)
    for seat in table.field.sides:
        _draw_seat(canvas, layout, table, seat)


def _paint_small(canvas: Canvas, layout: Layout, table: Table, mood: str) -> None:
    """Paint sea, lands, bridges and strongholds as the large map has them, on a finer canvas."""
    by = _SMALLER / layout.map.zoom
    view = Viewport(canvas.view.width * by, canvas.view.height * by, canvas.view.scale / by)
    fine = canvas.inset(canvas.surface.get_rect(), view)
    place = _placed(layout, by)
    field, places = table.field, layout.map
    draw_sea(fine, view.rect, mood)
    for seat in field.sides:
        draw_coast_land(fine, place(places.land(seat)), seat, field, mood)
    for seat in field.sides:
        ends = sorted((seat, field.next_side[seat]), key=lambda end: tuple(places.land(end)[:2]))
        first, second = (land_of(field, end) for end in ends)
        draw_stone_bridge(fine, place(places.bridge(*ends)), (first, second), mood)
    for seat in field.sides:
        draw_stronghold(fine, table, seat, place(places.building(seat)), mood)


def _placed(layout: Layout, by: float) -> Callable[[RectLike], pygame.FRect]:
    """Return what turns a place of the map into one of its finer painting."""
    left, top = layout.map.water.topleft

    def place(box: RectLike) -> pygame.FRect:
        x, y, width, height = pygame.FRect(box)
        return pygame.FRect((x - left) * by, (y - top) * by, width * by, height * by)

    return place


def _draw_seat(canvas: Canvas, layout: Layout, table: Table, seat: int) -> None:
    spot = layout.map.emblem(seat)
    if table.active == seat:
        light = pygame.FRect(spot.rect).inflate(-4, -4)
        canvas.glow(
            light, Colours.sides[seat], strength=255, spread=_SPREAD, radius=light.width / 2
        )
        canvas.circle((spot.x, spot.y), spot.width / 2 + 2, Colours.gold)
    draw_emblem(canvas, seat, (spot.x, spot.y), spot.width / 2)


def _draw_pips(canvas: Canvas, layout: Layout, table: Table) -> None:
    mine, zoom = layout.viewer, layout.map.zoom
    for lane in (TOP, BOTTOM):
        theirs, met = table.field.across[mine][lane]
        bridge = pygame.FRect(layout.map.bridge(mine, theirs))
        ends = (mine, lane, bridge.x, -1), (theirs, met, bridge.right, 1)
        for seat, row, edge, away in ends:
            for number in range(len(table.sides[seat].lanes[row])):
                far = (_CLEAR + number % _ABREAST * _PITCH) * zoom
                down = (number // _ABREAST - 0.5) * _PITCH * zoom
                middle = edge + away * far, bridge.centery + down
                canvas.circle(middle, _PIP * zoom + 1.2, _EDGE)
                canvas.circle(middle, _PIP * zoom, Colours.sides[seat])
