"""Aberration: an eye that should not be, on too many claws, with a mouth of its own."""

import math

from ..curves import ellipse, smooth, taper
from ..faces import teeth
from ..figures import limb
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, oval, radial, spots

BACKDROP = Backdrop(
    ("#14062a", "#5a1068", "#c8307a"), ("#ffd0ec", "#e84aa0"), "#300a4c", "#0e0418", "crags",
    radius=122, halo="rays", centre=(187, 176),
)  # fmt: skip
LIGHT = lit("#10061c", "#4a4488", "#ffa8dc", "#6a2a6a", 1.0)
EYE = (187.0, 176.0)
FAR = (
    ("116,150 66,112 52,62 84,28", 40), ("150,112 128,62 142,26 168,12", 34),
    ("224,112 250,66 240,28 214,10", 34), ("258,150 312,122 330,70 304,34", 40),
    ("104,220 46,204 18,160 30,124", 42), ("270,220 330,212 358,172 346,132", 42),
)  # fmt: skip
NEAR = (
    ("118,274 56,262 26,306 36,372", 52), ("258,274 320,266 350,312 338,378", 52),
    ("116,312 74,326 66,372 96,410", 42), ("262,308 302,326 310,372 280,410", 42),
)  # fmt: skip


def scene() -> Scene:
    """Claws behind, the body with its eye, the mouth, claws that carry it."""
    colours = (
        linear("claw", (20, 20), (350, 400), (0, "#cabaf4"), (0.5, "#7a60c0"), (1, "#35286e"))
        + linear("dim", (20, 20), (350, 400), (0, "#9a86d8"), (0.5, "#5a449c"), (1, "#2a1c5a"))
        + radial("flesh", (150, 130), 190, (0, "#b47ae0"), (0.6, "#6a36a8"), (1, "#3a1a6e"))
        + radial("iris", EYE, 52, (0, "#fcffa8"), (0.45, "#b8f03a"), (1, "#2a8a2a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 60)
    picture.group(*_claws(FAR, "url(#dim)"), shadow=0.5, form=0.1)
    picture.group(*_claws(NEAR[:2], "url(#claw)"), shadow=0.5, form=0.1)
    picture.group(*_body(), shadow=0.6, roundness=90)
    picture.group(*_maw(), shadow=0, outline=1.4, form=0.2)
    picture.group(*_eye(), shadow=0.4, form=0.3)
    picture.group(*_claws(NEAR[2:], "url(#claw)"), shadow=0.6, form=0.1)
    slit = smooth("187,130! 197,160 197,192 187,222! 177,192 177,160")
    picture.sharp(fill(slit, "#0c0614"))
    picture.sharp(disc(168, 154, 9, "#ffffff", 0.95) + disc(206, 202, 4.5, "#ffffff", 0.6))
    picture.afterglow(disc(*EYE, 50, "#b8ff3a", 0.4), 16)
    drool = taper("148,334 146,362 148,374", [6, 3, 7]) + taper("224,336 226,354", [5, 6])
    picture.sharp(fill(drool, "#d8ff8a", 0.85))
    return finish(picture, BACKDROP, "#ffa8e0")


def _claws(spines: tuple[tuple[str, int], ...], tone: str) -> list[Shape]:
    """Arms of horn that taper to a point, ringed at the root."""
    return [
        Shape(
            taper(spine, [wide * k for k in (0.9, 1, 0.84, 0.5, 0.02)], 70), tone,
            round=wide * 0.34, bump=0.6, shine=0.4, contact=0.7,
            detail=lines([spine], "#241650", 3, 0.45),
        )
        for spine, wide in spines
    ]  # fmt: skip


def _body() -> list[Shape]:
    hide = (
        "187,72 236,82 276,118 294,170 290,236 268,296 230,336 187,346 144,336 106,296 84,236 "
        "80,170 98,118 138,82"
    )
    knobs = []
    for index in range(15):
        angle = math.tau * index / 15 + 0.2
        x, y = EYE[0] + 90 * math.cos(angle), 192 + 102 * math.sin(angle)
        knobs.append(
            Shape(ellipse(x, y, 6 + index % 3 * 1.6), "#d09aff", round=7, shine=0.5, contact=0.6)
        )
    warts = spots(6, 46, (90, 90, 290, 340), "#2a1050", (3, 7), 0.45)
    return [
        Shape(smooth(hide), "url(#flesh)", round=80, bump=1, bump_size=10, skin=0.5, detail=warts),
        *knobs[:1], *knobs[6:],
    ]  # fmt: skip


def _maw() -> list[Shape]:
    lips = "102,254! 140,268 187,274 236,266 276,246! 272,300 240,338 190,348 138,338 108,302"
    inside = "112,264! 144,278 187,284 232,276 266,258! 260,298 232,328 190,336 146,328 118,300"
    return [
        Shape(smooth(lips), "#a45ad0", round=12, bump=0.6, skin=0.5),
        Shape(smooth(inside), "#3a0428", round=8, flat=0.5, rim=0, contact=0.4),
        Shape(smooth("150,326 172,306 190,312 212,304 232,322 212,334 190,336 166,334"), "#e8407a",
            round=12, shine=0.3, contact=0.3),
        *teeth("114,268 187,288 264,262", 9, 30, 18, "#fbf6da"),
        *teeth("250,312 190,338 128,314", 7, 24, 17, "#fbf6da", down=False),
    ]  # fmt: skip


def _eye() -> list[Shape]:
    veins = lines(["112,178 128,170 140,176", "262,180 248,174 236,178", "126,206 140,198",
        "250,208 236,200"], "#d8284a", 2.4, 0.7)  # fmt: skip
    rays = [
        [(EYE[0] + r * math.cos(a), EYE[1] + r * math.sin(a)) for r in (18, 46)]
        for a in (index * math.tau / 11 for index in range(11))
    ]
    return [
        Shape(smooth("88,178! 128,128 187,108 246,128 286,178! 246,226 187,246 128,226"),
            "#22083c", round=12, flat=0.5, rim=0),
        Shape(smooth("100,178! 138,136 187,118 236,136 274,178! 236,220 187,236 138,220"),
            "#fff6e0", round=44, glow=0.55, rim=0, detail=veins),
        Shape(ellipse(*EYE, 51), "url(#iris)", round=40, glow=0.75, rim=0, contact=0.4,
            detail=lines(rays, "#2a7a2a", 3, 0.5)),
        Shape(smooth("78,172! 112,104 178,80 250,98 298,160! 240,140 187,136 136,152"),
            "url(#flesh)", round=15, bump=0.7, contact=0.9,
            detail=oval(160, 104, 26, 6, "#d8a8ff", 0.25)),
        Shape(smooth("88,184! 136,222 187,236 238,222 288,180! 248,244 187,258 126,244"),
            "url(#flesh)", round=11, bump=0.7, contact=0.3),
        limb("80,148 128,102 182,112", [8, 24, 8], "#4a2088", round=9, bump=0.7, contact=0.7),
        limb("200,110 250,88 298,132", [8, 26, 8], "#4a2088", round=9, bump=0.7, contact=0.7),
    ]  # fmt: skip
