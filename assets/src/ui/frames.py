"""The frames of cards, large with ribbon and panel, small without."""

from functools import partial
from typing import NamedTuple

from ..curves import mirror, place, polygon, smooth, text_of
from ..scene import Light, Scene, Shape
from ..svg import line, linear
from .cutout import Piece, flipped, rounded, rounded_frame


class Metal(NamedTuple):
    """The colours of one kind of card."""

    light: str
    dark: str
    trim: str
    ribbon: str
    ribbon_shade: str


KINDS = {
    "creature": Metal("#b98a4e", "#5d3f26", "#ffdf8a", "#2f7a6a", "#123c3e"),
    "incantation": Metal("#9a8fc2", "#3f3566", "#f2d8ff", "#7a3f96", "#321a52"),
    "bastion": Metal("#a9a79c", "#54544f", "#ffe2a0", "#9a4436", "#4a1a1c"),
}
LIGHT = Light(
    (-0.5, -0.7, 0.52), "#fff0cf", "#4a4a60", (0.7, 0.7), "#ffe9b0", 0.25, "#000000", "#120b0a"
)
PAPER = Light((-0.5, -0.7, 0.52), "#fff4dc", "#8a7a70", rim=0, ink="#120b0a")
LEAF = "3,30 4,12 12,4 30,3 58,5! 40,14 28,20! 24,26 20,30! 14,42 5,58!"
GOLD_LEAF = "9,26 11,14 26,9 36,9! 22,17 17,24 9,38!"


def frame(kind: str, size: tuple[int, int], border: float, radius: float, large: bool) -> Scene:
    """Build a frame around an open middle."""
    metal, (width, height) = KINDS[kind], size
    scene = Scene(_gradients(metal, width, height), LIGHT, 9, size)
    if large:
        _panel(scene, width, height)
    outer = (1.5, 1.5, width - 3, height - 3, radius)
    trim = (
        border - 1.6,
        border - 1.6,
        width - 2 * border + 3.2,
        height - 2 * border + 3.2,
        radius * 0.6,
    )
    shapes = [
        Shape(rounded_frame(outer, border - 1.5), "url(#metal)", round=border * 0.62, bump=0.45,
              bump_size=7, rim=0.5, shine=0.25, gloss=10),
        Shape(rounded_frame(trim, 3), "url(#trim)", round=1.8, shine=0.7, gloss=8, ink=0.4),
    ]  # fmt: skip
    shapes += _corner_leaves(width, height)
    scene.group(*shapes, shadow=0.55, shadow_offset=(0, 0), shadow_blur=5, form=0, outline=0)
    if large:
        _ribbon(scene, metal)
    return scene


def _gradients(metal: Metal, width: int, height: int) -> str:
    return (
        linear("metal", (0, 0), (width, height), (0, metal.light), (0.5, metal.dark),
                 (1, metal.light))
        + linear("trim", (0, 0), (width, 0), (0, "#a9762e"), (0.3, metal.trim), (0.5, "#fff2c4"),
                 (0.7, metal.trim), (1, "#a9762e"))
        + linear("ribbon", (0, height * 0.7), (0, height * 0.79), (0, metal.ribbon),
                 (1, metal.ribbon_shade))
        + linear("paper", (0, height * 0.77), (0, height), (0, "#f3e4bd"), (0.6, "#e6d0a0"),
                 (1, "#b08f5e"))
    )  # fmt: skip


def _panel(scene: Scene, width: int, height: int) -> None:
    """Lay the parchment on which the card's text stands."""
    top = 404
    grain = "".join(
        line(
            f"{20 + i * 3},{top + 20 + i * 11} {120 + i * 9},{top + 16 + i * 12} "
            f"{230 - i * 5},{top + 24 + i * 10} {352 - i * 2},{top + 18 + i * 12}",
            "#b4935c", 0.7, 0.35,
        )
        for i in range(8)
    )  # fmt: skip
    sheet = Shape(
        rounded(14, top, width - 28, height - top - 13, 8), "url(#paper)", round=5, bump=0.12,
        bump_size=5, rim=0, ink=0.8, flat=0.55, detail=grain,
    )  # fmt: skip
    scene.group(
        sheet, light=PAPER, shadow_offset=(0, -4), shadow_blur=6, form=0, outline=0, tint=0.02
    )


def _corner_leaves(width: int, height: int) -> list[Shape]:
    size = min(width, height) / 375
    shapes = []
    for right in (False, True):
        for low in (False, True):
            for points, fill, swell in ((LEAF, "url(#metal)", 7), (GOLD_LEAF, "url(#trim)", 4)):
                scaled = text_of(place(points, 0, 0, size))
                shapes.append(
                    Shape(
                        flipped(scaled, width, height, right, low), fill, round=swell * size,
                        bump=0.3, bump_size=6, contact=0.6, shine=0.4, gloss=9,
                    )
                )  # fmt: skip
    return shapes


def _ribbon(scene: Scene, metal: Metal) -> None:
    """Hang the ribbon that carries the name."""
    tail = "52,380! 16,384! 26,399! 14,416! 60,414!"
    tails = [Shape(smooth(p), metal.ribbon_shade, round=8, contact=0) for p in (tail, mirror(tail))]
    scene.group(*tails, shadow=0.4, form=0, outline=1.4)
    band = (
        "38,371! 110,367 187,366 265,367 337,371! 334,390 337,410! 265,413 187,414 "
        "110,413 38,410! 41,390"
    )
    seams = "".join(
        line(points, metal.trim, 1.5, 0.85)
        for points in (
            "42,376! 110,372 187,371 265,372 333,376!",
            "42,405! 110,408 187,409 265,408 333,405!",
        )
    )
    studs = ("40,390 46,382 52,390 46,398", "335,390 329,382 323,390 329,398")
    scene.group(
        Shape(smooth(band), "url(#ribbon)", round=11, bump=0.25, bump_size=6, shine=0.15,
              detail=seams),
        *(Shape(polygon(stud), "url(#trim)", round=4, shine=0.5) for stud in studs),
        shadow=0.6, shadow_offset=(0, 4), shadow_blur=5, form=0.15, outline=1.6,
    )  # fmt: skip


PIECES = {
    **{f"frame_{kind}": Piece(partial(frame, kind, (375, 525), 12, 24, True), 2) for kind in KINDS},
    **{f"mini_{kind}": Piece(partial(frame, kind, (110, 154), 5, 10, False), 4) for kind in KINDS},
}
