"""Pip Nettle: an apprentice of ten under a hat for a man of forty, and a ladybird's only friend."""

from ..actors import Hand, grip
from ..curves import ellipse, polygon, smooth, taper
from ..figures import limb
from ..portraits._face import Eye, brushed, complexion, eye, eyebrow, glance, glints, lobe, snout
from ..portraits._hair import strand
from ..portraits._mood import Mood, Pose, sweat
from ..portraits._stage import Backdrop, begin, end
from ..scene import Light, Scene, Shape
from ..svg import disc, linear, lines, oval, spots
from ..tilt import tilted, tilted_marks
from ._sly import MOODS, is_sly, mouth

BACKDROP = Backdrop(("#2c5a6c", "#7cb8b0", "#f4e8a8"), ("#fffbd8", "#f8e08c"), 140, (182, 196))
LIGHT = Light(ambient="#6c8496", rim_colour="#fff4b8", rim=0.9, bounce="#7c9c50", ink="#10201c")
SHADE = "#b06448"
NEAR = Eye(212, 236, 30, "#5c8c2c", "#f0b48c", lift=1.12, tilt=3, look=(-0.2, -0.12), wing=0.02)
FAR = Eye(136, 239, 25, "#5c8c2c", "#f0b48c", False, 1.12, 3, (-0.26, -0.12), 4.4, 0.02)
FRECKLES = ((184, 252, 250, 278), (102, 256, 128, 278))


def scene(mood: str = "calm") -> Scene:
    """Set the small face between hat and scarf; one hand keeps the hat from falling over it."""
    pose = Pose(MOODS[mood], 3, right=True)
    eyes = [pose.mood.eye(at, laughing=True) for at in (FAR, NEAR)]
    picture = begin(BACKDROP, LIGHT, _gradients(), 21, mood)
    picture.group(*pose.head(_worn(_brim_behind(), pose.mood)), shadow=0.3)
    picture.group(*pose.body(_coat()), shadow=0.4)
    picture.group(*pose.head(_hair()), shadow=0.3)
    picture.group(*pose.head(_face(pose.mood, eyes)), tint=0.03, shadow=0.4)
    picture.group(*pose.head(_mouth(pose.mood)), tint=0.03, shadow=0, outline=0)
    picture.sharp(pose.marks("".join(glance(at) + glints(at, 1) for at in eyes)))
    picture.group(*pose.head(_fringe()), shadow=0.3, form=0.1)
    picture.group(*pose.head(_worn(_hat(), pose.mood)), shadow=0.55, shadow_offset=(0, 11))
    picture.group(*pose.head(_worn(_ladybird(), pose.mood)), shadow=0.5, form=0)
    picture.sharp(pose.marks(_worn_marks(_spots(), pose.mood)))
    picture.group(*pose.head(_worn(_arm(), pose.mood)), shadow=0.4)
    if pose.mood.is_sorry:
        picture.sharp(pose.marks(sweat(252, 258, 12)))
    return end(picture, "#fffbe0")


def _gradients() -> str:
    return (
        complexion("#ffe8cc", "#f8c09c", "#cc8468", "#f0584c", "#b06448")
        + linear("hair", (90, 150), (300, 280), (0, "#f8d070"), (0.5, "#d89438"), (1, "#8c5424"))
        + linear("felt", (60, 0), (330, 200), (0, "#a4c858"), (0.5, "#5c9440"), (1, "#24502c"))
        + linear("under", (20, 120), (350, 220), (0, "#1c3c24"), (1, "#0c2018"))
        + linear("coat", (60, 290), (320, 375), (0, "#a87848"), (1, "#5a3a2c"))
        + linear("scarf", (90, 300), (300, 375), (0, "#f4c860"), (1, "#b8742c"))
        + linear("bug", (170, 40), (230, 100), (0, "#ff6c50"), (0.5, "#e4281c"), (1, "#8c0c14"))
    )


def _worn(shapes: list[Shape], mood: Mood) -> list[Shape]:
    """Push the hat back in joy, and let it slip over the brows in grief."""
    turn, drop = _hold(mood)
    return tilted(shapes, turn, (300, 190), drop)


