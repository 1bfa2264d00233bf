"""Dagna Rook: a duellist whose nose was broken twice, and whose sword is never in its sheath."""

from ..curves import ellipse, polygon, smooth, taper
from ..figures import Spot, fist, limb
from ..portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe
from ..portraits._hair import strand
from ..portraits._mood import Mood, Pose, sweat
from ..portraits._stage import Backdrop, begin, end
from ..props import fur
from ..sailing.faces._pair import Place
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import disc, linear, lines, oval
from ..tilt import tilted
from ._sly import MOODS, is_sly, mouth

BACKDROP = Backdrop(("#10121e", "#343e58", "#a07c80"), ("#fff0e4", "#bca0a8"), 138, (206, 168))
LIGHT = Light(ambient="#64688c", rim_colour="#ffdcc0", rim=0.95, bounce="#7a3434", ink="#0e0a14")
SHADE = "#844034"
NEAR = Eye(214, 204, 25, "#3c9c78", "#cc8c70", lift=0.6, tilt=-2, lash=6, wing=0.16)
FAR = Eye(136, 206, 19.5, "#3c9c78", "#cc8c70", False, 0.6, -2, (-0.2, 0.02), 5, 0.14)

#: Where the light breaks on the blade.
GLINTS = {"calm": (62, 72), "glad": (88, 72), "sly": (90, 150)}
#: So far to the right the sword is held that a round frame does not cut it.
NEARER = Place(1, 18, 0)


def scene(mood: str = "calm") -> Scene:
    """Throw the chin up over a collar of raven's feathers; the sword salutes before the face."""
    pose = Pose(MOODS[mood], 5)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 24, mood)
    picture.group(*pose.head(_hair_behind()), shadow=0.4)
    picture.group(*pose.body(_collar()), shadow=0.45)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.45)
    picture.group(*pose.head(_braid()), shadow=0.5)
    picture.group(*pose.head(_feather()), shadow=0.45, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    picture.group(*_held(_sword(), pose.mood), shadow=0.5, form=0.1)
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(282, 190, 12)))
    else:
        x, y = GLINTS[pose.mood.name]
        picture.afterglow(disc(x, y, 26, "#fff4dc", 0.5), 8)
        picture.sharp(glint(x, y, 34 if pose.mood.is_glad else 22))
    return end(picture, "#ffe4d0")


def _gradients() -> str:
    return (
        complexion("#fcd0a8", "#e09c78", "#8c5444", "#e8503c", "#844034")
        + linear("hair", (90, 50), (310, 320), (0, "#ff8c48"), (0.45, "#d83c20"), (1, "#781418"))
        + linear("raven", (40, 60), (340, 375), (0, "#7884a8"), (0.4, "#303850"), (1, "#0c0e18"))
        + linear("leather", (60, 300), (320, 375), (0, "#8c4c48"), (1, "#34141c"))
        + linear("steel", (24, 0), (66, 0), (0, "#ffffff"), (0.5, "#c4d0e0"), (1, "#708098"))
        + linear("brass", (10, 270), (120, 340), (0, "#fff0b0"), (0.5, "#dca040"), (1, "#844c1c"))
        + linear("glove", (20, 280), (110, 375), (0, "#b87858"), (1, "#54281c"))
    )


def _hair_behind() -> list[Shape]:
    back = (
        "150,60 210,48 268,66 304,112 314,170 306,230 288,276! 250,240 200,200 140,120 110,110 "
        "124,80"
    )
    return [Shape(smooth(back), "url(#hair)", round=40, bump=0.6)]


