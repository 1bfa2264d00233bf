"""The Warden of the high isle: an old sea eagle in a keeper's coat, who sees the water rise."""

from ...curves import ellipse, ring, smooth
from ...figures import limb
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import fill, linear, lines, oval
from ..guards._beast import Orb

BACKDROP = Backdrop(("#2c5c9c", "#88b8d8", "#f4e4c4"), ("#ffffff", "#fff0c8"), 142, (188, 166))
LIGHT = Light(ambient="#7084ac", rim_colour="#fff8dc", rim=0.9, bounce="#8a94a8", ink="#0e1424")
EYE = Orb(212, 148, 27, "#ffb820", "#d8c8a8", 1, 0.34, 18, look=(-0.2, 0.04), white="#fffbe8")
FAR = Orb(118, 150, 15, "#ffb820", "#d0c0a0", -1, 0.36, 18, look=(-0.2, 0.04), white="#fffbe8")


def scene(mood: str = "calm") -> Scene:
    """Stand the peaks behind; coat and ruff, then the white head, its brow and its beak."""
    pose = Pose(MOODS[mood], 3, right=True)
    feeling = pose.mood
    picture = begin(BACKDROP, LIGHT, _gradients(), 84, mood)
    picture.cover(_peaks())
    picture.group(*pose.body(_coat()), shadow=0.45)
    picture.group(*pose.head(_ruff(feeling)), shadow=0.4)
    picture.group(*pose.head(_head()), shadow=0.4)
    picture.group(*pose.head([*FAR.shapes(feeling), *EYE.shapes(feeling)]), shadow=0.1, outline=1.2)
    picture.group(*pose.head(_beak(feeling)), shadow=0.5)
    picture.group(*pose.head(_brow(feeling)), shadow=0.3, outline=1.2)
    picture.group(*pose.body(_key()), shadow=0.5, form=0.1)
    picture.sharp(pose.marks(EYE.marks(feeling) + FAR.marks(feeling)))
    if feeling.is_sorry:
        picture.sharp(pose.marks(sweat(282, 130, 13)))
    gulls = lines(["30,70 42,62 52,70 62,62 74,68", "318,44 328,38 336,44 344,38 354,42",
                   "60,120 68,115 74,120 80,115 88,119"], "#ffffff", 3.4, 0.95)  # fmt: skip
    picture.sharp(gulls)
    return end(picture, "#ffffff")


def _gradients() -> str:
    return (
        linear("head", (80, 50), (300, 290), (0, "#ffffff"), (0.5, "#ece4d8"), (1, "#a8a0a8"))
        + linear("quill", (60, 180), (320, 350), (0, "#fffaf0"), (0.4, "#c8b090"), (1, "#6c5044"))
        + linear("beak", (40, 140), (180, 280), (0, "#fff090"), (0.5, "#f8b030"), (1, "#a85c14"))
        + linear("coat", (40, 290), (330, 375), (0, "#3c5c8c"), (1, "#101c3c"))
        + linear("gold", (60, 60), (320, 375), (0, "#fff4b0"), (0.5, "#f0b840"), (1, "#98601c"))
        + linear("peak", (0, 140), (0, 375), (0, "#f8fcff"), (0.3, "#8ca4c4"), (1, "#4c6890"))
    )


def _peaks() -> str:
    far = "M-5 250L40 170L76 214L104 186L150 262L200 300L-5 375Z"
    near = "M250 375L262 280L300 196L330 150L352 186L380 160L380 375Z"
    return fill(far, "url(#peak)", 0.8) + fill(near, "url(#peak)", 0.9)


def _coat() -> list[Shape]:
    """Button a keeper's coat over the wings."""
    return [
        Shape(smooth("-10,404 6,350 60,310 150,318! 200,404"), "url(#coat)", round=28, bump=0.4,
            detail=lines(["60,330 90,400", "110,330 140,400"], "#081028", 4, 0.5)),
        Shape(smooth("386,404 370,350 316,306 240,316! 190,404"), "url(#coat)", round=28, bump=0.4,
            detail=lines(["320,330 296,400", "270,330 250,400"], "#081028", 4, 0.5)),
        Shape(smooth("150,318! 120,312 96,330 120,366 170,404! 196,404"), "#d8402c", round=12),
        Shape(smooth("240,316! 270,310 296,326 270,366 226,404! 196,404"), "#b82c24", round=12),
        *[Shape(ellipse(x, y, 7), "url(#gold)", round=6, shine=0.8)
          for x, y in ((84, 356), (96, 384), (308, 352), (298, 382))],
        limb("34,330 66,316 92,322", [15, 17, 14], "url(#gold)", round=6, shine=0.5),
        limb("344,326 314,312 290,318", [15, 17, 14], "url(#gold)", round=6, shine=0.5),
    ]  # fmt: skip


