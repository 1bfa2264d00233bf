"""Every figure: its strokes and its width, which is the same for all."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from .curves import Track
from .pen import Pen, bar, beak, block, limb, ring, stem, sweep

Glyph: TypeAlias = tuple[float, list[Track]]


def _zero(p: Pen) -> Glyph:
    return 70, ring((35, 50), (33, 51.5), (p.stem, p.thin), -5)


def _one(p: Pen) -> Glyph:
    return 70, [
        *stem(p, 37, None, (1.6, 1.6), (0, 100)),
        block((38, 0), (38, 20), (10, 33), (8, 17), (24, 8), (30, 0)),
    ]


def _two(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 70, [
        sweep([(8, 28, s * 0.9), (18, 11, t * 1.15), (36, 7, t * 1.15), (53, 17, s), (54, 36, s),
               (42, 56, s * 0.95), (25, 74, t * 1.2), (12, 92, t * 1.2)]),
        bar(4, 66, 100 - t * 0.6, t * 1.2, 0), beak(67, 100, -29, p),
    ]  # fmt: skip


def _three(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    upper = [(8, 22, s * 0.85), (18, 8, t * 1.15), (36, 6, t * 1.1), (51, 15, s * 0.95)]
    upper += [(50, 34, s * 0.95), (38, 44, t * 1.1), (24, 47, t)]
    lower = [(24, 47, t), (42, 47, t * 1.1), (56, 57, s * 0.95), (57, 78, s), (42, 93, t * 1.2)]
    lower += [(22, 94, t * 1.15), (7, 80, s * 0.85)]
    return 70, [sweep(upper), sweep(lower)]


def _four(p: Pen) -> Glyph:
    t = p.thin
    return 70, [
        *stem(p, 47, None, (0.9, 0.9), (0, 100), p.stem * 0.95),
        limb((45, 0), (13, 62), t * 1.35, 1.0),
        bar(1, 69, 67, t * 1.15, 0), block((38, 0), (58.8, 0), (58.8, 8), (38, 14)),
    ]  # fmt: skip


def _five(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 70, [
        block((11, 0), (11 + t, 0), (8 + t, 46), (8, 54)), bar(11, 58, t * 0.6, t * 1.2, 0),
        block((48, 0), (62, -3), (61, t * 1.3), (48, t * 1.2)),
        sweep([(15, 47, t * 0.8), (27, 40, t), (42, 41, t * 1.3), (56, 55, s), (55, 79, s),
               (40, 93, t * 1.2), (22, 94, t * 1.15), (7, 80, s * 0.85)]),
    ]  # fmt: skip


def _six(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 70, [
        *ring((36, 67), (32, 34), (s * 0.97, t), -4),
        sweep(
            [
                (61, 13, s * 0.8),
                (48, 6, t * 1.15),
                (30, 13, s * 0.8),
                (19, 36, s * 0.96),
                (16.4, 66, s),
            ]
        ),
    ]


def _seven(p: Pen) -> Glyph:
    t, w = p.thin, p.slab
    return 70, [
        block((4, 0), (68, 0), (63, t * 1.3), (4, t * 1.3)),
        block((4, 0), (4 + w, 0), (w + 2, 30), (2, 31)),
        sweep([(54.5, 11, t * 1.2), (46, 34, p.stem), (36, 66, p.stem), (33, 101, p.stem * 1.1)]),
    ]


def _eight(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    upper = ring((35, 27.5), (28.5, 29), (s * 0.86, t), -8)
    lower = ring((35, 72), (32.5, 29.5), (s * 0.95, t), -8)
    return 70, [*upper, *lower]


def _nine(p: Pen) -> Glyph:
    width, strokes = _six(p)
    return width, [_turned(track) for track in strokes]


def _turned(track: Track) -> Track:
    """Turn a stroke half round, which keeps the way that it runs."""
    return np.array([70.0, 100.0]) - track


FIGURES: tuple[Callable[[Pen], Glyph], ...] = (
    _zero, _one, _two, _three, _four, _five, _six, _seven, _eight, _nine,
)  # fmt: skip