def _collar() -> list[Shape]:
    """Lay a doublet round the neck, and the feathers of the birds that lost to her."""
    rows = (
        ("-10,380 30,330 90,302 132,300", 3, 46, "#1c2234"),
        ("252,292 300,296 350,326 390,380", 5, 46, "#1c2234"),
        ("-10,410 40,362 100,336 140,338", 7, 42, "#343e58"),
        ("250,332 300,336 340,360 390,410", 9, 42, "#343e58"),
    )
    return [
        Shape(smooth("148,280 246,270 254,330 262,400 136,400 148,340"), "url(#skin)", round=28,
            skin=0.4, detail=oval(200, 312, 66, 32, "url(#hollow)")
            + lines(["172,306 184,370", "226,300 208,366"], SHADE, 4, 0.45)),
        Shape(smooth("10,410 60,350 140,332! 176,392 214,392 250,328! 320,346 370,410"),
            "url(#leather)", round=28, bump=0.7),
        *[Shape(fur(row, 17, long, seed, 16), tone, round=7, bump=0.4, contact=0.5, ink=0.5)
          for row, seed, long, tone in rows],
        limb("138,334 158,366 178,394", [10, 11, 10], "#c89058", round=5, bump=0.4),
        limb("252,330 236,364 214,394", [10, 11, 10], "#c89058", round=5, bump=0.4),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "122,100 102,140 98,174 106,200 98,222 104,250 112,276 126,308 146,334 172,338 206,322 "
        "246,286 268,240 278,192 270,134 236,94 172,84"
    )
    paint = (
        oval(212, 196, 46, 32, "url(#hollow)", 0.9) + oval(136, 198, 30, 30, "url(#hollow)", 0.8)
        + oval(232, 252, 30, 30, "url(#hollow)", 0.7) + oval(228, 236, 32, 16, "url(#blush)", 0.9)
        + oval(114, 240, 20, 16, "url(#blush)", 0.8)
        + oval(160, 232, 34, 12, "url(#blush)", 0.7)
        + lines(["196,262 210,278 208,296", "160,166 164,182", "172,164 170,180"], SHADE, 2.6, 0.5)
        + "".join(disc(x, y, 2, "#a85840", 0.7) for x, y in ((206, 236), (218, 242), (230, 234),
            (214, 252), (240, 246), (112, 238), (122, 246), (108, 250)))
        + brushed("#ffe4c8", SHADE)
    )  # fmt: skip
    # The sorry brows rise less than anybody's: she is angry even when she weeps.
    return [
        *lobe(280, 222, 30, SHADE),
        Shape(ellipse(284, 252, 7), "#e8c060", round=5, shine=0.9),
        Shape(smooth(outline), "url(#skin)", round=54, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("98,170 128,178 158,194"), [6, 15, 12], "#a8281c", "#f07040"),
        eyebrow(mood.brow("182,192 212,174 240,160"), [13, 17, 12], "#a8281c", "#f07040"),
        eyebrow(mood.brow("247,161 254,161 262,164"), [9, 8, 3], "#a8281c"),
        *_nose(),
        *mouth(mood, (164, 292), 30, ("#b44c44", "#4a1418"), 0.5, 0.85),
        limb("190,268 198,282 196,308", [2, 4.6, 2], "#ffc8b0", round=2, bump=0, contact=0.2,
            ink=0.4),
        limb("240,172 250,190 246,208", [2, 5, 2], "#ffc8b0", round=2, bump=0, contact=0.2,
            ink=0.4),
    ]  # fmt: skip


