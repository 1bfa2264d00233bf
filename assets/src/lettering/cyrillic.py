"""The Cyrillic letters that no Latin one stands for, and where one does."""

from collections.abc import Callable

from ..curves import Track
from ..letters_data import GLYPHS, Glyph
from ..pen import Pen, arc, bar, beak, block, bowl, limb, ring, slab, stem, sweep
from .shifts import mirrored

_STEM = 22.0


def _tail(x: float, p: Pen) -> Track:
    """Hang a tail below the end of a foot."""
    w = p.slab
    return block((x - w, 100 - p.thin), (x, 100 - p.thin), (x + 1.2, 123), (x - w * 0.72, 121))


def _be(p: Pen) -> Glyph:
    t = p.thin
    return 88, [
        *stem(p, _STEM, (1, 0.2), (1, 0.3)), bar(_STEM, 75, t / 2, t, 0), beak(77, 0, 29, p),
        bowl(p, _STEM, 85, (43, 100)),
    ]  # fmt: skip


def _ghe(p: Pen) -> Glyph:
    t = p.thin
    return 76, [*stem(p, _STEM, (1, 0.2), (1, 1)), bar(_STEM, 72, t / 2, t, 0), beak(74, 0, 33, p)]


def _ghe_upturn(p: Pen) -> Glyph:
    t = p.thin
    return 76, [*stem(p, _STEM, (1, 0.2), (1, 1)), bar(_STEM, 72, t / 2, t, 0), beak(73, t, -36, p)]


def _de(p: Pen) -> Glyph:
    t, w = p.thin, p.slab
    return 103, [
        limb((43, 4), (25, 98), t * 1.2), *stem(p, 77, None, None, (0, 98)),
        slab(31, 97, 0, p.slab), bar(5, 99, 100 - t / 2, t, 0), _tail(100, p),
        block((3, 100 - t), (3 + w, 100 - t), (3 + w * 0.72, 121), (1.8, 123)),
    ]  # fmt: skip


def _zhe(p: Pen) -> Glyph:
    s, t, x = p.stem, p.thin, 67.0
    strokes = stem(p, x, (0.8, 0.8), (0.8, 0.8), width=s * 0.96)
    for way in (-1, 1):
        strokes += [
            limb((x + way * 42, 5), (x + way * 4, 62), t * 1.3, 1.0),
            limb((x + way * 20, 40), (x + way * 47, 96), s * 0.84, 1.15),
            slab(x + way * 42 - 15, x + way * 42 + 15, 0, p.slab),
            slab(x + way * 47 - 17, x + way * 47 + 17, 100, -p.slab),
        ]
    return 134, strokes


