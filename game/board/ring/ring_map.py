"""The map of the ring: its lands in the river, all bridges, and whose turn it is.

The creatures that are out of sight stand on it; those at the viewer's own bridges are pips.
"""

from functools import partial

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours, draw_cached_panel, draw_fade
from game.rules import BOTTOM, TOP, Field

from ..cards.seat_emblem import draw_emblem
from ..layout import Layout
from ..spots import Box
from ..stronghold_place import land_of
from ..table import Table
from ..view.board_ambient import DUSK
from .ring_land import OWN, LandCut, draw_land_cut

#: The river by day and at dusk.
_RIVER: dict[bool, Colour] = {False: (28, 104, 128), True: (22, 62, 104)}
#: The light on its waves, how faint it is, and how many of their lengths they are apart.
_SCENERY_WAVE: Colour = (150, 220, 232)
_FAINT, _APART = 70, 1.7
_RADIUS = 7.0
#: From where in its picture a land is cut out, and where the stone bridge begins there.
_CUT, _STONES = (40.0, 152.0), 440.0
#: How much of its seat's colour lies on a land.
_SHADE = 84
#: How dark it is at its top and at its foot.
_DUSKIER = (24, 132)


def draw_water(canvas: Canvas, box: RectLike, mood: str, wave: float) -> None:
    """Draw the river in which all lands lie; ``wave`` is how long its waves are."""
    river = pygame.FRect(box)
    canvas.fill(river, _RIVER[mood == DUSK], radius=_RADIUS)
    for row in range(int(river.height / wave / _APART)):
        y = river.y + wave * _APART * (row + 0.5)
        for number in range(int(river.width / wave / 3)):
            x = river.x + wave * (3 * number + 0.5 + 1.5 * (row % 2))
            canvas.line((x, y), (x + wave, y), _SCENERY_WAVE, width=wave / 5, alpha=_FAINT)


def draw_map_land(
    canvas: Canvas, box: RectLike, seat: int, field: Field, mood: str, scale: float
) -> None:
    """Draw a land with its bank, ``scale`` units of the board to one, in its seat's colour."""
    land = pygame.FRect(box)
    width, height = land.width * scale, land.height * scale
    # Of a wide land the part before its bridge is shown.
    left = max(_CUT[0], _STONES - width)
    area = Box(left, _CUT[1], min(width, _STONES - left), height)
    canvas.fill(land.inflate(2.4, 2.4), _EDGE, radius=_RADIUS + 1, alpha=150)
    draw_land_cut(canvas, LandCut(mood, land_of(field, seat), OWN, area), land, radius=_RADIUS)
    canvas.fill(land, Colours.sides_deep[seat], radius=_RADIUS, alpha=_SHADE)
    # The light is the board's: from above, and none is as bright as a card.
    draw_fade(canvas, land.inflate(-2, -2), Colours.shadow, _DUSKIER)
    canvas.frame(land, Colours.sides[seat], width=1.4, radius=_RADIUS)


#: How many units of the board a unit of the map is, and how long a wave is there.
_SCALE, _WAVE = 2.5, 6.0
#: A bridge: its stones, its parapets, and the edge around it.
_STONE: Colour = (166, 158, 148)
_PARAPET: Colour = (214, 206, 190)
_JOINT: Colour = (112, 104, 100)
_EDGE: Colour = (30, 24, 34)
_RAIL = 3.2
#: The light around the emblem whose turn it is.
_SPREAD = 9.0
#: The pips that stand for creatures at the viewer's own bridges, and the first one's way off it.
_PIP, _PITCH, _CLEAR = 2.2, 5.6, 5.0
#: How many pips lie beside one another.
_ABREAST = 4


def draw_map_ground(canvas: Canvas, layout: Layout, table: Table, mood: str) -> None:
    """Draw the map below its creatures: the river, the lands, the bridges, and the emblems."""
    rows = tuple(len(row) for side in table.sides for row in side.lanes)
    key = ("ring map", layout, table.active, rows, mood)
    paint = partial(_paint, layout=layout, table=table, mood=mood)
    draw_cached_panel(canvas, layout.map.box, key, paint)


def _paint(canvas: Canvas, layout: Layout, table: Table, mood: str) -> None:
    field = table.field
    draw_water(canvas, layout.map.water, mood, _WAVE * layout.zoom)
    for seat in field.sides:
        draw_map_land(canvas, layout.map.land(seat), seat, field, mood, _SCALE / layout.zoom)
    for seat in field.sides:
        _draw_bridge(canvas, layout, seat, field.next_side[seat])
    _draw_pips(canvas, layout, table)
    for seat in field.sides:
        _draw_seat(canvas, layout, table, seat)


def _draw_seat(canvas: Canvas, layout: Layout, table: Table, seat: int) -> None:
    spot = layout.map.emblem(seat)
    if table.active == seat:
        light = pygame.FRect(spot.rect).inflate(-4, -4)
        canvas.glow(
            light, Colours.sides[seat], strength=255, spread=_SPREAD, radius=light.width / 2
        )
        canvas.circle((spot.x, spot.y), spot.width / 2 + 2, Colours.gold)
    draw_emblem(canvas, seat, (spot.x, spot.y), spot.width / 2)


def _draw_bridge(canvas: Canvas, layout: Layout, seat: int, other: int) -> None:
    road = pygame.FRect(layout.map.bridge(seat, other))
    across = road.width < road.height
    canvas.shadow(road, spread=4, drop=2, radius=2)
    canvas.box(road, _STONE, _EDGE, width=1.2, radius=2)
    rail = _RAIL * layout.zoom
    rails = [pygame.FRect(road) for _ in range(2)]
    for number, each in enumerate(rails):
        if across:
            each.width = rail
            each.right = road.right if number else road.x + rail
        else:
            each.height = rail
            each.bottom = road.bottom if number else road.y + rail
        canvas.box(each, _PARAPET, _EDGE, width=0.8, radius=1)
    joints = road.inflate(0, -2 * rail - 2) if not across else road.inflate(-2 * rail - 2, 0)
    for share in (0.34, 0.66):
        if across:
            y = road.y + road.height * share
            canvas.line((joints.x, y), (joints.right, y), _JOINT, width=1)
        else:
            x = road.x + road.width * share
            canvas.line((x, joints.y), (x, joints.bottom), _JOINT, width=1)
    for corner in (road.topleft, road.topright, road.bottomleft, road.bottomright):
        canvas.circle(corner, rail * 0.75 + 1, _EDGE)
        canvas.circle(corner, rail * 0.75, _PARAPET)


def _draw_pips(canvas: Canvas, layout: Layout, table: Table) -> None:
    mine, zoom = layout.viewer, layout.zoom
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
