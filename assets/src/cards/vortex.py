"""Vortex: a spirit of wind hurries its neighbour along, and the neighbour is a snail."""

import math
import random
from dataclasses import replace

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, lid, moved, outdoors
from ..anatomy import ARM, limb_of, muscle
from ..curves import ellipse, place, ridge, smooth, taper
from ..faces import teeth
from ..figures import limb, locks
from ..hands import BACK, skin
from ..props import tufts
from ..scene import Light, Scene, Shape
from ..svg import clouds, disc, fill, linear, lines, oval, radial, specks
from ..tilt import tilted

#: The sun goes down on the left; the spirit itself shines on whom it pushes.
LIGHT = Light(
    key=(-0.56, -0.66, 0.5), key_colour="#fff0d8", ambient="#6078c8", rim_from=(-0.95, 0.1),
    rim_colour="#ffc890", rim=1.0, bounce="#8a6ac0", ink="#120c3c",
)  # fmt: skip
COLD = replace(LIGHT, rim_from=(0.9, -0.3), rim_colour="#b0f8ff")
SKIN, PALE, HAND = "url(#skin)", "#b8eef8", "#84d4ec"
LEAN, NECK = 9.0, (216.0, 250.0)


def scene() -> Scene:
    """Paint a heath at dusk, the funnel, the far arm, the head, the snail, the near arm."""
    colours = (
        linear("skin", (130, 60), (300, 280), (0, "#e8ffff"), (0.35, "#6cd4ec"), (1, "#2560b8"))
        + linear("arm", (90, 190), (300, 330), (0, "#b4f0fc"), (0.6, "#48a8de"), (1, "#2a54ac"))
        + linear("wind", (130, 0), (320, 0), (0, "#e0ffff"), (0.5, "#70ccec"), (1, "#2c5cb0"))
        + linear("deep", (130, 0), (320, 0), (0, "#98dcf0"), (0.5, "#4090d0"), (1, "#203888"))
        + radial("shell", (66, 300), 62, (0, "#ffd070"), (0.5, "#f07830"), (1, "#a82c48"))
        + linear("snail", (20, 290), (120, 380), (0, "#f4e4a0"), (1, "#b89458"))
    )  # fmt: skip
    picture = outdoors(
        LIGHT, ("#2c1c78", "#7440ac", "#ffb098"), ("#9c80c0", "#6c5cac", "#584ca0"), 322, colours, 8
    )
    _heath(picture)
    picture.glow(oval(222, 240, 120, 150, "#78d8ff", 0.2), 30)
    picture.veil(fill(_ribbons(False), "#d8f4ff", 0.75), 0.8)
    picture.group(*_funnel(), shadow=0.35, form=0.35)
    _dust(picture)
    picture.group(*_far_arm(), shadow=0.4, roundness=40)
    picture.group(*tilted(_crest(), LEAN, NECK), shadow=0.4)
    picture.group(*tilted(_head(), LEAN, NECK), shadow=0.5, shadow_blur=9, roundness=60)
    picture.group(*moved(_snail(), (0, 0), (12, -13)), shadow=0.4, roundness=40, light=COLD)
    picture.group(*_near_arm(), shadow=0.5, roundness=46)
    picture.group(*_leaves(), shadow=0.3, form=0)
    dots = "".join(disc(x, y, r, "#140a2c") + disc(x - r * 0.4, y - r * 0.5, r * 0.45, "#fff")
        for x, y, r in ((167, 191, 8), (222, 196, 9), (49, 242, 4.2), (82, 232, 4.6)))  # fmt: skip
    picture.sharp(dots)
    picture.afterglow(fill(_gusts(), "#ffffff", 0.5), 0.6)
    picture.afterglow(fill(_ribbons(True), "#f0fcff", 0.6), 0.8)
    picture.afterglow(specks(5, 26, (15, 30, 360, 470), "#eaffff"), 0.4)
    return picture


