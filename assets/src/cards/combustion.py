"""Combustion: an alchemist's flask bursts, and the fire leaps up and to both sides."""

import random

from ..curves import Knot, both, mirror, place, polygon, smooth, taper
from ..props import blaze
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, line, linear, oval, specks

BACKDROP = Backdrop(
    ("#050b2c", "#12306e", "#2c6a94"), ("#3f8ab0", "#1c4a86"), "#0e2450", "#070a1c", "crags",
    radius=118, halo="disc", centre=(187, 170),
)  # fmt: skip
LIGHT = lit("#0c0c18", "#3a5090", "#ffb04a", "#d8581a", 1.0)
FLASK = (187.0, 300.0)
FIRE = (
    (3, 52, 330, 104, 5, "url(#t0)"), (8, 44, 292, 84, 5, "url(#t1)"),
    (5, 32, 246, 66, 5, "url(#t2)"), (9, 18, 186, 46, 4, "url(#t3)"),
)  # fmt: skip
LEAPS = (
    ("182,304 150,214 104,160 56,176 34,240 40,306", (56, 62, 58, 50, 42, 24), "url(#t0)"),
    ("182,304 152,222 106,174 62,188 44,240 44,302", (44, 46, 42, 36, 30, 18), "url(#t1)"),
    ("182,304 154,232 108,186 68,200 50,244 47,296", (30, 32, 28, 24, 19, 10), "url(#t2)"),
    ("182,304 158,242 114,200 78,210 58,246 52,284", (18, 18, 14, 11, 8, 3), "url(#t3)"),
)
"""The fire that leaps to the left, from its dark outside to its white inside."""
LICKS = (
    ("96,182 84,146 98,100", 34),
    ("58,196 36,160 38,118", 30),
    ("38,240 14,214 10,176", 24),
    ("136,218 124,176 142,138", 26),
)
SHARDS = (
    (96, 262, 20),
    (282, 250, 22),
    (130, 356, 12),
    (252, 352, 13),
    (300, 306, 14),
    (80, 322, 10),
    (250, 120, 17),
    (140, 30, 9),
    (300, 148, 11),
    (228, 38, 8),
)
LANDINGS = (44.0, 331.0)


