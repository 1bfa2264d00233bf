"""Panels and the button, drawn to be stretched from their middle."""

from functools import partial

from ..scene import Light, Scene, Shape
from ..svg import linear
from .cutout import Piece, rounded, rounded_frame

SIZE = 96
LIGHT = Light(
    (-0.5, -0.72, 0.52), "#fff3da", "#565a78", (0.7, 0.7), "#fff0d0", 0.3, "#000000", "#0c0a10"
)


def panel(top: str, bottom: str, trim: tuple[str, str] = ("#a9762e", "#ffdf8a")) -> Scene:
    """Build a plain panel with a metal edge."""
    colours = linear("body", (0, 0), (0, SIZE), (0, top), (1, bottom))
    colours += linear("edge", (0, 0), (SIZE, SIZE), (0, trim[1]), (0.5, trim[0]), (1, trim[1]))
    scene = Scene(colours, LIGHT, 3, (SIZE, SIZE))
    scene.group(
        Shape(rounded(5, 5, SIZE - 10, SIZE - 10, 10), "url(#body)", round=5, rim=0, ink=0.8),
        Shape(rounded_frame((3, 3, SIZE - 6, SIZE - 6, 12), 5), "url(#edge)", round=2.6, shine=0.4,
              gloss=9, contact=0.7, ink=0.8),
        shadow_offset=(0, 2), shadow_blur=2.5, form=0, outline=1.2, tint=0,
    )  # fmt: skip
    return scene


def button() -> Scene:
    """Build a plump button."""
    colours = linear("body", (0, 0), (0, 96), (0, "#e8a03a"), (0.5, "#c8641e"), (1, "#8a3414"))
    colours += linear("edge", (0, 0), (96, 96), (0, "#ffdf8a"), (0.5, "#a9762e"), (1, "#ffdf8a"))
    scene = Scene(colours, LIGHT, 3, (SIZE, SIZE))
    scene.group(
        Shape(rounded(3, 3, 90, 90, 18), "url(#edge)", round=5, shine=0.4, gloss=9),
        Shape(rounded(9, 9, 78, 78, 13), "url(#body)", round=16, contact=0.7, shine=0.2),
        shadow_offset=(0, 3), shadow_blur=3, form=0, outline=1.6, tint=0,
    )  # fmt: skip
    return scene


PIECES = {
    "panel_dark": Piece(partial(panel, "#2b3350", "#161b30"), 1),
    "panel_wood": Piece(partial(panel, "#6a4830", "#3c2618"), 1),
    "panel_parch": Piece(partial(panel, "#f0e0b8", "#d2b684", ("#6a4a24", "#b98a4e")), 1),
    "button": Piece(button, 1),
}
