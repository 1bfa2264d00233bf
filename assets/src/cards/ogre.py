"""Ogre: over the fence in one stride, after a sheep, its club already on the way down."""

from ..actors import (
    Hand,
    earth,
    eyeball,
    floor_shadow,
    furrows,
    lid,
    motes,
    moved,
    outdoors,
    spread,
)
from ..anatomy import ARM, LEG, limb_of, muscle
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import fang, spike
from ..figures import limb, plate
from ..hands import knuckled
from ..props import fur, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, linear, lines, oval, spots

LIGHT = lit("#1c0f1c", "#4c4c98", "#ffe898", "#b08850", 1.2)
SKIN, FAR, PALE, DARK = "url(#skin)", "url(#far)", "#b89aca", "#5c3c88"
#: Where the head comes to, and the sheep: about, to, and how large.
HEAD = ((142.0, 190.0), (150.0, 212.0), 0.94)
SHEEP = ((230.0, 450.0), (62.0, 452.0), 0.62)


def scene() -> Scene:
    """Paint a field at evening, far limbs, trunk, head in profile, near leg, and arm with club."""
    colours = (
        linear("skin", (110, 90), (300, 430), (0, "#d8b4e4"), (0.5, "#9c74bc"), (1, "#603f8c"))
        + linear("far", (60, 290), (320, 470), (0, "#8c68b0"), (1, "#4c3478"))
        + linear("wood", (120, 20), (160, 110), (0, "#d89c5c"), (1, "#5c3820"))
        + linear("hide", (0, 320), (0, 430), (0, "#c46c3c"), (1, "#5c2418"))
    )
    picture = outdoors(
        LIGHT, ("#d07c3c", "#f8b850", "#fff4b8"), ("#e0d070", "#98a848", "#54703c"), 376, colours, 3
    )
    _field(picture)
    floor_shadow(picture, 160, 482, 84, "#2c3c30")
    floor_shadow(picture, 306, 480, 64, "#2c3c30")
    picture.group(*_far(), shadow=0.4)
    _trunk(picture)
    picture.group(*moved(_head(), *HEAD), shadow=0.5, shadow_blur=9, roundness=56)
    picture.sharp(disc(138, 184, 4.4, "#140a12") + disc(135, 181, 1.8, "#fff")
        + disc(95, 182, 3.6, "#140a12") + disc(92.6, 180, 1.4, "#fff"))  # fmt: skip
    picture.group(*_arm(), shadow=0.5, shadow_blur=9)
    picture.shade(oval(60, 486, 54, 7, "#2c3c30", 0.8), 4)
    picture.group(*moved(_sheep(), *SHEEP), shadow=0.4, roundness=30)
    picture.sharp(disc(29.7, 439.6, 2.4, "#140a12") + disc(43.4, 436.5, 2.6, "#140a12"))
    return motes(picture, "#fff0a0", 5, 24)


def _foot(x: float, y: float, tone: str) -> list[Shape]:
    """Set down a broad foot from its ankle, heel, instep and three long toes; it points left."""
    sole = "22,-24 -18,-24 -30,-10 -54,2 -62,14 -54,22 24,24 36,14 34,-4"
    toes = ("-34,4 -52,8 -66,14", "-26,10 -46,15 -60,19", "-16,14 -34,19 -48,21")
    shapes = [Shape(smooth(place(sole, x, y)), tone, round=18, bump=0.2, skin=0.4)]
    for toe in toes:
        end = place(toe, x, y)[-1]
        shapes += [
            limb(place(toe, x, y), [17, 17, 14], tone, skin=0.3, bump=0.1, ink=0.8),
            Shape(smooth(place("-9,-4! 2,-7 6,-2 5,4 -8,5!", end.x - 2, end.y)), "#fff0cc",
                round=4, shine=0.4, ink=0.7),
        ]  # fmt: skip
    return shapes


def _far() -> list[Shape]:
    """Stand on the far leg behind, and reach down to the sheep with the far arm."""
    leg = ((280, 362), (322, 404), (312, 458))
    reach = ((176, 292), (92, 312), (60, 356))
    return [
        *_foot(316, 456, FAR),
        limb_of(leg, 84, LEG, FAR, 1, skin=0.3, detail=muscle(leg, 84, DARK, 1)),
        *spread(Hand(60, 358, 38, 112, FAR), -0.25),
        limb_of(reach, 68, ARM, FAR, -1, skin=0.3, detail=muscle(reach, 68, DARK, -1)),
        limb("40,338 56,352 78,358", [13, 14, 13], "#5c3424", round=6, bump=0.4),
    ]


