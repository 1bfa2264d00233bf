"""How much of what was painted is kept: by the size of the window that it was painted for.

While something moves all is kept that may be drawn again soon. When a scene has come to rest, what
it has used stays, and of what it has not used as much as the way back to the menu or a match takes.
"""

from __future__ import annotations

from ..context.kit_context import active_context
from .assets import Assets

#: Bytes for each pixel of the window, and what a small window has at least. At 1920×1080 an assault
#: of eight paints 5.7 sprites a frame anew with it, 5.5 with a seventh more, 2.6 with all kept;
#: its frames take the same time.
_SPRITES, _SIZED, _MASTERS = 28, 20, 20
_LINES, _BLOCKS = 3, 6
_LEAST = 1280 * 720
#: The same for what a scene at rest has not used.
_UNUSED_SPRITES, _UNUSED_SIZED, _UNUSED_MASTERS = 6, 13, 11
_UNUSED_LINES, _UNUSED_BLOCKS, _UNUSED_OTHERS = 1, 2, 1


def fit_caches(assets: Assets, window: tuple[int, int]) -> None:
    """Keep as much of pictures, sprites and texts as a window of these pixels has use for."""
    context, pixels = active_context(), max(_LEAST, window[0] * window[1])
    context.sprites.limit(_SPRITES * pixels)
    assets.limit(masters=_MASTERS * pixels, sized=_SIZED * pixels)
    context.lines.limit(_LINES * pixels)
    context.blocks.limit(_BLOCKS * pixels)


def settle_caches(assets: Assets, window: tuple[int, int]) -> None:
    """Keep what was used since this was last called, and little else: a scene has come to rest."""
    context, pixels = active_context(), max(_LEAST, window[0] * window[1])
    context.sprites.settle(_UNUSED_SPRITES * pixels)
    assets.settle(masters=_UNUSED_MASTERS * pixels, sized=_UNUSED_SIZED * pixels)
    context.lines.settle(_UNUSED_LINES * pixels)
    context.blocks.settle(_UNUSED_BLOCKS * pixels)
    for cache in context.other_caches.values():
        cache.settle(_UNUSED_OTHERS * pixels)
