"""Light that is drawn, not lit: glints and flames."""

import math

from .props import blaze
from .svg import fill as painted


def glint(x: float, y: float, size: float, colour: str = "#ffffff") -> str:
    """Draw a four-pointed star of light."""
    near = size * 0.09
    corners = [
        (
            x + math.cos(k * math.pi / 4) * (near if k % 2 else size),
            y + math.sin(k * math.pi / 4) * (near if k % 2 else size),
        )
        for k in range(8)
    ]
    return painted("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z", colour)


def flame(
    root: tuple[float, float], size: float, seed: int, tones: tuple[str, ...], spread: float = 0.3
) -> str:
    """Draw nested flames, dark and long outside, light and short inside."""
    return "".join(
        painted(blaze(seed + n, root, size * spread * k, size * k, size * 0.24 * k, 6), tone)
        for n, (tone, k) in enumerate(zip(tones, (1, 0.78, 0.56, 0.36), strict=False))
    )
