"""From SVG to numpy, and the small pixel tools that everything above uses."""

import functools
import io
import math
import re
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image
from scipy import ndimage

Pixels: TypeAlias = npt.NDArray[np.floating[Any]]

LUMINANCE = np.array([0.3, 0.59, 0.11], np.float32)


class Canvas(NamedTuple):
    """A drawing area in design units and its pixels per unit."""

    width: int
    height: int
    scale: float

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns in pixels."""
        return int(self.height * self.scale), int(self.width * self.scale)


class Window(NamedTuple):
    """A rectangle of pixels, right and bottom excluded."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def slices(self) -> tuple[slice, slice]:
        """Rows and columns to index an image with."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    @property
    def empty(self) -> bool:
        """Whether next to nothing is inside."""
        return self.right - self.left < 2 or self.bottom - self.top < 2

    def grown(self, pad: int, shape: tuple[int, int]) -> "Window":
        """Widen on every side, within an image of that shape."""
        return Window(
            max(0, self.left - pad), max(0, self.top - pad),
            min(shape[1], self.right + pad), min(shape[0], self.bottom + pad),
        )  # fmt: skip

    def inside(self, outer: "Window") -> tuple[slice, slice]:
        """Index this window within a larger one."""
        return (
            slice(self.top - outer.top, self.bottom - outer.top),
            slice(self.left - outer.left, self.right - outer.left),
        )


def whole(canvas: Canvas) -> Window:
    """Give the window that is all of a canvas."""
    rows, columns = canvas.shape
    return Window(0, 0, columns, rows)


def rasterise(marks: str, gradients: str, canvas: Canvas, window: Window | None = None) -> Pixels:
    """Render an SVG fragment as RGBA from 0 to 1."""
    left, top, right, bottom = window or whole(canvas)
    view = " ".join(f"{edge / canvas.scale}" for edge in (left, top, right - left, bottom - top))
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{right - left}" '
        f'height="{bottom - top}"><defs>{gradients}</defs>{marks}</svg>'
    )
    png = bytes(resvg_py.svg_to_bytes(svg_string=source, skip_system_fonts=True))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), np.float32) / 255


_TOKEN = re.compile(r"([MLHVCQZ])|(-?\d+(?:\.\d+)?)")


def bounds(path: str, canvas: Canvas, pad: int = 6) -> Window:
    """Find the window around a path's points (absolute commands only), cut to the canvas."""
    across, down, command, index = [], [], "M", 0
    for letter, number in _TOKEN.findall(path):
        if letter:
            command, index = letter, 0
            continue
        if command == "H" or (command != "V" and index % 2 == 0):
            across.append(float(number) * canvas.scale)
        else:
            down.append(float(number) * canvas.scale)
        index += 1
    tight = Window(int(min(across)), int(min(down)), int(max(across)) + 1, int(max(down)) + 1)
    return tight.grown(pad, canvas.shape)


@functools.lru_cache(maxsize=12)
def noise(shape: tuple[int, int], size: float, seed: int, octaves: int = 4) -> Pixels:
    """Soft random relief in about -1 to 1; `size` is the largest feature in pixels."""
    chance = np.random.default_rng(seed)
    total = np.zeros(shape, np.float32)
    weight, sum_of_squares = 1.0, 0.0
    for octave in range(octaves):
        step = max(1.5, size / 2**octave)
        grid = chance.standard_normal((int(shape[0] / step) + 4, int(shape[1] / step) + 4))
        layer = ndimage.zoom(grid.astype(np.float32), step, order=3)
        total += weight * layer[: shape[0], : shape[1]]
        sum_of_squares += weight * weight
        weight *= 0.5
    return total / (math.sqrt(sum_of_squares) * 1.2)


def colour(text: str) -> Pixels:
    """Read `#rrggbb`."""
    return np.array([int(text[at : at + 2], 16) for at in (1, 3, 5)], np.float32) / 255


def blur(image: Pixels, radius: float) -> Pixels:
    """Soften an image of one or more channels."""
    if radius <= 0:
        return image
    spread = (radius, radius) if image.ndim == 2 else (radius, radius, 0)
    soft: Pixels = ndimage.gaussian_filter(image, spread)
    return soft


def over(below: Pixels, above: Pixels, alpha: Pixels) -> Pixels:
    """Lay a colour or picture over another."""
    veil = alpha[..., None]
    return below * (1 - veil) + above * veil


def screen(below: Pixels, light: Pixels) -> Pixels:
    """Add light without burning out."""
    return 1 - (1 - below) * (1 - np.clip(light, 0, 1))


def ramp(value: Pixels, low: float, high: float) -> Pixels:
    """Rise softly from 0 at `low` to 1 at `high`."""
    part = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(part * part * (3 - 2 * part))


def shift(image: Pixels, down: float, right: float) -> Pixels:
    """Move an image by whole pixels, filling with nothing."""
    rows, columns = image.shape
    dy, dx = round(down), round(right)
    moved = np.zeros_like(image)
    target = moved[max(0, dy) : rows + min(0, dy), max(0, dx) : columns + min(0, dx)]
    target[:] = image[max(0, -dy) : rows - max(0, dy), max(0, -dx) : columns - max(0, dx)]
    return moved


def steepness(relief: Pixels) -> tuple[Pixels, Pixels]:
    """Measure how steeply a relief rises downwards and to the right."""
    down, right = np.gradient(relief)
    return np.asarray(down), np.asarray(right)


def depth(mask: Pixels) -> Pixels:
    """Measure how far inside a silhouette each pixel lies; it goes on beyond the canvas."""
    if mask.min() > 0.5:
        return np.full(mask.shape, max(mask.shape), np.float32)
    inside: Pixels = ndimage.distance_transform_edt(mask > 0.5)
    return inside.astype(np.float32)


def distance(mask: Pixels) -> Pixels:
    """Measure how far outside a silhouette each pixel lies."""
    outside: Pixels = ndimage.distance_transform_edt(mask <= 0.5)
    return outside.astype(np.float32)


def inflate(inside: Pixels, radius: float) -> Pixels:
    """Turn depth into a rounded relief."""
    part = np.clip(inside / radius, 0, 1)
    return np.asarray(np.sqrt(np.clip(1 - (1 - part) ** 2, 0, 1)) * radius)


def picture(image: Pixels) -> Image.Image:
    """Turn 0 to 1 into an 8-bit picture."""
    return Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))
