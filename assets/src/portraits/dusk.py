"""Dusk: a tall and very old scholar, whose owl has read more than he has."""

from ..curves import Points, ellipse, place, polygon, smooth, taper
from ..figures import limb
from ..sailing.faces._pair import Place
from ..scene import Light, Scene, Shape
from ..svg import clouds, disc, fill, linear, lines, oval
from ..tilt import tilted
from ._face import Eye, brushed, complexion, eye, glance, glints, lobe, snout
from ._hair import strand, tresses
from ._mood import MOODS, Mood, Pose, mouth, sweat
from ._stage import Backdrop, begin, end

BACKDROP = Backdrop(("#1c1440", "#6c3c80", "#f89c74"), ("#fff0b0", "#ff9c5c"), 134, (176, 186))
LIGHT = Light(ambient="#6c5c94", rim_colour="#ffd4a0", rim=0.95, bounce="#8c4c50", ink="#140c1c")
SHADE = "#805038"
NEAR = Eye(206, 210, 23, "#5c4a94", "#c89878", lift=0.5, tilt=-6, lash=4, wing=0.04)
FAR = Eye(138, 212, 18, "#5c4a94", "#c89878", False, 0.5, -6, (-0.2, 0.02), 3.6, 0.04)
#: The head is narrow and stands high, so that there is room for the owl.
HEAD = Place(0.86, -16, 14)
#: The middle of the owl's face, and the radius of an eye.
OWL, ROUND = (299, 226), 19


def scene(mood: str = "calm") -> Scene:
    """Raise the long head over the gown, then its beard and cap; the owl sits before all."""
    pose = Pose(MOODS[mood], 2)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 52, mood)
    picture.veil(clouds(9, 5, (0, 220, 375, 330), 120, "#fcc08c", 0.35), 9)
    picture.group(*pose.body(_gown()), shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_face(eyes))), tint=0.03, shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_beard())), shadow=0.4)
    picture.group(*pose.head(HEAD.shapes(_features(pose.mood))), tint=0.03, shadow=0.2, outline=0)
    picture.group(*pose.head(HEAD.shapes(_cap(pose.mood))), shadow=0.5, shadow_offset=(-2, 9))
    picture.sharp(pose.marks(HEAD.marks("".join(glance(at) + glints(at) for at in eyes))))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(HEAD.marks(sweat(262, 186, 12))))
    picture.group(*_owl(pose.mood), shadow=0.5)
    picture.sharp(_owl_glints(pose.mood))
    return end(picture, "#ffe8c0")


def _gradients() -> str:
    return (
        complexion("#fce0b4", "#e4b484", "#94603f", "#e07850", "#6c4030")
        + linear("hair", (90, 160), (280, 375), (0, "#ffffff"), (0.5, "#d4d0e0"), (1, "#8c84a8"))
        + linear("gown", (30, 280), (340, 375), (0, "#5c3c9c"), (1, "#1c1040"))
        + linear("velvet", (60, 20), (320, 150), (0, "#8c5cc8"), (0.5, "#48287c"), (1, "#1c0e38"))
        + linear("gold", (60, 30), (300, 330), (0, "#fff4b8"), (0.5, "#f0b840"), (1, "#9c5c1c"))
        + linear("owl", (240, 160), (370, 375), (0, "#d89c60"), (0.5, "#94602f"), (1, "#4c2c1c"))
        + linear("disk", (260, 190), (340, 260), (0, "#fff0d0"), (1, "#d8a470"))
        + linear("breast", (260, 260), (340, 375), (0, "#fff0d4"), (1, "#c89868"))
    )