def _heath(picture: Scene) -> None:
    """Bend all that grows on a heath at sunset to the left, and lay a road with a snail's trail."""
    picture.glow(oval(20, 306, 150, 80, "#ff9a60", 0.7), 24)
    picture.veil(disc(20, 308, 34, "#fff0b8"), 1.5)
    picture.veil(clouds(6, 6, (40, 210, 375, 280), 80, "#ffc8b0", 0.4), 5)
    for y, tone, seed in ((54, "#5838a0", 3), (112, "#8c50b0", 9), (166, "#c878a8", 5)):
        banks = random.Random(seed)
        for _ in range(4):
            x, long = banks.uniform(-20, 330), banks.uniform(90, 190)
            at = y + banks.uniform(-24, 24)
            bank = [(x + long, at + 12), (x + long * 0.5, at + 4), (x, at)]
            picture.veil(fill(taper(bank, [2, 22, 10, 1]), tone, 0.7), 3)
            picture.veil(fill(taper(place(bank, -6, 7), [1, 6, 3, 0.6]), "#ffb8a0", 0.5), 2)
    picture.veil(fill(ridge(-5, 380, 296, 26, 12), "#9468b8", 0.85), 1.6)
    mill = "M318 330L326 276H346L354 330ZM322 278L336 262L350 278Z"
    sails = lines(["336,272 300,250", "336,272 358,236", "336,272 372,294", "336,272 316,308"],
        "#6c4898", 7, 0.95)  # fmt: skip
    picture.veil(fill(mill, "#6c4898", 0.95) + sails, 0.8)
    picture.veil(fill("M332 300h8v12h-8z", "#ffd070"), 0.5)
    trees = ("20,352 30,316 16,290", "60,350 68,322 54,304", "290,344 298,318 284,298")
    picture.veil(fill("".join(taper(way, [7, 5, 2]) for way in trees), "#5c4498")
        + "".join(oval(x - d, y + d * 0.2, 20 - d * 0.5, 11 - d * 0.3, "#5c4498", 0.95)
        for x, y in ((14, 286), (52, 300), (282, 294)) for d in (0, 10, 20)), 0.9)  # fmt: skip
    earth(picture, 336, 8, 3)
    furrows(picture, 336, "#5c50a0", "#d8b4dc", 6)
    road = "-20,380! 90,362 220,362 400,384! 400,470 240,452 100,450 -20,476!"
    picture.veil(fill(smooth(road), "#b498d0", 0.9), 2)
    ruts = ["-10,404 120,386 260,388 390,408", "-10,446 120,428 260,430 390,450"]
    picture.veil(lines(ruts, "#7c64ac", 6, 0.7), 1)
    trail = [(380, 434), (270, 414), (170, 410), (96, 394)]
    picture.veil(fill(taper(trail, [34, 22, 15, 5]), "#f0fff4", 0.85), 1)
    picture.veil(fill(taper(trail, [20, 12, 8, 2]), "#a8d8d8", 0.7), 1.4)
    grass = tufts([(-5, 356), (120, 352), (250, 352), (380, 366)], 40, 18, 4, -0.7)
    picture.cover(fill(grass, "#5c5098"))
    floor_shadow(picture, 222, 414, 76, "#3c2c70")
    floor_shadow(picture, 66, 406, 70, "#3c2c70")
    stones = ((40, 480, 22), (120, 506, 16), (252, 486, 19), (330, 500, 26), (196, 474, 10))
    picture.group(
        *(
            Shape(
                smooth(place("-1,.2 -.6,-.6 .2,-.8 .9,-.3 1,.4 .2,.7 -.7,.7", x, y, k)),
                "#b4a0d4",
                round=k * 0.5,
                bump=0.4,
            )
            for x, y, k in stones
        ),
        shadow=0.4,
    )
    heath = tufts([(-5, 524), (375, 524)], 44, 52, 9, -0.7, 6)
    picture.cover(fill(heath, "#54488c"))
    _heather(picture)


def _heather(picture: Scene) -> None:
    """Bend sprigs of heather in bloom to the left, in two clumps, bells the smaller the higher."""
    chance, stems, bells = random.Random(2), "", ""
    for x in (8, 40, 66, 94, 128, 268, 304, 334, 366, 392):
        foot, tall = x + chance.uniform(-6, 6), chance.uniform(52, 88)
        track = [(foot, 534), (foot - tall * 0.16, 526 - tall * 0.5), (foot - tall * 0.62,
            520 - tall)]  # fmt: skip
        stems += taper(track, [5, 4, 1.6])
        for n in range(13):
            part = 0.34 + n * 0.05
            size = 8.2 - n * 0.4
            aside = size * (1.1 if n % 2 else -0.5)
            at = (foot - tall * 0.62 * part**1.8 + aside, 528 - (tall + 6) * part)
            bell = place("0,-1 .8,-.4 .9,.5 .5,.9 .2,.5 0,.95 -.3,.5 -.6,.9 -.9,.4 -.8,-.4", *at,
                size, (24, -24)[n % 2])  # fmt: skip
            bells += fill(smooth(bell), ("#a0489c", "#c868b4")[n % 2], 0.98)
            bells += oval(
                at[0] - size * 0.3, at[1] - size * 0.4, size * 0.42, size * 0.3, "#f4b8dc", 0.9
            )
    picture.cover(fill(stems, "#3c3474") + bells)


