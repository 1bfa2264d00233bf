"""The face of headings: slab capitals of our own, drawn from outlines at any size.

Letters that are not capitals are small capitals. The outlines are read when the first heading is
written; how their file is made is told in ``assets/src/lettering``.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from operator import add
from typing import NamedTuple

import pygame

from game.paths import assets_dir

from ...theme import Colour
from . import bidi

FILE = "letters.txt"
_HOLE = "*"
#: In the file's units: a capital's height, the line that it stands on, and a space.
_UNIT, _LINE, _SPACE = 1000, 1000.0, 370.0
#: Shares of the size of letters: a capital, the line below the top, and the whole line.
CAPITAL, BASE, _HIGH = 0.70, 0.92, 1.2
#: The usual gap, the least one at the closest place, and how much closer letters come at most.
_GAP, _LEAST, _CLOSER, _WIDER = 60.0, 70.0, 230.0, 60.0
#: The optical gap of two uprights side by side, to which all pairs are brought, and how much a
#: near place outweighs a far one.
_EVEN, _NEAR = 196.0, 90.0
#: As much of an empty place as counts.
_OPEN = 420.0
#: Where the band of a capital's head begins, and where that of its foot ends.
_HEAD, _FOOT = 2, 12
#: How many times finer than the picture letters are painted first, at large and at small sizes.
_FINE, _ROUGH = 8, 3
_FINE_PX = 132
_SPACES = " \u00a0\u202f\u2009"
_TURNED = str.maketrans("()[]«»→←", ")(][»«←→")


class FreeSide(NamedTuple):
    """What is free at a side of a letter, in each band of height.

    ``around`` is the least in a band and those next to it, ``counted`` as much as counts, in the
    bands of capitals alone.
    """

    free: tuple[float, ...]
    around: tuple[float, ...]
    counted: tuple[float, ...]

    @classmethod
    def of(cls, text: str) -> FreeSide:
        """Read the bands of a side."""
        free = tuple(map(float, text.split()))
        around = tuple(min(free[max(0, at - 1) : at + 2]) for at in range(len(free)))
        return cls(free, around, tuple(min(each, _OPEN) for each in free[_HEAD:_FOOT]))


class Outline(NamedTuple):
    """A letter: its width, what is free at its sides, and its strokes.

    A stroke is a ring of points, and whether it is cut out of those before it.
    """

    width: float
    left: FreeSide
    right: FreeSide
    strokes: tuple[tuple[bool, tuple[tuple[float, float], ...]], ...]


def can_carve(text: str) -> bool:
    """Tell whether the face has every letter of a text."""
    known = letters()
    return all(
        letter in known or letter in _SPACES or letter == "\n" for letter in bidi.drawn(text)
    )


@lru_cache(maxsize=1)
def letters() -> dict[str, str]:
    """Return the letters that there are, and what the file tells of each, read when needed."""
    try:
        text = (assets_dir() / FILE).read_text("utf-8")
    except OSError:
        # Headings are written as all else is.
        return {}
    return {row[0]: row[2:] for row in text.splitlines() if row}


@lru_cache(maxsize=512)
def _outline(letter: str) -> Outline:
    width, left, right, strokes = letters()[letter].split("\t")
    return Outline(
        float(width),
        FreeSide.of(left),
        FreeSide.of(right),
        tuple(_stroke(stroke) for stroke in strokes.split(";")),
    )


def _stroke(text: str) -> tuple[bool, tuple[tuple[float, float], ...]]:
    points = (point.split(",") for point in text.removeprefix(_HOLE).split())
    return text.startswith(_HOLE), tuple((float(x), float(y)) for x, y in points)


@lru_cache(maxsize=4096)
def _kerning(before: str, after: str) -> float:
    """Return how much further apart than usual two letters are, so that all gaps look even."""
    near, far = _outline(before).right, _outline(after).left
    gaps = [gap for gap in map(add, near.counted, far.counted) if gap < 2 * _OPEN]
    if not gaps:
        return 0.0
    weights: float = sum(1 / (max(0.0, gap + _GAP) + _NEAR) ** 2 for gap in gaps) / len(gaps)
    wanted = _EVEN - (1 / math.sqrt(weights) - _NEAR)
    closest: float = min(map(add, near.free, far.around))
    return max(_LEAST - _GAP - closest, min(_WIDER, max(-_CLOSER, wanted)))


class _Placed(NamedTuple):
    letter: str
    x: float


@lru_cache(maxsize=64)
def _lay(text: str, *, rtl: bool) -> tuple[tuple[_Placed, ...], float]:
    """Return the letters of a line from left to right, and the width, in the file's units."""
    placed, x, before = [], 0.0, ""
    for letter in _in_order(text, rtl=rtl):
        if letter in _SPACES:
            x, before = x + _SPACE, ""
            continue
        if before:
            x += _GAP + _kerning(before, letter)
        placed.append(_Placed(letter, x))
        x, before = x + _outline(letter).width, letter
    return tuple(placed), x


def _in_order(text: str, *, rtl: bool) -> Iterator[str]:
    for run in bidi.runs(text, rtl=rtl):
        yield from run.text[::-1].translate(_TURNED) if run.rtl else run.text


def size(text: str, px: float, *, rtl: bool) -> tuple[int, int]:
    """Return the width and height of a line in pixels."""
    px = round(px)
    return math.ceil(_lay(text, rtl=rtl)[1] * px * CAPITAL / _UNIT), math.ceil(px * _HIGH)


def render(text: str, px: float, colour: Colour, *, rtl: bool) -> pygame.Surface:
    """Draw a line of text on a clear ground."""
    px = round(px)
    pixels = size(text, px, rtl=rtl)
    if not pixels[0]:
        return pygame.Surface(pixels, pygame.SRCALPHA)
    fine = min(_FINE, max(_ROUGH, round(_FINE_PX / px)))
    large = pygame.Surface((pixels[0] * fine, pixels[1] * fine), pygame.SRCALPHA)
    large.fill((*colour, 0))
    scale = px * fine * CAPITAL / _UNIT
    top = px * fine * BASE - _LINE * scale
    for letter, x in _lay(text, rtl=rtl)[0]:
        for hole, points in _outline(letter).strokes:
            ring = [((x + across) * scale, top + down * scale) for across, down in points]
            pygame.draw.polygon(large, (*colour, 0 if hole else 255), ring)
    return pygame.transform.smoothscale(large, pixels)