def scene() -> Scene:
    """Night, the fire in four tones, where it comes down, the flask and its shards."""
    colours = (
        linear("t0", (0, 20), (0, 330), (0, "#8a1a4e"), (1, "#d0342e"))
        + linear("t1", (0, 50), (0, 330), (0, "#e23a2e"), (1, "#ff7228"))
        + linear("t2", (0, 90), (0, 330), (0, "#ff7a26"), (1, "#ffb63a"))
        + linear("t3", (0, 140), (0, 330), (0, "#ffb63a"), (1, "#fff0a0"))
        + linear(
            "brew",
            (187, 296),
            (187, 372),
            (0, "#fff6b0"),
            (0.3, "#ffc030"),
            (0.7, "#f0641e"),
            (1, "#a82420"),
        )
        + linear("glass", (110, 240), (270, 380), (0, "#b8f0e0"), (0.35, "#4a9a9c"), (1, "#123e58"))
        + linear("neck", (96, 90), (130, 110), (0, "#d8fff4"), (0.5, "#5aaab0"), (1, "#1e5a78"))
        + linear("table", (0, 350), (0, 440), (0, "#8a4a34"), (0.3, "#4a2430"), (1, "#120c1e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 72)
    picture.cover(fill(polygon([(-5, 366), (380, 366), (380, 530), (-5, 530)]), "url(#table)"))
    picture.glow(disc(187, 220, 130, "#ff7a2a", 0.7), 40)
    _fire(picture)
    _flask(picture)
    picture.group(*_flying(), shadow=0.35, form=0)
    picture.afterglow(disc(187, 290, 60, "#ffb04a", 0.4), 24)
    picture.afterglow(specks(8, 50, (20, 30, 355, 330), "#ffd06a", (0.8, 2.2)), 0.5)
    return finish(picture, BACKDROP, "#ffd08a")


def _fire(picture: Scene) -> None:
    for x in LANDINGS:
        picture.glow(oval(x, 352, 60, 16, "#ff8a3a", 0.8), 10)
    for index, (seed, spread, length, width, count, colour) in enumerate(FIRE):
        track, widths, _ = LEAPS[index]
        raised = _raise(mirror(track, 187))
        picture.cover(fill(taper(track, widths, 90) + taper(raised, widths, 90), colour))
        picture.cover(fill(_tongues(index), colour))
        picture.cover(fill(blaze(seed, (187, 312), spread, length, width, count), colour))
    for index, tone in enumerate(("#d0342e", "#ff7228", "#ffb63a", "#fff0a0")):
        shrink = 1 - 0.22 * index
        picture.cover("".join(
            fill(blaze(4 + index, (x, 366), 40 * shrink, 78 * shrink, 26 * shrink, 7), tone)
            for x in LANDINGS
        ))  # fmt: skip


def _raise(leap: list[Knot]) -> list[Knot]:
    """Make the right leap higher than the left one."""
    return [Knot(p.x, p.y - max(0.0, 290 - p.y) * 0.3) for p in leap]


def _tongues(index: int) -> str:
    """Give the ragged licks on the backs of both leaps, shorter in each brighter tone."""
    shrink = 1 - 0.3 * index
    paths = ""
    for track, width in LICKS:
        near, far = both(track, 187)
        for points in (near, _raise(far)):
            foot = points[0]
            lick = place([(p.x - foot.x, p.y - foot.y) for p in points], foot.x, foot.y, shrink)
            paths += taper(lick, [width * shrink, width * 0.7 * shrink, 0.6], 30)
    return paths


def _flask(picture: Scene) -> None:
    """Set down what is left of the flask, still full of burning brew."""
    x, y = FLASK
    bowl = "-66,-20! -58,-52! -42,-14! -26,-4! -12,-22! 2,2! 22,-10! 34,-4! 52,-40! 62,-22! "
    bowl += "80,12 72,48 42,72! 44,80! -44,80! -42,72! -72,48 -80,12"
    brew = "-70,4 -40,12 0,4 40,14 70,2 71,14 62,44 36,64 0,68 -36,64 -62,44 -71,16"
    shine = line([(x - 62, y + 6), (x - 56, y + 34), (x - 34, y + 56)], "#ffffff", 7, 0.9)
    shine += line([(x + 40, y + 56), (x + 58, y + 36)], "#bff0ff", 4, 0.7)
    picture.group(
        Shape(smooth(place(bowl, x, y, 1, -7)), "url(#glass)", round=44, shine=0.5,
            detail=fill(smooth(place(brew, x, y, 1, 4)), "url(#brew)") + shine, glow=0.45),
        shadow=0.5, form=0.3,
    )  # fmt: skip
    bubbles = ((-30, 30, 8), (6, 44, 6), (28, 24, 9), (-6, 20, 5), (-46, 20, 4), (44, 40, 4))
    picture.cover("".join(disc(x + dx, y + dy, r, "#fffbe0", 0.9) for dx, dy, r in bubbles))


def _flying() -> list[Shape]:
    """Throw the flask's neck, its cork and its shards through the air."""
    neck = "-14,-44! 14,-44! 14,-6 20,12 36,28! 22,24! 12,38! 2,24! -10,36! -20,22! -36,24! "
    neck += "-20,10 -14,-6"
    lip = place("-22,-52! 22,-52! 22,-40! -22,-40!", 108, 98, 1, -30)
    cork = place("-13,-16! 13,-16! 10,14! -10,14!", 262, 64, 1, 28)
    flying = [
        Shape(smooth(place(neck, 108, 98, 1, -30)), "url(#neck)", round=14, shine=0.8, ink=0.8),
        Shape(smooth(lip), "#d8f4ff", round=6, shine=0.8, ink=0.8),
        Shape(smooth(cork), "#c89058", round=8, bump=0.8, bump_size=5),
    ]
    chance = random.Random(11)
    for x, y, size in SHARDS:
        corners = [(size, 0), (-size * 0.5, size * 0.5), (-size * 0.7, -size * 0.6)]
        shard = polygon(place(corners, x, y, 1, chance.uniform(0, 360)))
        flying.append(Shape(shard, "#bfeaff", round=6, shine=0.7, ink=0.8))
    return flying
