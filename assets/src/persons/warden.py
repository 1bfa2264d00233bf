"""Ansgar, Warden of Erret: older than the bridges, blind, crowned with what a stag left him."""

from ..curves import ellipse, polygon, ring, smooth, taper
from ..figures import Spot, fist, limb
from ..portraits._face import Eye, brushed, complexion, eye, eyebrow, lobe, snout
from ..portraits._hair import strand, tresses
from ..portraits._mood import Mood, Pose
from ..portraits._stage import Backdrop, begin, end
from ..props import fur, pine
from ..sailing.faces._pair import Place
from ..scene import Light, Scene, Shape
from ..svg import disc, fill, linear, lines, oval, specks, spots
from ..tilt import tilted
from ._sly import MOODS, is_sly, mouth

BACKDROP = Backdrop(("#081c20", "#1c4c48", "#6c9c7c"), ("#c4e4b8", "#6ca488"), 136, (196, 158))
LIGHT = Light(ambient="#587880", rim_colour="#e4ffd8", rim=0.9, bounce="#8c6c30", ink="#06100e")
SHADE = "#5c4638"
NEAR = Eye(208, 206, 23, "#dcecec", "#b8a494", lift=0.62, tilt=-7, look=(-0.06, -0.04), wing=0,
           white="#f4f8f4")  # fmt: skip
FAR = Eye(140, 208, 18, "#dcecec", "#b8a494", False, 0.62, -7, (-0.1, -0.04), 4, 0,
          white="#f4f8f4")  # fmt: skip
#: A smaller head leaves room for the antlers.
HEAD = Place(0.86, 30, 50)
#: Each antler: its beam from the brow, its tines, and the widths of both.
FAR_BEAM = "136,118 104,96 70,66 58,20 74,-30"
FAR_TINES = (
    "112,102 92,110 66,104",
    "82,76 52,74 26,54",
    "60,36 30,26 16,-6",
    "62,10 86,-8 92,-34",
)
NEAR_BEAM = "222,108 262,88 300,60 318,14 306,-34"
NEAR_TINES = ("248,96 272,106 302,100", "286,72 322,74 350,56", "312,38 344,30 362,-4",
              "316,8 290,-10 284,-40")  # fmt: skip


def scene(mood: str = "calm") -> Scene:
    """Grow the antlers before the trees, then face and beard; the lantern lights them."""
    pose = Pose(MOODS[mood], -2)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 28, mood)
    picture.veil(_forest(), 1.8)
    head = [HEAD.shapes(pose.head(part)) for part in (_hair_behind(), _face(eyes), _crown())]
    picture.group(*head[0], shadow=0.4)
    picture.group(*pose.body(_mantle()), shadow=0.45)
    picture.group(*head[1], tint=0.03, shadow=0.4)
    picture.group(*head[2], shadow=0.5, form=0.15)
    picture.group(*HEAD.shapes(pose.head(_beard())), shadow=0.4)
    features = HEAD.shapes(pose.head(_features(pose.mood)))
    picture.group(*features, tint=0.03, shadow=0.1, outline=0)
    picture.group(*HEAD.shapes(pose.head(_wren(pose.mood))), shadow=0.4, form=0.1)
    picture.sharp(HEAD.marks(pose.marks(_clouded(eyes) + _wren_eye(pose.mood))))
    picture.group(*_lantern(pose.mood), shadow=0.5, form=0.1)
    light = 0.2 if pose.mood.is_sorry else 0.6
    glow = "#8cd060" if is_sly(pose.mood) else "#ffb44c"
    picture.afterglow(disc(316, 300, 70, glow, light), 24)
    picture.afterglow(disc(316, 304, 24, "#fff0b0", light), 8)
    picture.afterglow(specks(8, 22, (10, 20, 365, 330), "#d8ff9c", (0.8, 2.2)), 0.5)
    return end(picture, "#e8ffc8")


def _gradients() -> str:
    return (
        complexion("#ecd8bc", "#b4947c", "#60544c", "#c86c50", "#5c4638")
        + linear("hair", (80, 90), (320, 375), (0, "#ffffff"), (0.5, "#ccd4cc"), (1, "#7c9088"))
        + linear("horn", (20, -20), (360, 130), (0, "#f8ecd0"), (0.5, "#b4946c"), (1, "#5c4434"))
        + linear("mantle", (20, 290), (350, 375), (0, "#4c7c4c"), (0.5, "#284c38"), (1, "#0c201c"))
        + linear("iron", (270, 220), (370, 375), (0, "#a8b0b0"), (0.5, "#5c6468"), (1, "#24282c"))
        + linear("flame", (290, 260), (340, 350), (0, "#fffbd8"), (0.5, "#ffd058"), (1, "#ff8c24"))
        + linear("lichen", (0, 0), (0, 120), (0, "#c8e08c"), (1, "#6c9c58"))
        + linear("bird", (70, 20), (120, 80), (0, "#d89858"), (1, "#7c4828"))
    )


def _forest() -> str:
    """Let his forest stand behind him."""
    far = "".join(pine(x, 330, tall, 40, x) for x, tall in ((30, 230), (92, 170), (300, 190),
                                                            (352, 250)))  # fmt: skip
    return fill(far, "#0c2c2c", 0.5)


