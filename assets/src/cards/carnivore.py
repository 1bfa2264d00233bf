"""Carnivore: a plant that has pulled up its roots and runs after its gardener."""

from ..actors import Hand, earth, floor_shadow, furrows, motes, outdoors, spread
from ..curves import Points, ellipse, place, polygon, ridge, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, line, linear, lines, oval, radial, spots

LIGHT = lit("#140c18", "#4c5490", "#ffe8a0", "#a86840", 1.1)
GREEN, FAR, ROOT = "url(#green)", "url(#far)", "url(#root)"
SLIME = "#dcff70"
LEAF = "0,-10! 34,-30 74,-24! 62,-12 104,-8! 84,2 112,16! 70,18 76,30! 34,22 0,10!"
WET = {"round": 6, "shine": 0.9, "gloss": 7, "glow": 0.35, "contact": 0.15, "ink": 0.15}


def scene() -> Scene:
    """Dust and wake, what trails behind, the roots at a gallop, the jaws, and the slobber."""
    colours = (
        linear("green", (60, 40), (310, 350), (0, "#c4f06a"), (0.5, "#5cb040"), (1, "#1f5f38"))
        + linear("far", (60, 40), (310, 380), (0, "#5a9a48"), (1, "#1c5040"))
        + radial("flesh", (150, 200), 130, (0, "#3a0420"), (0.45, "#a01c54"), (1, "#ff6a94"))
        + linear("root", (0, 250), (0, 400), (0, "#c89a60"), (1, "#7a5236"))
        + linear("tongue", (60, 220), (250, 260), (0, "#ff9aac"), (1, "#d0305e"))
        + linear("straw", (40, 400), (120, 440), (0, "#fff0a0"), (1, "#c88838"))
        + linear("leaf", (250, 120), (380, 300), (0, "#e8d04a"), (0.4, "#8cc83e"), (1, "#2c7a40"))
    )
    picture = outdoors(
        LIGHT, ("#3c1858", "#c04870", "#ffc878"), ("#e89c68", "#98586c", "#542c54"), 350, colours,
        63,
    )  # fmt: skip
    _garden(picture)
    picture.veil(fill(_wake(), "#fbffd0", 0.6), 1)
    picture.group(*_dust(), shadow=0.1, outline=0)
    picture.group(*_far_legs(), shadow=0.4)
    picture.group(*_leaves(), shadow=0.4)
    picture.group(*_body(), shadow=0.45)
    picture.group(*_jaws(), shadow=0.6, roundness=90)
    picture.group(*_tongue(), shadow=0.45)
    picture.group(*_eyes(), shadow=0.45)
    picture.group(*_slobber(), shadow=0.25, outline=1.2, form=0.1)
    picture.sharp(pupil(102, 83, 22) + pupil(199, 74, 27))
    picture.group(*_gardener(), shadow=0.5)
    picture.sharp(disc(75, 437, 3, "#140a12") + disc(97, 434, 3.2, "#140a12"))
    return motes(picture, "#f0ffa0", 6, 14)


