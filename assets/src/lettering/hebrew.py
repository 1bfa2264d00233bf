"""The Hebrew letters: heavy roofs with a raised tip, uprights that stand on small slabs."""

from collections.abc import Callable

from ..curves import Track
from ..letters_data import Glyph
from ..pen import Pen, block, limb, ring, stem, sweep
from .shifts import doubled

#: How far letters with a tail go down, and how high a lamed stands up.
TAIL, MAST = 128.0, -34.0


def _roof(x0: float, x1: float, p: Pen, y: float = 0) -> Track:
    """Lay a roof whose left tip is raised and whose right end is cut."""
    b = p.stem * 0.95
    return block(
        (x0 + 1, y - 7), (x0 + 9, y), (x1 - 5, y), (x1, y + 5), (x1, y + b), (x0 + 5, y + b),
        (x0 - 2, y + b - 5),
    )  # fmt: skip


def _tip(x: float, p: Pen, y: float = 0) -> Track:
    """Set a head on an arm: its left tip raised, as a roof's is."""
    s = p.stem
    return block((x - s * 0.86, y - 6), (x - s * 0.3, y), (x + s * 0.56, y),
                 (x + s * 0.62, y + 15), (x - s, y + 15))  # fmt: skip


def _leg(
    x: float, p: Pen, top: float = 4, foot: float = 100, reach: tuple[float, float] = (0.5, 0.45)
) -> list[Track]:
    """Stand an upright on a small slab."""
    return stem(p, x, None, reach, (top, foot), p.stem * 0.88)


def _spike(x: float, p: Pen, top: float, foot: float = TAIL) -> Track:
    """Let an upright run down to a slanted point."""
    half = p.stem * 0.44
    return block((x - half, top), (x + half, top), (x + half, foot - 12), (x - half * 0.9, foot))


def _base(x0: float, x1: float, p: Pen) -> Track:
    """Lay a foot whose left end is cut askew."""
    b = p.stem * 0.92
    return block((x0 + 4, 100 - b), (x1, 100 - b), (x1, 100), (x0, 100))


def _round_back(p: Pen, x0: float, right: float, y: float = 100) -> Track:
    """Bend a roof round and back along the foot."""
    s = p.stem
    v, b = s * 0.9, s * 0.95
    return sweep([
        (x0, b / 2, b), (right - 34, b / 2, b), (right - 13, y * 0.24, v),
        (right - v / 2, y * 0.5, v), (right - 13, y * 0.78, v), (right - 34, y - b / 2, b * 0.95),
        (x0, y - b / 2, b * 0.92),
    ])  # fmt: skip


