"""Moon: a pale lady under a silver crescent, calm as the night she rules."""

from ..curves import ellipse, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import disc, linear, lines, oval, specks, spots
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#0a0c3c", "#242470", "#5a4aa0"), ("#fffdf0", "#c8d4f8"), 132, (214, 142))
LIGHT = Light(ambient="#8078b0", rim_colour="#cfe0ff", rim=0.8, bounce="#4a4a8c", ink="#0c0a2a")
SHADE = "#8a6a9c"
NEAR = Eye(220, 201, 29.5, "#5a78d8", "#c0a0cc", lift=0.62, tilt=3, lash=6, wing=0.2)
FAR = Eye(137, 204, 22.5, "#5a78d8", "#c0a0cc", False, 0.7, 3, (-0.2, 0.02), 5.4, 0.16)

STRANDS = (
    ("184,52 276,62 330,150 338,270 366,400", (20, 50, 60, 64, 60)),
    ("182,58 256,74 306,150 314,250 330,400", (16, 40, 46, 46, 44)),
    ("180,66 240,86 288,150 300,240 298,340", (10, 28, 32, 30, 3)),
    ("176,52 118,74 92,160 84,270 50,400", (16, 36, 36, 46, 60)),
    ("176,64 124,100 102,160 98,230 106,330", (8, 18, 18, 18, 3)),
    ("180,50 138,86 108,120 112,172 98,214 112,262", (6, 14, 15, 13, 9, 1)),
    ("252,104 284,142 272,196 290,246 280,292", (4, 10, 11, 8, 1)),
    ("196,38 250,26 290,44 312,70", (6, 9, 6, 1)),
)


def scene(mood: str = "calm") -> Scene:
    """Set hair and robe before the moon, then the face and the diadem."""
    pose = Pose(MOODS[mood], 5)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 3, mood)
    picture.veil(disc(290, 88, 15.8, "#b4c0e8", 0.6) + disc(331, 150, 10.2, "#b4c0e8", 0.6), 2)
    picture.glow(specks(9, 60, (0, 0, 375, 375), "#ffffff", (0.7, 1.8)), 0.3)
    picture.group(*pose.head(_hair_behind()), shadow=0.4)
    picture.group(*pose.body(_robe()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_locks()), shadow=0.4)
    picture.group(*pose.head(_diadem()), shadow=0.5, form=0.2)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(284, 176, 12)))
    picture.afterglow(pose.marks(disc(164, 84, 45.2, "#dce8ff", 0.5)), 14)
    picture.afterglow(pose.marks(glint(128, 50, 22.6) + glint(155, 138, 13.6)), 0.6)
    return end(picture, "#e8f0ff")


def _gradients() -> str:
    return (
        complexion("#fff2e2", "#f6d2c4", "#bf8ea8", "#f0708a", "#8a6cb0")
        + linear("hair", (90, 40), (300, 360), (0, "#5a5ac8"), (0.4, "#2a2874"), (1, "#141240"))
        + linear("silver", (110, 40), (220, 150), (0, "#ffffff"), (0.5, "#c4d0ec"), (1, "#7484b8"))
        + linear("robe", (80, 290), (300, 375), (0, "#3a48a8"), (1, "#12143c"))
    )


def _hair_behind() -> list[Shape]:
    back = (
        "184,32 256,39 311,84 333,156 338,240 358,319 354,421 53,421 69,342 89,285 94,222 "
        "89,150 105,84 139,48"
    )
    shine = lines(
        ["290,82 315,161 320,262 335,376", "268,59 306,127 304,251", "82,353 103,285 105,229"],
        "#7a80e8", 5, 0.45,
    )  # fmt: skip
    return [Shape(smooth(back), "url(#hair)", round=50, bump=0.5, bump_size=8, detail=shine)]


def _robe() -> list[Shape]:
    neck = "155,285 247,276 252,330 268,376 143,376 157,333"
    cloth = "42,421 60,369 121,344 155,337 195,366 252,333 304,342 354,376 367,421"
    return [
        Shape(smooth(neck), "url(#skin)", round=30, skin=0.4,
            detail=oval(207, 319, 67.8, 29.4, "url(#hollow)")),
        Shape(smooth(cloth), "url(#robe)", round=24, bump=0.4),
        limb("118,346 155,339 195,371 252,335 306,344", [5, 9, 10, 9, 5], "url(#silver)",
            round=5, shine=0.6, bump=0),
        Shape(ellipse(195, 376, 12.4, 14.7), "#8ab4ff", round=10, shine=0.9, glow=0.3),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "130,98 112,134 107,168 112,192 107,220 114,251 128,283 146,312 168,328 193,324 "
        "236,299 268,262 281,213 286,150 268,98 218,73 164,75"
    )
    paint = (
        oval(220, 188, 52, 38.4, "url(#hollow)", 0.7)
        + oval(137, 190, 36.2, 36.2, "url(#hollow)", 0.6)
        + oval(238, 244, 42.9, 31.6, "url(#blush)", 0.8)
        + oval(123, 244, 24.9, 27.1, "url(#blush)", 0.7)
        + spots(7, 12, (196, 226, 252, 240), "#8c9cf0", (1.2, 2.4), 0.8)
        + oval(166, 301, 29.4, 9, "url(#hollow)", 0.5)
        + brushed("#fff2e2", SHADE)
    )  # fmt: skip
    return [
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.4, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("114,157 132,143 158,154"), [3, 9, 7], "#34306c"),
        eyebrow(mood.brow("190,166 222,153 260,166"), [8, 10, 3], "#34306c"),
        *snout((154, 252), 21.5, SHADE, 0.92, 0.08),
        *mouth(mood, (164, 287), 28, ("#a84a7c", "#4a1c4a"), 0.26, 1.0),
    ]


def _locks() -> list[Shape]:
    return [strand(spine, widths, "url(#hair)", "#8890f4", 0.5) for spine, widths in STRANDS]


def _diadem() -> list[Shape]:
    crescent = "107,50! 118,98 157,120 200,104 220,55! 207,84 175,95 141,88 121,68"
    return [
        Shape(taper("103,145 130,129 161,125 211,127 261,116 297,100", [6, 9, 10, 10, 9, 6]),
            "url(#silver)", round=5, shine=0.7),
        Shape(smooth(crescent), "url(#silver)", round=10, shine=0.8, gloss=8, contact=0.7),
        Shape(smooth("159,111! 170,134 159,161! 148,134"), "#9cc4ff", round=8, shine=0.9,
            glow=0.35, contact=0.6),
    ]  # fmt: skip
