"""The plaque that a relic lies on: its outline tells the class, its rim the size."""

from functools import partial

from ..curves import ellipse, place, polygon, smooth, star
from ..scene import Scene, Shape
from ..svg import linear, radial
from ..ui.cutout import BADGE_LIGHT, Piece
from ..ui.icons_parts import soft

#: The metals and stuffs that relics are made of: light, middle and dark, from the top down.
_STUFFS = {
    "cream": ("#fffbe6", "#ffeab4", "#d8a860"),
    "gold": ("#fff0a8", "#f6b93c", "#a8641c"),
    "steel": ("#ffffff", "#d6e2ee", "#7f94ae"),
    "iron": ("#aab6c4", "#6a7688", "#363e50"),
    "wood": ("#e0a866", "#a8683a", "#5e341c"),
    "red": ("#ff8a74", "#e0343a", "#86122a"),
    "green": ("#c8f07a", "#62b048", "#1f6434"),
    "blue": ("#b4f0ff", "#3ea2f0", "#1a4ca8"),
    "stone": ("#e4dccc", "#b0a698", "#6c6468"),
    "leather": ("#d09a66", "#8a5634", "#4a2a1c"),
    "fire": ("#fff6b0", "#ffa42e", "#d83a1c"),
    "white": ("#ffffff", "#e8f4fc", "#a8c4dc"),
}
#: The rim by the size: bronze, silver, gold.
_RIMS = {
    "small": ("#f0b88a", "#b06a3c", "#5c3018"),
    "great": ("#ffffff", "#b8c6d8", "#5e6c84"),
    "ancient": ("#fff6c0", "#f4b836", "#94560e"),
}
#: Light and dark of the ground by the class.
_GROUNDS = {
    "weapon": ("#94503e", "#300e1a"),
    "armour": ("#5a80b4", "#142448"),
    "amulet": ("#9a62c8", "#2c1454"),
    "terrain": ("#4e9a70", "#0e3a3c"),
    "event": ("#d88a34", "#5a2410"),
}


def _outline(kind: str, size: float) -> str:
    """Outline the plaque of a class, as far from its middle as `size` says."""
    if kind == "weapon":
        return soft([(50, 50 - 48 * size), (50 + 48 * size, 50), (50, 50 + 48 * size),
                     (50 - 48 * size, 50)], 16 * size)  # fmt: skip
    if kind == "armour":
        shield = "0,-46! 18,-40 41,-39! 43,-6 30,28 0,47! -30,28 -43,-6 -41,-39! -18,-40"
        return smooth(place(shield, 50, 50, size))
    if kind == "terrain":
        return soft(place("0,-48 41,-24 41,24 0,48 -41,24 -41,-24", 50, 50, size), 7)
    if kind == "event":
        return soft(star(50, 50, 48 * size, 39 * size, 8, -90), 3)
    return ellipse(50, 50, 44 * size)


def part(
    path: str, fill: str, swell: float = 5, contact: float = 0.5, detail: str = "", glow: float = 0
) -> Shape:
    """Shape one part of a relic; `fill` names a stuff, or is a colour."""
    colour = f"url(#{fill})" if fill in _STUFFS else fill
    return Shape(path, colour, round=swell, contact=contact, shine=0.35, gloss=10, ink=0.7,
                 detail=detail, glow=glow)  # fmt: skip


def relic(kind: str, size: str, *groups: tuple[Shape, ...]) -> Piece:
    """Lay groups of shapes, each with a dark contour, on the plaque of a class and a size."""
    return Piece(partial(_struck, kind, size, groups), 3)


def _struck(kind: str, size: str, groups: tuple[tuple[Shape, ...], ...]) -> Scene:
    light, dark = _GROUNDS[kind]
    colours = stuffs() + radial("ground", (40, 32), 66, (0, light), (1, dark))
    high, middle, low = _RIMS[size]
    colours += linear("rim", (20, 4), (80, 96), (0, high), (0.5, middle), (1, low))
    scene = Scene(colours, BADGE_LIGHT, 4, (100, 100))
    plate = (
        Shape(_outline(kind, 1), "url(#rim)", round=6, shine=0.6, gloss=9, ink=0.7),
        Shape(_outline(kind, 0.86), "url(#ground)", round=7, contact=0.7, ink=0.7),
    )
    scene.group(*plate, *_gems(kind, size), shadow=0.5, shadow_offset=(0, 3), shadow_blur=2.5,
                form=0.2, outline=2)  # fmt: skip
    for shapes in groups:
        scene.group(*shapes, shadow=0.6, shadow_offset=(0, 3), shadow_blur=3, form=0.15,
                    outline=2.6)  # fmt: skip
    return scene


def stuffs() -> str:
    """Define the gradients of all stuffs."""
    return "".join(
        linear(name, (40, 14), (60, 88), (0, light), (0.5, middle), (1, dark))
        for name, (light, middle, dark) in _STUFFS.items()
    )


def _gems(kind: str, size: str) -> tuple[Shape, ...]:
    """Set stones into the rim: none, one or three, so that the size is told by more than colour."""
    spots = {
        "weapon": ((50, 6.5), (93, 50), (7, 50)), "armour": ((50, 8), (90, 15), (10, 15)),
        "amulet": ((50, 9), (88, 65), (12, 65)), "terrain": ((50, 6), (88, 72), (12, 72)),
        "event": ((50, 8), (90, 50), (10, 50)),
    }[kind]  # fmt: skip
    count = {"small": 0, "great": 1, "ancient": 3}[size]
    cut = "0,-6 5,0 0,6 -5,0"
    fill = "#8ce4ff" if size == "great" else "#ff6a6a"
    return tuple(
        Shape(polygon(place(cut, x, y, 1)), fill, round=3, shine=0.8, gloss=8, ink=0.8)
        for x, y in spots[:count]
    )