def _field(picture: Scene) -> None:
    """Lay out the fields with a mill, and the fence that did not hold."""
    picture.glow(disc(40, 320, 130, "#ffe080", 0.9), 30)
    picture.cover(disc(24, 330, 26, "#fffbe0"))
    picture.veil(clouds(5, 4, (200, 210, 390, 300), 70, "#fff4c8", 0.5), 5)
    picture.veil(fill(ridge(-5, 380, 344, 20, 3), "#d0ac5c", 0.85), 1.3)
    mill = polygon([(28, 376), (34, 318), (56, 318), (62, 376)]) + polygon([(30, 320), (45, 298),
        (60, 320)])  # fmt: skip
    sails = "".join(polygon(place("-2,0! 2,0! 6,-38! -6,-38!", 45, 322, 1, turn))
        for turn in (14, 104, 194, 284))  # fmt: skip
    picture.veil(fill(mill, "#b0834c") + fill(sails, "#94663c", 0.95), 0.6)
    earth(picture, 384, 6, 4)
    furrows(picture, 384, "#54743c", "#fff098", 5)
    rows = [[(187 + (x - 187) * 0.4, 388), (x, 530)] for x in range(-300, 700, 60)]
    picture.veil(lines(rows, "#5c7034", 5, 0.35), 1.4)
    _farm(picture)
    posts = [
        Shape(polygon(place("-7,-40! 7,-40! 7,22! -7,22!", x, y, 1, turn)), "#a87c54", round=5,
            bump=0.6, detail=lines([f"{x - 2},{y - 36} {x},{y + 20}"], "#5c3c24", 2))
        for x, y, turn in ((10, 442, -6), (110, 440, 4), (254, 444, 32), (366, 436, 8))
    ]  # fmt: skip
    rails = [
        limb(path, [11, 10, 10], "#b88c58")
        for path in (
            "-6,418 50,424 122,422",
            "-6,442 50,446 140,458",
            "240,470 276,444 300,420",
            "350,426 366,424 384,422",
        )
    ]
    picture.group(*rails, *posts, shadow=0.4)
    blades = tufts("-5,518 90,512 180,520", 40, 16, 4, 0.1, 3) + tufts("200,520 300,512 380,518",
        40, 18, 6, -0.1, 3)  # fmt: skip
    picture.group(Shape(blades, "#a8bc54", round=3, ink=0.5), shadow=0.3)


def _farm(picture: Scene) -> None:
    """Set a farm with its barn and trees before the hills, and clouds that catch the sun."""
    clouds_lit = ((318, 62, 84, 15), (352, 44, 60, 16), (40, 100, 74, 13), (10, 84, 50, 14))
    picture.veil(
        "".join(
            oval(x, y + 9, wide, high, "#b0602c", 0.7)
            + oval(x - 4, y, wide * 0.9, high, "#ffdc94", 0.8)
            for x, y, wide, high in clouds_lit
        ),
        5,
    )
    wood = "".join(disc(x, y, r, "#7c7c3c") for x, y, r in ((356, 334, 20), (376, 322, 26),
        (340, 348, 14), (98, 362, 12), (112, 356, 15)))  # fmt: skip
    barn = polygon("326,390 326,350 350,330 374,350 374,390")
    roof = polygon("320,352 350,326 380,352 374,354 350,334 326,356")
    door = polygon("342,390 342,364 358,364 358,390")
    picture.veil(wood + fill(barn, "#b4583c") + fill(roof, "#6c3430") + fill(door, "#4c2028"), 0.7)


