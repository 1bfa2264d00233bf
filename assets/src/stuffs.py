"""What a shape is made of, and how its surface looks at close range, as a share of its light."""

import colorsys
import zlib

import numpy as np

from .raster import Pixels, depth, noise
from .scene import Shape

#: From this shine on a shape is polished, from this glow on it shines, from this on it is skin.
POLISHED, GLOWING, SKIN = 0.45, 0.5, 0.3
#: How far the brush leaves alone what is made of each; all else belongs to the ground.
HELD = {"steel": 0.88, "skin": 0.72, "cloth": 0.45, "grain": 0.5, "stone": 0.4, "": 0.34}
#: From this depth on, as a share of the side of a square of its size, a form is stout.
STOUT = 0.34
#: Threads, strands and spots: their size in design units, and how much they lighten or darken.
WEAVE, STRAND, SPOT = (1.7, 0.028), (2.7, 0.14), (9, 0.075)


def stuff_of(shape: Shape) -> str:
    """Tell what a shape is made of by its word, or else by its shine, its colour, its bumps."""
    if shape.shine >= POLISHED or shape.glow >= GLOWING or shape.flat >= GLOWING:
        return "steel"
    if shape.skin >= SKIN:
        return "skin"
    if shape.stuff or not shape.fill.startswith("#"):
        return shape.stuff
    hue, strong, bright = colorsys.rgb_to_hsv(*(v / 255 for v in bytes.fromhex(shape.fill[1:7])))
    rough = shape.bump >= 0.3 and shape.shine < 0.2
    if rough and 0.03 < hue < 0.13 and strong > 0.3 and bright < 0.86:
        return "grain"
    return "stone" if rough and strong < 0.24 and 0.3 < bright < 0.86 else ""


def surface(shape: Shape, mask: Pixels, place: tuple[int, int], scale: float) -> Pixels:
    """Say how much lighter or darker each pixel of a shape is; `place` is its corner."""
    made = stuff_of(shape)
    seed = zlib.crc32(shape.path.encode()) % 89
    if made == "cloth":
        return _weave(mask.shape, place, scale)
    if made == "grain":
        return _grain(mask, scale, seed)
    if made == "stone":
        size, strength = SPOT
        return noise(mask.shape, size * scale, seed, 4) * strength
    return np.zeros(mask.shape, np.float32)


def _weave(shape: tuple[int, ...], place: tuple[int, int], scale: float) -> Pixels:
    size, strength = WEAVE
    rows, columns = (np.arange(n) + at for n, at in zip(shape, place, strict=True))
    turn = np.pi / (size * scale)
    across, down = columns[None, :] + 0.4 * rows[:, None], rows[:, None] - 0.4 * columns[None, :]
    return np.asarray(np.sin(across * turn) * np.sin(down * turn) * strength, np.float32)


def _grain(mask: Pixels, scale: float, seed: int) -> Pixels:
    """Let strands run along the edges of a long form; a stout one has none."""
    size, strength = STRAND
    inside = depth(mask)
    if inside.max() > STOUT * np.sqrt((mask > 0.5).sum()):
        return np.zeros(mask.shape, np.float32)
    away = noise(mask.shape, 26 * scale, seed, 2)
    lie = (inside / scale + away * 2.6) * 2 * np.pi / size
    strands = 0.6 * np.sin(lie) + 0.4 * np.sin(lie * 0.41 + 2 + away)
    return np.asarray(strands * strength * (0.7 + 0.5 * away), np.float32)