def _gown() -> list[Shape]:
    return [
        Shape(smooth("118,262 186,262 206,320 220,390 104,390 108,330"), "url(#skin)", round=26,
            skin=0.4, detail=oval(166, 300, 60, 30, "url(#hollow)")
            + lines(["140,300 136,352", "178,300 182,356"], SHADE, 3, 0.5)),
        Shape(smooth("-10,410 6,352 60,316 92,290! 110,344 160,394 210,348 234,290! 290,312 "
                     "350,340 390,410"), "url(#gown)", round=30, bump=0.4,
            detail=lines(["48,330 64,404", "84,318 112,404", "250,310 226,404"], "#140a30", 4,
                0.5)),
        limb("92,290 106,338 160,392 212,346 236,292", [16, 22, 22, 22, 16], "url(#gold)",
            round=8, shine=0.6, bump=0.2),
    ]  # fmt: skip


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "132,84 116,128 112,172 118,202 108,228 112,256 120,286 136,318 158,340 182,342 206,324 "
        "238,284 256,238 264,186 262,122 234,82 180,70"
    )
    paint = (
        oval(206, 204, 44, 36, "url(#hollow)", 0.9) + oval(138, 206, 30, 32, "url(#hollow)", 0.8)
        + oval(220, 264, 22, 36, "url(#hollow)", 0.8) + oval(122, 264, 14, 30, "url(#hollow)", 0.7)
        + oval(222, 240, 28, 18, "url(#blush)", 0.8) + oval(120, 242, 18, 18, "url(#blush)", 0.7)
        + lines(["142,150 170,144 206,150", "146,138 174,132 204,137", "154,162 174,158 192,161",
                 "234,206 250,198", "236,213 254,212", "234,220 250,228", "184,262 198,280 196,298",
                 "132,266 126,282", "190,228 204,234 216,232"], SHADE, 2.4, 0.55)
        + brushed("#fff0d0", SHADE, drop=6)
    )  # fmt: skip
    return [
        *lobe(264, 226, 33, SHADE, 4),
        Shape(smooth(outline), "url(#skin)", round=54, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
    ]


def _beard() -> list[Shape]:
    """Comb a long beard down the breast, and what hair is left behind the ear."""
    tones = ("#f8f4fc", "#c4bcd4", "#e0dcec")
    return [
        *[strand(spine, (14, 26, 20, 2), "url(#hair)", "#9c94b8") for spine in (
            "252,156 274,190 276,232 286,268", "244,164 262,200 258,240 268,266",
            "122,150 108,186 106,214 98,236")],
        *tresses("126,312 146,330 176,332 204,322 216,300", 7, (104, 34), tones, "#9c94b8", 4, 12),
        *tresses("134,306 152,322 176,324 206,304", 5, (72, 30), tones, "#9c94b8", 9, 10),
    ]  # fmt: skip


def _features(mood: Mood) -> list[Shape]:
    """Set nose and mouth, and the long ends of moustache and brows."""
    far = "150,276! 130,272 116,286 106,312 98,356! 114,340 128,304 152,286!"
    near = "148,276! 174,270 194,284 208,314 216,362! 198,344 184,306 152,288!"
    brows = (
        ("152,192 128,178 108,192 96,232 94,262", (12, 16, 12, 8, 1.5)),
        ("178,190 212,166 246,176 266,216 270,256", (12, 18, 15, 9, 1.5)),
    )
    return [
        *mouth(mood, (158, 298), 21, ("#b86050", "#48201c"), 0.3, 0.8),
        *tilted([Shape(smooth(far), "url(#hair)", round=8, bump=0.3, contact=0.6)],
                -mood.droop * 0.6, (150, 280)),
        *tilted([Shape(smooth(near), "url(#hair)", round=9, bump=0.3, contact=0.6)],
                mood.droop * 0.6, (150, 280)),
        *snout((148, 258), 21, SHADE, 0.8, 0.14),
        *[strand(mood.brow(spine), widths, "url(#hair)", "#9c94b8") for spine, widths in brows],
    ]  # fmt: skip


def _cap(mood: Mood) -> list[Shape]:
    """Set a square cap on the crown; its tassel swings with the mood."""
    swing = -16 if mood.is_glad else 10 if mood.is_sorry else 0
    board = "34,74! 178,28! 344,62! 196,122!"
    tassel = tilted(
        [
            limb("64,78 58,104 60,138", [4, 4.4, 5], "url(#gold)", round=2, bump=0, shine=0.5),
            Shape(ellipse(60, 142, 9), "url(#gold)", round=6, shine=0.8),
            *[limb([(60, 146), (60 + aside, 168), (60 + aside * 1.5, 190)], [6, 7, 3.4],
                "url(#gold)", round=3, bump=0.3, contact=0.4) for aside in (-9, 8, -3, 3)],
        ], swing, (64, 78),
    )  # fmt: skip
    return [
        Shape(
            smooth("118,146! 112,112 118,88! 268,88! 274,112 270,148! 240,132 190,124 144,130"),
            "url(#velvet)",
            round=18,
            bump=0.4,
        ),
        limb(
            "116,140 146,126 190,120 240,128 272,144",
            [8, 9, 9, 9, 8],
            "url(#gold)",
            round=4,
            shine=0.6,
            bump=0,
        ),
        Shape(polygon("34,74 196,122 344,62 344,72 196,134 34,84"), "#1c0e38", round=4, bump=0.2),
        Shape(
            polygon(board),
            "url(#velvet)",
            round=6,
            bump=0.5,
            bump_size=5,
            detail=lines(["48,75 178,36 328,63"], "#c8a0f8", 3, 0.5),
        ),
        limb("190,72 120,70 64,78", [4, 4, 4], "url(#gold)", round=2, bump=0, shine=0.5),
        Shape(ellipse(190, 72, 11, 7), "url(#gold)", round=6, shine=0.9),
        *tassel,
    ]


def _owl(mood: Mood) -> list[Shape]:
    """Seat the owl: joy opens its eyes wide, grief lets it look away from it all."""
    x, y = OWL
    put = _put
    body = "-30,20 -52,64 -56,118 -40,170 40,170 56,118 54,64 34,20"
    head = "-52,-10 -60,-66! -34,-46 0,-52 34,-46 62,-64! 54,-10 46,26 0,44 -46,26"
    wing = "26,56 56,70 66,120 44,176! 24,130"
    breast: list[Points] = [
        put(f"{a - 8},{b} {a},{b + 9} {a + 8},{b}")
        for b, row in ((66, (-18, 4)), (88, (-28, -6, 14)), (110, (-18, 4)), (132, (-28, -6, 14)))
        for a in row
    ]
    lids = 0.5 if mood.is_sorry else 0.0
    made = [
        Shape(smooth(put(body)), "url(#owl)", round=34, bump=0.8, bump_size=6),
        Shape(smooth(put("-30,46 -38,96 -28,160 20,160 32,96 26,46")), "url(#breast)", round=24,
            bump=0.6, bump_size=6, detail=lines(breast, "#7c4824", 4.6, 0.8)),
        Shape(smooth(put(wing)), "url(#owl)", round=14, bump=0.6, detail=lines(
            [put("40,84 46,130"), put("54,96 52,136")], "#3c2010", 4, 0.6)),
        Shape(smooth(put(head)), "url(#owl)", round=30, bump=0.7, bump_size=6, contact=0.7,
            detail=lines([put("-48,-46 -30,-28"), put("50,-44 32,-28"), put("-10,-48 -6,-28"),
                put("10,-48 6,-28")], "#4c2c14", 5, 0.7)),
    ]  # fmt: skip
    for side in (-1, 1):
        cx, cy = x + side * 23, y + 2
        made += [
            Shape(ellipse(cx, cy, 26, 28), "url(#disk)", round=14, bump=0.5, contact=0.4),
            Shape(ellipse(cx, cy, ROUND), "#ffb81c", round=12, glow=0.6, shine=0.5),
            Shape(ellipse(cx - 2, cy + 5 * (lids > 0), ROUND * (0.62 if mood.is_glad else 0.5)),
                "#140a10", round=4, contact=0, rim=0),
        ]  # fmt: skip
        if lids:
            lid = place("-1.12,.1! -.9,-.7 0,-1.14 .9,-.7 1.12,.1! .5,-.1 0,-.06 -.5,-.1", cx, cy,
                        ROUND, side * 16)  # fmt: skip
            made.append(Shape(smooth(lid), "#b07840", round=8, bump=0.3, contact=0.6))
    return [
        *made,
        Shape(taper(put("-2,-18 -26,-30 -50,-54"), [10, 13, 2]), "#fff0d4", round=5, bump=0.4),
        Shape(taper(put("2,-18 26,-30 52,-52"), [10, 13, 2]), "#fff0d4", round=5, bump=0.4),
        Shape(smooth(put("0,4! 10,14 6,28 0,38! -6,28 -10,14")), "#e8902c", round=8, shine=0.6),
    ]


def _put(points: Points) -> Points:
    return place(points, *OWL, 1)


def _owl_glints(mood: Mood) -> str:
    if mood.is_sorry:
        return ""
    x, y = OWL
    return "".join(disc(x + side * 23 - 6, y - 5, 5, "#ffffff") for side in (-1, 1)) + fill(
        smooth(place("0,-2 2,4 0,10", x - 2, y + 12, 1)), "#ffffff", 0.4
    )
