"""The drummer whom the Lieutenant's buckler covers, too."""

from ..actors import eyeball
from ..curves import ellipse, smooth
from ..figures import limb
from ..scene import Shape
from ..svg import lines


def drummer() -> list[Shape]:
    """Let the drummer crouch behind him, his hat too large."""
    skin = "#f4b890"
    return [
        Shape(smooth("292,424 320,412 348,424 356,462 350,490 296,490 288,460"), "#d83c40",
            round=24, bump=0.3,
            detail=lines(["306,418 330,470", "336,416 312,470"], "#fff4e0", 6, 0.95)),
        Shape(smooth("298,392 306,376 336,374 346,392 342,412 322,422 302,412"), skin, round=22,
            skin=0.5),
        *eyeball((312, 396), 8, "#5a7ad0", (-1, 1)),
        *eyeball((330, 395), 8, "#5a7ad0", (-1, 1)),
        Shape(ellipse(319, 404, 5, 4.4), "#f09478", round=4, contact=0.6),
        Shape(ellipse(320, 413, 5, 3.4), "#6c1420", round=2, rim=0),
        Shape(smooth("296,384! 292,346 318,338 346,346 344,382! 320,374"), "#3c5cb0", round=18,
            bump=0.3),
        Shape(smooth("290,388! 304,376 336,374 350,384! 334,386 308,390"), "#3a3850", round=5,
            shine=0.8, contact=0.8),
        Shape(ellipse(319, 358, 8), "#f0b840", round=6, shine=0.8),
        Shape(smooth("288,452! 352,452! 350,496! 290,496!"), "#d84038", round=26,
            detail=lines(["290,460 304,490 320,460 336,490 350,460"], "#fff4e0", 3, 0.9)),
        Shape(ellipse(320, 452, 33, 9), "#f4ead4", round=6, contact=0.5),
        limb("288,494 320,502 352,494", [7, 8, 7], "#f0b840", round=3, shine=0.6),
        *(Shape(ellipse(x, 446, 9, 8), skin, round=7, skin=0.4, contact=0.7) for x in (296, 344)),
    ]  # fmt: skip
