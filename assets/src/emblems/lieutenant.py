"""Lieutenant: a plumed shako over two crossed sabres."""

from ..curves import Points, ellipse, mirror, place, polygon, smooth, star, taper
from ..scene import Scene, Shape
from ..stage import Backdrop, finish, lit, stage
from ..svg import linear, lines

BACKDROP = Backdrop(
    ("#12306a", "#2f6ab4", "#9ccaec"),
    ("#fff6d0", "#f0c86a"),
    "#24508e",
    "#081634",
    "none",
    radius=134,
    halo="rays",
)
LIGHT = lit("#140e1c", "#51639a", "#fff2c0", "#5a4a3a", 0.6)


def scene() -> Scene:
    """Hang the hat over the blades."""
    colours = (
        linear("steel", (60, 80), (330, 380), (0, "#ffffff"), (0.5, "#c2ccd8"), (1, "#7686a0"))
        + linear("gold", (90, 100), (290, 300), (0, "#fff2b4"), (0.5, "#e8b044"), (1, "#8c5a1e"))
        + linear("cloth", (110, 0), (270, 0), (0, "#f2503e"), (0.5, "#d02f34"), (1, "#86182c"))
        + linear("visor", (0, 262), (0, 310), (0, "#4a4662"), (1, "#14121f"))
        + linear("plume", (0, 20), (0, 130), (0, "#ffffff"), (1, "#b8d0ee"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 45)
    picture.group(*_sabre(False), shadow=0.5)
    picture.group(*_sabre(True), shadow=0.5)
    picture.group(*_plume(), shadow=0.5)
    picture.group(*_hat(), shadow=0.6, roundness=80)
    return finish(picture, BACKDROP, "#fff4c8")


def _sabre(flipped: bool) -> list[Shape]:
    def turn(points: str) -> Points:
        return mirror(points) if flipped else points

    blade = taper(turn("66,366 150,322 240,246 336,116"), [21, 20, 17, 1], 70)
    fuller = lines([turn("84,352 160,308 240,236 310,152")], "#8496b0", 2.5, 0.8)
    return [
        Shape(blade, "url(#steel)", round=7, shine=0.6, gloss=9, detail=fuller),
        Shape(taper(turn("74,358 46,382"), [16, 20]), "#3a2a3a", round=8, bump=0.5),
        Shape(
            taper(turn("96,332 96,372 66,400 34,396"), [8, 13, 12, 9]),
            "url(#gold)",
            round=5,
            shine=0.6,
        ),
        Shape(
            ellipse(*((339, 390) if flipped else (36, 390)), 11), "url(#gold)", round=9, shine=0.6
        ),
    ]


def _plume() -> list[Shape]:
    """Fan out long feathers, the middle ones last."""
    feather = "0,0! -10,-30 -14,-66 -7,-98 3,-116! 12,-94 15,-62 10,-28"
    shapes = []
    for turn, size, colour in (
        (-40, 0.72, "#3f72cc"),
        (40, 0.72, "#2f5ab0"),
        (-26, 0.86, "#e8f0fa"),
        (26, 0.86, "#d0dcf0"),
        (-13, 0.95, "#5a8ae0"),
        (13, 0.95, "#3f72cc"),
        (0, 1.04, "#ffffff"),
    ):
        outline = place(feather, 187, 138, size, turn)
        quill = lines([place("0,0 -1,-60 2,-104", 187, 138, size, turn)], "#6a7a9a", 2, 0.6)
        shapes.append(Shape(smooth(outline), colour, round=11, bump=0.6, bump_size=5, detail=quill))
    return [*shapes, Shape(ellipse(187, 130, 22, 17), "#2f66c0", round=14, bump=0.4, shine=0.3)]


def _hat() -> list[Shape]:
    body = (
        "98,138! 140,150 187,154 234,150 277,138! 268,210 260,274! 220,264 187,262 154,264 115,274!"
    )
    top = "92,130 140,118 187,114 235,118 283,130 282,148 235,162 187,166 140,162 93,148"
    visor = (
        "104,268! 146,256 187,254 228,256 271,268! 292,296 270,308 230,300 187,296 "
        "145,300 105,308 84,296"
    )
    swag = "100,176 130,216 168,226 187,222 207,226 245,216 275,176"
    shapes = [
        Shape(smooth(body), "url(#cloth)", round=60, bump=0.4, bump_size=8),
        Shape(smooth(top), "url(#gold)", round=12, shine=0.5, bump=0.2),
        Shape(
            smooth(
                "112,250 150,242 187,240 224,242 263,250 262,274 224,264 187,262 150,264 113,274"
            ),
            "url(#gold)",
            round=9,
            shine=0.5,
        ),
        Shape(smooth(visor), "url(#visor)", round=18, shine=0.6, contact=0.8),
        Shape(
            taper("112,300 130,344 187,368 245,344 263,300", [8, 9, 9, 9, 8]),
            "url(#gold)",
            round=4,
            shine=0.5,
            contact=0.6,
        ),
        Shape(
            taper(swag, [8, 10, 10, 10, 10, 10, 8], 70),
            "url(#gold)",
            round=5,
            shine=0.5,
            contact=0.8,
        ),
    ]
    for x in (101, 274):
        shapes.append(Shape(ellipse(x, 178, 10), "url(#gold)", round=9, shine=0.6))
        shapes.append(
            Shape(
                smooth(f"{x - 8},186! {x + 8},186! {x + 11},222! {x},216 {x - 11},222!"),
                "url(#gold)",
                round=6,
                bump=0.6,
            )
        )
    shapes.append(
        Shape(polygon(star(187, 198, 40, 19, 8)), "url(#gold)", round=9, shine=0.6, contact=0.8)
    )
    shapes.append(Shape(ellipse(187, 198, 15), "#3f7ad8", round=12, shine=0.6, contact=0.6))
    return shapes
