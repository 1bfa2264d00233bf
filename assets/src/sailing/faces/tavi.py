"""Tavi Glasseye: an old cantor with one eye of glass, who sings storms up."""

from ...curves import ellipse, ring, smooth
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._hair import tresses
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...sparks import glint
from ...svg import disc, fill, linear, lines, oval, radial

BACKDROP = Backdrop(("#0c1c3c", "#24507c", "#7cc0c8"), ("#f4ffff", "#a0e4f0"), 140, (192, 164))
LIGHT = Light(ambient="#6470a0", rim_colour="#b8f4ff", rim=0.9, bounce="#3a4a7c", ink="#080e22")
SHADE = "#3c2018"
NEAR = Eye(214, 206, 29, "#7a4a20", "#6a4030", lift=0.68, tilt=-2, lash=4.4, wing=0)
FAR = Eye(131, 209, 22.5, "#38d8f0", "#6a4030", False, 0.95, -2, (-0.2, 0.02), 4, 0, "#d8f8ff")


def scene(mood: str = "calm") -> Scene:
    """Raise the collar, then the face and the beard; the eye of glass shines last."""
    pose = Pose(MOODS[mood], 3)
    # Glass neither laughs nor weeps: that eye stays as it is.
    near = pose.mood.eye(NEAR, laughing=True)
    picture = begin(BACKDROP, LIGHT, _gradients(), 21, mood)
    picture.group(*pose.body(_robe()), shadow=0.4)
    picture.group(*pose.head(_face(pose.mood, [FAR, near])), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_beard(pose.mood)), shadow=0.4)
    picture.group(*pose.head(_crown()), shadow=0.5, form=0.2)
    picture.group(*pose.head(_monocle()), shadow=0.5, form=0)
    picture.sharp(pose.marks(glance(near) + glints(near) + glance(FAR, "#0a5a7c") + glints(FAR)))
    picture.sharp(pose.marks(fill(smooth("112,198! 126,190 140,192! 128,200 116,212"), "#ffffff",
                                  0.6)))  # fmt: skip
    picture.afterglow(pose.marks(disc(131, 209, 36, "#40e0ff", 0.6)), 10)
    picture.afterglow(pose.marks(glint(112, 186, 20, "#e0ffff")), 0.6)
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(286, 186, 12)))
    picture.sharp(_notes())
    return end(picture, "#d8f8ff")


def _gradients() -> str:
    return (
        complexion("#b87c54", "#865034", "#452418", "#b04a34", "#30160e")
        + linear("beard", (100, 260), (260, 375), (0, "#ffffff"), (0.5, "#c8d0dc"), (1, "#8490a8"))
        + linear("robe", (40, 280), (330, 375), (0, "#5a4ab4"), (1, "#1c1450"))
        + linear("lining", (60, 240), (320, 375), (0, "#40c8d8"), (1, "#0c5a80"))
        + linear("brass", (80, 60), (300, 240), (0, "#fff4b8"), (0.5, "#e8ac40"), (1, "#8a4e1a"))
        + linear("cap", (90, 40), (300, 150), (0, "#6a58c8"), (0.5, "#40309a"), (1, "#1c1458"))
        + radial("lens", (122, 198), 40, (0, "#ffffff44"), (0.6, "#60e8ff55"), (1, "#2090d088"))
    )


def _notes() -> str:
    """Draw three notes that hang in the air."""
    marks = ""
    for x, y, size in ((40, 96, 1.0), (66, 44, 0.8), (334, 70, 0.9)):
        stem = f"M{x + 8 * size} {y}V{y - 34 * size}Q{x + 22 * size} {y - 28 * size} "
        stem += f"{x + 20 * size} {y - 14 * size}"
        marks += (
            f'<ellipse cx="{x}" cy="{y}" rx="{9.5 * size}" ry="{7 * size}" fill="#dff8ff" '
            f'transform="rotate(-20 {x} {y})" opacity=".9"/>'
            f'<path d="{stem}" fill="none" stroke="#dff8ff" stroke-width="{3.4 * size}" '
            'stroke-linecap="round" opacity=".9"/>'
        )
    return marks


