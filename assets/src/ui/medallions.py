"""The ability medallions: one disc, one cream glyph; and the wings that mark an aura."""

from functools import partial

from ..curves import ellipse, mirror, place, polygon, ring, smooth, star, taper
from ..scene import Scene, Shape
from ..svg import linear, radial
from .cutout import BADGE_LIGHT, Piece, rounded

CREAM = "#fff6df"


def medallion(light: str, dark: str, glyph: tuple[Shape, ...], rim: str = "#d9b25e") -> Scene:
    """Strike a medallion."""
    colours = linear("gold", (0, 10), (100, 90), (0, "#fff0c0"), (0.45, rim), (1, "#6e4a20"))
    colours += radial("disc", (40, 34), 66, (0, light), (1, dark))
    scene = Scene(colours, BADGE_LIGHT, 4, (100, 100))
    scene.group(
        Shape(ellipse(50, 50, 47), "url(#gold)", round=6, shine=0.6, gloss=9, ink=0.7),
        Shape(ellipse(50, 50, 39), "url(#disc)", round=10, contact=0.7, ink=0.7),
        shadow_offset=(0, 3), shadow_blur=3, form=0.2, outline=2.4,
    )  # fmt: skip
    scene.group(*glyph, shadow=0.6, shadow_offset=(0, 2), shadow_blur=2, form=0.2, outline=2.6)
    return scene


def _part(path: str, fill: str = CREAM, swell: float = 7, contact: float = 0.5) -> Shape:
    return Shape(path, fill, round=swell, contact=contact, shine=0.3, ink=0.67)


def _drop(x: float, y: float, size: float, turn: float) -> Shape:
    outline = "0,-1.7! .75,-.2 .6,.7 0,1 -.6,.7 -.75,-.2"
    return _part(smooth(place(outline, x, y, size, turn)))


def _splash() -> tuple[Shape, ...]:
    column = "38,70! 44,56 46,36 50,16! 54,36 56,56 62,70! 50,76"
    drops = ((24, 44, 8, -34), (76, 44, 8, 34), (33, 24, 5.5, -20), (67, 24, 5.5, 20))
    return (
        _part(ring(50, 70, 33, 5, 0.4), "#d8f6ff", 2.5),
        _part(smooth(column), "#ffffff", 9),
        *(_drop(*drop) for drop in drops),
    )


def _perforation() -> tuple[Shape, ...]:
    bars = ((52, 22, 9, 22), (52, 56, 9, 22), (66, 26, 8, 18), (66, 56, 8, 18))
    arrow = polygon("14,45 64,45 64,34 90,50 64,66 64,55 14,55 22,50")
    return (*(_part(rounded(*bar, 3), "#8796b4") for bar in bars), _part(arrow, "#fff2c8"))


def _rage() -> tuple[Shape, ...]:
    outer = "50,12! 60,30 74,38 80,56 72,76 50,86 28,76 20,58 26,44! 34,52 38,40 36,28!"
    inner = "50,44! 60,56 64,68 58,80 50,83 41,80 36,68 42,60!"
    return (_part(smooth(outer), "#ffe08a", 16), _part(smooth(inner), "#ff6a2a", 10, 0.3))


def _protection() -> tuple[Shape, ...]:
    shield = "50,14! 66,22 80,22! 80,46 70,70 50,86! 30,70 20,46 20,22! 34,22"
    half = "50,24! 62,30 71,30! 71,46 64,62 50,75!"
    return (_part(smooth(shield), "#e9f2ff", 9), _part(smooth(half), "#7fb0ee", 5, 0.1))


def _indestructible() -> tuple[Shape, ...]:
    faces = (
        ("30,24 70,24 88,44 50,86 12,44", "#bff0ff"), ("30,24 50,44 12,44", "#eafcff"),
        ("70,24 88,44 50,44", "#8fd0ee"), ("30,24 70,24 50,44", "#ffffff"),
        ("12,44 50,44 50,86", "#a6e2fa"), ("88,44 50,44 50,86", "#5fa8d8"),
    )  # fmt: skip
    return tuple(_part(polygon(points), fill, 3.5, 0) for points, fill in faces)


def _axe(right: bool) -> tuple[Shape, ...]:
    haft, edge, back = (
        mirror(points, 50) if right else points
        for points in (
            "26,86 74,18",
            "62,20! 74,10 90,12 92,30 86,44! 80,36 68,38!",
            "66,36! 60,24 54,18! 48,30 52,44 64,50! 64,42",
        )
    )
    return (
        _part(taper(haft, [8, 7]), "#9a6a3e", 4),
        _part(smooth(edge), "#eef2f6"),
        _part(smooth(back), "#cfd8e2", 6),
    )


def _sprint() -> tuple[Shape, ...]:
    return tuple(
        _part(polygon(f"{x},22 {x + 16},22 {x + 38},50 {x + 16},78 {x},78 {x + 20},50"), fill, 6)
        for x, fill in ((14, "#dff0a8"), (32, "#f2fad0"), (50, "#ffffff"))
    )


def _aura() -> tuple[Shape, ...]:
    return (
        _part(ring(50, 50, 35, 6), "#ffe6a0", 3),
        _part(smooth(star(50, 50, 20, 9, 5)), "#fff6c8", 8),
    )


def aura_wings() -> Scene:
    """Spread two golden wings that point to both neighbours; a medallion stands between them."""
    colours = linear("gold", (0, 10), (0, 90), (0, "#fff6c8"), (0.5, "#f0c04a"), (1, "#a86a24"))
    scene = Scene(colours, BADGE_LIGHT, 4, (180, 100))
    plumes = (
        "52,66 34,78 14,74! 26,62 44,52!", "50,54 26,60 4,50! 22,42 46,40!",
        "52,42 30,40 12,24! 34,24 54,30!",
    )  # fmt: skip
    shapes: list[Shape] = []
    for plume in plumes:
        wings = (place(plume, -6), mirror(place(plume, -6), 90))
        shapes += [_part(smooth(wing), "url(#gold)", 6) for wing in wings]
    scene.group(*shapes, shadow_offset=(0, 3), shadow_blur=3, form=0.2, outline=2.4)
    loop = _part(ring(90, 50, 46, 7), "url(#gold)", 3.5)
    scene.group(loop, shadow_offset=(0, 2), shadow_blur=1.5, form=0, outline=1.6)
    return scene


def _piece(light: str, dark: str, glyph: tuple[Shape, ...], rim: str = "#d9b25e") -> Piece:
    return Piece(partial(medallion, light, dark, glyph, rim), 2)


PIECES = {
    "ic_splash": _piece("#3fc6e8", "#0d4f86", _splash()),
    "ic_perforation": _piece("#b8c4d6", "#3c4a66", _perforation(), "#aab4c8"),
    "ic_rage": _piece("#ff9a3a", "#9a1f14", _rage()),
    "ic_protection": _piece("#5aa0f0", "#173a86", _protection()),
    "ic_indestructible": _piece("#c9d6e6", "#5a4f86", _indestructible(), "#c8c4e0"),
    "ic_berserk": _piece("#e8455a", "#5e0c22", (*_axe(False), *_axe(True))),
    "ic_sprint": _piece("#a6dc4a", "#2c6a24", _sprint()),
    "ic_aura": _piece("#c98af0", "#4a1f7e", _aura()),
    "aura_wings": Piece(aura_wings, 2),
}
