"""Alpha: the wolf who leads stands above the pack, spear ready, shield before its heart."""

from ..actors import Hand, earth, eyeball, floor_shadow, grip, motes, outdoors, strands
from ..curves import ellipse, place, polygon, smooth, star, taper
from ..faces import fang
from ..figures import limb, plate
from ..props import fur, pine, rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial

LIGHT = lit("#0a0c24", "#5a6cb0", "#e8f4ff", "#6c88c8", 1.0)
FUR, PALE, DEEP = "#98a8d0", "#e8eefc", "#5c6ca4"


def scene() -> Scene:
    """Paint a winter night, the pack, its leader from cloak to head, and the shield."""
    colours = (
        linear("cloak", (220, 180), (330, 440), (0, "#c83444"), (1, "#5c1434"))
        + linear("rock", (0, 396), (0, 525), (0, "#dce8fc"), (0.25, "#8c9cd0"), (1, "#3c4480"))
        + radial("moon", (312, 84), 48, (0, "#fffff0"), (1, "#e0ecff"))
        + radial("steel", (250, 280), 120, (0, "#ffffff"), (0.4, "#a8b8dc"), (1, "#4c5c94"))
    )
    picture = outdoors(
        LIGHT,
        ("#141c50", "#2c4488", "#88a8e0"),
        ("#b4c8f0", "#7c90c8", "#3c4884"),
        350,
        colours,
        17,
    )
    _night(picture)
    _behind(picture)
    _trunk(picture)
    picture.group(*_head(), shadow=0.4, roundness=50)
    picture.sharp(oval(135, 134, 2.4, 5, "#140a12") + disc(132, 131, 1.8, "#fff"))
    _shield(picture)
    picture.afterglow(disc(134, 134, 12, "#ffd040", 0.6), 5)
    return motes(picture, "#ffffff", 7, 50)


def _night(picture: Scene) -> None:
    picture.glow(disc(312, 84, 74, "#a8c8ff", 0.5), 18)
    picture.cover(disc(312, 84, 40, "url(#moon)"))
    picture.cover(oval(322, 76, 9, 8, "#c8d8f4", 0.8) + oval(300, 98, 6, 5, "#c8d8f4", 0.8))
    peaks = polygon([(-5, 360), (40, 240), (90, 300), (150, 220), (210, 310), (300, 230), (380,
        330),
        (380, 400), (-5, 400)])  # fmt: skip
    picture.veil(fill(peaks, "#5870b4", 0.9), 1)
    picture.cover(fill("M40 240L58 268L44 262L30 274ZM150 220L172 254L152 246L130 258Z"
        "M300 230L324 262L300 254L276 264Z", "#c8d8f8", 0.9))  # fmt: skip
    trees = "".join(pine(x, 380, h, h * 0.2, i) for i, (x, h) in enumerate(((14, 130), (52, 90),
        (330, 120), (364, 160), (290, 80))))  # fmt: skip
    picture.cover(fill(trees, "#24346c"))
    for x, y, k in ((50, 366, 1.0), (318, 372, 1.0), (96, 378, 0.7), (352, 388, 0.8)):
        wolf = place("-26,26! -30,0 -22,-14 -24,-34! -10,-22 10,-22 24,-34! 22,-14 30,0 26,26!", x,
            y, k)  # fmt: skip
        picture.cover(fill(smooth(wolf), "#141c48"))
        eyes = "".join(ellipse(x + side * 10 * k, y - 2, 5 * k, 3.4 * k, side * -18)
            for side in (-1, 1))  # fmt: skip
        picture.sharp(fill(eyes, "#ffe060"))
    earth(picture, 392, 6, 6)


