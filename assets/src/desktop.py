"""The game's sign as desktops ask for it: PNG for Linux, one ICO for Windows, one ICNS for macOS.

Below forty pixels another drawing is used, with fewer and bolder shapes.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PIL import Image

from .raster import picture
from .ui.cutout import Piece, cut_out
from .ui.icon import icon, small_icon

DESKTOP = Path(__file__).parents[1] / "desktop"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
#: macOS knows each of its sizes, and the double of it for dense screens.
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
BOLD_BELOW = 40
MASTER = 1024
BOLD_MASTER = 512


def store() -> Iterator[tuple[str, Image.Image]]:
    """Write every size below `assets/desktop`; give each path below `assets`, and its picture."""
    DESKTOP.mkdir(exist_ok=True)
    for size in PNG_SIZES:
        image = at(size)
        image.save(DESKTOP / f"bridges-of-erret-{size}.png", optimize=True)
        yield f"desktop/bridges-of-erret-{size}.png", image
    for ending, sizes in (("ico", ICO_SIZES), ("icns", ICNS_SIZES)):
        *smaller, largest = (at(size) for size in sizes)
        path = DESKTOP / f"bridges-of-erret.{ending}"
        if ending == "ico":
            all_sizes = [(size, size) for size in sizes]
            largest.save(path, sizes=all_sizes, append_images=smaller)
        else:
            largest.save(path, append_images=smaller)
        yield f"desktop/{path.name}", largest


def at(size: int) -> Image.Image:
    """Draw the sign at a size in pixels."""
    master = _bold() if size < BOLD_BELOW else _full()
    return master.resize((size, size), Image.Resampling.LANCZOS)


@cache
def _full() -> Image.Image:
    return picture(cut_out(Piece(icon, MASTER / 100)))


@cache
def _bold() -> Image.Image:
    return picture(cut_out(Piece(small_icon, BOLD_MASTER / 100)))
