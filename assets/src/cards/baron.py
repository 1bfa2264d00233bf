"""Baron: velvet, ermine, a moustache to be twirled, and no great opinion of you."""

from ..actors import Hand, motes
from ..anatomy import SLEEVE, creases, limb_of
from ..curves import Points, ellipse, place, polygon, rectangle, ring, sample, smooth, taper
from ..figures import Spot, drape, ear, gaze, limb, locks
from ..polish import Polished
from ..props import rivets, tufts
from ..scene import Light, Scene, Shape
from ..sparks import glint
from ..svg import clouds, cover, disc, fill, line, linear, lines, oval, radial
from ..wardrobe import coins
from ._cuffed import cuffed_arm
from ._taxed import queue, stacks, table

SUN = (186.0, 148.0)
COLOURS = (
    linear("sky", (0, 0), (0, 330), (0, "#45205c"), (0.5, "#a8446a"), (1, "#f09a5c"))
    + radial("sun", (160, 120), 170, (0, "#fff4cc"), (0.6, "#ffd07c"), (1, "#f8a050"))
    + linear("stone", (0, 0), (60, 0), (0, "#5a3038"), (0.5, "#a86a58"), (1, "#5a2a34"))
    + linear("curtain", (270, 0), (375, 0), (0, "#c8283c"), (1, "#7a1028"))
    + linear("coat", (70, 270), (330, 460), (0, "#a05cd4"), (0.5, "#7038a0"), (1, "#42206c"))
    + linear("skin", (120, 110), (260, 290), (0, "#ffdcb2"), (0.55, "#f6b084"), (1, "#d47c5c"))
    + linear("hand", (260, 180), (350, 280), (0, "#ffd8ae"), (1, "#e89870"))
    + linear("fur", (0, 260), (0, 350), (0, "#fffaf0"), (1, "#dcc8b0"))
    + linear("gold", (60, 60), (320, 400), (0, "#fff0a8"), (0.5, "#ecb040"), (1, "#9a5a1c"))
    + linear("velvet", (130, 30), (290, 130), (0, "#f04a58"), (0.6, "#b01c38"), (1, "#6a0f28"))
    + linear("hair", (80, 200), (280, 280), (0, "#9a5c30"), (0.5, "#6e3c1e"), (1, "#4a2614"))
)  # fmt: skip
LIGHT = Light(
    key=(-0.6, -0.62, 0.55),
    key_colour="#fff0cc",
    ambient="#7c5468",
    rim_from=(0.75, -0.6),
    rim_colour="#ffd890",
    rim=0.75,
    ink="#1c0a10",
    bounce="#a05038",
)
SKIN, GOLD, HAIR = "url(#skin)", "url(#gold)", "url(#hair)"


def scene() -> Scene:
    """His land at sunset, curtain and coat, head and hat, the cane, the hand that twirls."""
    picture = Polished(COLOURS, LIGHT, 8)
    _land(picture)
    _hall(picture)
    picture.group(*_coat(), shadow=0.5)
    held, fingers = cuffed_arm(((108, 322), (38, 418), (36, 352)), "url(#coat)",
        Hand(38, 341, 38, -22, "#f6b488"))  # fmt: skip
    picture.group(held[0], shadow=0.4)
    picture.group(*_collar(), shadow=0.5)
    picture.group(*_plume(), shadow=0.4, form=0.2)
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9), roundness=70)
    picture.group(*_hat(), shadow=0.55, shadow_offset=(-4, 8))
    picture.group(*_moustache(), shadow=0.5, outline=1.6)
    picture.group(*_monocle(), shadow=0.3, form=0, outline=1)
    picture.group(*held[1:], *_cane(), *fingers, shadow=0.5)
    picture.group(*table(), shadow=0.45, form=0)
    picture.group(*_twirling_arm(), shadow=0.5)
    picture.group(*stacks(), *coins(3, [(176, 462), (216, 466), (276, 464)], 9, 9), shadow=0.4)
    picture.group(*queue(), shadow=0.5)
    _light(picture)
    return motes(picture, "#ffe9b0", 5, 14)


