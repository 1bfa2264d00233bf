"""Ash: a gaunt grey lord; the fire is long out, but for his eyes."""

from ..curves import smooth, taper
from ..figures import limb
from ..scene import Light, Scene, Shape
from ..svg import disc, linear, lines, oval, specks
from ._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ._hair import strand
from ._mood import MOODS, Mood, Pose, mouth
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#140c14", "#3c1c24", "#a83a24"), ("#ffd890", "#e8582c"), 136, (184, 168))
LIGHT = Light(ambient="#5c5a7c", rim_colour="#ff8a4a", rim=1.1, bounce="#b0401c", ink="#140a10")
SHADE = "#4a4252"
NEAR = Eye(208, 196, 26, "#ffa02c", "#8c8694", lift=0.72, tilt=3, lash=5, wing=0,
    white="#4a1a1c")  # fmt: skip
FAR = Eye(130, 199, 20, "#ffa02c", "#8c8694", False, 0.72, 3, (-0.2, 0.02), 4.4, 0,
    "#4a1a1c")  # fmt: skip

STRANDS = (
    ("112,104 176,48 276,66 316,160 318,296", (10, 34, 42, 38, 3)),
    ("116,116 184,76 262,94 296,170 298,330", (10, 32, 38, 36, 3)),
    ("180,104 244,120 274,170 282,280", (10, 22, 26, 3)),
    ("176,100 130,124 104,164 116,206 100,250", (6, 14, 13, 9, 1)),
)

CRACKS = (
    "262,150 250,164 256,180 244,196 246,210 236,222", "250,164 240,168", "244,196 254,204",
    "240,264 232,274 230,288 220,298", "232,274 224,270",
)  # fmt: skip


def scene(mood: str = "calm") -> Scene:
    """Raise the charred collar, then the lean face; kindle the eyes last."""
    pose = Pose(MOODS[mood], 5, right=True)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 9, mood)
    picture.group(*pose.body(_collar()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.45)
    picture.group(*pose.head(_crown()), shadow=0.45, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    picture.afterglow(pose.marks(lines(CRACKS, "#ff7a1e", 3, 0.8)), 3)
    for at in eyes:
        fire = disc(*at.middle, at.half * 1.15, "#ff7a1e", 0.55)
        picture.afterglow(pose.marks(fire), 9)
    picture.afterglow(specks(3, 26, (0, 60, 100, 375), "#ff9a3a", (0.7, 2.4)), 0.4)
    picture.afterglow(specks(4, 26, (280, 40, 375, 375), "#ff9a3a", (0.7, 2.4)), 0.4)
    return end(picture, "#ffc080")


def _gradients() -> str:
    return (
        complexion("#e4dee0", "#b4acb4", "#6c6478", "#d06a50", "#4c4460")
        + linear("hair", (90, 40), (300, 330), (0, "#d8d4dc"), (0.5, "#8c8898"), (1, "#464256"))
        + linear("char", (60, 60), (320, 375), (0, "#5c4c58"), (0.5, "#33262f"), (1, "#1c1218"))
        + linear("ember", (60, 60), (320, 375), (0, "#ffd060"), (0.5, "#ff7a2a"), (1, "#c02c1c"))
    )


def _collar() -> list[Shape]:
    far = "40,390 60,300 40,190! 84,230 116,300 150,390"
    near = "380,390 366,300 352,170! 310,220 270,300 190,390"
    seams = lines(["60,230 84,300 96,370", "332,220 318,300 300,370"], "#ff7a2a", 3, 0.9)
    return [
        Shape(smooth("150,280 238,266 246,390 130,390"), "url(#skin)", round=28, skin=0.3,
            detail=oval(200, 310, 60, 30, "url(#hollow)")
            + lines(["176,310 170,370", "210,300 214,370"], SHADE, 4, 0.5)),
        Shape(smooth(far), "url(#char)", round=16, bump=1, bump_size=7, detail=seams),
        Shape(smooth(near), "url(#char)", round=18, bump=1, bump_size=7, detail=seams),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "118,106 100,144 97,174 104,198 95,220 104,246 112,272 128,306 150,332 174,334 200,318 "
        "240,276 254,234 270,200 272,146 242,96 168,84"
    )
    paint = (
        oval(206, 190, 48, 42, "url(#hollow)") + oval(130, 194, 34, 38, "url(#hollow)")
        + oval(220, 258, 26, 38, "url(#hollow)") + oval(112, 256, 16, 30, "url(#hollow)", 0.8)
        + oval(224, 222, 26, 12, "url(#shine)", 0.8)
        + lines(["128,142 160,136 200,142", "138,128 170,122 206,128", "180,226 196,236 206,240",
            "184,262 196,280 194,300"], SHADE, 2.6, 0.5)
        + lines(CRACKS, "#c8381c", 3.6, 0.7) + lines(CRACKS, "#ffd060", 1.8, 1)
        + brushed("#e4dee0", SHADE, right=True)
    )  # fmt: skip
    return [
        *lobe(274, 218, 30, SHADE),
        Shape(smooth(outline), "url(#skin)", round=56, skin=0.2, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("98,172 124,166 154,184"), [6, 13, 12], "#3c3444", "#8c8494"),
        eyebrow(mood.brow("176,178 212,151 254,157"), [12, 16, 4], "#3c3444", "#8c8494"),
        *snout((142, 246), 21, SHADE, 0.8, 0.2),
        *mouth(mood, (156, 286), 26, ("#8a6470", "#2a1820"), 0.1, 0.7),
        Shape(smooth("142,306! 160,302 182,304! 182,326 166,362! 146,330"), "url(#hair)",
            round=8, bump=0.5, contact=0.5,
            detail=lines(["156,310 164,350", "172,310 168,346"], "#4a4658", 2, 0.6)),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    sweep = (
        "110,150! 108,108 126,70 160,50 214,44 270,66 306,120 318,200 320,300! 300,280 292,320! "
        "280,270 276,200 262,150 240,124 190,116 140,124"
    )
    return [
        Shape(smooth(sweep), "url(#hair)", round=24, bump=0.4, contact=0.7),
        *[strand(spine, widths, "url(#hair)", "#fbf6fb", 0.5) for spine, widths in STRANDS],
    ]


def _crown() -> list[Shape]:
    """Set charred spikes on the brow, still glowing in their cracks."""
    spikes = []
    for x, y, length, lean in (
        (276, 98, 70, 34), (238, 82, 50, 8), (190, 72, 100, 2), (144, 80, 84, -14),
        (110, 104, 60, -30),
    ):  # fmt: skip
        tip = (x + lean, y - length * 0.8)
        spine = [(x, y + 20.0), ((x + tip[0]) / 2, (y + tip[1]) / 2 + 6), tip]
        spikes.append(
            Shape(taper(spine, [24, 20, 1]), "url(#char)", round=8, bump=1, bump_size=5,
                detail=lines([spine], "#ff8a2a", 2.6, 0.9))
        )  # fmt: skip
    return [
        *spikes,
        limb("98,128 140,100 190,92 240,100 292,132", [16, 20, 22, 20, 16], "url(#char)", bump=1,
            round=8),
        limb("102,128 142,102 190,94 240,102 288,132", [2, 4, 4, 4, 2], "url(#ember)", round=2,
            glow=0.9),
    ]  # fmt: skip
