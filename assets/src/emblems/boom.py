"""Boom!: a round bomb whose fuse is burning."""

from ..curves import ellipse, polygon, smooth, star, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, radial

BACKDROP = Backdrop(
    ("#a82418", "#ee7a24", "#ffd04e"),
    ("#fff6b8", "#ffc62e"),
    "#c8501c",
    "#3a1210",
    "none",
    radius=138,
    halo="rays",
    centre=(187, 206),
)
LIGHT = lit("#1c0c18", "#4a4a86", "#ffe27a", "#8a4a20", 1.0)


def scene() -> Scene:
    """Light the fuse."""
    colours = (
        radial("iron", (140, 190), 170, (0, "#7f8cc0"), (0.45, "#3c4478"), (1, "#171a3c"))
        + linear("rope", (220, 120), (310, 60), (0, "#f6e2b0"), (1, "#b98a50"))
        + linear("cap", (210, 120), (260, 150), (0, "#a8b4d8"), (1, "#4a5488"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 21)
    burst = polygon(star(187, 222, 176, 132, 13, -84))
    picture.veil(fill(burst, "#fff6c0", 0.75), 1)
    picture.group(*_bomb(), shadow=0.6, roundness=110, form=0.5)
    _spark(picture)
    return finish(picture, BACKDROP, "#fffbe0")


def _bomb() -> list[Shape]:
    shine = (
        '<ellipse cx="122" cy="186" rx="26" ry="17" transform="rotate(-42 122 186)" fill="#fff" '
        'opacity=".75"/><circle cx="96" cy="226" r="7" fill="#fff" opacity=".5"/>'
    )
    seam = (
        '<path d="M70 262C130 300 230 300 290 250" stroke="#12143a" stroke-width="4" '
        'fill="none" opacity=".5"/>'
    )
    fuse = taper("246,122 262,92 286,88 296,112 316,112 322,78", [15, 14, 13, 13, 12, 11], 70)
    weave = "".join(
        f'<path d="M{240 + 9 * n} {140 - 3 * n}l12 -34" stroke="#8a5c30" stroke-width="2.6" '
        f'opacity=".6"/>'
        for n in range(10)
    )
    studs = [
        Shape(ellipse(x, y, 8), "#8f9ac8", round=7, shine=0.6)
        for x, y in ((92, 282), (136, 304), (186, 312), (236, 302), (278, 276))
    ]
    return [
        Shape(fuse, "url(#rope)", round=6, bump=0.4, bump_size=4, detail=weave),
        Shape(
            ellipse(178, 238, 122),
            "url(#iron)",
            round=118,
            bump=0.25,
            bump_size=14,
            shine=0.3,
            detail=shine + seam,
        ),
        *studs,
        Shape(
            smooth("206,136! 258,108! 280,148! 228,176!"),
            "url(#cap)",
            round=16,
            shine=0.4,
            bump=0.3,
        ),
        Shape(smooth("198,130! 256,98! 264,112! 206,146!"), "#c8d2ee", round=7, shine=0.5),
    ]


def _spark(picture: Scene) -> None:
    x, y = 318, 66
    picture.glow(disc(x, y, 46, "#ff9a2a"), 14)
    for outer, inner, tone in ((50, 18, "#d8281c"), (38, 14, "#ff8a1e"), (23, 9, "#fff6c0")):
        picture.cover(fill(polygon(star(x, y, outer, inner, 8, -80)), tone))
    picture.sharp(disc(x, y, 5, "#ffffff"))
    picture.afterglow(disc(x, y, 34, "#ffd25a", 0.8), 12)
