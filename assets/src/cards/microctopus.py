"""Microctopus: a very small duellist before a very large fish."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..curves import directions, ellipse, lengths, place, polygon, ridge, sample, smooth, taper
from ..scene import Light, Scene, Shape
from ..svg import cover, disc, fill, line, linear, lines, oval, radial, specks

COLOURS = (
    linear("sea", (0, 0), (0, 470), (0, "#8fe8d6"), (0.22, "#36aeb8"), (0.55, "#12608c"), (1,
        "#07203f"))
    + radial("sun", (110, -30), 330, (0, "#fffbe0ee"), (0.4, "#c8fff066"), (1, "#3fb0c000"))
    + linear("ray", (110, -30), (190, 400), (0, "#fffde8aa"), (1, "#bffff000"))
    + linear("skin", (120, 80), (250, 330), (0, "#ff8a5c"), (0.55, "#f0584f"), (1, "#b93262"))
    + linear("skb", (120, 120), (250, 380), (0, "#c9405a"), (1, "#7a2158"))
    + linear("gold", (80, 340), (300, 430), (0, "#ffe28a"), (0.5, "#e8a83a"), (1, "#9a5a1e"))
    + linear("shell", (120, 40), (250, 140), (0, "#fff0cf"), (0.6, "#d9b48a"), (1, "#94644f"))
    + radial("scal", (58, 200), 60, (0, "#fff2e2"), (0.6, "#f3b6a0"), (1, "#c9708a"))
    + linear("sand", (0, 370), (0, 525), (0, "#c9b27e"), (0.3, "#4d6a70"), (1, "#06172a"))
    + linear("steel", (300, 0), (330, 0), (0, "#f4fbff"), (1, "#8fa8ba"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.55, -0.72, 0.55), key_colour="#fff0cc", ambient="#3a5f93", rim_from=(0.8, -0.5),
    rim_colour="#9df4ff", rim=0.7, ink="#140a24", bounce="#c8604a",
)  # fmt: skip
BACK = (44, 38, 30, 22, 14, 5)
CURL = (46, 42, 34, 24, 16, 10, 4)
REACH = (48, 42, 34, 24, 14, 5)


def scene() -> Scene:
    """Deep sea, treasure, arms from back to front, the head, the corals."""
    picture = Scene(COLOURS, LIGHT, 7)
    _deep(picture)
    _treasure(picture)
    _far_arms(picture)
    _rapier(picture)
    _shield(picture)
    _near_arms(picture)
    _head(picture)
    _reef(picture)
    return picture


def _arm(
    spine: str, widths: Sequence[float], skin: str, sucker: str, side: int, end: float = 0.97
) -> list[Shape]:
    """Make a tapering arm with a row of suckers; side 1 is to the left of its travel."""
    track = sample(spine, 90)
    ahead, along = directions(track), lengths(track)
    whole = float(np.hypot(*np.diff(track, axis=0).T).sum())
    shapes = [Shape(taper(spine, widths, 90), skin, round=max(widths) * 0.42, bump=0.2)]
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


def _coin(x: float, y: float, across: float, down: float, thick: float = 9) -> list[Shape]:
    edge = [
        (x - across, y), (x - across, y + thick), (x - across * 0.6, y + thick + down * 0.8),
        (x, y + thick + down), (x + across * 0.6, y + thick + down * 0.8),
        (x + across, y + thick), (x + across, y), (x, y + down * 0.3),
    ]  # fmt: skip
    grooves = [x - across + index * across / 11 for index in range(23)]
    milling = lines([[(at, y - 8), (at, y + 52)] for at in grooves], "#7d4a18", 1.6, 1)
    crown = [
        (x - across * 0.4, y + down * 0.15), (x - across * 0.24, y - down * 0.35),
        (x, y), (x + across * 0.24, y - down * 0.35), (x + across * 0.4, y + down * 0.15),
    ]  # fmt: skip
    face = (
        f'<ellipse cx="{x}" cy="{y}" rx="{across * 0.82:.1f}" ry="{down * 0.78:.1f}" fill="none" '
        'stroke="#8f5a1c" stroke-width="2"/>'
    )
    return [
        Shape(smooth(edge), "#b9762a", round=6, detail=milling),
        Shape(
            ellipse(x, y, across, down), "url(#gold)", round=5, shine=0.5,
            detail=face + fill(polygon(crown), "#9a631f", 0.8),
        ),
    ]  # fmt: skip


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
        ribs.append(
            Shape(
                taper(spine, [5, 15, 21]), "url(#scal)", round=8, contact=0.35, shine=0.2,
                detail=grooves,
            )
        )  # fmt: skip
    return ribs


def _minnow(x: float, y: float, size: float) -> str:
    body = "0,0! 8,-5 18,0 24,-5! 23,5! 18,1 8,5"
    return fill(smooth(place(body, x, y, size)), "#0e5c7c", 0.9)


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
    for _ in range(13):
        angle, half = 1.32 + chance.uniform(-0.62, 0.62), chance.uniform(0.012, 0.05)
        east, south = math.cos(angle), math.sin(angle)
        near, far = (110 + 40 * east, 40 * south - 30), (110 + 520 * east, 520 * south - 30)
        beams.append(taper([near, far], [24 * half, 1040 * half]))
    return "".join(beams)


def _angry_eye(x: float, iris: float) -> list[Shape]:
    hoop = f'<circle cx="{iris}" cy="200" r="18" fill="none" stroke="#c9561a" stroke-width="6"/>'
    return [
        Shape(ellipse(x, 198, 26), "#fff6e4", round=34, contact=0.6, rim=0.3),
        Shape(ellipse(iris, 200, 18), "#ffb52e", round=30, contact=0.3, glow=0.45, detail=hoop),
    ]


def _deep(picture: Scene) -> None:
    picture.cover(cover("url(#sea)") + cover("url(#sun)"))
    picture.cover(fill(ridge(-5, 380, 300, 46, 12), "#1f7fa0", 0.55))
    fish = smooth("396,74 330,58 276,76 236,110 226,130! 240,146 232,160! 262,186 316,204 396,214")
    picture.veil(fill(fish, "#0f5a80", 0.8) + fill(smooth("300,60 330,24 372,20 392,60"),
        "#0f5a80", 0.8), 1.6)  # fmt: skip
    look = disc(284, 108, 13, "#d8f4d8", 0.75) + disc(280, 112, 6, "#07304e")
    picture.veil(look + line("228,134 248,139 268,138", "#0a4166", 3, 1), 0.8)
    picture.veil(lines(["322,84 334,120 326,168", "340,100 354,128 348,158"], "#0a4568", 3, 0.8),
        1.2)  # fmt: skip
    picture.cover(fill(ridge(-5, 380, 348, 34, 5), "#125f86", 0.8))
    kelp = "".join(taper(
        f"{x},440 {x + dx * 0.4},{440 - h * 0.4} {x - dx * 0.5},{440 - h * 0.75} {x + dx},"
        f"{440 - h}", [9, 11, 7, 1]) for x, dx, h in [(14, 20, 300), (36, -18, 220), (352, 16,
        190), (368, -22, 250), (4, 12, 190)])  # fmt: skip
    picture.veil(fill(kelp, "#0c4a66"), 0.8)
    school = ((40, 96, 1), (66, 82, 0.8), (58, 112, 0.9), (84, 104, 0.7), (30, 122, 0.7),
        (92, 128, 0.6), (104, 90, 0.6))  # fmt: skip
    picture.veil("".join(_minnow(*at) for at in school), 0.5)
    picture.glow(fill(_beams(), "url(#ray)", 0.55), 4, 0.8)


def _treasure(picture: Scene) -> None:
    picture.cover(fill(ridge(-5, 380, 384, 10, 8), "url(#sand)"))
    picture.group(
        *_coin(70, 402, 52, 14),
        *_coin(318, 400, 50, 14),
        *_coin(190, 384, 128, 34, 14),
        shadow=0.5, form=0, roundness=30,
    )  # fmt: skip
    picture.group(
        Shape(ellipse(300, 372, 13), "#f4eef8", round=13, shine=0.8),
        Shape(ellipse(330, 378, 10), "#f7e6ee", round=10, shine=0.8),
        Shape(ellipse(62, 378, 11), "#f4eef8", round=11, shine=0.8),
        shadow=0.4, form=0,
    )  # fmt: skip


def _far_arms(picture: Scene) -> None:
    skin, cups = "url(#skb)", "#e79aa0"
    back = [
        *_arm("160,240 104,292 58,318 26,356 50,384 70,364", BACK, skin, cups, -1),
        *_arm("216,240 272,290 318,312 346,350 324,380 304,362", BACK, skin, cups, 1),
    ]
    picture.group(*back, shadow=0.4, form=0.2, fade=(260, 400, 0.3))


def _rapier(picture: Scene) -> None:
    picture.group(
        Shape(taper("332,262 322,140 311,14", [6, 6.5, 1.2]), "url(#steel)", round=3, shine=0.9,
            gloss=8, ink=0.6),
        Shape(smooth("330,246 338,262 338,280 332,290 326,280 325,262"), "url(#steel)", round=3,
            shine=0.6, ink=0.6, detail=oval(332, 270, 2.4, 10, "#274a66")),
        shadow=0.2, form=0,
    )  # fmt: skip
    raised = _arm(
        "222,226 270,250 312,240 336,208 322,180 304,192 318,212 342,202 344,180",
        [46, 40, 32, 25, 20, 16, 12, 9, 4], "url(#skin)", "#ffc7b0", 1, 0.6,
    )  # fmt: skip
    picture.group(*raised, shadow=0.35, form=0.2)
    guard = _arm("150,226 112,250 78,248 54,222 52,196", [46, 38, 30, 24, 18], "url(#skin)",
        "#ffc7b0", -1)  # fmt: skip
    picture.group(*guard, shadow=0.35, form=0.2)


def _shield(picture: Scene) -> None:
    picture.group(
        Shape(polygon("38,226 74,226 68,244 44,244"), "#e8a59a", round=6),
        *_fan(),
        shadow=0.45, roundness=40, form=0.5,
    )  # fmt: skip


def _near_arms(picture: Scene) -> None:
    skin, cups = "url(#skin)", "#ffc7b0"
    front = [
        *_arm("168,236 140,296 98,330 60,330 44,304 64,292 74,306", CURL, skin, cups, -1),
        *_arm("208,236 236,296 280,326 322,318 330,290 308,284 302,298", CURL, skin, cups, 1),
        *_arm("178,240 166,306 136,356 98,366 82,346 98,334", REACH, skin, cups, -1),
        *_arm("198,240 212,306 238,352 276,364 294,344 278,332", REACH, skin, cups, 1),
    ]
    picture.group(*front, shadow=0.45, form=0.15, roundness=50, fade=(300, 420, 0.25))


def _head(picture: Scene) -> None:
    freckles = ((118, 148, 7), (132, 128, 5), (258, 150, 7), (246, 130, 5), (112, 172, 4),
        (264, 174, 4), (150, 142, 4), (226, 142, 4), (187, 156, 6), (172, 146, 3),
        (204, 147, 3))  # fmt: skip
    marks = "".join(
        disc(x, y, r, "#ffb070", 0.75) + disc(x, y, r / 2, "#c93a58", 0.8) for x, y, r in freckles
    )
    ribs = [[(187, 34), (97 + index * 15, 152)] for index in range(13)]
    grooves = lines(ribs, "#7d4f42", 2.4, 0.55)
    grooves += "".join(
        f'<ellipse cx="187" cy="40" rx="{across}" ry="{down}" fill="none" stroke="#8a5a4a" '
        'stroke-width="1.8" opacity=".45"/>'
        for across, down in ((40, 52), (62, 76))
    )
    head = [
        Shape(smooth(
            "187,62 238,78 270,122 272,170 252,214 222,246 187,256 152,246 122,214 102,170 "
            "104,122 136,78"), "url(#skin)", round=70, bump=0.25, bump_size=14, shine=0.35,
            gloss=22, skin=0.3, detail=marks),
        Shape(smooth(
            "108,128! 140,92 170,52 187,36 204,52 234,92 266,128! 244,140 216,142 187,148 "
            "158,142 130,140"), "url(#shell)", round=30, bump=0.7, bump_size=7, contact=0.85,
            shine=0.15, detail=grooves),
        Shape(ellipse(216, 96, 7, 6), "#e8e0d0", round=5, contact=0.6),
        Shape(ellipse(228, 106, 5, 4), "#d8cfc0", round=4, contact=0.6),
        Shape(ellipse(214, 108, 4), "#d8cfc0", round=4, contact=0.6),
        Shape(ellipse(148, 196, 33, 31), "#e8574f", round=20, contact=0.25, ink=0.4, skin=0.3),
        Shape(ellipse(226, 196, 33, 31), "#e8574f", round=20, contact=0.25, ink=0.4, skin=0.3),
        *_angry_eye(150, 155),
        *_angry_eye(224, 219),
        Shape(smooth("112,176! 134,160 166,168 186,194! 166,186 146,182 126,186"), "#d94a50",
            round=9, contact=0.8),
        Shape(smooth("262,176! 240,160 208,168 188,194! 208,186 228,182 248,186"), "#d94a50",
            round=9, contact=0.8),
        Shape(smooth("160,234! 176,240 196,240 216,228! 204,246 184,250 168,246"), "#5a1030",
            round=4, contact=0.1, rim=0, ink=0.5),
        Shape(polygon("196,240 206,236 203,247"), "#fff6e4", round=2, contact=0.2, ink=0.4),
        Shape(taper("252,226 270,234 280,228", [18, 15, 17]), "#d94a50", round=8, contact=0.6),
        Shape(ellipse(282, 226, 4, 7, 20), "#5a1030", round=3, contact=0, ink=0.5, rim=0),
    ]  # fmt: skip
    picture.group(*head, shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    for x in (155.5, 218.5):
        bar = smooth(place("-11,0 -7,-4.5 7,-4.5 11,0 7,4.5 -7,4.5", x, 200.5))
        glints = disc(x - 7, 191, 5, "#ffffff") + disc(x + 7, 208, 2.4, "#ffffff", 0.8)
        picture.sharp(fill(bar, "#20081c") + glints)


def _reef(picture: Scene) -> None:
    coral = "".join(taper(q, w) for q, w in [("-6,470 20,420 16,376 36,344", [24, 18, 13, 8]), (
        "14,420 40,396 62,392", [14, 10, 7]), ("380,470 352,424 362,380 344,352", [24, 18, 13, 8]),
        ("358,424 332,402 312,404", [14, 10, 7]), ("18,380 4,362 0,346", [10, 8, 6]), (
        "362,386 374,366 378,350", [10, 8, 6])])  # fmt: skip
    dim = replace(LIGHT, ambient="#203a6a", key_colour="#7a5a9a", rim=0.5)
    picture.group(Shape(coral, "#5a2a6a", round=8, bump=0.5, bump_size=5), light=dim, shadow=0.3)
    picture.veil('<rect y="420" width="375" height="120" fill="#0c3454" opacity=".45"/>', 22)
    bubbles = ((292, 208, 6), (298, 190, 4), (290, 176, 8), (300, 158, 3), (286, 148, 4),
        (60, 140, 9), (76, 120, 5), (52, 112, 3.5), (96, 40, 6), (112, 56, 3), (350, 120, 7),
        (344, 100, 4), (20, 250, 5), (348, 250, 4))  # fmt: skip
    picture.sharp("".join(_bubble(*at) for at in bubbles))
    picture.afterglow(specks(5, 40, (0, 0, 375, 400), "#e8fff4", (0.5, 1.3)), 0.4)
