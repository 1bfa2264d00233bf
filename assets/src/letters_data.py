"""Every letter: its strokes and its width. All bars lie low, as on an old inn's sign."""

from collections.abc import Callable
from typing import TypeAlias

from .curves import Track
from .pen import Pen, arc, bar, beak, block, bowl, limb, ring, slab, stem, sweep

Glyph: TypeAlias = tuple[float, list[Track]]
WAIST = 59.0
_STEM = 22.0


def _a(p: Pen) -> Glyph:
    s = p.stem
    return 99, [
        limb((46, 3), (15, 96), p.thin + 1), limb((50, 0), (82, 96), s),
        bar(26, 72, 68, p.thin), slab(33, 60, 0, p.slab * 0.9),
        slab(1, 31, 100, -p.slab), slab(63, 99, 100, -p.slab),
    ]  # fmt: skip


def _b(p: Pen) -> Glyph:
    t = p.thin
    return 86, [
        *stem(p, _STEM, (1, 0.3), (1, 0.3)),
        bowl(p, _STEM, 76, (0, WAIST + t * 0.5), 0.92),
        bowl(p, _STEM, 83, (WAIST - t * 0.5, 100)),
    ]


def _c(p: Pen) -> Glyph:
    return 86, [
        arc((48, 50), (46, 51.5), (p.stem, p.thin), (42, 312)),
        block((70, 3), (81, -1), (84, 34), (72, 33)),
    ]


def _d(p: Pen) -> Glyph:
    return 95, [*stem(p, _STEM, (1, 0.3), (1, 0.3)), bowl(p, _STEM, 92, (0, 100))]


def _e(p: Pen) -> Glyph:
    t = p.thin
    return 80, [
        *stem(p, _STEM, (1, 0.2), (1, 0.2)), bar(_STEM, 73, t / 2, t, 0),
        bar(_STEM, 60, WAIST, t), bar(_STEM, 76, 100 - t / 2, t, 0),
        beak(74, 0, 28, p), beak(78, 100, -30, p),
        block((53, WAIST - 13), (62, WAIST - 12), (61, WAIST + 13), (53, WAIST + 13)),
    ]  # fmt: skip


def _f(p: Pen) -> Glyph:
    t = p.thin
    return 76, [
        *stem(p, _STEM, (1, 0.2), (1, 1.1)), bar(_STEM, 73, t / 2, t, 0),
        bar(_STEM, 60, WAIST - 2, t), beak(75, 0, 30, p),
        block((53, WAIST - 15), (62, WAIST - 14), (61, WAIST + 11), (53, WAIST + 11)),
    ]  # fmt: skip


def _g(p: Pen) -> Glyph:
    return 95, [
        arc((48, 50), (46, 51.5), (p.stem, p.thin), (40, 312)),
        block((70, 3), (81, -1), (84, 34), (72, 33)),
        *stem(p, 79, (1.3, 0.6), None, (57, 99), p.stem * 0.95),
    ]


def _h(p: Pen) -> Glyph:
    return 103, [*stem(p, _STEM), *stem(p, 81), bar(_STEM, 81, WAIST, p.thin)]


def _i(p: Pen) -> Glyph:
    return 45, stem(p, 22.5)