def _ze(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    upper = [(9, 19, t), (18, 8, t * 1.05), (36, 5.5, t * 1.05), (53, 14, s * 0.92)]
    upper += [(54, 33, s * 0.96), (42, 45, t * 1.05), (24, 48, t)]
    lower = [(24, 48, t), (44, 49, t * 1.1), (60, 60, s * 0.95), (60, 79, s), (43, 94.5, t * 1.15)]
    lower += [(22, 94.5, t * 1.05), (10, 84, t)]
    return 77, [
        sweep(upper), sweep(lower),
        block((14, 2), (4, -1), (2, 30), (13, 30)), block((14, 70), (4, 69), (1, 100), (12, 98)),
    ]  # fmt: skip


def _i(p: Pen) -> Glyph:
    return 106, [*stem(p, _STEM), *stem(p, 84), limb((76, 10), (30, 90), p.thin * 1.4, 1.0)]


def _el(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    leg = sweep(
        [(42, 4, t * 1.15), (40, 40, t * 1.15), (35, 70, t * 1.3), (24, 91, t * 1.5), (9, 94, t)]
    )
    return 104, [leg, block((2, 76), (14, 75), (15, 99), (4, 100)), *stem(p, 81, None, (1, 1)),
                 slab(30, 81 + s / 2 + p.reach, 0, p.slab)]  # fmt: skip


def _pe(p: Pen) -> Glyph:
    return 103, [*stem(p, _STEM), *stem(p, 81), bar(_STEM, 81, p.thin / 2, p.thin, 0)]


def _u(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    tail = [(77, 4, t * 1.25), (61, 46, t * 1.25), (50, 76, t * 1.35), (37, 94, t * 1.5)]
    return 95, [
        limb((19, 3), (53, 64), s * 1.05, 0.86), sweep([*tail, (22, 96, t * 1.1), (13, 91, t)]),
        block((6, 75), (18, 74), (20, 97), (9, 100)),
        slab(1, 37, 0, p.slab), slab(61, 93, 0, p.slab),
    ]  # fmt: skip


def _ef(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 117, [
        *ring((58.5, 49), (56.5, 37), (s * 0.92, t), 0), *stem(p, 58.5, (0.9, 0.9), (0.9, 0.9)),
    ]  # fmt: skip


def _tse(p: Pen) -> Glyph:
    t = p.thin
    return 105, [
        *stem(p, _STEM, (1, 1), (1, 0.2)), *stem(p, 81, (1, 1), (0.2, 0.6)),
        bar(_STEM, 98, 100 - t / 2, t, 0), _tail(101, p),
    ]  # fmt: skip


def _che(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    curve = [(21, 24, s), (22, 42, s * 0.92), (36, 55, t * 1.3), (56, 55, t * 1.15), (78, 48, t)]
    return 99, [*stem(p, 21, (1, 1), None, (0, 32)), sweep(curve), *stem(p, 77)]


def _sha(p: Pen, middle: float = 65.0) -> Glyph:
    s, t = p.stem * 0.95, p.thin
    last = 2 * middle - 21
    return last + 21, [
        *stem(p, 21, (1, 0.85), (1, 0.2), width=s), *stem(p, middle, (0.85, 0.85), None, width=s),
        *stem(p, last, (0.85, 1), (0.2, 1), width=s), bar(21, last, 100 - t / 2, t, 0),
    ]  # fmt: skip


def _shcha(p: Pen) -> Glyph:
    width, strokes = _sha(p, 64)
    t = p.thin
    return width + 5, [*strokes, bar(width - 20, width - 1, 100 - t / 2, t, 0), _tail(width + 2, p)]


def _hard(p: Pen) -> Glyph:
    t, w = p.thin, p.slab * 0.92
    return 103, [
        *stem(p, 40, (0.2, 1), (1, 0.3)), bar(4, 40, t / 2, t, 0),
        block((2, 0), (2 + w, 0), (w * 0.75 + 1, 29), (0.4, 30)), bowl(p, 40, 100, (42, 100)),
    ]  # fmt: skip


def _soft(p: Pen) -> Glyph:
    return 85, [*stem(p, _STEM, (1, 1), (1, 0.3)), bowl(p, _STEM, 82, (42, 100))]


def _yeru(p: Pen) -> Glyph:
    return 121, [
        *stem(p, _STEM, (1, 1), (1, 0.3)), bowl(p, _STEM, 76, (42, 100), 0.92), *stem(p, 99),
    ]  # fmt: skip


def _ie(p: Pen) -> Glyph:
    t = p.thin
    return 86, [
        arc((48, 50), (46, 51.5), (p.stem, t), (42, 312)),
        block((70, 3), (81, -1), (84, 34), (72, 33)), bar(14, 60, 51, t),
        block((52, 39), (61, 40), (60, 63), (52, 63)),
    ]  # fmt: skip


def _e(p: Pen) -> Glyph:
    t = p.thin
    return 86, [
        arc((38, 50), (46, 51.5), (p.stem, t), (228, 498), 7),
        block((16, 3), (5, -1), (2, 34), (14, 33)), bar(26, 72, 51, t),
        block((34, 39), (25, 40), (26, 63), (34, 63)),
    ]  # fmt: skip


def _yu(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    return 129, [
        *ring((87, 50), (40, 51.5), (s * 0.96, t)), *stem(p, _STEM), bar(_STEM, 56, 51, t, 0),
    ]  # fmt: skip


def _ya(p: Pen) -> Glyph:
    return mirrored(GLYPHS["R"](p))


#: Letters that look like a Latin one.
ALIKE = dict(zip("АВЕКМНОРСТХІЈЅ", "ABEKMHOPCTXIJS", strict=True))
CYRILLIC: dict[str, Callable[[Pen], Glyph]] = {
    "Б": _be, "Г": _ghe, "Ґ": _ghe_upturn, "Д": _de, "Ж": _zhe, "З": _ze, "И": _i, "Л": _el,
    "П": _pe, "У": _u, "Ф": _ef, "Ц": _tse, "Ч": _che, "Ш": _sha, "Щ": _shcha, "Ъ": _hard,
    "Ы": _yeru, "Ь": _soft, "Э": _e, "Є": _ie, "Ю": _yu, "Я": _ya,
    **{sign: GLYPHS[latin] for sign, latin in ALIKE.items()},
}  # fmt: skip
