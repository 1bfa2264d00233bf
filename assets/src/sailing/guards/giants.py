"""Giants: a head like an island, lighthouse and pines on it, and a ship that has not noticed."""

from ...curves import ellipse, place, polygon, smooth, taper
from ...figures import limb
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose
from ...portraits._stage import Backdrop, begin, end
from ...props import pine
from ...scene import Light, Scene, Shape
from ...svg import clouds, disc, fill, line, linear, lines, oval, spots
from ._beast import on_body

BACKDROP = Backdrop(("#123048", "#4c8090", "#f0d8a0"), ("#fffbe0", "#ffe0a0"), 150, (188, 150))
LIGHT = Light(ambient="#54707c", rim_colour="#fff0b8", rim=0.9, bounce="#3a6a70", ink="#08161c")
ROCK, MOSS = "#2c4444", "#a8c048"
EYES = ((122.0, 186.0, -1), (252.0, 186.0, 1))


def scene(mood: str = "calm") -> Scene:
    """Raise the head out of the sea, its island on top, and let the small ship pass."""
    feeling = MOODS[mood]
    pose = Pose(feeling, 0)
    sunk = 26 if feeling.is_sorry else 0
    picture = begin(BACKDROP, LIGHT, _gradients(), 67, mood)
    picture.veil(clouds(4, 7, (0, 60, 375, 150), 60, "#ffffff", 0.5), 3)
    picture.group(*pose.body(_ears(sunk)), shadow=0.4)
    picture.group(*pose.body(_skull(sunk)), shadow=0.4)
    picture.group(*pose.body(_island(sunk)), shadow=0.4, form=0.1, outline=1.3)
    picture.group(*pose.body(_features(feeling, sunk)), shadow=0.35, outline=1)
    picture.group(*pose.body(_kelp(sunk)), shadow=0.4)
    for x, y, _ in EYES:
        light = 0.4 if feeling.is_sorry else 0.8
        picture.afterglow(on_body(pose, disc(x, y + sunk, 16, "#ffb030", light)), 7)
    picture.afterglow(on_body(pose, disc(262, 28 + sunk, 26, "#fff0a0", 0.9)), 9)
    _sea(picture)
    return end(picture, "#fff4c8")


def _gradients() -> str:
    return (
        linear("rock", (60, 80), (330, 330), (0, "#a8c0ac"), (0.5, "#688c84"), (1, "#2c4c54"))
        + linear("moss", (60, 60), (320, 140), (0, "#c8dc60"), (1, "#4c7c34"))
        + linear("kelp", (60, 250), (320, 375), (0, "#5c9c5c"), (1, "#14403c"))
        + linear("sea", (0, 310), (0, 375), (0, "#3c98a0"), (1, "#0c3c58"))
        + linear("tower", (246, 40), (280, 40), (0, "#fffaf0"), (1, "#c8a898"))
    )


def _down(points: str, sunk: float) -> str:
    return smooth(place(points, 0, sunk))


def _ears(sunk: float) -> list[Shape]:
    return [
        Shape(_down("46,170! 10,150 -12,180 -8,236 20,262 52,250!", sunk), "url(#rock)", round=24,
            bump=1.2),
        Shape(_down("330,170! 366,150 388,180 384,236 356,262 324,250!", sunk), "url(#rock)",
            round=24, bump=1.2),
    ]  # fmt: skip


def _skull(sunk: float) -> list[Shape]:
    outline = (
        "60,112 36,160 34,220 44,270 70,322 110,372 188,404 266,372 306,322 332,270 342,220 "
        "340,160 316,112 262,80 188,70 114,80"
    )
    cracks = lines(
        [place(points, 0, sunk) for points in
         ("70,140 84,160 78,186", "310,150 296,172 304,196", "60,230 78,246 76,272 90,290",
          "318,232 300,250 304,278", "140,110 152,126 146,142", "236,106 226,122")],
        ROCK, 3, 0.6,
    )  # fmt: skip
    moss = spots(5, 26, (40, 110 + sunk, 336, 150 + sunk), MOSS, (3, 9), 0.5)
    return [Shape(_down(outline, sunk), "url(#rock)", round=76, bump=1.4, bump_size=12,
                  detail=cracks + moss)]  # fmt: skip


