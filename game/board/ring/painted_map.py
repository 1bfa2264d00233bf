"""The large map of a ring as a painting: lands with their coasts in the sea, bridges of stone."""

import math
import random
from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colour, Colours, Point, lay_light, mixed
from game.rules import Field

from ..effects.crumbling import paint_stronghold
from ..spots import Box
from ..stronghold_place import FOOT, SIZE, land_of, picture_of, ruin_of
from ..table import Table
from ..view.board_ambient import DUSK
from ..view.bridge_decks import SEAL
from .ring_land import NEAR_LAND, OWN, LandCut, paint_land_cut

#: A colour with how clear it is.
Clear: TypeAlias = tuple[int, int, int, int]

_WHITE: Colour = (255, 255, 255)
#: The sea by day and at dusk: its middle, its edges, and the light on its waves.
_SEA: dict[bool, tuple[Colour, Colour, Colour]] = {
    False: ((40, 124, 146), (12, 52, 84), (206, 246, 240)),
    True: ((44, 92, 136), (18, 42, 88), (232, 214, 206)),
}
_RADIUS, _RIM, _WAVES, _FAINT = 9.0, 2.0, 700.0, 56
#: What is left of its colours at its upper and lower edge.
_DEEPER: tuple[Colour, ...] = ((150, 156, 176), (255, 255, 255), (255, 255, 255), (150, 156, 176))
#: The rings of light water about a coast: how far out, and how faint.
_SURF = ((17.0, 34), (11.0, 52), (6.0, 84))
#: How far a coast keeps off the land's box, how deep its cliff falls, how much it winds.
_COAST, _CLIFF, _WINDS = 12.0, 11.0, 5.0
_POINTS, _SQUARE = 240, 5.5
#: How much larger an outline is drawn than it is shown.
_FINE = 2
_ROCK: Colour = (104, 78, 58)
#: What is left of a land's colours from the side of the light to that of the shade.
_LIGHT: tuple[Colour, ...] = ((255, 255, 246), (255, 254, 244), (246, 240, 238), (206, 202, 214))
_INK: Colour = (30, 24, 34)
#: From where in its picture a land is cut out, where its lanes end, and its seat's colour on it.
_CUT, _STONES, _TINT = (40.0, 152.0), 440.0, 18
#: Both ends of the lower bridge in the pictures of the lands, and how far down its road lies.
_LEFT_END, _RIGHT_END, _ROAD = Box(462, 366, 97, 194), Box(721, 366, 97, 194), 72.0
#: The seal on it: as long along the road as across it, where that is seen from above.
_SEAL_SIZE, _SEAL_TURNED = (76.0, 44.0), (60.0, 60.0)
#: The outline of a bridge that is made of both: its road with walls and posts, its front below.
_DECK: tuple[Point, ...] = (
    (0, 0), (30, 0), (30, 12), (97, 8), (164, 12), (164, 0), (194, 0), (194, 128), (0, 128),
)  # fmt: skip
#: The road seen from above, where a bridge is turned: without what hangs over its walls.
_ROADWAY: tuple[Point, ...] = (
    (2, 10), (31, 10), (31, 13), (97, 9), (163, 13), (163, 10), (192, 10), (192, 126), (157, 126),
    (157, 116), (37, 116), (37, 126), (2, 126),
)  # fmt: skip
#: What throws the shadow of a bridge on the water: the road without its posts on the banks.
_SHADE: tuple[Point, ...] = ((34, 20), (160, 20), (160, 122), (34, 122))
_FRONT: tuple[Point, ...] = (
    (32, 110), (162, 110), (156, 168), (116, 182), (116, 156), (112, 144), (105, 137), (97, 134),
    (89, 137), (82, 144), (78, 156), (78, 182), (38, 168),
)  # fmt: skip


def draw_sea(canvas: Canvas, box: RectLike, mood: str) -> None:
    """Draw the sea in which all lands lie, darker towards its edges."""
    sea = pygame.FRect(box)
    picture = canvas.sprite(("ring sea", mood), sea.size, partial(_paint_sea, mood=mood))
    canvas.blit(picture, sea.topleft)