def _behind(picture: Scene) -> None:
    ledge = "-10,470 40,432 110,424 200,418 300,428 350,452 390,470 390,540 -10,540"
    cloak = "226,206 282,232 326,300 352,390 330,436 300,412 280,446 254,414 236,440 214,400"
    picture.group(
        Shape(smooth(cloak), "url(#cloak)", round=30, bump=0.6, bump_size=14,
            detail=lines(["270,250 300,330 306,410", "250,260 268,340 266,420"], "#3c0c2c", 9,
                0.5)),
        shadow=0.35,
    )  # fmt: skip
    tail = ["250,372 300,384 330,352 342,318", "254,380 312,396 350,372 360,330"]
    picture.group(*strands(tail, (DEEP, FUR), 40), shadow=0.3)
    picture.group(Shape(smooth(ledge), "url(#rock)", round=22, bump=1.6, bump_size=16), form=0.2)
    floor_shadow(picture, 190, 440, 110, "#2c3470")


def _trunk(picture: Scene) -> None:
    for x, side in ((156, -1), (232, 1)):
        picture.group(
            limb([(x, 330), (x + side * 26, 366), (x + side * 4, 404), (x + side * 10, 432)],
                [64, 52, 28, 26], FUR, bump=0.9),
            Shape(smooth(place("-30,14 -34,2 -20,-12 6,-14 18,0 16,14", x + side * 2, 434)), PALE,
                round=12, bump=0.6),
            *(fang(x + dx + side * 2, 444, 9, 7, 0, "#2c2c4c") for dx in (-26, -12, 2)),
            plate(place("-20,-12! 20,-12! 16,16! -16,16!", x + side * 6, 398), "#c8a050", round=9),
            shadow=0.3,
        )  # fmt: skip
    body = "136,232 170,204 220,200 256,226 264,280 250,336 232,366 190,376 152,362 140,320 132,274"
    picture.group(
        Shape(fur("264,280 250,336 232,366 190,376 152,362 140,320", 26, 20, 4), FUR, round=5),
        Shape(smooth(body), FUR, round=54, bump=1, bump_size=10),
        Shape(smooth("146,226 180,210 204,230 210,280 196,330 172,340 156,310 148,270"), PALE,
            round=30, bump=1, bump_size=8, contact=0.1, ink=0.2),
        *strands(["160,226 150,250 160,276", "176,224 170,256 180,286", "192,224 192,252 198,280"],
            (PALE, "#c8d4f0"), 22),
        limb("142,338 190,356 254,336", [24, 26, 24], "#7c4c38"),
        plate(star(196, 352, 20, 11, 8), "#f0c860", round=8),
        Shape(polygon("196,338! 206,352! 196,368! 186,352!"), "#8cf0ff", round=6, shine=0.8),
        shadow=0.4, roundness=70,
    )  # fmt: skip
    spear = [
        Shape(taper("70,470 88,250 100,90", [10, 10, 9]), "#8c6444", round=4),
        plate("101,104 84,82 94,30 104,-2 112,32 120,84", "#dce8fc", round=12, shine=0.7),
        limb("90,112 112,114", [9, 9], "#c83444"),
        Shape(smooth("94,112 76,132 80,158 92,140 98,162 106,138 110,116"), "#c83444", round=7),
    ]
    picture.group(*spear, shadow=0.3)
    arm = [
        limb("160,234 112,272 92,254", [60, 46, 28], FUR, bump=0.9),
        plate("150,206 180,212 186,246 160,266 130,254 128,226", "#c8a050", round=22, shine=0.6),
        plate("148,216 172,220 176,244 158,256 140,248 138,228", "#b0bce0", round=18, shine=0.6),
        plate(place("-20,-14! 18,-17! 20,17! -20,15!", 104, 264, 1, 212), "#c8a050", round=12),
        *grip(Hand(96, 258, 30, 220, PALE, True)),
    ]
    picture.group(*arm, shadow=0.45)