def _robe() -> list[Shape]:
    far = "92,394 66,346 66,304! 104,302 132,326 166,394"
    near = "240,394 268,330 316,290! 336,318 344,350 346,394"
    stars = [
        Shape(ellipse(x, y, 5), "url(#brass)", round=4, shine=0.8)
        for x, y in ((74, 352), (318, 350), (96, 376), (290, 378))
    ]
    return [
        Shape(smooth("150,284 246,274 250,332 262,380 140,380 152,334"), "url(#skin)", round=30,
            skin=0.4, detail=oval(204, 312, 62, 28, "url(#hollow)")),
        Shape(smooth("-6,404 22,352 88,326 148,330! 196,380 252,326! 308,322 352,348 384,404"),
            "url(#robe)", round=28, bump=0.4),
        Shape(smooth(far), "url(#lining)", round=14, bump=0.4),
        Shape(smooth(near), "url(#lining)", round=16, bump=0.4),
        limb("68,305 104,303 131,327 164,392", [5, 7, 7, 7], "url(#brass)", round=3, bump=0),
        limb("315,292 269,331 242,392", [5, 7, 7], "url(#brass)", round=3, bump=0),
        *stars,
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "120,108 102,146 98,178 104,202 96,228 102,262 114,290 136,316 164,330 196,324 "
        "244,298 272,256 278,200 276,146 242,98 170,90"
    )
    paint = (
        oval(212, 196, 48, 38, "url(#hollow)", 0.9) + oval(131, 198, 34, 36, "url(#hollow)", 0.8)
        + oval(230, 250, 38, 30, "url(#blush)", 0.7) + oval(110, 250, 22, 26, "url(#blush)", 0.6)
        + oval(114, 234, 18, 12, "url(#shine)", 0.5) + oval(220, 234, 28, 11, "url(#shine)", 0.45)
        + lines(["138,148 168,140 204,146", "132,160 166,152 206,158", "250,204 264,198",
                 "250,212 266,214", "190,262 204,276 206,292", "180,230 196,240 210,244"], SHADE,
                2.6, 0.6)
        + brushed("#d8925c", SHADE)
    )  # fmt: skip
    return [
        *lobe(278, 222, 31, SHADE),
        Shape(smooth(outline), "url(#skin)", round=58, skin=0.4, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow("100,176 124,160 154,172", [6, 16, 13], "#f0f2f8", "#a0a8bc"),
        eyebrow(mood.brow("180,172 216,150 258,172"), [14, 19, 5], "#f0f2f8", "#a0a8bc"),
        *snout((146, 252), 23, SHADE, 1.1, 0.1),
        *mouth(mood, (160, 289), 28, ("#84402e", "#30120c"), 0.3, 0.9),
        Shape(ellipse(284, 256, 8), "url(#brass)", round=7, shine=0.8),
        Shape(ellipse(285, 274, 6, 10), "#50e0f4", round=5, shine=0.8),
    ]


def _beard(mood: Mood) -> list[Shape]:
    tones = ("#f4f6fa", "#ccd4e0", "#e0e6ee")
    drop = 8 if mood.is_glad or mood.is_sorry else 0
    return [
        *tresses(f"124,{304 + drop} 150,{316 + drop} 176,{318 + drop} 204,{308 + drop}", 4,
                 (64, 26), tones, "#98a4b8", 5, 14),
        *tresses(f"138,{306 + drop} 160,{316 + drop} 186,{312 + drop}", 3, (50, 22), tones,
                 "#98a4b8", 8, 10),
    ]  # fmt: skip


def _crown() -> list[Shape]:
    """Sew a cantor's round cap with a wave on it."""
    cap = "96,134! 96,88 130,48 192,40 250,52 286,92 288,136! 240,118 190,112 140,118"
    wave = "104,112 122,94 140,110 158,92 178,108 198,90 218,108 238,92 256,110 274,98 284,112"
    return [
        Shape(smooth(cap), "url(#cap)", round=40, bump=0.4),
        limb(wave, [4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4], "url(#brass)", round=3, bump=0, shine=0.5),
        limb("94,136 140,119 190,113 240,119 290,138", [10, 12, 12, 12, 10], "url(#lining)",
            round=6, bump=0.3, contact=0.7),
        Shape(smooth("192,44! 186,32 192,20 200,32!"), "url(#brass)", round=5, shine=0.6),
    ]  # fmt: skip


def _monocle() -> list[Shape]:
    return [
        Shape(ring(131, 209, 37, 7), "url(#brass)", round=4, shine=0.8, gloss=9),
        limb("100,230 84,272 96,320 86,372", [2.4, 2.4, 2.4, 2.4], "url(#brass)", round=1, bump=0),
    ]
