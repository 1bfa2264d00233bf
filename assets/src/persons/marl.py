"""Goodwife Marl: a baker as broad as her oven, flour on her cheek, the rolling pin at the ready."""

from ..curves import ellipse, smooth, taper
from ..figures import Spot, fist, limb
from ..portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ..portraits._hair import strand
from ..portraits._mood import Mood, Pose, sweat
from ..portraits._stage import Backdrop, begin, end
from ..scene import Light, Scene, Shape
from ..svg import disc, linear, lines, oval, specks
from ..tilt import tilted
from ._sly import MOODS, is_sly, mouth

BACKDROP = Backdrop(("#24405c", "#6c98ac", "#f0dca8"), ("#fff8dc", "#f8d898"), 150, (184, 172))
LIGHT = Light(ambient="#6c7c98", rim_colour="#fff0c8", rim=0.9, bounce="#a8744c", ink="#16141e")
SHADE = "#b05c4c"
NEAR = Eye(216, 208, 25, "#5c8c4c", "#eca48c", lift=0.74, tilt=2, look=(-0.2, 0.02), wing=0.24)
FAR = Eye(136, 211, 20, "#5c8c4c", "#eca48c", False, 0.74, 2, (-0.26, 0.02), 4, 0.2)


def scene(mood: str = "calm") -> Scene:
    """Puff up the cap round the broad face; shoulder the pin in a fist that kneads dough daily."""
    pose = Pose(MOODS[mood], -3)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 22, mood)
    picture.group(*pose.head(_cap_behind()), shadow=0.35)
    picture.group(*pose.body(_dress()), shadow=0.45)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.3)
    picture.group(*pose.head(_cap()), shadow=0.5, shadow_offset=(-2, 9))
    picture.group(*_shouldered(_pin(), pose.mood), shadow=0.5, form=0.2)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    picture.veil(pose.marks(_flour()), 2.2)
    picture.sharp(pose.marks(specks(4, 26, (206, 236, 262, 280), "#ffffff", (0.7, 1.8))))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(276, 196, 12)))
    picture.afterglow(specks(9, 30, (10, 200, 365, 375), "#fff4dc", (0.8, 2.2)), 1, 0.6)
    return end(picture, "#fff4d0")


def _gradients() -> str:
    return (
        complexion("#ffdcc0", "#f4ac90", "#c06c60", "#f04c44", "#b05c4c")
        + linear("hair", (90, 90), (300, 260), (0, "#d8844c"), (0.5, "#9c4c2c"), (1, "#54241c"))
        + linear("linen", (60, 20), (330, 230), (0, "#ffffff"), (0.5, "#f0ece4"), (1, "#a8acc0"))
        + linear("dress", (30, 290), (340, 375), (0, "#5c84cc"), (1, "#1c2c64"))
        + linear("apron", (110, 310), (280, 375), (0, "#fffaf0"), (1, "#c0b4a8"))
        + linear("wood", (230, 30), (380, 300), (0, "#f8d090"), (0.5, "#d0924c"), (1, "#8c5428"))
        + linear("arm", (250, 240), (375, 375), (0, "#f8bc9c"), (1, "#b86450"))
    )


def _cap_behind() -> list[Shape]:
    puff = (
        "84,190! 54,160 48,110 78,60 120,24 180,8 244,16 300,50 330,100 326,156 300,200! "
        "250,150 190,130 130,146"
    )
    return [Shape(smooth(puff), "url(#linen)", round=50, bump=0.6, bump_size=16)]


