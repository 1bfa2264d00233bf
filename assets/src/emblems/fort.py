"""Fort: the broken keep, burning, in its last stand behind barricades."""

from ..curves import polygon, ridge, smooth, taper
from ..props import battlement, blaze, tower
from ..scene import Light, Scene, Shape
from ..svg import bricks, clouds, cover, disc, fill, linear, radial, specks, spots

LIGHT = Light(
    (-0.5, -0.4, 0.6), "#ffd098", "#4e4468", (0.85, -0.4), "#ff9a4a", 1.0, "#6a3a2a", "#160c16"
)


def scene() -> Scene:
    """Hold the gate."""
    picture = Scene(_gradients(), LIGHT, 11)
    picture.cover(cover("url(#sky)"))
    picture.veil(clouds(4, 7, (0, 20, 375, 190), 110, "#2a1626", 0.45), 7)
    picture.veil(clouds(9, 5, (0, 200, 375, 300), 100, "#ff8a4a", 0.35), 8)
    picture.cover(cover("url(#glow)"))
    picture.veil(fill(ridge(-5, 380, 318, 28, 3), "#4a1a2a", 0.6), 1.4)
    _fire(picture, (122, 200), 34, 150, 5)
    _fire(picture, (262, 190), 30, 140, 8)
    picture.group(*_back(), shadow=0.3, form=0.1)
    _fire(picture, (196, 132), 30, 120, 6)
    picture.group(*_keep(), shadow=0.5, form=0.1)
    picture.group(*_wall(), shadow=0.5, form=0.1)
    _fire(picture, (318, 272), 17, 74, 4)
    picture.group(*_barricade(), shadow=0.6, fade=(390, 450, 0.5))
    picture.group(*_flag(), shadow=0.3, form=0.1)
    picture.cover(cover("url(#foot)"))
    picture.veil('<rect y="436" width="375" height="110" fill="#12080f" opacity=".8"/>', 18)
    picture.afterglow(specks(9, 60, (10, 30, 365, 380), "#ffb84a"), 0.5)
    picture.afterglow(specks(12, 20, (10, 30, 365, 380), "#ff8a3a", (1.6, 3.4)), 3)
    picture.afterglow(disc(187, 346, 34, "#ff9a3a", 0.5), 14)
    return picture


def _gradients() -> str:
    return (
        linear(
            "sky",
            (0, 0),
            (0, 400),
            (0, "#2a1430"),
            (0.45, "#8a2c36"),
            (0.85, "#f08a44"),
            (1, "#ffc06a"),
        )
        + radial("glow", (196, 190), 210, (0, "#ffd88add"), (0.5, "#ff7a3a66"), (1, "#ff5a2a00"))
        + linear("st", (0, 60), (0, 400), (0, "#b8a48e"), (1, "#75666a"))
        + linear("st2", (0, 100), (0, 400), (0, "#8a7672"), (1, "#54474f"))
        + linear("char", (0, 90), (0, 190), (0, "#3a2a30"), (1, "#9a8678"))
        + radial("gate", (187, 352), 46, (0, "#fff0a8"), (0.6, "#ffae3a"), (1, "#a04a1a"))
        + linear("wood", (0, 330), (0, 430), (0, "#a87446"), (1, "#4a2c20"))
        + linear("t0", (0, 40), (0, 260), (0, "#a8243a"), (1, "#ff5a2a"))
        + linear("t1", (0, 60), (0, 260), (0, "#ff7a2a"), (1, "#ffc24a"))
        + linear("t2", (0, 90), (0, 260), (0, "#ffd25a"), (1, "#fff6c0"))
        + linear("foot", (0, 380), (0, 470), (0, "#12080f00"), (1, "#12080f"))
    )


def _fire(
    picture: Scene, root: tuple[float, float], spread: float, length: float, seed: int
) -> None:
    picture.glow(disc(root[0], root[1] - length * 0.4, length * 0.5, "#ff8a3a", 0.7), 16)
    for step, colour in enumerate(("url(#t0)", "url(#t1)", "url(#t2)")):
        size = 1 - 0.28 * step
        flames = blaze(seed + step, root, spread * size, length * size, spread * 1.1 * size, 5)
        picture.cover(fill(flames, colour))


def _broken(points: str, stone: str, seed: int) -> Shape:
    """Build a wall whose top is torn off."""
    return Shape(
        polygon(points),
        stone,
        round=18,
        bump=0.8,
        bump_size=6,
        contact=0.6,
        detail=bricks((40, 60, 340, 400), (15, 9), seed, bend=4),
    )


def _window(x: float, y: float, size: float, lit: bool = False) -> Shape:
    arch = [
        (x - 4 * size, y + 9 * size),
        (x - 4 * size, y - 4 * size),
        (x, y - 9 * size),
        (x + 4 * size, y - 4 * size),
        (x + 4 * size, y + 9 * size),
    ]
    return Shape(
        smooth(arch), "#ffb84a" if lit else "#24141c", round=3, contact=0.3, rim=0, glow=float(lit)
    )