def _worn_marks(svg: str, mood: Mood) -> str:
    turn, drop = _hold(mood)
    return tilted_marks(svg, turn, (300, 190), drop)


def _hold(mood: Mood) -> tuple[float, float]:
    if is_sly(mood):
        return -5, 9
    return (8, -8) if mood.is_glad else (-7, 7) if mood.is_sorry else (0, 0)


def _brim_behind() -> list[Shape]:
    return [
        Shape(smooth("-6,196 30,150 110,128 200,122 290,130 352,158 380,196 350,214 280,214 "
                     "190,210 90,220 20,222"), "url(#under)", round=14, bump=0.3),
    ]  # fmt: skip


def _coat() -> list[Shape]:
    return [
        Shape(smooth("20,404 50,366 116,334 276,330 330,360 358,404"), "url(#coat)", round=30,
            bump=0.7, detail=lines(["92,356 104,404", "300,352 286,404"], "#3c2418", 4, 0.5)),
        Shape(polygon("66,372 96,364 102,396 70,400"), "#6c8c9c", round=5, bump=0.5,
            detail=lines(["68,378 98,370", "70,390 100,384"], "#dce8e8", 1.6, 0.7)),
        Shape(smooth("104,320 130,342 184,356 244,344 280,310 298,332 280,366 220,388 150,384 "
                     "100,356"), "url(#scarf)", round=18, bump=0.8, bump_size=6,
            detail=lines(["112,334 118,362", "138,350 136,378", "170,358 166,384",
                          "206,358 210,386", "240,348 250,376", "266,332 280,358"], "#b0482c", 7,
                         0.75)),
        Shape(smooth("236,352! 262,346 276,366 286,404! 240,410!"), "url(#scarf)", round=12,
            bump=0.8, bump_size=6, detail=lines(["240,378 282,370", "242,396 286,390"], "#b0482c",
                                                7, 0.75)),
    ]  # fmt: skip


def _hair() -> list[Shape]:
    locks = (
        ("262,190 288,226 286,262 306,280", (16, 30, 22, 2)),
        ("262,200 272,240 262,276 276,300", (14, 24, 18, 2)),
        ("270,184 306,210 310,240 330,250", (14, 22, 16, 2)),
        ("112,196 92,226 98,256 82,272", (12, 20, 14, 2)),
    )
    return [strand(spine, widths, "url(#hair)", "#ffe8a0") for spine, widths in locks]


def _face(mood: Mood, eyes: list[Eye]) -> list[Shape]:
    outline = (
        "118,160 104,196 100,226 98,250 96,276 108,304 136,330 172,340 210,332 246,304 268,264 "
        "274,220 268,170 232,130 164,130"
    )
    paint = (
        oval(212, 226, 44, 34, "url(#hollow)", 0.45) + oval(136, 228, 32, 32, "url(#hollow)", 0.45)
        + oval(232, 274, 34, 26, "url(#blush)") + oval(116, 276, 24, 24, "url(#blush)")
        + oval(176, 178, 90, 22, "url(#hollow)", 0.8)
        + "".join(spots(n + 3, 9, box, SHADE, (1.2, 2.4), 0.8) for n, box in enumerate(FRECKLES))
        + brushed("#fff0d8", SHADE, right=True, drop=26)
    )  # fmt: skip
    return [
        *lobe(284, 250, 34, SHADE, 24),
        Shape(
            smooth("98,226! 74,210 62,228 72,256 96,270!"),
            "url(#skin)",
            round=10,
            skin=0.5,
            ink=0.7,
        ),
        Shape(smooth(outline), "url(#skin)", round=62, skin=0.5, ink=0.8, detail=paint),
        *[part for at in eyes for part in eye(at)],
        eyebrow(mood.brow("108,204 126,190 152,198"), [5, 9, 7], "#b87428", "#f0c060"),
        eyebrow(mood.brow("184,194 212,182 246,196"), [7, 10, 5], "#b87428", "#f0c060"),
        *snout((152, 268), 17, SHADE, 1.16, -0.24),
        limb("236,286 254,294", [9, 9], "#f8e4c4", round=3, bump=0, ink=0.5, contact=0.3),
        limb("241,296 249,284", [9, 9], "#f8e4c4", round=3, bump=0, ink=0.5, contact=0.3),
    ]


