"""Marks over and under letters, and the Latin letters that are made of two."""

import unicodedata
from collections.abc import Callable

from ..curves import Track
from ..letters_data import GLYPHS, WAIST, Glyph
from ..pen import Pen, arc, bar, beak, block, limb, ring, slab, stem, sweep
from .shifts import doubled

#: The height above which marks stand, the letter's own top being 0, and below which they hang.
_ABOVE = -12.0
#: Where the middle of a mark is, where it is not in the middle of the letter.
_MIDDLES = {"I": 22.5, "J": 45.0, "И": 53.0}


def _slant(way: float) -> Callable[[float, Pen], list[Track]]:
    """Lean a wedge: 1 rises to the right, -1 to the left."""

    def mark(x: float, p: Pen) -> list[Track]:
        w = p.stem * 0.5
        top, foot = _ABOVE - 19, _ABOVE
        tip, heel = x + way * 12, x - way * 9
        return [
            block((tip - w, top), (tip + w, top), (heel + w * 0.7, foot), (heel - w * 0.7, foot))
        ]

    return mark


def _hat(x: float, p: Pen) -> list[Track]:
    t, top, foot = p.thin * 1.1, _ABOVE - 19, _ABOVE + 1
    return [limb((x - 2, top), (x - 17, foot), t, 1.0), limb((x + 2, top), (x + 17, foot), t, 1.0)]


def _hook(x: float, p: Pen) -> list[Track]:
    t, top, foot = p.thin * 1.1, _ABOVE - 20, _ABOVE
    return [limb((x - 17, top), (x - 2, foot), t, 1.0), limb((x + 17, top), (x + 2, foot), t, 1.0)]


def _breve(x: float, p: Pen) -> list[Track]:
    t, y = p.thin, _ABOVE
    points = [(x - 20, y - 19, t * 1.15), (x - 12, y - 7, t * 0.95), (x, y - 3, t * 0.85)]
    return [sweep([*points, (x + 12, y - 7, t * 0.95), (x + 20, y - 19, t * 1.15)])]


def _dots(x: float, p: Pen) -> list[Track]:
    size = (p.stem * 0.5, 10.0)
    return [ring((x + way * 17, _ABOVE - 8), size, (0, 0))[0] for way in (-1, 1)]


def _wave(x: float, p: Pen) -> list[Track]:
    t, y = p.thin, _ABOVE - 8
    points = [(x - 23, y + 5, t * 0.8), (x - 11, y - 5, t), (x + 3, y, t)]
    return [sweep([*points, (x + 13, y + 5, t), (x + 23, y - 5, t * 0.8)])]


def _circle(x: float, p: Pen) -> list[Track]:
    return ring((x, _ABOVE - 10), (13, 12.5), (p.thin * 0.6, p.thin * 0.55), 0)


def _cedilla(x: float, p: Pen) -> list[Track]:
    t = p.thin
    points = [(x + 2, 98, t * 0.9), (x, 108, t), (x + 12, 113, t), (x + 12, 124, t * 0.9)]
    return [sweep([*points, (x - 2, 128, t * 0.8), (x - 12, 124, t * 0.6)])]


_MARKS: dict[str, Callable[[float, Pen], list[Track]]] = {
    "\u0300": _slant(-1), "\u0301": _slant(1), "\u0302": _hat, "\u0303": _wave, "\u0306": _breve,
    "\u0308": _dots, "\u030a": _circle, "\u030c": _hook, "\u0327": _cedilla,
}  # fmt: skip


def marked(letter: str, bases: dict[str, Callable[[Pen], Glyph]]) -> Callable[[Pen], Glyph]:
    """Return how a letter with a mark is drawn, from that of the letter without."""
    base, mark = tuple(unicodedata.normalize("NFD", letter))

    def draw(p: Pen) -> Glyph:
        width, strokes = bases[base](p)
        return width, [*strokes, *_MARKS[mark](_MIDDLES.get(base, width / 2), p)]

    return draw


def _oe(p: Pen) -> Glyph:
    t = p.thin
    return 124, [
        arc((52, 50), (50, 51.5), (p.stem, t), (82, 278)), *stem(p, 66, None, None),
        bar(48, 117, t / 2, t, 0), bar(66, 103, WAIST - 6, t), bar(48, 120, 100 - t / 2, t, 0),
        beak(118, 0, 28, p), beak(122, 100, -30, p),
        block((97, WAIST - 19), (106, WAIST - 18), (105, WAIST + 7), (97, WAIST + 7)),
    ]  # fmt: skip


def _ae(p: Pen) -> Glyph:
    t = p.thin
    return 132, [
        limb((64, 3), (15, 96), t * 1.1, 1.0), slab(1, 32, 100, -p.slab),
        *stem(p, 76, None, (0.9, 0.2)),
        bar(52, 125, t / 2, t, 0), bar(34, 112, WAIST, t), bar(76, 128, 100 - t / 2, t, 0),
        beak(126, 0, 28, p), beak(130, 100, -30, p),
        block((106, WAIST - 13), (115, WAIST - 12), (114, WAIST + 13), (106, WAIST + 13)),
    ]  # fmt: skip


_WITH_MARKS = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸĈĜĤĴŜŬČŠŽŇŘĚ"
LATIN: dict[str, Callable[[Pen], Glyph]] = {
    **{letter: draw for letter, draw in GLYPHS.items() if letter.isalpha()},
    **{letter: marked(letter, GLYPHS) for letter in _WITH_MARKS},
    "Œ": _oe, "Æ": _ae, "ẞ": lambda p: doubled(GLYPHS["S"](p), -6),
}  # fmt: skip
