"""Our own capitals: words in a large initial and small capitals, as SVG outlines."""

from typing import NamedTuple

import numpy as np

from .curves import Track
from .letters_data import GLYPHS, KERNING
from .numerals import FIGURES
from .pen import Pen

GAP = 6.0
SPACE = 34.0
SMALL = 0.8
LARGE_PEN = Pen()
#: Small capitals are drawn heavier, so that they look as dark as their initial.
SMALL_PEN = Pen(24.0, 14.5, 13.5, 9.5)
FIGURE_PEN = Pen(25.0, 16.0, 14.0, 9.0)


class Letter(NamedTuple):
    """A letter of a word: its strokes in their place, and how wide it and its gap are."""

    strokes: list[Track]
    x: float
    width: float

    @property
    def path(self) -> str:
        """Its outline."""
        return "".join(path_of(stroke) for stroke in self.strokes)


class Word(NamedTuple):
    """An outline, 100 high at its initial, and its width."""

    path: str
    width: float


def spell(text: str, small: float = SMALL, gap: float = GAP) -> list[Letter]:
    """Set letters in a row: what is a capital in `text` is large, all else a small capital."""
    x, before, letters = 0.0, "", []
    for sign in text:
        if sign == " ":
            x, before = x + SPACE, ""
            continue
        large = sign == sign.upper()
        scale, pen = (1.0, LARGE_PEN) if large else (small, SMALL_PEN)
        name = sign.upper()
        x += KERNING.get(before + name, 0) * scale
        width, strokes = GLYPHS[name](pen)
        place = np.array([x, 100 - 100 * scale])
        letters.append(Letter([stroke * scale + place for stroke in strokes], x, width * scale))
        x, before = x + width * scale + gap, name
    return letters


def compose(text: str, small: float = SMALL, gap: float = GAP) -> Word:
    """Write words as one outline."""
    letters = spell(text, small, gap)
    return Word("".join(letter.path for letter in letters), letters[-1].x + letters[-1].width)


def figure(digit: int) -> Word:
    """Draw one figure; all are equally wide."""
    width, strokes = FIGURES[digit](FIGURE_PEN)
    return Word("".join(path_of(stroke) for stroke in strokes), width)


def path_of(stroke: Track) -> str:
    """Write a stroke as an outline."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in stroke) + "Z"