def _ribbons(near: bool) -> str:
    """Wind the air about the spirit: half of each turn behind it, half before it."""
    path = ""
    for x, y, across, down in ((212, 290, 128, 26), (218, 346, 92, 20), (216, 396, 60, 15)):
        turns = [math.radians(a) for a in (range(20, 170, 10) if near else range(190, 350, 10))]
        track = [(x + across * math.cos(t), y + down * math.sin(t) - t * 3) for t in turns]
        path += taper(track, [0.6, 5, 8, 5, 0.6], 60)
    return path


def _gusts() -> str:
    """Let the air run away to the left, behind whoever is hurried along."""
    tracks = ("352,96 300,84 262,92", "366,286 330,292 300,286", "4,206 44,196 84,204",
        "4,366 26,361 52,365", "346,330 312,338 286,334", "10,150 40,142 72,147")  # fmt: skip
    return "".join(taper(track, [0.6, 4.5, 1]) for track in tracks)


def _funnel() -> list[Shape]:
    turns = []
    for index in range(11):
        part = index / 10
        x, y = 214 + 13 * math.sin(part * 5.4), 262 + part * 142
        radius = 88 * (1 - part) ** 0.9 + 13
        track = [
            (x - radius, y - 6), (x - radius * 0.6, y + radius * 0.18), (x, y + radius * 0.28),
            (x + radius * 0.62, y + radius * 0.14), (x + radius * 1.08, y - 14),
        ]  # fmt: skip
        width = 13 + radius * 0.18
        path = taper(track, [1, width * 0.8, width * 1.2, width * 0.8, 1], 60)
        turns.append(
            Shape(path, "url(#wind)" if index % 2 else "url(#deep)", round=10, ink=0.6, bump=0.2)
        )
    return turns[::-1]


def _dust(picture: Scene) -> None:
    """Whirl up the road where the funnel touches it."""
    puffs = ((168, 410, 26), (200, 418, 30), (240, 417, 30), (272, 408, 24), (146, 402, 14))
    picture.veil("".join(oval(x, y, r, r * 0.45, "#e4d4f0", 0.5) for x, y, r in puffs), 5)
    rings = [smooth(place("-1,0! -.5,.26 0,.34 .6,.24 1,-.06! .56,.16 0,.22 -.5,.16", 222, 404, r))
        for r in (58, 84)]  # fmt: skip
    picture.veil(fill("".join(rings), "#f4ecff", 0.7), 1)


def _far_arm() -> list[Shape]:
    """Point the way with the other arm."""
    joints = ((176, 288), (124, 276), (92, 216))
    hand = Hand(92, 216, 37, -130, HAND, True)
    fingers = [
        hand.finger(f".9,{y:.2f} 1.3,{y:.2f} 1.3,{y + 0.14:.2f} .8,{y + 0.2:.2f}", 0.34)
        for y in (0.42, 0.18, -0.06)
    ]
    return [
        hand.finger(".8,-.34 1.2,-.4 1.6,-.4 1.9,-.36", 0.38),
        skin(hand, BACK, "106,242 94,220", 26),
        *fingers,
        hand.finger(".3,-.4 .62,-.46 .92,-.24 1.06,.06", 0.32),
        limb_of(joints, 50, ARM, "url(#arm)", 1, bump=0.2, detail=muscle(joints, 50, "#2c58a8", 1)),
    ]


