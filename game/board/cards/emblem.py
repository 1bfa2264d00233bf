"""The emblem of a card without a picture: arms composed of what the card is and does.

It depends on the card alone, so that it is the same wherever the card is shown.
"""

import math
import zlib
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit import Colour, Point, ramp, scaled_smoothly

from ..card_faces import INCANTATION, CardFace

Outline = tuple[Point, ...]


class Charge(NamedTuple):
    """A figure in a square from -50 to 50: its ``body``, and on it what is dark or light."""

    body: tuple[Outline, ...]
    dark: tuple[Outline, ...] = ()
    light: tuple[Outline, ...] = ()


def _turned(outline: Outline, degrees: float, dx: float = 0.0, dy: float = 0.0) -> Outline:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((x * cos - y * sin + dx, x * sin + y * cos + dy) for x, y in outline)


def _sized(outline: Outline, share: float, dx: float = 0.0, dy: float = 0.0) -> Outline:
    return tuple((x * share + dx, y * share + dy) for x, y in outline)


def _round(radius: float, dx: float = 0.0, dy: float = 0.0) -> Outline:
    steps = range(28)
    return tuple(
        (dx + radius * math.cos(math.tau * n / 28), dy + radius * math.sin(math.tau * n / 28))
        for n in steps
    )


def star(points: int, inner: float, outer: float = 50.0) -> Outline:
    """Return a star with one of its points upwards."""
    corners = []
    for number in range(2 * points):
        radius = inner if number % 2 else outer
        angle = math.pi * number / points - math.pi / 2
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return tuple(corners)


_BLADE: Outline = ((0, -50), (8, -38), (7, 16), (-7, 16), (-8, -38))
_GUARD: Outline = (
    (-25, 14), (-20, 20), (20, 20), (25, 14), (28, 24), (22, 29), (-22, 29), (-28, 24),
)  # fmt: skip
_GRIP: Outline = ((-5, 28), (5, 28), (5, 43), (-5, 43))
_GROOVE: Outline = ((0, -38), (2, -30), (1.5, 14), (-1.5, 14), (-2, -30))
_FLAME: Outline = (
    (2, -50), (12, -30), (25, -16), (30, -32), (38, -6), (38, 16), (28, 36), (10, 48), (-10, 48),
    (-28, 38), (-38, 18), (-37, -4), (-28, -20), (-22, -4), (-12, -14), (-8, -32),
)  # fmt: skip
_DROP: Outline = (
    (0, -50), (14, -22), (27, 4), (30, 20), (25, 36), (13, 46), (0, 49), (-13, 46), (-25, 36),
    (-30, 20), (-27, 4), (-14, -22),
)  # fmt: skip
_ESCUTCHEON: Outline = (
    (-38, -46), (0, -40), (38, -46), (40, -8), (32, 20), (18, 38), (0, 50), (-18, 38), (-32, 20),
    (-40, -8),
)  # fmt: skip
_TOWER: Outline = (
    (-32, 50), (-26, -14), (-36, -16), (-36, -46), (-22, -46), (-22, -34), (-8, -34), (-8, -46),
    (8, -46), (8, -34), (22, -34), (22, -46), (36, -46), (36, -16), (26, -14), (32, 50),
)  # fmt: skip
_DOOR: Outline = ((-10, 50), (-10, 24), (-6, 15), (0, 11), (6, 15), (10, 24), (10, 50))
_LOZENGE: Outline = ((0, -50), (36, -6), (0, 50), (-36, -6))
_FACETS: tuple[Outline, ...] = (
    ((0, -44), (12, -8), (0, -2), (-12, -8)),
    ((-30, -8), (-16, -12), (-4, 36)),
)
_HEAD: Outline = ((0, -50), (17, -20), (6, -24), (6, -16), (-6, -16), (-6, -24), (-17, -20))
_SHAFT: Outline = ((-4.5, -18), (4.5, -18), (4.5, 34), (14, 42), (14, 50), (0, 42), (-14, 50),
                   (-14, 42), (-4.5, 34))  # fmt: skip
_HAFT: Outline = ((-4, -44), (4, -44), (4, 52), (-4, 52))
_AXE: Outline = ((3, -38), (14, -44), (29, -50), (33, -28), (29, -6), (14, -14), (3, -18))
_CHEVRON: Outline = ((0, -22), (44, 14), (44, 30), (0, -4), (-44, 30), (-44, 14))
_HILL: Outline = ((-48, 44), (-22, -22), (-12, -8), (6, -48), (26, -8), (32, -16), (48, 44))
_SNOW: Outline = ((6, -42), (17, -18), (8, -22), (3, -12), (-3, -22), (-5, -18))


