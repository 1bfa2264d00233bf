"""The sexton of the drowned bell: he went down ringing it, and now wears it."""

from ...curves import ellipse, smooth, taper
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._hair import strand, tresses
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import disc, linear, lines, oval, spots
from ...tilt import tilted

BACKDROP = Backdrop(("#021c28", "#0c5058", "#58a898"), ("#d8fff0", "#78d0b8"), 140, (188, 190))
LIGHT = Light(ambient="#487880", rim_colour="#a8ffe4", rim=0.95, bounce="#2c6c68", ink="#041418")
SHADE = "#3c5468"
NEAR = Eye(214, 222, 27, "#d8f0e8", "#8098a8", lift=0.56, tilt=-9, lash=4.4, wing=0,
           white="#e8f8f0")  # fmt: skip
FAR = Eye(132, 225, 21, "#d8f0e8", "#8098a8", False, 0.56, -9, (-0.2, 0.02), 4, 0, "#e8f8f0")


def scene(mood: str = "calm") -> Scene:
    """Hang the light of the surface over him; coat, long face and wet beard, then the bell."""
    pose = Pose(MOODS[mood], 3, right=True)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 82, mood)
    picture.veil(lines(["60,-10 110,180 90,390", "190,-10 200,180 220,390",
                        "320,-10 280,180 330,390"],
                       "#d8fff4", 22, 0.16), 7)  # fmt: skip
    picture.group(*pose.body(_coat()), shadow=0.45)
    picture.group(*pose.head(_face(eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_beard()), shadow=0.4)
    picture.group(*pose.head(_features(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(_bell()), shadow=0.65, shadow_offset=(-2, 11), form=0.3)
    picture.group(*pose.head(_crab(pose.mood)), shadow=0.4, outline=1.2)
    picture.group(*pose.body(_rope()), shadow=0.45)
    picture.sharp(pose.marks("".join(glance(at, "#2c4450") + glints(at, 1) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(276, 236, 12)))
    bubbles = "".join(
        disc(x, y, r, "#d8fff4", 0.25) + disc(x - r * 0.3, y - r * 0.35, r * 0.32, "#ffffff", 0.9)
        for x, y, r in ((40, 250, 8), (58, 206, 5), (30, 160, 9), (54, 110, 6), (338, 270, 7),
                        (350, 220, 5), (334, 120, 8))
    )  # fmt: skip
    picture.sharp(bubbles)
    return end(picture, "#d0fff0")


def _gradients() -> str:
    return (
        complexion("#dcecec", "#9cb4c0", "#4c6478", "#8c6c98", "#3c5468")
        + linear("bronze", (60, 0), (330, 190), (0, "#f0d890"), (0.3, "#b08c4c"), (0.6, "#4c8c78"),
                 (1, "#1c4c4c"))
        + linear("lip", (40, 140), (330, 210), (0, "#e8cc84"), (0.5, "#8c9464"), (1, "#2c5c54"))
        + linear("beard", (90, 260), (280, 400), (0, "#b8d8c8"), (0.5, "#6c9c90"), (1, "#2c5450"))
        + linear("coat", (40, 300), (330, 375), (0, "#2c4450"), (1, "#0a161c"))
        + linear("rope", (60, 320), (300, 375), (0, "#e8d4a4"), (1, "#8c7448"))
    )  # fmt: skip


def _coat() -> list[Shape]:
    return [
        Shape(smooth("146,290 250,282 256,340 264,404 132,404 150,340"), "url(#skin)", round=28,
            skin=0.1, detail=oval(204, 320, 62, 28, "url(#hollow)")),
        Shape(smooth("10,410 34,360 92,328 140,336! 190,404 256,332! 300,326 346,356 372,410"),
            "url(#coat)", round=26, bump=0.9, bump_size=7,
            detail=lines(["86,350 110,404", "300,350 286,404"], "#04090c", 4, 0.6)
            + spots(5, 22, (20, 340, 360, 400), "#5c9c84", (2, 6), 0.5)),
        Shape(smooth("92,328! 136,310 160,330! 176,366 190,404! 136,380"), "#e8ece4", round=12,
            bump=0.4),
        Shape(smooth("304,326! 262,308 244,328! 216,366 192,404! 256,376"), "#d0d8d4", round=12,
            bump=0.4),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "120,130 104,160 100,194 106,222 96,246 102,276 114,306 136,336 168,350 202,338 "
        "240,300 262,256 274,210 274,160 246,124 170,116"
    )
    paint = (
        oval(212, 216, 48, 42, "url(#hollow)") + oval(131, 218, 34, 40, "url(#hollow)")
        + oval(212, 240, 34, 16, "#7c5c84", 0.35) + oval(132, 243, 24, 14, "#7c5c84", 0.35)
        + oval(228, 278, 24, 38, "url(#hollow)") + oval(112, 278, 15, 30, "url(#hollow)")
        + lines(["186,240 204,250 224,248", "184,246 204,256 222,256", "248,214 264,220",
                 "188,278 202,294 200,312"], SHADE, 2.6, 0.6)
        + spots(7, 14, (220, 200, 268, 280), "#4c8c78", (1.4, 3.4), 0.5)
        + brushed("#f4fffa", SHADE, right=True, drop=14)
    )  # fmt: skip
    return [
        *lobe(274, 240, 30, SHADE),
        Shape(smooth(outline), "url(#skin)", round=56, skin=0.1, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
    ]


def _beard() -> list[Shape]:
    """Let the beard hang as wet as weed."""
    tones = ("#a8ccbc", "#6c9c90", "#88b4a4")
    return [
        *tresses("112,300 136,334 172,346 212,334 254,292", 9, (78, 30), tones, "#d8f4e4", 4, 14),
        *tresses("130,312 158,338 186,342 222,318", 6, (62, 26), tones, "#d8f4e4", 7, 8),
    ]


def _features(mood: Mood) -> list[Shape]:
    far = "150,284! 124,280 106,296 92,330 84,364! 108,340 122,312 154,298!"
    near = "146,282! 186,274 224,290 250,326 266,366! 230,340 204,308 152,298!"
    marks = lines(["142,290 112,306 96,348", "160,288 212,300 254,350", "150,294 118,316",
                   "166,294 206,310"], "#e0fff0", 2.6, 0.5)  # fmt: skip
    return [
        *mouth(mood, (162, 312), 26, ("#6c7088", "#1c2430"), -0.06, 0.9),
        *tilted([Shape(smooth(far), "url(#beard)", round=10, bump=0.4, contact=0.7, detail=marks)],
                -mood.droop * 0.6, (150, 286)),
        *tilted([Shape(smooth(near), "url(#beard)", round=11, bump=0.4, contact=0.7, detail=marks)],
                mood.droop * 0.6, (150, 286)),
        *snout((146, 270), 27, SHADE, 0.94, 0.26),
        eyebrow(mood.brow("98,204 124,190 156,196"), [12, 14, 8], "#6c9c90", "#d8f4e4"),
        eyebrow(mood.brow("184,192 218,182 262,202"), [9, 16, 12], "#6c9c90", "#d8f4e4"),
    ]  # fmt: skip


def _bell() -> list[Shape]:
    """Set the bell on his head: crown and shoulder, a band of signs, a cracked lip."""
    waist = (
        "40,196! 74,160 88,110 96,60 122,26 188,14 254,26 280,60 290,110 304,160 340,196! "
        "290,172 240,162 188,160 134,163 84,174"
    )
    patina = (
        spots(6, 26, (60, 30, 320, 190), "#68c0a0", (6, 16), 0.4)
        + lines(["110,40 100,120 76,176", "266,40 276,120 304,176"], "#fff0b0", 4, 0.35)
        + lines(["92,92 140,80 188,76 238,80 286,92", "88,104 140,92 188,88 238,92 290,104"],
                "#2c4c40", 3, 0.7)
        + lines(["120,112 120,132", "112,122 128,122", "160,106 152,128 168,128 160,106",
                 "206,106 206,128", "198,108 214,126", "214,108 198,126", "252,110 244,132",
                 "252,110 262,130"], "#1c3c34", 3.4, 0.8)
    )  # fmt: skip
    lip = "30,204 84,184 134,174 188,171 242,174 292,183 348,204"
    crack = "246,196! 240,178! 250,166! 242,150! 252,136! 247,152! 256,166! 248,180! 256,196!"
    loops = "160,18! 158,-10 188,-26 218,-10 216,18! 204,18! 202,-2 188,-10 174,-2 172,18!"
    return [
        Shape(smooth(loops), "url(#bronze)", round=8, shine=0.5),
        Shape(smooth(waist), "url(#bronze)", round=60, bump=0.6, shine=0.4, gloss=9, detail=patina),
        Shape(taper(lip, [16, 22, 24, 25, 24, 22, 16], 60), "url(#lip)", round=11, bump=0.5,
            shine=0.4, contact=0.8),
        Shape(smooth(crack), "#0c2020", flat=0.6, contact=0, rim=0, ink=0),
        *[shape for x, y, size in ((104, 150, 11), (122, 158, 8), (92, 164, 7), (272, 60, 9),
                                   (284, 74, 7))
          for shape in (Shape(ellipse(x, y, size, size * 0.86), "#f0ecd8", round=6, bump=0.8),
                        Shape(ellipse(x, y - 1, size * 0.42, size * 0.34), "#4a4c44", round=2,
                              contact=0))],
        *[strand(spine, widths, "url(#beard)", "#d8f4e4", 0.4) for spine, widths in (
            ("318,196 330,230 318,262 330,300", (12, 16, 14, 2)),
            ("300,192 308,216 300,240", (9, 12, 2)), ("64,196 56,224 64,250", (10, 13, 2)))],
    ]  # fmt: skip


def _crab(mood: Mood) -> list[Shape]:
    """Let a crab live on the bell's shoulder; it shares his mood."""
    lift = 12 if mood.is_glad else -2 if mood.is_sorry else 5
    red = "#f0683c"
    claws = [
        Shape(smooth(f"{x},{28 - lift}! {x - 9},{14 - lift} {x - 4},{2 - lift} "
                     f"{x + 2},{10 - lift}! "
                     f"{x + 8},{1 - lift} {x + 11},{14 - lift}"), red, round=5)
        for x in (214, 272)
    ]  # fmt: skip
    legs = [
        limb(points, [4.4, 3.6, 1.6], red, round=2, bump=0)
        for points in (
            "228,34 214,38 208,48",
            "230,38 220,46 216,54",
            "258,34 272,38 278,48",
            "256,38 266,46 270,54",
            f"228,30 218,30 214,{28 - lift}",
            f"258,30 268,30 272,{28 - lift}",
        )
    ]
    return [
        *legs, *claws,
        Shape(ellipse(243, 32, 20, 14), red, round=10, shine=0.4, bump=0.4),
        *[Shape(ellipse(x, 18, 4.4, 5), "#fff8e8", round=3, detail=disc(x - 1, 19, 2.2, "#1c1014"))
          for x in (237, 249)],
    ]  # fmt: skip


def _rope() -> list[Shape]:
    """Lay the bell rope round his neck."""
    coil = "110,336 150,366 196,376 244,362 282,330"
    twist = [[(x - 6, y - 9), (x + 6, y + 9)] for x, y in ((122, 344), (138, 356), (156, 366),
             (176, 373), (198, 376), (220, 371), (240, 362), (258, 350), (272, 338))]  # fmt: skip
    return [
        Shape(taper(coil, [17, 19, 19, 19, 17], 70), "url(#rope)", round=8, bump=0.5,
            detail=lines(twist, "#6c5430", 3, 0.7)),
        Shape(taper("196,376 190,396 196,420", [17, 18, 18]), "url(#rope)", round=8, bump=0.5,
            detail=lines(["184,384 202,392", "182,396 204,404"], "#6c5430", 3, 0.7)),
        Shape(ellipse(196, 376, 17, 15), "url(#rope)", round=10, bump=0.4, contact=0.7,
            detail=lines(["184,370 208,384", "186,382 206,368"], "#6c5430", 3, 0.7)),
    ]  # fmt: skip
