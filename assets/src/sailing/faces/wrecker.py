"""The Wrecker: gaunt and grinning under a hood of weed, with the lantern that lures ships."""

from ...curves import ellipse, polygon, ring, smooth, taper
from ...faces import fang
from ...figures import limb
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...scene import Light, Scene, Shape
from ...svg import disc, linear, lines, oval, specks, spots

BACKDROP = Backdrop(("#060c20", "#10304c", "#2c6a70"), ("#e0ffe8", "#7cd0b8"), 138, (204, 160))
LIGHT = Light(
    (-0.62, -0.45, 0.5), "#ffe4b0", "#52688c", (0.7, -0.6), "#a0ffe0", 0.9, "#a06a2c", "#050a16"
)
SHADE = "#3c5a50"
NEAR = Eye(213, 203, 28, "#ffb02c", "#7c9c84", lift=0.7, tilt=8, lash=5, wing=0.1)
FAR = Eye(132, 206, 21.5, "#ffb02c", "#7c9c84", False, 0.7, 8, (-0.2, 0.02), 4.6, 0.1)

WEED = (
    ("262,104 304,152 314,220 306,300 326,384", (22, 34, 32, 26, 4)),
    ("276,130 322,190 334,260 350,340", (16, 26, 24, 3)),
    ("248,98 282,150 286,214 276,262", (10, 18, 16, 2)),
    ("140,96 100,132 84,190 92,250 74,320", (18, 28, 24, 18, 2)),
    ("128,108 98,150 100,196 90,224", (8, 14, 12, 1)),
)


def scene(mood: str = "calm") -> Scene:
    """Let the weed hang, then the lean face, the hood, and the lantern in his hand."""
    pose = Pose(MOODS[mood], 5)
    eyes = [pose.mood.eye(at) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 51, mood)
    picture.group(*pose.body(_coat()), shadow=0.45)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_weed()), shadow=0.45)
    picture.group(*pose.head(_hood()), shadow=0.5)
    picture.group(*_lantern(), shadow=0.5, form=0.1)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(282, 178, 12)))
    for at in eyes:
        if not at.shut:
            picture.afterglow(pose.marks(disc(*at.middle, at.half * 1.05, "#ff9a20", 0.45)), 8)
    picture.afterglow(disc(58, 286, 66, "#ffb43c", 0.7), 22)
    picture.afterglow(disc(58, 286, 20, "#fff0b0", 0.9), 6)
    picture.afterglow(specks(6, 18, (10, 200, 120, 375), "#ffc860", (0.7, 2.2)), 0.4)
    return end(picture, "#c8ffe8")


def _gradients() -> str:
    return (
        complexion("#d0e0c0", "#94b09c", "#4c6a68", "#c87850", "#3c5658")
        + linear("weed", (80, 80), (330, 375), (0, "#6ab07a"), (0.5, "#2c6a54"), (1, "#10342e"))
        + linear("hood", (60, 30), (330, 300), (0, "#4a6a8c"), (0.5, "#263c5c"), (1, "#0e182c"))
        + linear("coat", (40, 290), (330, 375), (0, "#5a4a4c"), (1, "#1c141e"))
        + linear("brass", (10, 220), (110, 375), (0, "#ffe8a0"), (0.5, "#d8963c"), (1, "#6a3a18"))
        + linear("light", (20, 250), (96, 330), (0, "#fffbd0"), (0.6, "#ffc848"), (1, "#ff9020"))
    )