def _land(picture: Scene) -> None:
    """Paint what he owns: a castle, a viaduct, and the evening."""
    picture.cover(cover("url(#sky)"))
    picture.veil(clouds(4, 5, (0, 30, 300, 120), 90, "#f0946a", 0.3), 6)
    picture.veil(disc(*SUN, 130, "#ffb070", 0.6), 14)
    picture.cover(disc(*SUN, 116, "url(#sun)"))
    picture.veil(oval(20, 232, 120, 74, "#a8506a", 0.9) + oval(150, 262, 160, 60, "#94486a"), 3)
    keep = [rectangle(*box) for box in ((62, 120, 15, 70), (78, 142, 34, 50), (90, 108, 13, 40),
        (108, 130, 15, 70))]  # fmt: skip
    roofs = ("57,122 69,88 82,122", "85,110 96,74 108,110", "103,132 115,100 128,132")
    picture.veil(fill("".join([*keep, *[polygon(roof) for roof in roofs]]), "#5c2654"), 0.8)
    panes = [rectangle(x, y, 4, 7) for x, y in ((67, 134), (94, 122), (113, 144), (88, 160))]
    picture.cover(fill("".join(panes), "#ffe08a"))
    picture.veil(oval(100, 214, 60, 34, "#5c2654"), 1)
    arches = [
        f"M{x - 3} 290V184H{x + 23}V290H{x + 20}V214Q{x + 10} 192 {x} 214V290Z"
        for x in range(-20, 110, 20)
    ]
    picture.veil(fill("".join(arches), "#481c46"), 0.6)
    picture.veil(oval(40, 262, 130, 22, "#f0a070", 0.5), 9)


def _hall(picture: Scene) -> None:
    """Frame the view with a pillar and a curtain."""
    picture.group(
        Shape(rectangle(-10, -10, 40, 560), "url(#stone)", round=18, bump=0.5),
        Shape(rectangle(-10, 96, 48, 12), "#c08468", round=5, bump=0.4),
        Shape(rectangle(-10, 84, 44, 9), "#b0705c", round=4, bump=0.4),
        shadow=0.4, form=0,
    )  # fmt: skip
    folds = ["292,-6 282,90 300,200 326,300", "318,-6 312,110 330,220 346,310",
        "346,-6 344,120 356,230 364,320", "270,-6 256,70 262,120 290,200"]  # fmt: skip
    picture.group(
        *drape("244,-12! 390,-12! 390,545! 330,545! 336,360 322,290 284,220 252,130 240,60",
            "url(#curtain)", folds, "#4a0818", 17),
        limb("240,-4 252,84 262,130 292,214 334,284", [7, 7, 7, 7], GOLD, round=3, shine=0.4),
        shadow=0.5, form=0.1,
    )  # fmt: skip


def _coat() -> list[Shape]:
    outline = (
        "140,270 86,290 56,330 42,400 36,545! 356,545! 348,420 340,350 316,306 272,282 220,268"
    )
    lilies = "".join(
        fill(smooth(place("0,-9! 5,-1 10,1! 4,4 0,10! -4,4 -10,1! -5,-1", x, y)), "#e8b84c", 0.75)
        for x, y in ((78, 350), (66, 396), (104, 384), (296, 372), (262, 404), (316, 404))
    )
    front = "148,300! 176,292 204,302! 218,370 216,545! 118,545! 124,390 134,340"
    return [
        Shape(smooth(outline), "url(#coat)", round=56, bump=0.35, bump_size=12, detail=lilies
            + lines(["104,310 84,400 82,540", "262,306 284,390 284,540"], "#220a3c", 6, 0.5)),
        Shape(smooth(front), "#f2dcae", round=30, bump=0.4, bump_size=8, contact=0.5, shine=0.15,
            detail=lines(["146,330 138,540", "190,330 202,540"], "#b8945a", 2, 0.6)),
        *[limb(edge, [9, 10, 10], GOLD, round=4, shine=0.5, contact=0.6) for edge in (
            "150,300 126,384 114,545", "206,302 222,380 222,545")],
        *rivets([(168, 350), (168, 376), (168, 402)], 7, GOLD),
    ]  # fmt: skip


