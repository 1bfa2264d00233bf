"""Small knights who come to grief: sleeves of mail, and a face in an open helmet."""

from ..actors import moved
from ..anatomy import SLEEVE, Place, creases, limb_of
from ..curves import ellipse, smooth
from ..scene import Shape
from ..svg import line, lines, oval

MAIL, STEEL, FACE = "#a8b4cc", "#c8d2e2", "#f0b490"


def sleeve(joints: tuple[Place, Place, Place], wide: float, side: int, tone: str = MAIL) -> Shape:
    """Bend an arm in mail, with the folds at its elbow."""
    folds = creases(joints, wide, "#5c6c88", side=side)
    return limb_of(joints, wide, SLEEVE, tone, side, detail=folds)


def helmet(to: Place, size: float, turn: float, plume: str, shout: bool = False) -> list[Shape]:
    """Show a knight's face: eyes that start, cheeks that glow, and teeth that grind, or a shout.

    The eyes are at (-11, -1) and (5, -1) from the middle, for pupils in the sharp layer.
    """  # fmt: skip
    teeth = Shape(smooth("182,398! 208,398! 204,409! 187,409!"), "#fffaf0", round=2, contact=0.6,
        detail=lines(["190,398 190,409", "196,398 196,409", "202,398 202,409",
        "182,403 208,403"], "#5c2430", 1.3))  # fmt: skip
    mouth = Shape(ellipse(195, 405, 9, 7), "#5c1420", round=3, flat=0.5, rim=0,
        detail=oval(195, 410, 6, 4, "#e06070"))  # fmt: skip
    parts = [
        Shape(smooth("172,384 180,362 198,352 216,362 224,384 218,408 198,418 178,408"), STEEL,
            round=22, shine=0.9, gloss=12),
        Shape(smooth("176,378! 212,378! 214,400 196,414 178,400"), "#f0a888", round=14, skin=0.4,
            bump=0, contact=0.9, detail=oval(182, 398, 7, 5, "#e0604c", 0.7)
            + oval(210, 398, 6, 5, "#e0604c", 0.7)),
        Shape(ellipse(187, 384, 6.6, 7), "#fffaf0", round=6, glow=0.5),
        Shape(ellipse(203, 384, 6.8, 7.2), "#fffaf0", round=6, glow=0.5),
        mouth if shout else teeth,
        Shape(ellipse(194, 392, 5.8, 5), "#e88870", round=4, shine=0.4),
        Shape(smooth("170,378! 172,362 184,352 198,348 212,352 224,362 226,380! 198,382"), STEEL,
            round=18, shine=0.9, gloss=12, contact=0.9,
            detail=line("174,372 196,377 222,373", "#5c6c88", 3)),
        Shape(smooth("194,350! 204,334 226,332 242,346! 224,346 212,354"), plume, round=6,
            bump=0.4),
    ]  # fmt: skip
    return moved(parts, (198, 385), to, size, turn)
