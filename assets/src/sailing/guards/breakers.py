"""Breakers: a walrus with a maul over its shoulder, one tusk chipped, bristles like a broom."""

from ...curves import ellipse, place, polygon, smooth, taper
from ...figures import limb
from ...portraits._mood import MOODS, Mood, Pose, sweat
from ...portraits._stage import Backdrop, begin, end
from ...props import rivets
from ...scene import Light, Scene, Shape
from ...svg import disc, linear, lines, oval, spots
from ._beast import Orb

BACKDROP = Backdrop(("#241420", "#7c4a3c", "#f0b878"), ("#fff4d0", "#ffcc88"), 142, (180, 180))
LIGHT = Light(ambient="#746080", rim_colour="#ffe0a8", rim=0.85, bounce="#8a5038", ink="#180c10")
LEFT = Orb(134, 164, 18, "#6c4420", "#a4684c", -1, 0.4, 12, look=(0.02, 0.1))
RIGHT = Orb(228, 164, 18, "#6c4420", "#94583e", 1, 0.4, 12, look=(-0.06, 0.1))


def scene(mood: str = "calm") -> Scene:
    """Lay the maul behind, then the mountain of a neck, the head, the bristles and the tusks."""
    pose = Pose(MOODS[mood], 0)
    picture = begin(BACKDROP, LIGHT, _gradients(), 65, mood)
    picture.group(*_maul(), shadow=0.5, form=0.15)
    picture.group(*pose.body(_body()), shadow=0.4)
    picture.group(*pose.head(_head()), shadow=0.4)
    eyes = [*LEFT.shapes(pose.mood), *RIGHT.shapes(pose.mood)]
    picture.group(*pose.head(eyes), shadow=0.1, outline=1)
    picture.group(*pose.head(_brows(pose.mood)), shadow=0.2, outline=1)
    picture.group(*pose.head(_muzzle(pose.mood)), shadow=0.4)
    picture.group(*pose.head(_band()), shadow=0.5)
    picture.group(*_chips(), shadow=0.4)
    picture.sharp(pose.marks(LEFT.marks(pose.mood) + RIGHT.marks(pose.mood)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(268, 150, 13)))
    return end(picture, "#ffe4b8")


def _gradients() -> str:
    return (
        linear("hide", (80, 70), (300, 350), (0, "#d8a078"), (0.5, "#9c6448"), (1, "#54302c"))
        + linear("pad", (90, 190), (280, 300), (0, "#f4cca8"), (0.5, "#c89070"), (1, "#7c4c40"))
        + linear("tusk", (100, 240), (260, 390), (0, "#fffbe8"), (0.6, "#f0dcae"), (1, "#b89868"))
        + linear("iron", (200, 20), (370, 180), (0, "#c8ccd8"), (0.5, "#6c7084"), (1, "#2c2c3c"))
        + linear("wood", (200, 100), (330, 375), (0, "#c8986c"), (1, "#5a3a28"))
        + linear("strap", (40, 290), (330, 375), (0, "#5a6c78"), (1, "#202a34"))
        + linear("gold", (60, 60), (320, 375), (0, "#fff0a8"), (0.5, "#e8b040"), (1, "#8a5420"))
    )


def _maul() -> list[Shape]:
    """Shoulder a maul whose head is a block of bridge stone in iron."""
    block = place("-62,-44 62,-44 62,44 -62,44", 306, 92, 1, 24)
    ends = [place(points, 306, 92, 1, 24) for points in
            ("-70,-48 -46,-48 -46,48 -70,48", "46,-48 70,-48 70,48 46,48")]  # fmt: skip
    crack = lines([place("-20,-40 -8,-12 -18,4 2,38", 306, 92, 1, 24)], "#2a2024", 4, 0.8)
    return [
        limb("306,96 262,240 226,404", [22, 22, 24], "url(#wood)", round=9, bump=0.5),
        Shape(polygon(block), "#a89c94", round=16, bump=1.2, bump_size=7, detail=crack),
        *[Shape(polygon(each), "url(#iron)", round=8, shine=0.5) for each in ends],
        *rivets([(250, 40), (236, 82), (374, 106), (358, 146)], 5.5, "#d8d4d8"),
    ]  # fmt: skip


def _body() -> list[Shape]:
    folds = lines(["70,300 184,338 300,300", "56,326 184,368 316,326"], "#54302c", 5, 0.5)
    return [
        Shape(smooth("80,220 290,220 330,300 350,404 14,404 36,300"), "url(#hide)", round=60,
            bump=0.7, detail=folds + spots(5, 20, (40, 300, 330, 380), "#6c3c30", (3, 7), 0.4)),
        Shape(smooth("-14,404 6,336 58,296! 92,330 100,404"), "url(#strap)", round=18, bump=0.4),
        limb("58,296 90,332 100,396", [7, 8, 8], "url(#gold)", round=4),
        *rivets([(30, 340), (54, 326), (46, 368)], 6, "#f0c050"),
    ]  # fmt: skip


