"""Parasite: it ate its way out of an apple, and would like to try something larger."""

import math

from ..actors import earth, floor_shadow, motes, outdoors
from ..curves import ellipse, ridge, sample, smooth, taper
from ..faces import fang, pupil
from ..figures import Spot, gaze, limb
from ..props import shards, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, spots
from ..tilt import tilted, tilted_marks

LIGHT = lit("#1a0e18", "#54708a", "#fff6b8", "#7a8a3a", 0.9)
WORM = "262,326 306,292 320,222 286,158 226,132 190,176"
PULP = "#ffe9b0"
LEAN, NECK = -7.0, (184.0, 220.0)
#: The middle of the hole in the apple, and how far it is across and down.
HOLE = (258.0, 330.0, 54.0, 30.0)


def scene() -> Scene:
    """Apple, the worm out of its hole, the peel about it, then the head with its ring of teeth."""
    colours = (
        linear("skin", (80, 280), (310, 470), (0, "#ff6a4e"), (0.5, "#dc2a3a"), (1, "#8a1430"))
        + linear("worm", (100, 90), (310, 300), (0, "#ffdcea"), (0.5, "#ee8ab4"), (1, "#a04484"))
        + linear("leaf", (60, 250), (150, 320), (0, "#c8ec62"), (1, "#3f8a3a"))
    )
    picture = outdoors(
        LIGHT,
        ("#3a7a58", "#8cbc64", "#f0f0a4"),
        ("#a4bc4c", "#5c8a3a", "#1c4426"),
        384,
        colours,
        57,
    )
    _orchard(picture)
    picture.group(*_tail(), shadow=0.4)
    picture.group(*_apple(), shadow=0.3, roundness=110, form=0.5)
    picture.group(*_peel((196, 226, 254, 286, 316, 344)), shadow=0.3, form=0)
    picture.group(*_worm(), shadow=0.55, roundness=40)
    picture.group(*_lip(), *_peel((172, 138, 104, 72, 40, 8)), shadow=0.5, form=0)
    picture.group(*tilted(_head(), LEAN, NECK), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 10))
    picture.group(*tilted(_eyes(), LEAN, NECK), shadow=0.4)
    picture.group(*_drool(), shadow=0.25, form=0, outline=1)
    picture.group(*_crumbs(), shadow=0.3, form=0)
    picture.sharp(tilted_marks(pupil(136, 154, 24) + pupil(216, 142, 31), LEAN, NECK))
    grass = tufts("50,476 120,484 200,486 290,482 340,474", 30, 24, 8, 0.3, 5)
    picture.veil(fill(grass, "#4c7a30"), 0.8)
    return motes(picture, "#fbffd0")


def _orchard(picture: Scene) -> None:
    """Hang more to eat in the trees behind."""
    picture.veil(oval(170, 220, 190, 170, "#fdfdd0", 0.9), 34)
    picture.veil(fill(ridge(-5, 380, 350, 30, 4), "#7cac58", 0.8), 2)
    trunks = taper("338,400 346,260 332,120 350,-10", [46, 34, 30, 40])
    trunks += taper("52,388 44,270 54,150 44,20", [24, 18, 15, 20])
    picture.veil(fill(trunks, "#5c7a4c", 0.9), 1.6)
    picture.veil(clouds(6, 9, (-10, -20, 385, 70), 84, "#2c6640", 0.7), 5)
    picture.veil(clouds(9, 6, (-10, -20, 385, 50), 60, "#4c8a48", 0.6), 4)
    for x, y, size in ((112, 62, 13), (28, 118, 11), (250, 64, 13), (352, 138, 11)):
        picture.veil(line([(x, y - size), (x + 3, y - size * 2)], "#4c5a34", 2.4)
            + disc(x, y, size, "#c8483c") + disc(x - 4, y - 4, size * 0.4, "#ffb090", 0.8),
            1)  # fmt: skip
    earth(picture, 388, 8, 3)
    floor_shadow(picture, 196, 474, 168, "#1c3820")


def _tail() -> list[Shape]:
    return [limb("78,380 38,350 34,300 60,280", [50, 42, 28, 4], "url(#worm)", round=16)]


def _apple() -> list[Shape]:
    body = (
        "196,306 228,288 276,286 320,312 336,362 326,416 292,462 240,478 196,472 150,478 "
        "102,462 72,416 62,362 76,316 116,288 164,288"
    )
    x, y, across, down = HOLE
    return [
        Shape(taper("170,318 160,290 142,268", [13, 10, 13]), "#6a4428", round=5, bump=0.5),
        Shape(smooth(body), "url(#skin)", round=96, bump=0.05, shine=0.5, gloss=24,
            detail=spots(4, 24, (70, 290, 330, 450), "#ffb08a", (1.5, 3.5), 0.5)
            + oval(104, 344, 12, 24, "#ffffff", 0.5)),
        Shape(smooth("146,300! 120,290 88,296 62,324! 94,332 128,326!"), "url(#leaf)", round=12,
            bump=0.4, detail=line("144,302 108,308 68,322", "#2f6a2a", 2.4)),
        Shape(ellipse(x, y, across + 10, down + 9, -8), PULP, round=10, bump=0.3, contact=0.3),
        Shape(ellipse(x, y, across - 4, down - 4, -8), "#4a0c1c", round=8, flat=0.5, rim=0),
        Shape(ellipse(68, 376, 24, 28, 10), PULP, round=7, bump=0.3),
        limb("72,384 48,368 42,340", [38, 42, 38], "url(#worm)", round=16),
    ]  # fmt: skip


