"""Shells: an old turtle, deep under a shell that has outlived harpoons and barnacles."""

from ...curves import Points, ellipse, place, smooth, taper
from ...figures import arrow, limb
from ...portraits._mood import MOODS, Mood, Pose, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import linear, lines, oval, spots
from ._beast import Orb, on_body

BACKDROP = Backdrop(("#06202c", "#15606c", "#a8d89c"), ("#f8ffd8", "#b8f0b0"), 146, (188, 176))
LIGHT = Light(ambient="#4c7080", rim_colour="#e8ffb8", rim=0.8, bounce="#3a7060", ink="#06161a")
LEFT = Orb(146, 226, 23, "#e8a83c", "#84a468", -1, 0.42, 6, look=(0.02, 0.1))
RIGHT = Orb(232, 226, 23, "#e8a83c", "#789a60", 1, 0.42, 6, look=(-0.06, 0.1))


def scene(mood: str = "calm") -> Scene:
    """Arch the shell over all, and let the head look out below its rim."""
    pose = Pose(MOODS[mood], 0)
    picture = begin(BACKDROP, LIGHT, _gradients(), 62, mood)
    picture.group(*pose.body(_below()), shadow=0.4)
    picture.group(*pose.body(_head(pose.mood)), shadow=0.4)
    picture.group(
        *pose.body([*LEFT.shapes(pose.mood), *RIGHT.shapes(pose.mood)]), shadow=0.1, outline=1
    )
    picture.group(*pose.body(_lids(pose.mood)), shadow=0.2, outline=1)
    picture.group(*_shell(pose.mood), shadow=0.7, shadow_offset=(-2, 14), form=0.3)
    picture.group(*_growth(), shadow=0.5)
    picture.sharp(on_body(pose, LEFT.marks(pose.mood) + RIGHT.marks(pose.mood)))
    if pose.mood.is_sorry:
        picture.sharp(sweat(284, 250, 13))
    return end(picture, "#e0ffc8")


def _gradients() -> str:
    return (
        linear("hide", (100, 180), (280, 350), (0, "#c8dc98"), (0.5, "#88a868"), (1, "#48684c"))
        + linear("beak", (130, 260), (250, 340), (0, "#f0e0a0"), (1, "#9a8850"))
        + linear("shell", (50, 20), (320, 250), (0, "#8a9c50"), (0.5, "#4c6a3c"), (1, "#1c3428"))
        + linear("plate", (50, 20), (320, 220), (0, "#d8c868"), (0.5, "#98883c"), (1, "#4c5028"))
        + linear("rim", (20, 190), (350, 250), (0, "#e8d48c"), (1, "#7c6c3c"))
    )


def _below() -> list[Shape]:
    wrinkles = lines(["110,318 188,342 266,318", "104,340 188,364 272,340"], "#3c5840", 4, 0.6)
    return [
        Shape(smooth("30,404 44,300 110,250 266,250 332,300 346,404"), "#1a2c24", round=40),
        Shape(smooth("112,262 264,262 284,330 300,404 76,404 92,330"), "url(#hide)", round=44,
            bump=0.7, detail=wrinkles),
        Shape(smooth("-10,404 6,322 56,290 96,318 104,404"), "url(#hide)", round=30, bump=0.8,
            detail=spots(4, 16, (0, 300, 100, 380), "#4c6c44", (5, 10), 0.5)),
        Shape(smooth("386,404 370,322 320,290 280,318 272,404"), "url(#hide)", round=30, bump=0.8,
            detail=spots(7, 16, (276, 300, 376, 380), "#3c5a40", (5, 10), 0.5)),
    ]  # fmt: skip


def _head(mood: Mood) -> list[Shape]:
    skull = (
        "188,172 236,178 268,206 272,246 258,290 232,328 188,344 144,328 118,290 104,246 108,206 "
        "140,178"
    )
    marks = spots(9, 24, (112, 176, 264, 210), "#5c7c4c", (4, 9), 0.5) + lines(
        ["116,258 128,272 130,288", "260,258 248,272 246,288", "112,240 124,250",
         "264,240 252,250"],
        "#4c6844", 3, 0.6,
    )  # fmt: skip
    upper = "128,272! 150,256 188,250 226,256 248,272! 240,296 212,306! 188,322! 164,306! 136,296"
    drop = 16 if mood.is_glad else 7 if mood.is_sorry else 0
    lower = f"138,294! 188,{312 + drop} 238,294! 224,{326 + drop} 188,{340 + drop} 152,{326 + drop}"
    inside = [Shape(smooth("134,284! 242,284! 230,320 188,338 146,320"), "#4a1824", flat=0.5, rim=0,
                    detail=oval(188, 326, 28, 10, "#d8606c"))] if drop > 10 else []  # fmt: skip
    return [
        Shape(smooth(skull), "url(#hide)", round=50, bump=0.6, bump_size=8, detail=marks),
        *inside,
        Shape(smooth(lower), "url(#beak)", round=12, bump=0.4),
        Shape(smooth(upper), "url(#beak)", round=16, bump=0.4, shine=0.3, contact=0.7,
            detail=lines(["188,258 188,300", "150,268 166,300", "226,268 210,300"], "#8a7440", 2.4,
                         0.5) + oval(176, 272, 3.4, 5, "#3a2c1c") + oval(200, 272, 3.4, 5,
                                                                        "#3a2c1c")),
    ]  # fmt: skip