def _collar() -> list[Shape]:
    """Wrap him in ermine, and hang the chain of his order over it."""
    fur = (
        "112,264 92,270 66,292 56,318 70,338 100,340 128,336 150,352 172,362 198,350 226,338 "
        "262,342 300,342 320,328 312,300 284,276 258,262 200,280 150,276"
    )
    tails = "".join(
        fill(smooth(place("0,-8! 4,2 0,12! -4,2", x, y, 1, turn)), "#2a1620")
        for x, y, turn in ((84, 300, 20), (74, 322, 20), (106, 290, 10), (112, 318, 10),
            (142, 306, 4), (144, 332, -4), (214, 310, -4), (244, 292, -10), (240, 324, -6),
            (274, 302, -16), (276, 328, -10), (300, 318, -20))
    )  # fmt: skip
    links = sample("92,312 120,344 166,372 214,356 256,334 288,306", 10)
    edge = tufts("58,318 100,342 150,352 172,364 226,340 300,342 320,326", 60, 12, 4, 3.14, 4)
    return [
        Shape(edge, "#e8d8c4", round=4, contact=0.3, ink=0.3),
        Shape(smooth(fur), "url(#fur)", round=26, bump=1.3, bump_size=6, contact=0.8,
            detail=tails),
        *[Shape(ellipse(x, y, 8, 6, 20), GOLD, round=4, shine=0.7, contact=0.7)
            for x, y in links],
        Shape(ellipse(166, 390, 21, 22), GOLD, round=8, shine=0.7, contact=0.8),
        Shape(ellipse(166, 390, 12, 13), "#d8283e", round=10, shine=0.9, contact=0.5),
    ]  # fmt: skip


def _plume() -> list[Shape]:
    spine = "226,92 256,50 290,24 326,26 342,52"
    return [
        Shape(tufts("236,80 262,44 294,20 332,26", 46, 18, 3, 0.3, 4), "#fff8ea", round=4, ink=0.4),
        Shape(taper(spine, [14, 36, 44, 34, 8]), "#fff4e0", round=15, bump=0.7, bump_size=6,
            detail=lines([spine], "#b89a80", 2.4)),
        Shape(tufts("240,92 268,62 300,44 338,50", 40, 18, 4, 2.2, 4), "#ead8c0", round=4,
            contact=0.3, ink=0.4),
    ]  # fmt: skip


