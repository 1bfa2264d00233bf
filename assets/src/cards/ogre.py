"""Ogre: over the fence in one stride, and over the sheep, its club already on the way down."""

from ..actors import Hand, earth, eyeball, floor_shadow, furrows, grip, lid, motes, outdoors
from ..curves import ellipse, place, polygon, ridge, smooth, taper
from ..faces import fang, spike
from ..figures import limb, plate
from ..props import fur, tufts
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, linear, lines, oval, spots

LIGHT = lit("#1c0f1c", "#4c4c98", "#ffe898", "#b08850", 1.2)
SKIN, PALE = "url(#skin)", "#b89aca"


def scene() -> Scene:
    """Paint a field at evening, club and far limbs, trunk, head in profile, near fist and leg."""
    colours = (
        linear("skin", (110, 90), (300, 430), (0, "#d4acdc"), (0.5, "#9870b8"), (1, "#583c80"))
        + linear("wood", (250, 20), (350, 130), (0, "#c89058"), (1, "#5c3820"))
        + linear("hide", (0, 300), (0, 400), (0, "#c46c3c"), (1, "#5c2418"))
    )
    picture = outdoors(
        LIGHT, ("#8c5c2c", "#f0a840", "#fff0a8"), ("#d8c860", "#90a044", "#4c6438"), 376, colours, 3
    )
    _field(picture)
    floor_shadow(picture, 140, 470, 110, "#2c3c30")
    picture.group(*_club(), shadow=0.35)
    _far(picture)
    _trunk(picture)
    picture.group(*_head(), shadow=0.5, shadow_blur=9, roundness=56)
    picture.sharp(disc(117, 160, 4.6, "#140a12") + disc(114, 157, 1.9, "#fff"))
    picture.sharp("".join(oval(x, y, 2.6, 4, "#f4fbff", 0.85) for x, y in ((52, 226), (40, 250),
        (72, 262), (58, 206))))  # fmt: skip
    _near(picture)
    picture.shade(oval(244, 494, 80, 9, "#2c3c30", 0.7), 4)
    picture.group(*_sheep(), shadow=0.4)
    picture.sharp(disc(178, 430, 3.6, "#140a12") + disc(200, 425, 4, "#140a12"))
    return motes(picture, "#fff0a0", 5, 34)


def _far(picture: Scene) -> None:
    """Kick a leg out behind, and swing the club over the head."""
    picture.group(
        limb("244,336 278,372 292,388", [94, 76, 56], SKIN, bump=0.3, skin=0.5),
        limb("286,392 322,388 348,366", [58, 54, 32], SKIN, bump=0.3, skin=0.5, ink=0.6),
        Shape(
            smooth("338,356 350,346 362,354 368,376 370,398 358,408 346,398 342,378"),
            PALE,
            round=16,
            bump=0.2,
            skin=0.3,
            detail=lines(["352,360 358,378", "350,372 356,388"], "#7c5c98", 2.4),
        ),
        *(
            Shape(ellipse(x, y, 7, 8.5), PALE, round=7, skin=0.3)
            for x, y in ((350, 404), (361, 408), (370, 402))
        ),
        *(fang(x, y, 9, 8, 0, "#f4e4c0") for x, y in ((350, 410), (361, 414), (371, 408))),
        limb("270,190 318,180 300,118", [78, 62, 42], SKIN, bump=0.3, skin=0.5),
        limb("284,140 322,138", [17, 17], "#6a3f28"),
        *grip(Hand(301, 124, 44, -100, PALE)),
        Shape(taper("300,196 316,188 322,172", [2, 5, 2]), "#6c4c8c", round=2, ink=0, contact=0),
        shadow=0.4,
    )


