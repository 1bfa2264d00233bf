"""Shaman: an old owl with antlers, and in each wing a flame for a neighbour."""

import math

from ..curves import Points, ellipse, mirror, place, smooth, taper
from ..faces import pupil
from ..figures import Spot, gaze, limb
from ..props import fur
from ..scene import Scene, Shape
from ..sparks import flame
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, line, linear, lines, oval, radial, specks
from ..tilt import tilted, tilted_marks

BACKDROP = Backdrop(
    ("#0a2230", "#185a52", "#7ab088"), ("#f4ffd4", "#8ad49a"), "#0f3c3c", "#061412", "pines",
    radius=128, halo="rings", centre=(187, 150),
)  # fmt: skip
LIGHT = lit("#0e0c16", "#46648a", "#d8ffb0", "#b0562a", 0.9)
TONES = ("#c83a1a", "#ff7a1e", "#ffb838", "#fff4b8")
#: How far the head is held to one side, as owls do, and about which point.
TURN, NECK = -8.0, (187.0, 262.0)
#: Roots of the flames, a little above the wings.
FLAMES = ((50.0, 262.0), (329.0, 246.0))
LEFT, RIGHT = (147.0, 196.0), (229.0, 196.0)


def scene() -> Scene:
    """Antlers and wings behind, the breast, the round head on one side, the fires."""
    picture = stage(BACKDROP, LIGHT, _colours(), 5)
    picture.group(*tilted(_antlers(), TURN, NECK), shadow=0.35)
    for x, y in FLAMES:
        picture.glow(oval(x, y - 44, 66, 86, "#ff8a2a", 0.62), 20)
    picture.group(*_breast(), shadow=0.4, fade=(360, 450, 0.5))
    for flip, drop in ((False, 0.0), (True, -16.0)):
        picture.group(*_wing(flip, drop), shadow=0.5, fade=(370, 450, 0.5))
    picture.group(*tilted(_head(), TURN, NECK), shadow=0.55, shadow_blur=9)
    picture.group(*tilted(_face(), TURN, NECK), shadow=0.4, form=0.2)
    for (x, y), size, lean in zip(FLAMES, (142, 150), (-7, 8), strict=True):
        fire = flame((x, y), size, 4 if lean < 0 else 9, TONES, 0.17)
        picture.cover(f'<g transform="rotate({lean} {x} {y})">{fire}</g>')
    pupils = pupil(LEFT[0] + 1, LEFT[1] + 1, 27) + pupil(RIGHT[0] - 1, RIGHT[1] + 1, 27)
    picture.sharp(tilted_marks(pupils, TURN, NECK))
    _embers(picture)
    return finish(picture, BACKDROP, "#ffd890")


def _colours() -> str:
    return (
        linear("horn", (0, 24), (0, 124), (0, "#ffd070"), (0.4, "#c4622c"), (1, "#4c2a24"))
        + linear("plume", (90, 110), (290, 300), (0, "#b4683c"), (0.5, "#7c3e2c"), (1, "#45222a"))
        + linear("wing", (0, 230), (0, 440), (0, "#9c5836"), (0.6, "#5e302a"), (1, "#331a24"))
        + linear("breast", (110, 260), (270, 430), (0, "#e8bc80"), (1, "#8a5234"))
        + linear("beak", (176, 212), (200, 262), (0, "#fff0b0"), (0.5, "#e0942c"), (1, "#7a3a1c"))
        + radial("dish1", LEFT, 62, (0, "#e8863a"), (0.55, "#ffe2ae"), (1, "#e0a462"))
        + radial("dish2", RIGHT, 62, (0, "#e8863a"), (0.55, "#fbd8a0"), (1, "#c07c48"))
    )


def _side(points: Points, flip: bool) -> Points:
    return mirror(points) if flip else points