def _dress() -> list[Shape]:
    checks = lines([f"{x},300 {x - 8},404" for x in range(20, 380, 30)], "#c8dcf8", 4, 0.35)
    checks += lines([f"0,{y} 375,{y}" for y in range(318, 400, 24)], "#c8dcf8", 4, 0.35)
    return [
        Shape(smooth("140,286 262,280 274,340 284,400 120,400 130,340"), "url(#skin)", round=36,
            skin=0.4, detail=oval(200, 318, 74, 26, "url(#hollow)")
            + lines(["152,326 190,334 236,326"], SHADE, 3, 0.4)),
        Shape(smooth("-30,410 -8,352 50,320 116,318! 150,356 200,366 252,354 280,312! 334,318 "
                     "384,350 410,410"), "url(#dress)", round=36, bump=0.5, detail=checks),
        Shape(smooth("96,404! 108,366 146,364 200,374 254,362 288,356 300,404!"), "url(#apron)",
            round=14, bump=0.4, detail=lines(["140,376 136,404", "256,372 262,404"], "#8c8490", 3,
                                             0.5)),
        limb("108,322 134,352 198,368 258,352 286,316", [10, 13, 13, 13, 10], "url(#linen)",
            round=6, bump=0.8, bump_size=5),
    ]  # fmt: skip


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "112,130 90,164 84,196 80,226 70,252 78,288 104,320 140,336 172,338 216,334 264,312 "
        "298,270 302,222 292,168 258,118 176,104"
    )
    paint = (
        oval(214, 200, 42, 28, "url(#hollow)", 0.55) + oval(134, 202, 30, 26, "url(#hollow)", 0.5)
        + oval(244, 252, 48, 38, "url(#blush)") + oval(98, 254, 30, 34, "url(#blush)")
        + oval(190, 132, 96, 24, "url(#hollow)", 0.7)
        + lines(["112,318 150,334 190,336 230,326"], SHADE, 4, 0.4)
        + lines(["250,196 266,190", "250,204 268,204", "192,266 210,284 212,300",
                 "140,262 126,276 124,290"], SHADE, 2.4, 0.5)
        + brushed("#ffe8d0", SHADE)
    )  # fmt: skip
    return [
        Shape(
            smooth("92,300! 110,338 160,356 214,352 264,330 290,290! 250,318 180,328 120,318"),
            "url(#skin)",
            round=22,
            skin=0.5,
            ink=0.7,
        ),
        Shape(smooth(outline), "url(#skin)", round=70, skin=0.5, ink=0.8, detail=paint),
        Shape(
            ellipse(246, 250, 36, 29),
            "url(#skin)",
            round=28,
            contact=0.1,
            ink=0,
            rim=0.1,
            skin=0.5,
            detail=oval(246, 254, 44, 36, "url(#blush)"),
        ),
        Shape(
            ellipse(100, 254, 24, 27),
            "url(#skin)",
            round=22,
            contact=0.1,
            ink=0,
            rim=0.1,
            skin=0.5,
            detail=oval(100, 258, 30, 34, "url(#blush)"),
        ),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("104,184 126,168 156,182"), [3, 8, 7], "#7a3820", "#c87848"),
        eyebrow(mood.brow("186,180 218,160 256,176"), [8, 10, 3], "#7a3820", "#c87848"),
        *snout((149, 250), 25, SHADE, 1.24, -0.2),
        Shape(
            ellipse(150, 252, 20, 16),
            "url(#skin)",
            round=18,
            contact=0,
            ink=0,
            rim=0.1,
            skin=0.5,
            shine=0.3,
            gloss=14,
            detail=oval(154, 256, 22, 17, "url(#blush)"),
        ),
        *mouth(mood, (162, 294), 28, ("#d84440", "#5c1c20"), 0.42, 1.25),
    ]


def _hair() -> list[Shape]:
    """Part the hair; what the cap does not hold curls out of it on both sides."""
    parted = (
        ("184,112 136,126 108,150 94,190 88,214", (24, 36, 26, 14, 2)),
        ("186,112 244,120 282,150 300,196 298,226", (24, 40, 34, 20, 2)),
    )
    curls = (
        ("292,176 326,196 330,232 304,244 296,228", (18, 26, 24, 16, 3)),
        ("300,206 332,236 326,276 300,280 296,262", (14, 24, 22, 14, 3)),
        ("100,168 80,190 84,220 66,240", (14, 24, 20, 2)),
        ("96,176 74,206 80,240 64,262 50,258", (12, 20, 18, 12, 2)),
    )
    return [strand(spine, widths, "url(#hair)", "#f8b478") for spine, widths in (*parted, *curls)]


