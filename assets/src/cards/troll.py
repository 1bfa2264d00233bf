"""Troll: moss on its back, tusks, a tree for a club, and a goat on its bridge."""

import itertools

from ..actors import Hand
from ..anatomy import ARM, limb_of, muscle
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..polish import Polished
from ..props import pine, tufts
from ..scene import Light, Scene, Shape
from ..svg import cover, disc, fill, linear, lines, oval, radial, specks, spots
from ._goat import goat

COLOURS = (
    linear("sky", (0, 0), (0, 430), (0, "#0c2438"), (0.4, "#1d5560"), (0.75, "#6fa98a"), (1,
        "#d5d89a"))
    + radial("moon", (112, 70), 44, (0, "#fffdea"), (0.75, "#fbf6cf"), (1, "#e9edb6"))
    + radial("halo", (236, 128), 300, (0, "#f4f8cfdd"), (0.35, "#b9dfae77"), (1, "#3f8f8f00"))
    + linear("far", (0, 120), (0, 400), (0, "#3a8080"), (1, "#a9cb9b"))
    + linear("mid", (0, 80), (0, 400), (0, "#174a58"), (1, "#5f9a88"))
    + linear("grd", (0, 380), (0, 525), (0, "#3a6a50"), (1, "#071518"))
    + linear("fog", (0, 280), (0, 420), (0, "#dcebbb00"), (0.6, "#dcebbb77"), (1, "#dcebbb00"))
    + linear("belly", (0, 250), (0, 400), (0, "#b9bd82"), (1, "#7f8f68"))
    + linear("skin", (0, 80), (0, 420), (0, "#7fa468"), (1, "#55785c"))
    + linear("wood", (280, 0), (340, 0), (0, "#9a774e"), (1, "#5b4332"))
    + linear("deck", (0, 410), (0, 525), (0, "#b8a878"), (0.4, "#7c7858"), (1, "#3c4c44"))
    + linear("eye", (0, 203), (0, 222), (0, "#fffbd0"), (1, "#ffae2a"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.66, -0.46, 0.6),
    key_colour="#ffe0a4",
    ambient="#35606e",
    rim_from=(0.78, -0.62),
    rim_colour="#f6ffd6",
    rim=1.0,
    ink="#06131a",
    bounce="#4a7a5a",
)


def scene() -> Scene:
    """Moon and pines, body and moss, its bridge, arms and club, head, the goat."""
    picture = Polished(COLOURS, LIGHT, 3)
    _night(picture)
    _body(picture)
    _moss(picture)
    _bridge(picture)
    _far_arm(picture)
    _near_arm(picture)
    _head(picture)
    _foreground(picture)
    return picture


def _dots(*spots_of_cap: tuple[float, float, float]) -> str:
    return "".join(disc(*at, "#ffeccd") for at in spots_of_cap)


def _night(picture: Scene) -> None:
    picture.cover(cover("url(#sky)") + cover("url(#halo)"))
    picture.glow(disc(112, 70, 74, "#d8f0b8", 0.5), 18)
    picture.cover(disc(112, 70, 40, "url(#moon)"))
    picture.cover("".join(disc(*at, "#d3dca4", 0.6) for at in ((98, 58, 7), (124, 82, 9), (128, 54,
        5))))  # fmt: skip
    crags = polygon([(190, 400), (232, 220), (262, 150), (292, 190), (330, 90), (352, 130), (385,
        60), (385, 400)])  # fmt: skip
    picture.veil(fill(crags, "#4c8c88", 0.5), 2)
    mist = ((60, 110, 90, 7), (330, 60, 90, 6), (110, 60, 60, 4))
    picture.veil("".join(oval(*at, "#eef3c6", 0.35) for at in mist), 5)
    far = "".join(pine(x, 350, h, h * 0.17, i) for i, (x, h) in enumerate([(14, 190), (44, 150), (
        78, 210), (108, 150), (345, 190), (372, 230), (318, 130)]))  # fmt: skip
    picture.cover(fill(far, "url(#far)", 0.8))
    picture.cover(cover("url(#fog)"))
    mid = "".join(pine(x, 390, h, h * 0.19, 20 + i) for i, (x, h) in enumerate([(-6, 300), (26,
        215), (58, 150), (356, 260), (388, 330)]))  # fmt: skip
    picture.cover(fill(mid, "url(#mid)"))
    picture.cover(fill(ridge(-5, 380, 390, 10, 4), "url(#grd)"))
    picture.veil(oval(190, 392, 260, 22, "#a8d0b0", 0.5), 12)


def _club() -> list[Shape]:
    """Lay a tree on its shoulder, stones and thorns in it, its roots below the hand."""
    wood = lines(["300,54 312,130 326,210", "282,66 300,140 318,210", "318,66 324,130 330,200"],
        "#3a2a20", 2.4)  # fmt: skip
    return [
        Shape(polygon("270,62 242,44 276,42"), "#e6dcb6", round=6, shine=0.4),
        Shape(polygon("330,96 362,96 330,74"), "#e6dcb6", round=6, shine=0.4),
        Shape(polygon("276,106 250,106 280,86"), "#e6dcb6", round=6, shine=0.4),
        Shape(taper("342,312 334,240 316,150 294,40", [24, 22, 34, 64]), "url(#wood)", round=20,
            bump=1.4, bump_size=9, detail=wood),
        Shape(taper("342,306 330,326 322,330", [12, 8, 2]), "#7c5c40", round=4),
        Shape(taper("344,306 356,324 364,326", [12, 8, 2]), "#5c4432", round=4),
        Shape(ellipse(284, 58, 13, 11, 20), "#aab0a4", round=10, bump=0.5, bump_size=6, shine=0.4),
        Shape(ellipse(312, 76, 12, 11, 20), "#969c90", round=9, bump=0.5, bump_size=6, shine=0.4),
        Shape(ellipse(298, 104, 10, 9, 20), "#aab0a4", round=8, bump=0.5, bump_size=6, shine=0.4),
        Shape(taper("300,140 318,146 336,136", [7, 8, 7]), "#b48c58", round=4),
    ]  # fmt: skip


def _body(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "84,262 90,196 122,132 180,92 250,84 306,116 336,186 336,268 326,346 322,440 "
            "108,440 98,352"), "url(#skin)", round=60, bump=0.8, bump_size=16, detail=spots(3, 26,
            (230, 90, 330, 260), "#4a6e52")),
        Shape(smooth("118,300 150,280 205,276 252,292 268,334 244,380 188,396 138,374 116,340"),
            "url(#belly)", round=50, bump=0.5, contact=0.15, rim=0, ink=0.4, detail=lines([
            "136,330 190,346 250,328", "142,352 190,368 244,352", "158,376 192,382 226,374"],
            "#5d6f4e", 2.6) + oval(192, 356, 5, 6.5, "#3d4c38")),
        Shape(taper("96,380 150,397 200,402 254,396 328,374", [13, 14, 15, 14, 13]), "#8c5c38",
            round=6, bump=0.5, contact=0.7),
        Shape(ellipse(200, 400, 15, 14), "#e8dfc0", round=11, contact=0.8,
            detail=disc(194, 399, 4, "#2a1c14") + disc(206, 399, 4, "#2a1c14")
            + lines(["196,409 204,409"], "#2a1c14", 2, 1)),
        fade=(330, 440, 0.35),
    )  # fmt: skip


