"""Reptile: a young basilisk on its hind legs, which does not wait for a bridge."""

import random

from ..actors import earth, floor_shadow, furrows, motes, moved, outdoors
from ..anatomy import ARM, LEG, limb_of, muscle
from ..curves import ellipse, place, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, spots
from ..tilt import tilted, tilted_marks

LIGHT = lit("#10201e", "#4a6a86", "#fff0b0", "#c87840", 1.0)
SKIN, FAR, PALE = "url(#skin)", "url(#far)", "#f4e8a0"
FOAM = "#fff8e8"
#: How far it leans into its run, in degrees, and about what point.
LEAN = (-5.0, (190.0, 240.0))
#: Where the head comes to, clear of the shoulders: about, to, and how large.
HEAD = ((160.0, 190.0), (150.0, 174.0), 0.92)


def scene() -> Scene:
    """Paint a river at sunset, tail and far limbs, body, near limbs, head, and what splashes."""
    colours = (
        linear("skin", (90, 90), (290, 380), (0, "#74f0a4"), (0.5, "#24ac84"), (1, "#0f5c66"))
        + linear("near", (110, 200), (290, 400), (0, "#98fcc0"), (0.5, "#40cc98"), (1, "#1c8480"))
        + linear("crest", (100, 20), (260, 160), (0, "#ffd25a"), (0.5, "#ff8a34"), (1, "#d83a2e"))
        + linear("far", (0, 180), (0, 380), (0, "#2c9c80"), (1, "#105464"))
        + linear("fish", (30, 420), (110, 490), (0, "#c8a0f0"), (1, "#5c3c94"))
        + linear("water", (0, 380), (0, 420), (0, "#fffdf6"), (1, "#ffd0a4"))
        + linear("far-water", (0, 360), (0, 420), (0, "#ffe4c8"), (1, "#c86c64"))
    )
    picture = outdoors(
        LIGHT, ("#b0442c", "#f08c48", "#ffe0a0"), ("#ffd48c", "#c8687c", "#38487c"), 292, colours,
        24,
    )  # fmt: skip
    _river(picture)
    _crowns(picture, back=True)
    picture.group(*_far(), shadow=0.3)
    picture.group(*_body(), shadow=0.4, roundness=60)
    picture.group(*_near(), shadow=0.5)
    picture.group(*tilted(moved(_crest(), *HEAD), *LEAN), shadow=0.4)
    head = tilted(moved(_head(), *HEAD), *LEAN)
    picture.group(*head, shadow=0.6, shadow_blur=9, shadow_offset=(-3, 10), roundness=70)
    eyes = pupil(122, 176, 24, slit=True) + pupil(204, 160, 27, slit=True)
    (x, y), (to_x, to_y), size = HEAD
    eyes = f'<g transform="translate({to_x} {to_y}) scale({size}) translate({-x} {-y})">{eyes}</g>'
    picture.sharp(tilted_marks(eyes, *LEAN))
    _splash(picture)
    return motes(picture, "#fff2c0", 6, 16)


def _river(picture: Scene) -> None:
    """Lay the water between cliffs, with the sun's road on it and the rings of each step."""
    picture.glow(disc(52, 252, 90, "#ffb050", 0.8), 24)
    picture.cover(disc(52, 254, 30, "#fff6d0"))
    far = smooth("-10,262! 20,262 24,280! 92,284 96,250! 128,246 134,214! 186,212 192,262! 236,270 "
        "240,310! -10,310!")  # fmt: skip
    picture.veil(fill(far, "#d8704c", 0.9), 1.2)
    near = "214,310! 226,262! 250,256 256,196! 290,186 296,130! 330,122 338,70! 385,60 385,316!"
    picture.cover(fill(smooth(near), "#a04840"))
    picture.veil(lines(["236,274 300,262 385,268", "262,222 320,210 385,216",
        "302,160 340,150 385,154"], "#6c2c38", 6, 0.6), 1)  # fmt: skip
    picture.veil(lines(["252,262 256,200", "294,190 298,136", "334,124 340,76"], "#ffb878", 4,
        0.8), 1)  # fmt: skip
    earth(picture, 302, 1.5, 6)
    furrows(picture, 302, "#a83c58", "#ffe0a0", 6)
    glints = ((308, 0), (318, 1), (330, -1), (344, 1), (360, -1))
    road = "".join(
        oval(56 + way * 7, y, 20 + n * 3, 2.4 + n * 0.4, "#fff4cc", 0.85)
        for n, (y, way) in enumerate(glints)
    )
    picture.veil(road, 1)
    for x, y, wide in ((82, 416, 76), (322, 416, 50)):
        rings = "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="{wide * k}" ry="{wide * k * 0.24:.1f}" fill="none" '
            f'stroke="{FOAM}" stroke-width="{4 - 2 * k:.1f}" opacity=".8"/>'
            for k in (0.55, 1, 1.4)
        )
        picture.veil(rings, 0.7)
    _waves(picture)
    floor_shadow(picture, 196, 434, 110, "#2c2048")


