"""Brute: through the wall, hat and all, while the door stands open."""

import random

from ..actors import Hand, eyeball, grip, lid, motes, outdoors, strands
from ..anatomy import ARM, limb_of, muscle
from ..curves import Knot, ellipse, place, polygon, ridge, smooth, taper
from ..figures import Spot, limb, plate, punch
from ..props import battlement, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import bricks, disc, fill, line, linear, lines, oval, radial, spots

LIGHT = lit("#1a0e18", "#54547c", "#fff0b8", "#b08058", 1.0)
SKIN = "url(#skin)"
#: Where the courses of the wall end at the left and at the right of the hole, from y 18 down.
COURSE = 28
PUNCH = ((70, 250), (40, 326), (104, 376))
GRIP = ((276, 228), (348, 240), (330, 146))
ENDS = ((150, 232), (104, 286), (82, 318), (48, 328), (58, 368), (26, 374), (36, 378),
    (14, 374), (22, 366), (6, 366), (18, 352), (4, 366), (20, 350), (10, 362), (32, 346),
    (20, 356))  # fmt: skip


def scene() -> Scene:
    """Daylight, chest and far arm, the broken wall, its fingers on it, head, fist, rubble."""
    colours = (
        radial("skin", (120, 110), 330, (0, "#ffcf9e"), (0.5, "#e0906a"), (1, "#98503e"))
        + linear("wall", (0, 0), (375, 525), (0, "#6a6a90"), (0.5, "#4e4c74"), (1, "#3a385c"))
        + linear("reveal", (20, 60), (350, 420), (0, "#b0988c"), (0.4, "#e8cc98"), (1, "#ffe8b0"))
        + linear("felt", (110, 40), (220, 110), (0, "#7c6a90"), (1, "#2a2038"))
        + linear("steel", (250, 400), (310, 470), (0, "#eef4ff"), (0.5, "#8c9cc0"), (1, "#4c5880"))
    )
    picture = outdoors(
        LIGHT, ("#58a8e0", "#b0dcf0", "#fff0b8"), ("#b8c068", "#849848", "#54603c"), 300, colours, 3
    )
    _outside(picture)
    _wall(picture, 0.9, "url(#reveal)")
    picture.group(*_body(), shadow=0.5, roundness=100, form=0.6)
    picture.group(*_far(), shadow=0.4, roundness=50)
    _wall(picture, 1, "url(#wall)")
    picture.group(*_fingers(), shadow=0.5, shadow_offset=(-3, 8))
    picture.group(*_head(), shadow=0.55, shadow_offset=(2, 12), roundness=60)
    picture.sharp(disc(117, 164, 3.8, "#140a12") + disc(165, 164, 4.6, "#140a12")
        + disc(115.4, 161.6, 1.6, "#fff") + disc(163, 161, 2, "#fff"))  # fmt: skip
    _near(picture)
    _rubble(picture)
    return motes(picture, "#fff8e0", 4, 30)


def _outside(picture: Scene) -> None:
    """Lay a meadow with the road that leads to a door, had anybody looked for it."""
    picture.veil(oval(300, 60, 110, 90, "#fffbe0", 0.9), 24)
    picture.veil(fill(ridge(-5, 380, 276, 22, 3), "#7cb0b8", 0.8), 1.4)
    picture.veil(fill(battlement(268, 226, 34, 60, 3, 7), "#8c9cb8", 0.9), 0.8)
    picture.cover(fill(ridge(-5, 380, 306, 8, 4), "url(#earth)"))
    picture.cover(fill(smooth("330,306 322,340 350,380 340,460 400,460 400,306"), "#e8d49c", 0.9))


def _edge(share: float) -> list[Knot]:
    """Walk round the hole, in steps of a course, nearer to its middle the deeper in the wall."""
    left = [Knot(x, 18 + COURSE * (n + k)) for n, (x, _) in enumerate(ENDS) for k in (0, 1)]
    right = [Knot(x, 18 + COURSE * (n + k)) for n, (_, x) in enumerate(ENDS) for k in (0, 1)]
    chance = random.Random(8)
    return [
        Knot(187 + (p.x - 187) * share + chance.uniform(-4, 4),
            220 + (p.y - 220) * share + chance.uniform(-3, 3), True)
        for p in [*right, *left[::-1]]
    ]  # fmt: skip