def _moss(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "108,164 134,120 184,86 252,78 308,112 336,176 322,178 310,152 298,174 282,138 "
            "266,158 250,124 230,150 214,120 196,142 176,122 158,150 146,140 126,172"), "#93aa3c",
            round=13, bump=1.8, bump_size=7, contact=0.6),
        Shape(tufts("116,150 146,110 192,84 254,74 304,104 334,160", 44, 19, 9, 0.12, 2.6),
            "#b5c84c", round=4, contact=0.2, ink=0.5),
        Shape(tufts("124,160 150,124 194,98 250,90 298,116 324,160", 40, 13, 19, 0.5, 2.4),
            "#a3b844", round=4, contact=0.3, ink=0.5),
        Shape(taper("208,90 210,58", [8, 7]), "#f0e4c2", round=4),
        Shape(smooth("186,60! 190,42 208,34 226,41 232,60! 209,65"), "#d1492f", round=11,
            shine=0.4,
            detail=_dots((200, 49, 3.6), (215, 45, 2.8), (223, 54, 2.6), (209, 57, 2.2))),
        Shape(taper("178,98 170,80", [5.5, 4.5]), "#f0e4c2", round=3),
        Shape(smooth("156,82! 160,70 170,65 183,71 187,83! 171,87"), "#d1492f", round=8, shine=0.4,
            detail=_dots((166, 74, 2.3), (177, 75, 2))),
        Shape(taper("240,86 248,70", [4.5, 3.5]), "#f0e4c2", round=3),
        Shape(smooth("237,72! 241,62 250,58 259,64 262,74! 249,76"), "#dd6a3c", round=6, shine=0.3,
            detail=disc(250, 65, 2, "#ffeccd")),
        shadow=0.3, shadow_blur=4, form=0.3,
    )  # fmt: skip


