"""Ogre: a spiked club over a bone."""

import math

from ..curves import ellipse, sample, smooth, taper
from ..faces import spike
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines, spots

BACKDROP = Backdrop(
    ("#1c2c1e", "#5d6b34", "#c9b25e"), ("#ffe9a0", "#e89a3c"), "#33462a", "#0f160e", "pines"
)
LIGHT = lit("#171009", "#4a4a58", "#ffd27a", "#6a5a2a")
HEAD = [(196.0, 196.0), (232.0, 144.0), (270.0, 92.0)]


def scene() -> Scene:
    """Cross the club and the bone."""
    colours = (
        linear("wood", (130, 120), (250, 240), (0, "#b9824a"), (0.5, "#8a5730"), (1, "#57351f"))
        + linear("bone", (80, 120), (310, 350), (0, "#fff6da"), (1, "#cbb58a"))
        + linear("iron", (160, 60), (330, 260), (0, "#dfe6ea"), (1, "#66727e"))
        + linear("hide", (90, 250), (190, 370), (0, "#a3442e"), (1, "#5e2420"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 3)
    picture.group(*_bone(), shadow=0.5)
    picture.group(*_club(), shadow=0.65, form=0.3)
    return finish(picture, BACKDROP, "#ffe08a")


def _bone() -> list[Shape]:
    knobs = ((74, 140, 25), (104, 112, 27), (276, 340, 26), (306, 312, 25))
    shapes = [Shape(ellipse(x, y, r), "url(#bone)", round=18, bump=0.3) for x, y, r in knobs]
    cracks = lines(["120,150 140,178 136,196", "252,290 238,262"], "#8a7448", 2.2)
    shaft = taper("90,128 186,224 290,324", [40, 31, 40])
    return [*shapes, Shape(shaft, "url(#bone)", round=16, bump=0.4, contact=0, detail=cracks)]


def _club() -> list[Shape]:
    grain = lines(
        ["112,332 180,226 250,96", "124,340 196,238 280,110", "150,300 214,216 262,150"],
        "#40240f",
        2.4,
        0.55,
    ) + spots(5, 9, (180, 80, 300, 230), "#4a2a14", (4, 8), 0.5)
    body = taper("92,356 150,270 204,190 250,122 284,72", [34, 32, 52, 92, 108, 84])
    knob = Shape(ellipse(90, 358, 25), "url(#wood)", round=16, bump=0.6)
    wrap = [
        Shape(
            smooth(f"{x - 20},{y - 12} {x + 16},{y + 14} {x + 9},{y + 24} {x - 27},{y - 1}"),
            "url(#hide)",
            round=6,
            bump=0.3,
        )
        for x, y in ((112, 318), (124, 300), (136, 282), (148, 264))
    ]
    club = Shape(body, "url(#wood)", round=40, bump=1.2, bump_size=9, detail=grain)
    return [*_spikes(back=True), knob, club, *wrap, *_spikes(back=False)]


def _spikes(back: bool) -> list[Shape]:
    """Set spikes along both sides, or studs over the face of the club."""
    track = sample(HEAD, 18)
    along = math.degrees(math.atan2(-104, 74))
    if back:
        sides = [(side, index) for index in (3, 10, 17) for side in (-1, 1)]
        row = [
            spike(
                track[i][0] + side * 0.81 * 42,
                track[i][1] + side * 0.58 * 42,
                38,
                30,
                along + side * 90,
                "url(#iron)",
            )
            for side, i in sides
        ]
        return [*row, spike(287, 66, 46, 34, along, "url(#iron)")]
    faces = ((214, 166), (250, 160), (238, 122), (276, 118), (262, 86))
    return [spike(x - 4, y + 4, 24, 26, -118, "url(#iron)") for x, y in faces]
