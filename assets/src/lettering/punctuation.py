"""What stands between words: points, marks, brackets, and the signs of sums."""

from collections.abc import Callable

from ..curves import Track
from ..letters_data import GLYPHS, Glyph
from ..pen import Pair, Pen, arc, bar, block, limb, ring, sweep
from .shifts import doubled, lowered, turned


def _dot(x: float, y: float, p: Pen) -> Track:
    return ring((x, y), (p.stem * 0.62, 12.5), (0, 0))[0]


def _comma_at(x: float, y: float, p: Pen) -> list[Track]:
    """Hang a point with a tail."""
    w = p.stem * 0.6
    return [_dot(x, y, p), block((x - 2, y + 4), (x + w, y), (x + w * 0.4, y + 18),
                                 (x - w * 0.7, y + 30), (x - w, y + 26))]  # fmt: skip


def _point(p: Pen) -> Glyph:
    return 34, [_dot(17, 89, p)]


def _comma(p: Pen) -> Glyph:
    return 36, _comma_at(18, 88, p)


def _colon(p: Pen) -> Glyph:
    return 36, [_dot(18, 89, p), _dot(18, 42, p)]


def _semicolon(p: Pen) -> Glyph:
    return 38, [_dot(19, 42, p), *_comma_at(19, 88, p)]


def _ellipsis(p: Pen) -> Glyph:
    return 104, [_dot(x, 89, p) for x in (17, 52, 87)]


def _middle_dot(p: Pen) -> Glyph:
    return 34, [_dot(17, 52, p)]