def _alef(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    arm = [(78, 4, s * 0.9), (78, 22, s * 0.85), (73, 38, s * 0.75), (58, 52, t)]
    leg = [(34, 40, t), (22, 54, s * 0.75), (18, 72, s * 0.88), (18, 100, s * 0.88)]
    return 97, [
        limb((17, 0), (81, 100), s * 1.12, 1.0), sweep(arm), sweep(leg), _tip(79, p), _tip(17, p),
        block((9, 90), (28, 90), (33, 100), (4, 100)),
    ]  # fmt: skip


def _bet(p: Pen) -> Glyph:
    return 92, [_roof(8, 76, p), *stem(p, 66, None, None, (6, 96), p.stem * 0.88), _base(4, 89, p)]


def _gimel(p: Pen) -> Glyph:
    s = p.stem
    return 68, [
        _roof(12, 48, p), sweep([(38, 8, s * 0.9), (39, 44, s * 0.9), (46, 74, s * 0.9),
                                 (55, 100, s * 0.9)]),
        limb((40, 62), (14, 100), s * 0.85, 1.1),
    ]  # fmt: skip


def _dalet(p: Pen) -> Glyph:
    return 88, [_roof(5, 86, p), *_leg(64, p)]


def _he(p: Pen) -> Glyph:
    return 92, [_roof(5, 86, p), *_leg(76, p), *_leg(19, p, 42)]


def _vav(p: Pen) -> Glyph:
    return 45, [_roof(6, 39, p), *_leg(29, p)]


def _zayin(p: Pen) -> Glyph:
    s = p.stem
    return 58, [
        _roof(6, 54, p), sweep([(34, 8, s * 0.85), (27, 36, s * 0.85), (26, 70, s * 0.9),
                                (30, 100, s * 0.95)]),
    ]  # fmt: skip


def _het(p: Pen) -> Glyph:
    return 96, [_roof(4, 91, p), *_leg(79, p), *_leg(19, p)]


def _tet(p: Pen) -> Glyph:
    s = p.stem
    bowl = [(18, 6, s * 0.9), (18, 48, s * 0.9), (22, 76, s * 0.9), (42, 91, s * 0.9)]
    bowl += [(64, 90, s * 0.9), (82, 74, s * 0.9), (86, 46, s * 0.9), (80, 20, s * 0.85)]
    return 100, [sweep([*bowl, (64, 9, s * 0.9), (46, 14, s * 0.8)]), _tip(19, p)]


def _yod(p: Pen) -> Glyph:
    s = p.stem
    return 44, [_roof(6, 38, p), sweep([(28, 8, s * 0.88), (29, 30, s * 0.85), (24, 54, s * 0.7)])]


def _kaf(p: Pen) -> Glyph:
    return 84, [_round_back(p, 10, 80), _roof(8, 40, p)]


def _final_kaf(p: Pen) -> Glyph:
    s = p.stem
    return 82, [_roof(5, 79, p), _spike(79 - s * 0.44, p, 6)]


def _lamed(p: Pen) -> Glyph:
    s = p.stem
    b = s * 0.95
    leg = [(68, 12, s * 0.85), (70, 36, s * 0.9), (58, 66, s * 0.92), (41, 101, s * 0.95)]
    return 84, [
        block((8, MAST), (8 + s * 0.55, MAST + 6), (8 + s, MAST + 6), (5 + s, 14), (6, 14)),
        block((6, 0), (74, 0), (79, 5), (78, b), (6, b)), sweep(leg),
    ]  # fmt: skip


def _final_mem(p: Pen) -> Glyph:
    return 95, [
        _roof(5, 88, p), *stem(p, 78, None, None, (6, 98), p.stem * 0.88),
        *stem(p, 18, None, None, (6, 98), p.stem * 0.88), _base(9, 88, p),
    ]  # fmt: skip


def _mem(p: Pen) -> Glyph:
    s = p.stem
    b = s * 0.92
    body = [(32, 36, s * 0.7), (42, 16, s * 0.85), (60, 9, s * 0.9), (76, 16, s * 0.9)]
    return 98, [
        sweep([*body, (83, 38, s * 0.9), (83, 64, s * 0.9), (83, 98, s * 0.9)]),
        block((52, 100 - b), (92, 100 - b), (92, 100), (48, 100)),
        limb((15, 0), (37, 40), s * 0.9, 0.7), sweep([(34, 34, s * 0.75), (24, 64, s * 0.85),
                                                     (18, 100, s * 0.95)]), _tip(15, p),
    ]  # fmt: skip


def _nun(p: Pen) -> Glyph:
    return 60, [_roof(14, 50, p), *stem(p, 41, None, None, (6, 96), p.stem * 0.88), _base(4, 50, p)]


def _final_nun(p: Pen) -> Glyph:
    return 45, [_roof(6, 39, p), _spike(29.5, p, 6)]


def _samekh(p: Pen) -> Glyph:
    s = p.stem
    return 94, [*ring((48, 52), (43, 49), (s * 0.9, s * 0.86), 0), _roof(3, 52, p)]


def _ayin(p: Pen) -> Glyph:
    s = p.stem
    arm = [(79, 6, s * 0.9), (79, 38, s * 0.9), (70, 66, s * 0.92), (46, 88, s * 0.95)]
    return 96, [
        sweep([*arm, (8, 103, s * 0.9)]),
        sweep([(22, 6, s * 0.9), (27, 40, s * 0.88), (44, 86, s * 0.75)]), _tip(22, p), _tip(80, p),
    ]  # fmt: skip


def _pe(p: Pen) -> Glyph:
    s = p.stem
    curl = [(18, 8, s * 0.85), (18, 34, s * 0.85), (26, 49, s * 0.72), (44, 49, s * 0.72)]
    return 88, [_round_back(p, 12, 84), sweep(curl), _roof(8, 40, p)]


def _final_pe(p: Pen) -> Glyph:
    s = p.stem
    curl = [(19, 8, s * 0.85), (19, 36, s * 0.85), (26, 52, s * 0.72), (44, 52, s * 0.72)]
    return 90, [_roof(9, 86, p), sweep(curl), _spike(86 - s * 0.44, p, 6)]


def _tsadi(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    arm = [(74, 4, s * 0.9), (74, 24, s * 0.88), (66, 42, s * 0.78), (50, 54, t)]
    return 90, [
        limb((17, 0), (72, 92), s * 1.05, 1.0), sweep(arm), _base(5, 84, p), _tip(17, p),
        _tip(75, p),
    ]  # fmt: skip


def _final_tsadi(p: Pen) -> Glyph:
    s = p.stem
    arm = [(76, 4, s * 0.9), (76, 28, s * 0.88), (66, 48, s * 0.8), (46, 64, s * 0.7)]
    mast = [(16, 6, s * 0.9), (21, 40, s * 0.88), (38, 66, s * 0.9), (40, 96, s * 0.88)]
    return 90, [
        sweep(mast), sweep(arm), _spike(40, p, 88), _tip(16, p), _tip(77, p),
    ]  # fmt: skip


def _qof(p: Pen) -> Glyph:
    s = p.stem
    arm = [(78, 8, s * 0.9), (79, 34, s * 0.9), (66, 62, s * 0.85), (52, 92, s * 0.8)]
    return 92, [_roof(5, 89, p), sweep(arm), _spike(18, p, 42)]


def _resh(p: Pen) -> Glyph:
    s = p.stem
    v, b = s * 0.88, s * 0.95
    bend = [(10, b / 2, b), (44, b / 2, b), (62, 20, v), (66, 48, v)]
    return 80, [_roof(5, 40, p), sweep([*bend, (66, 74, v), (66, 92, v)]), *_leg(66, p, 84)]


def _shin(p: Pen) -> Glyph:
    s = p.stem
    back = [(101, 6, s * 0.9), (101, 44, s * 0.9), (90, 74, s * 0.92), (60, 91, s * 0.9)]
    return 119, [
        sweep([*back, (22, 91, s * 0.88)]),
        sweep([(19, 6, s * 0.9), (20, 44, s * 0.88), (28, 92, s * 0.8)]),
        sweep([(60, 6, s * 0.88), (59, 32, s * 0.85), (47, 54, s * 0.72), (26, 62, s * 0.6)]),
        _tip(19, p), _tip(60, p), _tip(102, p),
    ]  # fmt: skip


def _tav(p: Pen) -> Glyph:
    s = p.stem
    b = s * 0.88
    return 101, [
        _roof(10, 94, p), *_leg(82, p), *stem(p, 30, None, None, (6, 98), s * 0.85),
        block((5, 100 - b), (30, 100 - b), (30 + s * 0.425, 100), (3, 100)),
    ]  # fmt: skip


def _maqaf(p: Pen) -> Glyph:
    b = p.stem * 0.86
    return 46, [block((6, 8), (42, 8), (40, 8 + b), (4, 8 + b))]


def _geresh(p: Pen) -> Glyph:
    w = p.stem * 0.8
    return 32, [block((12, -2), (12 + w, -2), (14, 36), (4, 36))]


def _gershayim(p: Pen) -> Glyph:
    return doubled(_geresh(p), 9)


HEBREW: dict[str, Callable[[Pen], Glyph]] = {
    "א": _alef, "ב": _bet, "ג": _gimel, "ד": _dalet, "ה": _he, "ו": _vav, "ז": _zayin, "ח": _het,
    "ט": _tet, "י": _yod, "כ": _kaf, "ך": _final_kaf, "ל": _lamed, "מ": _mem, "ם": _final_mem,
    "נ": _nun, "ן": _final_nun, "ס": _samekh, "ע": _ayin, "פ": _pe, "ף": _final_pe, "צ": _tsadi,
    "ץ": _final_tsadi, "ק": _qof, "ר": _resh, "ש": _shin, "ת": _tav, "־": _maqaf, "׳": _geresh,
    "״": _gershayim,
}  # fmt: skip
