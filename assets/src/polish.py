"""Pictures whose metal mirrors, whose polish the brush leaves out, whose forms stand apart."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .raster import LUMINANCE, Canvas, Pixels, blur, bounds, over, rasterise
from .scene import Group, Scene, Shape

#: From this shine on a shape is polished, and how much of it the brush leaves as it was lit.
POLISHED = 0.45
#: From this on a shape is bare skin.
SKIN = 0.3
KEPT = 0.88
#: How wide about a form the local contrast looks, in design units, and how much it adds.
ABOUT, APART = 14, 0.4


@dataclass
class Polished(Scene):
    """A scene that keeps the brush off polished shapes, and parts them from what is behind."""

    mirrors: bool = True

    def brushed(
        self, brush: Callable[[Pixels], Pixels], scale: float
    ) -> Callable[[Pixels], Pixels]:
        """Return the brush, held off what is polished."""

        def paint(image: Pixels) -> Pixels:
            polished = self._polish(Canvas(*self.size, scale)) * KEPT
            return _clarity(over(brush(image), image, polished), ABOUT * scale)

        return paint

    def _polish(self, canvas: Canvas) -> Pixels:
        """Return how smooth what can be seen is, from 0 to 1."""
        mask: Pixels = np.zeros(canvas.shape, np.float32)
        groups = [layer for layer in self.layers if isinstance(layer, Group)]
        for shape in (shape for group in groups for shape in group.shapes):
            window = bounds(shape.path, canvas)
            if window.empty:
                continue
            cut = rasterise(f'<path d="{shape.path}" fill="#fff"/>', "", canvas, window)[..., 3]
            part = mask[window.slices]
            part += (_smooth(shape) - part) * cut
        return blur(mask, 0.6 * canvas.scale)


def _smooth(shape: Shape) -> float:
    """Say how far the brush leaves a shape alone: metal and eyes wholly, skin by half."""
    if shape.shine >= POLISHED:
        return 1.0
    return 0.5 if shape.skin >= SKIN else 0.0


def _clarity(image: Pixels, radius: float) -> Pixels:
    """Add local contrast, held in where it would glare, without the brush's strokes."""
    level = image @ LUMINANCE
    apart = np.clip(blur(level, radius / 9) - blur(level, radius), -0.2, 0.2) * APART
    return np.asarray(np.clip(image * (1 + apart / (level + 0.15))[..., None], 0, 1))