def _wall(picture: Scene, share: float, tone: str) -> None:
    courses = bricks((-10, -10, 385, 535), (50, COURSE), 5, "#1e1c38")
    outside = "M-20 -20H395V545H-20Z" + polygon(_edge(share)[::-1])
    stones = Shape(outside, tone, round=5, bump=0.7, bump_size=12, detail=courses, rim=0.6)
    picture.group(stones, shadow=0.4, shadow_offset=(-6, 8), form=0)


def _block(x: float, y: float, size: float, turn: float, tone: str = "#8c88ac") -> Shape:
    """Cut one stone: its front, and a face above that has the light."""
    corners = place("-1,-.5! .9,-.62! 1.05,.6! -.94,.7!", x, y, size, turn)
    top = place("-1,-.5! .9,-.62! .84,-.2! -.9,-.06!", x, y, size, turn)
    return Shape(
        polygon(corners), tone, round=size * 0.2, bump=0.6, bump_size=8,
        detail=fill(polygon(top), "#e0d4c8", 0.5),
    )  # fmt: skip


def _body() -> list[Shape]:
    stripes = lines(
        [[(60, y + 20), (120, y + 30), (210, y + 6), (330, y - 26)] for y in range(226, 480, 40)],
        "#cc343c", 18, 0.95,
    )  # fmt: skip
    folds = lines(["236,300 204,330 170,340", "252,330 224,364 190,376", "96,300 120,326"],
        "#5c4468", 5, 0.3)  # fmt: skip
    return [
        Shape(smooth("56,250 84,206 130,184 200,178 256,172 298,196 322,250 322,350 330,470 "
            "70,470 66,350"), SKIN, round=80, bump=0.2, skin=0.4),
        Shape(smooth("98,236! 118,284 178,304 232,270 250,190! 292,232 310,320 330,480 66,480 "
            "72,380 70,290"), "#f8efdc", round=50, bump=0.3, bump_size=14,
            detail=stripes + folds, contact=0.4),
        Shape(taper("252,180 268,240 262,330 244,420", [22, 24, 26, 26]), "#8c5434", round=9,
            detail=lines(["246,180 262,240 256,330"], "#d89858", 2, 0.6)),
        Shape(taper("104,226 106,290 124,360 148,440", [20, 24, 25, 26]), "#8c5434", round=9),
        Shape(ellipse(258, 330, 11), "#f4c850", round=8, shine=0.7, gloss=9),
    ]  # fmt: skip


def _far() -> list[Shape]:
    """Raise the far arm, and hold on to the wall: upper arm, elbow, forearm, band, hand."""
    return [
        limb_of(GRIP, 70, ARM, SKIN, skin=0.5, bump=0.2, detail=muscle(GRIP, 70, "#8c4438")),
        limb("312,174 330,178 350,170", [13, 15, 13], "#6c4430", shine=0.2),
        Hand(328, 144, 40, -94, "#f0b084").palm(
            "-.1,-.36 .4,-.5 .9,-.5 1.2,-.3 1.2,.4 .8,.52 .3,.46"),
    ]  # fmt: skip