def _garden(picture: Scene) -> None:
    """Lay out the garden: the greenhouse it broke out of, beds, cabbages, and its pot."""
    picture.glow(oval(30, 330, 150, 70, "#ffd080", 0.9), 26)
    picture.veil(clouds(4, 4, (20, 60, 360, 240), 80, "#ff9080", 0.3), 8)
    picture.veil(fill(ridge(-5, 380, 330, 22, 5), "#8c4474", 0.8), 1.4)
    house = polygon([(256, 392), (256, 300), (318, 236), (385, 300), (385, 392)])
    picture.cover(fill(house, "#5c3468") + fill(polygon([(264, 386), (264, 304), (318, 248), (385,
        316), (385, 386)]), "#ffe0a0", 0.85))  # fmt: skip
    bars = lines([[(x, 390), (x, 250 + abs(x - 318) * 0.9)] for x in (284, 318, 352)], "#5c3468", 5,
        1) + lines(["258,340 385,340", "258,304 385,304"], "#5c3468", 5, 1)  # fmt: skip
    gap = polygon([(286, 392), (276, 350), (292, 336), (286, 308), (316, 318), (330, 296), (344,
        330), (362, 338), (352, 392)])  # fmt: skip
    picture.cover(bars + fill(gap, "#3c1c48"))
    fence = "".join(polygon([(x, 376), (x, 338), (x + 5, 330), (x + 10, 338), (x + 10, 376)])
        for x in range(-4, 130, 19)) + taper("-5,352 130,352", [5, 5])  # fmt: skip
    picture.veil(fill(fence, "#6c3868", 0.95), 0.6)
    earth(picture, 372, 4, 5)
    furrows(picture, 374, "#6c3458", "#ffc888", 5)
    rows = [[(187 + (x - 187) * 0.4, 378), (x, 540)] for x in range(-260, 640, 90)]
    picture.veil(lines(rows, "#5c2c50", 8, 0.4), 2)
    floor_shadow(picture, 210, 408, 150, "#3c1c40")
    picture.shade(oval(100, 502, 70, 8, "#3c1c40", 0.7), 4)
    shapes = [Shape(polygon(place("-1,-.7! .3,-1! 1,.1! .2,.9! -.9,.6!", x, y, size, turn)),
        "#c8643c", round=6, shine=0.3) for x, y, size, turn in ((196, 424, 13, 20), (226, 436, 9,
        70), (170, 440, 7, 10), (246, 420, 7, 40))]  # fmt: skip
    for x, y, k in ((300, 470, 1.0), (238, 494, 0.7), (356, 496, 0.9)):
        for turn in (-150, -30, -120, -60, -90):
            leaf = place("0,10! 18,-16 40,-18 52,0 40,18 18,16", x, y, k, turn)
            shapes.append(
                Shape(
                    smooth(leaf),
                    "#88b850" if turn % 60 else "#a8d068",
                    round=12 * k,
                    detail=line(place("0,0 44,0", x, y, k, turn), "#e0f0a0", 2.4),
                    contact=0.6,
                )
            )
        shapes.append(Shape(ellipse(x, y - 12 * k, 24 * k, 22 * k), "#c0e088", round=18 * k))
    picture.group(*shapes, shadow=0.4)


def _gardener() -> list[Shape]:
    """Run for the fence in one boot: can and arms in the air, apron, sock, straw hat."""
    can = place("-16,-12! 14,-12! 16,14! -18,14!", 22, 402, 1, -34)
    return [
        limb(place("14,4 30,-8 36,-14", 22, 402, 1, -34), [7, 6, 9], "#78a0c8", shine=0.6),
        Shape(taper(place("-14,-14 -2,-30 14,-14", 22, 402, 1, -34), [4, 4, 4]), "#5878a8",
            round=2),
        Shape(polygon(can), "#88b4dc", round=9, shine=0.8),
        limb("104,470 134,478 152,466", [19, 15, 11], "#5c6cb0", bump=0),
        Shape(smooth("146,474 152,456 166,452 170,462 160,478"), "#fff4e0", round=6,
            detail=lines(["148,466 160,474", "156,456 168,464"], "#d83c48", 4, 1)),
        limb("84,472 66,484 50,486", [20, 16, 12], "#6c7cc0", bump=0),
        Shape(smooth("54,476! 38,478 26,488 28,496 44,494 56,498!"), "#8a5a34", round=6, shine=0.3),
        limb("108,452 136,436 146,414", [15, 13, 11], "#f8e8d0", bump=0),
        *spread(Hand(146, 416, 15, -76, "#f0b490")),
        Shape(smooth("66,456 82,446 106,446 118,460 112,482 84,488 66,476"), "#f8e8d0", round=16,
            bump=0),
        Shape(smooth("68,456! 94,458 108,454! 112,478 96,488! 70,480!"), "#48884c", round=9),
        limb("72,456 48,446 38,428", [15, 13, 11], "#f8e8d0", bump=0),
        *spread(Hand(38, 430, 15, -106, "#f0b490", True)),
        Shape(smooth("64,434 70,420 92,416 108,422 110,440 102,456 84,460 70,452"), "#f0b490",
            round=16, skin=0.5, bump=0),
        Shape(smooth("74,448 86,444 98,446 96,456 84,459 76,455"), "#5c1020", round=3, flat=0.5,
            rim=0),
        Shape(ellipse(76, 436, 7.5), "#fffaf0", round=7, glow=0.5),
        Shape(ellipse(96, 433, 8.5), "#fffaf0", round=7, glow=0.5),
        Shape(ellipse(84, 442, 6, 5), "#e88870", round=5, shine=0.3),
        Shape(smooth(place("-36,6 -16,-2 16,-2 36,6 20,12 -20,12", 86, 416, 1, -8)), "url(#straw)",
            round=6, contact=0.8),
        Shape(smooth(place("-17,4! -14,-18 0,-24 14,-18 17,4! 0,8", 86, 414, 1, -8)),
            "url(#straw)", round=14, detail=line(place("-17,0 0,4 17,0", 86, 414, 1, -8),
            "#d83c48", 6, 1)),
    ]  # fmt: skip


