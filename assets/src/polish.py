"""Pictures whose metal, glass and eyes are smooth: the brush leaves out whatever shines."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .raster import Canvas, Pixels, blur, bounds, over, rasterise
from .scene import Group, Scene

#: From this shine on a shape is polished, and how much of it the brush leaves as it was lit.
POLISHED = 0.45
KEPT = 0.88


@dataclass
class Polished(Scene):
    """A scene that keeps the brush off polished shapes."""

    def brushed(
        self, brush: Callable[[Pixels], Pixels], scale: float
    ) -> Callable[[Pixels], Pixels]:
        """Return the brush, held off what is polished."""

        def paint(image: Pixels) -> Pixels:
            return over(brush(image), image, self._polish(Canvas(*self.size, scale)) * KEPT)

        return paint

    def _polish(self, canvas: Canvas) -> Pixels:
        """Return where polished shapes can be seen, from 0 to 1."""
        mask: Pixels = np.zeros(canvas.shape, np.float32)
        groups = [layer for layer in self.layers if isinstance(layer, Group)]
        for shape in (shape for group in groups for shape in group.shapes):
            window = bounds(shape.path, canvas)
            if window.empty:
                continue
            cut = rasterise(f'<path d="{shape.path}" fill="#fff"/>', "", canvas, window)[..., 3]
            part = mask[window.slices]
            part += (float(shape.shine >= POLISHED) - part) * cut
        return blur(mask, 0.6 * canvas.scale)
