"""Martyr: struck again and again, and still standing in the light."""

from ..curves import ellipse, place, ring, smooth, taper
from ..faces import pupil
from ..figures import Spot, arrow, brow, drape, fist, gaze, limb, locks, nose, pauldron, plate
from ..props import pair, rivets
from ..scene import Scene, Shape
from ..sparks import glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import disc, fill, linear, lines, radial, rays

BACKDROP = Backdrop(
    ("#4a0c1c", "#a02630", "#f0a060"), ("#fffbe0", "#ffd070"), "#5c1420", "#1a060c", "drapes",
    radius=120, centre=(187, 150),
)  # fmt: skip
LIGHT = lit("#1a0a10", "#6a5a8a", "#fff0b0", "#8a4a3a", 1.0)
SKIN, GOLD, STEEL = "url(#skin)", "url(#gold)", "url(#steel)"


def scene() -> Scene:
    """Set a calm face before the halo, and arrows behind and before the armour."""
    colours = (
        linear("skin", (130, 120), (250, 290), (0, "#c98a5e"), (0.6, "#9a5f42"), (1, "#5e342c"))
        + linear("gold", (60, 60), (320, 420), (0, "#fff8c8"), (0.5, "#f2bc48"), (1, "#a0661e"))
        + linear("steel", (70, 250), (310, 430), (0, "#f6f6fc"), (0.5, "#bcc0d6"), (1, "#747a9e"))
        + linear("blade", (160, 330), (215, 330), (0, "#ffffff"), (0.5, "#b8c6d8"), (1, "#8494ac"))
        + linear("cloak", (40, 230), (330, 460), (0, "#e23a3a"), (1, "#6a0e24"))
        + linear("hair", (110, 100), (260, 280), (0, "#fffdf4"), (1, "#c8bcc8"))
        + radial("shine", (187, 300), 190, (0, "#fff4c0cc"), (0.55, "#ffd87066"), (1, "#ffd87000"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 10)
    picture.glow(fill(rays((187, 150), (100, 380), 22, 0.4, 4), "#ffd890", 0.4), 2)
    picture.group(*_halo(), shadow=0.25, form=0)
    picture.group(*_cloak(), shadow=0.4, fade=(340, 450, 0.5))
    picture.group(*_struck(), shadow=0.35, form=0)
    picture.group(*_armour(), shadow=0.45, fade=(360, 450, 0.5))
    picture.group(*_wounds(), shadow=0.4, form=0)
    picture.group(*_hair(), shadow=0.4)
    picture.group(*_face(), shadow=0.5)
    picture.group(*_sword(), shadow=0.5)
    picture.group(*_dove(), shadow=0.4)
    picture.sharp(pupil(154, 191, 12) + pupil(221, 190, 12))
    picture.sharp(disc(322, 200, 1.8, "#1a0a10"))
    picture.afterglow(fill(ring(187, 150, 124, 20), "#ffb040", 0.35), 8)
    picture.afterglow(disc(187, 303, 24, "#fff2c0", 0.45), 14)
    picture.afterglow(glint(187, 303, 50) + glint(187, 303, 22), 0.8)
    picture.afterglow(glint(98, 62, 22) + glint(290, 80, 16), 0.6)
    return finish(picture, BACKDROP, "#fff4c0")


def _halo() -> list[Shape]:
    studs = [place([(114, 0)], 187, 150, 1, turn)[0] for turn in range(0, 360, 30)]
    return [
        Shape(ring(187, 150, 126, 22), GOLD, round=10, shine=0.4, gloss=8),
        *rivets([(stud.x, stud.y) for stud in studs], 5, "#ff6a4a"),
    ]


def _cloak() -> list[Shape]:
    outline = "112,250 187,238 262,250 310,290 344,370 360,470 14,470 30,370 64,290"
    return drape(
        outline,
        "url(#cloak)",
        ["62,330 46,400 36,470", "312,330 328,400 338,470", "84,350 74,420 70,470"],
        "#3c0416",
    )


def _struck() -> list[Shape]:
    """Arrows that stand out behind the shoulders."""
    return [
        *arrow((310, 44), (262, 132), "#f4ecd8"),
        *arrow((18, 206), (96, 290), "#f4ecd8"),
        *arrow((356, 256), (280, 300), "#3a8ac0"),
        *arrow((20, 330), (90, 338), "#3a8ac0"),
    ]


def _armour() -> list[Shape]:
    breast = "106,282 148,258 187,266 228,258 268,282 276,350 252,410 187,424 122,410 98,350"
    tracery = lines(
        ["124,300 160,330 176,380", "250,300 214,330 198,380", "130,380 187,398 244,380"],
        "#d8962e",
        4,
        0.8,
    )
    return [
        plate(breast, STEEL, tracery, round=56),
        limb("84,320 62,362 92,392", [56, 54, 46], STEEL, shine=0.5, bump=0.1),
        limb("290,320 312,362 282,392", [56, 54, 46], STEEL, shine=0.5, bump=0.1),
        *pauldron(Spot(86, 296, 62, -14), STEEL, GOLD),
        *pauldron(Spot(288, 296, 62, 14), STEEL, GOLD),
        plate(
            "132,264 160,284 187,290 214,284 242,264 248,284 214,306 187,312 160,306 126,284",
            GOLD,
            round=10,
        ),
    ]


def _wounds() -> list[Shape]:
    """Arrows that stick in the plates, one broken off."""
    return [
        *arrow((330, 330), (262, 350), "#f4ecd8"),
        *arrow((28, 262), (92, 300), "#f0c04a"),
        *arrow((300, 244), (256, 306), "#f0c04a"),
        limb("120,344 96,372", [5.5, 5.5], "#b98a54", round=3),
        *[Shape(ellipse(x, y, 7, 5), "#4a3a5a", round=3, contact=0.2, flat=0.5, rim=0) for x,
            y in ((262, 350), (94, 301), (122, 342), (255, 307))],
    ]  # fmt: skip


def _hair() -> list[Shape]:
    fills = ("#fffaf0", "#d4cad2", "#ece4e4")
    back = "112,196 116,132 148,96 187,86 228,96 258,132 262,196 268,250 248,274 126,274 106,250"
    return [
        Shape(
            smooth(back),
            "url(#hair)",
            round=40,
            bump=0.6,
            bump_size=7,
            detail=lines(["128,130 112,240", "246,130 262,240"], "#a89cb0", 4, 0.5),
        ),
        *locks("262,180 268,220 260,262", 6, 44, 22, fills, 3, 34),
        *locks("114,262 106,220 112,180", 6, 44, 22, fills, 5, -34),
    ]


def _face() -> list[Shape]:
    face = (
        "124,166 146,128 187,116 228,128 250,166 250,214 234,254 210,282 187,290 164,282 "
        "140,254 124,214"
    )
    fringe = (
        "120,186! 120,140 146,108 187,98 230,108 256,140 256,188! 246,160 230,142 206,134 "
        "200,150 176,140 150,146 132,164"
    )
    return [
        Shape(smooth("150,262 187,274 226,262 232,292 187,306 142,292"), SKIN, round=16),
        Shape(smooth(face), SKIN, round=46, bump=0.2, skin=0.4),
        *pair("132,226 148,218 162,230 154,246 138,242", "#b06c4c", round=16, contact=0, ink=0,
            rim=0.2, skin=0.5),
        *gaze(Spot(154, 194, 17, -4), "#f0b030", "#8a5238", 0.4, (0, -3), "#fffaf0"),
        *gaze(Spot(221, 193, 17, 4), "#f0b030", "#8a5238", 0.4, (0, -3), "#fffaf0"),
        *brow(150, 164, 46, 9, -12, "#e8dcd8", 3),
        *brow(226, 163, 46, 9, 12, "#e8dcd8", 4),
        *nose(188, 222, 24, "#a8684a", 0.9),
        Shape(smooth("162,255! 176,250 187,253 198,250 214,254! 200,258 187,259 174,258"),
            "#8a3a34", round=4, contact=0.3, ink=0.5),
        Shape(smooth("164,257! 187,259 212,256! 200,268 187,270 174,268"), "#b0564a", round=5,
            contact=0.3, ink=0.5, shine=0.3),
        Shape(smooth(fringe), "url(#hair)", round=13, bump=0.6, bump_size=5, contact=0.7,
            detail=lines(["150,112 134,150", "176,104 168,138", "206,104 220,136",
            "232,112 248,156"], "#a89cb0", 3, 0.6)),
        plate("118,150! 150,130 187,124 226,130 258,150! 258,162 226,142 187,136 150,142 "
            "118,162", GOLD, round=5),
        Shape(smooth("187,112! 198,130 187,150! 176,130"), "#d8323e", round=8, shine=0.9,
            contact=0.6),
    ]  # fmt: skip


def _sword() -> list[Shape]:
    return [
        Shape(
            taper("187,360 187,470", [34, 34]),
            "url(#blade)",
            round=10,
            shine=0.6,
            detail=lines(["187,350 187,470"], "#7486a0", 5, 0.6),
        ),
        limb("92,402 122,374 150,352", [46, 44, 36], STEEL, shine=0.6, bump=0.1),
        limb("282,402 252,374 224,352", [46, 44, 36], STEEL, shine=0.6, bump=0.1),
        limb("126,356 142,366 152,382", [8, 9, 8], GOLD, round=4, shine=0.6),
        limb("248,356 232,366 222,382", [8, 9, 8], GOLD, round=4, shine=0.6),
        limb(
            "112,370 150,364 187,368 224,364 262,370",
            [15, 17, 24, 17, 15],
            GOLD,
            round=7,
            shine=0.7,
        ),
        Shape(ellipse(112, 370, 11), GOLD, round=9, shine=0.8),
        Shape(ellipse(262, 370, 11), GOLD, round=9, shine=0.8),
        limb("187,360 187,318", [15, 15], "#8a2030", round=6, bump=0.4),
        *fist(Spot(190, 348, 26, 6, True), "#d8dae8", "#f4f4fa"),
        *fist(Spot(184, 332, 27, -8), "#c8cade", "#f4f4fa"),
        Shape(ellipse(187, 303, 15), GOLD, round=12, shine=0.9, gloss=8),
        Shape(ellipse(187, 303, 7), "#d8323e", round=6, shine=0.9, contact=0.5),
    ]


def _dove() -> list[Shape]:
    """One guest has found a perch."""
    return [
        Shape(smooth("352,232! 366,226 374,236 360,240"), "#e4e4f0", round=4, contact=0.4),
        Shape(
            smooth("312,196 322,188 334,196 340,210 356,226 352,240 336,246 320,238 314,218"),
            "#fffdf8",
            round=14,
            bump=0.5,
            bump_size=4,
            contact=0.5,
        ),
        Shape(
            smooth("328,216! 346,214 364,230! 346,238 332,232"),
            "#dcdcec",
            round=6,
            bump=0.4,
            contact=0.6,
        ),
        Shape(smooth("313,199! 302,203 313,207!"), "#ffae3a", round=3, contact=0.4),
    ]
