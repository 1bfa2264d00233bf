"""The painterly pass: oriented brush strokes that follow the forms, coarse to fine."""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from .raster import LUMINANCE, Pixels, blur, noise, ramp

ANGLES = 32
BRISTLES = 4

Numbers: TypeAlias = npt.NDArray[np.integer]


class Pass(NamedTuple):
    """One size of brush: stroke length and width in pixels, density, and the error it mends."""

    length: float
    width: float
    density: float
    error: float | None


class Stamp(NamedTuple):
    """One stroke: how much it covers and how thick the paint lies."""

    cover: Pixels
    thickness: Pixels


class Strokes(NamedTuple):
    """Where the strokes of one pass go, in the order they are laid."""

    rows: Numbers
    columns: Numbers
    angles: Numbers
    bristles: Numbers
    colours: Pixels


CARD = (
    Pass(46, 13, 1.0, None),
    Pass(24, 7, 1.1, 0.028),
    Pass(14, 4, 1.2, 0.034),
    Pass(8, 2.3, 1.3, 0.045),
    Pass(5, 1.4, 1.5, 0.06),
)
LAND = (
    Pass(52, 14, 1.0, None),
    Pass(28, 8, 1.1, 0.028),
    Pass(16, 4.6, 1.2, 0.036),
    Pass(9, 2.6, 1.3, 0.045),
    Pass(6, 1.7, 1.4, 0.06),
)


def paint(image: Pixels, passes: tuple[Pass, ...] = CARD, seed: int = 1) -> Pixels:
    """Repaint a picture with strokes."""
    chance = np.random.default_rng(seed)
    along = _flow(image)
    picture = blur(image, 6).astype(np.float32)
    thickness = np.zeros(image.shape[:2], np.float32)
    for index, brush in enumerate(passes):
        loose = 0.034 if index < 2 else 0.015
        stamps = _stamps(brush, chance)
        strokes = _plan(image, picture, brush, along, loose, chance)
        _lay(picture, thickness, strokes, stamps)
    return _light_paint(picture, thickness)


def _flow(image: Pixels, size: float = 4) -> Pixels:
    """Angle of the strokes: along edges, and a free hand where nothing is drawn."""
    level = image @ LUMINANCE
    right, down = ndimage.sobel(level, 1), ndimage.sobel(level, 0)
    xx, xy, yy = blur(right * right, size), blur(right * down, size), blur(down * down, size)
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    free = noise(level.shape[:2], 160, 21, 2) * 1.1 - 0.6
    sure = ramp(np.sqrt(xx + yy), 0.02, 0.12)
    x = np.cos(2 * angle) * sure + np.cos(2 * free) * (1 - sure)
    y = np.sin(2 * angle) * sure + np.sin(2 * free) * (1 - sure)
    return np.asarray(0.5 * np.arctan2(blur(y, size * 0.7), blur(x, size * 0.7)))


def _stamps(brush: Pass, chance: np.random.Generator) -> list[list[Stamp]]:
    """Draw the brush at every angle, with several sets of bristles."""
    half = int(brush.length * 0.62 + brush.width) + 2
    y, x = np.mgrid[-half : half + 1, -half : half + 1].astype(np.float32)
    sets = []
    for bend in range(BRISTLES):
        bristle = chance.standard_normal(int(brush.width * 4) + 8)
        bristle = ndimage.gaussian_filter1d(bristle, 0.9)
        bristle /= np.abs(bristle).max()
        turned = []
        for step in range(ANGLES):
            angle = np.pi * step / ANGLES
            ahead = x * np.cos(angle) + y * np.sin(angle)
            aside = -x * np.sin(angle) + y * np.cos(angle) + ahead * ahead * 0.004 * (bend - 1.5)
            turned.append(_stamp(brush, ahead, aside, bristle))
        sets.append(turned)
    return sets


def _stamp(brush: Pass, ahead: Pixels, aside: Pixels, bristle: Pixels) -> Stamp:
    length, width = brush.length, brush.width
    ends = ramp(length * 0.5 - np.abs(ahead) + width * 0.2, 0, width * 0.8)
    sides = ramp(width * 0.5 - np.abs(aside), -0.3, max(0.9, width * 0.22))
    shape = ends * sides
    which = ((aside / width + 0.5) * (len(bristle) - 1)).astype(int)
    hair = bristle[np.clip(which, 0, len(bristle) - 1)]
    return Stamp(
        (shape * (0.78 + 0.22 * hair)).astype(np.float32)[..., None],
        (shape * (0.5 + 0.5 * hair)).astype(np.float32),
    )


def _plan(
    image: Pixels, picture: Pixels, brush: Pass, along: Pixels, loose: float,
    chance: np.random.Generator,
) -> Strokes:  # fmt: skip
    """Choose where to paint, and what colour to take."""
    rows, columns = image.shape[:2]
    target = blur(image, brush.width * 0.35)
    step = brush.width * 0.75 / brush.density
    grid = np.mgrid[0:rows:step, 0:columns:step].reshape(2, -1).T
    spots = grid + chance.uniform(-step * 0.6, step * 0.6, grid.shape)
    spots = spots[((spots >= 0) & (spots < (rows, columns))).all(1)]
    chance.shuffle(spots)
    y, x = spots[:, 0].astype(int), spots[:, 1].astype(int)
    if brush.error is not None:
        wrong = np.abs(ndimage.uniform_filter(picture, (3, 3, 1)) - target).mean(-1)
        bad = ndimage.maximum_filter(wrong, int(brush.width))[y, x] > brush.error
        y, x = y[bad], x[bad]
    count = len(y)
    angle = np.mod(along[y, x] + chance.normal(0, 0.12, count), np.pi)
    angles = np.mod((angle / np.pi * ANGLES + 0.5).astype(int), ANGLES)
    drift = 1 + chance.normal(0, loose, (count, 1)) + chance.normal(0, 0.012, (count, 3))
    colours = np.clip(target[y, x] * drift, 0, 1).astype(np.float32)
    return Strokes(y, x, angles, chance.integers(0, BRISTLES, count), colours)


def _lay(picture: Pixels, thickness: Pixels, strokes: Strokes, stamps: list[list[Stamp]]) -> None:
    """Put the strokes down one by one."""
    rows, columns = thickness.shape
    half = stamps[0][0].thickness.shape[0] // 2
    for y, x, angle, bristle, colour in zip(*(part for part in strokes), strict=True):
        stamp = stamps[bristle][angle]
        top, left = max(0, y - half), max(0, x - half)
        bottom, right = min(rows, y + half + 1), min(columns, x + half + 1)
        down, across = top - y + half, left - x + half
        inner = (slice(down, down + bottom - top), slice(across, across + right - left))
        cover = stamp.cover[inner]
        part = picture[top:bottom, left:right]
        part += (colour - part) * cover
        paint_here = thickness[top:bottom, left:right]
        paint_here += (stamp.thickness[inner] - paint_here) * cover[..., 0]


def _light_paint(picture: Pixels, thickness: Pixels) -> Pixels:
    """Let the thickness of the paint catch the light."""
    right = blur(ndimage.sobel(thickness, 1), 0.7)
    down = blur(ndimage.sobel(thickness, 0), 0.7)
    facing = np.clip(-(right * 0.6 + down * 0.8), -1, 1)
    return np.asarray(np.clip(picture * (1 + 0.1 * facing[..., None]), 0, 1))