def _wake() -> str:
    streaks = ((214, 378, 322), (60, 380, 300), (330, 380, 318), (120, 380, 330))
    return "".join(taper([(x, y), (x - 30, y + 2), (end, y)], [5, 4, 0.6])
        for y, x, end in streaks)  # fmt: skip


def _dust() -> list[Shape]:
    """Raise dust behind, and throw clods of earth."""
    puffs = (
        (366, 380, 30), (330, 392, 24), (364, 342, 15), (292, 400, 18), (344, 362, 18),
        (374, 304, 13), (240, 402, 13), (98, 400, 13), (74, 404, 11),
    )  # fmt: skip
    clods = ((300, 330, 6, 20), (352, 312, 5, 50), (330, 300, 4, 10), (60, 372, 5, 30),
        (366, 286, 4, 70), (304, 352, 4, 0), (156, 388, 5, 40))  # fmt: skip
    return [
        *[Shape(ellipse(x, y, r * 1.2, r), ("#e8bc90", "#c08a64")[n % 2], round=r * 1.2, bump=0.9,
            ink=0.1, contact=0.25) for n, (x, y, r) in enumerate(puffs)],
        *[Shape(polygon(place("-1,-.7! .3,-1! 1,.1! .2,.9! -.9,.6!", x, y, size, turn)), "#6a4a30",
            round=4, bump=0.6) for x, y, size, turn in clods],
    ]  # fmt: skip


def _leg(spine: Points, width: float, fill_: str, toes: tuple[float, float, float]) -> list[Shape]:
    """Root a leg in the body; at its end rootlets spread for toes, about a heading in degrees."""
    x, y, heading = toes
    shapes = [limb(spine, [width, width * 0.78, width * 0.6, width * 0.5], fill_, bump=0.9)]
    for aside, reach in ((-52, 26), (-20, 38), (12, 40), (44, 28)):
        toe = place([(-4, 0), (reach * 0.5, -3), (reach, 4)], x, y, 1, heading + aside)
        shapes.append(limb(toe, [width * 0.5, width * 0.36, 3], fill_, round=6))
    return shapes


def _far_legs() -> list[Shape]:
    return [
        *_leg("196,286 150,312 116,318 84,342", 38, "#8a6844", (82, 344, 150)),
        *_leg("246,296 262,330 256,356 282,374", 38, "#8a6844", (284, 376, 40)),
    ]


