"""The landscapes behind screens: which picture, and how large it lies."""

from collections.abc import Iterable

from game.kit import Assets, Canvas, Size, Viewport

#: How much a small picture may be enlarged.
ENOUGH_SMALL = 1.25
#: The landscapes that are turned round where screens are: the bridge keeps clear of the panels.
TURNED = ("menu",)


def draw_backdrop(canvas: Canvas, name: str) -> None:
    """Draw a landscape so that it covers the window."""
    view = canvas.view
    width, height = _covering(view)
    picture = backdrop(canvas.assets, view, name)
    place = (view.width - width) / 2, (view.height - height) / 2, width, height
    canvas.image(picture, place, turns=name in TURNED)


def read_backdrops_ahead(assets: Assets, view: Viewport, names: Iterable[str]) -> None:
    """Begin to read landscapes, as large as they will cover the window."""
    size = view.size_px(_covering(view))
    assets.scale_ahead({backdrop(assets, view, name): size for name in names})


def backdrop(assets: Assets, view: Viewport, name: str) -> str:
    """Return the picture of a landscape that is large enough for a window."""
    # Half as large, a picture is read in a third of the time: the first frame waits for it.
    small = view.scale * _covering(view)[0] / 1280 <= ENOUGH_SMALL
    return f"{name}_small" if small and assets.exists(f"{name}_small") else name


def _covering(view: Viewport) -> Size:
    """Return the size of a landscape that covers the window, in logical units."""
    cover = max(view.width / 1280, view.height / 720)
    return 1280 * cover, 720 * cover