def _crest() -> list[Shape]:
    fills = ("#e4fcff", "#9ce2f0", "#5cb0e0")
    swirl = "156,146 168,92 214,56 274,62 302,102 282,130 256,116 262,98"
    return [
        *locks("252,128 290,160 292,216 270,250", 8, 66, 30, fills, 7, 10),
        Shape(taper(swirl, [44, 64, 60, 50, 38, 26, 14, 3], 80), "url(#skin)", round=24, shine=0.2,
            contact=0.6, detail=lines(["158,138 172,92 216,62 266,70 290,104",
                "166,140 182,106 218,78 262,84 278,110", "148,128 160,80 206,46 270,50"],
                "#3f86c8", 3.4, 0.55)),
        Shape(taper("176,146 190,108 226,88 254,98", [40, 34, 22, 3]), "#effeff", round=12,
            contact=0.5),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn the face to the left, where the hurry goes."""
    skull = ("196,112 240,118 274,150 280,200 266,246 240,280 202,296 168,284 146,256 140,226 "
        "132,196 140,160 160,126")  # fmt: skip
    maw = "148,246! 164,256 188,259 214,252 238,236! 240,264 222,286 194,290 166,276"
    return [
        Shape(smooth("264,178! 290,154 320,148! 306,184 286,212 262,218!"), SKIN, round=10,
            detail=lines(["272,196 288,178 306,162"], "#3f86c8", 4, 0.5)),
        Shape(smooth(skull), SKIN, round=62, bump=0.2, shine=0.2, gloss=20, skin=0.2),
        Shape(ellipse(252, 232, 24, 25, -12), PALE, round=26, contact=0.15, ink=0.1, rim=0.2),
        Shape(ellipse(145, 236, 13, 19, 10), PALE, round=20, contact=0.15, ink=0.1, rim=0.2),
        Shape(smooth(maw), "#241456", round=6, contact=0.5, flat=0.6, rim=0),
        Shape(smooth("168,274 190,264 216,268 208,284 192,288 176,283"), "#e878a8", round=8,
            contact=0.3, rim=0),
        *teeth("152,247 190,259 234,238", 7, 14, 14, "#fffdf2"),
        *eyeball((166, 190), 20, "#ff9a2a", (-5, 4)),
        *eyeball((222, 188), 25, "#ff9a2a", (-7, 4)),
        lid((166, 190), 20, "#74cbe6", 16, 0.3),
        lid((222, 188), 25, "#84d4ec", -18, 0.26),
        limb("142,164 158,156 184,172", [6, 19, 11], "#f6ffff", round=9, bump=0.5, contact=0.8),
        limb("198,166 224,142 262,150", [12, 23, 6], "#f6ffff", round=9, bump=0.5, contact=0.8),
        Shape(smooth("190,184 194,202 190,220 184,234 166,240 152,232 152,220 170,206"), "#b4eef8",
            round=16, contact=0.75, shine=0.3),
    ]  # fmt: skip


def _snail() -> list[Shape]:
    """Hurry a snail along: its eyes blown back, its shell off the ground, its mouth open."""
    spiral = [(72 + (4 + 3.1 * n) * math.cos(n * 0.66), 326 + (4 + 3.1 * n) * math.sin(n * 0.66))
        for n in range(14)]  # fmt: skip
    body = "120,392! 92,384 52,384 32,366 26,340 14,330 8,314 20,298 44,294 60,312 66,350 100,372"
    return [
        limb("22,306 18,282 32,262", [11, 9, 9], "url(#snail)", round=4),
        limb("42,302 44,276 64,254", [11, 9, 9], "url(#snail)", round=4),
        *eyeball((34, 256), 13, "#fff6e4"),
        *eyeball((67, 247), 14, "#fff6e4"),
        Shape(smooth(body), "url(#snail)", round=18, bump=0.3, skin=0.4),
        Shape(ellipse(76, 326, 50, 48), "url(#shell)", round=40, bump=0.3, shine=0.5, gloss=14,
            contact=0.8, detail=lines([spiral], "#7c2c40", 5, 0.8)),
        Shape(smooth("10,322 24,310 42,318 42,338 26,348 12,338"), "#5c1c34", round=4, contact=0.3,
            flat=0.5, rim=0),
        Shape(smooth("16,338 26,330 38,334 28,344"), "#f08088", round=3, contact=0.2, rim=0),
    ]  # fmt: skip


def _near_arm() -> list[Shape]:
    """Carry the snail in the palm of the near hand, its fingers about the shell."""
    joints = ((286, 304), (228, 368), (152, 372))
    hand = Hand(146, 370, 38, 200, HAND, True)
    fingers = [
        hand.finger(
            [(0.7, y), (1.28, y * 1.3 + 0.04), (1.7, y * 1.56 - 0.1), (1.94, y * 1.66 - 0.44)], 0.37
        )
        for y in (-0.3, -0.06, 0.2, 0.44)
    ]
    thumb = hand.finger(".2,-.3 .46,-.74 .76,-1.08 1.16,-1.22", 0.38)
    marks = lines([hand.put(f".8,{y} .94,{y + 0.06}") for y in (-0.3, -0.04, 0.2, 0.42)],
        "#2c58a8", 3, 0.5)  # fmt: skip
    palm = "-.1,-.3 .26,-.46 .8,-.46 1.1,-.3 1.16,.3 .9,.62 .4,.6 -.1,.32"
    return [
        thumb, *fingers,
        skin(hand, palm, [(172, 372), (156, 372)], 28, marks),
        limb_of(joints, 52, ARM, "url(#arm)", 1, bump=0.2, detail=muscle(joints, 52, "#2c58a8", 1)),
    ]  # fmt: skip


def _leaves() -> list[Shape]:
    chance = random.Random(3)
    leaf = "0,-1! .5,-.3 .45,.4 0,1! -.45,.4 -.5,-.3"
    places = ((40, 120), (352, 120), (110, 90), (346, 312), (140, 392), (296, 372), (22, 168))
    return [
        Shape(smooth(place(leaf, x, y, 12, chance.uniform(0, 360))),
            chance.choice(("#ff8a4a", "#ffc65a")), round=6, shine=0.2)
        for x, y in places
    ]  # fmt: skip
