"""Vessa Quill: a bookkeeper thin as a stroke of the pens in her hair, with all accounts kept."""

from ..actors import Hand
from ..curves import Knot, ellipse, place, polygon, smooth
from ..figures import limb
from ..portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ..portraits._hair import strand
from ..portraits._mood import Mood, Pose, sweat
from ..portraits._stage import Backdrop, begin, end
from ..scene import Light, Scene, Shape
from ..svg import fill, linear, lines, oval
from ..tilt import tilted
from ._sly import MOODS, mouth

BACKDROP = Backdrop(("#1c2c34", "#4c7c78", "#dccca0"), ("#fff6dc", "#d8d4a8"), 136, (180, 182))
LIGHT = Light(ambient="#687890", rim_colour="#fff0c4", rim=0.9, bounce="#7a6a50", ink="#0e1218")
SHADE = "#4c241c"
NEAR = Eye(208, 212, 24, "#8c5a20", "#7c4830", lift=0.62, tilt=4, look=(-0.12, 0.1), wing=0.2)
FAR = Eye(143, 214, 18.5, "#8c5a20", "#7c4830", False, 0.62, 4, (-0.2, 0.1), 4.4, 0.16)
#: The pens in her hair: the foot, the way it points in degrees, its length, its feather.
PENS = (
    ((214, 100), -128, 118, "#f4f0e8"), ((226, 92), -104, 136, "#4c84c4"),
    ((246, 92), -80, 128, "#f4f0e8"), ((262, 96), -56, 132, "#c84840"),
    ((274, 108), -32, 106, "#e8c868"),
)  # fmt: skip
#: The rods of the abacus: how many beads of ten stand at the left, by mood.
COUNTS = {"calm": (3, 4, 2), "glad": (4, 4, 4), "sorry": (0, 1, 0), "sly": (4, 4, 3)}


def scene(mood: str = "calm") -> Scene:
    """Fan the pens behind the bun, then the narrow face; she looks over the rims, never through."""
    pose = Pose(MOODS[mood], -1)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 25, mood)
    picture.veil(_ledgers(), 1.4)
    picture.group(*pose.head(_pens(pose.mood)), shadow=0.35, form=0.1)
    picture.group(*pose.head(_bun()), shadow=0.4)
    picture.group(*pose.body(_dress()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.4)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    picture.group(*pose.head(_glasses()), shadow=0.3, outline=0.8, form=0)
    picture.sharp(pose.marks(_lenses()))
    low = 26 if pose.mood.is_sorry else 6
    picture.group(*tilted(_abacus(pose.mood), -3, (60, 420), low), shadow=0.5, form=0.1)
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(266, 190, 12)))
    return end(picture, "#fff4d0")


def _gradients() -> str:
    return (
        complexion("#c88858", "#8c5438", "#4c2820", "#b8402c", "#4c241c")
        + linear("hair", (110, 60), (300, 240), (0, "#6c6478"), (0.5, "#342c3c"), (1, "#120e18"))
        + linear("dress", (40, 290), (330, 375), (0, "#7c3c64"), (1, "#30142c"))
        + linear("collar", (90, 280), (300, 375), (0, "#ffffff"), (1, "#b8bccc"))
        + linear("gold", (100, 180), (260, 280), (0, "#fff4b8"), (0.5, "#e8b440"), (1, "#9c601c"))
        + linear("frame", (0, 270), (150, 375), (0, "#d89c5c"), (0.5, "#9c5c34"), (1, "#54301c"))
        + linear("cuff", (0, 340), (120, 375), (0, "#7c3c64"), (1, "#30142c"))
    )


def _ledgers() -> str:
    """Fill the shelves behind her."""
    marks = ""
    tones = ("#6c3c34", "#2c5450", "#8c6c3c", "#3c3c5c", "#5c4c34")
    for row in (66, 196, 326):
        for index in range(9):
            x = -6 + index * 44 + (row % 7) * 3
            tall = 84 + (index * 37 + row) % 26
            colour = tones[(index + row) % len(tones)]
            book = polygon([(x, row), (x, row - tall), (x + 34, row - tall), (x + 34, row)])
            marks += fill(book, colour, 0.55)
        marks += lines([[(-10, row + 5), (390, row + 5)]], "#241810", 9, 0.6)
    return marks