def _leaves() -> list[Shape]:
    """Let the ruff behind the jaws stream in the wind of the run."""
    shapes = []
    for x, y, turn, size, colour in (
        (252, 96, -36, 0.9, FAR), (262, 226, 34, 0.9, FAR), (268, 120, -14, 1, "url(#leaf)"),
        (270, 196, 18, 1, "url(#leaf)"), (276, 158, 3, 0.96, "url(#leaf)"),
    ):  # fmt: skip
        rib = [place(line, x, y, size, turn) for line in ("0,0 50,-2 100,4", "30,-2 58,-20",
            "36,0 60,18", "60,0 88,-8")]  # fmt: skip
        shapes.append(Shape(smooth(place(LEAF, x, y, size, turn)), colour, round=11, bump=0.6,
            detail=lines(rib, "#1f6a38", 3, 0.6)))  # fmt: skip
    return shapes


def _body() -> list[Shape]:
    """Bend a stalk from the bulb up to the jaws, and gallop on two nearer roots."""
    bulb = "186,268 226,250 264,262 280,292 264,324 226,336 190,322 176,294"
    hairs = ("262,314 292,318 306,306", "196,326 186,344 196,358", "236,334 240,352 230,364")
    rings = ["186,290 228,300 276,286", "190,310 228,320 268,308", "198,272 230,280 262,268"]
    scales = lines(rings, "#7a5236", 4, 0.6)
    return [
        *[limb(spine, [9, 7, 2], ROOT, round=4) for spine in hairs],
        *_leg("254,300 306,308 318,340 344,356", 46, ROOT, (342, 356, 12)),
        Shape(smooth(bulb), ROOT, round=40, bump=0.8, detail=scales),
        *_leg("208,310 164,330 150,350 118,368", 46, ROOT, (118, 368, 164)),
        limb("232,268 262,236 250,196", [54, 50, 60], GREEN, round=22),
    ]


def _jaws() -> list[Shape]:
    """Open three quarters to the left: the far corner is foreshortened, the near one gapes."""
    skull = (
        "30,128! 40,92 78,62 134,44 196,44 250,68 286,112 296,168 284,222 254,260 208,288 "
        "150,298 96,288 62,262 50,236!"
    )
    throat = "28,138! 80,122 140,120 202,140 254,186! 250,214 224,248 170,268 110,264 46,232!"
    upper = (
        "30,132! 44,96 80,64 136,44 196,44 250,68 286,112 294,158 262,196! 208,146 144,124 80,126"
    )
    lower = (
        "50,226! 100,260 166,268 226,242 262,196! 290,186 284,226 252,268 206,300 148,310 92,296 "
        "58,262"
    )
    ribs = lines(["160,262 166,206", "120,258 138,206", "206,246 190,200", "84,240 118,204",
        "236,222 206,194"], "#6a0838", 5, 0.5)  # fmt: skip
    above = spots(4, 26, (70, 50, 290, 150), "#d83a5a", (5, 11), 0.65)
    below = spots(9, 20, (70, 262, 280, 310), "#d83a5a", (5, 10), 0.65)
    gums = (
        "26,136! 78,114 142,110 210,132 266,190! 258,204 206,158 142,136 84,138 36,150",
        "46,222! 100,250 164,256 222,232 264,192! 266,212 230,252 168,280 98,272 54,242",
    )
    high, low = (Shape(smooth(gum), "#ff8aa8", round=8, contact=0.5, skin=0.4) for gum in gums)
    return [
        Shape(smooth(skull), GREEN, round=60, bump=0.6),
        Shape(smooth(throat), "url(#flesh)", round=20, flat=0.4, rim=0, contact=0.2, detail=ribs),
        Shape(smooth(lower), GREEN, round=36, bump=0.7, detail=below),
        low,
        *teeth("250,218 214,248 166,266 104,260 58,238", 9, 44, 17, "#f0f8b8", down=True),
        Shape(smooth(upper), GREEN, round=52, bump=0.7, detail=above),
        limb("32,138 40,186 54,232", [8, 10, 8], "#ff8aa8", round=5, contact=0.5),
        high,
        *teeth("36,142 84,126 142,124 204,146 256,190", 10, 54, 18, "#fbffd4"),
    ]