def _head() -> list[Shape]:
    """Turn him to the light, chin up."""
    face = (
        "190,96 146,102 126,130 122,164 116,196 118,232 128,262 148,284 176,296 212,290 240,268 "
        "254,232 256,190 252,140 232,106"
    )
    jowl = "128,268 142,290 168,306 204,308 240,292 258,262 262,240! 240,262 214,276 170,278"
    bulb = (
        "158,154 168,170 172,192 184,208 186,226 174,236 158,236 144,242 126,238 116,222 120,206 "
        "136,196 146,180 148,160"
    )
    return [
        *locks("252,128 268,170 262,226 244,262", 9, 30, 20, ("#8a5028", "#6e3c1e", "#a8683a"), 3),
        Shape(smooth(jowl), "#f0a47c", round=18, contact=0.4, skin=0.5, ink=0.6),
        Shape(smooth(face), SKIN, round=58, bump=0.15, bump_size=12, skin=0.6),
        *ear(Spot(240, 190, 32, 4), SKIN, "#c06a50", pointed=False),
        *_blush(),
        Shape(smooth("124,252! 146,256 172,258 190,252! 184,272 162,280 138,274"), "#6a1420",
            round=5, contact=0.3, flat=0.5, rim=0),
        Shape(smooth("134,268 152,264 178,266 170,278 152,282 140,278"), "#d86a5c", round=7,
            contact=0.3, skin=0.4, ink=0.5, shine=0.2),
        *gaze(Spot(140, 176, 15, 10), "#4a9a4a", "#e89e78", 0.4, (-3, 2)),
        *gaze(Spot(194, 174, 20, -4), "#4a9a4a", "#f0a880", 0.36, (-5, 2)),
        limb("170,204 186,202 210,196", [1, 4, 1], "#c87454", contact=0.1, ink=0.1),
        limb("176,152 196,142 222,149", [1, 4, 1], "#d88a64", contact=0.1, ink=0.1),
        Shape(smooth(bulb), "#fa9c78", round=22, bump=0.2, contact=0.8, shine=0.4, gloss=14,
            skin=0.6, detail=oval(156, 233, 8, 4, "#5a2018") + oval(126, 232, 4, 3, "#5a2018")
            + line("168,218 166,226 172,234", "#b85a44", 3, 0.7)),
        Shape(taper("116,150 136,146 162,164", [6, 13, 8]), HAIR, round=6, bump=0.8, bump_size=4,
            contact=0.8, detail=lines(["118,150 136,147 160,162"], "#c08850", 1.8)),
        Shape(smooth("140,280 156,286 174,282! 174,304 158,334! 146,308"), HAIR, round=9,
            bump=0.9, bump_size=4, contact=0.7,
            detail=lines(["150,288 158,326", "164,288 160,322"], "#c08850", 1.8)),
    ]  # fmt: skip


def _blush() -> list[Shape]:
    return [
        Shape(ellipse(*cheek), "#f68e6e", round=22, contact=0, ink=0, rim=0.1, skin=0.5)
        for cheek in ((208, 228, 28, 22, -14), (128, 222, 13, 18, 8))
    ]


def _hat() -> list[Shape]:
    cap = "120,102 122,70 146,46 190,34 244,42 282,70 290,104 274,124 200,114"
    band = "112,118! 150,96 196,90 240,96 266,112! 268,134 234,120 194,114 150,121 116,140"
    points = (
        "112,118! 106,82! 126,94! 138,70! 156,88! 180,60! 200,84! 226,66! 240,90! 268,78! "
        "268,114! 236,100 194,94 150,100"
    )
    return [
        Shape(smooth(cap), "url(#velvet)", round=38, bump=0.35, bump_size=8, shine=0.15, skin=0.3,
            detail=lines(["150,50 150,94", "196,40 200,86", "242,48 250,90", "276,74 270,106"],
            "#5a0c22", 5, 0.5)),
        Shape(smooth(points), GOLD, round=7, shine=0.6, gloss=9, contact=0.8),
        Shape(smooth(band), GOLD, round=8, shine=0.6, gloss=9, contact=0.5),
        *rivets([(106, 80), (138, 68), (180, 57), (226, 63), (269, 76)], 6, "#fff6ee"),
        Shape(ellipse(180, 105, 11, 9), "#38b8e8", round=7, shine=0.9, contact=0.6),
        Shape(ellipse(138, 113, 6, 6), "#e83a4a", round=5, shine=0.9),
        Shape(ellipse(226, 108, 7, 6), "#e83a4a", round=5, shine=0.9),
        Shape(taper("170,150 186,130 210,124 238,138", [7, 15, 14, 3]), HAIR, round=7, bump=0.8,
            bump_size=4, contact=0.8, detail=lines(["174,146 190,131 210,127 232,136",
            "176,150 192,137 212,132"], "#c08850", 1.8)),
    ]  # fmt: skip


