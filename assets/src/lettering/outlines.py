"""The display face as a text: a letter a line, its outlines and what is free beside it.

Lengths are thousandths of a capital's height, y runs down, letters stand at 1000. A line has the
letter, its width, what is free at its left and at its right, a number for each band of height, and
its strokes, each a ring of points; one that begins with `*` is a hole in the one before.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from ..curves import Track
from .alphabet import alphabet
from .shifts import is_hole

#: The bands in which letters are looked at from beside: the top, how many, and how high each is.
TOP, BANDS, BAND = -20.0, 15, 10.0
#: As much as is free where a letter has nothing, and how far a point may be from where it was.
FREE, LOSS = 60.0, 0.09
#: Pixels per unit of the picture that a letter is measured in, and the room around it.
_FINE, _ROOM = 4, 40


Bytes: TypeAlias = npt.NDArray[np.uint8]
FILE = Path(__file__).parents[2] / "built" / "letters.txt"


def store() -> Iterator[tuple[str, Bytes]]:
    """Write the file; give its path below `assets`, and what is in it."""
    text = "".join(f"{line}\n" for line in lines()).encode()
    FILE.write_bytes(text)
    yield f"built/{FILE.name}", np.frombuffer(text, np.uint8)


def lines() -> Iterator[str]:
    """Write each letter."""
    for letter, (width, strokes) in alphabet():
        left, right = _free(width, strokes)
        drawn = ";".join(_text(stroke) for stroke in strokes)
        yield "\t".join((letter, str(round(width * 10)), _numbers(left), _numbers(right), drawn))


def _numbers(values: list[float]) -> str:
    return " ".join(str(round(value * 10)) for value in values)


def _text(stroke: Track) -> str:
    points = _simpler(np.vstack([stroke, stroke[:1]]))[:-1]
    sign = "*" if is_hole(stroke) else ""
    return sign + " ".join(f"{round(x * 10)},{round(y * 10)}" for x, y in points)


def _simpler(track: Track) -> Track:
    """Leave points out that lie on the way from one to another (Douglas and Peucker)."""
    start, end = track[0], track[-1]
    way = end - start
    long = float(np.hypot(*way))
    beside = track - start
    away = (
        np.abs(way[0] * beside[:, 1] - way[1] * beside[:, 0]) / long
        if long
        else np.hypot(beside[:, 0], beside[:, 1])
    )
    far = int(np.argmax(away))
    if away[far] <= LOSS:
        return np.array([start, end])
    return np.vstack([_simpler(track[: far + 1])[:-1], _simpler(track[far:])])


def _free(width: float, strokes: list[Track]) -> tuple[list[float], list[float]]:
    """Measure how much is free at the left and at the right of a letter, a number for each band."""
    high = round(BANDS * BAND * _FINE)
    picture = Image.new("1", (round((width + 2 * _ROOM) * _FINE), high))
    pen = ImageDraw.Draw(picture)
    for stroke in strokes:
        moved = (stroke - (-_ROOM, TOP)) * _FINE
        pen.polygon([(float(x), float(y)) for x, y in moved], fill=0 if is_hole(stroke) else 1)
    pixels = np.asarray(picture).reshape(BANDS, -1, picture.width)
    left, right = [], []
    for band in pixels:
        inked = np.flatnonzero(band.any(axis=0))
        left.append(inked[0] / _FINE - _ROOM if inked.size else FREE)
        right.append(width + _ROOM - (inked[-1] + 1) / _FINE if inked.size else FREE)
    return left, right
