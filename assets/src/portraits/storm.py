"""Storm: an old lady with the gale in her white hair and lightning in her eyes."""

from ..curves import Points, ellipse, polygon, smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import clouds, disc, fill, linear, lines, oval
from ._face import Eye, complexion, eye, eyebrow, glance, glints, lips, lobe, snout
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#1a2038", "#3a4a70", "#7a86a4"), ("#fdf6d0", "#c8bce0"), 128, (166, 172))
LIGHT = Light(ambient="#6a74a0", rim_colour="#fff4b0", rim=0.9, bounce="#5a5a80", ink="#12122a")
SHADE = "#84503c"
NEAR = Eye(202, 198, 26, "#3ab4ff", "#d49a78", lift=0.9, tilt=2, lash=4.6, wing=0.1)
FAR = Eye(126, 201, 20, "#3ab4ff", "#d49a78", False, 0.9, 2, (-0.2, 0.02), 4, 0.1)
BOLT = "330,6 286,70 308,72 270,128 318,84 296,80 340,30"


def scene() -> Scene:
    """Let the gale stream behind, then the face, and the lightning at her brow."""
    picture = begin(BACKDROP, LIGHT, _gradients(), 13)
    picture.veil(clouds(5, 6, (0, 0, 375, 60), 110, "#141a34", 0.5), 5)
    picture.glow(fill(polygon(BOLT), "#fff0a0"), 5)
    picture.cover(fill(polygon(BOLT), "#fffbe0"))
    picture.group(*_robe(), shadow=0.4)
    picture.group(*_streams(BEHIND), shadow=0.4)
    picture.group(*_face(), shadow=0.4)
    picture.group(*_streams(BEFORE), shadow=0.45)
    picture.group(*_circlet(), shadow=0.4, form=0)
    picture.sharp(glance(NEAR) + glance(FAR) + glints(NEAR) + glints(FAR))
    picture.afterglow(fill(polygon(BOLT), "#fff0a0", 0.6), 8)
    picture.afterglow(glint(150, 118, 26) + disc(150, 118, 30, "#8ad8ff", 0.35), 0.8)
    return end(picture, "#fffbe0")


def _gradients() -> str:
    return (
        complexion("#ffd8b0", "#dca27c", "#9a644c", "#e0604c", "#84503c")
        + linear("hair", (80, 40), (340, 300), (0, "#ffffff"), (0.5, "#dce0f0"), (1, "#8c94c0"))
        + linear("robe", (60, 290), (320, 375), (0, "#5a4a9c"), (1, "#221c4c"))
        + linear("gold", (90, 90), (280, 160), (0, "#fff8c0"), (0.5, "#f4c440"), (1, "#a8701e"))
    )


BEHIND = (
    ("140,70 220,40 300,60 372,30", (50, 66, 50, 2)),
    ("200,80 280,90 330,120 388,110", (60, 60, 46, 2)),
    ("250,130 300,160 340,170 380,196", (56, 56, 40, 2)),
    ("256,190 300,220 330,230 372,264", (50, 50, 34, 2)),
    ("250,240 290,270 316,280 346,316", (40, 40, 26, 2)),
)
BEFORE = (
    ("108,150 110,100 160,64 230,56 300,80", (4, 30, 40, 34, 2)),
    ("130,116 190,84 250,100 316,96", (10, 36, 34, 2)),
    ("150,122 210,104 270,140 330,150", (8, 26, 34, 2)),
    ("210,118 258,144 280,190 330,214", (8, 24, 28, 2)),
    ("262,160 276,216 300,240 318,270", (10, 22, 20, 2)),
    ("112,140 90,130 78,106 92,84", (4, 12, 10, 1)),
)


def _streams(strands: tuple[tuple[str, tuple[float, ...]], ...]) -> list[Shape]:
    """Blow thick strands of hair, each with lines along it."""
    made = []
    for spine, widths in strands:
        made.append(
            Shape(taper(spine, widths, 70), "url(#hair)", round=max(widths) * 0.42, bump=0.4,
                bump_size=8, contact=0.6, detail=_combed(spine, max(widths)))
        )  # fmt: skip
    return made


def _combed(spine: str, wide: float) -> str:
    words = [word.split(",") for word in spine.split()]
    many: list[Points] = [
        [(float(x), float(y) + aside * wide) for x, y in words] for aside in (-0.22, 0.04, 0.26)
    ]
    return lines(many, "#8a92c4", 2.6, 0.55)


def _robe() -> list[Shape]:
    return [
        Shape(smooth("140,280 232,270 240,330 250,370 120,370 140,330"), "url(#skin)", round=30,
            skin=0.4, detail=oval(190, 310, 66, 26, "url(#hollow)")
            + lines(["160,320 166,360", "200,320 200,360", "226,306 230,350"], SHADE, 3, 0.4)),
        Shape(smooth("20,390 50,344 104,318! 120,350 170,372 230,352 262,306! 310,330 350,390"),
            "url(#robe)", round=24, bump=0.5),
        limb("104,318 122,352 172,372 230,352 262,308", [7, 11, 12, 11, 7], "url(#gold)",
            round=5, shine=0.6, bump=0),
    ]  # fmt: skip


def _face() -> list[Shape]:
    outline = (
        "116,112 100,146 97,176 102,200 94,222 98,250 104,276 122,302 146,320 176,320 220,298 "
        "252,266 262,210 266,150 236,100 166,88"
    )
    paint = (
        oval(202, 192, 46, 38, "url(#hollow)") + oval(126, 194, 32, 34, "url(#hollow)", 0.9)
        + oval(222, 240, 34, 24, "url(#blush)", 0.9) + oval(106, 240, 20, 22, "url(#blush)", 0.8)
        + lines(["120,150 150,144 190,148", "130,136 166,130 206,136", "228,206 240,212",
            "228,214 238,224", "232,200 246,202", "176,222 194,230 208,232",
            "182,258 198,272 202,294", "128,262 118,276 122,292"], SHADE, 2.4, 0.5)
        + oval(204, 268, 16, 26, "url(#hollow)", 0.6)
    )  # fmt: skip
    return [
        *lobe(268, 218, 27, SHADE),
        Shape(smooth(outline), "url(#skin)", round=60, skin=0.5, ink=0.8, detail=paint),
        *eye(FAR),
        *eye(NEAR),
        eyebrow("98,180 120,158 148,172", [5, 13, 10], "#f4f4fc", "#9aa0c8"),
        eyebrow("174,170 206,146 246,158", [11, 15, 4], "#f4f4fc", "#9aa0c8"),
        *snout((140, 246), 22, SHADE, 0.95, 0.16),
        *lips((152, 286), 27, 0.06, "#b85a54", "#4c1c24", 0.8),
        Shape(taper("268,244 270,258 266,270", [4, 6, 4]), "url(#gold)", round=3, shine=0.6),
        Shape(ellipse(266, 276, 8, 11), "#4ac8ff", round=8, shine=0.9, glow=0.3),
    ]


def _circlet() -> list[Shape]:
    return [
        Shape(taper("100,142 126,128 152,124 198,122 252,134", [6, 9, 10, 9, 7]), "url(#gold)",
            round=5, shine=0.7),
        Shape(smooth("152,96! 170,118 152,144! 132,120"), "#58ccff", round=10, shine=0.9,
            glow=0.3, contact=0.7),
    ]  # fmt: skip
