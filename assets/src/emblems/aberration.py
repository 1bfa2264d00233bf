"""Aberration: one slit eye in a crooked star of claws."""

import math

from ..curves import ellipse, smooth, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, linear, lines, oval, radial, spots

BACKDROP = Backdrop(
    ("#14062a", "#4a0f5a", "#a8286e"),
    ("#ff9ad0", "#c42a8a"),
    "#2e0a48",
    "#0e0418",
    "crags",
    radius=118,
    halo="rays",
)
LIGHT = lit("#10061c", "#44407e", "#ff9ad8", "#5a2a6a", 1.0)
CENTRE = (187.0, 196.0)
CLAWS = ((-96, 168), (-44, 150), (4, 166), (52, 158), (100, 172), (148, 156), (206, 164))


def scene() -> Scene:
    """Open the eye."""
    colours = (
        linear("claw", (40, 40), (330, 350), (0, "#b8a8e8"), (0.5, "#6a54a8"), (1, "#2f2466"))
        + radial("flesh", (160, 160), 130, (0, "#9a6ac8"), (1, "#3a1c6a"))
        + radial("iris", CENTRE, 52, (0, "#fbff9a"), (0.45, "#b8f03a"), (1, "#2f8a2a"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 60)
    picture.group(
        *(_claw(turn + 25, reach * 0.8, 0.75) for turn, reach in CLAWS), shadow=0.5, form=0.1
    )
    picture.group(*(_claw(turn, reach, 1) for turn, reach in CLAWS), shadow=0.55, form=0.1)
    picture.group(*_eye(), shadow=0.6, roundness=80)
    picture.sharp(
        oval(187, 196, 9, 40, "#0c0614")
        + disc(168, 174, 9, "#ffffff", 0.95)
        + disc(206, 222, 4.5, "#ffffff", 0.6)
    )
    picture.afterglow(disc(*CENTRE, 52, "#b8ff3a", 0.45), 18)
    return finish(picture, BACKDROP, "#ffa8e0")


def _claw(turn: float, reach: float, size: float) -> Shape:
    spine = []
    for step in range(5):
        part = step / 4
        angle = math.radians(turn + 46 * part * part)
        away = 44 + (reach - 44) * part
        spine.append((CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)))
    rings = lines([spine], "#2a1c5a", 3, 0.5)
    widths = [54 * size, 50 * size, 38 * size, 20 * size, 0.8]
    return Shape(
        taper(spine, widths, 60),
        "url(#claw)",
        round=15 * size,
        bump=0.5,
        shine=0.35,
        contact=0.7,
        detail=rings,
    )


def _eye() -> list[Shape]:
    warts = spots(6, 40, (100, 110, 280, 290), "#2a1050", (3, 7), 0.5)
    shapes = [
        Shape(
            ellipse(*CENTRE, 92, 90),
            "url(#flesh)",
            round=60,
            bump=1,
            bump_size=10,
            skin=0.5,
            detail=warts,
        )
    ]
    for index in range(10):
        angle = math.tau * index / 10 + 0.3
        x, y = CENTRE[0] + 78 * math.cos(angle), CENTRE[1] + 76 * math.sin(angle)
        shapes.append(Shape(ellipse(x, y, 7), "#b88ae0", round=7, shine=0.4, contact=0.6))
    veins = lines(
        [
            "124,196 140,190 150,198",
            "250,200 236,192 226,198",
            "140,224 152,218",
            "236,226 222,218",
        ],
        "#d8284a",
        2,
        0.7,
    )
    return [
        *shapes,
        Shape(
            smooth("108,196! 140,150 187,132 234,150 266,196! 234,242 187,260 140,242"),
            "#22083c",
            round=12,
            flat=0.5,
            rim=0,
        ),
        Shape(
            smooth("118,196! 146,158 187,142 228,158 256,196! 228,234 187,250 146,234"),
            "#fff6e0",
            round=44,
            glow=0.5,
            rim=0,
            detail=veins,
        ),
        Shape(
            ellipse(*CENTRE, 49),
            "url(#iris)",
            round=40,
            glow=0.7,
            rim=0,
            contact=0.4,
            detail=lines(
                [
                    [
                        (
                            187 + 16 * math.cos(a / 9 * math.tau),
                            196 + 16 * math.sin(a / 9 * math.tau),
                        ),
                        (
                            187 + 46 * math.cos(a / 9 * math.tau),
                            196 + 46 * math.sin(a / 9 * math.tau),
                        ),
                    ]
                    for a in range(9)
                ],
                "#2a7a2a",
                3,
                0.5,
            ),
        ),
        Shape(
            smooth("98,190! 138,136 187,116 240,134 276,192! 236,156 187,146 142,160"),
            "url(#flesh)",
            round=14,
            bump=0.7,
            contact=0.9,
        ),
        Shape(
            smooth("108,206! 146,238 187,252 228,238 268,204! 238,256 187,274 138,258"),
            "url(#flesh)",
            round=11,
            bump=0.7,
            contact=0.3,
        ),
    ]