def _waves(picture: Scene) -> None:
    """Lay swells nearer and larger, what they mirror of cliff and runner, and his wake."""
    chance = random.Random(8)
    mirrored = "".join(oval(300 + chance.uniform(-14, 14), y, 84 - (y - 310) * 0.3, 3.4, "#8c3c4c",
        0.55) for y in range(312, 400, 11))  # fmt: skip
    mirrored += "".join(oval(190 + chance.uniform(-12, 12), y, 92 - (y - 446) * 0.7, 4.4,
        "#2c9c84", 0.5) for y in range(446, 510, 13))  # fmt: skip
    picture.veil(mirrored, 1.4)
    for tone, seed in (("#2c3070", 3), ("#ffc8a0", 4)):
        chance = random.Random(seed)
        swells = []
        for _ in range(26):
            near = chance.uniform(0, 1) ** 1.3
            x, y, wide = chance.uniform(-20, 380), 322 + near * 200, 16 + 50 * near
            swells.append(taper([(x - wide, y + 3 * near), (x, y - 4 * near), (x + wide, y + 3 *
                near)], [0.6, 1.6 + 5 * near, 0.6]))  # fmt: skip
        picture.veil(fill("".join(swells), tone, 0.55), 0.7)
    wake = lines(["120,420 200,424 296,416", "110,430 220,440 380,428"], FOAM, 3, 0.5)
    picture.veil(wake, 1)


def _toes(x: float, y: float, turn: float, size: float, fill: str = SKIN) -> list[Shape]:
    """Spread four toes, with a fringe between them that bears it on the water."""
    web = place([(0, -0.5), (1.0, -1.0), (1.2, -0.3), (1.3, 0.4), (0.7, 1.2), (0, 0.5)], x, y, size,
        turn + 4)  # fmt: skip
    shapes = [Shape(smooth(web), "#e8a84c", round=size * 0.3, contact=0.3, ink=0.7)]
    for spread in (-44, -12, 20, 52):
        toe = place([(0, 0), (0.9, 0.06), (1.6, 0)], x, y, size, turn + spread)
        shapes.append(limb(toe, [size * 0.62, size * 0.5, size * 0.42], fill, bump=0))
        tip = place([(1.66, 0)], x, y, size, turn + spread)[0]
        shapes.append(
            Shape(ellipse(tip.x, tip.y, size * 0.34), "#ffb83a", round=size * 0.3, shine=0.5)
        )
    return shapes


def _far() -> list[Shape]:
    """Swing the tail, throw the far arm ahead and the far leg out behind."""
    tail = "262,352 316,350 352,326 364,290 346,264"
    bands = lines(["292,332 300,368", "328,326 346,352", "340,308 368,318", "350,284 368,276"],
        "#ffb44a", 6, 0.8)  # fmt: skip
    leg = ((250, 348), (306, 366), (320, 418))
    return [
        *_toes(58, 300, -164, 21, FAR),
        limb_of(((210, 272), (122, 320), (62, 300)), 50, ARM, FAR, 1, bump=0),
        Shape(taper(tail, [62, 46, 34, 24, 3], 90), SKIN, round=20, bump=0.2, detail=bands),
        limb_of(leg, 76, LEG, FAR, 1, bump=0.1,
            detail=lines(["270,372 292,344", "288,386 318,368", "300,402 330,392"], "#ffb44a", 6,
            0.6)),
    ]  # fmt: skip


