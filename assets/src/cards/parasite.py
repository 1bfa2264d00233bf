"""Parasite: it ate its way out of an apple, and would like to try something larger."""

import math
import random

from ..actors import earth, floor_shadow, motes, moved, outdoors
from ..curves import ellipse, place, ridge, sample, smooth, taper
from ..faces import fang, pupil
from ..figures import Spot, gaze, limb
from ..props import shards, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, spots
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
        ("#b0c454", "#6c9a40", "#3c6c38"),
        384,
        colours,
        57,
    )
    _orchard(picture)
    picture.group(*_apple(), shadow=0.3, roundness=110, form=0.5)
    picture.group(*_peel(((206, 0.8), (244, 1.0), (292, 0.7), (334, 0.9))), shadow=0.3, form=0)
    picture.group(*_worm(), shadow=0.55, roundness=40)
    picture.group(
        *_lip(),
        *_peel(((168, 1.1), (6, 1.0), (128, 1.5), (44, 1.7), (84, 1.1))),
        shadow=0.5,
        form=0,
    )
    picture.group(*tilted(_head(), LEAN, NECK), shadow=0.6, shadow_blur=9, shadow_offset=(-5, 10))
    picture.group(*tilted(_eyes(), LEAN, NECK), shadow=0.4)
    picture.group(*moved(_bird(), (54, 338), (60, 340), 1.14, 4), shadow=0.4)
    picture.sharp(disc(80, 271, 4, "#140a12") + disc(60.5, 267, 3.4, "#140a12"))
    picture.group(*_drool(), shadow=0.25, form=0, outline=1)
    picture.group(*_crumbs(), shadow=0.3, form=0)
    picture.sharp(tilted_marks(pupil(136, 154, 24) + pupil(216, 142, 31), LEAN, NECK))
    grass = tufts("50,476 120,484 200,486 290,482 340,474", 30, 24, 8, 0.3, 5)
    picture.veil(fill(grass, "#4c7a30"), 0.8)
    return motes(picture, "#fbffd0")


def _orchard(picture: Scene) -> None:
    """Hang more to eat in the trees behind."""
    picture.veil(oval(170, 220, 190, 170, "#fdfdd0", 0.9), 34)
    picture.veil(fill(ridge(-5, 380, 350, 30, 4), "#8cb860", 0.9), 1)
    for x, y, k in ((30, 336, 0.8), (96, 350, 0.5), (352, 338, 0.9)):
        _tree(picture, x, y, k)
    bough = taper("-10,40 70,54 150,34 230,30", [24, 18, 12, 4])
    bough += taper("385,60 330,46 270,58", [18, 12, 3]) + taper("70,52 100,76 128,82", [9, 6, 2])
    picture.cover(fill(bough, "#5a4430"))
    for tone, low, size, seed in (("#24583a", 44, 15, 4), ("#3c7c40", 24, 13, 7)):
        picture.cover(fill(_leaves(low, size, seed), tone))
    picture.group(*_twigs(), shadow=0.4, form=0)
    for x, y, size in ((112, 92, 17), (286, 78, 15), (24, 84, 13)):
        picture.group(*_fruit(x, y, size), shadow=0.2)
    earth(picture, 388, 8, 3)
    floor_shadow(picture, 196, 474, 168, "#1c3820")


def _leaves(low: float, size: float, seed: int) -> str:
    """Crowd leaves below the upper edge, fewer in the middle."""
    chance = random.Random(seed)
    leaf = "-1,0! -.3,-.5 .4,-.4 1,.1! .3,.5 -.4,.4"
    marks = ""
    for index in range(44):
        x = index * 9 - 6
        y = chance.uniform(-4, low + 26 * abs(x / 187 - 1))
        marks += smooth(place(leaf, x, y, size * chance.uniform(0.8, 1.3), chance.uniform(20, 150)))
    return marks


