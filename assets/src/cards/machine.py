"""Machine: a boiler on legs, a furnace for a face."""

import math
import random
from dataclasses import replace

from ..curves import Points, ellipse, mirror, polygon, rectangle, ridge, ring, smooth, taper
from ..props import gear, rivets
from ..scene import Light, Scene, Shape
from ..svg import clouds, cover, disc, fill, linear, lines, oval, radial, specks, spots

COLOURS = (
    linear("sky", (0, 0), (0, 430), (0, "#1d3a48"), (0.5, "#4f7f7c"), (0.85, "#e0a860"), (1,
        "#f0c070"))
    + radial("sun", (187, 330), 280, (0, "#fff0b8dd"), (0.4, "#ffb86077"), (1, "#c0603000"))
    + linear("cop", (90, 90), (290, 330), (0, "#f0a868"), (0.5, "#c46a3a"), (1, "#7a3824"))
    + linear("iron", (0, 80), (0, 430), (0, "#8fa2ac"), (1, "#47545e"))
    + linear("brass", (100, 0), (280, 0), (0, "#ffe09a"), (0.5, "#d09a3a"), (1, "#8f5c20"))
    + radial("fire", (187, 210), 60, (0, "#fffbe0"), (0.35, "#ffd25a"), (0.7, "#ff7a1e"), (1,
        "#a8240e"))
    + linear("m", (0, 200), (0, 420), (0, "#2c5560"), (1, "#b07a48"))
    + linear("grd", (0, 380), (0, 525), (0, "#5a4434"), (1, "#120c14"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.62, -0.58, 0.55),
    key_colour="#fff0d0",
    ambient="#4a5c74",
    rim_from=(0.75, -0.6),
    rim_colour="#ffd890",
    rim=0.8,
    ink="#120c12",
    bounce="#a8602c",
)


def scene() -> Scene:
    """Smoke and chimneys, legs, saw and claw, boiler, face, gauge."""
    picture = Scene(COLOURS, LIGHT, 12)
    _works(picture)
    _chimneys(picture)
    for flip in (False, True):
        _leg(picture, flip)
    _arms(picture)
    _boiler(picture)
    _face(picture)
    _light(picture)
    return picture


def _side(points: str, flip: bool) -> Points:
    return mirror(points, 187.5) if flip else points


def _around(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _circles(at: tuple[float, float], radii: tuple[int, ...], colour: str, width: float) -> str:
    return "".join(
        f'<circle cx="{at[0]}" cy="{at[1]}" r="{radius}" fill="none" stroke="{colour}" '
        f'stroke-width="{width}" opacity=".7"/>'
        for radius in radii
    )


def _dial() -> str:
    return (
        '<path d="M256 132L264 124" stroke="#b01818" stroke-width="2.4"/>'
        '<path d="M247 136A10 10 0 1 1 265 136" fill="none" stroke="#3a2418" '
        'stroke-width="1.6" stroke-dasharray="1.5 2.5"/>'
    )


def _rivets(*places: tuple[float, float]) -> tuple[Shape, ...]:
    return rivets(places, 2.8, "#d9b07a")


def _collar(x: float, y: float, turn: float) -> tuple[Shape, ...]:
    angles = [turn + index * math.tau / 7 for index in range(7)]
    return _rivets(*((x + 19 * math.cos(a), y + 19 * math.sin(a)) for a in angles))


def _saw(x: float, y: float, radius: float, count: int) -> str:
    rim = []
    for index in range(count):
        angle = math.tau * index / count
        for ahead, reach in ((0, 0.8), (0.34, 1.0), (0.42, 1.0)):
            at = angle + ahead * math.tau / count
            rim.append((x + radius * reach * math.cos(at), y + radius * reach * math.sin(at)))
    return polygon(rim)


def _smoke() -> list[Shape]:
    chance = random.Random(4)
    puffs = []
    for x, y in ((138, 50), (236, 42), (266, 72)):
        for index in range(6):
            part = index / 5
            puffs.append(
                Shape(
                    ellipse(
                        x + part * part * 62 + chance.uniform(-6, 6),
                        y - part * 66 + chance.uniform(-4, 4), 10 + part * 20, 9 + part * 16,
                    ),
                    chance.choice(("#6a6670", "#7d7680", "#585560")), round=16, ink=0.2, bump=0.7,
                    contact=0.25,
                )
            )  # fmt: skip
    return puffs[::-1]


def _chimney(x: float, y: float, width: float) -> list[Shape]:
    pipe = [(x, y + 80), (x - (187 - x) * 0.06, y)]
    lip = [(x - width * 0.62, y + 2), (x + width * 0.62, y + 2)]
    return [
        Shape(taper(pipe, [width, width * 0.9]), "url(#iron)", round=width * 0.5, bump=0.3),
        Shape(taper(lip, [9, 9]), "url(#brass)", round=4, shine=0.5),
    ]


def _works(picture: Scene) -> None:
    picture.cover(cover("url(#sky)") + cover("url(#sun)"))
    picture.veil(fill(gear(40, 150, 92, 14), "#2c5a62", 0.55) + fill(gear(346, 96, 70, 12, 0.2),
        "#2c5a62", 0.5) + fill(gear(330, 300, 84, 14, 0.1), "#a8784a", 0.5), 0.8)  # fmt: skip
    stacks = ((6, 250, 16), (34, 280, 14), (56, 240, 12), (318, 262, 15), (344, 232, 14),
        (364, 270, 12))  # fmt: skip
    walls = "".join(rectangle(x, y, width, 420 - y) for x, y, width in stacks)
    picture.cover(fill(walls + ridge(-5, 380, 330, 16, 6), "url(#m)", 0.85))
    picture.veil(clouds(5, 3, (0, 190, 90, 240), 60, "#5a6a6a", 0.45) + clouds(8, 3, (290, 180,
        375, 230), 60, "#5a6a6a", 0.45), 5)  # fmt: skip
    picture.cover(fill(ridge(-5, 380, 392, 8, 14), "url(#grd)"))


def _chimneys(picture: Scene) -> None:
    picture.group(*_smoke(), light=replace(LIGHT, rim_colour="#ffc890"), shadow=0.2, form=0.3,
        outline=1.2)  # fmt: skip
    pipes = [*_chimney(138, 64, 24), *_chimney(236, 56, 26), *_chimney(266, 84, 18)]
    picture.group(*pipes, shadow=0.4, form=0)


def _leg(picture: Scene, flip: bool) -> None:
    picture.group(
        Shape(taper(_side("142,318 112,350 124,392", flip), [40, 30, 30]), "url(#iron)",
            round=15, bump=0.3, bump_size=7),
        Shape(ellipse(262 if flip else 113, 350, 18), "url(#brass)", round=8, shine=0.5,
            contact=0.7),
        Shape(ellipse(262 if flip else 113, 350, 8), "#5a4028", round=5, contact=0.6),
        Shape(smooth(_side("92,412! 96,388 124,380 152,388 158,412! 124,418", flip)),
            "url(#iron)", round=12, bump=0.4, bump_size=6, contact=0.7),
        *_rivets(*((375 - x if flip else x, y) for x, y in ((104, 404), (124, 406), (144, 404)))),
        shadow=0.4, fade=(350, 430, 0.5),
    )  # fmt: skip


def _arms(picture: Scene) -> None:
    picture.group(
        Shape(taper("108,196 62,214 44,264", [40, 32, 30]), "url(#iron)", round=15, bump=0.3,
            bump_size=7),
        Shape(ellipse(104, 196, 28), "url(#cop)", round=20, bump=0.2, shine=0.3, contact=0.6),
        *_collar(104, 196, 0),
        Shape(ellipse(60, 216, 15), "url(#brass)", round=7, shine=0.5, contact=0.7),
        Shape(ellipse(60, 216, 6), "#5a4028", round=4),
        shadow=0.45,
    )  # fmt: skip
    picture.group(
        Shape(_saw(46, 312, 55, 22), "#dfe8ee", round=5, shine=0.6, gloss=9,
            bump=0.15, bump_size=20,
            detail=_circles((46, 312), (38, 28), "#7f92a0", 1.6)),
        Shape(ellipse(46, 312, 16), "url(#brass)", round=8, shine=0.5, contact=0.7),
        Shape(ellipse(46, 312, 6), "#4a3020", round=3, contact=0.5),
        Shape(taper("44,250 46,300", [26, 18]), "url(#iron)", round=9, contact=0.6),
        shadow=0.45, form=0.1,
    )  # fmt: skip
    picture.group(
        Shape(taper("268,196 318,206 336,252", [40, 32, 30]), "url(#iron)", round=15, bump=0.3,
            bump_size=7),
        Shape(ellipse(271, 196, 28), "url(#cop)", round=20, bump=0.2, shine=0.3, contact=0.6),
        *_collar(271, 196, 0.3),
        Shape(ellipse(320, 210, 15), "url(#brass)", round=7, shine=0.5, contact=0.7),
        Shape(ellipse(320, 210, 6), "#5a4028", round=4),
        Shape(ellipse(337, 268, 24, 18), "url(#cop)", round=14, contact=0.7, shine=0.3),
        shadow=0.45,
    )  # fmt: skip
    picture.group(
        Shape(taper("322,276 296,306 304,346 322,362", [22, 22, 16, 2]), "url(#iron)", round=9,
            shine=0.3, bump=0.2),
        Shape(taper("352,276 374,304 366,344 346,364", [22, 22, 16, 2]), "url(#iron)", round=9,
            shine=0.3, bump=0.2),
        Shape(taper("337,276 338,310 336,338", [20, 16, 2]), "url(#iron)", round=8, shine=0.3),
        Shape(ellipse(337, 278, 12), "url(#brass)", round=7, shine=0.5, contact=0.7),
        shadow=0.45, form=0.1,
    )  # fmt: skip


def _boiler(picture: Scene) -> None:
    picture.group(
        Shape(smooth(
            "187,92 244,104 284,150 296,214 286,278 250,324 187,340 124,324 88,278 78,214 "
            "90,150 130,104"), "url(#cop)", round=92, bump=0.35, bump_size=16, shine=0.35,
            gloss=14, detail=lines(["187,90 187,340", "92,160 187,150 282,160",
            "84,262 187,282 292,262"], "#5a2a1c", 3, 0.7) + lines(["189,90 189,340",
            "92,163 187,153 282,163", "84,265 187,285 292,265"], "#ffc890", 1, 0.5) + spots(4, 26,
            (90, 110, 290, 330), "#3f8a7c", (3, 9), 0.28)),
        Shape(smooth("122,108! 150,84 187,78 224,84 252,108! 224,118 187,122 150,118"),
            "url(#brass)", round=12, shine=0.5, contact=0.7),
        *_rivets(*((x, 158 + abs(x - 187) * 0.03) for x in range(104, 276, 17))),
        *_rivets(*((x, 274 - abs(x - 187) * 0.09) for x in (98, 116, 260, 278))),
        *_rivets(*((136 + i * 17, 102 + abs(3 - i) * 1.3) for i in range(7))),
        shadow=0.6, roundness=90, form=0.3,
    )  # fmt: skip


def _face(picture: Scene) -> None:
    picture.group(
        Shape(ellipse(187, 206, 58), "url(#iron)", round=10, bump=0.2, contact=0.8),
        Shape(ellipse(187, 206, 48), "#1a0e0c", round=8, contact=0.5, rim=0),
        Shape(ellipse(187, 208, 40), "url(#fire)", glow=1, contact=0, ink=0.4, rim=0),
        Shape(ring(187, 206, 50, 8), "url(#brass)", round=4, shine=0.6, contact=0.6),
        Shape(smooth("126,184! 150,152 187,146 224,152 248,184! 216,176 187,174 158,176"),
            "url(#iron)", round=11, bump=0.25, contact=0.9, shine=0.2),
        *_rivets(*(_around(187, 206, 53, 0.4 + index * 0.39) for index in range(7))),
        Shape(smooth("128,288! 150,276 187,280 224,276 246,288! 236,316 187,326 138,316"),
            "#1a0c0a", round=6, contact=0.6, rim=0),
        Shape(smooth("136,291! 158,282 187,286 216,282 238,291! 228,311 187,319 146,311"),
            "#ff7a20", glow=0.95, contact=0, rim=0, ink=0.3),
        *[Shape(taper(
            f"{x},{281 + abs(x - 187) * -0.02:.0f} {187 + (x - 187) * 0.93:.0f},"
            f"{321 - abs(x - 187) * 0.08:.0f}", [8, 7]), "url(#iron)", round=4, contact=0.5,
            shine=0.3) for x in (146, 166, 187, 208, 228)],
        shadow=0.5, form=0.1,
    )  # fmt: skip
    picture.group(
        Shape(ellipse(256, 132, 17), "url(#brass)", round=6, shine=0.6),
        Shape(ellipse(256, 132, 12), "#fff4da", round=14, contact=0.5, rim=0,
            detail=_dial()),
        shadow=0.4, form=0,
    )  # fmt: skip


def _light(picture: Scene) -> None:
    picture.veil(oval(187, 420, 240, 18, "#f0c890", 0.45), 10)
    picture.veil('<rect y="430" width="375" height="110" fill="#120810" opacity=".75"/>', 22)
    picture.sharp(disc(187, 208, 12, "#3a0c04") + disc(187, 208, 5.5, "#ffe9a0"))
    picture.sharp(fill(ellipse(172, 190, 9, 5, -35), "#ffffff", 0.7))
    picture.afterglow(disc(187, 208, 48, "#ff8a2a", 0.5) + oval(187, 300, 56, 22, "#ff6a1a", 0.5),
        14)  # fmt: skip
    picture.afterglow(specks(9, 34, (90, 40, 330, 420), "#ffcf6a", (0.6, 1.8)), 0.4)
    picture.afterglow(specks(9, 34, (90, 40, 330, 420), "#ff9a3a", (2, 4)), 3)