def _island(sunk: float) -> list[Shape]:
    """Grow an island on the head: turf, pines, a hut, and a lighthouse that burns."""
    turf = (
        "36,136! 60,96 112,72 188,62 264,72 318,96 342,136! 326,150 312,124 296,140 280,112 "
        "250,128 232,106 204,120 188,104 164,122 146,106 122,130 100,112 82,140 66,124 50,152"
    )
    trees = [
        Shape(pine(x, y + sunk, tall, tall * 0.27, seed), "#3c7444" if seed % 2 else "#4c8a48",
            round=6, bump=0.5)
        for x, y, tall, seed in ((84, 96, 54, 1), (116, 82, 74, 2), (150, 74, 60, 3),
                                 (312, 104, 46, 4), (62, 112, 38, 5))
    ]  # fmt: skip
    tower = polygon(place("246,80 252,34 272,34 280,80", 0, sunk))
    bands = "".join(
        fill(polygon(place(points, 0, sunk)), "#d8483c")
        for points in ("248,70 250,58 276,58 278,70", "251,46 252,36 272,36 274,46")
    )
    hut = "188,76 188,54 204,40 222,54 222,76"
    return [
        *trees,
        Shape(polygon(place(hut, 0, sunk)), "#f0d8b0", round=4),
        Shape(polygon(place("180,58 204,36 230,58 204,48", 0, sunk)), "#b84c34", round=3),
        Shape(tower, "url(#tower)", round=10, detail=bands),
        Shape(polygon(place("254,34 254,22 270,22 270,34", 0, sunk)), "#fff6a8", round=2, glow=0.9),
        Shape(polygon(place("250,24 262,10 274,24", 0, sunk)), "#b84c34", round=3),
        limb(place("244,35 280,35", 0, sunk), [4, 4], "#5c4c4c", round=1),
        Shape(_down(turf, sunk), "url(#moss)", round=14, bump=1.4, bump_size=6, contact=0.7),
    ]  # fmt: skip


def _features(mood: Mood, sunk: float) -> list[Shape]:
    inner, outer = (-20, 14) if mood.is_sorry else (-12, -12) if mood.is_glad else (6, -6)
    sockets = [Shape(ellipse(x, y + sunk, 30, 19, side * -6), "#14282c", round=8, flat=0.5, rim=0,
                     contact=0) for x, y, side in EYES]  # fmt: skip
    high = 8 if mood.is_sorry else 12
    lights = [Shape(ellipse(x, y + sunk + (3 if mood.is_sorry else 0), 13, high), "#ffc23c",
                    round=8, glow=1, rim=0, ink=0.4,
                    detail=disc(x, y + sunk, 5, "#6a2c08")) for x, y, _ in EYES]  # fmt: skip
    lids = [limb(f"{x - 32},{y + 12 + sunk} {x},{y + 24 + sunk} {x + 32},{y + 12 + sunk}",
                 [5, 13, 5], "#5c807c", round=6, bump=0.8) for x, y, _ in EYES]  # fmt: skip
    brow = (
        f"70,{168 + outer} 118,{146 + outer / 2} 170,{172 + inner} 188,{178 + inner * 0.4} "
        f"206,{172 + inner} 258,{146 + outer / 2} 306,{168 + outer}"
    )
    nose = (
        "188,176 208,190 214,226 236,252 230,276 206,284 188,280 170,284 146,276 140,252 162,226 "
        "168,190"
    )
    holes = oval(166, 272 + sunk, 9, 6, "#14282c") + oval(210, 272 + sunk, 9, 6, "#14282c")
    barnacles = [
        shape
        for x, y, size in ((292, 240, 10), (308, 226, 7), (296, 222, 6), (76, 206, 9), (64, 192, 6))
        for shape in (
            Shape(ellipse(x, y + sunk, size, size * 0.86), "#ece4cc", round=6, bump=0.8),
            Shape(ellipse(x, y + sunk - 1, size * 0.4, size * 0.34), "#4a4438", round=2, contact=0),
        )
    ]
    return [
        *sockets, *lights, *lids,
        Shape(taper(place(brow, 0, sunk), [18, 36, 34, 26, 34, 36, 18], 70), "url(#rock)", round=16,
            bump=1.4, contact=0.9, detail=spots(3, 22, (70, 140 + sunk, 306, 160 + sunk), MOSS,
                                                (3, 6), 0.6)),
        Shape(_down(nose, sunk), "url(#rock)", round=30, bump=1.2, contact=0.7, detail=holes),
        *_mouth(mood, sunk), *barnacles,
    ]  # fmt: skip