def _crossed(*parts: Outline) -> tuple[Outline, ...]:
    mirrored = [tuple((-x, y) for x, y in part) for part in parts]
    return tuple(_turned(part, 34) for part in parts) + tuple(
        _turned(part, -34) for part in mirrored
    )


SWORD = Charge((_GUARD, _GRIP, _round(7, 0, 46), _BLADE), (), (_GROOVE,))
SWORDS = Charge(_crossed(_GUARD, _GRIP, _round(7, 0, 46), _BLADE))
TOWER = Charge((_TOWER,), (_DOOR,))
HILL = Charge((_HILL,), (), (_SNOW,))
#: By the name of the ability that they stand for.
CHARGES = {
    "splash": Charge(
        (_sized(_DROP, 0.56, 0, -22), _sized(_DROP, 0.56, -25, 21), _sized(_DROP, 0.56, 25, 21)),
        (),
        tuple(_round(4, x - 6, y) for x, y in ((0, -12), (-25, 31), (25, 31))),
    ),
    "perforation": Charge((_SHAFT, _HEAD, _round(24, 0, 4)), (_round(14, 0, 4),), (_SHAFT,)),
    "rage": Charge((_FLAME,), (_sized(_FLAME, 0.56, 0, 18),), (_sized(_DROP, 0.3, 0, 28),)),
    "protection": Charge((_ESCUTCHEON,), (_sized(_ESCUTCHEON, 0.74),), (_sized(star(4, 12), 0.6),)),
    "indestructible": Charge((_LOZENGE,), (), _FACETS),
    "berserk": Charge(_crossed(_HAFT, _AXE)),
    "sprint": Charge(
        tuple(tuple((x, y + down) for x, y in _CHEVRON) for down in (-24.0, 0.0, 24.0))
    ),
    "aura": Charge((star(12, 30.0), _round(30)), (_round(22),), (_round(18),)),
}


def burst(damage: int) -> Charge:
    """Return a star with as many points as fit what an incantation does."""
    points = min(12, 4 + damage)
    return Charge((star(points, 22.0),), (star(points, 12.0, 30.0),), (_round(8),))


#: The pixels of an emblem, one for each unit of a card's picture.
SIZE = (375, 525)
#: Where the shield is painted, in pixels for a unit: more, for smooth edges.
_PLACE = pygame.Rect(66, 28, 244, 284)
_SCALE = 2
_MIDDLE: Point = (187.0, 166.0)
_RAYS, _FAR = 18, 520.0
#: A shield around its middle, half as wide as 1.
_SHIELD: Outline = (
    (-1.0, -1.08), (-0.5, -1.02), (0.0, -1.12), (0.5, -1.02), (1.0, -1.08), (1.02, -0.3),
    (0.97, 0.12), (0.84, 0.48), (0.62, 0.8), (0.34, 1.04), (0.0, 1.22), (-0.34, 1.04),
    (-0.62, 0.8), (-0.84, 0.48), (-0.97, 0.12), (-1.02, -0.3),
)  # fmt: skip
#: A round one, for incantations.
_ROUNDEL: Outline = star(24, 1.06, 1.06)
_HALF_WIDE = 100.0
#: The rim and line of a shield, outside in.
_RIM: tuple[tuple[float, Colour], ...] = (
    (1.06, (26, 16, 10)),
    (1.02, (240, 206, 124)),
    (0.955, (150, 100, 40)),
    (0.93, (250, 224, 150)),
    (0.895, (40, 24, 14)),
)
_FIELD = 0.87
_INK: Colour = (30, 20, 16)
_GOLD: Colour = (252, 218, 126)
_SILVER: Colour = (238, 240, 246)
_DARK: dict[Colour, Colour] = {_GOLD: (158, 84, 20), _SILVER: (84, 98, 130)}
#: The divisions of a field: outlines around its middle, of the second colour.
_DIVISIONS: tuple[tuple[Outline, ...], ...] = (
    (((0, -1.3), (1.3, -1.3), (1.3, 1.4), (0, 1.4)),),
    (((-1.3, 0.1), (1.3, 0.1), (1.3, 1.4), (-1.3, 1.4)),),
    (((-1.3, -1.3), (1.3, -1.3), (1.3, 1.3)),),
    (((1.3, -1.3), (-1.3, -1.3), (-1.3, 1.3)),),
    (((0, -0.42), (1.3, 0.88), (1.3, 1.4), (-1.3, 1.4), (-1.3, 0.88)),),
    (((0, -1.3), (1.3, -1.3), (1.3, 0), (-1.3, 0), (-1.3, 1.4), (0, 1.4)),),
    (((-0.36, -1.3), (0.36, -1.3), (0.36, 1.4), (-0.36, 1.4)),),
    (((-1.3, -1.3), (1.3, -1.3), (0, 0.95)),),
)