def _coat() -> list[Shape]:
    return [
        Shape(smooth("154,282 242,272 246,330 256,380 140,380 156,332"), "url(#skin)", round=28,
            skin=0.3, detail=oval(204, 310, 60, 28, "url(#hollow)")
            + lines(["178,312 172,372", "212,304 216,372"], SHADE, 4, 0.5)),
        Shape(smooth("-6,404 24,356 96,326 146,334! 194,384 250,328! 306,322 354,350 384,404"),
            "url(#coat)", round=26, bump=0.9, bump_size=7,
            detail=lines(["90,346 120,400", "290,344 268,400"], "#0c080e", 4, 0.6)),
        Shape(taper("120,352 150,340 190,380 246,338 290,340", [6, 8, 9, 8, 6], 70), "#b8a478",
            round=4, bump=0.8, detail=lines(["124,350 150,342 188,380", "200,376 246,340 286,342"],
                                            "#6a5a38", 2, 0.7)),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "122,100 102,140 98,172 106,198 96,222 106,250 112,276 128,312 148,340 172,344 200,324 "
        "240,280 254,236 270,198 272,144 242,96 170,86"
    )
    paint = (
        oval(208, 192, 48, 42, "url(#hollow)") + oval(131, 194, 34, 38, "url(#hollow)")
        + oval(222, 258, 26, 40, "url(#hollow)") + oval(112, 258, 16, 30, "url(#hollow)", 0.8)
        + oval(226, 226, 26, 12, "url(#shine)", 0.8) + oval(112, 226, 18, 11, "url(#shine)", 0.7)
        + lines(["130,146 162,138 202,146", "140,132 172,124 208,132", "182,228 198,238 210,242",
                 "188,262 202,282 198,304"], SHADE, 2.6, 0.6)
        + spots(6, 12, (216, 240, 256, 280), "#3c5a50", (1.4, 3), 0.5)
        + brushed("#e8f4d8", SHADE)
    )  # fmt: skip
    return [
        *lobe(274, 220, 31, SHADE),
        Shape(smooth(outline), "url(#skin)", round=54, skin=0.2, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("100,178 126,172 156,190"), [5, 12, 11], "#1c3a34", "#4a8a70"),
        eyebrow(mood.brow("178,184 214,156 256,160"), [11, 14, 4], "#1c3a34", "#4a8a70"),
        *snout((142, 250), 23, SHADE, 0.8, 0.26),
        *mouth(mood, (158, 290), 33, ("#6a6a5c", "#1c2020"), None, 0.8),
        Shape(ring(278, 262, 13, 4), "#ffd45a", round=3, shine=0.8),
        fang(171, 326, 22, 10, 90, "#8ca890"),
    ]


def _weed() -> list[Shape]:
    return [strand(spine, widths, "url(#weed)", "#9ae0a0", 0.5) for spine, widths in WEED]


def _hood() -> list[Shape]:
    cowl = (
        "60,236! 62,170 78,104 120,56 186,32 258,48 306,98 328,170 336,262! 352,330 344,372! "
        "312,352 306,290 300,214 280,150 240,116 184,104 132,116 100,152 90,200 84,244!"
    )
    tears = lines(["120,70 100,120", "190,44 186,96", "258,60 270,112", "312,140 300,190"],
                  "#0a1222", 4, 0.5)  # fmt: skip
    barnacles = [
        shape
        for x, y, size in ((140, 78, 11), (160, 70, 8), (286, 110, 12), (304, 132, 8), (236, 62, 9))
        for shape in (Shape(ellipse(x, y, size, size * 0.86), "#d8d0b8", round=6, bump=0.8),
                      Shape(ellipse(x, y - 1, size * 0.42, size * 0.34), "#4a4438", round=2,
                            contact=0))
    ]  # fmt: skip
    hem = "62,238 88,200 100,152 132,116 184,104 240,116 280,150 300,214 308,300"
    return [
        Shape(smooth(cowl), "url(#hood)", round=26, bump=0.8, bump_size=8, contact=0.7,
            detail=tears),
        limb(hem, [7, 8, 9, 10, 10, 10, 10, 9, 7], "#3a5a7c", round=5, bump=0.5),
        *barnacles,
    ]  # fmt: skip


def _lantern() -> list[Shape]:
    return [
        Shape(ring(58, 226, 22, 6), "url(#brass)", round=4, shine=0.7),
        Shape(polygon("30,262 58,238 86,262"), "url(#brass)", round=6, shine=0.7),
        Shape(smooth("30,262! 86,262! 92,318! 24,318!"), "url(#light)", round=8, glow=0.9),
        *[limb(points, [5, 5], "url(#brass)", round=2, bump=0) for points in
          ("32,262 26,318", "58,262 58,318", "84,262 90,318")],
        Shape(polygon("20,316 96,316 92,332 24,332"), "url(#brass)", round=4, shine=0.6),
        *[Shape(ellipse(x, y, 12, 9, 20), "url(#skin)", round=8) for x, y in
          ((38, 222), (42, 208), (52, 198))],
    ]  # fmt: skip