def _back() -> list[Shape]:
    return [
        _broken("88,400 88,214 98,220 104,200 116,212 124,192 136,206 136,400", "url(#st2)", 5),
        _broken("244,400 244,190 252,198 262,178 270,196 282,186 290,214 290,400", "url(#st2)", 6),
        _window(112, 246, 1.1, True),
        _window(268, 236, 1.1, True),
    ]


def _keep() -> list[Shape]:
    ruin = (
        "136,400 136,98 148,98 148,84 160,84 160,102 172,104 178,122 190,118 194,140 "
        "206,136 212,160 "
        "224,158 230,184 240,190 240,400"
    )
    crack = polygon("204,160 196,196 208,222 196,252 206,256 216,222 206,198 214,162")
    return [
        _broken(ruin, "url(#char)", 7),
        Shape(crack, "#1c1018", round=4, flat=0.6, contact=0, rim=0),
        _window(164, 146, 1.3, True),
        _window(168, 202, 1.3),
        _window(222, 230, 1.2, True),
        _window(172, 256, 1.2),
        Shape(taper("212,168 240,150 262,156", [9, 8, 7]), "#3a2420", round=4, bump=0.5),
        Shape(taper("222,180 250,180", [8, 7]), "#3a2420", round=4, bump=0.5),
    ]


def _wall() -> list[Shape]:
    gate = "158,400! 158,340 168,322 187,314 206,322 216,340 216,400!"
    bars = "".join(
        f'<path d="M{x} 300v110" stroke="#3a1c14" stroke-width="3.2"/>' for x in range(164, 216, 9)
    )
    left = tower((38, 254, 60, 146), "url(#st)", 9)
    right = _broken(
        "276,400 276,288 284,280 292,292 304,274 312,286 326,270 342,284 342,400", "url(#st)", 10
    )
    return [
        left,
        Shape(battlement(34, 246, 68, 14, 4, 11), "url(#st)", round=5, bump=0.5, bump_size=5),
        right,
        _window(68, 292, 1.1, True),
        _window(306, 322, 1.1),
        Shape(
            polygon(
                "92,400 92,296 104,296 104,306 118,306 118,296 132,296 132,308 150,312 "
                "160,322 214,322 "
                "226,300 236,308 246,298 256,314 268,310 282,324 282,400"
            ),
            "url(#st)",
            round=8,
            bump=0.7,
            bump_size=6,
            detail=bricks((90, 290, 284, 400), (17, 10), 12),
        ),
        Shape(
            smooth("146,400! 146,336 158,316 187,304 216,316 228,336 228,400!"),
            "#9a8a78",
            round=8,
            bump=0.6,
            contact=0.6,
        ),
        Shape(smooth(gate), "url(#gate)", round=5, glow=0.85, contact=0.1, ink=0.5, detail=bars),
        Shape(taper("150,352 224,338", [12, 12]), "url(#wood)", round=5, bump=0.6),
        Shape(taper("150,372 226,384", [12, 12]), "url(#wood)", round=5, bump=0.6),
    ]


def _barricade() -> list[Shape]:
    earth = (
        "-10,440! 20,400 80,388 140,396 187,402 240,394 300,388 350,398 390,438! 390,540! -10,540!"
    )
    shapes = [
        Shape(
            smooth(earth),
            "#4a3430",
            round=20,
            bump=1.6,
            bump_size=12,
            detail=spots(2, 50, (0, 380, 375, 470), "#2a1a1c", (3, 9), 0.6),
        )
    ]
    stakes = (
        (20, 424, 66, 346),
        (66, 426, 40, 350),
        (104, 424, 138, 356),
        (146, 428, 116, 352),
        (232, 428, 264, 352),
        (274, 424, 244, 356),
        (312, 426, 344, 348),
        (352, 424, 318, 352),
    )
    for x, y, tip_x, tip_y in stakes:
        shapes.append(
            Shape(taper([(x, y), (tip_x, tip_y + 14)], [19, 15]), "url(#wood)", round=7, bump=0.8)
        )
        point = [
            (tip_x - 9, tip_y + 18),
            (tip_x + (tip_x - x) * 0.16, tip_y - 10),
            (tip_x + 9, tip_y + 18),
        ]
        shapes.append(Shape(polygon(point), "#dcae78", round=6, contact=0.2))
    shapes.append(
        Shape(taper("6,402 80,388 160,396", [15, 17, 15]), "url(#wood)", round=7, bump=0.8)
    )
    shapes.append(
        Shape(taper("216,396 300,388 370,400", [15, 17, 15]), "url(#wood)", round=7, bump=0.8)
    )
    return shapes


def _flag() -> list[Shape]:
    cloth = (
        "68,168! 92,160 112,176 134,168! 124,184! 136,196! 120,200 126,214! 106,204 "
        "92,210 84,202! 68,208!"
    )
    return [
        Shape(taper("68,250 68,160", [5, 4]), "#5a3a24", round=2),
        Shape(smooth(cloth), "#e0402f", round=8, bump=0.4, contact=0.2),
    ]