def _lids(mood: Mood) -> list[Shape]:
    """Hang heavy folds over the eyes."""
    rise = 12 if mood.is_glad else -2
    slant = -9 if mood.is_sorry else 5
    return [
        limb(f"112,{212 - rise} 146,{198 - rise} 178,{212 - rise + slant}", [9, 19, 11],
            "url(#hide)", round=8, bump=0.4),
        limb(f"266,{212 - rise} 232,{198 - rise} 200,{212 - rise + slant}", [9, 19, 11],
            "url(#hide)", round=8, bump=0.4),
        limb("122,252 146,262 172,252", [3, 7, 3], "#6c8c54", round=3),
        limb("206,252 232,262 258,252", [3, 7, 3], "#648450", round=3),
    ]  # fmt: skip


def _shell(mood: Mood) -> list[Shape]:
    """Arch the dome of plates; over who is beaten it comes down."""
    sink = 16 if mood.is_sorry else -8 if mood.is_glad else 0
    dome = place(
        "8,214! 14,130 56,58 120,18 188,6 256,18 320,58 362,130 368,214! 300,184 188,166 76,184",
        0, sink,
    )  # fmt: skip
    plates: list[Points] = [
        "188,16 232,38 236,84 188,110 140,84 144,38",
        "130,92 176,118 170,158 116,170 76,146 86,104",
        "246,92 200,118 206,158 260,170 300,146 290,104",
        "78,44 134,32 130,78 82,96 46,86",
        "298,44 242,32 246,78 294,96 330,86",
        "38,100 74,108 66,152 28,186 20,150",
        "338,100 302,108 310,152 348,186 356,150",
    ]
    made = [Shape(smooth(dome), "url(#shell)", round=60, bump=0.6)]
    for plate in plates:
        track = place(plate, 0, sink)
        x, y = sum(p.x for p in track) / 6, sum(p.y for p in track) / 6
        ring = [[(x + (p.x - x) * k, y + (p.y - y) * k) for p in [*track, track[0]]]
                for k in (0.72, 0.45)]  # fmt: skip
        made.append(
            Shape(smooth(track, tension=0.08), "url(#plate)", round=16, bump=0.5, shine=0.25,
                contact=0.5, detail=lines(ring, "#5c5424", 2.6, 0.55))
        )  # fmt: skip
    rim = place("4,210 60,186 120,170 188,164 256,170 316,186 372,210", 0, sink)
    notches = [[(p.x, p.y - 16), (p.x * 0.96 + 188 * 0.04, p.y + 16)]
               for p in
               place("34,200 88,180 150,168 226,168 288,180 342,200", 0, sink)]  # fmt: skip
    edge = taper(rim, [20, 26, 28, 29, 28, 26, 20], 70)
    return [*made, Shape(edge, "url(#rim)", round=12, bump=0.5, contact=0.8,
                         detail=lines(notches, "#5c4c28", 3, 0.6))]  # fmt: skip


def _growth() -> list[Shape]:
    """Leave on it what the sea left: barnacles, and an arrow that did not get through."""
    barnacles = [
        shape
        for x, y, size in ((70, 62, 11), (88, 50, 8), (296, 132, 11), (312, 118, 8), (58, 82, 7))
        for shape in (
            Shape(ellipse(x, y, size, size * 0.86), "#f0e8d4", round=6, bump=0.8),
            Shape(ellipse(x, y - 1, size * 0.42, size * 0.34), "#5a4c44", round=2, contact=0),
        )
    ]
    crack = Shape(smooth("252,40! 262,52! 256,62! 270,76! 260,64! 266,54!"), "#1c2818", flat=0.6,
                  contact=0, rim=0)  # fmt: skip
    return [crack, *barnacles, *arrow((318, 10), (266, 62), "#d84a3c")]