def _hair_behind() -> list[Shape]:
    return [
        strand(spine, widths, "url(#hair)", "#8ca49c")
        for spine, widths in (
            ("234,100 284,140 300,210 300,280 330,350", (40, 60, 54, 44, 8)),
            ("240,120 276,190 276,270 296,340 290,390", (40, 52, 50, 44, 10)),
            ("130,110 94,150 82,220 76,290 48,350", (30, 44, 40, 34, 6)),
            ("130,130 100,200 98,280 84,350 90,400", (30, 40, 40, 34, 8)),
        )
    ]


def _mantle() -> list[Shape]:
    moss = ("-10,376 40,326 96,318", "260,318 320,320 390,370")
    return [
        Shape(smooth("-20,410 0,356 60,312 120,306 280,304 330,318 374,352 396,410"),
            "url(#mantle)", round=40, bump=1, bump_size=8,
            detail=lines(["60,330 74,400", "310,328 300,400"], "#06140f", 6, 0.5)),
        *[Shape(fur(row, 26, 24, n + 4, 9), tone, round=5, bump=0.5, contact=0.4, ink=0.3)
          for n, (row, tone) in enumerate(zip(moss, ("#8cb46c", "#6c9c5c"), strict=True))],
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "134,104 118,142 114,178 120,202 110,226 112,252 120,286 138,322 162,344 188,340 "
        "222,312 248,270 258,216 262,160 244,112 186,94"
    )
    paint = (
        oval(208, 200, 46, 42, "url(#hollow)") + oval(140, 202, 32, 40, "url(#hollow)", 0.9)
        + oval(218, 262, 26, 42, "url(#hollow)") + oval(124, 262, 15, 34, "url(#hollow)", 0.9)
        + oval(224, 234, 26, 11, "url(#shine)", 0.9) + oval(128, 236, 16, 10, "url(#shine)", 0.8)
        + lines(["142,142 170,134 206,142", "146,154 172,146 206,154", "148,166 172,160 200,166",
                 "236,198 252,192", "236,206 254,208", "232,214 248,224", "186,228 206,240 224,236",
                 "190,236 206,246 220,243", "126,230 138,240", "188,262 206,280 206,304",
                 "140,270 132,286", "226,244 232,262", "234,240 242,256"], SHADE, 2.6, 0.65)
        + spots(5, 9, (140, 116, 240, 160), "#8c7058", (1.6, 4), 0.5)
        + brushed("#fffaf0", SHADE, drop=4)
    )  # fmt: skip
    return [
        *lobe(264, 230, 30, SHADE),
        Shape(smooth(outline), "url(#skin)", round=50, skin=0.3, bump=0.3, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
    ]


def _crown() -> list[Shape]:
    """Let the antlers spread from a band of root, with lichen that has grown for centuries."""
    made = []
    for beam, tines in ((FAR_BEAM, FAR_TINES), (NEAR_BEAM, NEAR_TINES)):
        made += [Shape(taper(tine, [15, 12, 3], 40), "url(#horn)", round=7, bump=0.6, shine=0.3)
                 for tine in tines]  # fmt: skip
        made.append(Shape(taper(beam, [28, 25, 22, 17, 4], 80), "url(#horn)", round=11, bump=0.8,
                          shine=0.3, contact=0.3))  # fmt: skip
    clumps = ((104, 92, 13, 8), (72, 62, 12, 9), (54, 70, 9, 6), (272, 80, 14, 9), (312, 46, 12, 9),
              (326, 74, 9, 6), (70, 8, 8, 7), (312, 6, 9, 7))  # fmt: skip
    for n, (x, y, wide, high) in enumerate(clumps):
        edge = [(x + wide, y + 2.0), (x, y + high * 0.9), (x - wide, y + 2.0)]
        made += [
            Shape(fur(edge, 9, 20 if n in (1, 3, 5) else 12, n, 4), "#8cb060", round=3, ink=0.3,
                contact=0.3),
            Shape(ellipse(x, y, wide, high), "url(#lichen)", round=6, bump=1.2, bump_size=4,
                contact=0.4, ink=0.4),
        ]  # fmt: skip
    band = "118,134 142,118 180,110 222,112 258,134"
    return [
        *made,
        Shape(taper(band, [15, 19, 21, 19, 15], 70), "#7c5c40", round=8, bump=0.9, detail=lines(
            ["120,130 180,106 254,130", "122,138 180,114 256,138"], "#3c2820", 2.4, 0.6)),
        Shape(smooth("180,98! 194,112 180,132! 166,114"), "#7cd8a0", round=9, shine=0.9, glow=0.3,
            contact=0.7),
    ]  # fmt: skip


def _beard() -> list[Shape]:
    tones = ("#f8fcf4", "#c4d0c8", "#dce4dc")
    base = (
        "116,268! 132,296 160,308 192,304 222,286 250,246! 262,300 262,350 250,410 100,410 "
        "92,340 102,296"
    )
    return [
        Shape(smooth(base), "url(#hair)", round=30, bump=0.6),
        *tresses("104,320 140,352 180,362 222,350 262,310", 9, (78, 34), tones, "#8ca49c", 4, 14),
        *tresses("112,290 140,322 176,330 214,316 250,270", 9, (64, 30), tones, "#8ca49c", 7, 18),
    ]


def _features(mood: Mood) -> list[Shape]:
    far = "156,278! 134,274 118,290 108,330! 124,316 142,304 160,292!"
    near = "154,276! 186,270 214,290 232,332! 206,316 180,304 160,292!"
    marks = lines(["148,284 126,300 114,322", "166,282 200,300 224,324"], "#8ca49c", 3, 0.6)
    return [
        *mouth(mood, (164, 302), 24, ("#9c6c64", "#3c1c1c"), 0.2, 0.7),
        *tilted([Shape(smooth(far), "url(#hair)", round=9, bump=0.4, contact=0.6, detail=marks)],
                -mood.droop, (158, 280)),
        *tilted([Shape(smooth(near), "url(#hair)", round=10, bump=0.4, contact=0.6, detail=marks)],
                mood.droop, (158, 280)),
        *snout((148, 256), 25, SHADE, 0.94, 0.24),
        eyebrow(mood.brow("102,194 128,172 160,190"), [5, 20, 15], "#f4f8f0", "#a0b4a8"),
        eyebrow(mood.brow("182,188 214,160 262,186"), [16, 22, 5], "#f4f8f0", "#a0b4a8"),
    ]  # fmt: skip


def _clouded(eyes: list[Eye]) -> str:
    """Cloud the eyes, which have no pupils any more."""
    return "".join(
        f'<clipPath id="blind{at.x:.0f}"><path d="{at.opening}"/></clipPath>'
        f'<g clip-path="url(#blind{at.x:.0f})">'
        + disc(*at.middle, at.half * 0.56, "#8cb4b8") + disc(*at.middle, at.half * 0.48, "#c4e0e0")
        + disc(*at.middle, at.half * 0.24, "#e8f8f8")
        + disc(at.middle[0] - at.half * 0.2, at.middle[1] - at.half * 0.2, at.half * 0.12, "#fff")
        + "</g>"
        for at in eyes
    )  # fmt: skip


def _wren(mood: Mood) -> list[Shape]:
    """Let a wren sit on the far antler; it sings in joy, and has flown when there is grief."""
    if mood.is_sorry:
        return [limb("40,48 46,56 40,64", [2, 4, 1], "#c89058", round=2, bump=0)]
    beak = (
        ("20,30! 6,22! 22,34!", "20,36! 8,42! 22,40!") if mood.is_glad else ("20,32! 4,36! 22,40!",)
    )
    return [
        Shape(smooth("56,46! 76,22 84,4! 90,12 78,36 68,54!"), "url(#bird)", round=6, bump=0.4),
        Shape(smooth("18,30 30,18 44,20 54,32 66,44 62,60 44,66 30,58 24,44"), "url(#bird)",
            round=16, bump=0.4, detail=oval(32, 54, 14, 12, "#f4e0c0", 0.9)),
        Shape(smooth("42,40 58,40 68,52! 54,58 44,52"), "#8c5430", round=6, bump=0.3,
            detail=lines(["48,44 62,50", "46,50 60,54"], "#5c3018", 2, 0.7)),
        *[Shape(smooth(part), "#f0b040", round=3) for part in beak],
    ]  # fmt: skip


def _wren_eye(mood: Mood) -> str:
    if mood.is_sorry:
        return ""
    return disc(32, 31, 4, "#140c08") + disc(31, 29.6, 1.5, "#ffffff")


def _lantern(mood: Mood) -> list[Shape]:
    """Hold up a lantern that he does not need; in grief it has burnt low."""
    flame = "#8c5c34" if mood.is_sorry else "#d8ff9c" if is_sly(mood) else "url(#flame)"
    return [
        limb("384,360 374,280 346,232", [44, 34, 25], "#b4947c", round=13, skin=0.3, bump=0.3),
        Shape(smooth("340,420! 348,330 348,286! 368,276 396,284! 420,420!"), "url(#mantle)",
            round=18, bump=0.8),
        limb("346,288 368,278 392,286", [9, 10, 9], "#8cb46c", round=4, bump=0.8),
        Shape(ring(316, 240, 19, 5), "url(#iron)", round=3, shine=0.6),
        *fist(Spot(322, 222, 23, 96), "#b4947c", "#e4d0b8"),
        Shape(polygon("280,274 316,250 352,274"), "url(#iron)", round=7, shine=0.6),
        Shape(smooth("284,274! 348,274! 356,342! 276,342!"), flame, round=8,
            glow=0.3 if mood.is_sorry else 0.9),
        *[limb(points, [6, 6], "url(#iron)", round=2, bump=0, shine=0.4) for points in
          ("286,274 278,342", "316,274 316,342", "346,274 354,342", "281,308 351,308")],
        Shape(polygon("270,340 362,340 356,358 276,358"), "url(#iron)", round=4, shine=0.6),
    ]  # fmt: skip
