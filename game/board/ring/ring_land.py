"""The land of a ring's table: the own seat's at the left, both neighbours' at the right.

The pictures are painted in parts that overlap with soft edges (``assets/src/ring.py``), with a
brook between the two lands at the right, so that any of the four lands can be put anywhere. The
maps of a ring show parts cut out of them.
"""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame
from pygame.typing import RectLike

from game.kit import (
    AmbientLayer,
    AmbientSprite,
    Canvas,
    Colour,
    DriftingMote,
    Sprite,
    continue_edges,
    light_sprite,
)

from ..layout import Layout
from ..spots import Box
from ..stronghold_place import AUTUMN, LAND_NAMES
from ..view import board_ambient, flags
from ..view.flags import Place

Light: TypeAlias = tuple[float, float, float]

MEADOW, FROST, HEATH = 0, 2, 3
#: The parts of a picture in design units, from back to front.
OWN, NEAR_LAND, FAR_LAND = "own", "bottom", "top"
PARTS: dict[str, Box] = {
    OWN: Box(0, 0, 648, 720),
    NEAR_LAND: Box(632, 328, 648, 392),
    FAR_LAND: Box(632, 0, 648, 338),
}
WIDTH, MIDDLE = 1280.0, 640.0
#: The brook between the lands at the right, downstream.
BROOK: tuple[Place, ...] = ((1232, 335), (1090, 335), (940, 335), (806, 334))
#: At the right nothing stands between these heights but the brook.
BAND = (300.0, 366.0)
#: How far above the foot of its post a lantern shines.
_LANTERN = 26.0


class LandLife(NamedTuple):
    """The moving things of a land: lights at dusk, smoke, fires.

    ``home`` is -1 for a land that is told as it lies at the right.
    """

    home: int
    lights: tuple[Light, ...]
    smoke: tuple[Place, ...]
    fires: tuple[Place, ...]


LIFE: tuple[LandLife, ...] = (
    LandLife(1, tuple(one for one in flags.LIGHTS if one[0] < MIDDLE), flags.SMOKE[:1], ()),
    LandLife(
        -1,
        tuple(one for one in flags.LIGHTS if one[0] > MIDDLE),
        flags.SMOKE[1:],
        (flags.FIRE,),
    ),
    LandLife(
        1,
        (
            (199, 319, 34), (352, 124, 26), (384, 124, 24), (199, 521, 34), (74, 556, 22),
            (84, 122, 20), (476, 128, 18), (486, 544, 22), (122, 338, 14),
        ),
        ((388, 54),),
        (),
    ),
    LandLife(
        1,
        ((201, 319, 34), (366, 100, 30), (199, 521, 34), (92, 556, 18), (326, 124, 16)),
        ((326, 118),),
        ((326, 135),),
    ),
)  # fmt: skip
_SNOW: Colour = (250, 253, 255)
_BLOOM: tuple[Colour, ...] = ((238, 150, 214), (206, 116, 196), (250, 214, 242))
_SEED: Colour = (255, 252, 240)
_GLINT: Colour = (236, 255, 250)


class Region(NamedTuple):
    """A part of the board that one seat's land takes."""

    part: str
    seat: int

    def holds(self, x: float, y: float) -> bool:
        """Whether a place lies in it."""
        if self.part == OWN:
            return x < MIDDLE
        return x > MIDDLE and (y < BAND[0] if self.part == FAR_LAND else y > BAND[1] - _LANTERN)

    def placed(self, x: float, y: float) -> Place | None:
        """Return where something of the land is in this part; None where it is elsewhere."""
        at_left = self.part == OWN
        aside = x if (LIFE[self.seat].home > 0) == at_left else WIDTH - x
        return (aside, y) if self.holds(aside, y) else None


def ring_land_layer(
    mood: str, own: int, top: int, bottom: int, *, standing: Sequence[AmbientSprite] = ()
) -> AmbientLayer:
    """Return the land of three seats, 0 to 3, at one hour of the day, with its ambient sprites.

    ``top`` is the seat across the top bridge, ``bottom`` that across the bottom one; ``standing``
    stand on the land.
    """
    regions = Region(OWN, own), Region(FAR_LAND, top), Region(NEAR_LAND, bottom)
    key = ("ring", mood, own, top, bottom)
    sprites = [*_sprites(mood == board_ambient.DUSK, regions), *standing]
    paint = partial(_draw_land, mood, regions)
    return AmbientLayer(key, board_ambient.board_frame, paint, sprites)


def picture_of(mood: str, seat: int, part: str) -> str:
    """Return the name of the picture of a part of a seat's land."""
    return f"ring/{LAND_NAMES[seat]}_{mood}_{part}"


