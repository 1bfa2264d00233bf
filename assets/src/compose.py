"""A scene becomes pixels: layers back to front, the brush, then what must stay sharp."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from .raster import Canvas, Pixels, blur, over, rasterise, screen
from .relief import paint_group
from .scene import Blend, Group, Marks, Scene

Brush: TypeAlias = Callable[[Pixels], Pixels]

LATE = (Blend.AFTERGLOW, Blend.SHARP)


def render(scene: Scene, scale: float, brush: Brush | None = None) -> Pixels:
    """Paint a whole scene."""
    canvas = Canvas(*scene.size, scale)
    image: Pixels = np.zeros((*canvas.shape, 3), np.float32)
    late = []
    for layer in scene.layers:
        if isinstance(layer, Group):
            paint_group(image, layer, canvas, scene)
        elif layer.blend in LATE:
            late.append(layer)
        else:
            image = _blend(image, layer, scene, canvas)
    image = np.clip(image, 0, 1)
    if brush:
        image = brush(image)
    for layer in late:
        image = _blend(image, layer, scene, canvas)
    return np.clip(image, 0, 1)


def _blend(image: Pixels, marks: Marks, scene: Scene, canvas: Canvas) -> Pixels:
    drawn = rasterise(marks.svg, scene.gradients, canvas)
    radius = marks.blur * canvas.scale
    alpha = drawn[..., 3]
    light = drawn[..., :3] * alpha[..., None]
    if marks.blend in (Blend.COVER, Blend.SHARP):
        return over(image, drawn[..., :3], alpha)
    if marks.blend is Blend.VEIL:
        return image * (1 - blur(alpha, radius)[..., None]) + blur(light, radius)
    if marks.blend is Blend.SHADE:
        return image * (1 - blur(alpha, radius)[..., None] + blur(light, radius))
    return screen(image, blur(light, radius) * marks.strength)
