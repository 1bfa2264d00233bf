"""Spearmen: a narwhal in an iron cap, whose own lance points past the spears of its row."""

from ...curves import polygon, sample, smooth, taper
from ...figures import limb
from ...portraits._mood import MOODS, Mood, Pose, sweat
from ...portraits._stage import Backdrop, begin, end
from ...props import rivets
from ...scene import Light, Scene, Shape
from ...sparks import glint
from ...svg import linear, lines, oval, spots
from ._beast import Maw, Orb, maw

BACKDROP = Backdrop(("#141c3c", "#4c6490", "#c8d8e8"), ("#ffffff", "#c8e4ff"), 138, (188, 186))
LIGHT = Light(ambient="#6478a4", rim_colour="#d8f0ff", rim=0.9, bounce="#4a5a88", ink="#0a1020")
LEFT = Orb(132, 206, 23, "#5cc8e8", "#8094b0", -1, 0.36, 13, look=(-0.06, 0.06))
RIGHT = Orb(238, 204, 25, "#5cc8e8", "#74889f", 1, 0.36, 13, look=(-0.14, 0.06))
MOUTH = Maw(180, 268, 40, "#94a4bc", upper=6, lower=0, tusk=0.24)
HORN = "194,142 176,88 162,40 150,-8"


def scene(mood: str = "calm") -> Scene:
    """Raise the row's spears behind; then body, head, cap, and the lance out of the brow."""
    pose = Pose(MOODS[mood], 1)
    picture = begin(BACKDROP, LIGHT, _gradients(), 64, mood)
    picture.group(*_spears(), shadow=0.35, form=0.1)
    picture.group(*pose.body(_body()), shadow=0.4)
    picture.group(*pose.head(_head()), shadow=0.4)
    eyes = [*LEFT.shapes(pose.mood), *RIGHT.shapes(pose.mood)]
    picture.group(*pose.head([*eyes, *maw(pose.mood, MOUTH)]), shadow=0.1, outline=1)
    picture.group(*pose.head(_brows(pose.mood)), shadow=0.2, outline=1)
    picture.group(*pose.head(_cap()), shadow=0.5, form=0.2)
    picture.group(*pose.head(_horn()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks(LEFT.marks(pose.mood) + RIGHT.marks(pose.mood)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(284, 212, 13)))
    picture.afterglow(pose.marks(glint(158, 30, 17)), 0.6)
    return end(picture, "#e0f4ff")


def _gradients() -> str:
    return (
        linear("hide", (90, 110), (290, 330), (0, "#eaf2f8"), (0.5, "#a4b8cc"), (1, "#54688c"))
        + linear("iron", (70, 80), (310, 330), (0, "#dce4f0"), (0.5, "#7c8aa4"), (1, "#343e58"))
        + linear("horn", (150, 0), (210, 20), (0, "#fffbe8"), (0.5, "#f0dcae"), (1, "#a88858"))
        + linear("gold", (60, 60), (320, 375), (0, "#fff0a8"), (0.5, "#e8b040"), (1, "#8a5420"))
        + linear("cloth", (40, 290), (330, 375), (0, "#3c6cc0"), (1, "#142458"))
        + linear("steel", (0, 0), (0, 90), (0, "#ffffff"), (1, "#8898b0"))
        + linear("wood", (0, 60), (0, 375), (0, "#b88858"), (1, "#5a3c2c"))
    )


def _spears() -> list[Shape]:
    made = []
    for x, lean, top in ((34, 6, 44), (82, 3, 14), (300, -3, 10), (346, -6, 40)):
        made += [
            limb([(x + lean * 3, 400), (x, top + 60)], [9, 8], "url(#wood)", round=4),
            Shape(polygon(f"{x},{top} {x + 13},{top + 44} {x},{top + 68} {x - 13},{top + 44}"),
                "url(#steel)", round=8, shine=0.6, gloss=9),
            limb(f"{x - 10},{top + 70} {x + 10},{top + 70}", [7, 7], "url(#gold)", round=3),
            Shape(smooth(f"{x + 3},{top + 74}! {x + 26},{top + 84} {x + 22},{top + 108}! "
                         f"{x + 10},{top + 98} {x + 3},{top + 100}"), "#c83c3c", round=5),
        ]  # fmt: skip
    return made


def _body() -> list[Shape]:
    mail = "".join(
        lines([[(x + (row % 2) * 8, 330 + row * 13), (x + 8 + (row % 2) * 8, 337 + row * 13),
                (x + 16 + (row % 2) * 8, 330 + row * 13)] for x in range(60, 320, 16)],
              "#2c344c", 2.4, 0.6)
        for row in range(6)
    )  # fmt: skip
    return [
        Shape(smooth("100,240 276,240 300,320 320,404 56,404 76,320"), "url(#hide)", round=50),
        Shape(smooth("-10,404 20,346 88,312 188,334 288,312 356,346 386,404"), "url(#iron)",
            round=30, bump=0.4, detail=mail),
        Shape(smooth("70,318! 120,344 188,354 256,344 306,318! 312,344 256,372 188,380 120,372 "
                     "64,344"), "url(#cloth)", round=12, bump=0.4),
        limb("66,330 120,358 188,367 256,358 310,330", [5, 6, 6, 6, 5], "url(#gold)", round=3),
    ]  # fmt: skip


def _head() -> list[Shape]:
    head = (
        "188,108 246,118 284,160 296,216 284,272 246,316 184,328 124,314 90,270 84,214 94,160 "
        "130,118"
    )
    marks = (
        spots(12, 30, (230, 130, 296, 300), "#4c5c80", (3, 8), 0.55)
        + spots(13, 20, (84, 140, 132, 300), "#5c6c90", (3, 7), 0.45)
        + oval(178, 292, 64, 36, "#ffffff", 0.4)
        + lines(["112,244 128,254 140,252", "264,244 246,256 232,254"], "#54688c", 3, 0.6)
    )
    snout = "180,226 220,236 240,268 222,304 180,316 138,304 122,268 142,236"
    return [
        Shape(smooth(head), "url(#hide)", round=62, bump=0.3, bump_size=9, detail=marks),
        Shape(smooth(snout), "url(#hide)", round=36, contact=0.2, ink=0.2, rim=0.2,
            detail=oval(180, 244, 30, 10, "#ffffff", 0.5) + oval(166, 246, 4, 6, "#2c344c")
            + oval(194, 246, 4, 6, "#2c344c")),
    ]  # fmt: skip


def _brows(mood: Mood) -> list[Shape]:
    inner, outer = (-18, 8) if mood.is_sorry else (-8, -12) if mood.is_glad else (4, -4)
    return [
        limb(f"104,{184 + outer} 132,{176 + (inner + outer) / 2} 160,{188 + inner}", [7, 15, 12],
            "#6c80a0", round=7),
        limb(f"270,{180 + outer} 240,{172 + (inner + outer) / 2} 210,{186 + inner}", [7, 16, 12],
            "#60749a", round=7),
    ]  # fmt: skip


def _cap() -> list[Shape]:
    dome = "82,176! 84,124 118,88 188,74 258,88 294,124 298,176! 260,152 188,144 120,152"
    nasal = "174,136! 202,136! 200,196 188,212 176,196!"
    flaps = ("82,170! 104,164 100,220 90,262! 72,236 70,196", "298,170! 276,164 282,220 292,262! "
             "308,236 310,196")  # fmt: skip
    edge = "80,178 118,155 188,146 260,155 300,178"
    return [
        *[Shape(smooth(flap), "url(#iron)", round=10, shine=0.5) for flap in flaps],
        Shape(smooth(dome), "url(#iron)", round=36, shine=0.6, gloss=10,
            detail=lines(["120,92 112,150", "258,92 268,150"], "#343e58", 3, 0.6)),
        Shape(smooth(nasal), "url(#iron)", round=9, shine=0.5, contact=0.7),
        limb(edge, [11, 13, 14, 13, 11], "url(#gold)", round=6, shine=0.5, bump=0, contact=0.7),
        *rivets([(88, 196), (88, 232), (292, 196), (292, 232)], 5, "#f0b83c"),
    ]  # fmt: skip


def _horn() -> list[Shape]:
    """Twist the lance: a taper with grooves that run round it."""
    track = sample(HORN, 42)
    grooves = [[(float(x) - 22, float(y) + 9), (float(x), float(y) + 2), (float(x) + 22,
                float(y) - 13)] for x, y in track[::3]]  # fmt: skip
    return [
        Shape(taper(HORN, [40, 29, 18, 3], 60), "url(#horn)", round=14, shine=0.4, bump=0.2,
            contact=0.8, detail=lines(grooves, "#8a6a40", 3, 0.7)),
        limb("172,132 196,126 220,134", [13, 16, 13], "url(#gold)", round=6, shine=0.5, bump=0),
    ]  # fmt: skip