def _field(picture: Scene) -> None:
    picture.glow(disc(40, 320, 130, "#ffe080", 0.9), 30)
    picture.cover(disc(24, 330, 26, "#fffbe0"))
    picture.veil(clouds(5, 4, (200, 210, 390, 300), 70, "#fff4c8", 0.5), 5)
    picture.veil(fill(ridge(-5, 380, 344, 20, 3), "#c8a454", 0.85), 1.3)
    mill = polygon([(68, 372), (76, 296), (106, 296), (114, 372)]) + polygon([(70, 298), (91, 268),
        (112, 298)])  # fmt: skip
    sails = "".join(polygon(place("-3,0! 3,0! 8,-52! -8,-52!", 91, 300, 1, turn))
        for turn in (14, 104, 194, 284))  # fmt: skip
    picture.veil(fill(mill, "#a87840") + fill(sails, "#8c5c34", 0.95), 0.6)
    earth(picture, 384, 6, 4)
    furrows(picture, 384, "#54743c", "#fff098", 5)
    rows = [[(187 + (x - 187) * 0.4, 388), (x, 530)] for x in range(-300, 700, 60)]
    picture.veil(lines(rows, "#5c7034", 5, 0.35), 1.4)
    posts = [
        Shape(polygon(place("-8,-44! 8,-44! 8,30! -8,30!", x, y, 1, turn)), "#b4865a", round=5,
            bump=0.6, detail=lines([f"{x - 2},{y - 40} {x},{y + 28}"], "#5c3c24", 2))
        for x, y, turn in ((26, 470, -8), (90, 476, 6), (300, 476, -24), (356, 466, 10))
    ]  # fmt: skip
    rails = [limb(path, [13, 12, 11], "#c89c60") for path in ("-6,452 40,456 116,458",
        "-6,478 60,480 "
        "124,490", "250,500 300,464 320,420", "286,486 330,476 384,470")]  # fmt: skip
    picture.group(*rails, *posts, shadow=0.4)
    blades = tufts("-5,516 90,508 180,520", 40, 20, 4, 0.1, 3) + tufts("220,520 300,510 380,516",
        34, 20, 6, -0.1, 3)  # fmt: skip
    picture.group(Shape(blades, "#a8bc54", round=3, ink=0.5), shadow=0.3)


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
    head = "296,176 286,110 262,62 214,32"
    nails = [spike(x, y, 26, 20, turn, "#d8e0ec") for x, y, turn in ((276, 60, -50), (246, 24, -70),
        (204, 14, -120), (180, 40, 190), (222, 66, 130))]  # fmt: skip
    grain = lines(["290,150 276,96 228,44", "280,90 240,60 204,36"], "#4c2c18", 3, 0.6)
    return [
        *nails,
        Shape(taper(head, [26, 34, 64, 82], 70), "url(#wood)", round=32, bump=1.4, detail=grain),
        *(spike(x, y, 20, 18, turn, "#d8e0ec") for x, y, turn in ((238, 44, 200), (262, 80, 190),
            (206, 46, 220))),
        limb("268,62 244,92", [14, 13], "#8c98b0", shine=0.5),
    ]  # fmt: skip


def _trunk(picture: Scene) -> None:
    folds = lines(["130,330 180,350 240,334", "140,356 190,372 244,354"], "#5a4470", 3, 0.6)
    picture.group(
        Shape(smooth("126,236 160,170 226,142 284,166 306,230 296,310 270,370 210,396 150,384 "
            "116,330"), SKIN, round=70, bump=0.8, bump_size=14, skin=0.3,
            detail=spots(4, 20, (220, 170, 300, 330), "#5c4478", (3, 9), 0.4)),
        Shape(smooth("116,290 140,256 190,262 226,310 220,362 178,384 136,368"), "#c8aacc",
            round=44,
            bump=0.4, contact=0.15, ink=0.4, detail=folds),
        Shape(fur("112,346 150,376 210,388 280,350", 24, 20, 3, 9), "#d89c5c", round=5),
        Shape(smooth("112,340! 150,372 210,386 284,342! 296,384 262,420 232,404 206,436 176,408 "
            "148,424 124,392"), "url(#hide)", round=14, bump=1.2, bump_size=7, contact=0.6),
        limb("240,160 196,240 120,320", [22, 24, 20], "#6a3f28", bump=0.6),
        *(Shape(ellipse(x, y, 8, 7), "#efe2c0", round=6) for x, y in ((226, 184), (196, 236),
            (156, 282))),
        shadow=0.45, shadow_blur=10, roundness=90, form=0.6,
    )  # fmt: skip


