"""Carnivore: a plant that has pulled up its roots and runs after its gardener."""

from ..actors import earth, floor_shadow, furrows, motes, outdoors
from ..curves import Points, ellipse, place, polygon, ridge, smooth, taper
from ..faces import pupil, teeth
from ..figures import Spot, gaze, limb
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import clouds, disc, fill, linear, lines, oval, radial, spots
from ._gardener import gardener

LIGHT = lit("#140c18", "#4c5490", "#ffe8a0", "#a86840", 1.1)
GREEN, FAR, ROOT = "url(#green)", "url(#far)", "url(#root)"
SLIME = "#dcff70"
LEAF = "0,-10! 34,-30 74,-24! 62,-12 104,-8! 84,2 112,16! 70,18 76,30! 34,22 0,10!"
WET = {"round": 6, "shine": 0.55, "gloss": 9, "glow": 0.35, "contact": 0.15, "ink": 0.15}


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
    picture.group(*gardener(), shadow=0.5)
    picture.sharp(disc(82, 429, 3, "#140a12") + disc(103, 425.5, 3.2, "#140a12"))
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
        "#c8643c", round=6, shine=0.3) for x, y, size, turn in ((206, 428, 12, 20), (232, 436, 8,
        70), (180, 440, 6, 10))]  # fmt: skip
    shapes += _cabbage(320, 482, 1.0)
    picture.shade(oval(320, 506, 56, 7, "#3c1c40", 0.7), 4)
    picture.group(*shapes, shadow=0.4)


def _cabbage(x: float, y: float, k: float) -> list[Shape]:
    """Grow a cabbage: ragged outer leaves with veins, and the heart that they fold about."""
    outer = "0,16! -10,-6 -8,-30 2,-46 14,-44 20,-34 28,-30 24,-16 30,-4 16,4 12,18"
    shapes = []
    for turn, size, tone in ((-62, 1.0, "#588a44"), (48, 1.0, "#588a44"), (-28, 0.94, "#70a04c"),
            (18, 0.9, "#70a04c")):  # fmt: skip
        veins = [place(way, x, y, k * size, turn) for way in ("4,10 8,-20 6,-40", "7,-10 20,-22",
            "7,-4 -4,-22", "6,2 22,-6")]  # fmt: skip
        shapes.append(Shape(smooth(place(outer, x, y, k * size, turn)), tone, round=9 * k,
            bump=0.4, contact=0.7, detail=lines(veins, "#c8e08c", 1.8 * k, 0.6)))  # fmt: skip
    heart = "-24,6 -26,-12 -14,-28 4,-30 20,-22 26,-6 22,10 0,18"
    fold = "-24,8 -22,-14 -6,-28 8,-26! 2,-10 8,6 4,18! -12,16"
    folds = lines([place("-12,14 -14,-4 -4,-22", x, y, k), place("-14,2 -22,-6", x, y, k)],
        "#f0f8c0", 2 * k, 0.6)  # fmt: skip
    return [
        *shapes,
        Shape(smooth(place(heart, x, y, k)), "#88b458", round=18 * k, bump=0.2, contact=0.7),
        Shape(smooth(place(fold, x, y, k)), "#a4cc6c", round=12 * k, bump=0.2, detail=folds),
    ]


def _wake() -> str:
    streaks = ((214, 378, 322), (60, 380, 300), (330, 380, 318), (120, 380, 330))
    return "".join(taper([(x, y), (x - 30, y + 2), (end, y)], [5, 4, 0.6])
        for y, x, end in streaks)  # fmt: skip


def _dust() -> list[Shape]:
    """Raise dust behind, and throw clods of earth."""
    puffs = ((380, 396, 24), (388, 366, 16))
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
    for aside, reach in ((-58, 30), (40, 34), (-26, 46), (8, 52)):
        toe = place([(-6, 0), (reach * 0.4, -4), (reach * 0.75, 1), (reach, 8)], x, y, 1,
            heading + aside)  # fmt: skip
        shapes.append(limb(toe, [width * 0.5, width * 0.4, width * 0.24, 2], fill_, round=6))
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
        rib = [place(way, x, y, size, turn) for way in ("0,0 50,-2 100,4", "30,-2 58,-20",
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
        limb("236,280 262,236 250,196", [70, 76, 80], GREEN, round=30),
        *(
            Shape(
                smooth(place("0,-16! -15,4 -13,26 0,44! 13,26 15,4", x, y, 1, turn)),
                "#4a9448",
                round=9,
                bump=0.3,
                contact=0.7,
                detail=lines([place("0,-10 0,40", x, y, 1, turn)], "#1f6a38", 2.4, 0.6),
            )
            for x, y, turn in (
                (188, 292, 24),
                (276, 264, -30),
                (210, 300, 12),
                (258, 280, -14),
                (234, 294, 0),
            )
        ),
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
        "26,136! 78,114 142,110 210,132 266,190! 260,201 206,151 142,129 84,132 34,146",
        "46,222! 100,250 164,256 222,232 264,192! 266,206 228,246 168,272 98,265 52,236",
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
    """Let it hang in threads between the teeth, and drip from tongue and lip."""
    strings = (
        ("176,272 180,292 178,314", 11), ("218,254 222,276 220,290", 9),
        ("44,304 38,326 40,352", 13),
    )  # fmt: skip
    threads = (("92,168 88,200 94,244", 6), ("208,178 214,204 208,236", 6))
    beads = ((40, 372, 5), (178, 332, 4))
    ends = [(place(path)[-1], width) for path, width in strings]
    return [
        *[limb(path, [w, w * 0.45, w * 0.4, w * 1.1], SLIME, **WET) for path, w in threads],
        *[limb(path, [w, w * 0.5, w * 0.26, w * 0.34], SLIME, **WET) for path, w in strings],
        *[_bead(end.x, end.y, width * 0.34) for end, width in ends],
        *[_bead(*bead) for bead in beads],
    ]


def _bead(x: float, y: float, radius: float) -> Shape:
    return limb([(x, y - 0.5), (x, y + 0.5)], [2 * radius, 2 * radius], SLIME, **WET)