def _twigs() -> list[Shape]:
    """Let nearer leaves hang into the light, each with its rib and veins."""
    chance = random.Random(12)
    shapes = []
    corners = [(chance.uniform(-6, 130), chance.uniform(2, 62)) for _ in range(13)]
    corners += [(chance.uniform(250, 382), chance.uniform(2, 60)) for _ in range(13)]
    for x, y in sorted([*corners, (168, 10), (206, 6)], key=lambda at: at[1]):
        turn, size = chance.uniform(20, 150), chance.uniform(13, 23)
        ribs = [place(way, x, y, size, turn) for way in ("-.8,0 .8,.08", "-.3,0 0,-.3",
            "-.3,.02 .1,.3", ".1,.04 .4,-.22")]  # fmt: skip
        shapes.append(Shape(smooth(place("-1,0! -.4,-.46 .3,-.44 1,.1! .3,.44 -.4,.4", x, y, size,
            turn)), ("#6cac4c", "#4c9040", "#88c058")[int(x) % 3], round=7, contact=0.6, ink=0.7,
            detail=lines(ribs, "#356c34", 1.5, 0.6)))  # fmt: skip
    return shapes


def _tree(picture: Scene, x: float, y: float, k: float) -> None:
    """Plant a round tree in the distance, its lit side to the left, fruit in it."""
    trunk = taper(place("0,20 -3,-20 0,-60", x, y, k), [26 * k, 17 * k, 14 * k])
    crown = "-64,-60 -70,-96 -44,-128 -4,-140 40,-130 66,-98 62,-62 30,-50 -28,-48"
    lit_side = "-60,-68 -64,-98 -40,-124 -4,-134 16,-124 -20,-104 -32,-70"
    picture.veil(fill(trunk, "#6c5a44"), 0.6)
    picture.veil(fill(smooth(place(crown, x, y, k)), "#4c8c4c"), 1.4)
    picture.veil(fill(smooth(place(lit_side, x, y, k)), "#84b858"), 2)
    fruit = place("-40,-76 -18,-112 14,-74 38,-104 4,-94", x, y, k)
    picture.veil("".join(disc(p.x, p.y, 6 * k, "#d04838") for p in fruit), 0.4)


def _fruit(x: float, y: float, size: float) -> list[Shape]:
    """Hang an apple by its stalk, a leaf beside it."""
    put = Spot(x, y, size).put
    return [
        Shape(smooth(put("0,-.7 .5,-.9 .98,-.5 .96,.2 .5,.86 0,.8 -.5,.86 -.96,.2 -.98,-.5 "
            "-.5,-.9")), "#d83a34", round=size, shine=0.5, gloss=16),
        limb(put("0,-.6 .06,-1.1 -.1,-1.9"), [3, 2.4, 3], "#5a4028", round=1),
        Shape(smooth(put("0,-1.2! .5,-1.7 1.2,-1.5! .7,-1")), "#6cac4c", round=3),
    ]  # fmt: skip