def _far_arm(picture: Scene) -> None:
    """Bend the far arm up: shoulder, elbow, forearm, the club in its closed hand."""
    fingers = ("352,222 334,216 314,226", "356,238 336,233 313,242", "354,254 336,250 315,258",
        "350,269 336,266 319,272")  # fmt: skip
    picture.group(
        limb_of(((306, 200), (366, 320), (344, 258)), 84, ARM, "url(#skin)",
            detail=spots(8, 12, (290, 180, 370, 300), "#4a6e52")),
        Shape(smooth("322,216 344,206 364,220 366,250 356,274 334,278 322,254"), "#74966a",
            round=18, contact=0.6),
        *_club(),
        *(Shape(taper(finger, [17, 18, 14]), "#86a872", round=8, contact=0.7)
            for finger in fingers),
        *(Shape(ellipse(x, y, 4, 4.6), "#d8dcb0", round=3, contact=0.1)
            for x, y in ((311, 227), (310, 243), (312, 259), (316, 273))),
        Shape(taper("352,280 330,290 312,284", [16, 17, 13]), "#8aac76", round=8, contact=0.7),
        Shape(taper("326,304 348,312 372,300", [13, 14, 13]), "#80583a", round=5, contact=0.5,
            bump=0.6, bump_size=5),
        shadow=0.4,
    )  # fmt: skip


def _near_arm(picture: Scene) -> None:
    """Plant a hand on the planks of its bridge."""
    joints = ((130, 216), (58, 292), (82, 384))
    hand = Hand(82, 378, 54, 82, "#7c9e6c")
    tips = ((-0.34, 0.44), (-0.1, 0.58), (0.14, 0.52), (0.36, 0.34))
    fingers = [
        [(0.72, y), (1.06, y * 1.6), (1.06 + more * 0.6, y * 2.2), (1.04 + more, y * 2.4)]
        for y, more in tips
    ] + [[(0.2, -0.28), (0.5, -0.7), (0.82, -0.84), (1.04, -0.78)]]
    ends = [hand.put(way)[-1] for way in fingers]
    picture.group(
        limb_of(joints, 96, ARM, "url(#skin)", skin=0.4, detail=muscle(joints, 96, "#3c5c48")
            + spots(5, 18, (30, 210, 150, 330), "#4a6e52")),
        *(hand.finger(way, 0.42) for way in fingers),
        hand.palm("-.08,-.36 .26,-.5 .8,-.56 1.06,-.34 1.08,.34 .84,.6 .3,.54 -.08,.36"),
        *(Shape(smooth(place("-8,-3! 0,-7 8,-3! 0,14!", end.x, end.y, 1, (84 - end.x) * 0.3)),
            "#e6dcb6", round=4, shine=0.3) for end in ends),
        Shape(taper("44,356 76,368 112,350", [15, 16, 15]), "#80583a", round=6, bump=0.6,
            bump_size=5),
        *(Shape(polygon(f"{x - 5},{y} {x},{y - 15} {x + 5},{y}"), "#e6dcb6", round=4, shine=0.3)
            for x, y in ((60, 363), (78, 364), (97, 357))),
    )  # fmt: skip


