"""Abomination: sewn from what was left over, and every part of it is hungry."""

from ..curves import Knot, Points, ellipse, knots, place, smooth, taper
from ..faces import fang, pupil
from ..figures import Spot, gaze, grasp, limb
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, spots

BACKDROP = Backdrop(
    ("#1a0f34", "#4c2f64", "#a08a52"), ("#fbffb8", "#b8d848"), "#38204a", "#100a1c", "graves",
    radius=126, halo="rays", centre=(187, 160),
)  # fmt: skip
LIGHT = lit("#1a0a1c", "#4c3f72", "#e8ff9a", "#6a7a2a", 0.9)
BODY = (
    "44,384 34,300 46,214 82,140 136,96 190,84 246,98 300,142 330,216 340,300 330,384 260,404 "
    "187,410 110,404"
)


def scene() -> Scene:
    """Sew it together."""
    colours = (
        linear("flesh", (70, 90), (310, 380), (0, "#e89a9c"), (0.5, "#b8607c"), (1, "#6a3260"))
        + linear("patch", (200, 100), (330, 260), (0, "#b8cc7a"), (1, "#5f8a52"))
        + linear("horn", (0, 40), (0, 120), (0, "#fff0c8"), (1, "#a8845a"))
        + linear("shell", (20, 100), (120, 260), (0, "#ff9a5a"), (0.5, "#d84a34"), (1, "#7a1a30"))
        + linear("slime", (300, 260), (350, 370), (0, "#c8f060"), (1, "#4a8a3a"))
        + linear("maw", (0, 250), (0, 350), (0, "#3a0820"), (1, "#7a1434"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 42)
    picture.group(*_growths(), shadow=0.5)
    picture.group(*_body(), shadow=0.6, roundness=110, fade=(350, 420, 0.5))
    picture.group(*_maw(), shadow=0, outline=1.5, form=0.2)
    picture.group(*_eyes(), shadow=0.3)
    picture.group(*_claw(), shadow=0.6, shadow_blur=9)
    picture.group(*_tentacle(), shadow=0.6, shadow_blur=9)
    picture.group(*_hand(), shadow=0.55)
    picture.sharp(pupil(136, 186, 38) + pupil(238, 160, 25) + pupil(276, 218, 17))
    return finish(picture, BACKDROP, "#f0ff9a")


def _growths() -> list[Shape]:
    horns = ("118,120 84,92 74,44", "250,110 284,90 292,50", "186,96 180,64 192,34")
    return [
        Shape(
            taper(horn, [34, 26, 3]),
            "url(#horn)",
            round=14,
            bump=0.6,
            detail=lines([horn], "#8a6a44", 2, 0.4),
        )
        for horn in horns
    ]


def _body() -> list[Shape]:
    scars = lines(["70,258 96,276 88,300", "66,276 98,268", "70,290 102,284"], "#4a1838", 4, 0.8)
    warts = spots(5, 26, (50, 110, 330, 400), "#7a2a5a", (4, 9), 0.4)
    return [
        Shape(
            smooth(BODY),
            "url(#flesh)",
            round=90,
            bump=0.9,
            bump_size=14,
            skin=0.6,
            detail=warts + scars,
        ),
        Shape(
            smooth("220,92! 250,100 302,142 332,220 334,240! 296,182 236,144"),
            "url(#patch)",
            round=20,
            bump=1,
            bump_size=8,
            contact=0.2,
            ink=0.5,
        ),
        *(
            Shape(ellipse(x, y, r), "url(#flesh)", round=r, contact=0.3, skin=0.6, ink=0.5)
            for x, y, r in ((66, 222, 13), (82, 198, 8), (314, 290, 11), (300, 268, 7))
        ),
        Shape(taper("216,92 236,142 298,178 336,238", [4, 5, 5, 4]), "#2a1022", round=2, rim=0),
        *(
            Shape(taper(s, [5, 5]), "#2a1022", round=2, rim=0)
            for s in (
                "222,124 246,114",
                "238,154 256,134",
                "270,178 282,156",
                "300,200 316,180",
                "318,226 338,214",
            )
        ),
    ]


def _maw() -> list[Shape]:
    lips = "52,262! 110,246 187,258 264,244 326,258! 318,330 262,374 187,384 112,374 60,332"
    inside = "66,270! 116,260 187,270 262,258 312,268! 302,324 252,358 187,366 122,358 76,324"
    shapes = [
        Shape(smooth(lips), "#d87a8c", round=14, bump=0.6, skin=0.5),
        Shape(smooth(inside), "url(#maw)", round=10, flat=0.5, rim=0, contact=0.3),
        Shape(
            smooth("128,356 150,318 187,330 226,314 250,352 187,368"),
            "#e8506a",
            round=24,
            shine=0.3,
            detail=lines(["187,330 190,366"], "#8a1a3a", 4, 0.6),
        ),
    ]
    upper = (
        (88, 264, 40, 24),
        (122, 260, 54, 27),
        (160, 266, 34, 22),
        (196, 270, 50, 26),
        (232, 264, 30, 22),
        (262, 260, 58, 27),
        (294, 264, 36, 22),
    )
    lower = (
        (104, 350, 30, 21),
        (140, 364, 44, 25),
        (180, 368, 26, 20),
        (220, 366, 42, 25),
        (260, 354, 30, 22),
    )
    shapes += [fang(x, y, length, width, 0) for x, y, length, width in upper]
    shapes += [fang(x, y, length, width, 180) for x, y, length, width in lower]
    return shapes


def _eyes() -> list[Shape]:
    return [
        Shape(ellipse(136, 188, 52, 48), "#c4708a", round=16, skin=0.5, bump=0.4),
        *gaze(Spot(136, 186, 40, 14), "#ffb52e", "#b8607e", 0.18, (3, 3)),
        Shape(ellipse(238, 162, 36, 33), "#8aa85e", round=12, bump=0.4),
        *gaze(Spot(238, 160, 26, -20), "#e8443a", "#74944e", 0.24, (-2, 3)),
        Shape(ellipse(276, 219, 25, 23), "#c4708a", round=10, bump=0.4),
        *gaze(Spot(276, 218, 17, -8), "#5ad0c8", "#a8587a", 0.4, (-3, 2)),
    ]


def _wrist(points: Points) -> list[Knot]:
    """Put the pincer, drawn large, on its arm."""
    return place([Knot(p.x - 62, p.y - 246, p.corner) for p in knots(points)], 42, 242, 0.82, -4)


def _claw() -> list[Shape]:
    """Raise a pincer, sewn on at the wrist."""
    big = "62,246 34,222 22,176 34,128 64,96! 66,138 60,166 72,192! 88,204 92,230"
    small = "84,226 98,196 100,160 86,122! 110,146 122,186 112,222 96,242"
    seam = ("20,254 66,246", "26,248 30,264", "40,246 44,262", "54,243 58,259")
    return [
        limb("78,366 34,340 34,290 44,250", [68, 58, 44, 36], "url(#flesh)", bump=0.8, skin=0.4),
        Shape(smooth(_wrist(small)), "url(#shell)", round=16, bump=0.6, shine=0.35),
        Shape(smooth(_wrist(big)), "url(#shell)", round=24, bump=0.7, shine=0.35, contact=0.7),
        *[fang(p.x, p.y, 13, 11, -70) for p in _wrist("66,140 62,162 70,184")],
        *[limb(stitch, [5, 5], "#2a1022", round=2, rim=0) for stitch in seam],
    ]  # fmt: skip


def _tentacle() -> list[Shape]:
    """Curl an arm that drips; slime flies off to both sides."""
    spine = "300,360 352,342 350,286 318,262 300,290 322,304"
    cups = ((334, 346), (352, 318), (345, 286), (326, 266))
    return [
        Shape(taper(spine, [66, 56, 40, 28, 16, 4], 80), "url(#slime)", round=20, shine=0.4,
            bump=0.3, skin=0.3),
        *[Shape(ellipse(x - 8, y + 4, 7 - n, 6 - n), "#eaffb0", round=5, contact=0.4, ink=0.5)
            for n, (x, y) in enumerate(cups)],
    ]  # fmt: skip


def _hand() -> list[Shape]:
    return [
        limb("320,250 350,214 340,176", [36, 30, 26], "url(#patch)", bump=0.6),
        *grasp(Spot(334, 142, 31, 12, True), "#a4bc6a", "#fff0c8", 0.16),
        limb("326,190 356,184", [5, 5], "#2a1022", round=2, rim=0),
    ]