def _tongue() -> list[Shape]:
    boot = place("-16,-30! 12,-30! 12,-2 34,4 42,22! -18,24! -20,0", 122, 196, 0.72, 24)
    cuff = place("-20,-34! 15,-34! 15,-22! -19,-22!", 122, 196, 0.72, 24)
    return [
        Shape(smooth("196,216 150,212 108,226 72,242 40,276 30,306 44,318 66,308 84,284 122,264 "
            "170,252 204,240"), "url(#tongue)", round=20, shine=0.35, contact=0.5,
            detail=lines(["190,228 130,238 84,260 50,298"], "#a01c48", 5, 0.6)),
        Shape(smooth(boot), "#8a5a34", round=9, bump=0.4, shine=0.3, contact=0.7),
        Shape(smooth(cuff), "#c8905a", round=5, contact=0.5),
    ]  # fmt: skip


def _eyes() -> list[Shape]:
    return [
        limb("118,50 132,26 162,14", [24, 18, 2], FAR, round=9),
        limb("216,38 244,18 282,22", [28, 20, 2], GREEN, round=9),
        Shape(ellipse(108, 82, 36, 34), GREEN, round=26, bump=0.4),
        Shape(ellipse(206, 72, 44, 41), GREEN, round=32, bump=0.4),
        *gaze(Spot(106, 80, 26, 22), "#ffc42e", "#6ebc48", 0.3, (-4, 3)),
        *gaze(Spot(204, 70, 32, -14), "#ffc42e", "#6ebc48", 0.2, (-5, 4)),
        limb("68,54 104,58 140,90", [8, 19, 6], "#2c7a3c", round=8, bump=0.7, contact=0.8),
        limb("248,36 204,40 160,82", [8, 22, 6], "#2c7a3c", round=9, bump=0.7, contact=0.8),
    ]


def _slobber() -> list[Shape]:
    """Fling it out to both sides, off the lips that drip with it."""
    coats = (("138,276 176,270 214,252 244,226 262,194", 13), ("40,216 46,228 54,240 64,248", 11))
    strings = (
        ("256,200 286,186 312,190 338,168", 17), ("250,214 288,212 318,222 362,206", 20),
        ("238,230 278,240 304,256 342,254", 19), ("220,246 254,262 276,284 312,292", 16),
        ("196,260 214,284 232,302", 12), ("44,226 26,214 22,194 4,182", 14),
        ("48,236 28,236 12,226 -6,232", 16), ("56,246 36,256 26,272 4,278", 16),
        ("38,306 28,326 34,350", 11),
    )  # fmt: skip
    threads = (("92,168 88,200 94,244", 6), ("170,158 174,176 168,196", 5),
        ("208,178 214,204 208,236", 6))  # fmt: skip
    beads = (
        (14, 154, 6), (28, 168, 3), (8, 306, 6), (20, 330, 3), (36, 372, 5), (2, 206, 3),
        (354, 148, 6), (340, 190, 3), (372, 230, 4), (362, 270, 6), (330, 308, 5), (348, 296, 3),
        (246, 324, 5), (322, 240, 3),
    )  # fmt: skip
    ends = [(place(path)[-1], width) for path, width in strings]
    return [
        *[limb(path, [w, w * 0.45, w * 0.4, w * 1.1], SLIME, **WET) for path, w in threads],
        *[limb(path, [w, w * 0.5, w * 0.26, w * 0.34], SLIME, **WET) for path, w in strings],
        *[limb(path, [w * 0.4, w, w * 1.2, w * 0.5], SLIME, **WET) for path, w in coats],
        *[_bead(end.x, end.y, width * 0.34) for end, width in ends],
        *[_bead(*bead) for bead in beads],
    ]


def _bead(x: float, y: float, radius: float) -> Shape:
    return limb([(x, y - 0.5), (x, y + 0.5)], [2 * radius, 2 * radius], SLIME, **WET)