def _pens(mood: Mood) -> list[Shape]:
    """Fan the pens; they rise in joy, and one hangs loose in grief."""
    made = []
    for index, (foot, turn, long, tone) in enumerate(PENS):
        swing = turn * 0.06 if mood.is_glad else 0
        swing = 44 if mood.is_sorry and index == len(PENS) - 1 else swing
        vane = ".3,0 .42,-.1 .62,-.14 .84,-.11 1,.02! .9,.06 .8,.11! .76,.07 .6,.13 .42,.09 .3,.02"
        made += [
            Shape(smooth(place(vane, *foot, long, turn + swing)), tone, round=9, bump=0.3,
                detail=lines([place(f"{k},-.12 {k - 0.08:.2f},0 {k},.12", *foot, long, turn + swing)
                              for k in (0.5, 0.6, 0.7, 0.8)], "#241c28", 1.6, 0.35)),
            limb(place("-.1,0 .4,-.01 .96,.01", *foot, long, turn + swing), [5, 3.6, 1.6],
                 "#fff4dc", round=2, bump=0, contact=0.3),
        ]  # fmt: skip
    return made


def _bun() -> list[Shape]:
    knot = ["218,98 244,84 272,98", "214,114 244,98 280,116", "220,130 246,116 276,134"]
    return [
        Shape(ellipse(248, 110, 42, 38), "url(#hair)", round=34, bump=0.4,
            detail=lines(knot, "#a49cb0", 3, 0.55)),
        Shape(smooth("150,100 200,84 248,104 278,150 284,204 272,246! 240,200 150,150 128,130"),
            "url(#hair)", round=34, bump=0.4),
    ]  # fmt: skip


def _dress() -> list[Shape]:
    return [
        Shape(smooth("168,296 232,284 236,330 244,390 158,390 166,340"), "url(#skin)", round=24,
            skin=0.3, detail=oval(200, 320, 50, 34, "url(#hollow)")
            + lines(["186,320 182,376", "212,312 214,376"], SHADE, 3, 0.6)),
        Shape(smooth("52,410 70,370 130,346 290,342 330,364 356,410"), "url(#dress)", round=26,
            bump=0.4, detail=lines(["110,362 118,404", "308,360 296,404"], "#1c0818", 4, 0.5)),
        Shape(smooth("146,322! 148,300 158,292! 176,330 198,352! 180,380 150,360"), "url(#collar)",
            round=10, bump=0.2),
        Shape(smooth("256,310! 250,288 240,280! 226,322 200,352! 220,380 254,352"), "url(#collar)",
            round=10, bump=0.2),
        Shape(smooth("199,350! 214,362 200,378! 186,364"), "#2c9c8c", round=8, shine=0.9, glow=0.2),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "140,112 126,146 122,180 126,206 118,228 122,254 128,282 144,316 164,342 182,344 "
        "204,328 236,288 252,244 262,200 258,146 230,104 182,96"
    )
    paint = (
        oval(208, 204, 42, 34, "url(#hollow)", 0.8) + oval(143, 206, 30, 32, "url(#hollow)", 0.7)
        + oval(216, 266, 24, 40, "url(#hollow)", 0.9) + oval(130, 266, 14, 32, "url(#hollow)", 0.7)
        + oval(226, 238, 28, 12, "url(#shine)", 0.7) + oval(132, 240, 16, 11, "url(#shine)", 0.6)
        + oval(182, 132, 40, 18, "url(#shine)", 0.6)
        + lines(["234,206 250,200", "190,268 200,282 198,298", "144,274 138,286 140,298",
                 "168,178 170,190"], SHADE, 2.6, 0.6)
        + brushed("#d89868", SHADE, drop=6)
    )  # fmt: skip
    return [
        *lobe(264, 228, 26, SHADE),
        limb("266,250 270,268", [2.6, 2.6], "url(#gold)", round=1, bump=0),
        Shape(polygon("270,266 278,280 270,294 262,280"), "#2cb49c", round=6, shine=0.9, glow=0.3),
        Shape(smooth(outline), "url(#skin)", round=54, skin=0.4, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("116,184 138,174 162,186"), [4, 8, 7], "#1c1420", "#5c5068"),
        eyebrow(mood.brow("182,180 214,150 250,166"), [7, 10, 4], "#1c1420", "#5c5068"),
        *snout((150, 258), 21, SHADE, 0.78, 0.2),
        *mouth(mood, (168, 300), 23, ("#a83c44", "#38101c"), 0.2, 0.8),
        Shape(ellipse(214, 286, 3.4), "#2c1410", round=2, contact=0, ink=0),
    ]


