"""Microctopus: a very small duellist before a very large fish."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from ..actors import moved
from ..curves import directions, ellipse, lengths, place, polygon, ridge, sample, smooth, taper
from ..figures import limb
from ..polish import Polished
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import cover, disc, fill, linear, lines, oval, radial, specks
from ._seabed import seabed

COLOURS = (
    linear("sea", (0, 0), (0, 470), (0, "#b0f4e4"), (0.22, "#6cd4d4"), (0.6, "#3ca0c0"), (1,
        "#1c6c98"))
    + radial("sun", (110, -30), 330, (0, "#fffbe0ee"), (0.4, "#c8fff066"), (1, "#3fb0c000"))
    + linear("ray", (110, -30), (190, 400), (0, "#fffde8aa"), (1, "#bffff000"))
    + linear("skin", (120, 80), (250, 330), (0, "#ff8a5c"), (0.55, "#f0584f"), (1, "#b93262"))
    + linear("skb", (120, 120), (250, 380), (0, "#c9405a"), (1, "#7a2158"))
    + linear("gold", (80, 340), (300, 430), (0, "#fff2ac"), (0.45, "#ffc848"), (1, "#c87c24"))
    + linear("murk", (296, 0), (376, 0), (0, "#3ca0c000"), (0.7, "#4cb0ccb0"), (1, "#5cc0d4e0"))
    + linear("shell", (120, 40), (250, 140), (0, "#fff0cf"), (0.6, "#d9b48a"), (1, "#94644f"))
    + radial("scal", (58, 200), 60, (0, "#fff2e2"), (0.6, "#f3b6a0"), (1, "#c9708a"))
    + linear("sand", (0, 370), (0, 525), (0, "#fae4ac"), (0.5, "#dcc898"), (1, "#8ca89c"))
    + linear("steel", (300, 0), (330, 0), (0, "#f4fbff"), (1, "#8fa8ba"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.55, -0.72, 0.55), key_colour="#fff0cc", ambient="#3a5f93", rim_from=(0.8, -0.5),
    rim_colour="#9df4ff", rim=0.7, ink="#140a24", bounce="#c8604a",
)  # fmt: skip
FRONT = (44, 40, 34, 26, 17, 10, 4)
SKIN, CUP = "url(#skin)", "#ffc7b0"
BLADE = ((252.0, 282.0), (279.0, 146.0))
"""Hilt and point of the needle."""
LEAN, LARGE = 7.0, 0.92
#: Where the neck is drawn, and where it is held.
NECK, HELD = (187.0, 256.0), (140.0, 262.0)


def scene() -> Scene:
    """Deep sea, the large fish, treasure, arms from back to front, the head, the blade."""
    picture = Polished(COLOURS, LIGHT, 7)
    _deep(picture)
    picture.group(*_fish(), light=replace(LIGHT, ambient="#2f6a98", rim=0.8), shadow=0.3)
    picture.veil(fill("M280 -10H380V262H280Z", "url(#murk)"), 3)
    seabed(picture)
    picture.group(*_far_arms(), shadow=0.4, form=0.2)
    picture.group(*_fan(), shadow=0.45, roundness=40, form=0.5)
    picture.group(*_near_arms(), shadow=0.45, form=0.15, roundness=50)
    picture.group(*_rapier(), shadow=0.35, form=0.1)
    picture.group(*moved(_head(), NECK, HELD, LARGE, LEAN), shadow=0.5, shadow_blur=9,
        shadow_offset=(-4, 9))  # fmt: skip
    picture.sharp(
        f'<g transform="translate({HELD[0]} {HELD[1]}) rotate({LEAN}) scale({LARGE}) '
        f'translate({-NECK[0]} {-NECK[1]})">{_pupils()}</g>'
        + disc(326, 94, 6, "#10182c") + disc(324, 92, 2.2, "#ffffff")
    )  # fmt: skip
    _shallows(picture)
    return picture


def _arm(
    spine: str, widths: Sequence[float], skin: str, sucker: str, side: int, end: float = 0.97
) -> list[Shape]:
    """Make a tapering arm with a row of suckers; side 1 is to the left of its travel."""
    track = sample(spine, 90)
    ahead, along = directions(track), lengths(track)
    whole = float(np.hypot(*np.diff(track, axis=0).T).sum())
    shapes = [Shape(taper(spine, widths, 90), skin, round=max(widths) * 0.42)]
    where = 0.16
    while where < end:
        at = min(int(np.searchsorted(along, where)), len(track) - 1)
        width = float(np.interp(where, np.linspace(0, 1, len(widths)), widths))
        (x, y), (east, south) = track[at], ahead[at]
        x, y = float(x - south * side * width * 0.27), float(y + east * side * width * 0.27)
        radius, turn = max(1.0, width * 0.155), math.degrees(math.atan2(south, east))
        cup = ellipse(x, y, radius * 1.05, radius * 0.8, turn)
        shapes.append(Shape(cup, sucker, round=radius * 0.9, contact=0.45, ink=0.35, rim=0.5))
        if radius > 2:
            hollow = ellipse(x, y, radius * 0.45, radius * 0.35, turn)
            shapes.append(Shape(hollow, "#8a2c45", round=2, contact=0, ink=0, rim=0, flat=0.6))
        where += max(0.0234, width * 0.33 / whole + 0.012)
    return shapes


def _bubble(x: float, y: float, radius: float) -> str:
    rim = max(0.7, radius * 0.13)
    return (
        disc(x, y, radius, "#bff4ff", 0.16)
        + f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#d8fbff" '
        f'stroke-width="{rim:.1f}" opacity=".75"/>'
        + oval(x - radius * 0.35, y - radius * 0.4, radius * 0.26, radius * 0.18, "#ffffff", 0.95)
    )


def _beams() -> str:
    chance = random.Random(4)
    beams = []
    for _ in range(8):
        angle, half = 1.32 + chance.uniform(-0.62, 0.62), chance.uniform(0.012, 0.05)
        east, south = math.cos(angle), math.sin(angle)
        near, far = (110 + 40 * east, 40 * south - 30), (110 + 520 * east, 520 * south - 30)
        beams.append(taper([near, far], [24 * half, 1040 * half]))
    return "".join(beams)


def _deep(picture: Scene) -> None:
    picture.cover(cover("url(#sea)") + cover("url(#sun)"))
    picture.veil(fill(ridge(-5, 380, 300, 46, 12), "#50b4c8", 0.6), 1)
    picture.veil(fill(ridge(-5, 380, 346, 26, 5), "#3490b0", 0.8), 1)
    kelp = "".join(taper(
        f"{x},440 {x + dx * 0.4},{440 - h * 0.4} {x - dx * 0.5},{440 - h * 0.75} {x + dx},"
        f"{440 - h}", [9, 11, 7, 1]) for x, dx, h in [(12, 18, 260), (34, -16, 180),
        (366, 14, 150)])  # fmt: skip
    picture.veil(fill(kelp, "#1c7c8c"), 0.8)
    school = ((36, 112, 1), (62, 98, 0.8), (54, 128, 0.9), (82, 120, 0.7), (26, 138, 0.7))
    minnow = "0,0! 8,-5 18,0 24,-5! 23,5! 18,1 8,5"
    picture.veil(fill("".join(smooth(place(minnow, *at)) for at in school), "#0e5c7c", 0.9), 0.5)
    picture.glow(fill(_beams(), "url(#ray)", 0.55), 4, 0.8)


def _fish() -> list[Shape]:
    """Let a very large fish, and its breakfast, think again."""
    body = ("400,26 340,34 300,56 282,84 276,108! 292,120 300,134 296,150 284,164! 296,196 330,228 "
        "400,250")  # fmt: skip
    return [
        Shape(smooth("330,44! 344,8 390,-14 420,20"), "#2c7aa4", round=12,
            detail=lines(["352,40 366,4", "372,40 388,0"], "#144c74", 3, 0.7)),
        Shape(smooth(body), "#2c7cb0", round=60,
            detail=fill(smooth("400,180 330,190 292,170 310,214 400,262"), "#8cc4d8", 0.7)
            + lines(["384,90 372,140 386,190"], "#164e78", 5, 0.7)),
        Shape(smooth("277,106! 300,118 312,136 304,154 284,166! 292,150 294,134 288,120"),
            "#6c2440", round=5, flat=0.4, rim=0),
        limb("272,108 292,112 312,134", [8, 11, 5], "#7cc0cc", round=4, contact=0.5),
        limb("280,167 296,160 312,138", [8, 11, 5], "#7cc0cc", round=4, contact=0.5),
        Shape(ellipse(338, 90, 30, 31), "#fffaf0", round=34, contact=0.6, glow=0.3),
        Shape(smooth("304,70! 316,50 342,46 366,60 370,78! 342,62 320,64"), "#2c7aa4", round=8,
            contact=0.5),
        Shape(smooth("352,178! 374,166 400,170 400,214 376,206"), "#2c7aa4", round=8, contact=0.6,
            detail=lines(["366,182 396,184", "372,192 396,200"], "#144c74", 3, 0.7)),
    ]  # fmt: skip


def _far_arms() -> list[Shape]:
    skin, cups, widths = "url(#skb)", "#e79aa0", (40, 36, 30, 22, 14, 5)
    return [
        *_arm("120,250 72,286 52,330 30,364 44,388 64,374", widths, skin, cups, -1),
        *_arm("176,256 226,292 272,316 300,352 284,380 264,364", widths, skin, cups, 1),
        *_arm("130,236 84,244 56,226 52,196 60,184", [44, 36, 30, 24, 18], SKIN, CUP, -1),
    ]


def _fan() -> list[Shape]:
    grooves = "".join(
        f'<circle cx="56" cy="228" r="{radius}" fill="none" stroke="#b4567a" stroke-width="2.5" '
        'opacity=".55"/>'
        for radius in (30, 42, 52)
    )
    ribs = []
    for index in (0, 8, 1, 7, 2, 6, 3, 5, 4):
        angle = math.radians(-90 + (index - 4) * 21)
        east, south = 56 * math.cos(angle), 56 * math.sin(angle)
        spine = [(56, 232), (56 + 0.55 * east, 226 + 0.6 * south), (56 + east, 222 + south)]
        ribs.append(Shape(taper(spine, [5, 15, 21]), "url(#scal)", round=8, contact=0.35, shine=0.2,
            detail=grooves))  # fmt: skip
    return ribs


def _near_arms() -> list[Shape]:
    return [
        *_arm("128,280 102,322 72,346 52,368 70,386 90,374", FRONT, SKIN, CUP, -1, 0.9),
        *_arm("172,280 202,318 240,340 262,366 244,386 224,372", FRONT, SKIN, CUP, 1, 0.9),
        *_arm("142,284 138,332 122,366 96,388 80,372", FRONT, SKIN, CUP, -1, 0.9),
        *_arm("160,284 174,332 190,366 214,390 232,374", FRONT, SKIN, CUP, 1, 0.9),
    ]


def _rapier() -> list[Shape]:
    """Wind an arm three times about a hilt, and hold a needle to a nose."""
    (x, y), (far, high) = BLADE
    turn = math.degrees(math.atan2(high - y, far - x))
    reach = math.hypot(far - x, high - y)
    put = partial(place, dx=x, dy=y, turn=turn)
    wound = []
    for at, wide in ((-47, 19), (-30, 16), (-15, 12.5)):
        track = put(f"{at - 7},-15 {at - 2},-8 {at + 3},7 {at + 3},14")
        cups = [put(f"{at + dx},{dy}")[0] for dx, dy in ((-3.4, -7), (0.6, 3), (2, 12))]
        marks = "".join(disc(p.x, p.y + wide * 0.24, wide * 0.15, "#e79aa0") for p in cups)
        wound.append(Shape(taper(track, [wide * 0.86, wide, wide, wide * 0.8]), "#e4506c",
            round=wide * 0.45, contact=0.8, detail=marks))  # fmt: skip
    tip = put("-14,12 -8,24 6,27 12,18 5,14")
    return [
        Shape(taper(tip, [12, 10, 8, 6, 3], 50), "#d84868", round=5, contact=0.4),
        Shape(taper(put(f"0,0 {reach / 2:.0f},0 {reach:.0f},0"), [8, 7, 1]), "url(#steel)", round=3,
            shine=0.9, gloss=8, ink=0.7),
        Shape(taper(put("-62,0 -4,0"), [8, 9]), "#7a4a34", round=3),
        Shape(ellipse(*put("-64,0")[0][:2], 7.4), "url(#gold)", round=6, shine=0.7),
        *_arm("152,276 164,312 190,344 214,344 228,331", [46, 40, 32, 25, 20], SKIN, CUP, -1, 0.86),
        *wound,
        Shape(smooth(put("-3,-21! 9,-17 13,0 9,17 -3,21! 0,0")), "url(#gold)", round=7, shine=0.7,
            contact=0.8),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn the face, under its limpet, to the fish."""
    freckles = ((118, 148, 7), (132, 128, 5), (258, 150, 7), (246, 130, 5), (112, 172, 4),
        (150, 146, 4), (226, 146, 4), (187, 156, 5))  # fmt: skip
    marks = "".join(
        disc(x, y, r, "#ffb070", 0.75) + disc(x, y, r / 2, "#c93a58", 0.8) for x, y, r in freckles
    )
    ribs = [[(187, 34), (97 + index * 22, 152)] for index in range(9)]
    grooves = lines(ribs, "#7d4f42", 2.4, 0.55)
    grooves += "".join(
        f'<ellipse cx="187" cy="40" rx="{across}" ry="{down}" fill="none" stroke="#8a5a4a" '
        'stroke-width="1.8" opacity=".45"/>'
        for across, down in ((40, 52), (62, 76))
    )
    return [
        Shape(smooth(
            "187,62 238,78 270,122 272,170 252,214 222,246 187,256 152,246 122,214 102,170 "
            "104,122 136,78"), "url(#skin)", round=70, shine=0.35,
            gloss=22, skin=0.3, detail=marks),
        Shape(smooth(
            "108,128! 140,92 170,52 187,36 204,52 234,92 266,128! 244,140 216,142 187,148 "
            "158,142 130,140"), "url(#shell)", round=30, bump=0.35, bump_size=7, contact=0.85,
            shine=0.15, detail=grooves),
        *(Shape(ellipse(*at), "#e0d8c8", round=5, contact=0.6)
            for at in ((216, 96, 7, 6), (228, 106, 5, 4), (214, 108, 4))),
        *(Shape(ellipse(*at), "#e8574f", round=20, contact=0.25, ink=0.4, skin=0.3)
            for at in ((162, 196, 34, 33), (238, 194, 27, 30))),
        *_angry_eye(163, 27),
        *_angry_eye(238, 22),
        *(Shape(smooth(brow), "#d94a50", round=9, contact=0.8) for brow in (
            "120,172! 144,158 178,168 200,194! 180,184 160,180 138,186",
            "270,172! 252,158 226,166 208,192! 224,184 240,180 260,186")),
        Shape(smooth("172,236! 190,242 214,240 236,226! 226,246 206,252 186,250"), "#5a1030",
            round=4, contact=0.1, rim=0, ink=0.5),
        Shape(polygon("216,240 227,235 224,247"), "#fff6e4", round=2, contact=0.2, ink=0.4),
    ]  # fmt: skip