def _whisker(spine: Points, widths: list[float]) -> list[Shape]:
    strands = lines([place(spine, 0, dy) for dy in (-5, 0, 5)], "#c08850", 1.8, 0.7)
    return [Shape(taper(spine, widths, 90), HAIR, round=10, bump=0.7, bump_size=5, contact=0.8,
        shine=0.2, detail=strands)]  # fmt: skip


def _moustache() -> list[Shape]:
    """Curl up the far end; the near one is being seen to."""
    return [
        *_whisker("152,244 120,254 88,250 66,230 64,204 78,194 88,204",
            [18, 26, 23, 16, 10, 6, 2]),
        *_whisker("148,246 180,260 216,262 246,246 264,222 276,198 278,180 268,170 258,176",
            [18, 30, 28, 21, 14, 9, 7, 5, 2]),
    ]  # fmt: skip


def _monocle() -> list[Shape]:
    return [
        Shape(ring(194, 176, 30, 5), GOLD, round=2.5, shine=0.8, gloss=8),
        Shape(taper("222,188 240,220 242,250 232,284", [2, 2, 2, 2]), "#f0c860", round=1),
    ]


def _cane() -> list[Shape]:
    return [
        limb("50,276 104,486", [14, 13], "#6a3420", round=6, shine=0.6),
        Shape(ellipse(46, 258, 24, 23), GOLD, round=20, shine=0.9, gloss=9),
        limb("32,286 52,284 70,276", [9, 11, 9], GOLD, round=4, shine=0.7),
        Shape(ellipse(46, 254, 9, 9), "#e83a4a", round=8, shine=0.9, contact=0.6),
    ]  # fmt: skip


def _twirling_arm() -> list[Shape]:
    """Hold the moustache's end between finger and thumb, the little finger well away."""

    def finger(points: str, widths: list[float]) -> Shape:
        return Shape(taper(points, widths, 60), "url(#hand)", round=7, skin=0.5, contact=0.6,
            ink=0.8)  # fmt: skip

    joints = ((290, 334), (330, 412), (333, 302))
    nails = ((272, 204, -30), (298, 172, -40), (322, 166, -16), (349, 178, 10))
    return [
        limb_of(joints, 60, SLEEVE, "url(#coat)", -1, bump=0.3,
            detail=creases(joints, 60, "#220a3c", SLEEVE, -1)),
        limb("308,290 332,282 354,292", [18, 26, 18], "#fffaf0", round=9, bump=1.1, bump_size=5),
        finger("334,236 348,210 350,180", [16, 15, 11]),
        finger("322,226 330,198 322,168", [18, 17, 12]),
        finger("308,224 312,194 298,174", [18, 17, 12]),
        Shape(smooth("288,250 290,228 308,214 330,218 344,238 342,266 326,284 304,278"),
            "url(#hand)", round=22, skin=0.5, contact=0.4),
        finger("302,230 294,204 272,206", [19, 18, 12]),
        finger("306,262 282,250 270,216", [22, 20, 13]),
        *[Shape(ellipse(x, y, 4.4, 3.4, turn), "#ffe8d4", round=3, contact=0.2, ink=0.5)
            for x, y, turn in nails],
        limb("320,204 328,206 336,205", [7, 8, 7], GOLD, round=3, shine=0.8, contact=0.6),
        Shape(ellipse(328, 203, 6, 5), "#38b8e8", round=5, shine=0.9, contact=0.6),
    ]  # fmt: skip


def _light(picture: Scene) -> None:
    for x, y, size in ((137, 180, 6), (189, 178, 7.6)):
        picture.sharp(disc(x, y, size * 0.66, "#120806") + disc(x - 2.6, y - 3, 2.2, "#ffffff"))
    picture.sharp(fill("M180 158Q168 172 176 192L186 198Q174 178 190 154Z", "#ffffff", 0.3))
    picture.afterglow(oval(90, 200, 50, 140, "#ffb070", 0.25), 24)
    picture.afterglow(glint(38, 246, 20) + glint(180, 102, 13) + glint(234, 424, 18), 0.6)
