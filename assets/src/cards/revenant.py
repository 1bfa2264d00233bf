"""Revenant: a dead knight rides in on the mist; shields do not stop its lance."""

from ..curves import ellipse, polygon, smooth, taper
from ..figures import Spot, drape, fist, limb, pauldron, plate
from ..props import pair, rivets
from ..scene import Scene, Shape
from ..sparks import flame, glint
from ..stage import Backdrop, finish, lit, stage
from ..svg import clouds, disc, linear, lines, oval

BACKDROP = Backdrop(
    ("#081430", "#163e64", "#3c88a0"), ("#eafff8", "#7ad8dc"), "#0e2c4c", "#050c1c", "graves",
    radius=122, centre=(187, 150),
)  # fmt: skip
LIGHT = lit("#060a18", "#3c5c94", "#a8fff0", "#2a6a7a", 1.0)
STEEL, GLOW = "url(#steel)", "#8afff0"


def scene() -> Scene:
    """Cloak, armour, skull in its helm; then the lance through a shield."""
    colours = (
        linear("steel", (70, 70), (310, 420), (0, "#d4e4ea"), (0.5, "#7f9cae"), (1, "#3c5470"))
        + linear("dark", (90, 100), (290, 300), (0, "#8ea6b8"), (1, "#33465c"))
        + linear("bone", (140, 130), (240, 290), (0, "#f6f4e2"), (1, "#a4ac9c"))
        + linear("cloak", (40, 200), (330, 460), (0, "#4c3a74"), (1, "#1a1434"))
        + linear("wood", (0, 280), (120, 400), (0, "#b8623c"), (1, "#5a2a24"))
        + linear("gem", (170, 320), (205, 380), (0, "#ffffff"), (0.5, "#9afff4"), (1, "#3ab4d8"))
    )
    picture = stage(BACKDROP, LIGHT, colours, 11)
    wisps = flame((206, 92), 150, 5, ("#1f8a9c", "#4cd4d4", "#b4fff2"), 0.22)
    picture.veil(f'<g transform="rotate(38 206 92)" opacity=".85">{wisps}</g>', 1.2)
    picture.group(*drape(
        "120,230 187,214 256,230 310,270 346,350 362,470 20,470 32,350 66,270", "url(#cloak)",
        ["72,300 54,380 46,460", "306,300 324,380 332,460", "100,330 92,400 88,460"], "#0c0a20",
    ), shadow=0.4, fade=(330, 440, 0.7))  # fmt: skip
    picture.group(*_armour(), shadow=0.45, fade=(330, 440, 0.6))
    picture.group(*_head(), shadow=0.55, shadow_blur=9, shadow_offset=(-4, 9))
    picture.veil(clouds(4, 9, (0, 360, 375, 430), 80, "#8ad8dc", 0.16), 9)
    picture.group(*_lance(), shadow=0.5, form=0.2)
    picture.group(*_shield(), shadow=0.5)
    picture.group(plate("88,304! 74,354! -6,366!", "#ffffff", round=11), shadow=0.6)
    picture.group(*_splinters(), shadow=0.4)
    for x, y in ((153, 192), (221, 190)):
        picture.sharp(disc(x, y, 7.5, "#c8fff6") + disc(x - 1, y - 1, 4, "#ffffff"))
    picture.afterglow(
        oval(153, 192, 22, 20, "#3affea", 0.8) + oval(221, 190, 22, 20, "#3affea", 0.8), 8
    )
    picture.afterglow(disc(187, 346, 26, "#5affee", 0.6), 12)
    picture.afterglow(glint(22, 352, 30), 0.8)
    picture.veil(clouds(9, 8, (0, 400, 375, 440), 90, "#6ac0cc", 0.14), 8)
    return finish(picture, BACKDROP, "#b8fff4")


def _armour() -> list[Shape]:
    tabard = "140,300 187,310 236,300 240,380 232,470 144,470 134,380"
    gem = "168,336! 176,324! 199,324! 207,336! 187,366!"
    facets = lines(["168,336 207,336", "180,336 187,366", "195,336 187,366"], "#2a7aa0", 1.6, 0.8)
    return [
        plate("108,262 150,244 187,250 226,244 268,262 280,330 256,400 187,416 118,400 94,330",
            STEEL, round=50),
        Shape(smooth(tabard), "#24405c", round=18, bump=0.6, contact=0.5,
            detail=lines(["160,320 156,460", "216,320 220,460"], "#0e1c34", 4, 0.6)),
        Shape(polygon(gem.replace("!", "")), "url(#gem)", round=10, shine=0.8, gloss=8,
            glow=0.45, contact=0.7, detail=facets),
        plate("126,256 156,280 187,288 220,280 250,256 256,276 222,302 187,310 152,302 118,276",
            "url(#dark)", round=12),
        *pauldron(Spot(92, 284, 58, -16), STEEL, "#c8a860"),
        *pauldron(Spot(284, 282, 58, 16), STEEL, "#c8a860"),
        limb("74,318 62,360 78,400", [52, 48, 42], "url(#dark)", shine=0.4),
    ]  # fmt: skip