def _antlers() -> list[Shape]:
    """Branch to both sides; the tips glow."""
    grown = []
    for flip in (False, True):
        tines = (
            ("134,84 108,90 82,80", (15, 12, 2)), ("112,64 90,58 78,36", (14, 11, 2)),
            ("152,102 158,74 148,44", (15, 11, 2)), ("128,78 136,56 128,30", (12, 10, 2)),
        )  # fmt: skip
        grown += [
            *[limb(_side(spine, flip), list(widths), "url(#horn)", bump=0.6, bump_size=5)
                for spine, widths in tines],
            limb(_side("168,136 154,106 128,80 106,56 102,20", flip),
                [26, 23, 19, 14, 2], "url(#horn)", bump=0.7, bump_size=5),
        ]  # fmt: skip
    return grown


TIPS = ((84, 80), (79, 38), (148, 46), (128, 32), (102, 22))


def _breast() -> list[Shape]:
    """Lay rows of scales over the breast."""
    outline = "104,262 187,250 270,262 300,330 306,470 70,470 76,330"
    rows = []
    for row in range(6):
        y = 276 + row * 27
        for place_at in range(-4, 5):
            x = 187 + place_at * 31 + (row % 2) * 15.5
            if abs(x - 187) > 112 - row * 2:
                continue
            scale = place("-17,-8 0,-14 17,-8 14,10 0,21! -14,10", x, y)
            quill = line([(x, y - 6), (x, y + 14)], "#7a3c26", 3, 0.5)
            tone = ("#f0c88c", "#e0ac70", "#cf9460")[(row + place_at) % 3]
            rows.append(
                Shape(smooth(scale), tone, round=9, contact=0.6, ink=0.6, glow=0.15, detail=quill)
            )
    return [
        Shape(smooth(outline), "url(#breast)", round=40, bump=0.4),
        *rows[::-1],
    ]


def _wing(flip: bool, drop: float) -> list[Shape]:
    """Lift a wing whose feathers curl up like the fingers of a hand round the fire."""
    quills = (
        ("104,330 66,352 30,330 20,276", (34, 36, 28, 3)),
        ("104,346 70,374 26,362 2,312", (34, 38, 30, 3)),
        ("112,366 76,402 34,400 0,360", (36, 42, 32, 4)),
        ("110,318 84,338 72,318 84,282", (28, 32, 24, 3)),
    )
    feathers = []
    for index in (2, 1, 0, 3):
        spine, widths = quills[index]
        track = place(_side(spine, flip), 0, drop)
        feathers.append(
            Shape(taper(track, widths, 70), ("#8c4c30", "#7a402c", "#68342a", "#a05c38")[index],
                round=15, bump=0.4, contact=0.7, detail=line(track, "#f0b878", 3.4, 0.75))
        )  # fmt: skip
    shoulder = place(_side("92,286 120,276 140,300 136,360 124,430 92,440 84,380 82,320", flip),
        0, drop * 0.6)  # fmt: skip
    ruff = place(_side("130,300 128,360 118,420", flip), 0, drop * 0.6)
    return [
        *feathers,
        Shape(smooth(shoulder), "url(#wing)", round=26, bump=1.2, bump_size=7, contact=0.6),
        Shape(fur(ruff, 12, 20, 5, 8), "#a8683e", round=4, contact=0.4, ink=0.5),
    ]


def _head() -> list[Shape]:
    """Round and shaggy, with two tufts like horns; the right one is cocked."""
    skull = (
        "88,196 92,150 120,116 160,108 187,114 214,108 254,116 284,150 288,196 276,240 240,268 "
        "187,276 134,268 98,240"
    )
    back = "288,180 276,240 240,268 187,276 134,268 98,240 88,180"
    left = "110,168! 84,148 66,126 52,98! 84,104 122,110 156,124!"
    right = "264,164! 292,142 316,112 330,80! 292,94 250,106 218,124!"
    return [
        Shape(fur(back, 34, 26, 7, 10), "#5a2e28", round=5, contact=0.4),
        *_tuft(left, "64,108 96,124 134,136"),
        *_tuft(right, "320,92 284,116 240,134"),
        Shape(smooth(skull), "url(#plume)", round=54, bump=1.0, bump_size=6,
            detail=lines(["150,118 156,146", "168,114 172,150", "187,116 187,152",
                "206,114 202,150", "224,118 218,146"], "#f0b070", 4, 0.5)),
    ]  # fmt: skip


