"""A beast of the sea: coils out of the waves, and a boat that is too near."""

from ..actors import eyeball, lid, motes, outdoors
from ..curves import ellipse, polygon, sample, smooth, taper
from ..faces import fang
from ..figures import limb
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, linear, lines, oval

LIGHT = lit("#061c2c", "#3c6c98", "#fff0b0", "#3c9ca0", 0.9)
HIDE, BELLY, FIN = "url(#hide)", "#f4e0a0", "#f0843c"


def scene() -> Scene:
    """Paint sky and far sea, far coils, waves, neck and head, the boat, near waves and foam."""
    colours = linear(
        "hide", (120, 40), (280, 460), (0, "#4cd0b0"), (0.5, "#1c8c94"), (1, "#14487c")
    ) + linear("wave", (0, 340), (0, 520), (0, "#5cb8d0"), (0.5, "#2c7cb0"), (1, "#143c70"))
    picture = outdoors(
        LIGHT,
        ("#4c88b8", "#a8c4c0", "#ffe8b0"),
        ("#5c9cb8", "#34749c", "#183c68"),
        320,
        colours,
        12,
    )
    picture.veil(oval(90, 316, 150, 30, "#fff4c8", 0.8), 14)
    picture.cover(fill("M-5 322H380V530H-5Z", "url(#earth)"))
    glints = "".join(
        oval(x, 332 + (x * 7) % 44, 20, 1.8, "#fff4d0", 0.6) for x in range(6, 380, 29)
    )
    picture.veil(glints, 0.8)
    _coils(picture)
    _wave(picture, 398, 14, 0.9, 3)
    _neck(picture)
    picture.group(*_head(), shadow=0.45, roundness=46)
    picture.sharp(oval(143, 146, 2.8, 8, "#0c1420") + disc(140, 141, 2.2, "#fff"))
    _boat(picture)
    _wave(picture, 452, 18, 1, 7)
    foam = "".join(disc(x, 440 + (x * 5) % 22, 5 + x % 7, "#f0fcff", 0.85)
        for x in (*range(150, 270, 15), 296, 318, 352, 366))  # fmt: skip
    picture.veil(foam, 1.6)
    return motes(picture, "#f0ffff", 5, 40)


