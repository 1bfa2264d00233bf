"""Storm: an old lady with the gale in her white hair and lightning in her eyes."""

from ..curves import ellipse, polygon, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import clouds, disc, fill, linear, lines, oval
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#1a2038", "#3a4a70", "#7a86a4"), ("#fdf6d0", "#c8bce0"), 136, (196, 176))
LIGHT = Light(ambient="#7a7498", rim_colour="#fff4b0", rim=0.9, bounce="#5a5a80", ink="#12122a")
SHADE = "#6a3426"
NEAR = Eye(206, 202, 28.3, "#3ab4ff", "#b0704e", lift=0.9, tilt=2, lash=4.6, wing=0.1)
FAR = Eye(124, 205, 21.8, "#3ab4ff", "#b0704e", False, 0.9, 2, (-0.2, 0.02), 4, 0.1)
BOLT = "86,-10 36,92 68,88 20,186 54,180 16,290 92,158 62,164 112,70 82,76 130,-10"


def scene(mood: str = "calm") -> Scene:
    """Let the gale stream behind, then the face, and the lightning at her brow."""
    pose = Pose(MOODS[mood], -6)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 13, mood)
    picture.veil(clouds(5, 6, (0, 0, 375, 60), 110, "#141a34", 0.5), 5)
    picture.glow(fill(polygon(BOLT), "#fff0a0"), 5)
    picture.cover(fill(polygon(BOLT), "#fffbe0"))
    picture.group(*pose.body(_robe()), shadow=0.4)
    picture.group(*pose.head(_streams(BEHIND)), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_streams(BEFORE)), shadow=0.45)
    picture.group(*pose.head(_circlet()), shadow=0.4, form=0)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(282, 178, 12)))
    picture.afterglow(fill(polygon(BOLT), "#fff0a0", 0.6), 8)
    picture.afterglow(pose.marks(glint(150, 115, 28.3)), 0.8)
    picture.afterglow(pose.marks(disc(150, 115, 32, "#8ad8ff", 0.6)), 10)
    return end(picture, "#fffbe0")


def _gradients() -> str:
    return (
        complexion("#f0b888", "#c88458", "#86503a", "#e0583c", "#6a3426")
        + linear("hair", (80, 40), (340, 300), (0, "#ffffff"), (0.5, "#dce0f0"), (1, "#8c94c0"))
        + linear("robe", (60, 290), (320, 375), (0, "#5a4a9c"), (1, "#221c4c"))
        + linear("gold", (90, 90), (280, 160), (0, "#fff8c0"), (0.5, "#f4c440"), (1, "#a8701e"))
    )


BEHIND = (
    ("139,62 226,30 313,51 392,19", (50, 66, 50, 2)),
    ("204,73 291,84 346,117 409,106", (60, 60, 46, 2)),
    ("259,128 313,160 357,171 400,200", (56, 56, 40, 2)),
    ("265,193 313,226 346,237 392,274", (50, 50, 34, 2)),
    ("259,248 302,280 331,291 363,330", (40, 40, 26, 2)),
)
BEFORE = (
    ("104,150 106,95 161,56 237,47 313,73", (4, 30, 40, 34, 2)),
    ("128,112 193,78 259,95 331,91", (10, 36, 34, 2)),
    ("150,119 215,99 280,139 346,150", (8, 26, 34, 2)),
    ("215,115 267,143 291,193 346,219", (8, 24, 28, 2)),
    ("272,160 287,221 313,248 333,280", (10, 22, 20, 2)),
    ("108,139 84,128 71,102 86,78", (4, 12, 10, 1)),
    ("176,112 130,122 98,146 106,178 88,204", (5, 12, 11, 8, 1)),
)


def _streams(strands: tuple[tuple[str, tuple[float, ...]], ...]) -> list[Shape]:
    return [strand(spine, widths, "url(#hair)", "#8a92c4") for spine, widths in strands]


def _robe() -> list[Shape]:
    return [
        Shape(smooth("139,291 239,280 248,346 259,389 117,389 139,346"), "url(#skin)", round=30,
            skin=0.4, detail=oval(193, 324, 71.9, 28.3, "url(#hollow)")
            + lines(["161,335 167,378", "204,335 204,378", "232,320 237,368"], SHADE, 3, 0.4)),
        Shape(smooth("8,411 41,361 100,333! 117,368 171,391 237,370 272,320! 324,346 368,411"),
            "url(#robe)", round=24, bump=0.5),
        limb("100,333 119,370 174,391 237,370 272,322", [7, 11, 12, 11, 7], "url(#gold)",
            round=5, shine=0.6, bump=0),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "113,108 95,145 92,178 97,204 89,228 93,258 100,287 119,315 145,335 178,335 226,311 "
        "261,276 272,215 276,150 243,95 167,82"
    )
    paint = (
        oval(206, 195, 50.1, 41.4, "url(#hollow)") + oval(124, 197, 34.9, 37.1, "url(#hollow)", 0.9)
        + oval(228, 248, 37.1, 26.2, "url(#blush)", 0.9)
        + oval(102, 248, 21.8, 24, "url(#blush)", 0.8)
        + lines(["117,150 150,143 193,147", "128,134 167,128 211,134", "235,211 248,217",
            "235,219 246,230", "239,204 254,206", "178,228 198,237 213,239",
            "185,267 202,282 206,306", "126,272 115,287 119,304"], SHADE, 2.4, 0.5)
        + oval(209, 278, 17.4, 28.3, "url(#hollow)", 0.6)
        + brushed("#f0b888", SHADE)
    )  # fmt: skip
    return [
        *lobe(278, 224, 29.4, SHADE),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("93,167 119,160 150,187"), [5, 13, 13], "#f4f4fc", "#9aa0c8"),
        eyebrow(mood.brow("174,187 211,156 256,150"), [14, 16, 4], "#f4f4fc", "#9aa0c8"),
        *snout((139, 254), 24, SHADE, 0.95, 0.16),
        *mouth(mood, (152, 294), 30, ("#a84c48", "#40141c"), 0.22, 0.8),
        Shape(taper("278,252 280,267 276,280", [4, 6, 4]), "url(#gold)", round=3, shine=0.6),
        Shape(ellipse(276, 287, 8.7, 12), "#4ac8ff", round=8, shine=0.9, glow=0.3),
    ]


def _circlet() -> list[Shape]:
    return [
        Shape(taper("95,141 124,126 152,121 202,119 261,132", [6, 9, 10, 9, 7]), "url(#gold)",
            round=5, shine=0.7),
        Shape(smooth("152,91! 171,115 152,143! 130,117"), "#58ccff", round=10, shine=0.9,
            glow=0.3, contact=0.7),
    ]  # fmt: skip