def _draw_land(mood: str, regions: Sequence[Region], canvas: Canvas) -> None:
    layout = Layout(canvas.view.width, canvas.view.height)
    seats = {region.part: region.seat for region in regions}
    for part, box in PARTS.items():
        cover = layout.cover
        size = canvas.view.size_px((box.width * cover, box.height * cover))
        picture = canvas.assets.sized(picture_of(mood, seats[part], part), size)
        # By its corner: by its middle, one of an odd height would leave a line of the board bare.
        canvas.blit(picture, (layout.board.x + box.x * cover, layout.board.y + box.y * cover))
    if not layout.covers:
        continue_edges(canvas, layout.board)


def _sprites(dusk: bool, regions: Sequence[Region]) -> list[AmbientSprite]:
    own, top, bottom = (region.seat for region in regions)
    chance = random.Random(7)
    sprites: list[AmbientSprite] = [
        *board_ambient.river(chance, dusk),
        *board_ambient.foam(chance, dusk),
        *_brook(chance),
        *board_ambient.banners(dusk, (own, own, top, bottom)),
    ]
    if own == MEADOW:
        sprites += board_ambient.ponds(chance, dusk)
    for region in regions:
        life = LIFE[region.seat]
        smoke = [place for x, y in life.smoke if (place := region.placed(x, y))]
        sprites += board_ambient.smoke(dusk, smoke)
        for x, y in life.fires:
            if place := region.placed(x, y):
                sprites += board_ambient.fire(place)
    if dusk:
        sprites += board_ambient.lamps(chance, [one for region in regions for one in _lit(region)])
    for region in regions:
        sprites += _flying(chance, region, dusk)
    return sprites


def _lit(region: Region) -> Iterator[Light]:
    for x, y, reach in LIFE[region.seat].lights:
        if place := region.placed(x, y):
            yield *place, reach


def _brook(chance: random.Random) -> Iterator[AmbientSprite]:
    glint = light_sprite(_GLINT, 18, 3)
    for x, y in BROOK:
        place = x + chance.uniform(-30, 30), y + chance.uniform(-4, 2)
        yield DriftingMote(
            (glint,), place, (-46.0, 0.0), 2.6, chance.uniform(0.3, 1.6), chance.random(), peak=150
        )


def _flying(chance: random.Random, region: Region, dusk: bool) -> Iterator[AmbientSprite]:

    if region.seat == FROST:
        yield from _snow(chance, region)
    elif dusk:
        places = [place for place in flags.FIREFLIES if region.holds(*place)]
        yield from board_ambient.fireflies(chance, places)
    elif region.seat == MEADOW:
        seed = light_sprite(_SEED, 6, 6)
        for x, y in _starts(chance, region, 4):
            way = (chance.uniform(40, 80), -24.0)
            yield _mote(chance, seed, (x, y + 60), way, 8.0)
    else:
        colours = board_ambient.LEAVES if region.seat == AUTUMN else _BLOOM
        for number, place in enumerate(_starts(chance, region, 5)):
            leaf = board_ambient.leaf(colours[number % len(colours)])
            way = chance.uniform(-50, -14), chance.uniform(60, 96)
            yield DriftingMote(
                leaf, place, way, chance.uniform(6, 9), chance.uniform(2, 9), chance.random(),
                peak=400, sway=14.0, rounds=2.0,
            )  # fmt: skip


def _snow(chance: random.Random, region: Region) -> Iterator[AmbientSprite]:
    flakes = [light_sprite(_SNOW, size, size) for size in (4.0, 5.5, 7.0)]
    for x, y in _starts(chance, region, 12 if region.part == OWN else 7):
        way = chance.uniform(-26, 4), chance.uniform(70, 110)
        yield _mote(chance, chance.choice(flakes), (x, y), way, chance.uniform(4.6, 7.4))


def _mote(
    chance: random.Random, sprite: Sprite, place: Place, way: Place, seconds: float
) -> DriftingMote:
    return DriftingMote(
        (sprite,), place, way, seconds, chance.uniform(0.4, 3), chance.random(), peak=240, sway=6.0
    )


def _starts(chance: random.Random, region: Region, count: int) -> Iterator[Place]:
    least, most = (20.0, 470.0) if region.part == OWN else (800.0, 1250.0)
    heights = {OWN: (110.0, 500.0), FAR_LAND: (110.0, 230.0), NEAR_LAND: (340.0, 490.0)}
    for _ in range(count):
        yield chance.uniform(least, most), chance.uniform(*heights[region.part])


class LandCut(NamedTuple):
    """A part of the picture of a seat's land (0 to 3) at one hour, in units of the board."""

    mood: str
    land: int
    part: str
    area: Box


def paint_land_cut(canvas: Canvas, cut: LandCut, rect: RectLike) -> None:
    """Paint a part of a land in ``rect``, as a part of a picture that is kept as a whole."""
    whole, area = PARTS[cut.part], cut.area
    shares = (
        (area.x - whole.x) / whole.width,
        (area.y - whole.y) / whole.height,
        area.width / whole.width,
        area.height / whole.height,
    )
    box = canvas.view.rect_px(pygame.FRect(rect))
    art = canvas.assets.sized(picture_of(cut.mood, cut.land, cut.part), box.size, shares)
    canvas.surface.blit(art, box)
