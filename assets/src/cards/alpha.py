"""Alpha: the wolf who leads, spear and shield in hand; the pack keeps its distance."""

from ..actors import earth, eyeball, lid, motes, outdoors, strands
from ..curves import Points, ellipse, knots, place, polygon, smooth, taper
from ..faces import fang
from ..figures import Spot, drape, fist, limb, plate
from ..props import pine, rivets
from ..scene import Scene, Shape
from ..stage import lit
from ..svg import disc, fill, line, linear, lines, oval, radial

LIGHT = lit("#0a0c24", "#5a6cb0", "#e8f4ff", "#6c88c8", 1.0)
FUR, PALE, DEEP, GOLD = "#8698cc", "#eaf0fc", "#4c5c98", "#c8a050"
SHIELD = (282.0, 372.0)


def scene() -> Scene:
    """Paint the pack by night, cloak and chest, spear arm, head, shield, the snow before them."""
    colours = (
        linear("cloak", (60, 250), (330, 480), (0, "#d83c4c"), (0.6, "#98243c"), (1, "#5c1434"))
        + linear("snow", (0, 426), (0, 525), (0, "#dce6fc"), (0.3, "#7484c0"), (1, "#343c78"))
        + radial("moon", (306, 70), 60, (0, "#fffff0"), (1, "#e0ecff"))
        + radial("steel", (262, 340), 110, (0, "#ffffff"), (0.4, "#a8b8dc"), (1, "#4c5c94"))
        + radial("head", (150, 130), 170, (0, "#a0b0dc"), (0.5, "#7888c0"), (1, "#506098"))
    )
    picture = outdoors(
        LIGHT, ("#141c50", "#2c4488", "#88a8e0"), ("#b4c8f0", "#7c90c8", "#3c4884"), 300, colours,
        17,
    )  # fmt: skip
    _night(picture)
    picture.group(*_cloak(), shadow=0.4, roundness=80)
    picture.group(*_chest(), shadow=0.3)
    picture.group(*_spear(), shadow=0.4)
    picture.group(*_head(), shadow=0.5, shadow_offset=(-2, 10), roundness=60)
    picture.sharp("".join(oval(x, y, 2.6, r * 0.5, "#140a12") + disc(x - 2.4, y - 3, r * 0.2,
        "#fff") for x, y, r in ((119, 151, 10), (189, 153, 13))))  # fmt: skip
    picture.group(*_shield(), shadow=0.5, shadow_blur=9)
    _snow(picture)
    picture.afterglow(disc(120, 150, 12, "#ffd040", 0.5) + disc(190, 152, 15, "#ffd040", 0.5), 6)
    return motes(picture, "#ffffff", 7, 8)


def _night(picture: Scene) -> None:
    picture.glow(disc(306, 70, 96, "#a8c8ff", 0.5), 22)
    picture.cover(disc(306, 70, 50, "url(#moon)"))
    picture.cover(oval(318, 58, 11, 9, "#c8d8f4", 0.8) + oval(292, 88, 8, 7, "#c8d8f4", 0.8))
    peaks = polygon([(-5, 320), (30, 190), (76, 250), (130, 180), (210, 270), (300, 200), (380,
        280), (380, 400), (-5, 400)])  # fmt: skip
    picture.veil(fill(peaks, "#5870b4", 0.9), 1)
    picture.cover(fill("M30 190L50 224L34 216L20 230ZM130 180L150 212L132 206L112 214Z"
        "M300 200L324 230L300 222L276 232Z", "#c8d8f8", 0.9))  # fmt: skip
    trees = "".join(pine(x, 330, h, h * 0.2, i) for i, (x, h) in enumerate(((10, 170), (44, 110),
        (344, 150), (372, 190), (310, 90))))  # fmt: skip
    picture.cover(fill(trees, "#24346c"))
    earth(picture, 318, 6, 6)
    for x, y, k in ((20, 322, 0.9), (56, 312, 0.55), (354, 262, 0.8), (336, 296, 0.55)):
        wolf = place("-26,40! -30,0 -22,-14 -24,-34! -10,-22 10,-22 24,-34! 22,-14 30,0 26,40!", x,
            y, k)  # fmt: skip
        picture.cover(fill(smooth(wolf), "#141c48"))
        eyes = "".join(ellipse(x + side * 10 * k, y - 2, 5.4 * k, 3.6 * k, side * -18)
            for side in (-1, 1))  # fmt: skip
        picture.cover(fill(eyes, "#ffe060"))


def _cloak() -> list[Shape]:
    outline = "150,240 96,268 70,316 60,400 50,540! 374,540! 372,420 362,320 334,266 262,240"
    folds = ["92,290 70,380 66,520", "300,300 330,380 340,520", "120,290 108,380 112,520"]
    return drape(outline, "url(#cloak)", folds, "#3c0c2c", 17)


