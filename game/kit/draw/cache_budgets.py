"""How much of what was painted is kept: by the size of the window that it was painted for."""

from __future__ import annotations

from . import text, text_block
from .assets import Assets
from .canvas import sprite_cache

#: Bytes for each pixel of the window, and what a small window has at least. At 1920×1080 an assault
#: of eight paints 4 sprites a frame anew with it, in the time that is measured with twice as much.
_SPRITES, _SIZED, _MASTERS = 32, 20, 20
_LINES, _BLOCKS = 3, 6
_LEAST = 1280 * 720


def fit_caches(assets: Assets, window: tuple[int, int]) -> None:
    """Keep as much of pictures, sprites and texts as a window of these pixels has use for."""
    pixels = max(_LEAST, window[0] * window[1])
    sprite_cache.limit(_SPRITES * pixels)
    assets.limit(masters=_MASTERS * pixels, sized=_SIZED * pixels)
    text.limit(_LINES * pixels)
    text_block.limit(_BLOCKS * pixels)
