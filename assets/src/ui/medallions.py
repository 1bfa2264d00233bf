"""The ability medallions: one disc, one cream glyph; and the frame that marks an aura."""

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
    crown = "18,68! 20,54 10,40! 26,46 36,58! 42,44 50,25! 58,44 64,58! "
    crown += "74,46 90,40! 80,54 82,68! 50,80"
    drops = ((50, 19, 6.5, 0), (26, 31, 8, -24), (74, 31, 8, 24))
    return (
        _part(ring(50, 70, 37, 8, 0.38), "#d8f6ff", 3.5),
        _part(smooth(crown), "#ffffff", 8),
        *(_drop(*drop) for drop in drops),
    )


def _perforation() -> tuple[Shape, ...]:
    bars = ((45, 16, 13, 26), (45, 58, 13, 26))
    arrow = polygon("10,41 58,41 58,24 94,50 58,76 58,59 10,59 20,50")
    return (*(_part(rounded(*bar, 3), "#dfe8f6") for bar in bars), _part(arrow, "#fff2c8"))


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
    haft, edge = (
        mirror(points, 50) if right else points
        for points in ("26,88 73,11", "73,13! 83,16 96,11! 99,28 91,44 72,54! 72,41 63,30!")
    )
    return (_part(taper(haft, [11, 10]), "#f0b868", 4), _part(smooth(edge), "#f4f8fc", 8))


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


def aura_frame() -> Scene:
    """Bend a ring with two wings that point to both neighbours; a medallion lies in it."""
    colours = linear("violet", (0, 4), (0, 108), (0, "#fff4ff"), (0.45, "#dcb0ff"), (1, "#9a5cf0"))
    scene = Scene(colours, BADGE_LIGHT, 4, (140, 112))
    wing = "94,12! 112,26 138,56! 112,86 94,100! 106,76 106,36"
    wings = (smooth(wing), smooth(mirror(wing, 70)))
    loop = ring(70, 56, 53, 11)
    scene.group(
        *(_part(path, "url(#violet)", 7) for path in wings), _part(loop, "url(#violet)", 4),
        shadow_offset=(0, 2), shadow_blur=2, form=0.1, outline=3,
    )  # fmt: skip
    return scene


def _piece(light: str, dark: str, glyph: tuple[Shape, ...], rim: str = "#d9b25e") -> Piece:
    return Piece(partial(medallion, light, dark, glyph, rim), 2)


PIECES = {
    "ic_splash": _piece("#3fc6e8", "#0d4f86", _splash()),
    "ic_perforation": _piece("#8494b6", "#26304e", _perforation(), "#aab4c8"),
    "ic_rage": _piece("#ff9a3a", "#9a1f14", _rage()),
    "ic_protection": _piece("#5aa0f0", "#173a86", _protection()),
    "ic_indestructible": _piece("#c9d6e6", "#5a4f86", _indestructible(), "#c8c4e0"),
    "ic_berserk": _piece("#e8455a", "#5e0c22", (*_axe(False), *_axe(True))),
    "ic_sprint": _piece("#a6dc4a", "#2c6a24", _sprint()),
    "ic_aura": _piece("#c98af0", "#4a1f7e", _aura()),
    "aura_frame": Piece(aura_frame, 1),
}