def _paint_sea(canvas: Canvas, mood: str) -> None:
    middle, edge, light = _SEA[mood == DUSK]
    wide, high = canvas.surface.get_size()
    canvas.surface.fill(_WHITE)
    lay_light(canvas.surface, (edge, middle, middle, edge))
    lay_light(canvas.surface, _DEEPER, down=True)
    waves, chance = canvas.surface.copy(), random.Random(5)
    scale = canvas.view.scale
    for _ in range(round(canvas.view.width * canvas.view.height / _WAVES)):
        x, y = chance.uniform(0, wide), chance.uniform(0, high)
        half, up = chance.uniform(5, 20) * scale, chance.uniform(0.6, 2.2) * scale
        tone = light if chance.random() < 0.5 else edge
        crest = (x - half, y), (x - half * 0.3, y - up), (x + half * 0.3, y), (x + half, y - up)
        pygame.draw.aalines(waves, tone, False, crest)
    waves.set_alpha(_FAINT)
    canvas.surface.blit(waves, (0, 0))
    # Not by the canvas: it would keep a picture of the frame, as large as the sea.
    rim, radius = (canvas.view.length_px(length) for length in (_RIM, _RADIUS))
    frame = canvas.surface.get_rect()
    pygame.draw.rect(canvas.surface, Colours.bronze, frame, rim, border_radius=radius)


def draw_coast_land(canvas: Canvas, box: RectLike, seat: int, field: Field, mood: str) -> None:
    """Draw a seat's land as an island that fills a box, with surf and cliffs."""
    land = pygame.FRect(box).inflate(2 * _SURF[0][0], 2 * _SURF[0][0])
    key = ("ring island", seat, land_of(field, seat), mood)
    paint = partial(_paint_land, seat=seat, cut=(mood, land_of(field, seat)))
    canvas.blit(canvas.sprite(key, land.size, paint, upright=True), land.topleft)


def draw_stronghold(canvas: Canvas, table: Table, seat: int, box: RectLike, mood: str) -> None:
    """Draw the building of a seat's stronghold as it stands now, with its foot on a box's."""
    place, (wide, high) = pygame.FRect(box), SIZE
    name = picture_of(land_of(table.field, seat), ruin_of(table, seat))
    scale = place.height / FOOT
    building = pygame.FRect(0, 0, wide * scale, high * scale)
    building.midtop = place.centerx, place.bottom - FOOT * scale
    paint = partial(paint_stronghold, name, False, mood == DUSK)
    canvas.blit(
        canvas.sprite(("map stronghold", name, mood), building.size, paint), building.topleft
    )