def _head() -> list[Shape]:
    head = (
        "182,66 236,78 270,116 286,170 300,230 280,290 236,318 182,324 128,318 84,290 66,230 "
        "78,170 96,116 130,78"
    )
    marks = (
        lines(["112,128 180,116 250,128", "120,112 180,102 242,112", "92,190 108,206 112,222",
               "270,190 256,206 252,222"], "#54302c", 4, 0.5)
        + spots(9, 18, (90, 90, 270, 140), "#6c3c30", (2, 5), 0.45)
    )  # fmt: skip
    scar = taper("96,92 122,128 116,150", [2, 7, 2])
    return [
        Shape(smooth(head), "url(#hide)", round=60, bump=0.6, bump_size=9, detail=marks),
        Shape(scar, "#e8b0a0", round=3, contact=0.2, ink=0.3),
    ]


def _brows(mood: Mood) -> list[Shape]:
    inner, outer = (-16, 10) if mood.is_sorry else (-8, -12) if mood.is_glad else (5, -5)
    return [
        limb(f"102,{146 + outer} 132,{138 + (inner + outer) / 2} 166,{150 + inner}", [9, 21, 14],
            "#84503c", round=8, bump=0.6),
        limb(f"262,{146 + outer} 230,{138 + (inner + outer) / 2} 196,{150 + inner}", [9, 21, 14],
            "#784634", round=8, bump=0.6),
    ]  # fmt: skip


def _muzzle(mood: Mood) -> list[Shape]:
    """Make the bristly pads and the tusks; the left tusk is chipped, the right one ringed."""
    drop = 8 if mood.is_sorry else 0
    open_ = 22 if mood.is_glad else 6 if mood.is_sorry else 0
    left = "182,206 130,196 86,222 76,262 98,292 142,296 182,274"
    right = "182,206 234,196 278,222 288,262 266,292 222,296 182,274"
    dots = [(x, y) for x, y in ((112, 238), (132, 228), (102, 258), (126, 252), (148, 244),
                                (118, 274), (144, 268))]  # fmt: skip
    pores = "".join(disc(x, y, 2.6, "#4c2820", 0.8) + disc(364 - x, y, 2.6, "#4c2820", 0.8)
                    for x, y in dots)  # fmt: skip
    whiskers = [
        limb([(x, y), (x + way * 26, y + 10), (x + way * 44, y + 34 + drop)], [4.4, 3.4, 1.2],
            "#f4e4c0", round=1.6, bump=0, contact=0.4)
        for side, way in ((0, -1), (1, 1)) for x, y in
        ((x if not side else 364 - x, y + 4) for x, y in dots[::2])
    ]  # fmt: skip
    long, chipped = "222,280 240,330 236,396", "142,280 126,322 122,352"
    chin = f"130,282! 182,290 234,282! 228,{312 + open_} 182,{326 + open_} 136,{312 + open_}"
    throat = [Shape(smooth(f"138,280! 226,280! 220,{308 + open_} 182,{316 + open_} "
                           f"144,{308 + open_}"), "#4a1420", flat=0.5, rim=0,
                    detail=oval(182, 312 + open_, 30, 12, "#d8606c"))] if open_ else []  # fmt: skip
    return [
        Shape(smooth(chin), "url(#hide)", round=18, bump=0.5),
        *throat,
        Shape(taper(long, [30, 27, 8], 60), "url(#tusk)", round=12, shine=0.4, contact=0.7),
        limb("220,318 238,322 254,318", [9, 11, 9], "url(#gold)", round=4, shine=0.5),
        Shape(taper(chipped, [30, 28, 24], 60), "url(#tusk)", round=12, shine=0.4, contact=0.7),
        Shape(polygon("106,352 116,342 122,354 130,344 140,356 136,372 104,370"), "#3a2024",
            flat=0.6, rim=0, contact=0, ink=0),
        Shape(smooth(left), "url(#pad)", round=34, bump=0.4, detail=pores),
        Shape(smooth(right), "url(#pad)", round=34, bump=0.4, detail=pores, contact=0.3),
        Shape(smooth("150,200 166,184 182,180 198,184 214,200 206,216 182,224 158,216"), "#5c3430",
            round=14, shine=0.5, gloss=10, detail=oval(168, 206, 7, 5, "#200c10")
            + oval(196, 206, 7, 5, "#200c10")),
        *whiskers,
    ]  # fmt: skip


def _band() -> list[Shape]:
    """Set an iron cap on the head, riveted from old boiler plate."""
    cap = "92,118! 98,78 128,50 182,40 236,50 266,78 274,118! 232,96 182,90 134,96"
    return [
        Shape(smooth(cap), "url(#iron)", round=26, shine=0.5, gloss=10,
            detail=lines(["182,40 182,92", "136,50 132,98", "230,50 234,98"], "#2a2c3c", 4, 0.7)),
        limb("90,122 134,100 182,94 232,100 276,122", [10, 12, 13, 12, 10], "#8a8ea0", round=6,
            shine=0.5, bump=0.2),
        *rivets([(112, 110), (156, 97), (208, 97), (254, 110)], 4.6, "#e0d8d0"),
        Shape(ellipse(182, 40, 9), "#8a8ea0", round=7, shine=0.6),
    ]  # fmt: skip


def _chips() -> list[Shape]:
    return [
        Shape(polygon(place("0,-10 9,-2 4,9 -8,6", x, y, size, turn)), "#c0b4a8", round=4, bump=0.6)
        for x, y, size, turn in ((244, 178, 0.9, 20), (350, 200, 1.2, 60), (214, 30, 1, 100),
                                 (324, 232, 0.8, 150), (352, 30, 0.9, 10))
    ]  # fmt: skip
