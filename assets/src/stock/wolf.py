"""A wolf that sits on a hill in the snow and howls."""

from ..actors import eyeball, floor_shadow, lid, motes, outdoors, strands
from ..curves import ellipse, ridge, smooth
from ..faces import fang
from ..figures import limb
from ..props import fur, pine
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, linear, radial

LIGHT = lit("#14101c", "#5c6498", "#ffdca8", "#8c84a8", 0.9)
FUR, DARK, PALE = "#8c7468", "#54484c", "#e8dcc8"


def scene() -> Scene:
    """Paint dawn over firs, tail and haunch, the trunk, the head thrown back, and its breath."""
    colours = linear(
        "snow", (0, 390), (0, 525), (0, "#f8f0f4"), (0.4, "#b8b4dc"), (1, "#5c5c94")
    ) + radial("dawn", (90, 330), 260, (0, "#fff0c0ee"), (0.5, "#ffb08866"), (1, "#ffb08800"))
    picture = outdoors(
        LIGHT, ("#48609c", "#a090b8", "#ffc8a0"), ("#f0e8f4", "#b0acd4", "#6c6ca0"), 380, colours, 7
    )
    picture.cover('<rect width="375" height="400" fill="url(#dawn)"/>')
    picture.veil(fill(ridge(-5, 380, 320, 30, 5), "#8c84b4", 0.8), 1.4)
    firs = "".join(pine(x, 400, h, h * 0.2, i) for i, (x, h) in enumerate(((20, 170), (60, 120),
        (344, 220), (300, 140), (372, 150), (98, 90))))  # fmt: skip
    picture.veil(fill(firs, "#4c4c7c", 0.95), 0.6)
    hill = "-10,470 60,440 150,408 240,402 320,420 390,450 390,540 -10,540"
    picture.group(Shape(smooth(hill), "url(#snow)", round=30, bump=0.8, bump_size=20), form=0.2)
    floor_shadow(picture, 210, 440, 120, "#4c4c84")
    _trunk(picture)
    picture.group(*_head(), shadow=0.4, roundness=46)
    picture.sharp(disc(155, 124, 3, "#140a12") + disc(153, 122, 1.3, "#fff"))
    for x, y, r in ((92, 60, 13), (70, 42, 17), (44, 28, 13), (108, 78, 8)):
        picture.veil(disc(x, y, r, "#ffffff", 0.5), 5)
    return motes(picture, "#ffffff", 5, 54)


def _trunk(picture: Scene) -> None:
    tail = ["260,420 320,430 348,404 352,370", "264,426 330,446 362,412 368,384"]
    picture.group(*strands(tail, (DARK, FUR), 42), shadow=0.35)
    back = "166,190 216,180 256,236 286,310 296,380 280,430 220,440 168,436 150,380 140,300 146,236"
    ruff = ["170,190 140,220 146,262", "184,200 158,240 164,290", "198,206 178,258 184,312",
        "156,240 138,280 148,326", "216,210 198,270 206,330",
            "176,290 156,330 164,370"]  # fmt: skip
    picture.group(
        Shape(fur("296,380 286,310 256,236 216,180", 26, 13, 4, 9), DARK, round=5),
        Shape(smooth(back), FUR, round=56, bump=1.2, bump_size=9),
        Shape(smooth("226,190 262,250 288,330 292,384 268,330 240,262"), DARK, round=20, bump=1,
            contact=0.1, ink=0.2),
        Shape(smooth("150,240 178,236 192,290 190,360 176,410 158,390 146,320"), PALE, round=24,
            bump=1, bump_size=7, contact=0.1, ink=0.2),
        Shape(smooth("222,330 268,326 296,370 290,424 250,440 214,424 206,376"), FUR, round=36,
            bump=1.2, contact=0.6),
        limb("256,420 214,436 196,438", [30, 24, 24], FUR, bump=0.8),
        limb("160,330 152,390 150,434", [40, 30, 25], FUR, bump=0.8),
        limb("190,340 186,394 184,436", [40, 30, 25], FUR, bump=0.8),
        *(Shape(ellipse(x, 440, 19, 11), PALE, round=10, bump=0.6) for x in (144, 180, 204)),
        *(fang(x, 446, 7, 6, 0, "#3c3440") for x in (134, 143, 152, 171, 180, 190)),
        *strands(ruff, (PALE, FUR, "#c8b8a4"), 26),
        shadow=0.45, roundness=70,
    )  # fmt: skip


def _head() -> list[Shape]:
    return [
        *strands(["210,150 236,190 234,236", "200,160 220,210 214,256", "218,136 252,170 262,214"],
            (DARK, FUR), 38),
        Shape(smooth("196,118! 224,110 262,112! 240,140 206,152!"), DARK, round=10, bump=0.6),
        Shape(smooth("170,196! 146,170 122,130 108,112! 100,120 108,150 130,186 154,208"), FUR,
            round=12, bump=0.7),
        Shape(smooth("172,180! 150,140 116,84! 106,116! 128,156 152,186"), "#6c1c2c", round=6,
            flat=0.4, rim=0),
        Shape(smooth("164,176 140,146 116,112 114,130 136,160"), "#e88480", round=5, ink=0.5),
        *(fang(x, y, long, 7, 118) for x, y, long in ((112, 122, 11), (122, 140, 8))),
        Shape(smooth("214,170 220,130 200,104 172,98 152,84 136,62 124,44! 108,44 102,60 110,84 "
            "128,112 150,146 166,186 190,200"), FUR, round=34, bump=0.9, bump_size=7),
        Shape(smooth("106,66 116,90 136,122 156,156 168,186 178,170 160,130 138,96 120,70"), PALE,
            round=12, bump=0.6, contact=0.1, ink=0.3),
        *(fang(x, y, long, 7, -60) for x, y, long in ((110, 82, 11), (124, 104, 8), (136, 122, 8))),
        Shape(smooth("124,38 112,34 98,44 98,58 108,62 120,54"), "#1c1820", round=9, shine=0.6),
        *eyeball((156, 122), 8.5, "#f0b43c", (-2, -1)),
        lid((156, 122), 8.5, FUR, 30, 0.42),
        Shape(smooth("206,132! 244,138 278,164! 244,166 208,164!"), FUR, round=12, bump=0.6,
            detail=fill(smooth("216,142 244,146 264,160 240,158 218,154"), "#b87c74", 0.9)),
        *strands(["196,150 186,184 196,214", "182,160 168,188 176,220"], (PALE, FUR), 24),
    ]  # fmt: skip