def _nose() -> list[Shape]:
    """Bend the bridge to one side and back, with a plaster over the newer break."""
    outline = (
        "166,186! 158,200 140,212 134,224 144,236 138,250 128,258 130,270 142,274 154,270 "
        "166,276 180,270 184,258 176,244 170,232 172,216 178,202 182,188!"
    )
    return [
        Shape(smooth(outline), "url(#skin)", round=13, contact=0.4, ink=0.25, rim=0.25, skin=0.5,
            shine=0.2, gloss=12, detail=oval(150, 262, 24, 14, "url(#blush)")
            + oval(172, 224, 9, 22, "url(#hollow)")),
        Shape(smooth("147,268! 156,263 164,268 156,273"), SHADE, round=2, flat=0.6, contact=0,
            ink=0, rim=0),
        Shape(taper("134,222 142,236 136,250 127,259 130,270 142,274", [1, 2, 2, 2.4, 2, 0.6]),
            SHADE, round=1, flat=0.5, contact=0, ink=0, rim=0),
        Shape(polygon("124,228 178,220 182,237 128,247"), "#f4dcb4", round=4, bump=0.3,
            contact=0.5, detail=disc(153, 233, 7, "#e0b888", 0.9)
            + "".join(disc(x, y, 1.2, "#b89068") for x, y in ((136, 233), (138, 240), (168, 228),
                                                             (170, 235)))),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    """Sweep the hair back from the brow; the far side is shorn."""
    locks = (
        ("128,104 158,78 206,70 262,92 296,140", (12, 30, 40, 38, 22)),
        ("150,116 196,96 246,118 284,172", (8, 28, 36, 24)),
        ("122,108 118,86 140,62 186,48", (6, 18, 24, 12)),
        ("176,132 222,122 258,150 284,204", (4, 20, 26, 18)),
        ("140,112 128,128 126,148 114,160", (10, 11, 7, 1)),
    )
    return [strand(spine, widths, "url(#hair)", "#ffb070") for spine, widths in locks]


def _braid() -> list[Shape]:
    """Plait a braid as thick as a wrist, from the crown over the near shoulder."""
    made = []
    for index in range(7):
        x, y = 300 + 8 * (index < 4) - 5 * max(0, index - 3), 186 + 24 * index
        side = 1 if index % 2 else -1
        lock = [(x + side * 20, y - 20), (x + side * 16, y + 2), (x - side * 2, y + 18),
                (x - side * 14, y + 32)]  # fmt: skip
        made.append(strand(lock, (12, 31, 33, 12), "url(#hair)", "#ffb070"))
    return [
        *made,
        limb("266,356 286,364 308,358", [15, 16, 15], "#e0b050", round=6, shine=0.6, bump=0),
        strand("286,364 274,390 278,416", (26, 32, 18), "url(#hair)", "#ffb070"),
    ]


def _feather() -> list[Shape]:
    """Stick a raven's feather behind the ear; it points up and back."""
    vane = (
        "288,186! 300,140 306,96 326,44 352,6! 360,46 358,86 350,104! 346,112 340,136 326,160 "
        "306,184!"
    )
    barbs = ["300,150 328,138", "306,122 340,108", "314,92 352,76", "326,62 356,46",
             "298,162 290,150", "306,118 302,110", "318,80 318,66"]  # fmt: skip
    return [
        Shape(smooth(vane), "url(#raven)", round=12, bump=0.3, shine=0.4, gloss=8,
            detail=lines(barbs, "#0a0c16", 2.4, 0.7)),
        limb("284,202 306,148 328,80 350,14", [6, 4.6, 3.4, 1.4], "#d8d0c0", round=2, bump=0,
            contact=0.3),
    ]  # fmt: skip


def _held(shapes: list[Shape], mood: Mood) -> list[Shape]:
    """Lift the sword in joy; let it sink in grief."""
    held = NEARER.shapes(shapes)
    if mood.is_sorry:
        return tilted(held, -24, (90, 400), 24)
    if is_sly(mood):
        return tilted(held, 6, (78, 400), 6)
    return tilted(held, 6, (90, 340), -10) if mood.is_glad else held


def _sword() -> list[Shape]:
    """Hold up the sword: blade, ringed guard, and the gloved fist on the grip."""
    return [
        Shape(polygon("32,282 36,40 45,-20 54,40 58,282"), "url(#steel)", round=8, shine=0.9,
            gloss=10, detail=lines(["45,20 45,282"], "#5c6c88", 4, 0.6)),
        limb("45,300 45,372", [14, 14], "#54281c", round=6, bump=0.4),
        limb("-8,274 18,288 45,290 74,288 100,272", [9, 11, 14, 11, 9], "url(#brass)", round=5,
            shine=0.8, bump=0),
        Shape(ellipse(-8, 272, 8), "url(#brass)", round=6, shine=0.8),
        Shape(ellipse(100, 270, 8), "url(#brass)", round=6, shine=0.8),
        limb("150,430 118,392 82,354", [70, 52, 40], "url(#leather)", round=22, bump=0.6),
        limb("116,362 92,376 74,398", [22, 26, 22], "url(#glove)", round=10, bump=0.5),
        *fist(Spot(48, 332, 34, 4), "url(#glove)", "#8c5840"),
        limb("60,292 86,304 92,336 78,364", [6, 7, 7, 5], "url(#brass)", round=3, shine=0.8,
            bump=0),
        Shape(ellipse(45, 380, 13, 12), "url(#brass)", round=9, shine=0.8),
    ]  # fmt: skip
