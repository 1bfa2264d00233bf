"""The last touches: tone, bloom, a soft corner, grain."""

import numpy as np

from .raster import LUMINANCE, Pixels, blur, colour, noise, ramp, screen


def tone(image: Pixels, gamma: float = 0.86, saturation: float = 1.14) -> Pixels:
    """Lift the middle, add contrast and colour."""
    image = np.clip(image, 0, 1) ** gamma
    image = image * 0.9 + 0.1 * (image * image * (3 - 2 * image))
    grey = (image @ LUMINANCE)[..., None]
    return np.asarray(np.clip(grey + (image - grey) * saturation, 0, 1))


def bloom(image: Pixels, threshold: float, radius: float, strength: float) -> Pixels:
    """Let bright places shine over their edges."""
    bright = image * np.clip((image.max(-1, keepdims=True) - threshold) / (1 - threshold), 0, 1)
    halo = blur(bright, radius) * strength + blur(bright, radius * 3) * strength * 0.6
    return screen(image, halo)


def vignette(image: Pixels, strength: float) -> Pixels:
    """Calm the corners a little."""
    rows, columns = image.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns]
    away = np.hypot((x / columns - 0.5) / 0.62, (y / rows - 0.45) / 0.66)
    return image * (1 - strength * ramp(away, 0.55, 1.35))[..., None]


def grade(image: Pixels, strength: float = 0.06) -> Pixels:
    """Pull shadows to blue and lights to cream."""
    level = image.mean(-1, keepdims=True)
    image = image * (1 - strength * (1 - level)) + colour("#0a0f2a") * strength * (1 - level)
    warm = strength * level * 0.6
    cream: Pixels = colour("#fff2d8") * warm * image.max(-1, keepdims=True)
    graded: Pixels = image * (1 - warm) + cream
    return graded


def grain(image: Pixels, strength: float = 0.01) -> Pixels:
    """Add the tooth of the canvas."""
    tooth = noise(image.shape[:2], 3, 3, 2)[..., None]
    level = 0.35 + image.mean(-1, keepdims=True)
    return np.asarray(np.clip(image + tooth * strength * level, 0, 1))


def finish_card(image: Pixels, scale: float) -> Pixels:
    """Finish a card's picture."""
    image = bloom(tone(image), 0.78, 4 * scale, 0.4)
    return grain(grade(vignette(image, 0.16)))


def finish_land(image: Pixels, scale: float) -> Pixels:
    """Finish a board or a backdrop."""
    image = bloom(tone(image, 0.9, 1.1), 0.85, 3 * scale, 0.2)
    return grain(image, 0.008)