def _j(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    hook = sweep(
        [(43, 48, s), (43, 70, s), (38, 88, s * 0.9), (24, 95, t * 1.15), (12, 88, t * 0.9)]
    )
    return 65, [
        *stem(p, 43, (1.2, 1), None, (0, 62)), hook,
        block((2, 71), (15, 69), (18, 90), (6, 95)),
    ]  # fmt: skip


def _k(p: Pen) -> Glyph:
    return 97, [
        *stem(p, _STEM), limb((78, 6), (22, 74), p.thin * 1.35, 1.0),
        limb((50, 41), (80, 96), p.stem * 0.84, 1.22),
        slab(62, 93, 0, p.slab), slab(62, 97, 100, -p.slab),
    ]  # fmt: skip


def _l(p: Pen) -> Glyph:
    return 76, [
        *stem(p, _STEM, (1, 1), (1, 0.2)), bar(_STEM, 73, 100 - p.thin / 2, p.thin, 0),
        beak(75, 100, -33, p),
    ]  # fmt: skip


def _m(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 119, [
        limb((21, 4), (18, 96), t * 1.1), *stem(p, 98, None, (0.9, 0.9)),
        limb((29, 0), (58, 82), s * 0.98, 0.8), limb((93, 0), (60, 82), t * 1.3, 0.9),
        slab(3, 39.5, 0, p.slab), slab(84, 116, 0, p.slab), slab(3, 34, 100, -p.slab),
    ]  # fmt: skip


def _n(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 103, [
        limb((22, 4), (21, 96), t * 1.15), limb((84, 4), (83, 100), t * 1.15, 1.0),
        limb((27, 0), (78, 100), s * 1.12, 1.0),
        slab(3, 39, 0, p.slab), slab(5, 38, 100, -p.slab), slab(67, 101, 0, p.slab),
    ]  # fmt: skip


def _o(p: Pen) -> Glyph:
    return 97, ring((48.5, 50), (46.5, 51.5), (p.stem, p.thin))


def _p(p: Pen) -> Glyph:
    return 83, [*stem(p, _STEM, (1, 0.3), (1, 1.1)), bowl(p, _STEM, 80, (0, 66))]


def _q(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 97, [
        *ring((48.5, 50), (46.5, 51.5), (s, t)),
        sweep([(50, 79, t), (62, 87, s * 0.9), (78, 104, s * 0.9), (97, 112, t * 0.8)]),
    ]


def _r(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 93, [
        *stem(p, _STEM, (1, 0.3)), bowl(p, _STEM, 79, (0, 64)),
        sweep([(45, 58, t), (58, 70, s), (70, 88, s), (80, 96, s * 0.7), (95, 95, t * 0.8)]),
    ]  # fmt: skip


def _s(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    body = sweep(
        [
            (63, 13, t * 0.9), (53, 6, t), (36, 5, t), (18, 14, s * 0.82), (15, 32, s * 0.95),
            (33, 47, s * 1.02), (55, 58, s * 1.05), (66, 76, s * 0.98), (54, 92, s * 0.78),
            (34, 95, t), (20, 92, t), (12, 85, t * 0.8),
        ]
    )  # fmt: skip
    return 78, [
        body, block((59, 2), (69, -1), (72, 31), (61, 30)),
        block((4, 69), (14, 70), (18, 98), (7, 101)),
    ]  # fmt: skip


def _t(p: Pen) -> Glyph:
    t, w = p.thin, p.slab * 0.92
    return 86, [
        *stem(p, 43, None, (1.1, 1.1)), bar(4, 82, t / 2, t, 0), beak(84, 0, 30, p),
        block((2, 0), (2 + w, 0), (w * 0.75 + 1, 30), (0.4, 31)),
    ]  # fmt: skip


def _u(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    base = sweep(
        [
            (21, 40, s), (21, 62, s), (25, 82, s * 0.92), (40, 94, t * 1.15), (58, 94, t * 1.1),
            (74, 82, t * 1.2), (79, 62, t * 1.2), (79, 40, t * 1.15),
        ]
    )  # fmt: skip
    return 97, [
        *stem(p, 21, (1, 1), None, (0, 55)), limb((79, 3), (79, 55), t * 1.15, 1.0), base,
        slab(62, 96, 0, p.slab),
    ]  # fmt: skip


def _v(p: Pen) -> Glyph:
    return 97, [
        limb((20, 2), (50, 100), p.stem, 1.0), limb((79, 3), (54, 100), p.thin, 1.0),
        slab(1, 38, 0, p.slab), slab(64, 96, 0, p.slab),
    ]  # fmt: skip


def _w(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 134, [
        limb((19, 2), (43, 100), s, 1.0), limb((68, 14), (47.2, 100), t, 1.0),
        limb((66, 10), (91, 100), s, 1.0), limb((116, 3), (95.2, 100), t, 1.0),
        slab(1, 37, 0, p.slab), slab(101, 133, 0, p.slab), slab(54, 80, 6, p.slab * 0.8),
    ]  # fmt: skip


def _x(p: Pen) -> Glyph:
    return 96, [
        limb((20, 4), (76, 96), p.stem * 1.1, 1.0), limb((76, 5), (20, 96), p.thin * 1.15, 1.0),
        slab(2, 38, 0, p.slab), slab(61, 93, 0, p.slab),
        slab(3, 36, 100, -p.slab), slab(58, 95, 100, -p.slab),
    ]  # fmt: skip


def _y(p: Pen) -> Glyph:
    return 95, [
        limb((19, 3), (48, 64), p.stem * 1.05, 0.86), limb((77, 4), (50, 64), p.thin * 1.15, 1.0),
        *stem(p, 48, None, (1.1, 1.1), (55, 100)),
        slab(1, 37, 0, p.slab), slab(62, 94, 0, p.slab),
    ]  # fmt: skip


def _z(p: Pen) -> Glyph:
    t, w = p.thin, p.slab * 0.92
    return 83, [
        bar(8, 77, t / 2, t, 0), bar(6, 76, 100 - t / 2, t, 0),
        limb((62.5, 3), (19.5, 97), p.stem * 1.2, 1.0), beak(79, 100, -31, p),
        block((6, 0), (6 + w, 0), (w * 0.75 + 4, 29), (4, 30)),
    ]  # fmt: skip


def _call(p: Pen) -> Glyph:
    s = p.stem
    return 40, [
        block((20 - s * 0.72, 2), (20 + s * 0.66, -1), (20 + s * 0.28, 66), (20 - s * 0.28, 67)),
        ring((20, 88), (s * 0.62, 12.5), (0, 0))[0],
    ]


#: Pairs that stand closer together, or further apart, than their widths say.
KERNING = {
    "AT": -9, "AV": -12, "AY": -10, "AC": -4, "AG": -4, "AO": -4, "CY": -2, "DA": -5,
    "FA": -10, "KA": -3, "LA": -2, "LT": -8, "LY": -8, "OA": -4, "OX": -4, "PA": -10, "PT": -2,
    "RA": -1, "RO": -2, "RT": -3, "RY": -3, "TA": -9, "TE": -2, "TI": 0, "TO": -4, "TR": -2,
    "VO": -5, "YC": -4, "YR": -2, "ZO": -3, "M!": -1, "OM": 0, "OO": -2, "BO": -2,
}  # fmt: skip

GLYPHS: dict[str, Callable[[Pen], Glyph]] = {
    "A": _a, "B": _b, "C": _c, "D": _d, "E": _e, "F": _f, "G": _g, "H": _h, "I": _i, "J": _j,
    "K": _k, "L": _l, "M": _m, "N": _n, "O": _o, "P": _p, "Q": _q, "R": _r, "S": _s, "T": _t,
    "U": _u, "V": _v, "W": _w, "X": _x, "Y": _y, "Z": _z, "!": _call,
}  # fmt: skip
