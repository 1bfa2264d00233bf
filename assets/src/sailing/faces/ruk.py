"""Ruk the Herder: a mountain of fur with a kind face, his crook, and a calf that will not leave."""

from ...curves import ellipse, place, smooth, taper
from ...figures import limb, locks
from ...portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, snout
from ...portraits._hair import strand
from ...portraits._mood import MOODS, Mood, Pose, mouth, sweat
from ...portraits._stage import Backdrop, begin, end
from ...props import fur
from ...scene import Light, Scene, Shape
from ...svg import disc, linear, lines, oval

BACKDROP = Backdrop(("#1c3c5c", "#6ca0b8", "#e8f0e4"), ("#ffffff", "#e8f4ff"), 146, (180, 160))
LIGHT = Light(ambient="#6c80a0", rim_colour="#f4fbff", rim=0.9, bounce="#6a7c94", ink="#10161e")
SHADE = "#6c3424"
NEAR = Eye(214, 204, 24, "#3c2414", "#b06c48", lift=0.5, tilt=6, lash=5, wing=0.06)
FAR = Eye(133, 207, 19, "#3c2414", "#b06c48", False, 0.5, 6, (-0.2, 0.02), 4.6, 0.06)

#: The hood from the left shoulder over the head to the right one: its outside, and its rim.
HOOD = "60,350 40,280 42,200 60,124 102,68 160,42 214,40 270,60 314,112 334,190 334,270 312,350"
RIM = "106,336 82,284 78,224 86,172 112,136 152,118 204,114 252,128 284,162 298,214 300,266 284,322"