def _ruff(mood: Mood) -> list[Shape]:
    """Lay rows of feathers round the neck; joy ruffles them."""
    made = []
    spread = 1.14 if mood.is_glad else 0.96 if mood.is_sorry else 1.0
    for roots, reach in (
        (((104, 196), (110, 232), (122, 262), (150, 286), (190, 296), (232, 288), (266, 262),
          (284, 228), (292, 190)), 86),
        (((112, 186), (124, 226), (146, 254), (188, 268), (230, 256), (262, 224), (278, 184)), 70),
    ):  # fmt: skip
        for x, y in roots:
            across, down = (x - 196) / 100, max(0.2, (y - 150) / 120)
            long = reach * spread
            tip = (x + across * long * 0.6, y + down * long * 0.62)
            middle = ((x + tip[0]) / 2 + across * 6, (y + tip[1]) / 2)
            made.append(strand([(x, y), middle, tip], (26, 34, 3), "url(#quill)", "#fffaf0", 0.6))
    return made


def _head() -> list[Shape]:
    head = (
        "190,44 244,54 284,92 302,146 300,206 280,252 236,282 180,286 136,268 112,226 100,180 "
        "98,130 118,80 150,54"
    )
    marks = lines(
        ["150,70 190,62 236,72", "270,110 284,150 284,196", "256,120 268,160 266,210",
         "240,230 220,262 190,270", "262,216 244,250 214,268", "150,250 180,262 206,256"],
        "#b8a8a0", 3.4, 0.5,
    )  # fmt: skip
    crest = [
        strand(spine, widths, "url(#head)", "#c8b8b0", 0.5)
        for spine, widths in (
            ("236,66 284,50 322,56", (24, 28, 2)), ("262,90 308,84 342,98", (24, 28, 2)),
            ("284,124 326,128 352,150", (24, 28, 2)), ("292,166 330,178 346,204", (22, 26, 2)),
            ("206,56 246,30 284,24", (22, 24, 2)),
        )
    ]  # fmt: skip
    return [
        *crest,
        Shape(smooth(head), "url(#head)", round=60, bump=0.6, bump_size=8, detail=marks
              + oval(206, 158, 50, 36, "#a88c70", 0.4) + oval(120, 158, 26, 30, "#a88c70", 0.4)),
    ]  # fmt: skip


def _beak(mood: Mood) -> list[Shape]:
    """Make the hooked beak; it cries out in joy and hangs a little in grief."""
    drop = 30 if mood.is_glad else 12 if mood.is_sorry else 0
    upper = (
        "182,146! 160,140 128,142 94,154 62,178 42,212 40,250 54,284! 62,256 76,238 98,228 140,230 "
        "196,226! 200,190"
    )
    low, deep = 242 + drop, 256 + drop
    lower = f"84,236! 130,232 194,224! 188,{low} 160,{deep} 122,{deep} 96,{low}"
    parts = [Shape(smooth(lower), "url(#beak)", round=14, bump=0.3)]
    if drop:
        gap = f"80,232! 130,230 194,222! 186,{226 + drop} 140,{232 + drop} 100,{230 + drop}"
        tongue = oval(142, 226 + drop, 40, 8, "#e8606c")
        parts.append(Shape(smooth(gap), "#5c1424", flat=0.5, rim=0, contact=0.2, detail=tongue))
    cere = "186,146! 160,136 136,138 126,152 134,176 156,196 184,206 200,190"
    marks = lines(["150,146 100,166 62,212 54,262", "196,216 140,220 100,218"], "#a8640f", 3, 0.5)
    return [
        *parts,
        Shape(smooth(upper), "url(#beak)", round=26, shine=0.5, gloss=9, bump=0.2, detail=marks),
        Shape(smooth(cere), "#ffd040", round=14, shine=0.3, contact=0.15, ink=0.3),
        Shape(ellipse(150, 162, 9, 5, -36), "#5c3410", round=3, flat=0.5, rim=0),
        limb("196,226 212,216 224,200", [5, 8, 3], "#e0a028", round=3, contact=0.2, ink=0.4),
    ]


def _brow(mood: Mood) -> list[Shape]:
    inner, outer = (112, 146) if mood.is_sorry else (122, 104) if mood.is_glad else (138, 112)
    far = 106 if mood.is_sorry else 122 if mood.is_glad else 134
    return [
        limb(f"168,{inner} 208,{(inner + outer) / 2 - 10} 258,{outer}", [14, 26, 8], "url(#head)",
            round=10, bump=0.5),
        limb(f"142,{far} 122,{far - 14} 100,{far - 8}", [12, 18, 6], "url(#head)", round=8,
            bump=0.5),
    ]  # fmt: skip


def _key() -> list[Shape]:
    """Hang the isle's key about his neck."""
    x, y = 197, 348
    return [
        limb(f"150,318 {x},{y - 16} 242,316", [3, 3, 3], "#fff4dc", round=1, bump=0),
        Shape(ring(x, y, 17, 6), "url(#gold)", round=4, shine=0.8),
        limb([(x, y + 14), (x, y + 70)], [8, 8], "url(#gold)", round=4, shine=0.7, bump=0),
        Shape(ellipse(x, y - 17, 5), "url(#gold)", round=4, shine=0.7),
    ]