def _bird() -> list[Shape]:
    """Scare off the early bird, which came for a worm: wings up, feathers spread, beak open."""
    legs = ("50,332 44,352", "62,332 64,354")
    toes = ("44,352 36,356", "44,352 44,362", "64,354 58,361", "64,354 70,361")
    quills = [("46,292", f"{x},{y}", end) for x, y, end in ((18, 292, "-8,284"), (12, 280,
        "-12,262"), (14, 266, "-8,242"), (22, 254, "4,226"), (32, 246, "18,216"), (42, 244,
        "36,214"))]  # fmt: skip
    far = [("70,286", f"{x},{y}", end) for x, y, end in ((80, 262, "84,238"), (88, 264, "98,244"),
        (94, 272, "108,258"))]  # fmt: skip
    return [
        *[limb(way, [4, 3], "#b87838", round=2) for way in (*legs, *toes)],
        *[limb(" ".join(way), [12, 15, 12, 4], "#5c4c44", round=5) for way in far],
        *[limb(way, [10, 15, 13, 6], "#6a584c", round=5)
            for way in ("42,322 22,336 4,352", "46,326 30,344 18,360", "50,328 40,348 32,364")],
        Shape(smooth("40,266 58,258 76,268 82,286 80,308 70,328 52,338 34,328 26,306 30,282"),
            "#8c7460", round=24, bump=0.4, bump_size=5),
        Shape(smooth("80,292 82,310 70,330 54,336 44,326 48,308 60,296"), "#f07038", round=14,
            bump=0.5, bump_size=5, contact=0.2, ink=0.5),
        *[limb(" ".join(way), [14, 18, 15, 5], tone, round=6, contact=0.6,
            detail=lines([" ".join(way)], "#3c3440", 1.4, 0.6))
            for way, tone in zip(quills, ("#5c4c44", "#6a584c") * 3, strict=True)],
        Shape(smooth("54,298 40,308 20,296 16,280 24,266 36,262 48,270 56,284"), "#9c8270",
            round=12, bump=0.3, bump_size=5, contact=0.5,
            detail=lines(["24,272 32,282", "22,284 32,292", "34,268 40,280"], "#5c4c44", 2, 0.6)),
        Shape(smooth("78,280! 90,276 98,270! 94,282 82,286!"), "#f0b030", round=4),
        Shape(smooth("78,288! 90,292 96,300! 84,300 76,296!"), "#d89028", round=4),
        Shape(ellipse(67, 278, 10), "#fffaf0", round=9, glow=0.4, contact=0.6),
        Shape(ellipse(50, 274, 7, 9), "#fffaf0", round=9, glow=0.4, contact=0.6),
    ]  # fmt: skip


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


def _peel(flaps: tuple[tuple[float, float], ...]) -> list[Shape]:
    """Tear the burst skin outward about the hole: pulp above, its red side where it curls over."""
    x, y, across, down = HOLE
    strips = []
    for angle, long in flaps:
        ring = [(turn, far * 0.5 * long) for turn, far in ((-24, 0), (-20, 0.5), (-9, 0.94), (4, 1),
            (12, 0.8), (19, 0.4), (23, 0))]  # fmt: skip
        strip = [
            (
                x + across * (1.06 + far) * math.cos(way),
                y + (down + 5) * (1.06 + far) * math.sin(way) + far * 14,
            )
            for way, far in ((math.radians(angle + turn), far) for turn, far in ring)
        ]
        under = [(a + (a - x) * 0.03, b + 5) for a, b in strip]
        tip = strip[2:5]
        back = [(a + (x - a) * 0.16, b + (y - b) * 0.16 + 2) for a, b in tip[::-1]]
        strips += [
            Shape(smooth(under), "#a81c30", round=7, contact=0.6),
            Shape(smooth(strip), PULP, round=9, bump=0.5, bump_size=5, contact=0.4),
            Shape(smooth([*tip, *back]), "#e0343e", round=5, contact=0.6, shine=0.4),
        ]
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
    """Let it water: two threads that thin out and swell to a drop, and what has run down."""
    threads = (("158,306 155,330 157,362 157,376", [17, 6, 4, 13]),
        ("186,308 187,320 185,336 185,344", [13, 5, 4, 9]))  # fmt: skip
    pool = "138,398 148,392 164,394 174,400 170,418 172,434 165,438 160,422 150,410 140,406"
    return [
        Shape(path, "#d8f0a8", round=6, shine=0.9, gloss=8, glow=0.1, contact=0.7, ink=0.5)
        for path in (smooth(pool), *(taper(way, widths) for way, widths in threads))
    ]


def _crumbs() -> list[Shape]:
    pieces = shards(3, (0.0, 0.0), 22, 7)
    places = ((70, 196), (346, 196), (52, 158), (338, 380), (318, 66), (350, 416), (92, 104))
    tones = ("#ffe9b0", "#e0343e", "#ffe9b0")
    return [
        Shape(smooth([(x + a, y + b) for a, b in piece]), tones[n % 3], round=6, bump=0.6)
        for n, (piece, (x, y)) in enumerate(
            zip(([(a - p[0][0], b - p[0][1]) for a, b in p] for p in pieces), places, strict=True)
        )
    ]