def _chest() -> list[Shape]:
    rows: list[Points] = []
    for y, wide in ((404, 56), (356, 58), (310, 54), (276, 42)):
        rows += [f"{186 + dx * wide:.0f},{y} {184 + dx * wide * 1.1:.0f},{y + 36} "
            f"{190 + dx * wide * 0.8:.0f},{y + 66}" for dx in (-1, 0, 1)]  # fmt: skip
    return [
        Shape(smooth("132,260 240,260 256,340 244,480 140,480 122,340"), FUR, round=40, bump=0.5),
        *strands(rows, (PALE, "#c8d4f0", "#dce4f8"), 54),
        *strands(["116,262 96,290 98,326", "132,274 116,308 124,344"], ("#6878b0", FUR), 34),
        limb("140,296 186,330 262,300", [11, 11, 11], GOLD, shine=0.6, round=5),
        plate(_circle(188, 328, 16), GOLD, round=8, shine=0.6),
        Shape(ellipse(188, 328, 8), "#8cf0ff", round=7, shine=0.8),
    ]  # fmt: skip


def _spear() -> list[Shape]:
    """Hold it upright: the cloak over the upper arm, elbow, bracer, wrist, closed hand."""
    return [
        Shape(taper("34,540 48,300 58,110", [11, 11, 10]), "#8c6444", round=4, bump=0.4),
        plate("58,122 42,98 50,42 62,4! 70,46 76,100", "#dce8fc", round=12, shine=0.7),
        Shape(smooth("54,128 38,146 40,174 52,156 58,180 64,154 68,128"), "#c83444", round=7),
        limb("46,124 70,127", [10, 10], "#c83444"),
        limb("106,404 92,368 80,312", [62, 54, 36], FUR, bump=0.5),
        plate("60,336! 102,324! 112,364! 74,378!", GOLD, round=12, shine=0.6),
        limb("62,344 106,332", [7, 7], "#ffe8b0", round=3, shine=0.6),
        limb("72,376 114,362", [7, 7], "#ffe8b0", round=3, shine=0.6),
        *fist(Spot(56, 294, 32, 4), "#a8b6e0", "#2c2c4c"),
        Shape(smooth("150,250 112,262 82,286 74,318 88,340 106,364 124,398! 150,372 164,320 "
            "166,276"), "url(#cloak)", round=26, bump=0.5, bump_size=14,
            detail=lines(["112,274 116,320 132,380", "136,264 142,316 144,370"], "#3c0c2c",
            9, 0.5)),
        limb("74,318 88,340 106,364 124,398", [8, 9, 9, 8], GOLD, round=4, shine=0.6),
    ]  # fmt: skip


def _tooth(x: float, y: float, long: float, wide: float, turn: float = 0) -> Shape:
    return fang(x, y, long, wide, turn, "#fffaf0")


def _head() -> list[Shape]:
    """Turn the face three quarters to the left, chin a little down, lips drawn back."""
    mane = ["236,84 288,104 320,158", "248,110 304,144 326,206", "256,146 310,184 328,246",
        "256,180 304,220 314,280", "248,214 288,252 290,308", "232,240 262,276 260,326",
        "206,256 226,292 220,338", "104,196 78,224 84,268", "116,224 98,254 110,296",
        "138,250 126,280 142,316", "172,262 172,294 186,330"]  # fmt: skip
    ruff = ["244,150 282,164 300,196", "240,176 276,196 286,230", "230,200 258,226 260,262",
        "214,222 236,248 232,286", "108,160 86,176 82,204", "112,182 94,204 98,232"]  # fmt: skip
    return [
        *strands(mane, (DEEP, "#6878b0", FUR), 56),
        Shape(smooth("112,112! 96,62 104,16! 140,46 160,92!"), DEEP, round=12, bump=0.7,
            detail=fill(smooth("116,92 106,60 110,38! 132,58 144,88"), "#a8607c", 0.8)),
        Shape(smooth("204,88! 224,40 262,8! 276,58 262,124!"), FUR, round=16, bump=0.7,
            detail=fill(smooth("222,90 236,52 258,28! 264,62 250,108"), "#c87c94", 0.85)),
        Shape(smooth("150,82 200,76 246,100 266,146 258,202 230,240 188,258 140,250 110,214 "
            "100,168 110,118"), "url(#head)", round=60, bump=0.4, bump_size=14, ink=0.4),
        *strands(ruff, (PALE, FUR, "#c8d4f0"), 38),
        *_mouth(),
        Shape(smooth("136,128! 166,128! 190,166 214,200 218,226! 196,242 152,238 116,232 90,228 "
            "72,216 70,196 88,180 112,160"), PALE, round=34, bump=0.5, bump_size=12, contact=0.7,
            detail=lines(["104,208 108,220", "122,210 126,222", "140,212 144,224"], "#6878b0", 3,
            0.7)),
        Shape(smooth("128,120 170,116 178,150 150,176 112,186 96,182 118,156"), FUR, round=24,
            bump=0.4, bump_size=14, contact=0, ink=0.1,
            detail=lines(["112,176 130,160", "122,182 146,166"], DEEP, 3, 0.5)),
        Shape(smooth("60,190 78,178 100,184 104,198 92,212 72,210 62,202"), "#1c1830", round=12,
            shine=0.8, contact=0.8),
        *eyeball((120, 150), 11.5, "#ffc030", (-1, 1)),
        *eyeball((191, 152), 15, "#ffc030", (-2, 1)),
        lid((120, 150), 12.5, DEEP, 22, 0.3),
        lid((191, 152), 16, DEEP, -20, 0.3),
        *strands(["136,148 116,132 96,128", "164,150 192,130 224,128", "166,140 194,122 218,118"],
            (DEEP, DEEP, "#7080b4"), 18),
        Shape(taper("206,132 198,150 202,176", [1, 4, 1]), "#d8889c", round=2, ink=0.2),
        limb("112,108 148,96 200,92 248,112", [12, 13, 14, 13], GOLD, round=6, shine=0.6),
        Shape(polygon("150,78! 163,95! 150,116! 138,97!"), "#8cf0ff", round=7, shine=0.8),
        *strands(["178,90 190,66 212,62", "164,88 172,66 188,54", "196,88 212,74 232,74"], (FUR,),
            18),
    ]  # fmt: skip