def scene(mood: str = "calm") -> Scene:
    """Raise the crook, heap up the furs, set the face in them, and let the calf look over."""
    pose = Pose(MOODS[mood], 2)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 73, mood)
    picture.group(*_crook(), shadow=0.4)
    picture.group(*pose.body(_cloak()), shadow=0.45)
    picture.group(*pose.head(_hood()), shadow=0.4, outline=1)
    picture.group(*pose.head(_face(eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_beard()), shadow=0.4)
    picture.group(*pose.head(_features(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.group(*pose.head(_rim()), shadow=0.45, outline=1.4)
    picture.group(*_calf(pose.mood), shadow=0.5)
    picture.sharp(pose.marks("".join(glance(at) + glints(at) for at in eyes)))
    picture.sharp(_calf_eyes(pose.mood))
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(268, 180, 12)))
    snow = "".join(disc(x, y, r, "#ffffff", 0.9) for x, y, r in (
        (30, 60, 3), (84, 30, 4), (140, 20, 2.6), (250, 26, 3.4), (330, 70, 4), (354, 140, 3),
        (20, 180, 3.6), (44, 250, 2.6), (300, 30, 2.6), (16, 300, 3)))  # fmt: skip
    picture.sharp(snow)
    return end(picture, "#ffffff")


def _gradients() -> str:
    return (
        complexion("#e8a878", "#bc7850", "#70402c", "#e0483c", "#6c3424")
        + linear("fur", (30, 40), (350, 375), (0, "#e8d8bc"), (0.5, "#a88864"), (1, "#4c3828"))
        + linear("lining", (90, 80), (290, 330), (0, "#6c4c38"), (1, "#241610"))
        + linear("beard", (100, 250), (260, 375), (0, "#4c3c38"), (0.5, "#2c2020"), (1, "#140c0c"))
        + linear("wood", (20, 0), (110, 375), (0, "#d8a870"), (0.5, "#9c6c40"), (1, "#5a3a24"))
        + linear("calf", (250, 230), (370, 375), (0, "#d88c50"), (0.5, "#a0582c"), (1, "#54281c"))
        + linear("horn", (240, 200), (375, 250), (0, "#fffbe8"), (1, "#b89c74"))
    )


def _crook() -> list[Shape]:
    bend = "56,404 50,260 46,130 44,74 60,34 96,22 122,44 118,78 94,88"
    return [
        Shape(taper(bend, [17, 17, 17, 16, 16, 16, 15, 14, 12], 90), "url(#wood)", round=8,
            bump=0.7, detail=lines(["52,360 47,200 44,100"], "#5a3820", 3, 0.5)),
        *[limb(f"36,{y} 58,{y + 4}", [6, 6], "#c83c3c", round=3) for y in (140, 152)],
        limb("52,158 44,176 48,196", [7, 8, 2], "#c83c3c", round=3),
    ]  # fmt: skip


def _cloak() -> list[Shape]:
    heap = "-40,410 -20,330 20,280 90,262 290,258 350,274 396,320 416,410"
    rows = (
        ("-20,350 20,296 90,270 150,322 240,322 290,266 350,286 396,340", "#a88864"),
        ("-20,380 50,330 110,330 170,366 240,366 290,330 340,330 396,376", "#c8ac84"),
        ("-20,408 60,372 130,376 190,396 250,390 310,368 396,404", "#e0caa4"),
    )
    made = [Shape(smooth(heap), "url(#fur)", round=50, bump=1.4, bump_size=8)]
    for number, (row, tone) in enumerate(rows):
        made.append(
            Shape(fur(row, 56, 40, number, 11), tone, round=6, bump=0.5, contact=0.3, ink=0.3)
        )
    return made


def _hood() -> list[Shape]:
    inner = "104,330 82,270 82,200 96,140 136,100 196,90 248,106 284,150 296,210 292,280 276,330"
    return [
        Shape(fur(HOOD, 120, 26, 5, 9), "#7c6048", round=5, bump=0.5, contact=0.25, ink=0.25),
        Shape(smooth(HOOD), "url(#fur)", round=50, bump=1.2, bump_size=8),
        Shape(
            fur(place(HOOD, 8, 14, 0.955), 110, 30, 6, 9), "#b0906c", round=5, bump=0.5, contact=0.4
        ),
        Shape(
            fur(place(HOOD, 17, 30, 0.91), 100, 28, 7, 8), "#d0b48c", round=5, bump=0.5, contact=0.4
        ),
        Shape(smooth(inner), "url(#lining)", round=30),
    ]


def _face(eyes: list[Eye]) -> list[Shape]:
    outline = (
        "114,110 96,150 92,186 94,210 84,240 90,276 112,312 146,334 190,340 238,326 274,292 "
        "290,246 288,194 276,140 238,100 168,92"
    )
    paint = (
        oval(214, 198, 44, 30, "url(#hollow)", 0.7) + oval(133, 200, 32, 28, "url(#hollow)", 0.6)
        + oval(240, 246, 42, 32, "url(#blush)") + oval(104, 248, 28, 30, "url(#blush)")
        + oval(234, 234, 26, 11, "url(#shine)", 0.5)
        + lines(["248,198 266,192", "248,206 268,206", "246,213 264,220", "188,262 206,278 208,296",
                 "140,146 172,140 208,146"], SHADE, 2.6, 0.55)
        + brushed("#f4c090", SHADE)
    )  # fmt: skip
    stripes = [
        limb(points, [3, 7, 3], "#e8f4ff", round=2, bump=0, contact=0.1)
        for points in (
            "222,242 244,248 262,246",
            "220,254 240,262 256,262",
            "96,246 108,250 120,248",
        )
    ]
    return [
        Shape(smooth(outline), "url(#skin)", round=64, skin=0.5, ink=0.8, detail=paint),
        *stripes,
        *[part for at in eyes for part in eye(at)],
        *snout((147, 250), 27, SHADE, 1.24, -0.06),
    ]


def _beard() -> list[Shape]:
    """Plait the beard in two, with beads of bone."""
    chin = (
        "104,280! 126,306 160,318 200,316 244,300 276,262! 272,310 240,344 190,356 140,344 112,316"
    )
    made = [Shape(smooth(chin), "url(#beard)", round=20, bump=0.6, detail=lines(
        ["130,316 150,340", "160,324 170,350", "200,322 204,350", "236,308 232,340"], "#6c5c54", 3,
        0.5))]  # fmt: skip
    for x, y in ((152, 346), (214, 346)):
        made += [
            Shape(ellipse(x, y + 4, 15, 13), "url(#beard)", round=11, bump=0.4),
            Shape(ellipse(x - 1, y + 26, 14, 12), "url(#beard)", round=10, bump=0.4),
            limb(f"{x - 13},{y + 14} {x + 12},{y + 14}", [9, 9], "#f4e8cc", round=4, shine=0.4),
        ]
    return made


def _features(mood: Mood) -> list[Shape]:
    tash = (("150,270 128,268 108,282 96,304", (8, 14, 12, 2)),
            ("150,270 190,264 226,278 250,300", (8, 16, 14, 2)))  # fmt: skip
    return [
        *mouth(mood, (166, 298), 32, ("#b8584c", "#4a1c18"), 0.5, 0.9),
        *[strand(spine, widths, "url(#beard)", "#6c5c54") for spine, widths in tash],
        eyebrow(mood.brow("100,184 126,170 156,180"), [7, 14, 12], "#1c1414", "#5a4a44"),
        eyebrow(mood.brow("184,178 220,162 260,180"), [12, 15, 6], "#1c1414", "#5a4a44"),
    ]  # fmt: skip


def _rim() -> list[Shape]:
    return [
        Shape(fur(RIM, 90, 36, 9, 9), "#e4d4b8", round=5, bump=0.5, contact=0.25, ink=0.25),
        Shape(taper(RIM, [22, 28, 30, 30, 28, 22], 80), "#f0e6d0", round=12, bump=1.2, bump_size=6),
        Shape(fur(RIM, 84, 24, 12, 8), "#fffaf0", round=5, bump=0.5, contact=0.25, ink=0.25),
        Shape(fur(" ".join(RIM.split()[::-1]), 84, 22, 14, 8), "#fffaf0",
            round=5, bump=0.5, contact=0.25, ink=0.25),
    ]  # fmt: skip


def _calf(mood: Mood) -> list[Shape]:
    """Let the calf look over his shoulder: woolly, with two buds of horn."""
    low = 14 if mood.is_sorry else -8 if mood.is_glad else 0
    ears = (
        f"262,{278 + low}! 236,{262 + low} 228,{282 + low} 244,{298 + low} 266,{300 + low}",
        f"356,{274 + low}! 384,{258 + low} 394,{276 + low} 378,{294 + low} 354,{296 + low}",
    )
    skull = (
        f"310,{244 + low} 344,{254 + low} 362,{284 + low} 358,{320 + low} 344,{356 + low} "
        f"310,{380 + low} 276,{356 + low} 262,{320 + low} 258,{284 + low} 276,{254 + low}"
    )
    horns = (f"278,{258 + low} 262,{240 + low} 262,{218 + low}",
             f"342,{256 + low} 358,{238 + low} 358,{216 + low}")  # fmt: skip
    return [
        *[Shape(smooth(ear), "url(#calf)", round=10, bump=0.6) for ear in ears],
        *[Shape(taper(horn, [17, 13, 3]), "url(#horn)", round=7, shine=0.4) for horn in horns],
        Shape(smooth(skull), "url(#calf)", round=34, bump=1, bump_size=5),
        *locks(f"266,{262 + low} 310,{246 + low} 354,{262 + low}", 9, 26, 18,
               ("#e8a468", "#b86c38", "#d08850"), 3, 180),
        Shape(smooth(f"284,{330 + low} 310,{322 + low} 336,{330 + low} 342,{352 + low} "
                     f"310,{376 + low} 278,{352 + low}"), "#f0c8b0", round=18, bump=0.3,
            detail=oval(298, 344 + low, 4.6, 6, "#6c3430") + oval(322, 344 + low, 4.6, 6, "#6c3430")
            + lines([f"298,{362 + low} 310,{366 + low} 322,{362 + low}"], "#8a4a44", 2.4, 0.8)),
    ]  # fmt: skip


def _calf_eyes(mood: Mood) -> str:
    low = 14 if mood.is_sorry else -8 if mood.is_glad else 0
    return "".join(
        oval(x, 304 + low, 9, 10.5, "#1c0e0c") + disc(x - 3, 300 + low, 3.2, "#ffffff")
        + disc(x + 3, 308 + low, 1.6, "#ffffff", 0.7)
        for x in (286, 334)
    )  # fmt: skip
