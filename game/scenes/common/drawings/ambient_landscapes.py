"""The ambient layers behind menu, campaign and results, in units of 1280 by 720."""

import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeAlias

from game.kit import (
    AmbientLayer,
    AmbientSprite,
    BobbingSprite,
    Canvas,
    Colour,
    DriftingMote,
    Frame,
    Point,
    PulsingLight,
    TurnedSprite,
    Viewport,
    cover_frame,
    interface_flipped,
    light_sprite,
)

Area: TypeAlias = tuple[float, float, float, float]

_CANDLE: Colour = (255, 204, 120)
_FLAME: Colour = (255, 248, 214)
_WINDOW: Colour = (255, 226, 150)
_STAR: Colour = (255, 246, 230)
_SUNLIT: Colour = (255, 222, 176)
_SEA: Colour = (238, 250, 232)
_LAVA: Colour = (255, 146, 48)
_SPARK: Colour = (255, 190, 96)
_LIGHTNING: Colour = (206, 220, 255)
_SMOKE: Colour = (236, 236, 240)
#: Seconds between two flashes over the isle of storms.
_CALM = 8.0
#: The width of a landscape.
_WIDTH = 1280.0


def evening(key: Hashable, paint: Callable[[Canvas], None]) -> AmbientLayer:
    """Return the bridge at sunset, painted by ``paint``: candles, windows, stars, the river."""
    chance = random.Random(3)
    sprites: list[AmbientSprite] = [BobbingSprite((704, 552, 156, 120), (0.6, 1.8), 5.0)]
    sprites += [*_glints(chance, _EVENING_WATER, _SUNLIT, 26)]
    sprites += [*_candles(chance, ((392, 447), (1024, 446)), 108.0)]
    sprites += [*_candles(chance, ((605, 392), (916, 393)), 46.0)]
    sprites += [*_windows(chance, _EVENING_WINDOWS), *_stars(chance, (430, 14, 1250, 120), 14)]
    if interface_flipped():
        sprites = [TurnedSprite(sprite, _WIDTH) for sprite in sprites]
    return AmbientLayer(key, cover_frame, paint, sprites)


def chart(
    key: Hashable, frame: Callable[[Viewport], Frame], paint: Callable[[Canvas], None]
) -> AmbientLayer:
    """Return the campaign's sea, which lies where ``frame`` says.

    There are glints, the volcano, a storm far away, smoke and sparkles.
    """
    chance = random.Random(5)
    sprites: list[AmbientSprite] = [BobbingSprite((268, 572, 104, 92), (2.0, 1.6), 5.6)]
    sprites += [*_glints(chance, _CHART_WATER, _SEA, 34)]
    sprites += [
        PulsingLight(light_sprite(_LAVA, 150, 110), (545, 196), 16, 96, 5.2),
        PulsingLight(light_sprite(_SPARK, 52, 170), (550, 292), 0, 84, 3.7, 0.4),
        PulsingLight(light_sprite(_LAVA, 90, 36), (546, 362), 10, 80, 4.4, 0.2),
        DriftingMote(
            [light_sprite(_LIGHTNING, 230, 110)], (508, 470), (0, 0), 0.9, _CALM, 0.5, peak=120
        ),
        DriftingMote(
            [light_sprite(_LIGHTNING, 60, 130)], (545, 512), (0, 0), 0.9, _CALM, 0.5, peak=110
        ),
        PulsingLight(light_sprite(_CANDLE, 64, 64), (592, 545), 16, 130, 3.6),
        PulsingLight(light_sprite(_CANDLE, 50, 44), (327, 249), 0, 96, 4.8, 0.6),
        *_rising(chance, (545, 190), (18, 4), 6),
        *_sparkles(chance),
    ]
    puffs = [light_sprite(_SMOKE, 6 + 2.4 * step, 6 + 2.4 * step) for step in range(6)]
    sprites += [
        DriftingMote(puffs, (236, 512), (10, -34), 5.4, 0.0, at / 3, peak=110) for at in range(3)
    ]
    return AmbientLayer(key, frame, paint, sprites)


def dawn(key: Hashable, paint: Callable[[Canvas], None]) -> AmbientLayer:
    """Return the castle of a victory: its candles and windows, and the water below."""
    chance = random.Random(7)
    sprites: list[AmbientSprite] = [*_glints(chance, ((852, 612, 990, 700),), _SUNLIT, 10)]
    sprites += [*_candles(chance, ((288, 464), (702, 466), (534, 567), (845, 508)), 84.0)]
    sprites += [*_candles(chance, ((1001, 444), (1054, 462)), 52.0)]
    sprites += [*_windows(chance, _DAWN_WINDOWS), *_stars(chance, (330, 20, 1030, 130), 8)]
    return AmbientLayer(key, cover_frame, paint, sprites)


