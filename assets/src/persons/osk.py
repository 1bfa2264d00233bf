"""Brother Osk: a monk who seeks his spectacles; they are on his brow, below the candle."""

from ..actors import Hand
from ..curves import ellipse, polygon, ring, smooth
from ..figures import limb
from ..portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ..portraits._hair import strand
from ..portraits._mood import Mood, Pose, sweat
from ..portraits._stage import Backdrop, begin, end
from ..scene import Light, Scene, Shape
from ..sparks import flame, glint
from ..svg import disc, fill, linear, lines, oval, spots
from ._sly import MOODS, is_sly, mouth

BACKDROP = Backdrop(("#120e30", "#34286c", "#7458a4"), ("#e8a8d0", "#7c58b4"), 132, (192, 150))
LIGHT = Light(ambient="#645c94", rim_colour="#ffd890", rim=0.95, bounce="#4c5cc8", ink="#100a20")
SHADE = "#9c5c4c"
NEAR = Eye(212, 216, 27, "#4c6c8c", "#e0a084", lift=1.02, tilt=-6, look=(-0.04, -0.2), wing=0)
FAR = Eye(136, 219, 21, "#4c6c8c", "#e0a084", False, 0.94, -6, (-0.04, -0.2), 4, 0)
WICK = (212.0, 24.0)


def scene(mood: str = "calm") -> Scene:
    """Raise the bare dome out of the cowl; the book shines from below, the candle from above."""
    pose = Pose(MOODS[mood], 3)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 23, mood)
    picture.group(*pose.body(_cowl_behind()), shadow=0.4)
    picture.group(*pose.head(_fringe()), shadow=0.35)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_tufts()), shadow=0.3)
    picture.group(*pose.head(_spectacles()), shadow=0.35, form=0, outline=1)
    picture.group(*pose.head(_candle()), shadow=0.45, form=0.05)
    picture.group(*pose.body(_cowl()), shadow=0.5)
    picture.group(*_book(), shadow=0.5, form=0.15)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    picture.sharp(pose.marks(_lenses()))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(276, 206, 12)))
        picture.veil(pose.marks(lines(["212,48 202,30 220,14 208,-6"], "#d8d0e8", 7, 0.6)), 2)
    else:
        _light(picture, pose)
    return end(picture, "#c8d8ff")


def _light(picture: Scene, pose: Pose) -> None:
    """Burn the candle, and let the signs of an incantation rise out of the book."""
    size = 44 if pose.mood.name == "calm" else 54
    picture.afterglow(pose.marks(disc(WICK[0], WICK[1] + 20, 74, "#ffb040", 0.8)), 20)
    tones = ("#ff8a2a", "#ffc23a", "#fff0a0", "#ffffff")
    if is_sly(pose.mood):
        tones = ("#2c5cf0", "#5c9cff", "#b8e0ff", "#ffffff")
    picture.sharp(pose.marks(flame((WICK[0], WICK[1] + 32), size, 3, tones, 0.12)))
    rising = ((42, 262, 16), (74, 300, 9), (24, 214, 10), (58, 176, 8), (22, 140, 6), (50, 112, 5))
    marks = "".join(glint(x, y, size, "#a8d8ff") for x, y, size in rising)
    picture.afterglow("".join(disc(x, y, 16, "#5c94ff", 0.7) for x, y, _ in rising), 7)
    picture.sharp(marks)


def _gradients() -> str:
    return (
        complexion("#ffe4c0", "#f4bc94", "#b0745c", "#ec5c4c", "#9c5c4c")
        + linear("hair", (80, 180), (310, 300), (0, "#c89c6c"), (0.5, "#8c6444"), (1, "#4c3428"))
        + linear("habit", (30, 280), (330, 375), (0, "#a4744c"), (0.5, "#6c442c"), (1, "#301c1c"))
        + linear("dark", (60, 220), (310, 375), (0, "#3c2428"), (1, "#180c14"))
        + linear("brass", (100, 100), (270, 160), (0, "#fff0b0"), (0.5, "#e0a83c"), (1, "#8c541c"))
        + linear("wax", (190, 40), (236, 40), (0, "#fffbe6"), (1, "#e0c490"))
        + linear("page", (20, 290), (160, 375), (0, "#e8f4ff"), (0.5, "#b0d0ff"), (1, "#6c84c8"))
        + linear("cover", (10, 320), (170, 375), (0, "#8c2c4c"), (1, "#3c1028"))
    )