def _body() -> list[Shape]:
    """Raise a long neck and trunk from the hips, pale in front, combed along the back."""
    trunk = (
        "176,206 212,194 248,204 270,236 290,282 304,330 300,368 270,390 234,384 212,356 202,312 "
        "190,270"
    )
    belly = "182,236 204,246 216,284 226,326 236,372 218,362 204,320 190,276"
    bands = lines(["254,214 236,240", "270,240 246,266", "284,270 256,294", "296,304 266,320"],
        "#ffa03a", 8, 0.85)  # fmt: skip
    return [
        Shape(smooth("236,196! 258,186 262,208! 284,210 280,236! 302,246 294,270! 316,286 302,306! "
            "320,326 300,340! 270,290"), "url(#crest)", round=7, bump=0.2),
        Shape(smooth(trunk), SKIN, round=50, bump=0.4, bump_size=6,
            detail=bands + spots(6, 20, (220, 230, 300, 360), "#0f6a5c", (2, 4), 0.4)),
        Shape(smooth(belly), PALE, round=18, bump=0.2, contact=0.1, ink=0.3,
            detail=lines([f"184,{y} 232,{y + 8}" for y in (262, 280, 298, 316, 334, 352)],
                "#b8a45a", 2.6)),
    ]  # fmt: skip


def _near() -> list[Shape]:
    """Bring the near knee up and slap the foot down; throw the near arm back, elbow bent."""
    arm = ((242, 262), (300, 296), (332, 236))
    leg = ((264, 356), (160, 336), (106, 414))
    marks = lines(["236,328 228,356", "208,320 200,346", "180,314 170,338", "150,372 124,358",
        "134,396 108,382"], "#ffa03a", 7, 0.8)  # fmt: skip
    return [
        limb_of(leg, 88, LEG, "url(#near)", -1, bump=0.15, contact=0.9,
            detail=marks + muscle(leg, 88, "#0c5048", -1)),
        *_toes(333, 234, -62, 21),
        limb_of(arm, 52, ARM, "url(#near)", -1, bump=0.15, contact=0.8, skin=0.4,
            detail=muscle(arm, 52, "#0c5048", -1)),
    ]  # fmt: skip


def _crown(x: float, y: float, size: float, back: bool) -> list[Shape]:
    """Raise the far or the near wall of a splash: tongues of water that lean back, and drops."""
    chance = random.Random(int(x))
    count, tall = (7, 1.15) if back else (6, 0.42)
    rim = [f"{x - size:.1f},{y:.1f}!"]
    drops = []
    for n in range(count):
        way = 2 * (n + 0.5) / count - 1
        rise = size * tall * (1.1 - 0.5 * way * way) * chance.uniform(0.6, 1.1)
        out, half = x + way * size * 1.2 + rise * 0.35, size * 0.1
        rim += [f"{out - half:.1f},{y - rise:.1f}", f"{out + half:.1f},{y - rise:.1f}",
            f"{x + (way + 1 / count) * size * 1.02:.1f},{y - size * tall * 0.3:.1f}"]  # fmt: skip
        drops.append(ellipse(out + way * 9 + 6, y - rise - chance.uniform(6, 20),
            chance.uniform(1.6, 4.4)))  # fmt: skip
    rim[-1] = f"{x + size:.1f},{y:.1f}!"
    rim += [
        f"{x + size * 0.5:.1f},{y + size * 0.16:.1f}",
        f"{x - size * 0.5:.1f},{y + size * 0.16:.1f}",
    ]
    wall = Shape(smooth(" ".join(rim)), "url(#far-water)" if back else "url(#water)",
        round=size * 0.2, shine=0.7, gloss=8, contact=0.3, ink=0.35)  # fmt: skip
    return [wall, *[Shape(drop, FOAM, round=4, ink=0.4, shine=0.5) for drop in drops]]


def _crowns(picture: Scene, back: bool) -> None:
    """Splash about both feet."""
    for x, y, size in ((96, 418, 58), (324, 414, 34)):
        picture.group(*_crown(x, y, size, back), shadow=0.15, form=0, outline=0.8)


def _splash(picture: Scene) -> None:
    """Close the water about the feet, and let a fish see who ran by."""
    _crowns(picture, back=False)
    picture.group(*moved(_fish(), (300, 500), (276, 510), 1.05), shadow=0.4)
    picture.sharp(disc(257.5, 464, 4.8, "#140a12") + disc(255, 461.6, 1.8, "#ffffff"))
    sunk = "228,496 250,492 282,496 320,490 346,496! 346,530! 228,530!"
    picture.veil(fill(smooth(sunk), "#44427c", 0.82), 2)
    picture.veil(oval(284, 494, 52, 4, FOAM, 0.75) + oval(284, 500, 74, 3, FOAM, 0.4)
        + oval(90, 427, 58, 5, FOAM, 0.7) + oval(326, 419, 38, 4, FOAM, 0.7), 1.4)  # fmt: skip