class Tinctures(NamedTuple):
    """The colours of an emblem: the two of the field, the sky behind it, and the charge's."""

    field: Colour
    second: Colour
    sky: Colour
    deep: Colour
    metal: Colour


_TINCTURES = (
    Tinctures((176, 36, 44), (120, 18, 34), (246, 190, 104), (116, 40, 44), _GOLD),
    Tinctures((36, 78, 168), (22, 48, 118), (150, 214, 240), (32, 52, 112), _GOLD),
    Tinctures((38, 124, 70), (20, 82, 52), (226, 226, 130), (32, 78, 62), _GOLD),
    Tinctures((112, 52, 150), (74, 30, 110), (238, 172, 214), (68, 34, 100), _GOLD),
    Tinctures((34, 38, 52), (70, 76, 98), (188, 206, 226), (46, 54, 82), _SILVER),
    Tinctures((22, 122, 132), (14, 82, 100), (170, 238, 212), (16, 70, 92), _SILVER),
    Tinctures((190, 92, 26), (134, 56, 20), (250, 222, 140), (112, 52, 34), _SILVER),
    Tinctures((168, 34, 96), (110, 18, 70), (250, 196, 168), (94, 26, 70), _SILVER),
)


def emblem(face: CardFace) -> pygame.Surface:
    """Return the emblem of a card, of ``SIZE`` pixels; the same for all that the card becomes."""
    number = _number(face)
    colours = _tinctures(face)
    picture = pygame.Surface(SIZE, pygame.SRCALPHA)
    _paint_sky(picture, colours)
    shield = _blank()
    outline = _ROUNDEL if face.kind == INCANTATION else _SHIELD
    _paint_shield(shield, outline, _DIVISIONS[number % len(_DIVISIONS)], colours)
    for charge, at, share in _arranged(_charges(face, number)):
        _paint_charge(shield, charge, at, share, colours.metal)
    picture.blit(scaled_smoothly(shield, _PLACE.size), _PLACE)
    return picture


def paint_sky(picture: pygame.Surface, face: CardFace) -> None:
    """Paint what lies behind the emblem of a card, and behind a picture that is partly clear."""
    sky = pygame.Surface(SIZE, pygame.SRCALPHA)
    _paint_sky(sky, _tinctures(face))
    picture.blit(scaled_smoothly(sky, picture.get_size()), (0, 0))


def emblem_key(face: CardFace) -> tuple[object, ...]:
    """Return all that the emblem of a card depends on."""
    return (face.id, face.kind, *_printed(face))


def _tinctures(face: CardFace) -> Tinctures:
    return _TINCTURES[(_number(face) >> 11) % len(_TINCTURES)]


def _number(face: CardFace) -> int:
    """Return a number that is the card's own, of 32 bits; others are at other places of it."""
    return zlib.crc32(face.id.encode())


def _printed(face: CardFace) -> tuple[str, ...]:
    """Return the abilities that are the card's own, an aura first."""
    own = [icon for icon in face.icons if not icon.lent]
    return tuple(
        "aura" if icon.aura else icon.name for icon in sorted(own, key=lambda each: not each.aura)
    )


def _charges(face: CardFace, number: int) -> tuple[Charge, ...]:
    """Return what stands on the shield: a figure for each ability, at most three."""
    found = tuple(CHARGES[name] for name in _printed(face)[:3])
    if face.kind == INCANTATION:
        return found or (burst(3 + (number >> 4) % 6),)
    # Not by its figures: those change in play, and the emblem does not.
    return found or ((TOWER, SWORD, SWORDS, HILL)[(number >> 4) % 4],)


def _arranged(charges: Sequence[Charge]) -> list[tuple[Charge, Point, float]]:
    """Return each charge with its middle and its size: one alone, two side by side, two and one."""
    x, y = _MIDDLE
    if len(charges) == 1:
        return [(charges[0], (x, y - 2), 1.26)]
    if len(charges) == 2:
        return [(charges[0], (x - 40, y - 12), 0.78), (charges[1], (x + 40, y - 12), 0.78)]
    places = ((x - 41, y - 42), (x + 41, y - 42), (x, y + 42))
    return [(charge, at, 0.7) for charge, at in zip(charges, places, strict=True)]


