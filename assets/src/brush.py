"""The painterly pass: oriented brush strokes, broad over plain places, fine along the forms."""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from .raster import LUMINANCE, Pixels, blur, noise, ramp

ANGLES = 32
BRISTLES = 4
#: Hairs in a pixel's width of brush.
HAIRS = 1.6
#: Width of each view of the drawing in pixels, and how much its direction counts.
VIEWS = ((9, 1), (31, 0.5), (95, 0.25))
#: How much the hand's own slant counts against those; it only shows where they see nothing.
FREEDOM = 0.01
#: How much more error is left standing in a plain place, so that its broad strokes stay.
PATIENCE = 1.5
#: How far the paint strays from the wanted brightness: over detail, in a plain place.
LOOSE = (0.014, 0.03)
#: How much of the finest drawing shines through the paint.
KEPT = 0.3

Numbers: TypeAlias = npt.NDArray[np.integer]


class Pass(NamedTuple):
    """One size of brush: stroke length and width in pixels, density, and the error it mends.

    Without an error it lays the ground: it goes wherever nothing is drawn.
    """

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


class Drawing(NamedTuple):
    """The painter's view before the first stroke."""

    image: Pixels
    along: Pixels
    """Angle of the strokes."""
    plain: Pixels
    """1: nothing is drawn here; 0: full of detail."""


CARD = (
    Pass(96, 24, 1.1, None),
    Pass(50, 13, 1.0, 0.02),
    Pass(24, 7, 1.1, 0.028),
    Pass(14, 4, 1.2, 0.034),
    Pass(8, 2.3, 1.3, 0.048),
    Pass(5, 1.4, 1.5, 0.07),
)
LAND = (
    Pass(96, 24, 1.1, None),
    Pass(52, 14, 1.0, 0.02),
    Pass(28, 8, 1.1, 0.028),
    Pass(16, 4.6, 1.2, 0.036),
    Pass(9, 2.6, 1.3, 0.045),
    Pass(6, 1.7, 1.4, 0.06),
)


def paint(image: Pixels, passes: tuple[Pass, ...] = CARD, seed: int = 1) -> Pixels:
    """Repaint a picture with strokes."""
    chance = np.random.default_rng(seed)
    drawing = _look(image)
    picture = blur(image, 6).astype(np.float32)
    thickness = np.zeros(image.shape[:2], np.float32)
    for brush in passes:
        stamps = _stamps(brush, chance)
        _lay(picture, thickness, _plan(drawing, picture, brush, chance), stamps)
    return _finish(drawing, picture, thickness)


def _look(image: Pixels) -> Drawing:
    """Find which way the forms run, and where there are none.

    Each width of view adds to the direction where the narrower ones saw nothing, so strokes
    hug an edge, follow the swell of a form, and stream round the figure in the open.
    """
    level = image @ LUMINANCE
    right, down = ndimage.sobel(level, 1), ndimage.sobel(level, 0)
    tensor = np.stack([right * right - down * down, 2 * right * down, right**2 + down**2], -1)
    free = 2 * (noise(level.shape, 420, 21, 2) * 0.35 - 0.5)
    x, y = -np.cos(free) * FREEDOM, -np.sin(free) * FREEDOM
    seen = tensor
    for size, trust in VIEWS:
        box = (size, size, 1)
        seen = ndimage.uniform_filter(ndimage.uniform_filter(seen, box), box)
        strength = np.sqrt(np.maximum(seen[..., 2], 1e-8))
        x += trust * seen[..., 0] / strength
        y += trust * seen[..., 1] / strength
    along = 0.5 * np.arctan2(blur(y, 2.5), blur(x, 2.5)) + np.pi / 2
    plain = 1 - ramp(np.sqrt(blur(tensor[..., 2], 5)), 0.04, 0.16)
    return Drawing(image, along, blur(plain, 5))


def _stamps(brush: Pass, chance: np.random.Generator) -> list[list[Stamp]]:
    """Draw the brush at every angle, with several sets of bristles."""
    half = int(brush.length * 0.62 + brush.width) + 2
    y, x = np.mgrid[-half : half + 1, -half : half + 1].astype(np.float32)
    sets = []
    for bend in range(BRISTLES):
        bristle = chance.standard_normal(int(brush.width * HAIRS) + 8)
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


def _plan(drawing: Drawing, picture: Pixels, brush: Pass, chance: np.random.Generator) -> Strokes:
    """Choose where to paint, and what colour to take."""
    rows, columns = drawing.plain.shape
    target = blur(drawing.image, brush.width * 0.35)
    step = brush.width * 0.75 / brush.density
    grid = np.mgrid[0:rows:step, 0:columns:step].reshape(2, -1).T
    spots = grid + chance.uniform(-step * 0.6, step * 0.6, grid.shape)
    spots = spots[((spots >= 0) & (spots < (rows, columns))).all(1)]
    chance.shuffle(spots)
    y, x = spots[:, 0].astype(int), spots[:, 1].astype(int)
    if brush.error is None:
        bad = drawing.plain[y, x] > 0.2
    else:
        wrong = np.abs(ndimage.uniform_filter(picture, (3, 3, 1)) - target).mean(-1)
        # A slip shows more in the dark, which the finish lifts.
        wrong /= 0.55 + target.mean(-1)
        worst = ndimage.maximum_filter(wrong, int(brush.width))[y, x]
        bad = worst > brush.error * (1 + PATIENCE * drawing.plain[y, x])
    y, x = y[bad], x[bad]
    count = len(y)
    angle = np.mod(drawing.along[y, x] + chance.normal(0, 0.1, count), np.pi)
    angles = np.mod((angle / np.pi * ANGLES + 0.5).astype(int), ANGLES)
    loose = LOOSE[0] + (LOOSE[1] - LOOSE[0]) * drawing.plain[y, x, None]
    drift = 1 + chance.normal(0, 1, (count, 1)) * loose + chance.normal(0, 0.012, (count, 3))
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


def _finish(drawing: Drawing, picture: Pixels, thickness: Pixels) -> Pixels:
    """Sharpen what is drawn finely, and let the thickness of the paint catch the light."""
    keep = KEPT * ramp(1 - drawing.plain, 0.5, 1)[..., None]
    picture = picture + (drawing.image - picture) * keep
    right = blur(ndimage.sobel(thickness, 1), 0.7)
    down = blur(ndimage.sobel(thickness, 0), 0.7)
    facing = np.clip(-(right * 0.6 + down * 0.8), -1, 1) * (0.09 - 0.04 * drawing.plain)
    return np.asarray(np.clip(picture * (1 + facing[..., None]), 0, 1))