def _worm() -> list[Shape]:
    track = sample(WORM, 80)
    bands = []
    for index in range(4, len(track) - 6, 6):
        x, y = track[index]
        ahead = track[index + 1] - track[index - 1]
        angle = math.atan2(ahead[1], ahead[0])
        across, down = -44 * math.sin(angle), 44 * math.cos(angle)
        bow = (8 * math.cos(angle), 8 * math.sin(angle))
        bands.append([(x - across, y - down), (x - bow[0], y - bow[1]), (x + across, y + down)])
    path = taper(WORM, [58, 70, 78, 84, 92, 100], 90)
    marks = lines(bands, "#8a2f6a", 4.5, 0.6)
    return [Shape(path, "url(#worm)", round=36, bump=0.15, skin=0.2, shine=0.45, detail=marks)]


def _lip() -> list[Shape]:
    """Let the near edge of the hole hold the worm."""
    return [
        Shape(smooth("196,338! 208,358 234,370 262,372 292,362 314,344 322,322! 306,336 286,344 "
            "258,348 230,346 210,340"), PULP, round=8, bump=0.3, contact=0.8),
    ]  # fmt: skip


def _peel(angles: tuple[float, ...]) -> list[Shape]:
    """Fold the burst skin outward all round the hole: red below, pulp above."""
    x, y, across, down = HOLE
    strips = []
    for index, angle in enumerate(angles):
        long = (1.0, 1.4, 1.15)[index % 3]
        ways = [math.radians(angle + turn) for turn in (-17, -10, 3, 10, 17)]
        reach = (1.1, 1.1 + 0.22 * long, 1.18 + 0.44 * long, 1.1 + 0.22 * long, 1.1)
        strip = [
            (
                x + across * far * math.cos(way),
                y + (down + 5) * far * math.sin(way) + (far - 1) * 12,
            )
            for way, far in zip(ways, reach, strict=True)
        ]
        tip = strip[2]
        curl = [(a + (tip[0] - x) * 0.05, b + 5) for a, b in strip]
        for way, tone in ((curl, "#d02a38"), (strip, PULP)):
            marks = [f"{a:.1f},{b:.1f}" + "!" * (n == 2) for n, (a, b) in enumerate(way)]
            strips.append(Shape(smooth(" ".join(marks)), tone, round=7, bump=0.15, contact=0.5,
                shine=0.2))  # fmt: skip
    return strips


def _head() -> list[Shape]:
    """Turn the mouth a little to the left: its rings lie deeper the smaller they are."""
    skull = (
        "96,180 118,132 160,108 208,108 250,132 270,178 272,236 248,288 204,314 156,314 112,290 "
        "92,240"
    )
    teeth = []
    for count, radius, length, width, x in (
        (15, 60, 28, 17, 174), (10, 36, 19, 13, 168), (6, 17, 11, 8, 163)
    ):  # fmt: skip
        for index in range(count):
            angle = math.tau * (index + 0.5 * (count % 2)) / count
            at = (x + radius * math.cos(angle), 240 + radius * 1.02 * math.sin(angle))
            teeth.append(fang(*at, length, width, math.degrees(angle) + 90, "#fffbe4"))
    return [
        Shape(smooth(skull), "url(#worm)", round=60, bump=0.15, skin=0.2, shine=0.45,
            detail=lines(["104,166 150,128 224,124 264,166", "262,196 268,236 250,284",
                "250,206 256,240 240,288"], "#8a2f6a", 4.5, 0.35)),
        Shape(ellipse(174, 240, 78, 77), "#f49ac0", round=16, skin=0.6, shine=0.35, contact=0.5),
        Shape(ellipse(173, 240, 62, 62), "#b02a62", round=12, rim=0, contact=0.5),
        Shape(ellipse(167, 240, 42, 42), "#6a0c38", round=12, flat=0.4, rim=0),
        Shape(ellipse(162, 240, 21, 20), "#2a0418", round=8, flat=0.6, rim=0),
        *teeth,
    ]  # fmt: skip


def _eyes() -> list[Shape]:
    return [
        limb("142,176 136,154", [58, 62], "url(#worm)", round=28, skin=0.5),
        limb("212,168 216,142", [72, 76], "url(#worm)", round=34, skin=0.5),
        *gaze(Spot(136, 154, 27, 22), "#8ae03a", "#e07aa8", 0.36, (2, 3)),
        *gaze(Spot(216, 142, 34, -18), "#8ae03a", "#e07aa8", 0.2, (-3, 4)),
    ]


def _drool() -> list[Shape]:
    """Let it water: threads that thin out, each with a drop, and a bead on the apple."""
    threads = (
        ("156,308 154,330 155,352", [13, 4, 3], (155, 358, 6.5, 9)),
        ("186,306 187,316 186,326", [11, 5, 4], (186, 330, 5, 6.5)),
        ("128,294 122,318 123,344", [12, 4, 3], (123, 349, 5, 7)),
    )
    parts = [path for way, widths, drop in threads for path in (taper(way, widths), ellipse(*drop))]
    return [
        Shape(path, "#cdea98", round=5, shine=0.9, gloss=10, glow=0.25, contact=0.3, ink=0.35)
        for path in (*parts, ellipse(148, 398, 9, 5), ellipse(166, 392, 5, 3))
    ]  # fmt: skip


def _crumbs() -> list[Shape]:
    pieces = shards(3, (0.0, 0.0), 22, 7)
    places = ((44, 220), (330, 170), (62, 150), (338, 380), (318, 96), (24, 232), (92, 90))
    tones = ("#ffe9b0", "#e0343e", "#ffe9b0")
    return [
        Shape(smooth([(x + a, y + b) for a, b in piece]), tones[n % 3], round=6, bump=0.6)
        for n, (piece, (x, y)) in enumerate(
            zip(([(a - p[0][0], b - p[0][1]) for a, b in p] for p in pieces), places, strict=True)
        )
    ]