def _mouth(mood: Mood) -> list[Shape]:
    """Show the two front teeth, and the gap that whistles between them."""
    if mood.is_sorry:
        gap = "134,312! 150,300 172,297 194,302 208,314! 190,312 170,309 150,311"
        lip = "144,318 170,315 198,320"
        return [
            Shape(smooth(gap), "#571322", round=3, flat=0.6, contact=0.1, rim=0),
            Shape(smooth("160,299! 180,298! 180,307 170,309 161,307"), "#fffaf0", round=3,
                glow=0.5, contact=0, ink=0.3, rim=0),
            limb("130,314 150,299 172,295 196,300 212,316", [2, 5, 6, 5, 2], "#c8584c", round=2,
                bump=0, contact=0, ink=0.3),
            limb(lip, [3, 9, 3], "#e08070", round=4, bump=0, contact=0.2, ink=0.2),
            Shape(taper("150,330 170,327 190,331", [0.6, 2.4, 0.6]), SHADE, round=1, flat=0.6,
                contact=0, ink=0, rim=0),
        ]  # fmt: skip
    if is_sly(mood):
        smile = mouth(mood, (172, 300), 32, ("#d8604c", "#5c1c20"), 0.4, 0.8)
        return [*smile, _tooth("180,304! 194,302! 193,315 183,317", 0.5)]
    low = 324 if mood.is_glad else 319
    gap = f"126,286! 150,293 172,295 202,290 224,276! 220,302 200,{low} 168,{low + 2} 140,312"
    return [
        Shape(smooth(gap), "#571322", round=4, flat=0.6, contact=0.2, rim=0),
        Shape(smooth(f"152,{low - 6} 174,{low - 14} 198,{low - 8} 186,{low} 164,{low + 2}"),
            "#e0606a", round=6, contact=0, ink=0, rim=0),
        _tooth("150,291! 166,292! 165,308 157,310 149,306", 0.55),
        _tooth("173,293! 191,290! 193,306 183,310 175,308", 0.55),
        _tooth("196,289! 210,284! 209,296 199,299", 0.45),
        _tooth("136,289! 145,291! 145,300 138,298", 0.45),
        limb("122,284 148,290 174,293 204,287 229,272", [2, 5, 6, 5, 2], "#d0604c", round=2,
            bump=0, contact=0.1, ink=0.3),
        limb(f"138,313 166,{low + 4} 202,{low + 1} 222,300", [2, 6, 6, 2], "#e07c68", round=3,
            bump=0, contact=0.2, ink=0.3),
        Shape(taper("231,262 238,272 236,284", [0.6, 3, 0.6]), SHADE, round=1, flat=0.6,
            contact=0, ink=0, rim=0),
    ]  # fmt: skip


def _tooth(outline: str, glow: float) -> Shape:
    return Shape(smooth(outline), "#fffaee", round=4, glow=glow, contact=0.2, ink=0.5, rim=0)