def ruin(key: Hashable, paint: Callable[[Canvas], None]) -> AmbientLayer:
    """Return the ruin of a defeat: the fire in it, embers, and the last sun on the sea."""
    chance = random.Random(9)
    sprites: list[AmbientSprite] = [*_glints(chance, ((655, 548, 752, 700),), _SUNLIT, 16)]
    sprites += [
        PulsingLight(light_sprite(_LAVA, 210, 170), (1143, 500), 30, 110, 1.9),
        PulsingLight(light_sprite(_SPARK, 90, 80), (1143, 505), 20, 150, 1.3, 0.3),
        *_candles(chance, ((288, 466),), 84.0),
        *_rising(chance, (1143, 470), (50, 8), 12),
        *_rising(chance, (220, 470), (150, 40), 6),
        *_stars(chance, (60, 14, 900, 120), 12),
    ]
    return AmbientLayer(key, cover_frame, paint, sprites)


#: Water that nothing stands in: left, top, right and bottom.
_EVENING_WATER: tuple[Area, ...] = (
    (500, 664, 640, 708), (860, 664, 985, 708), (724, 684, 850, 710), (586, 588, 676, 622),
    (738, 544, 836, 560), (894, 560, 984, 612),
)  # fmt: skip
_CHART_WATER: tuple[Area, ...] = (
    (210, 110, 480, 190), (700, 60, 890, 220), (300, 440, 390, 580), (420, 370, 640, 430),
    (260, 650, 640, 690), (40, 330, 180, 430), (690, 540, 890, 580),
)  # fmt: skip
_EVENING_WINDOWS: tuple[Point, ...] = (
    (1116, 198), (1106, 231), (1126, 247), (1047, 267), (1181, 251), (1071, 321), (1116, 323),
    (506, 310), (500, 329), (513, 337), (468, 347), (481, 378), (506, 379),
)  # fmt: skip
_DAWN_WINDOWS: tuple[Point, ...] = (
    (1140, 213), (1130, 260), (1150, 286), (1057, 358), (1096, 300), (1188, 270), (1186, 326),
    (1170, 448), (1210, 448), (1240, 408), (1096, 462),
)  # fmt: skip


def _glints(
    chance: random.Random, waters: Sequence[Area], colour: Colour, count: int
) -> Iterator[AmbientSprite]:
    sprites = [light_sprite(colour, width, 4.0) for width in (22.0, 34.0, 48.0)]
    areas = [(right - left) * (bottom - top) for left, top, right, bottom in waters]
    for left, top, right, bottom in chance.choices(waters, areas, k=count):
        sprite = chance.choice(sprites)
        half = min(sprite.size[0], right - left) / 2
        place = chance.uniform(left + half, right - half), chance.uniform(top, bottom)
        yield DriftingMote(
            (sprite,), place, (chance.uniform(-8, 8), 1.0), chance.uniform(2.6, 4.6),
            chance.uniform(0.5, 4.0), chance.random(), peak=chance.uniform(90, 180),
        )  # fmt: skip


def _candles(
    chance: random.Random, places: Sequence[Point], reach: float
) -> Iterator[AmbientSprite]:
    for x, y in places:
        halo, flame = (
            light_sprite(_CANDLE, reach, reach),
            light_sprite(_FLAME, reach * 0.2, reach * 0.36),
        )
        yield PulsingLight(halo, (x, y), 14, 76, chance.uniform(2.6, 4.0), chance.random())
        yield PulsingLight(flame, (x, y), 40, 220, chance.uniform(1.1, 1.7), chance.random())


def _windows(chance: random.Random, places: Sequence[Point]) -> Iterator[AmbientSprite]:
    for place in places:
        glow = light_sprite(_WINDOW, 18, 22)
        yield PulsingLight(glow, place, 0, 140, chance.uniform(5, 9), chance.random())


def _stars(chance: random.Random, sky: Area, count: int) -> Iterator[AmbientSprite]:
    sprites = [light_sprite(_STAR, size, size) for size in (5.0, 7.0, 9.0)]
    for _ in range(count):
        place = chance.uniform(sky[0], sky[2]), chance.uniform(sky[1], sky[3])
        yield DriftingMote(
            (chance.choice(sprites),), place, (0, 0), chance.uniform(2.4, 4.0),
            chance.uniform(2.0, 7.0), chance.random(), peak=200,
        )  # fmt: skip


def _rising(
    chance: random.Random, place: Point, spread: Point, count: int
) -> Iterator[AmbientSprite]:
    sprites = [light_sprite(_SPARK, size, size) for size in (5.0, 7.0)]
    for _ in range(count):
        start = (
            place[0] + chance.uniform(-spread[0], spread[0]),
            place[1] + chance.uniform(-spread[1], spread[1]),
        )
        way = chance.uniform(-24, 24), chance.uniform(-150, -60)
        yield DriftingMote(
            (chance.choice(sprites),), start, way, chance.uniform(3.2, 5.4),
            chance.uniform(0.3, 3.0), chance.random(), peak=230, sway=6.0,
        )  # fmt: skip


def _sparkles(chance: random.Random) -> Iterator[AmbientSprite]:
    places = ((741, 279), (821, 291), (868, 348), (694, 326), (711, 345), (858, 386), (845, 334),
              (672, 455), (872, 446), (779, 290))  # fmt: skip
    for place in places:
        size = chance.uniform(12, 18)
        yield DriftingMote(
            (light_sprite(_STAR, size, size),), place, (0, 0), chance.uniform(1.8, 3.0),
            chance.uniform(1.5, 4.0), chance.random(), peak=220,
        )  # fmt: skip