def _cowl_behind() -> list[Shape]:
    return [
        Shape(smooth("-10,410 16,330 70,274 130,250 260,250 316,276 362,330 390,410"),
            "url(#habit)", round=40, bump=0.8),
        Shape(smooth("84,300 120,262 260,262 300,300 290,390 96,390"), "url(#dark)", round=30),
        Shape(smooth("158,296 240,290 246,340 250,390 150,390 156,340"), "url(#skin)", round=24,
            skin=0.3, detail=oval(200, 322, 56, 34, "url(#hollow)")
            + lines(["180,322 176,380", "214,318 218,380"], SHADE, 3, 0.5)),
    ]  # fmt: skip


def _fringe() -> list[Shape]:
    return [
        strand(spine, widths, "url(#hair)", "#e8c490")
        for spine, widths in (
            ("268,164 306,190 310,232 328,254", (24, 32, 24, 2)),
            ("272,190 300,230 290,266 306,286", (24, 30, 22, 2)),
            ("268,150 302,170 320,206 344,214", (22, 30, 20, 2)),
            ("112,164 84,182 76,212 56,220", (18, 26, 18, 2)),
            ("110,180 86,204 88,236 70,256", (16, 26, 20, 2)),
        )
    ]


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "138,104 112,134 106,166 110,196 104,218 100,244 110,270 122,298 142,330 166,344 "
        "198,336 236,304 264,262 278,210 284,166 270,120 234,88 186,82"
    )
    paint = (
        oval(212, 208, 44, 34, "url(#hollow)", 0.6) + oval(138, 210, 30, 30, "url(#hollow)", 0.55)
        + oval(232, 258, 32, 24, "url(#blush)", 0.9) + oval(118, 260, 20, 22, "url(#blush)", 0.8)
        + oval(166, 104, 40, 18, "url(#shine)", 0.9)
        + lines(["132,176 160,168 198,172", "140,164 168,158 206,162", "240,222 258,220",
                 "238,230 256,234", "190,228 206,238 222,240", "196,270 210,286 208,304",
                 "140,276 130,290 132,304"], SHADE, 2.4, 0.5)
        + spots(9, 34, (124, 296, 236, 342), "#6c5054", (0.8, 1.5), 0.55)
        + brushed("#fff0d4", SHADE, drop=4)
    )  # fmt: skip
    return [
        *lobe(288, 238, 36, SHADE, 16),
        Shape(
            smooth("106,222! 86,210 76,226 84,252 102,262!"),
            "url(#skin)",
            round=9,
            skin=0.5,
            ink=0.7,
        ),
        Shape(smooth(outline), "url(#skin)", round=64, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("98,194 124,172 156,176"), [8, 18, 12], "#a87c50", "#e8c490"),
        eyebrow(mood.brow("184,174 220,156 262,188"), [13, 20, 8], "#a87c50", "#e8c490"),
        *snout((140, 268), 27, SHADE, 1.08, 0.06),
        *_ink(),
        *_murmur(mood),
    ]


def _ink() -> list[Shape]:
    """Blot the nose, where he scratches it, and the cheek, where he leans on his hand."""
    looks = {"round": 3, "shine": 0.5, "contact": 0.1, "ink": 0.2, "rim": 0.3}
    return [
        Shape(
            smooth("142,232 150,226 158,234 160,246 166,256 162,266 156,262 152,270 147,260 "
                "149,248"), "#2c3088", **looks),  # type: ignore[arg-type]
        *[Shape(ellipse(x, y, size, size * 0.9), "#2c3088", **looks)  # type: ignore[arg-type]
          for x, y, size in ((142, 254, 3.2), (136, 266, 2.4), (232, 276, 4), (244, 270, 2.6))],
        limb("218,286 234,284 250,276", [2, 6, 2], "#3c4498", round=2, bump=0, contact=0, ink=0,
            rim=0),
    ]  # fmt: skip


def _murmur(mood: Mood) -> list[Shape]:
    """Let the calm mouth say the words half aloud."""
    if mood.is_glad or mood.is_sorry or is_sly(mood):
        return mouth(mood, (162, 308), 26, ("#c0605c", "#501c24"), 0.2, 0.9)
    return [
        Shape(ellipse(160, 310, 17, 15, -6), "#b85854", round=8, contact=0.2, ink=0.3),
        Shape(ellipse(161, 311, 10.6, 9.6, -6), "#4a1420", round=3, flat=0.6, contact=0, rim=0),
        Shape(smooth("152,305! 170,303! 169,308 161,309 153,309"), "#fffaf0", round=2, glow=0.4,
            contact=0, ink=0.2, rim=0),
        Shape(smooth("149,318 160,324 173,317 170,327 160,330 151,327"), "#cc706a", round=5,
            contact=0.1, ink=0.1, shine=0.3),
    ]  # fmt: skip