def _mouth() -> list[Shape]:
    """Jaw, throat, tongue, and the teeth that the lip will cover at their roots."""
    return [
        Shape(smooth("92,240! 120,250 170,254 222,226! 224,254 196,280 152,290 116,282 96,262"),
            "#c8d4f0", round=18, bump=0.8, bump_size=6, contact=0.6),
        Shape(smooth("82,222! 130,232 180,236 222,216! 216,246 188,264 144,268 108,258 90,244"),
            "#5c1028", round=6, flat=0.4, rim=0, contact=0.5),
        Shape(smooth("112,258 136,244 172,248 196,256 170,266 140,268"), "#e06878", round=9,
            ink=0.4, shine=0.4),
        *(_tooth(x, y, long, 10, 180) for x, y, long in ((104, 254, 20), (122, 263, 11),
            (140, 267, 11), (160, 267, 12), (180, 263, 13), (198, 254, 14))),
        *(_tooth(x, y, long, wide) for x, y, long, wide in ((88, 222, 14, 9), (104, 224, 32, 14),
            (124, 230, 14, 10), (140, 232, 14, 10), (158, 234, 16, 11), (178, 234, 17, 12),
            (198, 228, 15, 11))),
    ]  # fmt: skip


def _shield() -> list[Shape]:
    x, y = SHIELD
    shoulder = "-52,34! -48,-6 -24,-32 14,-36 44,-16 54,26! 20,14 -18,18"
    fangs = [_tooth(x + dx, y - 18 + abs(dx) * 0.3, 46, 17, -dx * 0.5) for dx in (-23, 0, 23)]
    return [
        limb("304,292 340,330 324,372", [70, 62, 48], FUR, bump=0.5, ink=0.5),
        *[plate(place(shoulder, 308, 290 + drop, k, 18), tone, round=20, shine=0.6)
            for drop, k, tone in ((20, 0.92, GOLD), (14, 0.88, "#a0b0d4"), (4, 1.0, GOLD),
            (-1, 0.88, "#b0bce0"))],
        *rivets([(272, 290), (300, 272), (332, 286)], 4, "#ffe8b0"),
        plate(_circle(x, y, 70), GOLD, round=12, shine=0.6, gloss=10),
        plate(_circle(x, y, 59), "url(#steel)", round=50, shine=0.6, gloss=14,
            detail=line([(x - 52, y + 20), (x - 30, y + 44)], "#4c5c94", 2)
            + line([(x + 30, y - 48), (x + 44, y - 26)], "#4c5c94", 2)),
        Shape(ellipse(x, y, 41), "#a82c40", round=8, bump=0.5),
        *fangs,
        *rivets([(p.x, p.y) for p in knots(_circle(x, y, 50))], 5, "#ffe8b0"),
    ]  # fmt: skip


def _snow(picture: Scene) -> None:
    """Let it stand behind a drift, which takes the shadow of cloak and shield."""
    drift = "-10,446 40,432 110,446 190,438 270,448 330,436 390,448 390,540! -10,540!"
    picture.group(Shape(smooth(drift), "url(#snow)", round=22), form=0.2,
        shadow=0.3)  # fmt: skip
    picture.shade(oval(206, 462, 150, 14, "#3c4890", 0.5), 6)


def _circle(x: float, y: float, size: float) -> str:
    """Give eight points of a circle."""
    return " ".join(
        f"{x + size * dx:.1f},{y + size * dy:.1f}"
        for dx, dy in ((1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
            (0, -1), (0.707, -0.707))
    )  # fmt: skip
