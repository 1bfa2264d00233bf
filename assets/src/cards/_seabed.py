"""The bed of the sea: coins to stand on, and who looks on at a duel there."""

import random
from dataclasses import replace

from ..actors import floor_shadow, moved
from ..curves import ellipse, place, polygon, ridge, smooth
from ..figures import limb
from ..scene import Scene, Shape
from ..svg import fill, lines, oval, spots


def seabed(picture: Scene) -> None:
    """Lay sand under dancing light, coins that tell how small all this is, and the seconds."""
    dim = replace(picture.light, ambient="#5470a0", rim=0.4)
    picture.cover(fill(ridge(-5, 380, 376, 8, 8), "url(#sand)"))
    chance = random.Random(3)
    for _ in range(16):
        x, y = chance.uniform(0, 375), chance.uniform(392, 515)
        wide = 20 + (y - 380) * 0.3
        net = [(x - wide, y), (x, y - wide * 0.22), (x + wide, y + wide * 0.1)]
        picture.veil(lines([net], "#fffbe0", 3 + (y - 380) * 0.02, 0.3), 1.6)
        picture.veil(oval(x, y + 9, wide, 2.6, "#8c9c84", 0.35), 2)
    floor_shadow(picture, 170, 448, 150, "#3c4c5c")
    floor_shadow(picture, 338, 428, 60, "#3c4c5c")
    picture.group(*_coral(), shadow=0.3)
    picture.group(*moved(_crab(302, 482), (302, 482), (338, 396), 0.74, 6), shadow=0.4, light=dim)
    picture.group(
        *_coin(336, 412, 46, 12),
        *_coin(30, 424, 44, 12),
        *_coin(168, 396, 134, 32, 22),
        shadow=0.5, form=0, roundness=30,
    )  # fmt: skip
    picture.shade(oval(160, 392, 104, 18, "#6c3410", 0.5), 6)
    picture.afterglow(oval(112, 388, 50, 9, "#fff4c0", 0.5), 6)
    picture.group(*_whelk(66, 488), shadow=0.5, light=dim)


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
        Shape(ellipse(x, y, across, down), "url(#gold)", round=5, shine=0.5, glow=0.25,
            detail=face + fill(polygon(crown), "#9a631f", 0.8)),
    ]  # fmt: skip


def _coral() -> list[Shape]:
    """Grow coral behind the coins, on both sides."""
    return [
        limb(way, wide, tone, bump=0.6, bump_size=4)
        for tone, way, wide in (
            ("#f08848", "352,404 356,360 346,318", [18.0, 15, 10]),
            ("#f08848", "355,372 374,348 372,322", [14.0, 12, 8]),
            ("#f08848", "353,366 334,350 332,334", [13.0, 11, 8]),
            ("#e86ca0", "10,416 12,370 24,334", [18.0, 15, 10]),
            ("#e86ca0", "12,384 -6,358 -2,336", [14.0, 12, 8]),
            ("#e86ca0", "15,366 36,358 42,340", [12.0, 10, 8]),
        )
    ]  # fmt: skip


def _crab(x: float, y: float) -> list[Shape]:
    """Let a crab look on, its claws before its mouth."""

    def put(points: str) -> str:
        return smooth(place(points, x, y))

    legs = [
        limb(place(way, x, y), [8, 7, 4], "#c8402c")
        for way in ("-34,8 -52,10 -58,26", "-30,14 -44,24 -44,36", "34,8 52,10 58,26",
            "30,14 44,24 44,36")
    ]  # fmt: skip
    claws = []
    for k in (-1, 1):
        pincer = (
            f"{k * 44},-16 {k * 52},-30 {k * 38},-42! {k * 40},-30 {k * 28},-40! {k * 26},-26 "
            f"{k * 32},-16"
        )
        arm = place(f"{k * 34},2 {k * 50},-8 {k * 40},-22", x, y)
        claws += [
            limb(arm, [11, 11, 9], "#d8482c"),
            Shape(put(pincer), "#f0603c", round=9, shine=0.4),
        ]
    eyes = [
        part
        for at in (-11, 11)
        for part in (
            limb([(x + at, y - 12), (x + at * 1.2, y - 26)], [5, 5], "#d8482c"),
            Shape(ellipse(x + at * 1.2, y - 30, 8), "#fffaf0", round=8, glow=0.4),
            Shape(ellipse(x + at * 1.2 - 3, y - 32, 3.6), "#1c1018", round=2, flat=0.6, rim=0),
        )
    ]
    return [
        *legs,
        Shape(put("-38,4 -28,-14 0,-18 28,-14 38,4 24,20 0,25 -24,20"), "#f0603c", round=20,
            bump=0.3, shine=0.4, detail=spots(4, 8, (x - 26, y - 12, x + 26, y + 4), "#ffb070",
            (2, 4), 0.8) + lines([place("-10,10 0,6 10,10", x, y)], "#7c1c20", 3)),
        *eyes,
        *claws,
    ]  # fmt: skip


def _whelk(x: float, y: float) -> list[Shape]:
    """Lay a whelk and a pebble on the sand."""
    shell = place("-24,8! -10,-12 12,-14 24,0! 14,12 -8,14", x, y, 1.2)
    return [
        Shape(ellipse(x - 34, y + 12, 20, 11), "#a8988c", round=9, bump=0.6),
        Shape(smooth(shell), "#f4dcc0", round=12, shine=0.4,
            detail=lines([place(f"{dx},-16 {dx + 6},16", x, y, 1.2) for dx in (-12, -2, 8)],
            "#b08468", 2.4)),
        Shape(polygon(place("10,0 22,-4 24,6 12,8", x, y, 1.2)), "#a8645c", round=3),
    ]  # fmt: skip
