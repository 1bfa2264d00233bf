"""Revenant: nobody is left in the armour but the fire, and no shield stops its lance."""

from ..curves import Points, knots, place, polygon, smooth, taper
from ..figures import Spot, fist, limb, plate
from ..props import rivets, tongue
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import clouds, disc, fill, linear, lines, oval, radial, specks

BACKDROP = Backdrop(
    ("#0a0c30", "#1c3468", "#3a7c8c"), ("#f2fff4", "#86d8d0"), "#142a58", "#060a1e", "graves",
    radius=126, centre=(182, 168),
)  # fmt: skip
LIGHT = lit("#070818", "#34507e", "#9afff0", "#1f7a86", 1.0)
STEEL, IRON, GOLD = "url(#steel)", "url(#iron)", "url(#gold)"
#: From dark and long to white and short, as ghost fire burns.
FIRE = ("#0c6c86", "#1fb4bc", "#7af4e2", "#f2fffa")


def scene() -> Scene:
    """Fire streams from the helm; shield, lance and arm pass before the breast."""
    colours = (
        linear("steel", (110, 60), (290, 300), (0, "#f4faff"), (0.45, "#7a93b8"), (1, "#22305c"))
        + linear("iron", (80, 240), (330, 430), (0, "#8494b8"), (0.5, "#36446e"), (1, "#141a3a"))
        + linear("cape", (250, 200), (300, 440), (0, "#b03468"), (1, "#3c1446"))
        + linear("gold", (100, 60), (300, 300), (0, "#ffeaa0"), (1, "#a86c30"))
        + linear("wood", (40, 230), (150, 370), (0, "#d8824a"), (1, "#6a2c24"))
        + linear("bone", (0, 240), (0, 340), (0, "#fff8e4"), (1, "#a8a8b8"))
        + linear("gem", (168, 80), (206, 130), (0, "#ffffff"), (0.5, "#a0fbff"), (1, "#38b0e0"))
        + radial("hollow", (166, 196), 92, (0, "#1496a4"), (0.5, "#0a3c58"), (1, "#050a1e"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 11)
    picture.group(*_cape(), shadow=0.4, fade=(330, 440, 0.6))
    picture.glow(fill(_mane(1.0), "#1fa0a8", 0.5), 10)
    for tone, size in zip(FIRE, (1.0, 0.84, 0.6, 0.3), strict=True):
        picture.cover(fill(_mane(size), tone, 0.95))
    picture.glow(fill(_mane(0.7), "#2affe8", 0.35), 9)
    picture.group(*_breast(), shadow=0.45, fade=(330, 440, 0.6))
    picture.group(*_helm(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    _inner_fire(picture)
    picture.group(*_gem(), shadow=0.3, form=0)
    picture.group(*_point(), shadow=0.3, form=0.2)
    picture.group(*_shield(), shadow=0.55)
    picture.group(*_lance(), shadow=0.5, form=0.2)
    picture.group(*_splinters(), shadow=0.4)
    picture.group(*_arm(), shadow=0.5, fade=(350, 450, 0.5))
    picture.veil(clouds(9, 8, (0, 396, 375, 440), 90, "#6ac0cc", 0.16), 8)
    picture.afterglow(glint(183, 96, 26) + glint(16, 318, 34), 0.7)
    picture.afterglow(disc(183, 102, 30, "#7affff", 0.5) + disc(24, 318, 26, "#7affff", 0.5), 10)
    picture.afterglow(specks(6, 30, (190, 20, 370, 200), "#b8fff4", (0.8, 2.2)), 0.5)
    return finish(picture, BACKDROP, "#b8fff4")


def _mane(size: float) -> str:
    """Outline the fire that streams from the helm like hair, blown to the right."""
    streams = (
        (46, "190,100 186,66 206,50 200,28 214,6"),
        (62, "208,106 216,66 246,60 246,36 268,16"),
        (72, "232,118 254,80 284,82 292,54 320,38"),
        (70, "250,142 286,104 314,116 328,90 356,78"),
        (60, "258,172 298,140 324,154 342,132 366,128"),
        (48, "262,200 296,178 320,190 336,172 360,174"),
    )
    shares = (0.9, 1, 0.86, 0.6, 0.34, 0.02)
    return "".join(
        taper(_shortened(spine, size), [width * size * share for share in shares], 60)
        for width, spine in streams
    )


def _shortened(points: str, size: float) -> Points:
    """Draw a stream towards its root."""
    root = knots(points)[0]
    return _swollen(points, (root.x, root.y), 0.3 + 0.7 * size)


def _cape() -> list[Shape]:
    cloth = (
        "226,262! 280,222 330,206 384,216! 376,262 392,300 372,340 386,400 384,470 -6,470! "
        "14,420 4,390 40,340 110,284!"
    )
    folds = lines(["262,260 330,280 384,270", "300,320 340,350 384,350"], "#1c0a28", 9, 0.6)
    return [Shape(smooth(cloth), "url(#cape)", round=20, bump=0.5, bump_size=12, detail=folds)]


def _breast() -> list[Shape]:
    ridge_line = lines(["158,300 146,360 150,440"], "#141838", 4, 0.7)
    return [
        plate("60,350 92,304 140,280 250,280 306,304 340,360 350,470 40,470", IRON, round=60,
            detail=ridge_line),
        Shape(smooth("138,318! 186,326 252,316! 264,470 128,470"), "url(#cape)", round=14, bump=0.4,
            contact=0.6, detail=lines(["160,330 152,440", "226,326 234,440"], "#3a1038", 6, 0.6)),
        limb("140,318 132,400 128,470", [6, 7, 7], GOLD, round=3, shine=0.5),
        limb("252,316 260,400 264,470", [6, 7, 7], GOLD, round=3, shine=0.5),
        plate("248,330 266,296 306,282 352,298 386,350! 352,366 300,372 258,356", STEEL, round=26),
        limb("252,344 300,366 354,360 390,346", [9, 11, 11, 9], GOLD, round=5, shine=0.5),
        plate("116,272! 160,292 210,292 258,268! 268,296 220,324 158,324 108,300", STEEL, round=12),
        *rivets(((132, 294), (160, 306), (212, 306), (244, 292)), 3.2, "#ffe6a0"),
    ]  # fmt: skip


def _helm() -> list[Shape]:
    """Three quarters to the left: dome, hollow, nose guard and cheeks."""
    dome = (
        "106,172 110,122 138,84 186,66 236,76 272,110 288,160 286,216 270,262 250,292! 216,300 "
        "168,304! 132,292! 116,250 106,210"
    )
    hollow = "114,176! 140,186 164,190 204,184 244,166! 250,206 232,224 208,236 206,300! 140,306! "
    hollow += "134,244 118,230 108,210"
    far_cheek = "106,206! 116,230 132,240 140,258 138,308! 122,290 110,252"
    near_cheek = "250,176! 274,168 290,196 284,242 262,288 232,306 202,306! 202,262 212,238 240,218"
    brow = (
        "102,164! 122,176 150,184 166,188 206,180 246,160 290,146! 290,164 252,178 208,198 "
        "178,204 172,250! 160,250! 154,206 128,196 104,186!"
    )
    crest = "172,70! 194,58 204,68 200,110 182,186 164,188 160,130"
    sheen = lines(["122,158 128,120 152,92"], "#ffffff", 12, 0.55) + lines(
        ["262,112 276,150", "222,78 250,98"], "#16204c", 9, 0.4
    )
    dents = sheen + lines(["232,96 240,112 234,124", "258,132 262,142", "222,252 246,246"],
        "#1c2148", 3, 0.7)  # fmt: skip
    breaths = "".join(
        oval(x, y, 4, 6, "#0a1028") for x, y in ((226, 262), (242, 256), (257, 248), (228, 282),
            (244, 275))
    )  # fmt: skip
    return [
        plate(dome, STEEL, round=56, detail=dents),
        Shape(smooth(hollow), "url(#hollow)", round=6, contact=0.9, rim=0, glow=0.9),
        plate(far_cheek, STEEL, round=12, contact=0.3),
        plate(near_cheek, STEEL, round=22, contact=0.3, detail=breaths),
        plate(brow, GOLD, round=7, contact=0.9),
        plate(crest, GOLD, round=9),
        *rivets(((124, 182), (146, 190), (228, 180), (254, 168), (276, 160)), 3.2, "#fff4c4"),
    ]


def _inner_fire(picture: Scene) -> None:
    """Light two slanted eyes in the hollow, and let the fire lick out over the cheeks."""
    eyes = ("118,190! 136,196 152,208! 148,222 130,218 120,206", "184,208! 210,202 238,184! "
        "238,206 218,222 192,224")  # fmt: skip
    for points, middle in zip(eyes, ((137, 207), (212, 207)), strict=True):
        for tone, size in zip(FIRE, (1.1, 1, 0.8, 0.5), strict=True):
            picture.cover(fill(smooth(_swollen(points, middle, size)), tone))
    roots = ((148, 298, 44), (162, 296, 62), (178, 294, 54), (193, 290, 40))
    for tone, size in zip(FIRE[:3], (1, 0.74, 0.44), strict=True):
        tongues = (tongue((x, y), tall * size, 24 * size, 0, 6, x) for x, y, tall in roots)
        picture.cover(fill("".join(tongues), tone))
    picture.afterglow(
        oval(137, 206, 26, 22, "#2affe8", 0.7) + oval(212, 206, 34, 26, "#2affe8", 0.7), 9
    )
    picture.sharp(
        fill(smooth(_swollen(eyes[0], (137, 207), 0.5)), "#ffffff")
        + fill(smooth(_swollen(eyes[1], (212, 207), 0.5)), "#ffffff")
    )


def _swollen(points: Points, middle: tuple[float, float], size: float) -> Points:
    moved = place(points, -middle[0], -middle[1])
    return place(moved, middle[0], middle[1], size)


def _gem() -> list[Shape]:
    """Set the stone that does not break in the brow."""
    outline = place("-24,-9 -13,-24 13,-24 24,-9 0,27", 183, 104, 1, 4)
    facets = lines(
        [place(points, 183, 104, 1, 4) for points in ("-24,-9 24,-9", "-9,-9 0,27", "9,-9 0,27",
            "-9,-9 -13,-24", "9,-9 13,-24")],
        "#1f78b0", 2, 0.85,
    )  # fmt: skip
    setting = place("-32,-10! -17,-32! 17,-32! 32,-10! 0,37!", 183, 104, 1, 4)
    return [
        plate(setting, GOLD, round=8, contact=0.7),
        Shape(polygon(outline), "url(#gem)", round=10, shine=0.9, gloss=8, glow=0.4, contact=0.7,
            detail=facets),
    ]  # fmt: skip


def _point() -> list[Shape]:
    """Show the steel that has come out at the far side."""
    return [
        limb("96,302 44,314", [13, 12], "url(#bone)", round=5),
        plate("62,298! 34,302 -2,322! 38,328 64,326! 54,312", "#f4ffff", round=9, contact=0.6),
    ]


def _shield() -> list[Shape]:
    """Draw a shield seen aslant, split where the lance goes through."""
    board = "108,226 132,240 142,276 138,324 118,362 94,372 72,352 64,312 70,268 86,236"
    planks = lines(["92,232 82,300 90,370", "118,232 114,300 114,366"], "#3c1618", 2.6, 0.8)
    rim = "108,226 132,240 142,276 138,324 118,362 94,372 72,352 64,312 70,268 86,236 108,226"
    hole = "104,270! 110,286 128,282! 120,298 130,312! 114,310 110,332! 102,314 84,322! 92,304 "
    hole += "78,294! 96,292"
    cracks = lines(["104,272 110,252 102,236", "108,328 100,346 108,366"], "#1c0810", 4, 0.9)
    return [
        Shape(smooth(board), "url(#wood)", round=18, bump=0.8, bump_size=6, detail=planks + cracks),
        Shape(taper(rim, [9, 9, 9], 90), GOLD, round=4, shine=0.5),
        Shape(smooth(hole), "#140818", round=4, flat=0.7, rim=0, contact=0.2),
    ]


def _lance() -> list[Shape]:
    bands = lines([f"{x},240 {x - 22},330" for x in range(120, 400, 42)], "#7a2a5c", 12, 0.9)
    return [
        Shape(taper("384,240 250,274 106,301", [30, 34, 15], 70), "url(#bone)", round=12,
            detail=bands, shine=0.3),
        plate("240,214! 262,244 270,284 262,326! 234,308 216,288 220,256", GOLD, round=16,
            contact=0.9, detail=lines(["226,250 232,296", "240,232 248,310"], "#7a4a20", 2.4, 0.7)),
    ]  # fmt: skip


def _splinters() -> list[Shape]:
    pieces = (
        "112,286! 132,262! 122,292", "112,312! 136,334! 108,322", "98,290! 80,268! 90,296",
        "96,312! 74,340! 88,310", "58,272! 44,256! 52,278", "50,350! 34,362! 54,358",
        "36,284! 20,278! 34,292",
    )  # fmt: skip
    return [Shape(smooth(points), "#f0a868", round=4, bump=0.3) for points in pieces]


def _arm() -> list[Shape]:
    return [
        limb("400,352 350,322 312,288", [70, 62, 46], IRON, shine=0.4),
        plate(
            "296,300! 312,266 338,250! 364,272 376,312! 352,330 322,340! 304,324",
            STEEL,
            round=22,
            contact=0.9,
        ),
        limb("338,250 366,274 376,312", [7, 9, 7], GOLD, round=4, shine=0.5),
        *fist(Spot(288, 266, 33, 78), "#6674a4", "#aebde0"),
    ]