def _paint_sky(picture: pygame.Surface, colours: Tinctures) -> None:
    glow = pygame.Surface((5, 7))
    for row in range(7):
        for column in range(5):
            away = min(1.0, abs(column - 2) * 0.26 + abs(row - 2) * (0.2 if row < 2 else 0.24))
            glow.set_at((column, row), _mixed(colours.sky, colours.deep, away))
    picture.blit(scaled_smoothly(glow, picture.get_size()), (0, 0))
    rays = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    fan = star(_RAYS, _FAR, _FAR)
    for pair in zip(fan[::2], fan[1::2], strict=True):
        corners = [_MIDDLE, *((_MIDDLE[0] + dx, _MIDDLE[1] + dy) for dx, dy in pair)]
        pygame.draw.polygon(rays, (*colours.sky, 62), corners)
    picture.blit(rays, (0, 0))
    dark = _mixed(colours.deep, _INK, 0.55)
    foot = [(*dark, strength) for strength in (70, 0, 0, 0, 40, 130, 210, 240)]
    picture.blit(ramp(foot, picture.get_size(), down=True), (0, 0))


def _paint_shield(
    picture: pygame.Surface, outline: Outline, division: Sequence[Outline], colours: Tinctures
) -> None:
    shadow = _blank()
    for step in range(6):
        around = _around(outline, 1.14 - step * 0.015, (5, 10))
        pygame.draw.polygon(shadow, (*_INK, 26 + step * 22), around)
    picture.blit(shadow, (0, 0))
    for share, colour in _RIM:
        pygame.draw.polygon(picture, colour, _around(outline, share))
    field = _blank()
    pygame.draw.polygon(field, colours.field, _around(outline, _FIELD))
    second = _blank()
    for part in division:
        pygame.draw.polygon(second, colours.second, _around(part, 1.0))
    _light(second, 40)
    second.blit(_mask(outline), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    field.blit(second, (0, 0))
    _light(field, 74)
    field.blit(_mask(outline), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    picture.blit(field, (0, 0))


def _mask(outline: Outline) -> pygame.Surface:
    mask = _blank()
    pygame.draw.polygon(mask, (255, 255, 255, 255), _around(outline, _FIELD))
    return mask


def _paint_charge(
    picture: pygame.Surface, charge: Charge, at: Point, share: float, metal: Colour
) -> None:
    line = round(4.4 * _SCALE)
    bodies = [_placed(part, at, share) for part in charge.body]
    for corners in bodies:
        pygame.draw.polygon(picture, _INK, corners)
        pygame.draw.lines(picture, _INK, True, corners, 2 * line)
        for corner in corners:
            pygame.draw.circle(picture, _INK, corner, line)
    shapes = _blank()
    for corners in bodies:
        pygame.draw.polygon(shapes, metal, corners)
        pygame.draw.aalines(shapes, _DARK[metal], True, corners)
    for parts, colour in ((charge.dark, _DARK[metal]), (charge.light, (255, 250, 226))):
        for part in parts:
            pygame.draw.polygon(shapes, colour, _placed(part, at, share))
    _shade(shapes)
    picture.blit(shapes, (0, 0))


def _shade(shapes: pygame.Surface) -> None:
    box = shapes.get_bounding_rect()
    shade = pygame.Surface((2, 2))
    for x, y, grey in ((0, 0, 255), (1, 0, 232), (0, 1, 214), (1, 1, 168)):
        shade.set_at((x, y), (grey, grey, grey))
    shapes.blit(scaled_smoothly(shade, box.size), box, special_flags=pygame.BLEND_RGB_MULT)


def _light(field: pygame.Surface, strength: int) -> None:
    box = field.get_rect()
    bright, dark = pygame.Surface((3, 3)), pygame.Surface((3, 3))
    for row in range(3):
        for column in range(3):
            value = strength * (2 - row - column) // 2
            bright.set_at((column, row), (max(0, value),) * 3)
            dark.set_at((column, row), (max(0, -value),) * 3)
    scale = scaled_smoothly
    field.blit(scale(bright, box.size), box, special_flags=pygame.BLEND_RGB_ADD)
    field.blit(scale(dark, box.size), box, special_flags=pygame.BLEND_RGB_SUB)


def _around(outline: Outline, share: float, away: Point = (0, 0)) -> list[Point]:
    """Return an outline of a shield in pixels, ``share`` of its size."""
    half = _HALF_WIDE * share
    corners = [
        (_MIDDLE[0] + x * half + away[0], _MIDDLE[1] + y * half + away[1]) for x, y in outline
    ]
    return _pixels(corners)


def _placed(outline: Outline, at: Point, share: float) -> list[Point]:
    return _pixels([(at[0] + x * share, at[1] + y * share) for x, y in outline])


def _pixels(corners: Sequence[Point]) -> list[Point]:
    return [((x - _PLACE.x) * _SCALE, (y - _PLACE.y) * _SCALE) for x, y in corners]


def _blank() -> pygame.Surface:
    return pygame.Surface((_PLACE.width * _SCALE, _PLACE.height * _SCALE), pygame.SRCALPHA)


def _mixed(one: Colour, other: Colour, share: float) -> Colour:
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]