def _sheep() -> list[Shape]:
    """Let a sheep run for its life below the stride: far legs, fleece, near legs, face, ears."""
    wool = "186,444 192,416 216,400 246,396 276,404 296,424 298,448 282,468 246,474 208,470"
    return [
        limb("222,462 208,480 186,484", [13, 10, 8], "#3c3040", bump=0),
        limb("272,458 296,474 316,466", [13, 10, 8], "#3c3040", bump=0),
        Shape(fur(wool + " 186,444", 34, 15, 5, 12), "#fff8e8", round=7, ink=0.6),
        Shape(smooth(wool), "#fff8e8", round=34, bump=1.1, bump_size=12, ink=0,
            detail=oval(262, 466, 60, 16, "#9c8cb8", 0.5)),
        limb("236,466 228,486 206,498", [14, 11, 9], "#54445c", bump=0),
        limb("262,466 282,488 306,488", [14, 11, 9], "#54445c", bump=0),
        Shape(smooth("206,404! 226,398 234,412! 216,416"), "#54445c", round=6),
        Shape(smooth("152,424! 146,438 158,448 172,438!"), "#54445c", round=6),
        Shape(smooth("168,414 188,400 208,408 212,434 200,462 182,470 168,458 164,436"), "#54445c",
            round=22, bump=0.1, detail=oval(184, 464, 14, 8, "#d89ca8", 0.8)),
        Shape(smooth("176,454 186,450 196,454 192,468 180,468"), "#2c0c1c", round=3, flat=0.5,
            rim=0),
        Shape(ellipse(177, 432, 10), "#fffaf0", round=9, glow=0.5),
        Shape(ellipse(198, 428, 11), "#fffaf0", round=9, glow=0.5),
        *(Shape(ellipse(x, y, 10), "#fff8e8", round=9, bump=0.6, ink=0.5)
            for x, y in ((172, 410), (202, 400), (187, 402))),
    ]  # fmt: skip


def _club() -> list[Shape]:
    """Hew a club out of a trunk, with a band, and nails that look every way."""
    grain = lines(["110,44 180,58 300,90", "100,62 170,76 250,88"], "#4c2c18", 3, 0.6)
    nails = [spike(x, y, 24, 20, turn, "#d8e0ec") for x, y, turn in ((94, 44, 190), (112, 20, 250),
        (150, 24, 282), (104, 74, 130))]  # fmt: skip
    return [
        *nails,
        Shape(taper("336,108 300,96 220,76 150,58 116,48", [17, 22, 32, 60, 66, 54], 70),
            "url(#wood)", round=24, bump=1.2, detail=grain),
        *(spike(x, y, 17, 17, turn, "#d8e0ec") for x, y, turn in ((118, 42, 200), (134, 62, 160),
            (160, 48, 220))),
        limb("190,46 182,86", [12, 12], "#8c98b0", shine=0.5),
    ]  # fmt: skip


def _trunk(picture: Scene) -> None:
    """Hunch the back, hang the belly, and swing the near leg over the fence."""
    leg = ((226, 352), (158, 398), (174, 460))
    folds = lines(["150,322 180,334 214,328", "148,304 160,308"], "#5a4470", 3, 0.5)
    picture.group(
        Shape(smooth("136,250 170,176 232,150 292,172 326,232 326,300 306,356 282,392 220,404 "
            "160,388 126,332"), SKIN, round=76, bump=0.5, bump_size=14, skin=0.3,
            detail=spots(4, 20, (230, 170, 320, 330), DARK, (3, 9), 0.35)
            + lines(["312,236 316,290 300,340"], DARK, 4, 0.4)),
        Shape(smooth("126,296 150,268 200,270 232,300 230,336 190,358 144,350"), "#cdb0d2",
            round=44, bump=0.3, contact=0.1, ink=0.25, detail=folds),
        *_foot(174, 460, SKIN),
        limb_of(leg, 92, LEG, SKIN, -1, skin=0.4, contact=0.9, detail=muscle(leg, 92, DARK, -1)
            + lines(["142,382 136,398 144,414", "152,420 166,424"], DARK, 4, 0.4)),
        Shape(smooth("134,334! 188,352 250,346 326,306! 338,346 330,392 312,382 300,412 280,396 "
            "262,422 240,402 222,418 206,392 190,404 176,378 158,386 146,362"), "url(#hide)",
            round=16, bump=1.0, bump_size=8, contact=0.8, detail=lines(["176,358 172,376",
            "222,356 218,400", "252,356 256,408", "288,346 294,400", "316,330 318,380"],
            "#4c1c14", 4, 0.5)),
        Shape(fur("134,334 188,352 250,346 326,306", 26, 13, 3, 7), "#d89c5c", round=5),
        shadow=0.45, shadow_blur=10, roundness=80, form=0.5,
    )  # fmt: skip