def _head() -> list[Shape]:
    return [
        Shape(smooth("196,168! 228,132 262,128! 250,166 208,200!"), SKIN, round=11, skin=0.4,
            detail=fill(smooth("206,170 230,146 250,140 238,166 212,186"), "#6a3a5a", 0.8)),
        plate(place("-7,0 0,-9 7,0 0,9", 240, 172), "#f0bf4c", round=5, shine=0.8),
        Shape(smooth("84,128 112,100 162,94 202,116 218,160 214,216 190,256 142,272 96,264 66,240 "
            "70,206 76,176"), SKIN, round=54, bump=0.6, skin=0.4,
            detail=fill(smooth("206,112 222,160 216,220 186,262 190,226 200,190 200,150"),
            "#4c2c80", 0.4) + spots(9, 9, (150, 110, 206, 150), "#5c3c88", (2, 5), 0.4)
            + lines(["152,110 176,114 192,128", "166,126 182,132 192,142"], "#5c3c88", 3, 0.5)),
        Shape(tufts("104,108 140,92 184,104", 22, 36, 5, 0.3, 6), "#3a2238", round=5, ink=0.6),
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
        *eyeball((120, 162), 15, "#ff9a1e", (-4, -1)),
        lid((120, 162), 15, "#8a6a98", -20, 0.34),
        Shape(smooth("78,142! 104,138 138,136 156,126 160,144 140,154 108,152 84,160"), PALE,
            round=12,
            bump=0.5, contact=1),
        Shape(smooth("92,140 126,126 154,116 156,126 128,138 98,148"), "#2c1a30", round=5,
            bump=0.8),
        Shape(smooth("86,150 98,152 108,176 104,194 80,200 56,194 50,180 66,166"), "#c88ca4",
            round=18,
            skin=0.5, shine=0.3, contact=0.8, detail=oval(66, 190, 5, 3, "#3c1428")
            + oval(90, 193, 5, 3, "#3c1428")),
        Shape(ellipse(72, 172, 5), "#dcacb4", round=5, contact=0.5),
    ]  # fmt: skip


def _near(picture: Scene) -> None:
    picture.group(
        limb("180,372 132,404 120,452", [88, 68, 46], SKIN, bump=0.3, skin=0.5),
        Shape(taper("146,392 130,404 120,424", [4, 7, 3]), "#6c4c8c", round=2, ink=0, contact=0),
        Shape(
            smooth("98,438 128,432 148,440 156,460 148,474 92,474 78,462"),
            PALE,
            round=18,
            bump=0.2,
            skin=0.3,
        ),
        *(
            Shape(ellipse(x, y, r * 1.2, r), PALE, round=r, skin=0.3)
            for x, y, r in ((112, 467, 10), (92, 465, 11), (70, 462, 13))
        ),
        *(
            fang(x, y, n, 12, 60, "#fff4d2")
            for x, y, n in ((98, 468, 12), (78, 466, 13), (56, 464, 15))
        ),
        shadow=0.4,
    )
    picture.group(
        limb("236,252 222,286 196,304", [62, 58, 58], SKIN, bump=0.3, skin=0.5),
        Shape(taper("232,288 196,304 154,302", [58, 62, 38]), SKIN, round=27, bump=0.3, skin=0.5,
            ink=0.6, detail=lines(["226,316 200,314 176,308", "206,288 190,290"], "#5c3c88", 3,
            0.5)),
        Shape(smooth("206,190 232,170 262,176 280,206 276,246 254,276 226,280 204,256 198,220"),
            SKIN, round=36, bump=0.3, skin=0.5, ink=0.7,
            detail=lines(["212,248 232,264 254,256", "258,196 266,222 262,244"], "#5c3c88", 3,
            0.5)),
        Shape(polygon("84,256! 96,244! 108,254! 152,372! 142,384! 128,376!"), "#c89c60", round=8,
            bump=0.7, detail=lines(["98,258 138,372", "92,262 112,318"], "#5c3c24", 2)),
        limb("170,280 176,318", [17, 17], "#6a3f28"),
        *grip(Hand(152, 300, 46, 186, PALE, True)),
        shadow=0.5, shadow_blur=9,
    )  # fmt: skip