def _head(picture: Scene) -> None:
    picture.group(
        Shape(smooth("130,200! 96,172 48,160! 70,194 112,230"), "#74986a", round=14, bump=0.4,
            detail=fill("M122 204Q92 182 64 170Q82 194 112 220Z", "#a8705c", 0.9)),
        Shape(smooth("232,194! 262,162 312,144! 294,182 248,224"), "#74986a", round=14, bump=0.4,
            detail=fill("M242 200Q268 172 298 155Q284 184 250 214Z", "#a8705c", 0.9)),
        Shape(taper("76,184 72,200", [2.5, 2.5]), "#d6a84a", round=2),
        Shape(ellipse(71, 204, 6.5), "#f0bf4c", round=6, shine=1),
        Shape(smooth(
            "110,236 112,190 136,158 180,147 224,155 248,184 252,230 240,272 214,302 180,310 "
            "146,302 120,274"), "#80a46c", round=46, bump=0.5, bump_size=12, detail=spots(11, 14, (
            120, 150, 245, 190), "#52744f")),
        Shape(smooth(
            "108,258 134,252 180,250 226,250 254,252 258,288 230,322 180,336 132,324 104,292"),
            "#8fb076", round=28, bump=0.5, bump_size=9, contact=0.6),
        Shape(smooth(
            "122,284! 136,270 158,262 180,260 204,261 226,267 240,280! 224,278 204,275 180,274"
            " 156,276 138,280"), "#2a1016", round=4, contact=0.1, rim=0, flat=0.7, ink=0.6),
        Shape(polygon("158,262 170,261 165,270"), "#f0e4bc", round=3),
        Shape(polygon("190,261 202,262 195,270"), "#f0e4bc", round=3),
        Shape(taper("162,281 158,262", [11, 2]), "#f0e4bc", round=4),
        Shape(taper("200,280 204,261", [11, 2]), "#f0e4bc", round=4),
        Shape(ellipse(134, 240, 19, 14, 24), "#8fb076", round=16, contact=0.15, ink=0.3),
        Shape(ellipse(229, 236, 19, 14, -24), "#8fb076", round=16, contact=0.15, ink=0.3),
        Shape(taper("140,292 130,268 134,222", [20, 17, 11, 1]), "#fbf0cc", round=8, shine=0.4,
            contact=0.7),
        Shape(taper("222,291 233,266 232,218", [20, 17, 11, 1]), "#fbf0cc", round=8, shine=0.4,
            contact=0.7),
        Shape(ellipse(155, 213, 22, 15, 10), "#14211f", round=6, contact=0, rim=0, flat=0.6, ink=0),
        Shape(ellipse(207, 210, 22, 15, -10), "#14211f", round=6, contact=0, rim=0, flat=0.6,
            ink=0),
        Shape(ellipse(157, 213, 11, 9), "url(#eye)", glow=1, contact=0, rim=0),
        Shape(ellipse(205, 211, 11, 9), "url(#eye)", glow=1, contact=0, rim=0),
        Shape(smooth(
            "112,200 128,180 158,188 180,204 204,186 230,174 252,192 246,210 222,202 202,210 "
            "181,220 160,212 138,206 120,216"), "#78996a", round=14, bump=0.4, bump_size=8,
            contact=1),
        Shape(tufts("118,196 134,186 158,194 176,206", 10, 10, 31, -0.9, 2.6), "#4a5a34", round=3,
            contact=0.2, ink=0.5),
        Shape(tufts("186,206 204,192 230,180 248,194", 10, 10, 32, 0.9, 2.6), "#4a5a34", round=3,
            contact=0.2, ink=0.5),
        Shape(smooth(
            "166,206 181,199 196,206 204,230 215,246 206,262 182,268 158,263 149,248 160,230"),
            "#b88a6c", round=19, bump=0.4, bump_size=8, contact=0.85, shine=0.3, gloss=14,
            skin=0.3, detail=oval(165, 259, 6.5, 4.5, "#2c1714") + oval(198, 258, 6.5, 4.5,
            "#2c1714") + oval(188, 222, 5, 4, "#d0a07c", 0.6)),
        Shape(ellipse(199, 236, 5.5), "#a3ad6a", round=5, contact=0.6, shine=0.3),
        Shape(tufts("126,176 148,158 180,148 214,154 238,172", 26, 24, 4, 0.1, 3.6), "#46562e",
            round=4, contact=0.4, ink=0.6),
        Shape(tufts("146,322 180,332 214,320", 14, 30, 14, 3.14, 3.6), "#56643a", round=4,
            contact=0.3, ink=0.6),
        shadow=0.65, shadow_blur=9, shadow_offset=(-4, 10), fade=(290, 350, 0.25),
    )  # fmt: skip