def _paint_land(canvas: Canvas, seat: int, cut: tuple[str, int]) -> None:
    out, scale = _SURF[0][0], canvas.view.scale
    box = pygame.FRect(canvas.view.rect).inflate(-2 * out, -2 * out)
    mood, land = cut
    wide, high = canvas.surface.get_size()
    coast = _coast(box, seat, 0)
    foot = [(x, y + _CLIFF * (0.2 + 0.8 * (y > box.centery))) for x, y in coast]
    light = _SEA[mood == DUSK][2]
    shore = [(_coast(box, seat, far), (*light, alpha)) for far, alpha in _SURF]
    shore += [(_coast(box, seat, 2.4), (*mixed(light, _WHITE, 0.6), 190)), (foot, (*_INK, 255))]
    shore += [([(x, y - 1.6) for x, y in foot], (*_ROCK, 255))]
    shore += [([(x, y + 1.4) for x, y in coast], (*_INK, 255))]
    canvas.surface.blit(_smooth((wide, high), scale, shore), (0, 0))
    for x, y in coast[::3]:
        if y > box.centery:
            canvas.line((x, y + 1.4), (x, y + _CLIFF * 0.7), _INK, width=1.2, alpha=90)
    top = canvas.blank((wide, high))
    left = max(_CUT[0], _STONES - box.width)
    area = Box(left, _CUT[1], min(box.width, _STONES - left), box.height)
    paint_land_cut(top, LandCut(mood, land, OWN, area), box)
    tint = [round(channel * _TINT / 255) for channel in Colours.sides_deep[seat]]
    top.surface.fill((255 - _TINT,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    top.surface.fill(tint, special_flags=pygame.BLEND_RGB_ADD)
    for down in (False, True):
        lay_light(top.surface, _LIGHT, down=down)
    mask = _smooth((wide, high), scale, [(coast, (*_WHITE, 255))])
    top.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(top.surface, (0, 0))


def _smooth(
    pixels: tuple[int, int], scale: float, shapes: Sequence[tuple[Sequence[Point], Clear]]
) -> pygame.Surface:
    """Return outlines filled one over the other with smooth edges: drawn large, then made small."""
    large = pygame.Surface((pixels[0] * _FINE, pixels[1] * _FINE), pygame.SRCALPHA)
    large.fill((*shapes[0][1][:3], 0))
    for points, colour in shapes:
        pygame.draw.polygon(large, colour, _scaled(points, scale * _FINE))
    return pygame.transform.smoothscale(large, pixels)


def _coast(box: pygame.FRect, seed: int, out: float) -> list[Point]:
    """Return the winding coast in a box, pushed ``out``."""
    chance = random.Random(seed + 3)
    phases = [chance.uniform(0, math.tau) for _ in range(4)]
    across, down = box.width / 2 - _COAST + out, box.height / 2 - _COAST - _CLIFF / 2 + out
    points = []
    for step in range(_POINTS):
        turn = math.tau * step / _POINTS
        cos, sin = math.cos(turn), math.sin(turn)
        reach = (abs(cos) ** _SQUARE + abs(sin) ** _SQUARE) ** (-1 / _SQUARE)
        wind = sum(math.sin((3 + 4 * k) * turn + phase) / (k + 1) for k, phase in enumerate(phases))
        x, y = cos * reach, sin * reach
        points.append((
            box.centerx + x * across + cos * wind * _WINDS,
            box.centery - _CLIFF / 2 + y * down + sin * wind * _WINDS,
        ))  # fmt: skip
    return points


def draw_stone_bridge(canvas: Canvas, box: RectLike, lands: tuple[int, int], mood: str) -> None:
    """Draw the bridge of the board, cut short, between two lands beside or above one another.

    The first land is the left or the upper one. The road runs through the middle of the box.
    """
    rect = pygame.FRect(box)
    upright = rect.height > rect.width
    scale = max(rect.size) / (2 * _LEFT_END.width)
    size = 2 * _LEFT_END.width * scale, _LEFT_END.height * scale
    key = ("stone bridge", lands, mood, upright)
    paint = partial(_paint_bridge, lands=lands, mood=mood, upright=upright)
    whole = canvas.sprite(key, size, paint, upright=True)
    middle = _LEFT_END.height / 2 - _ROAD
    place = rect.centerx, rect.centery + middle * scale
    if upright:
        whole = canvas.turned(whole, key, -90.0)
        place = rect.centerx - middle * scale, rect.centery
    canvas.blit(whole, place, centered=True)


def _paint_bridge(canvas: Canvas, lands: tuple[int, int], mood: str, upright: bool) -> None:
    wide, high = canvas.view.width, canvas.view.height
    scale, half = high / _LEFT_END.height, wide / 2
    first, second = lands
    shade, mask = (canvas.blank(canvas.surface.get_size()) for _ in range(2))
    paint_land_cut(canvas, LandCut(mood, first, OWN, _LEFT_END), (0, 0, half, high))
    paint_land_cut(canvas, LandCut(mood, second, NEAR_LAND, _RIGHT_END), (half, 0, half, high))
    road, drop = (_ROADWAY, 3) if upright else (_DECK, 9)
    for outline in (road,) if upright else (road, _FRONT):
        mask.polygon(_scaled(outline, scale), _WHITE)
    canvas.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    seal = pygame.FRect(0, 0, *(side * scale for side in (_SEAL_TURNED if upright else _SEAL_SIZE)))
    seal.center = half, _ROAD * scale
    canvas.image(SEAL, seal)
    # A shadow on the water, below what has been painted.
    shade.polygon(_scaled([(x, y + drop) for x, y in _SHADE], scale), _INK, alpha=110)
    shade.surface.blit(canvas.surface, (0, 0))
    canvas.surface.fill((0, 0, 0, 0))
    canvas.surface.blit(shade.surface, (0, 0))


def _scaled(points: Sequence[Point], scale: float) -> list[Point]:
    return [(x * scale, y * scale) for x, y in points]
