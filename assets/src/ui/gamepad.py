"""A large gamepad without letters: those of the family in hand are drawn on its buttons."""

from ..curves import ellipse, smooth
from ..scene import Scene, Shape
from ..svg import linear
from .cutout import BADGE_LIGHT, Piece, rounded

#: The halves of the body, mirrored about the middle of 160 units.
_BODY = (
    "80,27 62,24 44,17 28,18 18,30 10,52 5,78 6,96 16,104 28,98 40,82 52,74 66,72 80,72 "
    "94,72 108,74 120,82 132,98 144,104 154,96 155,78 150,52 142,30 132,18 116,17 98,24"
)
_DARK, _RIM = "#3a2c26", "#7c5a34"


def _disc(x: float, y: float, radius: float, fill: str, high: float) -> Shape:
    return Shape(ellipse(x, y, radius, radius), fill, round=high, shine=0.3, contact=0.8, ink=0.9)


def gamepad() -> Scene:
    """Build the body of ivory, two sticks, a cross, four buttons and the shoulders."""
    paints = linear("ivory", (20, 10), (120, 110), (0, "#fdf1d4"), (0.5, "#dcc294"), (1, "#97734a"))
    paints += linear("bronze", (20, 0), (140, 40), (0, "#d8a65a"), (1, "#7a5228"))
    scene = Scene(paints, BADGE_LIGHT, 11, (160, 110))
    scene.group(
        Shape(rounded(24, 7, 38, 17, 8), "url(#bronze)", round=5, shine=0.3),
        Shape(rounded(98, 7, 38, 17, 8), "url(#bronze)", round=5, shine=0.3),
        shadow=0.4, shadow_offset=(0, 2), shadow_blur=2, form=0.2, outline=2.2,
    )  # fmt: skip
    cross = [(32, 39, 23, 7), (40, 31, 7, 23)]
    faces = ((120, 31, "#e0b040"), (120, 54, "#6fae46"), (108.5, 42.5, "#4c8ac8"),
             (131.5, 42.5, "#cc5148"))  # fmt: skip
    scene.group(
        Shape(smooth(_BODY), "url(#ivory)", round=15, shine=0.16, gloss=7),
        *(Shape(rounded(*bar, 2.5), _DARK, round=2.4, contact=0.7) for bar in cross),
        *(part for x in (59, 101)
          for part in (_disc(x, 62, 11, _RIM, 3), _disc(x, 62, 8.4, _DARK, 4))),
        *(part for x, y, fill in faces
          for part in (_disc(x, y, 7.2, _DARK, 1.2), _disc(x, y, 6, fill, 4))),
        Shape(rounded(66, 38, 10, 5, 2.4), _DARK, round=1.6, contact=0.6),
        Shape(rounded(84, 38, 10, 5, 2.4), _DARK, round=1.6, contact=0.6),
        shadow=0.5, shadow_offset=(0, 3), shadow_blur=3, form=0.2, outline=2.4,
    )  # fmt: skip
    return scene


PIECES = {"gamepad": Piece(gamepad, 4)}
