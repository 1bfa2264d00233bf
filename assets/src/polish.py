"""Pictures whose metal mirrors, whose polish the brush leaves out, whose forms stand apart."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .raster import LUMINANCE, Canvas, Pixels, blur, bounds, over, rasterise
from .scene import Group, Scene
from .stuffs import HELD, stuff_of, surface

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
            held, worn = self._stuffs(Canvas(*self.size, scale))
            painted = over(brush(image), image, held) * (1 + worn)[..., None]
            return _clarity(painted, ABOUT * scale)

        return paint

    def _stuffs(self, canvas: Canvas) -> tuple[Pixels, Pixels]:
        """Say how far the brush leaves alone what can be seen, and what its surface adds."""
        held, surfaces = np.zeros((2, *canvas.shape), np.float32)
        groups = [layer for layer in self.layers if isinstance(layer, Group)]
        for shape in (shape for group in groups for shape in group.shapes):
            window = bounds(shape.path, canvas)
            if window.empty:
                continue
            cut = rasterise(f'<path d="{shape.path}" fill="#fff"/>', "", canvas, window)[..., 3]
            for mask, value in (
                (held, HELD[stuff_of(shape)]),
                (surfaces, surface(shape, cut, (window.top, window.left), canvas.scale)),
            ):
                part = mask[window.slices]
                part += (value - part) * cut
        return blur(held, 0.6 * canvas.scale), surfaces


def _clarity(image: Pixels, radius: float) -> Pixels:
    """Add local contrast, held in where it would glare, without the brush's strokes."""
    level = image @ LUMINANCE
    apart = np.clip(blur(level, radius / 9) - blur(level, radius), -0.2, 0.2) * APART
    return np.asarray(np.clip(image * (1 + apart / (level + 0.15))[..., None], 0, 1))