def _head() -> list[Shape]:
    mane = ["190,110 236,108 262,136 286,128", "196,130 244,138 268,170 296,170",
        "196,150 240,168 262,204 288,214", "186,170 222,196 236,236 256,254",
        "176,180 196,212 200,246 212,268", "184,96 220,84 248,98 270,86"]  # fmt: skip
    cheek = ["176,150 196,172 192,204", "166,164 182,190 172,222", "156,180 166,204 154,230"]
    return [
        *strands(mane, (DEEP, FUR, "#8090c0"), 50),
        Shape(smooth("154,104! 152,62 164,26! 182,60 188,100!"), DEEP, round=10, bump=0.6),
        Shape(smooth("152,186! 140,182 112,180 96,186! 92,198 104,212 130,216 152,208 168,188"),
            FUR,
            round=12, bump=0.6),
        Shape(smooth("164,176! 120,168 92,170! 96,190! 118,198 146,200!"), "#6c1428", round=6,
            flat=0.4, rim=0),
        Shape(smooth("152,192 124,182 98,190 118,200 142,202"), "#e06878", round=7, ink=0.4),
        *(fang(x, y, long, 8, 180) for x, y, long in ((104, 196, 16), (122, 204, 9), (136, 205,
            8))),
        Shape(smooth("178,90 150,96 138,112 118,132 94,140 76,146! 72,160! 84,172 116,178 148,184! "
            "170,200 200,190 216,150 206,110"), FUR, round=36, bump=0.8, bump_size=8),
        Shape(smooth("138,150 112,148 86,156 84,172 116,177 148,183 168,190 172,168"), PALE,
            round=16, bump=0.6, contact=0.1, ink=0.3),
        *(fang(x, y, long, 9) for x, y, long in ((88, 170, 20), (104, 176, 10), (118, 178, 12),
            (132, 180, 9))),
        Shape(smooth("66,146 82,138 92,144 88,158 74,162 66,156"), "#1c1830", round=9, shine=0.6),
        *strands(cheek, (PALE, FUR), 26),
        Shape(smooth("180,104! 190,58 214,18! 228,64 218,118!"), FUR, round=14, bump=0.6,
            detail=fill(smooth("192,100 198,64 212,40 218,70 210,106"), "#c87c94", 0.8)),
        *eyeball((134, 134), 10, "#ffc030", (-1, 0)),
        Shape(smooth("112,130 130,122 154,118 158,128 136,128 118,138"), DEEP, round=6, bump=0.6,
            contact=0.9),
        Shape(smooth("120,146 134,144 148,140 142,148 128,150"), FUR, round=4, ink=0.4),
        plate("150,98 176,84 206,84 210,96 180,98 156,110", "#f0c860", round=6, shine=0.6),
        Shape(polygon("172,78! 182,90! 174,106! 163,92!"), "#8cf0ff", round=6, shine=0.8),
    ]  # fmt: skip


def _shield(picture: Scene) -> None:
    x, y = 262.0, 318.0
    fangs = [fang(x + dx, y - 14 + abs(dx) * 0.3, 42, 16, -dx * 0.5) for dx in (-22, 0, 22)]
    picture.group(
        limb("246,234 288,262 276,304", [56, 42, 28], FUR, bump=0.9),
        plate("232,206 264,212 276,240 258,262 230,252", "#c8a050", round=20, shine=0.6),
        plate(_circle(x, y, 70), "#c8a050", round=12, shine=0.6, gloss=10),
        plate(_circle(x, y, 59), "url(#steel)", round=50, shine=0.6, gloss=14),
        Shape(ellipse(x, y, 40), "#a82c40", round=8, bump=0.5,
            detail=line([(x - 40, y), (x + 40, y)], "#7c1c34", 2)),
        *fangs,
        *rivets([(x + 50 * dx, y + 50 * dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1),
            (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))], 5, "#ffe8b0"),
        shadow=0.5, shadow_blur=9, roundness=60,
    )  # fmt: skip


def _circle(x: float, y: float, size: float) -> str:
    """Give eight points of a circle."""
    return " ".join(
        f"{x + size * dx:.1f},{y + size * dy:.1f}"
        for dx, dy in ((1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
            (0, -1), (0.707, -0.707))
    )  # fmt: skip