def _tuft(outline: str, spine: str) -> list[Shape]:
    return [Shape(smooth(outline), "url(#plume)", round=14, bump=0.8, bump_size=5, contact=0.7,
        detail=line(spine, "#f0b070", 4, 0.6))]  # fmt: skip


def _face() -> list[Shape]:
    """Two dishes of pale feathers round eyes that burn, brows in a V, and the beak between."""
    return [
        *_dish(LEFT, "url(#dish1)", 3),
        *_dish(RIGHT, "url(#dish2)", 4),
        *gaze(Spot(*LEFT, 29, 13), "#ff9a14", "#5e2c26", 0.27, (1, 1), "#ffd84a"),
        *gaze(Spot(*RIGHT, 29, -6), "#ff9a14", "#5e2c26", 0.16, (-1, 1), "#ffd84a"),
        *_brows(),
        Shape(smooth("174,206! 187,196 202,206! 206,228 196,250 187,266! 178,250 170,228"),
            "url(#beak)", round=13, contact=0.9, shine=0.4,
            detail=line("174,238 187,244 202,237", "#6a2c14", 2.4, 0.6)),
        Shape(ellipse(181, 220, 2.6, 4, 14), "#4a1c14", round=2, flat=0.6, contact=0, rim=0),
        Shape(ellipse(195, 220, 2.6, 4, -14), "#4a1c14", round=2, flat=0.6, contact=0, rim=0),
    ]  # fmt: skip


def _dish(at: tuple[float, float], fill: str, seed: int) -> list[Shape]:
    x, y = at
    streaks = []
    for step in range(30):
        angle = math.tau * step / 30 + seed
        near, far = (34, 54) if step % 2 else (36, 48)
        streaks.append(
            [(x + math.cos(angle) * reach, y + math.sin(angle) * reach) for reach in (near, far)]
        )
    rim = [(x + 50 * math.cos(a / 12 * math.tau), y + 54 * math.sin(a / 12 * math.tau))
        for a in range(13)]  # fmt: skip
    return [
        Shape(fur(rim, 30, 14, seed, 6), "#e8c088", round=3, contact=0.5, ink=0.6),
        Shape(ellipse(x, y, 51, 55), fill, round=26, glow=0.35, bump=0.4, bump_size=5, contact=0.3,
            ink=0.3, detail=lines(streaks, "#9a5430", 2.4, 0.5)),
    ]  # fmt: skip


def _brows() -> list[Shape]:
    """Sweep a pale brow from the beak up along each tuft."""
    left = "186,206! 166,180 132,164 96,146! 128,146 166,154 188,184!"
    right = "188,206! 206,176 244,150 288,124! 256,124 210,140 187,184!"
    return [
        Shape(smooth(left), "#fff0d0", round=9, bump=0.5, bump_size=4, contact=0.9,
            detail=lines(["178,190 150,166 120,156"], "#b0703c", 2.6, 0.6)),
        Shape(smooth(right), "#fff0d0", round=9, bump=0.5, bump_size=4, contact=0.9,
            detail=lines(["196,186 224,156 262,136"], "#b0703c", 2.6, 0.6)),
    ]  # fmt: skip


def _embers(picture: Scene) -> None:
    tips = "".join(
        disc(x if side < 0 else 375 - x, y, 7, "#ff9a30", 0.9) for x, y in TIPS for side in (-1, 1)
    )
    picture.afterglow(tilted_marks(tips, TURN, NECK), 5)
    picture.afterglow(tilted_marks(disc(*LEFT, 34, "#ff9a20", 0.4)
        + disc(*RIGHT, 34, "#ff9a20", 0.4), TURN, NECK), 10)  # fmt: skip
    for x, y in FLAMES:
        picture.afterglow(oval(x, y - 50, 32, 52, "#ffb040", 0.45), 12)
    picture.afterglow(specks(3, 26, (4, 100, 96, 300), "#ffd070", (0.8, 2.2)), 0.6)
    picture.afterglow(specks(7, 26, (285, 120, 371, 300), "#ffd070", (0.8, 2.2)), 0.6)