def _tufts() -> list[Shape]:
    return [
        strand(spine, widths, "url(#hair)", "#e8c490")
        for spine, widths in (
            ("282,168 270,196 276,218 266,232", (12, 18, 12, 1)),
            ("280,176 292,200 288,216 300,230", (12, 16, 11, 1)),
        )
    ]


def _spectacles() -> list[Shape]:
    return [
        Shape(ring(216, 128, 31, 5.4, 0.86), "url(#brass)", round=3, shine=0.8, gloss=9),
        Shape(ring(142, 134, 25, 5, 0.9), "url(#brass)", round=3, shine=0.8, gloss=9),
        limb("166,130 176,122 186,126", [5, 5, 5], "url(#brass)", round=2, bump=0),
        limb("246,126 270,140 288,196", [5, 5, 4], "url(#brass)", round=2, bump=0),
    ]


def _lenses() -> str:
    return (
        oval(216, 128, 26, 22, "#d8f0ff", 0.22) + oval(142, 134, 20, 18, "#d8f0ff", 0.22)
        + fill(smooth("198,124! 208,110 224,110! 208,120 202,136"), "#ffffff", 0.65)
        + fill(smooth("128,132! 136,120 148,120! 136,128 131,142"), "#ffffff", 0.65)
    )  # fmt: skip


def _candle() -> list[Shape]:
    """Stand the candle on the dome, in the wax of all the candles before it."""
    pool = (
        "160,96! 168,84 190,80 234,80 256,88 268,102! 272,120 260,122 253,106 241,104 237,122 "
        "227,126 221,108 200,104 194,116 184,116 181,102"
    )
    stick = "192,66! 200,58 222,57 234,65! 236,84 240,96! 186,96! 190,82"
    return [
        Shape(smooth(pool), "url(#wax)", round=10, bump=0.2, contact=0.6, glow=0.2),
        Shape(smooth(stick), "url(#wax)", round=18, contact=0.5, glow=0.25),
        limb("196,66 194,78 196,88", [7, 9, 6], "#fffbe6", round=3, contact=0.3, ink=0.3),
        limb("228,64 230,76", [6, 8], "#fff4d4", round=3, contact=0.3, ink=0.3),
        limb("212,62 212,48", [3, 2.4], "#2c1c14", round=1, bump=0),
    ]


def _cowl() -> list[Shape]:
    """Fold the hood round the neck, and tie it with a cord."""
    roll = (
        "64,292! 84,312 112,340 156,362 206,364 256,346 292,314 312,284! 336,304 336,340 300,376 "
        "230,400 150,400 80,376 44,336"
    )
    return [
        Shape(smooth(roll), "url(#habit)", round=30, bump=0.8,
            detail=lines(["80,326 110,364", "150,366 160,396", "230,366 240,396",
                          "300,324 286,370"], "#24141a", 6, 0.5)),
        limb("76,300 120,344 180,366 248,352 300,300", [5, 6, 6, 6, 5], "#c89868", round=3),
    ]  # fmt: skip


def _book() -> list[Shape]:
    """Hold up the book in the near hand; its pages shine."""
    hand = Hand(78, 432, 34, -62, "#d89878")
    fingers = [
        hand.finger([(0.9, -0.5 + n * 0.3), (1.5, -0.5 + n * 0.32), (1.9, -0.42 + n * 0.3)], 0.32)
        for n in range(4)
    ]
    return [
        Shape(polygon("-12,326 46,350 122,324 130,410 60,430 -20,410"), "url(#cover)", round=8,
            bump=0.3),
        Shape(smooth("-8,316! 20,310 46,338! 50,404! 26,386 -12,392!"), "url(#page)", round=8,
            glow=0.5, detail=lines(["0,332 22,328 38,346", "0,348 22,344 40,362",
                                    "0,364 22,360 42,378"], "#4054b0", 3, 0.6)),
        Shape(smooth("46,338! 72,308 116,312! 124,392! 76,384 50,404!"), "url(#page)", round=8,
            glow=0.5, detail=lines(["58,346 80,328 108,330", "60,362 82,344 110,346",
                                    "62,378 84,360 112,362"], "#4054b0", 3, 0.6)),
        *fingers,
    ]  # fmt: skip
