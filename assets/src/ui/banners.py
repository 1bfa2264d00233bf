"""Banners of cloth with a golden hem, on a pole: what a page of figures is headed by."""

from functools import partial

from ..curves import ellipse, smooth, taper
from ..sailing.painted import Painted
from ..scene import Scene, Shape
from ..svg import line, linear
from .cutout import BADGE_LIGHT, GOLD

SIZE = (320, 520)
#: Pixels per unit: a screen of 1080 lines shows a banner as it was painted.
SCALE = 1.5
#: The light and the deep of each cloth.
_CLOTHS = {
    "crimson": ("#9c2c3c", "#4e0f20"),
    "azure": ("#2f74a8", "#12304e"),
    "green": ("#3f8650", "#163a28"),
}
_HEM = "22,20! 298,20! 298,430! 160,500! 22,430!"
_SEAM = "34,24! 34,423! 160,486! 286,423! 286,24!"
_INNER = "42,24! 42,418! 160,477! 278,418! 278,24!"
#: Folds from top to foot: where they begin and end, how wide they are, and how strong.
_FOLDS = ((70, 64, 26, 0.16), (118, 128, 18, 0.12), (206, 196, 24, 0.16), (256, 262, 16, 0.12))


def _banner(light: str, deep: str) -> Scene:
    """Hang a banner with a pointed foot from a pole."""
    colours = GOLD + linear("cloth", (40, 10), (280, 500), (0, light), (0.55, light), (1, deep))
    scene = Scene(colours, BADGE_LIGHT, 7, SIZE)
    folds = "".join(
        line([(top, 20), ((top + foot) / 2 + 4, 240), (foot, 480)], deep, wide, strong * 2)
        + line([(top + wide, 20), ((top + foot) / 2 + wide, 240), (foot + wide, 480)], "#ffe6c8",
               wide * 0.7, strong * 0.7)
        for top, foot, wide, strong in _FOLDS
    )  # fmt: skip
    shade = line("10,36 310,36", "#1c0810", 22, 0.28)
    hem = line(_SEAM, "#3a1608", 8, 0.5) + line(_SEAM, "#f0bc50", 5, 1)
    hem += line(_INNER, "#ffe29a", 1.6, 0.8)
    cloth = Shape(smooth(_HEM), "url(#cloth)", round=9, bump=0.12, bump_size=5, shine=0.12,
                  detail=folds + shade + hem)  # fmt: skip
    scene.group(
        cloth, shadow=0.5, shadow_offset=(3, 5), shadow_blur=5, form=0.08, outline=2, tint=0.02
    )
    pole = Shape(taper([(12, 15), (308, 15)], [11, 11]), "#7a4a28", round=5, shine=0.5)
    knobs = [
        Shape(ellipse(x, 15, size), "url(#gold)", round=size, shine=0.8, gloss=10, ink=0.7)
        for x, size in ((12, 10), (308, 10), (28, 6), (292, 6))
    ]
    tassel = Shape(smooth("154,496! 166,496! 170,514 160,518 150,514!"), "url(#gold)", round=4,
                   shine=0.5, ink=0.7)  # fmt: skip
    scene.group(pole, *knobs, tassel, shadow=0.5, shadow_offset=(2, 4), shadow_blur=3, form=0.2,
                outline=2)  # fmt: skip
    return scene


PIECES = {
    f"banners/{name}": Painted(partial(_banner, light, deep), SCALE, deep)
    for name, (light, deep) in _CLOTHS.items()
}