def _hair() -> list[Shape]:
    """Comb the hair back so tightly that it shines; one lock is white."""
    locks = (
        ("150,112 190,92 236,102 270,140", (10, 26, 30, 26)),
        ("142,120 176,106 226,120 266,166", (6, 22, 26, 20)),
        ("138,128 132,148 130,172", (10, 10, 2)),
        ("230,130 258,170 264,206 276,226", (14, 20, 16, 3)),
    )
    white = ("160,106 196,98 238,114 268,150", (4, 11, 12, 8))
    return [
        *[strand(spine, widths, "url(#hair)", "#8c849c") for spine, widths in locks],
        strand(*white, "#f0ecf4", "#a8a4b8"),
    ]


def _half(x: float, y: float, size: float) -> str:
    """Outline the half-moon of a lens."""
    return smooth(place("-1,-.34! 1,-.34! .86,.3 .4,.62 0,.68 -.4,.62 -.86,.3", x, y, size))


def _glasses() -> list[Shape]:
    """Set half-moons low on the nose, on a chain."""
    made = []
    for x, y, size in ((206, 250, 30), (144, 253, 24)):
        rim: list[Knot] = place("-1,-.34 -.86,.3 -.4,.62 0,.68 .4,.62 .86,.3 1,-.34", x, y, size)
        made += [
            limb(rim, [4.6, 4.6], "url(#gold)", round=2.4, shine=0.8, bump=0),
            limb(place("-1,-.34 1,-.34", x, y, size), [4.6, 4.6], "url(#gold)", round=2.4,
                 shine=0.8, bump=0),
        ]  # fmt: skip
    return [
        *made,
        limb("166,246 172,238 178,241", [4, 4, 4], "url(#gold)", round=2, bump=0),
        limb("236,240 252,232 266,222", [4, 4, 3], "url(#gold)", round=2, bump=0),
        limb("264,228 286,268 284,312 262,350", [2.4, 2.4, 2.4, 2.4], "url(#gold)", round=1,
             bump=0),
    ]  # fmt: skip


def _lenses() -> str:
    return (
        fill(_half(206, 250, 28), "#e8f8ff", 0.22) + fill(_half(144, 253, 22), "#e8f8ff", 0.22)
        + lines(["188,246 193,258", "130,249 134,260"], "#ffffff", 4, 0.6)
    )  # fmt: skip


def _abacus(mood: Mood) -> list[Shape]:
    """Hold up the abacus with long fingers; a bead stands for a card that she has kept."""
    made = [
        limb("-10,256 -10,420", [16, 16], "url(#frame)", round=6, bump=0.4),
        limb("124,248 132,420", [17, 17], "url(#frame)", round=6, bump=0.4),
        limb("-14,258 126,248", [18, 18], "url(#frame)", round=7, bump=0.4),
    ]
    rods = zip((288, 326, 364), COUNTS[mood.name], ("#d8483c", "#e8c04c", "#3c94b4"), strict=True)
    for y, count, tone in rods:
        made.append(limb([(0, y), (126, y - 6)], [4, 4], "#d8d0c0", round=2, shine=0.5, bump=0))
        for bead in range(5):
            x = 10 + 21 * bead if bead < count else 116 - 21 * (4 - bead)
            made.append(Shape(ellipse(x, y - x * 0.05, 10.6, 15), tone, round=10, shine=0.7))
    hand = Hand(150, 372, 34, -158, "#8c5438")
    thumb = hand.finger([(0.1, 0.3), (0.5, 0.62), (0.84, 0.6)], 0.3)
    fingers = [
        hand.finger([(0.2, y), (0.8, y - 0.1), (1.3, y - 0.06)], 0.27) for y in (-0.56, -0.26, 0.04)
    ]
    return [
        *made,
        limb("186,430 170,396 150,374", [44, 36, 27], "#8c5438", round=14, skin=0.4, bump=0),
        limb("206,440 184,404", [60, 52], "url(#dress)", round=18, bump=0.5),
        limb("164,412 196,386", [13, 13], "url(#collar)", round=6, bump=0.4),
        hand.palm("-.1,-.4 .3,-.66 .6,-.6 .66,0 .5,.44 .1,.44"),
        thumb,
        *fingers,
    ]