def _fish() -> list[Shape]:
    """Put its head out of the water, mouth open."""
    scales = lines([f"{x},{y} {x + 5},{y + 5} {x},{y + 10}" for x, y in ((306, 462), (316, 470),
        (306, 478), (318, 486), (326, 476))], "#3c2468", 2, 0.6)  # fmt: skip
    return [
        Shape(smooth("292,438! 306,422 328,428 338,446 336,474! 322,456"), "#d88a50", round=6,
            detail=lines(["304,438 312,430", "316,444 326,434", "326,456 334,448"], "#8a3c28", 2)),
        Shape(smooth("262,458 268,442 284,434 304,438 324,456 336,482 338,502! 276,504! 272,486 "
            "262,478!  274,468"), "url(#fish)", round=24, shine=0.6, gloss=12, bump=0.1,
            detail=fill(smooth("262,476 282,480 296,504 268,508"), "#e8d0f0", 0.7) + scales
            + line("298,446 304,464 296,486", "#3c2468", 3, 0.7)),
        Shape(smooth("261,459 272,466 263,478! 269,468"), "#4c1038", round=3, flat=0.5, rim=0),
        limb("262,457 270,462", [6, 4], "#e0a8d8", round=3),
        limb("262,479 270,474", [6, 4], "#e0a8d8", round=3),
        Shape(ellipse(284, 457, 11), "#fffaf0", round=10, glow=0.4, contact=0.6),
        Shape(smooth("298,482! 312,480 324,492 318,500! 304,498"), "#d88a50", round=5,
            contact=0.7, detail=lines(["304,488 316,492"], "#8a3c28", 2)),
    ]  # fmt: skip


def _crest() -> list[Shape]:
    sail = "150,120! 164,62 206,26 224,50! 256,36 262,72! 290,76 284,112! 302,134 280,160! 240,170"
    spines = lines(["206,130 214,34", "232,132 258,44", "252,146 286,82", "256,160 296,136"],
        "#a82420", 3, 0.6)  # fmt: skip
    return [Shape(smooth(sail), "url(#crest)", round=10, bump=0.5, detail=spines, skin=0.5)]


def _head() -> list[Shape]:
    skull = (
        "64,214 84,178 104,142 150,118 204,112 250,138 268,182 254,224 214,250 160,262 104,262 "
        "66,246"
    )
    maw = "66,224! 100,232 150,226 200,212 240,188! 240,226 206,248 150,262 104,258 74,246"
    tongue = "112,250 88,262 76,280 82,296"
    marks = lines(["180,118 188,140", "202,116 208,134", "224,124 226,142"], "#0f6a5c", 5, 0.5)
    return [
        Shape(smooth(skull), SKIN, round=56, bump=0.5, bump_size=7, shine=0.2,
            detail=marks + spots(3, 14, (216, 180, 262, 230), "#0f6a5c", (2, 5), 0.4)),
        Shape(smooth(maw), "#4a0c24", round=8, contact=0.4, flat=0.6, rim=0),
        Shape(taper(tongue, [20, 17, 12, 3]), "#ff5a6a", round=8, shine=0.3, contact=0.4),
        Shape(taper("77,286 70,298 60,300", [9, 6, 1]), "#ff5a6a", round=3, contact=0.2),
        *teeth("72,226 150,227 236,190", 11, 15, 11, "#fffbe4"),
        *teeth("226,232 150,260 84,248", 8, 12, 10, "#fffbe4", down=False),
        Shape(smooth("58,214 78,224 116,228 158,222 202,208 250,178 256,186 206,220 158,234 "
            "108,240 66,232"), "#8af0b0", round=6, contact=0.2, ink=0.4),
        Shape(ellipse(82, 202, 4, 6, 30), "#0c4a40", round=2, contact=0, flat=0.6, rim=0),
        Shape(ellipse(104, 206, 4, 6, 10), "#0c4a40", round=2, contact=0, flat=0.6, rim=0),
        *gaze(Spot(122, 176, 28, 16), "#ffc42e", "#2fb488", 0.2, (-5, 2)),
        *gaze(Spot(204, 160, 32, -16), "#ffc42e", "#2fb488", 0.22, (-6, 3)),
        limb("88,156 120,142 152,162", [6, 17, 8], "#1c9474", round=8, bump=0.5, contact=0.8),
        limb("166,138 204,118 244,136", [9, 20, 6], "#1c9474", round=9, bump=0.5, contact=0.8),
    ]  # fmt: skip