def _ask(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    hook = [(9, 25, s * 0.85), (17, 9, t * 1.15), (35, 6, t * 1.1), (52, 15, s * 0.95)]
    hook += [(52, 34, s), (40, 47, s * 0.9), (31, 57, s * 0.75), (30, 69, s * 0.7)]
    return 68, [sweep(hook), block((15, 2), (4, -1), (1, 31), (13, 31)), _dot(30, 88, p)]


def _quote(p: Pen) -> Glyph:
    return 34, _comma_at(17, 10, p)


def _open_quote(p: Pen) -> Glyph:
    return turned(_quote(p), 18)


def _straight(p: Pen) -> Glyph:
    w = p.stem * 0.5
    return 30, [block((15 - w, -2), (15 + w, -2), (15 + w * 0.5, 36), (15 - w * 0.5, 36))]


def _angle(x: float, p: Pen) -> list[Track]:
    t = p.thin * 1.05
    return [limb((x + 20, 26), (x + 5, 53), t, 1.0), limb((x + 5, 51), (x + 20, 78), t, 1.0)]


def _guillemet(p: Pen) -> Glyph:
    return 60, [*_angle(4, p), *_angle(29, p)]


def _dash(wide: float) -> Callable[[Pen], Glyph]:
    return lambda p: (wide, [bar(5, wide - 5, 55, p.thin * 1.15, 0)])


def _strokes(wide: float, *lines: tuple[Pair, Pair, float]) -> Callable[[Pen], Glyph]:
    """Make a sign of straight strokes, each as wide as a share of a thin one."""
    return lambda p: (
        wide,
        [limb(start, end, p.thin * share, 1.0) for start, end, share in lines],
    )


def _bracket(p: Pen) -> Glyph:
    t = p.thin
    return 40, [sweep([(35, -10, t * 0.8), (17, 16, t * 1.25), (12, 50, t * 1.6),
                       (17, 84, t * 1.25), (35, 110, t * 0.8)])]  # fmt: skip


def _square(p: Pen) -> Glyph:
    t = p.thin
    return 40, [block((8, -8), (8 + t, -8), (8 + t, 108), (8, 108)), bar(8, 33, -2, t, 0),
                bar(8, 33, 102, t, 0)]  # fmt: skip


def _ampersand(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    line = [(96, 96, t * 1.3), (74, 84, s), (44, 54, s), (28, 30, s * 0.9), (28, 13, t * 1.2)]
    line += [(44, 5, t), (58, 14, s * 0.85), (53, 32, t * 1.2), (30, 51, t * 1.2), (14, 72, s)]
    line += [(24, 92, t * 1.25), (46, 96, t * 1.1), (68, 84, t), (82, 60, t), (84, 46, t)]
    return 101, [sweep(line), bar(66, 98, 49, t, 0)]


def _percent(p: Pen) -> Glyph:
    s, t = p.stem, p.thin
    weights = (s * 0.72, t * 0.9)
    return 104, [
        *ring((25, 25), (23, 26), weights), limb((80, 0), (24, 100), t, 1.0),
        *ring((79, 75), (23, 26), weights),
    ]  # fmt: skip


def _plus(p: Pen) -> Glyph:
    t = p.thin * 1.15
    return 66, [bar(5, 61, 56, t, 0), limb((33, 28), (33, 84), t, 1.0)]


def _plus_minus(p: Pen) -> Glyph:
    width, strokes = lowered(_plus(p), -12)
    return width, [*strokes, bar(5, 61, 92, p.thin, 0)]


def _times(p: Pen) -> Glyph:
    t = p.thin * 1.5
    return 62, [limb((12, 32), (50, 80), t, 1.0), limb((50, 32), (12, 80), t, 1.0)]


def _equal(p: Pen) -> Glyph:
    return 66, [bar(5, 61, y, p.thin * 1.05, 0) for y in (44, 70)]


def _star(p: Pen) -> Glyph:
    t = p.thin
    return 56, [limb((28, 4), (28, 52), t, 1.0), limb((9, 18), (47, 40), t, 1.0),
                limb((47, 18), (9, 40), t, 1.0)]  # fmt: skip


def _arrow(p: Pen) -> Glyph:
    t = p.thin * 1.1
    return 92, [bar(6, 78, 55, t, 0), block((56, 28), (70, 28), (89, 55), (70, 82), (56, 82),
                                            (73, 55))]  # fmt: skip


def _number(p: Pen) -> Glyph:
    width, strokes = GLYPHS["N"](p)
    t = p.thin
    small = ring((width + 27, 44), (20, 23), (p.stem * 0.62, t * 0.8))
    return width + 52, [*strokes, *small, bar(width + 8, width + 46, 82, t, 0)]


def _hash(p: Pen) -> Glyph:
    t = p.thin
    return 84, [limb((34, 10), (24, 90), t, 1.0), limb((61, 10), (51, 90), t, 1.0),
                bar(6, 79, 36, t, 0), bar(5, 78, 65, t, 0)]  # fmt: skip


def _degree(p: Pen) -> Glyph:
    return 46, ring((23, 20), (19, 20), (p.thin * 0.95, p.thin * 0.9), 0)


def _low_line(p: Pen) -> Glyph:
    return 70, [bar(0, 70, 112, p.thin, 0)]


def _at(p: Pen) -> Glyph:
    t = p.thin * 0.9
    return 116, [arc((58, 56), (55, 56), (t * 1.2, t), (60, 385), 0),
                 *ring((54, 57), (23, 26), (t * 1.2, t), 0), limb((78, 32), (78, 76), t, 1.0),
                 sweep([(78, 70, t), (88, 83, t), (105, 76, t)])]  # fmt: skip


def _call(p: Pen) -> Glyph:
    return GLYPHS["!"](p)


PUNCTUATION: dict[str, Callable[[Pen], Glyph]] = {
    ".": _point, ",": _comma, ":": _colon, ";": _semicolon, "…": _ellipsis, "·": _middle_dot,
    "!": _call, "?": _ask, "’": _quote, "‘": _open_quote, "'": _straight,
    "”": lambda p: doubled(_quote(p)), "“": lambda p: doubled(_open_quote(p)),
    "„": lambda p: lowered(doubled(_quote(p)), 78), "‚": lambda p: lowered(_quote(p), 78),
    '"': lambda p: doubled(_straight(p)),
    "«": _guillemet, "»": lambda p: turned(_guillemet(p), 52),
    "-": _dash(46), "‑": _dash(46), "–": _dash(66), "—": _dash(104), "−": _dash(66),
    "(": _bracket, ")": lambda p: turned(_bracket(p), 50),
    "[": _square, "]": lambda p: turned(_square(p), 50),
    "/": _strokes(50, ((40, -6), (10, 106), 1.05)), "\\": _strokes(50, ((10, -6), (40, 106), 1.05)),
    "|": _strokes(26, ((13, -10), (13, 110), 1.0)),
    "&": _ampersand, "%": _percent, "+": _plus, "±": _plus_minus, "×": _times, "=": _equal,
    "*": _star, "→": _arrow, "←": lambda p: turned(_arrow(p), 55), "№": _number, "#": _hash,
    "°": _degree, "_": _low_line, "@": _at,
}  # fmt: skip