def _cap() -> list[Shape]:
    """Gather the cap under a ribbon with a bow; its frill stands out all round."""
    puff = (
        "86,130! 50,118 50,72 92,36 144,22 190,6 240,16 292,34 332,74 330,120 292,146! "
        "250,112 190,100 130,110"
    )
    gathers = ["120,110 98,70 112,46", "152,100 140,56 150,30", "190,98 190,50 190,20",
               "228,102 240,60 234,34", "262,114 288,78 276,50", "286,130 316,104 316,80",
               "100,120 70,96 72,74"]  # fmt: skip
    frill = (
        "60,198! 70,158 100,130 142,110 190,102 242,112 288,140 316,176 326,208! 318,226 302,220! "
        "302,198 286,194! 278,176 260,174! 252,158 234,160! 222,146 206,152! 190,140 176,150! "
        "160,142 148,154! 130,150 122,164! 106,162 104,180! 88,184 92,202! 78,208 78,224! 60,222"
    )
    bow = ("286,138! 302,104 336,92 340,118 318,138!", "286,140! 316,138 346,152 338,170 310,164!",
           "284,142! 300,168 302,192 318,204! 294,212 278,180")  # fmt: skip
    return [
        Shape(smooth(puff), "url(#linen)", round=46, bump=0.5, bump_size=14,
            detail=lines(gathers, "#9098b4", 5, 0.45)),
        Shape(smooth(frill), "url(#linen)", round=12, bump=0.5, bump_size=6, contact=0.8,
            detail=lines(["80,164 96,196", "100,138 114,170", "130,122 140,158", "160,112 166,148",
                          "190,108 190,148", "220,112 214,150", "250,122 242,160",
                          "278,140 264,172", "300,164 284,190", "314,190 298,214"], "#8c94b4", 4,
                         0.5)),
        limb("64,182 84,144 126,118 190,104 252,118 298,150 322,190",
            [10, 13, 14, 14, 14, 13, 10], "#cc3c40", round=7, bump=0.3, contact=0.5),
        *[Shape(smooth(points), "#d84448", round=9, bump=0.3, contact=0.6) for points in bow],
        Shape(ellipse(287, 139, 11, 10), "#b82c34", round=8, bump=0.3),
    ]  # fmt: skip


def _shouldered(shapes: list[Shape], mood: Mood) -> list[Shape]:
    """Swing the pin in joy, and lower it in grief."""
    turn = 8 if mood.is_glad else -10 if mood.is_sorry else -5 if is_sly(mood) else 0
    return tilted(shapes, turn, (300, 380), 10 if mood.is_sorry else 0)


def _pin() -> list[Shape]:
    """Lay the rolling pin over the shoulder: barrel above, a bare forearm and fist below."""
    return [
        limb("238,404 262,352 276,318", [20, 18, 17], "url(#wood)", round=8, bump=0.4, shine=0.2),
        limb("352,142 366,108", [18, 20], "url(#wood)", round=8, bump=0.3, shine=0.3),
        Shape(taper("288,296 352,140", [50, 54, 54, 50], 60), "url(#wood)", round=26, bump=0.5,
            shine=0.3, detail=lines(["290,300 350,150", "302,300 362,150", "278,292 338,142"],
                                    "#9c6430", 2.4, 0.5)),
        Shape(ellipse(369, 102, 13, 12), "url(#wood)", round=9, shine=0.4),
        Shape(smooth("300,420! 306,380 316,352! 350,344 390,362! 400,420!"), "url(#linen)",
            round=18, bump=0.7),
        limb("350,430 316,384 274,352", [72, 56, 40], "url(#arm)", round=24, skin=0.4, bump=0.2),
        *fist(Spot(258, 342, 34, 24), "url(#arm)", "#f8d8c8"),
        Shape(smooth("310,420! 304,386 322,358! 346,366 360,384! 376,420!"), "url(#dress)",
            round=16, bump=0.6),
    ]  # fmt: skip


def _flour() -> str:
    return (
        oval(238, 252, 22, 9, "#ffffff", 0.85) + oval(224, 262, 12, 6, "#ffffff", 0.8)
        + oval(254, 262, 12, 5, "#ffffff", 0.7) + disc(242, 268, 5, "#ffffff", 0.7)
        + oval(144, 240, 5, 3.4, "#ffffff", 0.6)
    )  # fmt: skip