def _arm() -> list[Shape]:
    """Raise the near arm: shoulder, elbow behind, the fist at the club's thin end."""
    joints = ((262, 228), (330, 192), (300, 122))
    return [
        limb_of(joints, 92, ARM, SKIN, detail=lines(["268,214 292,228 318,214"], DARK, 4, 0.4)),
        *knuckled(Hand(302, 128, 50, -80, SKIN), _club(), "312,158 306,138", 46, "#e8d8f0"),
        limb("288,146 310,140 330,132", [18, 18, 18], "#6a3f28", bump=0.6),
    ]


def _head() -> list[Shape]:
    return [
        Shape(smooth("196,168! 228,132 262,128! 250,166 208,200!"), SKIN, round=11, skin=0.4,
            detail=fill(smooth("206,170 230,146 250,140 238,166 212,186"), "#6a3a5a", 0.8)),
        plate(place("-7,0 0,-9 7,0 0,9", 240, 172), "#f0bf4c", round=5, shine=0.8),
        Shape(smooth("72,140 100,112 152,102 196,120 216,158 218,204 204,246 166,268 122,274 "
            "80,262 56,240 58,212 68,186 66,160"), SKIN, round=54, bump=0.6, skin=0.4,
            detail=fill(smooth("206,112 222,160 216,220 186,262 190,226 200,190 200,150"),
            "#4c2c80", 0.4) + spots(9, 9, (150, 110, 206, 150), "#5c3c88", (2, 5), 0.4)
            + lines(["152,116 176,120 192,134", "104,124 124,118 142,120",
                "196,210 204,232 190,252", "112,182 128,186 148,182", "76,180 86,184"],
                "#5c3c88", 3, 0.5)
            + oval(190, 214, 16, 14, "#e88ca8", 0.4)),
        Shape(tufts("116,112 148,102 188,118", 18, 26, 5, 0.7, 6), "#3a2238", round=5, ink=0.6),
        Shape(smooth("64,206! 96,190 140,192 178,182! 182,220 156,248 110,254 72,240"), "#4a0e22",
            round=7, flat=0.5, rim=0),
        Shape(smooth("90,246 100,220 134,212 164,222 158,242 122,254"), "#d8505a", round=13,
            shine=0.3,
            ink=0.5),
        *(fang(x, y, n, 13) for x, y, n in ((84, 196, 15), (104, 194, 13), (150, 190, 14),
            (168, 187, 12))),
        *(fang(x, y, n, 12, 180) for x, y, n in ((104, 250, 13), (122, 252, 13), (156, 242, 13))),
        fang(82, 244, 62, 24, 172, "#fff4d2"),
        fang(140, 250, 54, 22, 190, "#fff4d2"),
        Shape(smooth("60,234 90,252 132,256 176,240 192,222 196,254 158,282 108,286 72,270"), PALE,
            round=18, bump=0.5, skin=0.3),
        Shape(smooth("174,172 196,178 208,204 204,234 190,246 180,228 186,206 178,190"), SKIN,
            round=14, bump=0.4, skin=0.4, contact=0.5, ink=0.35),
        Shape(smooth("104,188 124,178 152,172 176,170 190,180 176,190 142,196 112,200"), SKIN,
            round=12, bump=0.4, skin=0.4, contact=0.4, ink=0.3),
        *_look(),
    ]  # fmt: skip


def _look() -> list[Shape]:
    """Glower past the nose from under one brow."""
    return [
        *eyeball((134, 162), 15, "#ff9a1e", (-4, -1)),
        lid((134, 162), 15, "#8a6a98", -20, 0.34),
        *eyeball((87, 160), 11, "#ff9a1e", (-3, -1)),
        lid((87, 160), 11, "#8a6a98", 20, 0.34),
        Shape(smooth("66,146! 80,136 100,146 112,152 138,140 168,126 174,144 150,156 "
            "124,160 104,164 88,154 70,158"), PALE,
            round=12,
            bump=0.5, contact=1),
        Shape(smooth("68,140 84,132 106,148 134,132 168,114 172,126 138,144 106,160 "
            "84,146 72,150"), "#2c1a30", round=5, bump=0.8),
        Shape(smooth("99,154 112,156 120,178 114,196 90,202 64,196 58,182 84,170"), "#c88ca4",
            round=18,
            skin=0.5, shine=0.3, contact=0.8, detail=oval(75, 192, 5, 3, "#3c1428")
            + oval(99, 195, 5, 3, "#3c1428")),
        Shape(ellipse(82, 176, 5), "#dcacb4", round=5, contact=0.5),
    ]  # fmt: skip
