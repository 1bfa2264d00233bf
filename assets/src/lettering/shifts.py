"""A letter made of another: moved, doubled, turned, mirrored, or of another size."""

import numpy as np

from ..curves import Track
from ..letters_data import Glyph
from ..pen import wound


def is_hole(stroke: Track) -> bool:
    """Whether a ring of points runs the way that holes do."""
    return not np.array_equal(wound(stroke), stroke)


def mirrored(glyph: Glyph) -> Glyph:
    """Turn a letter round, left for right."""
    width, strokes = glyph
    return width, [
        wound(stroke * (-1, 1) + np.array((width, 0)), is_hole(stroke)) for stroke in strokes
    ]


def turned(glyph: Glyph, y: float) -> Glyph:
    """Turn a mark half round about a height."""
    width, strokes = glyph
    return width, [np.array((width, 2 * y)) - stroke for stroke in strokes]


def lowered(glyph: Glyph, down: float, right: float = 0) -> Glyph:
    """Move a mark down, and to the right."""
    width, strokes = glyph
    return width, [stroke + np.array((right, down)) for stroke in strokes]


def doubled(glyph: Glyph, closer: float = 3) -> Glyph:
    """Set a mark twice, so much closer than its width says."""
    width, strokes = glyph
    step = width - closer
    return width + step, [*strokes, *lowered(glyph, 0, step)[1]]


def sized(glyph: Glyph, size: float) -> Glyph:
    """Bring a letter to a size, on the line that it stands on."""
    width, strokes = glyph
    line = np.array((0, 100 - 100 * size))
    return width * size, [stroke * size + line for stroke in strokes]