def _mouth(mood: Mood, sunk: float) -> list[Shape]:
    if mood.is_glad:
        gap = "104,292! 146,306 188,310 230,306 272,292! 258,330 188,346 118,330"
        slabs = [Shape(polygon(place("0,0 26,2 24,16 2,16", x, y)), "#e8e0c4", round=5, bump=0.8)
                 for x, y in ((122, 298), (150, 305), (206, 305), (234, 299))]  # fmt: skip
        return [Shape(smooth(gap), "#14282c", round=6, flat=0.4, rim=0), *slabs]
    points = "112,322 150,306 188,302 226,306 264,322" if mood.is_sorry else (
        "108,304 150,310 188,312 226,310 268,304")  # fmt: skip
    return [
        Shape(taper(place(points, 0, sunk * 0.4), [4, 10, 11, 10, 4]), "#14282c", flat=0.5, rim=0),
        limb(place(points, 0, sunk * 0.4 + 13), [5, 13, 14, 13, 5], "#6c9088", round=7, bump=0.8),
    ]


def _kelp(sunk: float) -> list[Shape]:
    """Hang kelp from the ears and the jaw, as a beard."""
    roots = (
        (40, 236, -14, 20), (58, 262, 10, 17), (74, 290, -8, 18), (92, 314, 10, 16),
        (112, 330, -6, 16), (336, 238, 14, 20), (318, 264, -10, 17), (302, 292, 8, 18),
        (284, 316, -10, 16), (264, 332, 6, 16),
    )  # fmt: skip
    return [
        strand(
            [(x, y - 12 + sunk), (x + bend, y + 22 + sunk), (x - bend * 0.6, y + 58),
             (x + bend, 404)],
            (wide * 0.6, wide, wide * 0.8, 3), "url(#kelp)", "#b8e890", 0.5,
        )
        for x, y, bend, wide in roots
    ]  # fmt: skip


def _sea(picture: Scene) -> None:
    """Let the waves wash round the chin, and a ship sail along it."""
    water = (
        "-10,338! 40,328 90,338 140,330 188,340 236,330 286,338 336,328 390,338! 390,390 -10,390"
    )
    picture.cover(fill(smooth(water), "url(#sea)"))
    picture.cover(lines(["-10,338 40,328 90,338 140,330 188,340 236,330 286,338 336,328 390,338"],
                        "#e8fff4", 4, 0.85))  # fmt: skip
    picture.cover(lines(["30,352 70,348 110,354", "230,352 270,348 320,354"], "#bff0e8", 3, 0.6))
    sails = [
        Shape(smooth(points), "#fff6dc", round=8, ink=0.8)
        for points in ("112,334! 114,304 118,298! 134,312 132,334!",
                       "136,336! 138,296 142,288! 162,308 158,336!")
    ]  # fmt: skip
    hull = Shape(smooth("98,338! 108,354 130,358 156,354 174,336! 150,342 120,342!"), "#8a4a2c",
                 round=7, ink=0.8,
                 detail=line("104,347 132,351 164,346", "#e8c078", 2, 0.8))  # fmt: skip
    flag = Shape(polygon("142,288 142,278 156,283"), "#d8402c", round=1)
    picture.group(*sails, hull, flag, shadow=0.35, shadow_offset=(2, 4), outline=1.4, form=0.1)
    picture.cover(lines(["92,360 132,365 180,358"], "#f4fffa", 3.4, 0.9))