def _wave(picture: Scene, level: float, high: float, strong: float, seed: int) -> None:
    """Roll one row of waves across, with their crests."""
    top = [(x, level + high * (0.5 if (x // 44 + seed) % 2 else -0.5)) for x in range(-30, 420, 44)]
    picture.group(
        Shape(smooth([(-40, 545), *top, (420, 545)]), "url(#wave)", round=26, shine=0.3, bump=0.6,
            bump_size=18, glow=1 - strong),
        shadow=0.3, form=0.2, outline=1.2,
    )  # fmt: skip
    crest = lines(
        [[(x - 16, y + 3), (x, y - 1), (x + 18, y + 4)] for x, y in top], "#e8fcff", 4, 0.8
    )
    picture.veil(crest, 1)


def _coils(picture: Scene) -> None:
    for way, wide in (
        ("196,440 214,330 268,300 306,350 312,440", 46),
        ("318,440 334,372 358,366 378,400 384,440", 30),
    ):
        track = sample(way, 30)
        fins = [fang(float(x), float(y) - wide * 0.42, 20, 20, 180, FIN) for x, y in track[8:22:3]]
        picture.group(
            *fins, Shape(taper(way, [wide, wide, wide * 0.94, wide * 0.9], 70), HIDE,
                round=wide * 0.45, bump=0.9, bump_size=7, shine=0.3),
            shadow=0.35,
        )  # fmt: skip


def _neck(picture: Scene) -> None:
    way = "132,470 122,400 168,340 232,290 236,210 190,150"
    back = sample("150,470 148,410 196,354 262,296 264,206 214,130", 36)
    fins = [
        fang(float(x), float(y), 24, 22, 262 + k * 3, FIN) for k, (x, y) in enumerate(back[9::3])
    ]
    marks = lines(
        [
            [(x - 26, y), (x, y + 5), (x + 22, y + 2)]
            for x, y in (
                (118, 440),
                (116, 420),
                (122, 400),
                (134, 380),
                (152, 360),
                (172, 342),
                (192, 324),
                (208, 304),
                (214, 284),
                (214, 262),
                (212, 240),
                (204, 218),
                (192, 198),
            )
        ],
        "#b89c54",
        3,
    )
    picture.group(
        *fins,
        Shape(taper(way, [80, 78, 74, 70, 60, 50], 80), HIDE, round=32, bump=0.9, bump_size=8,
            shine=0.3),
        Shape(taper("114,470 104,404 146,350 206,300 212,222 172,168", [30, 34, 34, 34, 28, 18],
            80),
            BELLY, round=14, contact=0.1, ink=0.4, rim=0.2, detail=marks),
        shadow=0.45, roundness=50,
    )  # fmt: skip


def _head() -> list[Shape]:
    frill = "206,100! 250,70 282,86! 268,112 300,134! 268,146 288,182! 252,178 250,212! 214,186"
    return [
        Shape(smooth(frill), FIN, round=10, bump=0.5, detail=lines(["206,130 280,88",
            "208,144 298,134", "208,158 286,180", "206,166 250,208"], "#a8442c", 3)),
        Shape(taper("176,92 186,58 176,32", [18, 12, 2]), BELLY, round=8),
        Shape(taper("200,98 224,66 222,36", [18, 12, 2]), BELLY, round=8),
        Shape(smooth("188,190! 160,204 112,208 72,206! 66,222 92,236 140,234 184,216"), HIDE,
            round=14, bump=0.6),
        Shape(smooth("186,184! 140,178 76,180! 72,208! 120,214 176,202"), "#6c1434", round=6,
            flat=0.4, rim=0),
        Shape(smooth("168,194 124,194 84,204 110,212 156,208"), "#f07c8c", round=6, ink=0.5),
        *(fang(x, y, long, 9, 176) for x, y, long in ((80, 214, 17), (100, 216, 11), (122, 215, 10),
            (142, 212, 9))),
        Shape(smooth("214,110 180,92 148,106 130,124 96,142 66,150 54,164! 58,182 84,190 128,186 "
            "170,188 206,196 232,166 230,132"), HIDE, round=34, bump=0.7, bump_size=7, shine=0.35),
        *(fang(x, y, long, 10) for x, y, long in ((68, 184, 22), (88, 189, 12), (110, 187, 14),
            (132, 186, 11), (152, 187, 9))),
        Shape(ellipse(72, 160, 6, 4, -20), "#0c3044", round=3, flat=0.5, ink=0),
        *eyeball((144, 147), 15, "#f8d83c", (-2, 0)),
        lid((144, 147), 15, "#1c7c84", -20, 0.34),
        Shape(smooth("118,132 144,116 176,122 174,132 148,130 126,142"), "#14646c", round=7),
        Shape(taper("86,202 60,238 76,270", [6, 5, 2]), FIN, round=2),
        Shape(taper("104,206 92,244 112,272", [6, 5, 2]), FIN, round=2),
    ]  # fmt: skip


def _boat(picture: Scene) -> None:
    picture.group(
        limb("318,440 312,366", [5, 4], "#7c5434"),
        Shape(smooth("316,368! 346,384 356,412 322,420! 326,392"), "#fff4e0", round=12,
            detail=lines(["320,392 350,392", "322,408 354,406"], "#d84c3c", 5, 0.9)),
        Shape(polygon("312,366! 294,360! 312,354!"), "#d84c3c", round=3),
        Shape(ellipse(288, 412, 9), "#ecb490", round=8), limb("288,422 290,440", [16, 18],
            "#3c5ca8"),
        limb("284,426 268,412", [6, 4], "#3c5ca8"), limb("292,426 304,408", [6, 4], "#3c5ca8"),
        Shape(smooth("254,428! 300,438 362,426! 350,456 312,466 270,456"), "#a8683c", round=12,
            bump=0.4, detail=lines(["258,440 308,450 358,438"], "#5c3420", 3)),
        shadow=0.4,
    )  # fmt: skip
    picture.sharp(disc(285, 411, 1.4, "#140a12") + disc(291, 411, 1.4, "#140a12")
        + oval(288, 416, 2, 2.4, "#6c1c20"))  # fmt: skip