def _hat() -> list[Shape]:
    """Heap up the crown, bent by its own weight, with a patch for each of its owners."""
    crown = (
        "66,176! 70,120 92,54 140,4 204,-22 272,-18 326,18 356,66 362,112 352,146! 334,116 "
        "318,88 296,74 282,82 290,112 300,150 306,178! 250,168 190,162 126,166"
    )
    brim = (
        "-8,206! 16,176 64,164 130,158 196,156 262,160 320,172 360,194 384,208! 352,204 "
        "300,196 240,188 190,186 130,190 70,204 30,212"
    )
    folds = ["150,20 134,60 128,120", "270,6 256,50 276,90", "330,50 306,66", "100,84 94,130"]
    patch = "106,78! 142,66! 152,100! 116,112!"
    stitches = ["102,88 110,86", "106,102 114,100", "138,62 141,72", "146,80 154,78",
                "148,94 156,92", "124,114 122,106"]  # fmt: skip
    return [
        Shape(smooth(crown), "url(#felt)", round=44, bump=0.7, bump_size=12,
            detail=lines(folds, "#16381f", 7, 0.35)),
        Shape(smooth(patch), "#d8a860", round=5, bump=0.7, bump_size=5, contact=0.3,
            detail=lines(["112,84 146,74", "116,98 150,88"], "#a87838", 2, 0.6)),
        *[limb(points, [3, 3], "#fff0c8", round=1, bump=0, contact=0.1, ink=0.3)
          for points in stitches],
        limb("68,164 126,152 190,148 250,152 304,164", [20, 22, 22, 22, 20], "#7c4c28", round=7,
            bump=0.5, contact=0.5),
        Shape(polygon("134,138 168,136 168,164 134,166"), "#f0c050", round=5, shine=0.8,
            contact=0.5),
        Shape(polygon("142,145 160,144 160,156 142,158"), "#5a3418", round=2, contact=0),
        Shape(smooth(brim), "url(#felt)", round=12, bump=0.6, contact=0.8),
        limb("6,206 70,196 130,182 190,178 250,180 320,190 372,206", [2, 4, 5, 5, 5, 4, 2],
            "#b8d870", round=2, bump=0, ink=0.2, contact=0),
    ]  # fmt: skip


def _fringe() -> list[Shape]:
    locks = (
        ("226,150 236,180 254,192 266,214", (20, 26, 18, 2)),
        ("150,150 134,172 122,186 112,212", (20, 24, 16, 2)),
        ("180,150 164,186 142,194 124,210", (24, 24, 14, 2)),
        ("196,150 204,190 222,202 242,198", (22, 20, 12, 2)),
        ("182,150 182,192 170,210 174,222", (22, 20, 10, 1)),
    )
    return [strand(spine, widths, "url(#hair)", "#ffe8a0") for spine, widths in locks]


def _ladybird() -> list[Shape]:
    """Let the ladybird climb; its wings are a little open."""
    return [
        *[limb(points, [4, 4, 3], "#1c1214", round=1, bump=0, ink=0) for points in
          ("222,76 236,70 242,78", "226,92 242,92 246,100", "178,84 166,78 158,86",
           "180,98 166,100 162,110", "200,50 206,38 214,36", "190,50 184,38 178,38")],
        Shape(ellipse(195, 60, 15, 12, -6), "#1c1418", round=8, shine=0.6),
        Shape(ellipse(201, 90, 29, 32, -8), "url(#bug)", round=24, shine=0.9, gloss=16),
    ]  # fmt: skip


def _spots() -> str:
    dots = ((188, 78, 6), (212, 76, 6), (184, 97, 6.4), (218, 94, 6.4), (196, 112, 5.4),
            (213, 109, 5.4))  # fmt: skip
    return (
        lines(["198,62 204,122"], "#2c0c10", 3, 0.9)
        + "".join(disc(x, y, r, "#200c10", 0.92) for x, y, r in dots)
        + oval(187, 74, 5, 3.4, "#ffffff", 0.75)
        + disc(186, 56, 3, "#ffffff", 0.9) + disc(203, 55, 3, "#ffffff", 0.9)
    )  # fmt: skip


def _arm() -> list[Shape]:
    """Take the brim in a fist, the sleeve slipping from the wrist."""
    hand = Hand(346, 250, 40, -101, "#ecaa84")
    return [
        limb("366,420 356,330 346,262", [58, 46, 26], "#ecaa84", round=16, skin=0.4, bump=0),
        Shape(smooth("322,404! 318,340 316,306! 340,296 376,304! 392,350 400,410!"),
            "url(#coat)", round=20, bump=0.7,
            detail=lines(["330,340 340,400", "366,330 372,400"], "#3c2418", 4, 0.5)),
        limb("312,306 344,296 380,306", [16, 17, 16], "#c89458", round=7, bump=0.6),
        *grip(hand),
    ]  # fmt: skip