def _angry_eye(x: float, size: float) -> list[Shape]:
    iris, far = x + size * 0.24, size * 0.66
    hoop = f'<circle cx="{iris}" cy="196" r="{far}" fill="none" stroke="#c9561a" stroke-width="5"/>'
    return [
        Shape(ellipse(x, 198, size), "#fff6e4", round=34, contact=0.6, rim=0.3),
        Shape(ellipse(iris, 196, far), "#ffb52e", round=30, contact=0.3, glow=0.45, detail=hoop),
    ]


def _pupils() -> str:
    bars = [smooth(place("-1,0 -.6,-.42 .6,-.42 1,0 .6,.42 -.6,.42", x, 196, size))
        for x, size in ((170.5, 11), (244, 9))]  # fmt: skip
    glints = disc(163, 188, 4.6, "#ffffff") + disc(238, 189, 3.8, "#ffffff")
    return fill("".join(bars), "#20081c") + glints


def _shallows(picture: Scene) -> None:
    """Let bubbles rise."""
    bubbles = ((268, 204, 5), (258, 190, 3.5), (36, 168, 8), (50, 150, 4), (22, 60, 6),
        (36, 76, 3), (352, 280, 7), (346, 262, 4), (20, 280, 5))  # fmt: skip
    picture.sharp("".join(_bubble(*at) for at in bubbles))
    picture.afterglow(glint(279, 146, 20) + glint(279, 146, 9), 0.6)
    picture.afterglow(specks(5, 12, (0, 0, 375, 340), "#e8fff4", (0.5, 1.3)), 0.4)
