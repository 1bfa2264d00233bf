"""Cut-out pictures that the brush has passed over: what stands on the sea.

The brush needs a ground to paint on, so it paints on the sea's own colour; how much of each pixel
is covered is worked out without it.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..brush import Pass, paint
from ..compose import render
from ..finish import tone
from ..raster import Pixels, ramp
from ..scene import Blend, Marks, Scene
from ..svg import cover
from ..ui.cutout import Piece, cut_out

#: Strokes for small pictures: none is longer than a sail.
STROKES = (
    Pass(20, 6, 1.1, 0.03),
    Pass(12, 3.6, 1.2, 0.038),
    Pass(7, 2.2, 1.3, 0.05),
    Pass(5, 1.4, 1.4, 0.07),
)
SEA = "#2e7a88"


class Painted(NamedTuple):
    """A cut-out picture that is painted, its pixels per unit, and the ground it stands on."""

    scene: Callable[[], Scene]
    scale: float
    ground: str = SEA


def cut_painting(piece: Painted) -> Pixels:
    """Paint a picture, and cut it out."""
    flat = cut_out(Piece(piece.scene, piece.scale))
    scene = piece.scene()
    scene.layers.insert(0, Marks(cover(piece.ground, *scene.size), Blend.COVER))
    brushed = tone(render(scene, piece.scale, lambda image: paint(image, STROKES)), 0.9, 1.12)
    alpha = flat[..., 3] * _within(flat.shape[:2])
    # Where something of the ground shines through, its colour is in the painting: keep it out.
    solid = ramp(alpha, 0.9, 1)[..., None]
    colours = brushed * solid + flat[..., :3] * (1 - solid)
    return np.concatenate([colours, alpha[..., None]], -1)


def _within(shape: tuple[int, int]) -> Pixels:
    """Let shadows and foam fade before the picture's edge, where they would end in a line."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]]
    near = np.minimum(np.minimum(x, shape[1] - 1 - x), np.minimum(y, shape[0] - 1 - y))
    return ramp(near, 0, 12)