def _bridge(picture: Scene) -> None:
    """Lay the planks that it leans on from below, worn and mossy, with mist behind them."""
    picture.shade(oval(210, 410, 130, 12, "#0c2428", 0.6), 5)
    picture.cover(fill(polygon("-5,418 380,404 380,540 -5,540"), "url(#deck)"))
    edges = [(-5 + n * 58, -150 + n * 98) for n in range(8)]
    for (far, near), (far_end, near_end) in itertools.pairwise(edges):
        plank = polygon([(far, 417 - far * 0.036), (far_end, 417 - far_end * 0.036), (near_end,
            540), (near, 540)])  # fmt: skip
        picture.cover(fill(plank, "#fff0c0" if int(far / 58) % 2 else "#0c2428", 0.14))
        grain = lines([[(far + k * 58, 424), (near + k * 98, 530)] for k in (0.3, 0.62)],
            "#2c3c34", 1.6, 0.5)  # fmt: skip
        seam = taper([(far, 418), (near, 540)], [2.4, 6])
        picture.cover(grain + fill(seam, "#0c2020", 0.9))
    beam = [fill(taper("-5,421 190,413 380,405", [wide] * 3), tone)
        for wide, tone in ((21, "#0c1c1c"), (16, "#5c4a34"), (7, "#8c744c"))]  # fmt: skip
    picture.cover("".join(beam) + fill(taper("-5,416 190,408 380,400", [3] * 3), "#e0d8a0", 0.9))
    picture.veil(oval(140, 446, 150, 13, "#0c2428", 0.6), 6)
    picture.shade(oval(284, 508, 74, 9, "#1c3430", 0.9), 4)
    moss = tufts("-5,420 40,416", 12, 14, 4, 0.1, 3) + tufts("300,406 380,402", 24, 16, 5, -0.1, 3)
    picture.cover(fill(moss, "#8caa48"))


def _foreground(picture: Scene) -> None:
    picture.group(*goat(), shadow=0.5)
    slits = oval(159.5, 213.5, 2.6, 6, "#3a0e00") + oval(202.5, 211.5, 2.6, 6, "#3a0e00")
    picture.sharp(slits + disc(154.5, 210, 2.2, "#ffffff") + disc(200, 207.5, 2.2, "#ffffff"))
    picture.sharp(oval(206.5, 429, 3.2, 1.5, "#140a12") + oval(226.5, 430, 4, 1.7, "#140a12"))
    picture.afterglow(disc(157, 213, 17, "#ff9a2a", 0.6) + disc(205, 211, 17, "#ff9a2a", 0.6), 8)
    picture.afterglow(specks(5, 22, (20, 120, 355, 440), "#f6ff9a", (0.8, 1.9)), 0.5)
    picture.afterglow(specks(5, 22, (20, 120, 355, 440), "#d8ff6a", (2.5, 4)), 3)