def _fingers() -> list[Shape]:
    """Close four fingers over the edge, with dust where they dig in."""
    return [
        shape
        for y, reach in ((132, 350), (117, 356), (102, 356), (88, 349))
        for shape in (
            Shape(taper([(314, y), (330, y - 3), (reach, y + 3)], [17, 19, 13]), "#f0b084",
                round=8, skin=0.4, contact=0.7),
            Shape(ellipse(reach - 1, y + 2, 4.4, 3.8), "#fbdcc0", round=3, contact=0.1, ink=0.5),
        )
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn the head to the left: neck, ear, jaw, a mouth with what teeth are left, nose, hat."""
    return [
        Shape(smooth("150,236 220,160 244,170 270,192 246,236 190,276"), SKIN, round=40, skin=0.5,
            detail=lines(["236,186 226,226 206,252"], "#8c4438", 4, 0.5)),
        Shape(smooth("104,124 140,104 196,104 226,130 232,178 226,226 204,258 158,280 112,276 "
            "86,252 84,222 96,200 98,170 92,146"), SKIN, round=56, skin=0.5, bump=0.2,
            detail=lines(["204,196 214,214 208,236"], "#8c4438", 4, 0.4)
            + oval(196, 214, 22, 14, "#f0705c", 0.3)),
        Shape(ellipse(230, 176, 16, 22, 10), SKIN, round=12, skin=0.5,
            detail=line("224,164 238,170 234,186 226,190", "#8c4438", 5, 0.7)),
        *strands(["216,122 232,140 224,170", "206,122 222,140 214,172", "198,124 206,140 202,160"],
            ("#4a2c28", "#5c3830"), 15),
        Shape(smooth("98,216! 120,208 150,212 180,204 206,192! 208,222 184,246 144,256 108,250"),
            "#4a1420", round=5, flat=0.4, rim=0,
            detail=oval(150, 250, 40, 18, "#d8586c", 0.9)),
        *(Shape(smooth(place("-8,12! -9,-9 0,-12 9,-9 8,12!", x, y, k, turn)), tone, round=7,
            shine=shine, gloss=9)
            for x, y, k, turn, tone, shine in ((112, 244, 0.9, -14, "#fff4d8", 0.3), (134, 247, 1,
                -4, "#f8c848", 0.8), (158, 246, 1, 4, "#fff4d8", 0.3), (194, 228, 0.9, 24,
                "#fff4d8", 0.3))),
        *(Shape(smooth(place("-8,-8! -8,8 0,11 8,8 8,-8!", x, y, 1, turn)), "#fff4d8", round=7)
            for x, y, turn in ((118, 216, 4), (176, 211, -10))),
        Shape(smooth("86,228 100,246 122,255 150,256 184,245 208,214 224,212! 234,236 226,262 "
            "204,284 176,297 148,303 122,299 100,284 88,258"), SKIN, round=24, skin=0.5,
            contact=0.6, ink=0.8, detail=line("132,272 134,284 132,296", "#8c4438", 3.4, 0.6)
            + lines(["108,268 124,264", "146,265 168,260", "216,226 214,246 204,260"], "#8c4438",
                3, 0.4) + spots(7, 110, (90, 250, 224, 302), "#6c4450", (0.7, 1.3), 0.5)),
        *_brows(),
        *_hat(),
    ]  # fmt: skip


def _brows() -> list[Shape]:
    """Scowl: eyes, brows that meet, and a nose that has been broken before."""
    return [
        *eyeball((118, 162), 13, "#4c8cd0", (-2, 3)), *eyeball((168, 162), 16, "#4c8cd0", (-4, 3)),
        lid((118, 162), 13, "#c87c5c", 16, 0.34), lid((168, 162), 16, "#a86058", -18, 0.34),
        Shape(smooth("98,140 118,138 138,156 144,158 162,134 198,128 206,144 176,150 152,168 "
            "134,170 116,154 100,154"), "#4a2c28", round=9, bump=0.8, contact=0.8),
        Shape(smooth("130,162 142,158 156,164 160,186 168,200 156,212 136,212 112,206 106,194 "
            "116,182"), "#f09c78", round=18, skin=0.5, shine=0.35, contact=0.8,
            detail=line("114,184 162,182", "#f4ecdc", 10, 1) + line("122,180 122,188", "#c8b8a0", 2)
            + oval(124, 205, 5, 3, "#5a2420") + oval(150, 206, 5, 3, "#5a2420")),
        Shape(taper("196,186 206,174", [3, 3]), "#8c3c38", round=1, ink=0),
        Shape(taper("190,178 212,184", [3, 3]), "#8c3c38", round=1, ink=0),
    ]  # fmt: skip


def _hat() -> list[Shape]:
    return [
        Shape(smooth(place("-66,12 -20,20 24,20 62,6 70,18 30,32 -32,34 -74,24", 160, 88, 1, -6)),
            "#3c3050", round=8, contact=1),
        Shape(smooth(place("-42,16! -42,-22 -18,-46 20,-46 42,-22 42,16! 0,22", 162, 84, 1, -8)),
            "url(#felt)", round=32, bump=0.3, shine=0.25, gloss=8,
            detail=fill(smooth(place("8,-50 22,-30 34,-44", 162, 84)), "#181024", 0.7)),
        limb(place("-42,10 0,17 42,10", 162, 84, 1, -8), [13, 15, 13], "#e04048"),
        Shape(taper("196,84 218,60 220,26", [5, 18, 2]), "#58c0a8", round=6, bump=0.4,
            detail=line("196,84 216,60 220,28", "#e0fff0", 1.6)),
    ]  # fmt: skip


def _near(picture: Scene) -> None:
    """Let one fist come at the viewer, larger than the head: shoulder, forearm, band, fist."""
    anchor = lines(["62,242 50,284", "32,266 46,287 70,280", "50,252 72,258"], "#34508c", 5, 0.85)
    arm = [
        limb_of(PUNCH, 96, ARM, SKIN, skin=0.5, bump=0.2,
            detail=anchor + muscle(PUNCH, 96, "#8c4438")),
        Shape(taper("98,318 82,346 50,368", [19, 24, 20]), "#7c4c30", round=9, shine=0.2,
            contact=0.7, detail=lines(["92,316 75,341 46,361", "104,322 88,351 54,375"],
            "#d8a060", 1.6)),
        *(Shape(ellipse(x, y, 4.6), "#f4d060", round=5, shine=0.8, gloss=9)
            for x, y in ((94, 328), (81, 346), (62, 360))),
    ]  # fmt: skip
    picture.group(*arm, shadow=0.5, shadow_blur=10, roundness=60)
    fist = [
        shape for shape in punch(Spot(116, 404, 62, 6), "#f4b48c") if "f8dcc8" not in shape.fill
    ]
    picture.group(*fist, shadow=0.6, shadow_blur=10, shadow_offset=(4, 14), roundness=60)


def _rubble(picture: Scene) -> None:
    """Bury the guard under what was his wall; he gives up."""
    picture.veil("".join(oval(x, y, r, r * 0.4, "#f0dcb8", 0.5) for x, y, r in ((250, 430, 70),
        (340, 410, 50), (170, 460, 60), (30, 470, 50))), 12)  # fmt: skip
    heap = [
        _block(x, y, size, turn, "#a89c9c")
        for x, y, size, turn in ((214, 446, 32, -24), (338, 440, 36, 18), (150, 476, 34, 10),
            (30, 486, 40, -8), (90, 500, 38, 12))
    ]  # fmt: skip
    picture.group(*heap, shadow=0.5, form=0)
    picture.group(*_guard(), shadow=0.5)
    picture.sharp(disc(262, 436, 3, "#140a12") + disc(284, 434, 3, "#140a12"))
    front = [
        _block(x, y, size, turn, "#c4b8b0")
        for x, y, size, turn in ((228, 480, 34, 8), (296, 486, 40, -10), (360, 486, 36, 12),
            (176, 506, 36, -6), (258, 516, 40, 6))
    ]  # fmt: skip
    picture.group(*front, shadow=0.5, form=0)
    flying = [
        _block(x, y, size, turn, "#a8a0b8")
        for x, y, size, turn in ((40, 96, 18, 30), (18, 176, 13, -20), (268, 44, 12, 50),
            (178, 384, 17, -34), (206, 352, 10, 40), (16, 422, 15, 12), (160, 430, 12, 60))
    ]  # fmt: skip
    picture.group(*flying, shadow=0.5, shadow_offset=(-6, 14), form=0)


def _guard() -> list[Shape]:
    return [
        limb("326,470 330,440 326,418", [20, 18, 14], "#8c3040", round=8),
        limb("322,372 324,440", [5, 5], "#a87848", round=2),
        Shape(smooth("322,372! 300,364 284,376 262,368! 266,392 264,404! 286,412 302,400 323,408!"),
            "#fffaf0", round=9, bump=0.3, bump_size=12, contact=0.3,
            detail=lines(["300,366 296,404", "280,374 278,408"], "#8890b0", 4, 0.5)),
        *grip(Hand(326, 424, 15, -92, "#f0b890")),
        Shape(smooth("238,466! 236,430 252,404 276,400 298,412 306,440 304,466!"), "url(#steel)",
            round=26, shine=0.9, gloss=12),
        Shape(smooth("244,426! 300,420! 300,446! 246,450!"), "#241828", round=3, flat=0.6, rim=0),
        *(Shape(ellipse(x, y, 8.5), "#fffaf0", round=8, glow=0.6, ink=0.5)
            for x, y in ((262, 437), (284, 434))),
        plate("270,398 278,398 282,462 270,462", "url(#steel)", round=4, shine=0.9),
        Shape(tufts("262,402 274,398 284,402", 9, 24, 4, -0.5, 4), "#d83c44", round=4),
    ]  # fmt: skip