def _head() -> list[Shape]:
    skull = (
        "126,160 150,132 187,124 226,132 250,160 252,200 240,228 226,240 222,262 206,276 "
        "187,280 168,276 152,262 148,240 136,228 124,200"
    )
    helm = (
        "187,64 228,76 258,108 268,156 264,178! 244,160 216,150 187,148 158,150 130,160 "
        "110,178! 106,156 116,108 146,76"
    )
    comb = "180,52! 196,52! 200,90 198,152 176,152 174,90"
    teeth = [
        limb(f"{x},248 {x},264", [10, 8], "#f2ecd0", round=4, contact=0.4)
        for x in (160, 171, 182, 193, 204, 214)
    ]
    cracks = lines(["214,142 206,160 214,172 208,182"], "#5a6a6a", 2, 0.8)
    return [
        Shape(smooth(skull), "url(#bone)", round=42, bump=0.5, bump_size=10, detail=cracks),
        *pair("124,186 132,168 154,166 172,180 174,200 160,214 138,212", "#081422", axis=187.5,
            round=6, contact=0.3, flat=0.6, rim=0),
        Shape(smooth("187,206! 196,220 200,234! 190,230 187,236 183,230 174,234! 178,220"),
            "#0c1824", round=3, contact=0.2, flat=0.6, rim=0),
        Shape(smooth("152,246! 187,242 224,246! 218,268 187,274 158,268"), "#142230", round=4,
            contact=0.3, flat=0.5, rim=0),
        *teeth,
        *[limb(f"{x},268 {x + 1},276", [9, 7], "#e0dcc0", round=4, contact=0.4) for x in (166,
            177, 188, 199, 209)],
        Shape(smooth("134,162! 156,150 176,164 187,178 200,164 222,148 244,160! 240,178 "
            "218,170 200,182 187,196 174,184 156,174 138,180"), "#d4d6c2", round=10, bump=0.4,
            contact=0.9),
        plate("112,168! 128,160 138,186 142,226 152,262! 128,270 108,236 104,196", "url(#dark)",
            round=12),
        plate("262,168! 246,160 238,186 234,226 224,262! 248,270 268,236 272,196", "url(#dark)",
            round=12),
        plate(helm, STEEL, round=44, detail=lines(["134,92 122,150", "242,92 254,150"],
            "#35506a", 3, 0.6)),
        plate(comb, "#c8a860", round=8),
        plate("104,176! 130,152 187,140 246,152 272,176! 270,190 244,168 187,156 132,168 "
            "106,190", "#c8a860", round=7),
        *rivets(((126, 172), (150, 161), (226, 161), (250, 172)), 3.2, "#fff0c0"),
        Shape(ellipse(187, 50, 10, 8), "#c8a860", round=7, shine=0.7),
    ]  # fmt: skip


def _shield() -> list[Shape]:
    board = "14,290 62,276 112,292 112,346 96,388 62,414 30,388 14,346"
    planks = lines(["38,280 38,400", "62,276 62,414", "88,282 88,400"], "#3c1a1a", 2.4, 0.8)
    rim = "14,290 62,276 112,292 112,346 96,388 62,414 30,388 14,346 14,292"
    return [
        Shape(smooth(board), "url(#wood)", round=20, bump=0.8, bump_size=6, detail=planks),
        Shape(taper(rim, [9, 9, 9], 90), "url(#steel)", round=4, shine=0.5),
        Shape(polygon("66,300 78,316 98,312 90,332 102,350 80,350 66,368 54,350 34,352 46,334 "
            "38,314 56,318"), "#160a12", round=4, flat=0.7, rim=0, contact=0.2),
    ]  # fmt: skip


def _lance() -> list[Shape]:
    stripes = lines([f"{x},220 {x - 26},380" for x in range(120, 400, 46)], "#3a3f86", 13, 0.9)
    return [
        limb("282,270 320,286 346,262", [58, 54, 46], "url(#dark)", shine=0.4),
        Shape(
            taper("372,226 300,254 200,286 100,320 44,342", [28, 28, 32, 26, 20], 70),
            "#cfdde6",
            round=12,
            bump=0.3,
            detail=stripes,
            shine=0.2,
        ),
        plate("246,234 262,262 276,302 262,310 240,276 232,240", STEEL, round=10, contact=0.8),
        *fist(Spot(310, 250, 34, 70), "#9db4c4", "#d8e6ee"),
        *rivets(((298, 236), (318, 262), (306, 226)), 3, "#e8d08a"),
    ]


def _splinters() -> list[Shape]:
    pieces = (
        "76,300! 92,286! 86,306",
        "30,322! 10,316! 28,334",
        "96,356! 116,366! 94,368",
        "44,372! 36,392! 56,376",
        "40,296! 28,280! 48,288",
    )
    return [Shape(smooth(points), "#d88a58", round=4, bump=0.4) for points in pieces]
